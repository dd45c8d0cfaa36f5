"""A pen for tests: every stroke where it really falls on the card, with all turns and scalings worked in, and questions about such strokes."""

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from PIL import ImageFont

from asrus_pnp.pdf.draw.fonts import FOLDER, MM_PER_PT, Weight, able, width_mm
from asrus_pnp.pdf.draw.paths import Path, Point
from asrus_pnp.pdf.draw.pen import Align, Stops
from asrus_pnp.pdf.impose.geometry import Box, Size

Matrix = tuple[float, float, float, float, float, float]  # x' = a x + c y + e, y' = b x + d y + f
SAME: Matrix = (1, 0, 0, 1, 0, 0)
EM_PX = 100
RIM = [(math.cos(k * math.pi / 12), math.sin(k * math.pi / 12)) for k in range(25)]


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke in mm: its outline as points in order, its colours, the width of its line, and the words if it is text."""

    kind: str
    points: tuple[Point, ...]
    closed: bool
    fill: str = ""
    stroke: str = ""
    width: float = 0
    words: str = ""
    size_pt: float = 0
    angle_deg: int = 0
    stops: Stops = ()

    @property
    def extent(self) -> Box:
        """The upright rectangle around all of it, half of the line included."""
        xs, ys, half = [p[0] for p in self.points], [p[1] for p in self.points], self.width / 2 if self.stroke else 0
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(half)


class FlatPen:
    """A Pen (see pdf/pen.py) that keeps its strokes, flattened, in `strokes`."""

    def __init__(self) -> None:
        self.subject = ""
        self.strokes: list[Stroke] = []
        self._at: Matrix = SAME

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        self._keep("rect", _corners(box), True, fill, stroke, width_mm)

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._keep("circle", _round(x, y, r), True, fill, stroke, width_mm)

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        for part in flattened(path):
            closed = len(part) > 1 and part[0] == part[-1]
            self._keep("path", part, closed or bool(fill), fill, stroke, width_mm)

    def shade(self, box: Box, stops: Stops) -> None:
        self._keep("shade", _corners(box), True, stops=stops)

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        self._keep("glow", _round(x, y, r), True, stops=stops)

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        start = x - share * squeeze * width_mm(text, weight, size_pt, self.subject)
        ink = _ink(text, able(text, weight, self.subject).removeprefix("Asrus"))
        em = size_pt * MM_PER_PT
        box = Box(start + ink.x * em * squeeze, y + ink.y * em, ink.w * em * squeeze, ink.h * em)
        self._keep("text", _corners(box), True, fill, words=text, size_pt=size_pt * math.hypot(*self._at[2:4]))

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        before = self._at
        turn = math.radians(angle_deg)
        c, s = math.cos(turn) * scale, math.sin(turn) * scale
        self._at = _times(before, (c, s, -s, c, x, y))
        yield
        self._at = before

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        yield

    def _keep(self, kind: str, points: Sequence[Point], closed: bool, fill: str = "", stroke: str = "", width: float = 0, **more: object) -> None:
        a, b, c, d, e, f = self._at
        scale = math.hypot(a, b)
        placed = tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points)
        angle = round(math.degrees(math.atan2(b, a))) % 360
        self.strokes.append(Stroke(kind, placed, closed, fill, stroke, width * scale, angle_deg=angle, **more))  # type: ignore[arg-type]


def drawn(draw: "Callable[[FlatPen, Box], None]", size: Size, subject: str = "") -> list[Stroke]:
    """The strokes of a face on a card of that size."""
    pen = FlatPen()
    pen.subject = subject
    draw(pen, Box(0, 0, size.w, size.h))
    return pen.strokes


def flattened(path: Path, steps: int = 8) -> list[tuple[Point, ...]]:
    """The parts of a path as points; curves in that many steps."""
    parts: list[list[Point]] = []
    for op, n in path:
        if op == "M":
            parts.append([(n[0], n[1])])
        elif op == "L":
            parts[-1].append((n[0], n[1]))
        elif op == "C":
            parts[-1] += [_on_curve(parts[-1][-1], n, k / steps) for k in range(1, steps + 1)] if steps else []
        else:
            parts[-1].append(parts[-1][0])
    return [tuple(p) for p in parts]


def touches(stroke: Stroke, box: Box) -> bool:
    """Whether any ink of the stroke falls inside the box."""
    if not overlap(stroke.extent, box):
        return False
    near = box.grown(stroke.width / 2 if stroke.stroke else 0)
    if stroke.closed and (stroke.fill or stroke.stops) and _inside(stroke.points, (box.cx, box.cy)):
        return True
    return any(_crosses(a, b, near) for a, b in zip(stroke.points, stroke.points[1:], strict=False))


def overlap(a: Box, b: Box, by_mm: float = 0.0) -> bool:
    """Whether two boxes share more than a strip of that width."""
    return min(a.right, b.right) - max(a.x, b.x) > by_mm and min(a.bottom, b.bottom) - max(a.y, b.y) > by_mm


def within(inner: Box, outer: Box, slack_mm: float = 1e-6) -> bool:
    """Whether the first box lies in the second."""
    wide = outer.grown(slack_mm)
    return wide.x <= inner.x and wide.y <= inner.y and inner.right <= wide.right and inner.bottom <= wide.bottom


def _on_curve(start: Point, n: Sequence[float], t: float) -> Point:
    u = 1 - t
    weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    xs, ys = (start[0], *n[0::2]), (start[1], *n[1::2])
    return sum(w * x for w, x in zip(weights, xs, strict=True)), sum(w * y for w, y in zip(weights, ys, strict=True))


def _corners(box: Box) -> tuple[Point, ...]:
    return ((box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom), (box.x, box.y))


def _round(x: float, y: float, r: float) -> tuple[Point, ...]:
    return tuple((x + r * cos, y + r * sin) for cos, sin in RIM)


def _times(m: Matrix, n: Matrix) -> Matrix:
    """The matrix that does n first and then m."""
    (a, b, c, d, _, _), (e, f) = m, _placed(m, (n[4], n[5]))
    return (a * n[0] + c * n[1], b * n[0] + d * n[1], a * n[2] + c * n[3], b * n[2] + d * n[3], e, f)


def _placed(m: Matrix, p: Point) -> Point:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def _inside(points: Sequence[Point], p: Point) -> bool:
    """Even-odd."""
    hits = 0
    for (x1, y1), (x2, y2) in zip(points, (*points[1:], points[0]), strict=True):
        if (y1 > p[1]) != (y2 > p[1]) and p[0] < x1 + (p[1] - y1) * (x2 - x1) / (y2 - y1):
            hits += 1
    return hits % 2 == 1


def _crosses(a: Point, b: Point, box: Box) -> bool:
    """Whether a stretch has a part inside the box (clipping by each edge in turn)."""
    first, last = 0.0, 1.0
    for start, way, low, high in ((a[0], b[0] - a[0], box.x, box.right), (a[1], b[1] - a[1], box.y, box.bottom)):
        if abs(way) < 1e-12:
            if not low < start < high:
                return False
            continue
        t1, t2 = sorted(((low - start) / way, (high - start) / way))
        first, last = max(first, t1), min(last, t2)
    return first < last


@cache
def _font(name: str) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FOLDER / f"{name}.ttf"), EM_PX)


@cache
def _ink(text: str, name: str) -> Box:
    """Where the ink of a line lies about its base line, as shares of the em."""
    mask, (x, y) = _font(name).getmask2(text, "L", anchor="ls")
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    x1, y1, x2, y2 = x + left, y + top, x + right, y + bottom
    return Box(x1 / EM_PX, y1 / EM_PX, (x2 - x1) / EM_PX, (y2 - y1) / EM_PX)
