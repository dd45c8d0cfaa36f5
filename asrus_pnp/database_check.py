"""Checking a whole card database: every file, every fault, those of one file not hiding those of another."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from asrus_pnp import registry
from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.database.database import Database
from asrus_pnp.database.faults import faults_of
from asrus_pnp.database.game_numbers import file_of, load_numbers, load_values, read_values
from asrus_pnp.database.labels import load_labels
from asrus_pnp.database.records import where
from asrus_pnp.database.words import load_words
from asrus_pnp.descriptors import Game
from asrus_pnp.rulebook.about import load_about
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.example_questions import load_asked
from asrus_pnp.rulebook.ideas import load_lexicon
from asrus_pnp.rulebook.learn import load_learn, read_learn
from asrus_pnp.rulebook.player_aids import load_aid, read_aid

NOT_PRINTED = ("search.toml", "asked/")  # what people may ask is typed, never drawn
Reader = Callable[[Database], Any]


def inspect(db: Database) -> list[Fault]:
    """Everything that is wrong in the card database; empty where nothing is. What it makes is measured only where its records are whole."""
    return faults_in_data(db) or list(dict.fromkeys(_not_fitting(db)))


def faults_in_data(db: Database) -> list[Fault]:
    """What is wrong with the files, records and fields themselves."""
    faults = faults_of(db, _readers())
    signs = [f for file in sorted(db.files) if not file.startswith(NOT_PRINTED) for f in _not_drawable(db, file)]
    return list(dict.fromkeys([*faults, *signs]))


def _readers() -> Iterator[Reader]:
    """All that reads the card database: one that fails keeps none of the others from reading."""
    from asrus_pnp.export import presets
    from asrus_pnp.kits import sky
    from asrus_pnp.pdf.impose import paper_sizes

    yield from (kit.load for kit in registry.KITS.values())
    for game in registry.GAMES.values():
        yield from _of_game(game)
    yield from (sky.load, paper_sizes.load, paper_sizes.load_sleeve, presets.load, load_words, load_labels, load_lexicon)


def _of_game(game: Game) -> tuple[Reader, ...]:
    return (
        lambda db: load_values(db, game.id),
        lambda db: load_clauses(db, game.id),
        lambda db: load_about(db, game.id),
        lambda db: load_asked(db, game.id),
        game.load,
        game.needs,
        lambda db: [load_numbers(db, game.id, wanted) for wanted in game.numbers()],
        lambda db: load_words(db, game.id),
        lambda db: load_labels(db, game.id),
        lambda db: read_aid(db, game.id),
        lambda db: load_aid(db, game.id, game.kit.numbers(game.kit.load(db))),
        *([lambda db: read_learn(db, game.id), lambda db: load_learn(db, game.id, game.kit.numbers(game.kit.load(db)))] if game.learn else []),
        partial(_clauses, game),
        *([game.keep] if game.keep else []),
        *([game.setting_up] if game.setting_up else []),
    )


def _clauses(game: Game, db: Database) -> None:
    """Raises DataError for each clause that is no clause of the game by its id, and for each number that names one which the game has not."""
    known = [c.id for c in load_clauses(db, game.id).all]
    right = f"{game.prefix}-1.1"
    faults = [fault(where(f"clauses/{game.id}.toml", c, "id"), c, c, f"{right} 처럼", f"as in {right}") for c in known if not c.startswith(f"{game.prefix}-")]
    values, _ = read_values(db, game.id)
    strange = [(where(file_of(game.id), f"value {v.id}", "clause"), v.clause) for v in values if v.clause not in known]
    faults += [fault(place, f"“{c}”", f"there is no clause “{c}”", *perhaps(c, known)) for place, c in strange]
    if faults:
        raise DataError(faults)


def _not_drawable(db: Database, file: str) -> list[Fault]:
    """A fault for each text of the file that no font of the program can draw whole."""
    from asrus_pnp.pdf.draw import fonts  # only here are fonts needed: they take as long to load as all the rest

    try:
        tables = db.tables(file)
    except DataError as error:
        return list(error.faults)
    lacking = [(place, fonts.missing(text)) for place, text in _texts(tables, ())]
    signs = [(place, " ".join(f"“{c}” (U+{ord(c):04X})" for c in chars)) for place, chars in lacking if chars]
    return [fault(where(file, *place), f"글꼴에 없는 글자 {c}", f"no font here has {c}", "다른 글자", "other characters") for place, c in signs]


def _not_fitting(db: Database) -> Iterator[Fault]:
    """A fault of its record for each text that does not fit where it is printed, measured in the least type that can be read."""
    from asrus_pnp.products.drawable import undrawable

    texts = [(text, where(file, *place)) for file, tables in sorted(db.files.items()) for place, text in _texts(tables, ())]
    for error in undrawable(db):
        owners = [place for text, place in texts if text == error.words] or [place for text, place in texts if error.words and text in error.words]
        for found in error.faults:
            yield replace(found, where=owners[0]) if owners else found


def _texts(found: Any, place: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Every text below, and where it stands: the section with the record's id or number, then the fields."""
    if isinstance(found, str):
        yield place, found
    elif isinstance(found, dict):
        for name, value in found.items():
            yield from _texts(value, (*place, str(name)))
    elif isinstance(found, list):
        for n, value in enumerate(found, 1):
            id = value.get("id", value.get("number", n)) if isinstance(value, dict) else ""
            yield from _texts(value, (*place[:-1], f"{place[-1]} {id}") if id != "" else place)
