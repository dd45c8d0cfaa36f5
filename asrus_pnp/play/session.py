"""A game as it stands: the state after each event that holds, always what a fresh reading of the record would give. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.play import renaming
from asrus_pnp.play.event_list import History, fold_lines
from asrus_pnp.play.events import CHANGES, EDIT, REDO, START, UNDO
from asrus_pnp.play.kept_game import Happening, KeptGame, Numbered, Said
from asrus_pnp.play.record import Record, completed
from asrus_pnp.positions.notation import at_line
from asrus_pnp.positions.prompts import NOTHING, Prompt

State = TypeVar("State")


@dataclass(frozen=True, slots=True)
class Stuck:
    """The first event that is impossible, and why; it and all after it wait until it is mended."""

    number: int
    faults: tuple[Fault, ...]


@dataclass(frozen=True, slots=True)
class Session(Generic[State]):
    """The events that hold, what each of them brought as far as they are possible, and the line that comes next in the record."""

    play: KeptGame[State]
    heads: Mapping[str, str]
    history: History
    course: tuple[Happening[State], ...]
    stuck: Stuck | None
    next_line: int

    @property
    def state(self) -> State:
        """The state after the last event that was carried out."""
        return self.course[-1].state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.stuck is None and self.play.over(self.state)

    def ask(self, said: Said, before: int | None = None) -> Prompt | str:
        """The next question, or the line that the answers make; with `before`, for the event of that number. Raises InputError."""
        if before is None:
            self._free()
            if self.over:
                right = ("취소나 고치기", "undo or edit")
                raise InputError([fault(same(""), "게임이 끝났다", "the game is over", *right)])
            return self.play.ask(self.state, said)
        if before == 0 or before > len(self.course):
            raise InputError([_no_such(before, len(self.course))])
        return self.play.ask(self.course[before - 1].state, said)

    def enter(self, text: str) -> "tuple[Session[State], str]":
        """The session after one more event, and its line for the record; raises InputError where the event is impossible."""
        self._free()
        happening = self.play.step(self.state, text)
        history = self.history.put((self.next_line, happening.line))
        return replace(self, history=history, course=(*self.course, happening), next_line=self.next_line + 1), happening.line

    def edit(self, number: int, text: str) -> "tuple[Session[State], str]":
        """The session with that event changed, or taken out where the text is NOTHING, and all others carried out anew;
        raises InputError where the new event is itself impossible."""
        if number > len(self.course):
            self._free()
        if text == NOTHING:
            event = line = None
        else:
            line = self._possible(number, text).line
            event = (self.next_line, line)
        history = self.history.edit(number, event)
        return self._after(history, number), f"{EDIT}: {number} {line or NOTHING}"

    def _possible(self, number: int, text: str) -> Happening[State]:
        if number == 0:
            return self.play.start(text)
        if number >= len(self.history.events):
            raise InputError([_no_such(number, len(self.history.events) - 1)])
        return self.play.step(self.course[number - 1].state, text)

    def undo(self) -> "tuple[Session[State], str]":
        """The session without the last change; raises InputError where there is none."""
        history = self.history.undo()
        return self._after(history, self.history.done[-1].at), f"{UNDO}:"

    def redo(self) -> "tuple[Session[State], str]":
        """The session with the last change made again; raises InputError where none was taken back."""
        history = self.history.redo()
        return self._after(history, self.history.undone[-1].at), f"{REDO}:"

    def rename(self, old: str, new: str) -> "tuple[Session[State], str]":
        """The session with another name for a player from the first event on; raises InputError where there is no such player, the new name cannot
        be one, or the old one is also a word that means something in an event."""
        if fold(old) not in map(fold, self.play.seating(self.state).players):
            there = ", ".join(self.play.seating(self.state).players)
            raise InputError([fault(same(""), f"{old}: 그런 플레이어는 없습니다", f"nobody called {old} plays", there, there)])
        history = self.history.rename(old, new)
        self.play.start(history.events[0][1])
        after = self._after(history, 0)
        if after.stuck != self.stuck and (self.stuck is None or after.stuck is None or after.stuck.number != self.stuck.number):
            found = (f"{old}: 사건에서 다른 뜻으로도 쓰이는 이름입니다", f"{old} is also a word of the game in some event")
            raise InputError([fault(same(""), *found, "고치기 0 으로 이름을 바꿉니다", "edit 0 changes the names")])
        return after, renaming.written(old, new)

    def _after(self, history: History, kept: int) -> "Session[State]":
        """With another history whose first events, as many as kept, are the same; what follows is carried out anew."""
        course, stuck = _carry_out(self.play, history.events, self.course[:kept])
        return replace(self, history=history, course=course, stuck=stuck, next_line=self.next_line + 1)

    def _free(self) -> None:
        if self.stuck:
            number = self.stuck.number
            found = Text(f"{number}번 사건이 먼저다", f"event {number} comes first")
            right = Text(f"고치기 {number} …, 고치기 {number} - 또는 취소", f"edit {number}, edit {number} - or undo")
            raise InputError([Fault(same(""), found, right)])


def _no_such(number: int, last: int) -> Fault:
    return fault(same(""), f"{number}번 사건은 없다", f"there is no event {number}", f"1–{last}", f"1–{last}")


def begin(play: KeptGame[State], line: str, next_line: int = 1) -> tuple[Session[State], str]:
    """A new game from the line that sets it up, and that line in one spelling; raises InputError where it is impossible."""
    happening = play.start(line)
    history = History().put((next_line, happening.line))
    return Session(play, _changes(play), history, (happening,), None, next_line + 1), happening.line


def resume(play: KeptGame[State], lines: Sequence[Numbered], next_line: int) -> tuple[Session[State], list[Fault]]:
    """The game that a record holds, at least its first line, and the faults of changes in it that could not be made;
    raises InputError where the first line sets up no game."""
    heads = _changes(play)
    history, faults = fold_lines(lines, heads)
    try:
        first = play.start(history.events[0][1])
    except InputError as error:
        raise InputError(placed(error.faults, 0, history.events[0])) from None
    course, stuck = _carry_out(play, history.events, (first,))
    return Session(play, heads, history, course, stuck, next_line), faults


def whole(play: KeptGame[State], kept: Record) -> Record:
    """The record with its last line, where that has no end, as editors leave it, but is a whole event that can have happened."""
    longer = completed(kept)
    if longer is kept:
        return kept
    try:
        session, faults = resume(play, longer.lines, longer.next_line)
    except InputError:
        return kept
    return kept if session.stuck or faults else longer


def heads(play: KeptGame[State], session: Session[State] | None) -> set[str]:
    """What a whole line begins with, folded: the words for events, and the names of those who play."""
    names = play.seating(session.state).players if session else ()
    return {*play.book.score.form.words.table((START, *play.heads)), *map(fold, names)}


def _changes(play: KeptGame[State]) -> dict[str, str]:
    return play.book.score.form.words.table(CHANGES)


def _carry_out(play: KeptGame[State], events: Sequence[Numbered], course: tuple[Happening[State], ...]) -> tuple[tuple[Happening[State], ...], Stuck | None]:
    """What the events bring from where the course ends, up to the first impossible one."""
    made = list(course)
    for number in range(len(course), len(events)):
        try:
            made.append(play.step(made[-1].state, events[number][1]) if made else play.start(events[number][1]))
        except InputError as error:
            return tuple(made), Stuck(number, tuple(placed(error.faults, number, events[number])))
    return tuple(made), None


def placed(faults: Sequence[Fault], number: int, event: Numbered) -> list[Fault]:
    """The faults of an event with its place: its number, its line in the record, and what it says."""
    line, text = event
    place = at_line(line)
    where = Text(f"{place.ko}, {number}번 사건 “{text}”", f"{place.en}, event {number} “{text}”")
    return [replace(f, where=join([where, f.where], ", ") if f.where.en else where) for f in faults]
