"""The parts that all cards share: the index column, dots, numbers, the quiet place, names."""

import re

import pytest
from strokes import drawn, overlap, within

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.night import DOTS, big, both_ways, column, dots, ground, names, quiet_place, say
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.draw.theme import INDIGO
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.paper_sizes import load

SIZES = [Size(*c.size_mm) for c in load(Database()).cards]


def whole(size: Size) -> Box:
    return Box(0, 0, size.w, size.h)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_quiet_place_is_5_5_mm_square_and_clear_of_number_dots_and_edge(size: Size) -> None:
    c = column(whole(size))
    assert (c.quiet.w, c.quiet.h) == (5.5, 5.5)
    assert within(c.quiet, whole(size).grown(-3))
    number = drawn(lambda pen, trim: big(pen, c.cx, c.number, "12", 9 * c.unit), size)
    pips = drawn(lambda pen, trim: dots(pen, c.dots, 8, "#ffffff"), size)
    assert not any(overlap(s.extent, c.quiet) for s in number + pips)
    assert not any(overlap(a.extent, b.extent) for a in number for b in pips)
    assert all(within(s.extent, whole(size).grown(-3)) for s in number + pips)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_two_index_columns_of_a_card_do_not_meet(size: Size) -> None:
    c = column(whole(size))
    other = Box(size.w - c.quiet.right, size.h - c.quiet.bottom, c.quiet.w, c.quiet.h)
    assert not overlap(c.quiet.grown(0.5), other)
    assert c.quiet.bottom < size.h - c.number


@pytest.mark.parametrize("count", sorted(DOTS))
def test_dots_are_as_many_as_they_count_and_apart(count: int) -> None:
    strokes = drawn(lambda pen, trim: dots(pen, column(trim).dots, count, "#ffffff"), Size(63, 88))
    assert len(strokes) == count
    assert not [1 for k, a in enumerate(strokes) for b in strokes[:k] if overlap(a.extent, b.extent)]


def test_six_and_nine_are_underlined_and_no_other_number() -> None:
    for sign in map(str, range(16)):
        lines = [s for s in drawn(lambda pen, trim, s=sign: big(pen, 20, 20, s, 9), Size(63, 88)) if s.kind == "path"]
        assert bool(lines) == (sign in ("6", "9"))
        assert all(line.extent.y > 20 for line in lines)


@pytest.mark.parametrize("sign", ["10", "11", "12", "13", "14", "15"])
def test_two_digits_fill_the_column_hardly_squeezed(sign: str) -> None:
    pen = RecordingPen()
    big(pen, 20, 20, sign, 9)
    squeeze = re.search(r"squeeze ([\d.]+)", pen.lines[0])
    assert squeeze is None or float(squeeze[1]) >= 0.93
    [drawn_sign] = drawn(lambda pen, trim: big(pen, 20, 20, sign, 9), Size(63, 88))
    assert 8.4 <= drawn_sign.extent.w <= 10
    assert drawn_sign.extent.h == pytest.approx(9, abs=0.6)  # the round digits reach a little over both lines
    assert drawn_sign.extent.cx == pytest.approx(20, abs=0.5)


def test_the_ground_reaches_beyond_every_edge_by_the_whole_bleed() -> None:
    [sky] = drawn(lambda pen, trim: ground(pen, trim, INDIGO), Size(63, 88))
    assert within(Box(-4, -4, 71, 96), sky.extent)
    shares = [share for share, _ in sky.stops]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)


def test_both_ways_draws_once_as_the_card_lies_and_once_turned_by_half() -> None:
    def draw(pen: object, trim: Box) -> None:
        for _ in both_ways(pen, trim):  # type: ignore[arg-type]
            pen.circle(5, 7, 1, fill="#ffffff")  # type: ignore[attr-defined]

    first, second = drawn(draw, Size(63, 88))
    assert (first.extent.cx, first.extent.cy) == pytest.approx((5, 7))
    assert (second.extent.cx, second.extent.cy) == pytest.approx((58, 81))


def test_what_stands_in_the_quiet_place_is_all_hidden_by_the_mark() -> None:
    strokes = drawn(lambda pen, trim: quiet_place(pen, Box(5, 20, 5.5, 5.5), "#172763"), Size(63, 88))
    assert strokes
    assert all(within(s.extent, Box(5, 20, 5.5, 5.5)) for s in strokes)


@pytest.mark.parametrize(("lang", "said"), [("ko", ["달"]), ("en", ["Moon"]), ("both", ["달", "Moon"])])
def test_a_name_is_said_in_the_language_asked_for_korean_first(lang: str, said: list[str]) -> None:
    assert say(Text("달", "Moon"), lang) == said
    strokes = drawn(lambda pen, trim: names(pen, 31, 60, 30, Text("달", "Moon"), lang, 1, "#ffffff", "#888888"), Size(63, 88))
    assert [s.words for s in strokes] == said
    assert [s.extent.y for s in strokes] == sorted(s.extent.y for s in strokes)
