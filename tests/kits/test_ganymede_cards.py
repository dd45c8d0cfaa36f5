"""The box of Ganymede: what the sources say of it, and that the stand-ins are balanced."""

import shutil
from collections import Counter
from pathlib import Path

import pytest

from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.kits.ganymede.cards import FILE, Deck, load, rows, ship_ids
from asrus_pnp.kits.ganymede.pieces import Effect, Shuttle, Tile

COLOURS = ("blue", "red", "yellow", "purple")
SYMBOLS = ("white", "red", "yellow", "blue", "purple")


@pytest.fixture(scope="module")
def deck() -> Deck:
    return load(Database())


def effects(tile: Tile) -> set[tuple[str, ...]]:
    return {(e.kind, *e.colours) for e in tile.effects}


def test_every_card_has_its_own_id(deck: Deck) -> None:
    ids = [r["id"] for r in rows(deck)]
    assert ids == [f"{letter}{n:02}" for letter in "TEMS" for n in range(1, 31)]


def test_every_row_says_what_the_interface_promises(deck: Deck) -> None:
    for row in rows(deck):
        assert {"id", "kit", "kind", "name", "standing", "source"} <= row.keys()
        assert row["kit"] == "ganymede"
        assert row["name"]["ko"]
        assert row["name"]["en"]
    assert Counter(r["kind"] for r in rows(deck)) == {"tile": 30, "earth-shuttle": 30, "mars-shuttle": 30, "ship": 30}


@pytest.mark.parametrize("stack", ["tiles", "earth", "mars"])
def test_each_stack_has_six_of_each_symbol(deck: Deck, stack: str) -> None:
    assert Counter(card.symbol for card in getattr(deck, stack)) == dict.fromkeys(SYMBOLS, 6)


def test_each_starting_tile_recruits_its_colour_and_takes_a_ship(deck: Deck) -> None:
    starters = [t for t in deck.tiles if t.starter]
    assert [t.id for t in starters] == ["T01", "T02", "T03", "T04"]
    assert [effects(t) for t in starters] == [{("recruit", c), ("ship",)} for c in COLOURS]
    assert not any(t.either for t in starters)


def test_the_other_tiles_are_the_pairs_thrice_and_each_colour_or_move_or_reputation(deck: Deck) -> None:
    others = Counter(frozenset(effects(t)) for t in deck.tiles if not t.starter)
    pairs = {frozenset({("recruit", a), ("recruit", b)}): 3 for n, a in enumerate(COLOURS) for b in COLOURS[n + 1 :]}
    single = {frozenset({("recruit", c), (other,)}): 1 for c in COLOURS for other in ("move", "reputation")}
    assert others == pairs | single
    assert all(t.either for t in deck.tiles if not t.starter)


def test_the_tiles_of_one_pair_differ_in_symbol(deck: Deck) -> None:
    seen = Counter((frozenset(effects(t)), t.symbol) for t in deck.tiles)
    assert max(seen.values()) == 1


@pytest.mark.parametrize(
    "shown",
    [
        {("recruit", "blue"), ("recruit", "red")},
        {("recruit", "red"), ("recruit", "yellow")},
        {("recruit", "blue"), ("move",)},
        {("recruit", "red"), ("reputation",)},
    ],
)
def test_a_tile_that_the_sources_show_is_there_and_confirmed(deck: Deck, shown: set[tuple[str, ...]]) -> None:
    assert [t.standing for t in deck.tiles if effects(t) == shown].count("confirmed") == 1


@pytest.mark.parametrize("stack", ["earth", "mars"])
def test_each_colour_is_required_ten_times(deck: Deck, stack: str) -> None:
    required = Counter(r for s in getattr(deck, stack) for r in s.requirement if r in COLOURS)
    assert required == dict.fromkeys(COLOURS, 10)


@pytest.mark.parametrize("stack", ["earth", "mars"])
def test_every_requirement_has_one_of_the_five_shapes(deck: Deck, stack: str) -> None:
    def shape(s: Shuttle) -> str:
        first, *rest = s.requirement
        assert first in COLOURS
        return {(): "X", ("any",): "X + any", (first,): "X + X", ("tile",): "X + tile"}.get(tuple(rest), "X + Y")

    shapes = Counter(shape(s) for s in getattr(deck, stack))
    assert shapes.keys() == {"X", "X + any", "X + X", "X + Y", "X + tile"}
    assert all(len(s.requirement) <= 2 for s in getattr(deck, stack))


@pytest.mark.parametrize("stack", ["earth", "mars"])
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_four_of_six_have_the_main_effect_and_two_move_more_settlers_instead(deck: Deck, stack: str, symbol: str) -> None:
    cards = [s for s in getattr(deck, stack) if s.symbol == symbol]
    main = next(s.main_effect for s in deck.symbols if s.id == symbol)
    with_effect, without = [s for s in cards if s.effect], [s for s in cards if not s.effect]
    assert [s.effect.kind for s in with_effect if s.effect] == [main] * 4
    assert [len(s.settlers) for s in without] == [2, 2]
    assert sum(len(s.settlers) for s in with_effect) < 8


def test_symbols_have_the_main_effects_that_the_sources_tell(deck: Deck) -> None:
    main = {"white": "ship", "red": "adapt", "yellow": "move", "blue": "recruit", "purple": "reputation"}
    assert {s.id: s.main_effect for s in deck.symbols} == main
    assert [s.id for s in deck.symbols if s.standing == "confirmed"] == ["purple"]


@pytest.mark.parametrize("requirement", [("red", "red"), ("yellow",), ("blue", "any")])
def test_an_earth_shuttle_of_the_preview_is_there_once_as_such(deck: Deck, requirement: tuple[str, ...]) -> None:
    assert [s.source for s in deck.earth if s.requirement == requirement].count("bgg-preview") == 1


def test_the_mars_shuttle_of_the_faq_moves_two_red_and_adapts(deck: Deck) -> None:
    (card,) = [s for s in deck.mars if s.requirement == ("red", "red")]
    assert card.effect
    assert (card.effect.kind, card.standing, card.effect_standing) == ("adapt", "confirmed", "confirmed")


def test_two_mars_shuttles_recruit_in_two_colours(deck: Deck) -> None:
    two = [s for s in deck.mars if s.effect and len(s.effect.colours) == 2]
    assert [s.effect for s in two] == [Effect("recruit", ("blue", "purple")), Effect("recruit", ("red", "yellow"))]
    assert all(s.effect_standing == "confirmed" for s in two)


def test_there_are_thirty_ships_of_the_ten_kinds(deck: Deck) -> None:
    kinds = Counter(s.kind for s in ship_ids(deck).values())
    assert kinds == {
        "flat": 3, "per-symbol": 10, "per-colour": 4, "recruit": 2, "reputation-step": 2, "double-move": 2,
        "light-crew": 2, "symbol-set": 2, "reputation-match": 2, "per-tile": 1,
    }  # fmt: skip
    assert [s.shows for s in deck.ships if s.kind == "per-symbol"] == list(SYMBOLS)
    assert [s.shows for s in deck.ships if s.kind == "per-colour"] == list(COLOURS)
    assert {s.standing for s in deck.ships} == {"unconfirmed"}


def test_ships_print_the_points_of_the_rules(deck: Deck) -> None:
    points = {k.id: k.points for k in deck.ship_kinds}
    assert points == {
        "flat": 5, "per-symbol": 2, "per-colour": 1, "recruit": 4, "reputation-step": 4, "double-move": 4,
        "light-crew": 4, "symbol-set": 6, "reputation-match": 1, "per-tile": 2,
    }  # fmt: skip
    assert {k.id for k in deck.ship_kinds if k.fewer} == {"light-crew"}


def test_the_track_has_eleven_spaces(deck: Deck) -> None:
    assert [s.points for s in deck.track] == [0, 0, 0, 1, 1, 2, 2, 4, 4, 4, 6]
    assert [s.number for s in deck.track if s.basic_action] == [3, 6, 8]
    assert [s.number for s in deck.track if s.launch] == [10]


def test_settlers_boards_and_supply(deck: Deck) -> None:
    assert {c.id: c.settlers for c in deck.colours} == dict.fromkeys(COLOURS, 13)
    assert {s.players: s.settlers for s in deck.supply} == {2: 7, 3: 10, 4: 13}
    board = deck.board
    assert (board.count, board.markers, board.tiles, board.earth, board.mars, board.upper, board.lower) == (4, 4, 3, 6, 5, 3, 4)


def changed(tmp_path: Path, *changes: tuple[str, str]) -> list[str]:
    data = tmp_path / "card_data"
    shutil.copytree(folder(), data)
    text = (data / FILE).read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (data / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(Database(data))
    return [f.say("en") for f in caught.value.faults]


def test_a_changed_copy_is_told_all_that_is_wrong_with_it(tmp_path: Path) -> None:
    said = changed(
        tmp_path,
        ('id = "E30"', 'id = "E31"'),
        ('symbol = "blue"', 'symbol = "green"'),
        ('requirement = ["blue"]', 'requirement = ["ochre"]'),
        ('ids = "S01-S03"', 'ids = "S01-S02"'),
        ("number = 10", "number = 11"),
    )
    assert [fragment for fragment in ("E31", "E30", "green", "ochre", "S01-S02", "S03", "gaps") if not any(fragment in s for s in said)] == []


def test_a_wrong_effect_is_told_with_its_place(tmp_path: Path) -> None:
    said = changed(tmp_path, ('effect = {kind = "ship"}', 'effect = {kind = "shop", hue = "red"}'))
    assert any("earth E01, field effect, field kind" in s.replace("record ", "").replace("“", "").replace("”", "") for s in said), said
    assert any("hue" in s for s in said)


def test_a_record_that_cannot_be_read_hides_no_fault_of_another(tmp_path: Path) -> None:
    said = changed(tmp_path, ('symbol = "blue"\n', ""), ('symbol = "red"', 'symbol = "pink"'))
    assert any("“pink”" in s for s in said)
    assert any("field symbol: is missing" in s for s in said)


def test_the_count_of_the_box_is_that_of_its_stacks(tmp_path: Path) -> None:
    assert any("119" in s for s in changed(tmp_path, ("count = 120", "count = 119")))
