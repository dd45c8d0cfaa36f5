"""The strip of players, minutes and age: what it says, that it is legible, and that nothing without a source is printed."""

import pytest
from strokes import drawn

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.products.art.strip import draw_strip, items_of
from asrus_pnp.products.boxes.box_art import strip_items
from asrus_pnp.rulebook.about import load_about

SAID = {"constellation": ["2–6", "15′", "7+"], "astro-race": ["2–6", "30′"], "starry-night": ["3–5"], "ganymede": ["2–4", "20–40′", "14+"]}


@pytest.mark.parametrize("game", registry.GAMES)
def test_both_languages_share_the_numbers(game: str) -> None:
    items = items_of(load_about(Database(), game))
    strokes = drawn(lambda pen, box: draw_strip(pen, 0, 0, 6, items, "both", 60), Size(60, 10))
    assert [s.words for s in strokes if s.words] == SAID[game]


@pytest.mark.parametrize("game", registry.GAMES)
def test_one_language_says_it_in_words(game: str) -> None:
    about = load_about(Database(), game)
    strokes = drawn(lambda pen, box: draw_strip(pen, 0, 0, 6, items_of(about), "en", 200), Size(200, 10))
    assert next(s.words for s in strokes if s.words) == about.played_by.en


@pytest.mark.parametrize("room", [20.0, 35.0, 60.0, 200.0])
def test_it_is_never_wider_than_its_room_nor_smaller_than_five_points(room: float) -> None:
    items = items_of(load_about(Database(), "ganymede"))
    strokes = [s for s in drawn(lambda pen, box: draw_strip(pen, 0, 0, 9, items, "ko", room), Size(room, 10)) if s.words]
    assert strokes
    assert min(s.size_pt for s in strokes) >= 5
    assert max(s.extent.right for s in strokes) <= room + 0.1


def test_a_box_of_two_games_says_so() -> None:
    about = tuple(load_about(Database(), g) for g in ("astro-race", "starry-night"))
    assert [words.en for _, words in strip_items(about)] == ["2 games", "2–6 players"]
