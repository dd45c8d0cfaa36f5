"""The referee of A Handful of Beans: beans are points, and a show of fingers is settled."""

from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.positions.form import Field, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Number
from asrus_pnp.results.referee import Book, Question, as_decided
from asrus_pnp.results.ruling import Ruling, Step
from asrus_pnp.results.score_sheet import PlayerScore, ScoreLine, Scoresheet, competition_ranks
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "beans"
Position = dict[str, int]  # beans held, or fingers shown, by player


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/beans.toml."""

    players_least: int
    players_most: int
    beans: int
    points_bean: int
    fingers: int


@dataclass(frozen=True, slots=True)
class Rules:
    """The card database as this game needs it."""

    numbers: Numbers
    words: Words
    clauses: Clauses


@dataclass(frozen=True, slots=True)
class Taken:
    """Who takes the bean, if anybody does."""

    taker: str | None

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line gives them to programs."""
        return asdict(self)


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    rules = Rules(load_numbers(db, GAME, Numbers), load_words(db, GAME), load_clauses(db, GAME))
    return Book(GAME, rules.clauses.name, rules.clauses, _score(rules), {"fingers": _fingers(rules)})


def _score(rules: Rules) -> Question[Position, Scoresheet, Scoresheet]:
    beans = Field("beans", Number(0, rules.numbers.beans), Text("콩", "beans"), needed=True)
    example = ("Ann: beans=5", "민지: 콩=7")
    title = Text("끝난 게임의 점수", "the score of a finished game")
    return Question(title, _form(rules, beans), _by_name, partial(_too_many, rules=rules), partial(score, rules=rules), as_decided, example)


def _fingers(rules: Rules) -> Question[Position, Taken, Ruling]:
    shown = Field("fingers", Number(0, rules.numbers.fingers, clause="BN-2.1"), Text("펼친 손가락", "fingers shown"), needed=True)
    title = Text("손가락: 누가 콩을 가져가는가", "fingers: who takes the bean")
    return Question(title, _form(rules, shown), _by_name, lambda *_: [], decide, tell, ("Ann: fingers=3", "Bo: fingers=2"))


def _form(rules: Rules, field: Field) -> Form:
    return Form(rules.words, (rules.numbers.players_least, rules.numbers.players_most), (field,))


def _by_name(reading: Reading) -> Position:
    return {p.name: next(iter(p.values.values()), 0) or 0 for p in reading.players}


def _too_many(position: Position, places: Places, deck_check: bool, rules: Rules) -> list[Fault]:
    """BN-1.1: no more beans than lie in the bowl."""
    held, most = sum(position.values()), rules.numbers.beans
    found = (f"콩이 모두 {held}개다", f"there are {held} beans in all")
    return [fault(places.of(*position), *found, f"{most}개까지", f"at most {most}", "BN-1.1")] if held > most else []


def score(position: Position, rules: Rules) -> Scoresheet:
    """BN-3.1 counts the beans; BN-3.2 and, where the win is shared, BN-3.3 decide."""
    lines = [ScoreLine(n * rules.numbers.points_bean, "BN-3.1", Text(f"콩 {n}개", f"beans: {n}")) for n in position.values()]
    ranks = competition_ranks(s.points for s in lines)
    players = tuple(PlayerScore(name, rank, (s,)) for name, rank, s in zip(position, ranks, lines, strict=True))
    clauses = ("BN-3.2", "BN-3.3") if ranks.count(1) > 1 else ("BN-3.2",)
    return Scoresheet(GAME, (), players, clauses, tuple(rules.clauses.silences(clauses)))


def decide(position: Position) -> Taken:
    """BN-2.1: the most fingers take the bean; BN-2.2: nobody does where several show as many."""
    most = [name for name, n in position.items() if n == max(position.values())]
    return Taken(most[0] if len(most) == 1 else None)


def tell(position: Position, outcome: Taken) -> Ruling:
    """Who takes the bean, and by which clauses."""
    taker = outcome.taker
    verdict = Text(f"{taker} 님이 콩을 가져간다", f"{taker} takes the bean") if taker else Text("아무도 가져가지 못한다", "nobody takes the bean")
    return Ruling(GAME, "fingers", (), verdict, outcome.as_json(), (Step(("BN-2.1",) if taker else ("BN-2.1", "BN-2.2"), verdict),))
