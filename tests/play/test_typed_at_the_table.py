"""What a table types that is half an answer: it is kept, asked on, recognised one question early, explained; and names that change."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from play_tables import GAMES, NAMES, play, table, whole

from asrus_pnp.cli.show.kept_game_text import SHOWS
from asrus_pnp.core.terminal_width import width
from asrus_pnp.database.database import Database
from asrus_pnp.play.dialogue import QUESTION, Answer, Desk, hear, recall, sit_down
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.record import parse
from asrus_pnp.play.session import begin, resume

START = {
    "constellation": "start: game=constellation players=Ann+Bob+Cho+Dan destination=5",
    "astro-race": "start: game=astro-race players=Ann+Bob+Cho",
    "starry-night": "start: game=starry-night players=Ann+Bob+Cho floor=8:1+3:1+11:2",
    "ganymede": "start: game=ganymede players=Ann+Bob ships=S01+flat+S24+S20",
}

ANY = ("<", "undo", "edit 1", "edit 0", "", "3", "3 7", "Bob", "Bob=6", "T01", "8 3", "5")


def new(game: str, lang: str = "en") -> Desk:
    return sit_down(play(game), Setting(lang), 2)


def seated(game: str, *events: str) -> Desk:
    session, _ = begin(play(game), START[game])
    for event in events:
        session, _ = session.enter(event)
    return sit_down(play(game), Setting("en"), session.next_line, session)


def after(desk: Desk, *lines: str) -> tuple[Answer, str]:
    """What became of the last line, and the record of all of them."""
    record = ""
    for line in lines:
        answer = hear(desk, line)
        desk, record = answer.desk, record + "".join(f"{kept}\n" for kept in (answer.line, answer.draft) if kept)
    return answer, record


def opened(game: str, content: str, lang: str = "en") -> Desk:
    """The desk of a program that is started on that record."""
    record = parse(content.encode())
    session = resume(play(game), record.lines, record.next_line)[0] if record.lines else None
    return recall(sit_down(play(game), Setting(lang), record.next_line, session), record.drafts)


@pytest.mark.parametrize("game", GAMES)
@given(
    st.lists(
        st.one_of(st.text(max_size=12), st.sampled_from(["<", "undo", "edit 1", "edit 0", "", "3", "3 7", "Bob", "Bob=6", "T01", "8 3", "5"])), max_size=14
    )
)
def test_after_any_line_a_program_started_anew_has_the_same_on_the_table(game: str, lines: list[str]) -> None:
    desk, record = seated(game), f"{START[game]}\n"
    for line in lines:
        answer = hear(desk, line)
        desk, record = answer.desk, record + "".join(f"{kept}\n" for kept in (answer.line, answer.draft) if kept)
        again = opened(game, record)
        assert (again.said, again.editing, again.session.course) == (desk.said, desk.editing, desk.session.course)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_every_answer_of_the_set_up_is_kept(game: str, lang: str) -> None:
    desk, record = new(game, lang), ""
    for answer in table(game, 3, 4).setup():
        heard = hear(desk, answer)
        desk, record = heard.desk, record + f"{heard.line or heard.draft}\n"
        again = opened(game, record, lang)
        assert (again.said, again.session and again.session.course) == (desk.said, desk.session and desk.session.course)
    assert desk.session
    assert parse(record.encode()).drafts == ()


@pytest.mark.parametrize("game", GAMES)
def test_drafts_change_no_event_and_no_line_number_lies(game: str) -> None:
    lines = whole(game, 3, 2)[1]
    text = "".join(f"#> x\n{line}\n" for line in lines)
    record = parse(text.encode())
    assert tuple(line for _, line in record.lines) == lines
    desk, written = seated(game), [START[game]]
    for typed in ("edit 0", "<", "undo", "edit 0"):
        answer = hear(desk, typed)
        desk, written = answer.desk, [*written, *([answer.line or answer.draft] if answer.line or answer.draft else [])]
    assert desk.session.next_line == len(written) + 1


@pytest.mark.parametrize(
    ("game", "before", "lines", "written"),
    [
        ("constellation", (), ["Bob=6", "3 7 11"], "turn: Ann=3 Bob=6 Cho=7 Dan=11"),
        ("constellation", (), ["bob=6 Dan=11", "3", "Cho=7"], "turn: Ann=3 Bob=6 Cho=7 Dan=11"),
        ("constellation", (), ["3", "", "Cho=7", "6 11"], "turn: Ann=3 Bob=6 Cho=7 Dan=11"),
    ],
)
def test_single_cards_and_empty_answers_are_asked_on(game: str, before: tuple[str, ...], lines: list[str], written: str) -> None:
    assert after(seated(game, *before), *lines)[0].line == written


@pytest.mark.parametrize(
    ("line", "said"), [("", "cannot be left empty"), ("Ann=5", "Ann stands there twice"), ("Zoe=5", "did you mean|one of"), ("Bob=", "empty")]
)
def test_what_cannot_be_asked_on_says_why_and_changes_nothing(line: str, said: str) -> None:
    before = after(seated("constellation"), "3")[0].desk
    answer = hear(before, line)
    assert any(word in answer.faults[0].say("en") for word in said.split("|"))
    assert answer.desk == before


def test_stones_are_told_one_by_one_and_by_name() -> None:
    session, lines = whole("starry-night", 3, 2)
    session, _ = session.undo()
    desk = sit_down(play("starry-night"), Setting("en"), session.next_line, session)
    told = dict(item.split("=") for item in lines[-1].split()[1:])
    names = list(told)
    answer, _ = after(desk, f"{names[1]}={told[names[1]]}", told[names[0]], told[names[2]])
    assert answer.line == lines[-1]


@pytest.mark.parametrize(
    ("game", "lines", "players"),
    [
        ("constellation", ["Ann Bob Cho", "5"], ("Ann", "Bob", "Cho")),
        ("constellation", ["Ann Bob Cho 5"], ("Ann", "Bob", "Cho")),
        ("starry-night", ["Ann Bob Cho 8 3 11 11", ""], ("Ann", "Bob", "Cho")),
        ("ganymede", ["Ann Bob", "S01 flat", "S24 S20"], ("Ann", "Bob")),
        ("constellation", ["Ann Bob Cho", "rounds 5"], ("Ann", "Bob", "Cho")),
    ],
)
def test_cards_one_question_early_are_recognised_and_told(game: str, lines: list[str], players: tuple[str, ...]) -> None:
    desk, told = new(game), []
    for line in lines:
        answer = hear(desk, line)
        desk, told = answer.desk, [*told, *answer.texts]
    assert desk.session
    assert desk.play.seating(desk.session.state).players == players
    assert any("is taken as the answer to" in t.en and "답으로 받았습니다" in t.ko for t in told)


@pytest.mark.parametrize("typed", ["Show Bob Cho", "left Bob Cho", "Ann Show Bob", "보기 Bob Cho", "왜 Bob Cho"])
def test_a_name_that_is_a_command_is_refused_with_a_word_why(typed: str) -> None:
    desk = new("astro-race")
    answer = hear(desk, typed)
    assert "means something else here and cannot be a name → another name, such as" in answer.faults[0].say("en")
    assert answer.desk == desk


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_explains_the_open_question(game: str, lang: str) -> None:
    for desk in (new(game, lang), seated(game), after(seated("constellation"), "3 7")[0].desk):
        answer = hear(desk, "?")
        assert (answer.desk, answer.shows, answer.draft) == (desk, ((QUESTION, 0),), "")
        shown = "\n".join(SHOWS[QUESTION](desk, 0, Database(), lang))
        assert desk.prompt.say(lang).split("(")[0].strip() in " ".join(shown.split())
        assert (": 3 7\n" in shown) == (desk.said == ("3 7",))


@pytest.mark.parametrize("game", GAMES)
def test_a_renamed_player_has_the_new_name_in_every_event_and_a_fresh_replay_agrees(game: str) -> None:
    session, lines = whole(game, 3, 2)
    desk = sit_down(play(game), Setting("en"), session.next_line, session)
    for typed in ("rename Ann=Anna", "이름바꿈 민지 소라", 'rename cho="Cho Lee"'):
        answer = hear(desk, typed)
        assert not answer.faults, answer.faults[0].say("en")
        desk, lines = answer.desk, (*lines, answer.line)
    assert desk.play.seating(desk.session.state).players == ("Anna", "소라", "Cho Lee")
    assert desk.session.over
    again, faults = resume(play(game), list(enumerate(lines, 1)), len(lines) + 1)
    assert (again.course, faults, again.stuck) == (desk.session.course, [], None)
    old, renamed = (play(game).score(s.state).totals for s in (session, desk.session))
    assert list(old.values()) == list(renamed.values())
    back = desk
    for _ in range(3):
        back = hear(back, "undo").desk
    assert back.session.course == session.course
    assert hear(back, "redo").desk.play.seating(hear(back, "redo").desk.session.state).players[0] == "Anna"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("rename", "two names are needed"),
        ("rename Ann", "two names are needed"),
        ("rename Zoe=Ann", "nobody called Zoe plays"),
        ("rename Ann=Bob", "stands in the record already"),
        ("rename Ann=7", "a number is no player's name"),
        ("rename Ann=show", "means something else"),
        ("rename Ann=Bo=Cy", "two names are needed"),
    ],
)
def test_a_name_that_cannot_be_is_refused(line: str, said: str) -> None:
    desk = seated("astro-race", "Ann: moved=3")
    answer = hear(desk, line)
    assert said in answer.faults[0].say("en")
    assert answer.desk == desk


def test_a_player_called_like_a_card_keeps_the_card() -> None:
    session, _ = begin(play("astro-race"), "start: game=astro-race players=Close+Bob+Cho")
    session, _ = session.enter("Close: moved=2 reveals card=close")
    desk = sit_down(play("astro-race"), Setting("en"), 3, session)
    assert "is also a word of the game" in hear(desk, "rename Close=Ann").faults[0].say("en")


def test_show_lists_the_impossible_event_and_why() -> None:
    session, _ = whole("constellation", 3, 2)
    desk = hear(
        sit_down(play("constellation"), Setting("en"), session.next_line, session), "edit 0 start: game=constellation players=Ann+Zed+Cho destination=5"
    ).desk
    assert desk.session.stuck
    assert desk.session.stuck.number < len(desk.session.history.events) - 8
    answer = hear(desk, "show")
    shown = "\n".join(line for name, n in answer.shows for line in SHOWS[name](desk, n, Database(), "en"))
    number = desk.session.stuck.number
    assert f"{number}! {desk.session.history.events[number][1]}" in " ".join(shown.split()).replace("! ", "! ")
    assert desk.session.stuck.faults[0].found.en in " ".join(shown.split())


@pytest.mark.parametrize("game", GAMES)
def test_names_of_any_length_are_played_with(game: str) -> None:
    names = [f"{n}{'longname' * 6}" for n in NAMES[:3]]
    at = table(game, 3, 4)
    at.names = tuple(names)
    desk = new(game)
    for answer in [" ".join(names), *at.setup()[1:]]:
        desk = hear(desk, answer).desk
    assert desk.play.seating(desk.session.state).players == tuple(names)
    for name in ("state", "stats"):
        lines = SHOWS[name](desk, 0, Database(), "en")
        assert all(width(line) <= 80 for line in lines if "per-symbol" not in line and "┌" not in line), name
