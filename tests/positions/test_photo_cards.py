"""Cards from photos as items of the players' lines."""

import pytest

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.positions import photo_cards
from asrus_pnp.positions.form import Form
from asrus_pnp.positions.photo_cards import BARE, Hand
from asrus_pnp.positions.prompts import next_prompt

FORMS = {name: registry.game(name).load(Database()).score.form for name in registry.GAMES}
STARS, NIGHT, GANYMEDE = FORMS["constellation"], FORMS["starry-night"], FORMS["ganymede"]


def numbered(*lines: str) -> list[tuple[int, str]]:
    return list(enumerate(lines, 1))


def merged(form: Form, dealt: dict[str, str], *typed: str) -> list[str]:
    some = [Hand(player, tuple(ids.split())) for player, ids in dealt.items()]
    return [line for _, line in photo_cards.lines(form, some, numbered(*typed))]


@pytest.mark.parametrize(
    ("form", "id", "key"),
    [
        (STARS, "C01", BARE), (STARS, "C43", None), (STARS, "C49", None), (STARS, "A01", None), (STARS, "T01", None),
        (NIGHT, "A01", BARE), (NIGHT, "A64", BARE), (NIGHT, "A65", None), (NIGHT, "A77", None), (NIGHT, "C01", None),
        (GANYMEDE, "S07", BARE), (GANYMEDE, "E30", BARE), (GANYMEDE, "M01", BARE), (GANYMEDE, "T03", "tiles"), (GANYMEDE, "A01", None),
        (FORMS["astro-race"], "A01", None),
    ],
)  # fmt: skip
def test_the_form_of_a_game_says_where_a_card_stands(form: Form, id: str, key: str | None) -> None:
    assert photo_cards.key_of(form, id) == key


def test_cards_come_before_what_was_typed_and_unscored_ones_are_left_out() -> None:
    lines = merged(STARS, {"Ann": "C01 C43 C55", "민지": "C02"}, "민지: energy=2", "ann: energy=4 award=6")
    assert lines == ["Ann: C01 energy=4 award=6", "민지: C02 energy=2"]


def test_a_card_that_was_seen_and_typed_counts_once() -> None:
    assert merged(NIGHT, {"Ann": "A30 A31"}, "Ann: a30 3 stones=1") == ["Ann: A30 A31 3 stones=1"]


def test_who_has_no_photo_keeps_the_line_and_lines_of_the_table_come_first() -> None:
    lines = merged(FORMS["astro-race"], {"Ann": ""}, "Bo: moon=3 lost=7", "option: honest-bonus", "Ann: moon=10 finished=1")
    assert lines == ["option: honest-bonus", "Ann: moon=10 finished=1", "Bo: moon=3 lost=7"]


def test_a_name_that_was_typed_twice_is_left_for_the_form_to_refuse() -> None:
    assert merged(STARS, {"Ann": "C01"}, "Ann: energy=1", "ann: energy=2") == ["Ann: C01 energy=1", "ann: energy=2"]


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("", "Ann: S07 tiles=T03+T11"),
        ("Ann: E03 mars=2", "Ann: S07 E03 mars=2 tiles=T03+T11"),
        ("Ann: tiles=t11+T30", "Ann: S07 tiles=T03+T11+T30"),
        ("Ann: 타일=none", "Ann: S07 타일=none"),
        ("Ann: tiles=3", "Ann: S07 tiles=3"),
    ],
)
def test_ids_that_stand_under_a_key_join_what_was_typed_there(typed: str, line: str) -> None:
    (found,) = merged(GANYMEDE, {"Ann": "T03 T11 S07"}, *([typed] if typed else []))
    assert found in (line, line.replace("타일=", "tiles="))


def test_a_line_without_a_name_is_refused() -> None:
    with pytest.raises(InputError, match="has no name"):
        merged(STARS, {"Ann": "C01"}, "energy=4")


def test_a_card_in_two_hands_is_named_with_both() -> None:
    some = [Hand("Ann", ("C01", "C02")), Hand("Bo", ("C03",)), Hand("Cho", ("C02",))]
    (fault,) = photo_cards.in_two_hands(some, {f"C0{n}": same(f"card {n}") for n in (1, 2, 3)})
    assert fault.say("en").startswith("card 2: lies in the photos of Ann and Cho")


def open_after(form: Form, lines: list[str], asked: set[str]) -> tuple[str, int, str] | None:
    prompt = next_prompt(form, photo_cards.known(form, numbered(*lines), asked))
    return (prompt.sort, prompt.line, prompt.key) if prompt else None


def test_what_no_card_shows_is_left_to_be_asked() -> None:
    both = ["Ann: C01", "Bo: C02 energy=2"]
    assert open_after(STARS, both, {"ann", "bo"}) == ("field", 1, "energy")
    assert open_after(STARS, ["Ann: C01 energy=3", "Bo: C02 energy=2"], {"ann"}) == ("field", 1, "award")
    assert open_after(STARS, ["Ann: C01 energy=3", "Bo: C02 energy=2"], set()) is None
    assert open_after(STARS, ["Ann: C01", "Bo: C02 energy=2"], set()) == ("field", 1, "energy")
    assert open_after(STARS, ["Ann: C01 energy=3"], set()) == ("name", 2, "")
    assert open_after(STARS, ["Ann: energy=3", "Bo: C02 energy=2"], {"ann"}) == ("cards", 1, "")


def test_what_cannot_be_read_is_refused_before_anything_is_asked() -> None:
    with pytest.raises(InputError, match="there is no such key"):
        photo_cards.known(STARS, numbered("Ann: C01 enrgy=4"), {"ann"})
