"""Counting Stars at Night as the program knows it."""

from typing import TYPE_CHECKING, Any

from asrus_pnp.descriptors import Game, Learn, Print, own_set
from asrus_pnp.kits.asrus.descriptor import KIT

if TYPE_CHECKING:
    from asrus_pnp.database.database import Database
    from asrus_pnp.pdf.draw.pen import Stops
    from asrus_pnp.play.kept_game import KeptGame
    from asrus_pnp.results.referee import Book
    from asrus_pnp.results.setting_up import SettingUp


def _load(db: "Database") -> "Book":
    from asrus_pnp.games.starry_night import game

    return game.load(db)


def _keep(db: "Database") -> "KeptGame[Any]":
    from asrus_pnp.games.starry_night.game import load
    from asrus_pnp.games.starry_night.keeping import keeper
    from asrus_pnp.games.starry_night.tables import load_tables

    return keeper.of(load(db), load_tables(db), db)


def _setting_up(db: "Database") -> "SettingUp":
    from asrus_pnp.games.starry_night.setting_up import setting_up

    return setting_up(db)


def _numbers() -> tuple[type, ...]:
    from asrus_pnp.games.starry_night.keeping.state import SetUp
    from asrus_pnp.games.starry_night.tables import Numbers

    return Numbers, SetUp


def _cards(db: "Database") -> tuple[str, ...]:
    """The number cards (SN-1.1)."""
    from asrus_pnp.database.card_ids import expand
    from asrus_pnp.kits.asrus.cards import load

    return tuple(id for card in load(db).numbers for id in expand(card.ids))


def _stones() -> Print[str]:
    from asrus_pnp.games.starry_night.print import stones

    return stones


def _learn() -> Learn:
    from asrus_pnp.games.starry_night.print import learn

    return learn


def _sky() -> "Stops":
    from asrus_pnp.pdf.draw.theme import DEEP_INDIGO

    return (*DEEP_INDIGO[:2], (1.0, DEEP_INDIGO[2][1]))


GAME = Game("starry-night", "SN", KIT, _load, _numbers, _sky, _cards, _keep, _setting_up, (own_set("starry-night-stones", _stones),), learn=_learn)
