"""Counting Stars at Night a second time, written from the clauses alone, against the referee: on random scores, and on every small dispute."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.games.starry_night.game import load
from asrus_pnp.positions.form import Form, read, write
from asrus_pnp.results.referee import Book

DECK = [n for n in range(1, 16) for _ in range(n if n < 8 else 16 - n)]
NAMES = ["Ann", "Bo", "Cho", "민지", "철수"]
REFUSED = "refused"


@pytest.fixture(scope="module")
def book() -> Book:
    return load(Database())


def numbered(lines):
    return list(enumerate(lines, 1))


def ruled(question, lines):
    """The facts and the clauses, or that the position is refused and by which clauses."""
    try:
        ruling = question.settle(numbered(lines))
    except InputError as error:
        return REFUSED, sorted({f.clause for f in error.faults})
    assert len(set(ruling.clauses)) == len(ruling.clauses)
    return ruling.facts, sorted(ruling.clauses)


# Scores


@st.composite
def endings(draw):
    """Three to five players with some of the deck dealt out among them, each with stones."""
    names = NAMES[: draw(st.integers(3, 5))]
    owners = draw(st.lists(st.sampled_from([*names, None]), min_size=64, max_size=64))
    if draw(st.booleans()):  # whole kinds, as in a game played to its end
        owners = [owners[number] for number in DECK]
    stones = {name: draw(st.integers(0, 20)) for name in names}
    return {name: ([card for card, owner in zip(DECK, owners, strict=True) if owner == name], stones[name]) for name in names}


def as_lines(ending):
    return [f"{name}: {' '.join(map(str, hand))} stones={stones}" for name, (hand, stones) in ending.items()]


def slow_score(ending):
    """SN-5.1 to SN-5.6: the lines of each player, and the winners."""
    lines = {name: {"SN-5.1": 0, "SN-5.2": 0, "SN-5.3": 0, "SN-5.4": 0} for name in ending}
    measures = {"SN-5.2": lambda hand, stones: stones, "SN-5.3": lambda hand, stones: len(set(hand)), "SN-5.4": lambda hand, stones: len(hand)}
    for name, (hand, _) in ending.items():
        for _card in hand:
            lines[name]["SN-5.1"] += 1
    for clause, measure in measures.items():
        for name, mine in ending.items():
            if not any(measure(*other) > measure(*mine) for other in ending.values()):
                lines[name][clause] = 10
    totals = {name: sum(points.values()) for name, points in lines.items()}
    return lines, [name for name, total in totals.items() if not any(other > total for other in totals.values())]


def slow_notes(ending):
    """The kinds that lie in several hands, whether play would go on (SN-4.5), and the cards that nobody has."""
    hands = [hand for hand, _ in ending.values()]
    shared = sorted(n for n in set(DECK) if sum(n in hand for hand in hands) > 1)
    open_kinds = any(hand.count(n) != DECK.count(n) for hand in hands for n in hand)
    rest = list(DECK)
    for hand in hands:
        for card in hand:
            rest.remove(card)
    return shared, open_kinds, rest


def noted(notes):
    """The same, read out of the English notes."""
    texts = [n.en for n in notes]
    shared = [t.removeprefix("kinds split between players: ") for t in texts if t.startswith("kinds split")]
    numbers = [int(part.rsplit(" ", 1)[-1]) for t in shared for part in f", {t}".split(" (")[:-1]]
    absent = [t.removeprefix("not accounted for: ") for t in texts if t.startswith("not accounted for")]
    rest = [int(n) for t in absent for pair in t.split(", ") for n in [pair.split(" ×")[0]] * int(pair.split(" ×")[1])]
    return numbers, any("looks unfinished" in t for t in texts), rest


@settings(max_examples=120, deadline=None)
@given(endings())
def test_scores_agree_with_the_slow_count(book, ending):
    sheet = book.score.settle(numbered(as_lines(ending)))
    lines, winners = slow_score(ending)
    assert {p.player: {s.clause: s.points for s in p.lines} for p in sheet.players} == lines
    assert sheet.winners == winners
    assert sheet.clauses == (("SN-5.6", "SN-5.7") if len(winners) > 1 else ("SN-5.6",))
    assert noted(sheet.notes) == slow_notes(ending)
    assert any(n.en.startswith("SN-4.6") for n in sheet.notes) == bool(slow_notes(ending)[2])


@settings(max_examples=50, deadline=None)
@given(endings(), st.randoms(use_true_random=False))
def test_the_order_of_players_changes_nothing(book, ending, random):
    def results(some):
        return {p.player: (p.rank, p.lines) for p in book.score.settle(numbered(as_lines(dict(some)))).players}

    mixed = list(ending.items())
    random.shuffle(mixed)
    assert results(mixed) == results(ending.items())


@settings(max_examples=50, deadline=None)
@given(endings())
def test_the_total_is_the_sum_of_the_lines_and_ranks_follow_it(book, ending):
    players = book.score.settle(numbered(as_lines(ending))).players
    for p in players:
        assert p.total == sum(s.points for s in p.lines)
        assert p.rank == 1 + sum(other.total > p.total for other in players)


@settings(max_examples=60, deadline=None)
@given(endings(), st.sampled_from(NAMES[:3]), st.sampled_from(DECK), st.integers(1, 30))
def test_what_the_deck_cannot_give_is_refused(book, ending, name, card, more):
    hand, stones = ending[name]
    ending[name] = (hand + [card] * more, stones)
    held = sum(hand.count(card) for hand, _ in ending.values())
    lines = numbered(as_lines(ending))
    if held > DECK.count(card):
        with pytest.raises(InputError, match=f"{held} cards of number {card} "):
            book.score.settle(lines)
    else:
        book.score.settle(lines)
    book.score.settle(lines, deck_check=False)


# What was read can be written, and reads back


def comes_back(form: Form, lines):
    faults = []
    first = read(form, numbered(lines), faults)
    again = read(form, numbered(write(form, first)), faults)
    assert not faults
    assert again.options == first.options
    assert again.table.values == first.table.values
    assert [(e.name, e.values) for e in again.players] == [(e.name, e.values) for e in first.players]


@settings(max_examples=50, deadline=None)
@given(endings())
def test_a_score_reads_back(book, ending):
    comes_back(book.score.form, as_lines(ending))


numbers = st.integers(1, 15)


@settings(max_examples=50, deadline=None)
@given(st.dictionaries(numbers, st.integers(1, 9), max_size=5), numbers, numbers | st.none())
def test_an_explore_reads_back(book, floor, played, drawn):
    comes_back(book.cases["explore"].form, [explore_line(floor, played, drawn)])


@settings(max_examples=50, deadline=None)
@given(numbers, st.lists(st.tuples(st.booleans(), st.dictionaries(numbers, st.integers(1, 8)), st.integers(0, 99), st.integers(0, 99)), min_size=2, max_size=2))
def test_a_trade_reads_back(book, number, traders):
    rows = [
        f"{name}: {'active ' * active}{' '.join(f'{n}×{c}' for n, c in cards.items())} 스톤={stones} 입찰={bid}"
        for name, (active, cards, stones, bid) in zip(NAMES, traders, strict=False)
    ]
    comes_back(book.cases["trade"].form, [f"테이블: 숫자={number}", *rows])


@settings(max_examples=50, deadline=None)
@given(numbers, st.integers(1, 8), st.lists(st.none() | st.integers(0, 20), min_size=3, max_size=5))
def test_an_auction_reads_back(book, number, count, bids):
    comes_back(book.cases["auction"].form, auction_lines(number, count, [(bid, 20) for bid in bids]))


@pytest.mark.parametrize("case", ["score", "explore", "trade", "auction"])
def test_the_examples_can_be_settled_and_read_back(book, case):
    question = book.score if case == "score" else book.cases[case]
    question.settle(numbered(question.example))
    comes_back(question.form, question.example)


# Explore


def explore_line(floor, played, drawn):
    listed = "+".join(f"{n}:{c}" for n, c in floor.items()) or "none"
    return f"table: floor={listed} played={played} drawn={drawn or 'none'}"


def slow_explore(floor, played, drawn):
    """SN-2.1 to SN-2.6 with piles of single cards, each marked as old, played or turned up."""
    cards = [*(n for n, c in floor.items() for _ in range(c)), played, *([drawn] if drawn else [])]
    if any(cards.count(n) > DECK.count(n) for n in cards):
        return REFUSED, ["SN-1.1"]
    piles = [[(n, "old")] * c for n, c in floor.items()]
    clauses = {"SN-2.1"}
    for number, kind in ((played, "played"), (drawn, "turned up")):
        if number is None:
            clauses.add("SN-2.5")
            continue
        pile = next((p for p in piles if p[0][0] == number), None)
        if pile is None:
            piles.append([(number, kind)])
        else:
            pile.append((number, kind))
    taken, left = [], []
    for pile in piles:
        kinds = [kind for _, kind in pile]
        fresh = len(pile) > 1 and set(kinds) != {"old"}
        if {"old", "played", "turned up"} <= set(kinds):
            clauses.add("SN-2.3")
            left.append(pile)
        elif fresh:
            taken.append(pile)
            clauses |= {"SN-2.4"} if kinds == ["played", "turned up"] else set()
            clauses |= {"SN-2.6"} if kinds.count("old") > 1 else set()
        else:
            left.append(pile)
    if "SN-2.3" not in clauses:
        clauses.add("SN-2.2")
    return {"taken": {str(p[0][0]): len(p) for p in taken}, "floor": {str(p[0][0]): len(p) for p in left}}, sorted(clauses)


def test_every_small_explore(book):
    seen, shown = 0, (2, 3, 8, 14)
    for counts in product((0, 1, 2, 3), repeat=len(shown)):
        floor = {n: c for n, c in zip(shown, counts, strict=True) if c}
        for played, drawn in product((*shown, 15), (*shown, 15, None)):
            assert ruled(book.cases["explore"], [explore_line(floor, played, drawn)]) == slow_explore(floor, played, drawn)
            seen += 1
    assert seen == 4**4 * 5 * 6


# Trade


def slow_trade(number, traders):
    """SN-3.1 to SN-3.6: traders are (active, copies, stones, bid); cards and stones go over one by one."""
    broken = {"SN-1.1"} if sum(copies for _, copies, _, _ in traders) > DECK.count(number) else set()
    for _, copies, stones, bid in traders:
        broken |= {"SN-3.1"} if copies == 0 or copies >= DECK.count(number) else set()
        broken |= {"SN-3.3"} if bid > stones else set()
    if [active for active, *_ in traders].count(True) != 1:
        broken.add("")
    if broken:
        return REFUSED, sorted(broken)
    mine = next(i for i in (0, 1) if traders[i][0])
    theirs = 1 - mine
    winner, loser = (theirs, mine) if traders[theirs][3] > traders[mine][3] else (mine, theirs)
    cards, stones = [t[1] for t in traders], [t[2] for t in traders]
    limit, moved = cards[winner], 0
    while moved < limit and cards[loser]:
        cards[loser], cards[winner], moved = cards[loser] - 1, cards[winner] + 1, moved + 1
    for _ in range(traders[winner][3]):
        stones[winner], stones[loser] = stones[winner] - 1, stones[loser] + 1
    facts = {"winner": NAMES[winner], "paid": traders[winner][3], "moved": moved}
    after = {"cards": dict(zip(NAMES, cards, strict=False)), "stones": dict(zip(NAMES, stones, strict=False))}
    return facts | after, ["SN-3.2", "SN-3.3", "SN-3.6"]


def trade_lines(number, traders):
    rows = [
        f"{name}: {'active' if active else ''} {f'{number}x{copies}' if copies else ''} stones={stones} bid={bid}"
        for name, (active, copies, stones, bid) in zip(NAMES, traders, strict=False)
    ]
    return [f"table: number={number}", *rows]


@pytest.mark.parametrize("stones", [(3, 3), (2, 1)])
def test_every_small_trade(book, stones):
    for active, cards, bids in product(product((True, False), repeat=2), product(range(5), repeat=2), product(range(4), repeat=2)):
        traders = list(zip(active, cards, stones, bids, strict=True))
        assert ruled(book.cases["trade"], trade_lines(4, traders)) == slow_trade(4, traders)


def test_every_holding_of_every_number_in_a_trade(book):
    for number in set(DECK):
        for mine, theirs in product(range(1, 9), repeat=2):
            traders = [(False, mine, 9, 2), (True, theirs, 9, 2)]
            assert ruled(book.cases["trade"], trade_lines(number, traders)) == slow_trade(number, traders)


# Auction


def slow_auction(count, bidders):
    """SN-4.1 to SN-4.4: bidders are (bid or None for one who is done, stones), in turn order from the active player on."""
    broken = {"SN-4.3"} if bidders[0][0] is None else set()
    broken |= {"SN-3.3"} if any(bid is not None and bid > stones for bid, stones in bidders) else set()
    if broken:
        return REFUSED, sorted(broken)
    winner, clauses = None, {"SN-4.1"}
    for seat, (bid, _) in enumerate(bidders):
        if bid is None:
            clauses |= {"SN-4.3", "SN-4.4"}
        elif winner is None or bid > bidders[winner][0]:
            winner = seat
            clauses -= {"SN-4.2"}
        elif bid == bidders[winner][0]:
            clauses.add("SN-4.2")
    paid = bidders[winner][0]
    if paid == 0:
        clauses.add("SN-3.3")
    stones = {NAMES[seat]: held - paid * (seat == winner) for seat, (_, held) in enumerate(bidders)}
    return {"winner": NAMES[winner], "paid": paid, "count": count, "stones": stones}, sorted(clauses)


def auction_lines(number, count, bidders):
    rows = [f"{name}: {'done' if bid is None else f'bid={bid}'} stones={stones}" for name, (bid, stones) in zip(NAMES, bidders, strict=False)]
    return [f"table: number={number} count={count}", *rows]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("purses", [(3, 3, 3, 3), (2, 3, 1, 9)])
def test_every_small_auction(book, players, purses):
    for bids in product((0, 1, 2, 3, None), repeat=players):
        bidders = list(zip(bids, purses, strict=False))
        assert ruled(book.cases["auction"], auction_lines(8, 3, bidders)) == slow_auction(3, bidders)


@settings(max_examples=50, deadline=None)
@given(st.lists(st.none() | st.integers(0, 5), min_size=5, max_size=5))
def test_auctions_of_five(book, bids):
    bidders = [(bid, 5) for bid in bids]
    assert ruled(book.cases["auction"], auction_lines(7, 2, bidders)) == slow_auction(2, bidders)


def test_stones_are_neither_made_nor_lost_but_by_the_winners_bid(book):
    for bids in product((0, 2, 3), repeat=3):
        facts, _ = ruled(book.cases["auction"], auction_lines(8, 3, [(bid, 3) for bid in bids]))
        assert sum(facts["stones"].values()) == 9 - facts["paid"]
        traded, _ = ruled(book.cases["trade"], trade_lines(8, [(True, 2, 3, bids[0]), (False, 3, 3, bids[1])]))
        assert sum(traded["stones"].values()) == 6
        assert sum(traded["cards"].values()) == 5
