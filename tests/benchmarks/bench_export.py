"""How long pictures for a printing house take, as a ratio to a floor measured in the same run: a process that imports what draws and renders.

    python tests/benchmarks/bench_export.py [RUNS]

54 cards with their backs, 108 PNGs of 822 × 1122 pixels at 300 dpi. Seconds drift from machine to machine; the ratios hold."""

import sys
import tempfile
from statistics import median

from bench_build import ROOT, measured

FLOOR = """
import pypdfium2
from PIL import Image
from reportlab.pdfgen.canvas import Canvas
from asrus_pnp.pdf.draw import fonts
for weight in ("Regular", "Bold", "Black"):
    fonts.name(weight)
"""
PICTURES = f"""
import sys
sys.path.insert(0, {str(ROOT / "tests")!r})
from pathlib import Path
from exported import PRESETS, TITLE, few
from asrus_pnp.export.card_images import write_pictures
from asrus_pnp.export.runs import Run
service = PRESETS.service("mpc")
write_pictures(service, [Run("asrus", TITLE, service.cards[0], few("asrus", 54))], "both", int(sys.argv[2]), Path(sys.argv[1]))
"""


def main(runs: int) -> None:
    """Print the medians."""
    with tempfile.TemporaryDirectory() as out:
        programs = {"floor": (FLOOR,), "300 dpi": (PICTURES, out, "300"), "600 dpi": (PICTURES, out, "600")}
        found = {name: [measured("-c", *words) for _ in range(runs)] for name, words in programs.items()}
    floor = median(m.seconds for m in found["floor"])
    for name, some in found.items():
        seconds, megabytes = median(m.seconds for m in some), median(m.megabytes for m in some)
        print(f"{name:8} {seconds / floor:6.2f} of the floor  {seconds:6.2f} s  {megabytes:5.0f} MB")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
