"""What people ask at the table, by the clause that answers it, and what no clause answers."""

from dataclasses import dataclass
from pathlib import Path

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import same
from asrus_pnp.database.location import open_toml
from asrus_pnp.database.records import read, where
from asrus_pnp.rulebook.clauses import Clauses


@dataclass(frozen=True, slots=True)
class Beyond:
    """Questions that no rule answers."""

    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions of one game."""

    asked: dict[str, tuple[str, ...]]
    beyond: Beyond


def load_asked(data: Path, clauses: Clauses) -> Asked:
    """The questions about the clauses of a game; raises DataError with every fault of the file."""
    name, faults = f"asked/{clauses.game}.toml", list[Fault]()
    found = read(Asked, open_toml(data, name), name, "asked", faults)
    known = [c.id for c in clauses.all]
    for id in found.asked if found else ():
        if id not in known:
            faults.append(Fault(where(name, id), same(id), perhaps(id, known)))
    if faults or found is None:
        raise DataError(faults)
    return found
