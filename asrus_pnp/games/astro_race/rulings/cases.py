"""The disputes of Astro Race that the referee settles; loaded only where one is asked for."""

from asrus_pnp.games.astro_race.rulings import turn_wording
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.results.referee import Case

CASES = {"turn": turn_wording.question}


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks, its outcome and its words."""
    return CASES[name](tables)
