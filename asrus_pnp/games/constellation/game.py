"""Constellation Expedition as the command line sees it."""

from functools import partial

from asrus_pnp.database.database import Database, once
from asrus_pnp.games.constellation.score import scoring
from asrus_pnp.games.constellation.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Case, Later

CASES = ("turn",)


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(db)
    cases, rounds = Later(CASES, partial(_case, tables)), partial(scoring.add_rounds, tables=tables)
    return Book(GAME, tables.clauses.name, tables.clauses, scoring.question(tables), cases, rounds, "CE-8.8")


def _case(tables: Tables, name: str) -> Case:
    from asrus_pnp.games.constellation.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)
