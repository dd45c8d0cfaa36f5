"""How many cards are read from made photos, and what one photo costs: `python tests/benchmarks/bench_photo.py [scenes of each kind]`.

Each kind of scene is a promise of the command line (see PROMISED) or lies beyond it. The figures count cards; each card is in a photo twice,
by its two marks, except where others lie on it."""

import json
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import photo_scenes as scenes  # noqa: E402  the checkout must be found first

from asrus_pnp.photo.files import load  # noqa: E402
from asrus_pnp.photo.marks import Mark  # noqa: E402
from asrus_pnp.photo.read import marks  # noqa: E402

PROMISED = {"ordinary 20": 1.0, "ordinary 40": 0.98, "fanned 40": 0.98, "poor 15": 0.9}
ONE_PHOTO = "--one"  # only look at one photo, in a process of its own, whose memory can be measured


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
        runs = [json.loads(subprocess.run([sys.executable, __file__, ONE_PHOTO, file], capture_output=True, check=True).stdout) for _ in range(3)]
    best = min(runs, key=lambda run: run["seconds"])
    print(f"one photo of {scenes.PHOTO[0]} × {scenes.PHOTO[1]}: {best['seconds']:.2f} s, {best['megabytes']} MB, {best['cards']} cards")


def _one(file: Path) -> None:
    before = time.perf_counter()
    found = marks(load(file, "L"))
    seconds, peak = time.perf_counter() - before, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(json.dumps({"seconds": seconds, "megabytes": peak, "cards": len(_read(found))}))


if __name__ == "__main__":
    if ONE_PHOTO in sys.argv:
        _one(Path(sys.argv[-1]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 16)
