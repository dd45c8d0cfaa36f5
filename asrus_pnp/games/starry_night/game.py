"""Counting Stars at Night as the command line sees it."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from asrus_pnp.games.starry_night.score import scoring
from asrus_pnp.games.starry_night.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Case, Later

if TYPE_CHECKING:
    from asrus_pnp.play.kept_game import KeptGame

CASES = ("explore", "trade", "auction")


def load(data: Path) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(data)
    cases = Later(CASES, partial(_case, tables))
    return Book(GAME, tables.clauses.name, tables.clauses, scoring.question(tables), cases, play=partial(_play, tables, data))


def _case(tables: Tables, name: str) -> Case:
    from asrus_pnp.games.starry_night.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)


def _play(tables: Tables, data: Path, book: Book) -> "KeptGame[Any]":
    from asrus_pnp.games.starry_night.keeping import keeper  # nor what keeps a game

    return keeper.of(book, tables, data)
