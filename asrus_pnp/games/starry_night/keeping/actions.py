"""What players do in Counting Stars at Night, each settled by the referee's own ruling: explore, trade, auction; and telling the stones at the end."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.checks import Lot, too_many
from asrus_pnp.games.starry_night.keeping.state import Cards, Deed, Rules, State, done, gone_on
from asrus_pnp.games.starry_night.rulings import auction as auctions
from asrus_pnp.games.starry_night.rulings import explore as explorations
from asrus_pnp.games.starry_night.rulings import trade as trades
from asrus_pnp.games.starry_night.score import position as scores
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.ruling import Ruling


def explore(state: State, played: int, drawn: int | None, line: str, rules: Rules) -> Happening[State]:
    """SN-2.1: what the played card and the one turned up take; raises InputError where the player has no hand, or a card cannot be there."""
    if not state.hands[state.active]:
        raise _not_now(f"{state.active}의 손패가 없다", f"{state.active} has no hand", "거래", "a trade", "SN-3.5" if state.first_half else "SN-4.1")
    _check_pile(state, drawn)
    _check_deck(state, [played] if drawn is None else [played, drawn], rules)
    position = explorations.Position(state.floor, played, drawn)
    outcome = rules.exploring.ruled(position, state.seats.deck_check)
    own = Counter(state.laid[state.active]) + Counter(outcome.taken)
    after = replace(
        state,
        floor=outcome.floor,
        laid={**state.laid, state.active: dict(own)},
        hands={**state.hands, state.active: state.hands[state.active] - 1},
        pile=state.pile - (drawn is not None),
        last=Deed("explore", state.active, sum(outcome.taken.values())),
    )
    return _ruled(gone_on(line, state, after, rules), rules.exploring.tell(position, outcome), state)


def _check_pile(state: State, drawn: int | None) -> None:
    """SN-2.1, SN-2.5: a card is turned up exactly where the draw pile has one; with another deck nobody knows."""
    if not state.seats.deck_check or (drawn is None) == (state.pile == 0):
        return
    if drawn is None:
        right = ("뗄 패에서 펼친 카드 (drawn=)", "the card turned up (drawn=)")
        raise _not_now(f"뗄 패가 {state.pile}장 남았다", f"the draw pile still has {state.pile}", *right, "SN-2.1")
    raise _not_now("뗄 패가 없다", "the draw pile is empty", "펼친 카드 없이 (drawn=none)", "no card turned up (drawn=none)", "SN-2.5")


def _check_deck(state: State, cards: Sequence[int], rules: Rules) -> None:
    """SN-1.1: of each number there are only so many, and all that came lie open."""
    lots = [Lot(Text("바닥", "floor"), state.floor), *(Lot(same(n), laid) for n, laid in state.laid.items())]
    faults = too_many(same(""), [*lots, Lot(Text("이번 차례", "this turn"), Counter(cards))], rules.tables) if state.seats.deck_check else []
    if faults:
        raise InputError(faults)


def trade(state: State, number: int, other: str, bids: tuple[int, int], line: str, rules: Rules) -> Happening[State]:
    """SN-3.1: two players bid for a number; the bids are the active player's and the other's."""
    who = state.active
    if other == who:
        raise _not_now(f"{josa(who, '은/는')} 자기와 거래할 수 없다", f"{who} cannot trade with the same player", "다른 사람", "another player", "SN-3.1")
    stones = _purses(state, {who: bids[0], other: bids[1]})
    pair = tuple(trades.Trader(n, state.laid[n], stones[n], bid, n == who) for n, bid in ((who, bids[0]), (other, bids[1])))
    position = trades.Position(number, pair)
    outcome = rules.trading.ruled(position, state.seats.deck_check)
    laid = {n: _with(state.laid[n], number, count) for n, count in outcome.cards.items()}
    after = replace(
        state,
        laid={**state.laid, **laid},
        stones={**state.stones, **outcome.stones} if state.seats.counted else {},
        last=Deed("trade", outcome.winner, outcome.moved, outcome.paid),
    )
    return _ruled(gone_on(line, state, after, rules), rules.trading.tell(position, outcome), state)


def _with(cards: Cards, number: int, count: int) -> Cards:
    return {n: c for n, c in {**cards, number: count}.items() if c}


def auction(state: State, number: int, bids: Mapping[str, int], line: str, rules: Rules) -> Happening[State]:
    """SN-4.1: all bid for a stack on the floor."""
    if state.first_half:
        raise _not_now("공매는 후반전에 한다", "auctions are held in the second half", "탐사나 거래", "explore or trade", "SN-4.1")
    if number not in state.floor:
        right = ", ".join(map(str, sorted(state.floor)))
        raise _not_now(f"바닥에 {josa(str(number), '이/가')} 없다", f"no {number} lies on the floor", right, right, "SN-4.1")
    purses = _purses(state, dict.fromkeys(state.seats.players, 0) | dict(bids))
    bidders = tuple(auctions.Bidder(n, purses[n], bids.get(n), done(state, n, rules.tables)) for n in state.from_active())
    position = auctions.Position(number, state.floor[number], bidders)
    outcome = rules.auctioning.ruled(position, state.seats.deck_check)
    winner, own = outcome.winner, state.laid[outcome.winner]
    after = replace(
        state,
        floor={n: c for n, c in state.floor.items() if n != number},
        laid={**state.laid, winner: _with(own, number, own.get(number, 0) + outcome.count)},
        stones=outcome.stones if state.seats.counted else {},
        boxed=state.boxed + outcome.paid,
        last=Deed("auction", winner, outcome.count, outcome.paid),
    )
    return _ruled(gone_on(line, state, after, rules), rules.auctioning.tell(position, outcome), state)


def tell_stones(state: State, stones: Mapping[str, int], line: str, rules: Rules) -> Happening[State]:
    """SN-5.2: the stones that are left, told when all is played; raises InputError where there are more than were dealt out."""
    after = replace(state, stones=stones, last=None)
    rules.scoring.ruled(score_position(after), state.seats.deck_check)
    left = len(stones) * rules.tables.numbers.stones - state.boxed
    told = Text(
        f"적은 스톤은 모두 {sum(stones.values())}개인데, 공매에서 낸 것을 빼면 {left}개가 남아야 한다",
        f"there are {sum(stones.values())} stones in all, but the auctions have left {left}",
    )
    return Happening(line, after, told=() if sum(stones.values()) == left else (told,))


def points_of_cards(state: State, rules: Rules) -> Text:
    """What the cards are worth without the stones, most first, and what the stones may add."""
    stoneless = replace(state, stones=dict.fromkeys(state.seats.players, 0))
    sheet = rules.scoring.ruled(score_position(stoneless), state.seats.deck_check)
    points = {p.player: sum(line.points for line in p.lines if line.clause != "SN-5.2") for p in sheet.players}
    ordered = sorted(points.items(), key=lambda some: -some[1])
    ko, en = (", ".join(f"{n} {count}{unit}" for n, count in ordered) for unit in ("점", ""))
    most = rules.tables.numbers.points_stones
    return Text(
        f"카드의 점수는 지금 {ko}입니다 (SN-5.1, SN-5.3, SN-5.4). 남은 스톤이 가장 많은 사람은 {most}점을 더 얻습니다 (SN-5.2): 스톤을 세어야 알 수 있습니다.",
        f"the cards are worth: {en} (SN-5.1, SN-5.3, SN-5.4). The most stones left bring {most} more (SN-5.2), and nobody has told them yet",
    )


def score_position(state: State) -> scores.Position:
    """The table as it is scored."""
    return scores.Position(tuple(scores.Player(n, dict(sorted(state.laid[n].items())), state.stones[n]) for n in state.seats.players))


def _purses(state: State, bids: Mapping[str, int]) -> dict[str, int]:
    """The stones of each; where nobody counts them enough for the bid, so that hidden stones stay hidden."""
    return {n: state.stones[n] if state.seats.counted else bid for n, bid in bids.items()}


def _ruled(happening: Happening[State], ruling: Ruling, state: State) -> Happening[State]:
    """With the ruling, which tells no stones that nobody counts."""
    facts = ruling.facts if state.seats.counted else {k: v for k, v in ruling.facts.items() if k != "stones"}
    return replace(happening, ruling=replace(ruling, facts=facts))


def _not_now(ko: str, en: str, right_ko: str, right_en: str, clause: str) -> InputError:
    faults: list[Fault] = [fault(same(""), ko, en, right_ko, right_en, clause)]
    return InputError(faults)
