"""The disputes of Constellation Expedition that the referee settles; loaded only where one is asked for."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation.rulings import referee, turn
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.results.referee import Case, told_at_once


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks and its answer."""
    return {"turn": _turn}[name](tables)


def _turn(tables: Tables) -> Case:
    return told_at_once(
        Text("한 턴의 결과: 충돌, 승자, 카드, 에너지, 상", "what one turn brings: collisions, winner, cards, energy, award"),
        turn.form(tables),
        turn.parse,
        partial(turn.problems, tables=tables),
        partial(referee.decide, tables=tables),
        ("table: destination=5 award=Ann@5", "Ann: 3 energy=7", "Bo: 7 energy=4", "Cho: 7 energy=6", "Dan: 11 energy=5"),
    )
