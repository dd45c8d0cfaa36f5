"""Matrices as PDF writes them, and boxes around points. Pure."""

from collections.abc import Sequence
from math import hypot
from typing import Any

from asrus_pnp.pdf.impose.geometry import Box

Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]
PLAIN: Matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def matrix(numbers: Sequence[Any]) -> Matrix:
    """A matrix of six numbers."""
    a, b, c, d, e, f = (float(n) for n in numbers)
    return a, b, c, d, e, f


def times(m: Matrix, n: Matrix) -> Matrix:
    """The matrix that does n first and then m."""
    a, b, c, d, e, f = n
    first = (m[0] * a + m[2] * b, m[1] * a + m[3] * b, m[0] * c + m[2] * d, m[1] * c + m[3] * d)
    return *first, m[0] * e + m[2] * f + m[4], m[1] * e + m[3] * f + m[5]


def at(m: Matrix, x: float, y: float) -> Point:
    """Where the matrix takes a point."""
    return m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]


def corners(m: Matrix, x1: float, y1: float, x2: float, y2: float) -> list[Point]:
    """Where the matrix takes the corners of a rectangle."""
    return [at(m, x, y) for x, y in ((x1, y1), (x2, y1), (x2, y2), (x1, y2))]


def scale_of(m: Matrix) -> float:
    """How much the matrix enlarges, at most."""
    return max(hypot(m[0], m[1]), hypot(m[2], m[3]))


def around(points: Sequence[Point]) -> Box:
    """The upright box around points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def shared(a: Box, b: Box | None) -> Box:
    """What two boxes share; of negative size where they are apart. The whole of a where there is no b."""
    if b is None:
        return a
    x, y = max(a.x, b.x), max(a.y, b.y)
    return Box(x, y, min(a.right, b.right) - x, min(a.bottom, b.bottom) - y)


def meet(a: Box, b: Box, by_mm: float = 0) -> bool:
    """Whether two boxes overlap by more than that, in both directions."""
    both = shared(a, b)
    return both.w > by_mm and both.h > by_mm
