"""How many cards are read from made photos, and what one photo costs: `python tests/benchmarks/bench_photo.py [scenes of each kind]`;
with `wrong CARDS` how many cards are read wrong in so many card images of crowded, hard photos, one in ten of cards without marks.

Each kind of scene is a promise of the command line (see PROMISED) or lies beyond it. The figures count cards; each card is in a photo twice,
by its two marks, except where others lie on it."""

import itertools
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

import photo_scenes as scenes  # noqa: E402  the checkout must be found first

from asrus_pnp.photo.marks import Mark  # noqa: E402
from asrus_pnp.photo.read import marks  # noqa: E402

PROMISED = {
    **{"ordinary 20": 1.0, "ordinary 40": 0.98, "fanned 40": 0.98, "poor 15": 0.9},
    **{"Ganymede 20": 1.0, "Ganymede 40": 0.98, "Ganymede fan": 0.98, "Ganymede bad": 0.9},
}
HARD_PROMISED = 0.9
SCAN_PROMISED, PHOTO_PROMISED, ANY_PROMISED = (1.0, 200), (2.5, 300), (20, 600)  # seconds and MB: `scan` of 20 cards, a photo of 40, any picture
WORST: list[tuple[str, tuple[int, int], str, str, dict[str, Any]]] = [
    ("JPEG of 120 megapixels", (12000, 9990), "RGB", "JPEG", {"quality": 60}),
    ("JPEG of 50 megapixels", (8150, 6130), "RGB", "JPEG", {"quality": 60}),
    ("JPEG of 108 megapixels in layers", (12000, 9000), "RGB", "JPEG", {"quality": 60, "progressive": True}),
    ("JPEG of 50 megapixels in layers", (8150, 6130), "RGB", "JPEG", {"quality": 30, "progressive": True}),
    ("PNG of 40 megapixels", (7300, 5470), "RGBA", "PNG", {"compress_level": 1}),
    ("WebP of 30 megapixels", (6300, 4750), "RGBA", "WEBP", {"quality": 20, "method": 0}),
]
SCAN = """
import io, json, re, sys
from contextlib import redirect_stdout
from pathlib import Path
from asrus_pnp.cli.main import program
with redirect_stdout(io.StringIO()) as said:
    program(["scan", sys.argv[1], "--json"], standalone_mode=False)
peak = int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) // 1024  # getrusage counts the process that started this one too
print(json.dumps({"megabytes": peak, "cards": json.loads(said.getvalue())["count"]}))
"""


def main(count: int) -> None:
    print(f"{'scene':<14} {'cards':>6} {'read':>6} {'share':>7} {'promised':>9} {'wrong':>6} {'unread places':>14}")
    cards = wrong = 0
    promises = PROMISED | dict.fromkeys(scenes.HARD, HARD_PROMISED)
    for name, kind in (scenes.KINDS | scenes.HARD).items():
        looked = [_look(kind, seed) for seed in range(1000, 1000 + count)]
        lying, read = sum(len(ids) for ids, _ in looked), sum(len(_read(some) & ids) for ids, some in looked)
        others, unread = sum(len(_read(some) - ids) for ids, some in looked), sum(not m.content for _, some in looked for m in some)
        promised = f"{promises[name]:.0%}" if name in promises else "-"
        print(f"{name:<14} {lying:>6} {read:>6} {read / lying:>7.1%} {promised:>9} {others:>6} {unread:>14}", flush=True)
        cards, wrong = cards + lying, wrong + others
    print(f"{cards} card images, {wrong} wrong cards")
    _cost()


def _look(kind: scenes.Kind, seed: int) -> tuple[set[str], list[Mark]]:
    ids = scenes.some(kind, seed)
    return set(ids), marks(scenes.scene(kind, ids, seed), scenes.contents())


def wrong(count: int) -> None:
    """Tell after each scene how many cards lay in the photos, and how many were read that did not."""
    cards = others = 0
    for seed in itertools.count(50_000):
        for name, kind in scenes.CROWDED.items():
            ids, marked = scenes.some(kind, seed), seed % 10 > 0
            found = _read(marks(scenes.scene(kind, ids, seed, marked=marked), scenes.contents()))
            cards, others = cards + len(ids), others + len(found - (set(ids) if marked else set()))
            print(f"{cards} card images, {others} wrong cards ({name} {seed}: {len(found)} of {len(ids) if marked else 0})", flush=True)
            if cards >= count:
                return


def _read(some: list[Mark]) -> set[str]:
    return {mark.id for mark in some if mark.id}


def _cost() -> None:
    """Time and memory of one JPEG of twelve megapixels in colour, the best of three new processes; and of the pictures that cost most, one each."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "photo.jpg"
        for name, promised in (("ordinary 20", SCAN_PROMISED), ("ordinary 40", PHOTO_PROMISED)):
            kind = scenes.KINDS[name]
            scenes.scene(kind, scenes.some(kind, 1), 1).convert("RGB").save(file, quality=90)
            best = min((_alone(file) for _ in range(3)), key=lambda run: run["seconds"])
            _tell(f"scan of {name}, {scenes.PHOTO[0]} × {scenes.PHOTO[1]}", best, promised)
        for name, size, mode, format, more in WORST:
            _noise(size, mode).save(file, format, **more)
            _tell(name, _alone(file), ANY_PROMISED)


def _noise(size: tuple[int, int], mode: str) -> Image.Image:
    """A picture of grain alone, in which a reader looks everywhere."""
    whole, grain = Image.new("L", size), Image.effect_noise((500, 400), 90)
    for x in range(0, size[0], grain.width):
        for y in range(0, size[1], grain.height):
            whole.paste(grain, (x, y))
    return Image.merge(mode, [whole] * len(mode))


def _alone(file: Path) -> dict[str, float]:
    command, before = [sys.executable, "-c", SCAN, str(file)], time.perf_counter()
    found: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, check=True, cwd=ROOT).stdout)
    return found | {"seconds": time.perf_counter() - before}


def _tell(name: str, run: dict[str, float], promised: tuple[float, int]) -> None:
    seconds, megabytes = promised
    print(f"{name}: {run['seconds']:.2f} s (promised {seconds:g}), {run['megabytes']} MB (promised {megabytes}), {run['cards']} cards", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["wrong"]:
        wrong(int(sys.argv[2]))
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
