"""Finding the clause that answers a question, or that none does.

A question and a clause are compared by the ideas and words in them, rare ones weighing more. What makes the score: how near the nearest
question that is known to be asked of the clause is, and the next three; how near its text and its reason are; how near all that is said
of it together is; and how much of the question the clause knows at all. Whether the rules cover the question is told by the best score, less
for words that no clause of the game knows, and less for nearness to a question that no clause answers. The weights were found by hiding one
known question after the other."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.core.asked import Asked
from asrus_pnp.core.clauses import Clauses
from asrus_pnp.core.lexicon import Lexicon
from asrus_pnp.core.rulings import Clause

ASKED, NEXT_THREE, TEXT, WHY, TOGETHER, KNOWN = 2.3, 0.71, 0.69, 0.26, 0.82, 2.65
ALL = ASKED + NEXT_THREE + TEXT + WHY + TOGETHER + KNOWN
RARENESS = 0.3  # the power of the logarithm: the lower, the less a rare word outweighs common ones
STRANGE, BEYOND = 0.31, 0.63  # what words that no clause knows take off the score, and what a question beyond the rules takes off
LENGTH, LONG = 0.1, 12  # what is added for many words: a long story meets a clause in few of them
COVERED = 0.13  # what must be left
IN_ALL = (1.0, 2.0, 0.3)  # the shares of the questions, the texts and the reasons in all that is said of a clause
NEAR_THE_BEST, AT_MOST = 0.7, 8
Features = dict[str, float]


@dataclass(frozen=True, slots=True)
class Page:
    """One clause as it is compared: the questions asked of it, its texts, its reasons (all of length 1), and their sum."""

    clause: Clause
    asked: list[Features]
    texts: list[Features]
    whys: list[Features]
    together: Features


class Search:
    """All clauses of a game, ready to be asked."""

    def __init__(self, clauses: Clauses, asked: Asked, lexicon: Lexicon) -> None:
        self._clauses, self._lexicon = clauses, lexicon
        said = {c.id: (asked.asked.get(c.id, ()), c.text, c.why or ()) for c in clauses.all}
        raw = {id: [[lexicon.features(t) for t in texts] for texts in groups] for id, groups in said.items()}
        seen = Counter(f for groups in raw.values() for f in {f for group in groups for features in group for f in features})
        self._rare = {f: math.log((len(raw) + 1) / (n + 0.5)) ** RARENESS for f, n in seen.items()}
        self._unknown = math.log((len(raw) + 1) / 0.5) ** RARENESS
        self._pages = [self._page(c, raw[c.id]) for c in clauses.all]
        self._beyond = [self._weighed(lexicon.features(q)) for q in (*lexicon.beyond, *asked.beyond.questions)]

    def find(self, question: str) -> list[Clause]:
        """The clauses that answer the question, best first; empty where the rules do not cover it."""
        named = [c for c in self._clauses.all if c.id == question.strip().upper()]
        if named or not self.covered(question):
            return named
        scores = self.scores(question)
        order = sorted(self._clauses.all, key=lambda c: -scores[c.id])
        return [c for c in order if scores[c.id] >= NEAR_THE_BEST * scores[order[0].id]][:AT_MOST]

    def scores(self, question: str) -> dict[str, float]:
        """How well each clause fits, from 0 to 1."""
        asked = self._weighed(self._lexicon.features(question))
        return {page.clause.id: _score(page, asked) for page in self._pages}

    def covered(self, question: str) -> bool:
        """Whether the rules have something to say to the question."""
        features = self._lexicon.features(question)
        best = max(self.scores(question).values(), default=0.0)
        beyond = _nearest(self._beyond, self._weighed(features))
        words = {f: n for f, n in features.items() if not f.startswith("pair ") and not "가" <= f[:1] <= "힣"}
        strange = sum(n for f, n in words.items() if f not in self._rare) / (sum(words.values()) or 1.0)
        return best + LENGTH * min(len(words), LONG) / LONG - STRANGE * strange - BEYOND * beyond >= COVERED

    def _weighed(self, features: Features) -> Features:
        return _unit({f: n * self._rare.get(f, self._unknown) for f, n in features.items()})

    def _page(self, clause: Clause, groups: list[list[Features]]) -> Page:
        weighed = [[self._weighed(features) for features in group] for group in groups]
        together: Features = defaultdict(float)
        for share, group in zip(IN_ALL, weighed, strict=True):
            for features in group:
                for f, n in features.items():
                    together[f] += share * n
        asked, texts, whys = weighed
        return Page(clause, asked, texts, whys, _unit(together))


def _score(page: Page, asked: Features) -> float:
    near = [*sorted((_dot(one, asked) for one in page.asked), reverse=True), 0.0][:4]
    known = sum(n for f, n in asked.items() if f in page.together) / (sum(asked.values()) or 1.0)
    parts = ASKED * near[0] + NEXT_THREE * sum(near[1:]) / 3 + TEXT * _nearest(page.texts, asked) + WHY * _nearest(page.whys, asked)
    return (parts + TOGETHER * _dot(page.together, asked) + KNOWN * known) / ALL


def _nearest(many: Iterable[Features], asked: Features) -> float:
    return max((_dot(one, asked) for one in many), default=0.0)


def _dot(one: Features, other: Features) -> float:
    return sum(n * one[f] for f, n in other.items() if f in one)


def _unit(features: Mapping[str, float]) -> Features:
    length = math.sqrt(sum(n * n for n in features.values())) or 1.0
    return {f: n / length for f, n in features.items()}
