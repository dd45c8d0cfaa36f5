"""`asrus-pnp calibrate` and what `build` makes of it, of styles, layouts, label sheets, selected cards and copies."""

import re
from collections import Counter
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner, Result
from finished import page_size, uses

from asrus_pnp.cli.main import program
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM

HOME = ("--name", "home", "--dx", "0.8", "--dy", "-0.4", "--angle", "0.1", "--flip", "long", "--margins", "4,4,4,12")


def run(*words: object, env: dict[str, str] | None = None) -> Result:
    return CliRunner(env={"LC_ALL": "C.UTF-8", **(env or {})}).invoke(program, [str(w) for w in words])


def fine(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(result: Result, status: int = 1) -> str:
    assert result.exit_code == status, result.output
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert result.stdout == ""
    return result.stderr


def test_the_sheet_has_two_pages_for_the_edge_that_is_asked_for(tmp_path: Path) -> None:
    said = fine(run("calibrate", "--paper", "letter", "--flip", "short", "--out", tmp_path))
    assert "calibration.pdf" in said
    assert "light" in said
    with pikepdf.open(tmp_path / "calibration.pdf") as pdf:
        assert len(pdf.pages) == 2
        assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
        assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
        assert (page_size(pdf.pages[0]).w, page_size(pdf.pages[0]).h) == pytest.approx((215.9, 279.4), abs=0.001)


def test_what_is_stored_is_listed_and_found_by_build(tmp_path: Path) -> None:
    config = tmp_path / "somewhere" / "config"
    assert str(config / "printers.toml") in fine(run("calibrate", *HOME, "--config", config))
    fine(run("calibrate", "--name", "Work", "--dx", "-1", "--config", config))
    listed = fine(run("calibrate", "--list", "--config", config)).splitlines()
    assert listed[0].split() == ["name", "dx", "dy", "angle", "flip", "margins", "paper"]
    assert listed[1].split() == ["home", "+0.8", "-0.4", "+0.1", "long", "4,4,4,12", "–"]
    assert listed[2].split()[:2] == ["work", "-1"]
    said = fine(run("build", "asrus", "--only", "A01-A11", "--printer", "HOME", "--config", config, "--out", tmp_path))
    assert "long edge" in said
    assert fine(run("check", tmp_path / "asrus.pdf"))


def test_a_length_may_have_a_decimal_comma_and_its_unit(tmp_path: Path) -> None:
    fine(run("calibrate", "--name", "home", "--dx", "0,8", "--dy", "-0.4mm", "--angle", "0,1°", "--margins", "4, 4,4,12.5 mm", "--config", tmp_path))
    assert fine(run("calibrate", "--list", "--config", tmp_path)).splitlines()[1].split()[1:6] == ["+0.8", "-0.4", "+0.1", "long", "4,4,4,12.5"]


def test_the_folder_may_be_named_in_the_environment(tmp_path: Path) -> None:
    fine(run("calibrate", *HOME, env={"ASRUS_PNP_CONFIG": str(tmp_path)}))
    assert (tmp_path / "printers.toml").exists()
    assert "home" in fine(run("calibrate", "--list", env={"ASRUS_PNP_CONFIG": str(tmp_path)}))


def test_without_either_it_is_the_folder_that_the_system_has_for_settings(tmp_path: Path) -> None:
    fine(run("calibrate", *HOME, env={"XDG_CONFIG_HOME": str(tmp_path), "HOME": str(tmp_path), "APPDATA": str(tmp_path)}))
    [found] = tmp_path.rglob("printers.toml")
    assert found.parent.name == "asrus-pnp"


def test_no_printers_is_said_in_both_languages(tmp_path: Path) -> None:
    assert "No printer" in fine(run("calibrate", "--list", "--config", tmp_path))
    assert "프린터가 없다" in fine(run("--lang", "ko", "calibrate", "--list", "--config", tmp_path))


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("calibrate", "--name", "home", "--dx", "99"), 2, "-10–10 mm"),
        (("calibrate", "--name", "home", "--dx", "nan"), 2, "-10–10 mm"),
        (("calibrate", "--name", "home", "--angle", "much"), 2, "-3–3 °"),
        (("calibrate", "--name", "home", "--margins", "1,2,3"), 2, "4 of them"),
        (("calibrate", "--name", "a/b"), 1, "letters, digits"),
        (("calibrate", "--name", "home", "--paper", "wallpaper"), 2, "a4, letter"),
        (("calibrate", "--paper", "photo"), 1, "200×270"),
        (("calibrate", "--printer", "hme"), 2, "did you mean home?"),
        (("build", "asrus", "--printer", "hme"), 2, "did you mean home?"),
        (("build", "asrus", "--printer", "home", "--flip", "short"), 1, "--flip long"),
        (("build", "asrus", "--bleed", "5.1"), 2, "0–5 mm"),
        (("build", "asrus", "--bleed", "inf"), 2, "0–5 mm"),
        (("build", "asrus", "--mark-width", "0"), 2, "0.05–1 mm"),
        (("build", "asrus", "--marks", "dots"), 2, "'none', 'margin', 'corner', 'cross', 'lines'"),
        (("build", "asrus", "--style", "neon"), 2, "'night', 'low-ink', 'grey'"),
        (("build", "asrus", "--copies", "1.5"), 2, "1–99"),
        (("build", "asrus", "--copies", "0"), 2, "1–99"),
        (("build", "asrus", "--only", "Z9"), 1, "A01-A77"),
        (("build", "asrus", "--only", "A09-A01"), 1, "A01-A77"),
        (("build", "asrus", "--only", "A70-A99"), 1, "A01-A77"),
        (("build", "asrus", "--only", " , "), 1, "A01-A77"),
        (("build", "asrus", "--only", ""), 1, "A01-A77"),
        (("build", "asrus", "--gap", "5,1,2"), 2, "0–50 mm"),
        (("build", "asrus", "--copies", "1,5"), 2, "1–99"),
        (("build", "asrus", "--sheet", "avery-5731"), 2, "avery-5371"),
        (("build", "asrus", "--sheet", "avery-5371"), 1, "--card-size 50.8x88.9"),
        (("build", "asrus", "--sheet", "avery-5371", "--paper", "a4"), 1, "--paper letter"),
        (("build", "asrus", "--sheet", "nine-a4", "--bleed", "2"), 1, "no --bleed"),
        (("build", "astro-race-sheets", "--sheet", "nine-a4"), 1, "no cards"),
        (("build", "asrus", "--card-thickness", "-1"), 2, "0.05–5 mm"),
    ],
)  # fmt: skip
def test_a_wrong_wish_is_one_clear_error_and_nothing_is_written(tmp_path: Path, words: tuple[str, ...], status: int, said: str) -> None:
    fine(run("calibrate", *HOME, "--config", tmp_path / "config"))
    before = (tmp_path / "config" / "printers.toml").read_bytes()
    assert said in refused(run(*words, "--config", tmp_path / "config", "--out", tmp_path / "out"), status)
    assert not (tmp_path / "out").exists()
    assert (tmp_path / "config" / "printers.toml").read_bytes() == before


def placed(file: Path) -> list[str]:
    """The faces of all cards; a cover shows them too, but smaller."""
    with pikepdf.open(file) as pdf:
        return [use.form.removeprefix("/FormXob.") for page in pdf.pages for use in uses(page, FORM_BLEED_MM) if use.scale == 1]


def words_of(file: Path) -> str:
    return " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(file))


def ids(file: Path) -> Counter[str]:
    return Counter(re.findall(r"\b[A-Z]L?\d\d?\b", words_of(file)))


def test_only_the_cards_that_are_named_are_printed_each_so_often(tmp_path: Path) -> None:
    fine(run("build", "asrus", "--only", "a01-A05, A9,AL1", "--copies", "3", "--sides", "fronts", "--out", tmp_path))
    assert ids(tmp_path / "asrus.pdf") == dict.fromkeys(["A01", "A02", "A03", "A04", "A05", "A09", "AL1"], 3)


def test_without_a_set_only_those_that_hold_the_cards_are_written(tmp_path: Path) -> None:
    fine(run("build", "--only", "A01,C03-C05,ga-a1", "--sides", "fronts", "--out", tmp_path))
    assert sorted(f.name for f in tmp_path.iterdir()) == ["asrus.pdf", "constellation.pdf", "ganymede-aid.pdf"]
    assert list(ids(tmp_path / "constellation.pdf")) == ["C03", "C04", "C05"]


def test_of_the_cards_of_a_game_those_that_are_named(tmp_path: Path) -> None:
    fine(run("build", "--game", "starry-night", "--only", "A01-A03", "--sides", "fronts", "--out", tmp_path))
    assert [f.name for f in tmp_path.iterdir()] == ["starry-night-cards.pdf"]


def test_sheets_of_words_are_copied_as_a_whole(tmp_path: Path) -> None:
    for copies in (1, 2):
        fine(run("build", "astro-race-sheets", "--copies", copies, "--out", tmp_path / str(copies)))
    once, twice = (len(pypdfium2.PdfDocument(tmp_path / n / "astro-race-sheets.pdf")) for n in ("1", "2"))
    assert twice == 2 * once


def test_fronts_and_backs_go_into_two_files_and_the_words_say_how(tmp_path: Path) -> None:
    said = fine(run("build", "constellation", "--sides", "split", "--lang", "en", "--out", tmp_path))
    fronts, backs = tmp_path / "constellation-fronts.pdf", tmp_path / "constellation-backs.pdf"
    assert sorted(tmp_path.iterdir()) == [backs, fronts]
    assert not [f for f in placed(fronts) if "back" in f]
    assert all("back" in f for f in placed(backs))
    assert len(placed(fronts)) == len(placed(backs)) == 57
    assert "put the sheets in again" in said
    with pikepdf.open(fronts) as pdf:
        assert "/Duplex" not in pdf.Root.ViewerPreferences


def test_a_sheet_to_fold_says_so_and_asks_for_no_second_side(tmp_path: Path) -> None:
    said = fine(run("build", "asrus", "--sides", "gutterfold", "--only", "A01-A08", "--out", tmp_path))
    assert "fold" in said
    with pikepdf.open(tmp_path / "asrus.pdf") as pdf:
        assert "/Duplex" not in pdf.Root.ViewerPreferences
    assert len([f for f in placed(tmp_path / "asrus.pdf") if "back" in f]) == 8
    assert "flip on" not in words_of(tmp_path / "asrus.pdf")


def test_a_sheet_that_is_cut_already_takes_its_own_paper_and_gets_no_cover_and_no_marks(tmp_path: Path) -> None:
    fine(run("build", "asrus", "--sheet", "avery-5371", "--card-size", "50.8x88.9", "--lang", "en", "--only", "A01-A10", "--out", tmp_path))
    with pikepdf.open(tmp_path / "asrus.pdf") as pdf:
        assert len(pdf.pages) == 2
        assert (page_size(pdf.pages[0]).w, page_size(pdf.pages[0]).h) == pytest.approx((279.4, 215.9), abs=0.001)
        trims = [use.trim for use in uses(pdf.pages[0], FORM_BLEED_MM)]
    assert len(trims) == 10
    assert min(t.x for t in trims) == pytest.approx(12.7, abs=0.01)
    assert min(t.y for t in trims) == pytest.approx(19.05, abs=0.01)


@pytest.mark.parametrize("style", ["low-ink", "grey"])
def test_a_style_is_for_the_whole_file(tmp_path: Path, style: str) -> None:
    for one in ("night", style):
        fine(run("build", "constellation", "--only", "C01-C09", "--style", one, "--lang", "en", "--out", tmp_path / one))
        fine(run("build", "astro-race-pieces", "--style", one, "--lang", "en", "--out", tmp_path / one))
    for name in ("constellation", "astro-race-pieces"):
        pages = [pypdfium2.PdfDocument(tmp_path / one / f"{name}.pdf") for one in ("night", style)]
        assert words_of(tmp_path / "night" / f"{name}.pdf") == words_of(tmp_path / style / f"{name}.pdf")
        for page in pages[1]:
            picture = page.render(scale=0.3).to_pil().convert("RGB")
            red, green, blue = picture.split()
            assert style != "grey" or red.tobytes() == green.tobytes() == blue.tobytes()
        assert fine(run("check", tmp_path / style / f"{name}.pdf"))


def test_boxes_for_thicker_cards_and_for_sleeves_are_larger(tmp_path: Path) -> None:
    def drawn(*words: str) -> str:
        result = run("build", "constellation-box", "--lang", "en", "--out", tmp_path, *words)
        return fine(result) and words_of(tmp_path / "constellation-box.pdf")

    plain = drawn()
    assert drawn("--card-thickness", "0.4") != plain
    assert drawn("--sleeved") != plain
    assert drawn("--card-thickness", "0.32") == plain


@pytest.mark.slow
def test_photo_paper_tells_all_sets_that_it_cannot_take_and_no_others(tmp_path: Path) -> None:
    said = refused(run("build", "--paper", "photo", "--lang", "en", "--out", tmp_path / "out"))
    named = {line.split(":")[0].split(",")[0] for line in said.strip().splitlines()}
    assert {"starry-night-stones", "asrus-box", "ganymede-sheets"} <= named
    fit = ["asrus", "constellation", "ganymede", "astro-race-board", "ganymede-board", "ganymede-tokens", "astro-race-pieces", "starry-night-sheets"]
    assert not named & set(fit)
    fine(run("build", *fit[-2:], "--paper", "photo", "--lang", "en", "--out", tmp_path / "out"))


def test_a_fault_of_one_set_alone_is_told_as_ever(tmp_path: Path) -> None:
    said = refused(run("build", "starry-night-stones", "--paper", "photo", "--out", tmp_path))
    assert said.startswith("a card of 190×80 mm")
    assert len(said.strip().splitlines()) == 1


def test_help_tells_what_stands_for_what() -> None:
    for command in ("build", "calibrate"):
        for lang in ("en", "ko"):
            said = fine(run("--lang", lang, command, "--help"))
            assert "--flip" in said
            assert "--config" in said
