"""Lines cut off where they would leave a box, or enter one that is kept free. Pure."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from asrus_pnp.pdf.draw.paths import Path, Point, Segment
from asrus_pnp.pdf.impose.geometry import Box

Stretch = tuple[float, float]  # from one share of a line to another
Bounds = tuple[float, float, float, float]  # left, upper, right, lower
WHOLE: Stretch = (0.0, 1.0)


def cut(points: Sequence[Point], inside: Box, free: Sequence[Box]) -> Path:
    """What is left of an open line within a box and outside of those that are kept free."""
    found, bounds, others = list[Segment](), _bounds(inside), [_bounds(b) for b in free]
    end: Point | None = None
    for a, b in pairwise(points):
        for first, last in _left(a, b, bounds, others):
            start, to = _at(a, b, first), _at(a, b, last)
            found += [("L", to)] if end == start else [("M", start), ("L", to)]
            end = to
    return tuple(found)


def left(a: Point, b: Point, inside: Box, free: Sequence[Box]) -> list[Stretch]:
    """The stretches of a straight line that lie within a box and outside of the others, in order."""
    return _left(a, b, _bounds(inside), [_bounds(box) for box in free])


def _left(a: Point, b: Point, inside: Bounds, free: Sequence[Bounds]) -> list[Stretch]:
    within = _within(a, b, inside)
    stretches = [within] if within else []
    for box in free if stretches else ():
        hidden = _within(a, b, box)
        if hidden:
            stretches = [part for one in stretches for part in _without(one, hidden)]
    return stretches


def _bounds(box: Box) -> Bounds:
    return box.x, box.y, box.x + box.w, box.y + box.h


def _without(one: Stretch, hidden: Stretch) -> Iterator[Stretch]:
    if one[0] < hidden[0]:
        yield one[0], min(one[1], hidden[0])
    if hidden[1] < one[1]:
        yield max(one[0], hidden[1]), one[1]


def _within(a: Point, b: Point, box: Bounds) -> Stretch | None:
    """The stretch of a line within a box, clipped by each pair of edges in turn; most lines lie on one side of most boxes."""
    (ax, ay), (bx, by), (x1, y1, x2, y2) = a, b, box
    if (ax < x1 and bx < x1) or (ax > x2 and bx > x2) or (ay < y1 and by < y1) or (ay > y2 and by > y2):
        return None
    if x1 <= ax <= x2 and x1 <= bx <= x2 and y1 <= ay <= y2 and y1 <= by <= y2:
        return WHOLE
    first, last = WHOLE
    for start, way, low, high in ((ax, bx - ax, x1, x2), (ay, by - ay, y1, y2)):
        if way:
            t1, t2 = (low - start) / way, (high - start) / way
            first, last = max(first, min(t1, t2)), min(last, max(t1, t2))
    return (first, last) if first < last else None


def _at(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) if share not in WHOLE else b if share else a
