"""The drawn title of each game and kit: its name with a sign of its own, on covers, boxes and learn sheets."""

from collections.abc import Callable

from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.paths import arc, moved, parse, polyline, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.styles import LowInkPen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT, mix

SHADE_MM = 0.028  # how far the shadow of the letters falls, for each point of type
RISE = (0.5, 1.0, 0.2, 0.75, 0.0, 0.55, 0.9)  # how high the stars of a figure stand over the letters
COMET = parse("M0 0 C-6 -1.6 -20 -2.4 -40 -0.6 C-20 -0.2 -6 1.2 0 1.6 Z")
CRESCENT = parse("M0 -5 C-6.6 -5 -6.6 5 0 5 C-3.4 3 -3.4 -3 0 -5 Z")

Sign = Callable[[Pen, float, float, float, float], None]  # pen, left end of the letters, right end, base line, height of the letters


def draw_title(pen: Pen, id: str, x: float, base: float, words: str, size_pt: float, ink: str = LIGHT, ground: str = NIGHT) -> float:
    """The name, centred at x, with its sign; says how wide the letters are. What stands over the letters is at most as high as they are."""
    wide, em = width_mm(words, "Black", size_pt, pen.subject), size_pt * MM_PER_PT
    left, right = x - wide / 2, x + wide / 2
    behind, before = SIGNS.get(id, (_none, _stars))
    behind(pen, left, right, base, em)
    shift = SHADE_MM * size_pt
    if not isinstance(pen, LowInkPen):  # there it would be as dark as the letters
        pen.text(x + shift, base + shift, words, "Black", size_pt, mix(ground, "#000000", 0.45), "center")
    pen.text(x, base, words, "Black", size_pt, ink, "center")
    before(pen, left, right, base, em)
    return wide


def _none(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """Nothing."""


def _stars(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """A figure of stars over the letters, its last star the brightest."""
    count = len(RISE)
    points = [(left + (right - left) * k / (count - 1), base - em * (1.06 + 0.4 * RISE[k])) for k in range(count)]
    pen.path(polyline(points), stroke=mix(NIGHT, GOLD, 0.75), width_mm=0.025 * em + 0.08)
    for k, (x, y) in enumerate(points):
        pen.path(star(x, y, em * (0.2 if k == count - 1 else 0.085 + 0.02 * (k % 3)), 4, 0.28), fill=GOLD if k == count - 1 else LIGHT)


def _comets(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """A comet that runs below the letters from the Sun to the Moon."""
    y = base + 0.36 * em
    pen.path(polyline([(left + 0.3 * em, y), (right - 0.3 * em, y)]), stroke=mix(NIGHT, GOLD, 0.5), width_mm=0.02 * em)
    pen.circle(left + 0.05 * em, y, 0.15 * em, fill=GOLD)
    for k in range(8):
        with pen.moved(left + 0.05 * em, y, 45 * k):
            pen.path(polyline([(0, -0.2 * em), (0, -0.27 * em)]), stroke=GOLD, width_mm=0.035 * em)
    pen.path(moved(CRESCENT, right + 0.02 * em, y, 0.045 * em), fill=LIGHT)
    long = (right - left) * 0.45
    with pen.moved(left + 0.72 * (right - left), y - 0.02 * em, 0, long / 40):
        pen.path(COMET, fill=mix(NIGHT, GOLD, 0.8))
    pen.circle(left + 0.72 * (right - left), y, 0.095 * em, fill="#fff3d0")


def _night(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """A crescent, and stars that hang over the letters."""
    pen.path(moved(CRESCENT, right + 0.32 * em, base - 1.06 * em, 0.06 * em), fill=GOLD)
    for share, long, size in ((0.08, 0.12, 0.1), (0.3, 0.3, 0.075), (0.52, 0.06, 0.12), (0.74, 0.24, 0.08), (0.93, 0.1, 0.06)):
        x, y = left + share * (right - left), base - em * (1.28 - 0.5 * long)
        pen.path(polyline([(x, base - 1.6 * em), (x, y)]), stroke=mix(NIGHT, LIGHT, 0.45), width_mm=0.016 * em)
        pen.path(star(x, y, size * em, 5, 0.44), fill=GOLD)


def _orbit_behind(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    _orbit(pen, left, right, base, em, -90, 90, 0.45)


def _orbit_before(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """The nearer half of an orbit around the letters, with its moon."""
    _orbit(pen, left, right, base, em, 90, 270, 0.95)


def _orbit(pen: Pen, left: float, right: float, base: float, em: float, start: float, end: float, strength: float) -> None:
    half = (right - left) / 2 + 0.55 * em
    with pen.moved((left + right) / 2, base - 0.36 * em, -5, half):
        with pen.moved(0, 0):
            flat = tuple((op, tuple(n * (0.62 * em / half if k % 2 else 1) for k, n in enumerate(numbers))) for op, numbers in arc(0, 0, 1, start, end))
            pen.path(flat, stroke=mix(NIGHT, GOLD, strength), width_mm=0.035 * em / half)
        if strength > 0.5:
            pen.circle(0.8, 0.6 * 0.62 * em / half, 0.13 * em / half, fill=GOLD)


def _rose(pen: Pen, left: float, right: float, base: float, em: float) -> None:
    """A star of eight rays at either end, a line through them behind the letters."""
    y = base - 0.36 * em
    for x in (left - 0.62 * em, right + 0.62 * em):
        pen.path(star(x, y, 0.26 * em, 4, 0.25, 45), fill=mix(NIGHT, GOLD, 0.6))
        pen.path(star(x, y, 0.42 * em, 4, 0.22), fill=GOLD)


SIGNS: dict[str, tuple[Sign, Sign]] = {
    "asrus": (_none, _rose),
    "constellation": (_none, _stars),
    "astro-race": (_none, _comets),
    "starry-night": (_none, _night),
    "ganymede": (_orbit_behind, _orbit_before),
}
