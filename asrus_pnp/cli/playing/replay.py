"""`asrus-pnp replay`: checks the record of a game, and shows its course and its result."""

from pathlib import Path
from typing import Any

import click

from asrus_pnp.cli.input import click_classes, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.playing import record_page
from asrus_pnp.cli.playing.play import TORN, playable
from asrus_pnp.cli.show import answers, kept_game_text
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.words import load_words
from asrus_pnp.play import record, record_files, report
from asrus_pnp.play.changes import if_it_ended_now
from asrus_pnp.play.session import Session, resume, whole
from asrus_pnp.results.score_sheet import Rounds

WORDS = Text(
    "play 가 남긴 기록을 처음부터 살펴, 사건마다 무엇이 일어났는지와 결과, 통계를 보여 준다. 있을 수 없는 사건이 있으면 어느 줄인지와 까닭을 말한다.",
    "Goes through a record that play has kept, and shows what each event brought, the result, and statistics; "
    "says which line is impossible, and why, if one is.",
)
CSV = Text("점수를 표 계산 프로그램이 읽을 CSV로.", "The scores as CSV, for a spreadsheet.")
PDF = Text("그림이 있는 한 쪽짜리 기록을 이 파일에 쓴다.", "Write a one-page record with a plot to this file.")
NOT_BOTH = Text("--json과 --csv는 함께 쓸 수 없다", "--json and --csv exclude each other")
NOT_OVER = Text("게임이 끝나지 않았다.", "The game is not over.")
WRITTEN = Text("한 쪽짜리 기록을 썼다: {}", "the one-page record is written: {}")


@click_classes.command("replay", WORDS, "asrus-pnp replay friday.txt --pdf friday.pdf")
@click.argument("file", type=click.Path(path_type=Path))
@options.as_json
@option("--csv", "as_csv", is_flag=True, say=CSV)
@option("--pdf", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), say=PDF)
@options.language
@options.database
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool, as_csv: bool, pdf: Path | None, lang: Lang, db: Database) -> None:
    if as_json and as_csv:
        raise click.UsageError(NOT_BOTH.say(lang), ctx)
    kept = record_files.read(file)
    play = playable(record.game_of(kept if kept.lines else record.completed(kept), load_words(db)), db)
    kept = whole(play, kept)
    session, faults = resume(play, kept.lines, kept.next_line)
    faults += session.stuck.faults if session.stuck else ()
    if faults and (as_json or as_csv):
        raise InputError(faults)
    told = report.of(session)
    if as_json:
        answers.json_lines([told], lang)
    elif as_csv:
        click.echo("\n".join(_csv(told, db, lang)))
    elif faults:  # a game that cannot have gone on has no result
        answers.say([*_torn(kept, lang), *_course(session, lang)])
    else:
        answers.say([*_torn(kept, lang), *_for_people(session, told, db, lang)])
    if faults:
        raise InputError(faults)
    if pdf:
        record_page.write_page(pdf, session, lang, db)
        click.echo(WRITTEN.say(lang).format(pdf), err=True)


def _torn(kept: record.Record, lang: Lang) -> list[str]:
    return [TORN.say(lang).format(record.as_text(kept.torn))] if kept.torn.strip() else []


def _csv(told: report.Report, db: Database, lang: Lang) -> list[str]:
    from asrus_pnp.cli.show import score_csv
    from asrus_pnp.database.labels import load_labels

    if told.result is None:
        raise InputError([fault(same(""), *NOT_OVER, "끝난 게임의 기록", "the record of a game that is over")])
    return score_csv.rows(load_labels(db, told.game), told.result if isinstance(told.result, Rounds) else [told.result], lang)


def _for_people(session: Session[Any], told: report.Report, db: Database, lang: Lang) -> list[str]:
    """The course, event by event, then how it stands or ended."""
    book, lines = session.play.book, _course(session, lang)
    now = [line for t in if_it_ended_now(session) for line in paragraph(t.say(lang))]
    lines += ["", *([] if told.over else [*([] if now else [NOT_OVER.say(lang)]), *kept_game_text.state(session, lang)]), *now]
    lines += kept_game_text.score(book, told.result, db, lang) if told.result else []
    return [*lines, "", *kept_game_text.statistics(told.statistics, lang)]


def _course(session: Session[Any], lang: Lang) -> list[str]:
    """What each event brought."""
    lines: list[str] = []
    for number, (happening, news) in enumerate(zip(session.course, report.news(session), strict=True)):
        lines += [f"{number}. {happening.line}", *(f"   {line}" for line in kept_game_text.event(happening, news, session.play.book, lang))]
    return lines
