"""Astro Race as the command line sees it."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.games.astro_race.score import position, scoring
from asrus_pnp.games.astro_race.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Later, Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

CASES = ("turn",)


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(db)
    cases = Later(CASES, partial(_case, tables))
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), cases)


def _case(tables: Tables, name: str) -> Question[Ruling]:
    from asrus_pnp.games.astro_race.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)


def _score(tables: Tables) -> Question[Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        partial(position.parse, tables=tables),
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        ("Ann: moon=6 lost=4 finished=1", "민지: 달=3 잃음=1 예비=5 트랙=1"),
    )
