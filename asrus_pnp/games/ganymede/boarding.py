"""Who may board which dock, and how few of the settlers that a shuttle moves must be lost."""

from collections import Counter
from dataclasses import dataclass
from itertools import combinations

from asrus_pnp.core.forms import Entry
from asrus_pnp.games.ganymede.places import Settlers, standing
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import Board


@dataclass(frozen=True, slots=True)
class Docks:
    """The settlers on both docks, and the board that limits them."""

    upper: Settlers
    lower: Settlers
    board: Board

    def may_take(self, colour: str) -> list[str]:
        """GA-3.8: the docks that a settler of this colour may board now."""
        takes = {"upper": self.upper_room(colour) > 0, "lower": self.lower_room > 0 and colour not in self.lower}
        return [dock for dock, may in takes.items() if may]

    def upper_room(self, colour: str) -> int:
        """How many settlers of this colour the upper dock may still take: none beside another colour."""
        return self.board.upper - self.upper.get(colour, 0) if set(self.upper) <= {colour} else 0

    @property
    def lower_room(self) -> int:
        """How many settlers the lower dock may still take, whatever their colours."""
        return self.board.lower - sum(self.lower.values())


def docks_of(entry: Entry, tables: Tables) -> Docks:
    """The docks on a player's line."""
    return Docks(standing(entry, "upper"), standing(entry, "lower"), tables.deck.board)


def least_lost(fixed: Settlers, wild: int, spare: Settlers, docks: Docks) -> int:
    """GA-3.6, GA-3.9: how many of the settlers must be lost when the player chooses best: those of a fixed colour, and `wild` more of any
    colour out of the spare ones. Nobody who may board is given up by this: a loading that leaves no more behind leaves nobody who might go."""
    picks = set(combinations(sorted(Counter(spare).elements()), wild))
    return min(_left_behind(Counter(fixed) + Counter(pick), docks) for pick in picks)


def _left_behind(settlers: Counter[str], docks: Docks) -> int:
    """The upper dock takes some of one colour; of the rest the lower dock takes one of each colour that it lacks."""
    ways = [(colour, count) for colour, most in settlers.items() for count in range(min(most, docks.upper_room(colour)) + 1)]
    return settlers.total() - max((count + _below(settlers - Counter({colour: count}), docks) for colour, count in ways), default=0)


def _below(settlers: Counter[str], docks: Docks) -> int:
    return min(docks.lower_room, sum(colour not in docks.lower for colour in settlers))
