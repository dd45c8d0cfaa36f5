"""The face of a player aid: a term in gold with its clauses below it, and beside it what it says; in type as large as the card allows."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.kits.legend_cards import head
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, STEP_PT, block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, width_mm
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.rulebook.player_aids import AidLine

LARGEST_PT = 7.5
LEADING = 1.24
UNBOUND_MM = 9999.0
BETWEEN_MM = 1.8  # from the terms to what they say
LEAST_GAP_MM, MOST_GAP_MM = 1.0, 3.0
BOLD: Weight = "Bold"
REGULAR: Weight = "Regular"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of an aid as it is set: the term, its clauses, and the lines of what it says."""

    term: str
    clauses: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """Rows in one type size; the width of the terms, and the air between two rows, in mm."""

    size_pt: float
    left_mm: float
    gap_mm: float
    rows: tuple[Row, ...]


def laid(lines: Sequence[AidLine], body: Box, lang: Lang) -> Laid | None:
    """The lines in the largest type at which they fit the body; None where they do not fit at all."""
    size = LARGEST_PT
    while size >= LEAST_PT:
        found = _at(lines, body, lang, size)
        if found:
            return found
        size -= STEP_PT
    return None


def _at(lines: Sequence[AidLine], body: Box, lang: Lang, size: float) -> Laid | None:
    named = [(line.term.say(lang), cited(line.clauses)) for line in lines]
    left = max(max(width_mm(term, BOLD, size), width_mm(ids, REGULAR, LEAST_PT)) for term, ids in named)
    room, rows = body.w - left - BETWEEN_MM, list[Row]()
    for line, (term, ids) in zip(lines, named, strict=True):
        words = line.text.say(lang)
        if max(width_mm(word, REGULAR, size) for word in words.split()) > room:
            return None
        rows.append(Row(term, ids, tuple(block(words, REGULAR, size, room, UNBOUND_MM, LEADING)[1])))
    spare = body.h - sum(_height(row, size) for row in rows)
    gap = spare / len(rows)
    return Laid(size, left, min(gap, MOST_GAP_MM), tuple(rows)) if gap >= LEAST_GAP_MM else None


def _height(row: Row, size_pt: float) -> float:
    """The height of a row: its lines, or the term with the clauses below it."""
    step = size_pt * LEADING * MM_PER_PT
    return max(len(row.lines) * step, step + LEAST_PT * MM_PER_PT)


def cited(clauses: Sequence[str]) -> str:
    """The ids of clauses in short: CE-8.1–8.4, or CE-4.1, 5.2."""
    runs: list[list[str]] = []
    for id in clauses:
        section, _, number = id.rpartition(".")
        if runs and runs[-1][-1] == f"{section}.{int(number) - 1}":
            runs[-1].append(id)
        else:
            runs.append([id])
    spans = [run[0] if len(run) == 1 else f"{run[0]}–{run[-1].partition('-')[2]}" for run in runs]
    return ", ".join(span if not k else span.partition("-")[2] for k, span in enumerate(spans))


def draw_aid(pen: Pen, trim: Box, title: Text, lines: Sequence[AidLine], lang: Lang, stops: Stops) -> None:
    """The face; the lines are known to fit."""
    body = head(pen, trim, title, lang, stops)
    made = laid(lines, body, lang)
    assert made
    step, y = made.size_pt * LEADING * MM_PER_PT, body.y
    x = body.x + made.left_mm + BETWEEN_MM
    for k, row in enumerate(made.rows):
        if k:
            tone = mix(at(stops, y / trim.h), LIGHT, 0.22)
            pen.path(polyline([(body.x, y), (body.right, y)]), stroke=tone, width_mm=0.12)
        base = y + made.gap_mm / 2 + 0.78 * step
        pen.text(body.x, base, row.term, BOLD, made.size_pt, GOLD)
        pen.text(body.x, base + 0.95 * LEAST_PT * MM_PER_PT + 0.35, row.clauses, REGULAR, LEAST_PT, MIST)
        for n, line in enumerate(row.lines):
            pen.text(x, base + n * step, line, REGULAR, made.size_pt, LIGHT)
        y += _height(row, made.size_pt) + made.gap_mm
