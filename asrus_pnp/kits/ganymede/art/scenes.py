"""The scenes of shuttles and ships: a craft over the world that it leaves."""

from collections.abc import Sequence

from asrus_pnp.kits.ganymede.art.craft import draw_craft
from asrus_pnp.kits.ganymede.art.grid import Icon, known, row
from asrus_pnp.kits.ganymede.art.grounds import EARTH, GANYMEDE, MARS, World, shuttle_sky, world_ground
from asrus_pnp.kits.ganymede.art.scenery import draw_jupiter, draw_mars
from asrus_pnp.kits.ganymede.art.ships import LINER, SHIPS, SLOTS
from asrus_pnp.kits.ganymede.layout import CARD_MM, CRAFT_SHARE, column, craft_box, horizon, ship_box, shuttle_column
from asrus_pnp.kits.ganymede.pieces import StackKind
from asrus_pnp.kits.ganymede.shuttles import SHUTTLES
from asrus_pnp.kits.ganymede.views import VIEWS, Land
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

SHIP_UNITS = (40.0, 66.0)  # across, and from nose to the end of the flame
TILT_DEG = 12.0


def shuttle_scene(pen: Pen, trim: Box, stack: StackKind, outline: str, deed: bool) -> World:
    """A shuttle of that planet and outline over its view; bound for Mars from the Earth, for Jupiter from Mars, which hangs small in the sky.
    Where there is no effect, the craft is larger and the horizon lower."""
    world, c = EARTH if stack == "earth" else MARS, shuttle_column(trim)
    shuttle_sky(pen, trim, world)
    known(VIEWS, outline)(pen, Land(trim, horizon(trim, deed), c.unit, world, stack == "earth"))
    x, y = trim.right - 6.4 * c.unit, c.symbol.bottom + 5.4 * c.unit
    if stack == "earth":
        draw_mars(pen, x, y, 1.7 * c.unit)
    else:
        draw_jupiter(pen, x, y, 2.1 * c.unit, world.sky[1][1])
    box = craft_box(trim, deed)
    draw_craft(pen, box.cx, box.cy, min(box.h, box.w / CRAFT_SHARE), known(SHUTTLES[stack], outline), TILT_DEG if deed else 0.0)
    return world


def ship_scene(pen: Pen, trim: Box, kind: str, hull: Sequence[Icon]) -> World:
    """A ship of that kind that leaves Ganymede under Jupiter; its hull shows the signs given."""
    world_ground(pen, trim, GANYMEDE)
    u, box = column(trim, CARD_MM).unit, ship_box(trim)
    draw_jupiter(pen, trim.right - 8.2 * u, 8.2 * u, 4.4 * u, GANYMEDE.sky[0][1], 0.75)
    scale = min(box.h / SHIP_UNITS[1], box.w / SHIP_UNITS[0])
    with pen.moved(box.cx, box.cy - 3 * scale, scale=scale):
        draw_craft(pen, 0, 0, 60, SHIPS.get(kind, LINER))
        for (x, y, size), icon in zip(SLOTS.get(kind, ()), hull, strict=False):
            row(pen, Box(x - size / 2, y - size / 2, size, size), [icon])
    return GANYMEDE
