"""How many cards are read from made photos, and what one photo costs: `python tests/benchmarks/bench_photo.py [scenes of each kind]`.

Each kind of scene is a promise of the command line (see PROMISED) or lies beyond it. The figures count cards; each card is in a photo twice,
by its two marks, except where others lie on it."""

import json
import subprocess
import sys
import tempfile
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
PHOTO_PROMISED, ANY_PROMISED = (2.5, 300), (20, 600)  # seconds and megabytes: of a photo of twelve megapixels, of any picture
WORST: list[tuple[str, tuple[int, int], str, str, dict[str, Any]]] = [
    ("JPEG of 120 megapixels", (12000, 9990), "RGB", "JPEG", {"quality": 60}),
    ("JPEG of 50 megapixels", (8150, 6130), "RGB", "JPEG", {"quality": 60}),
    ("JPEG of 50 megapixels in layers", (8150, 6130), "RGB", "JPEG", {"quality": 30, "progressive": True}),
    ("PNG of 40 megapixels", (7300, 5470), "RGBA", "PNG", {"compress_level": 1}),
    ("WebP of 30 megapixels", (6300, 4750), "RGBA", "WEBP", {"quality": 20, "method": 0}),
]
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
    ids = scenes.some(kind, seed)
    return set(ids), marks(scenes.scene(kind, ids, seed))


def _read(some: list[Mark]) -> set[str]:
    return {mark.id for mark in some if mark.id}


def _cost() -> None:
    """Time and memory of one JPEG of twelve megapixels in colour, the best of three new processes; and of the pictures that cost most, one each."""
    kind = scenes.KINDS["ordinary 40"]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "photo.jpg"
        scenes.scene(kind, scenes.some(kind, 1), 1).convert("RGB").save(file, quality=90)
        best = min((_alone(file) for _ in range(3)), key=lambda run: run["seconds"])
        _tell(f"one photo of {scenes.PHOTO[0]} × {scenes.PHOTO[1]}", best, PHOTO_PROMISED)
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
    command = [sys.executable, "-c", ONE_PHOTO, str(file)]
    found: dict[str, float] = json.loads(subprocess.run(command, capture_output=True, check=True, cwd=ROOT).stdout)
    return found


def _tell(name: str, run: dict[str, float], promised: tuple[float, int]) -> None:
    seconds, megabytes = promised
    print(f"{name}: {run['seconds']:.2f} s (promised {seconds:g}), {run['megabytes']} MB (promised {megabytes}), {run['cards']} cards", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
