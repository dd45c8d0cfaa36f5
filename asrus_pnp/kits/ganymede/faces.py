"""The faces of Ganymede's shuttles, ships and tiles: signs only, no words."""

from asrus_pnp.kits.ganymede import effects
from asrus_pnp.kits.ganymede.cards import Deck, Ship, ShipKind, Shuttle, Tile
from asrus_pnp.kits.ganymede.craft import EARTH_SHUTTLE, MARS_SHUTTLE, draw_craft
from asrus_pnp.kits.ganymede.grid import BOTH, EITHER, TIMES, Icon, joined, known, number, row
from asrus_pnp.kits.ganymede.grounds import EARTH, GANYMEDE, MARS, SLATE, tile_ground, world_ground
from asrus_pnp.kits.ganymede.layout import CARD_MM, tile_plan, column, effect_box, needs_box, picture_box, points_box, launch_box, ship_box
from asrus_pnp.kits.ganymede.scenery import *
from asrus_pnp.kits.ganymede.ships import SHIPS, SLOTS, LINER
from asrus_pnp.kits.ganymede.signs import Signs
from asrus_pnp.pdf.geometry import Box
from asrus_pnp.pdf.night import both_ways, quiet_place, half_turned
from asrus_pnp.pdf.pen import Pen
from asrus_pnp.pdf.theme import LIGHT, mix, at


def draw_shuttle(pen: Pen, trim: Box, shuttle: Shuttle, stack: str, signs: Signs) -> None:
    """A shuttle: its symbol, what it needs at the top, what it does at the bottom."""
    world = EARTH if stack == "earth" else MARS
    world_ground(pen, trim, world)
    c = column(trim, CARD_MM)
    box = picture_box(trim)
    draw_course(pen, box, mix(world.sky[1][1], LIGHT, 0.5))
    if stack == "earth":
        draw_mars(pen, box.x+26.4, box.y+4, 1.5)
    else:
        draw_jupiter(pen, box.x+26.4, box.y+4, 1.8, world.sky[1][1])
    draw_craft(pen, box.cx, box.cy, box.h * 0.86, EARTH_SHUTTLE if stack == "earth" else MARS_SHUTTLE, 32)
    around = [world.sky[1][1], world.ground]
    for _ in both_ways(pen, trim):
        row(pen, c.symbol, [signs.symbol(shuttle.symbol)])
        quiet_place(pen, c.quiet, around.pop(0))
    row(pen, needs_box(trim), joined([signs.need(r) for r in shuttle.requirement], BOTH))
    if shuttle.effect:
        row(pen, effect_box(trim), signs.effect(shuttle.effect))


def draw_ship(pen: Pen, trim: Box, ship: Ship, kind: ShipKind, signs: Signs) -> None:
    """A settlers ship: its points at the lower left, its effect on launch at the lower right."""
    world_ground(pen, trim, GANYMEDE)
    draw_jupiter(pen, trim.right - 8 * column(trim, CARD_MM).unit, 8 * column(trim, CARD_MM).unit, 4.4 * column(trim, CARD_MM).unit, GANYMEDE.sky[0][1], 0.75)
    c, box = column(trim, CARD_MM), ship_box(trim)
    scale = box.h / 66
    draw_craft(pen, box.cx, box.cy - 3 * scale, 60 * scale, SHIPS.get(kind.id, LINER))
    with pen.moved(box.cx, box.cy - 3 * scale, scale=scale):
        for (x, y, size), icon in zip(SLOTS.get(kind.id, ()), signs.on_hull(ship), strict=False):
            row(pen, Box(x - size / 2, y - size / 2, size, size), [icon])
    row(pen, c.symbol, [number(kind.points), *([TIMES] if kind.each else [])])
    around = [GANYMEDE.sky[1][1], GANYMEDE.ground]
    for _ in both_ways(pen, trim):
        quiet_place(pen, c.quiet, around.pop(0))
    row(pen, points_box(trim), signs.points(kind, ship), "left")
    launch = signs.launch(kind)
    if launch:
        row(pen, launch_box(trim), launch, "right")


def draw_tile(pen: Pen, trim: Box, tile: Tile, signs: Signs) -> None:
    """A settler tile: its symbol, and a badge with its effects, one of two or both."""
    tile_ground(pen, trim)
    plan = tile_plan(trim)
    panel = mix(at(SLATE, 0.5), LIGHT, 0.1)
    pen.rect(plan.badge, fill=panel, stroke=mix(panel, LIGHT, 0.35), width_mm=0.25, radius_mm=2.4)
    around = [SLATE[1][1], SLATE[1][1]]
    for _ in both_ways(pen, trim):
        row(pen, plan.column.symbol, [signs.symbol(tile.symbol)])
        quiet_place(pen, plan.column.quiet, around.pop(0))
    icons = [signs.effect(e) for e in tile.effects]
    row(pen, plan.first, icons[0])
    row(pen, plan.second, icons[1])
    from asrus_pnp.pdf.paths import polyline
    u=plan.column.unit
    if tile.either:
        pen.path(polyline([(trim.cx-7*u, trim.cy+4.6*u),(trim.cx+7*u,trim.cy-4.6*u)]), stroke=LIGHT, width_mm=0.75*u)
    else:
        row(pen, Box(trim.cx-3*u, trim.cy-6*u, 6*u,12*u),[BOTH])
