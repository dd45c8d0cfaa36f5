"""Shapes as paths: the path language of SVG in short, and the figures that art is made of. Pure."""

import math
import re
from functools import cache

TOKEN = re.compile(r"[MLHVCQZmlhvcqz]|-?\d*\.?\d+(?:e-?\d+)?")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "Q": 4, "Z": 0}
THEN = {"M": "L", "m": "l", "Z": "", "z": ""}  # what numbers mean that follow without a letter of their own
KAPPA = 0.5522847  # how far the handles of a quarter circle reach, as a share of its radius

Segment = tuple[str, tuple[float, ...]]
Path = tuple[Segment, ...]
Point = tuple[float, float]


@cache
def parse(d: str) -> Path:
    """The path of an SVG path string of M, L, H, V, C, Q and Z, absolute or relative; as absolute M, L, C and Z. Raises ValueError for any other."""
    if TOKEN.sub("", d).strip(" ,\n"):
        raise ValueError(f"not a path of M, L, H, V, C, Q and Z: {d}")
    tokens, segments = TOKEN.findall(d), list[Segment]()
    x = y = start_x = start_y = 0.0
    op, i = "", 0
    while i < len(tokens):
        if tokens[i].upper() in TAKES:
            op, i = tokens[i], i + 1
        kind = op.upper()
        count = TAKES.get(kind, -1)
        numbers, i = [float(t) for t in tokens[i : i + count] if t.upper() not in TAKES], i + count
        if len(numbers) != count:
            raise ValueError(f"a number too many or too few in a path: {d}")
        dx, dy = (x, y) if op.islower() else (0.0, 0.0)
        if kind in "HV":
            numbers = [numbers[0] + dx, y] if kind == "H" else [x, numbers[0] + dy]
            kind = "L"
        else:
            numbers = [n + (dy if k % 2 else dx) for k, n in enumerate(numbers)]
        if kind == "Q":
            kind, numbers = "C", _cubic(x, y, numbers)
        x, y = (start_x, start_y) if kind == "Z" else (numbers[-2], numbers[-1])
        if kind == "M":
            start_x, start_y = x, y
        op = THEN.get(op, op)
        segments.append((kind, tuple(numbers)))
    return tuple(segments)


def _cubic(x: float, y: float, q: list[float]) -> list[float]:
    cx, cy, ex, ey = q
    return [x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3, ex, ey]


def polygon(points: list[Point]) -> Path:
    """The closed figure through the points."""
    return (*(("L" if k else "M", p) for k, p in enumerate(points)), ("Z", ()))


def polyline(points: list[Point]) -> Path:
    """The open line through the points."""
    return tuple(("L" if k else "M", p) for k, p in enumerate(points))


def polar(x: float, y: float, r: float, angle_deg: float) -> Point:
    """The point at that distance and angle; 0 is up, clockwise."""
    a = math.radians(angle_deg)
    return x + r * math.sin(a), y - r * math.cos(a)


def regular(x: float, y: float, r: float, corners: int, turn_deg: float = 0.0) -> Path:
    """A regular polygon with a corner at the top."""
    return polygon([polar(x, y, r, turn_deg + 360 * k / corners) for k in range(corners)])


def star(x: float, y: float, r: float, rays: int, inner: float, turn_deg: float = 0.0) -> Path:
    """A star with a ray at the top; inner is the share of r at which the notches lie."""
    return polygon([polar(x, y, r * (inner if k % 2 else 1), turn_deg + 180 * k / rays) for k in range(2 * rays)])


def arc(x: float, y: float, r: float, from_deg: float, to_deg: float) -> Path:
    """An open arc from one angle to another, 0 up, clockwise where to is greater."""
    steps = max(1, math.ceil(abs(to_deg - from_deg) / 45))
    step = math.radians((to_deg - from_deg) / steps)
    k = 4 / 3 * math.tan(step / 4) * r
    segments: list[Segment] = [("M", polar(x, y, r, from_deg))]
    for n in range(steps):
        a = math.radians(from_deg) + n * step
        b = a + step
        c1 = (x + r * math.sin(a) + k * math.cos(a), y - r * math.cos(a) + k * math.sin(a))
        end = (x + r * math.sin(b), y - r * math.cos(b))
        c2 = (end[0] - k * math.cos(b), end[1] - k * math.sin(b))
        segments.append(("C", (*c1, *c2, *end)))
    return tuple(segments)


def circle(x: float, y: float, r: float) -> Path:
    """A closed circle of four curves."""
    k = KAPPA * r
    return (
        ("M", (x, y - r)),
        ("C", (x + k, y - r, x + r, y - k, x + r, y)),
        ("C", (x + r, y + k, x + k, y + r, x, y + r)),
        ("C", (x - k, y + r, x - r, y + k, x - r, y)),
        ("C", (x - r, y - k, x - k, y - r, x, y - r)),
        ("Z", ()),
    )


@cache
def rounded(x: float, y: float, w: float, h: float, r: float) -> Path:
    """A rectangle with round corners of that radius, or of the largest that fits."""
    r = min(r, w / 2, h / 2)
    corners = ((x + w - r, y + r, 0), (x + w - r, y + h - r, 90), (x + r, y + h - r, 180), (x + r, y + r, 270))
    arcs = [arc(cx, cy, r, turn, turn + 90) for cx, cy, turn in corners]
    joined = [("L" if n and op == "M" else op, numbers) for n, one in enumerate(arcs) for op, numbers in one]
    return (*joined, ("Z", ()))


def moved(path: Path, x: float, y: float, scale: float = 1.0) -> Path:
    """The path scaled about its origin and then moved."""
    return tuple((op, tuple(n * scale + (y if k % 2 else x) for k, n in enumerate(numbers))) for op, numbers in path)
