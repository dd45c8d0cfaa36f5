"""Finding the clause that answers a question, or that none does.

Each clause has a page: all that is said of it, its own words and the questions that are known to be asked of it, as one sum of ideas, words and
runs of letters, in which saying a thing again adds ever less. What few clauses speak of weighs more. A question fits a page as well as it points
the same way. The questions that no rule answers make a page too: a question that fits it better than any clause is beyond the rules, and where
neither is clear the nearest clauses are no more than a guess.
"""

import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.rulebook.clauses import Clause
from asrus_pnp.rulebook.lexicon import Lexicon, plainly
from asrus_pnp.rulebook.slips import WORDS, Spelling

# The numbers were found on questions that are neither among the examples nor held out for the tests: there, BEYOND refuses nine in ten of what no
# rule answers, and one in twelve of the others.
RARENESS = 0.25  # the power of the logarithm: the lower, the less a rare word outweighs common ones
BEYOND, SURE = 0.095, 0.16  # by how much the best clause must fit better than what is beyond the rules, to be named, and to be sure
NEAR_THE_BEST, AT_MOST = 0.7, 8  # of a sure answer
GUESSES = 3
PARTS = 100  # whole numbers are shorter to keep
Features = dict[str, float]
NOWHERE = "beyond"  # the name of the page of what no rule answers


@dataclass(frozen=True, slots=True)
class Found:
    """The ids of the clauses that fit a question, best first; none where the rules do not cover it, and a few guesses where that is not sure."""

    ids: tuple[str, ...]
    sure: bool = True


@dataclass(frozen=True, slots=True)
class Index:
    """The pages of a game; by feature which of them have it: the number of each and how much of the feature it holds, in hundredths, in turn; and
    by language how long each page is for a question that is put in it."""

    pages: list[str]
    holds: dict[str, list[int]]
    lengths: dict[str, list[float]]

    def scores(self, features: Mapping[str, float]) -> dict[str, float]:
        """How well each page fits the features, from 0 to 1."""
        asked = _unit({f: n * _rareness(len(self.holds.get(f, ())) // 2, len(self.pages)) for f, n in features.items()})
        found = [0.0] * len(self.pages)
        for f, n in asked.items():
            held = self.holds.get(f, [])
            for page, weight in zip(held[::2], held[1::2], strict=True):
                found[page] += n * weight
        lengths = self.lengths["ko" if any(_only_in(f) == "ko" for f in asked) else "en"]
        return {page: n / length for page, n, length in zip(self.pages, found, lengths, strict=True)}


def make_index(said: Mapping[str, Iterable[Features]]) -> Index:
    """The index of all that is said on each page."""
    pages = {page: list(all_said) for page, all_said in said.items()}
    seen = Counter(f for all_said in pages.values() for f in {f for features in all_said for f in features})
    rare = {f: _rareness(n, len(pages)) for f, n in seen.items()}
    holds: defaultdict[str, list[int]] = defaultdict(list)
    lengths: dict[str, list[float]] = {"ko": [], "en": []}
    for number, all_said in enumerate(pages.values()):
        page = {f: round(n * PARTS) for f, n in _together(all_said, rare).items()}
        for f, n in page.items():
            holds[f] += number, n
        for lang, other in (("ko", "en"), ("en", "ko")):
            lengths[lang].append(round(math.hypot(*(n for f, n in page.items() if _only_in(f) != other)), 1) or 1.0)
    return Index(list(pages), dict(holds), lengths)


def _only_in(feature: str) -> str:
    """The language of a word or a run of letters; none of an idea or a number, which questions in both have."""
    if feature.startswith("idea ") or feature.isdecimal():
        return ""
    return "en" if feature.isascii() else "ko"


def _rareness(pages: int, all_pages: int) -> float:
    """What a feature weighs that so many pages have."""
    return math.pow(math.log((all_pages + 1) / (pages + 0.5)), RARENESS)


def _together(all_said: Iterable[Features], rare: Mapping[str, float]) -> Features:
    total: defaultdict[str, float] = defaultdict(float)
    for features in all_said:
        for f, n in _unit({f: n * rare[f] for f, n in features.items()}).items():
            total[f] += n
    return {f: math.sqrt(n) for f, n in total.items()}


def _unit(features: Mapping[str, float]) -> Features:
    length = math.sqrt(sum(n * n for n in features.values())) or 1.0
    return {f: n / length for f, n in features.items()}


@dataclass(frozen=True, slots=True)
class Search:
    """The pages of a game, ready to be asked."""

    lexicon: Lexicon
    spelling: Spelling
    index: Index

    def find(self, question: str) -> Found:
        """The clauses that answer the question."""
        named = question.strip().upper()
        if named in self.index.pages:
            return Found((named,))
        scores = self.scores(question)
        beyond = scores.pop(NOWHERE, 0.0)
        order = sorted(scores, key=lambda id: -scores[id])
        best = scores[order[0]] if order else 0.0
        if best <= beyond + BEYOND:
            return Found(())
        if best <= beyond + SURE:
            return Found(tuple(order[:GUESSES]), sure=False)
        return Found(tuple(id for id in order if scores[id] >= NEAR_THE_BEST * best)[:AT_MOST])

    def scores(self, question: str) -> dict[str, float]:
        """How well each page fits, from 0 to 1. A word that seems mistyped counts as it stands and as what was perhaps meant."""
        typed, meant = self.lexicon.features(question), self.lexicon.features(WORDS.sub(self._mended, plainly(question)))
        return self.index.scores({f: max(typed.get(f, 0.0), meant.get(f, 0.0)) for f in sorted(typed.keys() | meant.keys())})

    def _mended(self, word: re.Match[str]) -> str:
        """A Korean word that says something known is left alone: its ending alone may be unknown."""
        plain = not word[0].isascii() and any(f.startswith("idea ") for f in self.lexicon.features(word[0]))
        return word[0] if plain else self.spelling.mend(word[0])


@dataclass(frozen=True, slots=True)
class Lookup:
    """The clauses of a game with all that is shown of them, and the search over them."""

    clauses: dict[str, Clause]
    sources: dict[str, Text]
    statuses: dict[str, Text]
    search: Search
