"""What a game gives to the command line: questions that lines can be given for, each with its form, its checks and its answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.text import Text
from asrus_pnp.positions.form import Form, Reading, read, write
from asrus_pnp.positions.notation import at_lines
from asrus_pnp.positions.places import NOWHERE, Places, places_of
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Rounds, Scoresheet
from asrus_pnp.rulebook.clauses import Clauses

Position = TypeVar("Position")
Outcome = TypeVar("Outcome")
Answer = TypeVar("Answer", bound=Scoresheet | Ruling)


@dataclass(frozen=True, slots=True)
class Question(Generic[Position, Outcome, Answer]):
    """A score or one case of a dispute.

    `parse` makes a position of what was read; where a value could not be read, something stands in its stead and the places say so.
    `problems` lists all that is impossible in a position, by the places beside it (the last argument: whether copies are counted against the
    deck), and says nothing that rests on what could not be read. `decide` gives the outcome of a position in which nothing is impossible,
    `tell` puts it into words; of a score the outcome is the scoresheet, and `tell` is `as_decided`."""

    title: Text
    form: Form
    parse: Callable[[Reading], Position]
    problems: Callable[[Position, Places, bool], list[Fault]]
    decide: Callable[[Position], Outcome]
    tell: Callable[[Position, Outcome], Answer]
    example: tuple[str, ...]

    def settle(self, lines: list[tuple[int, str]], deck_check: bool = True) -> Answer:
        """The answer to numbered lines; raises InputError with every fault of them."""
        faults: list[Fault] = []
        reading = read(self.form, lines, faults)
        position = self.parse(reading)
        faults += self.problems(position, places_of(reading), deck_check)
        if faults:
            whole = at_lines([number for number, _ in lines])
            raise InputError([f if f.where.en else replace(f, where=whole) for f in faults])
        return self.tell(position, self.decide(position))

    def ruled(self, position: Position, deck_check: bool = True) -> Outcome:
        """The outcome of a position that nobody typed; raises InputError with every fault of it, none of which names a place."""
        faults = self.problems(position, NOWHERE, deck_check)
        if faults:
            raise InputError(faults)
        return self.decide(position)

    def canonical(self, lines: list[tuple[int, str]]) -> list[str]:
        """The same position in one spelling, as lines that read back to it."""
        return write(self.form, read(self.form, lines, []))


def as_decided(position: object, outcome: Answer) -> Answer:
    """An outcome that is told as it was decided: a scoresheet has its words with its points."""
    return outcome


Score = Question[Any, Scoresheet, Scoresheet]
Case = Question[Any, Any, Ruling]


class Later(Mapping[str, Case]):
    """Cases by name, each made when it is first asked for: a score then loads nothing of what settles disputes."""

    def __init__(self, names: Sequence[str], make: Callable[[str], Case]) -> None:
        self._names, self._make, self._made = tuple(names), make, dict[str, Case]()

    def __getitem__(self, name: str) -> Case:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


@dataclass(frozen=True, slots=True)
class Book:
    """One game as the referee knows it; `rounds` adds up several games where the rules have that, by `rounds_clause`."""

    id: str
    name: Text
    clauses: Clauses
    score: Score
    cases: Mapping[str, Case]
    rounds: Callable[[Sequence[Scoresheet]], Rounds] | None = None
    rounds_clause: str = ""
