"""The positions that a command was given: as arguments, in a file, or on standard input."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from asrus_pnp.cli.input.click_classes import lang_of
from asrus_pnp.core import files
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.positions.notation import Lines, split
from asrus_pnp.results.referee import Question

NONE = Fault(same(""), Text("적은 줄이 없다", "there is no position"), Text("이름: 항목, 한 사람에 한 줄", "name: items, one line a player"))
TWICE = Text("줄은 인자, --file, - 가운데 하나로만 준다", "give the lines as arguments, with --file or with -, not in two ways")


def nobody_there() -> bool:
    """Whether nobody can be asked: standard input is no terminal."""
    return sys.stdin is None or not sys.stdin.isatty()  # it is None where it was closed


def or_asked(ctx: click.Context, question: Question[Any, Any, Any], lines: Sequence[str], file: str | None, deck_check: bool) -> list[Lines]:
    """The positions that were given; where a person sits at the terminal and gave none, the one that the answers make."""
    if nobody_there() or lines or file:
        return positions(ctx, lines, file)
    from asrus_pnp.cli.input import ask  # only then are questions asked

    return [ask.position(question, deck_check, lang_of(ctx))]


def positions(ctx: click.Context, lines: Sequence[str], file: str | None) -> list[Lines]:
    """The positions, at least one; raises InputError where there is none or the text cannot be read, UsageError where it comes from two places."""
    if ("-" in lines and len(lines) > 1) or (lines and file):
        raise click.UsageError(TWICE.say(lang_of(ctx)), ctx)
    found = split(_text(lines, file))
    if not found:
        raise InputError([NONE])
    return found


def _text(lines: Sequence[str], file: str | None) -> str:
    if file and file != "-":
        return _decoded(_bytes(file), file)
    if lines and tuple(lines) != ("-",):
        return "\n".join(lines)
    return _decoded(sys.stdin.buffer.read() if sys.stdin else b"", "-")


def _bytes(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise files.unreadable(file, error, Text("읽을 수 있는 파일", "a file that can be read")) from None


def _decoded(read: bytes, file: str) -> str:
    try:
        return read.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = read.count(b"\n", 0, error.start) + 1
        place = Text(f"{file}, {line}번째 줄", f"{file}, line {line}")
        raise InputError([fault(place, "UTF-8이 아니다", "is not UTF-8", "UTF-8로 저장한 글", "text saved as UTF-8")]) from None
