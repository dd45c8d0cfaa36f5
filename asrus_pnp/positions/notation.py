"""The position lines of the command line: text to lines of a name and items."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.plain_text import plain, visible
from asrus_pnp.core.text import Text, join

SEPARATORS = str.maketrans(",;", "  ")
AROUND_EQUALS = re.compile(r"(?<![ \t])[ \t]*=[ \t]*")  # begun where spaces begin: else many of them take long
AROUND_PLUS = re.compile(r"(=[^\s,;]*)[ \t]*\+[ \t]*")  # only within a value: elsewhere a plus means nothing
SPLIT_VALUE = re.compile(r"(?<![^\s,;=])[^\s,;=]++=[^\s,;]*+[,;]\d[^\s,;]*")  # energy=1,5: a value, and a number behind its comma
QUOTED = re.compile(r'"([^"]*)"')
# Signs within quotes stand for themselves: they are hidden until the name is read.
HIDDEN = {
    " ": "\ue000",
    "+": "\ue001",
    ",": "\ue002",
    ";": "\ue003",
    "=": "\ue004",
    "@": "\ue005",
    ":": "\ue006",
}
HIDE, SHOW = str.maketrans(HIDDEN), str.maketrans({hidden: sign for sign, hidden in HIDDEN.items()})
LISTED_LINES = 8
LINE_END = re.compile(r"\r\n|\n|\r")
Lines = list[tuple[int, str]]  # a position: its lines with their numbers in the input
FORBIDDEN = re.compile(r'[\t,;=@#":]')


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
    for number, raw in enumerate(LINE_END.split(text), 1):
        line = _plain(visible(raw).split("#", 1)[0].strip())
        if line == "---":
            positions.append([])
        elif line:
            positions[-1].append((number, line))
    return [p for p in positions if p]


def _plain(line: str) -> str:
    """The line with all signs in one spelling, but for the name before its colon, which stays as it was typed."""
    if line.isascii():
        return line
    at = min((k for k in (line.find(":"), line.find("：")) if k >= 0), default=-1)
    name = "" if plain(line[:1]) == '"' else line[: max(at, 0)]
    return name + plain(line[len(name) :])


def read_line(number: int, text: str, faults: list[Fault]) -> Line | None:
    """The name and the items of one line; None with a fault where there is no name or one that cannot be."""
    hidden = QUOTED.sub(lambda m: m[1].translate(HIDE), text) if '"' in text else text
    name, colon, rest = hidden.partition(":")
    typed = name.strip()
    if not colon or not typed or FORBIDDEN.search(typed):
        faults.append(_nameless(number, unhidden(typed), unhidden(text), bool(colon)))
        return None
    joined = AROUND_EQUALS.sub("=", rest) if " =" in rest or "= " in rest or "\t" in rest else rest
    joined = AROUND_PLUS.sub(r"\1+", joined) if "+ " in joined or " +" in joined else joined
    torn = SPLIT_VALUE.search(joined) if "=" in joined else None
    if torn:
        faults.append(_torn(number, torn[0]))
        joined = SPLIT_VALUE.sub("", joined)
    return Line(number, unhidden(typed), tuple(joined.translate(SEPARATORS).split()))


def _nameless(number: int, name: str, text: str, colon: bool) -> Fault:
    """The fault of a line that no name begins: the table's word was forgotten, or the colon, or the name is none."""
    shown = short(name or text)
    right = ("이름: 항목 (예 민지: 1 2x2 에너지=4)", "name: items, as in Ann: 1 2x2 energy=4")
    if "=" in name:
        right = ("테이블: 또는 이름: 으로 시작하는 줄", "a line that begins with table: or with a name and a colon")
        return fault(at_line(number), f"“{shown}”에는 이름이 없습니다", f"“{shown}” has no name", *right)
    if not colon:
        return fault(at_line(number), f"“{shown}”에는 이름과 콜론이 없습니다", f"“{shown}” has no name with a colon", *right)
    return fault(at_line(number), f"“{shown}”은(는) 이름이 될 수 없습니다", f"“{shown}” cannot be a name", *right)


def _torn(number: int, item: str) -> Fault:
    """The fault of a number directly behind a value's comma: nobody knows whether it belongs to the value."""
    key, _, values = unhidden(item).partition("=")
    first, second = re.split("[,;]", values, maxsplit=1)
    right = f"{key}={first} {second}", f"{key}={first}+{second}"
    found = Text(
        f"“{short(unhidden(item))}”: 쉼표 뒤의 {second}이(가) 값인지 다른 항목인지 알 수 없습니다",
        f"“{short(unhidden(item))}”: is the {second} part of the value?",
    )
    ways = Text(f"따로이면 {right[0]}, 한 값이면 {right[1]}", f"{right[0]} if it stands alone, {right[1]} if it is of the value")
    return fault(at_line(number), *found, *ways)


def unhidden(text: str) -> str:
    """The text with the signs that stood within quotes as themselves again."""
    return text if text.isascii() else text.translate(SHOW)


def quoted(name: str) -> str:
    """A name as it is typed among items: in quotes where it holds a sign that means something there."""
    return f'"{name}"' if any(c in HIDDEN for c in name) else name


def short(text: str) -> str:
    """The text, cut where it is too long to be shown in an error; unprintable characters as escapes."""
    shown = "".join(c if c.isprintable() else repr(c)[1:-1] for c in text[:40])
    return shown + ("…" if len(text) > 40 else "")
