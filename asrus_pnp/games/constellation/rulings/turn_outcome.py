"""What a turn of Constellation Expedition comes to: one function for each part of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from asrus_pnp.games.constellation.rulings.turn_position import Award, Play, Turn
from asrus_pnp.games.constellation.tables import Tables


@dataclass(frozen=True, slots=True)
class Outcome:
    """A settled turn: how far each card is, who collided, who won if anybody; what the winner takes, what goes away, everyone's energy,
    the next destination (or whether the award card still stands in), what is buried, who holds the award."""

    distances: dict[str, int]
    collided: tuple[str, ...]
    winner: str | None
    taken: tuple[int, ...]
    discarded: tuple[int, ...]
    energy: dict[str, int]
    destination: int
    stand_in: bool
    buried: tuple[int, ...]
    award: Award | None

    @property
    def distance(self) -> int:
        """How far the winner's card is; 0 without a winner."""
        return self.distances[self.winner] if self.winner else 0

    def as_json(self) -> dict[str, Any]:
        """All facts by their names, as the command line gives them to programs."""
        lists = {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}
        return lists | {"award": self.award._asdict() if self.award else None}


def decide(turn: Turn, tables: Tables) -> Outcome:
    """CE-2.2 to CE-3.3: the distances, the collisions, and the nearest of the rest; then what that brings."""
    distances = {p.name: abs(p.card - turn.destination) for p in turn.plays}
    shared = Counter(distances.values())
    collided = [p for p in turn.plays if distances[p.name] == 0 or shared[distances[p.name]] > 1]
    winner = min((p for p in turn.plays if p not in collided), key=lambda p: distances[p.name], default=None)
    return Outcome(
        distances,
        tuple(p.name for p in collided),
        winner.name if winner else None,
        _taken(turn, collided, winner),
        _discarded(turn, collided, winner),
        _energy(turn, collided, winner, tables),
        winner.card if winner else turn.destination,
        turn.stand_in and not winner,
        () if winner else tuple(sorted([*turn.buried, *(p.card for p in collided)])),  # CE-5.1, CE-5.3
        _award(turn.award, winner, distances, tables),
    )


def prize(turn: Turn, collided: Sequence[Play]) -> list[int]:
    """CE-4.1, CE-5.2: the destination card, though a stand-in is none (CE-10.1), the collided cards, those buried."""
    return [*([] if turn.stand_in else [turn.destination]), *(p.card for p in collided), *turn.buried]


def _taken(turn: Turn, collided: Sequence[Play], winner: Play | None) -> tuple[int, ...]:
    """What the winner takes; nothing where a dummy wins (CE-9.4)."""
    return () if winner is None or winner.dummy else tuple(sorted(prize(turn, collided)))


def _discarded(turn: Turn, collided: Sequence[Play], winner: Play | None) -> tuple[int, ...]:
    """CE-4.4: the cards that lost without colliding; where a dummy wins all others too (CE-9.4, CE-9.5)."""
    lost = [p.card for p in turn.plays if p not in collided and p is not winner]
    return tuple(sorted([*lost, *(prize(turn, collided) if winner and winner.dummy else [])]))


def _energy(turn: Turn, collided: Sequence[Play], winner: Play | None, tables: Tables) -> dict[str, int]:
    """CE-4.2, CE-4.3: one more for the winner, one less for those who collided, within the scale; dummies have none (CE-9.1)."""
    n, scale = tables.numbers, tables.deck.energy
    change = {p.name: -n.energy_collided for p in collided} | ({winner.name: n.energy_won} if winner else {})
    before = {p.name: p.energy for p in turn.plays if p.energy is not None}
    return {name: max(scale.lowest, min(scale.highest, energy + change.get(name, 0))) for name, energy in before.items()}


def _award(held: Award | None, winner: Play | None, distances: dict[str, int], tables: Tables) -> Award | None:
    """CE-6.1 to CE-6.3: who holds the award after the turn, and at which distance."""
    if winner is None:
        return held
    distance = distances[winner.name]
    far = distance > held.distance if held else distance >= tables.numbers.award_distance
    return Award(winner.name, distance) if far else held
