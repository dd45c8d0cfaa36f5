"""What a game gives to the command line: questions that lines can be given for, each with its form, its checks and its answer."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.text import Text
from asrus_pnp.positions.form import Form, Reading, read, write
from asrus_pnp.positions.notation import at_lines
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Rounds, Scoresheet
from asrus_pnp.rulebook.clauses import Clauses

Answer = TypeVar("Answer", bound=Scoresheet | Ruling)


@dataclass(frozen=True, slots=True)
class Question(Generic[Answer]):
    """A score or one case of a dispute. `parse` makes a position of what was read, as far as it can; `problems` lists all that is
    impossible in it (the second argument: whether copies are counted against the deck); `answer` is asked only where there are none."""

    title: Text
    form: Form
    parse: Callable[[Reading], Any]
    problems: Callable[[Any, bool], list[Fault]]
    answer: Callable[[Any], Answer]
    example: tuple[str, ...]

    def settle(self, lines: list[tuple[int, str]], deck_check: bool = True) -> Answer:
        """The answer to numbered lines; raises InputError with every fault of them."""
        faults: list[Fault] = []
        position = self.parse(read(self.form, lines, faults))
        faults += self.problems(position, deck_check)
        if faults:
            whole = at_lines([number for number, _ in lines])
            raise InputError([f if f.where.en else replace(f, where=whole) for f in faults])
        return self.answer(position)

    def canonical(self, lines: list[tuple[int, str]]) -> list[str]:
        """The same position in one spelling, as lines that read back to it."""
        return write(self.form, read(self.form, lines, []))


class Later(Mapping[str, Question[Ruling]]):
    """Cases by name, each made when it is first asked for: a score then loads nothing of what settles disputes."""

    def __init__(self, names: Sequence[str], make: Callable[[str], Question[Ruling]]) -> None:
        self._names, self._make, self._made = tuple(names), make, dict[str, Question[Ruling]]()

    def __getitem__(self, name: str) -> Question[Ruling]:
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
    score: Question[Scoresheet]
    cases: Mapping[str, Question[Ruling]]
    rounds: Callable[[Sequence[Scoresheet]], Rounds] | None = None
    rounds_clause: str = ""
