"""The case auction: all bid for a stack on the floor; who takes it, and what is paid."""

from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.starry_night.checks import Lot, bid_field, overbids, stones_field, too_many
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.value_types import Number
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Bidder:
    """One player: whether all their kinds are complete (SN-4.3), the stones, the bid."""

    entry: Entry
    done: bool
    stones: int
    bid: int

    @property
    def name(self) -> str:
        """The player's name."""
        return self.entry.name


@dataclass(frozen=True, slots=True)
class Position:
    """The stack named, and the players in turn order, the active one first; 0 stands for what could not be read."""

    options: tuple[str, ...]
    at: Text
    number: int
    count: int
    bidders: tuple[Bidder, ...]


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
    """The position, as far as it could be read."""
    table = reading.table
    return Position(reading.options, table.at, table.get("number") or 0, table.get("count") or 0, tuple(_bidder(e) for e in reading.players))


def _bidder(entry: Entry) -> Bidder:
    return Bidder(entry, bool(entry.get("done")), entry.get("stones") or 0, entry.get("bid") or 0)


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """An active player who is done, bids missing, bids by players who are done, bids above the stones, more copies than the deck holds."""
    faults = [_active_done(b) for b in position.bidders[:1] if b.done]
    faults += [_bid_by_done(b) if b.done else _no_bid(b) for b in position.bidders if b.done == ("bid" in b.entry.values)]
    faults += overbids(b.entry for b in position.bidders)
    lot = Lot(Text("바닥", "floor"), {position.number: position.count})
    return faults + (too_many(position.at, [lot], tables) if deck_check else [])


def _active_done(bidder: Bidder) -> Fault:
    name = bidder.name
    ko = f"{josa(name, '은/는')} 가진 종류를 모두 다 모아 공매할 수 없다"
    right = Text("첫 줄은 아직 다 모으지 못한 사람", "a first line without done")
    return Fault(bidder.entry.at, Text(ko, f"{name} has only complete kinds and cannot call an auction"), right, "SN-4.3")


def _bid_by_done(bidder: Bidder) -> Fault:
    name = bidder.name
    return fault(
        bidder.entry.at,
        f"{josa(name, '은/는')} 가진 종류를 모두 다 모아 입찰할 수 없다",
        f"{name} has only complete kinds and cannot bid",
        "bid= 없이",
        "no bid=",
        "SN-4.4",
    )


def _no_bid(bidder: Bidder) -> Fault:
    place = Text(f"{bidder.entry.at.ko}, {bidder.name}", f"{bidder.entry.at.en}, {bidder.name}")
    return fault(place, "bid= 이(가) 없다", "bid= is missing", "bid= 수, 다 모은 사람은 done", "bid= a number, or done for a player with only complete kinds")


def decide(position: Position, tables: Tables) -> Ruling:
    """Who takes the stack, and the stones of all afterwards."""
    tied = _highest(position)
    winner = tied[0]
    pays = _pay(winner, position)
    steps = (*_kept_out(position), *_win(tied, position), *_for_nothing(winner), Step(("SN-4.1",), pays))
    verdict = Text(f"{pays.ko}.", f"{pays.en}.")
    ruling = Ruling(GAME, "auction", position.options, verdict, _facts(winner, position), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _highest(position: Position) -> list[Bidder]:
    """SN-4.1 and SN-4.2: those who bid most, the one who wins first: the lines stand in turn order from the active player on."""
    bidders = [b for b in position.bidders if not b.done]
    most = max(b.bid for b in bidders)
    return [b for b in bidders if b.bid == most]


def _facts(winner: Bidder, position: Position) -> dict[str, Any]:
    stones = {b.name: b.stones - (winner.bid if b is winner else 0) for b in position.bidders}
    return {"winner": winner.name, "paid": winner.bid, "count": position.count, "stones": stones}


def _kept_out(position: Position) -> list[Step]:
    return [
        Step(
            ("SN-4.3", "SN-4.4"),
            Text(f"{josa(b.name, '은/는')} 가진 종류를 모두 다 모아 입찰하지 않는다", f"{b.name} has only complete kinds and does not bid"),
        )
        for b in position.bidders
        if b.done
    ]


def _win(tied: list[Bidder], position: Position) -> list[Step]:
    winner, active = tied[0], position.bidders[0]
    if len(tied) == 1:
        most = Text(f"{josa(winner.name, '이/가')} {winner.bid}개로 가장 많이 걸었다", f"{winner.name} bids {winner.bid}, the most")
        return [Step(("SN-4.1",), most)]
    names = listed([b.name for b in tied])
    bids = Text(f"최고 입찰은 {winner.bid}개로 같다: {names.ko}", f"{names.en} tie for the highest bid, {winner.bid}")
    if winner is active:
        why = Text(f"그중 차례인 {josa(winner.name, '이/가')} 이긴다", f"{winner.name}, whose turn it is, wins the tie")
    else:
        why = Text(f"{active.name} 다음으로 {winner.name}의 차례가 가장 먼저 온다", f"of them {winner.name}'s turn comes first after {active.name}'s")
    return [Step(("SN-4.1",), bids), Step(("SN-4.2",), why)]


def _for_nothing(winner: Bidder) -> list[Step]:
    """SN-3.3: it matters only where nobody bids more than 0."""
    return [] if winner.bid else [Step(("SN-3.3",), Text("0개도 입찰이다", "a bid of 0 is a bid"))]


def _pay(winner: Bidder, position: Position) -> Text:
    bid, count, number = winner.bid, position.count, position.number
    pays = Text("스톤을 내지 않고", "pays nothing")
    if bid:
        pays = Text(f"스톤 {bid}개를 박스에 넣고", f"pays {bid} stone{'s' * (bid != 1)} to the box")
    return Text(
        f"{josa(winner.name, '이/가')} {pays.ko} {number} 카드 {count}장을 통째로 가져간다",
        f"{winner.name} {pays.en} and takes the whole stack, {number} ×{count}",
    )
