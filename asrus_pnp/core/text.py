"""Words for people, always in Korean and English, and how wide they are in a terminal."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

Lang = Literal["ko", "en"]


class Text(NamedTuple):
    """One thing said in both languages."""

    ko: str
    en: str

    def say(self, lang: Lang) -> str:
        """The Korean or the English words."""
        return self.ko if lang == "ko" else self.en


def same(words: str) -> Text:
    """A text that is alike in both languages, such as a name or a number."""
    return Text(words, words)


def join(texts: list[Text], mark: str = " ") -> Text:
    """The texts in a row, with the mark between them."""
    return Text(mark.join(t.ko for t in texts), mark.join(t.en for t in texts))


def listed(items: Sequence[object]) -> Text:
    """The items in a row, as in A, B and C."""
    words = [str(i) for i in items]
    return Text(", ".join(words), " and ".join(filter(None, (", ".join(words[:-1]), *words[-1:]))))
