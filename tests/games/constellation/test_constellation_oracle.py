"""Constellation Expedition against a second referee, written from the clauses alone and slow on purpose."""

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from known_deck import known_deck

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.positions.form import read, write
from asrus_pnp.results.referee import Book

NUMBERS = range(1, 13)
COPIES = {n: min(n, 13 - n) for n in NUMBERS}  # 1 2 3 4 5 6 6 5 4 3 2 1
COLOURS = ("red", "ochre", "green", "blue")  # 1 is red, 2 ochre, and so on round the year
BONUS = {5: 1, 6: 1, 7: 2, 8: 2, 9: 3, 10: 3, 11: 4}


@pytest.fixture(scope="module")
def book() -> Book:
    return registry.game("constellation").load(known_deck())


def numbered(lines):
    return list(enumerate(lines, 1))


# --- the score, once more -------------------------------------------------------------------------------------------------------


def colour(number):
    return COLOURS[(number - 1) % 4]


def second_score(players):
    """{name: (points by CE-8.1 to CE-8.5, rank)} for {name: (cards, energy, award or None)}."""
    energies = [energy for _, energy, _ in players.values()]
    lines = {}
    for name, (cards, energy, award) in players.items():
        left, sets = Counter(colour(c) for c in cards), 0
        while all(left[c] > 0 for c in COLOURS):
            left -= Counter(COLOURS)
            sets += 1
        most = 0
        if not any(other > energy for other in energies):
            most = 2 if energies.count(energy) == 1 else 1
        bonus = 0 if award is None else BONUS[award]
        earned = len(cards) + sets + most + bonus
        lines[name] = (len(cards), sets, most, bonus, -earned if energy == 0 else 0)
    return {n: (own, 1 + sum(sum(other) > sum(own) for other in lines.values())) for n, own in lines.items()}


@st.composite
def endings(draw):
    """A finished game: who has which cards, in which energy, who holds the award, and who tells only colours."""
    names = draw(st.permutations(["Ann", "Bo", "민지", "Cho", "7", "Zoë"]))[: draw(st.integers(2, 6))]
    deck = [n for n in NUMBERS for _ in range(COPIES[n])]
    owners = draw(st.lists(st.integers(0, len(names)), min_size=42, max_size=42))
    holder = draw(st.sampled_from([None, *names]))
    far = draw(st.integers(5, 11))
    players = {
        n: ([c for c, o in zip(deck, owners, strict=True) if o == i], draw(st.integers(0, 7)), far if n == holder else None) for i, n in enumerate(names)
    }
    return players, {n: draw(st.booleans()) for n in names}


def typed(name, cards, energy, award, by_colour):
    counts = Counter(map(colour, cards) if by_colour else cards)
    items = [f"{k}={v}" if by_colour else f"{k}x{v}" for k, v in counts.items()]
    return f"{name}: {' '.join([*items, f'energy={energy}'] + ([f'award={award}'] if award else []))}"


@settings(max_examples=120, deadline=None)
@given(endings(), st.randoms())
def test_the_score_is_that_of_a_second_referee_in_any_order(book, ending, random):
    players, by_colour = ending
    lines = [typed(name, *had, by_colour[name]) for name, had in players.items()]
    random.shuffle(lines)
    sheet = book.score.settle(numbered(lines))
    expected = second_score(players)
    assert {p.player: (tuple(s.points for s in p.lines), p.rank) for p in sheet.players} == expected
    assert [[s.clause for s in p.lines] for p in sheet.players] == [["CE-8.1", "CE-8.2", "CE-8.3", "CE-8.4", "CE-8.5"]] * len(players)
    assert all(p.total == sum(s.points for s in p.lines) >= 0 for p in sheet.players)
    shared = sum(rank == 1 for _, rank in expected.values()) > 1
    assert sheet.clauses == (("CE-8.6", "CE-8.7") if shared else ("CE-8.6",))


@settings(max_examples=100, deadline=None)
@given(endings())
def test_a_score_that_is_written_reads_back(book, ending):
    players, by_colour = ending
    round_trip(book.score.form, [typed(name, *had, by_colour[name]) for name, had in players.items()])


def round_trip(form, lines):
    faults = []
    first = read(form, numbered(lines), faults)
    written = write(form, first)
    second = read(form, numbered(written), faults)
    assert not faults
    assert [(e.name, e.values) for e in (first.table, *first.players)][1:] == [(e.name, e.values) for e in (second.table, *second.players)][1:]
    assert first.table.values == second.table.values
    assert write(form, second) == written


# --- the notes of a score -------------------------------------------------------------------------------------------------------


def notes(book, *lines):
    return [n.en for n in book.score.settle(numbered(lines)).notes]


def test_a_whole_game_without_award_has_no_note_when_colours_are_told(book):
    assert notes(book, "Ann: red=12 energy=4", "Bo: energy=3", "Cho: energy=2") == []


@pytest.mark.parametrize(("players", "enough"), [(2, 1), (3, 12), (4, 10), (5, 8), (6, 6)])
def test_a_game_looks_unfinished_below_the_cards_that_its_turns_bring(book, players, enough):
    others = [f"P{i}: energy={i}" for i in range(2, players)]
    award = "award=5"  # with it a game of two has no note on dummies
    told = [notes(book, f"Ann: blue={n} energy=7 {award}", "Bo: energy=6", *others) for n in (enough - 1, enough)]
    assert ["game over" in " ".join(some) for some in told] == [True, False]


def test_dummies_and_the_award_are_spoken_of_only_where_two_play_and_neither_holds_it(book):
    assert any("CE-9.8" in n for n in notes(book, "Ann: red=9 energy=4", "Bo: red=8 energy=3"))
    assert not any("CE-9.8" in n for n in notes(book, "Ann: red=9 energy=4 award=7", "Bo: red=8 energy=3"))
    assert not any("CE-9.8" in n for n in notes(book, "Ann: red=12 energy=4", "Bo: red=11 energy=3", "Cho: energy=2"))


@pytest.mark.parametrize(("behind", "useful"), [("red=7 energy=3", True), ("red=6 energy=3", False), ("red=9 energy=0", False)])
def test_dummies_and_the_award_are_spoken_of_only_where_its_bonus_could_decide(book, behind, useful):
    ahead = "Ann: red=9 energy=4" if "energy=0" not in behind else "Ann: red=2 energy=4"  # 11 points, or the 4 that a stranded player cannot reach
    assert any("CE-9.8" in n for n in notes(book, ahead, f"Bo: {behind}")) == useful


# --- rounds ---------------------------------------------------------------------------------------------------------------------


def rounds(book, *games):
    return book.rounds([book.score.settle(numbered(lines)) for lines in games])


def test_rounds_add_the_totals_and_rank_them(book):
    first = ("Ann: red=12 energy=4", "Bo: red=3 energy=5", "Cho: energy=0")
    second = ("Cho: blue=20 energy=1", "Ann: red=1 energy=4", "Bo: red=6 energy=2")
    third = ("Ann: energy=3", "Bo: red=12 energy=3", "Cho: energy=1")
    total = rounds(book, first, second, third)
    assert total.totals == {"Ann": 12 + 3 + 1, "Bo": 5 + 6 + 13, "Cho": 20}
    assert total.ranks == {"Ann": 3, "Bo": 1, "Cho": 2}
    assert total.clauses == ("CE-8.8", "CE-8.6")
    assert total.options == ("rounds",)
    assert total.notes == ()


def test_a_tie_of_the_totals_is_shared_and_a_tie_in_one_round_is_no_matter(book):
    tied = ("Ann: red=12 energy=4", "Bo: red=12 energy=4", "Cho: energy=1")
    won = ("Ann: red=12 energy=4", "Bo: energy=3", "Cho: energy=1")
    lost = ("Ann: energy=3", "Bo: red=12 energy=4", "Cho: energy=1")
    assert "CE-8.7" in str(rounds(book, tied, won, lost).notes)
    assert rounds(book, tied, won, lost).clauses == ("CE-8.8", "CE-8.6", "CE-8.7")
    assert rounds(book, tied, tied, won).clauses == ("CE-8.8", "CE-8.6")
    assert rounds(book, tied, tied, won).notes == ()


def test_another_number_of_rounds_than_three_is_noted(book):
    game = ("Ann: red=12 energy=4", "Bo: energy=3", "Cho: energy=1")
    assert "rounds given: 2" in rounds(book, game, game).notes[0].en


# --- the turn, once more --------------------------------------------------------------------------------------------------------


def second_turn(destination, plays, buried=(), award=None, stand_in=False):
    """The facts and the set of clauses for [(name, card, energy or None for a dummy)]."""
    away = {name: max(card, destination) - min(card, destination) for name, card, _ in plays}
    at = {d: [name for name in away if away[name] == d] for d in range(12)}
    winner = next((at[d][0] for d in range(1, 12) if len(at[d]) == 1), None)
    crashed = [p for p in plays if away[p[0]] == 0 or len(at[away[p[0]]]) > 1]
    dummies = {name for name, _, energy in plays if energy is None}
    facts = {
        "distances": away,
        "collided": [name for name, _, _ in crashed],
        "winner": winner,
        "taken": [],
        "discarded": [],
        "energy": {name: max(0, energy - 1) if (name, _c, energy) in crashed else energy for name, _c, energy in plays if energy is not None},
        "destination": destination,
        "stand_in": stand_in,
        "buried": [],
        "award": award,
    }
    cited = {"CE-2.2"} | ({"CE-1.4"} if stand_in else set())
    cited |= {"CE-3.1"} if any(len(names) > 1 for names in at.values()) else set()
    cited |= ({"CE-3.2", "CE-10.1"} if stand_in else {"CE-3.2"}) if at[0] else set()
    cited |= {"CE-9.2", "CE-9.1"} if dummies & {winner, *facts["collided"]} else set()
    cited |= {"CE-4.3"} if set(facts["collided"]) - dummies else set()
    if winner is None:
        facts["buried"] = sorted([card for _, card, _ in plays] + list(buried))
        return facts, cited | {"CE-5.1"} | ({"CE-5.3"} if buried else set()) | ({"CE-10.3"} if stand_in else set())
    own = next(card for name, card, _ in plays if name == winner)
    prize = [card for _, card, _ in crashed] + list(buried) + ([] if stand_in else [destination])
    loose = [p[1] for p in plays if p not in crashed and p[0] != winner]
    facts |= {"destination": own, "stand_in": False}
    cited |= {"CE-3.3"}
    if winner in dummies:
        facts["discarded"] = sorted(prize + loose)
        cited |= {"CE-9.4", "CE-9.5"} | ({"CE-9.6"} if set(facts["collided"]) - dummies else set())
    else:
        facts["taken"], facts["discarded"] = sorted(prize), sorted(loose)
        facts["energy"][winner] = min(7, facts["energy"][winner] + 1)
        cited |= {"CE-4.1", "CE-4.2", "CE-4.4"} | ({"CE-5.2"} if buried else set()) | ({"CE-5.3"} if len(buried) > len(plays) else set())
        cited |= ({"CE-10.1"} if stand_in else set()) | ({"CE-9.3"} if dummies & set(facts["collided"]) else set())
    facts["award"], more = second_award(award, winner, away[winner], dummies)
    return facts, cited | more | ({"CE-10.2"} if stand_in else set())


def second_award(award, winner, far, dummies):
    new = {"holder": winner, "distance": far}
    moved = far >= 5 if award is None else far > award["distance"]
    cited = {"CE-6.1"} if award is None else {"CE-6.3"} if award["holder"] == winner else {"CE-6.2"}
    cited |= {"CE-9.8"} if cited == {"CE-6.2"} and award["holder"] in dummies else set()
    return (new if moved else award), cited | ({"CE-9.7"} if moved and winner in dummies else set())


def asked(destination, plays, buried=(), award=None, stand_in=False):
    table = f"table: destination={destination}" + (f" buried={'+'.join(map(str, buried))}" if buried else "")
    table += (f" award={award['holder']}@{award['distance']}" if award else "") + (" stand-in=yes" if stand_in else "")
    return [table, *(f"{name}: {card} " + ("dummy" if energy is None else f"energy={energy}") for name, card, energy in plays)]


def agree(book, *position):
    answer = book.cases["turn"].settle(numbered(asked(*position)), False)
    facts, clauses = second_turn(*position)
    assert answer.facts == facts
    assert list(answer.facts) == list(facts)
    assert set(answer.clauses) == clauses
    assert len(answer.notes) == sum(book.clauses.find(c).status == "ruling" for c in clauses)
    return answer


def conserved(answer, destination, plays, buried=(), award=None, stand_in=False):
    before = [card for _, card, _ in plays] + list(buried) + ([] if stand_in else [destination])
    after = answer.facts["taken"] + answer.facts["discarded"] + answer.facts["buried"]
    assert Counter(before) == Counter(after + ([] if answer.facts["stand_in"] else [answer.facts["destination"]]))


@pytest.mark.parametrize("destination", NUMBERS)
def test_every_reveal_of_three_over_every_destination(book, destination):
    for cards in product(NUMBERS, repeat=3):
        position = (destination, list(zip(("A", "B", "C"), cards, (7, 0, 4), strict=True)))
        conserved(agree(book, *position), *position)


@pytest.mark.parametrize("destination", NUMBERS)
def test_every_reveal_of_three_with_cards_buried_and_the_award_held(book, destination):
    rest = [
        ((2, 9, 9), None),
        ((2, 9, 9, 3, 3, 6), {"holder": "A", "distance": 5}),
        ((), {"holder": "B", "distance": 7}),
        ((1, 1, 1), {"holder": "C", "distance": 6}),
    ]
    for n, cards in enumerate(product(NUMBERS, repeat=3)):
        position = (destination, list(zip(("A", "B", "C"), cards, (0, 6, 7), strict=True)), *rest[(n + destination) % len(rest)])
        conserved(agree(book, *position), *position)


@pytest.mark.slow
def test_samples_of_two_players_and_two_dummies(book):
    random = Random(9)
    for _ in range(1500):
        names, energies = random.sample(["Ann", "Bo", "더미1", "D2"], 4), [random.randint(0, 7), random.randint(0, 7), None, None]
        random.shuffle(energies)
        plays = [(name, random.randint(1, 12), energy) for name, energy in zip(names, energies, strict=True)]
        buried = tuple(random.randint(1, 12) for _ in range(random.choice((0, 0, 4, 8))))
        award = random.choice((None, {"holder": random.choice(names), "distance": random.randint(5, 11)}))
        position = (random.randint(1, 12), plays, buried, award)
        conserved(agree(book, *position), *position)


@pytest.mark.slow
def test_samples_of_four_to_six_players_also_over_the_stand_in(book):
    random = Random(10)
    for _ in range(1200):
        names = list("ABCDEF")[: random.randint(4, 6)]
        plays = [(name, random.randint(1, 12), random.randint(0, 7)) for name in names]
        buried = tuple(random.randint(1, 12) for _ in range(len(names) * random.choice((0, 0, 1, 2))))
        stand_in = len(names) == 6 and random.random() < 0.7
        award = None if stand_in else random.choice((None, {"holder": random.choice(names), "distance": random.randint(5, 11)}))
        position = (6 if stand_in else random.randint(1, 12), plays, buried, award, stand_in)
        conserved(agree(book, *position), *position)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_the_order_of_players_changes_no_fact_and_what_is_written_reads_back(book, data):
    names = data.draw(st.permutations(["Ann", "민지", "Cho", "D", "7"]))[: data.draw(st.integers(3, 5))]
    plays = [(n, data.draw(st.integers(1, 12)), data.draw(st.integers(0, 7))) for n in names]
    buried = data.draw(st.sampled_from([(), tuple(range(1, len(names) + 1)), (6,) * len(names)]))
    award = data.draw(st.sampled_from([None, {"holder": names[0], "distance": 6}]))
    lines = asked(data.draw(st.integers(1, 12)), plays, buried, award)
    question = book.cases["turn"]
    facts = question.settle(numbered(lines), False).facts
    other = question.settle(numbered([lines[0], *data.draw(st.permutations(lines[1:]))]), False).facts
    assert {**other, "collided": set(other["collided"])} == {**facts, "collided": set(facts["collided"])}
    round_trip(question.form, lines)


NONSENSE = [
    *("table:", "option:", "Ann:", "ann:", "Bo:", "민지:", "더미:", ":", "1", "13", "6x2", "x", "3x0", "dummy", "더미", "energy=3", "energy=9"),
    *("energy=", "award=6", "award=Ann@6", "award=Q@12", "destination=6", "destination=99", "buried=1+2+3", "buried=none", "stand-in=yes"),
    *("stand-in=no", "red=1", "rounds", "=", "#", "@", "×2"),
]


def said(question, lines):
    """Whatever comes of the lines, in both languages."""
    try:
        answer = question.settle(lines)
    except InputError as error:
        return [f.say(lang) for f in error.faults for lang in ("ko", "en")]
    return [str(answer.as_json(lang)) for lang in ("ko", "en")]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.lists(st.sampled_from(NONSENSE), max_size=6), max_size=7))
def test_nonsense_is_answered_or_refused_in_both_languages(book, lines):
    text = numbered([" ".join(items) for items in lines])
    for question in (book.score, book.cases["turn"]):
        words = said(question, text)
        assert words
        assert all(w.strip() for w in words)


# --- what is said ---------------------------------------------------------------------------------------------------------------


def told(book, *lines):
    return [s.text for s in book.cases["turn"].settle(numbered(lines)).steps]


def test_who_collides_without_energy_stays_there_and_loses_none(book):
    said = told(book, "table: destination=5", "Ann: 7 energy=0", "Bo: 3 energy=1", "Cho: 5 energy=7")
    assert ("those who collided lose energy: Bo 1 → 0, Cho 7 → 6; Ann stays at 0") in [t.en for t in said]
    assert ("충돌한 사람의 에너지가 내려간다: Bo 1 → 0, Cho 7 → 6. Ann은 이미 0이라 그대로다") in [t.ko for t in said]
    said = told(book, "table: destination=5", "Ann: 7 energy=0", "Bo: 3 energy=0", "Cho: 8 energy=7")
    assert "of those who collided Ann and Bo stay at 0" in [t.en for t in said]
    assert "Cho is already at 7, the highest" in [t.en for t in said]


@pytest.mark.parametrize(
    ("buried", "cards", "named"),
    [
        ("none", (6, 9, 10, 12), "the old destination too: 5, 9, 10 and 12"),
        ("none", (6, 9, 9, 12), "the old destination and the collided cards too: 5, 9, 9 and 12"),
        ("1+2+2+3", (6, 9, 9, 12), "the old destination, the collided cards and the buried ones too: 1, 2, 2, 3, 5, 9, 9 and 12"),
    ],
)
def test_a_dummy_that_wins_clears_away_only_what_there_is(book, buried, cards, named):
    first, *others = cards
    lines = [f"D1: {first} dummy", f"D2: {others[0]} dummy", f"Ann: {others[1]} energy=3", f"Bo: {others[2]} energy=3"]
    said = [t.en for t in told(book, f"table: destination=5 buried={buried}", *lines)]
    assert f"all other cards are discarded, {named}" in said


@pytest.mark.parametrize(("card", "ko"), [(11, "거리 6으로"), (12, "거리 7로"), (10, "거리 5로")])
def test_the_verdict_says_how_far_the_win_was(book, card, ko):
    lines = ("table: destination=5", "Ann: 3 energy=7", "Bo: 7 energy=4", f"Dan: {card} energy=5")
    verdict = book.cases["turn"].settle(numbered(lines)).verdict
    assert verdict.ko == f"Dan이 {ko} 이겨 카드 3장(3, 5, 7)을 얻는다. 위대한 탐험가 상은 Dan이 갖고 거리 {card - 5}에 표시한다."
    assert verdict.en == f"Dan wins at distance {card - 5} and takes 3 cards (3, 5, 7); the Great Explorer award is now Dan's, at {card - 5}."
    assert "Dan은 목적지 카드 5와 충돌한 카드 3, 7을 얻는다" in [t.ko for t in told(book, *lines)]
