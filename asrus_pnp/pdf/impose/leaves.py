"""Pages that are drawn as a whole: boards, mats, sheets to write on; and boards tiled over several pages. Layout is pure; mm."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import ceil
from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.paths import polygon, polyline
from asrus_pnp.pdf.impose.geometry import Box, Edges, Size
from asrus_pnp.pdf.impose.print_settings import PRINTER_MARGIN_MM, STRIP_MM

if TYPE_CHECKING:  # the layout itself needs no ReportLab
    from asrus_pnp.pdf.draw.pen import Pen

OVERLAP_MM = 10.0
EDGE_MM = 2.0
TICK_MM = 1.4
INK = "#33373f"
NOTHING = Edges(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A page that is drawn as a whole: its size, the name that its bookmark has, and what draws it into the part that may be printed.
    `around` is what lies beyond it where a printer leaves wide margins: the page of paper is larger by so much.
    `behind` is what its back shows where sheets are printed on both sides; on one side it is a page of its own."""

    size: Size
    name: Text
    draw: "Callable[[Pen, Box], None]"
    around: Edges = NOTHING
    behind: "Leaf | None" = None

    @property
    def whole(self) -> Size:
        """The size of the paper."""
        return Size(self.around.left + self.size.w + self.around.right, self.around.top + self.size.h + self.around.bottom)

    @property
    def body(self) -> Box:
        """The part of the page that a drawing may use: inside the printer's margin, above the words at the foot."""
        return body(self.size)


@dataclass(frozen=True, slots=True)
class Tile:
    """One page of a tiled board: the place of it among the others, and the part of the board that it shows."""

    row: int
    column: int
    part: Box


def body(page: Size) -> Box:
    """The part of a page that a leaf may use."""
    edge = PRINTER_MARGIN_MM + EDGE_MM
    return Box(edge, edge, page.w - 2 * edge, page.h - edge - PRINTER_MARGIN_MM - STRIP_MM - EDGE_MM)


def tiles(board: Size, page: Size) -> list[Tile]:
    """The parts of a board, row by row, that pages of that size show; each overlaps the next by the same length, at least 10 mm."""
    room = body(page)
    across, down = _parts(board.w, room.w), _parts(board.h, room.h)
    return [Tile(r, c, Box(x, y, w, h)) for r, (y, h) in enumerate(down) for c, (x, w) in enumerate(across)]


def _parts(length: float, room: float) -> list[tuple[float, float]]:
    """Start and length of each part along one edge of a board."""
    if length <= room:
        return [(0.0, length)]
    count = ceil((length - OVERLAP_MM) / (room - OVERLAP_MM))
    step = (length - room) / (count - 1)
    return [(n * step, room) for n in range(count)]


def best_page(board: Size, paper: Size) -> Size:
    """The paper upright or on its side, whichever takes fewer pages; upright where both do."""
    return min((paper, paper.turned), key=lambda page: (len(tiles(board, page)), page != paper))


def tiled(name: Text, board: Size, draw: "Callable[[Pen, Box], None]", paper: Size) -> tuple[Leaf, ...]:
    """A board as leaves: one where it fits, else several with equal overlaps, alignment ticks and a plan of how they go together."""
    page = best_page(board, paper)
    parts = tiles(board, page)
    return tuple(Leaf(page, name, partial(_draw_tile, tile=tile, parts=parts, board=board, draw=draw)) for tile in parts)


def _draw_tile(pen: "Pen", room: Box, tile: Tile, parts: list[Tile], board: Size, draw: "Callable[[Pen, Box], None]") -> None:
    left, top = room.x + (room.w - tile.part.w) / 2, room.y + (room.h - tile.part.h) / 2
    corners = [(left, top), (left + tile.part.w, top), (left + tile.part.w, top + tile.part.h), (left, top + tile.part.h)]
    with pen.clipped(polygon(corners)), pen.moved(left - tile.part.x, top - tile.part.y):
        draw(pen, Box(0, 0, board.w, board.h))
    with pen.moved(left - tile.part.x, top - tile.part.y):
        for line in ticks(parts, tile, board):
            pen.path(polyline(list(line)), stroke=INK, width_mm=0.2)
    if len(parts) > 1:
        _plan(pen, Box(room.right - 40, room.bottom + EDGE_MM, 40, STRIP_MM), tile, parts)


def ticks(parts: list[Tile], tile: Tile, board: Size) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Where alignment ticks of a page stand, in the board's own mm: at the middle of each overlap with another page, just beyond the edges of the board,
    so that they are on both pages and on neither after the cut."""
    found = []
    for other in parts:
        if abs(other.column - tile.column) == 1 and other.row == tile.row:
            x = (max(tile.part.x, other.part.x) + min(tile.part.right, other.part.right)) / 2
            found += [((x, y), (x, y + by)) for y, by in ((-0.6, -TICK_MM), (board.h + 0.6, TICK_MM)) if _reaches(tile.part.y, tile.part.bottom, y)]
        if abs(other.row - tile.row) == 1 and other.column == tile.column:
            y = (max(tile.part.y, other.part.y) + min(tile.part.bottom, other.part.bottom)) / 2
            found += [((x, y), (x + by, y)) for x, by in ((-0.6, -TICK_MM), (board.w + 0.6, TICK_MM)) if _reaches(tile.part.x, tile.part.right, x)]
    return found


def _reaches(start: float, end: float, at: float) -> bool:
    """Whether a page that shows this stretch of the board shows its edge at that end."""
    return start <= 0 if at < 0 else at - end < 1


def _plan(pen: "Pen", box: Box, tile: Tile, parts: list[Tile]) -> None:
    """A small drawing of all pages of the board, this one filled."""
    rows, columns = max(t.row for t in parts) + 1, max(t.column for t in parts) + 1
    high = min(box.h / rows, 3.0)
    wide = high * 1.4
    for other in parts:
        cell = Box(box.right - (columns - other.column) * wide, box.y + other.row * high, wide, high)
        pen.rect(cell, fill=INK if other == tile else "", stroke=INK, width_mm=0.2)
