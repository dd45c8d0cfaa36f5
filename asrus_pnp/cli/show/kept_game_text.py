"""A game that is kept turn by turn, for people: what an event brought, the table, the course, statistics with a small picture."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from asrus_pnp.cli.show.answers import bold
from asrus_pnp.cli.show.terminal import columns, definitions, paragraph, table
from asrus_pnp.core.terminal_width import cut, pad, width
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.play import dialogue as at
from asrus_pnp.play import report, terminal_curve
from asrus_pnp.play.kept_game import Happening, Statistics
from asrus_pnp.play.session import Session
from asrus_pnp.positions.prompts import NOTHING
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

RECENT_EVENTS = 8
NAME_MOST, NAME_LEAST, NAME_COLUMNS = 999, 6, 20
AGAIN = Text("규칙에 없어 이 프로그램이 정한 조항", "where the rules are silent, as told before")
OPTIONS = Text("옵션", "options")
NOT_YET = Text("점수는 게임이 끝나야 알 수 있다. 지금 판은 보기로 본다.", "The score is known when the game is over; show tells how it stands.")
UNCOUNTED = Text("이 게임에서는 장수를 세지 않습니다.", "No copies are counted in this game.")
SO_FAR = Text("지금까지의 답", "answered so far")
WAYS = Text("빈칸이나 - 는 없음, < 는 앞 답으로, 도움말은 모든 명령을 보여 줍니다.", "Empty or - is none, < goes back, help lists all commands.")
OUT = Text("아직 나오지 않은 카드: 모두 {}/{}", "not seen yet: {}/{} in all")
STATISTICS = Text("통계", "Statistics")
COMMANDS = (
    (("undo", "redo"), "", Text("마지막 것을 무른다, 다시 한다", "take the last change back, make it again")),
    (("edit",), " N", Text("N번 사건을 고친다. 뒤의 것은 그대로 다시 셈한다 (N - 이면 없앤다)", "change event N; all after it is kept (N - takes it out)")),
    (("rename",), " Ann=Anna", Text("플레이어의 이름을 바꾼다, 앞의 사건에서도", "give a player another name, in the events before too")),
    (("show", "log"), "", Text("지금의 판과 최근 사건, 모든 사건", "the table and the last events; all events")),
    (("left",), "", Text("숫자와 특수 카드마다 아직 나오지 않은 장수", "how many copies of each card have not been seen")),
    (("why",), " [N]", Text("마지막 판정, N번 판정을 차례로", "the last ruling step by step, that of event N")),
    (("score", "stats"), "", Text("점수, 통계", "the score, the statistics")),
    (("<",), "", Text("앞 답으로 돌아간다", "back to the answer before")),
    (("quit",), "", Text("나간다. 적은 것은 모두 남아 있고 다음에 이어서 한다", "leave; all is kept, and the game goes on next time")),
)
HEADS = (Text("무엇을 적나", "What to type"), Text("명령", "Commands"))


def state(session: Session[Any], lang: Lang) -> list[str]:
    """The table at a glance."""
    view = session.play.view(session.state)
    rows = [[cell.say(lang) for cell in row] for row in (view.heads, *view.rows)]
    shown = _fitting(rows, left=len(view.heads)) if view.heads else []
    return [*(f"  {line}" for line in shown), *(f"  {line.say(lang)}" for line in view.lines)]


def event(happening: Happening[Any], news: report.News, book: Book, lang: Lang) -> list[str]:
    """What an event brought: the verdict, what else is to be told, what the rules do not say."""
    fresh, again = news
    lines = [*verdict(happening, book, lang), *(line for t in happening.told for line in paragraph(t.say(lang)))]
    lines += [line for note in fresh for line in paragraph(note.say(lang), "  - ", "    ")]
    return lines + ([f"  - {AGAIN.say(lang)}: {', '.join(again)}"] if again else [])


def verdict(happening: Happening[Any], book: Book, lang: Lang) -> list[str]:
    """The ruling in a sentence, with the options that it was made under."""
    if not happening.ruling:
        return []
    lines = paragraph(happening.ruling.verdict.say(lang) + stamp(book, happening.ruling.options, lang))
    return [bold(line) for line in lines]


def stamp(book: Book, options: Sequence[str], lang: Lang) -> str:
    """The house rules in use, in brackets; nothing where there are none."""
    words = book.score.form.words
    return f" [{OPTIONS.say(lang)}: {', '.join(words.label(o).say(lang) for o in options)}]" if options else ""


def course(session: Session[Any], lang: Lang, last: int = 0) -> list[str]:
    """The events with their numbers, all or the last ones; those that wait behind an impossible one are marked."""
    events = session.history.events
    first = max(0, len(events) - last) if last else 0
    widest = len(str(len(events) - 1))
    shown = {*range(first, len(events)), *([session.stuck.number] if session.stuck else [])}
    lines = list[str]()
    for number in sorted(shown):
        lines.append(f"  {number:>{widest}}{'!' if number >= len(session.course) else '.'} {events[number][1]}")
        if session.stuck and number == session.stuck.number:
            lines += [line for f in session.stuck.faults for line in paragraph(replace(f, where=same("")).say(lang), " " * (widest + 4))]
    return lines


def why(session: Session[Any], number: int, db: Database, lang: Lang) -> list[str]:
    """The ruling of an event step by step."""
    from asrus_pnp.cli.show import ruling_text  # only who asks needs it

    ruling, book = session.course[number].ruling, session.play.book
    if ruling is None:
        return []
    options = stamp(book, ruling.options, lang).strip()
    return [f"{number}. {session.course[number].line} {options}".rstrip(), *ruling_text.ruling(book, load_labels(db, book.id), ruling, lang)]


def left(session: Session[Any], lang: Lang) -> list[str]:
    """What is still out of each card, and in all."""
    rows = session.play.unseen(session.state)
    if not rows:
        return paragraph(UNCOUNTED.say(lang))
    cells = [f"{r.name.say(lang)} {r.left}/{r.copies}" for r in rows]
    widest = max(map(width, cells)) + 3
    words = [pad(cell, widest) for cell in cells]
    across = max(1, (columns() - 2) // widest)
    lines = ["".join(words[n : n + across]).rstrip() for n in range(0, len(words), across)]
    total = OUT.say(lang).format(sum(r.left for r in rows), sum(r.copies for r in rows))
    return [*(f"  {line}" for line in lines), f"  {total}"]


def score(book: Book, result: Scoresheet | Rounds | None, db: Database, lang: Lang) -> list[str]:
    """The score, or that it cannot be told yet."""
    if result is None:
        return paragraph(NOT_YET.say(lang))
    from asrus_pnp.cli.show import score_text

    one = score_text.rounds if isinstance(result, Rounds) else score_text.sheet
    return one(book, load_labels(db, book.id), result, lang)  # type: ignore[arg-type]


def _fitting(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """The table, its heads and the names in its first column cut where it would be wider than the terminal."""
    for longest in (NAME_MOST, *range(30, NAME_LEAST - 1, -2)):
        cells = [[cut(cell, longest) if not n or not k else cell for n, cell in enumerate(row)] for k, row in enumerate(rows)]
        made = table(cells, left)
        if max(map(width, made)) + 2 <= columns():
            break
    return made


def statistics(stats: Statistics, lang: Lang) -> list[str]:
    """What was counted, what was remarkable, and the curve as a small picture."""
    names = list(stats.tallies[0].counts)
    rows = [["", *names], *([t.name.say(lang), *(str(t.counts[n]) for n in names)] for t in stats.tallies)]
    told = [line for h in stats.highlights for line in paragraph(h.text.say(lang), "  ")]
    return [bold(STATISTICS.say(lang)), *(f"  {line}" for line in _fitting(rows)), *told, *_curve(stats, lang)]


def _curve(stats: Statistics, lang: Lang) -> list[str]:
    widest = min(NAME_COLUMNS, max(width(n) for n in stats.curve.series))
    drawn = terminal_curve.rows(stats.curve, columns() - widest - 14)
    head = f"  {stats.curve.name.say(lang)} ({stats.curve.low}–{stats.curve.high})"
    return [head, *(f"  {pad(cut(name, widest), widest)}  {blocks}  {ends}" for name, blocks, ends in drawn)]


def help_lines(desk: at.Desk[Any], lang: Lang) -> list[str]:
    """What may be typed for this game, and the commands."""
    words = desk.play.book.score.form.words
    commands = [(", ".join(words.label(w).say(lang) for w in some) + tail, told.say(lang)) for some, tail, told in COMMANDS]
    typed = [(form, told.say(lang)) for form, told in desk.help]
    return [f"  {HEADS[0].say(lang)}", *definitions(typed, "    "), f"  {HEADS[1].say(lang)}", *definitions(commands, "    ")]


def question(desk: at.Desk[Any], lang: Lang) -> list[str]:
    """What helps with the open question: what was answered before it, what may be typed at the start of an event, the ways out."""
    lines = [desk.prompt.say(lang)]
    if desk.said:
        lines.append(f"{SO_FAR.say(lang)}: {' / '.join(said or NOTHING for said in desk.said)}")
    elif not desk.setting_up:
        lines += definitions([(form, told.say(lang)) for form, told in desk.help], "  ")
    return [*(f"  {line}" for line in lines), *paragraph(WAYS.say(lang), "  ")]


SHOWS = {
    at.QUESTION: lambda desk, n, db, lang: question(desk, lang),
    at.STATE: lambda desk, n, db, lang: state(desk.session, lang),
    at.EVENT: lambda desk, n, db, lang: event(desk.session.course[n], report.news(desk.session)[n], desk.play.book, lang),
    at.RECENT: lambda desk, n, db, lang: course(desk.session, lang, RECENT_EVENTS),
    at.COURSE: lambda desk, n, db, lang: course(desk.session, lang),
    at.LEFT: lambda desk, n, db, lang: left(desk.session, lang),
    at.WHY: lambda desk, n, db, lang: why(desk.session, n, db, lang),
    at.SCORE: lambda desk, n, db, lang: ["", *score(desk.play.book, desk.play.score(desk.session.state), db, lang)],
    at.STATISTICS: lambda desk, n, db, lang: ["", *statistics(desk.play.statistics(desk.session.course), lang)],
    at.HELP: lambda desk, n, db, lang: help_lines(desk, lang),
}
