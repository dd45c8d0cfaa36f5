"""Finding a card, a colour or a key by id, Korean or English name, and what was perhaps meant."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import file_of
from asrus_pnp.database.records import read, where
from asrus_pnp.database.spellings import shared

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
        """All that a player may type for the word, folded to lower case, the id first; only that, which may be a player's name, has spaces."""
        known = self._words.get(word)
        forms = (word, known.ko, *known.also, known.en) if known else (word,)
        return tuple(fold(f) for f in forms if f and (f == word or " " not in f))

    def table(self, words: Iterable[str]) -> dict[str, str]:
        """Every spelling of the words, pointing to the word that it means; raises DataError where two share one."""
        asked = list(dict.fromkeys(words))
        if faults := shared([(word, self.spellings(word)) for word in asked], FILE):
            raise DataError(faults)
        return {spelling: word for word in asked for spelling in self.spellings(word)}


@once
def load_words(db: Database, game: str = "") -> Words:
    """The words of the card database; with a game those of the section [words] in its own file win. Raises DataError with all faults."""
    own = _read(db, file_of(game)) if game else {}
    return Words(_read(db, FILE, needed=True) | own)


@once
def _read(db: Database, file: str, needed: bool = False) -> dict[str, Word]:
    faults: list[Fault] = []
    tables = db.tables(file).get("words", None if needed else {})
    if not isinstance(tables, dict):
        faults.append(fault(where(file, "words"), "표가 아니다", "is no table", "[words]", "[words]"))
        tables = {}
    words = {name: read(Word, table, file, name, faults) for name, table in tables.items()}
    if faults:
        raise DataError(faults)
    return {name: word for name, word in words.items() if word}
