"""The disputes of Astro Race that the referee settles; loaded only where one is asked for."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.rulings import referee, turn, turn_problems
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.results.referee import Case, told_at_once


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks and its answer."""
    return {"turn": _turn}[name](tables)


def _turn(tables: Tables) -> Case:
    return told_at_once(
        Text("한 차례: 이동, 쾅, 카드 공개", "a turn: the move, who calls bang, the card"),
        turn.form(tables),
        partial(turn.parse, tables=tables),
        partial(turn_problems.problems, tables=tables),
        partial(referee.decide, tables=tables),
        ("table: card=10 moved=3", "Ann: mover at=4 reserve=8 moon=1", "민지: 쾅 위치=3 말=2 예비=5 잃음=2 달=1"),
    )
