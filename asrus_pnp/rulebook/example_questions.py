"""What people ask at the table, by the clause that answers it, and what no clause answers."""

from dataclasses import dataclass

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.records import read, where
from asrus_pnp.rulebook.clauses import load_clauses


@dataclass(frozen=True, slots=True)
class Beyond:
    """Questions that no rule answers."""

    questions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """The questions of one game."""

    asked: dict[str, tuple[str, ...]]
    beyond: Beyond


@once
def load_asked(db: Database, game: str) -> Asked:
    """The questions about the clauses of a game; raises DataError with every fault of the file."""
    name, faults = f"asked/{game}.toml", list[Fault]()
    found = read(Asked, db.tables(name).whole(), name, "asked", faults)
    known = [c.id for c in load_clauses(db, game).all]
    for id in found.asked if found else ():
        if id not in known:
            faults.append(Fault(where(name, id), same(id), perhaps(id, known)))
    if faults or found is None:
        raise DataError(faults)
    return found
