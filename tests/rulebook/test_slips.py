"""One slip of the finger in a word."""

import pytest

from asrus_pnp.rulebook.slips import Spelling, spelling

KNOWN = spelling(["shuttle energy winner turn", "화성 셔틀 목적지 충돌"])


@pytest.mark.parametrize(
    ("typed", "meant"), [("shutle", "shuttle"), ("shuttel", "shuttle"), ("sjuttle", "shuttle"), ("enregy", "energy"), ("winnner", "winner")]
)
def test_a_letter_more_less_other_or_two_exchanged(typed: str, meant: str) -> None:
    assert KNOWN.mend(typed) == meant


@pytest.mark.parametrize(("typed", "meant"), [("화셩", "화성"), ("솨성", "화성"), ("셔틍", "셔틀"), ("목저지", "목적지")])
def test_a_letter_of_a_korean_syllable(typed: str, meant: str) -> None:
    assert KNOWN.mend(typed) == meant


@pytest.mark.parametrize("word", ["shuttle", "shtle", "pizza", "tur", "화성", "피자", "회상", ""])
def test_what_is_known_or_short_or_too_far_from_all_is_left(word: str) -> None:
    assert KNOWN.mend(word) == word


def test_who_knows_no_word_mends_none() -> None:
    assert Spelling(frozenset(), frozenset()).mend("shuttel") == "shuttel"
