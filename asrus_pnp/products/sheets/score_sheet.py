"""A sheet to fill in by hand: a row for each line that the game's score has, a column for each player."""

from asrus_pnp.core.text import Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.positions import notation
from asrus_pnp.results.referee import Book

INK, SOFT, ACCENT, SHADE = "#1d2340", "#5a6078", "#27567b", "#eef1f6"
HEAD_MM, ROW_MM, LABEL_MM, GAP_MM = 14.0, 8.0, 58.0, 7.0
PLAYER, TOTAL, RANK = Text("이름", "name"), Text("합계", "total"), Text("순위", "rank")


def score_rows(book: Book) -> list[str]:
    """The clauses that the game's score has a line for, in its order: those of the scored example."""
    lines = notation.split("\n".join(book.score.example))[0]
    return [line.clause for line in book.score.settle(lines).players[0].lines]


def draw_score_sheet(pen: Pen, room: Box, book: Book, labels: Labels, lang: str, scale: float = 1) -> None:
    """As many tables as the page has room for, one a game; larger by a scale."""
    pen.subject = f"score sheet {book.id}"
    rows = [(labels.score[c], c) for c in score_rows(book)]
    names = " · ".join(say(book.name, lang))
    pen.text(room.x, room.y + 8.5, names, "Black", fit_pt(names, "Black", 18, room.w, pen.subject), INK)
    high = ROW_MM * scale * (len(rows) + 3)
    count = int((room.h - HEAD_MM + GAP_MM) // (high + GAP_MM))
    for k in range(count):
        _table(pen, Box(room.x, room.y + HEAD_MM + k * (high + GAP_MM), room.w, high), rows, book.score.form.players[1], lang, scale)


def _table(pen: Pen, box: Box, rows: list[tuple[Text, str]], players: int, lang: str, scale: float) -> None:
    named = [(PLAYER, ""), *rows, (TOTAL, ""), (RANK, "")]
    for k, (label, clause) in enumerate(named):
        row = Box(box.x, box.y + k * ROW_MM * scale, box.w, ROW_MM * scale)
        if label in (PLAYER, TOTAL):
            pen.rect(row, fill=SHADE)
        _label(pen, row, label, clause, lang, scale)
    for k in range(len(named) + 1):
        y = box.y + k * ROW_MM * scale
        pen.path(polyline([(box.x, y), (box.right, y)]), stroke=SOFT, width_mm=0.35 if k in (0, 1, len(named) - 2, len(named)) else 0.15)
    left = _label_mm(scale)
    step = (box.w - left) / players
    for x in (box.x, *(box.x + left + k * step for k in range(players + 1))):
        pen.path(polyline([(x, box.y), (x, box.bottom)]), stroke=SOFT, width_mm=0.15)


def _label_mm(scale: float) -> float:
    """How wide the labels are."""
    return LABEL_MM * min(scale, 1.4)


def _label(pen: Pen, row: Box, label: Text, clause: str, lang: str, scale: float) -> None:
    words = " · ".join(dict.fromkeys(say(label, lang)))
    room = _label_mm(scale) - 4 - (13 * scale if clause else 0)
    size = fit_pt(words, "Regular" if clause else "Bold", 8.5 * scale, room, pen.subject)
    pen.text(row.x + 2, row.cy + 1.1, words, "Regular" if clause else "Bold", size, INK)
    if clause:
        pen.text(row.x + _label_mm(scale) - 2, row.cy + 1.0, clause, "Regular", 6.5 * scale, ACCENT, "right")
