"""Constellation Expedition as the program knows it."""

from typing import TYPE_CHECKING, Any

from asrus_pnp.descriptors import Game, Learn, Print, own_set
from asrus_pnp.kits.constellation.descriptor import KIT

if TYPE_CHECKING:
    from asrus_pnp.database.database import Database
    from asrus_pnp.pdf.draw.pen import Stops
    from asrus_pnp.play.kept_game import KeptGame
    from asrus_pnp.results.referee import Book
    from asrus_pnp.results.setting_up import SettingUp


def _load(db: "Database") -> "Book":
    from asrus_pnp.games.constellation import game

    return game.load(db)


def _keep(db: "Database") -> "KeptGame[Any]":
    from asrus_pnp.games.constellation.game import load
    from asrus_pnp.games.constellation.keeping import keeper
    from asrus_pnp.games.constellation.tables import load_tables

    return keeper.of(load(db), load_tables(db), db)


def _setting_up(db: "Database") -> "SettingUp":
    from asrus_pnp.games.constellation.setting_up import setting_up

    return setting_up(db)


def _numbers() -> tuple[type, ...]:
    from asrus_pnp.games.constellation.keeping.state import SetUp
    from asrus_pnp.games.constellation.tables import Numbers

    return Numbers, SetUp


def _mat() -> Print[str]:
    from asrus_pnp.games.constellation.print import mat

    return mat


def _learn() -> Learn:
    from asrus_pnp.games.constellation.print import learn

    return learn


def _sky() -> "Stops":
    return ((0.0, "#160f36"), (0.6, "#2c1a55"), (1.0, "#452a66"))


GAME = Game("constellation", "CE", KIT, _load, _numbers, _sky, keep=_keep, setting_up=_setting_up, prints=(own_set("constellation-mat", _mat),), learn=_learn)
