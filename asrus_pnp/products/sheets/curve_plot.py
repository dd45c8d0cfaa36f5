"""A curve of each player over the events of a game, told apart by mark and dash as well as by colour, so that a grey print can be read too."""

import math
from collections.abc import Sequence
from itertools import pairwise

from asrus_pnp.core.text import Lang
from asrus_pnp.pdf.draw.fonts import printable, width_mm
from asrus_pnp.pdf.draw.paths import Point, polyline, regular, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.play.kept_game import Curve

INK, SOFT, GRID = "#1d2340", "#5a6078", "#d9dde8"
COLOURS = ("#1f5fa8", "#c2452d", "#2f7d4f", "#a06a00", "#7a3f93", "#3b3f46")
DASHES_MM = ((), (3.0, 1.2), (0.8, 1.0), (4.0, 1.0, 0.8, 1.0), (1.6, 0.8), (6.0, 1.6))
MARKS = ["circle", "square", "triangle", "diamond", "pentagon", "star"]
AXIS_MM, FOOT_MM, KEY_MM, LABEL_PT = 8.0, 6.0, 7.0, 7.0
APART_MM = 0.55  # so much are curves moved from each other where they would lie on one another
MOST_MARKS = 40


def draw_curve(pen: Pen, box: Box, curve: Curve, lang: Lang) -> None:
    """Draw the key, the axes with their numbers, and a line for each player."""
    _key(pen, Box(box.x + AXIS_MM, box.y, box.w - AXIS_MM, KEY_MM), curve)
    plot = Box(box.x + AXIS_MM, box.y + KEY_MM, box.w - AXIS_MM - 3, box.h - KEY_MM - FOOT_MM)
    last = max(1, max(len(s) for s in curve.series.values()) - 1)
    for value in ticks(curve.low, curve.high, 8):
        y = _y(plot, curve, value)
        pen.path(polyline([(plot.x, y), (plot.right, y)]), stroke=GRID, width_mm=0.15)
        pen.text(plot.x - 1.6, y + 0.9, str(value), "Regular", LABEL_PT, SOFT, "right")
    for at in curve.breaks:
        x = plot.x + (at - 0.5) / last * plot.w
        pen.path(polyline([(x, plot.y), (x, plot.bottom)]), stroke=SOFT, width_mm=0.25)
    for number in ticks(0, last, 12):
        pen.text(plot.x + number / last * plot.w, plot.bottom + 4.2, str(number), "Regular", LABEL_PT, SOFT, "center")
    count = len(curve.series)
    for k, series in enumerate(curve.series.values()):
        shift = (k - (count - 1) / 2) * APART_MM
        _line(pen, [(plot.x + n / last * plot.w, _y(plot, curve, v) + shift) for n, v in enumerate(series)], k, curve.breaks)


def ticks(low: int, high: int, most: int) -> list[int]:
    """Whole numbers from low to high, evenly apart, at most so many."""
    step = next(s for s in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**6) if (high - low) // s < most)
    return list(range(low, high + 1, step))


def _y(plot: Box, curve: Curve, value: int) -> float:
    return plot.bottom - (value - curve.low) / max(1, curve.high - curve.low) * plot.h


def _key(pen: Pen, box: Box, curve: Curve) -> None:
    """The names with their marks, in a row that is squeezed where it would be too long."""
    names = [printable(n) for n in curve.series]
    natural = sum(width_mm(n, "Regular", 8, pen.subject) + 12 for n in names)
    share, x = min(1.0, box.w / natural), box.x
    for k, name in enumerate(names):
        pen.path(polyline([(x, box.y + 2.6), (x + 6 * share, box.y + 2.6)]), stroke=_colour(k), width_mm=0.4)
        _mark(pen, (x + 3 * share, box.y + 2.6), k, 1.1)
        pen.text(x + 7.2 * share, box.y + 3.6, name, "Regular", 8, INK, squeeze=share)
        x += (width_mm(name, "Regular", 8, pen.subject) + 12) * share


def _line(pen: Pen, points: Sequence[Point], k: int, breaks: Sequence[int]) -> None:
    """One player's line, broken where a round begins, with a mark on some of its points."""
    for n, (a, b) in enumerate(pairwise(points), 1):
        if n not in breaks:
            _dashed(pen, a, b, k)
    every = max(1, math.ceil(len(points) / MOST_MARKS))
    for n, point in enumerate(points):
        if n % every == 0 or n == len(points) - 1:
            _mark(pen, point, k, 0.9)


def _dashed(pen: Pen, a: Point, b: Point, k: int) -> None:
    """A straight line in the player's dash; a pen knows no dashes."""
    length = math.dist(a, b)
    dash = DASHES_MM[k % len(DASHES_MM)] or (length + 1, 0.0)
    at, n = 0.0, 0
    while at < length:
        end = min(length, at + dash[n % len(dash)])
        if n % 2 == 0 and end > at:
            p, q = (tuple(s + (e - s) * t / length for s, e in zip(a, b, strict=True)) for t in (at, end))
            pen.path(polyline([(p[0], p[1]), (q[0], q[1])]), stroke=_colour(k), width_mm=0.4)
        at, n = end, n + 1


def _colour(k: int) -> str:
    return COLOURS[k % len(COLOURS)]


def _mark(pen: Pen, at: Point, k: int, r: float) -> None:
    """The player's mark, filled."""
    x, y = at
    corners = {"square": (4, 45.0), "triangle": (3, 0.0), "diamond": (4, 0.0), "pentagon": (5, 0.0)}
    mark = MARKS[k % len(MARKS)]
    if mark == "circle":
        pen.circle(x, y, r, fill=_colour(k))
    elif mark == "star":
        pen.path(star(x, y, r * 1.3, 5, 0.45), fill=_colour(k))
    else:
        count, turn = corners[mark]
        pen.path(regular(x, y, r * 1.25, count, turn), fill=_colour(k))
