"""Crop marks from the places of a page. Pure; mm."""

from collections.abc import Iterable
from itertools import pairwise

from asrus_pnp.pdf.geometry import Axis, Box, Grid
from asrus_pnp.pdf.sheets import MARK_MM, PRINTER_MARGIN_MM, STRIP_MM, Page

Line = tuple[float, float, float, float]


def crop_marks(page: Page) -> list[Line]:
    """Short lines (x1, y1, x2, y2) along the cuts of the cards that lie on the page: in the margin, and across the gaps; none enters a trim."""
    boxes = [p.trim for p in page.placed]
    upright = {round(x, 6) for b in boxes for x in (b.x, b.right)}
    level = {round(y, 6) for b in boxes for y in (b.y, b.bottom)}
    lines = [(x, y1, x, y2) for x in sorted(upright) for y1, y2 in _spans(page.grid.down, [(b.y, b.bottom) for b in boxes])]
    return lines + [(x1, y, x2, y) for y in sorted(level) for x1, x2 in _spans(page.grid.across, [(b.x, b.right) for b in boxes])]


def _spans(axis: Axis, used: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The stretches outside the cards in one direction: before the first, across each gap, behind the last."""
    edges = sorted({(round(a, 6), round(b, 6)) for a, b in used})
    first, last = edges[0][0], edges[-1][1]
    length = min(MARK_MM, axis.start - axis.outer - PRINTER_MARGIN_MM)
    gaps = [(end, start) for (_, end), (start, _) in pairwise(edges) if start - end > 0.1]
    return [(first - axis.outer - length, first - axis.outer), *gaps, (last + axis.outer, last + axis.outer + length)]


def strips(grid: Grid) -> tuple[Box, Box]:
    """The two boxes in the margin, outside the marks, where words may stand: above and below the cards, or left and right of them."""
    page, edge = grid.page, PRINTER_MARGIN_MM
    if grid.strip == "ends":
        wide = page.w - 2 * edge
        return Box(edge, edge, wide, STRIP_MM), Box(edge, page.h - edge - STRIP_MM, wide, STRIP_MM)
    high = page.h - 2 * edge
    return Box(edge, edge, STRIP_MM, high), Box(page.w - edge - STRIP_MM, edge, STRIP_MM, high)
