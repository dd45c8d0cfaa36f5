"""What is left of several looks at one picture."""

from asrus_pnp.camera_mark.message import mark_of
from asrus_pnp.photo.marks import Mark, merge

A01, A02 = mark_of("A01") or "", mark_of("A02") or ""


def mark(content: str, x: float = 100, y: float = 100, w: float = 40, h: float = 40) -> Mark:
    return Mark(content, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


def test_a_symbol_that_two_looks_see_counts_once() -> None:
    assert [m.id for m in merge([[mark(A01)], [mark(A01, x=103, y=98)]])] == ["A01"]


def test_both_marks_of_a_card_are_kept_apart() -> None:
    assert [m.id for m in merge([[mark(A01), mark(A01, x=400, y=500)]])] == ["A01", "A01"]


def test_what_one_look_reads_is_read() -> None:
    assert [m.content for m in merge([[mark("")], [mark(A01, x=104)], [mark("")]])] == [A01]


def test_a_place_that_no_look_reads_is_told_once() -> None:
    assert [m.content for m in merge([[mark(""), mark(A01, x=300)], [mark("", x=102)]])] == [A01, ""]


def test_two_looks_that_contradict_each_other_are_not_believed() -> None:
    for looks in ([[mark(A01)], [mark(A02)]], [[mark(A01)], [mark(A02)], [mark(A01)]]):
        assert [(m.content, m.id) for m in merge(looks)] == [("", None)]


def test_what_does_not_look_like_our_marks_is_no_unread_place() -> None:
    strange = [mark("", x=500, w=40, h=100), mark("", x=700, w=150, h=150), mark("", x=900, w=12, h=12), mark("", x=950, w=6, h=6)]
    assert [m.content for m in merge([[mark(A01), *strange]])] == [A01]


def test_nothing_gives_nothing() -> None:
    assert merge([]) == merge([[], []]) == []
