"""Sheets that are cut already, and labels: which pieces fit their places, and the grid that they make. Pure; mm."""

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.impose.geometry import Axis, Grid, Size
from asrus_pnp.pdf.impose.print_settings import BLEED_MM, STRIP_MM, UNKNOWN, CardSheet, Layout

SLACK_MM = 2.0  # a piece may be smaller than its place by so much: its bleed hides it
HAIR_MM = 0.01


def fits(card: Size, place: Size) -> bool:
    """Whether a piece of that size fills a place, as it stands."""
    return all(-HAIR_MM <= free <= SLACK_MM for free in (place.w - card.w, place.h - card.h))


def takes(sheet: CardSheet, card: Size) -> bool:
    """Whether a sheet has places for pieces of that size, upright or on its side."""
    return fits(card, sheet.size) or fits(card, sheet.size.turned)


def grid_on(card: Size, paper: Size, sheet: CardSheet, layout: Layout) -> Grid:
    """The places of the sheet; the page lies on its side where that makes the pieces stand. Raises DrawError with what would fit."""
    if not takes(sheet, card):
        raise DrawError([_wrong_size(card, sheet, layout)])
    (across, down), (left, top), (right, below), place, page = sheet.count, sheet.first_mm, sheet.pitch_mm, sheet.size, paper
    if not fits(card, place):  # the head of a page on its side lies at the left edge of the paper
        left, top = paper.h - top - (down - 1) * below - place.h, left
        across, down, right, below, place, page = down, across, below, right, place.turned, paper.turned
    free = layout.free(page)
    axes = (_axis(across, left, right, place.w, card.w, page.w), _axis(down, top, below, place.h, card.h, page.h))
    ends = min(top, page.h - axes[1].end) >= max(free.top, free.bottom) + STRIP_MM
    grid = Grid(page, card, *axes, "ends" if ends else "sides", free)
    if layout.profile != UNKNOWN and not _inside(grid):
        raise DrawError([_dead(sheet, layout)])
    return grid


def _axis(count: int, start: float, pitch: float, place: float, card: float, page: float) -> Axis:
    end = start + (count - 1) * pitch + place
    outer = max(0.0, min(BLEED_MM, start, page - end)) + (place - card) / 2
    return Axis(count, start + (place - card) / 2, card, pitch - card if count > 1 else 0.0, outer)


def _inside(grid: Grid) -> bool:
    """Whether no piece comes into the edges that must stay free."""
    free, page = grid.free, grid.page
    level = free.left <= grid.across.start and grid.across.end <= page.w - free.right
    return level and free.top <= grid.down.start and grid.down.end <= page.h - free.bottom


def _wrong_size(card: Size, sheet: CardSheet, layout: Layout) -> Fault:
    found = Text(
        f"{card} mm 조각은 {sheet.id}의 자리({sheet.size} mm)에 맞지 않는다", f"pieces of {card} mm do not fit the places of {sheet.id} ({sheet.size} mm)"
    )
    tall = Size(min(sheet.size_mm), max(sheet.size_mm))
    size = f"--card-size {tall.w:g}x{tall.h:g}"
    others = ", ".join(s.id for s in layout.others if takes(s, card))
    if others:
        return Fault(same(""), found, Text(f"{size}, 또는 --sheet {others}", f"{size}, or --sheet {others}"))
    return Fault(same(""), found, Text(f"{size}, 또는 --sheet 없이", f"{size}, or no --sheet"))


def _dead(sheet: CardSheet, layout: Layout) -> Fault:
    m, name = layout.profile.margins, layout.profile.name
    margins = f"{m.left:g},{m.top:g},{m.right:g},{m.bottom:g}"
    found = Text(f"{sheet.id}의 자리가 프린터 “{name}”의 찍히지 않는 가장자리에 걸친다", f"places of {sheet.id} lie where printer “{name}” cannot print")
    return Fault(same(""), found, Text(f"여백 {margins} mm 안쪽의 용지", f"a sheet whose places keep {margins} mm off the edges"))
