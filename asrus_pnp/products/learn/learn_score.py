"""The end of a game on its learn-to-play sheet: what scores, and a small score sheet that the referee filled in."""

from collections.abc import Sequence

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.pdf.draw.fitted_text import block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, width_mm
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.learn.cells import ACCENT, CITED_PT, INK, LEADING, PALE, SOFT, step
from asrus_pnp.products.sheets.player_aid_face import cited
from asrus_pnp.results.score_sheet import Scoresheet
from asrus_pnp.rulebook.learn import Point

ROW_MM, CITED_MM = 4.0, 16.0
TOTAL, RANK = Text("합계", "total"), Text("순위", "rank")
HAND = "#1f4fa3"  # what was written in by hand


def points_height(points: Sequence[Point], wide: float, lang: Lang, size_pt: float) -> float:
    """How high the list of what scores is."""
    return sum(len(_lines(p, wide, lang, size_pt)) * step(size_pt) + 0.7 for p in points)


def draw_points(pen: Pen, x: float, y: float, wide: float, points: Sequence[Point], lang: Lang, size_pt: float) -> float:
    """What scores, line by line, with the clause; says where it ends."""
    for p in points:
        for k, line in enumerate(_lines(p, wide, lang, size_pt)):
            pen.text(x + 2.6, y + 0.78 * step(size_pt), line, "Regular", size_pt, INK)
            if not k:
                pen.circle(x + 0.9, y + 0.5 * step(size_pt), 0.5, fill=ACCENT)
                ids = cited(p.clauses)
                pen.text(x + wide, y + 0.78 * step(size_pt), ids, "Regular", fit_pt(ids, "Regular", CITED_PT, CITED_MM), ACCENT, "right")
            y += step(size_pt)
        y += 0.7
    return y


def _lines(p: Point, wide: float, lang: Lang, size_pt: float) -> list[str]:
    return block(f"{p.term.say(lang)}: {p.text.say(lang)}", "Regular", size_pt, wide - 2.6 - CITED_MM, 9999, LEADING, p.term.en)[1]


def rows_of(sheet: Scoresheet) -> list[str]:
    """The clauses that any player has points by, in the order of the score."""
    return list(dict.fromkeys(line.clause for p in sheet.players for line in p.lines))


def sheet_height(sheet: Scoresheet) -> float:
    """How high the filled-in score sheet is."""
    return ROW_MM * (len(rows_of(sheet)) + 3)


def draw_filled(pen: Pen, box: Box, sheet: Scoresheet, labels: Labels, lang: Lang) -> None:
    """A score sheet as it looks when it is filled in: a column for each player."""
    clauses = rows_of(sheet)
    heads = ["", *(labels.score[c].say(lang) for c in clauses), TOTAL.say(lang), RANK.say(lang)]
    names = max(20.0, max(width_mm(h, "Bold", 7) for h in heads) + 3)
    each = (box.w - min(names, box.w * 0.55)) / len(sheet.players)
    left = box.right - each * len(sheet.players)
    for k, head in enumerate(heads):
        row = Box(box.x, box.y + k * ROW_MM, box.w, ROW_MM)
        if k in (0, len(heads) - 2):
            pen.rect(row, fill=PALE)
        weight: Weight = "Bold" if k > len(clauses) else "Regular"
        if head:
            pen.text(row.x + 1, row.cy + 0.9, head, weight, fit_pt(head, weight, 7, left - box.x - 2, pen.subject), INK)
        for n, player in enumerate(sheet.players):
            won = {line.clause: line.points for line in player.lines}
            words = [player.player, *(str(won.get(c, 0)) for c in clauses), str(player.total), str(player.rank)][k]
            size = fit_pt(words, "Bold", 7.5, each - 1, pen.subject)
            pen.text(left + (n + 0.5) * each, row.cy + 0.32 * size * MM_PER_PT, words, "Bold", size, INK if k == 0 else HAND, "center")
    lines = tuple(s for k in range(len(heads) + 1) for s in polyline([(box.x, box.y + k * ROW_MM), (box.right, box.y + k * ROW_MM)]))
    ups = tuple(s for x in (box.x, *(left + n * each for n in range(len(sheet.players) + 1))) for s in polyline([(x, box.y), (x, box.y + len(heads) * ROW_MM)]))
    pen.path((*lines, *ups), stroke=SOFT, width_mm=0.12)
