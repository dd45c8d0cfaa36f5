"""The numbers of a game (hands, bonuses, limits) as they stand in the card database."""

from dataclasses import dataclass
from typing import Annotated, TypeVar, get_type_hints

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import Standing, read_all, read_value, where

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Value:
    """One number of a game, the clause that it belongs to, how sure it is, and who says so."""

    id: str
    value: Annotated[int, Range(0, 999)]
    clause: str
    standing: Standing
    source: str


def file_of(game: str) -> str:
    """The file of what a game has of its own: its numbers, and words and labels that differ from those of the other games."""
    return f"games/{game}.toml"


@once
def read_values(db: Database, game: str) -> tuple[tuple[Value, ...], tuple[Fault, ...]]:
    """The numbers of a game that are whole, and what is wrong with the others; raises DataError where the file cannot be read."""
    name, faults = file_of(game), list[Fault]()
    return read_all(Value, db.tables(name).get("value"), name, "value", faults), tuple(faults)


def load_values(db: Database, game: str) -> tuple[Value, ...]:
    """All numbers of a game; raises DataError with every fault of them."""
    values, faults = read_values(db, game)
    if faults:
        raise DataError(faults)
    return values


@once
def load_numbers(db: Database, game: str, cls: type[T]) -> T:
    """The numbers of a game that the dataclass wants, by field name; raises DataError with every fault of them,
    and for each that is missing or out of the range that the dataclass declares."""
    values, faults = read_values(db, game)
    tables = db.tables(file_of(game)).get("value")
    named = {str(table.get("id")) for table in (tables if isinstance(tables, list) else ()) if isinstance(table, dict)}
    kinds = get_type_hints(cls, include_extras=True)
    faults += tuple(_missing(game, name) for name in kinds if name not in named)
    if faults:
        raise DataError(faults)
    found, out = {v.id: v.value for v in values}, list[Fault]()
    numbers = {name: read_value(kind, found[name], (file_of(game), f"value {name}", "value"), out) for name, kind in kinds.items()}
    if out:
        raise DataError(out)
    return cls(**numbers)


def _missing(game: str, number: str) -> Fault:
    return fault(where(file_of(game), f"value {number}"), "빠져 있다", "is missing", "[[value]] 하나", "one [[value]]")
