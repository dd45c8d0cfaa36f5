"""Imposition: pieces to pages of placed boxes. Fronts, backs and marks all come from the same places. Pure; mm."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.impose.geometry import Bleed, Box, Grid, Size
from asrus_pnp.pdf.impose.print_settings import Flip, Sides, back_axis

if TYPE_CHECKING:  # imposition itself needs no ReportLab
    from asrus_pnp.pdf.draw.pen import Pen


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
    the ids of the cards if not all, how often each is printed, whether a cover stands before them, and whether words
    are half as large again on aids and sheets; and for boxes how thick a card is and whether the
    cards are in sleeves."""

    db: Database
    lang: str
    paper: Size
    card: Size | None = None
    only: tuple[str, ...] = ()
    thickness_mm: float = 0.32
    sleeved: bool = False
    copies: int = 1
    cover: bool = True
    large: bool = False


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


def plan(pieces: Sequence[Piece], grid: Grid, sides: Sides, flip: Flip, first: int = 1) -> list[Page]:
    """The pages in printing order, numbered from first; each front is followed by its back, or stands above it where the sheet is folded."""
    pages: list[Page] = []
    for start in range(0, len(pieces), grid.capacity):
        fronts = [Placed(p, p.front, grid.trim(slot), grid.bleed(slot), False) for slot, p in enumerate(pieces[start : start + grid.capacity])]
        cuts = tuple(f.trim for f in fronts)
        axis = "y" if grid.fold else back_axis(grid.page, flip)
        backs = tuple(_back(f, grid.page, axis) for f in fronts if f.piece.back)
        behind = tuple(cut.mirrored(grid.page, axis) for cut in cuts)
        if grid.fold:
            pages.append(Page(first + len(pages), grid, False, (*fronts, *backs), (*cuts, *behind)))
            continue
        pages.append(Page(first + len(pages), grid, False, tuple(fronts), cuts))
        if sides in ("duplex", "split"):
            pages.append(Page(first + len(pages), grid, True, backs, behind))
    return pages


def _back(front: Placed, page: Size, axis: str) -> Placed:
    back = front.piece.back
    assert back is not None
    return Placed(front.piece, back, front.trim.mirrored(page, axis), front.bleed.mirrored(axis), axis == "y")
