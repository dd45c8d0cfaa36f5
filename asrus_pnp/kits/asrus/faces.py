"""The faces of the ASRUS base deck."""

from asrus_pnp.kits.asrus.cards import NumberCard, PowerCard
from asrus_pnp.kits.asrus.nights import JOKER, SPECIAL, Night, draw_hills, draw_trails, night_of
from asrus_pnp.kits.asrus.symbols import draw_symbol
from asrus_pnp.kits.globe import draw_earth
from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_figures import draw_moon, draw_sun
from asrus_pnp.kits.sky_layout import draw_field, draw_sky, name_base, name_room, picture_box
from asrus_pnp.pdf.draw.night import big, both_ways, column, dots, ground, names, paragraph, quiet_place, say
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

MORNING = 9  # from this number on dots are round: numbers that share a count lie on both sides of midnight
SYMBOL_GAP_MM = 0.8
BEHIND_EARTH = "sagittarius"  # where the Milky Way is brightest
POWER_SHARE, TITLE_SHARE, TEXT_SHARE = 0.34, 0.615, 0.682  # of the height: the picture's middle, the base of the name, the top of the words


def draw_number(pen: Pen, trim: Box, card: NumberCard, sky: Sky, lang: str) -> None:
    """A number card: the number in four corners, its dots, its figure of the sky or its body, over the hills of its hour."""
    night = night_of(card.number)
    ground(pen, trim, night.sky)
    _picture(pen, trim, card, sky, lang, night)
    draw_hills(pen, trim, night, card.number - 1)
    for _ in both_ways(pen, trim):
        index(pen, trim, str(card.number), card.dots, night, card.number >= MORNING)
    names(pen, trim.cx, name_base(trim), name_room(trim), card.name, lang, column(trim).unit, LIGHT, mix(night.land, LIGHT, 0.75))


def draw_power(pen: Pen, trim: Box, card: PowerCard, lang: str) -> None:
    """A special card or a joker: its letter in four corners, a picture of its power, its name and what it does."""
    night = JOKER if card.id.startswith("joker") else SPECIAL
    ground(pen, trim, night.sky)
    words = Box(column(trim).quiet.right, trim.h * (TITLE_SHARE - 0.06), trim.w - 2 * column(trim).quiet.right, trim.h)
    draw_trails(pen, trim, night, trim.h * POWER_SHARE, words)
    draw_hills(pen, trim, night, 0.35)
    for _ in both_ways(pen, trim):
        index(pen, trim, card.letter, 0, night)
    c = column(trim)
    room = 2 * (trim.cx - c.quiet.right - SYMBOL_GAP_MM)
    draw_symbol(pen, card.id, trim.cx, trim.h * POWER_SHARE, min(34 * c.unit, room))
    wide = trim.w - 2 * (c.quiet.right + 1.2)
    names(pen, trim.cx, trim.h * TITLE_SHARE, wide, card.name, lang, 1.15 * c.unit, GOLD, mix(at(night.sky, 0.6), LIGHT, 0.7))
    y, foot = trim.h * TEXT_SHARE, c.quiet.h
    box = Box(c.quiet.right + 1.2, y, wide, trim.bottom - c.quiet.y - y)
    for k, line in enumerate(say(card.power, lang) if card.power.ko else ()):
        tone = mix(at(night.sky, 0.7), LIGHT, 0.78) if k else LIGHT
        size = max(5.0, (5.6 if k else 7.2) * c.unit)
        y = paragraph(pen, Box(box.x, y, box.w, box.bottom + foot - y), line, size, tone) + 0.6 * c.unit


def index(pen: Pen, trim: Box, sign: str, count: int, night: Night, round: bool = False) -> None:
    """The two upper corners of a card: the index column at the left, the sign once more at the right."""
    c = column(trim)
    for x in (c.cx, trim.w - c.cx):
        big(pen, x, c.number, sign, 9 * c.unit)
    if count:
        dots(pen, c.dots, count, LIGHT if round else GOLD, round)
    quiet_place(pen, c.quiet, at(night.sky, c.quiet.cy / trim.h))


def _picture(pen: Pen, trim: Box, card: NumberCard, sky: Sky, lang: str, night: Night) -> None:
    box = picture_box(trim)
    if card.picture in sky.figures:
        draw_sky(pen, trim, sky.figures[card.picture], lang, night.sky)
        return
    r = min(box.w / 3.5, box.h / 3.5)
    if card.picture == "sun":
        draw_sun(pen, box.cx, box.cy, r)
    elif card.picture == "earth":
        draw_field(pen, trim, sky.figures[BEHIND_EARTH], night.sky)
        draw_earth(pen, box.cx, box.cy, r * 1.45)
    else:
        draw_moon(pen, box.cx, box.cy, r * 1.45, sky)
