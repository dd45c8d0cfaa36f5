"""Where things stand on cards and tiles: a column with the symbol and the quiet place at the upper left, the same turned at the lower right."""

from dataclasses import dataclass

from asrus_pnp.pdf.draw.night import QUIET_MM, SAFE_MM
from asrus_pnp.pdf.impose.geometry import Box

CARD_MM = (44.0, 68.0)
TILE_MM = (44.0, 44.0)
SYMBOL_MM, LARGE_MM = 7.8, 10.0  # of a symbol on ships and tiles, and on shuttles
NEED_MM, DEED_MM, CRAFT_MM, LARGE_CRAFT_MM = 11.0, 10.4, 28.5, 35.5
CRAFT_SHARE = 0.7  # of the height of a craft, its width
COLUMN_MM = 26.0  # how far down cards in a column show those below
PLATE_MM = 1.0  # around an effect
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


def column(trim: Box, designed: tuple[float, float], symbol_mm: float = SYMBOL_MM) -> Column:
    """The column of a card of that size; the quiet place never shrinks or grows, and stays near the upper edge on the largest."""
    u = min(trim.w / designed[0], trim.h / designed[1])
    side = min(symbol_mm * u, COLUMN_MM - SAFE_MM - 0.1 - 1.3 * u - QUIET_MM)
    cx = SAFE_MM + max(side, QUIET_MM + 0.4) / 2
    symbol = Box(cx - side / 2, SAFE_MM + 0.1, side, side)
    quiet = Box(cx - QUIET_MM / 2, symbol.bottom + 1.3 * u, QUIET_MM, QUIET_MM)
    return Column(u, symbol, quiet, 2 * cx - SAFE_MM)


def quiet(trim: Box, designed: tuple[float, float], symbol_mm: float = SYMBOL_MM) -> Box:
    """The quiet place at the upper left of a card designed for that size; the one at the lower right is its half turn."""
    return column(trim, designed, symbol_mm).quiet


def shuttle_column(trim: Box) -> Column:
    """The column of a shuttle, with its larger symbol."""
    return column(trim, CARD_MM, LARGE_MM)


def needs_box(trim: Box, wide: float = 0.0) -> Box:
    """Where the settlers stand that a shuttle takes: at the top, in the middle of the card if a row so wide has room there, else beside the symbol."""
    c = shuttle_column(trim)
    left, high = c.right + 1.4 * c.unit, NEED_MM * c.unit
    right = trim.w - SAFE_MM - 0.3
    return _centred(trim, Box(left, SAFE_MM + 0.3, right - left, high), wide)


def effect_box(trim: Box, wide: float = 0.0) -> Box:
    """Where the effect of a shuttle stands: at the foot above the id, in the middle of the card if it has room there, else in that beside the symbol."""
    c = shuttle_column(trim)
    left, high = SAFE_MM + 0.3 + PLATE_MM, DEED_MM * c.unit
    right = trim.w - c.right - 1.4 * c.unit - PLATE_MM
    return _centred(trim, Box(left, trim.bottom - STAMP_MM - 0.4 - PLATE_MM - high, right - left, high), wide)


def _centred(trim: Box, room: Box, wide: float) -> Box:
    half = min(trim.cx - room.x, room.right - trim.cx)
    return Box(trim.cx - half, room.y, 2 * half, room.h) if wide <= 2 * half else room


def limb_top(trim: Box) -> float:
    """The height of the planet's limb in the middle of a ship."""
    return trim.bottom - STAMP_MM - 17.2 * column(trim, CARD_MM).unit


def horizon(trim: Box, deed: bool) -> float:
    """How low the horizon of a shuttle lies: behind the effect it stands higher."""
    c = shuttle_column(trim)
    return effect_box(trim).y - PLATE_MM - 3.2 * c.unit if deed else trim.h - 13.5 * c.unit


def craft_box(trim: Box, deed: bool) -> Box:
    """Where the craft of a shuttle flies: above its effect, and beside the quiet place at the left; where there is no effect, larger,
    in the middle of the card and above the other quiet place."""
    c, u = shuttle_column(trim), shuttle_column(trim).unit
    left, top = c.quiet.right + 0.8 * u, max(c.symbol.bottom, needs_box(trim).bottom) + 1.0 * u
    if deed:
        return Box(left, top, trim.w - SAFE_MM - 0.4 - left, min(CRAFT_MM * u, effect_box(trim).y - PLATE_MM - 0.4 - top))
    high = LARGE_CRAFT_MM * u
    return Box(trim.cx - high * CRAFT_SHARE / 2, top, high * CRAFT_SHARE, high)


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
