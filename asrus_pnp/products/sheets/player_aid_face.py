"""The face of a player aid: a sign for each line, its term in gold, what it says, and its clauses; in type as large as the card allows."""

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
from asrus_pnp.products.art.signs import draw_sign
from asrus_pnp.rulebook.player_aids import AidLine

LARGEST_PT = 7.5
LEADING = 1.2
UNBOUND_MM = 9999.0
SIGN_SHARE, AFTER_SIGN_MM = 0.105, 1.6  # of the card's body, and the air behind it
SPACE_MM = 0.9  # between a term, what it says, and its clauses
LEAST_GAP_MM, MOST_GAP_MM = 0.8, 3.0
BOLD: Weight = "Bold"
REGULAR: Weight = "Regular"


@dataclass(frozen=True, slots=True)
class Row:
    """One line of an aid as it is set: its sign, the term, the lines of what it says (the first one beside the term), its clauses and their type, and whether
    these have room behind the last line."""

    sign: str
    term: str
    lines: tuple[str, ...]
    clauses: str
    cited_pt: float
    beside: bool

    def height(self, size_pt: float) -> float:
        """How high the row is."""
        return len(self.lines) * size_pt * LEADING * MM_PER_PT + (0.0 if self.beside else self.cited_pt * LEADING * MM_PER_PT)


@dataclass(frozen=True, slots=True)
class Laid:
    """Rows in one type size; the width of the signs, and the air between two rows, in mm."""

    size_pt: float
    sign_mm: float
    gap_mm: float
    rows: tuple[Row, ...]


def laid(lines: Sequence[AidLine], body: Box, lang: Lang, scale: float = 1) -> Laid | None:
    """The lines in the largest type at which they fit the body, all type larger by that scale; None where they do not fit at all."""
    size = LARGEST_PT * scale
    while size >= LEAST_PT * scale:
        found = _at(lines, body, lang, size, scale)
        if found:
            return found
        size -= STEP_PT
    return None


def _at(lines: Sequence[AidLine], body: Box, lang: Lang, size: float, scale: float) -> Laid | None:
    sign = SIGN_SHARE * body.w
    room = body.w - sign - AFTER_SIGN_MM
    if max(width_mm(word, BOLD, size) for line in lines for word in (*line.text.say(lang).split(), line.term.say(lang))) > room:
        return None
    rows = [_row(line, lang, size, room, LEAST_PT * scale) for line in lines]
    heights = [max(row.height(size), sign) for row in rows]
    gap = (body.h - sum(heights)) / len(rows)
    return Laid(size, sign, min(gap, MOST_GAP_MM), tuple(rows)) if gap >= LEAST_GAP_MM else None


def _row(line: AidLine, lang: Lang, size: float, room: float, cited_pt: float) -> Row:
    """The line, its term and its words in one run: bold letters are the widest, so that what is wrapped by them fits."""
    term, ids = line.term.say(lang), cited(line.clauses)
    first, *rest = block(f"{term} {line.text.say(lang)}", BOLD, size, room - SPACE_MM, UNBOUND_MM, LEADING)[1]
    said = (first.removeprefix(term).lstrip(), *rest)
    last = width_mm(said[-1], REGULAR, size) + (0.0 if rest else width_mm(term, BOLD, size) + SPACE_MM)
    return Row(line.sign, term, said, ids, cited_pt, last + 2 * SPACE_MM + width_mm(ids, REGULAR, cited_pt) <= room)


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


def draw_aid(pen: Pen, trim: Box, title: Text, lines: Sequence[AidLine], lang: Lang, stops: Stops, scale: float = 1) -> None:
    """The face; the lines are known to fit."""
    body = head(pen, trim, title, lang, stops)
    made = laid(lines, body, lang, scale)
    assert made
    y = body.y
    for k, row in enumerate(made.rows):
        if k:
            tone = mix(at(stops, y / trim.h), LIGHT, 0.22)
            pen.path(polyline([(body.x, y), (body.right, y)]), stroke=tone, width_mm=0.12)
        high = max(row.height(made.size_pt), made.sign_mm) + made.gap_mm
        draw_sign(pen, row.sign, Box(body.x, y + (high - made.sign_mm) / 2, made.sign_mm, made.sign_mm), GOLD)
        _draw_row(pen, row, Box(body.x + made.sign_mm + AFTER_SIGN_MM, y + (high - row.height(made.size_pt)) / 2, 0, 0), body.right, made.size_pt)
        y += high


def _draw_row(pen: Pen, row: Row, start: Box, right: float, size: float) -> None:
    """The term and its words from there on; the clauses at the right end of the last line, or below it."""
    step, base = size * LEADING * MM_PER_PT, start.y + 0.8 * size * LEADING * MM_PER_PT
    pen.text(start.x, base, row.term, BOLD, size, GOLD)
    for n, line in enumerate(row.lines):
        if line:
            pen.text(start.x + (0 if n else width_mm(row.term, BOLD, size) + SPACE_MM), base + n * step, line, REGULAR, size, LIGHT)
    foot = base + (len(row.lines) - 1) * step + (0.0 if row.beside else row.cited_pt * LEADING * MM_PER_PT)
    pen.text(right, foot, row.clauses, REGULAR, row.cited_pt, MIST, "right")
