"""The pictures of the special cards and the jokers: each shows its power. Drawn into a square of 24 units about the origin."""

from collections.abc import Callable

from asrus_pnp.pdf.draw.paths import arc, moved, parse, polar, polygon, polyline, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, mix

STROKE = 0.7
DEEP = "#070a22"
EMBER = "#e88f4c"
HEAD = parse("M 3.2 0 C 3.2 1.8 1.8 3.2 0 3.2 C -2.6 3.2 -7 1.6 -13 0 C -7 -1.6 -2.6 -3.2 0 -3.2 C 1.8 -3.2 3.2 -1.8 3.2 0 Z")


def draw_symbol(pen: Pen, id: str, x: float, y: float, size_mm: float) -> None:
    """The picture of a special card or joker in a square of that size about a point."""
    with pen.moved(x, y, 0, size_mm / 24):
        SYMBOLS[id](pen)


def comet(pen: Pen, x: float, y: float, angle_deg: float, scale: float, colour: str) -> None:
    """A comet whose head lies at the point and flies that way; 0 is to the right."""
    with pen.moved(x, y, angle_deg, scale):
        pen.path(HEAD, fill=mix(DEEP, colour, 0.35))
        pen.path(moved(HEAD, 0.4, 0, 0.72), fill=mix(DEEP, colour, 0.65))
        pen.circle(0.7, 0, 2.1, fill=colour)


def arrow(pen: Pen, x: float, y: float, r: float, from_deg: float, to_deg: float, colour: str) -> None:
    """A curved arrow along a circle, its point at the second angle."""
    pen.path(arc(x, y, r, from_deg, to_deg), stroke=colour, width_mm=STROKE)
    tip, way = polar(x, y, r, to_deg), 1 if to_deg > from_deg else -1
    with pen.moved(*tip, to_deg + (0 if way > 0 else 180)):
        pen.path(polyline([(-1.7, -1.5), (0.3, 0), (-1.7, 1.5)]), stroke=colour, width_mm=STROKE)


def majority(pen: Pen) -> None:
    """Many against few: five stars rise together, two stand apart."""
    for k in range(5):
        x, y = polar(-2.5, 0.5, 5.2, 72 * k)
        pen.path(star(x, y, 3.1, 4, 0.4), fill=GOLD)
    pen.circle(-2.5, 0.5, 10, stroke=GOLD, width_mm=STROKE * 0.6)
    for x, y in ((9.6, -6), (9.6, 7)):
        pen.path(star(x, y, 2.2, 4, 0.4), fill=MIST)


def close(pen: Pen) -> None:
    """One comet comes down just behind another: the way of dots, the leader's place the last, the gold one the next."""
    for k in range(5):
        pen.circle(-9.6 + 4.8 * k, 8.4, 1.0 if k < 3 else 1.6, fill=mix(DEEP, MIST, 0.55) if k < 3 else MIST if k == 4 else GOLD)
    comet(pen, 9.0, 1.4, 52, 0.74, MIST)
    comet(pen, 3.4, 1.4, 52, 0.86, GOLD)


def blackhole(pen: Pen) -> None:
    """A dark disc within its glowing ring, and light drawn in along spirals."""
    for turn in range(0, 360, 60):
        pen.path(arc(*polar(0, 0, 3.5, turn), 8.2, turn + 20, turn + 95), stroke=mix(DEEP, MIST, 0.7), width_mm=STROKE * 0.55)
    pen.glow(0, 0, 7.6, ((0.0, DEEP), (0.66, DEEP), (0.72, EMBER), (0.86, GOLD), (1.0, "#2a2650")))
    pen.circle(0, 0, 5.2, fill=DEEP)


def double(pen: Pen) -> None:
    """Two comets fly as one."""
    for y in (-6.0, 6.0):
        comet(pen, 5, y, 0, 1.0, GOLD)
    pen.path(polyline([(5, -1.9), (5, 1.9)]), stroke=LIGHT, width_mm=STROKE * 1.2)
    pen.path(polyline([(3.1, 0), (6.9, 0)]), stroke=LIGHT, width_mm=STROKE * 1.2)


def retrograde(pen: Pen) -> None:
    """Sun and Moon change places."""
    pen.glow(-6.8, 0, 3.4, ((0.0, "#fff6d6"), (0.6, GOLD), (1.0, EMBER)))
    for k in range(12):
        pen.path(polyline([polar(-6.8, 0, 4.1, 30 * k), polar(-6.8, 0, 5.0, 30 * k)]), stroke=GOLD, width_mm=STROKE * 0.6)
    pen.circle(7.2, 0, 3.7, fill=LIGHT)
    pen.circle(6.1, -1.1, 0.9, fill="#c9c3b4")
    pen.circle(8.3, 1.1, 1.2, fill="#c9c3b4")
    arrow(pen, 0, -1.6, 8.2, -52, 48, LIGHT)
    arrow(pen, 0, 1.6, 8.2, 128, 228, LIGHT)


def joker_comet(pen: Pen) -> None:
    """A comet turns round and comes back."""
    _return(pen)
    comet(pen, 3.4, -2.4, -35, 0.95, GOLD)


def joker_meteor(pen: Pen) -> None:
    """A meteor falls, and an arrow brings it back."""
    _return(pen)
    for k, (x, y, long) in enumerate(((-6, -6, 9), (-1.5, -7.5, 7), (-7, -1.5, 6))):
        pen.path(polyline([(x, y), (x + long * 0.75, y + long * 0.75)]), stroke=mix(DEEP, GOLD, 0.55 if k else 0.8), width_mm=STROKE)
    pen.path(polygon([(1, 1), (4.4, -0.2), (6.2, 3), (4.6, 6), (1.4, 5.4), (-0.6, 3.2)]), fill=GOLD)


def joker_nova(pen: Pen) -> None:
    """A star bursts, and an arrow goes back."""
    _return(pen)
    pen.path(star(0, 0, 7.6, 8, 0.36, 22.5), fill=mix(DEEP, GOLD, 0.45))
    pen.path(star(0, 0, 7.0, 4, 0.3), fill=GOLD)
    pen.circle(0, 0, 2.1, fill="#fff6d6")


def _return(pen: Pen) -> None:
    arrow(pen, 0, 0, 11, 150, -150, LIGHT)


SYMBOLS: dict[str, Callable[[Pen], None]] = {
    "majority": majority,
    "close": close,
    "blackhole": blackhole,
    "double": double,
    "retrograde": retrograde,
    "joker-comet": joker_comet,
    "joker-meteor": joker_meteor,
    "joker-nova": joker_nova,
}
