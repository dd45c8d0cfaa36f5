"""`asrus-pnp build`: the printable PDFs of all sets, or of the named ones."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, completion, options, print_options
from asrus_pnp.cli.input.measures import Measure
from asrus_pnp.cli.input.print_options import PrintOptions
from asrus_pnp.cli.show import terminal
from asrus_pnp.core import files
from asrus_pnp.core.errors import DataError
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database

if TYPE_CHECKING:
    from asrus_pnp.pdf.write.document import Job

SETS = (*registry.KITS, *registry.PRINTS)
WORDS = Text(
    f"세트를 인쇄용 PDF로 쓴다. 아무것도 주지 않으면 모든 세트를 A4로, 긴 쪽으로 넘기는 양면 인쇄로 쓴다. 세트: {', '.join(SETS)}.",
    f"Writes the sets as printable PDFs; with nothing given all of them, on A4, for printing on both sides, flipped on the long edge. Sets: {', '.join(SETS)}.",
)
GAME = Text("이 게임에 필요한 것만: 카드, 판, 말, 표.", "Just what this game needs: its cards, board, pieces and sheets.")
PAPER = Text(
    "종이: a4, letter, a3, legal, tabloid, photo. 없으면 a4, 또는 --sheet의 것.", "Paper: a4, letter, a3, legal, tabloid, photo; else a4, or that of --sheet."
)
ONLY = Text("이 카드만: A01-A15,C03.", "Just these cards: A01-A15,C03.")
COPIES = Text("한 장마다 몇 번 찍는가.", "How often each card and each sheet is printed.")
THICKNESS = Text("상자를 위한 카드 한 장의 두께(mm).", "How thick a card is, in mm, for the boxes.")
SLEEVED = Text("슬리브를 씌운 카드에 맞는 상자.", "Boxes for cards in sleeves.")
CARD = Text("카드 크기: 이름(standard, poker, …) 또는 63x88. 없으면 세트의 크기.", "Card size: a name (standard, poker, …) or 63x88; else each set's own.")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
EACH = Text(
    "100 % 크기(실제 크기)로, 파일마다 표에 적힌 대로 인쇄하세요. 첫 장의 자를 확인하세요.",
    "Print at 100 % (actual size), each file as the table says; check the ruler on the first sheet.",
)
EITHER = Text("세트 이름과 --game 가운데 하나만", "name sets or give --game, not both")
MARKS = Text("카드에 카메라가 읽는 마크 대신 장식을 찍는다.", "Print an ornament in place of the marks that a camera reads.")
NO_COVER = Text("표지를 찍지 않는다.", "Leave out the covers.")
LARGE = Text("요약 카드와 규칙, 점수표의 글을 반 배 더 크게 찍는다.", "Words half as large again on player aids, rules and score sheets.")
OUT = Text("PDF를 쓸 폴더.", "The folder for the PDFs.")


@click_classes.command("build", WORDS, "asrus-pnp build constellation --paper letter --lang en")
@click.argument("sets", nargs=-1, metavar="[SET]...", type=options.Named(SETS, Text("세트", "set")))
@click_classes.option("--game", type=options.GAME, say=GAME)
@click_classes.option("--only", metavar="IDS", say=ONLY)
@click_classes.option("--copies", metavar="N", type=Measure(1, 99, "", whole=True), default=1, show_default=True, say=COPIES)
@click_classes.option("--paper", "paper_name", shell_complete=completion.papers, say=PAPER)
@click_classes.option("--card-size", metavar="SIZE", shell_complete=completion.card_sizes, say=CARD)
@click_classes.option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK)
@print_options.options
@click_classes.option("--card-thickness", "thickness_mm", type=Measure(0.05, 5), default=0.32, show_default=True, metavar="MM", say=THICKNESS)
@click_classes.option("--sleeved", is_flag=True, say=SLEEVED)
@click_classes.option("--no-photo-marks", is_flag=True, say=MARKS)
@click_classes.option("--no-cover", is_flag=True, say=NO_COVER)
@click_classes.option("--large-print", is_flag=True, say=LARGE)
@click_classes.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT)
@options.database
@click.pass_context
def command(
    ctx: click.Context, /, sets: tuple[str, ...], game: str | None, only: str | None, copies: int, paper_name: str | None, card_size: str | None,
    lang: str, printing: PrintOptions, thickness_mm: float, sleeved: bool, no_photo_marks: bool, no_cover: bool, large_print: bool, out: Path, db: Database,
) -> None:  # fmt: skip
    from asrus_pnp.pdf.impose import paper_sizes  # ReportLab takes as long to import as the rest of a score
    from asrus_pnp.pdf.impose.imposition import Order
    from asrus_pnp.pdf.write import document
    from asrus_pnp.products.assemble import assemble_all

    speak = click_classes.lang_of(ctx)
    if sets and game:
        raise click.UsageError(EITHER.say(speak), ctx)
    with _all_told(db):
        stocks = paper_sizes.load(db)
        paper = paper_name or (stocks.sheet(printing.sheet).paper if printing.sheet else "a4")
        card = stocks.card(card_size) if card_size else None
        order = Order(db, lang, stocks.paper(paper), card, (), thickness_mm, sleeved, copies, cover=not no_cover, large=large_print)
        planned = assemble_all(sets, game, order, printing.layout(stocks, paper), only, printing.look(not no_photo_marks))
    with click.progressbar(length=sum(len(j.pages) for j in planned.values()), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        drawn = document.draw_all(planned, lambda: bar.update(1))
    files.write({out / f"{name}.pdf": content for name, content in drawn.items()})
    click.echo("\n".join(_report(out, planned, {name: len(content) for name, content in drawn.items()}, speak)))


@contextmanager
def _all_told(db: Database) -> Iterator[None]:
    """A context in which the first fault of the card database makes all of them be told, not only those of its file."""
    try:
        yield
    except DataError as error:
        from asrus_pnp.database_check import inspect

        raise DataError(inspect(db) or error.faults) from error


def _report(out: Path, jobs: "dict[str, Job]", sizes: dict[str, int], lang: Lang) -> list[str]:
    """A row for each file with how it is printed, and what holds for all."""
    heads = Text("파일|쪽|종이|크기|인쇄", "file|pages|sheets|size|print").say(lang).split("|")
    rows: list[Sequence[str]] = [heads]
    for name, job in jobs.items():
        pages = len(job.pages)
        sheets = pages // 2 if job.sides == "duplex" else pages
        rows.append((str(out / f"{name}.pdf"), str(pages), str(sheets), f"{sizes[name] / 1000:.0f} kB", _way(job.sides, job.flip).say(lang)))
    ways = dict.fromkeys((job.sides, job.flip) for job in jobs.values())
    closing = _how(*next(iter(ways))) if len(ways) == 1 else EACH
    return [*terminal.table(rows), "", *terminal.paragraph(closing.say(lang))]


def _way(sides: str, flip: str) -> Text:
    """How one file is printed, in short; a job of sheets alone is printed on one side, whatever is said of the cards."""
    edge = Text("긴 쪽", "long edge") if flip == "long" else Text("짧은 쪽", "short edge")
    ways = {"duplex": Text(f"양면, {edge.ko}", f"both sides, {edge.en}"), "split": Text("앞면, 뒷면 따로", "fronts, then backs")}
    return ways.get(sides, Text("한 면", "one side"))


def _how(sides: str, flip: str) -> Text:
    """How all files are printed, where it is the same for all."""
    edge = Text("긴 쪽", "the long edge") if flip == "long" else Text("짧은 쪽", "the short edge")
    how = {
        "fronts": Text("한 면에 인쇄하세요.", "on one side;"),
        "duplex": Text(f"양면으로, {edge.ko}으로 넘겨 인쇄하세요.", f"on both sides, flipped on {edge.en};"),
        "split": Text(
            f"-fronts 파일을 인쇄하고, 종이를 {edge.ko}으로 넘겨 다시 넣고 -backs 파일을 인쇄하세요.",
            f"the file of the fronts, put the sheets in again, turned about {edge.en}, and print the file of the backs;",
        ),
        "gutterfold": Text("한 면에 인쇄하고, 점선에서 바깥으로 접어 붙인 뒤에 자르세요.", "on one side, fold outward along the dashed line, glue, and cut;"),
    }[sides]
    return Text(f"100 % 크기(실제 크기)로, {how.ko} 첫 장의 자를 확인하세요.", f"Print at 100 % (actual size), {how.en} check the ruler on the first sheet.")
