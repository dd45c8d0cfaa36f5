"""Finding the clause that answers a question, or that none does.

A question and a clause are compared by the ideas and words in them, rare ones weighing more. What makes the score: how near the nearest
question that is known to be asked of the clause is, how near the nearest few are, how near its text is, how near all that is said of it
together is, and how much of the question the clause knows at all. The weights were found by hiding some known questions at a time."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.core.asked import Asked
from asrus_pnp.core.clauses import Clauses
from asrus_pnp.core.lexicon import Lexicon
from asrus_pnp.core.rulings import Clause

ASKED, FEW, TEXT, WHY, TOGETHER, KNOWN = 0.5, 1.0, 0.4, 0.1, 1.6, 0.6
ALL = ASKED + FEW + TEXT + WHY + TOGETHER + KNOWN
COVERED = 0.28  # below it a question is about something else
BEYOND = 0.65  # a question this much nearer to one that no rule answers is none for the rules
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
        self._rare = {f: math.sqrt(math.log((len(raw) + 1) / (n + 0.5))) for f, n in seen.items()}
        self._unknown = math.sqrt(math.log((len(raw) + 1) / 0.5))
        self._pages = [self._page(c, raw[c.id]) for c in clauses.all]
        self._beyond = [self._weighed(lexicon.features(q)) for q in (*lexicon.beyond, *asked.beyond.questions)]

    def find(self, question: str) -> list[Clause]:
        """The clauses that answer the question, best first; empty where the rules do not cover it."""
        ids = [c for c in self._clauses.all if c.id == question.strip().upper()]
        scores = self.scores(question)
        best = max(scores.values(), default=0.0)
        if ids or best < max(COVERED, BEYOND * self.beyond(question)):
            return ids
        near = sorted((c for c in self._clauses.all if scores[c.id] >= max(COVERED, best * NEAR_THE_BEST)), key=lambda c: -scores[c.id])
        return near[:AT_MOST]

    def scores(self, question: str) -> dict[str, float]:
        """How well each clause fits, from 0 to 1."""
        asked = self._weighed(self._lexicon.features(question))
        return {page.clause.id: _score(page, asked) for page in self._pages}

    def beyond(self, question: str) -> float:
        """How near the question is to one that no rule answers, from 0 to 1."""
        asked = self._weighed(self._lexicon.features(question))
        return _nearest(self._beyond, asked)

    def _weighed(self, features: Features) -> Features:
        return _unit({f: n * self._rare.get(f, self._unknown) for f, n in features.items()})

    def _page(self, clause: Clause, groups: list[list[Features]]) -> Page:
        asked, texts, whys = ([self._weighed(features) for features in group] for group in groups)
        together: Features = defaultdict(float)
        for share, group in ((1.0, asked), (1.0, texts), (0.3, whys)):
            for features in group:
                for f, n in features.items():
                    together[f] += share * n
        return Page(clause, asked, texts, whys, _unit(together))


def _score(page: Page, asked: Features) -> float:
    known = sum(n for f, n in asked.items() if f in page.together) / (sum(asked.values()) or 1.0)
    near = sorted((_dot(one, asked) for one in page.asked), reverse=True)[:3]
    parts = ASKED * max(near, default=0.0) + FEW * sum(near) / 3 + TEXT * _nearest(page.texts, asked) + WHY * _nearest(page.whys, asked)
    return (parts + TOGETHER * _dot(page.together, asked) + KNOWN * known) / ALL


def _nearest(many: Iterable[Features], asked: Features) -> float:
    return max((_dot(one, asked) for one in many), default=0.0)


def _dot(one: Features, other: Features) -> float:
    return sum(n * one[f] for f, n in other.items() if f in one)


def _unit(features: Mapping[str, float]) -> Features:
    length = math.sqrt(sum(n * n for n in features.values())) or 1.0
    return {f: n / length for f, n in features.items()}
