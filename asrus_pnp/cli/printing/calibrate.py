"""`asrus-pnp calibrate`: the sheet by which a printer is measured, and the profiles that keep what was read off it."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from asrus_pnp.cli.input import click_classes, completion, options, print_options
from asrus_pnp.cli.input.measures import Measure
from asrus_pnp.cli.show import terminal
from asrus_pnp.core import files
from asrus_pnp.core.text import Lang, Text

if TYPE_CHECKING:
    from asrus_pnp.pdf.impose.printer_profiles import Stored

WORDS = Text(
    "프린터를 잰다. 옵션이 없으면 양면 인쇄해 빛에 비추어 볼 종이를 쓴다. --name과 읽은 값을 주면 저장한다. 그 뒤에는 build --printer 이름.",
    "Measures a printer. Without options it writes a sheet to print on both sides and hold against the light; with --name it stores what was read off it, "
    "for build --printer NAME.",
)
NAME = Text("읽은 값을 저장할 이름.", "The name to store the readings under.")
DX = Text("뒷면을 오른쪽으로 옮길 길이.", "How far backs must move to the right.")
DY = Text("뒷면을 아래로 옮길 길이.", "How far backs must move down.")
ANGLE = Text("뒷면을 시계 방향으로 돌릴 각도.", "How far backs must be turned, clockwise.")
FLIP = Text("프린터가 종이를 넘기는 쪽. 없으면 long.", "The edge about which the printer turns sheets; else long.")
MARGINS = Text("찍히지 않는 여백: 왼쪽,위,오른쪽,아래.", "The margins that stay empty: left,top,right,bottom.")
PAPER = Text("종이. --name과 함께 주면 그 종이에만 쓴다.", "The paper; with --name the profile is for this paper only.")
PRINTER = Text("이 프린터의 값을 이미 넣은 종이를 쓴다.", "Write a sheet that has the values of this printer in it already.")
LIST = Text("저장한 프린터를 보여 준다.", "Show the printers that are stored.")
SPEAK = Text("종이에 찍을 언어.", "The language on the sheet.")
OUT = Text("PDF를 쓸 폴더.", "The folder for the PDF.")
HEADS = Text("이름 dx dy 각도 넘김 여백 종이", "name dx dy angle flip margins paper")
NONE = Text("저장한 프린터가 없다.", "No printer is stored.")
READINGS = ("dx_mm", "dy_mm", "angle_deg", "margins_mm")
NAMELESS = Text("읽은 값을 저장하려면 --name", "give the readings a --name to be stored under")
STORED = Text("저장했다: {file}. 이제 asrus-pnp build --printer {name}.", "Stored in {file}; now asrus-pnp build --printer {name}.")
WRITTEN = Text(
    "{file}: 100 % 크기로, 양면으로 인쇄하고, 뒷면을 보며 빛에 비추세요.",
    "{file}: print it on both sides at 100 %, look at the back, and hold it against the light.",
)


@click_classes.command("calibrate", WORDS, "asrus-pnp calibrate --name home --dx 0.8 --dy -0.4 --angle 0.1 --flip long --margins 4,4,4,12")
@click_classes.option("--name", metavar="NAME", shell_complete=print_options.printers, say=NAME)
@click_classes.option("--dx", "dx_mm", metavar="MM", type=Measure(-10, 10), say=DX)
@click_classes.option("--dy", "dy_mm", metavar="MM", type=Measure(-10, 10), say=DY)
@click_classes.option("--angle", "angle_deg", metavar="DEGREES", type=Measure(-3, 3, "°"), say=ANGLE)
@click_classes.option("--flip", type=print_options.choice("long", "short"), say=FLIP)
@click_classes.option("--margins", "margins_mm", metavar="L,T,R,B", type=Measure(0, 40, count=4), say=MARGINS)
@click_classes.option("--paper", "paper_name", shell_complete=completion.papers, say=PAPER)
@click_classes.option("--printer", metavar="NAME", shell_complete=print_options.printers, say=PRINTER)
@click_classes.option("--list", "listed", is_flag=True, say=LIST)
@print_options.config
@click_classes.option("--lang", type=print_options.choice("ko", "en", "both"), default="both", show_default=True, say=SPEAK)
@click_classes.option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT)
@options.database
@click.pass_context
def command(ctx: click.Context, /, name: str | None, listed: bool, out: Path, config: Path | None, **asked: Any) -> None:
    from asrus_pnp.pdf.impose import printer_profiles

    folder, lang = print_options.folder(config), click_classes.lang_of(ctx)
    if listed:
        click.echo("\n".join(_table(printer_profiles.load(folder), lang)))
    elif name is None and any(asked[key] is not None for key in READINGS):
        raise click.UsageError(NAMELESS.say(lang), ctx)
    elif name is not None:
        click.echo(STORED.say(lang).format(file=_store(folder, name, asked), name=name))
    else:
        click.echo(WRITTEN.say(lang).format(file=_sheet(folder, out, asked)))


def _store(folder: Path, name: str, asked: dict[str, Any]) -> Path:
    """Keep the readings, and say in which file."""
    from asrus_pnp.pdf.impose import paper_sizes, printer_profiles

    if asked["paper_name"]:
        paper_sizes.load(asked["db"]).paper(asked["paper_name"])  # refuses what is none
    known = {key: asked[key] for key in ("dx_mm", "dy_mm", "angle_deg", "flip", "margins_mm")}
    reading = printer_profiles.Reading(**known, paper=asked["paper_name"])
    file = folder / printer_profiles.FILE
    files.write({file: printer_profiles.written(printer_profiles.with_reading(printer_profiles.load(folder), name, reading)).encode()})
    return file


def _sheet(folder: Path, out: Path, asked: dict[str, Any]) -> Path:
    """Write the sheet, and say to which file."""
    from asrus_pnp.pdf.impose import paper_sizes, printer_profiles
    from asrus_pnp.pdf.impose.print_settings import UNKNOWN
    from asrus_pnp.pdf.write import document
    from asrus_pnp.products.calibration_sheet import calibration

    profile = printer_profiles.find(folder, asked["printer"]) if asked["printer"] else UNKNOWN
    size = paper_sizes.load(asked["db"]).paper(asked["paper_name"] or profile.paper or "a4")
    job = calibration(size, printer_profiles.flip_for(profile, asked["flip"]), asked["lang"], profile)
    file = out / "calibration.pdf"
    files.write({file: document.draw(job)})
    return file


def _table(known: "tuple[Stored, ...]", lang: Lang) -> list[str]:
    if not known:
        return [NONE.say(lang)]
    rows = [(p.id, f"{p.dx_mm:+g}", f"{p.dy_mm:+g}", f"{p.angle_deg:+g}", p.flip, ",".join(f"{m:g}" for m in p.margins_mm), p.paper or "–") for p in known]
    return terminal.table([tuple(HEADS.say(lang).split()), *rows])
