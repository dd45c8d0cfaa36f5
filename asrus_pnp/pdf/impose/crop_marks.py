"""Cut marks from the places of a page. Pure; mm."""

from collections.abc import Iterable
from itertools import pairwise

from asrus_pnp.pdf.impose.geometry import Axis, Box, Grid
from asrus_pnp.pdf.impose.imposition import Page
from asrus_pnp.pdf.impose.print_settings import STRIP_MM, MarkStyle

HALO_MM = 0.3  # how much wider than the mark the pale line under it is
MARGIN = MarkStyle()
ON_THE_CUT = ("cross", "lines")  # marks that lie on the edges of cards: half as wide as their line they enter them

Line = tuple[float, float, float, float]
Stretch = tuple[float, float]


def cap(style: MarkStyle = MARGIN) -> float:
    """How far the round end of what is drawn along a mark reaches beyond it, in mm."""
    return (style.width_mm + HALO_MM) / 2


def crop_marks(page: Page, style: MarkStyle = MARGIN) -> list[Line]:
    """Lines (x1, y1, x2, y2) along the cuts of the cards of the sheet. Of the kinds margin and corner none enters a trim, round ends included:
    those in the margin stand beyond the bleed and across the gaps, those at corners around each card; crosses and lines lie on the cuts."""
    if style.kind == "none" or not page.cuts:
        return []
    grid = page.grid
    fronts = [c for c in page.cuts if not grid.fold or c.bottom < grid.page.h / 2]
    lines = {"margin": _margin, "corner": _corners, "cross": _crosses, "lines": _through}[style.kind](grid, fronts, style)
    return [*lines, *((x1, grid.page.h - y2, x2, grid.page.h - y1) for x1, y1, x2, y2 in lines)] if grid.fold else lines


def room(grid: Grid) -> Box:
    """Where marks may stand: inside the edges that stay free and the words; on a sheet that is folded in the middle, above the fold."""
    free, page = grid.free, grid.page
    beside, above = (STRIP_MM, 0.0) if grid.strip == "sides" else (0.0, STRIP_MM)
    foot = page.h / 2 if grid.fold else page.h - free.bottom - above
    return Box(free.left + beside, free.top + above, page.w - free.left - free.right - 2 * beside, foot - free.top - above)


def _edges(cuts: Iterable[Box]) -> tuple[list[float], list[float]]:
    """Each x and each y at which something is cut, once."""
    cuts = list(cuts)
    return sorted({round(x, 6) for c in cuts for x in (c.x, c.right)}), sorted({round(y, 6) for c in cuts for y in (c.y, c.bottom)})


def _reaches(grid: Grid, axis: Axis, near: float, style: MarkStyle) -> Stretch:
    """How far before the first and behind the last card marks end that begin at `near` from them; drawn, they end where they should."""
    all_room = room(grid)
    start, end = (all_room.x, all_room.right) if axis is grid.across else (all_room.y, all_room.bottom)
    free = (axis.start - start, end - axis.end)
    before, behind = (min(near + style.length_mm, most) - cap(style) for most in free)
    return before, behind


def _margin(grid: Grid, cuts: list[Box], style: MarkStyle) -> list[Line]:
    upright, level = _edges(cuts)
    high, wide = _outside(grid, grid.down, level, style), _outside(grid, grid.across, upright, style)
    return [(x, y1, x, y2) for x in upright for y1, y2 in high] + [(x1, y, x2, y) for y in level for x1, x2 in wide]


def _outside(grid: Grid, axis: Axis, edges: list[float], style: MarkStyle) -> list[Stretch]:
    """The stretches outside the cards in one direction: before the first, across each gap, behind the last."""
    first, last, end = edges[0], edges[-1], cap(style)
    start = axis.outer if style.gap_mm is None else style.gap_mm
    before, behind = _reaches(grid, axis, start, style)
    near = max(start, end)
    places = [at for at in map(axis.at, range(axis.count)) if first - 0.01 < at < last]
    gaps = [(a + axis.card + end, b - end) for a, b in pairwise(places)]
    ends = [(first - before, first - near), *gaps, (last + near, last + behind)]
    return [(a, b) for a, b in ends if b - a > 0.01]


def _corners(grid: Grid, cuts: list[Box], style: MarkStyle) -> list[Line]:
    """Around each card, at each of its corners, an angle that points away from it."""
    lines: dict[Line, None] = {}
    for cut in cuts:
        (left, right), (top, foot) = _arms(grid, grid.across, cut.x, style), _arms(grid, grid.down, cut.y, style)
        for y in (cut.y, cut.bottom):
            lines |= dict.fromkeys(_level(y, [(cut.x - b, cut.x - a) for a, b in left] + [(cut.right + a, cut.right + b) for a, b in right]))
        for x in (cut.x, cut.right):
            lines |= dict.fromkeys(_upright(x, [(cut.y - b, cut.y - a) for a, b in top] + [(cut.bottom + a, cut.bottom + b) for a, b in foot]))
    return list(lines)


def _arms(grid: Grid, axis: Axis, place: float, style: MarkStyle) -> tuple[list[Stretch], list[Stretch]]:
    """From where to where, away from a card, a mark goes before it and behind it; none where there is no room."""
    start = style.gap_mm or 0.0
    outer = _reaches(grid, axis, start, style)
    inner = min(start + style.length_mm, axis.gap) - cap(style)
    first, last = abs(place - axis.start) < 0.01, abs(place + axis.card - axis.end) < 0.01
    before, behind = (outer[0] if first else inner), (outer[1] if last else inner)
    near = max(start, cap(style))
    return ([(near, before)] if before - near > 0.01 else []), ([(near, behind)] if behind - near > 0.01 else [])


def _crosses(grid: Grid, cuts: list[Box], style: MarkStyle) -> list[Line]:
    """At each corner of each card a cross whose inner arms lie on its edges."""
    lines: dict[Line, None] = {}
    for cut in cuts:
        (left, right), (top, foot) = _arms(grid, grid.across, cut.x, style), _arms(grid, grid.down, cut.y, style)
        wide, high = min(style.length_mm, cut.w / 3), min(style.length_mm, cut.h / 3)
        for y in (cut.y, cut.bottom):
            lines |= dict.fromkeys(_level(y, [(cut.x - _far(left), cut.x + wide), (cut.right - wide, cut.right + _far(right))]))
        for x in (cut.x, cut.right):
            lines |= dict.fromkeys(_upright(x, [(cut.y - _far(top), cut.y + high), (cut.bottom - high, cut.bottom + _far(foot))]))
    return list(lines)


def _far(arm: list[Stretch]) -> float:
    return arm[0][1] if arm else 0.0


def _through(grid: Grid, cuts: list[Box], style: MarkStyle) -> list[Line]:
    """Lines along all cuts, through the whole sheet and a little beyond the cards."""
    upright, level = _edges(cuts)
    (left, right), (top, foot) = (_reaches(grid, axis, axis.outer, style) for axis in (grid.across, grid.down))
    wide, high = (upright[0] - left, upright[-1] + right), (level[0] - top, level[-1] + foot)
    return [line for y in level for line in _level(y, [wide])] + [line for x in upright for line in _upright(x, [high])]


def _level(y: float, stretches: list[Stretch]) -> list[Line]:
    return [(round(a, 6), round(y, 6), round(b, 6), round(y, 6)) for a, b in stretches]


def _upright(x: float, stretches: list[Stretch]) -> list[Line]:
    return [(round(x, 6), round(a, 6), round(x, 6), round(b, 6)) for a, b in stretches]


def strips(grid: Grid) -> tuple[Box, Box]:
    """The two boxes in the margin, outside the marks, where words may stand: above and below the cards, or left and right of them."""
    page, free = grid.page, grid.free
    if grid.strip == "ends":
        wide = page.w - free.left - free.right
        return Box(free.left, free.top, wide, STRIP_MM), Box(free.left, page.h - free.bottom - STRIP_MM, wide, STRIP_MM)
    high = page.h - free.top - free.bottom
    return Box(free.left, free.top, STRIP_MM, high), Box(page.w - free.right - STRIP_MM, free.top, STRIP_MM, high)
