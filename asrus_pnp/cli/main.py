"""The program `asrus-pnp`: which commands there are. Each is imported only when it runs, so that help and scores start fast."""

import gc
import io
import os
import signal
import sys
from importlib import import_module
from typing import Any, cast

import click
from click.shell_completion import CompletionItem

from asrus_pnp.cli.input.click_classes import LANG, Option, Speaking, lang_of, spoken
from asrus_pnp.cli.show.faults import refused, tell, untold
from asrus_pnp.core.errors import AsrusError
from asrus_pnp.core.text import Text

VERSION = "0.1.0"  # as in pyproject.toml, which a test compares: asking importlib.metadata takes longer than the rest of the start
COMMANDS = {
    "build": Text("인쇄용 PDF를 output/ 에 쓴다", "write the printable PDFs into output/"),
    "calibrate": Text("앞뒤가 맞도록 프린터를 잰다", "measure a printer, so that backs land behind their fronts"),
    "preview": Text("인쇄하기 전에 볼 그림을 쓴다", "write a picture to look at before printing"),
    "export": Text("인쇄소, 제작 업체, 가상 테이블, 재단기에 쓸 카드를 쓴다", "write the cards for presses, printing houses, virtual tables, cutting machines"),
    "list": Text("세트와 게임, 임시 값을 보여 준다", "show the sets, the games, and which facts are stand-ins"),
    "cards": Text("카드 데이터를 표로 보여 준다", "show the card database as a table"),
    "score": Text("끝난 게임의 점수를 까닭과 함께 셈한다", "score a finished game, with every point explained"),
    "scan": Text("사진에 놓인 카드를 알아본다", "see which cards lie in photos"),
    "setup": Text("인원수에 맞게 무엇을 놓고 나누고 치우는지 보여 준다", "say what to lay out, deal and lay aside for so many players"),
    "play": Text("하고 있는 게임을 턴마다 적고 판정한다", "keep a game turn by turn while it is played"),
    "replay": Text("적어 둔 게임을 살피고 결과를 보여 준다", "check the record of a game, and show its course and result"),
    "history": Text("적어 둔 게임을 모아 승패와 점수, 기록을 보여 준다", "tell what all games that were written down come to: wins, points, records"),
    "ruling": Text("분쟁을 조항에 따라 판정한다", "settle a dispute, and say by which clauses"),
    "rules": Text("조항을 보여 주거나 찾는다", "show the clauses of a game, or search them"),
    "data": Text("고쳐 쓸 카드 데이터를 복사한다", "write a copy of the card database to edit"),
    "check": Text("카드 데이터나 다 만든 PDF의 잘못을 모두 찾는다", "check the card database, or a finished PDF, and say all that is wrong"),
}
ROOMS = {name: room for room, names in {
    "printing": ("build", "calibrate", "preview", "export"),
    "refereeing": ("score", "ruling", "rules", "setup"),
    "playing": ("scan", "play", "replay", "history"),
    "database": ("list", "cards", "data", "check"),
}.items() for name in names}  # fmt: skip
ABOUT = Text(
    "카드 게임과 보드게임 네 가지의 카드를 인쇄하고, 점수를 셈하고, 분쟁을 판정한다.",
    "Prints the cards of four card and board games, scores the games and settles their disputes.",
)
TITLE = Text("명령:", "Commands:")
COMMAND = Text("명령", "command")
STOPPED = Text("그만두었다.", "Aborted!")


class Program(Speaking, click.Group):
    """All commands; whatever one of them refuses is told here, in the language asked for, with status 1."""

    words, example = ABOUT, "asrus-pnp list"

    def make_context(self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any) -> click.Context:
        lang = spoken(args, os.environ)
        color = False if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" else None
        try:
            return super().make_context(info_name, args, parent, obj=lang, color=color, **extra)
        except click.UsageError as error:
            raise refused(error, lang) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except AsrusError as error:
            tell(error, lang_of(ctx))
            raise click.exceptions.Exit(1) from None
        except (click.Abort, KeyboardInterrupt, EOFError):
            click.echo(f"\n{STOPPED.say(lang_of(ctx))}", err=True)
            raise click.exceptions.Exit(1) from None
        except click.UsageError as error:
            raise refused(error, lang_of(ctx)) from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        return cast(click.Command, import_module(f"asrus_pnp.cli.{ROOMS[cmd_name]}.{cmd_name}").command)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands with what they do, none of them imported, and the options."""
        named = [CompletionItem(name, help=about.say(lang_of(ctx))) for name, about in COMMANDS.items() if name.startswith(incomplete)]
        return [*named, *click.Command.shell_complete(self, ctx, incomplete)]

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in COMMANDS and not ctx.resilient_parsing:
            from asrus_pnp.cli.input.click_classes import no_such

            raise click.UsageError(no_such(args[0], tuple(COMMANDS), COMMAND).say(lang_of(ctx)), ctx)
        return super().resolve_command(ctx, args)

    def sections(self, ctx: click.Context) -> list[tuple[Text, list[tuple[str, str]]]]:
        rows = [(name, about.say(lang_of(ctx))) for name, about in COMMANDS.items()]
        return [*super().sections(ctx), (TITLE, rows)]


def _version(ctx: click.Context, _: click.Parameter, asked: bool) -> None:
    if asked:
        click.echo(f"asrus-pnp {VERSION}")
        ctx.exit()


SAID = Text("판 번호를 보여 준다.", "Show the version and exit.")
program = Program(
    "asrus-pnp",
    context_settings={"help_option_names": ["-h", "--help"]},
    params=[
        Option(["--lang"], type=click.Choice(["ko", "en"]), expose_value=False, say=LANG),
        Option(["--version"], is_flag=True, is_eager=True, expose_value=False, callback=_version, say=SAID),
    ],
)


def main() -> None:
    """Run the program on the words of the command line, and end with status 0, 1 or 2."""
    gc.set_threshold(50_000)  # a run is over before there is anything to collect
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # None where it was closed
            plain = stream.encoding.lower() in ("ascii", "us-ascii", "ansi_x3.4-1968")
            stream.reconfigure(encoding="utf-8" if plain else stream.encoding, errors="backslashreplace")
    try:
        status = _run()
    except OSError as error:
        status = untold(error, spoken(sys.argv[1:], os.environ))
    os._exit(status)  # all is written; taking the interpreter apart would take longer than a score


def _run() -> int:
    """The status of the run, with everything written out; raises OSError where that cannot be done."""
    try:
        _heed()
        program(prog_name="asrus-pnp")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0
    finally:
        for stream in (sys.stdout, sys.stderr):
            if stream:
                stream.flush()
    return 0


def _heed() -> None:
    """From now on Ctrl-C, and whatever else asks the program to stop, lets it take away what it has begun."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _stopped)


def _stopped(number: int, _: object) -> None:
    raise SystemExit(128 + number)
