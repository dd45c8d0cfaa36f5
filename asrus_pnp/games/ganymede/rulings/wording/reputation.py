"""The case reputation in words: each gain as it goes, the end of the track, the points of the space."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede.rulings.reputation import Gain, Outcome, Position
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def gained(outcome: Outcome, options: tuple[str, ...], tables: Tables) -> list[Step]:
    """The steps of gains that are part of something else, without the points of the space."""
    position = Position(outcome.gains[0].start, tuple(g.size for g in outcome.gains), options)
    moved = [_moved(g, position, outcome.space - position.start, tables) for g in outcome.gains if g.stops]
    return [*moved, *_end(position, outcome)]


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    space = outcome.space
    steps = (*gained(outcome, position.options, tables), _points(space, outcome.points)) if outcome.gains else (_points(space, outcome.points),)
    verdict = _verdict(space, outcome.basic_actions, outcome.launch)
    ruling = Ruling(GAME, "reputation", position.options, verdict, outcome.as_json(), steps)
    return replace(ruling, notes=(*tables.stand_in("track", True), *tables.clauses.silences(ruling.clauses)))


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


def _end(position: Position, outcome: Outcome) -> list[Step]:
    """GA-5.6: the launch at the end of the track, and the reputation that is gained no more."""
    steps, space = list[Step](), outcome.space
    if outcome.launch:
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
