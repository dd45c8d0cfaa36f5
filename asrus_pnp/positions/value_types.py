"""The kinds of value that a position can hold: how each is read from what was typed, and written back."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Protocol

from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text
from asrus_pnp.positions.notation import FORBIDDEN, quoted, short, unhidden

HANGUL = re.compile("[가-힣]")
DIGITS = re.compile(r"[0-9]{1,6}")
TIMES = re.compile(r"(.+?)[x×*]([0-9]{1,6})", re.IGNORECASE)
TIMES_OR_COUNT = re.compile(r"(.+?)[x×*:]([0-9]{1,6})", re.IGNORECASE)
MOST_AT_ONCE = 9_999
NO_LIMIT = 999_999
NONE = ("none", "없음")
YES, NO = ("y", "yes", "예", "네", "응"), ("n", "no", "아니요", "아니오")


class Wrong(Exception):
    """A value that cannot be read: what is wrong with it, what would be right, and the clause behind it if any.
    What would be right may be given as what finds it: looking for what was perhaps meant takes long, and is not done for the hundredth fault.
    A value of several parts tells all that is wrong in it: the first one, and the others in `also`."""

    def __init__(self, found: Text, right: Text | Callable[[], Text], clause: str = "") -> None:
        super().__init__(found.en)
        self.found, self.clause, self._right = found, clause, right
        self.also: list[Wrong] = []

    @property
    def right(self) -> Text:
        """What would be right."""
        return self._right() if callable(self._right) else self._right


class Kind(Protocol):
    """What a field needs of the kind of its value."""

    def read(self, text: str) -> Any:
        """The value; raises Wrong."""

    def show(self, value: Any) -> str:
        """The value as it would be typed."""

    def hint(self) -> Text:
        """What may be typed, in a few words."""


def not_understood(text: str, right: Text | Callable[[], Text]) -> Wrong:
    return Wrong(Text(f"“{short(text)}”은(는) 알 수 없다", f"“{short(text)}” is not understood"), right)


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from low to high, by the clause if any; with `none` also the word none, read as None."""

    low: int = 0
    high: int = NO_LIMIT
    none: bool = False
    clause: str = ""

    def read(self, text: str) -> int | None:
        if self.none and fold(text) in NONE:
            return None
        if not DIGITS.fullmatch(text):
            raise not_understood(text, self.hint())
        if not self.low <= int(text) <= self.high:
            raise Wrong(Text(f"{text}은(는) 범위 밖이다", f"{text} is out of range"), self.hint(), self.clause)
        return int(text)

    def show(self, value: int | None) -> str:
        return "none" if value is None else str(value)

    def hint(self) -> Text:
        if self.high == NO_LIMIT:
            ko, en = f"{self.low} 이상의 수", f"a number from {self.low}"
        else:
            ko, en = f"수 {self.low}–{self.high}", f"a number {self.low}–{self.high}"
        return Text(ko, en) if not self.none else Text(f"{ko} 또는 없음", f"{en}, or none")


@dataclass(frozen=True, slots=True)
class Yes:
    """A switch that is on or off, as in stand-in=yes; off where it is not given."""

    def read(self, text: str) -> bool:
        if fold(text) not in (*YES, *NO):
            raise not_understood(text, self.hint())
        return fold(text) in YES

    def show(self, value: bool) -> str:
        return "yes" if value else "no"

    def hint(self) -> Text:
        return Text("예 또는 아니요", "yes or no")


@dataclass(frozen=True, slots=True)
class One:
    """One thing of a known list, found by any of its spellings (folded)."""

    known: Mapping[str, Any]

    def read(self, text: str) -> Any:
        text = unhidden(text)
        found = self.known.get(fold(text))
        if found is None:
            raise not_understood(text, self.hint if DIGITS.fullmatch(text) else partial(perhaps, text, self.known))
        return found

    def show(self, value: Any) -> str:
        return str(value)

    def hint(self) -> Text:
        numbers = [v for v in self.known.values() if _is_number(v)]
        others = _spoken({k: v for k, v in self.known.items() if k and not _is_number(v)})
        if not numbers:
            return others
        span = Number(min(numbers), max(numbers)).hint()
        return Text(f"{span.ko} 또는 {others.ko}", f"{span.en}, or {others.en}") if others.en else span


def _spoken(known: Mapping[str, Any]) -> Text:
    """One spelling of each thing in either language, where it has one there."""
    ko, en = dict[Any, str](), dict[Any, str]()
    for spelling, value in known.items():
        (ko if HANGUL.search(spelling) else en).setdefault(value, spelling)
    return Text(perhaps("", (en | ko).values()).ko, perhaps("", [en.get(v) or ko[v] for v in dict.fromkeys(known.values())]).en)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Either:
    """A value of the first kind that can read it; where none can, the fault of the last."""

    kinds: tuple[Kind, ...]

    def read(self, text: str) -> Any:
        for kind in self.kinds[:-1]:
            try:
                return kind.read(text)
            except Wrong:
                continue
        return self.kinds[-1].read(text)

    def show(self, value: Any) -> str:
        plain = self.kinds[0] if isinstance(value, int) else self.kinds[-1]
        return plain.show(value)

    def hint(self) -> Text:
        hints = [k.hint() for k in self.kinds]
        return Text(" 또는 ".join(h.ko for h in hints), " or ".join(h.en for h in hints))


@dataclass(frozen=True, slots=True)
class Held:
    """A player's name and a number joined by @, as in award=Ann@6; a pair."""

    number: Number

    def read(self, text: str) -> tuple[str, int]:
        name, at, number = text.partition("@")
        if not at or not name or FORBIDDEN.search(name):
            raise not_understood(text, self.hint())
        return unhidden(name), self.number.read(number) or 0

    def show(self, value: tuple[str, int]) -> str:
        return f"{quoted(value[0])}@{value[1]}"

    def hint(self) -> Text:
        span = f"{self.number.low}–{self.number.high}"
        return Text(f"이름@{span}", f"name@{span}")


def _each_part(text: str, read: Callable[[str], None]) -> None:
    """Read each of the parts joined by +; raises Wrong with all that is wrong in any of them."""
    wrongs: list[Wrong] = []
    for part in text.split("+"):
        try:
            read(part)
        except Wrong as wrong:
            wrongs.append(wrong)
    if wrongs:
        wrongs[0].also = wrongs[1:]
        raise wrongs[0]


@dataclass(frozen=True, slots=True)
class Many:
    """Things joined by +, each read by the inner kind and, where `counted`, perhaps several times (5x2 or 5:2); a tuple; none is empty."""

    inner: Kind
    counted: bool = False
    once: bool = False

    def read(self, text: str) -> tuple[Any, ...]:
        if fold(text) in NONE:
            return ()
        found: list[Any] = []
        _each_part(text, lambda part: found.extend(self._part(part, found)))
        return tuple(found)

    def _part(self, part: str, before: list[Any]) -> list[Any]:
        times = TIMES_OR_COUNT.fullmatch(part) if self.counted else None
        value, count = self.inner.read(times[1] if times else part), int(times[2]) if times else 1
        if not 1 <= count <= MOST_AT_ONCE:
            raise Wrong(Text(f"“{short(part)}”은(는) {count}장이다", f"“{short(part)}” is {count} cards"), Text("1장 이상", "at least one"))
        if self.once and value in before:
            raise Wrong(Text(f"“{short(part)}”이(가) 두 번 나온다", f"“{short(part)}” stands there twice"), Text("한 번만", "once"))
        return [value] * count

    def show(self, value: tuple[Any, ...]) -> str:
        return "+".join(self.inner.show(v) for v in value) or "none"

    def hint(self) -> Text:
        one = self.inner.hint()
        return Text(f"{one.ko}; 여럿은 +로 잇는다", f"{one.en}; several joined by +")


@dataclass(frozen=True, slots=True)
class Counts:
    """name:count joined by +; a dict; each name once, counts from `least` (0 for things that are always there)."""

    inner: Kind
    least: int = 1

    def read(self, text: str) -> dict[Any, int]:
        counts: dict[Any, int] = {}
        if fold(text) in NONE:
            return counts
        _each_part(text, lambda part: self._part(part, counts))
        return counts

    def _part(self, part: str, counts: dict[Any, int]) -> None:
        name, colon, number = part.partition(":")
        if not colon:
            raise not_understood(part, self.hint())
        value = self.inner.read(name)
        if value in counts:
            raise Wrong(Text(f"“{short(name)}”이(가) 두 번 나온다", f"“{short(name)}” stands there twice"), Text("한 번만", "once"))
        counts[value] = 0  # a count that cannot be read is still one of this name
        counts[value] = _number(self.least).read(number) or 0

    def show(self, value: dict[Any, int]) -> str:
        return "+".join(f"{self.inner.show(k)}:{n}" for k, n in value.items()) or "none"

    def hint(self) -> Text:
        one = self.inner.hint()
        return Text(f"이름:개수를 +로 잇는다 ({one.ko})", f"name:count joined by + ({one.en})")


@cache
def _number(least: int) -> Number:
    return Number(least)


def added(some: Iterable[Mapping[Any, int]]) -> dict[Any, int]:
    """How many there are of each thing in all of the counts."""
    totals: dict[Any, int] = {}
    for counts in some:
        for thing, count in counts.items():
            totals[thing] = totals.get(thing, 0) + count
    return totals
