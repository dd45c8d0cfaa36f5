"""`asrus-pnp export`: the cards for a press, a printing house, a virtual table or a cutting machine."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from asrus_pnp import catalogue
from asrus_pnp.cli.input import click_classes, options, print_options
from asrus_pnp.core import files
from asrus_pnp.core.text import Lang, Text

if TYPE_CHECKING:
    from asrus_pnp.export.pages import Look
    from asrus_pnp.export.presets import Presets, Press, Service
    from asrus_pnp.pdf.impose.imposition import Order

SETS = (*catalogue.KITS, *catalogue.PRINTS)
OWN = {"tts": ("--side", "--url"), "cut": ("--paper", "--flip", "--registration")}  # the other kinds stand in the card database
ELSEWHERE = tuple(OWN)
WORDS = Text(
    "카드를 다른 곳에서 쓰도록 쓴다. 세트를 주지 않으면 카드 세트 모두.\n"
    "press, dtc, mbprint: 인쇄소용 PDF (CMYK, 한 쪽에 카드 한 면). mpc, tgc: 카드 제작 업체용 PNG, 정확한 픽셀로 (mpc-tarot처럼 카드를 고를 수 있다). "
    "tts: Tabletop Simulator 덱. cut: 재단기용 시트와 SVG·DXF 재단선.",
    "Writes the cards for use elsewhere; with no set given, those of all card sets.\n"
    "press, dtc, mbprint: a PDF for a press (CMYK, one side of a card a page). mpc, tgc: PNGs for a printing house, of exactly the pixels that it wants "
    "(mpc-tarot and the like choose its card). tts: decks for Tabletop Simulator. cut: sheets for a cutting machine, and cut paths as SVG and DXF.",
)
KIND = Text("내보내기 종류", "kind of export")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
NO_MARKS = Text("카메라가 읽는 마크 대신 장식을 찍는다.", "Draw an ornament in place of the marks that a camera reads.")
DPI = Text("mpc, tgc: 300의 배수. 없으면 300.", "mpc, tgc: a multiple of 300; by default 300.")
PROFILE = Text("press, dtc, mbprint: 넣을 CMYK ICC 프로필.", "press, dtc, mbprint: a CMYK ICC profile to put in.")
SIDE = Text("tts: 시트 한 변의 최대 픽셀. 없으면 4096.", "tts: at most so many pixels a side of a sheet; by default 4096.")
URL = Text("tts: 그림을 올린 곳의 주소. 없으면 이 컴퓨터의 폴더.", "tts: where the pictures are uploaded; by default the folder on this computer.")
PAPER = Text("cut: 종이. 없으면 a4.", "cut: the paper; by default a4.")
FLIP = Text("cut: 종이를 넘기는 쪽. 없으면 long.", "cut: the edge about which the sheet turns; by default long.")
MARKS = Text("cut: 인식 표시의 판. 없으면 가장 새것.", "cut: the version of the registration marks; by default the newest.")
OUT = Text("쓸 폴더.", "The folder to write to.")
FOREIGN = Text("{1}에는 쓰지 않는 옵션: {0}", "{0} is no option of {1}")


@click_classes.command("export", WORDS, "asrus-pnp export cut constellation --paper letter")
@click.argument("kind")
@click.argument("sets", nargs=-1, metavar="[SET]...", type=options.Named(SETS, Text("세트", "set")))
@click_classes.option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK)
@click_classes.option("--style", type=print_options.choice("night", "low-ink", "grey"), default="night", show_default=True, say=print_options.STYLE)
@click_classes.option("--no-photo-marks", is_flag=True, say=NO_MARKS)
@click_classes.option("--dpi", type=int, say=DPI)
@click_classes.option("--profile", metavar="FILE", type=click.Path(path_type=Path), say=PROFILE)
@click_classes.option("--side", type=int, metavar="PX", say=SIDE)
@click_classes.option("--url", say=URL)
@click_classes.option("--paper", say=PAPER)
@click_classes.option("--flip", type=click.Choice(["long", "short"], case_sensitive=False), say=FLIP)
@click_classes.option("--registration", metavar="NAME", say=MARKS)
@click_classes.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT)
@options.database
@click.pass_context
def command(
    ctx: click.Context, kind: str, sets: tuple[str, ...], lang: str, style: str, no_photo_marks: bool, dpi: int | None, profile: Path | None,
    side: int | None, url: str | None, paper: str | None, flip: str | None, registration: str | None, out: Path, data: Path,
) -> None:  # fmt: skip
    from asrus_pnp.export import presets  # ReportLab and Pillow take as long to import as the rest of a score
    from asrus_pnp.export.pages import Look
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.pdf.impose.imposition import Order

    speak, kind = click_classes.lang_of(ctx), kind.casefold()
    known = presets.load(data)
    house, printer = known.service(kind), known.press(kind)
    if not house and not printer and kind not in ELSEWHERE:
        raise click.UsageError(options.no_such(kind, [*known.names, *ELSEWHERE], KIND).say(speak), ctx)
    own = ("--dpi",) if house else ("--profile",) if printer else OWN[kind]
    given = {"--dpi": dpi, "--profile": profile, "--side": side, "--url": url, "--paper": paper, "--flip": flip, "--registration": registration}
    strange = [name for name, value in given.items() if value is not None and name not in own]
    if strange:
        raise click.UsageError(FOREIGN.say(speak).format(", ".join(strange), kind), ctx)
    order = Order(data, lang, paper_sizes.load(data).paper(paper or "a4"))
    look = Look(style, not no_photo_marks)  # type: ignore[arg-type]
    names = tuple(dict.fromkeys(sets or catalogue.KITS))
    if house:
        lines = _pictures(house, names, order, look, dpi, out, speak)
    elif printer:
        lines = _printed(printer, names, order, look, profile, out, speak)
    elif kind == "tts":
        lines = _tables(names, order, look, side, url or "", out, speak)
    else:
        lines = _cuts(known, registration, names, order, look, flip or "long", out, speak)
    click.echo("\n".join(lines))


def _pictures(house: "Service", names: Sequence[str], order: "Order", look: "Look", dpi: int | None, out: Path, speak: Lang) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import card_images, presets, runs

    chosen, left = runs.runs_of(names, order, house.cards)
    asked = presets.BASE_DPI if dpi is None else dpi
    with click.progressbar(length=sum(map(card_images.pictures_in, chosen)), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        written = card_images.write_pictures(house, chosen, order.lang, asked, out, look, lambda: bar.update(1))
    return export_text.pictures(written, left, house, speak)


def _printed(printer: "Press", names: Sequence[str], order: "Order", look: "Look", profile: Path | None, out: Path, speak: Lang) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import press

    made, left = press.press_files(printer, names, order, profile, look)
    files.write({out / f.name: f.content for f in made})
    return export_text.printed(made, left, printer, out, speak)


def _tables(names: Sequence[str], order: "Order", look: "Look", side: int | None, url: str, out: Path, speak: Lang) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import tabletop

    return export_text.tables([tabletop.write_table(n, order, tabletop.USUAL_PX if side is None else side, out, url, look) for n in names], url, speak)


def _cuts(known: "Presets", registration: str | None, names: Sequence[str], order: "Order", look: "Look", flip: str, out: Path, speak: Lang) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import cutting_files

    jobs = cutting_files.cut_jobs(names, order, cutting_files.registration(known, registration), flip, look)  # type: ignore[arg-type]
    files.write({path: content for job in jobs for path, content in job.at(out).items()})
    return export_text.cuts(jobs, out, speak)
