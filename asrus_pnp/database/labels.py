"""The short labels of labels.toml: what the referee calls the rows of a score, the facts of a ruling, the standing of a clause."""

from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import file_of
from asrus_pnp.database.records import read

T = TypeVar("T")
FILE = "labels.toml"
NONE = Text("없음", "none")
YES, NO = Text("예", "yes"), Text("아니요", "no")


@dataclass(frozen=True, slots=True)
class Labels:
    """All labels, by the section that they stand in; what has none is called by its id."""

    score: dict[str, Text]
    status: dict[str, Text]
    standing: dict[str, Text]
    fact: dict[str, Text]
    card: dict[str, Text]
    kind: dict[str, Text]

    def name(self, fact: str) -> Text:
        """What a fact is called."""
        return self._key(fact)

    def value(self, value: Any, lang: Lang) -> str:
        """A fact of a ruling in words: a number, a name, a list of them, or a table of names and values."""
        if isinstance(value, dict):
            return ", ".join(self._pair(str(k), v, lang) for k, v in value.items()) or NONE.say(lang)
        if isinstance(value, list):
            mark = "; " if any(isinstance(v, dict) for v in value) else ", "
            return mark.join(self.value(v, lang) for v in value) or NONE.say(lang)
        if isinstance(value, bool):
            return (YES if value else NO).say(lang)
        return NONE.say(lang) if value is None else self._key(value).say(lang)

    def _pair(self, key: str, value: Any, lang: Lang) -> str:
        if key.isdigit():  # a card's number and how many of it
            return f"{key}×{value}"
        inner = self.value(value, lang)
        return f"{self._key(key).say(lang)} ({inner})" if isinstance(value, dict) else f"{self._key(key).say(lang)} {inner}"

    def _key(self, word: Any) -> Text:
        return self.fact.get(str(word), same(str(word)))


@dataclass(frozen=True, slots=True)
class OwnLabels:
    """What one game calls otherwise, or alone: the section [labels] of its own file."""

    score: dict[str, Text] = field(default_factory=dict)
    fact: dict[str, Text] = field(default_factory=dict)


@once
def load_labels(db: Database, game: str = "") -> Labels:
    """The labels; with a game its own ones win. Raises DataError with every fault of the file."""
    if game:
        own, labels = _read(OwnLabels, file_of(game), db.tables(file_of(game)).get("labels", {})), load_labels(db)
        return replace(labels, score=labels.score | own.score, fact=labels.fact | own.fact)
    return _read(Labels, FILE, db.tables(FILE).whole())


def _read(cls: type[T], file: str, tables: Any) -> T:
    faults: list[Fault] = []
    labels = read(cls, tables, file, "labels", faults)
    if labels is None:
        raise DataError(faults)
    return labels
