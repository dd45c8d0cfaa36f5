"""Astro Race as the program knows it."""

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
    from asrus_pnp.games.astro_race import game

    return game.load(db)


def _keep(db: "Database") -> "KeptGame[Any]":
    from asrus_pnp.games.astro_race.game import load
    from asrus_pnp.games.astro_race.keeping import keeper
    from asrus_pnp.games.astro_race.tables import load_tables

    return keeper.of(load(db), load_tables(db), db)


def _setting_up(db: "Database") -> "SettingUp":
    from asrus_pnp.games.astro_race.setting_up import setting_up

    return setting_up(db)


def _numbers() -> tuple[type, ...]:
    from asrus_pnp.games.astro_race.needs import DeckNumbers
    from asrus_pnp.games.astro_race.tables import Numbers

    return Numbers, DeckNumbers


def _cards(db: "Database") -> tuple[str, ...]:
    from asrus_pnp.games.astro_race.needs import needs

    return needs(db)


def _board() -> Print[str]:
    from asrus_pnp.games.astro_race.print import board

    return board


def _pieces() -> Print[str]:
    from asrus_pnp.games.astro_race.print import pieces

    return pieces


def _learn() -> Learn:
    from asrus_pnp.games.astro_race.print import learn

    return learn


def _sky() -> "Stops":
    from asrus_pnp.pdf.draw.theme import INDIGO

    return (*INDIGO[:2], (1.0, INDIGO[2][1]))


PRINTS = (own_set("astro-race-board", _board), own_set("astro-race-pieces", _pieces))
GAME = Game("astro-race", "AR", KIT, _load, _numbers, _sky, _cards, _keep, _setting_up, PRINTS, learn=_learn)
