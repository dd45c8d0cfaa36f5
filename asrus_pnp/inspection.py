"""Checking a whole card database: every file, every fault, those of one file not hiding those of another."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from asrus_pnp import catalogue
from asrus_pnp.core import aids
from asrus_pnp.core.asked import Asked, load_asked
from asrus_pnp.core.clauses import load_clauses
from asrus_pnp.core.data import folder, open_toml
from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.ideas import load_lexicon
from asrus_pnp.core.labels import load_labels
from asrus_pnp.core.names import load_words, perhaps
from asrus_pnp.core.numbers import load_values, missing, read_values
from asrus_pnp.core.records import read_all, where

NOT_PRINTED = ("search.toml", "asked/")  # what people may ask is typed, never drawn


def inspect(data: Path) -> list[Fault]:
    """Everything that is wrong in the card database; empty where nothing is."""
    faults: list[Fault] = []
    for load in _loaders(data):
        try:
            load()
        except DataError as error:
            faults += error.faults
    faults += [f for game in catalogue.GAMES for f in _numbers(data, game)]
    files = sorted(p.relative_to(folder()).as_posix() for p in folder().rglob("*.toml"))
    faults += [f for file in files if not file.startswith(NOT_PRINTED) for f in _not_drawable(data, file)]
    return list(dict.fromkeys(faults))


def _loaders(data: Path) -> Iterator[Callable[[], Any]]:
    """What reads each file: one that fails keeps none of the others from being read."""
    for kit in catalogue.KITS:
        yield partial(catalogue.cards(kit).load, data)
    for game in catalogue.GAMES:
        yield partial(load_values, data, game)
        yield partial(load_clauses, data, game)
        yield partial(_load_asked, data, game)
        yield partial(catalogue.game(game).load, data)
        yield partial(catalogue.needs(game).needs, data)
    late = [import_module(f"asrus_pnp.{name}").load for name in ("kits.sky", "pdf.stock", "export.presets")]
    for load in (*late, load_words, load_labels, load_lexicon, _load_aids):
        yield partial(load, data)


def _load_aids(data: Path) -> None:
    """What each player aid says; the numbers in it are put in where it is drawn."""
    faults: list[Fault] = []
    read_all(aids.Aid, open_toml(data, aids.FILE).get("aid"), aids.FILE, "aid", faults, key="game")
    if faults:
        raise DataError(faults)


def _load_asked(data: Path, game: str) -> Asked:
    return load_asked(data, load_clauses(data, game))


def _numbers(data: Path, game: str) -> list[Fault]:
    """A fault for each number that the game wants and has not, and for each that names a clause which the game has not."""
    faults: list[Fault] = []
    try:
        values, known = read_values(data, game, faults), [c.id for c in load_clauses(data, game).all]
        typed = {str(table.get("id")) for table in open_toml(data, f"games/{game}.toml")["value"] if isinstance(table, dict)}
    except (DataError, KeyError, TypeError):
        return []  # told already
    file, wanted = f"games/{game}.toml", import_module(catalogue.GAMES[game].removesuffix(".game") + ".tables").Numbers
    strange = [(where(file, f"value {v.id}", "clause"), v.clause) for v in values if v.clause not in known]
    return missing(game, typed, wanted) + [fault(place, f"“{c}”", f"there is no clause “{c}”", *perhaps(c, known)) for place, c in strange]


def _not_drawable(data: Path, file: str) -> list[Fault]:
    """A fault for each text of the file that no font of the program can draw whole."""
    from asrus_pnp.pdf import fonts  # only here are fonts needed: they take as long to load as all the rest

    try:
        tables = open_toml(data, file)
    except DataError as error:
        return list(error.faults)
    lacking = [(place, fonts.missing(text)) for place, text in _texts(tables, ())]
    signs = [(place, " ".join(f"“{c}” (U+{ord(c):04X})" for c in chars)) for place, chars in lacking if chars]
    return [fault(where(file, *place), f"글꼴에 없는 글자 {c}", f"no font here has {c}", "다른 글자", "other characters") for place, c in signs]


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
