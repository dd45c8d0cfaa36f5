"""Crop marks from the places of a page. Pure; mm."""

from itertools import pairwise

from asrus_pnp.pdf.geometry import Axis, Box, Grid
from asrus_pnp.pdf.sheets import MARK_MM, PRINTER_MARGIN_MM, STRIP_MM, Page

HALO_MM = 0.45  # the width of the pale line under a mark: the widest thing that is drawn along it
CAP_MM = HALO_MM / 2  # the round end of that line reaches so far beyond the mark

Line = tuple[float, float, float, float]


def crop_marks(page: Page) -> list[Line]:
    """Short lines (x1, y1, x2, y2) along the cuts of the cards of the sheet: in the margin, and across the gaps; none enters a trim."""
    grid = page.grid
    upright = sorted({round(x, 6) for cut in page.cuts for x in (cut.x, cut.right)})
    level = sorted({round(y, 6) for cut in page.cuts for y in (cut.y, cut.bottom)})
    high = _spans(grid.down, level[0], level[-1], STRIP_MM if grid.strip == "ends" else 0)
    wide = _spans(grid.across, upright[0], upright[-1], STRIP_MM if grid.strip == "sides" else 0)
    return [(x, y1, x, y2) for x in upright for y1, y2 in high] + [(x1, y, x2, y) for y in level for x1, x2 in wide]


def _spans(axis: Axis, first: float, last: float, strip: float) -> list[tuple[float, float]]:
    """The stretches outside the cards in one direction: before the first, across each gap, behind the last; drawn, they end where they should."""
    near = max(axis.outer, CAP_MM)
    far = axis.outer + min(MARK_MM, axis.start - axis.outer - PRINTER_MARGIN_MM - strip) - CAP_MM
    places = [at for at in map(axis.at, range(axis.count)) if first - 0.01 < at < last]
    gaps = [(a + axis.card + CAP_MM, b - CAP_MM) for a, b in pairwise(places) if axis.gap]
    return [(first - far, first - near), *gaps, (last + near, last + far)]


def strips(grid: Grid) -> tuple[Box, Box]:
    """The two boxes in the margin, outside the marks, where words may stand: above and below the cards, or left and right of them."""
    page, edge = grid.page, PRINTER_MARGIN_MM
    if grid.strip == "ends":
        wide = page.w - 2 * edge
        return Box(edge, edge, wide, STRIP_MM), Box(edge, page.h - edge - STRIP_MM, wide, STRIP_MM)
    high = page.h - 2 * edge
    return Box(edge, edge, STRIP_MM, high), Box(page.w - edge - STRIP_MM, edge, STRIP_MM, high)
