"""What happens in a disputed turn of Astro Race, and by which clauses."""

from collections.abc import Callable

from asrus_pnp.games.astro_race.rulings import stages
from asrus_pnp.games.astro_race.rulings.powers import Outcome
from asrus_pnp.games.astro_race.rulings.race import Race, before
from asrus_pnp.games.astro_race.rulings.turn import Turn
from asrus_pnp.games.astro_race.rulings.verdict import notes, verdict
from asrus_pnp.games.astro_race.tables import GAME, HONEST_BONUS, Tables
from asrus_pnp.results.ruling import Ruling, Step

Stage = Callable[[Race, Tables], Outcome]


def decide(turn: Turn, tables: Tables) -> Ruling:
    """The ruling on a turn in which nothing is impossible."""
    start = before(turn)
    honest = _honest(start, tables)
    race, steps = start, list[Step]()
    for stage in _stages(start, honest, HONEST_BONUS in turn.options):
        race, more = stage(race, tables)
        steps += more
    facts = {
        "honest": honest,
        "called": bool(start.callers),
        "players": {name: p.facts() for name, p in race.pieces.items()},
        "sun_moved": race.sun_moved,
        "finished": [name for name, p in race.pieces.items() if p.finished],
    }
    used = tuple(dict.fromkeys(c for s in steps for c in s.clauses))
    return Ruling(GAME, "turn", turn.options, verdict(start, race, honest, tables), facts, tuple(steps), notes(start, race, used, tables))


def _honest(race: Race, tables: Tables) -> bool | None:
    """AR-2.2, AR-2.5: whether the number named fits the card; None where nobody called."""
    if not race.callers:
        return None
    return isinstance(race.card, int) and race.moved == tables.dots[race.card] - tables.numbers.move_less_than_dots


def _stages(race: Race, honest: bool | None, with_bonus: bool) -> tuple[Stage, ...]:
    """What happens, in order; AR-4.6 puts the power before the liar's loss, AR-5.3 the move before the power."""
    if race.revealed:
        return stages.move, stages.turned_up, stages.move_first, stages.power, stages.finish
    if honest is None:
        return stages.move, stages.nobody_calls, stages.mover_arrives, stages.finish
    if honest:
        more = stages.bonus if with_bonus else stages.stays
        return stages.move, stages.judge_number, stages.callers_lose, more, stages.mover_arrives, stages.finish
    if isinstance(race.card, int):
        return stages.move, stages.judge_number, stages.liar_loses, stages.callers_advance, stages.finish
    return stages.move, stages.judge_power, stages.power, stages.liar_loses, stages.finish
