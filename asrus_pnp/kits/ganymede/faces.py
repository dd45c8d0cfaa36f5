"""The faces of Ganymede's shuttles, ships and tiles: signs only, no words."""

from itertools import pairwise

from asrus_pnp.kits.ganymede.art.grid import BOTH, GRID, TIMES, joined, number, row, width
from asrus_pnp.kits.ganymede.art.grounds import SLATE, World, tile_ground
from asrus_pnp.kits.ganymede.art.scenes import ship_scene, shuttle_scene
from asrus_pnp.kits.ganymede.art.signs import Signs
from asrus_pnp.kits.ganymede.layout import (
    CARD_MM,
    DEED_MM,
    NEED_MM,
    PLACE_MM,
    PLATE_MM,
    TILE_MM,
    badge_box,
    column,
    effect_box,
    effect_places,
    launch_box,
    needs_box,
    points_box,
    shuttle_column,
)
from asrus_pnp.kits.ganymede.pieces import Ship, ShipKind, Shuttle, StackKind, Tile
from asrus_pnp.pdf.draw.night import both_ways, half_turned, quiet_place
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, NIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box


def draw_shuttle(pen: Pen, trim: Box, shuttle: Shuttle, stack: StackKind, signs: Signs) -> None:
    """A shuttle: its symbol in the corners, what it needs at the top, what it does at the bottom."""
    world = shuttle_scene(pen, trim, stack, signs.outlines[shuttle.symbol], shuttle.effect is not None)
    c = shuttle_column(trim)
    for turned in both_ways(pen, trim):
        row(pen, c.symbol, [signs.symbol(shuttle.symbol)])
        quiet_place(pen, c.quiet, world.ground if turned else at(world.sky, c.quiet.cy / trim.h))
    needs = joined([signs.need(r) for r in shuttle.requirement], BOTH)
    row(pen, needs_box(trim, width(needs) * NEED_MM * c.unit / GRID), needs)
    if shuttle.effect:
        deeds = signs.effect(shuttle.effect)
        box = effect_box(trim, width(deeds) * DEED_MM * c.unit / GRID)
        plate = mix(world.foot, NIGHT, 0.35)
        pen.rect(box.grown(PLATE_MM), fill=plate, stroke=mix(plate, LIGHT, 0.35), width_mm=0.2, radius_mm=1.8 * c.unit)
        row(pen, box, deeds)


def draw_ship(pen: Pen, trim: Box, ship: Ship, kind: ShipKind, signs: Signs) -> None:
    """A settlers ship: its points at the lower left and as an index, what its launch brings at the lower right."""
    world = ship_scene(pen, trim, ship.kind, signs.on_hull(ship))
    _quiet_places(pen, trim, world)
    row(pen, column(trim, CARD_MM).symbol, [number(kind.points), TIMES] if kind.each else [number(kind.points)])
    launch = signs.launch(kind)
    row(pen, points_box(trim, bool(launch)), signs.points(kind, ship), "left")
    if launch:
        row(pen, launch_box(trim), launch, "right")


def _quiet_places(pen: Pen, trim: Box, world: World) -> None:
    """The two quiet places of a card, in the tones of the sky and of the ground behind them."""
    quiet = column(trim, CARD_MM).quiet
    quiet_place(pen, quiet, at(world.sky, quiet.cy / trim.h))
    with half_turned(pen, trim):
        quiet_place(pen, quiet, world.ground)


def draw_tile(pen: Pen, trim: Box, tile: Tile, signs: Signs) -> None:
    """A settler tile: its symbol in the corners, and a badge with its effects: one of them, or all."""
    tile_ground(pen, trim)
    c = column(trim, TILE_MM)
    for _ in both_ways(pen, trim):
        row(pen, c.symbol, [signs.symbol(tile.symbol)])
        quiet_place(pen, c.quiet, at(SLATE, 0.5))
    _badge(pen, badge_box(trim), c.unit)
    places = effect_places(trim, len(tile.effects))
    for place, effect in zip(places, tile.effects, strict=True):
        row(pen, place, signs.effect(effect))
    for a, b in pairwise(places):
        _join(pen, (a.cx + b.cx) / 2, (a.cy + b.cy) / 2, a.h / PLACE_MM, tile.either)


def _badge(pen: Pen, box: Box, unit: float) -> None:
    """A badge to be worn: a card with a slot for the ribbon."""
    paper = mix(at(SLATE, 0.5), LIGHT, 0.1)
    pen.rect(box, fill=paper, stroke=mix(paper, LIGHT, 0.35), width_mm=0.25, radius_mm=2.2 * unit)
    pen.rect(Box(box.cx - 2.6 * unit, box.y + 1 * unit, 5.2 * unit, 1.1 * unit), fill=at(SLATE, 0.05), radius_mm=0.55 * unit)


def _join(pen: Pen, x: float, y: float, unit: float, either: bool) -> None:
    """What stands between two effects: a slash for one of them, a plus for both."""
    if either:
        pen.path(polyline([(x - 4.9 * unit, y + 3 * unit), (x + 4.9 * unit, y - 3 * unit)]), stroke=LIGHT, width_mm=0.7 * unit)
    else:
        row(pen, Box(x - 3 * unit, y - 6 * unit, 6 * unit, 12 * unit), [BOTH])
