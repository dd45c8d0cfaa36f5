"""`asrus-pnp export`: the cards for a press, a printing house, a virtual table or a cutting machine; each kind is a command with its own options."""

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, completion, options, print_options
from asrus_pnp.core import files
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database

if TYPE_CHECKING:
    from asrus_pnp.export.presets import Presets, Press, Service
    from asrus_pnp.pdf.impose.imposition import Order
    from asrus_pnp.pdf.write.look import Look

SETS = (*registry.KITS, *registry.PRINTS)
WORDS = Text(
    "카드를 다른 곳에서 쓰도록 쓴다. 세트를 주지 않으면 카드 세트 모두. 옵션은 종류마다 다르다: asrus-pnp export mpc --help.",
    "Writes the cards for use elsewhere; with no set given, those of all card sets. Each kind has its own options: asrus-pnp export mpc --help.",
)
KINDS = Text("종류:", "Kinds:")
PRESS = Text("인쇄소용 PDF (CMYK, 한 쪽에 카드 한 면).", "A PDF for a press (CMYK, one side of a card a page).")
HOUSE = Text(
    "카드 제작 업체용 PNG, 정확한 픽셀로. {0}처럼 카드를 고를 수 있다.",
    "PNGs for a printing house, of exactly the pixels that it wants; {0} and the like choose its card.",
)
TTS = Text("Tabletop Simulator 덱.", "Decks for Tabletop Simulator.")
CUT = Text("재단기용 시트와 SVG·DXF 재단선.", "Sheets for a cutting machine, and cut paths as SVG and DXF.")
KIND = Text("내보내기 종류", "kind of export")
NONE = Text("내보내기 종류를 적으세요: {0}", "give a kind of export: {0}")
FOREIGN = Text("{1}에는 쓰지 않는 옵션: {0}", "{0} is no option of {1}")
SPEAK = Text("카드에 찍을 언어.", "The language on the cards.")
NO_MARKS = Text("카메라가 읽는 마크 대신 장식을 찍는다.", "Draw an ornament in place of the marks that a camera reads.")
DPI = Text("300의 배수. 없으면 300.", "A multiple of 300; by default 300.")
PROFILE = Text("넣을 CMYK ICC 프로필.", "A CMYK ICC profile to put in.")
SIDE = Text("시트 한 변의 최대 픽셀. 없으면 4096.", "At most so many pixels a side of a sheet; by default 4096.")
URL = Text("그림을 올린 곳의 주소. 없으면 이 컴퓨터의 폴더.", "Where the pictures are uploaded; by default the folder on this computer.")
PAPER = Text("종이. 없으면 a4.", "The paper; by default a4.")
FLIP = Text("종이를 넘기는 쪽. 없으면 long.", "The edge about which the sheet turns; by default long.")
MARKS = Text("인식 표시의 판. 없으면 가장 새것.", "The version of the registration marks; by default the newest.")
OUT = Text("쓸 폴더.", "The folder to write to.")
FLAGS = ("--no-photo-marks",)  # the options that take no value
OWN = ("--dpi", "--profile", "--side", "--url", "--paper", "--flip", "--registration")  # the options that not every kind has

option = click_classes.option
COMMON = (
    click.argument("sets", nargs=-1, metavar="[SET]...", type=options.Named(SETS, Text("세트", "set"))),
    option("--lang", type=click.Choice(["ko", "en", "both"], case_sensitive=False), default="both", show_default=True, say=SPEAK),
    option("--style", type=print_options.choice("night", "low-ink", "grey"), default="night", show_default=True, say=print_options.STYLE),
    option("--no-photo-marks", is_flag=True, say=NO_MARKS),
    option("--out", type=click.Path(file_okay=False, path_type=Path), default=Path("output"), show_default=True, say=OUT),
    options.database,
)
OF_HOUSES = (option("--dpi", type=int, say=DPI),)
OF_PRESSES = (option("--profile", metavar="FILE", type=click.Path(path_type=Path), say=PROFILE),)
OF_TTS = (option("--side", type=int, metavar="PX", say=SIDE), option("--url", say=URL))
OF_CUT = (
    option("--paper", say=PAPER, shell_complete=completion.papers),
    option("--flip", type=print_options.choice("long", "short"), say=FLIP),
    option("--registration", metavar="NAME", say=MARKS, shell_complete=completion.registrations),
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of every kind: the sets, the language and the look of their cards, where the files go, and the language to speak."""

    names: tuple[str, ...]
    lang: str
    look: "Look"
    out: Path
    db: Database
    speak: Lang

    def order(self, paper: str | None = None) -> "Order":
        """The cards as they are asked for; raises OptionError for a paper that there is not."""
        from asrus_pnp.pdf.impose import paper_sizes
        from asrus_pnp.pdf.impose.imposition import Order

        return Order(self.db, self.lang, paper_sizes.load(self.db).paper(paper or "a4"))


Work = Callable[..., list[str]]  # does it, with what is asked and the kind's own options, and says what to tell


class Kind(click_classes.Command):
    """One kind of export. An option of another kind is named as such."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            if error.option_name in OWN:
                raise click.UsageError(FOREIGN.say(click_classes.lang_of(ctx)).format(error.option_name, self.name), ctx) from None
            raise


class Export(click_classes.Speaking, click.Group):
    """All kinds of export; presses and printing houses stand in the card database."""

    words, example = WORDS, "asrus-pnp export cut constellation --paper letter"

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        ctx.meta["data"] = _given(args, "--data")
        args = _kind_first(args)
        if not args and not ctx.resilient_parsing:
            raise click.UsageError(NONE.say(click_classes.lang_of(ctx)).format(", ".join(self.list_commands(ctx))), ctx)
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*_presets(ctx).names, "tts", "cut"]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        known, kind = _presets(ctx), cmd_name.casefold()
        if house := known.service(kind):
            return _kind(kind, _house_words(house), OF_HOUSES, partial(_pictures, house))
        if press := known.press(kind):
            return _kind(kind, _named(press.name, PRESS), OF_PRESSES, partial(_printed, press))
        if kind == "tts":
            return _kind(kind, TTS, OF_TTS, _tables)
        return _kind(kind, CUT, OF_CUT, partial(_cuts, known)) if kind == "cut" else None

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if not self.get_command(ctx, args[0]) and not ctx.resilient_parsing:
            raise click.UsageError(click_classes.no_such(args[0], self.list_commands(ctx), KIND).say(click_classes.lang_of(ctx)), ctx)
        return super().resolve_command(ctx, args)

    def sections(self, ctx: click.Context) -> list[tuple[Text, list[tuple[str, str]]]]:
        kinds = [(name, found) for name in self.list_commands(ctx) if isinstance(found := self.get_command(ctx, name), Kind)]
        return [*super().sections(ctx), (KINDS, [(name, kind.words.say(click_classes.lang_of(ctx))) for name, kind in kinds])]


command = Export("export", subcommand_metavar="KIND [SET]...")


def _given(args: Sequence[str], name: str) -> str | None:
    """The value of an option among words that are not parsed yet."""
    found = [args[n + 1] for n, a in enumerate(args[:-1]) if a == name] + [a.partition("=")[2] for a in args if a.startswith(f"{name}=")]
    return found[-1] if found else None


def _kind_first(args: Sequence[str]) -> list[str]:
    """The words with the kind before its options, wherever it was typed; help alone where it comes first, nothing where there is no kind."""
    k = 0
    while k < len(args) and args[k].startswith("-"):
        if args[k] in ("-h", "--help"):
            return ["--help"]
        k += 1 if "=" in args[k] or args[k] in FLAGS else 2
    return [args[k], *args[:k], *args[k + 1 :]] if k < len(args) else []


def _presets(ctx: click.Context) -> "Presets":
    from asrus_pnp.export import presets

    return presets.load(options.existing(ctx.meta.get("data")))


def _house_words(house: "Service") -> Text:
    return _named(house.name, Text(*(words.format(f"{house.id}-{house.cards[-1].id}") for words in HOUSE)))


def _named(name: str, words: Text) -> Text:
    return Text(f"{name}. {words.ko}", f"{name}. {words.en}")


def _kind(name: str, words: Text, own: Iterable[Callable[[Any], Any]], work: Work) -> click.Command:
    """The command of one kind."""

    def run(ctx: click.Context, /, sets: tuple[str, ...], lang: str, style: str, no_photo_marks: bool, out: Path, db: Database, **given: Any) -> None:
        from asrus_pnp.pdf.write.look import Look  # ReportLab and Pillow take as long to import as the rest of a score

        look = Look(style, not no_photo_marks)  # type: ignore[arg-type]
        asked = Asked(tuple(dict.fromkeys(sets or registry.KITS)), lang, look, out, db, click_classes.lang_of(ctx))
        click.echo("\n".join(work(asked, **given)))

    function: Callable[..., None] = click.pass_context(run)
    for add in reversed((*COMMON, *own)):
        function = add(function)
    return click.command(name, cls=Kind, words=words, example=f"asrus-pnp export {name} constellation")(function)


def _pictures(house: "Service", asked: Asked, dpi: int | None) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import card_images, presets, runs

    chosen, left = runs.runs_of(asked.names, asked.order(), house.cards)
    dpi = presets.BASE_DPI if dpi is None else dpi
    with click.progressbar(length=sum(map(card_images.pictures_in, chosen)), file=sys.stderr, hidden=not sys.stderr.isatty()) as bar:
        written = card_images.write_pictures(house, chosen, asked.lang, dpi, asked.out, asked.look, lambda: bar.update(1))
    return export_text.pictures(written, left, house, asked.speak)


def _printed(press: "Press", asked: Asked, profile: Path | None) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export.press import press_files

    made, left = press_files(press, asked.names, asked.order(), profile, asked.look)
    files.write({asked.out / f.name: f.content for f in made})
    return export_text.printed(made, left, press, asked.out, asked.speak)


def _tables(asked: Asked, side: int | None, url: str | None) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import tabletop

    side, order = tabletop.USUAL_PX if side is None else side, asked.order()
    written = [tabletop.write_table(n, order, side, asked.out, url or "", asked.look) for n in asked.names]
    return export_text.tables(written, url or "", asked.speak)


def _cuts(known: "Presets", asked: Asked, paper: str | None, flip: str | None, registration: str | None) -> list[str]:
    from asrus_pnp.cli.show import export_text
    from asrus_pnp.export import cutting

    marks = cutting.registration(known, registration)
    jobs = cutting.cut_jobs(asked.names, asked.order(paper), marks, flip or "long", asked.look)  # type: ignore[arg-type]
    files.write({path: content for job in jobs for path, content in job.at(asked.out).items()})
    return export_text.cuts(jobs, asked.out, asked.speak)
