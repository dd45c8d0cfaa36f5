"""The case auction: all bid for a stack on the floor; who takes it, and what is paid."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.games.starry_night.checks import Lot, bid_field, overbid, stones_field, too_many
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.places import TABLE, Places
from asrus_pnp.positions.value_types import Number


@dataclass(frozen=True, slots=True)
class Bidder:
    """One player: the stones, the bid (None for who makes none), whether all their kinds are complete (SN-4.3)."""

    name: str
    stones: int
    bid: int | None
    done: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """The stack named, and the players in turn order, the active one first."""

    number: int
    count: int
    bidders: tuple[Bidder, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who takes the stack of so many cards, the stones paid to the box, the stones of all afterwards in turn order;
    and those who bid most, the winner first."""

    winner: str
    paid: int
    count: int
    stones: Mapping[str, int]
    highest: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"winner": self.winner, "paid": self.paid, "count": self.count, "stones": dict(self.stones)}


def form(tables: Tables) -> Form:
    """What may be typed for this case; a bid is needed of each who is not done, which `problems` sees to."""
    n = tables.numbers
    table = (
        Field("number", tables.card, Text("공매할 숫자", "the number auctioned"), needed=True),
        Field("count", Number(1), Text("바닥에 쌓인 장수", "how many lie on that stack"), needed=True),
    )
    done = Flag("done", Text("가진 종류를 모두 다 모았는가?", "are all kinds of this player complete?"))
    return Form(tables.words, (n.players_least, n.players_most), (bid_field(needed=False), stones_field()), table, (done,))


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    table = reading.table
    return Position(table.get("number") or 0, table.get("count") or 0, tuple(_bidder(e) for e in reading.players))


def _bidder(entry: Entry) -> Bidder:
    bid = entry.get("bid") or 0 if "bid" in entry.values else None
    return Bidder(entry.name, entry.get("stones") or 0, bid, bool(entry.get("done")))


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """An active player who is done, bids missing, bids by players who are done, bids above the stones, more copies than the deck holds."""
    faults = [_active_done(b, places) for b in position.bidders[:1] if b.done]
    faults += [_bid_by_done(b, places) if b.done else _no_bid(b, places) for b in position.bidders if b.done == (b.bid is not None)]
    faults += [f for b in position.bidders if b.bid is not None for f in overbid(b.name, b.bid, b.stones, places)]
    lot = Lot(Text("바닥", "floor"), {position.number: position.count})
    return faults + (too_many(places.of(TABLE), [lot], tables) if deck_check else [])


def _active_done(bidder: Bidder, places: Places) -> Fault:
    name = bidder.name
    ko = f"{josa(name, '은/는')} 가진 종류를 모두 다 모아 공매할 수 없다"
    right = Text("첫 줄은 아직 다 모으지 못한 사람", "a first line without done")
    return Fault(places.of(name), Text(ko, f"{name} has only complete kinds and cannot call an auction"), right, "SN-4.3")


def _bid_by_done(bidder: Bidder, places: Places) -> Fault:
    name = bidder.name
    return fault(
        places.of(name),
        f"{josa(name, '은/는')} 가진 종류를 모두 다 모아 입찰할 수 없다",
        f"{name} has only complete kinds and cannot bid",
        "bid= 없이",
        "no bid=",
        "SN-4.4",
    )


def _no_bid(bidder: Bidder, places: Places) -> Fault:
    place = join([places.of(bidder.name), same(bidder.name)], ", ") if places.lines else same("")
    return fault(place, "bid= 이(가) 없다", "bid= is missing", "bid= 수, 다 모은 사람은 done", "bid= a number, or done for a player with only complete kinds")


def decide(position: Position) -> Outcome:
    """SN-4.1 and SN-4.2: who bids most takes the stack, at a tie who comes first in the order of turns from the active player on."""
    bids = {b.name: b.bid for b in position.bidders if b.bid is not None}
    most = max(bids.values())
    highest = tuple(name for name, bid in bids.items() if bid == most)
    stones = {b.name: b.stones - (most if b.name == highest[0] else 0) for b in position.bidders}
    return Outcome(highest[0], most, position.count, stones, highest)
