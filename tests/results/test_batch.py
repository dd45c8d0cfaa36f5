"""Several positions in one go, and rounds of one game."""

from functools import cache

import pytest

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.positions.notation import split
from asrus_pnp.results.batch import settle_all, settle_rounds
from asrus_pnp.results.referee import Book

ROUNDS = "Ann: 1 energy=4\n민지: 2 energy=3\n---\nANN: 2 3 energy=1\n민지: 5 energy=0"


@cache
def book(game: str) -> Book:
    return registry.game(game).load(Database())


def faults(text: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        settle_all(book("constellation").score, split(text))
    return [f.say("en") for f in caught.value.faults]


def test_answers_come_in_the_order_of_the_positions() -> None:
    sheets = settle_all(book("constellation").score, split(ROUNDS))
    assert [s.totals for s in sheets] == [{"Ann": 3, "민지": 1}, {"ANN": 4, "민지": 0}]


def test_the_faults_of_all_positions_are_told_with_number_and_line() -> None:
    said = faults("Ann: 99 energy=1\nBo: energy=1\n---\nAnn: 1 energy=1\nBo: 2 energy=1\n---\nAnn: energy=1\nBo: foo=1")
    assert said[0].startswith("position 1, line 1: “99”")
    assert said[1].startswith("position 3, line 8: “foo=1”")
    assert said[2].startswith("position 3, line 8, Bo: energy= is missing")


def test_one_position_alone_has_no_number() -> None:
    assert faults("Ann: 99 energy=1\nBo: energy=1")[0].startswith("line 1: “99”")


def test_rounds_add_up_whatever_the_case_of_the_names() -> None:
    one = settle_rounds(book("constellation"), split(ROUNDS))
    assert one.totals == {"Ann": 7, "민지": 1}
    assert one.winners == ["Ann"]
    assert [list(r.totals) for r in one.rounds] == [["Ann", "민지"], ["Ann", "민지"]]


def test_other_players_in_a_later_round_are_refused_by_the_clause_that_adds_rounds_up() -> None:
    with pytest.raises(InputError) as caught:
        settle_rounds(book("constellation"), split(ROUNDS.replace("ANN", "Cho")))
    assert [f.say("en") for f in caught.value.faults] == ["position 2: here play Cho, 민지 → in position 1 play Ann, 민지 [CE-8.8]"]


def test_other_players_and_faults_of_a_round_are_told_together() -> None:
    with pytest.raises(InputError) as caught:
        settle_rounds(book("constellation"), split(ROUNDS.replace("ANN", "Cho").replace("energy=4", "energy=9")))
    assert [f.say("en").split(" →")[0] for f in caught.value.faults] == [
        "position 1, line 1: “energy=9”: 9 is out of range",
        "position 2: here play Cho, 민지",
    ]


def test_a_game_without_rounds_adds_none_up() -> None:
    with pytest.raises(InputError):
        settle_rounds(book("astro-race"), [list(enumerate(book("astro-race").score.example, 1))])


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_example_settles_and_its_canonical_lines_settle_alike(game: str) -> None:
    for question in (book(game).score, *book(game).cases.values()):
        lines = list(enumerate(question.example, 1))
        again = list(enumerate(question.canonical(lines), 1))
        assert question.settle(again).as_json("ko") == question.settle(lines).as_json("ko")
        assert question.canonical(again) == question.canonical(lines)
