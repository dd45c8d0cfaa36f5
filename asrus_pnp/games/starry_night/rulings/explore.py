"""The case explore: a card is played, one is turned up; what is taken, and what stays on the floor."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.checks import Lot, too_many
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.form import Field, Form, Reading
from asrus_pnp.positions.places import TABLE, Places
from asrus_pnp.positions.value_types import Counts


@dataclass(frozen=True, slots=True)
class Position:
    """The floor before the turn, the card played, the card turned up (None when the pile is empty)."""

    floor: Mapping[int, int]
    played: int
    drawn: int | None

    @property
    def stuck(self) -> bool:
        """SN-2.3: both cards went onto one stack that was there before."""
        return self.drawn == self.played and self.played in self.floor

    @property
    def paired(self) -> bool:
        """SN-2.4: the card turned up went onto the played one, which had matched nothing."""
        return self.drawn == self.played and self.played not in self.floor


@dataclass(frozen=True, slots=True)
class Outcome:
    """The stacks that are taken, in the order in which they were stacked, and the floor afterwards, without empty stacks."""

    taken: Mapping[int, int]
    floor: Mapping[int, int]

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"taken": {str(n): count for n, count in self.taken.items()}, "floor": {str(n): count for n, count in self.floor.items()}}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("floor", Counts(tables.card), Text("바닥패 (예 8:1+3:2)", "the floor, as in 8:1+3:2"), needed=True),
        Field("played", tables.card, Text("손에서 낸 카드", "the card played"), needed=True),
        Field("drawn", tables.card_or_none, Text("뗄 패에서 펼친 카드", "the card turned up"), needed=True),
    )
    return Form(tables.words, (0, 0), table=table)


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    table = reading.table
    return Position(table.get("floor") or {}, table.get("played") or 0, table.get("drawn"))


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """More copies of a number than the deck holds."""
    drawn = {} if position.drawn is None else {position.drawn: 1}
    lots = [
        Lot(Text("바닥", "floor"), position.floor),
        Lot(Text("낸 카드", "played"), {position.played: 1}),
        Lot(Text("뽑은 카드", "drawn"), drawn),
    ]
    return too_many(places.of(TABLE), lots, tables) if deck_check else []


def decide(position: Position) -> Outcome:
    """What the player takes and what lies on the floor afterwards."""
    laid, taken = _laid(position), _taken(position)
    return Outcome({n: laid[n] for n in taken}, {n: count for n, count in laid.items() if n not in taken})


def _laid(position: Position) -> dict[int, int]:
    """SN-2.1: the floor with both cards on it, before anything is taken."""
    laid = dict(position.floor)
    for card in (position.played, position.drawn):
        if card is not None:
            laid[card] = laid.get(card, 0) + 1
    return laid


def _taken(position: Position) -> list[int]:
    """SN-2.2 to SN-2.4: the numbers whose stacks are taken, in the order in which they were stacked; SN-2.6: whole stacks."""
    if position.paired:
        return [position.played]
    if position.stuck:
        return []
    return [card for card in (position.played, position.drawn) if card in position.floor and card is not None]
