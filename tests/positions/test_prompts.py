"""What a player is asked, one value after the other, and the lines that come of it."""

from dataclasses import replace

import pytest

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import same
from asrus_pnp.database.words import Word, Words
from asrus_pnp.positions.form import Field, Flag, Form, read
from asrus_pnp.positions.prompts import Answers, check, lines, next_prompt
from asrus_pnp.positions.value_types import Number, One, Yes

ASK = same("?")
FORM = Form(
    Words({}),
    (2, 3),
    fields=(Field("energy", Number(0, 7), ASK, needed=True), Field("red", Number(), ASK)),
    table=(Field("card", Number(1, 15), ASK, needed=True),),
    flags=(Flag("calls", ASK),),
    cards=Field("cards", One({str(n): n for n in range(1, 13)}), ASK),
    options=("honest-bonus",),
    instead=("red",),
    silent_options=("teams",),
)


def asked(*answers: str, form: Form = FORM) -> tuple[list[str], Answers]:
    """The keys that are asked for when these answers are given, and the answers."""
    given: Answers = {}
    keys = []
    for answer in answers:
        prompt = next_prompt(form, given)
        assert prompt, answers
        assert not check(form, given, prompt, answer)
        keys.append(prompt.key or prompt.sort)
        given[prompt] = answer
    return keys, given


def wrong(answer: str, *before: str) -> list[str]:
    _, given = asked(*before)
    prompt = next_prompt(FORM, given)
    assert prompt
    return [f.say("en") for f in check(FORM, given, prompt, answer)]


def test_options_then_the_table_then_each_player_until_an_empty_name() -> None:
    keys, given = asked("", "8", "Ann", "", "4", "2", "y", "Bo", "", "7", "", "n", "")
    assert keys == ["options", "card", "name", "cards", "energy", "red", "calls", "name", "cards", "energy", "red", "calls", "name"]
    assert next_prompt(FORM, given) is None
    assert lines(given) == ["table: card=8", "Ann: energy=4 red=2 calls", "Bo: energy=7"]


def test_who_gave_cards_is_not_asked_for_what_says_the_same() -> None:
    keys, given = asked("honest-bonus", "8", "Ann", "1 2x2, 5", "4")
    assert keys[-2:] == ["cards", "energy"]
    assert next_prompt(FORM, given).key == "calls"  # type: ignore[union-attr]
    assert lines(given) == ["option: honest-bonus", "table: card=8", "Ann: 1 2x2, 5 energy=4"]


def test_after_the_last_player_who_fits_nothing_is_asked() -> None:
    players = [a for name in ("Ann", "Bo", "Cho") for a in (name, "1", "4", "n")]
    assert next_prompt(FORM, asked("", "8", *players)[1]) is None


def test_what_is_needed_cannot_be_left_out() -> None:
    assert wrong("", "") == ["cannot be left out → ? (a number 1–15)"]
    assert wrong("", "", "8") == ["cannot be left out → name of player 1"]


def test_an_answer_is_checked_at_once() -> None:
    assert wrong("16", "") == ["“card=16”: 16 is out of range → a number 1–15"]
    assert wrong("foo") == ["there is no option “foo” → did you mean honest-bonus?"] or wrong("foo")[0].startswith("there is no option “foo”")
    assert wrong("13 1", "", "8", "Ann")[0].startswith("“13”")
    assert wrong("maybe", "", "8", "Ann", "1", "4") == ["“maybe” is not understood → y or n"]


def test_an_answer_cannot_smuggle_in_another_value() -> None:
    assert wrong("4 red=3", "", "8", "Ann", "")[0].startswith("“energy=4red=3”")
    assert wrong("1 energy=3", "", "8", "Ann")[0].startswith("“energy=3”: there is no such key")
    assert wrong("1\nBo: 2", "", "8", "Ann")


def test_names_are_checked_as_on_a_line() -> None:
    for name in ("a,b", "a=b", "a@b", "table", "option", "#", "a:b"):
        assert wrong(name, "", "8"), name
    assert wrong("ANN", "", "8", "Ann", "", "4", "", "n") == ["ANN plays already → another name"]


def test_full_width_digits_and_spaces_inside_are_taken_as_on_a_line() -> None:
    assert not wrong("８", "")
    assert not wrong(" 8 ", "")


def test_an_option_that_changes_nothing_is_accepted_but_not_asked_for() -> None:
    assert next_prompt(FORM, {}).words.en == "options to switch on, if any (honest-bonus)"  # type: ignore[union-attr]
    assert not wrong("teams")
    silent = replace(FORM, options=(), silent_options=("teams",))
    assert next_prompt(silent, {}).key == "card"  # type: ignore[union-attr]


def test_an_option_is_called_by_its_korean_word_in_korean() -> None:
    form = replace(FORM, words=Words({"honest-bonus": Word("정직보너스")}))
    prompt = next_prompt(form, {})
    assert prompt
    assert (prompt.words.ko, prompt.words.en) == ("켤 옵션이 있으면 적는다 (정직보너스)", "options to switch on, if any (honest-bonus)")
    assert not check(form, {}, prompt, "정직보너스")


def test_a_hint_keeps_to_the_language_and_names_each_thing_once() -> None:
    hint = One({"blue": "blue", "파랑": "blue", "파란색": "blue", "red": "red", "x1": "x1"}).hint()
    assert hint.en == "one of blue, red, x1"
    assert hint.ko == "파랑, red, x1 중 하나"


def test_a_word_is_asked_for_only_where_it_has_a_meaning() -> None:
    flags = (Flag("calls", ASK), Flag("wants", ASK, lambda known: known.get("calls", False) and known["card"] == 15))
    form = replace(FORM, fields=(), cards=None, flags=flags)
    assert asked("", "15", "Ann", "y", "n", "Bo", "n", "", form=form)[0] == ["options", "card", "name", "calls", "wants", "name", "calls", "name"]
    assert asked("", "１５", "Ann", "y", "n", form=form)[0][-1] == "wants"
    assert asked("", "14", "Ann", "y", "Bo", form=form)[0][-2:] == ["calls", "name"]


@pytest.mark.parametrize("answer", ["y", "yes", "예", "네", "응", "n", "No", "아니요", "아니오", ""])
def test_a_key_and_a_flag_take_the_same_words_for_yes_and_no(answer: str) -> None:
    """A key that is on or off was asked for with the words that it then refused."""
    form = Form(Words({}), (1, 1), fields=(Field("stand-in", Yes(), ASK),), flags=(Flag("calls", ASK),))
    _, given = asked("Ann", answer, answer, form=form)
    numbered = list(enumerate(lines(given), 1))
    faults: list[Fault] = []
    entry = read(form, numbered, faults).players[0]
    assert not faults
    assert bool(entry.get("stand-in")) == bool(entry.get("calls")) == (answer in ("y", "yes", "예", "네", "응"))
