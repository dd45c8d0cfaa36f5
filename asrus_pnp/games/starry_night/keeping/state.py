"""A game of Counting Stars at Night while it is played: the floor, what everyone has laid out, whose turn it is, and how that goes on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.database.limits import Range
from asrus_pnp.games.starry_night.rulings import auction, explore, trade
from asrus_pnp.games.starry_night.score import position as scores
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

Cards = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class SetUp:
    """The numbers of the set-up, by the ids of games/starry-night.toml."""

    hand: Annotated[int, Range(1, 20)]
    floor: Annotated[int, Range(1, 20)]


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by."""

    tables: Tables
    setup: SetUp
    exploring: Question[explore.Position, explore.Outcome, Ruling]
    trading: Question[trade.Position, trade.Outcome, Ruling]
    auctioning: Question[auction.Position, auction.Outcome, Ruling]
    scoring: Question[scores.Position, Scoresheet, Scoresheet]


@dataclass(frozen=True, slots=True)
class Seats:
    """Who plays, in the order of turns, and how; `counted` is whether the stones are kept count of, though they are hidden (SN-1.1)."""

    players: tuple[str, ...]
    counted: bool
    deck_check: bool


@dataclass(frozen=True, slots=True)
class Deed:
    """What happened in a turn, for the statistics: who gained how many cards, who paid how many stones."""

    kind: str
    who: str
    cards: int
    paid: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """The table between two turns. `stones` is empty where they are not counted, until they are told at the end; `boxed` are those paid in auctions."""

    seats: Seats
    hands: Mapping[str, int]
    pile: int
    floor: Cards
    laid: Mapping[str, Cards]
    stones: Mapping[str, int]
    active: str
    boxed: int = 0
    played_out: bool = False
    last: Deed | None = None

    @property
    def first_half(self) -> bool:
        """SN-3.4: whether somebody has a hand left."""
        return any(self.hands.values())

    @property
    def over(self) -> bool:
        """Whether nobody can do anything any more, and the stones are known."""
        return self.played_out and bool(self.stones)

    def from_active(self) -> tuple[str, ...]:
        """All players in the order of turns, the active one first."""
        names = self.seats.players
        start = names.index(self.active)
        return names[start:] + names[:start]


def dealt(seats: Seats, floor: Cards, rules: Rules) -> State:
    """SN-1.1, SN-1.2: the table before the first turn."""
    tables, players = rules.tables, seats.players
    pile = sum(tables.copies.values()) - rules.setup.hand * len(players) - rules.setup.floor
    stones = dict.fromkeys(players, tables.numbers.stones) if seats.counted else {}
    laid: dict[str, Cards] = {n: {} for n in players}
    return State(seats, dict.fromkeys(players, rules.setup.hand), pile, floor, laid, stones, players[0])


def done(state: State, name: str, tables: Tables) -> bool:
    """SN-4.3, SN-4.4: whether all kinds of a player are complete; one with no cards is not meant."""
    own = state.laid[name]
    return bool(own) and all(count >= tables.copies[n] for n, count in own.items())


def bidders(state: State, tables: Tables) -> list[str]:
    """SN-4.1, SN-4.4: who bids in an auction, in the order of turns from the active player on."""
    return [n for n in state.from_active() if not done(state, n, tables)]


def partners(state: State, name: str, number: int | None = None) -> list[str]:
    """SN-3.1: who else has laid out what this player has laid out too, of that number or of any."""
    own = [number] if number is not None else list(state.laid[name])
    return [n for n in state.seats.players if n != name and any(state.laid[n].get(k) and state.laid[name].get(k) for k in own)]


def can_act(state: State, name: str, tables: Tables) -> bool:
    """SN-3.5, SN-4.3, SN-4.6: whether the player can do anything on a turn."""
    if state.first_half:
        return bool(state.hands[name]) or bool(partners(state, name))
    return not done(state, name, tables) and bool(state.floor or partners(state, name))


def gone_on(line: str, before: State, after: State, rules: Rules) -> Happening[State]:
    """The turn goes to the left to the next who can do anything; the second half begins where all hands are empty."""
    told = list[Text]()
    if before.first_half and not after.first_half:
        after = replace(after, floor=_turned_up(after, rules), pile=0)
        told.append(Text("모두의 손패가 떨어져 전반전이 끝났다 (SN-3.4)", "all hands are empty: the first half is over (SN-3.4)"))
    if not after.first_half:
        told += [_complete(n) for n in after.seats.players if done(after, n, rules.tables) and (before.first_half or not done(before, n, rules.tables))]
    order = (*after.from_active()[1:], after.active)
    able = [n for n in order if can_act(after, n, rules.tables)]
    if not able:
        return Happening(line, replace(after, played_out=True), told=(*told, *_end(after)))
    told += [_passes(n, after) for n in order[: order.index(able[0])] if after.first_half or not done(after, n, rules.tables)]
    return Happening(line, replace(after, active=able[0]), told=tuple(told))


def _turned_up(state: State, rules: Rules) -> Cards:
    """SN-3.4: the floor with what was left of the draw pile, which is every card that has not been seen."""
    seen = [state.floor, *state.laid.values()]
    known = state.seats.deck_check and state.pile > 0  # nobody knows what another deck still holds
    left = {n: copies - sum(cards.get(n, 0) for cards in seen) for n, copies in rules.tables.copies.items()} if known else {}
    return stacked(state.floor, [n for n, count in left.items() for _ in range(count)])


def stacked(floor: Cards, cards: Sequence[int]) -> dict[int, int]:
    """The floor with more cards on it, equal numbers stacked."""
    laid = dict(floor)
    for card in cards:
        laid[card] = laid.get(card, 0) + 1
    return laid


def _complete(name: str) -> Text:
    return Text(f"{josa(name, '은/는')} 가진 종류를 모두 다 모았다 (SN-4.3)", f"{name} has only complete kinds and takes no action any more (SN-4.3)")


def _passes(name: str, state: State) -> Text:
    clause = "SN-3.5" if state.first_half else "SN-4.6"
    return Text(f"{josa(name, '은/는')} 할 수 있는 것이 없어 넘긴다 ({clause})", f"{name} can do nothing and passes ({clause})")


def _end(state: State) -> list[Text]:
    """SN-4.5: the game is over; SN-4.6: what still lies on the floor is nobody's."""
    left = ", ".join(f"{n}×{count}" for n, count in sorted(state.floor.items()))
    told = [Text("게임이 끝났다 (SN-4.5)", "the game is over (SN-4.5)")]
    return told + ([Text(f"바닥에 남은 {left}: 아무의 것도 아니다 (SN-4.6)", f"{left} on the floor: nobody's (SN-4.6)")] if left else [])
