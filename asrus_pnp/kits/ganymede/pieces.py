"""What lies in the box of Ganymede, as records of the card database."""

from dataclasses import dataclass
from typing import Annotated, Literal

from asrus_pnp.core.text import Text
from asrus_pnp.database.limits import MOST_CARDS, Copies, Id, Ids, Length, Letter, Piece, Points, Range
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
    count: Annotated[int, Range(1, 4 * MOST_CARDS)]
    size_mm: tuple[Piece, Piece]
    tile_size_mm: tuple[Piece, Piece]
    standing: Standing
    source: str
    tile_standing: Standing
    tile_source: str


@dataclass(frozen=True, slots=True)
class Stack:
    """One kind of card or tile: the letter of its ids and how many there are."""

    id: StackKind
    name: Text
    prefix: Letter
    count: Copies
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the four colours of settlers: the work they do, the sign on the chest, how many there are."""

    id: Id
    name: Text
    role: Text
    mark: str
    settlers: Annotated[int, Range(1, 40)]
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Symbol:
    """One of the five symbols of tiles and shuttles, its outline, and the effect that its shuttles mostly have."""

    id: Id
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
    colours: Annotated[tuple[str, ...], Length(0, 2)] = ()


@dataclass(frozen=True, slots=True)
class Tile:
    """A settler tile; `either`: one of its effects, else all of them. The standing is that of the effects."""

    id: Ids
    symbol: str
    effects: Annotated[tuple[Effect, ...], Length(1, 2)]
    either: bool
    standing: Standing
    source: str
    starter: bool = False
    symbol_standing: Standing = "unconfirmed"
    symbol_source: str = "project"


@dataclass(frozen=True, slots=True)
class Shuttle:
    """An Earth or Mars shuttle: the requirement at its top (colours, `any`, `tile`) and the effect at its bottom, if it has one."""

    id: Ids
    symbol: str
    requirement: Annotated[tuple[str, ...], Length(1, 3)]
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
    points: Points
    each: bool
    standing: Standing
    source: str
    effects: Annotated[tuple[Effect, ...], Length(0, 2)] = ()
    fewer: Annotated[int, Range(0, 3)] = 0


@dataclass(frozen=True, slots=True)
class Ship:
    """A settlers ship: its kind, the symbol or colour that it shows, and how many copies there are (the standing is that of the copies)."""

    id: Id
    kind: str
    copies: Copies
    ids: Ids
    standing: Standing
    source: str
    shows: str = ""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the reputation track: its points, and what stopping there gives."""

    number: Annotated[int, Range(0, 20)]
    points: Points
    standing: Standing
    source: str
    basic_action: bool = False
    launch: bool = False


@dataclass(frozen=True, slots=True)
class Board:
    """A player board: how many there are, what each has room for, and the number of reputation markers."""

    count: Annotated[int, Range(1, 8)]
    markers: Annotated[int, Range(1, 8)]
    tiles: Annotated[int, Range(1, 6)]
    earth: Annotated[int, Range(1, 6)]
    mars: Annotated[int, Range(1, 6)]
    upper: Annotated[int, Range(1, 12)]
    lower: Annotated[int, Range(1, 12)]
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Supply:
    """How many settlers of each colour are in play with so many players (GA-1.2)."""

    players: Annotated[int, Range(2, 8)]
    settlers: Annotated[int, Range(1, 40)]
    standing: Standing
    source: str
