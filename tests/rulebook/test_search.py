"""Finding the clause that answers a question, or that none does."""

import unicodedata
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.example_questions import Asked, Beyond, load_asked
from asrus_pnp.rulebook.lexicon import load_lexicon, stem
from asrus_pnp.rulebook.search import Search


@cache
def search(game: str) -> Search:
    clauses = load_clauses(Database(), game)
    return Search(clauses, load_asked(Database(), game), load_lexicon(Database()))


def first(game: str, question: str) -> str:
    found = search(game).find(question)
    return found[0].id if found else "not covered"


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_question_that_is_known_to_be_asked_finds_its_clause(game: str) -> None:
    asked = [(q, id) for id, questions in load_asked(Database(), game).asked.items() for q in questions]
    found = [first(game, q) == id for q, id in asked[::7]]
    assert sum(found) >= 0.95 * len(found)


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


def test_case_and_spacing_do_not_matter() -> None:
    assert first("constellation", "WHO WINS THE TURN") == first("constellation", "who  wins\tthe turn") == "CE-3.3"
    assert first("ganymede", "화성이꽉찼는데지구셔틀써도돼요") == first("ganymede", "화성이 꽉 찼는데 지구 셔틀 써도 돼요?") == "GA-3.6"


def test_text_that_was_typed_decomposed_is_found_too() -> None:
    question = "목적지랑 똑같은 숫자를 냈어요"
    assert first("constellation", unicodedata.normalize("NFD", question)) == first("constellation", question) == "CE-3.2"


def test_a_korean_word_is_found_inside_a_longer_one() -> None:
    assert first("astro-race", "블랙홀카드효과") == "AR-4.9"


def test_the_id_of_a_clause_finds_it() -> None:
    assert first("constellation", " ce-4.2 ") == "CE-4.2"


def test_the_best_come_first_and_not_too_many() -> None:
    found, scores = search("constellation").find("energy"), search("constellation").scores("energy")
    assert 1 <= len(found) <= 8
    assert [scores[c.id] for c in found] == sorted((scores[c.id] for c in found), reverse=True)


def test_different_forms_of_an_english_word_have_one_stem() -> None:
    assert {stem(w) for w in ("discard", "discards", "discarded", "discarding")} == {"discard"}
    assert len({stem(w) for w in ("take", "takes", "taking", "took", "taken")}) == 1
    assert stem("pass") == "pass"


def test_korean_and_english_meet_in_the_same_ideas() -> None:
    english, korean = (load_lexicon(Database()).features(q) for q in ("with two players a robot crashed", "둘이 하는데 로봇이 충돌했어요"))
    assert {"idea two-players", "idea dummy", "idea collide"} <= english.keys() & korean.keys()


def test_a_word_may_have_several_ideas() -> None:
    assert {"idea stone", "idea piece", "idea settler"} <= load_lexicon(Database()).features("marbles").keys()


def test_questions_that_were_hidden_from_the_search_are_answered_and_refused() -> None:
    clauses = load_clauses(Database(), "starry-night")
    asked, lexicon = load_asked(Database(), "starry-night"), load_lexicon(Database())
    rest = {id: tuple(q for n, q in enumerate(questions) if n % 4) for id, questions in asked.asked.items()}
    without = Search(clauses, Asked(rest, Beyond(tuple(q for n, q in enumerate(asked.beyond.questions) if n % 4))), lexicon)
    found = [[c.id for c in without.find(q)][:1] == [id] for id, questions in asked.asked.items() for q in questions[::4]]
    beyond = [without.find(q) for q in asked.beyond.questions[::4]]
    assert sum(found) >= 0.6 * len(found)
    assert beyond.count([]) >= 0.65 * len(beyond)


@given(st.text())
def test_any_text_can_be_asked(question: str) -> None:
    scores = search("starry-night").scores(question)
    assert all(0 <= s <= 1.0001 for s in scores.values())
    assert len(search("starry-night").find(question)) <= 8
