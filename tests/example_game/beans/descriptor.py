"""A Handful of Beans as the program knows it: the example of a game that is added."""

from typing import TYPE_CHECKING

from asrus_pnp.descriptors import Game
from asrus_pnp.kits.asrus.descriptor import KIT

if TYPE_CHECKING:
    from asrus_pnp.database.database import Database
    from asrus_pnp.pdf.draw.pen import Stops
    from asrus_pnp.results.referee import Book


def _load(db: "Database") -> "Book":
    from asrus_pnp.games.beans import game

    return game.load(db)


def _numbers() -> tuple[type, ...]:
    from asrus_pnp.games.beans.game import Numbers

    return (Numbers,)


def _sky() -> "Stops":
    return ((0.0, "#1b2a1f"), (0.6, "#2c4432"), (1.0, "#47664c"))


def _cards(_: "Database") -> tuple[str, ...]:
    return ("A01",)  # the Sun begins


GAME = Game("beans", "BN", KIT, _load, _numbers, _sky, _cards)
