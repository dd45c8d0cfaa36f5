"""The deck of Constellation Expedition as the card database has it."""

from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, get_args

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import check_spans, expand
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.kit_info import KitInfo, physical
from asrus_pnp.database.limits import Ids, Points, Range
from asrus_pnp.database.records import Fact, Standing, read, read_all, where
from asrus_pnp.database.spellings import shared

FILE = "kits/constellation.toml"
MOST_NUMBER = 12

ColourId = Literal["red", "blue", "green", "ochre"]
Mark = Literal["flame", "wave", "leaf", "hill"]
Sign = Literal["aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpius", "sagittarius", "capricornus", "aquarius", "pisces"]
Hull = Literal["arrow", "ring", "moth", "lantern", "whale", "needle"]
Tone = Literal["red", "blue", "green", "ochre", "purple", "white"]


@dataclass(frozen=True, slots=True)
class Colour:
    """One of the four colours, and the mark that tells it apart without colour."""

    id: ColourId
    name: Text
    mark: Mark


@dataclass(frozen=True, slots=True)
class StarCard:
    """A constellation card, 1 to 12."""

    number: Annotated[int, Range(1, MOST_NUMBER)]
    colour: str
    copies: Annotated[int, Range(1, 20)]
    ids: Ids
    name: Text
    figure: Sign
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Ship:
    """A spaceship of one player."""

    id: Hull
    name: Text
    tone: Tone
    ids: Ids
    standing: Standing
    source: str
    copies: Annotated[int, Range(1, 1)] = 1


@dataclass(frozen=True, slots=True)
class Energy:
    """The energy cards: a scale from the lowest to the highest."""

    ids: Ids
    copies: Annotated[int, Range(1, 20)]
    lowest: Annotated[int, Range(0, 0)]
    highest: Annotated[int, Range(1, 9)]
    name: Text
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Award:
    """The Great Explorer award; its back shows the number that stands in for the first destination (CE-1.4)."""

    ids: Ids
    name: Text
    back: Annotated[int, Range(1, 12)]
    standing: Standing
    source: str
    copies: Annotated[int, Range(1, 1)] = 1


@dataclass(frozen=True, slots=True)
class Stars:
    """The bonus points that the award shows at one distance (CE-6.4)."""

    distance: Annotated[int, Range(1, 11)]
    points: Points
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Deck:
    """The whole deck, with what is known of it."""

    kit: KitInfo
    facts: tuple[Fact, ...]
    colours: tuple[Colour, ...]
    cards: tuple[StarCard, ...]
    ships: tuple[Ship, ...]
    energy: Energy
    award: Award
    stars: tuple[Stars, ...]

    @property
    def copies(self) -> dict[int, int]:
        """How many copies each number has."""
        return {c.number: c.copies for c in self.cards}

    @property
    def colour_of(self) -> dict[int, str]:
        """The colour of each number."""
        return {c.number: c.colour for c in self.cards}

    def number_of(self) -> dict[str, int]:
        """The number for every spelling of a constellation card: number, id, Korean or English name, in lower case."""
        found = {str(c.number): c.number for c in self.cards}
        for c in self.cards:
            found |= dict.fromkeys((*(i.lower() for i in expand(c.ids)), c.name.ko, c.name.en.lower()), c.number)
        return found

    def fact(self, id: str) -> Fact:
        """The fact of that id."""
        return next(f for f in self.facts if f.id == id)


@once
def load(db: Database) -> Deck:
    """The deck; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    kit = read(KitInfo, tables.get("kit"), FILE, "kit", faults)
    facts = read_all(Fact, tables.get("fact"), FILE, "fact", faults)
    colours = read_all(Colour, tables.get("colour"), FILE, "colour", faults)
    cards = read_all(StarCard, tables.get("card"), FILE, "card", faults, key="number")
    ships = read_all(Ship, tables.get("ship"), FILE, "ship", faults)
    energy = read(Energy, tables.get("energy"), FILE, "energy", faults)
    award = read(Award, tables.get("award"), FILE, "award", faults)
    stars = read_all(Stars, tables.get("stars"), FILE, "stars", faults, key="distance")
    _check_colours(colours, cards, faults)
    faults += [] if faults else _ambiguous(colours, cards) + _missing(colours, cards)
    if kit and energy and award and not faults:
        spans = {f"card {c.number}": (c.ids, c.copies) for c in cards} | {s.id: (s.ids, 1) for s in ships}
        check_spans(spans | {"energy": (energy.ids, energy.copies), "award": (award.ids, 1)}, kit.prefix, kit.count, FILE, faults)
    if faults or kit is None or energy is None or award is None:
        raise DataError(faults)
    return Deck(kit, facts, colours, cards, ships, energy, award, stars)


def _check_colours(colours: tuple[Colour, ...], cards: tuple[StarCard, ...], faults: list[Fault]) -> None:
    known = [c.id for c in colours]
    for card in cards:
        if card.colour not in known:
            names = ", ".join(known)
            place = where(FILE, f"card {card.number}", "colour")
            faults.append(fault(place, f"“{card.colour}”", f"there is no colour “{card.colour}”", f"{names} 중 하나", f"one of {names}"))


def _ambiguous(colours: tuple[Colour, ...], cards: tuple[StarCard, ...]) -> list[Fault]:
    named = [(f"card {c.number}", (str(c.number), *expand(c.ids), c.name.ko, c.name.en)) for c in cards]
    return shared([*named, *((f"colour {c.id}", (c.id, c.name.ko, c.name.en)) for c in colours)], FILE)


def _missing(colours: tuple[Colour, ...], cards: tuple[StarCard, ...]) -> list[Fault]:
    """A fault for each number without cards, and for each of the four colours that is missing."""
    gone = [f"card {n}" for n in range(1, MOST_NUMBER + 1) if n not in {c.number for c in cards}]
    gone += [f"colour {c}" for c in get_args(ColourId) if c not in {c.id for c in colours}]
    return [fault(where(FILE, g), "빠져 있다", "is missing", "하나", "one") for g in gone]


def rows(deck: Deck) -> list[dict[str, Any]]:
    """One row for each physical card."""
    star_rows = [r for c in deck.cards for r in physical("constellation", "constellation", c.ids, asdict(c))]
    ship_rows = [r for s in deck.ships for r in physical("constellation", "spaceship", s.ids, asdict(s))]
    stars = {"stars": {str(s.distance): s.points for s in deck.stars}}
    award = [r | stars for r in physical("constellation", "award", deck.award.ids, asdict(deck.award))]
    return star_rows + ship_rows + physical("constellation", "energy", deck.energy.ids, asdict(deck.energy)) + award
