"""What goes wrong with the files of other tools, one test for each: none of it does here. What concerns printing houses stands in tests/export."""

import io
import math
import os
from functools import cache
from itertools import combinations
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from finished import fonts, page_size, uses
from finished_sheets import STANDARD, corners, pieces, placed, shifted
from sheets_to_plan import BACK, FRONT, PAPERS, folded, near, some
from strokes import FlatPen, overlap, within

from asrus_pnp.core.errors import DrawError, FileError, InputError
from asrus_pnp.core.files import write
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose import printer_profiles
from asrus_pnp.pdf.impose.crop_marks import crop_marks
from asrus_pnp.pdf.impose.geometry import Box, Edges, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Order, Page, plan
from asrus_pnp.pdf.impose.leaves import Leaf, best_page, body, ticks, tiled, tiles
from asrus_pnp.pdf.impose.print_settings import Layout, Profile, Shift
from asrus_pnp.pdf.write.document import Job, draw
from asrus_pnp.pdf.write.margins import draw_leaf, draw_marks, draw_strips
from asrus_pnp.products.assemble import assemble

DATA, A4, LETTER = Database(), Size(210, 297), Size(215.9, 279.4)
MM = 25.4 / 72


@cache
def constellation() -> bytes:
    return draw(assemble("constellation", Order(DATA, "both", A4), Layout()))


def sheet(count: int, backless: tuple[int, ...] = (), paper: Size = A4, flip: str = "long") -> list[Page]:
    return plan(some(count, backless), grid_for(STANDARD, paper), "duplex", flip)  # type: ignore[arg-type]


@pytest.mark.parametrize("paper", PAPERS, ids=str)
@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_behind_the_wrong_front(paper: Size, flip: str) -> None:
    front, back = sheet(7, paper=paper, flip=flip)[:2]
    fronts = {p.piece.name: p.trim for p in front.placed}
    assert all(near(folded(p.trim, back, flip), fronts[p.piece.name]) for p in back.placed)


def test_a_last_page_that_is_half_empty() -> None:
    full, last = sheet(10)[0], sheet(10)[2]
    assert len(last.placed) == 1
    assert last.placed[0].trim == full.placed[0].trim  # the place is the grid's, however few cards there are
    assert near(folded(sheet(10)[3].placed[0].trim, last, "long"), last.placed[0].trim)


def test_a_card_without_a_back_among_cards_that_have_one() -> None:
    front, back = sheet(5, (1, 3))[:2]
    assert [p.piece.name for p in back.placed] == ["P0", "P2", "P4"]
    assert [near(folded(b.trim, back, "long"), front.placed[n].trim) for n, b in zip((0, 2, 4), back.placed, strict=True)] == [True] * 3


def test_nobody_knows_how_to_turn_the_sheet() -> None:
    page = sheet(4)[0]
    pen = FlatPen()
    draw_strips(pen, page, "", "long")
    words = [s for s in pen.strokes if "flip on the long edge" in s.words]
    assert words
    assert not [p for p in page.placed if overlap(words[0].extent, p.trim)]


def test_a_printer_that_shifts_its_backs() -> None:
    """The profile moves the backs, and only them, by what the printer needs, and nothing becomes a picture."""
    profile = Profile("home", Shift(1.5, -2.0, 0.3))
    pages = plan(pieces(6), grid_for(STANDARD, A4, Layout(profile=profile)), "duplex", "long")
    content = draw(Job(same("t"), "ko", tuple(pages), "duplex", "long", profile=profile))
    with pikepdf.open(io.BytesIO(content)) as pdf:
        backs = placed(pdf.pages[1])
        assert not [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Image"]
    for one in pages[1].placed:
        wanted = [shifted(p, pages[1].size, profile.shift) for p in corners(one.trim)]
        assert all(math.dist(p, q) < 0.01 for p, q in zip(backs[one.face.key], wanted, strict=True))


def test_two_printers_that_differ(tmp_path: Path) -> None:
    known = printer_profiles.with_reading((), "home", printer_profiles.Reading(dx_mm=0.8))
    known = printer_profiles.with_reading(known, "work", printer_profiles.Reading(dx_mm=-1.2, flip="short"))
    (tmp_path / printer_profiles.FILE).write_text(printer_profiles.written(known))
    assert printer_profiles.find(tmp_path, "home").shift.x_mm == 0.8
    assert printer_profiles.find(tmp_path, "work").flip == "short"


def test_fit_to_page_shrinks_everything() -> None:
    with pikepdf.open(io.BytesIO(constellation())) as pdf:
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
    first = pypdfium2.PdfDocument(constellation())[2].get_textpage().get_text_range()
    assert "print at 100 %" in first
    assert "100 mm" in first  # the ruler by which it is found out


def test_ink_where_printers_do_not_print() -> None:
    for page in pypdfium2.PdfDocument(constellation()):
        picture = page.render(scale=2).to_pil().convert("L").point(lambda v: 255 * (v < 250))
        box = picture.getbbox()
        if box:
            left, top, right, bottom = (n * MM / 2 for n in box)
            assert min(left, top, page.get_width() * MM - right, page.get_height() * MM - bottom) > 4.7


def test_marks_that_are_computed_apart_from_the_cards() -> None:
    for page in sheet(11, (2,)):
        cuts = {round(n, 4) for c in page.cuts for n in (c.x, c.right, c.y, c.bottom)}
        assert {round(x1, 4) for x1, y1, x2, y2 in crop_marks(page) if x1 == x2} | {round(y1, 4) for x1, y1, x2, y2 in crop_marks(page) if y1 == y2} == cuts


def test_marks_on_cards() -> None:
    for page in sheet(11, (2,)):
        pen = FlatPen()
        draw_marks(pen, page)
        assert pen.strokes
        assert not [s for s in pen.strokes for c in page.cuts if overlap(s.extent, c, 1e-6)]


def test_drift_from_rounded_lengths() -> None:
    for size in (Size(63.5, 88.9), Size(57.15, 88.9), Size(44.45, 63.5)):
        pages = plan(pieces(4), grid_for(size, LETTER), "fronts", "long")
        with pikepdf.open(io.BytesIO(draw(Job(same("t"), "ko", tuple(pages), "fronts", "long")))) as pdf:
            for use, one in zip(uses(pdf.pages[0], FORM_BLEED_MM), pages[0].placed, strict=True):
                assert (use.trim.x, use.trim.y, use.trim.w, use.trim.h) == pytest.approx((one.trim.x, one.trim.y, size.w, size.h), abs=0.01)


def test_pages_of_595_by_842_points() -> None:
    with pikepdf.open(io.BytesIO(constellation())) as pdf:
        assert {(round(page_size(p).w, 3), round(page_size(p).h, 3)) for p in pdf.pages} == {(210, 297)}
        assert [float(n) for n in pdf.pages[0].mediabox][2:] == pytest.approx([595.276, 841.890], abs=0.0006)


def test_huge_files() -> None:
    assert len(constellation()) < 500_000
    with pikepdf.open(io.BytesIO(constellation())) as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
        drawn = [use.form for page in pdf.pages for use in uses(page, FORM_BLEED_MM)]
    assert len(forms) == len(set(drawn)) < len(drawn) / 4
    assert b"/Subtype /Image" not in constellation()


def test_a_half_written_file_at_the_final_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.pdf").write_bytes(b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(FileError, match="No space"):
        write({tmp_path / "a.pdf": b"new"})
    assert [(f.name, f.read_bytes()) for f in tmp_path.iterdir()] == [("a.pdf", b"old")]


def test_glyphs_that_the_font_lacks() -> None:
    def wrong(pen: object, box: Box) -> None:
        pen.text(10, 20, "CO₂", "Bold", 8, "#000000")  # type: ignore[attr-defined]

    with pytest.raises(DrawError, match=r"U\+2082"):
        draw(Job(same("t"), "ko", (Leaf(A4, same("leaf"), wrong),), "fronts", "long"))


def test_text_that_is_clipped() -> None:
    assert fit_pt("word", "Regular", 12, 100) == 12
    assert LEAST_PT <= fit_pt("a somewhat longer line of words", "Regular", 12, 40) < 12
    assert len(block("some words that are wrapped into a few lines", "Regular", 8, 20, 30, 1.2)[1]) > 1
    with pytest.raises(DrawError, match="asrus-3"):
        fit_pt("a line that is far too long for its place", "Regular", 12, 10, "asrus-3")


def test_fonts_that_are_not_embedded(tmp_path: Path) -> None:
    (tmp_path / "c.pdf").write_bytes(constellation())
    found = fonts(tmp_path / "c.pdf")
    assert found
    assert all(found.values())
    assert not [name for name in found if "Helvetica" in name]


@pytest.mark.parametrize("paper", PAPERS, ids=str)
def test_a4_only_or_letter_only(paper: Size) -> None:
    pages = plan(pieces(3), grid_for(STANDARD, paper), "duplex", "long")
    with pikepdf.open(io.BytesIO(draw(Job(same("t"), "ko", tuple(pages), "duplex", "long")))) as pdf:
        size = page_size(pdf.pages[0])
    assert sorted((size.w, size.h)) == pytest.approx(sorted((paper.w, paper.h)), abs=0.001)


def test_a_profile_that_does_not_fit_the_paper() -> None:
    with pytest.raises(InputError, match="--paper letter"):
        printer_profiles.suits(Profile("home", paper="letter"), "a4", A4)
    with pytest.raises(DrawError, match="up to"):
        grid_for(STANDARD, Size(102, 152), Layout(profile=Profile("home", margins=Edges(20, 30, 20, 40))))


def test_different_bytes_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = constellation()
    monkeypatch.setitem(os.environ, "SOURCE_DATE_EPOCH", "1700000000")
    assert draw(assemble("constellation", Order(DATA, "both", A4), Layout())) == before


def test_a_board_that_is_cut_off_at_the_edge_of_the_page() -> None:
    board = Size(400, 300)
    parts = tiles(board, A4)
    assert all(within(t.part, Box(0, 0, board.w, board.h)) for t in parts)
    for x, y in ((1, 1), (399, 1), (1, 299), (399, 299), (200, 150)):
        assert [t for t in parts if t.part.x <= x <= t.part.right and t.part.y <= y <= t.part.bottom]
    overlaps = {
        round(min(a.part.right, b.part.right) - max(a.part.x, b.part.x), 6)
        for a, b in combinations(parts, 2)
        if a.row == b.row and abs(a.column - b.column) == 1
    }
    assert len(overlaps) == 1
    assert min(overlaps) >= 10
    marks = [line for t in parts for line in ticks(parts, t, board)]
    assert marks
    assert all(marks.count(line) >= 2 for line in marks)  # each is on the pages that meet there
    assert all(not (0 < x < board.w and 0 < y < board.h) for line in marks for x, y in line)  # and stays on no board
    assert len(tiled(same("b"), board, lambda pen, box: None, A4)) == len(tiles(board, best_page(board, A4)))


def test_flaps_of_a_box_that_run_off_the_sheet() -> None:
    with pytest.raises(DrawError, match="larger paper"):
        assemble("constellation-box", Order(DATA, "en", Size(102, 152)), Layout())
    [leaf, *_] = [p for p in assemble("constellation-box", Order(DATA, "en", A4), Layout()).pages if isinstance(p, Leaf)]
    pen = FlatPen()
    leaf.draw(pen, leaf.body)
    assert all(within(s.extent, body(leaf.size), 0.2) for s in pen.strokes)


@pytest.mark.parametrize("width", [102.0, 120.0, 152.0, 210.0])
def test_the_foot_of_a_narrow_page_keeps_its_words_and_its_ruler(width: float) -> None:
    pen, leaf = FlatPen(), Leaf(Size(width, 152), same("leaf"), lambda pen, box: None)
    words = "별 헤는 밤 규칙과 점수표 · Counting Stars at Night: rules   1 / 5   규칙 · Rules   100 % 크기로 인쇄 · print at 100 %"
    draw_leaf(pen, leaf, words)
    said = [s for s in pen.strokes if s.kind == "text"]
    assert "".join(words.split()) in "".join("".join(s.words.split()) for s in said)
    assert all(s.size_pt >= LEAST_PT for s in said)
    room = Box(5, leaf.body.bottom, width - 10, 152 - 5 - leaf.body.bottom)
    assert all(within(s.extent, room, 0.1) for s in pen.strokes)
    assert not [1 for k, a in enumerate(said) for b in said[:k] if overlap(a.extent, b.extent, 0.01)]


def test_a_foot_without_room_for_all_words_keeps_the_last_which_says_the_size() -> None:
    pen = FlatPen()
    draw_leaf(pen, Leaf(Size(80, 120), same("leaf"), lambda pen, box: None), f"{'long words ' * 12}   1 / 5   100 %")
    said = [s.words for s in pen.strokes if s.kind == "text"]
    assert "1 / 5 100 %" in " ".join(said)
    with pytest.raises(DrawError, match="larger paper"):
        draw_leaf(FlatPen(), Leaf(Size(55, 120), same("leaf"), lambda pen, box: None), "words   longwordslongwords")


def test_two_sides_that_are_one_card_are_not_taken_for_two() -> None:
    [page] = plan(some(3), grid_for(STANDARD, A4, Layout("gutterfold")), "gutterfold", "long")
    assert [p.face for p in page.placed] == [FRONT] * 3 + [BACK] * 3
