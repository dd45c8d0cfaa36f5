"""`asrus-pnp scan` on made photos."""

import json
from collections.abc import Sequence
from pathlib import Path

import photo_scenes as scenes
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from asrus_pnp.cli.main import program
from asrus_pnp.database.database import Database
from asrus_pnp.photo.cards import physical
from asrus_pnp.photo.marks import Mark
from asrus_pnp.photo.scan import Scan, Shot

FRAME = (1000, 750)


def run(*args: str) -> Result:
    result = CliRunner().invoke(program, ["scan", *args], env={"LC_ALL": "C.UTF-8", "LANG": "", "LC_MESSAGES": ""}, prog_name="asrus-pnp")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def photo(path: Path, ids: Sequence[str], seed: int = 1) -> str:
    lying = scenes.rows(ids, 3, scenes.GOOD, seed)
    path.write_bytes(scenes.jpeg(scenes.photo(scenes.fronts(ids), lying, scenes.GOOD, seed, frame=FRAME)))
    return str(path)


@pytest.fixture(scope="module")
def shots(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    where = tmp_path_factory.mktemp("photos")
    return [photo(where / "one.jpg", ["A31", "C43", "A30", "A01"]), photo(where / "two.jpg", ["A30", "A75", "A33"])]


def test_cards_are_listed_by_name_and_number_and_each_counts_once(shots: list[str]) -> None:
    lines = run(*shots).stdout.splitlines()
    assert lines[0] == "6 cards read"
    assert lines[2] == "ASRUS base deck"
    rows = [line.split() for line in lines[3:6]]
    assert rows == [["1", "Sun", "×1", "A01"], ["8", "Earth", "×3", "A30", "A31", "A33"], ["J", "Comet", "×1", "A75"]]
    assert lines[7:9] == ["Constellation Expedition", "      Arrow  ×1  C43"]


def test_json_has_the_cards_the_photos_and_what_is_missing(shots: list[str]) -> None:
    found = json.loads(run("--json", "--expect", "9", *shots).stdout)
    assert [c["id"] for c in found["cards"]] == ["A01", "A30", "A31", "A33", "A75", "C43"]
    assert found["cards"][0] == {"id": "A01", "kit": "asrus", "kind": "number", "sign": "1", "name": {"ko": "태양", "en": "Sun"}}
    assert [p["cards"] for p in found["photos"]] == [["A01", "A30", "A31", "C43"], ["A30", "A33", "A75"]]
    assert [found[k] for k in ("count", "unread", "foreign", "expected", "missing", "missing_ids")] == [6, 0, 0, 9, 3, []]


@pytest.mark.parametrize(("expected", "said"), [(4, "All 4 are there."), (5, "1 of the 5 expected is missing."), (2, "2 more than the 2 expected.")])
def test_the_number_expected_is_held_against_what_is_there(shots: list[str], expected: int, said: str) -> None:
    assert said in run(shots[0], "--expect", str(expected)).stdout.splitlines()


def test_of_whole_kits_the_missing_cards_are_named(shots: list[str]) -> None:
    found = json.loads(run("--json", "--expect", "132", shots[0]).stdout)
    assert found["missing"] == len(found["missing_ids"]) == 128
    assert {"A02", "C01"} <= set(found["missing_ids"])
    assert "A02 2 양자리" in run("--expect", "132", "--lang", "ko", shots[0]).stdout


def test_a_photo_from_too_far_away_shows_no_card_and_how_to_take_a_better_one(tmp_path: Path) -> None:
    whole = Image.open(photo(tmp_path / "a.jpg", ["C01", "C02"]))
    small = tmp_path / "small.jpg"
    whole.resize((FRAME[0] // 9, FRAME[1] // 9)).resize(FRAME).save(small)
    said = " ".join(run(str(small)).stdout.split())
    assert said.startswith("0 cards read Where cards are missing: take a photo from closer by")


@pytest.mark.parametrize(
    ("contents", "said"),
    [
        (["101015"] * 2, "1 card read"),
        (["101015", "103013", "", ""], "2 cards read; 2 places look like marks that could not be read"),
        (["", "hello", "999999"], "0 cards read; 1 place looks like a mark that could not be read; 2 codes that no card here carries, left out"),
        (["101998"], "0 cards read; 1 code that no card here carries, left out"),
    ],
)
def test_what_could_not_be_read_and_what_is_not_ours_is_counted(contents: list[str], said: str) -> None:
    marks = tuple(Mark(content, ((0, 0), (9, 0), (9, 9), (0, 9))) for content in contents)
    assert Scan((Shot("a.jpg", marks, physical(Database())),)).summary.en == said


def test_the_annotated_photo_is_the_photo_with_outlines(shots: list[str], tmp_path: Path) -> None:
    out = tmp_path / "seen.png"
    assert f"Wrote {out}" in " ".join(run(shots[0], "--annotate", str(out)).stdout.split())
    before, after = Image.open(shots[0]).convert("RGB"), Image.open(out)
    assert after.size == before.size
    green = sum(count for count, colour in after.getcolors(1 << 24) or [] if colour == (0x37, 0xD6, 0x7A))
    assert green > 4 * 2 * (63 + 88) * 3 * 2  # four cards, three px a mm, lines of three px less what names cover
    assert before.getpixel((3, 3)) == after.getpixel((3, 3))


def test_several_photos_are_annotated_each_in_a_file_of_its_own(shots: list[str], tmp_path: Path) -> None:
    run(*shots, "--annotate", str(tmp_path / "seen.jpg"))
    assert sorted(p.name for p in tmp_path.iterdir()) == ["seen-1.jpg", "seen-2.jpg"]


def test_a_photo_is_never_written_over(shots: list[str]) -> None:
    before = Path(shots[0]).read_bytes()
    result = run(shots[0], "--annotate", shots[0])
    assert (result.exit_code, result.stdout) == (1, "")
    assert "would overwrite the photo" in result.stderr
    assert Path(shots[0]).read_bytes() == before


@pytest.mark.parametrize(("name", "said"), [("seen.txt", "no picture format"), ("none/seen.jpg", "cannot be written"), (f"{'x' * 300}.jpg", "")])
def test_an_annotated_photo_that_cannot_be_written_is_refused(shots: list[str], tmp_path: Path, name: str, said: str) -> None:
    result = run(shots[0], "--annotate", str(tmp_path / name))
    assert (result.exit_code, list(tmp_path.iterdir())) == (1, [])
    assert said in result.stderr
    assert result.stderr.startswith(str(tmp_path / name)[:40])


def test_a_file_in_what_is_no_folder_is_named(shots: list[str]) -> None:
    result = run(shots[0], "--annotate", f"{shots[1]}/seen.jpg")
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith(f"{shots[1]}/seen.jpg: cannot be written")


def test_a_picture_too_wide_for_its_format_is_refused_by_name(tmp_path: Path) -> None:
    Image.new("L", (20000, 20), 128).save(tmp_path / "wide.png")
    result = run(str(tmp_path / "wide.png"), "--annotate", str(tmp_path / "seen.webp"))
    assert (result.exit_code, sorted(p.name for p in tmp_path.iterdir())) == (1, ["wide.png"])
    assert result.stderr.startswith(f"{tmp_path / 'seen.webp'}: cannot be written")


def test_all_photos_that_cannot_be_read_are_told(shots: list[str], tmp_path: Path) -> None:
    (tmp_path / "b.jpg").touch()
    result = run(shots[0], str(tmp_path / "a.jpg"), str(tmp_path / "b.jpg"))
    assert (result.exit_code, result.stdout) == (1, "")
    assert ["cannot be read" in result.stderr, "is empty" in result.stderr] == [True, True]
