"""The numbers of a game (hands, bonuses, limits) as they stand in the card database."""

from collections.abc import Container
from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.database.location import open_toml
from asrus_pnp.database.records import Standing, read_all, where

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Value:
    """One number of a game, the clause that it belongs to, how sure it is, and who says so."""

    id: str
    value: int
    clause: str
    standing: Standing
    source: str


def read_values(data: Path, game: str, faults: list[Fault]) -> tuple[Value, ...]:
    """The numbers of a game that are whole, what is wrong with the others added to faults; raises DataError where the file cannot be read."""
    name = f"games/{game}.toml"
    return read_all(Value, open_toml(data, name).get("value"), name, "value", faults)


def load_values(data: Path, game: str) -> tuple[Value, ...]:
    """All numbers of a game; raises DataError with every fault of the file."""
    faults = list[Fault]()
    values = read_values(data, game, faults)
    if faults:
        raise DataError(faults)
    return values


def load_numbers(data: Path, game: str, cls: type[T]) -> T:
    """The numbers of a game that the dataclass wants, by field name; raises DataError where one is missing."""
    values = {v.id: v.value for v in load_values(data, game)}
    faults = missing(game, values, cls)
    if faults:
        raise DataError(faults)
    return cls(**{f.name: values[f.name] for f in fields(cls)})  # type: ignore[arg-type]


def missing(game: str, known: Container[str], cls: type[T]) -> list[Fault]:
    """A fault for each number that the dataclass wants and that is not known."""
    lacking = [f.name for f in fields(cls) if f.name not in known]  # type: ignore[arg-type]
    file = f"games/{game}.toml"
    return [fault(where(file, f"value {n}"), "빠져 있다", "is missing", "[[value]] 하나", "one [[value]]") for n in lacking]
