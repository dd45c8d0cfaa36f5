"""`asrus-pnp play`: a physical game kept turn by turn, in a record that nothing entered is lost from."""

import io
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, game_names, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.show import answers, kept_game_text
from asrus_pnp.cli.show.faults import tell_all
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.play import record, record_files
from asrus_pnp.play.dialogue import END, Answer, Desk, hear, recall, sit_down
from asrus_pnp.play.kept_game import KeptGame, Setting
from asrus_pnp.play.session import resume, whole
from asrus_pnp.positions.prompts import NOTHING
from asrus_pnp.rulebook.clauses import load_clauses

PLAYABLE = ", ".join(id for id, game in registry.GAMES.items() if game.keep)
WORDS = Text(
    f"실제로 하는 게임을 턴마다 적는다: 공개된 것을 적으면 심판이 무엇이 따르는지, 왜 그런지 말하고 끝에 점수를 낸다. 게임: {PLAYABLE}.\n"
    "적은 것은 바로 기록 파일에 남는다. 언제 꺼져도 같은 명령으로 이어서 한다. 게임 중에 도움말을 적으면 무엇을 적을 수 있는지 보여 준다.",
    f"Keeps a physical game while it is played: say what was revealed, and the referee says what follows, why, and in the end the score. Games: {PLAYABLE}.\n"
    "All that is entered is in the record file at once; whatever stops the program, the same command goes on. During the game, help tells what can be typed.",
)
FILE = Text("기록 파일. 없으면 이 폴더의 GAME-1.txt, GAME-2.txt …", "The record; else GAME-1.txt, GAME-2.txt and so on in this folder.")
NEW = Text("끝나지 않은 게임이 있어도 새 기록을 시작한다.", "Begin a new record, though the last game is not over.")
PDF = Text("끝나면 한 쪽짜리 기록도 쓴다.", "When the game is over, write a one-page record too.")
BEGINS = Text("새 기록 {}. 도움말: 무엇을 적는지, 그만: 나가기 (모두 남는다)", "New record {}. help: what to type; quit: leave (all is kept)")
GOES_ON = Text("기록 {}, {}번 사건 다음부터. 도움말: 무엇을 적는지", "Record {}, after event {}. help: what to type")
TORN = Text("끝까지 쓰이지 못한 줄은 읽지 않고 주석으로 둔다: “{}”", "a line that was not written to its end is not read, and stays as a comment: “{}”")
UNENDED = Text(
    "줄 끝이 없는 마지막 줄을 사건으로 읽었습니다: “{}” (아니면 취소)", "the last line had no line end and was read as an event: “{}” (undo if it is none)"
)
HALF = Text("적다 만 것이 남아 있습니다: {} (< 앞 답으로, 취소: 지우기)", "What was being typed is still there: {} (< goes back, undo drops it)")
RESTORED = Text("{} 이(가) 지워져 있어 기록을 다시 썼습니다.", "{} had been deleted: the record was written again.")
KEPT = Text("기록은 {} 에 있다. 이어서: asrus-pnp play {} --file {}", "The record is {}. To go on: asrus-pnp play {} --file {}")
PAGE = Text("한 쪽짜리 기록: asrus-pnp replay {} --pdf game.pdf", "A one-page record: asrus-pnp replay {} --pdf game.pdf")


@click_classes.command("play", WORDS, "asrus-pnp play constellation --file friday.txt")
@click.argument("game", type=options.GAME, required=False)
@option("--file", "file", metavar="NAME", type=click.Path(path_type=Path), say=FILE)
@option("--new", is_flag=True, say=NEW)
@options.no_deck_check
@option("--pdf", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), say=PDF)
@options.language
@options.database
@click.pass_context
def command(ctx: click.Context, game: str | None, file: Path | None, new: bool, no_deck_check: bool, pdf: Path | None, lang: Lang, db: Database) -> None:
    game = game_names.given_or_asked(ctx, game, db, lang)
    play = playable(game, db)
    path = file or record_files.choose(Path(), game, lambda kept: _over(play, kept), new)
    with record_files.opened(path, game) as writer:
        desk = _sit_down(play, Setting(lang, not no_deck_check), writer, path)
        desk = _at_the_table(desk, writer, path, db)
    if pdf and desk.session and desk.session.over:
        from asrus_pnp.cli.playing.record_page import write_page

        write_page(pdf, desk.session, lang, db)
    if desk.session:
        answers.say([KEPT.say(lang).format(path, game, path)])


def playable(game: str, db: Database) -> KeptGame[Any]:
    """What keeps that game; raises InputError where it cannot be kept turn by turn."""
    asked = registry.game(game)
    if asked.keep is None:
        name = load_clauses(db, game).name
        found = (f"{name.ko}: 턴마다 적을 수 없다", f"{name.en} cannot be kept turn by turn")
        raise InputError([fault(same(""), *found, PLAYABLE, PLAYABLE)])
    return asked.keep(db)


def _over(play: KeptGame[Any], kept: record.Record) -> bool:
    return bool(kept.lines) and resume(play, kept.lines, kept.next_line)[0].over


def _sit_down(play: KeptGame[Any], setting: Setting, writer: record_files.Writer, path: Path) -> Desk[Any]:
    """The desk of the game that the record holds, or of a new one, with what its players should know told."""
    lang = setting.lang
    kept = _with_last_line(play, writer, lang)
    if not kept.lines:
        answers.say([BEGINS.say(lang).format(path)])
        return _recalled(sit_down(play, setting, writer.next_line), kept)
    session, faults = resume(play, kept.lines, writer.next_line)
    answers.say([GOES_ON.say(lang).format(path, len(session.history.events) - 1), *kept_game_text.state(session, lang)])
    tell_all([*faults, *_stuck(session)], lang)
    return _recalled(sit_down(play, setting, writer.next_line, session), kept)


def _with_last_line(play: KeptGame[Any], writer: record_files.Writer, lang: Lang) -> record.Record:
    """The record, its last line read where it only lacks an end, and told of where it is not read."""
    kept = whole(play, writer.record)
    if kept is not writer.record:
        writer.take_last(kept)
        answers.say([UNENDED.say(lang).format(kept.lines[-1][1])])
    elif kept.torn.strip():
        answers.say([TORN.say(lang).format(record.as_text(kept.torn))])
    return kept


def _recalled(desk: Desk[Any], kept: record.Record) -> Desk[Any]:
    """The desk with what had been typed of an event that was not complete, which is told."""
    desk = recall(desk, kept.drafts)
    if desk.said:
        typed = " / ".join(said or NOTHING for said in desk.said)
        answers.say([HALF.say(desk.setting.lang).format(typed)])
    return desk


def _stuck(session: Any) -> tuple[Fault, ...]:
    return session.stuck.faults if session.stuck else ()


def _at_the_table(desk: Desk[Any], writer: record_files.Writer, path: Path, db: Database) -> Desk[Any]:
    """Ask, hear, write down, tell, until the players leave."""
    lang, typed = desk.setting.lang, _typing()
    while (line := _read(desk, typed)) is not None:
        answer = hear(desk, line)
        try:
            if answer.line or answer.draft:
                writer.append(answer.line or answer.draft)
            if writer.restored:
                answers.say([RESTORED.say(lang).format(path)])
                writer.restored = False
        except InputError as error:
            tell_all(error.faults, lang)
            continue
        desk = answer.desk
        _tell(answer, path, db, lang)
        if answer.leave:
            break
    return desk


def _tell(answer: Answer[Any], path: Path, db: Database, lang: Lang) -> None:
    sys.stdout.flush()
    tell_all(answer.faults, lang)
    lines = [line for t in answer.texts for line in paragraph(t.say(lang))]
    for name, number in answer.shows:
        lines += [PAGE.say(lang).format(path)] if name == END else kept_game_text.SHOWS[name](answer.desk, number, db, lang)
    if lines:
        answers.say(lines)
    sys.stdout.flush()


def _typing() -> bool:
    """Whether somebody types; then lines can be corrected with the arrow keys, and what cannot be decoded does no harm."""
    if isinstance(sys.stdin, io.TextIOWrapper):
        plain = sys.stdin.encoding.lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
        sys.stdin.reconfigure(encoding="utf-8" if plain else sys.stdin.encoding, errors="replace")
    if sys.stdin is None or not sys.stdin.isatty():
        return False
    with suppress(ImportError):  # not on Windows, where the terminal itself can
        import_module("readline")  # it needs only to be there
    return True


def _read(desk: Desk[Any], typing: bool) -> str | None:
    """The next line typed; None at the end of the input, and where the players stop at the first question of an event."""
    try:
        return input(f"{desk.prompt.say(desk.setting.lang)}: " if typing else "")
    except EOFError:
        if typing:
            click.echo()
        return None
    except KeyboardInterrupt:
        click.echo()
        return "<" if desk.said or desk.editing is not None else None
