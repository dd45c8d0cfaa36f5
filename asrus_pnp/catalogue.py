"""Which kits and games exist. Their modules are imported only when asked for: a score must not load ReportLab."""

from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from asrus_pnp.core.book import Book
from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.names import fold, perhaps
from asrus_pnp.core.text import Text, same

KITS = {
    "asrus": "asrus_pnp.kits.asrus",
    "constellation": "asrus_pnp.kits.constellation",
    "ganymede": "asrus_pnp.kits.ganymede",
}
GAMES = {
    "constellation": "asrus_pnp.games.constellation.game",
    "astro-race": "asrus_pnp.games.astro_race.game",
    "starry-night": "asrus_pnp.games.starry_night.game",
    "ganymede": "asrus_pnp.games.ganymede.game",
}


class Game(Protocol):
    """What a game's module offers."""

    def load(self, data: Path) -> Book:
        """The referee of the game on a card database; raises DataError."""


def game(name: str) -> Game:
    """The module of a game; raises InputError with what was perhaps meant."""
    return cast(Game, import_module(_known(name, GAMES, Text("게임", "game"))))


def _known(name: str, modules: dict[str, str], kind: Text) -> str:
    if fold(name) in modules:
        return modules[fold(name)]
    found = Text(f"“{name}”이라는 {kind.ko}은(는) 없다", f"there is no {kind.en} “{name}”")
    raise InputError([Fault(same(""), found, perhaps(name, modules))])
