"""What the program is told of a kit, of a set and of a game. What they are made of is loaded only when it is used: a score must not load ReportLab."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from asrus_pnp.core.text import Lang, Text

if TYPE_CHECKING:
    from asrus_pnp.database.database import Database
    from asrus_pnp.database.records import Fact
    from asrus_pnp.pdf.draw.pen import Stops
    from asrus_pnp.pdf.impose.geometry import Size
    from asrus_pnp.pdf.impose.imposition import Lot, Order
    from asrus_pnp.pdf.impose.leaves import Leaf
    from asrus_pnp.play.kept_game import KeptGame
    from asrus_pnp.products.learn.pictures import Pictures
    from asrus_pnp.results.referee import Book
    from asrus_pnp.results.setting_up import SettingUp

Of = TypeVar("Of", contravariant=True)


class About(Protocol):
    """What every kit says of itself."""

    @property
    def name(self) -> Text: ...

    @property
    def count(self) -> int: ...


class Deck(Protocol):
    """The cards of a kit as the card database has them."""

    @property
    def kit(self) -> About: ...

    @property
    def facts(self) -> "tuple[Fact, ...]": ...


class Records(Protocol):
    """The module of a kit that reads its cards."""

    def load(self, db: "Database", /) -> Deck:
        """The deck; raises DataError."""

    def rows(self, deck: Any, /) -> list[dict[str, Any]]:
        """One row for each physical card."""


class Drawing(Protocol):
    """The module of a kit that draws its cards."""

    def lots(self, db: "Database", lang: str, card: "Size | None", /) -> "tuple[Lot, ...]":
        """All pieces that can be printed, by size; lang is ko, en or both; card is the size asked for. Raises DataError."""


def _nothing(_: Any) -> dict[str, int]:
    return {}


@dataclass(frozen=True, slots=True)
class Kit:
    """A kit: the modules that read and draw its cards, what each of its lots is, and what words may say of its deck."""

    id: str
    records: Callable[[], Records]
    drawing: Callable[[], Drawing]
    kinds: tuple[Text, ...]
    numbers: Callable[[Any], Mapping[str, int]] = _nothing

    def load(self, db: "Database") -> Deck:
        """The deck; raises DataError."""
        return self.records().load(db)

    def rows(self, db: "Database") -> list[dict[str, Any]]:
        """One row for each physical card; raises DataError."""
        records = self.records()
        return records.rows(records.load(db))

    def lots(self, db: "Database", lang: str, card: "Size | None") -> "tuple[Lot, ...]":
        """All pieces that can be printed, by size; lang is ko, en or both; card is the size asked for. Raises DataError."""
        return self.drawing().lots(db, lang, card)


class Print(Protocol[Of]):
    """The module that makes a set of something: of a game, of a kit, or of the set's own name where a game's module makes several."""

    def title(self, of: Of, order: "Order", /) -> Text:
        """What the set is called."""

    def make(self, of: Of, order: "Order", /) -> "tuple[Lot | Leaf, ...]":
        """All that is printed of the set; raises DataError and DrawError."""


@dataclass(frozen=True, slots=True)
class PrintSet:
    """What lies on the table besides the cards. A set that is only another form of what a set prints already is printed `only_when_named`."""

    name: str
    title: "Callable[[Order], Text]"
    make: "Callable[[Order], tuple[Lot | Leaf, ...]]"
    only_when_named: bool = False


def print_set(name: str, module: Callable[[], Print[Of]], of: Of, only_when_named: bool = False) -> PrintSet:
    """The set that a module makes."""
    return PrintSet(name, lambda order: module().title(of, order), lambda order: module().make(of, order), only_when_named)


def own_set(name: str, module: Callable[[], Print[str]], only_when_named: bool = False) -> PrintSet:
    """A set that a game's own module makes; it is told the set's name."""
    return print_set(name, module, name, only_when_named)


class Learn(Protocol):
    """The module of a game that draws what its learn-to-play sheet shows; the words stand in learn/*.toml."""

    def pictures(self, db: "Database", faces: str, lang: Lang, /) -> "Pictures":
        """The pictures, drawn with the cards as they are printed in `faces` (ko, en or both); raises DataError."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game: what its clauses begin with, the kit that it is played with and which cards of that (none: all), its referee, what keeps it turn by
    turn if it can be kept, how it begins if it says so, the dataclasses of the numbers that it wants, its own sets, the sky of its player aids, and
    the pictures of its learn-to-play sheet if it has one."""

    id: str
    prefix: str
    kit: Kit
    load: "Callable[[Database], Book]"
    numbers: Callable[[], tuple[type, ...]]
    sky: "Callable[[], Stops]"
    cards: "Callable[[Database], tuple[str, ...]] | None" = None
    keep: "Callable[[Database], KeptGame[Any]] | None" = None
    setting_up: "Callable[[Database], SettingUp] | None" = None
    prints: tuple[PrintSet, ...] = ()
    learn: Callable[[], Learn] | None = None

    def needs(self, db: "Database") -> tuple[str, ...]:
        """The ids of the cards of its kit that it is played with; none for all of them. Raises DataError."""
        return self.cards(db) if self.cards else ()


@dataclass(frozen=True, slots=True)
class Played:
    """A kit and the games that are played with it: what its cover and its box tell of."""

    kit: Kit
    games: tuple[Game, ...]
