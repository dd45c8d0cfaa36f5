"""One card database: each file read once, its faults kept, and what nobody reads told."""

import json
import shutil
import tomllib
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from asrus_pnp import registry
from asrus_pnp.cli.main import program
from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.faults import faults_of
from asrus_pnp.database.labels import load_labels
from asrus_pnp.database.location import folder
from asrus_pnp.database.words import load_words
from asrus_pnp.database_check import inspect
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.products.assemble import assemble_all


@pytest.fixture
def parsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each text was parsed as TOML since then."""
    counted, parse = Counter[str](), tomllib.loads

    def count(text: str) -> dict[str, object]:
        counted[text] += 1
        return parse(text)

    monkeypatch.setattr(tomllib, "loads", count)
    return counted


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(folder(), tmp_path / "data")
    return tmp_path / "data"


@pytest.mark.parametrize(
    ("words", "files"),
    [
        (("score", "constellation", "Ann: 1 energy=4", "Bo: energy=1", "Cho: energy=2"), 5),
        (("ruling", "starry-night", "trade", "table: number=8", "Ann: active 8x4 stones=12 bid=4", "Bob: 8x2 stones=9 bid=5"), 5),
        (("rules", "ganymede", "--find", "who wins"), 4),
        (("list",), 12),
        (("cards",), 4),
        (("check",), 28),
    ],
    ids=lambda some: some[0] if isinstance(some, tuple) else "",
)
def test_a_command_parses_each_file_that_it_needs_once(parsed: Counter[str], words: tuple[str, ...], files: int) -> None:
    result = CliRunner().invoke(program, words)
    assert result.exit_code == 0, result.output
    assert (len(parsed), max(parsed.values())) == (files, 1)


def test_what_is_made_of_all_sets_parses_each_file_once(parsed: Counter[str]) -> None:
    jobs = assemble_all((), None, Order(Database(), "both", Size(210, 297)), Layout())
    assert list(jobs) == registry.sets()
    assert (len(parsed), max(parsed.values())) == (22, 1)


def test_nothing_is_read_before_it_is_asked_for(parsed: Counter[str]) -> None:
    Database()
    assert not parsed


def test_what_is_read_is_made_once_for_one_database_and_anew_for_another() -> None:
    made: list[str] = []

    @once
    def read(db: Database, game: str) -> str:
        made.append(game)
        return game.upper()

    one, other = Database(), Database()
    assert [read(one, "a"), read(one, "a"), read(one, "b"), read(other, "a")] == ["A", "A", "B", "A"]
    assert made == ["a", "b", "a"]


def test_a_faulty_file_is_parsed_once_and_refused_each_time(copy: Path, parsed: Counter[str]) -> None:
    (copy / "words.toml").write_text("x = [", encoding="utf-8")
    db = Database(copy)
    for _ in range(3):
        with pytest.raises(DataError, match=r"words.toml: is not TOML"):
            load_words(db)
    assert parsed == {"x = [": 1}


def said(db: Path) -> list[str]:
    return [f.say("en") for f in inspect(Database(db))]


@pytest.mark.parametrize(
    ("name", "right"),
    [("kits/mygame.toml", "ganymede"), ("games/astro_race.toml", "games/astro-race.toml"), ("word.toml", "words.toml")],
)
def test_a_file_that_the_program_does_not_know_is_a_fault(copy: Path, name: str, right: str) -> None:
    (copy / name).write_text("x = 1\n", encoding="utf-8")
    [fault] = said(copy)
    assert fault.startswith(f"{name}: is no file that the program knows → did you mean ")
    assert right in fault


def test_a_file_under_a_wrong_name_is_told_beside_the_one_that_is_missing(copy: Path) -> None:
    (copy / "words.toml").rename(copy / "wrods.toml")
    faults = said(copy)
    assert faults[0].startswith("words.toml: there is no such file")
    assert faults[1:] == ["wrods.toml: is no file that the program knows → did you mean words.toml?"]


@pytest.mark.parametrize(
    ("file", "table", "right"),
    [
        ("kits/asrus.toml", "[[jokre]]", "joker"),
        ("print.toml", "[[papers]]", "paper"),
        ("games/ganymede.toml", "[word]", "words"),
        ("clauses/astro-race.toml", "[[clauses]]", "clause"),
        ("search.toml", "[[sane]]", "same"),
    ],
)
def test_a_table_that_the_program_does_not_know_is_a_fault(copy: Path, file: str, table: str, right: str) -> None:
    path = copy / file
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{table}\nx = 1\n", encoding="utf-8")
    name = table.strip("[]")
    assert said(copy) == [f"{file}, record “{name}”: is no table that the program knows → did you mean {right}?"]


def test_a_faulty_table_hides_no_other_and_makes_none_unknown(copy: Path) -> None:
    for file, old, new in (("kits/ganymede.toml", "count = 120", "count = 121"), ("clauses/constellation.toml", 'status = "rule"', 'status = "rool"')):
        text = (copy / file).read_text(encoding="utf-8")
        assert old in text
        (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    faults = said(copy)
    assert any("kits/ganymede.toml" in f for f in faults)
    assert any("clauses/constellation.toml" in f for f in faults)
    assert [f for f in faults if "that the program knows" in f] == []


def test_a_clause_of_another_game_is_a_fault(copy: Path) -> None:
    path = copy / "clauses" / "ganymede.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('id = "GA-1.3"', 'id = "GE-1.3"'), encoding="utf-8")
    assert any("record “GE-1.3”, field id" in f and "GA-1.1" in f for f in said(copy))


def test_a_folder_that_cannot_be_listed_has_no_strange_files(tmp_path: Path) -> None:
    assert faults_of(Database(tmp_path / "nowhere"), ()) == []


OWN = """
[words]
energy = {ko = "기운", also = ["힘"]}
[labels.score]
"CE-8.1" = {ko = "별", en = "stars"}
[labels.fact]
at = {ko = "곳", en = "place"}
"""


def test_a_games_own_words_and_labels_win_there_only(copy: Path) -> None:
    path = copy / "games" / "constellation.toml"
    path.write_text(path.read_text(encoding="utf-8") + OWN, encoding="utf-8")
    db = Database(copy)
    assert [load_words(db, game).label("energy").ko for game in ("", "constellation", "ganymede")] == ["에너지", "기운", "에너지"]
    assert [load_labels(db, game).name("at").en for game in ("", "constellation", "ganymede")] == ["at", "place", "at"]
    result = CliRunner().invoke(program, ["score", "constellation", "Ann: 1 힘=4", "Bo: 2 기운=1", "Cho: 기운=2", "--lang", "en", "--data", str(copy)])
    assert result.exit_code == 0, result.output
    assert next(line.split()[0] for line in result.stdout.splitlines() if "CE-8.1" in line) == "stars"
    assert json.loads(CliRunner().invoke(program, ["check", "--json", "--data", str(copy)]).stdout) == []


@pytest.mark.parametrize("section", ["[[words]]", "[[labels]]", "[words]\nenergy = 3", "[labels]\nfcat = {}"])
def test_a_games_own_words_and_labels_are_checked(copy: Path, section: str) -> None:
    path = copy / "games" / "starry-night.toml"
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{section}\n", encoding="utf-8")
    [fault] = said(copy)
    assert fault.startswith("games/starry-night.toml, record “")


def test_own_words_are_known_where_those_of_all_games_cannot_be_read(copy: Path) -> None:
    path = copy / "games" / "constellation.toml"
    path.write_text(path.read_text(encoding="utf-8") + OWN, encoding="utf-8")
    for file in ("words.toml", "labels.toml", "kits/constellation.toml"):
        (copy / file).write_text("x = [", encoding="utf-8")
    assert [f for f in said(copy) if "is not TOML" not in f] == []
