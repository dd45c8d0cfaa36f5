"""The commands as a person or a script meets them: output, errors, status, languages."""

import csv
import io
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asrus_pnp import registry
from asrus_pnp.cli.input import typed_lines
from asrus_pnp.cli.main import COMMANDS, VERSION, program
from asrus_pnp.database.database import Database

ROOT = Path(__file__).parents[2]
TWO = ["Ann: 1 2x2 3 5 energy=4 award=6", "민지: 4x2 7 9 energy=7"]
BAD = ["Ann: 99 energy=4", "Bo: 1 enrgy=7"]
TURN = ["constellation", "turn", "table: destination=5", "Ann: 3 energy=7", "Bo: 7 energy=5", "Cho: 11 energy=6"]
OF_A_FILE = {"scan": "table.jpg: cannot be read", "replay": "friday.txt: the record cannot be read", "history": "games"}
ENGLISH = {"LC_ALL": "C.UTF-8", "LC_MESSAGES": "", "LANG": "", "NO_COLOR": ""}


def run(*args: str, input: str | None = None, **env: str) -> Result:
    result = CliRunner().invoke(program, args, input=input, env=ENGLISH | env, prog_name="asrus-pnp")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def shown(*args: str, input: str | None = None) -> str:
    result = run(*args, input=input)
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(*args: str, status: int = 1, input: str | None = None) -> list[str]:
    result = run(*args, input=input)
    assert result.exit_code == status, result.output
    assert result.stdout == ""
    return result.stderr.splitlines()


def process(*args: str, cwd: Path = ROOT, input: bytes = b"", **env: str) -> "subprocess.CompletedProcess[bytes]":
    """The program in a process of its own, for what only a real one shows."""
    return subprocess.run(
        [sys.executable, "-m", "asrus_pnp", *args], cwd=cwd, input=input, capture_output=True, env=os.environ | {"PYTHONPATH": str(ROOT)} | env
    )


def test_help_lists_the_commands_in_their_order() -> None:
    listed = shown("--help").split("Commands:")[1].split("Example:")[0]
    assert re.findall(r"^  (\w+)", listed, re.M) == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("option", ["--help", "-h"])
def test_the_help_of_every_command_ends_with_an_example_that_runs(name: str, option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    title, example = shown(name, option).splitlines()[-2:]
    assert title == "Example:"
    monkeypatch.chdir(tmp_path)
    words = shlex.split(example)
    assert words[:2] == ["asrus-pnp", name]
    if name in OF_A_FILE:  # a photo, a record of a game: nothing but the file is missing
        assert OF_A_FILE[name] in refused(*words[1:])[0]
    else:
        shown(*words[1:])


@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_help_is_korean_when_asked_for(name: str) -> None:
    words = [name] if name else []
    said = shown(*words, "--help", "--lang", "ko") if name != "build" else run("build", "--help", LC_ALL="ko_KR.UTF-8").stdout
    assert said.startswith("사용법: asrus-pnp")
    assert said.splitlines()[-2] == "예:"
    assert "Show" not in said


def test_the_version_is_that_of_the_package() -> None:
    assert shown("--version") == f"asrus-pnp {VERSION}\n"
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION


@pytest.mark.parametrize(
    "args",
    [
        (),
        ("frobnicate",),
        ("--frobnicate",),
        ("score",),
        ("score", "chess"),
        ("score", "constellation", "--frobnicate"),
        ("ruling",),
        ("ruling", "constellation", "chess"),
        ("cards", "chess"),
        ("score", "constellation", "-", "Ann: 1"),
        ("score", "constellation", "Ann: 1", "--file", "x"),
        ("score", "constellation", *TWO, "--json", "--csv"),
        ("score", "astro-race", "--rounds"),
        ("score", "constellation", "--lang", "fr"),
        ("rules",),
        ("data",),
        ("check", "x"),
        ("ruling", "constellation", "--file", "x"),
    ],
)
def test_wrong_use_has_status_2_and_says_so_on_standard_error(args: tuple[str, ...]) -> None:
    assert refused(*args, status=2)


@pytest.mark.parametrize(
    "args",
    [
        ("score", "constellation", *BAD),
        ("score", "constellation"),
        ("score", "constellation", ""),
        ("score", "constellation", "# only a comment"),
        ("score", "constellation", "--file", "no such file"),
        ("score", "constellation", "--file", "/"),
        ("score", "constellation", *TWO, "--data", "no such folder"),
        ("score", "constellation", *TWO, "--data", "/proc"),
        ("ruling", *TURN[:2], "Ann: 3"),
        ("rules", "constellation", "CE-99"),
        ("data", "/"),
        ("data", "/proc/x/y"),
        ("list", "--data", "/proc"),
        ("cards", "--data", "/proc"),
        ("check", "--data", "/proc"),
        ("rules", "constellation", "--data", "/proc"),
        ("score", "constellation", "--file", "a\0b"),
        ("score", "constellation", "\ud800: 1"),
    ],
)
def test_what_is_wrong_with_the_input_has_status_1_and_is_told_on_standard_error(args: tuple[str, ...]) -> None:
    assert refused(*args, status=1)


def test_every_fault_has_a_line_of_its_own_that_names_line_and_word() -> None:
    said = refused("score", "constellation", *BAD)
    assert [line.split(" → ")[0] for line in said] == [
        "line 1: “99”: “99” is not understood",
        "line 2: “enrgy=7”: there is no such key",
        "line 2, Bo: energy= is missing",
    ]
    assert said[1].endswith("did you mean energy?")


def test_the_environment_or_the_option_chooses_the_language() -> None:
    for env in ({"LC_ALL": "ko_KR.UTF-8"}, {"LC_ALL": "", "LC_MESSAGES": "ko_KR"}, {"LC_ALL": "", "LANG": "ko_KR.UTF-8"}):
        assert "합계" in run("score", "constellation", *TWO, **env).stdout
    assert "total" in run("score", "constellation", *TWO, LC_ALL="en_US.UTF-8", LANG="ko_KR.UTF-8").stdout
    assert "total" in run("score", "constellation", *TWO, "--lang", "EN", LC_ALL="ko_KR.UTF-8").stdout


def english_words(text: str) -> set[str]:
    """Latin words that are no names, keys or ids."""
    words = {w.strip("“”:,.()[]→") for w in text.split()}
    return {w for w in words if w.isascii() and w.isalpha() and w.islower() and len(w) > 1}


@pytest.mark.parametrize(
    "args",
    [
        ("score", "constellation", *TWO),
        ("score", "constellation", *TWO, "---", *TWO, "--rounds"),
        ("score", "constellation", *BAD),
        ("ruling", *TURN),
        ("ruling", "constellation", "turn", "Ann: 1"),
        ("rules", "constellation"),
        ("rules", "constellation", "--find", "pizza"),
        ("rules", "constellation", "CE-99"),
        ("score", "constellation", "--file", "nope"),
    ],
)
def test_korean_is_korean_throughout(args: tuple[str, ...]) -> None:
    result = run(*args, "--lang", "ko")
    known = {
        "table",
        "energy",
        "destination",
        "option",
        "rounds",
        "turn",
        "enrgy",
        "award",
        "red",
        "blue",
        "green",
        "ochre",
        "buried",
        "dummy",
        "nope",
        "such",
        "file",
        "or",
        "directory",
        "ce",
        "rule",
    }
    assert english_words(result.output) <= known


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--frob",), "“--frob”은 없다"),
        (("frob",), "그런 명령은 없다"),
        (("scroe",), "score 말인가요?"),
        (("score",), "GAME이 빠졌습니다"),
        (("score", "chess"), "그런 게임은 없다"),
        (("list", "--lang", "ko", "x"), "unexpected extra argument"),
    ],
)
def test_wrong_use_is_told_in_korean(args: tuple[str, ...], said: str) -> None:
    result = run(*args, LC_ALL="ko_KR.UTF-8")
    assert result.exit_code == 2
    assert result.stderr.startswith("사용법:")
    told = " ".join(result.stderr.partition("오류: ")[2].split())
    assert said in told


@pytest.mark.parametrize("way", ["arguments", "one argument", "file", "stdin", "hyphen", "file hyphen"])
def test_a_position_may_come_in_any_way(way: str, tmp_path: Path) -> None:
    text = "\n".join(TWO)
    (tmp_path / "game.txt").write_text("\ufeff" + text, encoding="utf-8")
    args, typed = {
        "arguments": (TWO, None),
        "one argument": ([text], None),
        "file": (["--file", str(tmp_path / "game.txt")], None),
        "stdin": ([], text),
        "hyphen": (["-"], text),
        "file hyphen": (["--file", "-"], text),
    }[way]
    assert json.loads(shown("score", "constellation", *args, "--json", input=typed))["winners"] == ["Ann", "민지"]


def test_three_hyphens_as_an_argument_part_positions() -> None:
    for middle in (["---"], ["--- # next"], ["---", "", "---"]):
        lines = shown("score", "constellation", "---", *TWO, *middle, *reversed(TWO), "---", "--json").splitlines()
        assert [json.loads(line)["players"][0]["player"] for line in lines] == ["Ann", "민지"]


def test_several_positions_are_shown_each_under_its_number() -> None:
    assert [line for line in shown("score", "constellation", *TWO, "---", *TWO).splitlines() if line.startswith("---")] == ["--- position 1", "--- position 2"]
    assert "---" not in shown("score", "constellation", *TWO)


def test_if_one_position_is_refused_nothing_is_shown_but_the_faults_of_all() -> None:
    said = refused("score", "constellation", *BAD, "---", *TWO, "---", "Ann: energy=1", "--json")
    assert [line.split(":")[0] for line in said] == ["position 1, line 1", "position 1, line 2", "position 1, line 2, Bo", "position 3, line 7"]


def test_json_is_what_the_interface_says() -> None:
    sheet = json.loads(shown("score", "constellation", *TWO, "--json"))
    assert list(sheet) == ["game", "options", "players", "winners", "clauses", "notes", "tie_break"]
    assert sheet["players"][0]["total"] == sum(line["points"] for line in sheet["players"][0]["lines"])
    ruling = json.loads(shown("ruling", *TURN, "--json"))
    assert list(ruling) == ["game", "case", "options", "verdict", "facts", "clauses", "notes", "steps"]
    assert ruling["facts"]["winner"] == "Cho"
    rounds = json.loads(shown("score", "constellation", *TWO, "---", *TWO, "--rounds", "--json"))
    assert list(rounds) == ["game", "options", "rounds", "players", "winners", "clauses", "notes"]
    assert rounds["options"] == ["rounds"]
    assert rounds["players"] == [{"player": "Ann", "total": 12, "rank": 1}, {"player": "민지", "total": 12, "rank": 1}]


def test_rounds_are_not_switched_on_by_a_line() -> None:
    assert refused("score", "constellation", "option: rounds", *TWO)[0].startswith("line 1: there is no option “rounds”")


def test_a_score_explains_every_point_and_says_who_wins_by_which_clause() -> None:
    said = shown("score", "constellation", *TWO)
    sheet = json.loads(shown("score", "constellation", *TWO, "--json"))
    for player in sheet["players"]:
        for line in player["lines"]:
            assert line["why"] in said
            assert line["clause"] in said
    assert "Ann and 민지 share the win with 6 points." in said
    assert "CE-8.7  Players who tie for the most points share the win." in said


def test_numbers_stand_under_korean_names() -> None:
    from asrus_pnp.core.terminal_width import width

    lines = shown("score", "constellation", "Ann: 1 energy=4", "김민지수: 4x2 energy=7").splitlines()[2:10]
    assert len({width(line) for line in lines}) == 1


def test_csv_has_a_row_a_player_and_sums_that_add_up() -> None:
    every = list(csv.DictReader(io.StringIO(shown("score", "constellation", *TWO, "---", *TWO, "--csv"))))
    rows, notes = every[:4], every[4:]
    assert "CE-8.2 colour sets" in rows[0]
    assert notes
    assert {r["position"] for r in notes} == {"note"}
    assert any("stand-in" in r["player"] for r in notes)
    assert [(r["position"], r["player"]) for r in rows] == [("1", "Ann"), ("1", "민지"), ("2", "Ann"), ("2", "민지")]
    for r in rows:
        assert sum(int(points) for clause, points in r.items() if clause.startswith("CE-")) == int(r["total"])
    assert shown("score", "constellation", *TWO, "---", *TWO, "--csv", "--rounds").count("\nsum,민지,,,,,,12,1\nnote,") == 1


def test_a_note_in_csv_says_which_positions_it_is_of() -> None:
    one, other = ["Ann: 8x8 stones=6", "Bo: 7x7 stones=6", "Cho: 9 stones=1"], ["Ann: 8x8 stones=6", "Bo: 7 stones=1", "Cho: stones=0"]
    said = shown("score", "starry-night", *one, "---", *other, "--csv")
    assert '\nnote 1,"the game looks unfinished' in said
    assert "\nnote,SN-4.6" in said.replace('"', "")


def test_no_deck_check_lifts_the_count_of_copies() -> None:
    lines = ["Ann: 1x43 energy=4", "Bo: energy=1"]
    assert "[CE-1.1]" in refused("score", "constellation", *lines)[0]
    assert shown("score", "constellation", *lines, "--no-deck-check")


def test_a_saved_score_can_be_read_again(tmp_path: Path) -> None:
    log = str(tmp_path / "log.txt")
    first = shown("score", "constellation", *TWO, "--save", log, "--json")
    shown("score", "constellation", "옵션:", "Bo: 빨강=2 에너지=3", "Cho: 1 energy=0", "---", *TWO, "--save", log)
    again = shown("score", "constellation", "--file", log, "--json").splitlines()
    assert len(again) == 3
    assert again[0] == first.rstrip("\n") == again[2]
    assert "# Ann and 민지 share the win with 6 points." in Path(log).read_text(encoding="utf-8").splitlines()


def test_a_log_made_without_counting_copies_reads_back_without_being_told(tmp_path: Path) -> None:
    log, lines = str(tmp_path / "log.txt"), ["Ann: 1x43 energy=4", "Bo: energy=1"]
    first = shown("score", "constellation", *lines, "--no-deck-check", "--save", log, "--json")
    assert shown("score", "constellation", "--file", log, "--json") == first
    assert "[CE-1.1]" in refused("score", "constellation", *lines)[0]


def test_a_score_is_not_saved_into_the_log_of_another_game(tmp_path: Path) -> None:
    log = str(tmp_path / "log.txt")
    shown("score", "constellation", *TWO, "--save", log)
    result = run("score", "별헤는밤", "Ann: 8 stones=6", "Bo: 7 stones=9", "Cho: stones=0", "--save", log)
    assert result.exit_code == 1
    assert "is a log of constellation; an entry of starry-night cannot be added" in result.stderr


@pytest.mark.parametrize("name", ["별자리탐험", "Constellation Expedition", "CONSTELLATION", "constellationexpedition"])
def test_a_game_may_be_called_by_its_name(name: str) -> None:
    assert shown("score", name, *TWO) == shown("score", "constellation", *TWO)


HONEST = ("ruling", "astro-race", "turn", "table: card=10 moved=3", "Ann: mover at=4 reserve=8 moon=1", "Bo: at=3 pieces=2 reserve=5 lost=2 moon=1")


def test_a_ruling_says_which_house_rules_are_on_also_without_effect() -> None:
    said = " ".join(shown(*HONEST, "option: honest-bonus teams").split())
    assert "house rules: honest-bonus, teams" in said
    assert "honest-bonus: the publisher answered otherwise; AR-4.2:" in said
    assert "하우스 룰: 정직보너스" in shown(*HONEST, "option: honest-bonus", "--lang", "ko")
    assert "house rules" not in shown(*HONEST)


def test_a_win_by_a_tie_break_says_so() -> None:
    race = ("score", "astro-race", "Ann: moon=5 lost=5 finished=2", "Bo: moon=5 lost=5 finished=1", "Cho: moon=1 lost=9 finished=3")
    assert "Bo wins: 5 points like Ann, and finished first." in shown(*race)
    assert "Bo가 이긴다: Ann과 같은 5점이지만 먼저 끝났다." in shown(*race, "--lang", "ko")
    ganymede = ("score", "ganymede", "Ann: reputation-points=2 mars=1", "Bo: reputation-points=2 mars=2", "Cho: reputation-points=2 mars=2 earth=1")
    assert "Cho wins: 2 points like Ann and Bo, and more settlers on Mars or Earth." in shown(*ganymede)
    assert "Cho가 이긴다: Ann, Bo와 같은 2점이지만 화성 또는 지구의 이주민이 더 많다." in shown(*ganymede, "--lang", "ko")


def test_what_is_refused_is_not_saved_and_what_cannot_be_saved_is_shown_all_the_same(tmp_path: Path) -> None:
    refused("score", "constellation", *BAD, "--save", str(tmp_path / "log.txt"))
    assert list(tmp_path.iterdir()) == []
    result = run("score", "constellation", *TWO, "--save", str(tmp_path / "no" / "log.txt"))
    assert result.exit_code == 1
    assert "total" in result.stdout
    assert "cannot be written" in result.stderr


def test_a_ruling_shows_verdict_steps_facts_and_clauses() -> None:
    said, found = shown("ruling", *TURN), json.loads(shown("ruling", *TURN, "--json"))
    plain = " ".join(said.split())
    assert found["verdict"] in plain
    assert "  1. " in said
    for clause in found["clauses"]:
        assert f"  {clause}" in said
    assert "distances    Ann 2, Bo 2, Cho 6" in said


@pytest.mark.parametrize("game", registry.GAMES)
def test_ruling_lists_the_cases_of_a_game_with_examples_that_run(game: str) -> None:
    lines = [line for line in shown("ruling", game).splitlines() if line.startswith("  asrus-pnp ")]
    listed = json.loads(shown("ruling", game, "--json"))
    assert len(lines) == len(listed) == len(registry.game(game).load(Database()).cases)
    for line, case in zip(lines, listed, strict=True):
        assert shlex.split(line)[3:] == [case["case"], *case["example"]]
        assert shown(*shlex.split(line)[1:])


def test_rules_shows_clauses_with_standing_source_and_reason() -> None:
    said = shown("rules", "constellation", "ce-4.5")
    assert said.startswith("CE-4.5  project's ruling\n")
    assert "why: " in said
    assert "source: ASRUS Designer Edition" in said
    assert len([line for line in shown("rules", "constellation").splitlines() if line.startswith("CE-")]) == 42


def test_rules_as_json_has_these_four_things() -> None:
    found = json.loads(shown("rules", "constellation", "--json"))
    assert len(found) == 42
    assert all(list(c) == ["id", "status", "text", "source"] and list(c["text"]) == ["ko", "en"] for c in found)
    assert json.loads(shown("rules", "constellation", "--find", "피자", "--json")) == []
    assert json.loads(shown("rules", "constellation", "--find", "who wins the turn", "--json"))[0]["id"] == "CE-3.3"


def test_a_mistyped_command_is_guessed() -> None:
    assert "Error: there is no command “scroe” → did you mean score?" in " ".join(" ".join(refused("scroe", status=2)).split())
    assert "one of build, calibrate" in " ".join(" ".join(refused("xyz", status=2)).split())


def test_a_mistyped_card_and_clause_are_guessed_as_they_are_printed() -> None:
    assert refused("score", "ganymede", "Ann: m99", "Bo: flat")[0].endswith("did you mean M29 or M19?")
    assert refused("rules", "ganymede", "ga-99.1")[0].endswith("did you mean GA-7.1 or GA-6.1?")


def test_all_unknown_clauses_are_told() -> None:
    assert len(refused("rules", "constellation", "CE-99", "CE-4.1", "XX")) == 2


def test_find_says_that_the_rules_do_not_cover_it() -> None:
    assert shown("rules", "constellation", "--find", "shall we order pizza") == "The rules do not cover this question.\n"


def test_find_says_where_nothing_fits_surely_and_shows_the_nearest() -> None:
    question = ("rules", "constellation", "--find", "hey we're four tonight, how big is everyone's hand at the start?")
    said = shown(*question)
    assert said.startswith("Nothing fits surely; the nearest:\n\nCE-")
    assert [c["id"] for c in json.loads(shown(*question, "--json"))] == [line.split()[0] for line in said.splitlines() if line.startswith("CE-")]
    assert shown(*question, "--lang", "ko").startswith("꼭 맞는 조항은 없습니다. 가장 가까운 것:\n\nCE-")


def test_a_question_without_quotes_goes_on_in_the_arguments() -> None:
    assert shown("rules", "constellation", "--find", "who", "wins", "the", "turn", "--json") == shown(
        "rules", "constellation", "--find", "who wins the turn", "--json"
    )


def test_list_shows_sets_games_and_stand_ins() -> None:
    found = json.loads(shown("list", "--json"))
    assert {s["set"]: s["cards"] for s in found["sets"]} == {"asrus": 77, "constellation": 55, "ganymede": 120}
    assert [g["game"] for g in found["games"]] == list(registry.GAMES)
    assert found["games"][2]["players"] == [3, 5]
    assert "asrus" in found["games"][1]["sets"]
    said = " ".join(shown("list").split())
    for s in found["stand_ins"]:
        assert s["text"]["en"] in said


def test_cards_has_a_row_for_every_physical_card() -> None:
    rows = json.loads(shown("cards", "--json"))
    assert len(rows) == len({r["id"] for r in rows}) == 252
    assert all({"id", "kit", "kind", "name", "standing", "source"} <= r.keys() and r["name"].keys() == {"ko", "en"} for r in rows)
    assert sum(not line.startswith(" ") for line in shown("cards").splitlines()) == 253
    named = [line.split()[0] for line in shown("cards", "constellation").splitlines()[1:] if line[0] != " "]
    assert named == [r["id"] for r in rows if r["kit"] == "constellation"]


def test_check_is_content_with_the_card_database() -> None:
    assert shown("check") == "3 sets, 252 cards, 4 games, 181 clauses: all is well.\n"
    assert json.loads(shown("check", "--json")) == []


def edited(tmp_path: Path, file: str, change: Callable[[str], str]) -> str:
    copy = tmp_path / "cards"
    if not copy.exists():
        shown("data", str(copy))
    text = (copy / file).read_text(encoding="utf-8")
    assert change(text) != text
    (copy / file).write_text(change(text), encoding="utf-8")
    return str(copy)


def test_check_tells_all_faults_of_all_files_at_once(tmp_path: Path) -> None:
    edited(
        tmp_path, "kits/constellation.toml", lambda t: t.replace("copies = 2", 'copies = "two"', 1).replace("mark =", "mrk =", 1).replace('"C43"', '"C44"', 1)
    )
    edited(tmp_path, "kits/asrus.toml", lambda t: t + "\nx = [")
    edited(tmp_path, "games/constellation.toml", lambda t: t.replace('"points_card"', '"ponts_card"').replace('"CE-9.1"', '"CE-99.1"'))
    edited(tmp_path, "clauses/ganymede.toml", lambda t: t.replace('status = "rule"', 'status = "rool"', 1))
    copy = edited(tmp_path, "words.toml", lambda t: t.replace('ko = "에너지"', 'ko = "에너지🦊"', 1))
    said = refused("check", "--data", copy)
    for n, line in enumerate(said[:-1], 1):
        assert line.startswith(f"{n}. ")
    assert said[-1] == f"faults: {len(said) - 1}"
    for part in (
        "kits/constellation.toml, record “card 2”, field copies: 'two' → a whole number",
        "field mrk: is not a known field",
        "field mark: is missing",
        "kits/asrus.toml: is not TOML",
        "games/constellation.toml, record “value points_card”: is missing",
        "there is no clause “CE-99.1” → did you mean CE-9.1 or ",
        "clauses/ganymede.toml, record “clause GA-1.1”, field status: 'rool' → one of rule,",
        "words.toml, record “words”, field energy, field ko: no font here has “🦊” (U+1F98A)",
    ):
        assert any(part in line for line in said), part
    assert len(json.loads(run("check", "--data", copy, "--json").stdout)) == len(said) - 1
    assert run("check", "--data", copy, "--lang", "ko").exit_code == 1


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_json_of_check_says_all_that_its_text_says(tmp_path: Path, lang: str) -> None:
    edited(tmp_path, "kits/constellation.toml", lambda t: re.sub(r"\[\[stars\]\]\ndistance = 7\n(?:.+\n)*", "", t))
    copy = edited(tmp_path, "words.toml", lambda t: t.replace('ko = "에너지"', 'ko = "에너지🦊"', 1))
    *text, _ = run("check", "--data", copy, "--lang", lang).stderr.splitlines()
    faults = json.loads(run("check", "--data", copy, "--lang", lang, "--json").stdout)
    told = [f"{f['where']}: {f['found']}{' → ' + f['right'] if f['right'] else ''}{' [' + f['clause'] + ']' if f['clause'] else ''}" for f in faults]
    assert [f"{n}. {line}" for n, line in enumerate(told, 1)] == text
    assert any(f["clause"] for f in faults)


def test_json_of_a_ruling_has_the_steps_with_their_words() -> None:
    words = ("ruling", "constellation", "turn", "table: destination=5", "Ann: 3 energy=7", "Bo: 7 energy=5", "Cho: 11 energy=6")
    one, text = json.loads(shown(*words, "--json")), " ".join(shown(*words).split())
    assert one["steps"]
    assert list(dict.fromkeys(c for s in one["steps"] for c in s["clauses"])) == one["clauses"]
    for n, step in enumerate(one["steps"], 1):
        assert f"{n}. {step['text']} [{', '.join(step['clauses'])}]" in text


def test_json_of_a_score_says_what_broke_a_tie() -> None:
    tied = ("score", "astro-race", "Ann: moon=5 lost=5 finished=2", "Bo: moon=5 lost=5 finished=1", "Cho: reserve=1 moon=2 lost=7")
    assert json.loads(shown(*tied, "--json"))["tie_break"] == "finished first"
    assert json.loads(shown(*tied, "--json", "--lang", "ko"))["tie_break"] == "먼저 끝났다"
    assert json.loads(shown("score", "constellation", *TWO, "--json"))["tie_break"] is None


def test_a_missing_file_is_one_fault(tmp_path: Path) -> None:
    copy = edited(tmp_path, "words.toml", lambda t: t + "\n")
    (tmp_path / "cards" / "words.toml").unlink()
    assert refused("check", "--data", copy)[0].startswith("1. words.toml: there is no such file")
    assert len(refused("check", "--data", copy)) == 2


def test_commands_work_on_an_edited_copy(tmp_path: Path) -> None:
    copy = edited(tmp_path, "games/constellation.toml", lambda t: t.replace('id = "points_card"\nvalue = 1', 'id = "points_card"\nvalue = 10'))
    edited(tmp_path, "clauses/constellation.toml", lambda t: t.replace("The player with the most points wins.", "Most points, most glory."))
    edited(tmp_path, "kits/constellation.toml", lambda t: t.replace('en = "Aries"', 'en = "Ram"'))
    assert json.loads(shown("score", "constellation", *TWO, "--json", "--data", copy))["players"][0]["lines"][0]["points"] == 50
    assert "most glory" in shown("rules", "constellation", "CE-8.6", "--data", copy)
    assert "most glory" in shown("rules", "constellation", "--find", "who has most glory", "--data", copy)
    assert "Ram" in shown("cards", "constellation", "--data", copy)
    assert shown("ruling", *TURN, "--data", copy)
    assert shown("check", "--data", copy)


def asking(monkeypatch: pytest.MonkeyPatch, args: list[str], answers: list[str]) -> Result:
    monkeypatch.setattr(typed_lines, "nobody_there", lambda: False)
    return run(*args, input="\n".join(answers) + "\n")


ANSWERS = ["Ann", "1 2x2 3 5", "4", "6", "민지", "4x2 7 9", "7", "", ""]  # who gave cards is not asked for colours


def test_asking_leads_to_the_same_score_and_shows_the_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--json"], ANSWERS)
    assert result.exit_code == 0, result.output
    assert result.stdout == shown("score", "constellation", *TWO, "--json")
    assert "\n".join(TWO) in result.stderr


def test_a_wrong_answer_is_told_at_once_and_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--json"], ["A=b", *ANSWERS[:2], "eight", "9", *ANSWERS[2:]])
    assert result.exit_code == 0
    assert result.stderr.count("energy left (a number 0–7)") == 4
    assert "9 is out of range" in result.stderr
    assert "“A=b” cannot be a name" in result.stderr


def test_one_can_go_back_and_correct(monkeypatch: pytest.MonkeyPatch) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--json"], ["<", *ANSWERS[:2], "3", "<", "4", *ANSWERS[3:]])
    assert result.stdout == shown("score", "constellation", *TWO, "--json")


def test_what_was_answered_before_is_offered_again_and_can_be_cleared(monkeypatch: pytest.MonkeyPatch) -> None:
    back = ["Ann", "1", "4", "6", "<", "-"]
    result = asking(monkeypatch, ["score", "constellation", "--json"], [*back, *ANSWERS[4:]])
    assert [line["points"] for line in json.loads(result.stdout)["players"][0]["lines"]][3] == 0
    assert "[6]" in result.stderr


def test_faults_of_the_whole_position_lead_back_to_the_last_question(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [*ANSWERS[:7], "9", "", "<", "-", ""]
    result = asking(monkeypatch, ["score", "constellation", "--json"], answers)
    assert result.exit_code == 0, result.output
    assert "CE-6.2" in result.stderr
    assert result.stdout == shown("score", "constellation", *TWO, "--json")


def test_the_end_of_input_stops_asking_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    result = asking(monkeypatch, ["score", "constellation"], ["Ann"])
    assert result.exit_code == 1
    assert "Aborted!" in result.stderr


@pytest.mark.parametrize(
    ("typed", "rest"),
    [
        (["Ann: 1 2x2 3 5 energy=4 award=6"], []),
        (["Ann 1 2x2 3 5"], ["4", "6"]),
        (["Ann 1 2x2 3 5 energy=4"], ["6"]),
        (["1 2x2 3 5", "Ann", ""], ["4", "6"]),  # the cards are offered again once it is known whose they are
        (["Ann", "1 2x2 3 5 에너지=4"], ["6"]),
        (["Ann", "1 2x2 3 5", "energy=4"], ["award=6"]),
    ],
)
def test_what_is_typed_ahead_is_recognised(monkeypatch: pytest.MonkeyPatch, typed: list[str], rest: list[str]) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--json"], [*typed, *rest, *ANSWERS[4:]])
    assert result.exit_code == 0, result.output
    assert result.stdout == shown("score", "constellation", *TWO, "--json")


@pytest.mark.parametrize(("lang", "said"), [("en", "“7”: a number is no name"), ("ko", "“7”: 수는 이름이 될 수 없습니다")])
def test_a_number_is_no_players_name(monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    result = asking(monkeypatch, ["ruling", "ganymede", "end", "--lang", lang], ["4", "0", "7"])
    assert said in result.stderr


def test_an_empty_answer_to_what_is_needed_is_asked_again_with_a_word_why(monkeypatch: pytest.MonkeyPatch) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--json"], ["", "Ann", "1 2x2 3 5", "", "4", "6", *ANSWERS[4:]])
    assert result.stdout == shown("score", "constellation", *TWO, "--json")
    assert result.stderr.count("cannot be left out") == 2


@pytest.mark.parametrize(
    ("before", "said"),
    [([], "a number is none"), (["Ann"], "2x3 is three of card 2"), (["Ann", "1"], "a number 0–7"), (["Ann", "1", "4"], "may be left empty")],
)
def test_a_question_mark_explains_the_question_and_asks_it_again(monkeypatch: pytest.MonkeyPatch, before: list[str], said: str) -> None:
    result = asking(monkeypatch, ["score", "constellation", "--lang", "en"], [*before, "?"])
    assert said in result.stderr.split("Answer one by one")[1]
    explained = [*ANSWERS[:1], "?", *ANSWERS[1:2], "?", *ANSWERS[2:]]
    assert asking(monkeypatch, ["score", "constellation", "--json"], explained).stdout == shown("score", "constellation", *TWO, "--json")


def test_ruling_offers_games_and_cases_and_asks_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["chess", "3", "explore", "8:1+3:2+11:1", "8", "3"]
    result = asking(monkeypatch, ["ruling", "--json"], answers)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["facts"] == {"taken": {"8": 2, "3": 3}, "floor": {"11": 1}}
    assert "3. starry-night" in result.stderr
    assert "table: floor=8:1+3:2+11:1 played=8 drawn=3" in result.stderr


def test_a_ruling_with_players_and_words_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    table = {"number": "8"}
    players = [{"cards": "8x4", "stones": "12", "bid": "4", "active": "y"}, {"cards": "8x2", "stones": "9", "bid": "5", "active": ""}]
    form = registry.game("starry-night").load(Database()).cases["trade"].form
    answers = [table[f.key] for f in form.table]
    for name, player in zip(("Ann", "Bob"), players, strict=True):
        answers += [name, *([player["cards"]] if form.cards else []), *(player.get(f.key, "") for f in form.fields), *(player[f.word] for f in form.flags)]
    result = asking(monkeypatch, ["ruling", "starry-night", "trade", "--json"], answers)
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["facts"]["winner"] == "Bob"


def test_output_is_utf_8_in_the_posix_locale() -> None:
    for env in ({"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}):
        done = process("score", "constellation", "--json", "--file", "-", input="\n".join(TWO).encode(), **env)
        assert done.returncode == 0, done.stderr
        assert "민지" in done.stdout.decode("utf-8")


def test_another_encoding_gets_json_that_is_still_json() -> None:
    done = process("score", "constellation", *TWO, "--json", PYTHONIOENCODING="cp949")
    assert json.loads(done.stdout.decode("cp949"))["winners"] == ["Ann", "민지"]
    done = process("score", "constellation", *TWO, PYTHONIOENCODING="latin-1")
    assert done.returncode == 0, done.stderr


def test_a_file_that_is_no_utf_8_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "old.txt").write_bytes("Ann: 1 energy=1\n민지: 2 energy=2".encode("cp949"))
    assert refused("score", "constellation", "--file", str(tmp_path / "old.txt"))[0].endswith("old.txt, line 2: is not UTF-8 → text saved as UTF-8")
    done = process("score", "constellation", input="민지: 1".encode("cp949"))
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"Traceback" not in done.stderr


def test_a_full_disk_and_a_closed_pipe_are_no_traceback() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([sys.executable, "-m", "asrus_pnp", "rules", "ganymede"], stdout=full, stderr=subprocess.PIPE, cwd=ROOT)
    assert done.returncode == 1
    assert done.stderr.decode() == "cannot be written: No space left on device\n"
    command = f"{shlex.quote(sys.executable)} -m asrus_pnp rules ganymede --json | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, cwd=ROOT)
    assert done.stderr == b""
    assert done.returncode in (0, 1)


def test_closed_streams_are_no_traceback() -> None:
    for closed in (">&-", "2>&-", "<&-"):
        command = f"{shlex.quote(sys.executable)} -m asrus_pnp score constellation {closed}"
        done = subprocess.run(["bash", "-c", command], capture_output=True, cwd=ROOT, input=b"")
        assert b"Traceback" not in done.stderr, closed
        assert done.returncode == 1, closed


def test_a_pipe_gets_no_colour() -> None:
    assert "\x1b" not in shown("score", "constellation", *TWO)


def test_no_colour_is_written_where_the_environment_forbids_it() -> None:
    for env, bold in (("", True), ("1", False)):
        result = CliRunner().invoke(program, ["score", "constellation", *TWO], env=ENGLISH | {"NO_COLOR": env}, color=True, prog_name="asrus-pnp")
        assert ("\x1b[1m" in result.stdout) is bold
