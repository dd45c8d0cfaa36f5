"""What is asked in a turn of Counting Stars at Night, and the line that short answers make."""

from collections.abc import Sequence

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.keeping.state import Rules, State, bidders, partners
from asrus_pnp.play.events import filled, names_one, read_item, seated, tokens, too_much
from asrus_pnp.play.kept_game import Said
from asrus_pnp.positions.notation import quoted, unhidden
from asrus_pnp.positions.prompts import NOTHING, Prompt
from asrus_pnp.positions.value_types import Number

BID = Number(0, 999)
HELP = (
    (
        "8 3",
        Text("탐사: 낸 카드와 펼친 카드 (뗄 패가 없으면 낸 카드만)", "explore: the card played and the one turned up (no second one when the pile is empty)"),
    ),
    ("trade 8 Bob 4 5", Text("거래: 숫자, 상대, 자기 입찰, 상대 입찰", "trade: the number, with whom, the own bid, the other's bid")),
    ("8 2 5 1", Text("공매(후반전): 숫자, 그리고 차례인 사람부터 차례대로 입찰", "auction (second half): the number, then the bids in the order of turns")),
    ("6 9 4", Text("끝에: 남은 스톤을 사람 순서대로", "at the end: the stones left, in the order of the players")),
)


def ask(state: State, said: Said, rules: Rules) -> Prompt | str:
    """Asks for what the active player does, and step by step for what that needs."""
    typed = tokens(said)
    if state.played_out:
        return _stones(state, typed)
    named_by = [fold(unhidden(t.partition("=")[0])) for t in typed if "=" in t]
    if any(name not in seated(state.seats.players).known for name in named_by):  # keys, as on the line of the record
        return f"{state.active}: {' '.join(t for t in typed if t != NOTHING)}"
    if not typed:
        return Prompt(_whose_turn(state))
    named = rules.tables.words.table(("explore", "trade", "auction")).get(fold(typed[0]))
    kind, rest = named or _usual(state), typed[1:] if named else typed
    if kind == "explore":
        return _explore(state, rest, rules)
    return _trade(state, rest, rules) if kind == "trade" else _auction(state, rest, rules)


def _usual(state: State) -> str:
    """What a player does who names no action: in the first half explores, in the second holds an auction, trades where nothing else can be."""
    if state.first_half:
        return "explore" if state.hands[state.active] else "trade"
    return "auction" if state.floor else "trade"


def _whose_turn(state: State) -> Text:
    who, hand = state.active, state.hands[state.active]
    trade = bool(partners(state, who))
    ko, en = (" (거래하려면 거래)", ", or trade") if trade else ("", "")
    if state.first_half and hand:
        drawn = state.pile > 0 or not state.seats.deck_check
        return Text(f"{who}, 손패 {hand}: 낸 카드{', 펼친 카드' * drawn}{ko}", f"{who}, hand {hand}: card played{', card turned up' * drawn}{en}")
    if _usual(state) == "trade":
        return Text(f"{who}: 거래할 숫자", f"{who}: number to trade")
    return Text(f"{who}: 공매할 숫자{ko}", f"{who}: number to auction{en}")


def _explore(state: State, typed: Sequence[str], rules: Rules) -> Prompt | str:
    if not typed:
        return Prompt(Text("낸 카드", "The card played"))
    head = f"{state.active}: explore played={read_item(rules.tables.card, typed[0])}"
    empty = state.pile == 0 and state.seats.deck_check
    if len(typed) == 1:
        return f"{head} drawn=none" if empty else Prompt(Text("펼친 카드", "The card turned up"))
    drawn = "none" if typed[1] == NOTHING else rules.tables.card_or_none.show(read_item(rules.tables.card_or_none, typed[1]))
    return _last(f"{head} drawn={drawn}", typed[2:])


def _trade(state: State, typed: Sequence[str], rules: Rules) -> Prompt | str:
    if not typed:
        return Prompt(Text("거래할 숫자", "The number to trade"))
    number, rest, names = read_item(rules.tables.card, typed[0]), list(typed[1:]), seated(state.seats.players)
    others = partners(state, state.active, number)
    if rest and names_one(rest[0], names):
        others = [names.read(rest.pop(0))]
    if not others:
        found = (f"{number}: 거래할 상대가 없다", f"there is nobody to trade {number} with")
        raise InputError([fault(same(""), *found, "둘 다 앞에 펼쳐 둔 숫자", "a number that both hold", "SN-3.1")])
    if len(others) > 1:
        return Prompt(Text(f"상대 ({', '.join(others)})", f"With whom ({', '.join(others)})"))
    pair = (state.active, others[0])
    bids = filled(rest, pair, BID)
    return _bids_asked(pair, bids) or f"{state.active}: trade number={number} with={quoted(pair[1])} bids={_bids(pair, bids)}"


def _auction(state: State, typed: Sequence[str], rules: Rules) -> Prompt | str:
    if not typed:
        return Prompt(Text("공매할 숫자", "The number to auction"))
    number, names = read_item(rules.tables.card, typed[0]), bidders(state, rules.tables)
    bids = filled(typed[1:], names, BID)
    return _bids_asked(names, bids) or f"{state.active}: auction number={number} bids={_bids(names, bids)}"


def _bids_asked(names: Sequence[str], bids: dict[str, int]) -> Prompt | None:
    """The question for the bids that have not been told."""
    left = ", ".join(n for n in names if n not in bids)
    return Prompt(Text(f"입찰 ({left})", f"Bids ({left})")) if left else None


def _bids(names: Sequence[str], bids: dict[str, int]) -> str:
    return "+".join(f"{quoted(n)}:{bids[n]}" for n in names)


def _stones(state: State, typed: Sequence[str]) -> Prompt | str:
    names = state.seats.players
    told = filled(typed, names, BID)
    left = " ".join(n for n in names if n not in told)
    if left:
        return Prompt(Text(f"남은 스톤: {left}", f"Stones left: {left}"))
    return f"stones: {' '.join(f'{quoted(n)}={told[n]}' for n in names)}"


def _last(line: str, rest: Sequence[str]) -> str:
    if rest:
        raise too_much(rest)
    return line
