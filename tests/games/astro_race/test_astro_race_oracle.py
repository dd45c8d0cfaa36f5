"""Astro Race against a second referee that is written from the clauses alone: pieces as tokens that lie on the fifteen cards of the track."""

import random
from itertools import chain, combinations, permutations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.games.astro_race.game import load
from asrus_pnp.positions.form import read, write

NAMES = ("Ann", "Bo", "민지", "Dan", "Eve", "Fay")
NUMBER_CARDS = tuple(range(3, 14))
POWER_CARDS = ("Close", "BlackHole", "Double", "Retrograde", "joker")
KINDS = ("at", "pieces", "reserve", "lost", "moon")


@pytest.fixture(scope="module")
def book():
    return load(Database())


# The second referee. A player is a list of ten tokens; a token is "reserve", "lost", "moon", or the card (1-15) that it lies on.


class SecondReferee:
    def __init__(self, seats):
        self.sun, self.moon = 1, 15
        self.tokens = {s["name"]: [1 + s["at"] if s["at"] is not None else 0] * s["pieces"] + self.others(s) for s in seats}

    @staticmethod
    def others(seat):
        return [where for where in ("reserve", "lost", "moon") for _ in range(seat[where])]

    def card_of(self, name):
        return next((t for t in self.tokens[name] if isinstance(t, int)), None)

    def relocate(self, name, old, new, most=10):
        tokens = self.tokens[name]
        for i, t in enumerate(tokens):
            if t == old and most:
                tokens[i], most = new, most - 1

    def steps(self, name):
        card = self.card_of(name)
        return None if card is None else abs(card - self.sun)

    def forward(self, name, steps):
        for _ in range(steps):
            card = self.card_of(name)
            if card != self.moon:
                self.relocate(name, card, card + (1 if self.moon > self.sun else -1))

    def new_piece(self, name):
        self.relocate(name, "reserve", self.sun, 1)

    def lose(self, name):
        card = self.card_of(name)
        if card is not None:
            self.relocate(name, card, "lost")
            self.new_piece(name)

    def arrive(self, name):
        if self.card_of(name) == self.moon:
            self.relocate(name, self.moon, "moon")
            self.new_piece(name)

    def use(self, power, users, mover, wanted):
        if power == "Close":
            snapshot = {n: self.steps(n) for n in self.tokens if self.card_of(n) is not None}
            front = sorted(snapshot.values())[-1]
            for u in users:
                self.relocate(u, self.card_of(u), self.sun + (13 if snapshot[u] == front else front - 1))
        elif power == "BlackHole":
            for n in self.tokens:
                if n not in users and n != mover:
                    self.lose(n)
        elif power == "Double":
            for u in users:
                card = self.card_of(u)
                if self.tokens[u].count(card) == 1:
                    self.relocate(u, "reserve", card, 1)
        elif power == "Retrograde" and wanted:
            on_sun = [n for n in self.tokens if self.card_of(n) == self.sun]
            for n in on_sun:
                self.relocate(n, self.sun, self.moon)
            self.sun, self.moon = self.moon, self.sun
        elif power == "joker":
            for u in users:
                self.relocate(u, "lost", "reserve", 1)

    def facts(self, honest, called):
        players = {}
        for name, tokens in self.tokens.items():
            lying = [t for t in tokens if isinstance(t, int)]
            assert len(tokens) == 10
            assert len(lying) <= 2
            assert len(set(lying)) <= 1
            counts = {k: tokens.count(k) for k in ("reserve", "lost", "moon")}
            players[name] = {"at": self.steps(name), "pieces": len(lying)} | counts
        finished = [n for n, p in players.items() if not p["pieces"] and not p["reserve"]]
        return {"honest": honest, "called": called, "players": players, "sun_moved": self.sun == 15, "finished": finished}


def second_opinion(card, moved, seats, bonus=False):
    race = SecondReferee(seats)
    mover = next(s["name"] for s in seats if s.get("mover"))
    callers = [s["name"] for s in seats if s.get("calls")]
    wanted = any(s.get("wants") or s.get("reveals") for s in seats)
    dots = min(card, 16 - card) if isinstance(card, int) else None
    race.forward(mover, moved)
    if not callers:
        race.arrive(mover)
        if any(s.get("reveals") for s in seats):
            race.use(card, [mover], mover, wanted)
        return race.facts(None, False)
    if dots is not None and dots == moved + 3:
        for c in callers:
            race.lose(c)
        if bonus and race.card_of(mover) != race.moon:
            race.forward(mover, dots)
        race.arrive(mover)
        return race.facts(True, True)
    if dots is not None:
        for c in callers:
            race.forward(c, dots)
            race.arrive(c)
    else:
        race.use(card, callers, mover, wanted)
    race.lose(mover)
    return race.facts(False, True)


def clauses_that_must(card, moved, seats, bonus, facts):
    """For clauses with a plain condition: whether a ruling has to rest on them."""
    mover = next(s for s in seats if s.get("mover"))
    callers = [s for s in seats if s.get("calls")]
    called, number, revealed = bool(callers), isinstance(card, int), bool(mover.get("reveals"))
    end = mover["at"] + moved
    honest, lie = facts["honest"] is True, facts["honest"] is False
    right = min(card, 16 - card) - 3 if number else None
    users = callers or [mover]
    powered = not number and (called or revealed)
    return {
        "AR-2.1": True,
        "AR-2.2": called and number,
        "AR-2.4": called and number and moved < right,
        "AR-2.5": called and not number,
        "AR-2.6": called and number and end > 14,
        "AR-3.3": not called and not revealed,
        "AR-4.1": honest,
        "AR-4.2": honest and not bonus,
        "AR-4.3": honest and bonus,
        "AR-4.4": lie and number,
        "AR-4.5": lie and not number,
        "AR-4.6": lie and card == "Close" and (len(callers) > 1 or no_bystander_as_far_as(mover, end, seats)),
        "AR-4.7": powered and card == "Close",
        "AR-4.9": powered and card == "BlackHole",
        "AR-4.12": powered and card == "joker",
        "AR-4.13": lie and card == "BlackHole",
        "AR-4.14": powered and any(cannot_use(card, u, revealed and end >= 14) for u in users),
        "AR-4.16": lie and card == "Retrograde" and len(callers) == 1 and not callers[0].get("wants"),
        "AR-5.1": revealed,
        "AR-5.2": revealed,
        "AR-5.3": revealed,
        "AR-6.5": bool(facts["finished"]),
    }


def no_bystander_as_far_as(mover, end, seats):
    """Whether the mover's moved piece leads, and nobody who does not call is there too."""
    moved, others = min(end, 14), [s for s in seats if s is not mover and s["at"] is not None]
    return all(s["at"] <= moved for s in others) and not any(s["at"] == moved and not s.get("calls") for s in others)


def cannot_use(card, seat, after_arrival):
    """AR-4.14: no piece in reserve, none lost, already doubled; after an arrival a single new piece has left the reserve."""
    pieces, reserve = (1, seat["reserve"] - 1) if after_arrival else (seat["pieces"], seat["reserve"])
    return (card == "Double" and (pieces == 2 or not reserve)) or (card == "joker" and not seat["lost"])


# How a position is typed


def typed(seat):
    words = " ".join(w for w in ("mover", "calls", "wants", "reveals") if seat.get(w))
    at = "none" if seat["at"] is None else seat["at"]
    pieces = f"pieces={seat['pieces']}" if seat["pieces"] != 1 and seat["at"] is not None else ""
    return f"{seat['name']}: {words} at={at} {pieces} reserve={seat['reserve']} lost={seat['lost']} moon={seat['moon']}"


def numbered(lines):
    return list(enumerate(lines, 1))


def turn_lines(card, moved, seats, bonus=False):
    options = ["option: honest-bonus"] if bonus else []
    return numbered([*options, f"table: card={card} moved={moved}", *map(typed, seats)])


def subsets(things):
    return chain.from_iterable(combinations(things, n) for n in range(len(things) + 1))


# Brute force: all cards and moves with every set of callers, three players


MOVERS = [
    (0, 1, 9, 0, 0),
    (4, 1, 8, 1, 0),
    (9, 1, 6, 2, 1),
    (9, 2, 0, 5, 3),
    (12, 2, 3, 4, 1),
    (13, 1, 0, 9, 0),
    (13, 1, 1, 0, 8),
    (12, 1, 2, 7, 0),
    (0, 2, 1, 7, 0),
]
OTHERS = [
    (0, 1, 9, 0, 0),
    (7, 1, 5, 3, 1),
    (9, 1, 9, 0, 0),
    (9, 2, 8, 0, 0),
    (13, 1, 0, 4, 5),
    (None, 0, 0, 6, 4),
    (2, 2, 0, 8, 0),
    (6, 1, 1, 0, 8),
    (12, 1, 0, 9, 0),
    (1, 2, 2, 6, 0),
]


def positions():
    every = list(product(MOVERS, OTHERS, OTHERS))
    return random.Random(2010).sample(every, 8)


def turns(mover, *others):
    """Every card, move and set of callers, with those who want Retrograde, the mover's own reveal, and the bonus for honesty."""
    seats = [dict(zip(KINDS, place, strict=True)) | {"name": NAMES[n]} for n, place in enumerate((others[0], mover, others[1]))]
    seats[1]["mover"] = True
    able = [n for n in (0, 2) if seats[n]["at"] is not None]
    for card, moved, calling in product((*NUMBER_CARDS, *POWER_CARDS), range(6), list(subsets(able))):
        called = [s | {"calls": True} if n in calling else s for n, s in enumerate(seats)]
        if card == "Retrograde":
            for wanting in subsets(calling):
                yield card, moved, [s | {"wants": True} if n in wanting else s for n, s in enumerate(called)], False
        else:
            honest = isinstance(card, int) and moved == min(card, 16 - card) - 3
            for bonus in (False, True) if honest else (False,):
                yield card, moved, called, bonus
        if not calling and card in POWER_CARDS:
            yield card, moved, [s | {"reveals": True} if n == 1 else s for n, s in enumerate(called)], False


@pytest.mark.slow
def test_every_turn_of_many_positions(book):
    seen = 0
    for places in positions():
        for card, moved, seats, bonus in turns(*places):
            seen += agrees(book, card, moved, seats, bonus)
    assert seen > 2_500


def agrees(book, card, moved, seats, bonus):
    mover = next(s for s in seats if s.get("mover"))
    lines = turn_lines(card, moved, seats, bonus)
    if mover.get("reveals") and mover["at"] + moved >= 14 and not mover["reserve"]:
        with pytest.raises(InputError, match=r"AR-5\.3"):
            book.cases["turn"].settle(lines)
        return 0
    ruling = book.cases["turn"].settle(lines)
    expected = second_opinion(card, moved, seats, bonus)
    assert ruling.facts == expected, lines
    assert list(ruling.facts) == list(expected)
    for clause, needed in clauses_that_must(card, moved, seats, bonus, expected).items():
        assert (clause in ruling.clauses) == needed, (clause, lines, ruling.clauses)
    return 1


# Random turns


@st.composite
def seats_of(draw, name):
    at = draw(st.sampled_from([None, 0, *range(14), 12, 13]))
    pieces = 0 if at is None else draw(st.sampled_from([1, 1, 2]))
    reserve = 0 if at is None else draw(st.integers(0, 10 - pieces))
    lost = draw(st.integers(0, 10 - pieces - reserve))
    return {"name": name, "at": at, "pieces": pieces, "reserve": reserve, "lost": lost, "moon": 10 - pieces - reserve - lost}


@st.composite
def random_turns(draw):
    """A turn of two to six players; what is typed may be forbidden, but can be read."""
    seats = [draw(seats_of(name)) for name in NAMES[: draw(st.integers(2, 6))]]
    mover = draw(st.integers(0, len(seats) - 1))
    for n, seat in enumerate(seats):
        seat["mover"] = n == mover
        seat["calls"] = n != mover and draw(st.booleans())
    card = draw(st.sampled_from((*NUMBER_CARDS, *POWER_CARDS * 2)))
    for seat in seats:
        seat["wants"] = seat["calls"] and card == "Retrograde" and draw(st.booleans())
    if not any(s["calls"] for s in seats) and card in POWER_CARDS:
        seats[mover]["reveals"] = draw(st.booleans())
    return card, draw(st.integers(0, 5)), seats, draw(st.booleans())


def forbidden(card, moved, seats):
    mover = next(s for s in seats if s["mover"])
    off = any(s["at"] is None and (s["mover"] or s["calls"]) for s in seats)
    return off or (mover.get("reveals", False) and mover["at"] + moved >= 14 and not mover["reserve"])


@settings(max_examples=150, deadline=None)
@given(random_turns())
def test_random_turns(book, turn):
    card, moved, seats, bonus = turn
    if forbidden(card, moved, seats):
        with pytest.raises(InputError, match=r"AR-3\.2|AR-5\.3"):
            book.cases["turn"].settle(turn_lines(card, moved, seats, bonus))
        return
    assert agrees(book, *turn)


@settings(max_examples=150, deadline=None)
@given(random_turns(), st.randoms(use_true_random=False))
def test_the_order_of_lines_does_not_matter_to_a_turn(book, turn, rng):
    card, moved, seats, bonus = turn
    assume(not forbidden(card, moved, seats))
    mixed = rng.sample(seats, len(seats))
    one, other = (book.cases["turn"].settle(turn_lines(card, moved, some, bonus)).facts for some in (seats, mixed))
    assert one | {"finished": sorted(one["finished"])} == other | {"finished": sorted(other["finished"])}


WORDS = ("mover", "calls", "wants", "reveals")


@st.composite
def wild_turns(draw):
    """Any words on any line, and a card and pieces that may not fit."""
    seats = [draw(seats_of(name)) for name in NAMES[: draw(st.integers(2, 3))]]
    for n, seat in enumerate(seats):
        seat |= {w: draw(st.integers(0, 4)) == 0 for w in WORDS} | {"mover": draw(st.integers(0, 9)) < (9 if n == 0 else 1)}
        if draw(st.integers(0, 5)) == 0:
            seat[draw(st.sampled_from(("reserve", "lost", "moon")))] = draw(st.integers(0, 3))
    return draw(st.sampled_from((*range(1, 16), *POWER_CARDS * 2, "Majority", "?"))), draw(st.integers(0, 6)), seats


def must_be_refused(card, moved, seats):
    """The list of the interface, word by word."""
    movers = [s for s in seats if s["mover"]]
    calls = any(s["calls"] and not s["mover"] for s in seats)
    reveals = any(s["reveals"] for s in seats)
    return (
        len(movers) != 1
        or any(s["at"] is None and (s["mover"] or s["calls"]) for s in seats)
        or moved > 5
        or card in (1, 2, 14, 15, "Majority")
        or (card == "?" and (calls or reveals))
        or (reveals and (isinstance(card, int) or calls))
        or any(s["reveals"] and not s["mover"] for s in seats)
        or any(s["reveals"] and s["at"] is not None and s["at"] + moved >= 14 and not s["reserve"] for s in movers)
        or any(s["wants"] and (card != "Retrograde" or not s["calls"] or s["mover"]) for s in seats)
        or any(s["mover"] and s["calls"] for s in seats)
        or any(sum(s[k] for k in KINDS[1:]) != 10 for s in seats)
        or any(s["at"] is None and s["reserve"] for s in seats)
    )


@settings(max_examples=150, deadline=None)
@given(wild_turns())
def test_what_is_refused_is_on_the_list_and_nothing_else(book, turn):
    card, moved, seats = turn
    lines = turn_lines(card, moved, seats)
    if must_be_refused(card, moved, seats):
        with pytest.raises(InputError):
            book.cases["turn"].settle(lines)
    else:
        assert book.cases["turn"].settle(lines).facts == second_opinion(card, moved, seats)


@settings(max_examples=80, deadline=None)
@given(wild_turns())
def test_a_turn_reads_back_from_what_is_written(book, turn):
    card, moved, seats = turn
    round_trip(book.cases["turn"].form, turn_lines(card, min(moved, 5), seats, bonus=True))


def round_trip(form, lines):
    faults = []
    first = read(form, lines, faults)
    again = read(form, numbered(write(form, first)), faults)
    assert not faults
    assert again.options == first.options
    assert again.table.values == first.table.values
    assert [(p.name, p.values) for p in again.players] == [(p.name, p.values) for p in first.players]


# The score


@st.composite
def endings(draw):
    """A finished game: places that share and skip, perhaps a last player."""
    count = draw(st.integers(2, 6))
    last = draw(st.sampled_from([None, *range(count)]))
    turns_of_finishing = [draw(st.integers(0, 3)) for _ in range(count)]
    players = {}
    for n, name in enumerate(NAMES[:count]):
        moon = draw(st.integers(0, 5))
        if n == last:
            track = draw(st.integers(0, 2))
            reserve = draw(st.integers(0, 10 - moon - track))
            players[name] = {"moon": moon, "track": track, "reserve": reserve, "lost": 10 - moon - track - reserve}
        else:
            place = 1 + sum(t < turns_of_finishing[n] for i, t in enumerate(turns_of_finishing) if i != last)
            players[name] = {"moon": moon, "lost": 10 - moon, "finished": place}
    return players


def score_lines(players):
    return numbered([f"{name}: {' '.join(f'{k}={v}' for k, v in p.items())}" for name, p in players.items()])


def points(p):
    return p["moon"] + (p["reserve"] // 2 if "finished" not in p else 0)


def goes_before(p, q):
    """AR-7.4, AR-7.5: more points, or as many and finished in an earlier turn."""
    if points(p) != points(q):
        return points(p) > points(q)
    return "finished" in p and ("finished" not in q or p["finished"] < q["finished"])


@settings(max_examples=150, deadline=None)
@given(endings())
def test_random_scores(book, players):
    sheet = book.score.settle(score_lines(players))
    for shown in sheet.players:
        p = players[shown.player]
        assert shown.total == sum(s.points for s in shown.lines) == points(p)
        assert [s.clause for s in shown.lines] == ["AR-6.2", "AR-7.2"]
        assert shown.rank == 1 + sum(goes_before(q, p) for q in players.values())
    assert sheet.winners == [n for n, p in players.items() if not any(goes_before(q, p) for q in players.values())]
    assert sheet.clauses == (("AR-7.4", "AR-7.5") if len(sheet.winners) > 1 else ("AR-7.4",))


@settings(max_examples=150, deadline=None)
@given(endings(), st.randoms(use_true_random=False))
def test_the_order_of_players_does_not_matter_to_a_score(book, players, rng):
    mixed = dict(rng.sample(list(players.items()), len(players)))
    one, other = ({p.player: (p.total, p.rank) for p in book.score.settle(score_lines(some)).players} for some in (players, mixed))
    assert one == other


@settings(max_examples=100, deadline=None)
@given(endings())
def test_a_score_reads_back_from_what_is_written(book, players):
    round_trip(book.score.form, score_lines(players))


def test_only_competition_rankings_are_places(book):
    for places in product(range(1, 4), repeat=3):
        lines = numbered([f"{name}: lost=10 finished={p}" for name, p in zip(NAMES, places, strict=False)])
        if tuple(sorted(places)) in {(1, 1, 1), (1, 1, 3), (1, 2, 2), (1, 2, 3)}:
            assert book.score.settle(lines)
        else:
            with pytest.raises(InputError, match=r"AR-7\.5"):
                book.score.settle(lines)


# What the database and the lines hold


def test_every_card_of_the_deck_is_found_by_number_id_and_name(book):
    form = book.cases["turn"].form
    spellings = {
        "8": 8,
        "A29": 8,
        "a61": 13,
        "지구": 8,
        "EARTH": 8,
        "블랙홀": "blackhole",
        "black-hole": "blackhole",
        "A67": "close",
        "클로즈": "close",
        "A72": "double",
    }
    spellings |= {
        "더블": "double",
        "역행": "retrograde",
        "조커": "joker",
        "A75": "joker",
        "a77": "joker",
        "혜성": "joker",
        "다수": "majority",
        "？": "?",
        "태양": 1,
    }
    for typed_card, meaning in spellings.items():
        faults = []
        reading = read(form, numbered([f"table: card={typed_card} moved=0", "A: mover at=0", "B: at=0"]), faults)
        assert (reading.table.get("card"), faults) == (meaning, []), typed_card


def test_the_examples_can_be_settled_in_any_order(book):
    for question in (book.score, *book.cases.values()):
        for lines in permutations(question.example):
            assert question.settle(numbered(lines))


# What is said


VERDICTS = [
    (
        "a doubled piece goes whole",
        ["table: card=7 moved=5", "Ann: mover at=2 pieces=2 reserve=8", "Bob: calls at=3 reserve=9"],
        "The move was a lie: Ann loses both pieces, and Bob advances 7.",
        "거짓이다: Ann이 말 2개를 잃고, Bob은 7칸 전진한다.",
    ),
    (
        "several callers lose",
        ["table: card=7 moved=4", "Ann: mover at=2 reserve=9", "Bob: calls at=3 pieces=2 reserve=8", "Cho: calls at=4 lost=9"],
        "The move was honest: Bob and Cho lose their pieces. Cho has finished.",
        "정직한 이동이다: Bob, Cho가 말을 잃는다. Cho는 끝났다.",
    ),
    (
        "one doubled caller loses",
        ["table: card=7 moved=4", "Ann: mover at=2 reserve=9", "Bob: calls at=3 pieces=2 reserve=8"],
        "The move was honest: Bob loses both pieces.",
        "정직한 이동이다: Bob이 말 2개를 잃는다.",
    ),
    (
        "BlackHole names all who lose",
        ["table: card=BlackHole moved=2", "Ann: mover at=4 reserve=9", "Bob: calls at=7 reserve=9", "Cho: at=6 lost=9"],
        "The move was a lie: Ann and Cho lose their pieces. Cho has finished.",
        "거짓이다: Ann, Cho가 말을 잃는다. Cho는 끝났다.",
    ),
    (
        "BlackHole takes the mover's alone",
        ["table: card=BlackHole moved=2", "Ann: mover at=4 reserve=9", "Bob: calls at=7 reserve=9"],
        "The move was a lie: Ann loses the piece, and nobody else does.",
        "거짓이다: Ann이 말을 잃고, 다른 사람은 잃지 않는다.",
    ),
    (
        "Close says where each caller goes",
        ["table: card=Close moved=1", "Ann: mover at=4 reserve=9", "Bob: calls at=7 reserve=9", "Cho: calls at=6 reserve=9"],
        "The move was a lie: Ann loses the piece, Bob goes to step 13, and Cho stays at step 6.",
        "거짓이다: Ann이 말을 잃고, Bob은 13칸 자리로 가고, Cho는 6칸 자리에 그대로 있다.",
    ),
    (
        "a joker that gives nothing back",
        ["table: card=joker moved=1", "Ann: mover at=4 reserve=9", "Bob: calls at=7 reserve=9"],
        "The move was a lie: Ann loses the piece, and the joker has no effect.",
        "거짓이다: Ann이 말을 잃고, 조커는 아무 효과가 없다.",
    ),
    (
        "Double turned up in vain",
        ["table: card=Double moved=1", "Ann: mover reveals at=4 lost=9", "Bob: at=7 reserve=9"],
        "Ann turns up Double, which has no effect, and keeps the move.",
        "Ann이 더블을 스스로 공개하지만 아무 효과가 없고, 이동은 그대로 둔다.",
    ),
    (
        "a joker turned up",
        ["table: card=joker moved=1", "Ann: mover reveals at=4 reserve=8 lost=1", "Bob: at=7 reserve=9"],
        "Ann turns up a joker, uses its power and keeps the move.",
        "Ann이 조커를 스스로 공개해 능력을 쓰고, 이동은 그대로 둔다.",
    ),
    (
        "BlackHole turned up",
        ["table: card=BlackHole moved=1", "Ann: mover reveals at=4 reserve=9", "Bob: at=7 pieces=2 reserve=8"],
        "Ann turns up BlackHole and keeps the move: Bob loses both pieces.",
        "Ann이 블랙홀을 스스로 공개하고, 이동은 그대로 둔다: Bob이 말 2개를 잃는다.",
    ),
    (
        "a move that stands",
        ["table: card=? moved=1", "Ann: mover at=4 reserve=9", "Bob: at=7 reserve=9"],
        "Nobody calls: Ann's move stands.",
        "아무도 쾅을 외치지 않았다: Ann의 이동은 그대로 인정된다.",
    ),
]


@pytest.mark.parametrize(("lines", "en", "ko"), [v[1:] for v in VERDICTS], ids=[v[0] for v in VERDICTS])
def test_the_verdict_names_who_loses_what(book, lines, en, ko):
    verdict = book.cases["turn"].settle(numbered(lines)).verdict
    assert (verdict.en, verdict.ko) == (en, ko)


def test_a_piece_that_is_where_close_sends_it_stays(book):
    said = book.cases["turn"].settle(numbered(["table: card=Close moved=1", "Ann: mover at=0 reserve=9", "Bob: calls at=0 reserve=9"])).steps
    assert any(s.text.en == "Bob is just behind the lead already, on the Sun, and stays" for s in said)
    assert any("이미 그 칸이라 그대로 있다" in s.text.ko for s in said)


def test_a_shared_place_in_finishing_is_called_so(book):
    lines = ["Ann: moon=6 lost=4 finished=1", "Bob: moon=5 lost=5 finished=1", "Cho: moon=1 lost=9 finished=3", "Dan: moon=1 lost=8 track=1"]
    said = [p.lines[1].why for p in book.score.settle(numbered(lines)).players]
    assert [t.ko for t in said[:3]] == ["공동 1위로 끝났다", "공동 1위로 끝났다", "세 번째로 끝났다"]
    assert [t.en for t in said[1:3]] == ["finished in place 1, shared", "finished in place 3"]
