"""What scores and rulings share when they are shown: bold lines, notes, several positions, JSON."""

import sys
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Protocol

import click

from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.terminal_width import printable
from asrus_pnp.core.text import Lang, Text

NOTES = Text("알아 둘 것", "Notes")
POSITION = Text("{}번째 판", "position {}")


class Answer(Protocol):
    """What can be shown as JSON."""

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The answer as plain data."""


class Bold(str):
    """A line that is set in bold where the terminal can; a pipe gets it plain."""


def bold(line: str) -> str:
    """The line, to be set in bold."""
    return Bold(line)


def say(lines: Sequence[str]) -> None:
    """Print the lines; what a terminal would obey, in a player's name for instance, is shown instead."""
    shown = (click.style(printable(line), bold=True) if isinstance(line, Bold) else printable(line) for line in lines)
    click.echo("\n".join(shown))


def notes(some: Sequence[Text], lang: Lang) -> list[str]:
    """What the players should know, if anything."""
    listed = [line for note in some for line in paragraph(note.say(lang), "  - ", "    ")]
    return ["", NOTES.say(lang), *listed] if listed else []


def numbered(answers: Sequence[list[str]], lang: Lang) -> list[str]:
    """The lines of one answer; of several each under its number."""
    if len(answers) == 1:
        return answers[0]
    return [line for n, lines in enumerate(answers, 1) for line in [*([""] if n > 1 else []), f"--- {POSITION.say(lang).format(n)}", *lines]]


def json_lines(answers: Sequence[Answer], lang: Lang) -> None:
    """Print each answer as one line of JSON."""
    click.echo("\n".join(to_json(a.as_json(lang)) for a in answers))


def to_json(value: Any) -> str:
    """The value as JSON on one line; letters stand for themselves where standard output can hold them all."""
    return _encoder(sys.stdout.encoding.lower().startswith("utf"))(value)


@cache
def _encoder(every_letter: bool) -> Callable[[Any], str]:
    from json import JSONEncoder  # people do not need it

    return JSONEncoder(ensure_ascii=not every_letter).encode
