"""The case auction in words: who does not bid, who wins and why, what is paid."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.starry_night.rulings.auction import Outcome, Position
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    pays = _pay(position, outcome)
    steps = (*_kept_out(position), *_win(position, outcome), *_for_nothing(outcome), Step(("SN-4.1",), pays))
    ruling = Ruling(GAME, "auction", (), Text(f"{pays.ko}.", f"{pays.en}."), outcome.as_json(), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _kept_out(position: Position) -> list[Step]:
    return [
        Step(
            ("SN-4.3", "SN-4.4"),
            Text(f"{josa(b.name, '은/는')} 가진 종류를 모두 다 모아 입찰하지 않는다", f"{b.name} has only complete kinds and does not bid"),
        )
        for b in position.bidders
        if b.done
    ]


def _win(position: Position, outcome: Outcome) -> list[Step]:
    winner, active = outcome.winner, position.bidders[0].name
    if len(outcome.highest) == 1:
        most = Text(f"{josa(winner, '이/가')} {outcome.paid}개로 가장 많이 걸었다", f"{winner} bids {outcome.paid}, the most")
        return [Step(("SN-4.1",), most)]
    names = listed(outcome.highest)
    bids = Text(f"최고 입찰은 {outcome.paid}개로 같다: {names.ko}", f"{names.en} tie for the highest bid, {outcome.paid}")
    if winner == active:
        why = Text(f"그중 차례인 {josa(winner, '이/가')} 이긴다", f"{winner}, whose turn it is, wins the tie")
    else:
        why = Text(f"{active} 다음으로 {winner}의 차례가 가장 먼저 온다", f"of them {winner}'s turn comes first after {active}'s")
    return [Step(("SN-4.1",), bids), Step(("SN-4.2",), why)]


def _for_nothing(outcome: Outcome) -> list[Step]:
    """SN-3.3: it matters only where nobody bids more than 0."""
    return [] if outcome.paid else [Step(("SN-3.3",), Text("0개도 입찰이다", "a bid of 0 is a bid"))]


def _pay(position: Position, outcome: Outcome) -> Text:
    winner, bid, count, number = outcome.winner, outcome.paid, position.count, position.number
    pays = Text("스톤을 내지 않고", "pays nothing")
    if bid:
        pays = Text(f"스톤 {bid}개를 박스에 넣고", f"pays {bid} stone{'s' * (bid != 1)} to the box")
    return Text(
        f"{josa(winner, '이/가')} {pays.ko} {number} 카드 {count}장을 통째로 가져간다",
        f"{winner} {pays.en} and takes the whole stack, {number} ×{count}",
    )
