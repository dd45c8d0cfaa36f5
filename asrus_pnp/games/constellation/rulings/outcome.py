"""What a turn of Constellation Expedition comes to: the facts, one function for each."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

from asrus_pnp.games.constellation.rulings.turn import Play, Turn
from asrus_pnp.games.constellation.tables import Tables


@dataclass(frozen=True, slots=True)
class Outcome:
    """A settled turn: how far each card is, which collided, who won if anybody."""

    turn: Turn
    distances: dict[str, int]
    collided: tuple[Play, ...]
    winner: Play | None

    @property
    def distance(self) -> int:
        """How far the winner's card is; 0 without a winner."""
        return self.distances[self.winner.name] if self.winner else 0

    @property
    def losers(self) -> list[Play]:
        """Those who neither collided nor won."""
        return [p for p in self.turn.plays if p not in self.collided and p is not self.winner]


def at_distance(distance: int) -> str:
    """Korean for a win at that distance, with the particle as the number is read: 1, 7 and 8 end in ㄹ."""
    return f"거리 {distance}{'으로' if distance % 10 in (0, 3, 6) else '로'}"


def settle(turn: Turn) -> Outcome:
    """CE-2.2 to CE-3.3: the distances, the collisions, and the nearest of the rest."""
    distances = {p.name: abs(p.card - turn.destination) for p in turn.plays}
    shared = Counter(distances.values())
    collided = tuple(p for p in turn.plays if distances[p.name] == 0 or shared[distances[p.name]] > 1)
    winner = min((p for p in turn.plays if p not in collided), key=lambda p: distances[p.name], default=None)
    return Outcome(turn, distances, collided, winner)


def facts(outcome: Outcome, tables: Tables) -> dict[str, Any]:
    """All facts by their names, as the command line gives them to programs."""
    held = award(outcome, tables)
    return {
        "distances": outcome.distances,
        "collided": [p.name for p in outcome.collided],
        "winner": outcome.winner.name if outcome.winner else None,
        "taken": taken(outcome),
        "discarded": discarded(outcome),
        "energy": energy(outcome, tables),
        "destination": outcome.winner.card if outcome.winner else outcome.turn.destination,
        "stand_in": outcome.turn.stand_in and not outcome.winner,
        "buried": buried(outcome),
        "award": {"holder": held[0], "distance": held[1]} if held else None,
    }


def old_destination(outcome: Outcome) -> list[int]:
    """CE-10.1: the destination card that lay there; a stand-in is none."""
    return [] if outcome.turn.stand_in else [outcome.turn.destination]


def crashed(outcome: Outcome) -> list[int]:
    """CE-3.1, CE-3.2: the collided cards."""
    return sorted(p.card for p in outcome.collided)


def taken(outcome: Outcome) -> list[int]:
    """CE-4.1, CE-5.2: what the winner takes; nothing where a dummy wins (CE-9.4)."""
    if outcome.winner is None or outcome.winner.dummy:
        return []
    return sorted([*old_destination(outcome), *crashed(outcome), *outcome.turn.buried])


def discarded(outcome: Outcome) -> list[int]:
    """CE-4.4: the cards that lost without colliding; where a dummy wins all others too (CE-9.4, CE-9.5)."""
    lost = [p.card for p in outcome.losers]
    if outcome.winner and outcome.winner.dummy:
        lost += [*old_destination(outcome), *crashed(outcome), *outcome.turn.buried]
    return sorted(lost)


def energy(outcome: Outcome, tables: Tables) -> dict[str, int]:
    """CE-4.2, CE-4.3: one more for the winner, one less for those who collided, within the scale; dummies have none (CE-9.1)."""
    n, scale = tables.numbers, tables.deck.energy
    change = {p.name: -n.energy_collided for p in outcome.collided} | ({outcome.winner.name: n.energy_won} if outcome.winner else {})
    return {p.name: max(scale.lowest, min(scale.highest, p.energy + change.get(p.name, 0))) for p in outcome.turn.plays if not p.dummy}


def buried(outcome: Outcome) -> list[int]:
    """CE-5.1, CE-5.3: without a winner the played cards join those buried before."""
    return [] if outcome.winner else sorted([*outcome.turn.buried, *crashed(outcome)])


def award(outcome: Outcome, tables: Tables) -> tuple[str, int] | None:
    """CE-6.1 to CE-6.3: who holds the award after the turn, and at which distance."""
    held, winner = outcome.turn.award, outcome.winner
    far = outcome.distance > held[1] if held else outcome.distance >= tables.numbers.award_distance
    return (winner.name, outcome.distance) if winner and far else held
