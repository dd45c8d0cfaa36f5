"""The energy card and the two sides of the award: scales that a ship or an energy card is laid over."""

from asrus_pnp.core.text import Text
from asrus_pnp.kits.constellation.cards import Award, Energy, Stars
from asrus_pnp.kits.constellation.faces import SPACE
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import SAFE_MM, big, both_ways, column, ground, names, quiet_place, say
from asrus_pnp.pdf.draw.paths import polygon, polyline, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box

DAWN: Stops = ((0.0, "#151238"), (0.4, "#33235c"), (0.8, "#80506a"), (1.0, "#c58a5e"))
HALF_ROW = 19.0  # of a row and the marks at its ends, in units
HOT, COOL = "#ff7f5e", "#8fe0c0"


def draw_energy(pen: Pen, trim: Box, energy: Energy) -> None:
    """Energy from the lowest at the top to the highest at the foot. The ship's card is laid over it, its upper edge on the line below the energy."""
    ground(pen, trim, SPACE)
    steps = range(energy.lowest, energy.highest + 1)
    u, high, top = _unit(trim), (trim.h - SAFE_MM - 6.0) / len(steps), SAFE_MM
    for k, value in enumerate(steps):
        row = Box(trim.cx - 17 * u, top + k * high, 34 * u, high)
        tone = mix(HOT, COOL, k / (len(steps) - 1))
        _line(pen, trim, row.bottom, tone, u)
        big(pen, row.x + 3.5 * u, row.cy + 3.1 * u, str(value), 6.2 * u, tone)
        for pip in range(value):
            pen.rect(Box(row.x + (10.5 + 3.5 * pip) * u, row.cy - 1.5 * u, 2.4 * u, 3.4 * u), fill=tone, radius_mm=0.7 * u)
    _quiet(pen, trim, SPACE)


def _unit(trim: Box) -> float:
    """The unit of the rows: as on the card of 63 mm, or less where the quiet places beside them leave less."""
    c = column(trim)
    return min(c.unit, (trim.cx - c.quiet.right - 0.6) / HALF_ROW)


def _line(pen: Pen, trim: Box, y: float, tone: str, u: float) -> None:
    """The line on which a card's edge is laid, with a small mark at each end."""
    pen.path(polyline([(trim.cx - 17 * u, y), (trim.cx + 17 * u, y)]), stroke=mix(SPACE[1][1], tone, 0.55), width_mm=0.25)
    for side in (-1, 1):
        x = trim.cx + side * 18.8 * u
        pen.path(polygon([(x, y - 1.0 * u), (x - side * 1.7 * u, y), (x, y + 1.0 * u)]), fill=tone)


def draw_award(pen: Pen, trim: Box, award: Award, stars: tuple[Stars, ...], lang: str) -> None:
    """The award: a row for each distance, an arrow as long as it is far, and a star for each bonus point."""
    ground(pen, trim, DAWN)
    u = column(trim).unit
    y = SAFE_MM + 3.6 * u
    for k, words in enumerate(say(award.name, lang)):
        size = fit_pt(words, "Regular" if k else "Bold", max(5.0, (6.5 if k else 10) * u), trim.w - 2 * SAFE_MM - 2, pen.subject)
        pen.text(trim.cx, y + 3.6 * u * k, words, "Regular" if k else "Bold", size, MIST if k else GOLD, "center")
    top = SAFE_MM + 9.6 * u
    high = (trim.h - top - 6.2) / len(stars)
    narrow = _unit(trim)
    for k, row in enumerate(stars):
        _award_row(pen, Box(trim.cx - 17.5 * narrow, top + k * high, 35 * narrow, high), row, narrow, max(s.distance for s in stars))
    _quiet(pen, trim, DAWN)


def _award_row(pen: Pen, row: Box, stars: Stars, u: float, farthest: int) -> None:
    pen.path(polyline([(row.x, row.bottom), (row.right, row.bottom)]), stroke=mix(DAWN[1][1], GOLD, 0.5), width_mm=0.25)
    big(pen, row.x + 3.6 * u, row.cy + 2.6 * u, str(stars.distance), 5.2 * u, LIGHT)
    start, end = row.x + 9 * u, row.x + (9 + 10.5 * stars.distance / farthest) * u
    pen.path(polyline([(start, row.cy), (end, row.cy)]), stroke=MIST, width_mm=0.5 * u)
    pen.path(polyline([(end - 1.4 * u, row.cy - 1.3 * u), (end, row.cy), (end - 1.4 * u, row.cy + 1.3 * u)]), stroke=MIST, width_mm=0.5 * u)
    for k in range(stars.points):
        pen.path(star(row.x + (24.6 + 2.9 * k) * u, row.cy, 1.6 * u, 5, 0.42), fill=GOLD)


def draw_award_back(pen: Pen, trim: Box, award: Award, lang: str) -> None:
    """The back of the award: the clear number that stands in for the first destination with six players (CE-1.4)."""
    ground(pen, trim, DAWN)
    c = column(trim)
    for _ in both_ways(pen, trim):
        for x in (c.cx, trim.w - c.cx):
            big(pen, x, c.number, str(award.back), 9 * c.unit)
        for k in range(12):
            with pen.moved(trim.cx, trim.cy, -82.5 + 15 * k):
                pen.path(polyline([(0, -19.5 * c.unit), (0, -(21.5 if k % 2 else 23.5) * c.unit)]), stroke=GOLD, width_mm=0.4 * c.unit)
    pen.circle(trim.cx, trim.cy, 17 * c.unit, stroke=GOLD, width_mm=0.5 * c.unit)
    big(pen, trim.cx, trim.cy + 9.2 * c.unit, str(award.back), 19 * c.unit, GOLD)
    words = Text("6인의 첫 목적지", "first destination for six")
    names(pen, trim.cx, trim.cy + 26.6 * c.unit, trim.w - 2 * SAFE_MM - 2, words, lang, 0.62 * c.unit, LIGHT, MIST)


def _quiet(pen: Pen, trim: Box, stops: Stops) -> None:
    c = column(trim)
    for _ in both_ways(pen, trim):
        quiet_place(pen, c.quiet, at(stops, c.quiet.cy / trim.h))
