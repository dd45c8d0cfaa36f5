"""Asking in a real terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from click.testing import CliRunner

from asrus_pnp.cli.input.click_classes import spoken
from asrus_pnp.cli.main import program
from asrus_pnp.core.terminal_width import width

ROOT = Path(__file__).parents[2]


def terminal(*args: str) -> "pexpect.spawn[str]":
    env = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), "TERM": "xterm", "NO_COLOR": ""}
    return pexpect.spawn(sys.executable, ["-m", "asrus_pnp", *args], cwd=str(ROOT), env=env, encoding="utf-8", timeout=20, dimensions=(50, 120))


def ended(child: "pexpect.spawn[str]") -> int | None:
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


def test_a_score_is_asked_for_corrected_and_shown() -> None:
    child = terminal("score", "constellation")
    for prompt, answer in [
        ("name of player 1", "민지"),
        ("민지: cards taken", "1 2x2 3 5"),
        ("민지: energy left", "9"),
        ("9 is out of range[^$]*민지: energy left", "3"),
        ("민지: distance of the award", "<"),
        ("민지: energy left .*\\[3\\]", "4"),
        ("민지: distance of the award", "6"),
        ("name of player 2", "Bo"),
        ("Bo: cards taken", "4x2 7 9"),
        ("Bo: energy left", "7"),
        ("Bo: distance", ""),
        ("name of player 3", ""),
    ]:
        child.expect(prompt)
        child.sendline(answer)
    child.expect_exact("민지: 1 2x2 3 5 energy=4 award=6")
    child.expect_exact("\x1b[1mConstellation Expedition")
    child.expect("민지 and Bo share the win with 6 points")
    assert ended(child) == 0


def test_a_ruling_is_asked_for_from_the_game_on() -> None:
    child = terminal("ruling", "--lang", "ko")
    for prompt, answer in [("4. ganymede +가니메데", "별헤는밤"), ("탐사", "1"), ("바닥", "8:1+3:2+11:1"), ("낸", "8"), ("펼친|뽑은", "3")]:
        child.expect(prompt)
        child.sendline(answer)
    child.expect_exact("table: floor=8:1+3:2+11:1 played=8 drawn=3")
    child.expect("SN-2.2")
    assert ended(child) == 0


@pytest.mark.parametrize(("key", "lang", "said"), [("c", "en", "Aborted!"), ("d", "ko", "그만두었다.")])
def test_a_stop_at_a_prompt_has_status_1_and_no_traceback(key: str, lang: str, said: str) -> None:
    child = terminal("score", "starry-night", "--lang", lang)
    child.expect(": ")
    child.sendline("Ann")
    child.expect("Ann: ")
    child.sendcontrol(key)
    child.expect_exact(said)
    assert "Traceback" not in child.before
    assert ended(child) == 1


def test_ruling_with_a_game_lists_its_cases_also_in_a_terminal() -> None:
    child = terminal("ruling", "ganymede")
    child.expect_exact("asrus-pnp ruling ganymede end")
    assert ended(child) == 0


def test_a_turn_asks_only_for_words_that_have_a_meaning() -> None:
    child = terminal("ruling", "astro-race", "turn")
    child.expect_exact("options to switch on, if any (honest-bonus)")
    for prompt, answer in [
        (":", ""),
        ("the card drawn", "10"),
        ("the number named", "3"),
        ("name of player 1", "Ann"),
        ("steps from", "4"),
        ("pieces there", ""),
    ]:
        child.expect(prompt)
        child.sendline(answer)
    for prompt, answer in [
        ("on the Moon", "1"),
        ("lost", ""),
        ("in reserve", "8"),
        ("the one who moved", "y"),
        ("name of player 2", "Bo"),
        ("steps from", "3"),
    ]:
        child.expect(prompt)
        assert "reveals" not in child.before
        assert "calls bang" not in child.before
        child.sendline(answer)
    for prompt, answer in [("pieces there", ""), ("on the Moon", ""), ("lost", ""), ("in reserve", "9"), ("one who moved", "n"), ("calls bang", "y")]:
        child.expect(prompt)
        child.sendline(answer)
    child.expect("name of player 3")
    assert "Retrograde" not in child.before
    child.sendline("")
    child.expect("The move was honest")
    assert ended(child) == 0


@pytest.mark.parametrize("words", [["list"], ["cards", "asrus"], ["cards", "ganymede"], ["build", "nosuch"]])
@pytest.mark.parametrize("wide", [80, 60])
def test_nothing_is_wider_than_the_terminal(words: list[str], wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    result = CliRunner().invoke(program, [*words, "--lang", "en"])
    assert [line for line in result.output.splitlines() if width(line) > wide] == []


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ko"}, "ko"),
        ({"LC_ALL": "ko_KR.UTF-8", "LANG": "en_US.UTF-8"}, "ko"),
        ({"LC_MESSAGES": "Korean_Korea.949"}, "ko"),
        ({"LANG": "en_US.UTF-8", "LANGUAGE": "ko:en"}, "ko"),
        ({"LANG": "C", "LANGUAGE": "ko"}, "en"),
        ({"LANG": "kok_IN"}, "en"),
        ({"LANG": "en_US", "LC_ALL": "", "LANGUAGE": ""}, "en"),
    ],
)
def test_a_korean_locale_is_korean_however_it_is_told(environment: dict[str, str], lang: str) -> None:
    assert spoken((), environment) == lang


def test_an_answer_that_reaches_nobody_ends_with_status_1() -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(["sh", "-c", f"{sys.executable} -m asrus_pnp rules constellation >&-"], env=env, cwd=ROOT, check=False, stderr=subprocess.DEVNULL)
    assert done.returncode == 1


@pytest.mark.parametrize(("term", "plain"), [("dumb", True), ("xterm", False)])
def test_a_dumb_terminal_gets_no_escape_codes(term: str, plain: bool) -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT), "TERM": term, "NO_COLOR": ""}
    child = pexpect.spawn(sys.executable, ["-m", "asrus_pnp", "list", "--lang", "en"], cwd=str(ROOT), env=env, encoding="utf-8", timeout=20)
    child.expect(pexpect.EOF)
    assert ("\x1b" not in child.before) == plain
