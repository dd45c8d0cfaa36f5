"""Text to lines of a name and items."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import Fault
from asrus_pnp.positions.notation import read_line, short, split


def one(text: str) -> tuple[str, tuple[str, ...]] | None:
    positions = split(text)
    line = read_line(*positions[0][0], []) if positions else None
    return (line.name, line.items) if line else None


def test_comments_and_empty_lines_are_no_lines() -> None:
    assert split("# all\n\nAnn: 1 # one\n   \n") == [[(3, "Ann: 1")]]


def test_three_hyphens_part_positions_and_empty_ones_are_skipped() -> None:
    assert split("---\nA: 1\n--- # the next\n---\nB: 2\n---") == [[(2, "A: 1")], [(5, "B: 2")]]


def test_line_ends_of_all_systems_count_alike() -> None:
    assert split("A: 1\r\nB: 2\rC: 3\nD: 4") == [[(1, "A: 1"), (2, "B: 2"), (3, "C: 3"), (4, "D: 4")]]


def test_full_width_marks_and_digits_are_plain_ones() -> None:
    assert one("민지：３，４；７＝１") == ("민지", ("3", "4", "7=1"))


def test_a_name_keeps_the_characters_that_were_typed() -> None:
    assert one("Ａnn１: 1") == ("Ａnn１", ("1",))
    assert one("A＃n：1") == ("A＃n", ("1",))


def test_text_comes_in_nfc_whatever_it_was_typed_in() -> None:
    typed = unicodedata.normalize("NFD", "민지: 에너지=7")
    assert split(typed) == [[(1, "민지: 에너지=7")]]


def test_a_byte_order_mark_is_no_part_of_the_first_name() -> None:
    assert split("\ufeffAnn: 1") == [[(1, "Ann: 1")]]


def test_items_are_parted_by_spaces_commas_and_semicolons() -> None:
    assert one("Ann: 1,2; 3\t4 ,, 5") == ("Ann", ("1", "2", "3", "4", "5"))


def test_spaces_on_both_sides_of_an_equals_sign_belong_to_the_item() -> None:
    assert one("Ann: energy = 4 award\t=\t6") == ("Ann", ("energy=4", "award=6"))


@pytest.mark.parametrize("typed", ["energy=4", "energy = 4", "energy =4", "energy= 4", "energy\u3000＝ ４", "energy\u00a0=\u20094"])
def test_a_space_on_either_side_of_an_equals_sign_belongs_to_the_item(typed: str) -> None:
    assert one(f"Ann: {typed} 2") == ("Ann", ("energy=4", "2"))


@pytest.mark.parametrize("dash", "-‐‑‒–—−－")
def test_dashes_of_all_keyboards_are_one(dash: str) -> None:
    assert one(f"Ann: ids=A01{dash}A03") == ("Ann", ("ids=A01-A03",))


def test_the_parts_of_a_value_may_stand_apart() -> None:
    assert one("Ann: docks=2 + 1 mars=3") == ("Ann", ("docks=2+1", "mars=3"))


@pytest.mark.parametrize("typed", ["energy=1,5", "stones=1;2", "docks=2,1", "energy=1,5x2"])
def test_a_number_directly_behind_a_values_comma_is_questioned(typed: str) -> None:
    faults: list[Fault] = []
    read_line(3, f"Ann: 2 {typed} award=6", faults)
    assert len(faults) == 1
    assert typed in faults[0].found.en


@pytest.mark.parametrize(("typed", "items"), [("1,2,5 energy=4", ("1", "2", "5", "energy=4")), ("energy=4,award=6, 5", ("energy=4", "award=6", "5"))])
def test_commas_between_items_stay_what_they_are(typed: str, items: tuple[str, ...]) -> None:
    assert one(f"Ann: {typed}") == ("Ann", items)


@pytest.mark.parametrize("typed", ["Ann Lee: 1", '"Ann Lee": 1', "“Ann Lee”: 1", "Ann\u00a0Lee：1"])
def test_a_name_may_have_several_words(typed: str) -> None:
    assert one(typed) == ("Ann Lee", ("1",))


def test_a_team_has_a_name_with_a_plus() -> None:
    assert one("Ann+Bo: 1") == ("Ann+Bo", ("1",))


def test_what_nobody_sees_is_no_part_of_a_name() -> None:
    assert one("\u200eAnn\u200b: 1") == ("Ann", ("1",))


def test_a_forgotten_table_is_named() -> None:
    faults: list[Fault] = []
    assert read_line(1, "floor=8:1+3:2 played=8", faults) is None
    assert "table:" in faults[0].right.en


def test_only_the_first_colon_ends_the_name() -> None:
    assert one("Ann: tops=red:3") == ("Ann", ("tops=red:3",))


def test_a_name_may_have_nothing_behind_it() -> None:
    assert one("Ann:") == ("Ann", ())


def test_a_line_without_a_name_is_a_fault_that_names_the_line() -> None:
    for text in ("1 2 3", ": 1", "a=b: 1", "a@b: 1"):
        faults: list[Fault] = []
        assert read_line(7, text, faults) is None
        assert [f.where.en for f in faults] == ["line 7"], text


def test_a_long_or_unprintable_word_is_cut_and_escaped() -> None:
    assert short("x" * 50) == "x" * 40 + "…"
    assert short("a\x00\x1b[2Jb") == "a\\x00\\x1b[2Jb"


@given(st.text())
def test_any_text_can_be_split_and_every_line_has_its_number(text: str) -> None:
    numbers = [n for position in split(text) for n, _ in position]
    assert numbers == sorted(set(numbers))
    assert all(line == line.strip() and line and "#" not in line for position in split(text) for _, line in position)


NAMES = st.text(st.characters(exclude_categories=["Z", "C"], exclude_characters=',;=@#:："'), min_size=1)


@given(NAMES, st.lists(st.from_regex(r"[0-9a-z=:+]{1,6}", fullmatch=True)))
def test_what_was_joined_is_parted_again(name: str, items: list[str]) -> None:
    name = unicodedata.normalize("NFC", name)
    assert one(f"{name}: {' ; '.join(items)}") == (name, tuple(items)) or "=" in {i[:1] for i in items} | {i[-1:] for i in items}
