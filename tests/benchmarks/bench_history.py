"""How fast many games are told: `python tests/benchmarks/bench_history.py`. The aim: a thousand games, and ten thousand other files, in under 2 s."""

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tests" / "history")]

from shelves import files, kept, shelf  # noqa: E402  the checkout must be found first

AIM_MS, GAMES, OTHERS = 2000.0, 1000, 10_000


def run_ms(folder: Path, cache: Path) -> tuple[float, float]:
    """A run of the program as players have it, with its modules compiled: how long it takes, and how much of that the processor works for it."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"} | {"XDG_CACHE_HOME": str(cache)}
    before, worked = time.perf_counter(), os.times()
    subprocess.run([sys.executable, "-m", "asrus_pnp", "history", str(folder)], cwd=ROOT, env=env, capture_output=True, check=True)
    now = os.times()
    work = now.children_user - worked.children_user + now.children_system - worked.children_system
    return (time.perf_counter() - before) * 1000, work * 1000


def put(folder: Path, texts: dict[str, str]) -> None:
    folder.mkdir()
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")


def told(name: str, took: tuple[float, float]) -> None:
    ms, work = took
    print(f"{name:48} {ms:6.0f} ms, {ms / AIM_MS:4.0%} of {AIM_MS:.0f} ms; {work:6.0f} ms of work, {work / AIM_MS:4.0%}")


def records(count: int) -> dict[str, str]:
    """So many records: a few games, each begun at many times."""
    rng, times = random.Random(1), (f"2026-{n // 1000 + 1:02}-{n // 40 % 25 + 1:02} 20:{n % 40 + 10}" for n in range(count))
    some = [kept(game, 1, rng) for game in ("constellation", "astro-race", "starry-night")]
    return {f"{n}.txt": (one := some[n % 3]).text.replace(one.when, at, 1) for n, at in enumerate(times)}


def main() -> None:
    with tempfile.TemporaryDirectory() as place:
        at = Path(place)
        put(at / "logs", files(shelf(GAMES, 0), random.Random(1)))
        told(f"{GAMES} games in logs", min(run_ms(at / "logs", at / "cache") for _ in range(3)))
        put(at / "records", records(GAMES))
        told(f"{GAMES} records, for the first time", run_ms(at / "records", at / "cache"))
        told(f"{GAMES} records, remembered", min(run_ms(at / "records", at / "cache") for _ in range(3)))
        put(at / "others", {f"{n}.txt": f"{n}: {n}\n" * 200 for n in range(OTHERS)} | records(1))
        told(f"one record among {OTHERS} other files", min(run_ms(at / "others", at / "cache") for _ in range(3)))


if __name__ == "__main__":
    main()
