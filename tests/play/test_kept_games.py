"""The three games kept turn by turn: worked cases, what is refused and by which clause, and what stays hidden."""

from collections import Counter

import pytest
from known_deck import known_deck
from play_tables import GAMES, NAMES, play, played, whole

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.session import Session, begin
from asrus_pnp.positions.prompts import Prompt

FOUR = "start: game=constellation players=A+B+C+D destination=5"
RACE = "start: game=astro-race players=A+B+C"
STARS = "start: game=starry-night players=A+B+C floor=8:1+3:1+11:2"


def after(start: str, *lines: str) -> Session:
    session, _ = begin(play(start.split("game=")[1].split()[0]), start)
    for line in lines:
        session, _ = session.enter(line)
    return session


def refused(start: str, *lines: str) -> str:
    """What is wrong with the last of the lines."""
    session = after(start, *lines[:-1])
    with pytest.raises(InputError) as caught:
        session.enter(lines[-1])
    assert all(not f.where.en for f in caught.value.faults), "the place is the caller's to tell"
    return "\n".join(f.say("en") for f in caught.value.faults)


def test_the_first_worked_case_of_constellation() -> None:
    state = after(FOUR, "turn: A=3 B=7 C=7 D=11").state
    assert state.energy == {"A": 6, "B": 6, "C": 6, "D": 7}
    assert state.taken["D"] == (3, 5, 7, 7)
    assert (state.destination, state.award, state.turn) == (11, ("D", 6), 1)


def test_buried_cards_wait_for_the_next_winner_of_constellation() -> None:
    start = "start: game=constellation players=A+B+C destination=8"
    state = after(start, "turn: A=7 B=9 C=8").state
    assert (state.buried, state.destination, set(state.energy.values())) == ((7, 8, 9), 8, {6})
    state = after(start, "turn: A=7 B=9 C=8", "turn: A=9 B=10 C=3").state
    assert state.taken["A"] == (7, 8, 8, 9)
    assert state.buried == ()


@pytest.mark.parametrize(
    ("start", "lines", "clause"),
    [
        (FOUR, ["turn: A=3 B=7 C=7"], "D= is missing"),
        (FOUR, ["turn: A=3 B=7 C=7 D=11 E=4"], "no such key"),
        (FOUR, ["turn: A=3 B=7 C=7 D=11 A=4"], "stands there twice"),
        (FOUR, ["destination: 4"], "no event “destination”"),
        (RACE, ["A: moved=6"], "AR-2.3"),
        (RACE, ["B: moved=3"], "AR-1.4"),
        (RACE, ["A: moved=3 calls=A card=10"], "AR-5.1"),
        (RACE, ["A: moved=3 calls=B"], "AR-3.3"),
        (RACE, ["A: moved=3 card=10"], "AR-3.3"),
        (RACE, ["A: moved=3 reveals card=10"], "AR-5.1"),
        (RACE, ["A: moved=3 calls=B card=2"], "AR-1.3"),
        (RACE, [f"{p}: moved=1 calls={q} card=close" for p, q in (("A", "B"), ("B", "A"), ("C", "A"))], "AR-1.3"),
        (RACE, ["A: moved=1 calls=D card=close"], "“D”"),
        (STARS, ["A: trade number=8 with=B bids=A:1+B:2"], "SN-3.1"),
        (STARS, ["A: trade number=8 with=A bids=A:1"], "SN-3.1"),
        (STARS, ["A: auction number=8 bids=A:1+B:2+C:3"], "SN-4.1"),
        (STARS, ["A: explore played=8 drawn=none"], "SN-2.1"),
        (STARS, ["A: explore played=1 drawn=1"], "SN-1.1"),
        (STARS, ["B: explore played=8 drawn=3"], "SN-1.1"),
        (STARS, ["A: explore trade played=8 drawn=3"], "one thing is done in a turn"),
        (STARS, ["A: explore played=8"], "drawn= is missing"),
        (STARS, ["stones: A=1 B=2 C=3"], "no event “stones”"),
    ],
)
def test_an_impossible_event_is_refused_with_its_clause(start: str, lines: list[str], clause: str) -> None:
    assert clause in refused(start, *lines)


@pytest.mark.parametrize("lines", [["turn: A=12 B=12 C=7 D=3"], ["turn: A=12 B=7 C=7 D=3", "turn: A=1 B=2 C=2 D=12"]])
def test_more_cards_than_the_deck_has_are_a_note_while_it_is_a_stand_in_else_a_fault(lines: list[str]) -> None:
    session = after(FOUR, *lines)
    [told] = [n.en for n in session.course[-1].ruling.notes if "CE-1.1" in n.en]
    assert told == "more cards than this project's stand-in deck has: 2 of number 12 (it has 1) (CE-1.1)"
    known, _ = begin(registry.game("constellation").keep(known_deck()), FOUR)
    for line in lines[:-1]:
        known, _ = known.enter(line)
    with pytest.raises(InputError, match="CE-1"):
        known.enter(lines[-1])


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("start: game=constellation players=A destination=5", "CE-1.3"),
        ("start: game=constellation players=A+B+C", "CE-1.4"),
        ("start: game=constellation players=A+B+C+D+E+F destination=5", "CE-1.4"),
        ("start: game=constellation players=A+B destination=5", "CE-9.1"),
        ("start: game=constellation players=A+B+C dummies=X+Y destination=5", "CE-9.1"),
        ("start: game=constellation players=A+a+C destination=5", "stands there twice"),
        ("start: game=constellation players=A+undo+C destination=5", "means something else"),
        ("start: game=constellation players=A+턴+C destination=5", "means something else"),
        ("start: game=constellation players=A+3+C destination=5", "a number is no player's name"),
        ("start: game=astro-race players=A+B+C", "“astro-race”"),
        ("begin: game=constellation players=A+B+C destination=5", "no event “begin”"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(start: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        begin(play("constellation"), start)
    assert said in str(caught.value)


def test_who_has_no_piece_on_the_track_may_not_call() -> None:
    """B loses all ten pieces by calling ten honest moves; cards are counted no more, since the same one comes ten times."""
    start, lines = "start: game=astro-race players=A+B+C any-deck=yes", list[str]()
    session = after(start)
    while not session.state.pieces["B"].finished:
        who = session.state.active
        line = f"{who}: moved=0" if who == "B" else f"{who}: moved=0 calls=B card=3"
        session, _ = session.enter(line)
        lines.append(line)
    assert session.state.places == (("B", 1),)
    assert session.state.active in ("A", "C"), "who has finished has no turn"
    assert "AR-3.2" in refused(start, *lines, f"{session.state.active}: moved=0 calls=B card=3")


def test_a_card_comes_again_after_the_deck_is_used_up_or_shuffled() -> None:
    twice = ["A: moved=1 calls=B card=close", "B: moved=1 calls=A card=close"]
    assert "AR-1.3" in refused(RACE, *twice, "C: moved=1 calls=A card=close")
    assert after(RACE, *twice, "shuffle:", "C: moved=1 calls=A card=close").state.turn == 3
    names = "ABC"
    quiet = [f"{names[n % 3]}: moved=0" for n in range(2, 34)]
    session = after(RACE, *twice, *quiet)
    assert session.state.drawn == 0
    assert "AR-1.4" in session.course[-1].told[-1].en
    session.enter("B: moved=1 calls=A card=close")


def test_options_are_stamped_in_the_record_and_on_each_ruling() -> None:
    session = after(f"{RACE} option=정직보너스", "A: moved=3 calls=B card=10")
    assert session.history.events[0][1].endswith("option=honest-bonus")
    assert session.course[1].ruling.options == ("honest-bonus",)
    assert session.state.pieces["A"].at == 9
    rounds = after(f"{FOUR} option=rounds", "turn: A=3 B=7 C=7 D=11")
    assert rounds.course[1].ruling.options == ("rounds",)


@pytest.mark.parametrize("counted", [True, False])
def test_hidden_stones_stay_hidden_unless_the_table_wants_them_counted(counted: bool) -> None:
    start = f"{STARS}{' count-stones=yes' if counted else ''}"
    lines = ["A: explore played=8 drawn=5", "B: explore played=3 drawn=5", "C: explore played=8 drawn=3", "A: explore played=8 drawn=7"]
    lines += ["B: explore played=8 drawn=8", "C: explore played=7 drawn=8"]
    session = after(start, *lines)
    trades = [(n, o) for n in session.state.laid["A"] for o in "BC" if session.state.laid[o].get(n)]
    assert trades, "the lines above leave a number that two hold"
    number, other = trades[0]
    line = f"A: trade number={number} with={other} bids=A:15+{other}:4"
    session, _ = session.enter(line)
    assert ("stones" in session.course[-1].ruling.facts) is counted
    assert bool(session.state.stones) is counted
    assert (session.play.score(session.state) is not None) is counted
    assert any("stones" in h.en for h in session.play.view(session.state).heads) is counted
    assert any(t.key == "paid" for t in session.play.statistics(session.course).tallies) is counted
    if counted:
        assert session.state.stones["A"] == 5
        assert "SN-3.3" in refused(start, *lines, line.replace("A:15", "A:21"))


@pytest.mark.parametrize("game", GAMES)
def test_no_question_asks_for_a_hand(game: str) -> None:
    """All that is asked in a game to its end are cards that lie open, numbers said aloud, and at the end the stones."""
    for session, _ in played(game, 3, 5):
        if not session.over:
            ask = session.play.ask(session.state, ())
            assert isinstance(ask, Prompt)
            assert "hand?" not in ask.words.en
            assert "손패?" not in ask.words.ko


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", ["", "rounds"])
def test_every_card_of_constellation_is_somewhere_and_energy_adds_up(players: int, options: str) -> None:
    session, lines = whole("constellation", players, 11, options)
    turns = {2: 10, 3: 12, 4: 10, 5: 8, 6: 7}[players] * (3 if options else 1)
    assert sum(line.startswith("turn:") for line in lines) == turns
    assert len(session.state.closed) == (3 if options else 1)
    assert session.over
    for h in session.course:
        state, seen = h.state, Counter(card for card, _ in h.state.seen)
        held = Counter(card for cards in state.taken.values() for card in cards) + Counter(state.buried)
        held += Counter([] if state.stand_in else [state.destination])
        assert not held - seen, "nobody has a card that never lay open"
        assert set(state.energy) == set(NAMES[:players])
    start = 5 if players >= 5 else 7
    assert set(session.course[0].state.energy.values()) == {start}
    result = session.play.score(session.state)
    assert len(getattr(result, "rounds", (result,))) == (3 if options else 1)


def test_with_two_players_dummies_play_and_take_nothing() -> None:
    session, _ = whole("constellation", 2, 3)
    seats = session.state.seats
    assert (seats.players, seats.dummies) == (("Ann", "민지"), ("Dummy1", "Dummy2"))
    assert any(h.ruling.facts["winner"] in seats.dummies for h in session.course if h.ruling)
    assert set(session.state.taken) == set(seats.players)


def test_names_of_dummies_give_way_to_those_of_players() -> None:
    line = play("constellation").setup(Setting("ko"), ["더미1 민지", "", "5"])
    assert "dummies=더미2+더미3" in str(line)


def test_six_players_begin_over_the_back_of_the_award_in_each_round() -> None:
    session, lines = whole("constellation", 6, 2, "rounds")
    assert "destination" not in lines[0]
    assert not any(line.startswith("destination") for line in lines)
    assert session.course[0].state.stand_in
    assert [h.state.stand_in for h in session.course if h.state.turn == 0] == [True, True, True]


@pytest.mark.parametrize("seed", range(6))
def test_a_race_keeps_ten_pieces_of_each_and_ends_when_one_is_left(seed: int) -> None:
    session, _ = whole("astro-race", 2 + seed % 5, seed)
    for h in session.course:
        for p in h.state.pieces.values():
            assert p.pieces + p.reserve + p.lost + p.moon == 10
            assert (p.at is None) == p.finished
    assert sum(not p.finished for p in session.state.pieces.values()) <= 1
    assert len(dict(session.state.places)) == sum(p.finished for p in session.state.pieces.values())
    assert session.play.score(session.state) is not None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", ["", "y"])
def test_all_cards_and_stones_of_starry_night_are_somewhere(seed: int, options: str) -> None:
    players = 3 + seed % 3
    session, _ = whole("starry-night", players, seed, options)
    for h in session.course:
        state = h.state
        lying = sum(state.floor.values()) + sum(sum(cards.values()) for cards in state.laid.values())
        assert lying + state.pile + sum(state.hands.values()) == 64
        if options:
            assert sum(state.stones.values()) + state.boxed == 20 * players
    assert session.over
    assert session.course[-1].told == () or options, "the stones told are those that the auctions have left"
    copies = Counter({n: min(n, 16 - n) for n in range(1, 16)})
    assert all(count == copies[n] for cards in session.state.laid.values() for n, count in cards.items()), "SN-4.5"


def test_stones_that_the_auctions_cannot_have_left_are_told_and_kept() -> None:
    session, lines = whole("starry-night", 3, 2)
    told = dict(item.split("=") for item in lines[-1].split()[1:])
    first = next(iter(told))
    back, _ = session.undo()
    changed, _ = back.enter(f"stones: {' '.join(f'{n}={int(s) - (n == first and int(s) > 0) + (n == first and int(s) == 0)}' for n, s in told.items())}")
    assert "the auctions have left" in changed.course[-1].told[0].en
    with pytest.raises(InputError, match=r"SN-1\.1"):
        back.enter(f"stones: {' '.join(f'{n}=40' for n in told)}")


def test_a_table_with_another_deck_is_not_told_that_a_card_cannot_be() -> None:
    session = after(f"{FOUR} any-deck=yes", "turn: A=12 B=12 C=12 D=3", "turn: A=12 B=1 C=1 D=7")
    assert session.state.turn == 2
    session = after(f"{STARS} any-deck=yes", "A: explore played=1 drawn=1", "B: explore played=1 drawn=none")
    assert session.state.laid["A"] == {1: 2}


@pytest.mark.parametrize("game", GAMES)
def test_statistics_agree_with_the_course(game: str) -> None:
    session, _ = whole(game, 4, 9)
    stats = session.play.statistics(session.course)
    lengths = {len(s) for s in stats.curve.series.values()}
    assert lengths == {len(session.course)}
    assert all(stats.curve.low <= v <= stats.curve.high for s in stats.curve.series.values() for v in s)
    tallies = {t.key: t.counts for t in stats.tallies}
    if game == "constellation":
        rulings = [h.ruling.facts for h in session.course if h.ruling]
        assert sum(tallies["collisions"].values()) == sum(len(r["collided"]) for r in rulings)
        assert tallies["cards"] == {n: len(cards) for n, cards in session.state.taken.items()}
        farthest = next(h.facts["distance"] for h in stats.highlights if h.key == "farthest_win")
        assert farthest == max(r["distances"][r["winner"]] for r in rulings if r["winner"])
    if game == "astro-race":
        assert tallies["lost"] == {n: p.lost for n, p in session.state.pieces.items()}
        assert sum(tallies["lies_caught"].values()) == sum(h.ruling.facts["honest"] is False for h in session.course if h.ruling)
    if game == "starry-night":
        assert sum(tallies["auctions"].values()) == sum("auction" in h.line for h in session.course)


def test_left_counts_what_has_not_lain_open_from_the_record_alone() -> None:
    def left(session: Session) -> dict[str, tuple[int, int]]:
        return {u.name.en: (u.left, u.copies) for u in session.play.unseen(session.state)}

    found = left(after(FOUR, "turn: A=3 B=7 C=7 D=11"))
    assert (found["7"][1] - found["7"][0], found["3"][1] - found["3"][0], found["5"][1] - found["5"][0]) == (2, 1, 1), "5 is the first destination"
    assert sum(copies for _, copies in found.values()) == 42
    found = left(after(RACE, "A: moved=1 calls=B card=close", "B: moved=2", "C: moved=1 calls=A card=8"))
    assert (found["Close"], found["8"], found["7"]) == ((1, 2), (3, 4), (2, 2))
    assert found == left(after(RACE, "A: moved=1 calls=B card=close", "B: moved=5", "C: moved=1 calls=A card=8")), "a card face down tells nothing"
    assert left(after(RACE, "A: moved=1 calls=B card=close", "shuffle:"))["Close"] == (2, 2)
    found = left(after(STARS, "A: explore played=8 drawn=5"))
    assert (found["8"], found["5"], found["11"], found["1"]) == ((6, 8), (4, 5), (3, 5), (1, 1))
    assert left(after(f"{STARS} any-deck=yes")) == {}


@pytest.mark.parametrize("game", ["constellation", "starry-night"])
def test_what_is_left_and_what_lies_open_make_the_deck(game: str) -> None:
    for h in whole(game, 3, 2)[0].course:
        rows = play(game).unseen(h.state)
        assert all(0 <= r.left <= r.copies for r in rows)
        if game == "starry-night":
            lying = sum(h.state.floor.values()) + sum(sum(cards.values()) for cards in h.state.laid.values())
            assert sum(r.left for r in rows) == 64 - lying
        else:
            assert sum(r.left for r in rows) == 42 - len(h.state.seen)
