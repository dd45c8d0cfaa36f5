"""Words in two languages, and how wide they are in a terminal."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from asrus_pnp.core.particles import josa, with_particles
from asrus_pnp.core.terminal_width import pad, width, wrap
from asrus_pnp.core.text import Text, join, same

WORDS = st.text("aZ1 \t\n“—가힣ㅎ한日Ａ\u0301\u200b\x00😀")  # of each width there is


def test_a_text_is_said_in_the_language_asked_for() -> None:
    assert Text("가", "a").say("ko") == "가"
    assert Text("가", "a").say("en") == "a"
    assert join([Text("가", "a"), same("1")]) == Text("가 1", "a 1")


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("민지", "이/가", "민지가"),
        ("현석", "이/가", "현석이"),
        ("Ann", "은/는", "Ann은"),
        ("Bob", "이/가", "Bob이"),
        ("Jack", "은/는", "Jack은"),
        ("Eric", "은/는", "Eric은"),
        ("Pat", "이/가", "Pat이"),
        ("Paul", "이/가", "Paul이"),
        ("Mark", "이/가", "Mark가"),
        ("Ted", "은/는", "Ted는"),
        ("Kate", "은/는", "Kate는"),
        ("Peter", "은/는", "Peter는"),
        ("Bo", "은/는", "Bo는"),
        ("3", "이/가", "3이"),
        ("2", "이/가", "2가"),
        ("", "이/가", "가"),
    ],
)
def test_the_particle_fits_the_last_sound(word: str, pair: str, expected: str) -> None:
    assert josa(word, pair) == expected


def test_a_syllable_is_two_columns_wide_and_a_combining_mark_none() -> None:
    assert width("민지") == 4
    assert width("Ann") == 3
    assert width("é") == 1


@settings(max_examples=50)
@given(WORDS, st.integers(0, 40), st.booleans())
def test_padding_fills_up_and_never_cuts(words: str, columns: int, right: bool) -> None:
    padded = pad(words, columns, right)
    assert width(padded) == max(columns, width(words))
    assert (padded.endswith if right else padded.startswith)(words)


@settings(max_examples=50)
@given(WORDS, st.integers(1, 40))
def test_wrapping_keeps_every_word_and_the_width(words: str, columns: int) -> None:
    lines = wrap(words, columns)
    assert " ".join(lines).split() == words.split()
    assert all(width(line) <= columns or " " not in line for line in lines)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("“2”은(는) 범위 밖이다", "“2”는 범위 밖이다"),
        ("“3”은(는) 범위 밖이다", "“3”은 범위 밖이다"),
        ("energy= 이(가) 없다", "energy=가 없다"),
        ("그런 게임은(는) 없다", "그런 게임은 없다"),
        ("“카드”을(를) 고른다", "“카드”를 고른다"),
    ],
)
def test_of_two_particles_the_one_that_fits_is_said(words: str, expected: str) -> None:
    assert with_particles(words) == expected
