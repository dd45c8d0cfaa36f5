"""Finished files, read back by other programs: fonts, forms, preferences, text, bytes, and backs that lie behind their fronts."""

import io
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from finished import Use, fonts, page_size, uses
from hypothesis import given, settings
from hypothesis import strategies as st
from sheets_to_plan import cards, fitting, flips, papers

from asrus_pnp import registry
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Order, Piece, plan
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write.document import Job, draw
from asrus_pnp.products.assemble import assemble

DATA = Database()
KITS = tuple(registry.KITS)
A4, LETTER = Size(210, 297), Size(215.9, 279.4)
HUNDREDTH_MM = 0.01
every_kit = pytest.mark.parametrize("kit", KITS)


@cache
def pieces_of(kit: str) -> list[Piece]:
    return [p for lot in registry.kit(kit).lots(DATA, "both", None) for p in lot.pieces]


@cache
def sheet(file: Path) -> tuple[tuple[Size, tuple[Use, ...]], ...]:
    """The size of each page of a file, and the cards that are placed on it; a cover only shows them, smaller."""
    with pikepdf.open(file) as pdf:
        return tuple((page_size(page), tuple(use for use in uses(page, FORM_BLEED_MM) if use.scale == 1)) for page in pdf.pages)


@cache
def texts(file: Path) -> tuple[str, ...]:
    """The words of each page as a reader copies them."""
    return tuple(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(file))


def run(program: str, *arguments: object) -> subprocess.CompletedProcess[str]:
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")
    return subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, check=False)


@every_kit
def test_qpdf_finds_nothing_wrong(built: Path, kit: str) -> None:
    result = run("qpdf", "--check", built / f"{kit}.pdf")
    assert result.returncode == 0, result.stdout + result.stderr
    assert "No syntax or stream encoding errors" in result.stdout


@every_kit
def test_pdffonts_lists_embedded_subsets_with_a_way_back_to_unicode_and_nothing_else(built: Path, kit: str) -> None:
    rows = run("pdffonts", built / f"{kit}.pdf").stdout.splitlines()[2:]
    assert rows
    for row in rows:
        assert re.match(r"[A-Z]{6}\+AsrusNotoSans", row)
        assert row.split()[-5:-2] == ["yes", "yes", "yes"]


@every_kit
def test_every_font_in_the_file_is_our_own_and_embedded(built: Path, kit: str) -> None:
    found = fonts(built / f"{kit}.pdf")
    assert found
    assert all(found.values())
    assert all("AsrusNotoSans" in name for name in found)


@every_kit
def test_the_file_asks_not_to_be_scaled_and_says_what_it_is(built: Path, kit: str) -> None:
    title = registry.kit(kit).load(DATA).kit.name
    with pikepdf.open(built / f"{kit}.pdf") as pdf:
        wishes = pdf.Root.ViewerPreferences
        assert wishes.PrintScaling == "/None"
        assert wishes.Duplex == "/DuplexFlipLongEdge"
        assert wishes.DisplayDocTitle
        assert str(pdf.docinfo["/Title"]) == f"{title.ko} · {title.en}"
        assert pdf.Root.Lang == "ko"
        assert "anonymous" not in str(pdf.docinfo["/Creator"])


@every_kit
def test_there_is_nothing_to_click_and_nothing_that_runs(built: Path, kit: str) -> None:
    with pikepdf.open(built / f"{kit}.pdf") as pdf:
        assert not [page for page in pdf.pages if "/Annots" in page]
        assert not {"/AcroForm", "/OpenAction", "/Names", "/AA"} & set(pdf.Root.keys())


@every_kit
def test_each_group_of_cards_has_a_bookmark_at_the_first_page_that_shows_it(built: Path, kit: str) -> None:
    with pikepdf.open(built / f"{kit}.pdf") as pdf:
        entries = {str(entry.title): entry for entry in pdf.open_outline().root}
        numbers = {page.objgen: number for number, page in enumerate(p.obj for p in pdf.pages)}
        shown = [{use.form for use in placed} for _, placed in sheet(built / f"{kit}.pdf")]
        for group in dict.fromkeys(p.group for p in pieces_of(kit)):
            target = entries[f"{group.ko} · {group.en}"].destination[0]  # type: ignore[index]
            faces = {f"/FormXob.{p.front.key}" for p in pieces_of(kit) if p.group == group}
            assert numbers[target.objgen] == min(n for n, forms in enumerate(shown) if forms & faces)


@every_kit
def test_each_distinct_face_is_in_the_file_once(built: Path, kit: str) -> None:
    faces = {face.key for piece in pieces_of(kit) for face in (piece.front, piece.back) if face}
    with pikepdf.open(built / f"{kit}.pdf") as pdf:
        forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
    placed = Counter(use.form.removeprefix("/FormXob.") for _, uses in sheet(built / f"{kit}.pdf") for use in uses)
    assert len(forms) == len(faces)
    assert placed == Counter(face.key for piece in pieces_of(kit) for face in (piece.front, piece.back) if face)


@every_kit
def test_each_cards_id_can_be_found_once(built: Path, kit: str) -> None:
    words = Counter(re.findall(r"\b[A-Z]L?\d\d?\b", " ".join(texts(built / f"{kit}.pdf"))))
    ids = [piece.name for piece in pieces_of(kit)]
    assert {name: words[name] for name in ids} == dict.fromkeys(ids, 1)


def test_names_are_found_in_korean_as_often_as_there_are_cards(built: Path) -> None:
    for kit, named in (("asrus", "numbers"), ("constellation", "cards")):
        words = " ".join(texts(built / f"{kit}.pdf")[2:])  # behind the cover, which shows a few faces too
        for card in getattr(registry.kit(kit).load(DATA), named):
            assert len(re.findall(rf"(?<![가-힣]){card.name.ko}(?![가-힣])", words)) == card.copies


@every_kit
def test_every_page_says_its_number_and_how_to_print_it(built: Path, kit: str) -> None:
    pages = texts(built / f"{kit}.pdf")
    for number, words in enumerate(pages, 1):
        assert f"{number} / {len(pages)}" in words
        assert "100 %" in words
    assert sum("flip on the long edge" in words for words in pages) >= len(pages) / 2 - 1


@every_kit
def test_sheets_are_as_many_as_the_cards_need_and_a_cover(built: Path, kit: str) -> None:
    [*lots] = registry.kit(kit).lots(DATA, "both", None)
    with pikepdf.open(built / f"{kit}.pdf") as pdf:
        assert len(pdf.pages) == 2 + 2 * sum(-(-len(lot.pieces) // (9 if lot.size == Size(63, 88) else 16 if lot.size.h == 68 else 24)) for lot in lots)


def test_all_files_together_stay_under_two_megabytes(built: Path) -> None:
    assert sum((built / f"{kit}.pdf").stat().st_size for kit in KITS) < 2_000_000
    assert sorted(os.listdir(built)) == sorted(f"{kit}.pdf" for kit in KITS)


@pytest.mark.slow
def test_another_process_at_another_time_in_another_place_writes_the_same_bytes(built: Path, tmp_path: Path) -> None:
    place = {"PYTHONPATH": str(Path(__file__).parents[3]), "TZ": "America/Lima", "LC_ALL": "C"}
    environment = os.environ | place | {"PYTHONHASHSEED": "77", "SOURCE_DATE_EPOCH": "1234567890"}
    subprocess.run([sys.executable, "-m", "asrus_pnp", "build", "constellation", "--out", str(tmp_path)], check=True, env=environment, capture_output=True)
    for kit in ["constellation"]:
        assert (tmp_path / f"{kit}.pdf").read_bytes() == (built / f"{kit}.pdf").read_bytes()


@pytest.mark.parametrize(("paper", "points"), [(A4, (595.276, 841.890)), (LETTER, (612, 792))], ids=["a4", "letter"])
def test_pages_have_the_exact_size_of_their_paper(paper: Size, points: tuple[float, float]) -> None:
    with pikepdf.open(io.BytesIO(draw(small_job(paper, Size(63, 88), 3)))) as pdf:
        for page in pdf.pages:
            assert [float(n) for n in page.mediabox] == pytest.approx([0, 0, *points], abs=0.0006)


def small_job(paper: Size, card: Size, count: int, flip: str = "long", backless: frozenset[int] = frozenset()) -> Job:
    """A job of plain faces: each front is its own, backs are of two kinds."""
    fronts = [Face(f"front-{n}", _spot) for n in range(count)]
    backs = [Face("even", _spot), Face("odd", _spot)]
    pieces = [Piece(f"P{n}", front, None if n in backless else backs[n % 2], same("g")) for n, front in enumerate(fronts)]
    return Job(Text("이름", "name"), "ko", tuple(plan(pieces, fitting(card, paper), "duplex", flip)), "duplex", flip)  # type: ignore[arg-type]


def _spot(pen: object, trim: Box) -> None:
    pen.rect(Box(trim.x + 1, trim.y + 1, 2, 2), fill="#000000")  # type: ignore[attr-defined]


def folded(use: Use, page: Size, flip: str) -> Use:
    """Where a form of a back falls on the front when the sheet is turned about its long or its short edge."""
    upright_hinge = (page.h >= page.w) if flip == "long" else (page.h < page.w)
    t = use.trim
    if upright_hinge:
        return Use(use.form, Box(page.w - t.right, t.y, t.w, t.h), (-use.head[0], use.head[1]))
    return Use(use.form, Box(t.x, page.h - t.bottom, t.w, t.h), (use.head[0], -use.head[1]))


def pairs(file: Path, flip: str) -> list[tuple[list[Use], list[Use]]]:
    """The fronts of each sheet, and its backs as they fall behind them, both row by row."""
    found, pages = [], sheet(file)
    for (size, fronts), (size_behind, backs) in zip(pages[::2], pages[1::2], strict=True):
        assert size == size_behind
        found.append((_in_rows(fronts), _in_rows([folded(use, size, flip) for use in backs])))
    return found


def _in_rows(placed: Sequence[Use]) -> list[Use]:
    return sorted(placed, key=lambda use: (round(use.trim.y), round(use.trim.x)))


def coincide(a: Use, b: Use) -> bool:
    lengths = ((a.trim.x, b.trim.x), (a.trim.y, b.trim.y), (a.trim.right, b.trim.right), (a.trim.bottom, b.trim.bottom))
    return a.head == b.head and all(abs(p - q) < HUNDREDTH_MM for p, q in lengths)


@settings(max_examples=25)
@given(cards, papers, flips, st.integers(1, 12), st.frozensets(st.integers(0, 11), max_size=4))
def test_in_the_file_each_back_lies_behind_its_front_and_stands_the_same_way_up(
    tmp_path_factory: pytest.TempPathFactory, card: Size, paper: Size, flip: str, count: int, backless: frozenset[int]
) -> None:
    file = tmp_path_factory.mktemp("job") / "job.pdf"
    file.write_bytes(draw(small_job(paper, card, count, flip, backless)))
    placed = 0
    for fronts, behind in pairs(file, flip):
        for back in behind:
            [front] = [f for f in fronts if coincide(f, back)]
            assert back.form.endswith("odd" if int(front.form.rpartition("-")[2]) % 2 else "even")
            assert front.head == (0, -1)
            placed += 1
    assert placed == count - len([n for n in backless if n < count])


def check_pairs(file: Path, kit: str, flip: str) -> None:
    back_of = {f"/FormXob.{p.front.key}": f"/FormXob.{p.back.key}" for p in pieces_of(kit) if p.back}
    sheets = pairs(file, flip)
    assert sum(len(fronts) for fronts, _ in sheets) == len(pieces_of(kit))
    for fronts, behind in sheets:
        assert all(coincide(f, b) for f, b in zip(fronts, behind, strict=True))
        assert [b.form for b in behind] == [back_of[f.form] for f in fronts]


@every_kit
def test_the_backs_of_the_real_cards_lie_behind_their_fronts(built: Path, kit: str) -> None:
    check_pairs(built / f"{kit}.pdf", kit, "long")


@pytest.mark.parametrize(
    ("kit", "paper", "card", "flip"),
    [("asrus", LETTER, None, "short"), ("constellation", LETTER, Size(59, 92), "long")],
    ids=["upright-short", "level-long"],
)
def test_so_they_do_on_other_paper_turned_about_the_other_edge(tmp_path: Path, kit: str, paper: Size, card: Size | None, flip: str) -> None:
    job = assemble(kit, Order(DATA, "both", paper, card), Layout("duplex", flip))  # type: ignore[arg-type]
    (tmp_path / "job.pdf").write_bytes(draw(job))
    check_pairs(tmp_path / "job.pdf", kit, flip)
    assert any(size.w > size.h for size, _ in sheet(tmp_path / "job.pdf")) == (card is not None)


@every_kit
def test_cards_of_one_size_lie_on_one_grid_on_every_sheet_full_or_not(built: Path, kit: str) -> None:
    grids: dict[tuple[float, float, int], list[list[tuple[float, float]]]] = {}
    for number, (_, placed) in enumerate(sheet(built / f"{kit}.pdf")):
        if placed:
            kind = (round(placed[0].trim.w, 1), round(placed[0].trim.h, 1), number % 2)
            grids.setdefault(kind, []).append([(round(use.trim.x, 2), round(use.trim.y, 2)) for use in placed])
    for pages in grids.values():
        fullest = max(pages, key=len)
        for places in pages:
            assert places == fullest[: len(places)]
