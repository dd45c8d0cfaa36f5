"""One side of a card a page, as presses and pictures want it: the drawing in the middle, its bleed out to the edges."""

import io
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.document import draw_placed, open_canvas
from asrus_pnp.pdf.geometry import Bleed, Box, Size
from asrus_pnp.pdf.inks import SCREEN, Inks
from asrus_pnp.pdf.pen import FORM_BLEED_MM, CanvasPen
from asrus_pnp.pdf.sheets import Face, Piece, Placed


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a card; of a card without a back the other side is an empty page."""

    piece: Piece
    face: Face | None


def draw_sides(title: Text, lang: str, page: Size, drawn: Size, sides: Sequence[Side], cut: Size | None = None, inks: Inks = SCREEN) -> bytes:
    """A PDF of the sides in their order: each page of that size, with a face drawn at its own size in the middle. With a cut the pages have
    a trim box of that size, and a bleed box."""
    buffer = io.BytesIO()
    canvas = open_canvas(buffer, title, lang)
    pen = CanvasPen(canvas, inks)
    for side in sides:
        pen.start_page(page, cut)
        if side.face:
            draw_placed(pen, middle(page, drawn, side.piece, side.face), True)
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def middle(page: Size, drawn: Size, piece: Piece, face: Face) -> Placed:
    """A face in the middle of a page, as far out as the page goes; drawn larger by a hair where its bleed would not reach the edges."""
    w, h = (max(own, whole - 2 * FORM_BLEED_MM) for own, whole in ((drawn.w, page.w), (drawn.h, page.h)))
    trim = Box((page.w - w) / 2, (page.h - h) / 2, w, h)
    return Placed(piece, face, trim, Bleed(trim.x, trim.y, trim.x, trim.y), False)
