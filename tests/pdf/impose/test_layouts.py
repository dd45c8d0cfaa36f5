"""Layouts beyond the plain one: backs behind their fronts in the finished file, whatever the sides, the flip, the paper, the bleed, the gap and the printer."""

import io
import math
from collections.abc import Sequence
from itertools import pairwise

import pikepdf
import pypdfium2
import pytest
from finished_sheets import A4, LETTER, MM, STANDARD, Point, corners, pieces, placed, shifted, spot
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from sheets_to_plan import BACK, FRONT, PAPERS, art, cards, flips, near, papers, some
from strokes import FlatPen, overlap, within

from asrus_pnp.core.errors import DrawError, InputError
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.crop_marks import MARGIN, crop_marks, room, strips
from asrus_pnp.pdf.impose.geometry import Box, Edges, Grid, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Face, Page, Piece, plan
from asrus_pnp.pdf.impose.print_settings import EVERYWHERE, Layout, MarkStyle, Profile, Shift, back_axis
from asrus_pnp.pdf.write.document import Job, draw
from asrus_pnp.pdf.write.look import Look
from asrus_pnp.pdf.write.margins import draw_fold, draw_marks, draw_strips
from asrus_pnp.products.assemble import assemble_all

HAIR = 1e-6
HUNDREDTH_MM = 0.01

lengths = st.one_of(st.none(), st.integers(0, 20).map(lambda n: n / 4))
edges = st.builds(Edges, *[st.integers(3, 15).map(float)] * 4)
tenths = st.integers(-15, 15).map(lambda n: n / 10)
shifts = st.builds(Shift, tenths, tenths, st.integers(-10, 10).map(lambda n: n / 10))
profiles = st.builds(Profile, st.just("p"), shifts, st.none(), edges)
sides = st.sampled_from(["duplex", "fronts", "split", "gutterfold"])
layouts = st.builds(Layout, sides, flips, lengths, lengths, profiles)
marks = st.builds(
    MarkStyle, st.sampled_from(["margin", "corner", "cross", "lines"]), st.sampled_from([1.0, 2.5, 8.0]), st.sampled_from([None, 0.0, 1.5]),
    st.sampled_from([0.1, 0.15, 0.5]),
)  # fmt: skip


def fitting(card: Size, paper: Size, layout: Layout) -> Grid:
    try:
        grid = grid_for(card, paper, layout)
    except DrawError:
        assume(False)
        raise
    assume(grid.capacity <= 60)
    return grid


@given(cards, papers, layouts)
def test_all_art_stays_off_the_dead_edges_even_when_backs_are_shifted(card: Size, paper: Size, layout: Layout) -> None:
    grid = fitting(card, paper, layout)
    for page in plan(some(grid.capacity), grid, layout.sides, layout.flip):
        dead = layout.profile.margins_on(page.size)
        for one in page.placed:
            points = corners(art(one))
            if page.back:
                points = [shifted(p, page.size, layout.profile.shift_on(page.size)) for p in points]
            for x, y in points:
                assert dead.left - HAIR <= x <= page.size.w - dead.right + HAIR
                assert dead.top - HAIR <= y <= page.size.h - dead.bottom + HAIR


@given(cards, papers, layouts)
def test_no_two_cards_nor_their_bleeds_overlap_in_any_layout(card: Size, paper: Size, layout: Layout) -> None:
    grid = fitting(card, paper, layout)
    for page in plan(some(grid.capacity), grid, layout.sides, layout.flip):
        arts = [art(p) for p in page.placed]
        assert not [1 for n, a in enumerate(arts) for b in arts[:n] if overlap(a, b, 1e-9)]


@given(cards, papers, layouts)
def test_a_bleed_and_a_gap_that_are_asked_for_are_kept_to_the_millimetre(card: Size, paper: Size, layout: Layout) -> None:
    grid = fitting(card, paper, layout)
    for axis in (grid.across, grid.down):
        if layout.gap_mm is not None and axis.count > 1:
            assert axis.gap == layout.gap_mm
        if layout.bleed_mm is not None:
            assert axis.outer == layout.bleed_mm
            assert axis.count == 1 or axis.gap == (2 * layout.bleed_mm if layout.gap_mm is None else layout.gap_mm)
        for index in range(axis.count):
            assert all(b <= axis.outer for b in axis.bleeds(index))
        if axis.count > 1:
            assert axis.bleeds(0)[1] == axis.bleeds(1)[0] == min(axis.gap / 2, axis.outer)


@given(cards, papers, flips, st.integers(1, 60), st.sets(st.integers(0, 59), max_size=20))
def test_folded_backs_lie_behind_their_fronts_and_stand_on_their_heads(card: Size, paper: Size, flip: str, count: int, backless: set[int]) -> None:
    grid = fitting(card, paper, Layout("gutterfold", flip))  # type: ignore[arg-type]
    for page in plan(some(count, sorted(backless)), grid, "gutterfold", flip):  # type: ignore[arg-type]
        fronts = {p.piece.name: p for p in page.placed if p.face is FRONT}
        backs = [p for p in page.placed if p.face is BACK]
        assert sorted(p.piece.name for p in backs) == sorted(n for n, p in fronts.items() if p.piece.back)
        fold = page.size.h / 2
        for back in backs:
            a = art(back)
            assert back.turned
            assert near(Box(a.x, 2 * fold - a.bottom, a.w, a.h), art(fronts[back.piece.name]))
            assert art(fronts[back.piece.name]).bottom < fold < a.y


@settings(max_examples=60)
@given(cards, papers, layouts, marks, st.integers(1, 60))
def test_marks_of_every_kind_keep_out_of_the_cards_and_off_the_words_and_the_edges(
    card: Size, paper: Size, layout: Layout, style: MarkStyle, count: int
) -> None:
    grid = fitting(card, paper, layout)
    for page in plan(some(min(count, 2 * grid.capacity)), grid, layout.sides, layout.flip):
        pen = FlatPen()
        draw_marks(pen, page, style)
        free = Box(0, 0, page.size.w, page.size.h)
        inside = Box(free.x + grid.free.left, free.y + grid.free.top, free.w - grid.free.left - grid.free.right, free.h - grid.free.top - grid.free.bottom)
        enters = style.width_mm / 2 if style.kind in ("cross", "lines") else 0.0
        trims = [cut.grown(-enters - HAIR) for cut in page.cuts]
        for stroke in pen.strokes:
            assert within(stroke.extent, inside)
            assert not [s for s in strips(grid) if overlap(stroke.extent, s, HAIR)]
            assert not [t for t in trims if t.w > 0 and t.h > 0 and overlap(stroke.extent, t)]


@given(cards, papers, st.builds(Layout, st.sampled_from(["duplex", "split"]), flips, lengths, lengths), marks, st.integers(1, 60))
def test_the_marks_of_every_kind_coincide_on_both_sides(card: Size, paper: Size, layout: Layout, style: MarkStyle, count: int) -> None:
    grid = fitting(card, paper, layout)
    pages = plan(some(min(count, grid.capacity)), grid, layout.sides, layout.flip)
    axis = back_axis(grid.page, layout.flip)

    def ends(page: Page, mirror: bool) -> list[tuple[float, ...]]:
        boxes = [Box(x1, y1, x2 - x1, y2 - y1) for x1, y1, x2, y2 in crop_marks(page, style)]
        return sorted((round(b.x, 3), round(b.y, 3), round(b.w, 3), round(b.h, 3)) for b in (b.mirrored(grid.page, axis) if mirror else b for b in boxes))

    front, back = ends(pages[0], False), ends(pages[1], True)
    assert len(front) == len(back)
    assert all(abs(p - q) < HUNDREDTH_MM for a, b in zip(front, back, strict=True) for p, q in zip(a, b, strict=True))


def standard(count: int = 9, **more: object) -> tuple[Grid, list[Page]]:
    layout = Layout(**more)  # type: ignore[arg-type]
    grid = grid_for(STANDARD, A4, layout)
    return grid, plan(some(count), grid, layout.sides, layout.flip)


def test_no_marks_are_none_and_the_others_differ() -> None:
    _, pages = standard()
    assert crop_marks(pages[0], MarkStyle("none")) == []
    found = [frozenset(crop_marks(pages[0], MarkStyle(kind))) for kind in ("margin", "corner", "cross", "lines")]  # type: ignore[arg-type]
    assert len(set(found)) == 4
    assert crop_marks(pages[0]) == crop_marks(pages[0], MarkStyle("margin"))


def test_marks_are_as_long_and_begin_as_far_away_as_asked() -> None:
    grid, pages = standard(bleed_mm=1)
    left = min(c.x for c in pages[0].cuts)
    for length, gap in ((1.0, 0.5), (2.0, 3.0), (50.0, 1.0)):
        outside = [(x1, x2) for x1, y1, x2, y2 in crop_marks(pages[0], MarkStyle("margin", length, gap)) if y1 == y2 and x2 < left]
        assert outside
        for x1, x2 in outside:
            assert left - x2 == pytest.approx(gap, abs=0.23)  # the round end is part of it
            assert left - x1 == pytest.approx(min(gap + length, left - room(grid).x), abs=0.23)


def test_every_card_has_a_mark_at_each_corner_where_corners_are_marked() -> None:
    _, pages = standard(5, gap_mm=6.0, bleed_mm=1.0)
    lines = crop_marks(pages[0], MarkStyle("corner"))
    for cut in pages[0].cuts:
        for x, y in corners(cut):
            assert any(x1 == x2 == round(x, 6) and min(abs(y1 - y), abs(y2 - y)) < 0.3 for x1, y1, x2, y2 in lines)
            assert any(y1 == y2 == round(y, 6) and min(abs(x1 - x), abs(x2 - x)) < 0.3 for x1, y1, x2, y2 in lines)


def test_a_cross_stands_on_each_corner_and_lines_go_through_the_whole_sheet() -> None:
    _, pages = standard(2)
    crosses, through = crop_marks(pages[0], MarkStyle("cross")), crop_marks(pages[0], MarkStyle("lines"))
    for cut in pages[0].cuts:
        for x, y in corners(cut):
            assert any(x1 < x < x2 and abs(y1 - y) < HAIR for x1, y1, x2, _ in crosses)
            assert any(y1 < y < y2 and abs(x1 - x) < HAIR for x1, y1, _, y2 in crosses)
    first, last = min(c.x for c in pages[0].cuts), max(c.right for c in pages[0].cuts)
    assert all(x1 < first and x2 > last for x1, y1, x2, y2 in through if y1 == y2)


def test_the_fold_is_drawn_in_the_middle_between_the_words() -> None:
    grid, [page] = standard(4, sides="gutterfold")
    pen = FlatPen()
    draw_fold(pen, page)
    assert len(pen.strokes) > 20
    for stroke in pen.strokes:
        assert stroke.points[0][1] == page.size.h / 2
        assert not [s for s in strips(grid) if overlap(stroke.extent, s)]
        assert not [p for p in page.placed if overlap(stroke.extent, p.trim)]


def test_wider_bleeds_take_cards_off_the_sheet_and_not_off_the_bleed() -> None:
    capacities = [grid_for(STANDARD, A4, Layout(bleed_mm=b)).capacity for b in (0.0, 2.0, 3.0, 5.0)]
    assert capacities[0] == 9
    assert capacities == sorted(capacities, reverse=True)
    assert capacities[-1] < 9
    assert grid_for(STANDARD, A4, Layout(bleed_mm=5.0, gap_mm=0.0)).capacity > capacities[-1]


def test_what_no_printer_could_take_is_refused_with_what_would_fit() -> None:
    layout = Layout(profile=Profile("p", margins=Edges(4, 4, 4, 40)), bleed_mm=5)
    with pytest.raises(DrawError, match="up to") as caught:
        grid_for(Size(200, 280), A4, layout)
    most = caught.value.faults[0].right.en.removeprefix("up to ").split(" mm")[0].split("×")
    assert grid_for(Size(*map(float, most)), A4, layout).capacity == 1


# ---- in the finished file


def unshifted(p: Point, page: Size, shift: Shift) -> Point:
    """The point of which `shifted` made this one."""
    a, x, y = math.radians(-shift.angle_deg), p[0] - page.w / 2 - shift.x_mm, p[1] - page.h / 2 - shift.y_mm
    return page.w / 2 + x * math.cos(a) - y * math.sin(a), page.h / 2 + x * math.sin(a) + y * math.cos(a)


def turned_over(points: Sequence[Point], page: Size, axis: str) -> list[Point]:
    """Seen through the sheet from the front, the right upper corner of a back lies behind the left upper one of its front."""
    a, b, c, d = ((page.w - x, y) if axis == "x" else (x, page.h - y) for x, y in points)
    return [b, a, d, c]


SHIFTS = (Shift(), Shift(0.8, -0.4, 0.1), Shift(-3, 2.5, -1.2))


@pytest.mark.parametrize("shift", SHIFTS, ids=str)
@pytest.mark.parametrize("paper", PAPERS, ids=str)
@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("way", ["duplex", "split", "gutterfold"])
def test_front_and_back_coincide_to_a_hundredth_when_the_shift_is_undone(way: str, flip: str, paper: Size, shift: Shift) -> None:
    layout = Layout(way, flip, profile=Profile("p", shift))  # type: ignore[arg-type]
    grids = [found for card in (STANDARD, Size(59, 92), Size(44, 44)) if (found := _grid_or_none(card, paper, layout))]
    assert grids
    for grid in grids:
        pages = plan(pieces(5), grid, layout.sides, layout.flip)
        with pikepdf.open(io.BytesIO(draw(Job(same("t"), "ko", tuple(pages), layout.sides, layout.flip, profile=layout.profile)))) as pdf:
            check(pages, [placed(page) for page in pdf.pages], layout)


def _grid_or_none(card: Size, paper: Size, layout: Layout) -> Grid | None:
    try:
        return grid_for(card, paper, layout)
    except DrawError:
        return None


def check(pages: list[Page], drawn: list[dict[str, list[Point]]], layout: Layout) -> None:
    size = pages[0].size
    pairs = [(one, one) for one in drawn] if layout.sides == "gutterfold" else list(zip(drawn[::2], drawn[1::2], strict=True))
    axis = "y" if layout.sides == "gutterfold" else back_axis(size, layout.flip)
    shift = Shift() if layout.sides == "gutterfold" else layout.profile.shift_on(size)
    seen = 0
    for fronts, backs in pairs:
        for name in (n for n in fronts if n.startswith("front")):
            straight = [unshifted(p, size, shift) for p in backs[name.replace("front", "back")]]
            for p, q in zip(fronts[name], turned_over(straight, size, axis), strict=True):
                assert math.dist(p, q) < HUNDREDTH_MM
            seen += 1
    assert seen == 5


def test_fronts_and_words_are_not_shifted_and_nothing_is_rasterised() -> None:
    layout = Layout(profile=Profile("p", Shift(2, 1, 0.5)))
    pages = tuple(plan(pieces(3), grid_for(STANDARD, A4, layout), "duplex", "long"))
    content = draw(Job(same("t"), "ko", pages, "duplex", "long", profile=layout.profile))
    with pikepdf.open(io.BytesIO(content)) as pdf:
        fronts = placed(pdf.pages[0])
        for one in pages[0].placed:
            assert all(math.dist(p, q) < HUNDREDTH_MM for p, q in zip(fronts[one.face.key], corners(one.trim), strict=True))
        assert not [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]


@pytest.mark.parametrize("bleed", [1.0, 3.0, 4.0, 4.5, 5.0])
def test_the_art_reaches_as_far_as_the_bleed_says_and_no_further(bleed: float) -> None:
    def flood(pen: object, trim: Box) -> None:
        pen.rect(trim.grown(FORM_BLEED_MM), fill="#000000")  # type: ignore[attr-defined]

    [page] = plan([Piece("P", Face("p", flood), None, same("g"))], grid_for(STANDARD, A4, Layout(bleed_mm=bleed)), "fronts", "long")
    picture = pypdfium2.PdfDocument(draw(Job(same("t"), "ko", (page,), "fronts", "long", Look(cuts=MarkStyle("none")))))[0].render(scale=288 / 72).to_pil()
    trim, pixels = page.placed[0].trim, 288 / 25.4
    for x, y in ((trim.right, trim.cy), (trim.cx, trim.bottom)):
        dx, dy = (1, 0) if x == trim.right else (0, 1)
        inner, outer = page.placed[0].bleed.right if dx else page.placed[0].bleed.bottom, 0.12
        assert inner == bleed
        assert sum(picture.getpixel((round((x + dx * (inner - outer)) * pixels), round((y + dy * (inner - outer)) * pixels)))[:3]) < 60
        assert sum(picture.getpixel((round((x + dx * (inner + outer)) * pixels), round((y + dy * (inner + outer)) * pixels)))[:3]) > 700


def test_fronts_and_backs_in_two_files_have_as_many_pages_and_a_blank_one_behind_the_cover() -> None:
    from asrus_pnp.pdf.impose.imposition import Order

    jobs = assemble_all(("constellation",), None, Order(Database(), "en", A4), Layout("split"))
    fronts, backs = jobs["constellation-fronts"], jobs["constellation-backs"]
    assert len(fronts.pages) == len(backs.pages) > 3
    assert not any(getattr(p, "back", False) for p in fronts.pages)
    assert all(p.back for p in backs.pages[1:] if isinstance(p, Page))
    words = [page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(draw(backs))]
    assert "2 / " in words[1]
    assert "flip on the long edge" in pypdfium2.PdfDocument(draw(fronts))[1].get_textpage().get_text_range()


def test_sheets_of_words_alone_are_one_file_even_when_fronts_and_backs_are_split() -> None:
    from asrus_pnp.pdf.impose.imposition import Order

    assert list(assemble_all(("astro-race-sheets",), None, Order(Database(), "en", A4), Layout("split"))) == ["astro-race-sheets"]


def test_leaves_keep_off_wide_margins_too() -> None:
    from asrus_pnp.pdf.impose.imposition import Order

    profile = Profile("p", margins=Edges(4, 9, 6, 16))
    for name in ("astro-race-sheets", "ganymede-board", "constellation"):
        [job] = assemble_all((name,), None, Order(Database(), "ko", A4), Layout(profile=profile)).values()
        page = pypdfium2.PdfDocument(draw(job))[0]
        size = Size(page.get_width() * MM, page.get_height() * MM)
        assert sorted((size.w, size.h)) == pytest.approx([210, 297], abs=0.001)
        dead, scale = profile.margins_on(size), 4
        ink = page.render(scale=scale).to_pil().convert("L").point(lambda v: 255 * (v < 250)).getbbox()
        assert ink
        left, top, right, bottom = (n * MM / scale for n in ink)
        assert left >= dead.left - 0.1
        assert top >= dead.top - 0.1
        assert size.w - right >= dead.right - 0.1
        assert size.h - bottom >= dead.bottom - 0.1


def test_a_layout_that_says_nothing_is_the_one_that_always_was() -> None:
    assert Layout() == Layout("duplex", "long", None, None, Profile())
    assert Layout().free(A4) == EVERYWHERE
    assert MarkStyle() == MARGIN
    pages = plan(pieces(4), grid_for(STANDARD, A4, Layout()), "duplex", "long")
    plain = draw(Job(same("t"), "ko", tuple(pages), "duplex", "long"))
    assert plain == draw(Job(same("t"), "ko", tuple(pages), "duplex", "long", Look("night", cuts=MarkStyle()), Profile()))


def test_words_of_the_margin_stand_where_the_printer_prints() -> None:
    grid = grid_for(STANDARD, LETTER, Layout(profile=Profile("p", Shift(1, 0), None, Edges(4, 4, 4, 12))))
    page = plan(some(4), grid, "duplex", "long")[0]
    pen = FlatPen()
    draw_strips(pen, page, "이름 · name", "long")
    inner = Box(grid.free.left, grid.free.top, grid.page.w - grid.free.left - grid.free.right, grid.page.h - grid.free.top - grid.free.bottom)
    assert pen.strokes
    assert all(within(s.extent, inner, 0.1) for s in pen.strokes)


@pytest.mark.parametrize("key", ["a b", "a/b", "별/1", "a#20b", "(x)", "a=b", "a%b"])
def test_a_key_that_pdf_cannot_name_is_drawn_all_the_same(key: str) -> None:
    def flood(pen: object, trim: Box) -> None:
        pen.rect(trim, fill="#000000")  # type: ignore[attr-defined]

    [page] = plan([Piece("P", Face(key, flood), None, same("g")), Piece("Q", Face("plain", spot), None, same("g"))], grid_for(STANDARD, A4), "fronts", "long")
    picture = pypdfium2.PdfDocument(draw(Job(same("t"), "ko", (page,), "fronts", "long")))[0].render(scale=1).to_pil()
    trim = page.placed[0].trim
    assert sum(picture.getpixel((round(trim.cx / MM), round((trim.cy + 10) / MM)))[:3]) < 30


@settings(max_examples=200)
@given(st.lists(st.text(max_size=12), min_size=2, max_size=6, unique=True))
def test_two_keys_never_get_one_name(keys: list[str]) -> None:
    from asrus_pnp.pdf.draw.pen import form_name

    names = [form_name(k) for k in keys]
    assert len(set(names)) == len(names)
    assert all(a != b for a, b in pairwise(sorted(names)))
    assert all(n.isascii() and not set(n) & set(" /#%()<>[]{}") for n in names)


def test_what_does_not_go_together_is_told_all_at_once() -> None:
    from asrus_pnp.pdf.impose import paper_sizes
    from asrus_pnp.pdf.impose.print_settings import checked

    sheet = paper_sizes.load(Database()).sheet("avery-5371")
    with pytest.raises(InputError) as caught:
        checked(Layout("gutterfold", bleed_mm=2, gap_mm=3, sheet=sheet), "a4")
    assert [f.where.en for f in caught.value.faults] == ["--paper a4", "--sides gutterfold", "--bleed", "--gap"]
