"""Counting Stars at Night as the command line sees it."""

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.score import position, scoring
from asrus_pnp.games.starry_night.tables import GAME, Tables, load_tables
from asrus_pnp.results.referee import Book, Case, Later, Question, as_decided
from asrus_pnp.results.score_sheet import Scoresheet

if TYPE_CHECKING:
    from asrus_pnp.play.kept_game import Play

CASES = ("explore", "trade", "auction")


def load(data: Path) -> Book:
    """The referee of this game on a card database; raises DataError."""
    tables = load_tables(data)
    cases = Later(CASES, partial(_case, tables))
    return Book(GAME, tables.clauses.name, tables.clauses, _score(tables), cases, play=partial(_play, tables, data))


def _case(tables: Tables, name: str) -> Case:
    from asrus_pnp.games.starry_night.rulings import cases  # a score does not need it, and should start fast

    return cases.case(name, tables)


def _play(tables: Tables, data: Path, book: Book) -> "Play[Any]":
    from asrus_pnp.games.starry_night.keeping import keeper  # nor what keeps a game

    return keeper.of(book, tables, data)


def _score(tables: Tables) -> Question[position.Position, Scoresheet, Scoresheet]:
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        position.form(tables),
        position.parse,
        partial(position.problems, tables=tables),
        partial(scoring.score, tables=tables),
        as_decided,
        ("Ann: 8x8 3x3 stones=6", "Bo: 7x7 2x2 stones=9", "Cho: 9x7 stones=4"),
    )
