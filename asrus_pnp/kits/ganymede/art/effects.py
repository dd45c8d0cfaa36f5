"""The signs of what cards do and count: recruit, adapt, move, reputation, ships, tiles, sets, and a smaller crew."""

from collections.abc import Sequence
from functools import cache, partial

from asrus_pnp.kits.ganymede.art.grid import GRID, Icon
from asrus_pnp.kits.ganymede.art.icons import EDGE, PAINT, bust
from asrus_pnp.pdf.draw.fonts import width_mm
from asrus_pnp.pdf.draw.paths import Path, arc, parse, polar, polygon, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT
from asrus_pnp.pdf.impose.geometry import Box

SLATE, VIOLET, SEA = "#46547a", "#4a2f8c", "#2f8fa6"
STEP = 21.0  # from one settler to the next
FEWER_PT = 40.0
ARROW = "M1.4 20.6 H17"
HEAD = "M15.6 17.2 L22.9 20.6 L15.6 24 Z"
ROCKET = "M8.5 3.6 C10.9 5.8 11.6 8.6 11.6 11.2 V13.4 L13.9 16.6 V19.4 L11.4 17.8 H5.6 L3.1 19.4 V16.6 L5.4 13.4 V11.2 C5.4 8.6 6.1 5.8 8.5 3.6 Z"


def recruit(settlers: Sequence[Icon]) -> Icon:
    """Settlers who come up over the limb of the Earth, one of them where there are several."""
    return Icon(GRID + (len(settlers) - 1) * STEP, partial(_recruit, settlers=tuple(settlers)))


def _recruit(pen: Pen, settlers: tuple[Icon, ...]) -> None:
    wide, scale = GRID + (len(settlers) - 1) * STEP, 0.85
    for k, settler in enumerate(settlers):
        x = (GRID - settler.width * scale) / 2 + k * STEP
        if k:
            pen.path(polyline([(x - 4.6, 16.5), (x - 1.2, 4.5)]), stroke=LIGHT, width_mm=1.5)
        with pen.moved(x, 0, scale=scale):
            settler.draw(pen)
    pen.path(_limb(wide), fill=SEA, stroke=LIGHT, width_mm=EDGE)


@cache
def _limb(wide: float) -> Path:
    return parse(f"M0.7 23.3 C3.4 21.2 7.5 20.1 12 20.1 H{wide - 12} C{wide - 7.5} 20.1 {wide - 3.4} 21.2 {wide - 0.7} 23.3 Z")


def adapt(settler: Icon) -> Icon:
    """A settler between two arrows that run round."""
    return Icon(GRID, partial(_adapt, settler=settler))


def _adapt(pen: Pen, settler: Icon) -> None:
    for turn in (0, 180):
        with pen.moved(12, 12, turn):
            pen.path(arc(0, 0, 10.9, 30, 128), stroke=LIGHT, width_mm=1.7)
            tip = polar(0, 0, 10.9, 150)
            pen.path(polygon([tip, polar(0, 0, 14.3, 124), polar(0, 0, 7.4, 120)]), fill=LIGHT)
    scale = 0.66
    with pen.moved(12 - settler.width * scale / 2, 12 - 12 * scale, scale=scale):
        settler.draw(pen)


def move(settler: Icon) -> Icon:
    """A settler on an arrow."""
    return Icon(GRID, partial(_move, settler=settler))


def _move(pen: Pen, settler: Icon) -> None:
    with pen.moved(5.2, 0, scale=0.68):
        settler.draw(pen)
    pen.path(parse(ARROW), stroke=LIGHT, width_mm=2.4)
    pen.path(parse(HEAD), fill=LIGHT, stroke=LIGHT, width_mm=0.6)


def _laurel(pen: Pen) -> None:
    pen.path(_branches(), fill=GOLD, stroke=GOLD, width_mm=0.5)
    for side in (-1, 1):
        pen.path(arc(12, 11.4, 9.1, side * 38, side * 176), stroke=GOLD, width_mm=0.7)


@cache
def _branches() -> Path:
    """The leaves of a laurel wreath, in pairs along two branches."""
    leaves: Path = ()
    for k in range(6):
        for side in (-1, 1):
            at = 155 - 24 * k
            stem = polar(12, 11.4, 9.1, side * at)
            for way, long in ((-32, 1.0), (28, 0.84)):
                leaves += _leaf(*stem, side * (at - 90 + way), long)
    return leaves


def _leaf(x: float, y: float, angle_deg: float, long: float) -> Path:
    middle, half = polar(x, y, 2.2 * long, angle_deg), 1.05 * long
    return polygon([(x, y), polar(*middle, half, angle_deg - 90), polar(x, y, 4.4 * long, angle_deg), polar(*middle, half, angle_deg + 90)])


def _reputation(pen: Pen) -> None:
    _laurel(pen)
    pen.text(11.6, 14.8, "+1", "Black", 26, LIGHT, "center")


def _fame(pen: Pen) -> None:
    _laurel(pen)
    pen.circle(12, 11.6, 4.2, fill=GOLD)


def _ship_card(pen: Pen) -> None:
    pen.rect(Box(1, 0.8, 15, 22.4), fill=VIOLET, stroke=LIGHT, width_mm=EDGE, radius_mm=1.8)
    pen.path(parse(ROCKET), fill=LIGHT)
    pen.circle(8.5, 9.4, 1.5, fill=VIOLET)


def _tile(pen: Pen) -> None:
    pen.rect(Box(1, 1, 22, 22), fill=SLATE, stroke=LIGHT, width_mm=EDGE, radius_mm=2.6)
    for x, y in ((3.6, 3.2), (12.4, 11.4)):
        with pen.moved(x, y, scale=0.42):
            bust(pen, PAINT["any"])
    pen.path(polyline([(7.6, 17.6), (16.4, 6.4)]), stroke=LIGHT, width_mm=1)


REPUTATION, FAME = Icon(GRID, _reputation), Icon(GRID, _fame)
SHIP, TILE = Icon(17, _ship_card), Icon(GRID, _tile)


def set_of(stones: Sequence[Icon]) -> Icon:
    """One of each symbol, three above two."""
    return Icon(35, partial(_set_of, stones=tuple(stones)))


def _set_of(pen: Pen, stones: tuple[Icon, ...]) -> None:
    for k, stone in enumerate(stones):
        x, y = (12 * k, 0.8) if k < 3 else (6 + 12 * (k - 3), 12.4)
        with pen.moved(x + 0.3, y, scale=0.45):
            stone.draw(pen)


def fewer(settler: Icon, count: int) -> Icon:
    """So many settlers less."""
    words = f"−{count}"
    room = width_mm(words, "Black", FEWER_PT)
    return Icon(room + 1.5 + settler.width, partial(_fewer, settler=settler, words=words, room=room))


def _fewer(pen: Pen, settler: Icon, words: str, room: float) -> None:
    pen.text(0, 17.6, words, "Black", FEWER_PT, LIGHT)
    with pen.moved(room + 1.5, 0):
        settler.draw(pen)
