"""Telling what is wrong on standard error, in one language, each fault on its own line."""

import contextlib
from collections.abc import Sequence
from typing import IO, Any

import click

from asrus_pnp.cli.show.terminal import columns, paragraph
from asrus_pnp.core.errors import AsrusError, Fault
from asrus_pnp.core.particles import with_particles
from asrus_pnp.core.terminal_width import width
from asrus_pnp.core.text import Lang


def tell(error: AsrusError, lang: Lang) -> None:
    """Print every fault of the error."""
    tell_all(error.faults, lang)


def tell_all(faults: Sequence[Fault], lang: Lang) -> None:
    """Print the faults."""
    for fault in faults:
        click.echo(fault.say(lang), err=True)


def untold(error: OSError, lang: Lang) -> int:
    """Say that something could not be written; the status to end with."""
    head = "쓸 수 없다" if lang == "ko" else "cannot be written"
    with contextlib.suppress(OSError):  # perhaps standard error cannot be written either
        click.echo(f"{head}: {error.strerror or error}", err=True)
    return 1


class Misuse(click.UsageError):
    """A wrong use of the command line, said in Korean; click itself knows English only."""

    def show(self, file: IO[Any] | None = None) -> None:
        if self.ctx:
            click.echo(f"{self.ctx.get_usage()}\n도움말: {self.ctx.command_path} --help\n", file=file, err=True)
        click.echo(f"오류: {self.format_message()}", file=file, err=True)


def refused(error: click.UsageError, lang: Lang) -> click.UsageError:
    """The same wrong use in the language asked for, folded where it is long."""
    if width(error.message) > columns() // 2:
        error.message = "\n" + "\n".join(paragraph(error.message, "  "))  # type: ignore[misc]
    if lang == "en" or isinstance(error, click.exceptions.NoArgsIsHelpError):
        return error
    return Misuse(_in_korean(error), error.ctx)


def _in_korean(error: click.UsageError) -> str:
    if isinstance(error, click.BadParameter) and error.param:
        hint = error.param.get_error_hint(error.ctx)
        if isinstance(error, click.MissingParameter):
            return with_particles(f"{hint} 이(가) 빠졌다")
        kind = error.param.type
        return f"{hint}: " + (f"{', '.join(map(str, kind.choices))} 중 하나여야 한다" if isinstance(kind, click.Choice) else error.message)
    if isinstance(error, click.NoSuchOption):
        near = error.possibilities or []
        return with_particles(f"“{error.option_name}”은(는) 없다") + (f" ({', '.join(near)} 말인가요?)" if near else "")
    return error.message
