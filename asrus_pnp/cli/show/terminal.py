"""Laying out text in a terminal: paragraphs, two-column lists, tables; Korean syllables are two columns wide."""

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest

from asrus_pnp.core.terminal_width import pad, width, wrap

WIDEST = 100  # longer lines are hard to read
NARROWEST = 8  # of a column that is folded
GAP = "  "


def columns() -> int:
    """How many columns text may take."""
    return max(30, min(_terminal() - 1, WIDEST))


def _terminal() -> int:
    """What shutil.get_terminal_size would say; importing it takes longer than laying out a score."""
    asked = os.environ.get("COLUMNS", "")
    if asked.isdecimal() and 0 < len(asked) < 5:
        return int(asked) or 80
    try:
        return os.get_terminal_size(sys.__stdout__.fileno()).columns or 80  # type: ignore[union-attr]
    except (AttributeError, ValueError, OSError):  # closed, or no terminal
        return 80


def paragraph(words: str, indent: str = "", hanging: str | None = None) -> list[str]:
    """The words in lines that fit, the first after `indent`, the others after `hanging` (else as many spaces)."""
    rest = " " * width(indent) if hanging is None else hanging
    lines = wrap(words, max(20, columns() - width(indent)))
    return [(rest if n else indent) + line for n, line in enumerate(lines)]


def definitions(rows: Sequence[tuple[str, str]], indent: str = "  ") -> list[str]:
    """Terms on the left, what they mean beside them."""
    widest = max((width(term) for term, _ in rows), default=0)
    return [line for term, words in rows for line in paragraph(words, f"{indent}{pad(term, widest)}  ")]


def table(rows: Sequence[Sequence[str]], left: int = 1, cut: bool = False) -> list[str]:
    """The cells in columns; the first `left` columns start at the left edge, the others end at the right one. Where the terminal is narrower, the
    cells of the widest columns are folded at words, and words too where `cut` allows it: not those that are typed or clicked, such as paths."""
    widths = _narrowed(list(zip(*rows, strict=True)), cut)
    return [line for row in rows for line in _folded(row, widths, left, cut)]


def _narrowed(cells: Sequence[Sequence[str]], cut: bool) -> list[int]:
    """The widths of columns, the widest made narrower until all fit side by side. Where words may be cut each keeps its longest word as long as
    that will do; where not, a word that is too long sticks out, and leaves the other columns as they are."""
    widths, room = [max(map(width, column)) for column in cells], columns() - len(GAP) * (len(cells) - 1)
    words = [max(width(word) for cell in column for word in (cell.split() or [""])) for column in cells]
    for least in (words, [NARROWEST] * len(cells)) if cut else ([NARROWEST] * len(cells),):
        while sum(widths) > room and (wide := [n for n, w in enumerate(widths) if w > least[n]]):
            widths[max(wide, key=lambda n: widths[n])] -= 1
    return widths


def _folded(row: Sequence[str], widths: Sequence[int], left: int, cut: bool) -> list[str]:
    """One row of cells, in as many lines as its longest cell needs."""
    cells = [wrap(cell, w) if width(cell) > w else [cell] for cell, w in zip(row, widths, strict=True)]
    if cut:
        cells = [[part for line in lines for part in _cut(line, w)] for lines, w in zip(cells, widths, strict=True)]
    lines = zip_longest(*cells, fillvalue="")
    return [GAP.join(pad(cell, w, right=n >= left) for n, (cell, w) in enumerate(zip(line, widths, strict=True))).rstrip() for line in lines]


def _cut(word: str, room: int) -> Iterator[str]:
    """The word in parts of at most that many columns, cut behind a hyphen where one stands."""
    while width(word) > room:
        at = max(n for n in range(1, len(word)) if n == 1 or width(word[:n]) <= room)
        at = word.rfind("-", 0, at) + 1 or at
        yield word[:at]
        word = word[at:]
    yield word
