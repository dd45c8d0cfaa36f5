"""A position as it was typed: what each line gave."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.notation import at_line
from asrus_pnp.core.text import Text


@dataclass(frozen=True, slots=True)
class Entry:
    """What one line gave: the values by key; flags are True; the bare cards are a dict of counts under `cards`."""

    name: str
    line: int
    values: dict[str, Any]

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, or the default where it was not given or could not be read."""
        return self.values.get(key, default)

    @property
    def at(self) -> Text:
        """The place of this line, for a fault."""
        return at_line(self.line)


@dataclass(frozen=True, slots=True)
class Reading:
    """A position as it was typed: what belongs to nobody, the options switched on, the players in order."""

    table: Entry
    options: tuple[str, ...]
    players: tuple[Entry, ...]
