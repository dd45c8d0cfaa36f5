"""A place of the track: a round picture of its number, its name along the rim. Sizes are shares of the radius."""

import math
from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.kits.asrus.cards import NumberCard
from asrus_pnp.kits.globe import draw_earth
from asrus_pnp.kits.sky import Figure, Sky
from asrus_pnp.kits.sky_figures import draw_figure, draw_moon, draw_neighbours, draw_sun, tone
from asrus_pnp.pdf.draw.fonts import Weight, width_mm
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import Path, arc, polar
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, mix
from asrus_pnp.pdf.impose.geometry import Box

RIM = 0.8  # the picture ends here, the band of the name begins
SKY: Stops = ((0.0, "#1d3678"), (0.7, "#142458"), (1.0, "#0e1740"))
BAND = "#0d1338"
SCALE = 0.8
WORDS_PT, SMALL_PT = 8.5, 6.5

Part = tuple[str, Weight, float, str]  # words, weight, size, colour


def draw_place(pen: Pen, x: float, y: float, r: float, card: NumberCard, sky: Sky, lang: str) -> None:
    """The place of a card: its picture, its name along the lower rim."""
    pen.circle(x, y, r, fill=BAND)
    pen.glow(x, y, RIM * r, SKY)
    _picture(pen, x, y, RIM * r, card, sky)
    line = mix(BAND, GOLD, 0.75)
    pen.circle(x, y, RIM * r, stroke=line, width_mm=0.2)
    pen.circle(x, y, r, stroke=line, width_mm=0.35)
    lower_words(pen, x, y, 0.935 * r, parts(card.name, lang))


def parts(text: Text, lang: str) -> list[Part]:
    """The words of a rim, Korean first and larger."""
    found: list[Part] = []
    for k, words in enumerate(say(text, lang)):
        found.append((f"  {words}" if k else words, "Regular" if k else "Bold", SMALL_PT if k else WORDS_PT, MIST if k else LIGHT))
    return found


def lower_words(pen: Pen, x: float, y: float, r: float, line: Sequence[Part]) -> None:
    """Words along the lower part of a circle, upright there; their base line lies on it."""
    _along(pen, x, y, r, line, 180, -1)


def upper_words(pen: Pen, x: float, y: float, r: float, line: Sequence[Part]) -> None:
    """Words along the upper part of a circle; their base line lies on it."""
    _along(pen, x, y, r, line, 0, 1)


def _along(pen: Pen, x: float, y: float, r: float, line: Sequence[Part], middle_deg: float, way: int) -> None:
    letters = [(c, part, width_mm(c, part[1], part[2], pen.subject)) for part in line for c in part[0]]
    at = -sum(w for _, _, w in letters) / 2
    for letter, (_, weight, size, colour), wide in letters:
        turn = way * math.degrees((at + wide / 2) / r)
        with pen.moved(*polar(x, y, r, middle_deg + turn), turn):
            pen.text(0, 0, letter, weight, size, colour, "center")
        at += wide


def _picture(pen: Pen, x: float, y: float, r: float, card: NumberCard, sky: Sky) -> None:
    if card.picture in sky.figures:
        with pen.clipped(circle(x, y, r)):
            _figure(pen, x, y, r, sky.figures[card.picture])
    elif card.picture == "sun":
        draw_sun(pen, x, y, 0.47 * r)
    elif card.picture == "earth":
        draw_earth(pen, x, y, 0.6 * r)
    else:
        draw_moon(pen, x, y, 0.66 * r, sky)


def _figure(pen: Pen, x: float, y: float, r: float, figure: Figure) -> None:
    """The figure as on its card, made smaller; the name of its brightest star is left to the card."""
    ink, side, wide = tone(SKY[1][1], LIGHT), 0.66 * r / SCALE, r / SCALE
    with pen.moved(x, y, 0, SCALE):
        lies = draw_figure(pen, figure, Box(-side, -side, 2 * side, 2 * side), ink)
        draw_neighbours(pen, figure, lies, Box(-wide, -wide, 2 * wide, 2 * wide), (), ink.faint)


def circle(x: float, y: float, r: float) -> Path:
    """A circle as a path, to clip with."""
    return (*arc(x, y, r, 0, 360), ("Z", ()))
