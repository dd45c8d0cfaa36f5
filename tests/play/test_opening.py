"""Who plays, asked for in whatever way people answer; and the set-up, told once as soon as that is known."""

import play_tables
import pytest
from play_tables import GAMES, play, played, table

from asrus_pnp.play.dialogue import LAID_OUT, Answer, Desk, hear, sit_down
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.opening import told
from asrus_pnp.play.session import resume


def typed(game: str, *lines: str) -> tuple[Desk, list[Answer]]:
    """The desk after the lines at a new game, and all answers."""
    desk, found = sit_down(play(game), Setting("en"), 2), []
    for line in lines:
        found.append(hear(desk, line))
        desk = found[-1].desk
    return desk, found


def starts(game: str, *lines: str) -> list[str]:
    return [a.line.partition(" players=")[2].split(" ")[0] for a in typed(game, *lines)[1] if a.line]


@pytest.mark.parametrize(
    ("lines", "players"),
    [
        (["Ann Bo Cho", ""], "Ann+Bo+Cho"),
        (["Ann, Bo; Cho", ""], "Ann+Bo+Cho"),
        (["Ann", "Bo", "Cho", "", ""], "Ann+Bo+Cho"),
        (["Ann", "Bo Cho", "", ""], "Ann+Bo+Cho"),
        (["Ann", "Bo", "<", "Cho", "", ""], "Ann+Cho"),
        (["A", "B", "C", "D", "E", "F", ""], "A+B+C+D+E+F"),
        (["", "Ann", "", "Bo", "", ""], "Ann+Bo"),
        (["Ann+Bo", "Cho", "", ""], '"Ann+Bo"+Cho'),
    ],
)
def test_names_come_in_one_line_or_one_in_each(lines: list[str], players: str) -> None:
    assert starts("astro-race", *lines) == [players]


def test_names_and_teams_are_quoted_where_a_sign_is_in_them() -> None:
    start = next(a.line for a in typed("constellation", '"Ann Lee" "Bo+Cho" 민지', "", "5")[1] if a.line)
    assert start == 'start: game=constellation players="Ann Lee"+"Bo+Cho"+민지 destination=5'


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("", "nobody is named → 2–6 players [AR-1.1]"),
        ("3", "“3”: a number is no player's name → a name in letters"),
        ("Ann 7", "“7”: a number is no player's name → a name in letters"),
        ("-1.5", "“-1.5”: a number is no player's name → a name in letters"),
        ("Ann ann", "ann stands there twice → two names"),
        ("A B C D E F G", "there are 7 players → 2–6 players [AR-1.1]"),
    ],
)
def test_what_names_nobody_is_asked_again_with_a_word_why(line: str, found: str) -> None:
    desk, answers = typed("astro-race", line)
    assert [f.say("en") for f in answers[0].faults] == [found]
    assert desk.prompt.en == "Players in the order of turns (2–6 names)"
    assert all(f.found.ko != f.found.en for f in answers[0].faults)


def test_too_few_one_by_one_are_asked_for_again() -> None:
    desk, answers = typed("starry-night", "Ann", "Bo", "")
    assert [f.say("en") for f in answers[-1].faults] == ["there are 2 players → 3–5 players [SN-1.1]"]
    assert desk.prompt == ("3번째 플레이어 (3–5명)", "Player 3 (3–5 names)")


@pytest.mark.parametrize("game", GAMES)
def test_the_set_up_is_told_once_before_the_first_question_of_the_game_and_is_not_in_the_record(game: str) -> None:
    at = table(game, 3, 1)
    _, answers = typed(game, *at.setup())
    before = 1 if game == "starry-night" else 2  # it has no house rules
    assert [LAID_OUT in a.texts for a in answers] == [n == before for n in range(1, len(answers) + 1)]
    assert answers[before - 1].texts[1:] == told(play(game).setting_up.of(3))
    assert [a.line for a in answers if a.line] == [answers[-1].line]


def test_the_set_up_of_a_whole_line_has_its_house_rules() -> None:
    _, answers = typed("constellation", "start: game=constellation players=Ann+Bo+Cho destination=5 option=rounds")
    assert answers[0].texts == (LAID_OUT, *told(play("constellation").setting_up.of(3, ("rounds",))))
    assert answers[0].texts[-1].en.startswith("6. House rule: ")


def test_it_is_told_anew_where_other_people_play_after_all() -> None:
    _, answers = typed("constellation", "A B C", "", "<", "<", "A B C D", "")
    assert [len(a.texts) for a in answers] == [0, 6, 0, 0, 0, 6]
    assert "deal 10 to each of 4" in answers[-1].texts[2].en


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_kept_with_names_of_several_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_tables, "NAMES", ("Ann Lee", "보라+솔", "Cho"))
    course = list(played(game, 3, 5))
    session = course[-1][0]
    assert session.over
    assert session.play.seating(session.state).players == ("Ann Lee", "보라+솔", "Cho")
    again, faults = resume(play(game), list(enumerate((line for _, line in course), 1)), len(course) + 1)
    assert (again.course, faults) == (session.course, [])
