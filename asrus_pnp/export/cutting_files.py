"""Files for a cutting machine: the sheets to print, with the marks that it looks for, and the outlines that it follows."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.cut_paths import dxf, svg
from asrus_pnp.export.cutting_sheets import CutSheet, backs, fronts, mark_boxes, sheet_for
from asrus_pnp.export.pages import Sketch, draw_pages
from asrus_pnp.export.presets import Presets, Registration
from asrus_pnp.export.runs import lots_of, title_of
from asrus_pnp.pdf.draw.pen import CanvasPen
from asrus_pnp.pdf.impose.imposition import Lot, Order, Placed
from asrus_pnp.pdf.impose.print_settings import Flip
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.pdf.write.margins import INK, turn_words
from asrus_pnp.pdf.write.placing import draw_placed

BLACK = "#000000"
FOOT_MM = 6.0  # from the lower edge of the paper: the words stand below the marks, in the middle
SIZE_PT = 6.5


@dataclass(frozen=True, slots=True)
class CutJob:
    """The files of the cards of one size: their name without its ending, what each ending holds, the sheet, and how many there are."""

    name: str
    files: dict[str, bytes]
    sheet: CutSheet
    cards: int
    sheets: int

    def at(self, out: Path) -> dict[Path, bytes]:
        """The files by their places."""
        return {out / f"{self.name}.{ending}": content for ending, content in self.files.items()}


def registration(presets: Presets, name: str | None) -> Registration:
    """The marks of that name, or the newest; raises InputError with the names that there are."""
    known = {r.id: r for r in presets.registrations}
    if name and name not in known:
        found = Text(f"“{name}”이라는 표시는 없다", f"there are no marks “{name}”")
        raise InputError([Fault(same("--registration"), found, perhaps(name, known))])
    return known[name] if name else presets.registrations[-1]


def cut_jobs(names: Sequence[str], order: Order, marks: Registration, flip: Flip, look: Look = AS_EVER) -> list[CutJob]:
    """What is printed and cut of the sets. Raises DrawError for a set without cards, and for cards that are too large for the paper."""
    return [_job(name, title_of(name, order), lot, order, marks, flip, look) for name in names for lot in lots_of(name, order)]


def _job(name: str, title: Text, lot: Lot, order: Order, marks: Registration, flip: Flip, look: Look = AS_EVER) -> CutJob:
    sheet = sheet_for(lot.size, order.paper, marks)
    size = str(lot.size).replace("×", "x")
    packs = fronts(sheet, lot.pieces)
    pages = [page for n, placed in enumerate(packs, 1) for page in _sheet(sheet, title, placed, f"{n} / {len(packs)}", flip, look)]
    files = {"pdf": draw_pages(title, order.lang, pages), "svg": svg(sheet, f"{title.en} {size}"), "dxf": dxf(sheet)}
    return CutJob(f"{name}-{size}-cut", files, sheet, len(lot.pieces), len(packs))


def _sheet(sheet: CutSheet, title: Text, placed: Sequence[Placed], number: str, flip: Flip, look: Look) -> list[Sketch]:
    """A sheet's front with the marks, and its back without."""
    turn = turn_words(flip)
    words = f"{title.ko} · {title.en}   {number}   {sheet.marks.id}   {turn.ko} · {turn.en}   100 %"
    page = sheet.grid.page
    behind = tuple(backs(placed, page, flip))
    return [
        Sketch(page, partial(_front, sheet=sheet, placed=placed, words=words, look=look), placed=tuple(placed), flip=flip),
        Sketch(page, partial(_cards, placed=behind, look=look), placed=behind, flip=flip),
    ]


def _front(pen: CanvasPen, sheet: CutSheet, placed: Sequence[Placed], words: str, look: Look) -> None:
    page = sheet.grid.page
    _cards(pen, placed, look)
    for box in mark_boxes(page, sheet.marks):
        pen.rect(box, fill=BLACK)
    pen.text(page.w / 2, page.h - FOOT_MM, words, "Regular", SIZE_PT, INK, "center")


def _cards(pen: CanvasPen, placed: Sequence[Placed], look: Look) -> None:
    for one in placed:
        draw_placed(pen, one, look)
