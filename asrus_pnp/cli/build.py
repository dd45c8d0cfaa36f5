"""`asrus-pnp build`: the printable PDFs of all sets, or of the named ones."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from asrus_pnp import catalogue
from asrus_pnp.cli import options, paper, spoken
from asrus_pnp.core.text import Lang, Text

WORDS = Text(
    f"세트의 카드를 인쇄용 PDF로 쓴다. 아무것도 주지 않으면 모든 세트를 A4로, 긴 쪽으로 넘기는 양면 인쇄로 쓴다. 세트: {', '.join(catalogue.KITS)}.",
    "Writes the cards of the sets as printable PDFs; with nothing given all sets, on A4, for printing on both sides, flipped on the long edge. "
    f"Sets: {', '.join(catalogue.KITS)}.",
)
PAPER = Text("종이: a4, letter, a3, legal, tabloid, photo.", "Paper: a4, letter, a3, legal, tabloid, photo.")
CARD = Text("카드 크기: 이름(standard, poker, …) 또는 63x88. 없으면 세트의 크기.", "Card size: a name (standard, poker, …) or 63x88; else each set's own.")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
SIDES = Text("양면(duplex) 또는 앞면만(fronts).", "Both sides (duplex), or fronts alone.")
FLIP = Text("뒷면을 인쇄할 때 종이를 넘기는 쪽.", "The edge about which the printer turns the sheet.")
OUT = Text("PDF를 쓸 폴더.", "The folder for the PDFs.")


@spoken.command("build", WORDS, "asrus-pnp build constellation --paper letter --lang en")
@click.argument("sets", nargs=-1, metavar="[SET]...", type=options.KIT)
@spoken.option("--paper", "paper_name", default="a4", show_default=True, say=PAPER)
@spoken.option("--card-size", metavar="SIZE", say=CARD)
@spoken.option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK)
@spoken.option("--sides", type=click.Choice(["duplex", "fronts"], case_sensitive=False), default="duplex", show_default=True, say=SIDES)
@spoken.option("--flip", type=click.Choice(["long", "short"], case_sensitive=False), default="long", show_default=True, say=FLIP)
@spoken.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT)
@options.database
@click.pass_context
def command(ctx: click.Context, sets: tuple[str, ...], paper_name: str, card_size: str | None, lang: str, sides: str, flip: str, out: Path, data: Path) -> None:
    from asrus_pnp.pdf import document, stock  # ReportLab takes as long to import as the rest of a score
    from asrus_pnp.pdf.sheets import Order
    from asrus_pnp.prints.assemble import assemble

    stocks = stock.load(data)
    order = Order(data, lang, stocks.paper(paper_name), stocks.card(card_size) if card_size else None)
    planned = {name: assemble(name, order, sides, flip) for name in dict.fromkeys(sets or catalogue.KITS)}  # type: ignore[arg-type]
    with click.progressbar(length=sum(len(j.pages) for j in planned.values()), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        drawn = {name: document.draw(j, lambda: bar.update(1)) for name, j in planned.items()}
    document.write({out / f"{name}.pdf": content for name, content in drawn.items()})
    speak = spoken.lang_of(ctx)
    click.echo("\n".join(_report(out, {n: (len(planned[n].pages), len(b)) for n, b in drawn.items()}, sides, flip, speak)))


def _report(out: Path, files: dict[str, tuple[int, int]], sides: str, flip: str, lang: Lang) -> list[str]:
    """A row for each file, and how to print them."""
    heads = Text("파일 쪽 종이 크기", "file pages sheets size").say(lang).split()
    rows: list[Sequence[str]] = [heads]
    for name, (pages, size) in files.items():
        sheets = pages // 2 if sides == "duplex" else pages
        rows.append((str(out / f"{name}.pdf"), str(pages), str(sheets), f"{size / 1000:.0f} kB"))
    return [*paper.table(rows), "", *paper.paragraph(_how(sides, flip).say(lang))]


def _how(sides: str, flip: str) -> Text:
    if sides == "fronts":
        return Text("100 % 크기(실제 크기)로 인쇄하고, 100 mm 자를 확인하세요.", "Print at 100 % (actual size), and check the 100 mm ruler on the sheet.")
    edge = Text("긴 쪽", "the long edge") if flip == "long" else Text("짧은 쪽", "the short edge")
    return Text(
        f"100 % 크기(실제 크기)로, 양면으로, {edge.ko}으로 넘겨 인쇄하세요. 첫 장에서 100 mm 자를 확인하세요.",
        f"Print at 100 % (actual size), on both sides, flipped on {edge.en}; check the 100 mm ruler on the first sheet.",
    )
