"""Which kits and games exist. Their modules are imported only when asked for: a score must not load ReportLab."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, cast

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.core.names import fold, perhaps
from asrus_pnp.core.text import Text, same

if TYPE_CHECKING:  # only the drawing modules need ReportLab, and only a referee needs what a game asks
    from asrus_pnp.core.book import Book
    from asrus_pnp.pdf.geometry import Size
    from asrus_pnp.pdf.leaves import Leaf
    from asrus_pnp.pdf.sheets import Lot, Order

KITS = {
    "asrus": "asrus_pnp.kits.asrus",
    "constellation": "asrus_pnp.kits.constellation",
    "ganymede": "asrus_pnp.kits.ganymede",
}
PRINTS = {
    "ganymede-board": "asrus_pnp.prints.ganymede_board",
    "ganymede-tokens": "asrus_pnp.prints.ganymede_tokens",
    "ganymede-standees": "asrus_pnp.prints.ganymede_tokens",
    "astro-race-board": "asrus_pnp.prints.astro_race_board",
    "astro-race-pieces": "asrus_pnp.prints.astro_race_pieces",
    "starry-night-stones": "asrus_pnp.prints.starry_night_stones",
    "constellation-mat": "asrus_pnp.prints.constellation_mat",
    "constellation-sheets": "asrus_pnp.prints.game_sheets",
    "astro-race-sheets": "asrus_pnp.prints.game_sheets",
    "starry-night-sheets": "asrus_pnp.prints.game_sheets",
    "ganymede-sheets": "asrus_pnp.prints.game_sheets",
    "asrus-box": "asrus_pnp.prints.tuck_box",
    "constellation-box": "asrus_pnp.prints.tuck_box",
    "ganymede-box": "asrus_pnp.prints.tuck_box",
    "constellation-aid": "asrus_pnp.prints.player_aid",
    "astro-race-aid": "asrus_pnp.prints.player_aid",
    "starry-night-aid": "asrus_pnp.prints.player_aid",
    "ganymede-aid": "asrus_pnp.prints.player_aid",
}
ONLY_WHEN_NAMED = ("ganymede-standees",)  # another form of what a set above prints already
GAMES = {
    "constellation": "asrus_pnp.games.constellation.game",
    "astro-race": "asrus_pnp.games.astro_race.game",
    "starry-night": "asrus_pnp.games.starry_night.game",
    "ganymede": "asrus_pnp.games.ganymede.game",
}


class Game(Protocol):
    """What a game's module offers."""

    def load(self, data: Path) -> "Book":
        """The referee of the game on a card database; raises DataError."""


class Needs(Protocol):
    """What a game says of the cards that it is played with."""

    def needs(self, data: Path) -> dict[str, tuple[str, ...]]:
        """The ids of the cards by kit; none for all cards of a kit. Raises DataError."""


class Kit(Protocol):
    """What a kit's drawing module offers."""

    def lots(self, data: Path, lang: str, card: "Size | None") -> "tuple[Lot, ...]":
        """All pieces that can be printed, by size; lang is ko, en or both; card is the size asked for. Raises DataError."""


class Print(Protocol):
    """What lies on the table besides the cards; one module may make several sets, told apart by name."""

    def title(self, name: str, order: "Order") -> Text:
        """What the set is called."""

    def make(self, name: str, order: "Order") -> "tuple[Lot | Leaf, ...]":
        """All that is printed of the set; raises DataError and DrawError."""


def sets(game: str = "") -> list[str]:
    """The names of all sets that are printed without being named; with a game only those that lie on its table besides the cards."""
    every = [name for name in (*KITS, *PRINTS) if name not in ONLY_WHEN_NAMED]
    return [name for name in every if name.startswith(f"{game}-")] if game else every


def needs(name: str) -> Needs:
    """What a game is played with; raises InputError with what was perhaps meant."""
    return cast(Needs, import_module(_known(name, GAMES, Text("게임", "game")).removesuffix(".game") + ".needs"))


def printed(name: str) -> Print:
    """The module of a set that is no kit; raises InputError with what was perhaps meant."""
    return cast(Print, import_module(_known(name, PRINTS, Text("세트", "set"))))


class Cards(Protocol):
    """What a kit's records module offers."""

    def load(self, data: Path) -> Any:
        """The deck, with its `kit` (name, count, size) and `facts`; raises DataError."""

    def rows(self, deck: Any) -> list[dict[str, Any]]:
        """One row for each physical card."""


def cards(name: str) -> Cards:
    """The records module of a kit; raises InputError with what was perhaps meant."""
    return cast(Cards, import_module(_known(name, KITS, Text("세트", "set")) + ".cards"))


def kit(name: str) -> Kit:
    """The drawing module of a kit; raises InputError with what was perhaps meant."""
    return cast(Kit, import_module(_known(name, KITS, Text("세트", "set")) + ".kit"))


def game(name: str) -> Game:
    """The module of a game; raises InputError with what was perhaps meant."""
    return cast(Game, import_module(_known(name, GAMES, Text("게임", "game"))))


def _known(name: str, modules: dict[str, str], kind: Text) -> str:
    if fold(name) in modules:
        return modules[fold(name)]
    found = Text(f"“{name}”이라는 {kind.ko}은(는) 없다", f"there is no {kind.en} “{name}”")
    raise InputError([Fault(same(""), found, perhaps(name, modules))])
