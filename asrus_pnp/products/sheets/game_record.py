"""The record of a game on one page: who won, the points by clause, a plot, what was remarkable, and the course as far as it fits."""

from functools import partial
from typing import Any

from asrus_pnp.core.particles import josa
from asrus_pnp.core.terminal_width import width
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.labels import Labels
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT
from asrus_pnp.pdf.draw.fonts import printable
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.text_columns import Flow, Paragraph, draw_flow, flow
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.write.document import Job
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.play.report import Report
from asrus_pnp.products.sheets.curve_plot import draw_curve
from asrus_pnp.products.sheets.tables import ACCENT, INK, ROW_MM, SOFT, Table, draw_table, one_line
from asrus_pnp.results.score_sheet import Rounds

HEAD_MM, PLOT_MM, GAP_MM, GUTTER_MM = 20.0, 58.0, 4.0, 6.0
LAYOUTS = ((True, 2, 8.0, 6.5), (True, 3, 6.5, 5.5), (False, 3, 6.5, 5.5), (False, 4, 5.5, LEAST_PT))  # with verdicts, columns, type from, to
WORD_COLUMNS = 28  # what the narrowest column takes of a word in its largest type
MOST_EVENTS = 200  # no page takes more, and trying would take long
TITLE, TOTAL, RANK, ROUND = Text("게임 기록", "Record of a game"), Text("합계", "total"), Text("순위", "rank"), Text("라운드", "round")
NOT_OVER, COURSE = Text("끝나지 않은 게임", "not over"), Text("사건", "Events")
MORE = Text("… 그 뒤로 {}개", "… {} more")


def job(report: Report, labels: Labels, paper: Size, lang: Lang) -> Job:
    """The document with the one page; letters that no font here has are drawn as a stand-in sign."""
    title = Text(f"{report.name.ko} {TITLE.ko}", f"{report.name.en}: {TITLE.en.lower()}")
    return Job(title, lang, (Leaf(paper, TITLE, partial(draw_record, report=report, labels=labels, lang=lang)),), "fronts", "long")


def draw_record(pen: Pen, room: Box, report: Report, labels: Labels, lang: Lang) -> None:
    """Draw the page from top to bottom; the course takes the room that is left."""
    pen.subject = f"record {report.game}"
    _head(pen, room, report, labels, lang)
    y = room.y + HEAD_MM
    half = (room.w - GUTTER_MM) / 2
    points = _points(report, labels, lang)
    right = room.right - half if points else room.x
    left = draw_table(pen, Box(room.x, y, half, 0), points) if points else y
    y = draw_table(pen, Box(right, y, half, 0), _counts(report, lang)) + ROW_MM
    for highlight in report.statistics.highlights:
        one_line(pen, (right + 1, y), highlight.text.say(lang), "Regular", 9, half - 1, INK)
        y += ROW_MM * 0.85
    y = max(left + ROW_MM, y) + GAP_MM
    name = report.statistics.curve.name.say(lang)
    pen.text(room.x, y + 2, name[:1].upper() + name[1:], "Bold", 9.5, ACCENT)
    draw_curve(pen, Box(room.x, y + 4, room.w, PLOT_MM), report.statistics.curve, lang)
    _course(pen, Box(room.x, y + 4 + PLOT_MM + GAP_MM, room.w, room.bottom - y - 4 - PLOT_MM - GAP_MM), report, lang)


def _head(pen: Pen, room: Box, report: Report, labels: Labels, lang: Lang) -> None:
    pen.text(room.x, room.y + 8.5, report.name.say(lang), "Black", 20, INK)
    pen.text(room.right, room.y + 8.5, TITLE.say(lang), "Regular", 10, SOFT, "right")
    options = ", ".join(o.say(lang) for o in report.option_names)
    one_line(pen, (room.x, room.y + 15), _winner(report, lang) + (f"  [{options}]" if options else ""), "Bold", 11, room.w, ACCENT)


def _winner(report: Report, lang: Lang) -> str:
    result = report.result
    if result is None or not report.over:
        return f"{', '.join(report.players)} ({NOT_OVER.say(lang)})"
    totals = result.totals if isinstance(result, Rounds) else {p.player: p.total for p in result.players}
    names, points = ", ".join(result.winners), totals[result.winners[0]]
    if lang == "ko":
        return f"{josa(names, '이/가')} {points}점으로 {'함께 ' if len(result.winners) > 1 else ''}이겼다"
    return f"{names} won{' together' if len(result.winners) > 1 else ''} with {points} point{'s' * (points != 1)}"


def _points(report: Report, labels: Labels, lang: Lang) -> Table:
    """The points of each player by clause, or by round where several are added up; nothing while there is no score."""
    result = report.result
    if result is None:
        return []
    if isinstance(result, Rounds):
        rows = [[f"{ROUND.say(lang)} {n}", *(str(p.total) for p in sheet.players)] for n, sheet in enumerate(result.rounds, 1)]
        totals, ranks = list(result.totals.values()), list(result.ranks.values())
    else:
        lines = zip(*(p.lines for p in result.players), strict=True)
        rows = [[labels.score.get(some[0].clause, same(some[0].clause)).say(lang), *(str(s.points) for s in some)] for some in lines]
        totals, ranks = [p.total for p in result.players], [p.rank for p in result.players]
    return [["", *report.players], *rows, [TOTAL.say(lang), *map(str, totals)], [RANK.say(lang), *map(str, ranks)]]


def _counts(report: Report, lang: Lang) -> Table:
    """What the statistics count, for each who plays."""
    tallies = report.statistics.tallies
    names = list(tallies[0].counts)
    return [["", *names], *([t.name.say(lang), *(str(t.counts[n]) for n in names)] for t in tallies)]


def _course(pen: Pen, box: Box, report: Report, lang: Lang) -> None:
    pen.text(box.x, box.y + 1, COURSE.say(lang), "Bold", 9.5, ACCENT)
    made, columns = _fitting(report, Size(box.w, box.h - 3), lang)
    wide = _column(box.w, columns)
    draw_flow(pen, made, [Box(box.x + k * (wide + GUTTER_MM), box.y + 3, wide, box.h - 3) for k in range(columns)], 0, INK)


def _column(wide: float, columns: int) -> float:
    return (wide - GUTTER_MM * (columns - 1)) / columns


def _fitting(report: Report, room: Size, lang: Lang) -> tuple[Flow, int]:
    """The events with their verdicts, and in how many columns; without verdicts, and at last only the first ones, where there is no room for all."""
    for verdicts, columns, largest, least in LAYOUTS:
        made = flow(_paragraphs(report, lang, verdicts), _column(room.w, columns), [room.h] * columns, largest, least)
        if made and len(report.course) <= MOST_EVENTS:
            return made, columns
    bare, columns = _paragraphs(report, lang, False), LAYOUTS[-1][1]
    count = min(len(bare), MOST_EVENTS)
    while True:
        more = Paragraph("", MORE.say(lang).format(len(report.course) - count), SOFT)
        made = flow([*bare[:count], more], _column(room.w, columns), [room.h] * columns, LEAST_PT)
        if made:
            return made, columns
        count = count * 9 // 10


def _paragraphs(report: Report, lang: Lang, verdicts: bool) -> list[Paragraph]:
    return [_paragraph(h, n, lang, verdicts) for n, h in enumerate(report.course[:MOST_EVENTS])]


def _paragraph(happening: Happening[Any], number: int, lang: Lang, verdicts: bool) -> Paragraph:
    words = [happening.line] + ([happening.ruling.verdict.say(lang)] if verdicts and happening.ruling else [])
    broken = (piece for word in printable(" → ".join(words)).split() for piece in _broken(word))
    return Paragraph(str(number), " ".join(broken), ACCENT)


def _broken(word: str) -> list[str]:
    """A word in pieces that a column takes, broken behind a + where there is one: lists of long names hold no space."""
    if width(word) <= WORD_COLUMNS:
        return [word]
    end = next(n for n in range(len(word), 0, -1) if width(word[:n]) <= WORD_COLUMNS)
    plus = word.rfind("+", 0, end) + 1
    return [word[: plus or end], *_broken(word[plus or end :])]
