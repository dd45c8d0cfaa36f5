"""Laying out text in a terminal: paragraphs, two-column lists, tables; Korean syllables are two columns wide."""

import os
import sys
from collections.abc import Sequence

from asrus_pnp.core.terminal_width import pad, width, wrap

WIDEST = 100  # longer lines are hard to read


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
    """The cells in columns; the first `left` columns start at the left edge, the others end at the right one."""
    widths = [max(width(cell) for cell in column) for column in zip(*rows, strict=True)]
    return ["  ".join(pad(cell, w, right=n >= left) for n, (cell, w) in enumerate(zip(row, widths, strict=True))).rstrip() for row in rows]
