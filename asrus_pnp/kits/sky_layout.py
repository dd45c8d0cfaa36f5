"""Where things lie on the cards of both decks that show the sky: picture, name, corners, land; and the plate of the sky between them."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.kits.chart import Chart, draw_chart, draw_milky_way, draw_stars
from asrus_pnp.kits.charting import Words, draw_words, words_of
from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky_figures import Placement
from asrus_pnp.pdf.draw.cutting import WHOLE, left
from asrus_pnp.pdf.draw.night import NUMBER_MM, SAFE_MM, column
from asrus_pnp.pdf.draw.paths import Point
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.impose.geometry import Box

SUIT_MM, LAND_EDGE_MM = 9.0, 4.4  # of a mark; how far the edge of the land may rise
CLEAR_MM = 0.25  # around a word no line runs
WIDE_MM, MIDDLE_MM = 54.0, 40.0  # of a figure: how wide it is at most, and how far its middle lies below the upper edge
LEAST_SCALE = 0.05  # mm for a degree: a smaller figure is a speck
SHRINKING, SLIDES = 0.96, (0.0, -2.0, 2.0, -4.0, 4.0, -6.5, 6.5, -9.0, 9.0)


def land_mm(trim: Box) -> float:
    """How high the land stands at the foot of a card: above the name and the lower numbers, so that its edge runs through neither."""
    return max(14.0 * column(trim).unit, 10.8)


def name_base(trim: Box) -> float:
    """The base line of the name, on the land: as low as the words below it and the id allow."""
    return trim.bottom - 6.0 - max(2.3, 3.2 * column(trim).unit)


def name_room(trim: Box) -> float:
    """How wide the name may be: between the lower numbers."""
    return trim.w - 2 * (2 * column(trim).cx - SAFE_MM + 0.6)


def suit_box(trim: Box) -> Box:
    """Where the mark of a suit stands, below the quiet place."""
    c, side = column(trim), SUIT_MM * column(trim).unit
    return Box(c.cx - side / 2, c.quiet.bottom + 1.2 * c.unit, side, side)


def picture_box(trim: Box) -> Box:
    """The place of a picture: between the index columns, above the land."""
    c = column(trim)
    side, top = 2 * c.cx - SAFE_MM + 0.8, c.number + 1.5 * c.unit
    return Box(side, top, trim.w - 2 * side, trim.h - land_mm(trim) - 3 * c.unit - top)


def free_boxes(trim: Box) -> tuple[Box, ...]:
    """The parts of a card that belong to its indices, its name and its id: no line of the sky runs through them."""
    c, edge = column(trim), FORM_BLEED_MM
    side, high, low = 2 * c.cx - SAFE_MM + 0.9, suit_box(trim).bottom + 0.8, c.number + 2.2 * c.unit
    upper = Box(-edge, -edge, side + edge, high + edge), Box(trim.w - side, -edge, side + edge, low + edge)
    turned = Box(trim.w - side, trim.h - high, side + edge, high + edge)
    foot = land_mm(trim) - 0.4
    return (*upper, turned, Box(-edge, trim.h - foot, trim.w + 2 * edge, foot + edge))


def fitted(figure: Figure, trim: Box) -> Placement:
    """The figure as large as it can be with all of its stars and lines off the corners, and near the middle."""
    u, free = column(trim).unit, free_boxes(trim)
    top = SAFE_MM + 0.45 * NUMBER_MM * u
    inside = Box(SAFE_MM + 1.8, top, trim.w - 2 * SAFE_MM - 3.6, trim.h - land_mm(trim) - LAND_EDGE_MM * u - top)
    xs, ys = [s[0] for s in figure.stars], [s[1] for s in figure.stars]
    x0, y0 = (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2
    scale = min(WIDE_MM * u / (max(xs) - min(xs)), inside.w / (max(xs) - min(xs)), inside.h / (max(ys) - min(ys)))
    clear = [b.grown(1.0) for b in free]
    while scale > LEAST_SCALE:
        for slide_y in SLIDES:
            for slide_x in SLIDES:
                lies = Placement(scale, trim.cx + slide_x * u - x0 * scale, MIDDLE_MM * u + slide_y * u - y0 * scale)
                if _is_clear(figure, lies, inside, clear):
                    return lies
        scale *= SHRINKING
    found = Text(f"{figure.id}: 카드에 들어갈 자리가 없습니다", f"{figure.id} finds no place on the card")
    raise DrawError([Fault(same(f"{trim.w:g} × {trim.h:g} mm"), found, Text("더 큰 카드", "a larger card"))])


def _is_clear(figure: Figure, lies: Placement, inside: Box, clear: list[Box]) -> bool:
    return all(left(a, b, inside, clear) == [WHOLE] for a, b in _sides(figure, lies))


def _sides(figure: Figure, lies: Placement) -> Iterator[tuple[Point, Point]]:
    return ((lies.at(figure.stars[a]), lies.at(figure.stars[b])) for a, b in figure.lines)


@lru_cache(maxsize=64)
def plate(figure: Figure, trim: Box, lang: str) -> tuple[Chart, Words]:
    """The plate of a figure on a card, with its words: both decks show the same."""
    chart = Chart(figure, fitted(figure, trim), trim.grown(FORM_BLEED_MM), free_boxes(trim), column(trim).unit)
    room = Box(SAFE_MM, SAFE_MM, trim.w - 2 * SAFE_MM, trim.h - SAFE_MM - land_mm(trim) - LAND_EDGE_MM * chart.unit)
    words = words_of(chart, room, lang)
    return replace(chart, words=tuple(w.box.grown(CLEAR_MM) for w in words.found)), words


def draw_sky(pen: Pen, trim: Box, figure: Figure, lang: str, sky: Stops, over_glow: Callable[[Chart], None] = lambda chart: None) -> None:
    """The plate of the figure's sky, all over the card but its corners and its foot, with its letters and names. What lies over the glow
    of the Milky Way, but under the stars, is drawn in between."""
    chart, words = plate(figure, trim, lang)
    draw_milky_way(pen, chart, sky)
    over_glow(chart)
    draw_chart(pen, chart, sky)
    draw_words(pen, words, sky)


def draw_field(pen: Pen, trim: Box, figure: Figure, sky: Stops) -> None:
    """The stars and the Milky Way around a figure without any line or word, as a ground for something else."""
    chart = replace(plate(figure, trim, "en")[0], words=())
    draw_milky_way(pen, chart, sky)
    draw_stars(pen, chart, sky)
