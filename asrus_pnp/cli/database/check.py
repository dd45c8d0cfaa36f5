"""`asrus-pnp check`: all that is wrong in the card database, or in a finished PDF."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, completion, options
from asrus_pnp.cli.show import answers
from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.database_check import inspect
from asrus_pnp.rulebook.clauses import load_clauses

WORDS = Text(
    "카드 데이터를 읽어 잘못을 모두 말한다: 파일, 항목, 필드, 거기 적힌 것, 옳은 것. --data로 고친 사본을 검사한다.\n"
    "PDF를 주면 인쇄하기 전에 그것을 검사한다: 쪽 크기, 상자, 글꼴, 크기 맞춤, 인쇄 여백, 카드 자리, 앞뒤, 그림의 해상도.",
    "Reads the whole card database and says all that is wrong: file, record, field, what stands there, what would be right. "
    "With --data it checks a changed copy.\n"
    "Given a PDF it checks that before you print it: page size, boxes, fonts, scaling, printable margin, places of cards, backs behind fronts, "
    "resolution of pictures.",
)
FINE = Text(
    "세트 {kits}개, 카드 {cards}장, 게임 {games}가지, 조항 {clauses}개: 잘못이 없다.",
    "{kits} sets, {cards} cards, {games} games, {clauses} clauses: all is well.",
)
WRONG = Text("잘못된 곳: {}", "faults: {}")
WELL = Text("잘못이 없다.", "All is well.")
NO_PDF = Text("“{}”: PDF 파일을 줄 것", "“{}”: give a PDF file")


class PdfFile(click.types.StringParamType):
    """The name of a PDF file."""

    name = "file"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if not str(value).casefold().endswith(".pdf"):
            self.fail(NO_PDF.say(click_classes.lang_of(ctx) if ctx else "en").format(value), param, ctx)
        return str(value)


@click_classes.command("check", WORDS, "asrus-pnp check")
@click.argument("file", metavar="[FILE.pdf]", required=False, type=PdfFile(), shell_complete=completion.files)
@options.as_json
@options.language
@options.database
@click.pass_context
def command(ctx: click.Context, file: str | None, as_json: bool, lang: Lang, db: Database) -> None:
    if file:
        ctx.exit(1 if _preflight(Path(file), as_json, lang, db) else 0)
    faults = inspect(db)
    if as_json:
        click.echo(answers.to_json([f.as_json(lang) for f in faults]))
    elif faults:
        _tell(faults, lang)
    else:
        click.echo(_fine(db, lang))
    ctx.exit(1 if faults else 0)


def _preflight(path: Path, as_json: bool, lang: Lang, db: Database) -> list[Fault]:
    """Say what a finished file is and what is wrong with it."""
    from asrus_pnp.cli.show import preflight_text  # Pillow takes as long to import as the rest
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.preflight import finished_file, rules

    read, papers = finished_file.read(path), paper_sizes.load(db).named_papers
    faults = rules.problems(read, papers)
    if as_json:
        click.echo(answers.to_json(preflight_text.as_json(path, read, papers, faults, lang)))
    else:
        click.echo("\n".join([*preflight_text.lines(read, papers, lang), *([] if faults else [WELL.say(lang)])]))
        _tell(faults, lang)
    return faults


def _tell(faults: Sequence[Fault], lang: Lang) -> None:
    if faults:
        click.echo("\n".join(f"{n}. {f.say(lang)}" for n, f in enumerate(faults, 1)), err=True)
        click.echo(WRONG.say(lang).format(len(faults)), err=True)


def _fine(db: Database, lang: Lang) -> str:
    cards = sum(kit.load(db).kit.count for kit in registry.KITS.values())
    clauses = sum(len(load_clauses(db, game).all) for game in registry.GAMES)
    return FINE.say(lang).format(kits=len(registry.KITS), cards=cards, games=len(registry.GAMES), clauses=clauses)
