"""The scene of Ganymede's player board: Earth and Mars in the night, Ganymede rising at the right, and the ways between them."""

import math

from asrus_pnp.games.ganymede.print.board_layout import GAP_MM, PLACE_MM, Globe, Layout
from asrus_pnp.kits.ganymede.art.craft import EARTH_SHUTTLE, MARS_SHUTTLE, draw_craft
from asrus_pnp.kits.ganymede.art.grounds import EARTH, GANYMEDE, MARS, World
from asrus_pnp.kits.ganymede.art.scenery import draw_jupiter
from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky_figures import draw_figure, draw_neighbours, tone
from asrus_pnp.pdf.draw.paths import Path, Point, arc, polygon, polyline
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

DEEP = "#131b4a"  # the night between the planets, even there, so that their air can fade into it
SKY: Stops = ((0.0, "#0a0f30"), (0.27, DEEP), (0.72, DEEP), (1.0, "#161a3f"))
LIMB_MM = 250.0  # the radius of Ganymede's limb
SHORE_MM = 15.0  # how far the limb lies left of the docks
AU_RATIO = 1.524  # Mars is so much farther from the Sun than the Earth
CRAFT_MM = 17.0
JUPITER_MM = 9.0
WAY_MM, HEAD_MM = 0.9, 4.0
EARTH_TILT_DEG, MARS_TILT_DEG = 23.4, 25.2


def draw_scene(pen: Pen, lies: Layout, figure: Figure) -> None:
    """Sky, orbits, planets and ways, out to the edge of the board."""
    whole = Box(0, 0, lies.size.w, lies.size.h)
    pen.shade(whole, SKY)
    with pen.clipped(_outline(whole)):
        _orbits(pen, lies)
        _aquarius(pen, lies, figure)
        _jupiter(pen, lies)
        _ganymede(pen, lies)
    _console(pen, lies)
    _globe(pen, lies.earth, EARTH, EARTH_TILT_DEG)
    _globe(pen, lies.mars, MARS, MARS_TILT_DEG)
    _ways(pen, lies)


def _console(pen: Pen, lies: Layout) -> None:
    """The ground of track and columns."""
    top = lies.label.y - GAP_MM / 2
    pen.rect(Box(0, top, lies.size.w, lies.size.h - top), fill=mix(SKY[0][1], DEEP, 0.25))
    pen.path(polyline([(0.1, top), (lies.size.w - 0.1, top)]), stroke=mix(DEEP, LIGHT, 0.3), width_mm=0.2)


def _outline(box: Box) -> Path:
    return polygon([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)])


def _aquarius(pen: Pen, lies: Layout, figure: Figure) -> None:
    """The cupbearer's stars above the way to Mars."""
    left, right = lies.earth.x + lies.earth.r, lies.mars.x - lies.mars.r
    box = Box(left + 2.5, lies.menu.bottom + 4, right - left + 6, lies.earth.y - lies.menu.bottom - 15)
    ink = tone(DEEP, mix(DEEP, LIGHT, 0.62))
    near = draw_figure(pen, figure, box, ink, 0.62)
    draw_neighbours(pen, figure, near, box.grown(3), (), ink.faint)


def _orbits(pen: Pen, lies: Layout) -> None:
    """The orbits of Earth and Mars, as far apart as they are beside their distance from the Sun."""
    apart = lies.mars.x - lies.earth.x
    near = apart / (AU_RATIO - 1)
    sun = lies.earth.x - near
    for r in (near, near * AU_RATIO):
        half = math.degrees(math.asin(min(1.0, lies.size.h / r)))
        pen.path(arc(sun, lies.earth.y, r, 90 - half, 90 + half), stroke=mix(DEEP, LIGHT, 0.22), width_mm=0.25)


def _jupiter(pen: Pen, lies: Layout) -> None:
    """Jupiter beside its moon, faint behind the arrow to the upper dock."""
    y = (lies.menu.bottom + lies.docks[0].frame.bottom) / 2
    shore = lies.docks[0].frame.x - SHORE_MM + (y - lies.earth.y) ** 2 / 2 / LIMB_MM
    draw_jupiter(pen, shore - 0.45 * JUPITER_MM, y - 0.6, JUPITER_MM, DEEP, 0.7)


def _ganymede(pen: Pen, lies: Layout) -> None:
    """The ground on which the docks lie."""
    left = lies.docks[0].frame.x - SHORE_MM
    x, y, depth = left + LIMB_MM, lies.earth.y, (lies.size.w - left) / LIMB_MM
    tones = [mix(c, NIGHT, 0.22) for c in (GANYMEDE.foot, GANYMEDE.ground, GANYMEDE.near, GANYMEDE.limb)]
    pen.glow(x, y, LIMB_MM, ((0.0, tones[0]), (1 - depth, tones[0]), (1 - 0.5 * depth, tones[1]), (1 - 0.1 * depth, tones[2]), (1.0, tones[3])))
    pen.circle(x, y, LIMB_MM, stroke=GANYMEDE.air, width_mm=0.3)


def _globe(pen: Pen, globe: Globe, world: World, tilt_deg: float) -> None:
    """A planet in its air, with the places on it."""
    x, y, r = globe.x, globe.y, globe.r
    whole, inner = r + world.air_mm, math.dist((x, y), globe.places[0]) / r
    pen.glow(x, y, whole, ((r / whole, mix(DEEP, world.air, 0.5)), (1.0, DEEP)))
    pen.glow(x, y, r, ((0.0, world.foot), (inner, world.foot), (0.75, world.ground), (0.92, world.near), (1.0, world.limb)))
    with pen.moved(x, y, tilt_deg, r):
        _lines(pen, mix(world.ground, world.air, 0.3))
    pen.circle(x, y, inner * r, fill=world.foot)
    pen.circle(x, y, r, stroke=world.air, width_mm=0.3)
    for place in globe.places:
        draw_place(pen, place, mix(world.foot, NIGHT, 0.35), mix(world.near, world.air, 0.7))


def _lines(pen: Pen, colour: str) -> None:
    """Parallels and meridians of a globe of radius 1."""
    for degrees in (-60, -30, 0, 30, 60):
        a = math.radians(degrees)
        pen.path(polyline([(-math.cos(a), math.sin(a)), (math.cos(a), math.sin(a))]), stroke=colour, width_mm=0.007)
        bow = [(math.sin(a) * math.cos(math.radians(b)), math.sin(math.radians(b))) for b in range(-90, 91, 10)]
        pen.path(polyline(bow), stroke=colour, width_mm=0.007)


def draw_place(pen: Pen, at: Point, fill: str, line: str) -> None:
    """A place for a disc."""
    pen.circle(*at, PLACE_MM / 2, fill=fill, stroke=line, width_mm=0.3)


def _ways(pen: Pen, lies: Layout) -> None:
    """The arrows from Earth to Mars and on to both docks, a shuttle on each."""
    y, start, end = lies.earth.y, lies.earth.x + lies.earth.r + 3, lies.mars.x - lies.mars.r - 3
    pen.path(polyline([(start, y), (end - HEAD_MM, y)]), stroke=LIGHT, width_mm=WAY_MM)
    _head(pen, (end, y), 90)
    draw_craft(pen, (start + end - HEAD_MM) / 2, y, CRAFT_MM, EARTH_SHUTTLE, 90)
    start, quay = lies.mars.x + lies.mars.r + 3, lies.docks[0].frame.x - 1.5
    fork, high = (start + quay) / 2 + 2, y - (lies.menu.bottom + lies.docks[0].frame.bottom) / 2
    pen.path(polyline([(start, y), (fork, y)]), stroke=LIGHT, width_mm=WAY_MM)
    for side in (-1, 1):
        top, tip = y + side * high, quay - HEAD_MM
        pen.path((("M", (fork, y)), ("C", (tip, y, fork - 2, top, tip, top))), stroke=LIGHT, width_mm=WAY_MM)
        _head(pen, (quay, top), 90)
    draw_craft(pen, (start + fork) / 2, y, CRAFT_MM, MARS_SHUTTLE, 90)


def _head(pen: Pen, tip: Point, turn_deg: float) -> None:
    """The head of an arrow."""
    with pen.moved(*tip, turn_deg):
        pen.path(polygon([(0, 0), (0.62 * HEAD_MM, HEAD_MM), (-0.62 * HEAD_MM, HEAD_MM)]), fill=LIGHT, stroke=LIGHT, width_mm=0.3)
