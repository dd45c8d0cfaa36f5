"""Which cards of which sets are printed: ids and ranges of ids, as in A01-A15,C03."""

import re
from collections.abc import Mapping, Sequence

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.plain_text import plain
from asrus_pnp.core.text import Text, same
from asrus_pnp.positions.notation import short

RANGE = re.compile(r"([A-Z]+)(\d{1,4})-([A-Z]*)(\d{1,4})")
NUMBERED = re.compile(r"([A-Z]+)(\d{1,4})")


def chosen(words: str, sets: Mapping[str, Sequence[str]]) -> dict[str, tuple[str, ...]]:
    """The ids that the words choose, by set, in the order of the set; sets without any are left out.
    Raises InputError with every word that chooses nothing."""
    wanted = [w.strip().upper() for w in plain(words).split(",") if w.strip()]
    every = [id for ids in sets.values() for id in ids]
    found = {word: frozenset(_meant(word, every)) for word in wanted}
    faults = [_nothing(word, every) for word in wanted if not found[word]] if wanted else [_nothing("", every)]
    if faults:
        raise InputError(faults)
    ids = frozenset[str]().union(*found.values())
    kept = {name: tuple(id for id in own if id in ids) for name, own in sets.items()}
    return {name: own for name, own in kept.items() if own}


def _meant(word: str, every: Sequence[str]) -> list[str]:
    """The ids that one word means; none where it is wrong, or where a range begins or ends at no card."""
    span, one = RANGE.fullmatch(word), NUMBERED.fullmatch(word)
    if word in every or not (span or one):
        return [id for id in every if id == word]
    letters, ends = (span[1], (span[2], span[4])) if span else (one[1], (one[2], one[2])) if one else ("", ("", ""))
    numbers = {n: id for id in every if (m := NUMBERED.fullmatch(id)) and m[1] == letters for n in [int(m[2])]}
    first, last = int(ends[0]), int(ends[1])
    sound = first in numbers and last in numbers and (not span or span[3] in ("", letters))
    return [id for n, id in numbers.items() if first <= n <= last] if sound else []


def _nothing(word: str, every: Sequence[str]) -> Fault:
    found = Text(f"“{short(word)}”에 맞는 카드가 없다", f"no card is “{short(word)}”")
    return Fault(same("--only"), found, _spans(every))


def _spans(every: Sequence[str]) -> Text:
    """The ids that there are, as ranges."""
    ends: dict[str, list[str]] = {}
    for id in every:
        ends.setdefault(id.rstrip("0123456789"), []).append(id)
    spans = ", ".join(ids[0] if len(ids) == 1 else f"{ids[0]}{'-' if NUMBERED.fullmatch(ids[0]) else '…'}{ids[-1]}" for ids in ends.values())
    return Text(f"{spans} 가운데에서", f"out of {spans}") if spans else Text("카드가 있는 세트", "a set that has cards")
