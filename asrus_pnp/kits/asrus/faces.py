"""The faces of the ASRUS base deck."""

from asrus_pnp.kits.asrus.cards import NumberCard, PowerCard
from asrus_pnp.kits.asrus.symbols import draw_symbol
from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_figures import draw_earth, draw_moon, draw_sun, tone
from asrus_pnp.kits.sky_layout import draw_sky, name_place, picture_box
from asrus_pnp.pdf.draw.night import big, both_ways, column, dots, ground, names, paragraph, quiet_place, say
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import DEEP_INDIGO, GOLD, INDIGO, LIGHT, MIST, at
from asrus_pnp.pdf.impose.geometry import Box

SYMBOL_GAP_MM = 0.8


def draw_number(pen: Pen, trim: Box, card: NumberCard, sky: Sky, lang: str) -> None:
    """A number card: the number in four corners, its dots, its figure of the sky or its body."""
    ground(pen, trim, INDIGO)
    _picture(pen, trim, card, sky, lang)
    for _ in both_ways(pen, trim):
        index(pen, trim, str(card.number), card.dots, INDIGO)
    place = name_place(trim)
    names(pen, trim.cx, place.y + 4.2 * column(trim).unit, place.w, card.name, lang, column(trim).unit, LIGHT, MIST)


def draw_power(pen: Pen, trim: Box, card: PowerCard, lang: str) -> None:
    """A special card or a joker: its letter in four corners, a picture of its power, its name and what it does."""
    ground(pen, trim, DEEP_INDIGO)
    for _ in both_ways(pen, trim):
        index(pen, trim, card.letter, 0, DEEP_INDIGO)
    c, place = column(trim), name_place(trim)
    room = 2 * (trim.cx - c.quiet.right - SYMBOL_GAP_MM)
    draw_symbol(pen, card.id, trim.cx, trim.h * 0.35, min(33 * c.unit, room))
    names(pen, trim.cx, trim.h * 0.655, place.w, card.name, lang, c.unit, GOLD, MIST)
    y = trim.h * 0.725
    box = Box(place.x, y, place.w, trim.h * 0.9 - y)
    for words in say(card.power, lang):
        y = paragraph(pen, Box(box.x, y, box.w, box.bottom - y), words, max(5.0, 6.5 * c.unit), LIGHT) + 0.8 * c.unit


def index(pen: Pen, trim: Box, sign: str, count: int, stops: Stops) -> None:
    """The two upper corners of a card: the index column at the left, the sign once more at the right."""
    c = column(trim)
    for x in (c.cx, trim.w - c.cx):
        big(pen, x, c.number, sign, 9 * c.unit)
    if count:
        dots(pen, c.dots, count, GOLD)
    quiet_place(pen, c.quiet, at(stops, c.quiet.cy / trim.h))


def _picture(pen: Pen, trim: Box, card: NumberCard, sky: Sky, lang: str) -> None:
    box = picture_box(trim)
    if card.picture in sky.figures:
        figure = sky.figures[card.picture]
        draw_sky(pen, trim, figure, lang, tone(at(INDIGO, 0.45), LIGHT))
        return
    r = min(box.w / 3.5, box.h / 3.5)
    if card.picture == "sun":
        draw_sun(pen, box.cx, box.cy, r)
    elif card.picture == "earth":
        draw_earth(pen, box.cx, box.cy, r * 1.3)
    else:
        draw_moon(pen, box.cx, box.cy, r * 1.4, sky)
