"""The basic actions and effects on a player's board: which there are, which can be done, and where the settlers stand afterwards."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from asrus_pnp.games.ganymede.places import Settlers
from asrus_pnp.games.ganymede.rulings.boarding import Docks

EARTH, MARS, UPPER, LOWER = "earth", "mars", "upper", "lower"
PLACES = (EARTH, MARS, UPPER, LOWER)


@dataclass(frozen=True, slots=True)
class Recruit:
    """A settler of this colour comes to Earth (GA-4.2)."""

    colour: str


@dataclass(frozen=True, slots=True)
class Adapt:
    """A settler of one colour at a place is exchanged for one of another (GA-4.3); the place is empty where it goes without saying."""

    place: str
    old: str
    new: str


@dataclass(frozen=True, slots=True)
class Move:
    """A settler goes one step along the arrows (GA-4.5): to Mars from Earth, to a dock from Mars."""

    colour: str
    to: str

    @property
    def start(self) -> str:
        """Where the settler comes from."""
        return EARTH if self.to == MARS else MARS


@dataclass(frozen=True, slots=True)
class Gain:
    """The reputation marker goes on (GA-4.7)."""


@dataclass(frozen=True, slots=True)
class TakeShip:
    """A ship comes into hand (GA-4.8): that of this id where it is told."""

    id: str = ""


Action = Recruit | Adapt | Move | Gain | TakeShip


@dataclass(frozen=True, slots=True)
class Settlement:
    """The settlers of a player on Earth, on Mars and on the docks, and those in the supply. A colour that the supply does not name is
    never out of it: a position need not tell what everybody sees."""

    earth: Settlers
    mars: Settlers
    docks: Docks
    supply: Mapping[str, int]

    def at(self, place: str) -> Settlers:
        """The settlers of one place."""
        return {EARTH: self.earth, MARS: self.mars, UPPER: self.docks.upper, LOWER: self.docks.lower}[place]

    def room(self, place: str) -> int:
        """GA-1.5: the free places on Earth or on Mars."""
        board = self.docks.board
        return (board.earth if place == EARTH else board.mars) - sum(self.at(place).values())

    def has(self, colour: str) -> bool:
        """Whether the supply has a settler of this colour."""
        return self.supply.get(colour, 1) > 0

    def put(self, place: str, colour: str) -> "Settlement":
        """With one more settler at a place."""
        return self._with(place, {**self.at(place), colour: self.at(place).get(colour, 0) + 1})

    def take(self, place: str, colour: str) -> "Settlement":
        """With one settler fewer at a place, where one is."""
        there = {**self.at(place), colour: self.at(place)[colour] - 1}
        return self._with(place, {c: n for c, n in there.items() if n})

    def supplied(self, colour: str, count: int) -> "Settlement":
        """With so many more in the supply, or fewer."""
        known = self.supply.get(colour)
        return self if known is None else replace(self, supply={**self.supply, colour: known + count})

    def _with(self, place: str, there: Settlers) -> "Settlement":
        if place == EARTH:
            return replace(self, earth=there)
        if place == MARS:
            return replace(self, mars=there)
        return replace(self, docks=replace(self.docks, upper=there) if place == UPPER else replace(self.docks, lower=there))


def can_recruit(settlement: Settlement, colour: str) -> bool:
    """GA-2.7, GA-2.8, GA-2.11: whether a settler of the colour comes, because the supply has one and Earth has room."""
    return settlement.has(colour) and settlement.room(EARTH) > 0


def recruited(settlement: Settlement, colour: str) -> Settlement | None:
    """GA-2.7, GA-2.8, GA-2.11: with a settler of the colour on Earth; None where nobody comes."""
    if not can_recruit(settlement, colour):
        return None
    return settlement.put(EARTH, colour).supplied(colour, -1)


def can_adapt(settlement: Settlement, adapt: Adapt) -> bool:
    """GA-4.3, GA-4.4: whether the exchange can be made."""
    there = settlement.at(adapt.place)
    if adapt.old == adapt.new or not there.get(adapt.old) or not settlement.has(adapt.new):
        return False
    if adapt.place == UPPER:
        return sum(there.values()) == 1
    return adapt.place != LOWER or adapt.new not in there


def adapted(settlement: Settlement, adapt: Adapt) -> Settlement | None:
    """GA-4.3, GA-4.4: with the settler exchanged; None where that cannot be."""
    if not can_adapt(settlement, adapt):
        return None
    return settlement.take(adapt.place, adapt.old).put(adapt.place, adapt.new).supplied(adapt.old, 1).supplied(adapt.new, -1)


def can_move(settlement: Settlement, move: Move) -> bool:
    """GA-4.5, GA-4.6: whether the step can be made."""
    if not settlement.at(move.start).get(move.colour):
        return False
    return settlement.room(MARS) > 0 if move.to == MARS else move.to in settlement.docks.may_take(move.colour)


def moved(settlement: Settlement, move: Move) -> Settlement | None:
    """GA-4.5, GA-4.6: with the settler one step on; None where that cannot be."""
    return settlement.take(move.start, move.colour).put(move.to, move.colour) if can_move(settlement, move) else None


def adapts(settlement: Settlement, colours: Iterable[str], of: tuple[str, ...] = ()) -> Iterator[Adapt]:
    """All exchanges that can be made; where an effect shows colours only from one of them or to it."""
    known = tuple(colours)
    every = (Adapt(place, old, new) for place in PLACES for old in settlement.at(place) for new in known)
    return (a for a in every if (not of or a.old in of or a.new in of) and can_adapt(settlement, a))


def moves(settlement: Settlement, closed: frozenset[str] = frozenset()) -> Iterator[Move]:
    """All steps that can be made; nobody boards a closed dock, whose ship is launching (GA-5.13) or which has none."""
    steps = [Move(c, MARS) for c in settlement.earth] + [Move(c, to) for c in settlement.mars for to in (UPPER, LOWER) if to not in closed]
    return (m for m in steps if can_move(settlement, m))
