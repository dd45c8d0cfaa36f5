"""Crop marks, the strips of words, the ruler and the arrow: in the margin and the gaps, never on a card."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sheets_to_plan import CARDS, FRONT, PAPERS, art, cards, fitting, flips, folded, papers, some
from strokes import FlatPen, Stroke, overlap, within

from asrus_pnp.core.text import same
from asrus_pnp.pdf.impose.crop_marks import crop_marks, strips
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Page, Piece, plan
from asrus_pnp.pdf.write.margins import draw_marks, draw_strips, turn_words

HAIR = 1e-6
counts = st.integers(1, 120)
holes = st.sets(st.integers(0, 119), max_size=30)


def inked(page: Page) -> list[Box]:
    """What the marks of a page cover, the pale line under them and its round ends included."""
    pen = FlatPen()
    draw_marks(pen, page)
    return [s.extent for s in pen.strokes]


def sheets(card: Size, paper: Size, flip: str, count: int, backless: set[int]) -> list[tuple[Page, Page]]:
    grid = fitting(card, paper)
    assume(grid.capacity <= 60)
    pages = plan(some(min(count, 2 * grid.capacity), sorted(backless)), grid, "duplex", flip)  # type: ignore[arg-type]
    return list(zip(pages[::2], pages[1::2], strict=True))


@settings(max_examples=50)
@given(cards, papers, flips, counts, holes)
def test_no_mark_enters_a_card_on_either_side_of_the_sheet(card: Size, paper: Size, flip: str, count: int, backless: set[int]) -> None:
    for front, back in sheets(card, paper, flip, count, backless):
        trims = [p.trim for p in front.placed]
        marks = inked(front) + [folded(box, back, flip) for box in inked(back)]
        assert not [m for m in marks if any(overlap(m, t, HAIR) for t in trims)]


@settings(max_examples=50)
@given(cards, papers, counts)
def test_marks_stay_where_the_printer_prints_and_clear_of_the_words(card: Size, paper: Size, count: int) -> None:
    for page, _ in sheets(card, paper, "long", count, set()):
        printed = Box(0, 0, page.size.w, page.size.h).grown(-5)
        for mark in inked(page):
            assert within(mark, printed)
            assert not any(overlap(mark, strip, HAIR) for strip in strips(page.grid))


@given(cards, papers)
def test_the_words_stand_clear_of_all_art_and_inside_the_printers_margin(card: Size, paper: Size) -> None:
    grid = fitting(card, paper)
    assume(grid.capacity <= 60)
    [page] = plan(some(grid.capacity), grid, "fronts", "long")
    for strip in strips(grid):
        assert within(strip, Box(0, 0, grid.page.w, grid.page.h).grown(-5))
        assert not any(overlap(strip, art(p), HAIR) for p in page.placed)


@settings(max_examples=50)
@given(cards, papers, counts)
def test_each_edge_of_each_card_has_a_mark_at_both_ends_of_its_cut(card: Size, paper: Size, count: int) -> None:
    for page, _ in sheets(card, paper, "long", count, set()):
        lines = crop_marks(page)
        for trim in (p.trim for p in page.placed):
            for x in (trim.x, trim.right):
                along = [(y1, y2) for x1, y1, x2, y2 in lines if x1 == x2 and abs(x1 - x) < HAIR]
                assert any(y2 < trim.y for _, y2 in along)
                assert any(y1 > trim.bottom for y1, _ in along)
            for y in (trim.y, trim.bottom):
                along = [(x1, x2) for x1, y1, x2, y2 in lines if y1 == y2 and abs(y1 - y) < HAIR]
                assert any(x2 < trim.x for _, x2 in along)
                assert any(x1 > trim.right for x1, _ in along)


@settings(max_examples=50)
@given(cards, papers, flips, counts)
def test_the_marks_of_both_sides_coincide_when_the_sheet_is_turned(card: Size, paper: Size, flip: str, count: int) -> None:
    for front, back in sheets(card, paper, flip, count, set()):
        ends = [sorted((round(b.x, 2), round(b.y, 2), round(b.w, 2), round(b.h, 2)) for b in boxes)
                for boxes in (inked(front), [folded(b, back, flip) for b in inked(back)])]  # fmt: skip
        assert all(abs(p - q) < 0.011 for a, b in zip(*ends, strict=True) for p, q in zip(a, b, strict=True))


@pytest.mark.parametrize("paper", PAPERS, ids=str)
def test_a_mark_is_long_enough_to_lay_a_ruler_on(paper: Size) -> None:
    for card in CARDS:
        grid = grid_for(card, paper)
        [page] = plan(some(grid.capacity), grid, "fronts", "long")
        outside = [(x1, y1, x2, y2) for x1, y1, x2, y2 in crop_marks(page) if not within(Box(x1, y1, x2 - x1, y2 - y1), _around(page))]
        cuts = sum(2 * axis.count if axis.gap else axis.count + 1 for axis in (grid.across, grid.down))
        assert len(outside) == 2 * cuts
        assert min(x2 - x1 + y2 - y1 for x1, y1, x2, y2 in outside) >= 0.54


def _around(page: Page) -> Box:
    x, y = min(c.x for c in page.cuts), min(c.y for c in page.cuts)
    return Box(x, y, max(c.right for c in page.cuts) - x, max(c.bottom for c in page.cuts) - y)


def test_the_empty_back_of_a_sheet_shows_its_cuts_all_the_same() -> None:
    front, back = plan(some(3, range(3)), grid_for(Size(63, 88), PAPERS[0]), "duplex", "long")
    assert len(crop_marks(back)) == len(crop_marks(front)) == 6 * 2 + 2 * 4


def furniture(card: Size, paper: Size, back: bool = False, flip: str | None = "long", words: str = "이름 · name") -> tuple[list[Stroke], Page]:
    pieces = [Piece("P", FRONT, FRONT, same("g"))] * 2
    page = plan(pieces, grid_for(card, paper), "duplex", "long")[int(back)]
    pen = FlatPen()
    draw_strips(pen, page, words, flip)  # type: ignore[arg-type]
    return pen.strokes, page


@pytest.mark.parametrize("paper", PAPERS, ids=str)
@pytest.mark.parametrize("card", CARDS, ids=str)
def test_words_ruler_and_arrow_lie_in_their_strips_on_every_paper(card: Size, paper: Size) -> None:
    for flip in ("long", "short"):
        strokes, page = furniture(
            card, paper, flip=flip, words="아스루스 기본 덱 · ASRUS base deck   10 / 18   앞면 · front   100 % 크기로 인쇄 · print at 100 %"
        )
        for stroke in strokes:
            assert any(within(stroke.extent, strip, 0.1) for strip in strips(page.grid)), stroke
        words = [s for s in strokes if s.kind == "text"]
        assert not [(a.words, b.words) for k, a in enumerate(words) for b in words[:k] if overlap(a.extent, b.extent)]
        assert all(s.size_pt >= 5 for s in words)


@pytest.mark.parametrize(("paper", "length"), [(PAPERS[0], 100), (PAPERS[1], 100), (PAPERS[5], 50)], ids=str)
def test_the_ruler_measures_what_it_says(paper: Size, length: int) -> None:
    strokes, page = furniture(Size(59, 92), paper)
    ticks = sorted({round(s.points[0][0], 4) for s in strokes if s.kind == "path" and s.points[0][0] == s.points[1][0]} if page.grid.strip == "ends"
                   else {round(s.points[0][1], 4) for s in strokes if s.kind == "path" and s.points[0][1] == s.points[1][1]})  # fmt: skip
    longest = max(({t for t in ticks if abs((t - first) % 1) < 1e-3} for first in ticks), key=len)
    assert len(longest) == length + 1
    assert max(longest) - min(longest) == pytest.approx(length, abs=0.001)
    assert f"{length} mm" in [s.words for s in strokes]


def test_fronts_say_how_to_turn_the_sheet_and_backs_do_not_nor_sheets_printed_on_one_side() -> None:
    for flip in ("long", "short"):
        said = " ".join(s.words for s in furniture(CARDS[0], PAPERS[0], flip=flip)[0])
        assert turn_words(flip).en in said  # type: ignore[arg-type]
        assert turn_words(flip).ko in said  # type: ignore[arg-type]
    for strokes, _ in (furniture(CARDS[0], PAPERS[0], back=True), furniture(CARDS[0], PAPERS[0], flip=None)):
        assert not [s for s in strokes if "edge" in s.words]
