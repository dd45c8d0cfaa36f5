"""The disputes of Counting Stars at Night that the referee settles; loaded only where one is asked for."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.rulings import auction, explore, trade
from asrus_pnp.games.starry_night.rulings.wording import auction as auction_told
from asrus_pnp.games.starry_night.rulings.wording import explore as explore_told
from asrus_pnp.games.starry_night.rulings.wording import trade as trade_told
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.results.referee import Case, Question
from asrus_pnp.results.ruling import Ruling


def case(name: str, tables: Tables) -> Case:
    """The case of that name, with its form, its checks and its answer."""
    if name == "explore":
        return exploring(tables)
    return trading(tables) if name == "trade" else auctioning(tables)


def exploring(tables: Tables) -> Question[explore.Position, explore.Outcome, Ruling]:
    """What an exploration brings."""
    return Question(
        Text("탐사: 낸 카드와 펼친 카드로 무엇을 가져가는가", "explore: what the played and the turned-up card take"),
        explore.form(tables),
        explore.parse,
        partial(explore.problems, tables=tables),
        explore.decide,
        partial(explore_told.tell, tables=tables),
        ("table: floor=8:1+3:2+11:1 played=8 drawn=3",),
    )


def trading(tables: Tables) -> Question[trade.Position, trade.Outcome, Ruling]:
    """What a trade brings."""
    return Question(
        Text("거래: 누가 이기고 무엇이 오가는가", "trade: who wins and what changes hands"),
        trade.form(tables),
        trade.parse,
        partial(trade.problems, tables=tables),
        trade.decide,
        partial(trade_told.tell, tables=tables),
        ("table: number=8", "Ann: active 8x4 stones=12 bid=4", "Bob: 8x2 stones=9 bid=5"),
    )


def auctioning(tables: Tables) -> Question[auction.Position, auction.Outcome, Ruling]:
    """What an auction brings."""
    return Question(
        Text("공매: 누가 바닥패를 가져가는가", "auction: who takes the stack"),
        auction.form(tables),
        auction.parse,
        partial(auction.problems, tables=tables),
        auction.decide,
        partial(auction_told.tell, tables=tables),
        ("table: number=8 count=3", "Ann: bid=2 stones=7", "Bob: bid=5 stones=9", "Cho: done stones=4"),
    )
