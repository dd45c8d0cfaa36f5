"""`export`, `preview` and `check FILE.pdf` as a person or a script meets them."""

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner, Result
from exported import DATA, ORDER, PRESETS, ROOT
from PIL import Image, ImageChops, ImageStat

from asrus_pnp.cli.main import program
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.pdf.write.document import draw
from asrus_pnp.products.assemble import assemble

ENGLISH = {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": ""}
Run = Callable[..., Result]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The program, run in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def call(*args: str, status: int = 0, **env: str) -> Result:
        result = CliRunner().invoke(program, args, env=ENGLISH | env, prog_name="asrus-pnp")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert result.exit_code == status, result.output
        return result

    return call


def test_a_file_for_the_press_is_written_and_told_of(run: Run, tmp_path: Path) -> None:
    said = run("export", "press", "constellation-aid").stdout
    assert (tmp_path / "output" / "constellation-aid-63x88-press.pdf").exists()
    assert "output/constellation-aid-63x88-press.pdf" in said.replace("\\", "/")
    assert "Written to PDF/X-1a:2003, certified by nobody." in said
    assert "FOGRA39" in said


def test_pictures_for_a_house_are_written_and_told_of(run: Run, tmp_path: Path) -> None:
    said = run("export", "mpc", "ganymede-aid", "--out", "here", "--lang", "en").stdout
    [folder] = (tmp_path / "here").iterdir()
    assert folder.name == "ganymede-aid-mpc-poker"
    assert "822×1122" in said
    assert "safe area 3.05 mm inside the cut" in said.replace("\n", " ")
    with Image.open(next(folder.iterdir())) as image:
        assert image.size == (822, 1122)


def test_a_house_whose_figures_are_not_sure_is_said_to_be_so(run: Run) -> None:
    assert "Known from one source only" in run("export", "tgc-jumbo", "constellation-aid").stdout.replace("\n", " ")
    assert "Known from one source only" not in run("export", "tgc", "constellation-aid").stdout.replace("\n", " ")


def test_a_deck_for_the_virtual_table_is_written_and_told_of(run: Run, tmp_path: Path) -> None:
    said = run("export", "tts", "constellation-aid", "--side", "700").stdout
    assert json.loads((tmp_path / "output" / "constellation-aid-tts" / "constellation-aid.json").read_text(encoding="utf-8"))["ObjectStates"]
    assert "700×" in said or "×700" in said or "690×" in said
    assert "--url" in said


def test_sheets_for_a_cutting_machine_are_written_with_the_places_given_up(run: Run, tmp_path: Path) -> None:
    said = run("export", "cut", "ganymede").stdout
    assert sorted(f.name for f in (tmp_path / "output").iterdir()) == sorted(f"ganymede-{s}-cut.{e}" for s in ("44x44", "44x68") for e in ("pdf", "svg", "dxf"))
    assert "1, 4, 21" in said
    assert "silhouette-1" in said


def test_reports_are_korean_when_asked_for(run: Run) -> None:
    assert "비운 자리" in run("export", "cut", "ganymede-aid", LC_ALL="ko_KR.UTF-8").stdout
    assert "인증받은 것은 아니다" in run("export", "press", "ganymede-aid", LC_ALL="ko_KR.UTF-8").stdout


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("export",), "give a kind of export: press, dtc, mbprint, mpc, tgc, tts, cut"),
        (("export", "--lang", "en"), "give a kind of export: press"),
        (("export", "mcp"), "there is no kind of export “mcp” → did you mean mpc?"),
        (("export", "mpc", "chess"), "there is no set “chess”"),
        (("export", "tts", "--dpi", "300"), "--dpi is no option of tts"),
        (("export", "press", "--paper", "a4", "--side", "900"), "--paper is no option of press"),
        (("export", "press", "--papr", "a4"), "No such option"),
        (("export", "mpc", "constellation-aid", "--dpi", "450"), "--dpi: 450 → one of 300, 600, 900, 1200"),
        (("export", "tts", "constellation-aid", "--side", "1"), "--side: 1 → 700 to 8192"),
        (("export", "cut", "constellation-aid", "--paper", "a9"), "there is no paper “a9”"),
        (("export", "cut", "constellation-aid", "--registration", "cricut"), "there are no marks “cricut”"),
        (("preview",), "Missing argument"),
        (("check", "x"), "give a PDF file"),
    ],
)
def test_wrong_use_has_status_2(run: Run, tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    assert words in run(*args, status=2).stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("export", "mpc", "constellation-sheets"), "this set has no cards"),
        (("export", "press", "constellation-aid", "--profile", "none.icc"), "none.icc: cannot be read"),
        (("export", "press", "constellation-aid", "--out", "/proc/x"), "cannot be written"),
        (("preview", "constellation", "--page", "77"), "--page: 77 → 1 to 16"),
        (("check", "none.pdf"), "none.pdf: cannot be read"),
    ],
)
def test_what_cannot_be_done_has_status_1_and_leaves_nothing_behind(run: Run, tmp_path: Path, args: tuple[str, ...], words: str) -> None:
    result = run(*args, status=1)
    assert words in result.stderr
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("package", "args"),
    [
        ("pypdfium2", ("export", "mpc", "constellation-aid")),
        ("pypdfium2", ("export", "tts", "constellation-aid")),
        ("pypdfium2", ("preview", "constellation-aid")),
        ("pikepdf", ("export", "press", "constellation-aid")),
        ("pikepdf", ("check", "a.pdf")),
        ("pypdfium2", ("check", "a.pdf")),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, args: tuple[str, ...]
) -> None:
    with pikepdf.new() as pdf:
        pdf.add_blank_page()
        pdf.save(tmp_path / "a.pdf")
    monkeypatch.setitem(sys.modules, package, None)
    [line] = run(*args, status=1).stderr.splitlines()
    assert line == f"this needs the package {package} → {sys.executable} -m pip install {package}"
    assert [f.name for f in tmp_path.iterdir()] == ["a.pdf"]


def test_cutting_needs_no_other_package(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in ("pypdfium2", "pikepdf"):
        monkeypatch.setitem(sys.modules, package, None)
    run("export", "cut", "constellation-aid")


def test_the_help_names_every_preset(run: Run) -> None:
    for env in ("C.UTF-8", "ko_KR.UTF-8"):
        said = run("export", "--help", LC_ALL=env).stdout
        assert all(f"{name}" in said for name in (*PRESETS.names, "tts", "cut"))


@pytest.mark.parametrize("command", ["export", "preview"])
def test_help_loads_nothing_heavy(command: str) -> None:
    code = f"""
from click.testing import CliRunner
from asrus_pnp.cli.main import program
assert CliRunner().invoke(program, [{command!r}, "--help"]).exit_code == 0
import sys; print("\\n".join(sys.modules))"""
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT).stdout.split()
    assert not {m.split(".")[0] for m in found} & {"reportlab", "PIL", "pypdfium2", "pikepdf"}


def test_a_preview_lies_in_output_under_the_name_of_the_set(run: Run, tmp_path: Path) -> None:
    assert run("preview", "constellation-aid", "--dpi", "40").stdout.startswith("output")
    run("preview", "constellation-aid", "--dpi", "40", "--page", "1")
    run("preview", "constellation-aid", "--dpi", "40", "--out", "there.png")
    assert {f.name for f in (tmp_path / "output").iterdir()} == {"constellation-aid.png", "constellation-aid-1.png"}
    with Image.open(tmp_path / "there.png") as image:
        assert image.format == "PNG"


def test_styles_reach_previews_and_exports(run: Run, tmp_path: Path) -> None:
    for style in ("night", "low-ink", "grey"):
        run("preview", "constellation-aid", "--dpi", "40", "--style", style, "--out", f"{style}.png")
        run("export", "mpc", "constellation-aid", "--style", style, "--no-photo-marks", "--out", style)
    for name in ("{}.png", "{}/constellation-aid-mpc-poker/001-CE-A1-front.png"):
        night, light, grey = (Image.open(tmp_path / name.format(style)).convert("RGB") for style in ("night", "low-ink", "grey"))
        assert ImageStat.Stat(light.convert("L")).mean[0] > ImageStat.Stat(night.convert("L")).mean[0] + 50
    red, green, blue = grey.split()
    assert ImageChops.difference(red, blue).getbbox() is ImageChops.difference(red, green).getbbox() is None


def test_a_built_file_is_said_to_be_well(run: Run, built: Path) -> None:
    said = run("check", str(built / "constellation.pdf")).stdout
    assert "16 × a4 210.00×297.00 mm" in said
    assert "57 fronts, 57 backs" in said
    assert said.endswith("All is well.\n")


def test_as_json_a_file_tells_all_that_it_is(run: Run, built: Path) -> None:
    found = json.loads(run("check", str(built / "constellation.pdf"), "--json").stdout)
    assert found.keys() == {"file", "pages", "fonts", "print_scaling", "faults"}
    assert (len(found["pages"]), found["print_scaling"], found["faults"]) == (16, "None", [])
    page = found["pages"][2]
    assert (page["page"], page["paper"], page["size_mm"]) == (3, "a4", [210, 297])
    assert page["boxes_mm"]["media"] == [0, 0, 210, 297]
    assert [card["id"] for card in page["fronts"]] == [f"C{n:02}" for n in range(1, 10)]
    assert page["fronts"][0]["trim_mm"][2:] == [63, 88]
    assert page["backs"] == []
    assert min(page["free_mm"]) >= 5
    assert all(font["embedded"] for font in found["fonts"])


def test_a_sound_file_is_said_to_be_well_in_korean_too(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.pdf").write_bytes(draw(assemble("constellation-aid", ORDER, Layout())))
    assert run("check", "a.pdf", "--lang", "ko").stdout.endswith("잘못이 없다.\n")


def spoiled(tmp_path: Path) -> Path:
    with pikepdf.open(io.BytesIO(draw(assemble("constellation-aid", ORDER, Layout())))) as pdf:
        del pdf.Root.ViewerPreferences.PrintScaling
        pdf.pages[0].Rotate = 180
        pdf.save(tmp_path / "spoiled.pdf")
    return tmp_path / "spoiled.pdf"


def test_a_spoiled_file_has_status_1_and_each_fault_a_number(run: Run, tmp_path: Path) -> None:
    result = run("check", str(spoiled(tmp_path)), status=1)
    assert result.stderr.splitlines() == ["1. page 1: /Rotate 180, /UserUnit 1 → 0, 1", "2. file: PrintScaling – → PrintScaling None", "faults: 2"]
    assert "All is well" not in result.stdout


def test_a_spoiled_file_has_status_1_as_json_too(run: Run, tmp_path: Path) -> None:
    result = run("check", str(spoiled(tmp_path)), "--json", "--lang", "ko", status=1)
    faults = json.loads(result.stdout)["faults"]
    assert [f["where"] for f in faults] == ["1쪽", "파일"]
    assert result.stderr == ""


def test_without_a_file_check_is_what_it_was(run: Run) -> None:
    assert run("check", "--data", str(DATA.root)).stdout.endswith("all is well.\n")
    assert json.loads(run("check", "--json").stdout) == []
