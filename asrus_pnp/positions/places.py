"""Where a position stands in what was typed, beside the position itself: the lines of its names, and what on them could not be read."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from asrus_pnp.core.text import Text
from asrus_pnp.positions.form import Entry, Reading
from asrus_pnp.positions.notation import at_lines

TABLE = "table"  # no player is called so: a line of that name is the table's


@dataclass(frozen=True, slots=True)
class Places:
    """The numbers of the lines by name (TABLE for the table's), and the keys, by name too, whose value could not be read or is missing though
    needed: there the position holds something in its stead that says nothing. A position that nobody typed has no places, and all of it is known."""

    lines: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    unread: frozenset[tuple[str, str]] = frozenset()

    def of(self, *names: str) -> Text:
        """The place of a fault that the lines of these names make together; empty where none of them was typed."""
        return at_lines([n for name in names for n in self.lines.get(name, ())])

    def lacks(self, name: str, *keys: str) -> bool:
        """Whether one of these keys could not be read on that line, which has been told already. `cards` stands for the bare cards."""
        return any((name, key) in self.unread for key in keys)


NOWHERE = Places()


def places_of(reading: Reading) -> Places:
    """The places of a position that was typed; a name on several lines stands on all of them."""
    named = [(TABLE, reading.table), *((e.name, e) for e in reading.players)]
    lines: dict[str, tuple[int, ...]] = {}
    for name, entry in named:
        if entry.line:
            lines[name] = (*lines.get(name, ()), entry.line)
    return Places(lines, frozenset(_unread(named)))


def _unread(named: Iterable[tuple[str, Entry]]) -> Iterable[tuple[str, str]]:
    return ((name, key) for name, entry in named for key in entry.unread)
