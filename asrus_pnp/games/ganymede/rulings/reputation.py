"""The case reputation: where the marker stops, what the stops give, and whether it reached the end."""

from dataclasses import dataclass, replace

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede.tables import BY_STEPS, GAME, Tables
from asrus_pnp.positions.form import Field, Form, Reading
from asrus_pnp.positions.value_types import Many, Number
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Position:
    """The space of the marker before, and the gains in order; 0 and none where they could not be read."""

    options: tuple[str, ...]
    start: int
    gains: tuple[int, ...]

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


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("from", Number(0, _last(tables), clause="GA-6.3"), Text("마커가 있던 칸", "space of the marker before"), needed=True),
        Field("moves", Many(Number(1, clause="GA-4.7")), Text("얻은 명성을 차례로 (예 3+1)", "the gains in order, as in 3+1"), needed=True),
    )
    return Form(tables.words, (0, 0), table=table, options=(BY_STEPS,))


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    return Position(reading.options, reading.table.get("from") or 0, reading.table.get("moves") or ())


def problems(position: Position, deck_check: bool) -> list[Fault]:
    """Nothing that is not seen when the values are read."""
    return []


def decide(position: Position, tables: Tables) -> Ruling:
    """The space after all gains, the stops, the basic actions and the launch that they give, the points of the space."""
    gains = _gains(position, tables)
    stops = [s for g in gains for s in g.stops]
    space = stops[-1] if stops else position.start
    actions = [s for s in stops if tables.deck.track[s].basic_action]
    reached = bool(stops) and tables.deck.track[space].launch
    points = tables.deck.track[space].points
    facts = {"space": space, "stops": stops, "basic_actions": len(actions), "launch": reached, "points": points}
    moved = [_moved(g, position, space - position.start, tables) for g in gains if g.stops]
    steps = (*moved, *_end(position, space, reached), _points(space, points))
    ruling = Ruling(GAME, "reputation", position.options, _verdict(space, len(actions), reached), facts, steps)
    return replace(ruling, notes=(*tables.stand_in("track", True), *tables.clauses.silences(ruling.clauses)))


def _last(tables: Tables) -> int:
    return len(tables.deck.track) - 1


def _gains(position: Position, tables: Tables) -> list[Gain]:
    """GA-6.2 or GA-6.4: the gains in order, each one move or as many as it has steps; at the end nothing moves any more (GA-5.6)."""
    gains, space = [], position.start
    for size in position.gains:
        end = min(space + size, _last(tables))
        every = tuple(range(space + 1, end + 1))
        gains.append(Gain(size, space, every if position.by_steps else every[-1:]))
        space = end
    return gains


def _moved(gain: Gain, position: Position, far: int, tables: Tables) -> Step:
    """GA-4.7 and GA-6.1; GA-6.2 or GA-6.4 where the marker goes so far in all that it matters what is one move."""
    track, end = tables.deck.track, gain.stops[-1]
    rule = ("GA-6.4" if position.by_steps else "GA-6.2",) if far > 1 else ()
    there = ", ".join(map(str, gain.stops))
    given = ", ".join(str(s) for s in gain.stops if track[s].basic_action)
    passed = ", ".join(str(s) for s in range(gain.start + 1, end) if s not in gain.stops and track[s].basic_action)
    told = [Text(f"명성 +{gain.size}: {gain.start}번 칸에서 {there}번 칸으로", f"reputation +{gain.size}: from space {gain.start} to {there}")]
    told += [Text(f"{given}번 칸은 기본 행동을 준다", f"a basic action at {given}")] if given else []
    told += [Text(f"{passed}번 칸은 지나친다", f"passes {passed}")] if passed else []
    return Step(("GA-4.7", *rule, "GA-6.1"), join(told, "; "))


def _end(position: Position, space: int, reached: bool) -> list[Step]:
    """GA-5.6: the launch at the end of the track, and the reputation that is gained no more."""
    steps = []
    if reached:
        words = Text(f"트랙 끝 {space}번 칸에 닿았다: 조건 없는 완성 한 번", f"{space} is the end of the track: one launch without condition")
        steps.append(Step(("GA-5.6",), words))
    wasted = sum(position.gains) - (space - position.start)
    if wasted:
        en = f"at the end no more is gained: the remaining {wasted} {'have' if wasted > 1 else 'has'} no effect"
        words = Text(f"트랙 끝에서는 명성을 더 얻을 수 없다: 남은 명성 {josa(str(wasted), '은/는')} 쓰지 못한다", en)
        steps.append(Step(("GA-5.6",), words))
    return steps


def _points(space: int, points: int) -> Step:
    return Step(("GA-6.3",), Text(f"{space}번 칸은 {points}점 구간이다", f"space {space} lies in the zone of {points} point{'s' * (points != 1)}"))


def _verdict(space: int, actions: int, reached: bool) -> Text:
    gained = [f"기본 행동 {actions}번"] * bool(actions) + ["조건 없는 완성 한 번"] * reached
    ko = f"마커는 {space}번 칸에 선다. {', '.join(gained) + '을 얻는다' if gained else '따로 얻는 것은 없다'}."
    en = f"The marker ends at space {space}. Basic actions: {actions}{', and one launch without condition' if reached else ''}."
    return Text(ko, en)
