"""What lies in the box of Ganymede, as records of the card database."""

from dataclasses import dataclass
from typing import Literal

from asrus_pnp.core.text import Text
from asrus_pnp.database.records import Standing

ANY, TILE = "any", "tile"

EffectKind = Literal["recruit", "adapt", "move", "reputation", "ship"]
StackKind = Literal["tile", "earth", "mars", "ship"]
ShipKindId = Literal[
    "flat", "per-symbol", "per-colour", "recruit", "reputation-step", "double-move", "light-crew", "symbol-set", "reputation-match", "per-tile"
]


@dataclass(frozen=True, slots=True)
class GanymedeKit:
    """The box: how many cards and tiles it has, the size of a card and of a tile in mm (width, height)."""

    id: str
    name: Text
    count: int
    size_mm: tuple[float, float]
    tile_size_mm: tuple[float, float]
    standing: Standing
    source: str
    tile_standing: Standing
    tile_source: str


@dataclass(frozen=True, slots=True)
class Stack:
    """One kind of card or tile: the letter of its ids and how many there are."""

    id: StackKind
    name: Text
    prefix: str
    count: int
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the four colours of settlers: the work they do, the sign on the chest, how many there are."""

    id: str
    name: Text
    role: Text
    mark: str
    settlers: int
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """One of the five symbols of tiles and shuttles, its outline, and the effect that its shuttles mostly have."""

    id: str
    name: Text
    outline: str
    main_effect: EffectKind
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Action:
    """One of the five basic actions (GA-4.2 to GA-4.8); effects are of the same kinds."""

    id: EffectKind
    name: Text
    text: Text
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Effect:
    """What a card does once. Colours: of a recruit (one of them) or of an adapt (from it or to it); none means any colour."""

    kind: EffectKind
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A settler tile; `either`: one of its effects, else all of them. The standing is that of the effects."""

    id: str
    symbol: str
    effects: tuple[Effect, ...]
    either: bool
    standing: Standing
    source: str
    starter: bool = False
    symbol_standing: Standing = "unconfirmed"
    symbol_source: str = "project"


@dataclass(frozen=True, slots=True)
class Shuttle:
    """An Earth or Mars shuttle: the requirement at its top (colours, `any`, `tile`) and the effect at its bottom, if it has one."""

    id: str
    symbol: str
    requirement: tuple[str, ...]
    standing: Standing
    source: str
    effect: Effect | None = None
    effect_standing: Standing = "unconfirmed"
    effect_source: str = "project"
    symbol_standing: Standing = "unconfirmed"
    symbol_source: str = "project"

    @property
    def settlers(self) -> tuple[str, ...]:
        """The settlers of the requirement, without a tile."""
        return tuple(r for r in self.requirement if r != TILE)


@dataclass(frozen=True, slots=True)
class ShipKind:
    """What ships of one kind print: points (for each thing counted, where `each`), effects on launch, how many settlers fewer they need."""

    id: ShipKindId
    name: Text
    text: Text
    points: int
    each: bool
    standing: Standing
    source: str
    effects: tuple[Effect, ...] = ()
    fewer: int = 0


@dataclass(frozen=True, slots=True)
class Ship:
    """A settlers ship: its kind, the symbol or colour that it shows, and how many copies there are (the standing is that of the copies)."""

    id: str
    kind: str
    copies: int
    ids: str
    standing: Standing
    source: str
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the reputation track: its points, and what stopping there gives."""

    number: int
    points: int
    standing: Standing
    source: str
    basic_action: bool = False
    launch: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: how many there are, what each has room for, and the number of reputation markers."""

    count: int
    markers: int
    tiles: int
    earth: int
    mars: int
    upper: int
    lower: int
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Supply:
    """How many settlers of each colour are in play with so many players (GA-1.2)."""

    players: int
    settlers: int
    standing: Standing
    source: str
