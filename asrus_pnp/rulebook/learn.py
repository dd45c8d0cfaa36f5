"""The learn-to-play sheets as they stand in the card database: the words of each picture, an example for the referee, three questions."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_values
from asrus_pnp.database.records import read, where
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.filling import check_cited, filled


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


def file_of(game: str) -> str:
    """The file of a game's sheet."""
    return f"learn/{game}.toml"


@once
def read_learn(db: Database, game: str) -> Learn:
    """The sheet of a game as it stands in its file, the names of numbers in it; raises DataError with every fault of a field."""
    file, faults = file_of(game), list[Fault]()
    found = read(Learn, db.tables(file).whole(), file, "", faults)
    if found is None:
        raise DataError(faults)
    return found


def load_learn(db: Database, game: str, known: Mapping[str, int]) -> Learn:
    """The sheet of a game, its numbers put in: those of the game, and those `known` of its kit. Raises DataError with every fault of the file."""
    file, faults, found = file_of(game), list[Fault](), read_learn(db, game)
    numbers, clauses = {v.id: v.value for v in load_values(db, game)} | dict(known), load_clauses(db, game)

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
