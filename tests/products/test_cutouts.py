"""Pieces to cut out: rows, groups and pages, and never one piece over another."""

from itertools import pairwise

import pytest
from strokes import overlap, within

from asrus_pnp.core.errors import DrawError
from asrus_pnp.core.text import same
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import body
from asrus_pnp.products.cutouts import BLEED_MM, GAP_MM, GROUP_GAP_MM, Cutout, flow, leaves

ROOM = Box(10, 20, 100, 60)


def pieces(count: int, wide: float = 20, high: float = 10) -> list[Cutout]:
    return [Cutout(Size(wide, high), lambda pen, box: None) for _ in range(count)]


def test_a_row_holds_what_fits_and_the_rest_goes_below() -> None:
    [page] = flow([pieces(6)], ROOM)
    assert [box.y for box, _ in page] == [20] * 4 + [30 + GAP_MM] * 2
    assert all(round(b.x - a.right, 9) == GAP_MM for (a, _), (b, _) in pairwise(page[:4]))


def test_a_group_begins_a_row_of_its_own() -> None:
    [page] = flow([pieces(1), pieces(1)], ROOM)
    assert page[0][0].x == page[1][0].x
    assert page[1][0].y == 30 + GROUP_GAP_MM


def test_the_widest_row_stands_in_the_middle_of_the_room() -> None:
    [page] = flow([pieces(3), pieces(1)], ROOM)
    assert page[0][0].x - ROOM.x == pytest.approx(ROOM.right - page[2][0].right)


def test_pages_take_over_what_the_first_has_no_room_for_in_order() -> None:
    asked = pieces(23)
    pages = flow([asked], ROOM)
    assert [len(p) for p in pages] == [20, 3]
    assert [c for page in pages for _, c in page] == asked
    assert pages[1][0][0].y == ROOM.y


def test_no_piece_overlaps_another_not_even_with_what_is_drawn_beyond_its_cut() -> None:
    for page in flow([pieces(9, 16, 16), pieces(7, 27, 16)], ROOM):
        boxes = [box.grown(BLEED_MM) for box, _ in page]
        assert not any(overlap(a, b) for k, a in enumerate(boxes) for b in boxes[:k])
        assert all(within(box, ROOM.grown(BLEED_MM)) for box in boxes)


@pytest.mark.parametrize("size", [Size(101, 10), Size(10, 61)], ids=str)
def test_a_piece_larger_than_the_page_is_refused_with_what_would_fit(size: Size) -> None:
    with pytest.raises(DrawError) as caught:
        flow([pieces(1, size.w, size.h)], ROOM)
    assert f"{size} mm" in str(caught.value)
    assert "100×60 mm" in str(caught.value)


def test_leaves_leave_the_printers_margin_to_the_bleed_too() -> None:
    paper, seen = Size(210, 297), []
    [leaf] = leaves(same("x"), same("words"), [[Cutout(Size(20, 20), lambda pen, box: seen.append(box))] * 9], paper, "ko")
    leaf.draw(RecordingPen(), leaf.body)
    assert len(seen) == 9
    assert all(within(box.grown(BLEED_MM), body(paper)) for box in seen)
