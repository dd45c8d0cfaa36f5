"""The player aids as they stand in the card database: short lines, each with the clauses that it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_values
from asrus_pnp.database.records import read, where
from asrus_pnp.rulebook.clauses import Clauses, load_clauses
from asrus_pnp.rulebook.filling import check_cited, filled


@dataclass(frozen=True, slots=True)
class AidLine:
    """One line: the sign that stands beside it, what it is about, what it says, and the clauses behind it."""

    sign: str
    term: Text
    text: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aid:
    """The aid of a game."""

    line: tuple[AidLine, ...]


def file_of(game: str) -> str:
    """The file of a game's aid."""
    return f"aids/{game}.toml"


def load_aid(db: Database, game: str, more: Mapping[str, int]) -> Aid:
    """The aid of a game, its numbers put in: those of the game, and the `more` that its kit has. Raises DataError with every fault of the file."""
    file, faults = file_of(game), list[Fault]()
    found, clauses = read_aid(db, game), load_clauses(db, game)
    numbers = {v.id: v.value for v in load_values(db, game)} | dict(more)
    if not found.line:
        faults.append(fault(where(file, f"aid {game}", "line"), "줄이 없다", "there is no line", "[[line]] 하나 이상", "at least one [[line]]"))
    lines = tuple(_filled(line, numbers, clauses, where(file, f"aid {game}, {line.term.en}"), faults) for line in found.line)
    if faults:
        raise DataError(faults)
    return Aid(lines)


@once
def read_aid(db: Database, game: str) -> Aid:
    """The aid of a game as it stands in its file, the names of numbers in it; raises DataError with every fault of a field."""
    file, faults = file_of(game), list[Fault]()
    found = read(Aid, db.tables(file).whole(), file, f"aid {game}", faults)
    if found is None:
        raise DataError(faults)
    return found


def _filled(line: AidLine, numbers: Mapping[str, int], clauses: Clauses, place: Text, faults: list[Fault]) -> AidLine:
    """The line with its numbers; unknown numbers and clauses become faults."""
    check_cited(line.clauses, clauses, place, faults)
    return replace(line, text=filled(line.text, numbers, place, faults))
