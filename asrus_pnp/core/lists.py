"""The kinds of value that hold several things joined by +: lists, and counts by name."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from asrus_pnp.core.kinds import NONE, Kind, Number, Wrong, not_understood
from asrus_pnp.core.names import fold
from asrus_pnp.core.notation import short
from asrus_pnp.core.text import Text

TIMES_OR_COUNT = re.compile(r"(.+?)[x×*:]([0-9]{1,6})", re.IGNORECASE)
MOST_AT_ONCE = 9_999


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
