"""Commands and options that speak Korean or English, and whose help ends with an example."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, cast

import click

from asrus_pnp.cli.show.terminal import definitions, paragraph
from asrus_pnp.core.errors import OptionError
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Lang, Text

USAGE = Text("사용법: ", "Usage: ")
OPTIONS = Text("옵션:", "Options:")
EXAMPLE = Text("예:", "Example:")
LANG = Text("읽을 언어. 없으면 환경을 따른다.", "The language to read; by default that of the environment.")
HELP = Text("이 도움말을 보여 준다.", "Show this message and exit.")


KOREAN = re.compile(r"(ko|korean)(?![^\W_])", re.IGNORECASE)  # ko, ko_KR.UTF-8, Korean_Korea.949; not kok


def spoken(args: Sequence[str], environment: Mapping[str, str]) -> Lang:
    """The language that the arguments ask for, else that of the environment: Korean where its locale is Korean."""
    asked = [args[n + 1] for n, a in enumerate(args[:-1]) if a == "--lang"] + [a[7:] for a in args if a.startswith("--lang=")]
    if asked and asked[-1].lower() in ("ko", "en"):  # `build` also takes both, which is no language to speak
        return "ko" if asked[-1].lower() == "ko" else "en"
    locale = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    listed = environment.get("LANGUAGE", "").split(":")[0] if locale not in ("C", "POSIX") else ""  # as gettext reads it
    return "ko" if KOREAN.match(listed or locale) else "en"


def lang_of(ctx: click.Context) -> Lang:
    """The language that this run speaks; a command called without the program around it takes that of the environment."""
    return cast(Lang, ctx.find_root().obj or spoken((), os.environ))


class Option(click.Option):
    """An option whose help is in both languages."""

    def __init__(self, param_decls: Sequence[str] | None = None, *, say: Text, **attrs: Any) -> None:
        super().__init__(param_decls, help=say.en, **attrs)
        self.words = say

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = self.words.say(lang_of(ctx))
        return super().get_help_record(ctx)


option = partial(click.option, cls=Option)


class Speaking(click.Command):
    """What the program and its commands share: help in one language, laid out for wide letters, and an example at its end."""

    words = Text("", "")
    example = ""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write("\n".join(paragraph(f"{ctx.command_path} {pieces}", USAGE.say(lang_of(ctx)))) + "\n")

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        lang = lang_of(ctx)
        self.format_usage(ctx, formatter)
        for part in self.words.say(lang).split("\n"):
            formatter.write("\n" + "\n".join(paragraph(part, "  ")) + "\n")
        for title, rows in self.sections(ctx):
            formatter.write("\n".join(["", title.say(lang), *definitions(rows), ""]))
        formatter.write(f"\n{EXAMPLE.say(lang)}\n  {self.example}\n")

    def sections(self, ctx: click.Context) -> list[tuple[Text, list[tuple[str, str]]]]:
        """The lists of the help, each with its title."""
        records = [p.get_help_record(ctx) for p in self.get_params(ctx) if isinstance(p, click.Option)]
        return [(OPTIONS, [r for r in records if r])]

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        found = super().get_help_option(ctx)
        if found:
            found.help = HELP.say(lang_of(ctx))
        return found


class Command(Speaking):
    """One command. An argument of three hyphens is a line like any other, although it looks like an option."""

    def __init__(self, *args: Any, words: Text, example: str, **rest: Any) -> None:
        super().__init__(*args, **rest)
        self.words, self.example = words, example

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [f" {a}" if a.startswith("---") else a for a in args])

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except OptionError as error:
            raise click.UsageError("\n".join(f.say(lang_of(ctx)) for f in error.faults), ctx) from error


def command(name: str, words: Text, example: str) -> Callable[[Callable[..., Any]], Command]:
    """A decorator that makes a function a command with this help."""
    return click.command(name, cls=Command, words=words, example=example)


def no_such(typed: str, known: Sequence[str], kind: Text) -> Text:
    """That there is no such thing, and what was perhaps meant."""
    from asrus_pnp.core.spelling import perhaps
    from asrus_pnp.positions.notation import short

    right = perhaps(typed, known)
    ko, en = f"“{short(typed)}”: 그런 {josa(kind.ko, '은/는')} 없다", f"there is no {kind.en} “{short(typed)}”"
    return Text(f"{ko} → {right.ko}", f"{en} → {right.en}")
