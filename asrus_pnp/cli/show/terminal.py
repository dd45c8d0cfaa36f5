"""Laying out text in a terminal: paragraphs, two-column lists, tables; Korean syllables are two columns wide."""

import os
import sys
from collections.abc import Sequence
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


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """The cells in columns; the first `left` columns start at the left edge, the others end at the right one. Where the terminal is narrower, the
    cells of the widest columns are folded at words."""
    widths = _narrowed([max(width(cell) for cell in column) for column in zip(*rows, strict=True)])
    return [line for row in rows for line in _folded(row, widths, left)]


def _narrowed(widths: list[int]) -> list[int]:
    """The widths of columns, the widest made narrower until all fit side by side."""
    widths, room = list(widths), columns() - len(GAP) * (len(widths) - 1)
    while sum(widths) > room and max(widths) > NARROWEST:
        widths[widths.index(max(widths))] -= 1
    return widths


def _folded(row: Sequence[str], widths: Sequence[int], left: int) -> list[str]:
    """One row of cells, in as many lines as its longest cell needs."""
    cells = [wrap(cell, w) if width(cell) > w else [cell] for cell, w in zip(row, widths, strict=True)]
    lines = zip_longest(*cells, fillvalue="")
    return [GAP.join(pad(cell, w, right=n >= left) for n, (cell, w) in enumerate(zip(line, widths, strict=True))).rstrip() for line in lines]
