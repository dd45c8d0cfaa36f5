"""The ideas of search.toml, and the lexicon that is made of them."""

from collections import defaultdict
from dataclasses import dataclass
from typing import TypeVar

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.records import read
from asrus_pnp.rulebook.lexicon import LATIN, NUMBERS, Lexicon, stem

FILE = "search.toml"
Said = TypeVar("Said", str, list[str])


@dataclass(frozen=True, slots=True)
class Idea:
    """One idea in everyday words: English words and phrases, the beginnings of Korean words, each parted by commas."""

    en: str
    ko: str


@dataclass(frozen=True, slots=True)
class Beyond:
    """Questions that no rule answers."""

    asked: tuple[str, ...]


@once
def load_lexicon(db: Database) -> Lexicon:
    """The lexicon; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    same = tables.get("same")
    ideas = {name: read(Idea, table, FILE, name, faults) for name, table in (same.items() if isinstance(same, dict) else ())}
    beyond = read(Beyond, tables.get("beyond"), FILE, "beyond", faults)
    if faults or beyond is None:
        raise DataError(faults)
    return _lexicon({name: idea for name, idea in ideas.items() if idea}, beyond.asked)


def _lexicon(ideas: dict[str, Idea], beyond: tuple[str, ...]) -> Lexicon:
    english: defaultdict[str, list[str]] = defaultdict(list)
    korean: defaultdict[str, list[str]] = defaultdict(list)
    for name, idea in ideas.items():
        for stems in dict.fromkeys(" ".join(stem(NUMBERS.get(w, w)) for w in LATIN.findall(phrase.casefold())) for phrase in idea.en.split(",")):
            english[stems].append(name)
        for start in dict.fromkeys(start.replace(" ", "") for start in idea.ko.split(",")):
            korean[start].append(name)
    by_word = _by_first([(phrase.split(), names) for phrase, names in english.items()])
    spelled = tuple(text for idea in ideas.values() for text in (idea.en, idea.ko))
    return Lexicon(by_word, _by_first(list(korean.items())), spelled, beyond)


def _by_first(phrases: list[tuple[Said, list[str]]]) -> dict[str, list[tuple[Said, list[str]]]]:
    """The phrases by their first word or syllable, the longest first."""
    by_first: defaultdict[str, list[tuple[Said, list[str]]]] = defaultdict(list)
    for phrase, names in sorted((p for p in phrases if p[0]), key=lambda p: len(p[0]), reverse=True):
        by_first[phrase[0]].append((phrase, names))
    return dict(by_first)
