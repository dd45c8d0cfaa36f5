"""What a player types at the table: short answers, commands in both languages, and mistakes that never end the game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from play_tables import GAMES, NAMES, play, table, whole

from asrus_pnp.cli.show.kept_game_text import SHOWS
from asrus_pnp.database.database import Database
from asrus_pnp.play.dialogue import LEFT, Answer, Desk, hear, sit_down
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.session import begin, resume

START = {
    "constellation": "start: game=constellation players=Ann+Bob+Cho+Dan destination=5",
    "astro-race": "start: game=astro-race players=Ann+Bob+Cho",
    "starry-night": "start: game=starry-night players=Ann+Bob+Cho floor=8:1+3:1+11:2",
    "ganymede": "start: game=ganymede players=Ann+Bob ships=S01+flat+S24+S20",
}


def seated(game: str, lang: str = "en") -> Desk:
    session, _ = begin(play(game), START[game])
    return sit_down(play(game), Setting(lang), 2, session)


def typed(desk: Desk, *lines: str) -> tuple[Desk, list[str], list[Answer]]:
    """The desk after the lines, what went into the record, and all answers."""
    answers = []
    for line in lines:
        answers.append(hear(desk, line))
        desk = answers[-1].desk
    return desk, [a.line for a in answers if a.line], answers


@pytest.mark.parametrize(
    ("game", "lines", "written"),
    [
        ("constellation", ["3 7 7 11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["3, 7;7  11 # all"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["# a note", "", "3 7 7 11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["3", "7 7", "11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["3 7", "9", "<", "7 11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["dan=11 CHO=7 ann = 3 Bob=7"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["턴： Ann=3 Bob=7 Cho=7 Dan=１１"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["3 7 x", "3 7 7 11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("constellation", ["3 7 7 11 12", "", "3 7 7 11"], "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("astro-race", ["3", ""], "Ann: moved=3"),
        ("astro-race", ["3 -"], "Ann: moved=3"),
        ("astro-race", ["3", "bob cho", "10"], "Ann: moved=3 calls=Bob+Cho card=10"),
        ("astro-race", ["3 쾅 Bob 10"], "Ann: moved=3 calls=Bob card=10"),
        ("astro-race", ["2 close"], "Ann: reveals moved=2 card=close"),
        ("astro-race", ["2", "조커"], "Ann: reveals moved=2 card=joker"),
        ("astro-race", ["2 Bob 역행", "bob"], "Ann: moved=2 calls=Bob card=retrograde wants=Bob"),
        ("astro-race", ["2 Bob retrograde", ""], "Ann: moved=2 calls=Bob card=retrograde"),
        ("astro-race", ["moved=2 쾅=Bob 카드=7"], "Ann: moved=2 calls=Bob card=7"),
        ("astro-race", ["섞음"], "shuffle:"),
        ("starry-night", ["8 3"], "Ann: explore played=8 drawn=3"),
        ("starry-night", ["8", "3"], "Ann: explore played=8 drawn=3"),
        ("starry-night", ["탐사 8 3"], "Ann: explore played=8 drawn=3"),
        ("ganymede", ["t01"], "Ann: T01"),
        ("ganymede", ["T01 blue ship"], "Ann: T01 blue ship"),
        ("ganymede", ["t01 안함"], "Ann: T01 skip"),
        ("ganymede", ["타일:하양:파랑/빨강", "red"], "Ann: tile:white:blue/red red"),
        ("ganymede", ["펼침 e05 s11"], "open: E05 S11"),
    ],
)
def test_short_answers_and_full_lines_make_one_event(game: str, lines: list[str], written: str) -> None:
    _, found, _ = typed(seated(game), *lines)
    assert found == [written]


@pytest.mark.parametrize("game", GAMES)
@given(st.lists(st.one_of(st.text(max_size=30), st.text("0123456789 -=:+xabAnnBobChoDn<쾅턴", max_size=25)), max_size=12))
def test_whatever_is_typed_the_game_goes_on_and_the_record_tells_it(game: str, lines: list[str]) -> None:
    desk, written, answers = typed(seated(game), *lines)
    for line, answer in zip(lines, answers, strict=True):
        word = line.split(maxsplit=1)[0].rstrip(":：").casefold() if line.split() else ""
        assert answer.leave == (desk.commands.get(word) == "quit")
    assert desk.prompt.en
    assert desk.prompt.ko
    again, _ = resume(play(game), list(enumerate([START[game], *written], 1)), 2 + len(written))
    assert desk.session is not None
    assert again.course == desk.session.course


@given(st.lists(st.text(max_size=20), max_size=6))
def test_whatever_is_typed_before_the_game_the_set_up_goes_on(lines: list[str]) -> None:
    desk, written, _ = typed(sit_down(play("constellation"), Setting("ko"), 1), *lines)
    assert bool(written) == (desk.session is not None)
    assert desk.prompt.ko


@pytest.mark.parametrize(("undo", "redo"), [("undo", "redo"), ("취소", "다시"), ("무르기", "다시하기"), ("UNDO", "Redo"), ("undo:", "redo:")])
def test_undo_and_redo_in_both_languages(undo: str, redo: str) -> None:
    desk, written, answers = typed(seated("constellation"), "3 7 7 11", undo, redo)
    assert written == ["turn: Ann=3 Bob=7 Cho=7 Dan=11", "undo:", "redo:"]
    assert desk.session.state.turn == 1
    assert "event 1 taken back" in answers[1].texts[0].en


def test_undo_first_drops_what_is_being_typed() -> None:
    desk, written, _ = typed(seated("constellation"), "3 7 7 11", "4 4", "undo")
    assert (written[1:], desk.said, desk.session.state.turn) == ([], (), 1)


def test_edit_in_one_line_or_by_being_asked() -> None:
    start = seated("constellation")
    desk, written, _ = typed(start, "3 7 7 11", "edit 1 3 7 1 11")
    assert written[-1] == "edit: 1 turn: Ann=3 Bob=7 Cho=1 Dan=11"
    desk, written, answers = typed(start, "3 7 7 11", "고치기 1", "3 7", "1 11")
    assert written[-1] == "edit: 1 turn: Ann=3 Bob=7 Cho=1 Dan=11"
    assert "now: turn: Ann=3" in answers[1].texts[0].en
    assert desk.editing is None
    desk, written, _ = typed(start, "3 7 7 11", "edit 0 start: game=constellation players=Ann+Bob+Cho+Dan destination=9")
    assert desk.session.state.destination == 3
    desk, written, _ = typed(start, "3 7 7 11", "edit 0", "Ann Bob Cho Dan", "", "9")
    assert written[-1] == "edit: 0 start: game=constellation players=Ann+Bob+Cho+Dan destination=9"
    desk, written, _ = typed(start, "3 7 7 11", "edit 1", "")
    assert (len(written), desk.editing) == (1, None)
    desk, written, _ = typed(start, "3 7 7 11", "edit 1 -")
    assert written[-1] == "edit: 1 -"
    assert desk.session.state.turn == 0


@pytest.mark.parametrize("line", ["edit", "edit x", "edit 7", "edit 1 3 7", "edit 1 3 7 7 13", "why 9", "redo", "고치기 -1", "edit 0 -"])
def test_a_command_that_cannot_be_carried_out_changes_nothing(line: str) -> None:
    before, _, _ = typed(seated("constellation"), "3 7 7 11")
    answer = hear(before, line)
    assert answer.line == ""
    assert answer.desk.session.course == before.session.course
    assert answer.faults or answer.desk.said or answer.desk.editing is not None


def test_an_edit_that_makes_a_later_event_impossible_says_so_and_loses_nothing() -> None:
    fewer = "edit 0 start: game=constellation players=Ann+Bob+Cho destination=5"
    desk, _, answers = typed(seated("constellation"), "3 7 7 11", fewer)
    assert "event 1" in answers[-1].faults[0].say("en")
    assert "Dan" in answers[-1].faults[0].say("en")
    assert "mend event 1" in desk.prompt.en
    desk, _, answers = typed(desk, "1 2 3")
    assert "event 1 comes first" in answers[-1].faults[0].say("en")
    desk, written, _ = typed(desk, "edit 1 6 2 4")
    assert written == ["edit: 1 turn: Ann=6 Bob=2 Cho=4"]
    assert desk.session.stuck is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_a_whole_game_from_the_names_to_the_score(game: str, lang: str) -> None:
    at = table(game, 3, 4)
    desk, written, _ = typed(sit_down(play(game), Setting(lang), 1), *at.setup())
    while not desk.session.over:
        answer = hear(desk, at.next(desk.session))
        assert not answer.faults
        desk, written = answer.desk, [*written, answer.line]
    assert [name for name, _ in answer.shows][-3:] == ["score", "stats", "end"]
    assert "over" in desk.prompt.en
    assert hear(desk, "3 3 3").faults
    assert tuple(written) == whole(game, 3, 4)[1]
    assert not hear(desk, "취소").faults


def test_names_are_seated_as_they_were_typed() -> None:
    desk, _, _ = typed(sit_down(play("astro-race"), Setting("ko"), 1), "민지, 보라;Cho", "")
    assert desk.session.state.seats.players == ("민지", "보라", "Cho")
    assert set(NAMES) >= {"민지", "보라"}


@pytest.mark.parametrize(
    ("game", "lang", "said"),
    [("starry-night", "en", "8 6/8"), ("starry-night", "ko", "8 6/8"), ("astro-race", "ko", "역행 2/2"), ("ganymede", "en", "No copies are counted")],
)
def test_left_tells_what_has_not_been_seen_in_both_languages(game: str, lang: str, said: str) -> None:
    desk = typed(seated(game, lang), "8 3")[0] if game == "starry-night" else seated(game, lang)
    answer = hear(desk, "left" if lang == "en" else "남은카드")
    assert answer.shows == ((LEFT, 0),)
    assert said in "\n".join(SHOWS[LEFT](answer.desk, 0, Database(), lang))
