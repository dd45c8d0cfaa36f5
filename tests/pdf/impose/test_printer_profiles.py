"""Printer profiles: what is stored is what is found again, what cannot be is refused, and a shift is told in the frame of the paper."""

import math
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from strokes import FlatPen, Stroke

from asrus_pnp.core.errors import DataError, DrawError, InputError
from asrus_pnp.pdf.impose import printer_profiles
from asrus_pnp.pdf.impose.geometry import Edges, Size
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Layout, Profile, Shift
from asrus_pnp.pdf.impose.printer_profiles import Reading, Stored
from asrus_pnp.products.calibration_sheet import calibration

A4, LETTER = Size(210, 297), Size(215.9, 279.4)
tenths = st.integers(-90, 90).map(lambda n: n / 10)
margins = st.tuples(*[st.integers(0, 80).map(lambda n: n / 2)] * 4)
names = st.text("abcxyz019-_.", min_size=1, max_size=20)
stored = st.builds(Stored, names, tenths, tenths, st.integers(-30, 30).map(lambda n: n / 10), st.sampled_from(["long", "short"]), margins, st.just(""))


@given(st.lists(stored, max_size=4, unique_by=lambda p: p.id))
def test_what_is_written_is_what_is_read(tmp_path_factory: pytest.TempPathFactory, known: list[Stored]) -> None:
    folder = tmp_path_factory.mktemp("config")
    text = printer_profiles.written(tuple(known))
    assert [p["id"] for p in tomllib.loads(text).get("printer", [])] == sorted(p.id for p in known)
    if known:
        (folder / printer_profiles.FILE).write_text(text)
        assert printer_profiles.load(folder) == tuple(sorted(known, key=lambda p: p.id))


def test_no_file_is_no_printer(tmp_path: Path) -> None:
    assert printer_profiles.load(tmp_path) == ()
    with pytest.raises(InputError, match="calibrate --name home"):
        printer_profiles.find(tmp_path, "home")


def test_a_reading_changes_what_it_names_and_keeps_the_rest() -> None:
    first = printer_profiles.with_reading((), "Home", Reading(dx_mm=0.8, dy_mm=-0.4, flip="short", margins_mm=(4, 4, 4, 12)))
    assert first == (Stored("home", 0.8, -0.4, 0, "short", (4, 4, 4, 12)),)
    again = printer_profiles.with_reading((Stored("work"), *first), "HOME", Reading(angle_deg=0.1, paper="letter"))
    assert again == (Stored("work"), Stored("home", 0.8, -0.4, 0.1, "short", (4, 4, 4, 12), "letter"))
    assert again[1].profile == Profile("home", Shift(0.8, -0.4, 0.1), "short", Edges(4, 4, 4, 12), "letter")


@pytest.mark.parametrize("name", ["", "  ", "a b", "a/b", 'a"b', "x" * 41])
def test_a_name_that_would_break_the_file_is_refused(name: str) -> None:
    with pytest.raises(InputError, match="letters, digits"):
        printer_profiles.with_reading((), name, Reading(dx_mm=1))


def test_all_that_no_printer_has_is_told_at_once(tmp_path: Path) -> None:
    (tmp_path / printer_profiles.FILE).write_text('[[printer]]\nid = "a"\ndx_mm = 99\nangle_deg = -7\nmargins_mm = [1, 2, 3, 77]\n')
    with pytest.raises(DataError) as caught:
        printer_profiles.load(tmp_path)
    assert [f.found.en for f in caught.value.faults] == ["99", "-7", "77"]


@pytest.mark.parametrize(
    "text", ["[[printer]]\nid = 3\n", "printer = 1\n", "[[printer]]\nid = 'a'\nspeed = 3\n", "not toml", "[[printer]]\nid='a'\nmargins_mm=[1]\n"]
)
def test_a_file_that_somebody_broke_is_told_and_not_guessed_at(tmp_path: Path, text: str) -> None:
    (tmp_path / printer_profiles.FILE).write_text(text)
    with pytest.raises(DataError, match=r"printers\.toml"):
        printer_profiles.load(tmp_path)


def test_the_printers_flip_is_taken_and_another_one_is_refused() -> None:
    short = Profile("home", flip="short")
    assert printer_profiles.flip_for(short, None) == "short"
    assert printer_profiles.flip_for(short, "short") == "short"
    assert printer_profiles.flip_for(Profile(), None) == "long"
    with pytest.raises(InputError, match="--flip short"):
        printer_profiles.flip_for(short, "long")


def test_a_profile_of_another_paper_or_with_margins_wider_than_it_is_refused() -> None:
    printer_profiles.suits(Profile("home", paper="letter"), "Letter", LETTER)
    printer_profiles.suits(Profile("home"), "letter", LETTER)
    with pytest.raises(InputError, match="--paper letter"):
        printer_profiles.suits(Profile("home", paper="letter"), "a4", A4)
    with pytest.raises(InputError, match="leave nothing"):
        printer_profiles.suits(Profile("home", margins=Edges(40, 4, 40, 4)), "photo", Size(102, 152))


def test_a_page_on_its_side_has_its_head_at_the_left_edge_of_the_paper() -> None:
    profile = Profile("p", Shift(1, 2, 0.5), None, Edges(3, 4, 5, 6))
    assert profile.shift_on(A4) == Shift(1, 2, 0.5)
    assert profile.margins_on(A4) == Edges(3, 4, 5, 6)
    level = profile.shift_on(A4.turned)  # on paper: right 1, down 2; the head of the page is the paper's left, its left edge the paper's foot
    assert (level.x_mm, level.y_mm, level.angle_deg) == (-2, 1, 0.5)
    m = profile.margins_on(A4.turned)
    assert (m.top, m.left, m.bottom, m.right) == (3, 6, 5, 4)


def test_what_stays_free_holds_for_both_sides_and_for_shifted_backs() -> None:
    profile = Profile("p", Shift(1, -2), None, Edges(3, 4, 5, 12))
    assert Layout("fronts", profile=profile).free(A4) == Edges(3, 4, 5, 12)
    assert Layout("duplex", "long", profile=profile).free(A4) == Edges(6, 6, 6, 14)
    assert Layout("duplex", "short", profile=profile).free(A4) == Edges(4, 14, 6, 14)
    assert Layout("gutterfold", profile=profile).free(A4) == Edges(3, 12, 5, 12)


def lines(leaf: Leaf) -> tuple[list[Stroke], list[Stroke]]:
    """The lines of two points and the words that a page of the sheet shows."""
    pen = FlatPen()
    leaf.draw(pen, leaf.body)
    return [s for s in pen.strokes if s.kind == "path" and len(s.points) == 2], [s for s in pen.strokes if s.kind == "text"]


def seen(points: tuple[tuple[float, float], ...], page: Size, flip: str) -> list[tuple[float, float]]:
    """Where points of a back lie on the front, seen through the sheet."""
    return [(page.w - x, y) if flip == "long" else (x, page.h - y) for x, y in points]


@pytest.mark.parametrize("flip", ["long", "short"])
@pytest.mark.parametrize("paper", [A4, LETTER], ids=str)
@pytest.mark.parametrize("known", [Shift(), Shift(0.5, -1.0)], ids=["first", "again"])
@pytest.mark.parametrize(("dx", "dy"), [(0.0, 0.0), (1.5, -2.0), (-3.0, 0.5), (0.3, -0.7)])
def test_the_number_at_which_the_lines_meet_is_the_shift_that_the_printer_needs(flip: str, paper: Size, known: Shift, dx: float, dy: float) -> None:
    """A printer that needs (dx, dy) on top of what is known puts its backs off by the opposite; the sheet is read as a user reads it."""
    front, back = calibration(paper, flip, "en", Profile("p", known)).pages  # type: ignore[arg-type]
    fronts, _ = lines(front)  # type: ignore[arg-type]
    behind, words = lines(back)  # type: ignore[arg-type]
    for level, missing, before in ((False, dx, known.x_mm), (True, dy, known.y_mm)):
        read = set[str]()
        for line in behind:
            off = tuple((x - known.x_mm - dx, y - known.y_mm - dy) for x, y in line.points)  # the sheet has in it what is known
            if (abs(off[0][1] - off[1][1]) < 1e-6) != level or not 5 < math.dist(*line.points) < 7:
                continue
            through = seen(off, paper, flip)
            along = 1 if level else 0
            if any(abs(f.points[0][along] - through[0][along]) < 0.01 and min(math.dist(p, q) for p in f.points for q in through) < 3.2
                   and (abs(f.points[0][1] - f.points[1][1]) < 1e-6) == level for f in fronts):  # fmt: skip
                nearest = min((w for w in words if w.words[:1] in "+-"), key=lambda w: math.dist((w.extent.cx, w.extent.cy), line.points[1]))
                read.add(nearest.words)
        assert read == {f"{before + missing:+.1f}"}


def test_the_sheet_has_rulers_grid_and_the_margins_on_both_pages() -> None:
    front, back = calibration(A4, "long", "en", Profile()).pages
    said = [w.words for w in lines(front)[1]]  # type: ignore[arg-type]
    assert said.count("100 mm") == 2
    for leaf in (front, back):
        found, words = lines(leaf)  # type: ignore[arg-type]
        edges = {side for s in found for side in _beside(s, A4)}
        assert edges == {"left", "top", "right", "bottom"}
        assert [w.words for w in words].count("15") == 4


def _beside(stroke: Stroke, page: Size) -> set[str]:
    """The edges on which a line lies."""
    (x1, y1), (x2, y2) = stroke.points
    near = {"left": max(x1, x2), "right": page.w - min(x1, x2), "top": max(y1, y2), "bottom": page.h - min(y1, y2)}
    return {side for side, mm in near.items() if abs(mm) < 1e-6}


def test_paper_that_is_too_small_for_the_sheet_is_refused() -> None:
    with pytest.raises(DrawError, match="200×270"):
        calibration(Size(102, 152), "long", "en", Profile())
