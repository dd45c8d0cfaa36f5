"""Where things stand on cards and tiles: a column with the symbol and the quiet place at the upper left, the same turned at the lower right."""

from dataclasses import dataclass

from asrus_pnp.pdf.geometry import Box
from asrus_pnp.pdf.night import QUIET_MM, SAFE_MM

CARD_MM = (44.0, 68.0)
TILE_MM = (44.0, 44.0)
STAMP_MM = 5.6  # the id at the foot and the air above it
STAMP_HALF_MM = 6.3  # half its width


@dataclass(frozen=True, slots=True)
class Column:
    """The column at the upper left: the box of the symbol, the quiet place, and where the column ends; `unit` is 1 on the card designed for."""

    unit: float
    symbol: Box
    quiet: Box
    right: float


def column(trim: Box, designed: tuple[float, float]) -> Column:
    """The column of a card of that size; the quiet place never shrinks or grows."""
    u = min(trim.w / designed[0], trim.h / designed[1])
    cx = SAFE_MM + max(7.8 * u, QUIET_MM + 0.4) / 2
    symbol = Box(cx - 3.9 * u, SAFE_MM + 0.1, 7.8 * u, 7.8 * u)
    quiet = Box(cx - QUIET_MM / 2, symbol.bottom + 1.3 * u, QUIET_MM, QUIET_MM)
    return Column(u, symbol, quiet, 2 * cx - SAFE_MM)


def needs_box(trim: Box) -> Box:
    """Where the settlers stand that a shuttle takes: at the top, beside the column."""
    c = column(trim, CARD_MM)
    left = c.right + 2 * c.unit
    return Box(left, SAFE_MM + 0.2, trim.w - SAFE_MM - 0.6 - left, 11.6 * c.unit)


def effect_box(trim: Box) -> Box:
    """Where the effect of a shuttle stands: at the bottom, between the columns, above the id."""
    c = column(trim, CARD_MM)
    side, high = c.right + 1.1 * c.unit, 12 * c.unit
    return Box(side, trim.bottom - STAMP_MM - 0.6 * c.unit - high, trim.w - 2 * side, high)


def limb_top(trim: Box) -> float:
    """The height of the planet's limb in the middle of a shuttle."""
    return effect_box(trim).y - 4.6 * column(trim, CARD_MM).unit


def picture_box(trim: Box) -> Box:
    """Where the craft of a shuttle flies: between the requirement and the limb."""
    needs, c = needs_box(trim), column(trim, CARD_MM)
    top, left = needs.bottom + 1.6 * c.unit, c.right + 0.6 * c.unit
    return Box(left, top, trim.w - SAFE_MM - 0.6 - left, limb_top(trim) - 0.8 * c.unit - top)


def points_box(trim: Box) -> Box:
    """Where a ship's points stand: at the lower left, above the line of the id."""
    c = column(trim, CARD_MM)
    high = 9 * c.unit
    return Box(SAFE_MM + 0.5, trim.bottom - STAMP_MM - 0.5 * c.unit - high, trim.w - 2 * SAFE_MM - c.right + 2, high)


def launch_box(trim: Box) -> Box:
    """Where a ship's effect on launch stands: in the lower right corner, below the quiet place."""
    high = column(trim, CARD_MM).symbol.h
    left = trim.cx + STAMP_HALF_MM
    return Box(left, trim.bottom - SAFE_MM - 0.1 - high, trim.right - SAFE_MM - 0.3 - left, high)


def ship_box(trim: Box) -> Box:
    """Where the ship itself stands: in the middle, between the columns, above the limb."""
    c = column(trim, CARD_MM)
    top = c.symbol.bottom + 1 * c.unit
    return Box(c.right, top, trim.w - 2 * c.right, limb_top(trim) + 0.6 * c.unit - top)


@dataclass(frozen=True, slots=True)
class TilePlan:
    """A tile: its column, the badge in the middle, and on it the places of two effects and of what joins them."""

    column: Column
    badge: Box
    first: Box
    second: Box
    joint: Box


def tile_plan(trim: Box) -> TilePlan:
    """Where things stand on a tile."""
    c = column(trim, TILE_MM)
    side = c.right + 1.2 * c.unit
    badge = Box(side, SAFE_MM + 0.2, trim.w - 2 * side, trim.h - 2 * SAFE_MM - 0.4)
    size = 12.6 * c.unit
    inner = 1.1 * c.unit
    first = Box(badge.x + inner, badge.y + 2.6 * c.unit, size, size)
    second = Box(badge.right - inner - size, badge.bottom - 2.6 * c.unit - size, size, size)
    return TilePlan(c, badge, first, second, badge)
