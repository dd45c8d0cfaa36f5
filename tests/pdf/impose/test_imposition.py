"""Imposition: grids on paper, and backs behind their fronts."""

import math

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sheets_to_plan import art, cards, fitting, flips, folded, near, papers, some

from asrus_pnp.core.errors import DrawError
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import plan

MARGIN_MM = 5.0


@given(cards, papers)
def test_trims_and_bleeds_stay_where_the_printer_prints(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    [page] = plan(some(grid.capacity), grid, "fronts", "long")
    for placed in page.placed:
        box = art(placed)
        assert min(box.x, box.y) >= MARGIN_MM
        assert box.right <= grid.page.w - MARGIN_MM
        assert box.bottom <= grid.page.h - MARGIN_MM


@given(cards, papers)
def test_no_two_cards_nor_their_bleeds_overlap(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    assume(grid.capacity <= 60)
    [page] = plan(some(grid.capacity), grid, "fronts", "long")
    for n, a in enumerate(page.placed):
        for b in page.placed[:n]:
            apart_x = max(art(a).x, art(b).x) - min(art(a).right, art(b).right)
            apart_y = max(art(a).y, art(b).y) - min(art(a).bottom, art(b).bottom)
            assert max(apart_x, apart_y) > -1e-9


@given(cards, papers)
def test_every_card_has_its_size_to_a_hundredth_and_the_grid_is_centred(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    trims = [grid.trim(slot) for slot in range(grid.capacity)]
    assert all(t.w == card.w and t.h == card.h for t in trims)
    assert min(t.x for t in trims) == pytest.approx(grid.page.w - max(t.right for t in trims))
    assert min(t.y for t in trims) == pytest.approx(grid.page.h - max(t.bottom for t in trims))
    assert sorted((grid.page.w, grid.page.h)) == sorted((paper.w, paper.h))


@given(cards, papers)
def test_a_bleed_is_half_a_millimetre_at_least_where_cards_stand_apart_and_never_more_than_two(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    for axis in (grid.across, grid.down):
        assert axis.gap == 0 or axis.gap >= 1.0
        assert 0 <= axis.outer <= 2.0
        assert axis.gap in (0, 2 * axis.outer)


@given(cards, papers, flips, st.integers(1, 200), st.sets(st.integers(0, 199), max_size=40))
def test_each_back_lies_behind_its_front_when_the_sheet_is_turned(card: Size, paper: Size, flip: str, count: int, backless: set[int]) -> None:
    grid = fitting(card, paper)
    pages = plan(some(count, sorted(backless)), grid, "duplex", flip)  # type: ignore[arg-type]
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        fronts = {p.piece.name: p for p in front.placed}
        assert not front.back
        assert back.back
        assert [p.piece.name for p in back.placed] == [p.piece.name for p in front.placed if p.piece.back]
        for placed in back.placed:
            assert near(folded(placed.trim, back, flip), fronts[placed.piece.name].trim)
            assert near(folded(art(placed), back, flip), art(fronts[placed.piece.name]))


@given(cards, papers, flips)
def test_a_back_stands_on_its_head_exactly_where_the_sheet_turns_over_a_level_edge(card: Size, paper: Size, flip: str) -> None:
    grid = fitting(card, paper)
    front, back = plan(some(1), grid, "duplex", flip)  # type: ignore[arg-type]
    above = Box(0, 0, 1, 1)  # a mark at the upper left corner of the page: turned over a level hinge it lies at the foot
    upside_down = folded(above, back, flip).y > 1
    assert back.placed[0].turned == upside_down
    assert not front.placed[0].turned


@given(cards, papers, st.integers(1, 200))
def test_places_are_fixed_by_the_grid_and_not_by_how_many_cards_there_are(card: Size, paper: Size, count: int) -> None:
    grid = fitting(card, paper)
    pages = plan(some(count), grid, "fronts", "long")
    assert len(pages) == math.ceil(count / grid.capacity)
    for page in pages:
        assert page.grid is grid
        for slot, placed in enumerate(page.placed):
            assert placed.trim == grid.trim(slot)
    assert [p.piece.name for page in pages for p in page.placed] == [f"P{k}" for k in range(count)]


def test_pages_are_numbered_through_fronts_before_their_backs() -> None:
    pages = plan(some(10), grid_for(Size(63, 88), Size(210, 297)), "duplex", "long", first=5)
    assert [(p.number, p.back, len(p.placed)) for p in pages] == [(5, False, 9), (6, True, 9), (7, False, 1), (8, True, 1)]


def test_a_sheet_whose_cards_have_no_backs_still_has_its_empty_back() -> None:
    pages = plan(some(10, range(9)), grid_for(Size(63, 88), Size(210, 297)), "duplex", "long")
    assert [len(p.placed) for p in pages] == [9, 0, 1, 1]


@pytest.mark.parametrize(
    ("card", "paper", "capacity", "upright"),
    [((63, 88), (210, 297), 9, True), ((63, 88), (215.9, 279.4), 9, True), ((44, 68), (210, 297), 16, True), ((59, 92), (215.9, 279.4), 8, False),
     ((70, 120), (210, 297), 4, True), ((44, 44), (210, 297), 24, True), ((63, 88), (102, 152), 2, False)],
)  # fmt: skip
def test_known_cards_lie_on_known_papers_as_printers_expect(card: tuple[float, float], paper: tuple[float, float], capacity: int, upright: bool) -> None:
    grid = grid_for(Size(*card), Size(*paper))
    assert grid.capacity == capacity
    assert (grid.page == Size(*paper)) == upright


@given(cards, papers)
def test_no_way_to_lay_the_page_and_the_words_would_hold_more_cards(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    most = 0
    for w, h in ((paper.w, paper.h), (paper.h, paper.w)):
        for beside, above in ((0, 5), (5, 0)):  # the words of the margin take 5 mm at two opposite edges, marks 1 mm at least, the printer 5 mm
            across = math.floor((w - 2 * (6 + beside)) / card.w + 1e-6)
            most = max(most, across * math.floor((h - 2 * (6 + above)) / card.h + 1e-6))
    assert grid.capacity == most


@given(st.builds(Size, st.integers(20, 600).map(float), st.integers(20, 600).map(float)), papers)
@settings(max_examples=60)
def test_what_is_too_large_is_refused_with_a_size_that_does_fit(card: Size, paper: Size) -> None:
    try:
        grid_for(card, paper)
    except DrawError as error:
        [fault] = error.faults
        assert str(card) in fault.found.en
        assert str(card) in fault.found.ko
        w, h = (float(n) for n in fault.right.en.removeprefix("up to ").split(" mm")[0].split("×"))
        assert grid_for(Size(w, h), paper).capacity >= 1


@pytest.mark.parametrize("card", [Size(0, 88), Size(63, -1), Size(math.nan, 88), Size(63, math.inf)])
def test_a_length_that_is_none_is_refused(card: Size) -> None:
    with pytest.raises(DrawError, match="lengths above 0"):
        grid_for(card, Size(210, 297))


def test_square_paper_is_laid_out_once() -> None:
    assert grid_for(Size(44, 44), Size(200, 200)).capacity == 16


def test_mirroring_twice_changes_nothing() -> None:
    box, page = Box(3, 4, 5, 6), Size(100, 70)
    for axis in ("x", "y"):
        assert box.mirrored(page, axis).mirrored(page, axis) == box
    assert box.mirrored(page, "x") == Box(92, 4, 5, 6)
    assert box.mirrored(page, "y") == Box(3, 60, 5, 6)
