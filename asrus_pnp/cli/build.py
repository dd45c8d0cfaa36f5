"""`asrus-pnp build`: the printable PDFs of all sets, or of the named ones."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from asrus_pnp import catalogue
from asrus_pnp.cli import options, paper, spoken
from asrus_pnp.core.errors import DataError
from asrus_pnp.core.text import Lang, Text

if TYPE_CHECKING:
    from asrus_pnp.pdf.document import Job

SETS = (*catalogue.KITS, *catalogue.PRINTS)
WORDS = Text(
    f"세트를 인쇄용 PDF로 쓴다. 아무것도 주지 않으면 모든 세트를 A4로, 긴 쪽으로 넘기는 양면 인쇄로 쓴다. 세트: {', '.join(SETS)}.",
    f"Writes the sets as printable PDFs; with nothing given all of them, on A4, for printing on both sides, flipped on the long edge. Sets: {', '.join(SETS)}.",
)
GAME = Text("이 게임에 필요한 것만: 카드, 판, 말, 표.", "Just what this game needs: its cards, board, pieces and sheets.")
PAPER = Text("종이: a4, letter, a3, legal, tabloid, photo.", "Paper: a4, letter, a3, legal, tabloid, photo.")
CARD = Text("카드 크기: 이름(standard, poker, …) 또는 63x88. 없으면 세트의 크기.", "Card size: a name (standard, poker, …) or 63x88; else each set's own.")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
SIDES = Text("양면(duplex) 또는 앞면만(fronts).", "Both sides (duplex), or fronts alone.")
FLIP = Text("뒷면을 인쇄할 때 종이를 넘기는 쪽.", "The edge about which the printer turns the sheet.")
EITHER = Text("세트 이름과 --game 가운데 하나만", "name sets or give --game, not both")
MARKS = Text("카드에 카메라가 읽는 마크 대신 장식을 찍는다.", "Print an ornament in place of the marks that a camera reads.")
OUT = Text("PDF를 쓸 폴더.", "The folder for the PDFs.")


@spoken.command("build", WORDS, "asrus-pnp build constellation --paper letter --lang en")
@click.argument("sets", nargs=-1, metavar="[SET]...", type=options.Named(SETS, Text("세트", "set")))
@spoken.option("--game", type=options.GAME, say=GAME)
@spoken.option("--paper", "paper_name", default="a4", show_default=True, say=PAPER)
@spoken.option("--card-size", metavar="SIZE", say=CARD)
@spoken.option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK)
@spoken.option("--sides", type=click.Choice(["duplex", "fronts"], case_sensitive=False), default="duplex", show_default=True, say=SIDES)
@spoken.option("--flip", type=click.Choice(["long", "short"], case_sensitive=False), default="long", show_default=True, say=FLIP)
@spoken.option("--no-photo-marks", is_flag=True, say=MARKS)
@spoken.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT)
@options.database
@click.pass_context
def command(
    ctx: click.Context,
    sets: tuple[str, ...],
    game: str | None,
    paper_name: str,
    card_size: str | None,
    lang: str,
    sides: str,
    flip: str,
    no_photo_marks: bool,
    out: Path,
    data: Path,
) -> None:
    from asrus_pnp.pdf import document, stock  # ReportLab takes as long to import as the rest of a score
    from asrus_pnp.pdf.sheets import Order
    from asrus_pnp.prints.assemble import assemble_all

    if sets and game:
        raise click.UsageError(EITHER.say(spoken.lang_of(ctx)), ctx)
    with _all_told(data):
        stocks = stock.load(data)
        order = Order(data, lang, stocks.paper(paper_name), stocks.card(card_size) if card_size else None)
        planned = assemble_all(sets, game, order, sides, flip)  # type: ignore[arg-type]
        planned = {name: replace(job, marks=not no_photo_marks) for name, job in planned.items()}
    with click.progressbar(length=sum(len(j.pages) for j in planned.values()), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        drawn = {name: document.draw(j, lambda: bar.update(1)) for name, j in planned.items()}
    document.write({out / f"{name}.pdf": content for name, content in drawn.items()})
    speak = spoken.lang_of(ctx)
    click.echo("\n".join(_report(out, planned, {name: len(content) for name, content in drawn.items()}, speak)))


@contextmanager
def _all_told(data: Path) -> Iterator[None]:
    """A context in which the first fault of the card database makes all of them be told, not only those of its file."""
    try:
        yield
    except DataError as error:
        from asrus_pnp.inspection import inspect

        raise DataError(inspect(data) or error.faults) from error


def _report(out: Path, jobs: "dict[str, Job]", sizes: dict[str, int], lang: Lang) -> list[str]:
    """A row for each file, and how to print them."""
    heads = Text("파일 쪽 종이 크기", "file pages sheets size").say(lang).split()
    rows: list[Sequence[str]] = [heads]
    for name, job in jobs.items():
        pages = len(job.pages)
        rows.append((str(out / f"{name}.pdf"), str(pages), str(pages // 2 if job.sides == "duplex" else pages), f"{sizes[name] / 1000:.0f} kB"))
    ways = dict.fromkeys((job.sides, job.flip) for job in jobs.values())
    words = [line for sides, flip in sorted(ways) for line in paper.paragraph(_how(sides, flip, len(ways) > 1).say(lang))]
    return [*paper.table(rows), "", *words]


def _how(sides: str, flip: str, mixed: bool) -> Text:
    if sides == "fronts":
        these = Text("쪽 수와 종이 수가 같은 파일은 ", "Files with as many pages as sheets: print ") if mixed else Text("", "Print ")
        return Text(
            f"{these.ko}한 면에 100 % 크기(실제 크기)로 인쇄하고, 자를 확인하세요.", f"{these.en}on one side at 100 % (actual size), and check the ruler."
        )
    edge = Text("긴 쪽", "the long edge") if flip == "long" else Text("짧은 쪽", "the short edge")
    these = Text("나머지는 ", "The others: print ") if mixed else Text("", "Print ")
    return Text(
        f"{these.ko}100 % 크기(실제 크기)로, 양면으로, {edge.ko}으로 넘겨 인쇄하세요. 첫 장에서 100 mm 자를 확인하세요.",
        f"{these.en}at 100 % (actual size), on both sides, flipped on {edge.en}; check the 100 mm ruler on the first sheet.",
    )
