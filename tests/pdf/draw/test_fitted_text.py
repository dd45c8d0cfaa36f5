"""Type that fits, or says whose words do not; characters that no font has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import DrawError
from asrus_pnp.pdf.draw import fonts
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, able, missing, width_mm

letters = st.sampled_from("abcdefgh ABC 0123 가나다라마바사 별자리탐험 —·")
lines = st.text(letters, min_size=1, max_size=40).filter(str.strip)
weights = st.sampled_from(["Regular", "Bold", "Black"])
sizes = st.integers(20, 96).map(lambda quarters: quarters / 4)


@given(lines, weights, sizes, st.integers(10, 800).map(lambda tenths: tenths / 10))
def test_a_line_is_shrunk_into_its_room_or_refused(line: str, weight: fonts.Weight, size: float, room: float) -> None:
    needed = width_mm(line, weight, LEAST_PT)
    if needed > room:
        with pytest.raises(DrawError) as caught:
            fit_pt(line, weight, size, room * 0.998, "C07")
        assert "C07" in str(caught.value)
        assert line.strip() in caught.value.faults[0].found.en
    elif size >= LEAST_PT:
        fitting = fit_pt(line, weight, size, room * 1.002, "C07")
        assert LEAST_PT <= fitting <= size
        assert width_mm(line, weight, fitting) <= room * 1.002 + 1e-9
        assert fitting == size or width_mm(line, weight, size) > room


@given(lines, weights, sizes, st.integers(50, 800).map(lambda tenths: tenths / 10), st.integers(20, 300).map(lambda tenths: tenths / 10))
def test_a_block_fits_its_box_keeps_all_words_and_is_no_smaller_than_it_must_be(line: str, weight: fonts.Weight, size: float, room: float, high: float) -> None:
    widest = max(width_mm(w, weight, LEAST_PT) for w in line.split())
    if widest > room:
        with pytest.raises(DrawError) as caught:
            block(line, weight, size, room, high, 1.25, "A12")
        assert "A12" in str(caught.value)
        assert line in caught.value.faults[0].found.en
    elif LEAST_PT * 1.25 * MM_PER_PT * len(line.split()) <= high and size >= LEAST_PT:
        chosen, wrapped = block(line, weight, size, room, high, 1.25, "A12")
        assert " ".join(wrapped).split() == line.split()
        assert LEAST_PT <= chosen <= size
        assert len(wrapped) * chosen * 1.25 * MM_PER_PT <= high + 1e-9
        assert all(width_mm(w, weight, chosen) <= room for w in wrapped)


def test_a_block_is_tried_at_the_least_size_itself_whatever_size_it_began_at() -> None:
    word = "별자리탐험"
    room = width_mm(word, "Regular", LEAST_PT) + 0.01
    assert block(word, "Regular", 5.2, room, 10, 1.25) == (LEAST_PT, [word])
    assert block(word, "Regular", 6.1, room, 10, 1.25) == (LEAST_PT, [word])


def test_words_are_not_broken_inside() -> None:
    assert block("목적지와의 차이가 거리", "Regular", 6, 12.0, 20, 1.25)[1] == ["목적지와의", "차이가 거리"]


@pytest.mark.parametrize("strange", ["₂", "😀", "✗", "ﷺ"])
def test_a_character_without_a_glyph_is_named_with_its_card(strange: str) -> None:
    with pytest.raises(DrawError) as caught:
        width_mm(f"CO{strange}", "Bold", 8, "asrus-4-both")
    [fault] = caught.value.faults
    for said in (fault.say("en"), fault.say("ko")):
        assert strange in said
        assert f"U+{ord(strange):04X}" in said
        assert "asrus-4-both" in said


def test_each_missing_character_is_named_once() -> None:
    assert missing("a😀b😀₂") == "😀₂"
    with pytest.raises(DrawError) as caught:
        able("😀₂😀", "Regular", "X")
    assert caught.value.faults[0].found.en.count("😀") == 1


def test_a_syllable_that_the_heaviest_weight_lacks_is_drawn_in_the_next_one() -> None:
    rare = next(c for c in map(chr, range(0xAC00, 0xD7A4)) if missing(c, "Black"))
    assert able(rare, "Black", "") == fonts.name("Bold")
    assert able("가", "Black", "") == fonts.name("Black")


def test_every_modern_syllable_and_all_that_cards_are_typed_with_can_be_drawn() -> None:
    syllables = "".join(map(chr, range(0xAC00, 0xD7A4)))
    typed = "".join(map(chr, range(0x20, 0x7F))) + "×−–—·…“”‘’→←↑↓"
    for weight in ("Regular", "Bold"):
        assert missing(syllables + typed, weight) == ""


def test_digits_are_all_of_one_width_so_that_columns_line_up() -> None:
    assert len({round(width_mm(digit, weight, 10), 6) for digit in "0123456789" for weight in ("Regular",)}) == 1
