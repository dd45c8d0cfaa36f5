"""Words for people, always in Korean and English, and how wide they are in a terminal."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal, NamedTuple

# Latin names that Korean closes with a consonant: in l, m, n, ng, and in b, c, ck, k, p or t after one short vowel (Bob, Jack, Pat; not Mark, Kate, Ted).
CLOSED = re.compile(r"(l|m|n|ng|(^|[^aeiou])[aeiou](b|c|ck|k|p|t))$")

EITHER = re.compile(r"(\S*) ?(은|이|을)\((는|가|를)\)")
SILENT = "”’\"'=)]…"

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


def josa(word: str, pair: str) -> str:
    """The word with the Korean particle that fits its last sound; pair is such as "은/는", "이/가", "을/를", "과/와"."""
    closed, open_ = pair.split("/")
    return word + (closed if _ends_in_consonant(word) else open_)


def with_particles(words: str) -> str:
    """The Korean words with the one particle that fits wherever both are given, as in 카드은(는)."""
    return EITHER.sub(lambda m: josa(m[1], f"{m[2]}/{m[3]}"), words)


def _ends_in_consonant(word: str) -> bool:
    word = word.rstrip(SILENT)
    last = word[-1:] or " "
    if "가" <= last <= "힣":
        return (ord(last) - ord("가")) % 28 != 0
    if last.isdigit():
        return last in "013678"
    return bool(CLOSED.search(word.casefold()))


def width(words: str) -> int:
    """How many terminal columns the words take: two for each wide Korean syllable, none for a combining mark."""
    return sum(_columns(c) for c in words)


def _columns(char: str) -> int:
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def pad(words: str, columns: int, right: bool = False) -> str:
    """The words filled up with spaces to that many columns, at the left edge or at the right one."""
    space = " " * (columns - width(words))
    return space + words if right else words + space


def printable(words: str, longest: int = 0) -> str:
    """The words with every letter that a terminal would obey or hide written as its code, and with longer words, if there is a limit, cut."""
    if not words.isprintable():
        words = "".join(c if c.isprintable() or c == "\n" else repr(c)[1:-1] for c in words)
    return " ".join(w if len(w) <= longest else f"{w[:longest]}…" for w in words.split(" ")) if longest else words


def wrap(words: str, columns: int) -> list[str]:
    """The words in lines of at most that many terminal columns, broken at spaces; a longer word has a line of its own."""
    lines, left = [""], columns
    for word in words.split():
        need = width(word) + bool(lines[-1])
        if need > left and lines[-1]:
            lines.append("")
            need, left = width(word), columns
        lines[-1] += f" {word}" if lines[-1] else word
        left -= need
    return lines
