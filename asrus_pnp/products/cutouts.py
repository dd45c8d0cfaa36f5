"""Small pieces to cut out of a page: laid in rows, in groups, over as many pages as they need. Layout is pure; mm."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.errors import DrawError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.night import paragraph, say
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import Leaf, body

INK, SOFT = "#33373f", "#5a6078"
BLEED_MM = 0.9  # how far the ground goes beyond a cut
CUT_MM = 0.15
GAP_MM = 2.4
GROUP_GAP_MM = 5.0
HEAD_MM = 11.0
HEAD_PT = 8.0


@dataclass(frozen=True, slots=True)
class Cutout:
    """A piece on a page: how large it is, and what draws it into a box of that size."""

    size: Size
    draw: Callable[[Pen, Box], None]


Row = list[Cutout]
Placed = list[tuple[Box, Cutout]]


def leaves(name: Text, words: Text, groups: Sequence[Sequence[Cutout]], paper: Size, lang: str) -> tuple[Leaf, ...]:
    """The pages of the groups, each headed by the words. Raises DrawError for a piece that is larger than a page."""
    room = body(paper)
    pages = flow(groups, Box(room.x, room.y + HEAD_MM, room.w, room.h - HEAD_MM).grown(-BLEED_MM))
    return tuple(Leaf(paper, name, partial(_draw, name=name, placed=placed, words=words, lang=lang)) for placed in pages)


def flow(groups: Sequence[Sequence[Cutout]], room: Box) -> list[Placed]:
    """The pieces of each page: every group begins a new row, and a row that does not fit begins a new page. Raises DrawError."""
    rows = [(row, GAP_MM if k else GROUP_GAP_MM) for group in groups for k, row in enumerate(_rows(group, room))]
    left = room.x + (room.w - max(_width(row) for row, _ in rows)) / 2
    pages: list[Placed] = [[]]
    y = room.y
    for row, gap in rows:
        top = y + gap if pages[-1] else y
        high = max(c.size.h for c in row)
        if top + high > room.bottom:
            pages.append([])
            top = room.y
        pages[-1] += _beside(row, left, top)
        y = top + high
    return pages


def _rows(group: Sequence[Cutout], room: Box) -> Iterator[Row]:
    row: Row = []
    for piece in group:
        if piece.size.w > room.w or piece.size.h > room.h:
            raise DrawError([_too_large(piece.size, room)])
        if row and _width([*row, piece]) > room.w:
            yield row
            row = []
        row.append(piece)
    yield row


def _width(row: Row) -> float:
    return sum(c.size.w for c in row) + GAP_MM * (len(row) - 1)


def _beside(row: Row, x: float, y: float) -> Iterator[tuple[Box, Cutout]]:
    high = max(c.size.h for c in row)
    for piece in row:
        yield Box(x, y + (high - piece.size.h) / 2, piece.size.w, piece.size.h), piece
        x += piece.size.w + GAP_MM


def _too_large(size: Size, room: Box) -> Fault:
    found = f"{size} mm"
    most = f"{room.w:.0f}×{room.h:.0f} mm"
    return fault(Text("오려 낼 조각", "a piece to cut out"), found, found, f"{most}까지, 또는 더 큰 종이(--paper)", f"up to {most}, or larger paper (--paper)")


def _draw(pen: Pen, room: Box, name: Text, placed: Placed, words: Text, lang: str) -> None:
    pen.subject, y = name.en, room.y
    for k, line in enumerate(say(words, lang)):
        y = paragraph(pen, Box(room.x, y, room.w, room.y + HEAD_MM - 1 - y), line, HEAD_PT, SOFT if k else INK)
    for box, piece in placed:
        piece.draw(pen, box)


def disc(pen: Pen, box: Box, fill: str, line: str) -> float:
    """The ground of a round piece that fills the box, with its cut; says its radius."""
    r = box.w / 2
    pen.circle(box.cx, box.cy, r + BLEED_MM, fill=fill)
    pen.circle(box.cx, box.cy, r + CUT_MM, stroke=line, width_mm=CUT_MM)  # cut along its inner edge it stays on the waste
    return r
