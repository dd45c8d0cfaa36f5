"""The text log that scores are appended to: whole entries or none, whatever interrupts."""

import os
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.positions.notation import LINE_END, Lines, split

RIGHT = Text("쓸 수 있는 파일. 기록은 그대로다", "a file that can be written; nothing was changed")
NO_DECK_CHECK = "--no-deck-check"
HEAD = re.compile(r"^---\r?\n# ([a-z-]+), ([0-9-]{10} [0-9:]{5})(?:, (--no-deck-check))?\r?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry as it stands in a log: the game, the local time, whether copies were counted, the number of its first line, its position, and its
    result. The sum of rounds has a result and no position."""

    game: str
    when: str
    deck_check: bool
    line: int
    lines: Lines
    result: tuple[str, ...]


def entries(text: str) -> Iterator[Entry]:
    """The entries of a log in their order; what stands before the first of them belongs to none, what was added by hand to the one before it."""
    heads, at, number = list(HEAD.finditer(text)), 0, 1
    for head, following in zip(heads, [*heads[1:], None], strict=True):
        number += len(LINE_END.findall(text[at : head.start()]))
        at = head.start()
        inside = text[at : following.start() if following else len(text)]
        result = tuple(line[2:] for line in LINE_END.split(inside)[2:] if line.startswith("# "))
        for lines in split(inside) or [Lines()]:
            yield Entry(head[1], head[2], not head[3], number + 1, [(number + n - 1, line) for n, line in lines], result)


def entry(game: str, lines: Sequence[str], result: Sequence[str], deck_check: bool = True) -> str:
    """One entry: the game, the time and whether copies went uncounted, the position, the result as comments, so that the log reads as positions again."""
    head = f"# {game}, {time.strftime('%Y-%m-%d %H:%M')}{'' if deck_check else f', {NO_DECK_CHECK}'}"
    return "\n".join(["---", head, *lines, *(f"# {r}" for r in result), ""])


def unchecked(path: Path) -> bool:
    """Whether the log says of an entry that it was made without counting copies; such a log can only be read back so.
    What is no plain file is no log: reading it here would take it from who reads it next."""
    try:
        text = path.read_bytes().decode("utf-8", "replace") if path.is_file() else ""
    except (OSError, ValueError):  # whoever reads the positions tells it
        return False
    return any(head[3] for head in HEAD.finditer(text))


def append(path: Path, game: str, entries: str) -> None:
    """Put the entries of the game at the end of the file; raises InputError, with the file left as it was, where that cannot be done
    and where the log is another game's.

    Two runs that save at once wait for each other, so that neither entry is lost."""
    try:
        target = path.resolve()
        if not target.parent.is_dir():
            raise FileNotFoundError(2, os.strerror(2))
        with files.alone(target):
            old = target.read_bytes() if target.is_file() else b""
            _refuse_other(path, old, game)
            newline = b"\n" if old and not old.endswith(b"\n") else b""
            files.write({target: old + newline + entries.encode("utf-8", "backslashreplace")}, RIGHT, synced=True)
    except (OSError, ValueError, RuntimeError) as error:  # ValueError: a NUL in the name; RuntimeError: a loop of links
        raise files.unwritable(path, error, RIGHT) from None


def _refuse_other(path: Path, old: bytes, game: str) -> None:
    """A log with the entries of two games could not be read back as either of them."""
    head = HEAD.search(old.decode("utf-8", "replace"))
    if head and head[1] != game:
        found = (f"{head[1]}의 기록이라 {game}의 판을 덧붙일 수 없다", f"is a log of {head[1]}; an entry of {game} cannot be added to it")
        raise InputError([fault(same(str(path)), *found, "게임마다 다른 파일. 기록은 그대로다", "a file of its own for each game; nothing was changed")])
