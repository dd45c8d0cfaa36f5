"""Where things stand on cards and tiles: a column with the symbol and the quiet place at the upper left, the same turned at the lower right."""

from dataclasses import dataclass

from asrus_pnp.pdf.draw.night import QUIET_MM, SAFE_MM
from asrus_pnp.pdf.impose.geometry import Box

CARD_MM = (44.0, 68.0)
TILE_MM = (44.0, 44.0)
PLACE_MM = 12.0  # of an effect on a tile
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


def quiet(trim: Box, designed: tuple[float, float]) -> Box:
    """The quiet place at the upper left of a card designed for that size; the one at the lower right is its half turn."""
    return column(trim, designed).quiet


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


def launch_box(trim: Box) -> Box:
    """Where a ship's effect on launch stands: in the lower right corner, below the quiet place."""
    high = column(trim, CARD_MM).symbol.h
    left = trim.cx + STAMP_HALF_MM
    return Box(left, trim.bottom - SAFE_MM - 0.1 - high, trim.right - SAFE_MM - 0.3 - left, high)


def points_box(trim: Box, launches: bool) -> Box:
    """Where a ship's points stand: at the lower left, above the line of the id, and left of an effect on launch if there is one."""
    c, left = column(trim, CARD_MM), SAFE_MM + 0.5
    high = 9 * c.unit
    right = launch_box(trim).x - 1 if launches else trim.w - c.right - 0.6 * c.unit
    return Box(left, trim.bottom - STAMP_MM - 0.5 * c.unit - high, right - left, high)


def ship_box(trim: Box) -> Box:
    """Where the ship itself stands: in the middle, between the columns, above the limb."""
    c = column(trim, CARD_MM)
    top = c.symbol.bottom + 1 * c.unit
    return Box(c.right, top, trim.w - 2 * c.right, limb_top(trim) + 0.6 * c.unit - top)


def badge_box(trim: Box) -> Box:
    """The badge of a tile: between the columns, above the line of the id."""
    c = column(trim, TILE_MM)
    side, top = c.right + 1.2 * c.unit, SAFE_MM + 0.2
    return Box(side, top, trim.w - 2 * side, trim.h - top - STAMP_MM - 0.4)


def effect_places(trim: Box, count: int) -> list[Box]:
    """The places of that many effects on the badge of a tile, stepping down from its left to its right."""
    u = column(trim, TILE_MM).unit
    badge = badge_box(trim).grown(-1.4 * u)
    top, high = badge.y + 1.5 * u, badge.h - 1.5 * u
    size = min(PLACE_MM * u, 0.82 * high / count)
    steps = max(1, count - 1)
    if count == 1:
        return [Box(badge.x, top + (high - size) / 2, badge.w, size)]
    return [Box(badge.x + k * (badge.w - size) / steps, top + k * (high - size) / steps, size, size) for k in range(count)]
