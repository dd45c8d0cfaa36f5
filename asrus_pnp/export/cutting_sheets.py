"""Sheets for cutting machines: the grid of cards between the registration marks, and the places that are given up for them. Pure; mm."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.presets import Registration
from asrus_pnp.pdf.impose.geometry import Axis, Bleed, Box, Grid, Size
from asrus_pnp.pdf.impose.imposition import Piece, Placed
from asrus_pnp.pdf.impose.print_settings import Flip, back_axis

BLEED_MM = 1.0  # machines miss by half of it; cards lie twice as far apart, so that none bleeds into its neighbour
CORNER_MM = 3.0


@dataclass(frozen=True, slots=True)
class CutSheet:
    """The places of a sheet, as numbers into its grid from 0: those that hold cards, and those given up for the marks."""

    grid: Grid
    marks: Registration
    kept: tuple[int, ...]
    given_up: tuple[int, ...]

    @property
    def cuts(self) -> list[Box]:
        """What is cut, in mm from the upper left: the trims of all places that hold cards, also when the last sheet is not full."""
        return [self.grid.trim(slot) for slot in self.kept]


def sheet_for(card: Size, paper: Size, marks: Registration) -> CutSheet:
    """The sheet that holds the most cards between the marks, upright paper preferred. Raises DrawError where not even one fits."""
    found = [_sheet(grid, marks) for page in dict.fromkeys((paper, paper.turned)) if (grid := _grid(card, page, marks))]
    if not any(sheet.kept for sheet in found):
        room = Size(*(round(side - 2 * (marks.inset_mm + BLEED_MM), 2) for side in (paper.w, paper.h)))
        right = Text(f"{room} mm까지, 또는 더 큰 종이(--paper)", f"up to {room} mm, or larger paper (--paper)")
        words = Text(f"{card} mm 카드는 {paper} mm 종이의 표시 사이에 들어가지 않는다", f"cards of {card} mm do not fit between the marks on {paper} mm")
        raise DrawError([Fault(same(""), words, right)])
    return max(found, key=lambda sheet: (len(sheet.kept), sheet.grid.page == paper))


def mark_boxes(page: Size, marks: Registration) -> list[Box]:
    """The filled rectangles that the marks are made of: the square, and two arms in each of two corners."""
    inset, thick, arm = marks.inset_mm, marks.thickness_mm, marks.arm_mm
    right, foot = page.w - inset, page.h - inset
    return [
        Box(inset, inset, marks.square_mm, marks.square_mm),
        Box(right - arm, inset, arm, thick),
        Box(right - thick, inset, thick, arm),
        Box(inset, foot - thick, arm, thick),
        Box(inset, foot - arm, thick, arm),
    ]


def fronts(sheet: CutSheet, pieces: Sequence[Piece]) -> list[list[Placed]]:
    """The cards of each sheet in the places that are kept."""
    many, bleed = len(sheet.kept), Bleed(BLEED_MM, BLEED_MM, BLEED_MM, BLEED_MM)
    packs = [pieces[k : k + many] for k in range(0, len(pieces), many)]
    return [[Placed(p, p.front, sheet.grid.trim(slot), bleed, False) for slot, p in zip(sheet.kept, pack, strict=False)] for pack in packs]


def backs(placed: Sequence[Placed], page: Size, flip: Flip) -> list[Placed]:
    """The backs of those cards on the other side of the sheet."""
    axis = back_axis(page, flip)
    return [Placed(p.piece, p.piece.back, p.trim.mirrored(page, axis), p.bleed.mirrored(axis), axis == "y") for p in placed if p.piece.back]


def _grid(card: Size, page: Size, marks: Registration) -> Grid | None:
    across, down = _axis(card.w, page.w, marks), _axis(card.h, page.h, marks)
    return Grid(page, card, across, down, "ends") if across.count and down.count else None


def _axis(card: float, length: float, marks: Registration) -> Axis:
    """As many cards as can be cut between the marks, in the middle of the page."""
    gap = 2 * BLEED_MM
    count = int((length - 2 * marks.inset_mm + gap + 1e-6) // (card + gap))
    return Axis(count, (length - count * card - (count - 1) * gap) / 2, card, gap, BLEED_MM)


def _sheet(grid: Grid, marks: Registration) -> CutSheet:
    taken = [box.grown(marks.clear_mm) for box in mark_boxes(grid.page, marks)]
    up = tuple(slot for slot in range(grid.capacity) if any(_meet(grid.trim(slot).grown(BLEED_MM), box) for box in taken))
    return CutSheet(grid, marks, tuple(slot for slot in range(grid.capacity) if slot not in up), up)


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom
