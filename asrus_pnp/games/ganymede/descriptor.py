"""Ganymede as the program knows it."""

from typing import TYPE_CHECKING, Any

from asrus_pnp.descriptors import Game, Learn, Print, own_set
from asrus_pnp.kits.ganymede.descriptor import KIT

if TYPE_CHECKING:
    from asrus_pnp.database.database import Database
    from asrus_pnp.pdf.draw.pen import Stops
    from asrus_pnp.play.kept_game import KeptGame
    from asrus_pnp.results.referee import Book
    from asrus_pnp.results.setting_up import SettingUp


def _load(db: "Database") -> "Book":
    from asrus_pnp.games.ganymede import game

    return game.load(db)


def _keep(db: "Database") -> "KeptGame[Any]":
    from asrus_pnp.games.ganymede.game import load
    from asrus_pnp.games.ganymede.keeping import keeper
    from asrus_pnp.games.ganymede.tables import load_tables

    return keeper.of(load(db), load_tables(db), db)


def _setting_up(db: "Database") -> "SettingUp":
    from asrus_pnp.games.ganymede.setting_up import setting_up

    return setting_up(db)


def _numbers() -> tuple[type, ...]:
    from asrus_pnp.games.ganymede.setting_up import Opened
    from asrus_pnp.games.ganymede.tables import Numbers

    return Numbers, Opened


def _board() -> Print[str]:
    from asrus_pnp.games.ganymede.print import board

    return board


def _tokens() -> Print[str]:
    from asrus_pnp.games.ganymede.print import tokens

    return tokens


def _learn() -> Learn:
    from asrus_pnp.games.ganymede.print import learn

    return learn


def _sky() -> "Stops":
    from asrus_pnp.kits.ganymede.art.grounds import GANYMEDE

    return GANYMEDE.sky


PRINTS = (own_set("ganymede-board", _board), own_set("ganymede-tokens", _tokens), own_set("ganymede-standees", _tokens, only_when_named=True))
GAME = Game("ganymede", "GA", KIT, _load, _numbers, _sky, keep=_keep, setting_up=_setting_up, prints=PRINTS, learn=_learn)
