"""The numbers of a game (hands, bonuses, limits) as they stand in the card database."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import TypeVar

from asrus_pnp.core.data import open_toml
from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.records import Standing, read_all, where

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Value:
    """One number of a game, the clause that it belongs to, how sure it is, and who says so."""

    id: str
    value: int
    clause: str
    standing: Standing
    source: str


def load_values(data: Path, game: str) -> tuple[Value, ...]:
    """All numbers of a game; raises DataError with every fault of the file."""
    name, faults = f"games/{game}.toml", list[Fault]()
    values = read_all(Value, open_toml(data, name).get("value"), name, "value", faults)
    if faults:
        raise DataError(faults)
    return values


def load_numbers(data: Path, game: str, cls: type[T]) -> T:
    """The numbers of a game that the dataclass wants, by field name; raises DataError where one is missing."""
    values = {v.id: v.value for v in load_values(data, game)}
    wanted, file = [f.name for f in fields(cls)], f"games/{game}.toml"  # type: ignore[arg-type]
    missing = [n for n in wanted if n not in values]
    if missing:
        raise DataError([fault(where(file, f"value {n}"), "빠져 있다", "is missing", "[[value]] 하나", "one [[value]]") for n in missing])
    return cls(**{n: values[n] for n in wanted})
