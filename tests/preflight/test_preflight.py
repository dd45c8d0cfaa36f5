"""`check FILE.pdf`: every rule finds what it is for and nothing else, and every file of this program passes all of them."""

import io
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

import pikepdf
import pytest
from exported import A4, DATA, LETTER, ORDER, PRESETS, TITLE, few, spotted
from hypothesis import given, settings
from hypothesis import strategies as st

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.pdf.impose import paper_sizes
from asrus_pnp.pdf.impose.geometry import Bleed, Box, Edges, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Order, Page, plan
from asrus_pnp.pdf.impose.print_settings import Layout, MarkStyle, Profile, Shift
from asrus_pnp.pdf.write.document import Job, draw
from asrus_pnp.pdf.write.look import Look
from asrus_pnp.preflight.finished_file import read, read_bytes
from asrus_pnp.preflight.page_content import painted
from asrus_pnp.preflight.rules import problems
from asrus_pnp.products.assemble import assemble, assemble_all

PAPERS = paper_sizes.load(DATA).named_papers
POINT = 72 / 25.4
Change = Callable[[pikepdf.Pdf], None]


def told(content: bytes) -> list[str]:
    return [f.say("en") for f in problems(read_bytes(content), PAPERS)]


@cache
def pages() -> tuple[Page, ...]:
    """Two sheets, the second not full, one card without a back."""
    pieces = [spotted(f"P{n}", back="" if n == 4 else "#993366") for n in range(11)]
    return tuple(plan(pieces, grid_for(Size(63, 88), A4), "duplex", "long"))


def job(some: tuple[Page, ...]) -> bytes:
    return draw(Job(TITLE, "ko", some, "duplex", "long"))


@cache
def sound() -> bytes:
    return job(pages())


def changed(change: Change, content: bytes | None = None) -> bytes:
    buffer = io.BytesIO()
    with pikepdf.open(io.BytesIO(content or sound())) as pdf:
        change(pdf)
        pdf.save(buffer)
    return buffer.getvalue()


def bare(content: bytes) -> bytes:
    """The file with its pages' content within q and Q, so that more can be added in points."""

    def wrap(pdf: pikepdf.Pdf) -> None:
        for page in pdf.pages:
            page.contents_add(pikepdf.Stream(pdf, b"q"), prepend=True)
            page.contents_add(pikepdf.Stream(pdf, b"Q"))

    return changed(wrap, content)


def painting(operators: str, page: int = 0) -> bytes:
    return changed(lambda pdf: pdf.pages[page].contents_add(pikepdf.Stream(pdf, operators.encode())), bare(sound()))


def test_a_sound_file_passes() -> None:
    assert told(sound()) == []
    assert told(bare(sound())) == []


def test_rounded_points_are_no_paper() -> None:
    def rounded(pdf: pikepdf.Pdf) -> None:
        for page in pdf.pages:
            page.MediaBox = pikepdf.Array([0, 0, 595, 842])

    said = told(changed(rounded))
    assert "page 1: 209.903×297.039 mm → a4 210×297 mm" in said


def test_paper_without_a_name_is_nobodys_fault() -> None:
    grid = grid_for(Size(63, 88), Size(150, 210))
    assert told(job(tuple(plan([spotted("A1")], grid, "duplex", "long")))) == []


@pytest.mark.parametrize(("key", "value"), [("/Rotate", 90), ("/UserUnit", 2)])
def test_a_page_that_is_turned_or_enlarged_by_the_file(key: str, value: int) -> None:
    def turn(pdf: pikepdf.Pdf) -> None:
        pdf.pages[1].obj[key] = value

    assert any(line.startswith("page 2: /Rotate") and line.endswith("→ 0, 1") for line in told(changed(turn)))


def test_a_trim_box_outside_the_bleed_box() -> None:
    def move(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].BleedBox, pdf.pages[0].TrimBox = pikepdf.Array([20, 20, 500, 700]), pikepdf.Array([10, 30, 400, 600])

    said = told(changed(move))
    assert "page 1: the trim box goes beyond the bleed box → within the bleed box" in said


def test_a_font_that_is_not_embedded() -> None:
    def add(pdf: pikepdf.Pdf) -> None:
        font = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica))
        pdf.pages[0].Resources.Font["/Stray"] = font

    assert told(changed(add)) == ["file: the font Helvetica is not embedded → an embedded font"]


def test_a_file_that_viewers_may_scale() -> None:
    def drop(pdf: pikepdf.Pdf) -> None:
        del pdf.Root.ViewerPreferences.PrintScaling

    assert told(changed(drop)) == ["file: PrintScaling – → PrintScaling None"]


@pytest.mark.parametrize(
    ("what", "side"),
    [
        ("0 400 10 10 re f", "left"),
        ("585 400 20 10 re f", "right"),
        ("300 835 10 3 re f", "upper"),
        ("300 8 10 3 re f", "lower"),
        ("0.3 w 200 11 m 300 11 l S", "lower"),
        ("0.8 g 300 5 20 3 re f", "lower"),
    ],
)
def test_ink_where_printers_do_not_reach(what: str, side: str) -> None:
    [line] = told(painting(what))
    assert line.startswith("page 1: ink ")
    assert line.endswith(f"mm from the {side} edge → 5 mm")


@settings(max_examples=8)
@given(st.floats(0.5, 6.5).filter(lambda n: abs(n - 5) > 0.3), st.sampled_from(["left", "lower"]))
def test_the_margin_is_five_millimetres(mm: float, side: str) -> None:
    at = mm * POINT
    said = told(painting(f"{at} 400 4 4 re f" if side == "left" else f"300 {at} 4 4 re f"))
    assert bool(said) == (mm < 5)


def middle(name: str, page: int = 0) -> tuple[float, float]:
    """The middle of a card in points from the lower left."""
    trim = next(p.trim for p in pages()[page].placed if p.piece.name == name)
    return trim.cx * POINT, (297 - trim.cy) * POINT


def test_a_mark_within_a_card() -> None:
    x, y = middle("P4")
    assert told(painting(f"{x} {y} m {x + 5} {y + 5} l S")) == ["page 1: a mark or words of the sheet lie in P4 (path) → outside the cards"]


def test_words_within_a_card() -> None:
    x, y = middle("P2")
    with pikepdf.open(io.BytesIO(sound())) as pdf:
        font = next(iter(pdf.pages[0].Resources.Font.keys()))
    said = told(painting(f"BT {font} 9 Tf 1 0 0 1 {x} {y} Tm (\\001\\002) Tj ET"))
    assert said == ["page 1: a mark or words of the sheet lie in P2 (text) → outside the cards"]


@pytest.mark.parametrize(("above", "reaches"), [(1.0, True), (3.0, False)])
def test_words_above_a_card_that_reach_into_it_with_their_feet(above: float, reaches: bool) -> None:
    trim = pages()[0].placed[0].trim
    with pikepdf.open(io.BytesIO(sound())) as pdf:
        font = next(iter(pdf.pages[0].Resources.Font.keys()))
    said = told(painting(f"BT {font} 9 Tf 1 0 0 1 {trim.cx * POINT} {(297 - trim.y) * POINT + above} Tm (\\001\\002) Tj ET"))
    assert [line.split(" (")[0] for line in said] == ["page 1: a mark or words of the sheet lie in P0"] * reaches


@pytest.mark.parametrize(("below", "reaches"), [(7.0, True), (9.0, False)])
def test_words_below_a_card_that_reach_into_it_with_their_heads(below: float, reaches: bool) -> None:
    with pikepdf.open(io.BytesIO(sound())) as pdf:
        font = next(iter(pdf.pages[0].Resources.Font.keys()))
    last = max(pages()[0].placed, key=lambda p: p.trim.bottom).trim
    said = told(painting(f"BT {font} 9 Tf 1 0 0 1 {last.cx * POINT} {(297 - last.bottom) * POINT - below} Tm (\\001\\002) Tj ET"))
    assert bool([line for line in said if "words of the sheet lie in" in line]) is reaches


def test_a_mark_along_a_cut_is_no_mark_within_a_card() -> None:
    trim = pages()[0].placed[0].trim
    x, top, foot = trim.x * POINT, (297 - trim.y) * POINT, (297 - trim.bottom) * POINT
    assert told(painting(f"0.5 w {x} {top} m {x} {foot} l S")) == []


def test_cards_whose_trims_overlap() -> None:
    first, *more = pages()
    one, two, *rest = first.placed
    near = replace(two, trim=replace(two.trim, x=one.trim.right - 1))
    said = told(job((replace(first, placed=(one, near, *rest)), *more)))
    assert "page 1: the trims of P0 and P1 overlap → places apart" in said


def test_art_that_reaches_into_the_next_card() -> None:
    first, *more = pages()
    wide = replace(first.placed[0], bleed=Bleed(2, 2, 4, 2))
    said = told(job((replace(first, placed=(wide, *first.placed[1:])), *more)))
    assert said == ["page 1: the art of one card reaches into P0, P1 → each in its own place"]


def test_cards_that_are_not_drawn_where_they_are_cut() -> None:
    def push(pdf: pikepdf.Pdf) -> None:
        pdf.pages[2].contents_add(pikepdf.Stream(pdf, b"1 0 0 1 2 0 cm"), prepend=True)

    said = told(changed(push))
    assert {line.split(" is ")[0] for line in said} == {"page 3: P9", "page 3: P10"}


@settings(max_examples=8)
@given(st.floats(-0.4, 0.4).filter(lambda n: abs(abs(n) - 0.01) > 0.002), st.sampled_from("xy"))
def test_a_back_that_is_off_by_a_hundredth_of_a_millimetre(by: float, way: str) -> None:
    front, back, *more = pages()
    one, *rest = back.placed
    off = replace(one, trim=replace(one.trim, **{way: getattr(one.trim, way) + by}))
    said = told(job((front, replace(back, placed=(off, *rest)), *more)))
    assert bool(said) == (abs(by) > 0.01)
    assert set(said) <= {f"page 2: the back of {one.piece.name} is not behind its front → right behind its front"}


def test_backs_in_the_wrong_order() -> None:
    front, back, *more = pages()
    placed = list(back.placed)
    placed[0], placed[1] = replace(placed[0], piece=placed[1].piece), replace(placed[1], piece=placed[0].piece)
    said = told(job((front, replace(back, placed=tuple(placed)), *more)))
    assert len(said) == 2
    assert all("is not behind its front" in line for line in said)


def test_backs_for_the_other_edge() -> None:
    wrong = plan([spotted(f"P{n}") for n in range(9)], grid_for(Size(63, 88), A4), "duplex", "short")
    said = told(job(tuple(wrong)))
    assert len(said) == 8  # the card in the middle is behind itself either way
    assert all("is not behind its front" in line for line in said)


def fronts(first: int, last: int) -> str:
    return ", ".join(f"P{n}" for n in range(first, last))


def test_fronts_without_any_backs_are_named() -> None:
    first, _, second, _ = pages()
    assert [line for line in told(job((first, second))) if "without backs" in line] == [
        f"page 1: fronts without backs: {fronts(0, 9)} → their backs on the other side",
        f"page 2: fronts without backs: {fronts(9, 11)} → their backs on the other side",
    ]


@pytest.mark.parametrize("gone", [0, 1, 2, 3])
def test_a_missing_page_parts_fronts_and_backs(gone: int) -> None:
    said = told(job(tuple(page for n, page in enumerate(pages()) if n != gone)))
    assert any("without backs" in line or "is not behind its front" in line for line in said), said


def test_an_extra_page_parts_fronts_and_backs_of_all_sheets_behind_it() -> None:
    def add(pdf: pikepdf.Pdf) -> None:
        pdf.add_blank_page(page_size=(595.2756, 841.8898))
        pdf.pages.insert(0, pdf.pages[-1])

    said = told(changed(add))
    assert sum("is not behind its front" in line for line in said) == 10


def test_a_file_with_a_password_is_a_clear_fault(tmp_path: Path) -> None:
    locked = tmp_path / "locked.pdf"
    with pikepdf.open(io.BytesIO(sound())) as pdf:
        pdf.save(locked, encryption=pikepdf.Encryption(user="a", owner="b"))
    with pytest.raises(InputError, match="is locked with a password → a PDF file without a password"):
        read(locked)


def picture(pixels: int, mm: float, within: bool) -> bytes:
    """The sound file with a picture in the margin, perhaps inside a form."""

    def add(pdf: pikepdf.Pdf) -> None:
        image = pdf.make_stream(bytes(pixels * pixels), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image)
        image.Width = image.Height = pixels
        image.ColorSpace, image.BitsPerComponent = pikepdf.Name.DeviceGray, 8
        paint = f"q {mm * POINT} 0 0 {mm * POINT} 0 0 cm /Pic Do Q".encode()
        form = pdf.make_stream(paint, Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=pikepdf.Array([0, 0, 6, 6]))
        form.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary({"/Pic": image}))
        pdf.pages[0].Resources.XObject["/Pic"] = form if within else image
        place = f"1 0 0 1 {7 * POINT} {9 * POINT} cm" if within else f"{mm * POINT} 0 0 {mm * POINT} {7 * POINT} {9 * POINT} cm"
        pdf.pages[0].contents_add(pikepdf.Stream(pdf, f"q {place} /Pic Do Q".encode()))

    return changed(add, bare(sound()))


@pytest.mark.parametrize("within", [False, True], ids=["plain", "in-a-form"])
@pytest.mark.parametrize(("pixels", "dpi"), [(10, 127), (20, 254), (24, 305)])
def test_pictures_under_300_dpi(pixels: int, dpi: int, within: bool) -> None:
    said = told(picture(pixels, 2, within))
    assert said == ([f"page 1: a picture of {dpi} dpi → at least 300 dpi"] if dpi < 300 else [])


def test_pictures_within_the_content_count_too() -> None:
    inline = f"q {10 * POINT} 0 0 {10 * POINT} 20 300 cm BI /W 8 /H 8 /CS /G /BPC 8 /F /AHx ID {'00' * 64}> EI Q"
    assert "page 1: a picture of 20 dpi → at least 300 dpi" in told(painting(inline))


@cache
def for_press() -> bytes:
    press = PRESETS.press("press")
    assert press
    from asrus_pnp.export import press as module
    from asrus_pnp.export.runs import Run

    return module._file(press, Run("set", TITLE, module.PressCard("press", Size(63, 88)), few("asrus", 3)), "ko", b"").content


def test_a_file_for_the_press_passes() -> None:
    assert told(for_press()) == []


def test_a_file_for_the_press_without_bleed_enough() -> None:
    def narrow(pdf: pikepdf.Pdf) -> None:
        pdf.pages[0].BleedBox = pikepdf.Array([2, 2, 190, 260])

    assert "page 1: a bleed of 0.72 mm → at least 3 mm" in told(changed(narrow, for_press()))


def test_fronts_and_backs_of_a_press_come_in_turn() -> None:
    def drop(pdf: pikepdf.Pdf) -> None:
        del pdf.pages[2]

    said = told(changed(drop, for_press()))
    assert "file: 5 pages → fronts and backs in turn" in said
    assert "page 4: is not the back of page 3 → fronts and backs in turn" in said


@pytest.mark.slow
@pytest.mark.parametrize("name", registry.sets())
def test_every_set_that_is_built_passes(name: str, drawn: Callable[[str], bytes]) -> None:
    assert told(drawn(name)) == []


SOME = tuple(f"C{n:02}" for n in range(1, 12))  # enough for a second sheet that is not full
BACK = Shift(0.8, -0.4, 0.1)
LAYOUTS = {
    "letter-short": (Layout(flip="short"), LETTER, None),
    "level": (Layout(), LETTER, Size(59, 92)),
    "photo": (Layout(), Size(102, 152), None),
    "fronts": (Layout(sides="fronts"), A4, None),
    "gutterfold": (Layout(sides="gutterfold"), A4, None),
    "bleed": (Layout(bleed_mm=3), A4, None),
    "wide-bleed": (Layout(bleed_mm=5), A4, None),
    "gap": (Layout(gap_mm=4, bleed_mm=1), A4, None),
    "shifted": (Layout(profile=Profile("p", BACK, "long")), A4, None),
    "shifted-level": (Layout(flip="short", profile=Profile("p", BACK)), LETTER, Size(59, 92)),
    "dead-edges": (Layout(profile=Profile("p", margins=Edges(4, 4, 4, 12))), A4, None),
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_passes(name: str) -> None:
    layout, paper, card = LAYOUTS[name]
    assert told(draw(assemble("constellation", Order(DATA, "both", paper, card, SOME), layout))) == []


def test_several_copies_of_a_card_on_a_sheet_pass() -> None:
    assert told(draw(assemble("constellation", Order(DATA, "both", A4, only=("C01", "C02", "CX1"), copies=3), Layout()))) == []


def test_fronts_and_backs_in_two_files_pass() -> None:
    jobs = assemble_all(["constellation"], None, ORDER, Layout(sides="split"), "C01-C11")
    assert len(jobs) == 2
    assert [told(draw(one)) for one in jobs.values()] == [[], []]


@pytest.mark.parametrize("kind", ["none", "margin", "corner", "cross", "lines"])
def test_every_kind_of_cut_mark_passes(kind: str) -> None:
    cuts = MarkStyle(kind=kind)  # type: ignore[arg-type]
    for layout in (Layout(), Layout(bleed_mm=0, gap_mm=0)):
        some = plan([spotted(f"P{n}") for n in range(11)], grid_for(Size(63, 88), A4, layout), "duplex", "long")
        assert told(draw(Job(TITLE, "ko", tuple(some), "duplex", "long", Look(cuts=cuts)))) == []


def test_a_shift_that_the_page_does_not_tell_of_is_found() -> None:
    def forget(pdf: pikepdf.Pdf) -> None:
        for page in pdf.pages:
            private = page.PieceInfo.AsrusPnp.Private if "/PieceInfo" in page else {}
            if "/Shift" in private:
                del private.Shift

    layout = Layout(profile=Profile("p", Shift(0.3, 0, 0)))
    said = told(changed(forget, draw(assemble("constellation", Order(DATA, "both", A4, only=SOME), layout))))
    assert said
    assert all("is not drawn where it is cut" in line for line in said)


def test_what_is_painted_lies_where_pdf_puts_it() -> None:
    operators = "q 2 0 0 2 100 100 cm 10 10 20 30 re f 0 0 5 5 re W n 0 0 40 40 re f Q 4 w 50 700 m 90 700 l S"
    with pikepdf.new() as pdf:
        page = pdf.add_blank_page(page_size=(595.276, 841.89))
        page.contents_add(pikepdf.Stream(pdf, operators.encode()))
        filled, cut, line = painted(page)
    mm = 25.4 / 72

    def about(box: Box) -> tuple[float, ...]:
        return tuple(round(n / mm, 2) for n in (box.x, box.y, box.right, box.bottom))

    assert (about(filled.box), filled.clipped) == ((120, 661.89, 160, 721.89), False)
    assert (about(cut.box), cut.clipped) == ((100, 731.89, 110, 741.89), True)
    assert (about(line.box), line.clipped) == ((48, 139.89, 92, 143.89), False)


def test_what_is_no_pdf_is_said_in_one_line(tmp_path: Path) -> None:
    for content in (b"", b"%PDF-1.4", b"hello" * 100, sound()[:4000]):
        (tmp_path / "a.pdf").write_bytes(content)
        with pytest.raises(InputError, match=r"a\.pdf: is no PDF, or damaged"):
            read(tmp_path / "a.pdf")
    with pytest.raises(InputError, match="cannot be read"):
        read(tmp_path / "none.pdf")


@settings(max_examples=40)
@given(st.data())
def test_damage_never_ends_in_anything_but_an_answer(tmp_path_factory: pytest.TempPathFactory, data: st.DataObject) -> None:
    content = bytearray(changed(lambda pdf: None))
    for _ in range(data.draw(st.integers(1, 30))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    file = tmp_path_factory.mktemp("damaged") / "a.pdf"
    file.write_bytes(content)
    with suppress(InputError):
        problems(read(file), PAPERS)
