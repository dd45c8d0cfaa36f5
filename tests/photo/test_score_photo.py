"""`asrus-pnp score --photo` on made photos."""

import json
import os
import sys
from pathlib import Path

import pexpect
import photo_scenes as scenes
import pytest
from click.testing import CliRunner, Result
from PIL import Image

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
    (folder / "blank.jpg").write_bytes(scenes.jpeg(Image.new("L", FRAME, 150)))
    return {name: str(folder / f"{name}.jpg") for name in (*HANDS, "blank")}


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


@pytest.mark.parametrize("shown", ["blank", "eve"])
def test_photos_without_a_card_of_the_game_name_no_winner(photos: dict[str, str], shown: str) -> None:
    """Eve's photo shows cards too, but none that this game knows."""
    game, other, items = ("constellation", "bob1", "energy=1") if shown == "blank" else ("ganymede", "gus", "docks=1+0")
    result = run(game, "--photo", f"Ann={photos[shown]}", "--photo", f"Bob={photos[other]}", f"Ann: {items}", f"Bob: {items}", "--expect", "Bob=2")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "Ann: 0 cards of this game" in result.stderr
    assert "--expect Ann=0" in result.stderr


def test_no_cards_can_be_said(photos: dict[str, str]) -> None:
    hands = ["--photo", f"Ann={photos['blank']}", "--photo", f"Bob={photos['bob1']}", "--expect", "ann=0", "--expect", "Bob=2"]
    result = run("constellation", *hands, "Ann: energy=4", "Bob: energy=7")
    assert result.exit_code == 0
    assert "Bob wins" in result.stdout


@pytest.mark.parametrize(
    ("expect", "typed", "said"),
    [
        ("Ann=5", "", "Ann: 4 cards of this game, not the 5 expected"),
        ("Ann=3", "", "Ann: 4 cards of this game, not the 3 expected"),
        ("Ann=6", "7x2", ""),
        ("Bob=3", "", ""),
        ("Bob=4", "", "Bob: 3 cards of this game, not the 4 expected"),
    ],
)
def test_the_number_of_cards_expected_is_held_against_photos_and_what_was_typed(photos: dict[str, str], expect: str, typed: str, said: str) -> None:
    """Of Ann's four cards one is not scored; of Bob's four one is of another set."""
    hands = ["--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['bob1']},{photos['bob2']}", "--expect", expect]
    result = run("constellation", *hands, f"Ann: {typed} energy=4 award=6", "Bob: energy=7")
    assert (result.exit_code, bool(result.stdout)) == ((1, False) if said else (0, True))
    assert said in result.stderr


def test_tiles_under_a_key_are_counted_too(photos: dict[str, str]) -> None:
    hands = ["--photo", f"Fay={photos['fay']}", "--photo", f"Gus={photos['gus']}", "--expect", "Fay=7", "--expect", "Gus=5"]
    assert run("ganymede", *hands, "Fay: tiles=T03+T05", "Gus:").exit_code == 0


@pytest.mark.parametrize("expect", ["Ann", "Ann=", "Ann=-1", "Ann=many", "Cho=3", "=3"])
def test_what_is_no_number_of_cards_of_a_player_with_photos_is_a_wrong_use(photos: dict[str, str], expect: str) -> None:
    result = run("constellation", "--photo", f"Ann={photos['ann']}", "--expect", expect, "Ann: energy=1")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--expect NAME=N" in result.stderr


def test_a_number_without_photos_is_a_wrong_use() -> None:
    assert run("constellation", "--expect", "Ann=3", "Ann: 1 energy=1").exit_code == 2


def test_the_help_tells_of_the_number_expected() -> None:
    assert "--expect NAME=N" in run("--help").stdout


def terminal(*args: str) -> pexpect.spawn:
    env = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), "TERM": "xterm", "NO_COLOR": "1"}
    command = ["-m", "asrus_pnp", "score", *args]
    return pexpect.spawn(sys.executable, command, cwd=str(ROOT), env=env, encoding="utf-8", timeout=20, dimensions=(50, 120))


def answer(child: pexpect.spawn, *pairs: tuple[str, str]) -> None:
    for prompt, text in pairs:
        child.expect(prompt)
        child.sendline(text)


def test_a_terminal_asks_for_what_no_card_shows(photos: dict[str, str]) -> None:
    child = terminal("constellation", "--photo", f"Ann={photos['ann']}", "--photo", f"Bob={photos['bob1']}", "--expect", "Ann=4", "Ann: energy=4")
    answer(child, ("Bob: 2 cards", ""), ("Bob: energy left", "9"), ("out of range[^$]*Bob: energy left", "7"), ("Bob: distance of the award", "6"))
    child.expect_exact("Bob: C10 C11 energy=7 award=6")
    child.expect("Bob wins with 5 points")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_terminal_asks_whether_those_are_all_cards_and_takes_those_that_are_missing(photos: dict[str, str]) -> None:
    child = terminal("constellation", "--photo", f"Ann={photos['blank']}", "--photo", f"Bob={photos['bob1']}", "Ann: energy=4", "Bob: energy=7")
    answer(child, ("Ann: 0 cards. type the cards", ""), ("Ann: 0 cards. type", "nonsense"), ("nonsense[^$]*Ann: 0 cards", "1 2x2"))
    answer(child, ("Ann: 3 cards. empty if those are all", ""), ("Bob: 2 cards", ""))
    child.expect_exact("Ann: 1 2x2 energy=4")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
