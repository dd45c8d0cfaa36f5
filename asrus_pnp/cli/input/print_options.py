"""The options that say how sheets are laid out and printed, and the settings that they make."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import reduce, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from asrus_pnp.cli.input import click_classes, completion
from asrus_pnp.cli.input.measures import Measure
from asrus_pnp.core.text import Text

if TYPE_CHECKING:
    from asrus_pnp.pdf.draw.styles import Style
    from asrus_pnp.pdf.impose.paper_sizes import Stocks
    from asrus_pnp.pdf.impose.print_settings import Flip, Layout, Marks, Sides
    from asrus_pnp.pdf.write.look import Look

SIDES = Text(
    "duplex: 양면. fronts: 앞면만. split: 앞면과 뒷면을 두 파일로. gutterfold: 한 면에 찍어 접는다.",
    "duplex: both sides. fronts: fronts alone. split: fronts and backs in two files. gutterfold: on one side, to be folded.",
)
FLIP = Text("뒷면을 인쇄할 때 종이를 넘기는 쪽. 없으면 --printer의 것, 또는 long.", "The edge about which the sheet turns; else that of --printer, or long.")
SHEET = Text("잘려 있는 용지나 라벨의 이름.", "The name of a sheet that is cut already, or of labels.")
BLEED = Text("도련(mm). 없으면 자리에 맞게 2까지.", "The bleed, in mm; else as the room allows, up to 2.")
GAP = Text("카드 사이(mm). 없으면 도련의 두 배.", "The gap between cards, in mm; else twice the bleed.")
MARKS = Text("재단선: 없음, 여백, 모서리, 십자, 긴 선.", "Cut marks: none, in the margin, at corners, crosses, or lines through the sheet.")
LENGTH = Text("재단선의 길이(mm).", "How long a cut mark is, in mm.")
AWAY = Text("카드와 재단선 사이(mm). 없으면 도련 끝까지.", "How far from its card a cut mark begins, in mm; else where the bleed ends.")
WIDTH = Text("재단선의 굵기(mm).", "How wide a cut mark is, in mm.")
STYLE = Text("night: 그대로. low-ink: 흰 바탕에 선으로. grey: 회색으로.", "night: as it is. low-ink: lines on white. grey: in greys.")
PRINTER = Text("calibrate로 저장한 프린터.", "A printer that calibrate has stored.")
CONFIG = Text("프린터를 저장하는 폴더. 없으면 사용자의 설정 폴더.", "The folder that keeps the printers; else that of the user's settings.")
KINDS = ("none", "margin", "corner", "cross", "lines")


def choice(*names: str) -> click.Choice[str]:
    """One of the names, in any case."""
    return click.Choice(names, case_sensitive=False)


def folder(asked: Path | None) -> Path:
    """Where the printers are kept: the folder asked for, else the one that the system has for the user's settings."""
    return asked or Path(click.get_app_dir("asrus-pnp"))


def _printers(ctx: click.Context) -> list[str]:
    from asrus_pnp.pdf.impose import printer_profiles

    return [p.id for p in printer_profiles.load(folder(ctx.params.get("config")))]


printers = completion.completing(_printers)
config = click_classes.option("--config", metavar="DIR", envvar="ASRUS_PNP_CONFIG", type=click.Path(file_okay=False, path_type=Path), say=CONFIG)
OPTIONS = (
    click_classes.option("--sides", type=choice("duplex", "fronts", "split", "gutterfold"), default="duplex", show_default=True, say=SIDES),
    click_classes.option("--flip", type=choice("long", "short"), say=FLIP),
    click_classes.option("--printer", metavar="NAME", shell_complete=printers, say=PRINTER),
    config,
    click_classes.option("--sheet", metavar="NAME", shell_complete=completion.sheets, say=SHEET),
    click_classes.option("--bleed", "bleed_mm", metavar="MM", type=Measure(0, 5), say=BLEED),
    click_classes.option("--gap", "gap_mm", metavar="MM", type=Measure(0, 50), say=GAP),
    click_classes.option("--marks", "cut_marks", type=choice(*KINDS), say=MARKS),
    click_classes.option("--mark-length", "length_mm", metavar="MM", type=Measure(1, 20), default=2.5, show_default=True, say=LENGTH),
    click_classes.option("--mark-gap", "away_mm", metavar="MM", type=Measure(0, 10), say=AWAY),
    click_classes.option("--mark-width", "width_mm", metavar="MM", type=Measure(0.05, 1), default=0.15, show_default=True, say=WIDTH),
    click_classes.option("--style", type=choice("night", "low-ink", "grey"), default="night", show_default=True, say=STYLE),
)


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """What was given for these options."""

    sides: "Sides"
    flip: "Flip | None"
    printer: str | None
    config: Path | None
    sheet: str | None
    bleed_mm: float | None
    gap_mm: float | None
    cut_marks: "Marks | None"
    length_mm: float
    away_mm: float | None
    width_mm: float
    style: "Style"

    def layout(self, stocks: "Stocks", paper: str) -> "Layout":
        """The layout that they ask for on a paper; raises InputError for what does not go together."""
        from asrus_pnp.pdf.impose import printer_profiles
        from asrus_pnp.pdf.impose.print_settings import UNKNOWN, Layout, checked

        profile = printer_profiles.find(folder(self.config), self.printer) if self.printer else UNKNOWN
        printer_profiles.suits(profile, paper, stocks.paper(paper))
        sheet = stocks.sheet(self.sheet) if self.sheet else None
        flip = printer_profiles.flip_for(profile, self.flip)
        return checked(Layout(self.sides, flip, self.bleed_mm, self.gap_mm, profile, sheet, stocks.sheets), paper)

    def look(self, photo_marks: bool) -> "Look":
        """What the files look like; paper that is cut already needs no cut marks."""
        from asrus_pnp.pdf.impose.print_settings import MarkStyle
        from asrus_pnp.pdf.write.look import Look

        kind: Marks = self.cut_marks or ("none" if self.sheet else "margin")
        return Look(self.style, photo_marks, MarkStyle(kind, self.length_mm, self.away_mm, self.width_mm))


def options(function: Callable[..., None]) -> Callable[..., None]:
    """A decorator that adds the options to a command, in this order; the command gets them as one argument, `printing`."""

    @wraps(function)
    def command(*args: Any, **given: Any) -> None:
        printing = PrintOptions(**{f.name: given.pop(f.name) for f in fields(PrintOptions)})
        function(*args, printing=printing, **given)

    return reduce(lambda made, add: add(made), reversed(OPTIONS), cast(Callable[..., None], command))
