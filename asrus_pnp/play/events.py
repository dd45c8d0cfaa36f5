"""What all games share that are kept turn by turn: how an answer and an event are read, in the notation of positions."""

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.words import Words
from asrus_pnp.positions import notation
from asrus_pnp.positions.form import Entry, Field, Form, Reading, read, write
from asrus_pnp.positions.prompts import BACK, NOTHING
from asrus_pnp.positions.value_types import NONE, Kind, One, Wrong, Yes

START, UNDO, REDO, EDIT, RENAME = "start", "undo", "redo", "edit", "rename"
CHANGES = (UNDO, REDO, EDIT, RENAME)
COMMANDS = (*CHANGES, "show", "log", "left", "why", "score", "stats", "help", "quit")
NUMERIC = re.compile(r"[\d.+/-]+")
PARTS = re.compile(r"([\s:>+/])")
ANY_DECK = Field("any-deck", Yes(), Text("장수를 덱과 견주지 않으면 예", "yes, if copies are not counted against the deck"))


@dataclass(frozen=True, slots=True)
class NewName:
    """The name of a player, as the notation allows it: no word that means something else at the table, and no number."""

    reserved: Iterable[str]

    def read(self, text: str) -> str:
        text = notation.unhidden(text).strip()
        if not text or notation.FORBIDDEN.search(text) or not text.isprintable():
            raise Wrong(Text("이름이 될 수 없습니다", "cannot be a name"), Text("기호 없는 이름", "a name without signs"))
        if NUMERIC.fullmatch(text):
            raise Wrong(Text("수는 이름이 될 수 없습니다", "a number is no player's name"), Text("글자로 된 이름", "a name in letters"))
        if fold(text) in self.reserved:
            found = Text("이 자리에서 다른 뜻이 있는 말이라 이름이 될 수 없습니다", "means something else here and cannot be a name")
            raise Wrong(found, Text(f"다른 이름, 예 {text}1", f"another name, such as {text}1"))
        return text

    def show(self, value: str) -> str:
        return notation.quoted(value)

    def hint(self) -> Text:
        return Text("이름", "a name")


def new_name(words: Words, heads: Iterable[str]) -> NewName:
    """The kind of a player's name in a game whose events begin with those words."""
    taken = words.table(("table", "option", START, *COMMANDS, *heads))
    return NewName(frozenset((*taken, *NONE, NOTHING, BACK)))


class Seated(One):
    """The name of somebody who plays, in any case; shown in quotes where it holds a sign."""

    __slots__ = ()

    def show(self, value: str) -> str:
        return notation.quoted(value)


def seated(names: Iterable[str]) -> Seated:
    """The kind of a name of somebody who plays."""
    return Seated({fold(n): n for n in names})


def joined(names: Iterable[str]) -> str:
    """Names as one value of a line: a sign within a name is put in quotes."""
    return "+".join(map(notation.quoted, names))


def names_one(item: str, seats: One) -> bool:
    """Whether an item of an answer is the name of somebody who plays."""
    return fold(notation.unhidden(item)) in seats.known


def check_seats(names: Sequence[str], low: int, high: int, clause: str) -> None:
    """Raises InputError where too few or too many play, or two names differ in case only."""
    faults: list[Fault] = []
    if not low <= len(names) <= high:
        there = "there is 1 player" if len(names) == 1 else f"there are {len(names)} players"
        found = (f"플레이어가 {len(names)}명입니다", there) if names else ("이름을 적지 않았습니다", "nobody is named")
        faults.append(fault(same(""), *found, f"{low}–{high}명", f"{low}–{high} players", clause))
    twice = [n for k, n in enumerate(names) if fold(n) in map(fold, names[:k])]
    faults += [fault(same(""), f"{n}: 같은 이름이 두 번 나온다", f"{n} stands there twice", "서로 다른 이름", "two names") for n in twice]
    if faults:
        raise InputError(faults)


def items(typed: str) -> tuple[str, ...]:
    """The items of an answer, written as on a line: normalised, without a comment."""
    found = [notation.read_line(n, line, []) for position in notation.split(f"-: {typed}") for n, line in position]
    return tuple(i for line in found if line for i in line.items)


def written(item: str) -> str:
    """An item of an answer as it would be typed."""
    return notation.quoted(notation.unhidden(item)) if item != notation.unhidden(item) else item


def tokens(said: Sequence[str]) -> list[str]:
    """The items of all answers in a row; an empty one stands as NOTHING."""
    return [i for answer in said for i in (items(answer) or (NOTHING,))]


def whole_line(typed: str, heads: Container[str]) -> str:
    """What was typed as one line of the record, or nothing where no head (folded) stands before a colon: 8:1+3:1 is an answer."""
    lines = [line for position in notation.split(typed) for _, line in position]
    name, colon, _ = lines[0].partition(":") if len(lines) == 1 else ("", "", "")
    return lines[0] if colon and fold(name.strip()) in heads else ""


def spoken(form: str, words: Words, lang: Lang) -> str:
    """What may be typed, in that language: each word that has a Korean form in it; names and numbers stay."""
    return "".join(words.label(w).ko for w in PARTS.split(form)) if lang == "ko" else form


def head_of(text: str, heads: Mapping[str, str]) -> str:
    """The word that a line begins with, as the heads spell it; raises InputError with what would be right."""
    name, colon, _ = text.partition(":")
    found = heads.get(fold(name.strip())) if colon else None
    if found is None:
        short = notation.short(name.strip() if colon else text)
        raise InputError([Fault(same(""), Text(f"“{short}”: 그런 사건은 없다", f"there is no event “{short}” here"), perhaps(short, heads))])
    return found


def read_event(form: Form, head: str, text: str) -> tuple[Entry, str]:
    """What one line says under its head, and the line in one spelling; raises InputError with every fault, none of which names a place."""
    faults: list[Fault] = []
    reading = read(form, [(1, text)], faults)
    if faults:
        raise InputError(placeless(faults))
    entry = replace(reading.players[0], name=head)
    return entry, write(form, Reading(reading.table, (), (entry,)))[0]


def read_item(kind: Kind, text: str, of: str = "") -> Any:
    """One item of an answer; raises InputError naming it, and whose it is."""
    try:
        return kind.read(text)
    except Wrong as wrong:
        shown = notation.short(text)
        found = Text(f"“{shown}”: {wrong.found.ko}", f"“{shown}”: {wrong.found.en}")
        raise InputError([Fault(same(of), found, wrong.right, wrong.clause)]) from None


def filled(typed: Sequence[str], names: Sequence[str], kind: Kind) -> dict[str, Any]:
    """What each of the names has, as far as it was typed: one after the other in their order, or with a name, as in Bob=6;
    raises InputError for what cannot be read, stands there twice, is left empty, or is too much."""
    found, known = dict[str, Any](), seated(names)
    for n, item in enumerate(typed):
        name, named, value = item.rpartition("=")
        free = [one for one in names if one not in found]
        if not named and not free:
            raise too_much(typed[n:])
        who = read_item(known, name) if named else free[0]
        if who in found:
            raise InputError([fault(same(""), f"{who}: 두 번 나옵니다", f"{who} stands there twice", "한 번만", "once")])
        if value in ("", NOTHING):
            right = kind.hint()
            raise InputError([fault(same(who), "비워 둘 수 없습니다", "cannot be left empty", right.ko, right.en)])
        found[who] = read_item(kind, value, who)
    return found


def placeless(faults: Iterable[Fault]) -> list[Fault]:
    """The faults without their places."""
    return [replace(f, where=same("")) for f in faults]


def too_much(extra: Sequence[str]) -> InputError:
    """The error that an answer holds more than was asked for."""
    shown = notation.short(" ".join(extra))
    return InputError([fault(same(""), f"“{shown}”: 너무 많다", f"“{shown}” is too much", "물은 것만", "only what is asked")])
