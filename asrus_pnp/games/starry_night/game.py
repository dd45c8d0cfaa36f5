"""Counting Stars at Night as the command line sees it."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.games.starry_night.score import position, scoring
from asrus_pnp.games.starry_night.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Later, Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

CASES = ("explore", "trade", "auction")


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(db)
    cases = Later(CASES, partial(_case, tables))
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), cases)


def _case(tables: Tables, name: str) -> Question[Ruling]:
    from asrus_pnp.games.starry_night.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)


def _score(tables: Tables) -> Question[Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        position.parse,
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        ("Ann: 8x8 3x3 stones=6", "Bo: 7x7 2x2 stones=9", "Cho: 9x7 stones=4"),
    )
