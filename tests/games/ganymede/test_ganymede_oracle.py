"""Ganymede against a second referee, written from the clauses alone with none of the game's code, and properties over random positions."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, islice, permutations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.games.ganymede.game import load
from asrus_pnp.games.ganymede.rulings.boarding import Docks, boardings, how_many_lost
from asrus_pnp.kits.ganymede import cards
from asrus_pnp.positions import form as form_module
from asrus_pnp.results.referee import Book

COLOURS = ("blue", "red", "yellow", "purple")
SYMBOLS = ("white", "red", "yellow", "blue", "purple")
ZONES = {0: 0, 1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2, 7: 4, 8: 4, 9: 4, 10: 6}
PRINTED = {"flat": 5, "recruit": 4, "reputation-step": 4, "double-move": 4, "light-crew": 4}
KINDS = (*PRINTED, "symbol-set", "reputation-match", "per-tile", *(f"per-symbol:{s}" for s in SYMBOLS), *(f"per-colour:{c}" for c in COLOURS))
ROWS = {r["id"]: r for r in cards.rows(cards.load(Database()))}
SHIPS, TILES = [i for i in ROWS if i[0] == "S"], [i for i in ROWS if i[0] == "T"]
SHUTTLES = [i for i in ROWS if i[0] in "EM"]


@pytest.fixture(scope="module")
def book() -> Book:
    return load(Database())


def settle(book: Book, case: str, *lines: str) -> dict:
    question = book.score if case == "score" else book.cases[case]
    return question.settle(list(enumerate(lines, 1))).as_json("en")


def counts(some: dict[str, int]) -> str:
    return "+".join(f"{name}:{count}" for name, count in some.items()) or "none"


# --- score -----------------------------------------------------------------------------------------------------------------------


@st.composite
def positions(draw: st.DrawFn) -> list[dict]:
    n = draw(st.integers(2, 4))
    owner = draw(st.dictionaries(st.sampled_from(SHIPS + SHUTTLES), st.integers(0, n - 1), max_size=24))
    tiles = draw(st.dictionaries(st.sampled_from(TILES), st.integers(0, n - 1), max_size=8))
    players = []
    for k in range(n):
        player: dict = {"name": "AnnBobCho민지"[3 * k : 3 * k + 3], "ids": [i for i, o in owner.items() if o == k]}
        player["kinds"] = draw(st.dictionaries(st.sampled_from(KINDS), st.integers(1, 3), max_size=4))
        if draw(st.booleans()):
            player["ids"] = [i for i in player["ids"] if i[0] == "S"]
            player["columns"] = draw(st.dictionaries(st.sampled_from(SYMBOLS), st.integers(0, 9)))
            player["tops"] = draw(st.dictionaries(st.sampled_from(COLOURS), st.integers(0, 9)))
        own = [t for t, o in tiles.items() if o == k][:3]
        player["tiles"] = draw(st.sampled_from([None, own, draw(st.integers(0, 3))]))
        player["space"] = draw(st.none() | st.integers(0, 10))
        player["points"] = draw(st.none() | st.sampled_from([0, 1, 2, 4, 6])) if player["space"] is None else None
        player["docks"] = draw(st.none() | st.tuples(st.integers(0, 4), st.integers(0, 4)))
        player["mars"], player["earth"] = draw(st.none() | st.integers(0, 5)), draw(st.none() | st.integers(0, 6))
        players.append(player)
    return players


def line(player: dict) -> str:
    items = player["ids"] + [f"{k}x{n}" if n > 1 else k for k, n in player["kinds"].items()]
    items += [f"{key}={counts(player[key])}" for key in ("columns", "tops") if key in player]
    tiles, docks = player["tiles"], player["docks"]
    if tiles is not None:
        items.append(f"tiles={tiles if isinstance(tiles, int) else '+'.join(tiles) or 'none'}")
    given = {"reputation": player["space"], "reputation-points": player["points"], "mars": player["mars"], "earth": player["earth"]}
    items += [f"{key}={value}" for key, value in given.items() if value is not None]
    return f"{player['name']}: {' '.join(items + ([f'docks={docks[0]}+{docks[1]}'] if docks else []))}"


def oracle_lines(player: dict) -> list[tuple[int, str]]:
    """The points by clause, in the order of the interface."""
    ships = Counter(player["kinds"])
    for id in player["ids"]:
        if id[0] == "S":
            row = ROWS[id]
            ships[row["ship"] + (":" + row["shows"] if row["shows"] else "")] += 1
    used = [ROWS[i] for i in player["ids"] if i[0] != "S"]
    column = {s: player.get("columns", {}).get(s, 0) + sum(r["symbol"] == s for r in used) for s in SYMBOLS}
    top = {c: player.get("tops", {}).get(c, 0) + sum(r["requirement"].count(c) for r in used) for c in COLOURS}
    tiles = player["tiles"] or 0
    track = ZONES[player["space"]] if player["space"] is not None else player["points"] or 0
    return [
        (track, "GA-6.3"),
        (sum(player["docks"] or ()), "GA-7.2"),
        (sum(ships[f"per-colour:{c}"] * top[c] for c in COLOURS), "GA-7.5"),
        (sum(ships[f"per-symbol:{s}"] * 2 * column[s] for s in SYMBOLS), "GA-7.7"),
        (ships["symbol-set"] * 6 * min(column.values()), "GA-7.8"),
        (ships["reputation-match"] * track, "GA-7.9"),
        (ships["per-tile"] * 2 * (tiles if isinstance(tiles, int) else len(tiles)), "GA-7.10"),
        (sum(ships[k] * points for k, points in PRINTED.items()), "GA-7.11"),
    ]


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(positions())
def test_the_second_referee_agrees_on_scores(book: Book, players: list[dict]) -> None:
    sheet = settle(book, "score", *map(line, players))
    lines = [oracle_lines(p) for p in players]
    assert [[(s["points"], s["clause"]) for s in p["lines"]] for p in sheet["players"]] == lines
    keys = [(sum(points for points, _ in some), p["mars"] or 0, p["earth"] or 0) for some, p in zip(lines, players, strict=True)]
    assert [p["total"] for p in sheet["players"]] == [k[0] for k in keys]
    assert [p["rank"] for p in sheet["players"]] == [1 + sum(other > k for other in keys) for k in keys]
    assert sheet["winners"] == [p["name"] for p, k in zip(players, keys, strict=True) if k == max(keys)]
    tied = [k[0] for k in keys].count(max(keys)[0]) > 1
    assert sheet["clauses"] == ["GA-7.12", "GA-7.4"][: 1 + tied]


@settings(max_examples=30, deadline=None)
@given(positions(), st.randoms())
def test_the_order_of_players_does_not_matter(book: Book, players: list[dict], random) -> None:
    before = settle(book, "score", *map(line, players))
    random.shuffle(players)
    after = settle(book, "score", *map(line, players))
    assert sorted(before["players"], key=str) == sorted(after["players"], key=str)
    assert set(before["winners"]) == set(after["winners"])
    assert before["clauses"] == after["clauses"]


def reread(form: form_module.Form, lines: list[str]) -> tuple[form_module.Reading, list[str]]:
    faults: list = []
    reading = form_module.read(form, list(enumerate(lines, 1)), faults)
    assert faults == []
    return reading, form_module.write(form, reading)


def plain(reading: form_module.Reading) -> tuple:
    return reading.options, reading.table.values, [(p.name, p.values) for p in reading.players]


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(positions())
def test_a_score_that_is_written_reads_back_the_same(book: Book, players: list[dict]) -> None:
    first, written = reread(book.score.form, [line(p) for p in players])
    second, again = reread(book.score.form, written)
    assert plain(first) == plain(second)
    assert written == again


@pytest.mark.parametrize("case", ["score", "tile", "shuttle", "discard", "reputation", "launch", "end"])
def test_the_examples_can_be_settled_and_read_back(book: Book, case: str) -> None:
    question = book.score if case == "score" else book.cases[case]
    first, written = reread(question.form, list(question.example))
    assert plain(first) == plain(reread(question.form, written)[0])
    assert settle(book, case, *question.example) == settle(book, case, *written)


# --- tile ------------------------------------------------------------------------------------------------------------------------


def of_symbols(symbols: tuple[str, ...]) -> list[str]:
    """Different tiles with these symbols."""
    taken: list[str] = []
    for symbol in symbols:
        taken.append(next(t for t in TILES if ROWS[t]["symbol"] == symbol and t not in taken))
    return taken


def test_tiles_are_counted_right_on_every_board(book: Book) -> None:
    for size in range(4):
        for symbols in product(SYMBOLS, repeat=size + 1):
            new, *old = of_symbols(symbols)
            for place in range(3) if size == 3 else (None,):
                replaces = "" if place is None else f" replaces={old[place]}"
                board = [*old, new] if place is None else [*old[:place], new, *old[place + 1 :]]
                facts = settle(book, "tile", f"table: tile={new}{replaces}", f"Ann: tiles={'+'.join(old) or 'none'} earth=red:{size}")["facts"]
                times = 0
                for tile in board:
                    times += ROWS[tile]["symbol"] == symbols[0]
                assert facts == {"times": times, "tiles": board, "room": 6 - size, "basic_action": False}


# --- shuttle ---------------------------------------------------------------------------------------------------------------------

UPPERS = [{}, *({c: n} for c in COLOURS for n in (1, 2, 3))]
LOWERS = [dict.fromkeys(some, 1) for n in range(5) for some in combinations(COLOURS, n)]


def takers(colour: str, upper: tuple[str, ...], lower: tuple[str, ...]) -> list[str]:
    """GA-3.8."""
    found = []
    if len(upper) < 3 and (not upper or upper[0] == colour):
        found.append("upper")
    if len(lower) < 4 and colour not in lower:
        found.append("lower")
    return found


def endings(queue: tuple[str, ...], upper: tuple[str, ...], lower: tuple[str, ...]) -> list[Counter]:
    """GA-3.9 in this order: where each settler may end by any choice of docks; one that may board somewhere does."""
    if not queue:
        return [Counter()]
    colour, rest = queue[0], queue[1:]
    found = []
    for dock in takers(colour, upper, lower) or ["lost"]:
        then = ((*upper, colour) if dock == "upper" else upper, (*lower, colour) if dock == "lower" else lower)
        found += [Counter({(colour, dock): 1}) + others for others in endings(rest, *then)]
    return found


def different(some: list) -> list:
    return [one for k, one in enumerate(some) if one not in some[:k]]


def gone(ending: Counter) -> Counter:
    return Counter({colour: n for (colour, place), n in ending.items() if place == "lost"})


def oracle_choices(id: str, board: dict) -> list[list[Counter]]:
    """For each choice of the white settler all that may come of the crew."""
    needs = ROWS[id]["requirement"]
    left = list(board["earth"] if id[0] == "E" else board["mars"])
    fixed = [r for r in needs if r in COLOURS]
    for colour in fixed:
        left.remove(colour)
    ways = []
    for pick in different(list(combinations(sorted(left), needs.count("any")))):
        orders = set(permutations((*fixed, *pick)))
        if id[0] == "E":
            room = max(0, 5 - len(board["mars"]))
            some = [Counter((c, "mars" if k < room else "lost") for k, c in enumerate(order)) for order in orders]
        else:
            some = [ending for order in orders for ending in endings(order, board["upper"], board["lower"])]
        ways.append(different(some))
    return ways


def check_choices(answer: dict, ways: list[list[Counter]]) -> None:
    """GA-3.9 is cited where the player's choices about one crew make a difference, and what is said of the lost is neither too much nor too little."""
    chosen = any(len(some) > 1 for some in ways)
    assert ("GA-3.9" in answer["clauses"]) == chosen
    assert any(n.startswith("GA-3.9:") for n in answer["notes"]) == chosen
    numbers = {gone(ending).total() for some in ways for ending in some}
    fewest = min(numbers)
    assert answer["facts"]["lost"] == fewest
    be = "is" if fewest == 1 else "are"
    sure = f"{fewest} {be} lost" if fewest else "nobody is lost"
    unsure = f"at least {fewest} {be} lost" if fewest else "nobody need be lost"
    assert f": {sure if len(numbers) == 1 else unsure};" in answer["verdict"]


def fewest_lost(queue: tuple[str, ...], upper: tuple[str, ...], lower: tuple[str, ...]) -> int:
    """GA-3.9 in this order: each settler boards where the player likes, and is lost only where no dock may take it."""
    if not queue:
        return 0
    colour, rest = queue[0], queue[1:]
    docks = takers(colour, upper, lower)
    if not docks:
        return 1 + fewest_lost(rest, upper, lower)
    ways = []
    if "upper" in docks:
        ways.append(fewest_lost(rest, (*upper, colour), lower))
    if "lower" in docks:
        ways.append(fewest_lost(rest, upper, (*lower, colour)))
    return min(ways)


def oracle_shuttle(id: str, board: dict) -> dict:
    """GA-3.1 to GA-3.8 for one shuttle; the board has tuples of settlers."""
    row, start = ROWS[id], board["earth"] if id[0] == "E" else board["mars"]
    needs, left, missing = row["requirement"], list(start), Counter()
    for colour in (r for r in needs if r in COLOURS):
        if colour in left:
            left.remove(colour)
        else:
            missing[colour] += 1
    wild = needs.count("any")
    if wild > len(left):
        missing["any"] = wild - len(left)
    if needs.count("tile") > board["tiles"]:
        missing["tile"] = needs.count("tile") - board["tiles"]
    if missing:
        return {"allowed": False, "missing": dict(missing), "moves": [], "lost": 0, "times": 0}
    movers = [r for r in needs if r != "tile"]
    fixed = [m for m in movers if m != "any"]
    times = board["columns"].get(row["symbol"], 0) + 1 if row["effect"] else 0
    if id[0] == "E":
        moves = [{"settler": m, "to": ["mars"] if len(board["mars"]) < 5 else []} for m in movers]
        lost = sum(1 for n in range(len(movers)) if len(board["mars"]) + n >= 5)
        return {"allowed": True, "missing": {}, "moves": moves, "lost": lost, "times": times}
    docks = {c: takers(c, board["upper"], board["lower"]) for c in COLOURS}
    moves = [{"settler": m, "to": [d for d in ("upper", "lower") if any(d in docks[c] for c in (left if m == "any" else [m]))]} for m in movers]
    crews = [(*fixed, *pick) for pick in combinations(left, wild)]
    lost = min(fewest_lost(queue, board["upper"], board["lower"]) for crew in crews for queue in set(permutations(crew)))
    return {"allowed": True, "missing": {}, "moves": moves, "lost": lost, "times": times}


def spread(some: dict[str, int]) -> tuple[str, ...]:
    return tuple(Counter(some).elements())


def ask(book: Book, id: str, board: dict) -> dict:
    """The facts, once what is said of the player's choices has been checked."""
    keys = [f"{key}={counts(Counter(board[key]))}" for key in ("earth", "mars", "upper", "lower")]
    answer = settle(book, "shuttle", f"table: shuttle={id}", f"Ann: {' '.join(keys)} tiles={board['tiles']} columns={counts(board['columns'])}")
    if answer["facts"]["allowed"]:
        check_choices(answer, oracle_choices(id, board))
    return answer["facts"]


def one_of_each_requirement(stack: str) -> list[str]:
    """A shuttle of each requirement, with an effect and without."""
    return list({(tuple(ROWS[i]["requirement"]), bool(ROWS[i]["effect"])): i for i in SHUTTLES if i[0] == stack}.values())


def crowds(id: str) -> list[tuple[str, ...]]:
    """Settlers that meet the requirement, for a white one with every spare of one or two."""
    needs = ROWS[id]["requirement"]
    fixed = tuple(r for r in needs if r in COLOURS)
    return [(*fixed, *spare) for n in (1, 2) for spare in combinations(COLOURS, n)] if "any" in needs else [fixed]


EACH = 7  # every seventh of all boards, from another one for each shuttle: all of them take minutes of a build's time


@pytest.mark.slow
def test_mars_shuttles_lose_as_few_as_can_be_whatever_the_docks(book: Book) -> None:
    for n, id in enumerate(one_of_each_requirement("M")):
        for upper, lower, mars in islice(product(UPPERS, LOWERS, crowds(id)), n % EACH, None, EACH):
            board = {"earth": (), "mars": mars, "upper": spread(upper), "lower": spread(lower), "tiles": 1, "columns": {"red": 2}}
            assert ask(book, id, board) == oracle_shuttle(id, board), (id, board)


def test_larger_crews_than_the_box_has_lose_as_few_as_can_be() -> None:
    board = cards.load(Database()).board
    for upper, lower, crew in product(UPPERS[:4], LOWERS, combinations_with_replacement(COLOURS, 4)):
        docks = Docks(upper, lower, board)
        fewest = min(fewest_lost(queue, spread(upper), spread(lower)) for queue in set(permutations(crew)))
        assert min(map(how_many_lost, boardings(crew, docks))) == fewest, (upper, lower, crew)


def test_earth_shuttles_fill_mars(book: Book) -> None:
    for id in one_of_each_requirement("E"):
        for earth, full in product(crowds(id), range(6)):
            board = {"earth": earth, "mars": ("blue",) * full, "upper": (), "lower": (), "tiles": 1, "columns": {"white": 4}}
            assert ask(book, id, board) == oracle_shuttle(id, board), (id, board)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(SHUTTLES),
    st.lists(st.sampled_from(COLOURS), max_size=6),
    st.lists(st.sampled_from(COLOURS), max_size=5),
    st.sampled_from(UPPERS),
    st.sampled_from(LOWERS),
    st.integers(0, 3),
    st.dictionaries(st.sampled_from(SYMBOLS), st.integers(0, 9)),
)
def test_the_second_referee_agrees_on_shuttles(book: Book, id: str, earth, mars, upper, lower, tiles, columns) -> None:
    board = {"earth": tuple(earth), "mars": tuple(mars), "upper": spread(upper), "lower": spread(lower), "tiles": tiles, "columns": columns}
    assert ask(book, id, board) == oracle_shuttle(id, board)


# --- reputation ------------------------------------------------------------------------------------------------------------------


def oracle_reputation(space: int, gains: tuple[int, ...], by_steps: bool) -> dict:
    """GA-5.6, GA-6.1 to GA-6.4, one space after the other."""
    stops, launch = [], False
    for gain in gains:
        for step in range(1, gain + 1):
            if space == 10:
                break
            space += 1
            launch = launch or space == 10
            if by_steps or step == gain or space == 10:
                stops.append(space)
    return {"space": space, "stops": stops, "basic_actions": sum(s in (3, 6, 8) for s in stops), "launch": launch, "points": ZONES[space]}


@pytest.mark.parametrize("by_steps", [False, True])
def test_every_move_over_the_whole_track(book: Book, by_steps: bool) -> None:
    gains = [g for n in range(4) for g in product(range(1, 12 if n < 3 else 5), repeat=n)]
    for start, some in product(range(11), gains):
        lines = ["option: reputation-steps"] if by_steps else []
        facts = settle(book, "reputation", *lines, f"table: from={start} moves={'+'.join(map(str, some)) or 'none'}")["facts"]
        assert facts == oracle_reputation(start, some, by_steps), (start, some)


# --- discard ---------------------------------------------------------------------------------------------------------------------


def oracle_act(word: str, board: dict[str, list[str]]) -> bool | None:
    """GA-4.2 to GA-4.6, done on the board: whether it brought anything; None where it is refused."""
    place, _, word = word.rpartition(":")
    colour, _, to = word.partition(">")
    if not to:
        if len(board["earth"]) < 6:
            board["earth"].append(colour)
            return True
        return False
    if to in COLOURS:
        here = [p for p in board if place in ("", p) and colour in board[p]]
        fits = []
        for p in here:
            rest = list(board[p])
            rest.remove(colour)
            ok = {"upper": not rest or rest[0] == to, "lower": to not in rest}.get(p, True)
            fits += [p] if ok and to != colour else []
        if len(fits) != 1:
            return None
        board[fits[0]].remove(colour)
        board[fits[0]].append(to)
        return True
    start = "earth" if to == "mars" else "mars"
    free = len(board["mars"]) < 5 if to == "mars" else to in takers(colour, tuple(board["upper"]), tuple(board["lower"]))
    if colour not in board[start] or not free:
        return None
    board[start].remove(colour)
    board[to].append(colour)
    return True


WORDS = [
    *COLOURS,
    *(f"{c}>{to}" for c in COLOURS for to in ("mars", "upper", "lower", *COLOURS)),
    *(f"{p}:red>blue" for p in ("earth", "mars", "upper", "lower")),
]


@settings(max_examples=600, deadline=None)
@given(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=3),
    st.lists(st.sampled_from(COLOURS), max_size=6),
    st.lists(st.sampled_from(COLOURS), max_size=5),
    st.sampled_from(UPPERS),
    st.sampled_from(LOWERS),
)
def test_the_second_referee_agrees_on_basic_actions(book: Book, words: list[str], earth, mars, upper, lower) -> None:
    board = {"earth": list(earth), "mars": list(mars), "upper": list(spread(upper)), "lower": list(spread(lower))}
    line = f"Ann: tiles=T01+T02+T03 {' '.join(f'{p}={counts(Counter(crew))}' for p, crew in board.items())}"
    refused = any(oracle_act(word, board) is None for word in words)
    lines = (f"table: discards={'+'.join(['T01', 'T02', 'T03'][: len(words)])} actions={'+'.join(words)}", line)
    if refused:
        with pytest.raises(InputError, match=r"GA-4\.[3-6]"):
            settle(book, "discard", *lines)
        return
    facts = settle(book, "discard", *lines)["facts"]
    assert {p: Counter(facts[p]) for p in board} == {p: Counter(crew) for p, crew in board.items()}
    assert (len(facts["tiles"]), facts["unused"]) == (3 - len(words), 0)


# --- launch ----------------------------------------------------------------------------------------------------------------------


def test_every_pair_of_docks(book: Book) -> None:
    words = [" ".join(w for w, on in zip(("upper-light", "lower-light"), pair, strict=True) if on) for pair in product((0, 1), repeat=2)]
    for upper, lower, light in product(UPPERS, LOWERS, words):
        filled = []
        if len(spread(upper)) >= (2 if "upper" in light else 3):
            filled.append("upper")
        if len(lower) >= (3 if "lower" in light else 4):
            filled.append("lower")
        facts = settle(book, "launch", f"Ann: upper={counts(upper)} lower={counts(lower)} {light}")["facts"]
        assert facts == {"filled": filled, "free_launches": 0}


@settings(max_examples=200, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 2)), min_size=5, max_size=5), st.booleans())
def test_each_new_set_of_five_is_one_launch(book: Book, columns: list[tuple[int, int]], reached: bool) -> None:
    before = dict(zip(SYMBOLS, (b for b, _ in columns), strict=True))
    after = dict(zip(SYMBOLS, (b + more for b, more in columns), strict=True))
    new = 0
    while all(count > new for count in after.values()):
        new += 1
    old = 0
    while all(count > old for count in before.values()):
        old += 1
    facts = settle(book, "launch", f"Ann: columns-before={counts(before)} columns-after={counts(after)}{' reached-end' * reached}")["facts"]
    assert facts == {"filled": [], "free_launches": new - old + (1 if reached else 0)}


# --- end -------------------------------------------------------------------------------------------------------------------------


def test_every_small_end(book: Book) -> None:
    names = ("Ann", "Bo", "Cho", "Dee")
    for n, decks in product((2, 3, 4), product((0, 1), repeat=2)):
        for ships, active in product(product((0, 3, 4, 5), repeat=n), range(n)):
            lines = [f"{names[k]}: ships={ships[k]}{' active' * (k == active)}" for k in range(n)]
            facts = settle(book, "end", f"table: earth-deck={decks[0]} mars-deck={decks[1]}", *lines)["facts"]
            ended = 0 in decks or max(ships) > 3
            assert facts == {"ended": ended, "still_to_play": list(names[active + 1 : n]) if ended else []}
