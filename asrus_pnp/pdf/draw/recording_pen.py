"""A pen that draws nothing and writes every stroke down, one line each, in mm: what the tests hold against what was drawn before."""

from collections.abc import Iterator
from contextlib import contextmanager

from asrus_pnp.pdf.draw.fonts import Weight, able
from asrus_pnp.pdf.draw.paths import Path
from asrus_pnp.pdf.draw.pen import Align, Stops
from asrus_pnp.pdf.impose.geometry import Box


class RecordingPen:
    """A Pen (see pdf/pen.py) whose strokes stand in `lines`, indented within moved and clipped parts."""

    def __init__(self) -> None:
        self.subject = ""
        self.lines: list[str] = []
        self._depth = 0

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        self._note("rect", _mm(box.x, box.y, box.w, box.h), f"radius {_mm(radius_mm)}" if radius_mm else "", _ink(fill, stroke, width_mm))

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._note("circle", _mm(x, y, r), _ink(fill, stroke, width_mm))

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._note("path", _written(path), _ink(fill, stroke, width_mm))

    def shade(self, box: Box, stops: Stops) -> None:
        self._note("shade", _mm(box.x, box.y, box.w, box.h), _stops(stops))

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        self._note("glow", _mm(x, y, r), _stops(stops))

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        able(text, weight, self.subject)
        narrow = f"squeeze {squeeze:.2f}" if squeeze != 1 else ""
        self._note("text", _mm(x, y), f"“{text}” {weight} {size_pt:.2f} pt {align}", narrow, f"fill {fill}")

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        turn = f"turned {_mm(angle_deg)}" if angle_deg else ""
        self._note("moved", _mm(x, y), turn, f"scaled {scale:.4f}" if scale != 1 else "")
        yield from self._inside()

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self._note("clipped", _written(path))
        yield from self._inside()

    def _inside(self) -> Iterator[None]:
        self._depth += 1
        yield
        self._depth -= 1

    def _note(self, *words: str) -> None:
        self.lines.append("  " * self._depth + " ".join(w for w in words if w))


def _mm(*lengths: float) -> str:
    """Lengths to a hundredth, without a minus before nothing."""
    return " ".join(f"{round(length, 2) + 0.0:g}" for length in lengths)


def _ink(fill: str, stroke: str, width_mm: float) -> str:
    return " ".join(w for w in (f"fill {fill}" if fill else "", f"stroke {stroke} {_mm(width_mm)}" if stroke else "") if w)


def _stops(stops: Stops) -> str:
    return " ".join(f"{share:.3g} {colour}" for share, colour in stops)


def _written(path: Path) -> str:
    return " ".join(f"{op} {_mm(*numbers)}".strip() for op, numbers in path)
