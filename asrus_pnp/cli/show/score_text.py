"""A score for people: a table, who wins and by which clause, every point explained, and what the players should know."""

from collections.abc import Mapping, Sequence

from asrus_pnp.cli.show.answers import bold, notes
from asrus_pnp.cli.show.terminal import paragraph, table
from asrus_pnp.core.particles import josa
from asrus_pnp.core.terminal_width import pad
from asrus_pnp.core.text import Lang, Text, listed, same
from asrus_pnp.database.labels import Labels
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

TOTAL, RANK = Text("합계", "total"), Text("순위", "rank")
WHY = Text("까닭", "Why")
OPTIONS = Text("옵션", "options")
ROUND = Text("라운드", "round")


def sheet(book: Book, labels: Labels, one: Scoresheet, lang: Lang) -> list[str]:
    """One scoresheet in lines."""
    return [
        *title(book, one.options, lang),
        *_grid(labels, one, lang),
        "",
        *verdict(book, one.totals, one.winners, one.clauses, lang, one.tie_break),
        *_reasons(one, lang),
        *notes(one.notes, lang),
    ]


def rounds(book: Book, labels: Labels, all_: Rounds, lang: Lang) -> list[str]:
    """Several rounds in lines: each of them, then the sums."""
    shown = [line for n, one in enumerate(all_.rounds, 1) for line in ["", f"{ROUND.say(lang)} {n}", *_grid(labels, one, lang), *_reasons(one, lang)]]
    rows = [["", *all_.totals], *([f"{ROUND.say(lang)} {n}", *(str(p.total) for p in one.players)] for n, one in enumerate(all_.rounds, 1))]
    rows += _ends(all_.totals, all_.ranks, lang, 1)
    head = [*title(book, all_.options, lang), *_bold_ends(table(rows)), "", *verdict(book, all_.totals, all_.winners, all_.clauses, lang)]
    return [*head, *shown, *notes(all_.notes, lang)]


def title(book: Book, options: Sequence[str], lang: Lang) -> list[str]:
    """The game's name, and the options that are switched on."""
    words = book.score.form.words
    listed = f" ({OPTIONS.say(lang)}: {', '.join(words.label(o).say(lang) for o in options)})" if options else ""
    return [bold(book.name.say(lang) + listed), ""]


def _grid(labels: Labels, one: Scoresheet, lang: Lang) -> list[str]:
    rows = [["", "", *(p.player for p in one.players)]]
    for lines in zip(*(p.lines for p in one.players), strict=True):
        clause = lines[0].clause
        rows.append([labels.score.get(clause, same("")).say(lang), clause, *(str(s.points) for s in lines)])
    ranks = {p.player: p.rank for p in one.players}
    return _bold_ends(table(rows + _ends(one.totals, ranks, lang, 2), left=2))


def _ends(totals: Mapping[str, int], ranks: Mapping[str, int], lang: Lang, left: int) -> list[list[str]]:
    blank = [""] * (left - 1)
    return [[TOTAL.say(lang), *blank, *map(str, totals.values())], [RANK.say(lang), *blank, *map(str, ranks.values())]]


def _bold_ends(lines: list[str]) -> list[str]:
    return [*lines[:-2], bold(lines[-2]), lines[-1]]


def verdict(book: Book, totals: Mapping[str, int], winners: Sequence[str], clauses: Sequence[str], lang: Lang, tie_break: Text | None = None) -> list[str]:
    """Who wins, in a sentence, and the clauses that decide it."""
    found = [book.clauses.find(c) for c in clauses]
    return [bold(sentence(totals, winners, lang, tie_break)), *(line for c in found for line in paragraph(c.text.say(lang), f"  {c.id}  "))]


def sentence(totals: Mapping[str, int], winners: Sequence[str], lang: Lang, tie_break: Text | None = None) -> str:
    """Who wins, with how many points, and before whom by a tie-break."""
    points, names, shared = totals[winners[0]], ", ".join(winners), len(winners) > 1
    others = [name for name, total in totals.items() if total == points and name not in winners] if tie_break else []
    if lang == "ko":
        won = f"{josa(names, '이/가')} {{}}{'함께 ' if shared else ''}이긴다{{}}."
        return won.format("", f": {josa(', '.join(others), '과/와')} 같은 {points}점이지만 {tie_break.ko}") if tie_break else won.format(f"{points}점으로 ", "")
    won, some = f"{listed(winners).en} {'share the win' if shared else 'wins'}", f"{points} point{'s' * (points != 1)}"
    return f"{won}: {some} like {listed(others).en}, and {tie_break.en}." if tie_break else f"{won} with {some}."


def in_short(totals: Mapping[str, int], winners: Sequence[str], lang: Lang, tie_break: Text | None = None) -> list[str]:
    """The result in two lines: all totals, who wins."""
    return [", ".join(f"{player} {points}" for player, points in totals.items()), sentence(totals, winners, lang, tie_break)]


def _reasons(one: Scoresheet, lang: Lang) -> list[str]:
    lines = ["", WHY.say(lang)]
    widest = max(len(s.clause) for p in one.players for s in p.lines)
    for p in one.players:
        lines.append(f"  {p.player}: {p.total}")
        lines += [line for s in p.lines for line in paragraph(s.why.say(lang), f"  {pad(str(s.points), 4, right=True)}  {pad(s.clause, widest)}  ")]
    return lines
