"""Mangled positions: whatever is typed gives a result or a clear error, soon, and never a traceback."""

import random
import time
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from click.testing import CliRunner

from asrus_pnp import registry
from asrus_pnp.cli.main import program
from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.database.database import Database
from asrus_pnp.positions.notation import split
from asrus_pnp.results.batch import settle_all
from asrus_pnp.results.referee import Book

POSITIONS_A_QUESTION = 200
SOON_S = 1.0
STRANGE = [
    "\x00",
    "\x1b[31m",
    "\u202e",
    "\u200b",
    "\ufeff",
    "\u0301",
    "🦊",
    "İ",
    "ß",
    "ﬁ",
    "가",
    "\u1100\u1161",
    "²",
    "٣",
    "Ⅷ",
    "：",
    "，",
    "×",
    "−",
    "\u2028",
    "\x85",
    "\ud800",
    "'",
    '"',
    "\\",
    "%s",
    "{0}",
    "$(x)",
]
NUMBERS = ["0", "-1", "1.5", "1e9", "9" * 30, "9" * 5000, "00", "+3", "0x10", "１２", "none", "없음", "999999", "1000000"]
LINES = [
    "",
    "   ",
    "---",
    "table:",
    "option:",
    "option: honest-bonus",
    "옵션: 명성한칸씩 rounds",
    ":",
    "::",
    "Ann",
    "Ann:",
    "#",
    "table: table:",
    "= = =",
    "x" * 20_000,
    "Ann: " + "1 " * 300,
    "Ann: " + "a=1 " * 300,
]


@cache
def book(game: str) -> Book:
    return registry.game(game).load(Database())


def questions() -> list[Any]:
    cases = [(game, case) for game in registry.GAMES for case in (None, *book(game).cases)]
    return [pytest.param(game, case, id=f"{game}-{case or 'score'}") for game, case in cases]


def change_letter(text: str, dice: random.Random) -> str:
    at = dice.randrange(len(text) + 1)
    return text[:at] + dice.choice([dice.choice(STRANGE), chr(dice.randrange(0x110000)), dice.choice(" :=+@,;x#-0123456789")]) + text[at + dice.randrange(2) :]


def change_item(text: str, dice: random.Random) -> str:
    items = text.split(" ")
    at = dice.randrange(len(items))
    key = items[at].split("=")[0]
    items[at] = dice.choice(
        [
            f"{key}={dice.choice(NUMBERS)}",
            f"{key}=",
            dice.choice(NUMBERS),
            f"{items[at]} {items[at]}",
            "",
            items[at].upper(),
            f"{items[at]}x{dice.choice(NUMBERS)}",
            f"{items[at]}+{items[at]}",
        ]
    )
    return " ".join(items)


def change_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    at = dice.randrange(len(lines))
    lines[at : at + dice.randrange(2)] = [
        dice.choice([*LINES, lines[at], lines[at].replace(":", ""), unicodedata.normalize("NFD", lines[at]), lines[at] + " " + dice.choice(lines)])
    ]
    dice.shuffle(lines) if dice.random() < 0.2 else None
    return "\n".join(lines)


CHANGES: list[Callable[[str, random.Random], str]] = [change_letter, change_item, change_line]


def mangled(text: str, dice: random.Random) -> str:
    for _ in range(dice.choice([1, 1, 2, 3, 8])):
        text = dice.choice(CHANGES)(text, dice)
    return text


def check(answers: Sequence[Any], faults: Sequence[Fault]) -> None:
    """Each answer can be shown in both languages, each fault is one line that can be read."""
    for answer in answers:
        assert answer.as_json("ko").keys() == answer.as_json("en").keys()
    for said in (fault.say(lang) for fault in faults for lang in ("ko", "en")):
        assert said.strip()
        assert said.isprintable()
        assert len(said) < 2000


@pytest.mark.parametrize(("game", "case"), questions())
def test_a_mangled_position_is_settled_or_refused_with_reasons(game: str, case: str | None) -> None:
    question = book(game).cases[case] if case else book(game).score
    dice, example, settled = random.Random(f"{game} {case}"), "\n".join(question.example), 0
    for _ in range(POSITIONS_A_QUESTION):
        text, before = mangled(example, dice), time.perf_counter()
        faults: Sequence[Fault] = ()
        try:
            answers = settle_all(question, split(text), dice.random() < 0.5)
        except InputError as error:
            answers, faults = [], error.faults
        assert time.perf_counter() - before < SOON_S, text[:200]
        assert answers or faults or not split(text)
        settled += len(answers)
        check(answers, faults)
    assert settled > POSITIONS_A_QUESTION / 100, "the changes are so coarse that nothing is settled any more"


@pytest.mark.parametrize(("game", "case"), questions())
def test_the_command_line_gives_status_0_or_1_and_an_error_only_on_standard_error(game: str, case: str | None) -> None:
    question = book(game).cases[case] if case else book(game).score
    words = ["ruling", game, case] if case else ["score", game]
    dice = random.Random(f"{game} {case} again")
    for _ in range(12):
        text = mangled("\n".join(question.example), dice).encode("utf-8", "surrogatepass")
        result = CliRunner().invoke(program, [*words, *dice.choice([[], ["--json"], ["--lang", "ko"], ["-"]])], input=text, prog_name="asrus-pnp")
        assert result.exception is None or isinstance(result.exception, SystemExit), text
        assert result.exit_code in (0, 1)
        assert bool(result.stderr) is (result.exit_code == 1)
        assert bool(result.stdout) is (result.exit_code == 0)


@pytest.mark.parametrize("game", registry.GAMES)
def test_any_words_as_arguments_are_no_traceback(game: str) -> None:
    dice = random.Random(game)
    for _ in range(40):
        words = [
            dice.choice([*STRANGE, *NUMBERS, *LINES, "-", "--", "---", "-x", "--json", "--lang", "--file", "--find", "--csv", *book(game).score.example])
            for _ in range(dice.randrange(6))
        ]
        words = [w for w in words if w not in ("--save",)]
        result = CliRunner().invoke(program, [dice.choice(["score", "ruling", "rules"]), game, *words], input="", prog_name="asrus-pnp")
        assert result.exception is None or isinstance(result.exception, SystemExit), words
        assert result.exit_code in (0, 1, 2)
