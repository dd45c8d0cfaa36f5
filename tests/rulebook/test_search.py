"""Finding the clause that answers a question, or that none does."""

import tomllib
import unicodedata
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lookups import made

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.example_questions import load_asked
from asrus_pnp.rulebook.ideas import load_lexicon
from asrus_pnp.rulebook.lexicon import stem
from asrus_pnp.rulebook.search import Found, Search

QUESTIONS = Path(__file__).parents[1] / "cases" / "questions.toml"
MOST = 2000  # example questions in all: what more of them add is less than what they cost to read and to keep right


def search(game: str) -> Search:
    return made(game).search


def first(game: str, question: str) -> str:
    found = search(game).find(question)
    return found.ids[0] if found.ids else "not covered"


@cache
def held_out() -> list[tuple[dict[str, Any], Found]]:
    """The questions that the search is not built on, and what it finds."""
    return [(row, search(row["game"]).find(row["ask"])) for row in tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]]


def share(right: list[bool]) -> float:
    return sum(right) / len(right)


@pytest.mark.parametrize(("of", "among_the_first", "at_least"), [("", 1, 0.82), ("", 3, 0.92), ("slips", 1, 0.83), ("slips", 2, 0.90)])
def test_questions_that_nobody_tuned_on_find_their_clause(of: str, among_the_first: int, at_least: float) -> None:
    right = [bool({*found.ids[:among_the_first]} & {*row["clause"]}) for row, found in held_out() if row["clause"] and row.get("set", "") == of]
    assert share(right) >= at_least


def test_questions_that_nobody_tuned_on_are_refused_where_no_clause_answers_them() -> None:
    assert share([not found.ids for row, found in held_out() if not row["clause"]]) >= 0.9


def test_no_answer_that_reads_as_the_opposite_comes_first() -> None:
    assert [row["ask"] for row, found in held_out() if {*found.ids[:1]} & {*row.get("not_first", ())}] == []


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_question_that_is_known_to_be_asked_finds_its_clause(game: str) -> None:
    asked = load_asked(Database(), game).asked
    assert share([first(game, questions[n % len(questions)]) == id for n, (id, questions) in enumerate(asked.items())]) >= 0.9


def test_there_are_not_too_many_example_questions_and_some_for_each_clause() -> None:
    asked = {game: load_asked(Database(), game) for game in registry.GAMES}
    answered = [questions for a in asked.values() for questions in a.asked.values()]
    assert sum(map(len, answered)) + sum(len(a.beyond.questions) for a in asked.values()) + len(load_lexicon(Database()).beyond) <= MOST
    assert [c.id for game in asked for c in load_clauses(Database(), game).all if not 8 <= len(asked[game].asked.get(c.id, ())) <= 13] == []


@pytest.mark.parametrize(
    ("game", "question", "clause"),
    [
        ("constellation", "both of us are two away", "CE-3.1"),
        ("constellation", "두 사람의 거리가 같아요", "CE-3.1"),
        ("astro-race", "may I call bang without a piece on the track?", "AR-3.2"),
        ("starry-night", "거래에서 같은 수를 걸면 누가 이기나요", "SN-3.2"),
        ("ganymede", "do we get a basic action for a discarded tile when we replace it?", "GA-2.3"),
        ("ganymede", "명성 트랙 끝에 도착하면?", "GA-5.6"),
    ],
)
def test_everyday_wording_finds_the_clause(game: str, question: str, clause: str) -> None:
    assert first(game, question) == clause


@pytest.mark.parametrize(
    ("game", "question", "clauses"),
    [
        ("constellation", "how many cards do I deal with five", "CE-1.3"),
        ("constellation", "다섯 명이면 몇 장씩 나눠요", "CE-1.3"),
        ("constellation", "set up the game", "CE-1.2 CE-1.3 CE-1.4"),
        ("constellation", "게임 준비는 어떻게 해요", "CE-1.2 CE-1.3 CE-1.4"),
        ("constellation", "two of us want to play, how do we set up", "CE-9.1"),
        ("astro-race", "set up the game", "AR-1.1 AR-1.2 AR-1.3"),
        ("astro-race", "게임 준비는 어떻게 해요", "AR-1.1 AR-1.2 AR-1.3"),
        ("astro-race", "how many pieces does everyone start with", "AR-1.2"),
        ("astro-race", "누가 먼저 시작해요", "AR-1.4"),
        ("starry-night", "set up the game", "SN-1.1 SN-1.2"),
        ("starry-night", "게임 준비는 어떻게 해요", "SN-1.1 SN-1.2"),
        ("starry-night", "how many cards do I deal with five", "SN-1.2"),
        ("starry-night", "네 명이면 카드를 몇 장씩 나눠요", "SN-1.2"),
        ("ganymede", "set up the game", "GA-1.2 GA-1.3 GA-1.4"),
        ("ganymede", "게임 준비는 어떻게 해요", "GA-1.2 GA-1.3 GA-1.4"),
        ("ganymede", "how many settlers of each colour with three", "GA-1.2"),
        ("ganymede", "누가 먼저 시작해요", "GA-1.6"),
    ],
)
def test_questions_about_the_set_up_find_it(game: str, question: str, clauses: str) -> None:
    assert first(game, question) in clauses.split()


@pytest.mark.parametrize(
    ("game", "question", "clause"),
    [
        ("constellation", "a dummy won, who gets the cards?", "CE-9.4"),
        ("constellation", "the dummy wins the turn, what do we take", "CE-9.4"),
        ("constellation", "더미가 이기면 카드는 누가 가져요?", "CE-9.4"),
        ("constellation", "I won, do I take the collided dummy cards too?", "CE-9.3"),
        ("constellation", "everyone crashed, who takes the cards?", "CE-5.1"),
        ("constellation", "모두 충돌했는데 카드는 누가 가져가요?", "CE-5.1"),
        ("ganymede", "I replaced a tile, do I get an action for it?", "GA-2.3"),
        ("ganymede", "타일을 교체했는데 기본 행동을 하나요?", "GA-2.3"),
        ("ganymede", "I discard two tiles, how many basic actions", "GA-4.1"),
        ("starry-night", "whom does the winner of the auction pay?", "SN-4.1"),
        ("starry-night", "경매에서 이기면 돈을 누구한테 내요?", "SN-4.1"),
        ("starry-night", "whom does the winner of a trade pay?", "SN-3.2"),
    ],
)
def test_the_clause_of_the_case_asked_about_goes_before_the_general_one(game: str, question: str, clause: str) -> None:
    assert first(game, question) == clause


@pytest.mark.parametrize("game", registry.GAMES)
@pytest.mark.parametrize(
    "question",
    [
        "can I play with seven people over the internet",
        "피자 시켜도 돼요?",
        "shall we order pizza",
        "is there an app for this",
        "몇 살부터 할 수 있어요?",
        "qwerty asdf",
        "ㅋㅋㅋ",
        "???",
        "",
        "  ",
        "🦊",
    ],
)
def test_what_the_rules_do_not_cover_finds_nothing(game: str, question: str) -> None:
    assert first(game, question) == "not covered"


@pytest.mark.parametrize(
    ("game", "right", "slips"),
    [
        ("constellation", "who wins the turn", ["who wins the tunr", "who wims the turn", "who winns the turn"]),
        (
            "constellation",
            "how much energy do I lose for a collision",
            ["how much enrgy do I lose for a collision", "how much energy do I lose for a colision"],
        ),
        ("constellation", "목적지랑 똑같은 숫자를 냈어요", ["목적지랑 똑같은 슷자를 냈어요", "먹적지랑 똑같은 숫자를 냈어요"]),
        ("ganymede", "화성이 꽉 찼는데 지구 셔틀 써도 돼요", ["화셩이 꽉 찼는데 지구 셔틀 써도 돼요", "화성이 꽉 찼는데 지구 서틀 써도 돼요"]),
        ("astro-race", "what does the black hole do", ["what does the balck hole do", "what does the blakc hole do"]),
        ("starry-night", "경매에서 이기면 돈을 누구한테 내요", ["경매에서 이기면 돈을 누구한데 내요", "겅매에서 이기면 돈을 누구한테 내요"]),
    ],
)
def test_one_slip_of_the_finger_is_forgiven(game: str, right: str, slips: list[str]) -> None:
    assert [slip for slip in slips if first(game, right) not in search(game).find(slip).ids[:2]] == []


def test_where_nothing_fits_surely_a_few_are_guessed() -> None:
    unsure = [found for _, found in held_out() if not found.sure]
    assert unsure
    assert {len(found.ids) for found in unsure} == {3}


def test_case_and_spacing_do_not_matter() -> None:
    assert first("constellation", "WHO WINS THE TURN") == first("constellation", "who  wins\tthe turn") == "CE-3.3"
    assert first("ganymede", "화성이꽉찼는데지구셔틀써도돼요") == first("ganymede", "화성이 꽉 찼는데 지구 셔틀 써도 돼요?") == "GA-3.6"


def test_text_that_was_typed_decomposed_is_found_too() -> None:
    question = "목적지랑 똑같은 숫자를 냈어요"
    assert first("constellation", unicodedata.normalize("NFD", question)) == first("constellation", question) == "CE-3.2"


def test_a_korean_word_is_found_inside_a_longer_one() -> None:
    assert first("astro-race", "블랙홀카드효과") == "AR-4.9"


def test_the_id_of_a_clause_finds_it() -> None:
    assert search("constellation").find(" ce-4.2 ") == Found(("CE-4.2",))


def test_the_best_come_first_and_not_too_many() -> None:
    found, scores = search("constellation").find("energy").ids, search("constellation").scores("energy")
    assert 1 <= len(found) <= 8
    assert [scores[id] for id in found] == sorted((scores[id] for id in found), reverse=True)


def test_different_forms_of_an_english_word_have_one_stem() -> None:
    assert {stem(w) for w in ("discard", "discards", "discarded", "discarding")} == {"discard"}
    assert len({stem(w) for w in ("take", "takes", "taking", "took", "taken")}) == 1
    assert stem("pass") == "pass"


def test_korean_and_english_meet_in_the_same_ideas() -> None:
    english, korean = (load_lexicon(Database()).features(q) for q in ("with two players a robot crashed", "둘이 하는데 로봇이 충돌했어요"))
    assert {"idea two-players", "idea dummy", "idea collide"} <= english.keys() & korean.keys()


def test_a_word_may_have_several_ideas() -> None:
    assert {"idea stone", "idea piece", "idea settler"} <= load_lexicon(Database()).features("marbles").keys()


@given(st.text())
@settings(max_examples=25)
def test_any_text_can_be_asked(question: str) -> None:
    scores = search("starry-night").scores(question)
    assert all(0 <= s <= 1.0001 for s in scores.values())
    assert len(search("starry-night").find(question).ids) <= 8
