"""A game is added by a folder, its data and a line of registration: A Handful of Beans (tests/example_game) is added to a copy of the program."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest

ROOT = Path(__file__).parents[1]
EXAMPLE = Path(__file__).parent / "example_game"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program that has the game: its folder, its files, its import and its name in the list of games."""
    root = tmp_path_factory.mktemp("with_beans")
    shutil.copytree(ROOT / "asrus_pnp", root / "asrus_pnp", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "card_data", root / "card_data")
    shutil.copytree(EXAMPLE / "beans", root / "asrus_pnp" / "games" / "beans", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(EXAMPLE / "card_data", root / "card_data", dirs_exist_ok=True)
    registry = root / "asrus_pnp" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    changed = text.replace("\nfrom asrus_pnp.games.ganymede", "\nfrom asrus_pnp.games.beans import descriptor as beans\nfrom asrus_pnp.games.ganymede")
    changed = changed.replace("starry_night, ganymede)}", "starry_night, ganymede, beans)}")
    assert len(set(changed.splitlines()) - set(text.splitlines())) == 2
    registry.write_text(changed, encoding="utf-8")
    return root


def run(copy: Path, *words: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(copy), "LC_ALL": "C.UTF-8"}
    done = subprocess.run([sys.executable, "-m", "asrus_pnp", *words], capture_output=True, text=True, env=environment, cwd=copy)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_that_is_there_is_overwritten() -> None:
    files = [p.relative_to(EXAMPLE / "card_data") for p in (EXAMPLE / "card_data").rglob("*.toml")]
    assert len(files) == 4
    assert [f for f in files if (ROOT / "card_data" / f).exists()] == []
    assert not (ROOT / "asrus_pnp" / "games" / "beans").exists()


def test_it_is_scored_with_its_own_words_and_labels(copy: Path) -> None:
    said = run(copy, "score", "beans", "Ann: beans=5", "민지: 콩=7", "--lang", "en")
    assert "A Handful of Beans" in said
    assert next(line.split() for line in said.splitlines() if "BN-3.1" in line) == ["beans", "BN-3.1", "5", "7"]
    assert json.loads(run(copy, "score", "beans", "Ann: beans=5", "Bo: beans=7", "--json"))["winners"] == ["Bo"]


def test_a_shared_win_is_told_to_rest_on_a_ruling(copy: Path) -> None:
    assert "this project rules: Players who tie" in " ".join(run(copy, "score", "beans", "Ann: beans=6", "Bo: beans=6", "--lang", "en").split())


def test_its_disputes_are_settled(copy: Path) -> None:
    said = json.loads(run(copy, "ruling", "beans", "fingers", "Ann: fingers=3", "Bo: 손가락=3", "Cho: fingers=1", "--json"))
    assert (said["facts"], said["clauses"]) == ({"taker": None}, ["BN-2.1", "BN-2.2"])
    assert "taker" in run(copy, "ruling", "beans", "fingers", "Ann: fingers=3", "Bo: fingers=2", "--lang", "en")


def test_its_clauses_are_shown_and_found(copy: Path) -> None:
    assert [c["id"] for c in json.loads(run(copy, "rules", "beans", "--json"))] == ["BN-1.1", "BN-2.1", "BN-2.2", "BN-3.1", "BN-3.2", "BN-3.3"]
    assert json.loads(run(copy, "rules", "beans", "--find", "we both show three fingers", "--json"))[0]["id"] == "BN-2.2"


def test_it_is_listed_and_its_data_is_checked(copy: Path) -> None:
    game = next(g for g in json.loads(run(copy, "list", "--json"))["games"] if g["game"] == "beans")
    assert (game["players"], game["cases"], game["sets"]) == ([2, 4], ["fingers"], ["asrus", "beans-sheets", "beans-aid"])
    assert run(copy, "check", "--lang", "en").endswith("5 games, 187 clauses: all is well.\n")


def test_its_cards_rule_sheet_and_player_aids_are_printed(copy: Path) -> None:
    run(copy, "build", "--game", "beans", "--out", str(copy / "out"))
    pages = {p.stem: [page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(p)] for p in (copy / "out").glob("*.pdf")}
    assert sorted(pages) == ["beans-aid", "beans-cards", "beans-sheets"]
    assert all(any(f"BN-{n}" in page for page in pages["beans-sheets"]) for n in ("1.1", "2.1", "2.2", "3.1", "3.2", "3.3"))
    assert "".join(pages["beans-aid"]).count("1 point for each bean.") == 4


def test_it_is_not_kept_turn_by_turn_and_that_is_said(copy: Path) -> None:
    with pytest.raises(AssertionError, match="A Handful of Beans cannot be kept turn by turn → constellation, astro-race, starry-night"):
        run(copy, "play", "beans", "--lang", "en")
