"""Which kits, games and sets there are, and what is said of one that there is not."""

import pytest

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.clauses import load_clauses

DATA = Database()


@pytest.mark.parametrize(
    ("find", "typed", "right"),
    [(registry.game, "constelation", "constellation"), (registry.kit, "asruz", "asrus"), (registry.printed, "ganymede-bord", "ganymede-board")],
)
def test_an_unknown_name_is_told_with_what_was_perhaps_meant(find, typed: str, right: str) -> None:
    with pytest.raises(InputError, match=f"there is no .* “{typed}” → did you mean {right}"):
        find(typed)


@pytest.mark.parametrize("game", registry.GAMES.values(), ids=registry.GAMES)
def test_a_descriptor_says_what_the_game_is(game) -> None:
    book = game.load(DATA)
    assert (game.id, {c.id.partition("-")[0] for c in load_clauses(DATA, game.id).all}) == (book.id, {game.prefix})
    assert registry.game(game.id.upper()) is game
    assert (game.keep is None) or game.keep(DATA).book is book


@pytest.mark.parametrize("game", registry.GAMES.values(), ids=registry.GAMES)
def test_a_game_needs_cards_that_its_kit_has(game) -> None:
    ids = {row["id"] for row in game.kit.rows(DATA)}
    assert set(game.needs(DATA)) <= ids
    assert (game.needs(DATA) == ()) is (game.cards is None)


def test_prefixes_and_names_of_sets_are_used_once() -> None:
    assert len({game.prefix for game in registry.GAMES.values()}) == len(registry.GAMES)
    assert len(registry.PRINTS) == sum(len(g.prints) + 2 + bool(g.learn) for g in registry.GAMES.values()) + len(registry.KITS)
    assert not registry.PRINTS.keys() & registry.KITS.keys()


def test_what_is_another_form_of_a_set_is_printed_only_when_named() -> None:
    assert set(registry.PRINTS) - set(registry.sets()) == {"ganymede-standees"}
    assert registry.besides(registry.game("ganymede")) == [
        "ganymede-board",
        "ganymede-tokens",
        "ganymede-sheets",
        "ganymede-learn",
        "ganymede-box",
        "ganymede-aid",
    ]


def test_a_box_is_printed_for_a_game_that_takes_the_whole_kit() -> None:
    boxes = {id: [name for name in registry.besides(game) if name.endswith("-box")] for id, game in registry.GAMES.items()}
    assert boxes == {"constellation": ["constellation-box"], "astro-race": [], "starry-night": [], "ganymede": ["ganymede-box"]}


@pytest.mark.parametrize("kit", registry.KITS.values(), ids=registry.KITS)
def test_each_lot_of_a_kit_has_a_box(kit) -> None:
    assert len(kit.kinds) == len(kit.lots(DATA, "ko", None))
