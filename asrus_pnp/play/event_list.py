"""What became of the lines of a record: events, and undo, redo and edit, which change the list of events and are lines themselves.

The record only grows; the events that hold are found by going through its lines once. Pure."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.play import renaming
from asrus_pnp.play.events import CHANGES, EDIT, REDO, RENAME, UNDO
from asrus_pnp.play.kept_game import Numbered
from asrus_pnp.positions.notation import at_line
from asrus_pnp.positions.prompts import NOTHING


@dataclass(frozen=True, slots=True)
class Change:
    """Events from a place on that gave way to others: none to one for a new event, one to one for an edited one, one to none for one taken out."""

    at: int
    old: tuple[Numbered, ...]
    new: tuple[Numbered, ...]

    @property
    def turned(self) -> "Change":
        """The change that takes this one back."""
        return Change(self.at, self.new, self.old)


@dataclass(frozen=True, slots=True)
class History:
    """The events that hold, the first of which sets the game up; the changes that made them, and those taken back that can be made again."""

    events: tuple[Numbered, ...] = ()
    done: tuple[Change, ...] = ()
    undone: tuple[Change, ...] = ()

    def put(self, event: Numbered) -> "History":
        """With one more event; the first one cannot be undone."""
        if not self.events:
            return History((event,))
        return self._make(Change(len(self.events), (), (event,)))

    def edit(self, number: int, event: Numbered | None) -> "History":
        """With another event in the place of that number, or with none; raises InputError where there is no such event."""
        last = len(self.events) - 1
        if not 0 <= number <= last or (number == 0 and event is None):
            first = 0 if event else 1
            raise InputError([fault(same(""), f"{number}번 사건은 고칠 수 없다", f"event {number} cannot be changed so", f"{first}–{last}", f"{first}–{last}")])
        return self._make(Change(number, (self.events[number],), (event,) if event else ()))

    def rename(self, old: str, new: str) -> "History":
        """With another name of a player in all events; raises InputError where none of them has the old one, or one the new one already."""
        if fold(old) != fold(new) and any(renaming.holds(text, new) for _, text in self.events):
            raise InputError([fault(same(""), f"{new}: 이미 쓰이는 말입니다", f"{new} stands in the record already", "다른 이름", "another name")])
        events = tuple((line, renaming.renamed(text, old, new)) for line, text in self.events)
        if events == self.events:
            raise InputError(
                [fault(same(""), f"{old}: 그런 플레이어는 없습니다", f"nobody called {old} plays", "지금 이름=새 이름", "the name now=the new name")]
            )
        return self._make(Change(0, self.events, events))

    def number(self, typed: str) -> int:
        """The number of an event as it was typed; raises InputError where there is no such event."""
        last = len(self.events) - 1
        if not typed.isdecimal() or not 0 <= int(typed[:9]) <= last:
            right = (f"고치기 0–{last}, 번호는 보기에", f"edit 0–{last}; show lists them")
            raise InputError([fault(same(""), f"“{typed[:20]}”: 그런 사건은 없다", f"there is no event “{typed[:20]}”", *right)])
        return int(typed)

    def undo(self) -> "History":
        """Without the last change; raises InputError where there is none."""
        if not self.done:
            right = ("처음의 설정은 고치기 0", "edit 0 changes the set-up")
            raise InputError([fault(same(""), "무를 것이 없다", "there is nothing to undo", *right)])
        change = self.done[-1]
        return replace(self._turn(change.turned), done=self.done[:-1], undone=(*self.undone, change))

    def redo(self) -> "History":
        """With the change made again that was last taken back; raises InputError where there is none."""
        if not self.undone:
            right = ("무른 다음에만", "only after an undo")
            raise InputError([fault(same(""), "다시 할 것이 없다", "there is nothing to redo", *right)])
        change = self.undone[-1]
        return replace(self._turn(change), done=(*self.done, change), undone=self.undone[:-1])

    def _make(self, change: Change) -> "History":
        return replace(self._turn(change), done=(*self.done, change), undone=())

    def _turn(self, change: Change) -> "History":
        before, after = self.events[: change.at], self.events[change.at + len(change.old) :]
        return replace(self, events=(*before, *change.new, *after))


def fold_lines(lines: Iterable[Numbered], heads: Mapping[str, str]) -> tuple[History, list[Fault]]:
    """The history that the lines make, and the faults of changes that could not be made, which then change nothing."""
    history, faults = History(), list[Fault]()
    for line in lines:
        try:
            history = apply(history, line, heads)
        except InputError as error:
            faults += [replace(f, where=at_line(line[0])) for f in error.faults]
    return history, faults


def apply(history: History, line: Numbered, heads: Mapping[str, str]) -> History:
    """The history after one more line; heads are the spellings of undo, redo and edit. Raises InputError for a change that cannot be made."""
    number, text = line
    name, _, rest = text.partition(":")
    head = heads.get(fold(name.strip()))
    if head not in CHANGES:
        return history.put(line)
    if head in (UNDO, REDO) and rest.strip():
        right = (f"{head}: 만", f"{head}: alone")
        raise InputError([fault(same(""), f"“{rest.strip()}”: 여기서는 뜻이 없다", f"“{rest.strip()}” has no meaning here", *right)])
    if head == RENAME:
        return history.rename(*renaming.named(rest))
    if head == EDIT:
        at, new = _edited(rest)
        return history.edit(at, None if new == NOTHING else (number, new))
    return history.undo() if head == UNDO else history.redo()


def _edited(rest: str) -> tuple[int, str]:
    """The number and the new line of an edit."""
    at, _, new = rest.strip().partition(" ")
    if not at.isdecimal() or len(at) > 6 or not new.strip():
        right = ("edit: 3 새 줄, 또는 edit: 3 - 로 빼기", "edit: 3 and the new line, or edit: 3 - to take it out")
        raise InputError([fault(same(""), f"“{rest.strip()[:40]}”: 알 수 없다", f"“{rest.strip()[:40]}” is not understood", *right)])
    return int(at), new.strip()
