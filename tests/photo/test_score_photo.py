"""`asrus-pnp score --photo` on made photos."""

import json
import os
import sys
from pathlib import Path

import pexpect
import photo_scenes as scenes
import pytest
from click.testing import CliRunner, Result

from asrus_pnp.cli.main import program

ROOT = Path(__file__).parents[2]
FRAME = (1000, 750)
HANDS = {
    **{"ann": "C01 C02 C20 C55", "bob1": "C10 C11", "bob2": "C11 C40 A01", "mix": "C30 C01"},
    **{"cho": "A30 A31 A66", "dan": "A50 A51", "eve": "A60 C02"},
    **{"fay": "S01 S14 S30 E03 M11 T03", "gus": "S07 E05 E06 T11 T12 A30"},
}


@pytest.fixture(scope="module")
def photos(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("hands")
    for name, ids in HANDS.items():
        lying = scenes.rows(ids.split(), 3, scenes.GOOD, 1)
        (folder / f"{name}.jpg").write_bytes(scenes.jpeg(scenes.photo(scenes.fronts(ids.split()), lying, scenes.GOOD, 1, frame=FRAME)))
    return {name: str(folder / f"{name}.jpg") for name in HANDS}


def run(*args: str) -> Result:
    result = CliRunner().invoke(program, ["score", *args], env={"LC_ALL": "C.UTF-8", "LANG": "", "LC_MESSAGES": ""}, prog_name="asrus-pnp")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_lines_are_made_of_photos_and_of_what_was_typed(photos: dict[str, str]) -> None:
    hands = ["--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['bob1']},{photos['bob2']}"]
    result = run("constellation", *hands, "Bob: energy=7", "Ann: energy=4 award=6", "--json")
    typed = run("constellation", "Ann: 1 2 6 energy=4 award=6", "Bob: 4 5 11 energy=7", "--json")
    assert json.loads(result.stdout) == json.loads(typed.stdout)
    told = result.stderr.splitlines()
    assert told[:5] == [
        "Ann: 4 cards read",
        "Ann: not scored in this game, left out: C55 Great Explorer award",
        "Bob: 4 cards read",
        "Bob: of another set, left out: A01 1 Sun",
        "",
    ]
    assert told[6:8] == ["Ann: 1 2 6 energy=4 award=6", "Bob: 4 5 11 energy=7"]


def test_which_cards_count_comes_from_the_game(photos: dict[str, str]) -> None:
    hands = [arg for name in ("cho", "dan", "eve") for arg in ("--photo", f"{name}={photos[name]}")]
    result = run("starry-night", *hands, *(f"{name}: stones=3" for name in ("cho", "dan", "eve")))
    assert result.exit_code == 0
    assert "cho: not scored in this game, left out: A66 M Majority" in result.stderr
    assert "eve: of another set, left out: C02 2 Taurus" in result.stderr
    assert "cho: 8x2 stones=3\ndan: 11x2 stones=3\neve: 13 stones=3" in result.stderr


def test_ganymede_is_scored_from_photos_of_ships_shuttles_and_tiles(photos: dict[str, str]) -> None:
    hands = ["--photo", f"Fay={photos['fay']}", "--photo", f"Gus={photos['gus']}"]
    beside = ["Gus: reputation=6 docks=1+0", "Fay: reputation-points=4 docks=2+1 mars=2"]
    result = run("ganymede", *hands, *beside, "--json")
    lines = ["Fay: S01 S14 S30 E03 M11 tiles=T03 reputation-points=4 docks=2+1 mars=2", "Gus: S07 E05 E06 tiles=T11+T12 reputation=6 docks=1+0"]
    assert result.exit_code == 0
    assert json.loads(result.stdout) == json.loads(run("ganymede", *lines, "--json").stdout)
    assert "Fay: 6 cards read" in result.stderr
    assert "Gus: of another set, left out: A30 8 Earth" in result.stderr


def test_tiles_of_ganymede_are_added_to_those_that_were_typed(photos: dict[str, str]) -> None:
    result = run("ganymede", "--photo", f"Fay={photos['fay']}", "--photo", f"Gus={photos['gus']}", "Fay: tiles=T03+T05", "Gus:", "--json")
    typed = run("ganymede", "Fay: S01 S14 S30 E03 M11 tiles=T03+T05", "Gus: S07 E05 E06 tiles=T11+T12", "--json")
    assert (result.exit_code, json.loads(result.stdout)) == (0, json.loads(typed.stdout))
    assert "tiles=T03+T05" in result.stderr
    assert "tiles=T11+T12" in result.stderr


def test_a_card_with_two_players_is_refused_by_name(photos: dict[str, str]) -> None:
    result = run("constellation", "--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['mix']}", "Ann: energy=1", "Bob: energy=2")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "C01 1 Aries: lies in the photos of Ann and Bob" in result.stderr


def test_what_no_card_shows_is_missing_where_nobody_can_be_asked(photos: dict[str, str]) -> None:
    result = run("constellation", "--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['bob1']}", "Ann: energy=1")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "line 2, Bob: energy= is missing" in result.stderr


def test_a_game_that_scores_no_cards_takes_no_photos(photos: dict[str, str]) -> None:
    result = run("astro-race", "--photo", f"Ann={photos['cho']}", "Ann: moon=10 finished=1", "Bo: reserve=10")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "this game scores no cards" in result.stderr


@pytest.mark.parametrize("photo", ["Ann", "Ann=", "=a.jpg", "Ann=a.jpg,,b.jpg"])
def test_photos_without_a_name_are_a_wrong_use(photo: str) -> None:
    result = run("constellation", "--photo", photo)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--photo NAME=PHOTO" in result.stderr


def test_photos_go_with_one_position_only(photos: dict[str, str]) -> None:
    result = run("constellation", "--photo", f"Ann={photos['ann']}", "Ann: energy=1", "---", "Ann: energy=2")
    assert (result.exit_code, result.stdout) == (2, "")


def test_a_terminal_asks_for_what_no_card_shows(photos: dict[str, str]) -> None:
    args = ["score", "constellation", "--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['bob1']}", "Ann: energy=4"]
    env = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), "TERM": "xterm", "NO_COLOR": "1"}
    child = pexpect.spawn(sys.executable, ["-m", "asrus_pnp", *args], cwd=str(ROOT), env=env, encoding="utf-8", timeout=20, dimensions=(50, 120))
    for prompt, answer in [("Bob: energy left", "9"), ("out of range[^$]*Bob: energy left", "7"), ("Bob: distance of the award", "6")]:
        child.expect(prompt)
        child.sendline(answer)
    child.expect_exact("Bob: C10 C11 energy=7 award=6")
    child.expect("Bob wins with 5 points")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
