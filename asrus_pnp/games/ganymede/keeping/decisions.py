"""A turn as a course of decisions: what has only one way is done, what a player said is taken, what is left open is asked for."""

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.play.events import too_much
from asrus_pnp.positions.notation import short

Value = TypeVar("Value")
SHOWN = 12
Spell = Callable[[str], Text]


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be decided, in words, and the clause that gives the choice; the ways, as they are typed, of which the first `shown` are told; the way
    that is taken where nothing is said; why another way is not allowed, where a clause of its own forbids it."""

    words: Text
    clause: str
    ways: tuple[str, ...]
    shown: int
    unsaid: str | None = None
    refused: Callable[[str], Fault | None] = lambda token: None

    def meant(self, token: str) -> str | None:
        """The way that a word means: itself, or the only one that begins so."""
        if token in self.ways:
            return token
        begun = [w for w in self.ways if w.startswith(token)]
        return begun[0] if len(begun) == 1 else None

    def allowed(self, spell: Spell) -> Text:
        """The ways that are told."""
        told = join([spell(w) for w in self.ways[: min(self.shown, SHOWN)]], ", ")
        return Text(f"{told.ko} …", f"{told.en} …") if self.shown > SHOWN else told

    def wrong(self, token: str, spell: Spell) -> InputError:
        """What is wrong with a word that is no way."""
        told, said = self.refused(token), spell(short(token))
        found = (f"{self.words.ko}: “{said.ko}”은(는) 할 수 없습니다", f"{self.words.en}: “{said.en}” cannot be")
        return InputError([told or fault(same(""), *found, *self.allowed(spell), self.clause)])

    def missing(self, spell: Spell) -> InputError:
        """That nothing is said though it must be."""
        return InputError([fault(same(""), f"{self.words.ko}: 정하지 않았습니다", f"{self.words.en}: not said", *self.allowed(spell), self.clause)])


Course = Generator[Decision, str, Value]


def choose(
    words: Text,
    clause: str,
    ways: Mapping[str, Value],
    unsaid: str | None = None,
    hidden: Mapping[str, Value] | None = None,
    refused: Callable[[str], Fault | None] = lambda token: None,
) -> Course[Value]:
    """One of the ways; not asked where there is only one. Hidden ways may be said too, and are not told."""
    every = {**ways, **(hidden or {})}
    if len(every) == 1 and unsaid is None:
        return next(iter(every.values()))
    token = yield Decision(words, clause, tuple(every), len(ways), unsaid, refused)
    return every[token]


@dataclass(frozen=True, slots=True)
class Followed(Generic[Value]):
    """Where a course has come to its end, and what was said for it, in one spelling."""

    value: Value
    said: tuple[str, ...]


def follow(start: Callable[[], Course[Value]], said: Sequence[str], spell: Spell) -> Followed[Value] | Decision:
    """The course to its end, or to the first decision that is left open; raises InputError where something said cannot be.
    What goes without saying is taken to be unsaid; only where that does not come out may it have been said all the same."""
    try:
        found = _follow(start, said, spell, every=False)
        if isinstance(found, Followed):
            return found
    except InputError as error:
        try:
            return _follow(start, said, spell, every=True)
        except InputError:
            raise error from None
    try:
        again = _follow(start, said, spell, every=True)
    except InputError:
        return found
    return again if isinstance(again, Followed) else found


def _follow(start: Callable[[], Course[Value]], said: Sequence[str], spell: Spell, every: bool) -> Followed[Value] | Decision:
    course, used, at = start(), list[str](), 0
    try:
        decision = next(course)
        while True:
            token = said[at] if at < len(said) else None
            meant = decision.meant(token) if token is not None else None
            if decision.unsaid is not None and (meant is None or (meant == decision.unsaid and not every)):
                decision = course.send(decision.unsaid)
                continue
            if token is None:
                return decision
            if meant is None:
                raise decision.wrong(token, spell)
            used.append(meant)
            at += 1
            decision = course.send(meant)
    except StopIteration as end:
        if at < len(said):
            raise too_much(said[at:]) from None
        return Followed(end.value, tuple(used))
