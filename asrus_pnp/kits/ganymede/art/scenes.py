"""The scenes of shuttles and ships: a craft over the limb of the world that it leaves."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from asrus_pnp.kits.ganymede.art.craft import EARTH_SHUTTLE, MARS_SHUTTLE, draw_craft
from asrus_pnp.kits.ganymede.art.grid import Icon, row
from asrus_pnp.kits.ganymede.art.grounds import EARTH, GANYMEDE, MARS, World, world_ground
from asrus_pnp.kits.ganymede.art.scenery import draw_jupiter, draw_mars, draw_volcanoes
from asrus_pnp.kits.ganymede.art.ships import LINER, SHIPS, SLOTS
from asrus_pnp.kits.ganymede.layout import CARD_MM, column, picture_box, ship_box
from asrus_pnp.pdf.draw.paths import parse
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

# A shuttle's flight about the middle of its picture, 29 mm wide and 27 high: the course, and where it is bound for.
FLIGHT_MM = (29.0, 27.2)
COURSE = "M-9.8 13.4 C-5 6 2 -5.4 9.6 -9"
GOAL = (11.4, -9.7)
CRAFT_MM, CRAFT_TILT_DEG = 23.5, 32.0
SHIP_UNITS = (40.0, 66.0)  # across, and from nose to the end of the flame


def earth_scene(pen: Pen, trim: Box) -> World:
    """A shuttle that leaves the Earth for Mars."""
    world_ground(pen, trim, EARTH)
    with _flight(pen, trim, EARTH):
        draw_mars(pen, *GOAL, 1.6)
        draw_craft(pen, 0, 0, CRAFT_MM, EARTH_SHUTTLE, CRAFT_TILT_DEG)
    return EARTH


def mars_scene(pen: Pen, trim: Box) -> World:
    """A shuttle that leaves Mars for Jupiter."""
    world_ground(pen, trim, MARS)
    draw_volcanoes(pen, trim, mix(MARS.ground, MARS.foot, 0.6), mix(MARS.ground, MARS.limb, 0.45))
    with _flight(pen, trim, MARS):
        draw_jupiter(pen, *GOAL, 1.9, MARS.sky[1][1])
        draw_craft(pen, 0, 0, CRAFT_MM, MARS_SHUTTLE, CRAFT_TILT_DEG)
    return MARS


@contextmanager
def _flight(pen: Pen, trim: Box, world: World) -> Iterator[None]:
    """A context about the middle of the shuttle's picture, its course drawn."""
    box = picture_box(trim)
    with pen.moved(box.cx, box.cy, scale=min(box.w / FLIGHT_MM[0], box.h / FLIGHT_MM[1])):
        pen.path(parse(COURSE), stroke=mix(world.sky[1][1], LIGHT, 0.5), width_mm=0.25)
        yield


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
