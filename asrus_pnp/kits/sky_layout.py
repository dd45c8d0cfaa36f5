"""Where things lie on the cards of both decks that show the sky: picture, name, corners."""

from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky_figures import Tone, draw_figure, draw_neighbours, name_brightest, place
from asrus_pnp.pdf.draw.night import SAFE_MM, column
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box


def name_place(trim: Box) -> Box:
    """Where the name stands: between the lower corners."""
    c = column(trim)
    wide = trim.w - 2 * (2 * c.cx - SAFE_MM + 0.6)
    return Box(trim.cx - wide / 2, trim.bottom - 19 * c.unit, wide, 12 * c.unit)


def picture_box(trim: Box) -> Box:
    """The upright place of a picture: between the index columns, above the name."""
    c = column(trim)
    side = 2 * c.cx - SAFE_MM + 0.8
    top = c.number + 1.5 * c.unit
    return Box(side, top, trim.w - 2 * side, name_place(trim).y - top - 1.5 * c.unit)


def wide_box(trim: Box) -> Box:
    """The level place of a picture: the whole width, between the two quiet places."""
    c = column(trim)
    return Box(SAFE_MM, c.quiet.bottom + 0.8, trim.w - 2 * SAFE_MM, trim.h - 2 * c.quiet.bottom - 1.6)


def corner_boxes(trim: Box) -> list[Box]:
    """The parts of a card that belong to its indices."""
    c = column(trim)
    side, high = 2 * c.cx - SAFE_MM, c.quiet.bottom + 1
    low = c.number + 1.2
    return [
        Box(0, 0, side, high),
        Box(trim.w - side, trim.h - high, side, high),
        Box(trim.w - side, 0, side, low),
        Box(0, trim.h - low, side, low),
    ]


def draw_sky(pen: Pen, trim: Box, figure: Figure, lang: str, ink: Tone) -> None:
    """A figure in the place where it gets larger, its real neighbours all over the card, its brightest star named."""
    u = column(trim).unit
    boxes = [picture_box(trim).grown(-2.2 * u), wide_box(trim).grown(-2.2 * u)]
    box = max(boxes, key=lambda b: place(figure, b).scale)
    lies = draw_figure(pen, figure, box, ink, u)
    taken = [*corner_boxes(trim), name_place(trim)]
    foot = Box(trim.cx - 7, trim.bottom - 6.5, 14, 6.5)  # where the id is stamped
    word = name_brightest(pen, figure, lies, lang, trim.grown(-SAFE_MM), taken, ink, u)
    draw_neighbours(pen, figure, lies, trim.grown(-SAFE_MM), [*taken, *word, foot], ink.faint)
