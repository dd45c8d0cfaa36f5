"""`asrus-pnp build` as it is called: what it writes, what it refuses, and that a run that fails loses nothing."""

import os
import re
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner, Result
from finished import page_size, uses

from asrus_pnp.cli.main import program
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.paper_sizes import load
from asrus_pnp.pdf.write import document

OLD = b"the file of yesterday"
PLACE = os.environ | {"PYTHONPATH": str(Path(document.__file__).parents[3]), "LC_ALL": "C.UTF-8"}


def build(*words: object, out: Path | None = None) -> Result:
    where = ["--out", str(out)] if out else []
    return CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(program, ["build", *map(str, words), *where])


def refused(result: Result, status: int = 1) -> str:
    """The words of an error: one line where the program itself refuses, and never a traceback."""
    assert result.exit_code == status, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    lines = result.stderr.strip().splitlines()
    if status == 1:
        assert len(lines) == 1
        return lines[-1]
    begins = max(n for n, line in enumerate(lines) if line.startswith(("Error:", "오류:")))  # a wrong use is folded to the terminal
    return " ".join(" ".join(lines[begins:]).split())


def words_of(file: Path) -> str:
    return " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(file))


def yesterday(out: Path, *names: str) -> None:
    """Files of an earlier run, to see that they stay."""
    for name in names:
        (out / name).write_bytes(OLD)


def left(out: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in out.iterdir()}


def test_a_table_tells_of_each_file_its_pages_sheets_and_size_and_how_to_print_it(tmp_path: Path) -> None:
    result = build("constellation", "asrus", out=tmp_path / "new" / "folder")
    assert result.exit_code == 0, result.stderr
    assert result.stderr == ""
    rows = [line.split() for line in result.stdout.splitlines()]
    assert rows[0] == ["file", "pages", "sheets", "size", "print"]
    for row, name in zip(rows[1:3], ("constellation", "asrus"), strict=True):
        file = tmp_path / "new" / "folder" / f"{name}.pdf"
        with pikepdf.open(file) as pdf:
            assert row[:3] == [str(file), str(len(pdf.pages)), str(len(pdf.pages) // 2)]
        assert int(row[3]) == pytest.approx(file.stat().st_size / 1000, abs=0.51)
    assert "actual size" in result.stdout
    assert "flipped on the long edge" in result.stdout


def test_table_and_cards_are_in_korean_where_korean_is_asked_for(tmp_path: Path) -> None:
    result = build("asrus", "--lang", "ko", "--flip", "short", out=tmp_path)
    assert result.stdout.split()[:5] == ["파일", "쪽", "종이", "크기", "인쇄"]
    assert "짧은 쪽으로 넘겨" in result.stdout
    words = words_of(tmp_path / "asrus.pdf")
    assert words.count("황소자리") >= 3
    assert "Taurus" not in words
    with pikepdf.open(tmp_path / "asrus.pdf") as pdf:
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"


def test_sets_for_one_side_and_for_both_are_told_apart_by_what_the_table_shows(tmp_path: Path) -> None:
    result = build("constellation", "astro-race-sheets", out=tmp_path)
    ways = {line.split()[0].rpartition("/")[2]: line for line in result.stdout.splitlines() if ".pdf" in line}
    assert ways["constellation.pdf"].endswith("both sides, long edge")
    assert ways["astro-race-sheets.pdf"].endswith("one side")
    assert "each file as the table says" in " ".join(result.stdout.split())
    pages, sheets = next(line.split()[1:3] for line in result.stdout.splitlines() if "astro-race-sheets.pdf" in line)
    assert pages == sheets
    with pikepdf.open(tmp_path / "astro-race-sheets.pdf") as pdf:
        assert "/Duplex" not in pdf.Root.ViewerPreferences
        assert len(pdf.pages) == int(pages)


def test_a_set_that_is_named_twice_is_written_once(tmp_path: Path) -> None:
    result = build("asrus", "ASRUS", "--sides", "fronts", out=tmp_path)
    assert result.stdout.count("asrus.pdf") == 1
    assert [file.name for file in tmp_path.iterdir()] == ["asrus.pdf"]


def test_fronts_alone_have_no_backs_and_no_word_of_turning_the_sheet(tmp_path: Path) -> None:
    result = build("constellation", "--sides", "fronts", "--lang", "en", out=tmp_path)
    assert "on both sides" not in result.stdout
    with pikepdf.open(tmp_path / "constellation.pdf") as pdf:
        forms = {use.form for page in pdf.pages for use in uses(page, FORM_BLEED_MM)}
        assert "/Duplex" not in pdf.Root.ViewerPreferences
        assert pdf.Root.Lang == "en"
    assert not [form for form in forms if "back" in form]
    words = words_of(tmp_path / "constellation.pdf")
    assert "flip on" not in words
    assert "Scorpius" in words
    assert "전갈자리" not in words


@pytest.mark.parametrize(
    ("kit", "card", "paper", "lang", "sides", "flip"),
    [
        ("asrus", "poker", "letter", "ko", "duplex", "short"),
        ("constellation", "bridge", "a4", "en", "duplex", "long"),
        ("asrus", "euro", "tabloid", "both", "fronts", "long"),
        ("constellation", "japanese", "photo", "ko", "duplex", "short"),
        ("asrus", "tarot", "photo", "en", "fronts", "long"),
        ("constellation", "70x100.5", "a3", "ko", "fronts", "long"),
        ("constellation", "square", "legal", "both", "duplex", "short"),
        ("asrus", "standard", "photo", "both", "duplex", "short"),
        ("constellation", "mini-euro", "letter", "both", "duplex", "long"),
        ("asrus", "mini-us", "a4", "ko", "duplex", "long"),
        ("asrus", "mini-us", "a4", "both", "duplex", "long"),
    ],
)
def test_cards_of_all_sizes_are_built_on_all_papers_in_all_languages(tmp_path: Path, kit: str, card: str, paper: str, lang: str, sides: str, flip: str) -> None:
    result = build(kit, "--card-size", card, "--paper", paper, "--lang", lang, "--sides", sides, "--flip", flip, out=tmp_path)
    assert result.exit_code == 0, result.stderr
    size, sheet = load(Database()).card(card), load(Database()).paper(paper)
    with pikepdf.open(tmp_path / f"{kit}.pdf") as pdf:
        last = pdf.pages[-1]
        placed = uses(last, FORM_BLEED_MM)
        assert placed
        for use in placed:
            assert (use.trim.w, use.trim.h) == pytest.approx((size.w, size.h), abs=0.01)
        found = page_size(last)
        assert sorted((found.w, found.h)) == pytest.approx(sorted((sheet.w, sheet.h)), abs=0.001)


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (["asrsu"], 2, "did you mean asrus?"),
        (["asrus", "--paper", "leter"], 2, "did you mean letter?"),
        (["asrus", "--paper", "wallpaper"], 2, "a4, letter"),
        (["asrus", "--card-size", "giant"], 2, "standard, poker"),
        (["asrus", "--card-size", "0x88"], 2, "at least 40 mm"),
        (["asrus", "--card-size", "-63x88"], 2, "standard"),
        (["asrus", "--card-size", "300x300"], 1, "300×300"),
        (["asrus", "--card-size", "150x88", "--paper", "photo"], 1, "102×152"),
        (["asrus", "--card-size", "\x00"], 2, "card size"),
        (["asrus", "--lang", "fr"], 2, "'ko', 'en', 'both'"),
        (["asrus", "--sides", "back"], 2, "'duplex', 'fronts'"),
        (["asrus", "--flip", "edge"], 2, "'long', 'short'"),
        (["asrus", "--data", "/nowhere"], 1, "/nowhere"),
        (["asrus", "--bogus"], 2, "--bogus"),
    ],
)
def test_a_wrong_option_is_one_clear_error_and_nothing_is_written(tmp_path: Path, words: list[str], status: int, said: str) -> None:
    yesterday(tmp_path, "asrus.pdf")
    assert said in refused(build(*words, out=tmp_path), status)
    assert left(tmp_path) == {"asrus.pdf": OLD}


def test_a_card_that_is_too_large_is_told_the_largest_that_fits(tmp_path: Path) -> None:
    said = refused(build("constellation", "--card-size", "300x300", out=tmp_path))
    largest = re.search(r"up to (\S+) mm", said)
    assert largest
    assert build("constellation", "--card-size", largest[1], "--sides", "fronts", out=tmp_path).exit_code == 0


@pytest.mark.parametrize("place", ["file/below", "/proc/asrus-pnp"])
def test_a_folder_that_cannot_be_written_to_is_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    (tmp_path / "file").write_bytes(OLD)
    monkeypatch.chdir(tmp_path)
    said = refused(build("asrus", out=Path(place)))
    assert f"{place}/asrus.pdf" in said
    assert "cannot be written" in said
    assert "--out" in said
    assert left(tmp_path) == {"file": OLD}


def test_a_file_in_the_place_of_the_folder_is_a_wrong_use(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    assert "file" in refused(build("asrus", out=tmp_path / "file"), 2)
    assert left(tmp_path) == {"file": OLD}


def test_a_folder_in_the_place_of_a_file_leaves_all_other_files_as_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "constellation.pdf").mkdir()
    monkeypatch.chdir(tmp_path)
    assert "constellation.pdf" in refused(build("constellation", out=Path(".")))
    assert [file.name for file in tmp_path.iterdir()] == ["constellation.pdf"]


def in_a_process(*words: object, folder: Path, code: str = "", limit: int = 0) -> subprocess.CompletedProcess[str]:
    """The program in a process of its own, behind some code that makes trouble, with files no larger than the limit."""
    script = f"{code}\nimport sys\nfrom asrus_pnp.cli.main import main\nsys.argv = ['asrus-pnp', *sys.argv[1:]]\nmain()"
    trouble: Callable[[], None] | None = (lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))) if limit else None
    return subprocess.run(
        [sys.executable, "-c", script, "build", *map(str, words)], capture_output=True, text=True, check=False, cwd=folder, env=PLACE, preexec_fn=trouble
    )


def test_a_disk_that_is_full_half_way_leaves_every_old_file_whole_and_no_rubbish(tmp_path: Path, built: Path) -> None:
    yesterday(tmp_path, "asrus.pdf", "ganymede.pdf")
    first, second = ((built / name).stat().st_size for name in ("asrus.pdf", "ganymede.pdf"))
    assert first < second
    result = in_a_process("asrus", "ganymede", "--out", ".", folder=tmp_path, limit=(first + second) // 2)
    assert result.returncode == 1
    assert len(result.stderr.strip().splitlines()) == 1
    assert "ganymede.pdf" in result.stderr
    assert "cannot be written" in result.stderr
    assert left(tmp_path) == {"asrus.pdf": OLD, "ganymede.pdf": OLD}


def test_an_interrupt_while_pages_are_drawn_leaves_every_old_file_whole_and_no_rubbish(tmp_path: Path) -> None:
    yesterday(tmp_path, "asrus.pdf", "constellation.pdf")
    code = """
import os, signal
from asrus_pnp.pdf.write import document
furniture, drawn = document.draw_strips, []
def draw_strips(*words):
    drawn.append(1)
    if len(drawn) == 25:
        os.kill(os.getpid(), signal.SIGINT)
    furniture(*words)
document.draw_strips = draw_strips
"""
    result = in_a_process("asrus", "constellation", "--out", ".", folder=tmp_path, code=code)
    assert result.returncode not in (0, -signal.SIGKILL)
    assert "Traceback" not in result.stderr
    assert left(tmp_path) == {"asrus.pdf": OLD, "constellation.pdf": OLD}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A copy of the card database, to be edited."""
    copy = tmp_path / "data"
    shutil.copytree(folder(), copy)
    return copy


def edit(data: Path, name: str, *changes: tuple[str, str]) -> None:
    file = data / name
    text = file.read_text(encoding="utf-8")
    for before, after in changes:
        assert before in text, before
        text = text.replace(before, after, 1)
    file.write_text(text, encoding="utf-8")


def test_an_edited_copy_of_the_data_is_what_is_printed(tmp_path: Path, data: Path) -> None:
    edit(data, "kits/asrus.toml", ('{ko = "태양", en = "Sun"}', '{ko = "햇님", en = "Sunny"}'), ("size_mm = [63, 88]", "size_mm = [59, 92]"))
    assert build("asrus", "--data", data, "--sides", "fronts", out=tmp_path / "out").exit_code == 0
    words = words_of(tmp_path / "out" / "asrus.pdf")
    assert "햇님" in words
    assert "Sunny" in words
    with pikepdf.open(tmp_path / "out" / "asrus.pdf") as pdf:
        trim = uses(pdf.pages[-1], FORM_BLEED_MM)[0].trim
    assert (trim.w, trim.h) == pytest.approx((59, 92), abs=0.01)


def test_a_dozen_faults_in_the_data_are_all_told_and_no_file_is_lost(tmp_path: Path, data: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    yesterday(out, "asrus.pdf", "constellation.pdf")
    edit(data, "kits/asrus.toml", ("dots = 1", 'dots = "one"'), ('en = "Taurus"', 'en = ""'), ('picture = "gemini"', "image = 4"),
         ('letter = "M"', "letter = 3"),
         ('prefix = "A"', 'prefix = "A"\nshade = "red"'), ('standing = "confirmed"', 'standing = "sure"'))  # fmt: skip
    edit(data, "kits/constellation.toml", ('colour = "red"', 'colour = "crimson"'), ('ids = "C01"', 'ids = "C02"'), ("count = 55", "count = 56"),
         ('tone = "red"', "tone = 3"))  # fmt: skip
    edit(data, "sky.toml", ('ko = "양자리"', 'kr = "양자리"'))
    edit(data, "print.toml", ("size_mm = [210, 297]", 'size_mm = ["wide", 297]'), ('id = "tarot"', 'id = "poker"'))
    result = build("asrus", "constellation", "--data", data, out=out)
    assert result.exit_code == 1
    assert isinstance(result.exception, SystemExit)
    told = result.stderr
    for part in ("'one'", "황소자리", "image", "letter", "shade", "sure", "crimson", "tone", "aries", "wide", "poker"):
        assert part in told, part
    assert len(told.strip().splitlines()) >= 12
    assert left(out) == {"asrus.pdf": OLD, "constellation.pdf": OLD}


def test_a_character_that_no_font_has_is_told_with_its_card(tmp_path: Path, data: Path) -> None:
    edit(data, "kits/asrus.toml", ('en = "Sun"}', 'en = "Sun 😀"}'))
    said = refused(build("asrus", "--data", data, out=tmp_path / "out"))
    assert "😀" in said
    assert "U+1F600" in said
    assert not (tmp_path / "out").exists()


def test_a_name_that_does_not_fit_is_told_with_its_card(tmp_path: Path, data: Path) -> None:
    long = "아주아주아주아주아주아주아주아주아주아주아주아주아주 긴 이름"
    edit(data, "kits/asrus.toml", ('name = {ko = "황소자리"', f'name = {{ko = "{long}"'))
    said = refused(build("asrus", "--data", data, "--paper", "photo", out=tmp_path / "out"))
    assert long in said
    assert "asrus-3" in said


def test_help_names_every_option_and_does_not_load_what_draws() -> None:
    result = build("--help")
    for option in ("--paper", "--card-size", "--lang", "--sides", "--flip", "--out", "--data"):
        assert option in result.stdout
    code = """
import sys
from asrus_pnp.cli.main import program
program(['build', '--help'], standalone_mode=False)
print([name for name in sys.modules if name.startswith(('reportlab', 'PIL'))])
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=PLACE).stdout.splitlines()[-1] == "[]"
