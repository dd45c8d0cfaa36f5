"""Imposition: pieces to pages of placed boxes. Fronts, backs and marks all come from the same places. Pure; mm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.geometry import Axis, Bleed, Box, Grid, Size

if TYPE_CHECKING:  # imposition itself needs no ReportLab
    from asrus_pnp.pdf.pen import Pen

PRINTER_MARGIN_MM = 5.0
SHORTEST_MARK_MM = 1.0
MARK_MM = 2.5
STRIP_MM = 5.0
BLEED_MM = 2.0
LEAST_BLEED_MM = 0.5

Flip = Literal["long", "short"]
Sides = Literal["duplex", "fronts"]


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a card: a key that is the same for all cards that show it, and what draws it into a trim box.
    `quiet` says where in a trim its upper left quiet place lies, for the mark that a camera reads; the other one is its half turn."""

    key: str
    draw: "Callable[[Pen, Box], None]"
    quiet: Callable[[Box], Box] | None = None


@dataclass(frozen=True, slots=True)
class Piece:
    """One physical card: its id, its sides, and the group that it is listed under."""

    name: str
    front: Face
    back: Face | None
    group: Text


@dataclass(frozen=True, slots=True)
class Lot:
    """Pieces of one size, to be laid on sheets together."""

    size: Size
    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """What is asked of a set: the card database, the language on the cards (ko, en or both), the paper, the card size if not the set's own,
    the ids of the cards if not all; and for boxes how thick a card is and whether the cards are in sleeves."""

    data: Path
    lang: str
    paper: Size
    card: Size | None = None
    only: tuple[str, ...] = ()
    thickness_mm: float = 0.32
    sleeved: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on a page: its place, its bleed, and whether it is turned by half a turn."""

    piece: Piece
    face: Face
    trim: Box
    bleed: Bleed
    turned: bool


@dataclass(frozen=True, slots=True)
class Page:
    """One side of one sheet; `number` counts from 1 within the set. `cuts` are the trims of all cards of the sheet, also of those without a back."""

    number: int
    grid: Grid
    back: bool
    placed: tuple[Placed, ...]
    cuts: tuple[Box, ...]

    @property
    def size(self) -> Size:
        """The size of the page."""
        return self.grid.page


def grid_for(card: Size, paper: Size) -> Grid:
    """The grid that holds the most cards, upright paper preferred, then the wider bleed; raises DrawError with the largest card that would fit."""
    if not all(0 < side < inf for side in (card.w, card.h, paper.w, paper.h)):
        raise DrawError([_no_size(card, paper)])
    pages = [paper] if paper.w == paper.h else [paper, paper.turned]
    grids = [g for page, strip in product(pages, ("ends", "sides")) if (g := _grid(card, page, strip))]
    if not grids:
        raise DrawError([_too_large(card, paper)])
    return max(grids, key=lambda g: (g.capacity, g.page == paper, g.across.gap + g.down.gap, g.across.outer + g.down.outer))


def _grid(card: Size, page: Size, strip: str) -> Grid | None:
    across = _axis(card.w, page.w, STRIP_MM if strip == "sides" else 0)
    down = _axis(card.h, page.h, STRIP_MM if strip == "ends" else 0)
    return Grid(page, card, across, down, strip) if across.count and down.count else None


def _axis(card: float, length: float, strip: float) -> Axis:
    """As many cards as fit; a gap of twice the bleed between them where there is room for at least the least bleed."""
    least = PRINTER_MARGIN_MM + SHORTEST_MARK_MM + strip
    count = int((length - 2 * least + 1e-6) // card)
    if count < 1:
        return Axis(0, 0, card, 0, 0)
    comfortable = PRINTER_MARGIN_MM + MARK_MM + strip
    bleed = min(BLEED_MM, (length - count * card - 2 * comfortable) / (2 * count))
    bleed = int(bleed * 4) / 4 if bleed >= LEAST_BLEED_MM else 0.0
    gap = 2 * bleed if count > 1 else 0.0
    start = (length - count * card - (count - 1) * gap) / 2
    return Axis(count, start, card, gap, bleed or max(0.0, min(BLEED_MM, start - comfortable)))


def _no_size(card: Size, paper: Size) -> Fault:
    found = Text(f"{card} mm 카드와 {paper} mm 종이", f"a card of {card} mm on paper of {paper} mm")
    return Fault(same(""), found, Text("0보다 큰 길이", "lengths above 0"))


def _too_large(card: Size, paper: Size) -> Fault:
    edge = 2 * (PRINTER_MARGIN_MM + SHORTEST_MARK_MM)
    most = Size(round(paper.w - edge - 2 * STRIP_MM, 2), round(paper.h - edge, 2))
    found = Text(f"{card} mm 카드는 {paper} mm 종이에 들어가지 않는다", f"a card of {card} mm does not fit on paper of {paper} mm")
    return Fault(same(""), found, Text(f"{most} mm까지, 또는 더 큰 종이(--paper)", f"up to {most} mm, or larger paper (--paper)"))


def back_axis(page: Size, flip: Flip) -> str:
    """The axis over which the sheet turns: "x" over an upright edge, "y" over a level one (backs then stand on their heads)."""
    return "x" if (flip == "long") == (page.h >= page.w) else "y"


def plan(pieces: Sequence[Piece], grid: Grid, sides: Sides, flip: Flip, first: int = 1) -> list[Page]:
    """The pages in printing order, numbered from first; each front is followed by its back when printing duplex."""
    pages: list[Page] = []
    for start in range(0, len(pieces), grid.capacity):
        fronts = [Placed(p, p.front, grid.trim(slot), grid.bleed(slot), False) for slot, p in enumerate(pieces[start : start + grid.capacity])]
        cuts = tuple(f.trim for f in fronts)
        pages.append(Page(first + len(pages), grid, False, tuple(fronts), cuts))
        if sides == "duplex":
            behind = tuple(cut.mirrored(grid.page, back_axis(grid.page, flip)) for cut in cuts)
            pages.append(Page(first + len(pages), grid, True, tuple(_back(f, grid.page, flip) for f in fronts if f.piece.back), behind))
    return pages


def _back(front: Placed, page: Size, flip: Flip) -> Placed:
    axis, back = back_axis(page, flip), front.piece.back
    assert back is not None
    return Placed(front.piece, back, front.trim.mirrored(page, axis), front.bleed.mirrored(axis), axis == "y")
