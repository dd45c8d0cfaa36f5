"""Constellation Expedition as the command line sees it."""

from functools import partial
from pathlib import Path

from asrus_pnp.core.book import Book, Question
from asrus_pnp.core.rulings import Ruling, Scoresheet
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation import position, referee, scoring, turn
from asrus_pnp.games.constellation.tables import GAME, Tables, load_tables


def load(data: Path) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(data)
    cases = {referee.CASE: _turn(tables)}
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), cases, partial(scoring.add_rounds, tables=tables))


def _score(tables: Tables) -> Question[Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        partial(position.parse, tables=tables),
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        ("Ann: 1 2x2 3 5 energy=4 award=6", "Bo: 4x2 7 9 energy=7"),
    )


def _turn(tables: Tables) -> Question[Ruling]:
    return Question(
        Text("한 턴의 결과: 충돌, 승자, 카드, 에너지, 상", "what one turn brings: collisions, winner, cards, energy, award"),
        turn.form(tables),
        turn.parse,
        partial(turn.problems, tables=tables),
        partial(referee.decide, tables=tables),
        ("table: destination=5 award=Ann@5", "Ann: 3 energy=7", "Bo: 7 energy=4", "Cho: 7 energy=6", "Dan: 11 energy=5"),
    )
