"""The kinds of value: read from what was typed, shown as it would be typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.positions.value_types import Counts, Either, Held, Kind, Many, Number, One, Wrong, Yes

COLOUR = One({"red": "red", "빨강": "red", "blue": "blue"})
KINDS: list[Kind] = [
    Number(),
    Number(1, 12),
    Number(0, 13, none=True),
    Yes(),
    COLOUR,
    Many(COLOUR),
    Many(Number(1, 12), counted=True),
    Many(COLOUR, once=True),
    Counts(COLOUR),
    Counts(COLOUR, least=0),
    Counts(Number(1, 15)),
    Either((Number(0, 3), Many(COLOUR))),
    Held(Number(5, 11)),
]


@pytest.mark.parametrize(
    ("kind", "typed", "value"),
    [
        (Number(), "007", 7),
        (Number(0, 13, none=True), "없음", None),
        (Number(0, 13, none=True), "NONE", None),
        (Yes(), "예", True),
        (Yes(), "y", True),
        (Yes(), "네", True),
        (Yes(), "No", False),
        (Yes(), "아니요", False),
        (COLOUR, "RED", "red"),
        (COLOUR, "빨강", "red"),
        (Many(COLOUR), "red+빨강+blue", ("red", "red", "blue")),
        (Many(COLOUR), "none", ()),
        (Many(Number(), counted=True), "5x2+7", (5, 5, 7)),
        (Many(Number(), counted=True), "5×2", (5, 5)),
        (Counts(COLOUR, least=0), "red:0+blue:5", {"red": 0, "blue": 5}),
        (Counts(COLOUR), "없음", {}),
        (Either((Number(0, 3), Many(COLOUR))), "2", 2),
        (Either((Number(0, 3), Many(COLOUR))), "red+blue", ("red", "blue")),
        (Held(Number(5, 11)), "민지@6", ("민지", 6)),
    ],
)
def test_reads(kind: Kind, typed: str, value: object) -> None:
    assert kind.read(typed) == value


@pytest.mark.parametrize(
    ("kind", "typed"),
    [
        (Number(), ""),
        (Number(), "-1"),
        (Number(), "+1"),
        (Number(), "1.0"),
        (Number(), "1e3"),
        (Number(), "²"),
        (Number(), "٣"),
        (Number(), "9" * 30),
        (Number(1, 12), "0"),
        (Number(1, 12), "13"),
        (Number(), "none"),
        (Yes(), "perhaps"),
        (Yes(), ""),
        (COLOUR, "green"),
        (Many(COLOUR), "red+"),
        (Many(COLOUR), ""),
        (Many(COLOUR, once=True), "red+빨강"),
        (Many(COLOUR), "red x2"),
        (Counts(COLOUR), "red"),
        (Counts(COLOUR), "red:0"),
        (Counts(COLOUR), "red:1+빨강:1"),
        (Counts(COLOUR), "red:"),
        (Counts(COLOUR), ":1"),
        (Held(Number(5, 11)), "Ann"),
        (Held(Number(5, 11)), "@6"),
        (Held(Number(5, 11)), "Ann@4"),
        (Held(Number(5, 11)), "a=b@6"),
        (Many(Number(), counted=True), "5x0"),
    ],
)
def test_refuses(kind: Kind, typed: str) -> None:
    with pytest.raises(Wrong) as caught:
        kind.read(typed)
    assert caught.value.found.ko
    assert caught.value.found.en


def test_a_near_miss_is_asked_about() -> None:
    with pytest.raises(Wrong) as caught:
        COLOUR.read("bleu")
    assert caught.value.right.en == "did you mean blue?"


@given(st.sampled_from(KINDS), st.text() | st.from_regex(r"[0-9a-z빨강:x+@]{0,12}", fullmatch=True))
def test_any_text_is_read_or_wrong_and_what_is_read_is_shown_and_read_again(kind: Kind, typed: str) -> None:
    try:
        value = kind.read(typed)
    except Wrong:
        return
    assert kind.read(kind.show(value)) == value


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_says_in_both_languages_what_may_be_typed(kind: Kind) -> None:
    assert kind.hint().ko
    assert kind.hint().en
