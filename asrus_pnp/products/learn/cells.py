"""Rows of cells on a page of words and pictures: a picture, a numbered heading, what is said, and the clauses behind it."""

from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.core.text import Lang
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.sheets.player_aid_face import cited
from asrus_pnp.rulebook.learn import Point

INK, SOFT, ACCENT, PALE = "#1d2340", "#5a6078", "#27567b", "#eef1f6"
GUTTER_MM = 4.0
LEADING = 1.28
TERM_PT = 1.5  # a heading is larger than its text by so much
CITED_PT = 5.5
AIR_MM = 1.6

Draw = Callable[[Pen, Box], None]


@dataclass(frozen=True, slots=True)
class Cell:
    """One point of a row, with its picture if it has one, and its number; 0 is none."""

    point: Point
    picture: Draw | None = None
    number: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """Cells side by side, their pictures so high; `beside` has the pictures to the left of the words, so wide."""

    cells: tuple[Cell, ...]
    picture_mm: float = 0.0
    beside_mm: float = 0.0

    def height(self, wide: float, lang: Lang, size_pt: float) -> float:
        """How high the row is in that type."""
        words = max(_words_height(c, self._room(wide), lang, size_pt) for c in self.cells)
        return max(words, self.picture_mm) if self.beside_mm else self.picture_mm + (AIR_MM if self.picture_mm else 0) + words

    def draw(self, pen: Pen, x: float, y: float, wide: float, lang: Lang, size_pt: float) -> None:
        """The row, its upper left corner there."""
        each = self._each(wide)
        for k, cell in enumerate(self.cells):
            left = x + k * (each + GUTTER_MM)
            if self.beside_mm:
                picture, words, top = Box(left, y, self.beside_mm, self.picture_mm), left + self.beside_mm + 2, y
            else:
                picture, words, top = Box(left, y, each, self.picture_mm), left, y + self.picture_mm + (AIR_MM if self.picture_mm else 0)
            if cell.picture:
                cell.picture(pen, picture)
            _draw_words(pen, cell, words, top, self._room(wide), lang, size_pt)

    def _each(self, wide: float) -> float:
        return (wide - GUTTER_MM * (len(self.cells) - 1)) / len(self.cells)

    def _room(self, wide: float) -> float:
        return self._each(wide) - (self.beside_mm + 2 if self.beside_mm else 0)


def step(size_pt: float) -> float:
    """From line to line, in mm."""
    return size_pt * LEADING * MM_PER_PT


def _lines(cell: Cell, room: float, lang: Lang, size_pt: float) -> list[str]:
    return block(cell.point.text.say(lang), "Regular", size_pt, room, 9999, LEADING, cell.point.term.en)[1]


def _words_height(cell: Cell, room: float, lang: Lang, size_pt: float) -> float:
    return step(size_pt + TERM_PT) * (1.12 * len(_term(cell, room, lang, size_pt))) + step(size_pt) * len(_lines(cell, room, lang, size_pt)) + step(CITED_PT)


def _term(cell: Cell, room: float, lang: Lang, size_pt: float) -> list[str]:
    indent = 5.4 if cell.number else 0
    return block(cell.point.term.say(lang), "Bold", size_pt + TERM_PT, room - indent, 9999, LEADING, cell.point.term.en)[1]


def _draw_words(pen: Pen, cell: Cell, x: float, y: float, room: float, lang: Lang, size_pt: float) -> None:
    high, left = step(size_pt + TERM_PT), x
    if cell.number:
        disc(pen, x + 2.1, y + 0.52 * high, cell.number)
        left += 5.4
    for line in _term(cell, room, lang, size_pt):
        pen.text(left, y + 0.78 * high, line, "Bold", size_pt + TERM_PT, INK)
        y += 1.12 * high
    for line in _lines(cell, room, lang, size_pt):
        pen.text(x, y + 0.78 * step(size_pt), line, "Regular", size_pt, INK)
        y += step(size_pt)
    ids = cited(cell.point.clauses)
    pen.text(x, y + 0.8 * step(CITED_PT), ids, "Regular", fit_pt(ids, "Regular", CITED_PT, max(room, width_mm(ids, "Regular", LEAST_PT))), ACCENT)


def disc(pen: Pen, x: float, y: float, number: int, r: float = 2.1) -> None:
    """A number in a disc: the same beside the words as in the picture."""
    pen.circle(x, y, r, fill=ACCENT, stroke="#ffffff", width_mm=0.3)
    size = 1.9 * r / MM_PER_PT * 0.72
    pen.text(x, y + 0.26 * size * 1.0 * MM_PER_PT * 1.4, str(number), "Bold", size, "#ffffff", "center")
