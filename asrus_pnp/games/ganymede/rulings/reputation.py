"""The case reputation: where the marker stops, what the stops give, and whether it reached the end."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.positions.form import Field, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Many, Number


@dataclass(frozen=True, slots=True)
class Position:
    """The space of the marker before, the gains in order, the house rules in use."""

    start: int
    gains: tuple[int, ...]
    options: tuple[str, ...] = ()

    @property
    def by_steps(self) -> bool:
        """GA-6.4: whether each step is a move of its own."""
        return BY_STEPS in self.options


@dataclass(frozen=True, slots=True)
class Gain:
    """One gain: its size, the space before it, the spaces that the marker stopped at."""

    size: int
    start: int
    stops: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The space after all gains, how many basic actions the stops give, whether the end was reached now, the points of the space;
    and each gain as it went."""

    space: int
    basic_actions: int
    launch: bool
    points: int
    gains: tuple[Gain, ...]

    @property
    def stops(self) -> list[int]:
        """All spaces that the marker stopped at, in order."""
        return [s for g in self.gains for s in g.stops]

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"space": self.space, "stops": self.stops, "basic_actions": self.basic_actions, "launch": self.launch, "points": self.points}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("from", Number(0, _last(tables), clause="GA-6.3"), Text("마커가 있던 칸", "space of the marker before"), needed=True),
        Field("moves", Many(Number(1, clause="GA-4.7")), Text("얻은 명성을 차례로 (예 3+1)", "the gains in order, as in 3+1"), needed=True),
    )
    return Form(tables.words, (0, 0), table=table, options=(BY_STEPS,))


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    return Position(reading.table.get("from") or 0, reading.table.get("moves") or (), reading.options)


def problems(position: Position, places: Places, deck_check: bool) -> list[Fault]:
    """Nothing that is not seen when the values are read."""
    return []


def decide(position: Position, tables: Tables) -> Outcome:
    """GA-6.1 to GA-6.4, GA-5.6: the space after all gains, the basic actions and the launch that the stops give."""
    track, gains = tables.deck.track, _gains(position, tables)
    stops = [s for g in gains for s in g.stops]
    space = stops[-1] if stops else position.start
    actions = sum(track[s].basic_action for s in stops)
    return Outcome(space, actions, bool(stops) and track[space].launch, track[space].points, gains)


def _last(tables: Tables) -> int:
    return len(tables.deck.track) - 1


def _gains(position: Position, tables: Tables) -> tuple[Gain, ...]:
    """GA-6.2 or GA-6.4: the gains in order, each one move or as many as it has steps; at the end nothing moves any more (GA-5.6)."""
    gains, space = list[Gain](), position.start
    for size in position.gains:
        end = min(space + size, _last(tables))
        every = tuple(range(space + 1, end + 1))
        gains.append(Gain(size, space, every if position.by_steps else every[-1:]))
        space = end
    return tuple(gains)
