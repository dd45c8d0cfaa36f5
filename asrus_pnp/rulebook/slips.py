"""Mending one slip of the finger in a word, where what is meant is a word that the rules or the questions know."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from asrus_pnp.rulebook.lexicon import plainly

WORDS = re.compile(r"[a-z]+|[가-힣]+")
SHORTEST = 4  # letters: a shorter word has too many neighbours
FIRST, INITIALS, MEDIALS, FINALS = ord("가"), 19, 21, 28  # how Unicode lays out the syllables


@dataclass(frozen=True, slots=True)
class Spelling:
    """The words of one game: English ones whole, and of Korean ones, which change their endings, the pairs of syllables."""

    words: frozenset[str]
    pairs: frozenset[str]

    def mend(self, word: str) -> str:
        """The word put right if it is unknown, and known but for one letter; of a Korean syllable one of its two or three."""
        return self._latin(word) if word.isascii() else self._hangul(word)

    def _latin(self, word: str) -> str:
        if word in self.words or len(word) < SHORTEST:
            return word
        near = (w for w in self.words if len(w) >= SHORTEST and _one_apart(word, w))
        return min(near, key=lambda w: (w[0] != word[0], abs(len(w) - len(word)), w), default=word)

    def _hangul(self, word: str) -> str:
        """Nothing is put right but what leaves no unknown pair beside it."""
        unknown = [n for n, (a, b) in enumerate(pairwise(word)) if a + b not in self.pairs]
        for at in dict.fromkeys(n + one for n in unknown for one in (0, 1)):
            before, after = word[at - 1 : at], word[at + 1 : at + 2]
            for syllable in _near_syllables(word[at]):
                if all(p in self.pairs for p in (before + syllable, syllable + after) if len(p) == 2):
                    return word[:at] + syllable + word[at + 1 :]
        return word


def spelling(texts: Iterable[str]) -> Spelling:
    """What the texts spell."""
    words = [w for text in texts for w in WORDS.findall(plainly(text))]
    return Spelling(frozenset(w for w in words if w.isascii()), frozenset(a + b for w in words if not w.isascii() for a, b in pairwise(w)))


def _one_apart(one: str, other: str) -> bool:
    """Whether a letter more, less, other, or two in the other order is all that parts the words."""
    if abs(len(one) - len(other)) > 1:
        return False
    start = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    rest, left = one[start:], other[start:]
    swapped = rest[1::-1] + rest[2:]
    return rest[1:] == left[1:] or rest[1:] == left or rest == left[1:] or swapped == left


@lru_cache(256)
def _near_syllables(syllable: str) -> tuple[str, ...]:
    """The syllables that differ in one letter: the vowel, the first, or the last, which may be none."""
    code = ord(syllable) - FIRST
    first, vowel, last = code // (MEDIALS * FINALS), code // FINALS % MEDIALS, code % FINALS
    near = [(first, v, last) for v in range(MEDIALS)] + [(f, vowel, last) for f in range(INITIALS)] + [(first, vowel, n) for n in range(FINALS)]
    return tuple(chr(FIRST + (f * MEDIALS + v) * FINALS + n) for f, v, n in near if (f, v, n) != (first, vowel, last))
