"""Finding the clause that answers a question, or that none does.

A question and a clause are compared by the ideas and words in them, rare ones weighing more. What makes the score: how near the nearest
question that is known to be asked of the clause is, and the nearest three; how near its text is; how near all that is said of it together
is, where saying a thing again adds ever less; how much of the question the clause knows at all; and whether it lacks an idea that nearly
all questions asked of the clause have. Whether the rules cover the question is
told by the best score, less for words that no clause of the game knows, and less for nearness to the questions that no clause answers. The
weights were found by hiding a quarter of the known questions at a time."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.rulebook.clauses import Clause, Clauses
from asrus_pnp.rulebook.example_questions import Asked
from asrus_pnp.rulebook.lexicon import Lexicon

ASKED, NEAREST_THREE, TEXT, TOGETHER, KNOWN = 0.055, 0.12, 0.03, 0.655, 0.14  # they make 1
NEARLY_ALL, SURELY = 0.6, 0.95  # an idea is usual for a clause from the one share of its questions on, and never more so than at the other
LACKING = 0.0125  # what the lack of a usual idea takes off, for each unit of surprise
RARENESS = 0.25  # the power of the logarithm: the lower, the less a rare word outweighs common ones
STRANGE, BEYOND, ALL_BEYOND = 0.05, 0.31, 0.59  # what words that no clause knows take off the score, and nearness to what is beyond the rules
COVERED = 0.11  # what must be left of it
IN_ALL = (1.0, 2.0, 0.3)  # the shares of the questions, the texts and the reasons in all that is said of a clause
NEAR_THE_BEST, AT_MOST = 0.7, 8
Features = dict[str, float]


@dataclass(frozen=True, slots=True)
class Page:
    """One clause as it is compared: the questions asked of it, its texts, and all that is said of it, each of length 1; and what an idea costs
    that nearly all questions have."""

    clause: Clause
    asked: list[Features]
    texts: list[Features]
    together: Features
    usual: Features


class Search:
    """All clauses of a game, ready to be asked."""

    def __init__(self, clauses: Clauses, asked: Asked, lexicon: Lexicon) -> None:
        self._clauses, self._lexicon = clauses, lexicon
        said = {c.id: (asked.asked.get(c.id, ()), c.text, c.why or ()) for c in clauses.all}
        raw = {id: [[lexicon.features(t) for t in texts] for texts in groups] for id, groups in said.items()}
        seen = Counter(f for groups in raw.values() for f in {f for group in groups for features in group for f in features})
        self._rare = {f: math.log((len(raw) + 1) / (n + 0.5)) ** RARENESS for f, n in seen.items()}
        self._unknown = math.log((len(raw) + 1) / 0.5) ** RARENESS
        self._shares = _shares([features for groups in raw.values() for features in groups[0]])
        self._pages = [self._page(c, raw[c.id]) for c in clauses.all]
        self._beyond = [self._weighed(lexicon.features(q)) for q in (*lexicon.beyond, *asked.beyond.questions)]
        self._all_beyond = _all_said([self._beyond])

    def find(self, question: str) -> list[Clause]:
        """The clauses that answer the question, best first; empty where the rules do not cover it."""
        named = [c for c in self._clauses.all if c.id == question.strip().upper()]
        features = self._lexicon.features(question)
        scores = self._scores(features)
        if named or not self._covers(features, max(scores.values(), default=0.0)):
            return named
        order = sorted(self._clauses.all, key=lambda c: -scores[c.id])
        return [c for c in order if scores[c.id] >= NEAR_THE_BEST * scores[order[0].id]][:AT_MOST]

    def scores(self, question: str) -> dict[str, float]:
        """How well each clause fits, from 0 to 1."""
        return self._scores(self._lexicon.features(question))

    def _scores(self, features: Features) -> dict[str, float]:
        asked = self._weighed(features)
        return {page.clause.id: _score(page, asked) for page in self._pages}

    def _covers(self, features: Features, best: float) -> bool:
        """Whether the rules have something to say to a question, when that is the best score of a clause."""
        asked = self._weighed(features)
        beyond = BEYOND * sum(_nearest_three(self._beyond, asked)) / 3 + ALL_BEYOND * _dot(self._all_beyond, asked)
        words = {f: n for f, n in features.items() if not f.startswith("pair ") and not "가" <= f[:1] <= "힣"}
        rare = {f: n * math.pow(self._rare.get(f, self._unknown), 1 / RARENESS) for f, n in words.items()}
        strange = sum(n for f, n in rare.items() if f not in self._rare) / (sum(rare.values()) or 1.0)
        return best - STRANGE * strange - beyond >= COVERED

    def _weighed(self, features: Features) -> Features:
        return _unit({f: n * self._rare.get(f, self._unknown) for f, n in features.items()})

    def _page(self, clause: Clause, groups: list[list[Features]]) -> Page:
        weighed = [[self._weighed(features) for features in group] for group in groups]
        return Page(clause, weighed[0], weighed[1], _all_said(weighed), self._usual(groups[0]))

    def _usual(self, asked: list[Features]) -> Features:
        usual = {f: share for f, share in _shares(asked).items() if share >= NEARLY_ALL}
        return {f: max(math.log((1 - self._shares[f]) / (1 - min(share, SURELY))), 0.0) for f, share in usual.items()}


def _score(page: Page, asked: Features) -> float:
    near = _nearest_three(page.asked, asked)
    known = sum(n for f, n in asked.items() if f in page.together) / (sum(asked.values()) or 1.0)
    told = ASKED * max(near, default=0.0) + NEAREST_THREE * sum(near) / 3 + TEXT * max((_dot(one, asked) for one in page.texts), default=0.0)
    lacking = sum(cost for f, cost in page.usual.items() if f not in asked)
    return max(told + TOGETHER * _dot(page.together, asked) + KNOWN * known - LACKING * lacking, 0.0)


def _all_said(groups: list[list[Features]]) -> Features:
    together: Features = defaultdict(float)
    for share, group in zip(IN_ALL, groups, strict=False):
        for features in group:
            for f, n in features.items():
                together[f] += share * n
    return _unit({f: math.sqrt(n) for f, n in together.items()})


def _shares(asked: list[Features]) -> Features:
    """The share of the questions that have each idea, a little less where there are few."""
    found = Counter(f for features in asked for f in features if f.startswith("idea "))
    return {f: n / (len(asked) + 1) for f, n in found.items()}


def _nearest_three(many: list[Features], asked: Features) -> list[float]:
    return sorted((_dot(one, asked) for one in many), reverse=True)[:3]


def _dot(one: Features, other: Features) -> float:
    return sum(n * one[f] for f, n in other.items() if f in one)


def _unit(features: Mapping[str, float]) -> Features:
    length = math.sqrt(sum(n * n for n in features.values())) or 1.0
    return {f: n / length for f, n in features.items()}
