"""Finding a card, a colour or a key by id, Korean or English name, and what was perhaps meant."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from asrus_pnp.core.data import open_toml
from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.records import read, where
from asrus_pnp.core.text import Text

FILE = "words.toml"


@dataclass(frozen=True, slots=True)
class Word:
    """One word that players type or read: its Korean form, further spellings, and an English label where the id is none."""

    ko: str
    also: tuple[str, ...] = ()
    en: str = ""


class Words:
    """The words of words.toml: what each is called, and which spellings mean it."""

    def __init__(self, words: Mapping[str, Word]) -> None:
        self._words = words

    def label(self, word: str) -> Text:
        """The word as it is shown in both languages; an unknown word stands for itself."""
        known = self._words.get(word)
        return Text(known.ko, known.en or word) if known else Text(word, word)

    def spellings(self, word: str) -> tuple[str, ...]:
        """All that a player may type for the word, folded to lower case, the id first."""
        known = self._words.get(word)
        forms = (word, known.ko, *known.also, known.en) if known else (word,)
        return tuple(fold(f) for f in forms if f and " " not in f)

    def table(self, words: Iterable[str]) -> dict[str, str]:
        """Every spelling of the words, pointing to the word that it means; the first word wins where two share one."""
        found: dict[str, str] = {}
        for word in words:
            for spelling in self.spellings(word):
                found.setdefault(spelling, word)
        return found


def load_words(data: Path) -> Words:
    """The words of the card database; raises DataError with all faults of the file."""
    faults: list[Fault] = []
    tables = open_toml(data, FILE).get("words")
    if not isinstance(tables, dict):
        faults.append(fault(where(FILE, "words"), "표가 아니다", "is no table", "[words]", "[words]"))
        tables = {}
    words = {name: read(Word, table, FILE, name, faults) for name, table in tables.items()}
    if faults:
        raise DataError(faults)
    return Words({name: word for name, word in words.items() if word})


def fold(text: str) -> str:
    """The text as it is looked up: case does not matter."""
    return text.casefold()


def perhaps(text: str, known: Iterable[Any]) -> Text:
    """ "did you mean …?" with the nearest known spellings, else what would be allowed; empty where nothing is known."""
    from difflib import get_close_matches  # only a mistake needs it, and a score without one should start fast

    spellings = [str(k) for k in known]
    near = get_close_matches(fold(text)[:40], spellings, n=2, cutoff=0.6) if text else []
    if near:
        return Text(f"{' 또는 '.join(near)} 말인가요?", f"did you mean {' or '.join(near)}?")
    listed = ", ".join(spellings[:24]) + (" …" if len(spellings) > 24 else "")
    return Text(f"{listed} 중 하나", f"one of {listed}") if listed else Text("", "")
