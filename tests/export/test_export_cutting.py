"""Cutting machines: marks that never move, places given up for them, and cut paths with the very numbers of the printed sheets."""

import io
import math
import re
from xml.etree import ElementTree

import pikepdf
import pytest
from exported import A4, LETTER, ORDER, PRESETS, TITLE, inside, spotted
from finished import page_size, uses
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from asrus_pnp.core.errors import DrawError, InputError
from asrus_pnp.export.cutting import BLEED_MM, CORNER_MM, CutSheet, cut_jobs, dxf, mark_boxes, registration, sheet_for, svg
from asrus_pnp.export.cutting import _job as job_of
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot
from asrus_pnp.preflight.matrices import meet

MARKS = registration(PRESETS, "silhouette-1")
SVG = "{http://www.w3.org/2000/svg}"
THOUSANDTH = 0.0011
papers = st.sampled_from([A4, LETTER, Size(297, 420)])
cards = st.builds(Size, st.floats(40, 90).map(lambda n: round(n, 2)), st.floats(40, 125).map(lambda n: round(n, 2)))


def outlines(content: bytes) -> list[list[tuple[float, float]]]:
    """The corners of each path of an SVG, in its units."""
    root = ElementTree.fromstring(content)
    paths = [p.get("d", "") for p in root.iter(f"{SVG}path")]
    found = []
    for d in paths:
        assert re.fullmatch(r"(?:[ML] \S+ \S+ A 3 3 0 0 1 \S+ \S+ )+Z", d), d
        found.append([(float(x), float(y)) for x, y in re.findall(r"(?:[ML]|0 0 1) (\S+) (\S+)", d)])
    return found


def polylines(content: bytes) -> list[list[tuple[float, float, float]]]:
    """The vertices of each closed line of a DXF: x, y, bulge."""
    lines = content.decode().splitlines()
    pairs = list(zip(map(int, lines[::2]), lines[1::2], strict=True))
    found: list[list[tuple[float, float, float]]] = []
    for k, (code, value) in enumerate(pairs):
        if (code, value) == (0, "POLYLINE"):
            assert (70, "1") in pairs[k : k + 5]
            found.append([])
        elif (code, value) == (0, "VERTEX"):
            vertex = dict(pairs[k + 1 : k + 6])
            found[-1].append((float(vertex[10]), float(vertex[20]), float(vertex[42])))
    return found


def box(points: list[tuple[float, float]]) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def same(a: Box, b: Box) -> bool:
    return all(abs(p - q) < THOUSANDTH for p, q in ((a.x, b.x), (a.y, b.y), (a.right, b.right), (a.bottom, b.bottom)))


def test_registration_marks_moved_between_versions() -> None:
    """A trouble of other tools: here a geometry that was once given out stays as it is, to the last figure."""
    assert mark_boxes(A4, MARKS) == [Box(10, 10, 5, 5), Box(195, 10, 5, 1), Box(199, 10, 1, 5), Box(10, 286, 5, 1), Box(10, 282, 1, 5)]
    sheet = sheet_for(Size(63, 88), A4, MARKS)
    assert (sheet.grid.page, sheet.cuts[0], sheet.cuts[-1]) == (A4.turned, Box(19.5, 16, 63, 88), Box(214.5, 106, 63, 88))
    sheet = sheet_for(Size(44, 44), A4, MARKS)
    assert (sheet.grid.page, sheet.grid.trim(0), sheet.given_up) == (A4, Box(14, 11.5, 44, 44), (0, 3, 20))


def test_the_newest_marks_are_used_and_others_are_found_by_name() -> None:
    assert registration(PRESETS, None) == PRESETS.registrations[-1]
    with pytest.raises(InputError, match="there are no marks “silhouete” → did you mean silhouette-1"):
        registration(PRESETS, "silhouete")


@given(cards, papers)
def test_cards_lie_between_the_marks_and_keep_off_them(card: Size, paper: Size) -> None:
    sheet = sheet_for(card, paper, MARKS)
    page = sheet.grid.page
    field = Box(0, 0, page.w, page.h).grown(-MARKS.inset_mm)
    assert all(inside(cut, field.grown(1e-6)) for cut in sheet.cuts)
    for cut in sheet.cuts:
        assert not any(meet(cut.grown(BLEED_MM), mark.grown(MARKS.clear_mm), 1e-6) for mark in mark_boxes(page, MARKS))
    for k, cut in enumerate(sheet.cuts):
        assert not any(meet(cut.grown(BLEED_MM), other, 1e-6) for other in sheet.cuts[:k])


@given(cards, papers)
def test_every_place_is_kept_or_listed_as_given_up_for_a_mark(card: Size, paper: Size) -> None:
    sheet = sheet_for(card, paper, MARKS)
    assert sorted(sheet.kept + sheet.given_up) == list(range(sheet.grid.capacity))
    for slot in sheet.given_up:
        assert any(meet(sheet.grid.trim(slot).grown(BLEED_MM), mark.grown(MARKS.clear_mm)) for mark in mark_boxes(sheet.grid.page, MARKS))


@settings(max_examples=40)
@given(cards, papers, st.integers(1, 30))
def test_cut_paths_and_printed_cards_have_the_same_numbers(card: Size, paper: Size, count: int) -> None:
    lot = Lot(card, tuple(spotted(f"P{n}") for n in range(count)))
    assume(max(card.w, card.h) < 120)
    job = job_of("set", TITLE, lot, type(ORDER)(ORDER.db, "ko", paper), MARKS, "long")
    cuts = [box(points) for points in outlines(job.files["svg"])]
    high = job.sheet.grid.page.h
    lines = polylines(job.files["dxf"])
    assert all(same(cut, box([(x, high - y) for x, y, _ in line])) for cut, line in zip(cuts, lines, strict=True))
    with pikepdf.open(io.BytesIO(job.files["pdf"])) as pdf:
        assert len(pdf.pages) == 2 * job.sheets
        printed = [use.trim for page in pdf.pages[::2] for use in uses(page, FORM_BLEED_MM)]
        assert len(printed) == count == job.cards
        assert {tuple(round(n, 3) for n in (s.w, s.h)) for s in map(page_size, pdf.pages)} == {tuple(round(n, 3) for n in (job.sheet.grid.page.w, high))}
    assert all(any(same(trim, cut) for cut in cuts) for trim in printed)
    assert all(same(a, b) for a, b in zip(cuts, job.sheet.cuts, strict=True))


@pytest.fixture(scope="module")
def sheet() -> CutSheet:
    return sheet_for(Size(63, 88), A4, MARKS)


def test_the_svg_is_in_true_size_and_says_its_marks(sheet: CutSheet) -> None:
    root = ElementTree.fromstring(svg(sheet, "A & B"))
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("297mm", "210mm", "0 0 297 210")
    assert root.findtext(f"{SVG}title") == "A & B"
    assert root.findtext(f"{SVG}desc") == "registration silhouette-1; places given up: none"
    assert [p.get("id") for p in root.iter(f"{SVG}path")] == [f"place-{n}" for n in range(1, 9)]


def test_corners_are_round_by_three_millimetres_in_both(sheet: CutSheet) -> None:
    assert CORNER_MM == 3
    cut = sheet.cuts[0]
    x, y = cut.x, cut.y
    first = outlines(svg(sheet, ""))[0]
    assert first == [(x, y + 3), (x + 3, y), (x + 60, y), (x + 63, y + 3), (x + 63, y + 85), (x + 60, y + 88), (x + 3, y + 88), (x, y + 85)]
    line = polylines(dxf(sheet))[0]
    for here, there in zip(line, [*line[1:], line[0]], strict=True):
        if bulge := here[2]:
            chord = math.dist(here[:2], there[:2])
            assert chord * (1 + bulge**2) / (4 * abs(bulge)) == pytest.approx(3, abs=1e-4)  # the radius of such an arc
            assert bulge < 0  # clockwise with y up: outward, as the line runs clockwise
    assert sum(bool(bulge) for *_, bulge in line) == 4


def test_the_dxf_is_complete_and_in_millimetres(sheet: CutSheet) -> None:
    lines = dxf(sheet).decode().splitlines()
    pairs = list(zip(map(int, lines[::2]), lines[1::2], strict=True))
    assert pairs[pairs.index((9, "$INSUNITS")) + 1] == (70, "4")
    assert pairs[pairs.index((9, "$ACADVER")) + 1] == (1, "AC1009")
    assert [v for c, v in pairs if c == 0 and v not in ("VERTEX", "POLYLINE", "SEQEND")] == ["SECTION", "ENDSEC", "SECTION", "ENDSEC", "EOF"]
    assert len([1 for pair in pairs if pair == (0, "SEQEND")]) == len(sheet.cuts)
    assert {v for c, v in pairs if c == 8} == {"CUT"}


@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_lie_behind_their_fronts_and_carry_no_marks(flip: str) -> None:
    [job] = cut_jobs(["constellation"], ORDER, MARKS, flip)  # type: ignore[arg-type]
    with pikepdf.open(io.BytesIO(job.files["pdf"])) as pdf:
        for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
            size, level = page_size(front), flip == "long"
            behind = [u.trim.mirrored(size, "y" if level else "x") for u in uses(back, FORM_BLEED_MM)]
            assert all(same(a.trim, b) for a, b in zip(uses(front, FORM_BLEED_MM), behind, strict=True))
            assert [str(op) for _, op in pikepdf.parse_content_stream(back)].count("f*") == 0
            assert [str(op) for _, op in pikepdf.parse_content_stream(front)].count("f*") >= 5


def test_a_card_that_is_too_large_is_refused_with_what_would_fit() -> None:
    with pytest.raises(DrawError, match="up to 188×275 mm, or larger paper"):
        sheet_for(Size(300, 300), A4, MARKS)


def test_the_sheets_pass_the_check_of_finished_files() -> None:
    from asrus_pnp.preflight.finished_file import read_bytes
    from asrus_pnp.preflight.rules import problems

    tiles = Lot(Size(44, 44), tuple(spotted(f"T{n}", back="" if n == 5 else "#993366") for n in range(23)))
    job = job_of("set", TITLE, tiles, ORDER, MARKS, "short")
    assert job.sheet.given_up
    assert problems(read_bytes(job.files["pdf"]), {"a4": A4}) == []
