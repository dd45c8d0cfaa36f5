"""The small print of the games is listed, and found where no clause answers."""

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner

from asrus_pnp.cli.main import program
from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.rulebook.about import load_about


def run(*words: str) -> str:
    result = CliRunner().invoke(program, words, env={"LANG": "C.UTF-8"})
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("game", "question", "first"),
    [
        ("ganymede", "how old", "age"),
        ("ganymede", "몇 살부터", "age"),
        ("constellation", "how old must you be", "age"),
        ("constellation", "how long does it take", "minutes"),
        ("astro-race", "몇 분 걸려요", "minutes"),
        ("astro-race", "누가 만들었", "design"),
        ("starry-night", "누가 만들었어요", "design"),
        ("ganymede", "who designed this game", "design"),
        ("ganymede", "여기 그림은 누가 그렸어요", "design"),
    ],
)
def test_what_no_clause_answers_is_found_in_the_small_print(game: str, question: str, first: str) -> None:
    fact = load_about(Database(), game).facts[first]
    found = json.loads(run("rules", game, "--find", question, "--json"))
    assert found[0] == {"id": first, "status": "about", "text": fact.text._asdict(), "source": fact.source}
    assert f"\n  {fact.text.ko} (출처: " in run("rules", game, "--find", question, "--lang", "ko")


def test_a_question_with_a_clause_is_answered_by_that_alone() -> None:
    found = json.loads(run("rules", "constellation", "--find", "both of us are two away", "--json"))
    assert found[0]["id"] == "CE-3.1"
    assert "about" not in {f["status"] for f in found}


def test_what_no_source_has_is_not_covered() -> None:
    assert run("rules", "starry-night", "--find", "몇 살부터", "--lang", "en") == "The rules do not cover this question.\n"


def test_the_list_has_it_for_people_and_programs() -> None:
    games = {g["game"]: g["about"] for g in json.loads(run("list", "--json"))["games"]}
    assert [f["text"]["en"] for f in games["constellation"]][:3] == ["ages 7 and up", "15 minutes", "best with 3 or more"]
    assert "ages 14 and up; 20 to 40 minutes; designed by Hope S. Hwang" in " ".join(run("list", "--lang", "en").split())


def test_a_number_that_the_game_has_not_is_a_fault(tmp_path: Path) -> None:
    shutil.copytree(folder(), tmp_path / "data")
    file = tmp_path / "data" / "games" / "constellation.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("best with {players_least_alone}", "best with {players_leest}"), encoding="utf-8")
    with pytest.raises(DataError, match=r"record “about advice”: \{players_leest\} → did you mean players_least"):
        load_about(Database(tmp_path / "data"), "constellation")
