"""Pictures to look at before printing: all faces of a set on one sheet, or one page of what would be printed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, sqrt

from PIL import Image

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.packages import PDFIUM, package
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.pages import Sketch, draw_cell, draw_pages
from asrus_pnp.export.raster import picture, pictures, png
from asrus_pnp.export.runs import find_lots, title_of
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, fit_pt
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import rounded
from asrus_pnp.pdf.draw.pen import CanvasPen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Order, Piece
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write import document
from asrus_pnp.pdf.write.document import Job
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.products.assemble import assemble

GROUND, PAPER, INK, SOFT = "#dcd8cd", "#ffffff", "#1d2340", "#5a6078"
EDGE_MM, GAP_MM, HEAD_MM, CAPTION_MM = 8.0, 5.0, 13.0, 6.0
CORNER_MM = 3.0
WIDER = 1.5  # the sheet is about so much wider than high
PAGE_SHARE = 0.5  # pages of boards are shown so much smaller
BACK = Text("뒷면", "back")


@dataclass(frozen=True, slots=True)
class Shown:
    """A face on the sheet, the card that shows it first, and what stands below it."""

    piece: Piece
    face: Face
    words: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG file and its pixels."""

    content: bytes
    width: int
    height: int


def preview(name: str, order: Order, page: int | None, dpi: int, look: Look = AS_EVER) -> Picture:
    """The page of that number as it would be printed, or without one all faces of the set, or all pages of a set that has no cards.
    Raises InputError for a page that there is not."""
    lots = find_lots(name, order)
    if page is None and lots:
        image = contact_sheet(title_of(name, order), lots, order.lang, dpi, look)
    else:
        job = assemble(name, order, Layout(), look)
        image = page_sheet(job, dpi) if page is None else page_picture(job, page, dpi)
    return Picture(png(image, dpi), *image.size)


def faces_of(lot: Lot) -> list[Shown]:
    """Every face of the lot once: the fronts with their ids, then the backs; all with the number of cards that have it."""
    fronts: dict[str, list[Piece]] = {}
    backs: dict[str, list[Piece]] = {}
    for piece in lot.pieces:
        fronts.setdefault(piece.front.key, []).append(piece)
        if piece.back:
            backs.setdefault(piece.back.key, []).append(piece)
    shown = [Shown(some[0], some[0].front, _ids(some)) for some in fronts.values()]
    return shown + [Shown(some[0], some[0].back, f"{BACK.ko} · {BACK.en} ×{len(some)}") for some in backs.values() if some[0].back]


def contact_sheet(title: Text, lots: Sequence[Lot], lang: str, dpi: float, look: Look = AS_EVER) -> Image.Image:
    """One picture of all faces; cards of each size begin a row of their own."""
    parts = [(lot.size, faces_of(lot)) for lot in lots]
    wide = _width(parts)
    rows = [(size, shown[k : k + n]) for size, shown in parts for n in [_columns(size, wide)] for k in range(0, len(shown), n)]
    high = 2 * EDGE_MM + HEAD_MM + sum(size.h + CAPTION_MM + GAP_MM for size, _ in rows) - GAP_MM
    page = Sketch(Size(wide, high), partial(_draw, page=Size(wide, high), rows=rows, words=" · ".join(say(title, lang)), look=look))
    return next(pictures(draw_pages(title, lang, [page]), dpi))


def page_picture(job: Job, number: int, dpi: float) -> Image.Image:
    """One page, counted from 1, of what would be printed; raises InputError for a number that there is not."""
    if not 1 <= number <= len(job.pages):
        raise InputError([fault(same("--page"), f"{number}", f"{number}", f"1부터 {len(job.pages)}까지", f"1 to {len(job.pages)}")])
    opened = package(PDFIUM).PdfDocument(document.draw(job))
    try:
        return picture(opened[number - 1], dpi)
    finally:
        opened.close()


def page_sheet(job: Job, dpi: float) -> Image.Image:
    """All pages of a set without cards, small, side by side."""
    pages = list(pictures(document.draw(job), dpi * PAGE_SHARE))
    gap = round(GAP_MM / 25.4 * dpi * PAGE_SHARE) + 1
    across = ceil(sqrt(len(pages) * WIDER))
    w, h = max(p.width for p in pages) + gap, max(p.height for p in pages) + gap
    sheet = Image.new("RGB", (gap + min(across, len(pages)) * w, gap + ceil(len(pages) / across) * h), GROUND)
    for k, page in enumerate(pages):
        sheet.paste(page, (gap + k % across * w, gap + k // across * h))
    return sheet


def _ids(pieces: Sequence[Piece]) -> str:
    """The ids of the cards that look alike; of many only the first and the last."""
    first, last, many = pieces[0].name, pieces[-1].name, len(pieces)
    return first if many == 1 else f"{first}–{last} ×{many}"


def _width(parts: Sequence[tuple[Size, Sequence[Shown]]]) -> float:
    """How wide the sheet is for its shape to be pleasant."""
    area = sum(len(shown) * (size.w + GAP_MM) * (size.h + CAPTION_MM + GAP_MM) for size, shown in parts)
    size = max((size for size, _ in parts), key=lambda s: s.w)
    columns = max(4, round(sqrt(area * WIDER) / (size.w + GAP_MM)))
    return 2 * EDGE_MM + columns * (size.w + GAP_MM) - GAP_MM


def _columns(size: Size, wide: float) -> int:
    return int((wide - 2 * EDGE_MM + GAP_MM + 1e-6) // (size.w + GAP_MM))


def _draw(pen: CanvasPen, page: Size, rows: Sequence[tuple[Size, Sequence[Shown]]], words: str, look: Look) -> None:
    pen.rect(Box(0, 0, page.w, page.h), fill=GROUND)
    pen.text(EDGE_MM, EDGE_MM + 7, words, "Bold", fit_pt(words, "Bold", 20, page.w - 2 * EDGE_MM), INK)
    y = EDGE_MM + HEAD_MM
    for size, shown in rows:
        for k, one in enumerate(shown):
            box = Box(EDGE_MM + k * (size.w + GAP_MM), y, size.w, size.h)
            pen.rect(box, fill=PAPER, radius_mm=CORNER_MM)  # where there is little ink, cards are the paper's own white
            with pen.clipped(rounded(box.x, box.y, box.w, box.h, CORNER_MM)):
                draw_cell(pen, box, size, one.piece, one.face, look)
            pen.text(box.cx, box.bottom + CAPTION_MM - 1.8, one.words, "Regular", max(LEAST_PT, fit_pt(one.words, "Regular", 9, size.w)), SOFT, "center")
        y += size.h + CAPTION_MM + GAP_MM
