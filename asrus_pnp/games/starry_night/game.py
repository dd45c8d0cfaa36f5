"""Counting Stars at Night as the command line sees it."""

from functools import partial

from asrus_pnp.database.database import Database, once
from asrus_pnp.games.starry_night.score import scoring
from asrus_pnp.games.starry_night.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Case, Later

CASES = ("explore", "trade", "auction")


@once
def load(db: Database) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(db)
    cases = Later(CASES, partial(_case, tables))
    return Book(GAME, tables.clauses.name, tables.clauses, scoring.question(tables), cases)


def _case(tables: Tables, name: str) -> Case:
    from asrus_pnp.games.starry_night.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)
