"""The player aids of the card database: what they may rest on, and what is said of one that is wrong."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from asrus_pnp import registry
from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.database.location import folder
from asrus_pnp.rulebook.player_aids import Aid, load_aid

AIDS = {g: tomllib.loads((folder() / f"aids/{g}.toml").read_text(encoding="utf-8"))["line"] for g in registry.GAMES}
LINES = [(g, line) for g, lines in AIDS.items() for line in lines]
MORE = {"energy_highest": 7, "symbols": 5, "tiles": 3, "earth": 6, "mars": 5, "upper": 3, "lower": 4}


def aid(game: str, data: Path | None = None) -> Aid:
    return load_aid(Database(data), game, MORE)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(folder(), tmp_path / "data")
    return tmp_path / "data"


def changed(data: Path, file: str, old: str, new: str) -> None:
    text = (data / file).read_text(encoding="utf-8")
    assert old in text
    (data / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_game_has_an_aid_of_8_to_10_lines() -> None:
    assert all(8 <= len(lines) <= 10 for lines in AIDS.values())


def test_every_line_rests_on_clauses_of_its_game_that_exist() -> None:
    known = {g: {c["id"] for c in tomllib.loads((folder() / f"clauses/{g}.toml").read_text(encoding="utf-8"))["clause"]} for g in registry.GAMES}
    assert all(line["clauses"] and set(line["clauses"]) <= known[game] for game, line in LINES)


def test_no_line_rests_on_a_house_rule() -> None:
    options = {
        c["id"]
        for g in registry.GAMES
        for c in tomllib.loads((folder() / f"clauses/{g}.toml").read_text(encoding="utf-8"))["clause"]
        if c["status"] == "option"
    }
    assert not options & {c for _, line in LINES for c in line["clauses"]}


@pytest.mark.parametrize("game", registry.GAMES)
def test_each_row_of_the_score_stands_on_the_aid(game: str) -> None:
    rows = {c for c in load_labels(Database()).score if c.startswith(f"{registry.game(game).prefix}-")}
    cited = {c for line in aid(game).line for c in line.clauses}
    if game == "ganymede":  # its ships print what they score, so the aid names them together
        rows = {"GA-7.2"}
    assert rows <= cited


def test_numbers_of_the_game_are_put_in_from_the_database(copy: Path) -> None:
    changed(copy, "games/starry-night.toml", 'id = "points_stones"\nvalue = 10', 'id = "points_stones"\nvalue = 37')
    said = next(line.text for line in aid("starry-night", copy).line if "SN-5.2" in line.clauses)
    assert "37" in said.ko
    assert "37" in said.en


def test_no_line_says_a_number_that_the_database_has() -> None:
    left = [re.sub(r"\{[^}]*\}", "", words) for _, line in LINES for words in line["text"].values()]
    assert {n for words in left for n in re.findall(r"\d+", words)} <= {"0", "1"}


def test_both_languages_put_in_the_same_numbers() -> None:
    for _, line in LINES:
        ko, en = ({*re.findall(r"\{([^}]*)\}", line["text"][lang])} for lang in ("ko", "en"))
        assert ko == en


def test_all_that_is_wrong_with_an_aid_is_told_at_once(copy: Path) -> None:
    changed(copy, "aids/constellation.toml", '["CE-2.1", "CE-2.2"]', '["CE-2.1", "CE-2.9"]')
    changed(copy, "aids/constellation.toml", "+{energy_won}", "+{energy_wun}")
    with pytest.raises(DataError) as error:
        aid("constellation", copy)
    said = [f.say("en") for f in error.value.faults]
    assert len(said) == 2
    assert "Turn" in said[0]
    assert "CE-2.9" in said[0]
    assert "ce-2.1" in said[0].lower()
    assert "Energy" in said[1]
    assert "energy_won" in said[1]


def test_a_field_that_is_missing_is_told_with_its_place(copy: Path) -> None:
    changed(copy, "aids/ganymede.toml", 'clauses = ["GA-7.2"]', "")
    with pytest.raises(DataError, match=r"aid ganymede.*clauses"):
        aid("ganymede", copy)


def test_a_game_without_an_aid_is_told(copy: Path) -> None:
    (copy / "aids" / "ganymede.toml").unlink()
    with pytest.raises(DataError, match=r"aids/ganymede.toml: there is no such file"):
        aid("ganymede", copy)


def test_a_line_without_a_clause_and_an_aid_without_a_line_are_faults(copy: Path) -> None:
    changed(copy, "aids/constellation.toml", 'clauses = ["CE-8.5"]', "clauses = []")
    with pytest.raises(DataError, match=r"Home.*no clause"):
        aid("constellation", copy)
    (copy / "aids" / "constellation.toml").write_text("line = []\n", encoding="utf-8")
    with pytest.raises(DataError, match="there is no line"):
        aid("constellation", copy)
