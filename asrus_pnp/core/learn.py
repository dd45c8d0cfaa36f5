"""The learn-to-play sheets as they stand in the card database: the words of each picture, an example for the referee, three questions."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.filling import check_cited, filled
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.game_numbers import load_values
from asrus_pnp.database.location import open_toml
from asrus_pnp.database.records import read, where
from asrus_pnp.rulebook.clauses import load_clauses


@dataclass(frozen=True, slots=True)
class Point:
    """One thing that a picture shows: what it is called, what is said of it, and the clauses behind it."""

    term: Text
    text: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """A position that the referee rules on or scores: the case (none for a score), the players' names, what has happened, and the lines, with
    {0}, {1} … for the names."""

    names: tuple[Text, ...]
    lines: tuple[str, ...]
    case: str = ""
    text: Text | None = None

    def named(self, lang: Lang) -> list[tuple[int, str]]:
        """The numbered lines with the names put in."""
        names = [n.say(lang) for n in self.names]
        return [(n, line.format(*names)) for n, line in enumerate(self.lines, 1)]

    def told(self, lang: Lang) -> str:
        """What has happened, with the names put in."""
        return self.text.say(lang).format(*(n.say(lang) for n in self.names)) if self.text else ""


@dataclass(frozen=True, slots=True)
class Learn:
    """What the sheet of a game says, in the order of the sheet. `more` stands where a game has more to show than a turn."""

    goal: Point
    setup: tuple[Point, ...]
    turn: tuple[Point, ...]
    example: Example
    end: Point
    points: tuple[Point, ...]
    score: Example
    asked: tuple[Point, ...]
    more: tuple[Point, ...] = ()

    @property
    def all(self) -> tuple[Point, ...]:
        """Every point."""
        return (self.goal, *self.setup, *self.turn, *self.more, self.end, *self.points, *self.asked)


def load_learn(data: Path, game: str, kits: Mapping[str, int]) -> Learn:
    """The sheet of a game, its numbers put in: those of the game and of its `kits`. Raises DataError with every fault of the file."""
    file, faults = f"learn/{game}.toml", list[Fault]()
    found = read(Learn, open_toml(data, file), file, "", faults)
    if found is None:
        raise DataError(faults)
    numbers, clauses = {v.id: v.value for v in load_values(data, game)} | dict(kits), load_clauses(data, game)

    def put(point: Point) -> Point:
        place = where(file, point.term.en)
        check_cited(point.clauses, clauses, place, faults)
        term, text = (filled(words, numbers, place, faults) for words in (point.term, point.text))
        return replace(point, term=term, text=text)

    setup, turn, points, asked, more = (tuple(map(put, part)) for part in (found.setup, found.turn, found.points, found.asked, found.more))
    learn = replace(found, goal=put(found.goal), end=put(found.end), setup=setup, turn=turn, points=points, asked=asked, more=more)
    if faults:
        raise DataError(faults)
    return learn
