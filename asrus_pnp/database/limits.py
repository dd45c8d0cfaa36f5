"""What a field of a record allows beyond its type: stated where the field is declared, as in Annotated[int, Range(1, 99)]."""

import re
from collections.abc import Sized
from dataclasses import dataclass
from typing import Annotated, Any, Protocol, runtime_checkable

from asrus_pnp.core.text import Text, same


@runtime_checkable
class Limit(Protocol):
    """Something that holds for every value of a field, and what it says to who broke it."""

    @property
    def says(self) -> Text: ...

    def holds(self, value: Any) -> bool: ...


Limits = tuple[Limit, ...]


@dataclass(frozen=True, slots=True)
class Range:
    """A number from the least to the greatest, both included."""

    least: float
    most: float

    @property
    def says(self) -> Text:
        return same(f"{self.least:g}–{self.most:g}")

    def holds(self, value: Any) -> bool:
        return bool(self.least <= value <= self.most)


@dataclass(frozen=True, slots=True)
class Length:
    """A text of so many letters, or a list of so many values."""

    least: int
    most: int

    @property
    def says(self) -> Text:
        return Text(f"{self.least}–{self.most}개", f"{self.least}–{self.most} of them")

    def holds(self, value: Sized) -> bool:
        return self.least <= len(value) <= self.most


@dataclass(frozen=True, slots=True)
class Shape:
    """A text that has a shape all through, and an example of one that has it."""

    pattern: str
    example: str

    @property
    def says(self) -> Text:
        return Text(f"예 {self.example}", f"such as {self.example}")

    def holds(self, value: str) -> bool:
        return re.fullmatch(self.pattern, value) is not None


MOST_CARDS = 99  # an id has two digits
Copies = Annotated[int, Range(1, MOST_CARDS)]
Ids = Annotated[str, Shape(r"[A-Z]\d\d(-[A-Z]\d\d)?", "A04-A06")]
Letter = Annotated[str, Shape("[A-Z]", "C")]
Id = Annotated[str, Shape(r"[a-z0-9][a-z0-9:-]*", "red, per-colour:red")]
Points = Annotated[int, Range(0, 20)]
Piece = Annotated[float, Range(30, 150)]  # a side of a card or a tile in mm: on smaller ones words of 5 pt have no room
Side = Annotated[float, Range(30, 500)]  # a side of a card or of paper in mm
Seats = Annotated[int, Range(1, 12)]
