"""Signs that only the player board has, on the grid of the kit's icons: a basic action, a launch, the shuttles, alike and unlike."""

from asrus_pnp.kits.ganymede.art.craft import EARTH_SHUTTLE, MARS_SHUTTLE, Layers, draw_craft
from asrus_pnp.kits.ganymede.art.grid import GRID, Icon
from asrus_pnp.kits.ganymede.art.grounds import EARTH, MARS
from asrus_pnp.kits.ganymede.art.icons import EDGE
from asrus_pnp.kits.ganymede.art.ships import LINER
from asrus_pnp.pdf.draw.paths import parse, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT
from asrus_pnp.pdf.impose.geometry import Box

BOLT = "M13.6 3.6 L6.4 13.4 H11.2 L9.8 20.4 L17.6 10.2 H12.4 Z"
VIOLET = "#4a2f8c"
GIVES = "M0 12 H7 M4 8.6 L7.6 12 L4 15.4"


def _basic(pen: Pen) -> None:
    pen.circle(12, 12, 11, fill=NIGHT, stroke=GOLD, width_mm=EDGE)
    pen.path(parse(BOLT), fill=GOLD, stroke=GOLD, width_mm=0.6)


def _launch(pen: Pen) -> None:
    pen.circle(12, 12, 11, fill=VIOLET, stroke=GOLD, width_mm=EDGE)
    draw_craft(pen, 12, 11.4, 18.6, LINER, 35)


def _shuttles(pen: Pen) -> None:
    for x, ground, layers in ((0.7, EARTH.ground, EARTH_SHUTTLE), (12.3, MARS.ground, MARS_SHUTTLE)):
        _card(pen, x, ground, layers)


def _card(pen: Pen, x: float, ground: str, layers: Layers) -> None:
    pen.rect(Box(x, 0.8, 15, 22.4), fill=ground, stroke=LIGHT, width_mm=EDGE, radius_mm=1.8)
    draw_craft(pen, x + 7.5, 11.6, 15, layers)


def _gives(pen: Pen) -> None:
    pen.path(parse(GIVES), stroke=LIGHT, width_mm=1.9)


BASIC, LAUNCH = Icon(GRID, _basic), Icon(GRID, _launch)
SHUTTLES, ARROW = Icon(28, _shuttles), Icon(8, _gives)


def draw_alike(pen: Pen, x: float, y: float, alike: bool, ground: str) -> None:
    """Between two settlers of a crew: whether they must be of one colour, or of two."""
    pen.circle(x, y, 2.1, fill=ground, stroke=LIGHT, width_mm=0.2)
    for dy in (-0.45, 0.45):
        pen.path(polyline([(x - 0.95, y + dy), (x + 0.95, y + dy)]), stroke=LIGHT, width_mm=0.4)
    if not alike:
        pen.path(polyline([(x - 0.75, y + 1.25), (x + 0.75, y - 1.25)]), stroke=LIGHT, width_mm=0.4)
