"""`asrus-pnp preview`: a picture of all faces of a set, or of one page, to look at before printing."""

from pathlib import Path

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, completion, options, print_options
from asrus_pnp.core import files
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database

SETS = (*registry.KITS, *registry.PRINTS)
WORDS = Text(
    "세트의 모든 면을 한 장의 PNG로 보여 준다. --page를 주면 인쇄할 쪽 하나를 보여 준다.",
    "Writes a PNG of all faces of a set on one sheet; with --page one page as it would be printed.",
)
PAGE = Text("이 쪽만 (1부터).", "This page alone, counted from 1.")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
PAPER = Text("종이.", "The paper.")
DPI = Text("해상도.", "The resolution.")
OUT = Text("PNG 파일. 없으면 output/ 에 세트 이름으로.", "The PNG file; by default in output/ under the set's name.")


@click_classes.command("preview", WORDS, "asrus-pnp preview constellation --page 3 --out page.png")
@click.argument("name", metavar="SET", type=options.Named(SETS, Text("세트", "set")))
@click_classes.option("--page", type=int, metavar="N", say=PAGE)
@click_classes.option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK)
@click_classes.option("--style", type=print_options.choice("night", "low-ink", "grey"), default="night", show_default=True, say=print_options.STYLE)
@click_classes.option("--paper", default="a4", show_default=True, shell_complete=completion.papers, say=PAPER)
@click_classes.option("--dpi", type=click.IntRange(30, 600), default=100, show_default=True, say=DPI)
@click_classes.option("--out", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path), say=OUT)
@options.database
def command(name: str, page: int | None, lang: str, style: str, paper: str, dpi: int, out: Path | None, db: Database) -> None:
    from asrus_pnp.export import preview  # ReportLab and Pillow take as long to import as the rest of a score
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.pdf.impose.imposition import Order
    from asrus_pnp.pdf.write.look import Look

    order = Order(db, lang, paper_sizes.load(db).paper(paper))
    file = out or Path("output") / (f"{name}-{page}.png" if page is not None else f"{name}.png")
    picture = preview.preview(name, order, page, dpi, Look(style))  # type: ignore[arg-type]
    files.write({file: picture.content})
    click.echo(f"{file}  {picture.width}×{picture.height}")
