"""Words that would mean two things: what a player types for one record must not be what is typed for another."""

from collections.abc import Iterable

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.database.records import where

Owner = tuple[str, Iterable[str]]  # who is called so, and how


def shared(owners: Iterable[Owner], file: str) -> list[Fault]:
    """A fault for each word that two of the owners have, with the names of both."""
    found: dict[str, str] = {}
    faults: list[Fault] = []
    for owner, words in owners:
        for word in dict.fromkeys(fold(w) for w in words if w):
            first = found.setdefault(word, owner)
            if first != owner:
                right = ("저마다 다른 말", "a word of its own for each")
                faults.append(fault(where(file, owner), f"“{word}”은(는) “{first}” 항목도 뜻한다", f"“{word}” means record “{first}” as well", *right))
    return faults
