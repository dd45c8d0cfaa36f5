"""TOML tables to records: every fault of a file at once."""

import re
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.records import Standing, read, read_all, where


@dataclass(frozen=True, slots=True)
class Effect:
    kind: str
    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    id: str
    name: Text
    copies: int
    size_mm: tuple[float, float]
    standing: Standing
    stars: dict[str, int]
    effects: tuple[Effect, ...] = ()
    either: bool = False
    note: Text | None = None


WHOLE = {"id": "a", "name": {"ko": "가", "en": "a"}, "copies": 2, "size_mm": [63, 88.5], "standing": "derived", "stars": {"5": 1}}


def said(table: object, cls: type = Card) -> list[str]:
    faults: list[Fault] = []
    read(cls, table, "kits/x.toml", "card a", faults)
    return [f.say("en") for f in faults]


def test_a_whole_record_is_read_with_whole_numbers_as_numbers_and_lists_as_tuples() -> None:
    faults: list[Fault] = []
    table = WHOLE | {"effects": [{"kind": "move"}, {"kind": "recruit", "colours": ["red", "blue"]}], "note": {"ko": "나", "en": "n"}}
    card = read(Card, table, "f", "r", faults)
    assert not faults
    assert card == Card(
        "a", Text("가", "a"), 2, (63.0, 88.5), "derived", {"5": 1}, (Effect("move"), Effect("recruit", ("red", "blue"))), False, Text("나", "n")
    )


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"copies": "two"}, "field copies: 'two' → a whole number"),
        ({"copies": True}, "field copies: True → a whole number"),
        ({"copies": 1.0}, "field copies: 1.0 → a whole number"),
        ({"id": 3}, "field id: 3 → a text in quotes"),
        ({"either": 1}, "field either: 1 → true or false"),
        ({"name": {"ko": "가"}}, "field name: {'ko': '가'} → {ko ="),
        ({"name": {"ko": "가", "en": " "}}, "field name: {'ko': '가', 'en': ' '} → {ko ="),
        ({"name": "a"}, "field name: 'a' → {ko ="),
        ({"size_mm": [63]}, "field size_mm: [63] → a list of 2 values"),
        ({"size_mm": 63}, "field size_mm: 63 → a list of 2 values"),
        ({"size_mm": [63, "88"]}, "field size_mm: '88' → a number"),
        ({"standing": "sure"}, "field standing: 'sure' → one of confirmed, derived, unconfirmed"),
        ({"standing": ["derived"]}, "field standing: ['derived'] → one of"),
        ({"stars": {"5": "one"}}, "field stars: 'one' → a whole number"),
        ({"stars": [1]}, "field stars: [1] → a table of name = value"),
        ({"effects": [{"kind": "move", "colour": "red"}]}, "field effects, field colour: is not a known field → one of kind, colours"),
        ({"effects": [{}]}, "field effects, field kind: is missing → a text in quotes"),
        ({"effects": ["move"]}, "field effects: 'move' → a table"),
        ({"copis": 2}, "field copis: is not a known field → one of id, name,"),
    ],
)
def test_each_wrong_field_is_named_with_what_stands_there_and_what_would_be_right(change: dict, expected: str) -> None:
    assert len(said(WHOLE | change)) == 1
    assert said(WHOLE | change)[0].startswith(f"kits/x.toml, record “card a”, {expected}")


def test_all_faults_of_a_record_are_told_in_a_fixed_order() -> None:
    assert [re.findall(r"field (\w+):", s)[0] for s in said({"zz": 1, "aa": 2, "copies": "x"})] == [
        "aa",
        "zz",
        "id",
        "name",
        "copies",
        "size_mm",
        "standing",
        "stars",
    ]


def test_a_long_wrong_value_is_cut() -> None:
    assert len(said(WHOLE | {"copies": "x" * 10_000})[0]) < 200


def test_what_is_no_table_is_no_record() -> None:
    assert said("a") == ["kits/x.toml, record “card a”: 'a' → a table"]


def test_a_section_must_be_there_and_no_id_twice() -> None:
    faults: list[Fault] = []
    assert read_all(Card, None, "f", "card", faults) == ()
    assert read_all(Card, [WHOLE, WHOLE | {"copies": 3}, "x"], "f", "card", faults)
    assert [f.say("en") for f in faults] == [
        "f: there is no [[card]] → at least one",
        "f, record “card 3”: 'x' → a table",
        "f, record “card a”: stands there twice → once",
    ]


def test_a_place_is_said_in_both_languages() -> None:
    assert where("f.toml", "card a", "name") == Text("f.toml, “card a” 항목, 필드 name", "f.toml, record “card a”, field name")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*WHOLE, "ko", "en", "kind", "x"]), inner, max_size=3),
)


@settings(max_examples=40)
@given(st.dictionaries(st.sampled_from([*WHOLE, "effects", "either", "note", "x"]), ANYTHING))
def test_any_table_is_a_record_or_has_faults(table: dict) -> None:
    faults: list[Fault] = []
    assert (read(Card, table, "f", "r", faults) is None) == bool(faults)


@dataclass(frozen=True, slots=True)
class Spelling:
    id: str
    means: int | str
    also: int | str | None = None


@pytest.mark.parametrize("means", [8, "joker"])
def test_a_field_of_several_types_is_read_as_any_of_them(means: int | str) -> None:
    faults: list[Fault] = []
    assert read(Spelling, {"id": "a", "means": means, "also": means}, "f", "r", faults) == Spelling("a", means, means)
    assert not faults


def test_what_is_of_none_of_its_types_is_one_fault_that_names_them_all() -> None:
    assert said({"id": "a", "means": 1.5}, Spelling) == ["kits/x.toml, record “card a”, field means: 1.5 → a whole number or a text in quotes"]
