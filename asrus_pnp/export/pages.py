"""Pages for exports: nothing on them but what is drawn, and faces that lie in the middle of a page or fill a cell of it."""

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.inks import SCREEN, Inks
from asrus_pnp.pdf.draw.paths import polygon
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, CanvasPen
from asrus_pnp.pdf.impose.geometry import Bleed, Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Piece, Placed
from asrus_pnp.pdf.impose.print_settings import Flip
from asrus_pnp.pdf.write.document import open_canvas, turn_over
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.pdf.write.page_notes import note
from asrus_pnp.pdf.write.placing import draw_placed


@dataclass(frozen=True, slots=True)
class Sketch:
    """A page: its size, what draws it, where it is cut if it says so; and for pages of cards what lies on them and how they are turned."""

    size: Size
    draw: Callable[[CanvasPen], None]
    cut: Box | None = None
    placed: tuple[Placed, ...] = ()
    flip: Flip | None = None


def draw_pages(title: Text, lang: str, pages: Iterable[Sketch], inks: Inks = SCREEN) -> bytes:
    """A PDF of the pages; a face that is drawn several times is in it once. lang is ko, en or both. Raises DrawError for text that cannot be drawn."""
    buffer = io.BytesIO()
    canvas = open_canvas(buffer, title, "en" if lang == "en" else "ko")
    pen = CanvasPen(canvas, inks)
    for page in pages:
        pen.start_page(page.size)
        if page.cut:
            pen.cut_at(page.size, page.cut)
        if page.flip:
            turn_over(canvas, page.flip)
        page.draw(pen)
        canvas.showPage()
        if page.placed:
            note(canvas, page.placed, page.flip)
    canvas.save()
    return buffer.getvalue()


def one_side(page: Size, drawn: Size, piece: Piece, face: Face | None, cut: Size | None = None, look: Look = AS_EVER) -> Sketch:
    """A page with a face in its middle, drawn at that size, its bleed out to the edges; an empty page where there is no face."""
    trim = Box((page.w - cut.w) / 2, (page.h - cut.h) / 2, cut.w, cut.h) if cut else None
    if not face:
        return Sketch(page, _nothing, trim)
    placed = _middle(page, drawn, piece, face)
    return Sketch(page, partial(draw_placed, placed=placed, look=look), trim, (placed,))


def draw_cell(pen: CanvasPen, cell: Box, size: Size, piece: Piece, face: Face, look: Look = AS_EVER) -> None:
    """A face of that size, made as large as the cell; where the two differ a little in shape, its bleed fills the cell."""
    scale = min(cell.w / size.w, cell.h / size.h)
    corners = [(cell.x, cell.y), (cell.right, cell.y), (cell.right, cell.bottom), (cell.x, cell.bottom)]
    with pen.clipped(polygon(corners)), pen.moved(cell.x, cell.y, 0, scale):
        draw_placed(pen, _middle(Size(cell.w / scale, cell.h / scale), size, piece, face), look)


def _middle(page: Size, drawn: Size, piece: Piece, face: Face) -> Placed:
    """A face in the middle of a page, as far out as the page goes; drawn larger by a hair where its bleed would not reach the edges."""
    w, h = (max(own, whole - 2 * FORM_BLEED_MM) for own, whole in ((drawn.w, page.w), (drawn.h, page.h)))
    trim = Box((page.w - w) / 2, (page.h - h) / 2, w, h)
    return Placed(piece, face, trim, Bleed(trim.x, trim.y, trim.x, trim.y), False)


def _nothing(_: CanvasPen) -> None:
    """The back of a card that has none."""
