"""The Korean particle that fits the last sound of a word."""

import re

# Latin names that Korean closes with a consonant: in l, m, n, ng, and in b, c, ck, k, p or t after one short vowel (Bob, Jack, Pat; not Mark, Kate, Ted).
CLOSED = re.compile(r"(l|m|n|ng|(^|[^aeiou])[aeiou](b|c|ck|k|p|t))$")


EITHER = re.compile(r"(\S*) ?(은|이|을)\((는|가|를)\)")


SILENT = "”’\"'=)]…"


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
