"""Label sheets and sheets that are cut already: the table, and pieces laid on it."""

from collections.abc import Iterator

import pytest
from sheets_to_plan import BACK, FRONT, art, near

from asrus_pnp.core.errors import DrawError
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.impose import paper_sizes
from asrus_pnp.pdf.impose.geometry import Box, Edges, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Piece, plan
from asrus_pnp.pdf.impose.label_sheets import fits, takes
from asrus_pnp.pdf.impose.print_settings import CardSheet, Layout, Profile, Shift

STOCKS = paper_sizes.load(Database())
every_sheet = pytest.mark.parametrize("sheet", STOCKS.sheets, ids=lambda s: s.id)


def places(sheet: CardSheet) -> Iterator[Box]:
    for row in range(sheet.count[1]):
        for column in range(sheet.count[0]):
            yield Box(sheet.first_mm[0] + column * sheet.pitch_mm[0], sheet.first_mm[1] + row * sheet.pitch_mm[1], *sheet.size_mm)


@every_sheet
def test_all_places_lie_on_the_paper_apart_and_nearly_in_its_middle(sheet: CardSheet) -> None:
    paper, boxes = STOCKS.paper(sheet.paper), list(places(sheet))
    assert len(boxes) == sheet.count[0] * sheet.count[1]
    assert all(step >= side - 0.001 for step, side in zip(sheet.pitch_mm, sheet.size_mm, strict=True))
    right, bottom = max(b.right for b in boxes), max(b.bottom for b in boxes)
    assert 0 < min(b.x for b in boxes) < right < paper.w
    assert 0 < min(b.y for b in boxes) < bottom < paper.h
    assert abs(paper.w - right - sheet.first_mm[0]) < 3
    assert abs(paper.h - bottom - sheet.first_mm[1]) < 3


def test_the_sheets_that_were_asked_for_are_there() -> None:
    ids = {s.id for s in STOCKS.sheets}
    assert {"nine-a4", "nine-letter", "avery-5371", "avery-8373", "avery-l7160", "avery-3111", "formtec-ls-3106", "formtec-ls-3109"} <= ids
    assert all(s.standing == "unconfirmed" for s in STOCKS.sheets if s.id.startswith("formtec"))


def laid(sheet: CardSheet, card: Size, flip: str = "long", profile: Profile | None = None) -> list[list[Box]]:
    """The trims of a full sheet, fronts and backs, as seen from the front of upright paper."""
    paper = STOCKS.paper(sheet.paper)
    layout = Layout("duplex", flip, sheet=sheet, others=STOCKS.sheets, profile=profile or Profile())  # type: ignore[arg-type]
    grid = grid_for(card, paper, layout)
    pieces = [Piece(f"P{n}", FRONT, BACK, same("g")) for n in range(grid.capacity)]
    front, back = plan(pieces, grid, "duplex", layout.flip)
    level = (flip == "long") == (grid.page.h >= grid.page.w)
    behind = [p.trim.mirrored(grid.page, "x" if level else "y") for p in back.placed]
    boxes = [[p.trim for p in front.placed], behind]
    if grid.page == paper:
        return boxes
    return [[Box(b.y, paper.h - b.right, b.h, b.w) for b in some] for some in boxes]  # a page on its side has its head at the left edge of the paper


@every_sheet
@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("upright", [True, False])
def test_pieces_lie_in_the_places_on_both_sides_whichever_way_they_stand(sheet: CardSheet, flip: str, upright: bool) -> None:
    for trims in laid(sheet, sheet.size if upright else sheet.size.turned, flip):
        assert len(trims) == sheet.count[0] * sheet.count[1]
        free = list(places(sheet))
        for trim in trims:
            [place] = [b for b in free if near(b, trim)]
            free.remove(place)


@every_sheet
def test_a_piece_that_is_a_little_smaller_lies_in_the_middle_and_its_bleed_fills_the_place(sheet: CardSheet) -> None:
    card = Size(sheet.size.w - 1, sheet.size.h - 1.5)
    grid = grid_for(card, STOCKS.paper(sheet.paper), Layout(sheet=sheet))
    [page] = plan([Piece("P", FRONT, None, same("g"))] * grid.capacity, grid, "fronts", "long")
    for placed, place in zip(page.placed, places(sheet), strict=True):
        assert (placed.trim.cx, placed.trim.cy) == pytest.approx((place.cx, place.cy))
        a = art(placed)
        assert min(place.x - a.x, place.y - a.y, a.right - place.right, a.bottom - place.bottom) > -1e-6


def test_what_fits_fits_to_two_millimetres_and_never_overhangs() -> None:
    place = Size(63, 88)
    assert fits(Size(63, 88), place)
    assert fits(Size(61, 86), place)
    assert not fits(Size(60.9, 88), place)
    assert not fits(Size(63.1, 88), place)
    assert not fits(Size(88, 63), place)
    assert takes(STOCKS.sheet("nine-a4"), Size(88, 63))


def test_a_wrong_size_is_told_what_would_fit() -> None:
    layout = Layout(sheet=STOCKS.sheet("avery-c32011"), others=STOCKS.sheets)
    with pytest.raises(DrawError, match=r"--card-size 54x85, or --sheet nine-a4, nine-letter"):
        grid_for(Size(63, 88), Size(210, 297), layout)
    with pytest.raises(DrawError, match=r"or no --sheet"):
        grid_for(Size(70, 120), Size(210, 297), layout)


def test_a_printer_that_cannot_reach_the_places_is_refused() -> None:
    sheet = STOCKS.sheet("avery-5371")
    assert laid(sheet, sheet.size, profile=Profile("fine", Shift(0.5, 0.5), None, Edges(4, 4, 4, 12)))
    with pytest.raises(DrawError, match="“poor” cannot print"):
        laid(sheet, sheet.size, profile=Profile("poor", Shift(0.5, 0.5), None, Edges(4, 4, 4, 14)))
