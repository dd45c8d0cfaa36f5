"""How long `asrus-pnp build` takes, as ratios to a floor measured in the same run: a process that imports ReportLab and registers the fonts.

    python tests/benchmarks/bench_build.py [RUNS]

Seconds drift from machine to machine and from hour to hour; the ratios hold. Runs of all processes alternate, and the median of each is taken."""

import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
KITS = ("asrus", "constellation", "ganymede")
CLICK = "import click"
FLOOR = """
from reportlab.pdfgen.canvas import Canvas
from asrus_pnp.pdf.draw import fonts
for weight in ("Regular", "Bold", "Black"):
    fonts.name(weight)
"""
CARDS = """
import sys
from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.core.text import same
from asrus_pnp.pdf.write.document import Job, draw
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import plan
pages = []
for kit in ("asrus", "constellation"):
    for lot in registry.kit(kit).lots(Database(), "both", None):
        pages += plan(lot.pieces * int(sys.argv[1]), grid_for(lot.size, Size(210, 297)), "duplex", "long", len(pages) + 1)
draw(Job(same("cards"), "ko", tuple(pages), "duplex", "long"))
"""


@dataclass(frozen=True, slots=True)
class Measured:
    """What one process took: seconds from start to end, and megabytes of memory at most."""

    seconds: float
    megabytes: float


def measured(*words: str) -> Measured:
    """Run the interpreter with those words; raises ChildProcessError where it fails."""
    start = time.perf_counter()
    child = os.posix_spawn(
        sys.executable,
        [sys.executable, *words],
        os.environ | {"PYTHONPATH": str(ROOT)},
        file_actions=[(os.POSIX_SPAWN_OPEN, fd, os.devnull, os.O_WRONLY, 0) for fd in (1, 2)],
    )
    _, status, usage = os.wait4(child, 0)
    if status:
        raise ChildProcessError(f"{' '.join(words)[:80]} ended with status {os.waitstatus_to_exitcode(status)}")
    return Measured(time.perf_counter() - start, usage.ru_maxrss / (1024 * (1024 if sys.platform == "darwin" else 1)))


def main(runs: int) -> None:
    """Measure everything and print the table."""
    with tempfile.TemporaryDirectory() as out:
        jobs = {
            "click": ("-c", CLICK),
            "help": ("-m", "asrus_pnp", "--help"),
            "floor": ("-c", FLOOR),
            "build": ("-m", "asrus_pnp", "build", *KITS, "--out", out),
            "once": ("-c", CARDS, "1"),
            "ten": ("-c", CARDS, "10"),
        }
        for words in jobs.values():
            measured(*words)  # fills the caches of the disk and of compiled modules
        taken = {name: list[Measured]() for name in jobs}
        for _ in range(runs):
            for name, words in jobs.items():
                taken[name].append(measured(*words))
        size = sum(file.stat().st_size for file in Path(out).iterdir())
    report({name: median(m.seconds for m in each) for name, each in taken.items()}, max(m.megabytes for m in taken["build"]), size)


def report(seconds: dict[str, float], megabytes: float, size: int) -> None:
    """Print what was measured beside what is allowed."""
    rows = [
        ("build of all kits to the floor", seconds["build"] / seconds["floor"], "8"),
        ("ten times the cards to once", seconds["ten"] / seconds["once"], "2"),
        ("--help to import click", seconds["help"] / seconds["click"], "2"),
        ("memory of the build, MB", megabytes, "100"),
        ("all files, MB", size / 1e6, "2"),
    ]
    for what, found, allowed in rows:
        print(f"{what:32}{found:8.2f}   at most {allowed}")
    print("\n" + "  ".join(f"{name} {s:.3f} s" for name, s in seconds.items()))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
