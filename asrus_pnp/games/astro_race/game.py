"""Astro Race as the command line sees it."""

from functools import partial
from pathlib import Path

from asrus_pnp.core.book import Book, Question
from asrus_pnp.core.rulings import Ruling, Scoresheet
from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race import position, referee, scoring, turn_position, turn_problems
from asrus_pnp.games.astro_race.tables import GAME, Tables, load_tables


def load(data: Path) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(data)
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), {"turn": _turn(tables)})


def _score(tables: Tables) -> Question[Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        partial(position.parse, tables=tables),
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        ("Ann: moon=6 lost=4 finished=1", "민지: 달=3 잃음=1 예비=5 트랙=1"),
    )


def _turn(tables: Tables) -> Question[Ruling]:
    return Question(
        Text("한 차례: 이동, 쾅, 카드 공개", "a turn: the move, who calls bang, the card"),
        turn_position.form(tables),
        partial(turn_position.parse, tables=tables),
        partial(turn_problems.problems, tables=tables),
        partial(referee.decide, tables=tables),
        ("table: card=10 moved=3", "Ann: mover at=4 reserve=8 moon=1", "민지: 쾅 위치=3 말=2 예비=5 잃음=2 달=1"),
    )
