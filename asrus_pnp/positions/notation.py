"""The position lines of the command line: text to lines of a name and items."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text, join

FULL_WIDTH = str.maketrans({chr(c + 0xFEE0): chr(c) for c in b",:;=+@#0123456789"} | {"、": ","})
SEPARATORS = str.maketrans(",;", "  ")
AROUND_EQUALS = re.compile(r"[ \t]+=[ \t]+")  # with a space on one side only, a value was forgotten
LISTED_LINES = 8
LINE_END = re.compile(r"\r\n|\n|\r")
Lines = list[tuple[int, str]]  # a position: its lines with their numbers in the input
FORBIDDEN = re.compile(r"[\s,;=@+#]")


@dataclass(frozen=True, slots=True)
class Line:
    """One line that holds something: its number in the input, the name before the colon, the items behind it."""

    number: int
    name: str
    items: tuple[str, ...]


def at_line(number: int) -> Text:
    """The place of a fault in what was typed."""
    return Text(f"{number}번째 줄", f"line {number}")


def at_lines(numbers: Sequence[int]) -> Text:
    """The place of a fault that several lines make together."""
    once = sorted(dict.fromkeys(numbers))
    if len(once) > LISTED_LINES:
        return Text(f"{once[0]}–{once[-1]}번째 줄", f"lines {once[0]}–{once[-1]}")
    return join([at_line(n) for n in once], ", ")


def split(text: str) -> list[list[tuple[int, str]]]:
    """The positions of an input as numbered lines, in NFC, without comments and empty lines; empty positions are skipped."""
    positions: list[list[tuple[int, str]]] = [[]]
    for number, raw in enumerate(LINE_END.split(unicodedata.normalize("NFC", text).lstrip("\ufeff")), 1):
        line = _plain(raw.split("#", 1)[0].strip())
        if line == "---":
            positions.append([])
        elif line:
            positions[-1].append((number, line))
    return [p for p in positions if p]


def _plain(line: str) -> str:
    """The line with full-width marks and digits as plain ones, but for the name before its colon, which stays as it was typed."""
    if line.isascii():
        return line
    at = min((k for k in (line.find(":"), line.find("：")) if k >= 0), default=-1)
    return line[: max(at, 0)] + line[max(at, 0) :].translate(FULL_WIDTH)


def read_line(number: int, text: str, faults: list[Fault]) -> Line | None:
    """The name and the items of one line; None with a fault where there is no name or one that cannot be."""
    name, colon, rest = text.partition(":")
    name = name.strip()
    if not colon or not name or FORBIDDEN.search(name):
        found = f"“{short(name or text)}”"
        why = ("에는 이름과 콜론이 없다", "has no name with a colon") if not colon else ("은(는) 이름이 될 수 없다", "cannot be a name")
        right = ("이름: 항목 (예 Ann: 1 2x2 energy=4)", "name: items, as in Ann: 1 2x2 energy=4")
        faults.append(fault(at_line(number), found + why[0], f"{found} {why[1]}", *right))
        return None
    joined = AROUND_EQUALS.sub("=", rest) if " =" in rest or "\t" in rest else rest
    return Line(number, name, tuple(joined.translate(SEPARATORS).split()))


def short(text: str) -> str:
    """The text, cut where it is too long to be shown in an error; unprintable characters as escapes."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[:40])
    return shown + ("…" if len(text) > 40 else "")
