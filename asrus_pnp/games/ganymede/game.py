"""Ganymede as the command line sees it."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.games.ganymede.score import position, scoring
from asrus_pnp.games.ganymede.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Later, Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

CASES = ("tile", "shuttle", "reputation", "launch", "end")


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(db)
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), Later(CASES, partial(_case, tables)))


def _case(tables: Tables, name: str) -> Question[Ruling]:
    from asrus_pnp.games.ganymede.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)


def _score(tables: Tables) -> Question[Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        partial(position.parse, tables=tables),
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        (
            "Ann: flat per-symbol:purple symbol-set columns=blue:3+red:1+yellow:2+purple:4+white:1 tops=red:3 tiles=2 reputation=8 docks=2+1",
            "Bo: S14 S18 S30 E03 M11 tiles=T03+T11 reputation-points=1 docks=3+0 mars=2",
        ),
    )
