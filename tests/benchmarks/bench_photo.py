"""How many cards are read from made photos, and what one photo costs: `python tests/benchmarks/bench_photo.py [scenes of each kind]`.

Each kind of scene is a promise of the command line (see PROMISED) or lies beyond it. The figures count cards; each card is in a photo twice,
by its two marks, except where others lie on it."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import photo_scenes as scenes  # noqa: E402  the checkout must be found first

from asrus_pnp.photo.marks import Mark  # noqa: E402
from asrus_pnp.photo.read import marks  # noqa: E402

PROMISED = {"ordinary 20": 1.0, "ordinary 40": 0.98, "fanned 40": 0.98, "poor 15": 0.9}
ONE_PHOTO = """
import json, re, sys, time
before = time.perf_counter()
from pathlib import Path
from asrus_pnp.photo.files import load
from asrus_pnp.photo.read import marks
found = {mark.id for mark in marks(load(Path(sys.argv[1]), "L"))}
peak = int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024  # getrusage counts the process that started this one too
print(json.dumps({"seconds": time.perf_counter() - before, "megabytes": peak, "cards": len(found)}))
"""


def main(count: int) -> None:
    print(f"{'scene':<12} {'cards':>6} {'read':>6} {'share':>7} {'promised':>9} {'wrong':>6} {'unread places':>14}")
    cards = wrong = 0
    for name, kind in scenes.KINDS.items():
        looked = [_look(kind, seed) for seed in range(1000, 1000 + count)]
        lying, read = sum(len(ids) for ids, _ in looked), sum(len(_read(some) & ids) for ids, some in looked)
        others, unread = sum(len(_read(some) - ids) for ids, some in looked), sum(not m.content for _, some in looked for m in some)
        promised = f"{PROMISED[name]:.0%}" if name in PROMISED else "-"
        print(f"{name:<12} {lying:>6} {read:>6} {read / lying:>7.1%} {promised:>9} {others:>6} {unread:>14}", flush=True)
        cards, wrong = cards + lying, wrong + others
    print(f"{cards} card images, {wrong} wrong cards")
    _cost()


def _look(kind: scenes.Kind, seed: int) -> tuple[set[str], list[Mark]]:
    ids = scenes.some(kind.count, seed)
    return set(ids), marks(scenes.scene(kind, ids, seed))


def _read(some: list[Mark]) -> set[str]:
    return {mark.id for mark in some if mark.id}


def _cost() -> None:
    """Time and memory of one JPEG of twelve megapixels in colour, the best of three new processes."""
    kind = scenes.KINDS["ordinary 40"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "photo.jpg"
        scenes.scene(kind, scenes.some(kind.count, 1), 1).convert("RGB").save(file, quality=90)
        command = [sys.executable, "-c", ONE_PHOTO, str(file)]
        runs = [json.loads(subprocess.run(command, capture_output=True, check=True, cwd=ROOT).stdout) for _ in range(3)]
    best = min(runs, key=lambda run: run["seconds"])
    print(f"one photo of {scenes.PHOTO[0]} × {scenes.PHOTO[1]}: {best['seconds']:.2f} s, {best['megabytes']} MB, {best['cards']} cards")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 16)
