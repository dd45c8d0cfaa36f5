"""The back of a kit's first sheet: the player aids of its games, large enough to be read by all at the table."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.descriptors import Game
from asrus_pnp.pdf.draw.fitted_text import block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.art.signs import draw_sign
from asrus_pnp.products.learn.cells import ACCENT, INK, SOFT
from asrus_pnp.products.sheets.player_aid import aid_of
from asrus_pnp.products.sheets.player_aid_face import cited
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.player_aids import Aid, AidLine

NAME = Text("요약", "player aid")
LARGEST_PT, LEAST_PT, STEP_PT, LEADING = 12.0, 6.5, 0.25, 1.3
AFTER_TERM_MM, GUTTER_MM, HEAD_MM, SIGN_MM = 3.0, 8.0, 12.0, 8.0
Column = tuple[str, tuple[AidLine, ...], Lang]


def aid_page(games: Sequence[Game], order: Order, room: Size) -> Leaf | None:
    """The page; None where there is no game, or no legible type for all of them. Raises DataError."""
    spoken: list[Lang] = ["ko", "en"] if order.lang == "both" else ["en"] if order.lang == "en" else ["ko"]
    aids: list[tuple[Aid, Text]] = [(aid_of(g, order.db), load_clauses(order.db, g.id).name) for g in games]
    rows = [[(name.say(lang), aid.line, lang) for lang in spoken] for aid, name in aids]
    if len(spoken) == 1:
        rows = [[column for row in rows for column in row]]
    body = Leaf(room, NAME, lambda *_: None).body
    size = next((s for s in _sizes() if sum(_high(row, body.w, s) for row in rows) <= body.h), None)
    return Leaf(room, NAME, partial(_draw, rows=rows, size=size)) if size and rows else None


def _sizes() -> list[float]:
    return [LARGEST_PT - STEP_PT * k for k in range(round((LARGEST_PT - LEAST_PT) / STEP_PT) + 1)]


def _each(row: Sequence[Column], wide: float) -> float:
    return (wide - GUTTER_MM * (len(row) - 1)) / len(row)


def _high(row: Sequence[Column], wide: float, size: float) -> float:
    return max(sum(_line_height(line, lang, _room(c, _each(row, wide), size), size) for line in c[1]) for c in row for lang in [c[2]]) + HEAD_MM


def _room(column: Column, wide: float, size: float) -> float:
    """What the terms leave for what is said of them."""
    _, lines, lang = column
    return wide - AFTER_TERM_MM - SIGN_MM - 2 - max(width_mm(line.term.say(lang), "Bold", size) for line in lines)


def _lines(line: AidLine, lang: Lang, wide: float, size: float) -> list[str]:
    return block(line.text.say(lang), "Regular", size, wide, 9999, LEADING, line.term.en)[1]


def _line_height(line: AidLine, lang: Lang, wide: float, size: float) -> float:
    return max(len(_lines(line, lang, wide, size)) * size * LEADING * MM_PER_PT, SIGN_MM) + 1.8


def _draw(pen: Pen, body: Box, rows: Sequence[Sequence[Column]], size: float) -> None:
    """The aids: a game beside itself in the other language, or beside the kit's other game."""
    pen.subject, y = "aid page", body.y
    spare = (body.h - sum(_high(row, body.w, size) for row in rows)) / max(1, sum(len(row[0][1]) for row in rows))
    for row in rows:
        wide, foot = _each(row, body.w), y
        for k, column in enumerate(row):
            foot = max(foot, _column(pen, Box(body.x + k * (wide + GUTTER_MM), y, wide, 0), column, size, min(spare, 4.0)))
        y = foot


def _column(pen: Pen, box: Box, column: Column, size: float, spare: float) -> float:
    name, lines, lang = column
    room = _room(column, box.w, size)
    step, y = size * LEADING * MM_PER_PT, box.y + HEAD_MM
    pen.text(box.x, box.y + 7.5, name, "Black", size * 1.5, INK)
    for line in lines:
        pen.path(polyline([(box.x, y), (box.right, y)]), stroke=ACCENT, width_mm=0.15)
        top = y + 0.6 + spare / 2
        term = line.term.say(lang)
        draw_sign(pen, line.sign, Box(box.x, top + 0.3, SIGN_MM, SIGN_MM), ACCENT)
        pen.text(box.x + SIGN_MM + 2, top + 0.78 * step, term, "Bold", size, ACCENT)
        pen.text(box.x + SIGN_MM + 2, top + 0.78 * step + 2.6, cited(line.clauses), "Regular", 5, SOFT)
        for k, words in enumerate(_lines(line, lang, room, size)):
            pen.text(box.right - room, top + (k + 0.78) * step, words, "Regular", size, INK)
        y += _line_height(line, lang, room, size) + spare
    return y
