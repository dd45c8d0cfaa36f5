"""The case trade: two players bid for a number that both hold; who wins, what is paid, what moves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.checks import Lot, bid_field, overbid, stones_field, too_many
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.places import TABLE, Places


@dataclass(frozen=True, slots=True)
class Trader:
    """One of the two: the cards laid out, the stones and the bid, whether the turn is theirs."""

    name: str
    cards: Mapping[int, int]
    stones: int
    bid: int
    active: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """The number named, and the two players in the order given."""

    number: int
    traders: tuple[Trader, ...]

    def held(self, trader: Trader) -> int:
        """How many of the number a trader has laid out."""
        return trader.cards.get(self.number, 0)


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who wins and who loses, the stones that the winner pays to the loser, the cards that move to the winner;
    the copies of the number and the stones that both have afterwards, in the order given."""

    winner: str
    loser: str
    paid: int
    moved: int
    cards: Mapping[str, int]
    stones: Mapping[str, int]

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"winner": self.winner, "paid": self.paid, "moved": self.moved, "cards": dict(self.cards), "stones": dict(self.stones)}


def form(tables: Tables) -> Form:
    """What may be typed for this case; cards of other numbers may stand there and do not matter."""
    cards = Field("cards", tables.card, Text("앞에 펼쳐 둔 그 숫자의 카드 (예 8x4)", "cards of that number laid out, as in 8x4"))
    number = Field("number", tables.card, Text("거래할 숫자", "the number to trade"), needed=True)
    active = Flag("active", Text("차례인 사람인가?", "is it this player's turn?"))
    return Form(tables.words, (2, 2), (stones_field(), bid_field(needed=True)), (number,), (active,), cards)


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    return Position(reading.table.get("number") or 0, tuple(_trader(e) for e in reading.players))


def _trader(entry: Entry) -> Trader:
    return Trader(entry.name, entry.get("cards", {}), entry.get("stones") or 0, entry.get("bid") or 0, bool(entry.get("active")))


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Nobody or both active, nothing to trade, a number that is complete, bids above the stones, more copies than the deck holds."""
    faults = _active_faults(position, places)
    if not places.lacks(TABLE, "number"):
        faults += [*_none_held(position, places), *_complete(position, places, tables)]
    faults += [f for t in position.traders for f in overbid(t.name, t.bid, t.stones, places)]
    lots = [Lot(same(t.name), t.cards) for t in position.traders]
    return faults + (too_many(places.of(), lots, tables) if deck_check else [])


def _active_faults(position: Position, places: Places) -> list[Fault]:
    active = [t for t in position.traders if t.active]
    right = ("active는 한 줄에만", "active on one line")
    if not active:
        return [fault(places.of(), "누구의 차례인지 없다", "nobody is active", *right)]
    return [
        fault(places.of(t.name), f"{t.name}: 차례는 이미 {active[0].name}에게 있다", f"{t.name} is active, and so is {active[0].name}", *right)
        for t in active[1:]
    ]


def _none_held(position: Position, places: Places) -> list[Fault]:
    """SN-3.1: both must hold the number, laid out."""
    number = position.number
    empty = [t for t in position.traders if not position.held(t) and not places.lacks(t.name, "cards")]
    right = "둘 다 앞에 펼쳐 둔 숫자", "a number that both hold"
    return [fault(places.of(t.name), f"{t.name}: {number} 카드가 앞에 없다", f"{t.name} holds no {number} laid out", *right, "SN-3.1") for t in empty]


def _complete(position: Position, places: Places, tables: Tables) -> list[Fault]:
    """SN-3.1: neither may have the number complete, that is as many copies as the card has dots (SN-1.3), whatever else the deck holds."""
    number, dots = position.number, tables.copies[position.number]
    right = "둘 다 다 모으지 못한 숫자", "a number that neither has complete"
    return [
        fault(
            places.of(t.name),
            f"{josa(t.name, '은/는')} 점이 {dots}개인 {number} 카드를 {position.held(t)}장 가져 다 모았다",
            f"{t.name} holds {number} ×{position.held(t)}, and with {dots} dot{'s' * (dots != 1)} the kind is complete",
            *right,
            "SN-3.1",
        )
        for t in position.traders
        if position.held(t) >= dots
    ]


def decide(position: Position) -> Outcome:
    """SN-3.2: the higher bid wins, at a tie the active player's; SN-3.6: all that may move does."""
    loser, winner = sorted(position.traders, key=lambda t: (t.bid, t.active))
    moved = min(position.held(winner), position.held(loser))
    signs = [(t, 1 if t is winner else -1) for t in position.traders]
    return Outcome(
        winner.name,
        loser.name,
        winner.bid,
        moved,
        {t.name: position.held(t) + sign * moved for t, sign in signs},
        {t.name: t.stones - sign * winner.bid for t, sign in signs},
    )
