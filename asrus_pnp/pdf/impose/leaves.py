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
INK = "#33373f"
NOTHING = Edges(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Leaf:
    """One one-sided page: its size, the name that its bookmark has, and what draws it into the part that may be printed.
    `around` is what lies beyond it where a printer leaves wide margins: the page of paper is larger by so much."""

    size: Size
    name: Text
    draw: "Callable[[Pen, Box], None]"
    around: Edges = NOTHING

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
    """A board as leaves: one where it fits, else several with equal overlaps, alignment crosses and a plan of how they go together."""
    page = best_page(board, paper)
    parts = tiles(board, page)
    return tuple(Leaf(page, name, partial(_draw_tile, tile=tile, parts=parts, board=board, draw=draw)) for tile in parts)


def _draw_tile(pen: "Pen", room: Box, tile: Tile, parts: list[Tile], board: Size, draw: "Callable[[Pen, Box], None]") -> None:
    left, top = room.x + (room.w - tile.part.w) / 2, room.y + (room.h - tile.part.h) / 2
    corners = [(left, top), (left + tile.part.w, top), (left + tile.part.w, top + tile.part.h), (left, top + tile.part.h)]
    with pen.clipped(polygon(corners)), pen.moved(left - tile.part.x, top - tile.part.y):
        draw(pen, Box(0, 0, board.w, board.h))
        for x, y in crosses(parts):
            for half, colour, width in ((3.2, "#ffffff", 0.6), (3.0, INK, 0.2)):
                pen.path(polyline([(x - half, y), (x + half, y)]), stroke=colour, width_mm=width)
                pen.path(polyline([(x, y - half), (x, y + half)]), stroke=colour, width_mm=width)
    if len(parts) > 1:
        _plan(pen, Box(room.right - 40, room.bottom + EDGE_MM, 40, STRIP_MM), tile, parts)


def crosses(parts: list[Tile]) -> list[tuple[float, float]]:
    """Where alignment crosses stand on the board: in the middle of each overlap, near both of its ends; so each is printed on both pages."""
    found: list[tuple[float, float]] = []
    for a in parts:
        for b in parts:
            if (b.row, b.column) in ((a.row, a.column + 1), (a.row + 1, a.column)):
                x1, x2 = max(a.part.x, b.part.x), min(a.part.right, b.part.right)
                y1, y2 = max(a.part.y, b.part.y), min(a.part.bottom, b.part.bottom)
                level = b.column > a.column
                middle = (x1 + x2) / 2 if level else (y1 + y2) / 2
                ends = (y1 + 14, y2 - 14) if level else (x1 + 14, x2 - 14)
                found += [(middle, end) if level else (end, middle) for end in ends]
    return found


def _plan(pen: "Pen", box: Box, tile: Tile, parts: list[Tile]) -> None:
    """A small drawing of all pages of the board, this one filled."""
    rows, columns = max(t.row for t in parts) + 1, max(t.column for t in parts) + 1
    high = min(box.h / rows, 3.0)
    wide = high * 1.4
    for other in parts:
        cell = Box(box.right - (columns - other.column) * wide, box.y + other.row * high, wide, high)
        pen.rect(cell, fill=INK if other == tile else "", stroke=INK, width_mm=0.2)
