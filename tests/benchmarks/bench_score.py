"""How fast scores are, as whole processes, against a bare import of click: `python tests/benchmarks/bench_score.py`.

Seconds drift with the machine, ratios hold. Goals: help 2, one score 3, and a thousand positions twice one call."""

import statistics
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from asrus_pnp import registry  # noqa: E402  the checkout must be found first
from asrus_pnp.database.database import Database  # noqa: E402

RUNS = 9
PROGRAM = (sys.executable, "-m", "asrus_pnp")


def renamed(position: tuple[str, ...], number: int) -> list[str]:
    """The position with other players, so that it has to be settled anew."""
    return [line.replace(":", f"{number}:", 1) for line in position]


def seconds(commands: dict[str, list[str]]) -> dict[str, float]:
    """The median time of each command; all take turns, so that a busy moment hits every one of them."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, command in commands.items():
            before = time.perf_counter()
            subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
            times[name].append(time.perf_counter() - before)
    return {name: statistics.median(some) for name, some in times.items()}


def main() -> None:
    with TemporaryDirectory() as scratch:
        commands = {"click": [sys.executable, "-c", "import click"], "help": [*PROGRAM, "--help"]}
        for game in registry.GAMES:
            example = registry.game(game).load(Database()).score.example
            commands[f"one {game}"] = [*PROGRAM, "score", game, *example, "--json"]
            for sort, positions in (("alike", [example] * 1000), ("different", [renamed(example, n) for n in range(1000)])):
                many = Path(scratch) / f"{game}-{sort}.txt"
                many.write_text("\n---\n".join("\n".join(p) for p in positions), encoding="utf-8")
                commands[f"{sort} {game}"] = [*PROGRAM, "score", game, "--file", str(many), "--json"]
        took = seconds(commands)
    print(f"import click: {took['click'] * 1000:.0f} ms; --help: {took['help'] / took['click']:.2f} times that")
    for game in registry.GAMES:
        one, alike, different = (took[f"{sort} {game}"] for sort in ("one", "alike", "different"))
        many = f"a thousand alike {alike / one:.2f} times one call, a thousand different ones {different / one:.2f}"
        print(f"{game}: one score {one / took['click']:.2f} times import click; {many}")


if __name__ == "__main__":
    main()
