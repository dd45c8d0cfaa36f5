"""The six spaceships: each has a shape of its own. Drawn on a grid of 24 units about the origin, nose up."""

from collections.abc import Callable

from asrus_pnp.pdf.draw.paths import arc, parse, polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

TONES = {"red": "#ff8d6e", "blue": "#7fd0ff", "green": "#9be08a", "ochre": "#ffcf70", "purple": "#c9a2ff", "white": "#f2f0ea"}
DEEP = "#141838"
FIRE = "#ffb35c"


def draw_ship(pen: Pen, id: str, tone: str, x: float, y: float, size_mm: float) -> None:
    """A ship in a square of that size about a point."""
    hull = TONES[tone]
    with pen.moved(x, y, 0, size_mm / 24):
        SHIPS[id](pen, hull, mix(DEEP, hull, 0.5))


def _port(pen: Pen, x: float, y: float, r: float) -> None:
    """A round window."""
    pen.circle(x, y, r, fill=DEEP)
    pen.circle(x, y, r * 0.62, fill=mix(DEEP, LIGHT, 0.45))


def _jet(pen: Pen, x: float, y: float, half: float, long: float) -> None:
    """The fire of an engine, downward."""
    pen.path(polygon([(x - half, y), (x + half, y), (x, y + long)]), fill=FIRE)


def _arrow(pen: Pen, hull: str, shade: str) -> None:
    _jet(pen, 0, 6.6, 2.2, 5)
    pen.path(polygon([(0, -11), (9.6, 8.6), (0, 4.6), (-9.6, 8.6)]), fill=shade)
    pen.path(polygon([(0, -11), (4, 6.2), (0, 4.6), (-4, 6.2)]), fill=hull)
    _port(pen, 0, -1.6, 1.5)


def _ring(pen: Pen, hull: str, shade: str) -> None:
    pen.circle(0, 1, 9, stroke=shade, width_mm=2.6)
    pen.path(arc(0, 1, 9, -70, 70), stroke=hull, width_mm=2.6)
    for turn in (45, 135):
        with pen.moved(0, 1, turn):
            pen.rect(Box(-9, -0.7, 18, 1.4), fill=shade)
    _jet(pen, 0, 10.2, 1.6, 2)
    pen.circle(0, 1, 3.6, fill=hull)
    _port(pen, 0, 1, 1.7)


def _moth(pen: Pen, hull: str, shade: str) -> None:
    for side in (-1, 1):
        upper = [(side * 1.2, -3.4), (side * 11, -9), (side * 10.2, 0.4), (side * 1.6, 2)]
        lower = [(side * 1.4, 1.6), (side * 8.2, 2.6), (side * 6.2, 9.4), (side * 1, 5.4)]
        pen.path(polygon(upper), fill=hull)
        pen.path(polygon(lower), fill=shade)
    _jet(pen, 0, 8, 1.2, 3.4)
    pen.path(parse("M 0 -10.5 C 3 -7 3 4 1.4 8.4 L -1.4 8.4 C -3 4 -3 -7 0 -10.5 Z"), fill=mix(hull, LIGHT, 0.4))
    _port(pen, 0, -5, 1.2)


def _lantern(pen: Pen, hull: str, shade: str) -> None:
    pen.path(polygon([(-2, -11), (2, -11), (3.2, -7.6), (-3.2, -7.6)]), fill=shade)
    pen.path(parse("M -3.2 -7.6 L 3.2 -7.6 C 9 -4.6 9 5.4 3.8 8.2 L -3.8 8.2 C -9 5.4 -9 -4.6 -3.2 -7.6 Z"), fill=hull)
    for x in (-3.4, 0, 3.4):
        pen.rect(Box(x - 0.55, -7.4, 1.1, 15.4), fill=shade)
    _port(pen, 0, 0.4, 2.6)
    for x in (-2.4, 2.4):
        _jet(pen, x, 8.6, 1.1, 3)


def _whale(pen: Pen, hull: str, shade: str) -> None:
    pen.path(parse("M 0 4 C -2 7 -6 7.4 -8.4 11 C -4.6 11.4 -1.6 10.6 0 8.8 C 1.6 10.6 4.6 11.4 8.4 11 C 6 7.4 2 7 0 4 Z"), fill=shade)
    for side in (-1, 1):
        pen.path(polygon([(side * 4, -1.6), (side * 10.4, 3.6), (side * 3.6, 2.6)]), fill=shade)
    pen.path(parse("M 0 -11.4 C 6.6 -11.4 7.2 -3 4.6 2 C 3.4 4.6 1.6 6.8 0 8 C -1.6 6.8 -3.4 4.6 -4.6 2 C -7.2 -3 -6.6 -11.4 0 -11.4 Z"), fill=hull)
    for side in (-1, 1):
        _port(pen, side * 2.4, -6, 1.1)


def _needle(pen: Pen, hull: str, shade: str) -> None:
    for side in (-1, 1):
        pen.path(polygon([(side * 1.6, 3.2), (side * 5.6, 8.4), (side * 5.6, 10), (side * 1.4, 8)]), fill=shade)
    _jet(pen, 0, 8.6, 1.3, 3.2)
    pen.path(parse("M 0 -12 C 1.6 -8 2.3 -2 2.3 8.6 L -2.3 8.6 C -2.3 -2 -1.6 -8 0 -12 Z"), fill=hull)
    pen.circle(0, 3.4, 4.4, stroke=shade, width_mm=1.2)
    _port(pen, 0, -3.2, 1.1)


SHIPS: dict[str, Callable[[Pen, str, str], None]] = {
    "arrow": _arrow,
    "ring": _ring,
    "moth": _moth,
    "lantern": _lantern,
    "whale": _whale,
    "needle": _needle,
}
