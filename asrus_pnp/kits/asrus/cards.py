"""The ASRUS base deck as the card database has it: 64 numbers, 10 specials, 3 jokers."""

from dataclasses import asdict, dataclass
from typing import Annotated, Any, Literal, get_args

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import check_spans, expand
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.kit_info import KitInfo, physical
from asrus_pnp.database.limits import Ids, Letter, Range
from asrus_pnp.database.records import Fact, Standing, read, read_all, where
from asrus_pnp.database.spellings import shared

FILE = "kits/asrus.toml"
MOST_DOTS = 8
NO_POWER = Text("", "")
MOST_NUMBER = 15

Picture = Literal[
    "sun", "earth", "moon", "aries", "taurus", "gemini", "cancer", "leo", "virgo", "libra", "scorpius", "sagittarius", "capricornus", "aquarius", "pisces"
]
Power = Literal["majority", "close", "blackhole", "double", "retrograde", "joker-comet", "joker-meteor", "joker-nova"]


@dataclass(frozen=True, slots=True)
class NumberCard:
    """A number from 1 (Sun) to 15 (Moon), with as many copies as dots."""

    number: Annotated[int, Range(1, MOST_NUMBER)]
    dots: Annotated[int, Range(1, MOST_DOTS)]
    copies: Annotated[int, Range(1, MOST_DOTS)]
    ids: Ids
    name: Text
    picture: Picture
    standing: Standing
    source: str
    name_standing: Standing
    name_source: str


@dataclass(frozen=True, slots=True)
class PowerCard:
    """A special card or a joker: a letter, and a power where a game of this project uses it."""

    id: Power
    letter: Letter
    copies: Annotated[int, Range(1, 9)]
    ids: Ids
    name: Text
    standing: Standing
    source: str
    power: Text = NO_POWER
    name_standing: Standing = "confirmed"
    name_source: str = "astro-race-1.2"


@dataclass(frozen=True, slots=True)
class Deck:
    """The whole deck, with what is known of it."""

    kit: KitInfo
    facts: tuple[Fact, ...]
    numbers: tuple[NumberCard, ...]
    specials: tuple[PowerCard, ...]
    jokers: tuple[PowerCard, ...]

    @property
    def copies(self) -> dict[int, int]:
        """How many copies each number has."""
        return {n.number: n.copies for n in self.numbers}

    def number_of(self) -> dict[str, int]:
        """The number for every spelling of a number card: number, id, Korean or English name, in lower case."""
        found = {str(n.number): n.number for n in self.numbers}
        for n in self.numbers:
            found |= dict.fromkeys((*(i.lower() for i in expand(n.ids)), n.name.ko, n.name.en.lower()), n.number)
        return found


@once
def load(db: Database) -> Deck:
    """The deck; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    kit = read(KitInfo, tables.get("kit"), FILE, "kit", faults)
    facts = read_all(Fact, tables.get("fact"), FILE, "fact", faults)
    numbers = read_all(NumberCard, tables.get("number"), FILE, "number", faults, key="number")
    specials = read_all(PowerCard, tables.get("special"), FILE, "special", faults)
    jokers = read_all(PowerCard, tables.get("joker"), FILE, "joker", faults)
    faults += [] if faults else _ambiguous(numbers, (*specials, *jokers)) + _missing(numbers, specials, jokers)
    if kit and not faults:
        spans = {f"number {n.number}": (n.ids, n.copies) for n in numbers} | {c.id: (c.ids, c.copies) for c in specials + jokers}
        check_spans(spans, kit.prefix, kit.count, FILE, faults)
    if faults or kit is None:
        raise DataError(faults)
    return Deck(kit, facts, numbers, specials, jokers)


def _ambiguous(numbers: tuple[NumberCard, ...], powers: tuple[PowerCard, ...]) -> list[Fault]:
    cards = [(f"number {n.number}", (str(n.number), *(i for i in expand(n.ids)), n.name.ko, n.name.en)) for n in numbers]
    return shared([*cards, *((c.id, (c.id, *expand(c.ids), c.name.ko, c.name.en)) for c in powers)], FILE)


def _missing(numbers: tuple[NumberCard, ...], specials: tuple[PowerCard, ...], jokers: tuple[PowerCard, ...]) -> list[Fault]:
    """A fault for each number and each power that has no card, and for each that stands among the wrong ones."""
    wanted = [*map(str, range(1, MOST_NUMBER + 1)), *get_args(Power)]
    found = [*(str(n.number) for n in numbers), *(c.id for c in (*specials, *jokers))]
    gone = [fault(where(FILE, w), "빠져 있다", "is missing", "카드 하나", "one card") for w in wanted if w not in found]
    strays = [c for c in specials if c.id.startswith("joker")] + [c for c in jokers if not c.id.startswith("joker")]
    right = ("조커는 [[joker]], 다른 것은 [[special]]", "jokers in [[joker]], the others in [[special]]")
    return gone + [fault(where(FILE, c.id), "다른 갈래의 카드다", "is a card of the other kind", *right) for c in strays]


def rows(deck: Deck) -> list[dict[str, Any]]:
    """One row for each physical card."""
    kinds = (("number", deck.numbers), ("special", deck.specials), ("joker", deck.jokers))
    return [row for kind, cards in kinds for card in cards for row in physical("asrus", kind, card.ids, asdict(card))]
