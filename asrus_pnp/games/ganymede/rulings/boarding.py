"""Who may board which dock, and all that may come of a crew that a shuttle moves."""

from dataclasses import dataclass, replace
from itertools import combinations

from asrus_pnp.games.ganymede.places import Settlers
from asrus_pnp.kits.ganymede.pieces import Board

LOST = "lost"
Crew = tuple[str, ...]  # the colours of the settlers that move
Boarding = tuple[tuple[str, str], ...]  # the colour of each settler and where it ends, in alphabetical order: settlers of a colour are alike


@dataclass(frozen=True, slots=True)
class Docks:
    """The settlers on both docks, and the board that limits them."""

    upper: Settlers
    lower: Settlers
    board: Board

    def may_take(self, colour: str) -> list[str]:
        """GA-3.8: the docks that a settler of this colour may board now."""
        upper = set(self.upper) <= {colour} and self.upper.get(colour, 0) < self.board.upper
        lower = colour not in self.lower and sum(self.lower.values()) < self.board.lower
        return [dock for dock, may in (("upper", upper), ("lower", lower)) if may]

    def boarded(self, colour: str, dock: str) -> "Docks":
        """The docks once a settler of this colour has boarded; the same where it is lost."""
        if dock == "upper":
            return replace(self, upper={colour: self.upper.get(colour, 0) + 1})
        return replace(self, lower={**self.lower, colour: 1}) if dock == "lower" else self


def crews(fixed: Crew, wild: int, spare: Crew) -> list[Crew]:
    """GA-3.1: all crews that meet a requirement: those of a fixed colour, and `wild` more of any colour out of the spare ones."""
    picks = dict.fromkeys(combinations(sorted(spare), wild))
    return [tuple(sorted((*fixed, *pick))) for pick in picks]


def boardings(crew: Crew, docks: Docks) -> set[Boarding]:
    """GA-3.6, GA-3.9: what may come of a crew, in any order and with any choice of docks; who may board is not given up."""
    if not crew:
        return {()}
    found: set[Boarding] = set()
    for colour in set(crew):
        rest = list(crew)
        rest.remove(colour)
        for dock in docks.may_take(colour) or [LOST]:
            found |= {tuple(sorted((*others, (colour, dock)))) for others in boardings(tuple(rest), docks.boarded(colour, dock))}
    return found


def landings(crew: Crew, room: int) -> set[Boarding]:
    """GA-3.6, GA-3.9: what may come of a crew that flies to Mars, where so many places are free: any of them may be those that stay."""
    return {_landed(crew, stay) for stay in combinations(crew, min(room, len(crew)))}


def _landed(crew: Crew, stay: Crew) -> Boarding:
    left = list(crew)
    for colour in stay:
        left.remove(colour)
    return tuple(sorted([(c, "mars") for c in stay] + [(c, LOST) for c in left]))


def how_many_lost(boarding: Boarding) -> int:
    """How many settlers are lost."""
    return sum(place == LOST for _, place in boarding)
