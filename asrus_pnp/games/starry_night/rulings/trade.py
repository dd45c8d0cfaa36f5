"""The case trade: two players bid for a number that both hold; who wins, what is paid, what moves."""

from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.checks import Lot, bid_field, overbids, stones_field, too_many
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Trader:
    """One of the two: whether the turn is theirs, the copies laid out of the number named, the stones and the bid."""

    entry: Entry
    active: bool
    copies: int
    stones: int
    bid: int

    @property
    def name(self) -> str:
        """The player's name."""
        return self.entry.name


@dataclass(frozen=True, slots=True)
class Position:
    """The number named (None where it could not be read), and the two players in the order given."""

    options: tuple[str, ...]
    number: int | None
    traders: tuple[Trader, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who wins and who loses, and how many cards move to the winner."""

    winner: Trader
    loser: Trader
    moved: int


def form(tables: Tables) -> Form:
    """What may be typed for this case; cards of other numbers may stand there and do not matter."""
    cards = Field("cards", tables.card, Text("앞에 펼쳐 둔 그 숫자의 카드 (예 8x4)", "cards of that number laid out, as in 8x4"))
    number = Field("number", tables.card, Text("거래할 숫자", "the number to trade"), needed=True)
    active = Flag("active", Text("차례인 사람인가?", "is it this player's turn?"))
    return Form(tables.words, (2, 2), (stones_field(), bid_field(needed=True)), (number,), (active,), cards)


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    number = reading.table.get("number")
    return Position(reading.options, number, tuple(_trader(e, number) for e in reading.players))


def _trader(entry: Entry, number: int | None) -> Trader:
    copies = entry.get("cards", {}).get(number, 0)
    return Trader(entry, bool(entry.get("active")), copies, entry.get("stones") or 0, entry.get("bid") or 0)


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """Nobody or both active, nothing to trade, a number that is complete, bids above the stones, more copies than the deck holds."""
    entries = [t.entry for t in position.traders]
    lots = [Lot(same(e.name), e.get("cards", {})) for e in entries]
    faults = _active_faults(position) + _none_held(position) + _complete(position, tables) + overbids(entries)
    return faults + (too_many(same(""), lots, tables) if deck_check else [])


def _active_faults(position: Position) -> list[Fault]:
    active = [t for t in position.traders if t.active]
    right = ("active는 한 줄에만", "active on one line")
    if not active:
        return [fault(same(""), "누구의 차례인지 없다", "nobody is active", *right)]
    return [
        fault(t.entry.at, f"{t.name}: 차례는 이미 {active[0].name}에게 있다", f"{t.name} is active, and so is {active[0].name}", *right) for t in active[1:]
    ]


def _none_held(position: Position) -> list[Fault]:
    """SN-3.1: both must hold the number, laid out. Cards that could not be read leave an empty `cards`: of them nothing is said."""
    if position.number is None:
        return []
    empty = [t for t in position.traders if not t.copies and t.entry.get("cards") != {}]
    found = f"{position.number} 카드가 앞에 없다", f"holds no {position.number} laid out"
    right = "둘 다 앞에 펼쳐 둔 숫자", "a number that both hold"
    return [fault(t.entry.at, f"{t.name}: {found[0]}", f"{t.name} {found[1]}", *right, "SN-3.1") for t in empty]


def _complete(position: Position, tables: Tables) -> list[Fault]:
    """SN-3.1: neither may have the number complete, that is as many copies as the card has dots (SN-1.3), whatever else the deck holds."""
    number = position.number
    if number is None:
        return []
    dots = tables.copies[number]
    right = "둘 다 다 모으지 못한 숫자", "a number that neither has complete"
    return [
        fault(
            t.entry.at,
            f"{josa(t.name, '은/는')} 점이 {dots}개인 {number} 카드를 {t.copies}장 가져 다 모았다",
            f"{t.name} holds {number} ×{t.copies}, and with {dots} dot{'s' * (dots != 1)} the kind is complete",
            *right,
            "SN-3.1",
        )
        for t in position.traders
        if t.copies >= dots
    ]


def decide(position: Position, tables: Tables) -> Ruling:
    """Who wins the trade, and what both have afterwards."""
    outcome = _outcome(position)
    steps = (_win(outcome), _pay(outcome), _lose(outcome), _move(outcome, position))
    ruling = Ruling(GAME, "trade", position.options, _verdict(outcome, position), _facts(outcome, position), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _outcome(position: Position) -> Outcome:
    """SN-3.2: the higher bid wins, at a tie the active player's; SN-3.6: all that may move does."""
    loser, winner = sorted(position.traders, key=lambda t: (t.bid, t.active))
    return Outcome(winner, loser, min(winner.copies, loser.copies))


def _facts(outcome: Outcome, position: Position) -> dict[str, Any]:
    winner, moved = outcome.winner, outcome.moved
    signs = [(t, 1 if t is winner else -1) for t in position.traders]
    return {
        "winner": winner.name,
        "paid": winner.bid,
        "moved": moved,
        "cards": {t.name: t.copies + sign * moved for t, sign in signs},
        "stones": {t.name: t.stones - sign * winner.bid for t, sign in signs},
    }


def _win(outcome: Outcome) -> Step:
    winner, loser = outcome.winner, outcome.loser
    if winner.bid == loser.bid:
        ko, en = f"둘 다 {winner.bid}개를 걸어 차례인 {josa(winner.name, '이/가')} 이긴다", f"both bid {winner.bid}: {winner.name}, whose turn it is, wins"
    else:
        ko = f"{josa(winner.name, '은/는')} {winner.bid}개, {josa(loser.name, '은/는')} {loser.bid}개를 걸어 {josa(winner.name, '이/가')} 이긴다"
        en = f"{winner.name} bids {winner.bid}, {loser.name} {loser.bid}: {winner.name} wins"
    return Step(("SN-3.2",), Text(ko, en))


def _pay(outcome: Outcome) -> Step:
    winner, loser, bid = outcome.winner, outcome.loser, outcome.winner.bid
    if not bid:
        return Step(("SN-3.2",), Text(f"{josa(winner.name, '은/는')} 스톤을 내지 않는다", f"{winner.name} pays nothing"))
    pays = f"{winner.name} pays {bid} stone{'s' * (bid != 1)} to {loser.name}"
    return Step(("SN-3.2",), Text(f"{josa(winner.name, '이/가')} {loser.name}에게 스톤 {bid}개를 준다", pays))


def _lose(outcome: Outcome) -> Step:
    loser = outcome.loser
    if loser.bid:
        words = Text(f"진 {josa(loser.name, '은/는')} 건 {loser.bid}개를 내지 않는다", f"{loser.name}, who loses, keeps the {loser.bid} bid")
    else:
        words = Text(f"0개도 걸 수 있고, 진 {josa(loser.name, '은/는')} 아무것도 내지 않는다", f"a bid of 0 counts, and {loser.name}, who loses, pays nothing")
    return Step(("SN-3.3",), words)


def _move(outcome: Outcome, position: Position) -> Step:
    winner, loser, moved, number = outcome.winner, outcome.loser, outcome.moved, position.number
    all_of = f"{loser.name}의 {josa(str(number), '을/를')} {moved}장 가져온다"
    ko = f"{josa(winner.name, '은/는')} 자기가 가진 {winner.copies}장까지 가져올 수 있어 {all_of}"
    en = f"{winner.name} holds {number} ×{winner.copies}, {loser.name} ×{loser.copies}: {winner.name} takes {moved}, all that this allows"
    return Step(("SN-3.2", "SN-3.6"), Text(ko, en))


def _verdict(outcome: Outcome, position: Position) -> Text:
    winner, loser, moved, number = outcome.winner, outcome.loser, outcome.moved, position.number
    pays = Text("스톤을 내지 않고", "pays nothing")
    if winner.bid:
        pays = Text(f"{loser.name}에게 스톤 {winner.bid}개를 주고", f"pays {loser.name} {winner.bid} stone{'s' * (winner.bid != 1)}")
    return Text(
        f"{josa(winner.name, '이/가')} 이겨 {pays.ko} {number} 카드 {moved}장을 가져온다.",
        f"{winner.name} wins, {pays.en} and takes {number} ×{moved}.",
    )
