"""Ganymede kept turn by turn: whole games by chance, each turn against the rulings, worked turns, refusals by clause, the picture of the boards."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play_tables import play, played, whole

from asrus_pnp.core.errors import InputError
from asrus_pnp.core.terminal_width import width
from asrus_pnp.games.ganymede.keeping.state import Board, State
from asrus_pnp.play.kept_game import Happening, Setting
from asrus_pnp.play.session import Session, begin
from asrus_pnp.positions.prompts import Prompt

GAME = play("ganymede")
TWO = "start: game=ganymede players=Ann+Bo ships=S01+flat+S24+S20"
SETTLERS = {2: 7, 3: 10, 4: 13}


def after(*lines: str, start: str = TWO) -> Session:
    session, _ = begin(GAME, start)
    for line in lines:
        session, _ = session.enter(line)
    return session


def refused(*lines: str) -> str:
    """What is wrong with the last of the lines."""
    session = after(*lines[:-1])
    with pytest.raises(InputError) as caught:
        session.enter(lines[-1])
    assert all(not f.where.en for f in caught.value.faults), "the place is the caller's to tell"
    return "\n".join(f.say("en") for f in caught.value.faults)


def table(**board) -> State:
    """A table on which Ann, whose turn it is, has that; the supply holds the rest."""
    state = after().state
    docks = replace(state.boards["Ann"].docks, upper=board.pop("upper", {}), lower=board.pop("lower", {}))
    tiles = tuple(GAME.rules.tables.tiles[t] for t in board.pop("tiles", ()))
    shuttles = tuple(GAME.rules.tables.shuttles[s] for s in board.pop("shuttles", ()))
    ann = replace(state.boards["Ann"], docks=docks, tiles=tiles, shuttles=shuttles, **board)
    crews = Counter(ann.earth) + Counter(ann.mars) + Counter(docks.upper) + Counter(docks.lower)
    return replace(state.having("Ann", ann), supply={c: n - crews[c] for c, n in state.supply.items()}, open=dict.fromkeys(state.open, ()))


def turn(state: State, line: str) -> tuple[Board, Happening[State]]:
    """Ann's board after her turn."""
    happening = GAME.step(state, f"Ann: {line}")
    return happening.state.boards["Ann"], happening


def crews(board: Board) -> list[dict[str, int]]:
    return [board.earth, board.mars, board.docks.upper, board.docks.lower]


def check(state: State) -> None:
    """Nothing is lost or made, and no limit is broken."""
    everybody = [c for b in state.boards.values() for c in crews(b)]
    for colour, left in state.supply.items():
        assert left >= 0
        assert left + sum(c.get(colour, 0) for c in everybody) == SETTLERS[len(state.boards)]
    assert all(n > 0 for c in everybody for n in c.values())
    for board in state.boards.values():
        assert sum(board.earth.values()) <= 6
        assert sum(board.mars.values()) <= 5
        assert len(board.docks.upper) <= 1
        assert sum(board.docks.upper.values()) < 3, "a filled ship has launched"
        assert max(board.docks.lower.values(), default=0) <= 1
        assert len(board.docks.lower) < 4
        assert all(not crew for dock, crew in (("upper", board.docks.upper), ("lower", board.docks.lower)) if not board.ships[dock])
        assert len(board.tiles) <= 3
        assert len(board.known) <= board.hand <= 4
        assert 0 <= board.space <= 10
    ships = sum(len(b.launched) + b.hand + sum(map(bool, b.ships.values())) for b in state.boards.values())
    assert ships + state.stacks.ships == 30
    tiles = sum(len(b.tiles) for b in state.boards.values())
    assert tiles + state.stacks.tiles + state.stacks.discarded + 4 == 30 or state.stacks.tiles == 0
    used = [s.id[0] for b in state.boards.values() for s in b.shuttles]
    assert (26 - state.stacks.earth, 26 - state.stacks.mars) == (min(26, used.count("E")), min(26, used.count("M")))  # the open ones are left


def counts(some: dict[str, int]) -> str:
    return "+".join(f"{c}:{n}" for c, n in some.items()) or "none"


def score_lines(state: State) -> list[str]:
    """The final position as a table would type it."""
    lines = []
    for name, board in state.boards.items():
        docks = "+".join(str(sum(c.values())) for c in crews(board)[2:])
        cards = " ".join([*board.launched, *(s.id for s in board.shuttles)])
        rest = f"tiles={len(board.tiles)} reputation={board.space} docks={docks} mars={sum(board.mars.values())} earth={sum(board.earth.values())}"
        lines.append(f"{name}: {cards} {rest}")
    return lines


@settings(max_examples=8)
@given(st.integers(2, 4), st.integers(0, 2**32), st.sampled_from(["", "reputation-steps"]))
def test_in_any_game_settlers_add_up_no_limit_is_broken_and_the_score_is_that_of_the_last_position(players: int, seed: int, options: str) -> None:
    for session, _ in played("ganymede", players, seed, options):
        check(session.state)
    assert session.over
    kept = GAME.score(session.state)
    option = [f"option: {options}"] if options else []
    assert kept.as_json("en") == GAME.book.score.settle(list(enumerate([*option, *score_lines(session.state)], 1))).as_json("en")
    turns = Counter(h.line.split(":")[0] for h in session.course if h.ruling)
    assert len(set(turns.values())) == 1, "GA-7.1: all have had equal turns"


WORDS = [
    *("T05", "T01", "E01", "E05", "M10", "M14", "S05", "flat", "discard", "skip", "open", "red", "blue", "yellow", "purple", "ship", "reputation"),
    *("red>mars", "blue>upper", "red>lower", "red>blue", "mars:red>blue", "upper", "lower", "lost", "mars", "tile:white:blue/red", "earth:red:any:move"),
    *("tile:white", "mars:red", "earth::", ">", ":", "red>", ">red", "red>red", "+", "T", "T999", "?", "-"),
]


@settings(max_examples=200)
@given(st.lists(st.sampled_from(WORDS), max_size=7), st.integers(0, 40))
def test_whatever_words_make_a_turn_it_is_played_or_refused_and_settlers_add_up(words: list[str], at: int) -> None:
    course = whole("ganymede", 2, 1)[0].course
    state = course[at].state
    try:
        happening = GAME.step(state, f"{state.active}: {' '.join(words)}")
    except InputError as error:
        refused = error.faults
    else:
        refused = ()
        check(happening.state)
        assert GAME.step(state, happening.line).state == happening.state, "the line in one spelling is the same turn"
    assert all(f.found.en and f.found.ko for f in refused)


def asked(before: State, happening: Happening[State], said: list[str]) -> list[str]:
    """The same turn as it would be typed to the referee of its case."""
    board = before.boards[before.active]
    own, earth = "+".join(t.id for t in board.tiles) or "none", counts(board.earth)
    if happening.ruling.case == "tile":
        replaced = f" replaces={said[1]}" if len(board.tiles) == 3 else ""
        return [f"table: tile={said[0]}{replaced}", f"Ann: tiles={own} earth={earth}"]
    crew = f"earth={earth} mars={counts(board.mars)} upper={counts(board.docks.upper)} lower={counts(board.docks.lower)}"
    if happening.ruling.case == "shuttle":
        return [f"table: shuttle={said[0]}", f"Ann: {crew} tiles={len(board.tiles)} columns={counts(board.columns)}"]
    tiles = [s for s in said[1:] if s in own]
    acts = said[1 + len(tiles) :]
    supply = counts(before.supply)
    return [
        f"table: discards={'+'.join(tiles)} actions={'+'.join(acts) or 'none'} supply={supply}",
        f"Ann: {crew} tiles={own} reputation={board.space} hand={board.hand}",
    ]


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_and_a_ruling_agree(seed: int) -> None:
    session, _ = whole("ganymede", 2 + seed % 3, seed)
    seen = Counter()
    for before, happening in zip(session.course, session.course[1:], strict=False):
        said = happening.line.partition(": ")[2].split()
        if not happening.ruling or (happening.ruling.case == "discard" and ("skip" in said or happening.state.last.launched or any(s[0] == "S" for s in said))):
            continue  # a ruling knows no declined action, and nothing of launches
        lines = asked(before.state, happening, said)
        ruling = GAME.book.cases[happening.ruling.case].settle(list(enumerate(lines, 1)))
        seen[ruling.case] += 1
        assert ruling.facts == happening.ruling.facts, happening.line
        assert ruling.verdict == happening.ruling.verdict
        assert happening.ruling.steps[: len(ruling.steps)] == ruling.steps
    assert seen["tile"] > 10
    assert seen["shuttle"] > 10


def described(id: str) -> str:
    """What a tile or a shuttle prints, as it would be typed."""
    tables = GAME.rules.tables

    def told(effect) -> str:
        return "-".join([effect.kind, *effect.colours])

    if id[0] == "T":
        tile = tables.tiles[id]
        return f"tile:{tile.symbol}:{('/' if tile.either else '+').join(map(told, tile.effects))}"
    shuttle = tables.shuttles[id]
    effect = f":{told(shuttle.effect)}" if shuttle.effect else ""
    return f"{'earth' if id[0] == 'E' else 'mars'}:{shuttle.symbol}:{'+'.join(shuttle.requirement)}{effect}"


def test_a_card_told_by_what_it_prints_does_what_it_does_by_its_id() -> None:
    tables = GAME.rules.tables
    for id in (*tables.tiles, *tables.shuttles):
        if id in ("T08", "T12", "E01", "E07", "M14"):
            continue
        needs = Counter("blue" if n == "any" else n for n in (tables.shuttles[id].settlers if id in tables.shuttles else ("red",)))
        state = table(earth=dict(needs), mars=dict(needs), tiles=["T08", "T12"], shuttles=["E01", "E07", "M14"], hand=1)
        said: list[str] = []
        while isinstance(ask := GAME.ask(state, [" ".join([id, *said])]), Prompt):
            said.append(ask.words.en.rpartition("(")[2].rstrip(")").split(", ")[0])
        by_id, _ = turn(state, " ".join([id, *said]))
        by_print, _ = turn(state, " ".join([described(id), *said]))
        assert (crews(by_id), by_id.hand, by_id.space, by_id.columns) == (crews(by_print), by_print.hand, by_print.space, by_print.columns), id


def test_what_has_one_way_is_not_asked_and_what_has_several_is_asked_one_at_a_time() -> None:
    assert GAME.ask(table(), ["T01"]) == "Ann: T01"
    state = table(tiles=["T05", "T08", "T03"])
    said = ["T11", "T03", "purple", "blue", "purple"]
    found = [GAME.ask(state, said[:n]) for n in range(1, 6)]
    assert [f.words.en if isinstance(f, Prompt) else f for f in found] == [
        "the tile that it replaces (T05, T08, T03)",
        "effect of T11 1/3 (blue, purple, skip)",
        "effect of T11 2/3 (blue, purple, skip)",
        "effect of T11 3/3 (blue, purple, skip)",
        "Ann: T11 T03 purple blue purple",
    ]
    assert GAME.ask(state, ["T11 T03 purple blue", "blue"]) == "Ann: T11 T03 purple blue blue"
    assert isinstance(GAME.ask(state, ["discard"]), Prompt)
    assert GAME.ask(state, ["discard", "T05 T03", "red", "red>mars"]) == "Ann: discard T05 T03 red red>mars"


def test_a_full_mars_loses_whom_the_player_names() -> None:
    """Worked case 3: Mars holds 4, two come."""
    state = table(earth={"red": 1, "blue": 1}, mars={"yellow": 4})
    assert isinstance(GAME.ask(state, ["E18"]), Prompt)
    for word, stays in (("mars", "blue"), ("lost", "red")):
        board, happening = turn(state, f"E18 {word}")
        assert board.mars == {"yellow": 4, stays: 1}
        assert (board.earth, happening.state.last.lost) == ({}, 1)
        assert "lost to the supply" in happening.told[0].en


def test_loading_comes_before_the_adapt() -> None:
    """Worked case 2: one red boards the lower dock, the other is lost; adapting the blue afterwards does not save it."""
    state = table(mars={"red": 2}, upper={"blue": 1})
    board, happening = turn(state, "M10 upper:blue>red")
    assert (board.docks.upper, board.docks.lower, board.mars) == ({"red": 1}, {"red": 1}, {})
    assert happening.state.last.lost == 1
    assert "GA-3.7" in happening.ruling.clauses


def test_reputation_of_a_long_column_is_one_move_and_its_stop_gives_a_basic_action() -> None:
    state = table(earth={"red": 1}, shuttles=["E29"], space=1)
    board, happening = turn(state, "E26 blue")
    assert (board.space, board.earth) == (3, {"blue": 1})
    assert {"GA-6.2", "GA-6.1", "GA-4.2"} <= set(happening.ruling.clauses)
    by_steps = replace(state, seats=replace(state.seats, options=("reputation-steps",)))
    assert turn(by_steps, "E26 blue")[0].space == 3


def test_a_filled_ship_launches_with_its_effect_and_another_is_docked() -> None:
    state = table(mars={"red": 1}, upper={"red": 2}, ships={"upper": "S18", "lower": "flat"}, hand=0)
    board, happening = turn(state, "M14 upper blue flat")
    assert board.launched == ("S18",)
    assert (board.docks.upper, board.ships["upper"], board.hand, board.earth) == ({}, "flat", 0, {"blue": 1})
    assert happening.state.supply["red"] == 7
    assert {"GA-5.1", "GA-5.2"} <= set(happening.ruling.clauses)


def test_a_light_ship_launches_with_two() -> None:
    state = table(mars={"red": 1}, upper={"red": 1}, ships={"upper": "S24", "lower": "flat"})
    board, happening = turn(state, "M14 upper S02")
    assert (board.launched, board.ships["upper"]) == (("S24",), "S02")
    assert "GA-5.3" in happening.ruling.clauses


def test_a_set_of_five_launches_any_ship_or_none() -> None:
    state = table(earth={"red": 1}, shuttles=["M05", "M11", "M17", "M23"])
    board, happening = turn(state, "E26 lower S03")
    assert (board.launched, board.ships["lower"], board.space) == (("flat",), "S03", 1)
    assert {"GA-5.4", "GA-5.7"} <= set(happening.ruling.clauses)
    board, happening = turn(state, "E26 skip skip")
    assert board.launched == ()
    assert "GA-5.8" in happening.ruling.clauses


def test_nobody_is_moved_onto_a_ship_that_is_launching() -> None:
    state = table(mars={"red": 2}, upper={"red": 2}, ships={"upper": "S22", "lower": "flat"})
    ask = GAME.ask(state, ["M14 upper"])
    assert "red>upper" not in ask.words.en
    assert "red>lower" in ask.words.en
    board, _ = turn(state, "M14 upper red>lower skip flat")
    assert (board.docks.lower, board.launched) == ({"red": 1}, ("S22",))


def test_the_end_comes_with_the_fourth_launch_and_the_round_is_finished() -> None:
    state = table(mars={"red": 1}, upper={"red": 2}, launched=("flat", "S04", "S06"))
    _, happening = turn(state, "M14 upper flat")
    assert (happening.state.ended, happening.state.over, happening.state.active) == (True, False, "Bo")
    assert any("GA-7.1" in t.en for t in happening.told)
    last = GAME.step(happening.state, "Bo: T02")
    assert last.state.over
    assert "the game is over" in last.told[-1].en


def test_an_empty_supply_and_a_full_earth_are_ruled() -> None:
    state = table(tiles=["T08"])
    nobody = replace(state, supply={**state.supply, "blue": 0, "red": 0}, boards={**state.boards, "Bo": replace(state.boards["Bo"], earth={"blue": 6})})
    board, happening = turn(nobody, "T05")
    assert (board.earth, "GA-2.8" in happening.ruling.clauses) == ({}, True)
    full = table(earth={"blue": 6})
    board, happening = turn(full, "T05 red")
    assert (board.earth, "GA-2.7" in happening.ruling.clauses) == ({"blue": 6}, True)


def test_discarded_tiles_come_back_when_the_stack_is_empty() -> None:
    state = table(tiles=["T05", "T08", "T11"])
    state = replace(state, stacks=replace(state.stacks, tiles=0, discarded=3), gone=frozenset(["T12", "T13", "T14"]))
    _, happening = turn(state, "T01 T05")
    assert (happening.state.stacks.tiles, happening.state.stacks.discarded, happening.state.gone) == (3, 0, frozenset())
    assert "GA-2.9" in happening.ruling.clauses


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        (["Ann: T05 blue"], "T05 does not lie open → T01, T02, T03, T04 [GA-2.2]"),
        (["Ann: T01", "Bo: T01"], "T01 lies on Ann's board → one of the open ones [GA-1.1]"),
        (["Bo: T01"], "it is not Bo's turn → it is Ann's"),
        (["Ann: E01"], "E01 cannot be used: 1 blue missing → 1 blue needed [GA-3.1]"),
        (["Ann: T01", "Bo: T02", "Ann: E01", "Bo: E02", "Ann: E04"], "[GA-3.1]"),
        (["Ann: discard T01"], "“T01” is no own tile → there is none [GA-4.1]"),
        (["Ann: discard"], "there is no tile to discard"),
        (["Ann: T01", "Bo: T02", "Ann: discard T01 red>mars"], "red>mars cannot be done → what can be done: blue>mars [GA-4.5]"),
        (["Ann: T01", "Bo: T02", "Ann: discard T01 blue>upper"], "blue>upper cannot be done → what can be done: blue>mars [GA-4.5]"),
        (["Ann: T01", "Bo: T02", "Ann: discard T01 yellow>blue"], "yellow>blue cannot be done"),
        (["Ann: T01", "Bo: T02", "Ann: discard T01 red red"], "“red” is too much"),
        (["Ann: T01", "Bo: T02", "Ann: discard T01"], "basic action 1/1: not said → blue, red, yellow, purple, reputation, ship, blue>mars"),
        (["Ann:"], "there is no action"),
        (["Ann: T99"], "“T99” is not understood"),
        (["Ann: red"], "“red” is no action"),
        (["Ann: tile:green:red"], "is not understood"),
        (["Ann: mars:red:red+green"], "is not understood"),
        (["open: T05"], "5 lie open → at most 4 [GA-5.11]"),
        (["open: E01", "open: E01"], "E01 lies on the open cards already → another card [GA-1.1]"),
        (["open: E01 E02 E03 E04", "Ann: T01", "Bo: E05"], "E05 does not lie open → E01, E02, E03, E04 [GA-3.1]"),
        (["open: E01 E02 E03 E07", "Ann: T01", "Bo: E01"], "1 blue missing → 1 blue needed [GA-3.1]"),
        (["open: E01 E07 M07", "Ann: T01", "Bo: T02", "Ann: E07"], "1 red needed; those that may be used: E01"),
        (["open: X1 7"], "“x1” is not understood"),
        (["open:"], "no card is named"),
    ],
)
def test_what_cannot_be_is_refused_with_its_clause_and_what_would_be_allowed(lines: list[str], said: str) -> None:
    assert said in refused(*lines)


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("start: game=ganymede players=Ann ships=flat+flat", "there is 1 player"),
        ("start: game=ganymede players=Ann+Bo ships=flat+flat+flat", "there are 3 ships → 2 for each player, 4 [GA-1.4]"),
        ("start: game=ganymede players=Ann+Bo ships=S01+S01+flat+flat", "S01 stands there twice → once [GA-1.1]"),
        ("start: game=ganymede players=Ann+Bo ships=E01+S01+flat+flat", "“E01” is not understood"),
        ("start: game=ganymede players=Ann+red ships=flat+flat+flat+flat", "means something else"),
        ("start: game=ganymede players=Ann+안함 ships=flat+flat+flat+flat", "means something else"),
        ("start: game=ganymede players=Ann+Bo", "ships= is missing"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(start: str, said: str) -> None:
    with pytest.raises(InputError) as caught:
        begin(GAME, start)
    assert said in str(caught.value)


def test_the_set_up_asks_for_players_house_rules_and_ships() -> None:
    said = ["Ann 민지", "명성한칸씩", "s01 고정"]
    ask = GAME.setup(Setting("en"), said)
    assert isinstance(ask, Prompt)
    assert ask.words.en.startswith("민지's ships")
    line = GAME.setup(Setting("en"), [*said, "per-symbol:purple 가벼운승선"])
    assert line == "start: game=ganymede players=Ann+민지 ships=S01+flat+per-symbol:purple+light-crew option=reputation-steps"
    assert begin(GAME, line)[1] == line


def test_nine_turns_in_ten_are_one_line_of_forty_characters() -> None:
    for players in (2, 3, 4):
        session, _ = whole("ganymede", players, 1)
        turns = [h.line.partition(": ")[2] for h in session.course if h.ruling]
        assert sum(len(t) <= 40 for t in turns) >= 0.9 * len(turns)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_picture_fits_into_eighty_columns_and_shows_every_settler(players: int) -> None:
    for h in whole("ganymede", players, 3)[0].course[::7]:
        view = GAME.view(h.state)
        for lang in ("ko", "en"):
            lines = [line.say(lang) for line in view.lines]
            boards = [line for line in lines if line[0] in "┌│└"]
            assert max(width(line) for line in boards) <= 78
            assert len(boards) == 8 * -(-players // 2)
            assert len({width(line) for line in boards[:8]}) == 1
        shown = Counter(c for line in boards for part in line.split("│") if part.split()[:1] and part.split()[0] in ("Earth", "Mars") for c in part.split()[1:])
        standing = Counter(c[0].upper() for b in h.state.boards.values() for crew in crews(b)[:2] for c, n in crew.items() for _ in range(n))
        assert shown - Counter("·" * 99) == standing


def test_open_cards_are_kept_where_they_are_entered() -> None:
    session = after("open: E01 E02 E03 E04 M01 S05", "Ann: T01 S05")
    assert session.state.open == {"tile": ("T02", "T03", "T04"), "earth": ("E01", "E02", "E03", "E04"), "mars": ("M01",), "ship": ()}
    assert session.state.boards["Ann"].known == ("S05",)
    session = after("Ann: T01", "Bo: tile:red:red")
    assert session.state.open["tile"] == (), "nobody knows which of the open ones that was"
