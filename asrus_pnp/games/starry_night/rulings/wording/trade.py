"""The case trade in words: who wins, what is paid, what the loser keeps, what moves."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.rulings.trade import Outcome, Position, Trader
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    winner, loser = (next(t for t in position.traders if t.name == name) for name in (outcome.winner, outcome.loser))
    steps = (_win(winner, loser), _pay(winner, loser), _lose(loser), _move(winner, loser, position, outcome))
    ruling = Ruling(GAME, "trade", (), _verdict(winner, loser, position, outcome), outcome.as_json(), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _win(winner: Trader, loser: Trader) -> Step:
    if winner.bid == loser.bid:
        ko, en = f"둘 다 {winner.bid}개를 걸어 차례인 {josa(winner.name, '이/가')} 이긴다", f"both bid {winner.bid}: {winner.name}, whose turn it is, wins"
    else:
        ko = f"{josa(winner.name, '은/는')} {winner.bid}개, {josa(loser.name, '은/는')} {loser.bid}개를 걸어 {josa(winner.name, '이/가')} 이긴다"
        en = f"{winner.name} bids {winner.bid}, {loser.name} {loser.bid}: {winner.name} wins"
    return Step(("SN-3.2",), Text(ko, en))


def _pay(winner: Trader, loser: Trader) -> Step:
    bid = winner.bid
    if not bid:
        return Step(("SN-3.2",), Text(f"{josa(winner.name, '은/는')} 스톤을 내지 않는다", f"{winner.name} pays nothing"))
    pays = f"{winner.name} pays {bid} stone{'s' * (bid != 1)} to {loser.name}"
    return Step(("SN-3.2",), Text(f"{josa(winner.name, '이/가')} {loser.name}에게 스톤 {bid}개를 준다", pays))


def _lose(loser: Trader) -> Step:
    if loser.bid:
        words = Text(f"진 {josa(loser.name, '은/는')} 건 {loser.bid}개를 내지 않는다", f"{loser.name}, who loses, keeps the {loser.bid} bid")
    else:
        words = Text(f"0개도 걸 수 있고, 진 {josa(loser.name, '은/는')} 아무것도 내지 않는다", f"a bid of 0 counts, and {loser.name}, who loses, pays nothing")
    return Step(("SN-3.3",), words)


def _move(winner: Trader, loser: Trader, position: Position, outcome: Outcome) -> Step:
    moved, number = outcome.moved, position.number
    all_of = f"{loser.name}의 {josa(str(number), '을/를')} {moved}장 가져온다"
    ko = f"{josa(winner.name, '은/는')} 자기가 가진 {position.held(winner)}장까지 가져올 수 있어 {all_of}"
    en = f"{winner.name} holds {number} ×{position.held(winner)}, {loser.name} ×{position.held(loser)}: {winner.name} takes {moved}, all that this allows"
    return Step(("SN-3.2", "SN-3.6"), Text(ko, en))


def _verdict(winner: Trader, loser: Trader, position: Position, outcome: Outcome) -> Text:
    moved, number = outcome.moved, position.number
    pays = Text("스톤을 내지 않고", "pays nothing")
    if winner.bid:
        pays = Text(f"{loser.name}에게 스톤 {winner.bid}개를 주고", f"pays {loser.name} {winner.bid} stone{'s' * (winner.bid != 1)}")
    return Text(
        f"{josa(winner.name, '이/가')} 이겨 {pays.ko} {number} 카드 {moved}장을 가져온다.",
        f"{winner.name} wins, {pays.en} and takes {number} ×{moved}.",
    )
