"""What the referee understands and tells beside the rulings: notations as answers, refusals, changes, scores before the end."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from play_tables import GAMES, play, whole

from asrus_pnp.cli.main import program
from asrus_pnp.core.errors import InputError
from asrus_pnp.play import record_files, report
from asrus_pnp.play.dialogue import Answer, Desk, hear, sit_down
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.session import begin, resume
from asrus_pnp.positions.prompts import NO, YES
from asrus_pnp.positions.value_types import One

START = {
    "constellation": "start: game=constellation players=Ann+Bob+Cho+Dan destination=5",
    "astro-race": "start: game=astro-race players=Ann+Bob+Cho",
    "starry-night": "start: game=starry-night players=Ann+Bob+Cho floor=8:1+3:1+11:2",
    "ganymede": "start: game=ganymede players=Ann+Bob ships=S01+flat+S24+S20",
}


def seated(game: str, lang: str = "en") -> Desk:
    session, _ = begin(play(game), START[game])
    return sit_down(play(game), Setting(lang), 2, session)


def after(desk: Desk, *lines: str) -> Answer:
    """What became of the last line."""
    for line in lines:
        answer = hear(desk, line)
        desk = answer.desk
    return answer


@pytest.mark.parametrize("floor", ["8:1+3:1+11:2", "8 3 11 11", "8:1 3:1, 11:1 11", "８：１+3:1+11:2"])
def test_the_floor_is_told_card_by_card_or_as_in_the_record(floor: str) -> None:
    answer = after(sit_down(play("starry-night"), Setting("en"), 1), "Ann Bob Cho", floor, "")
    assert answer.line == START["starry-night"]


@pytest.mark.parametrize("floor", ["8:1+3:1", "8:x+3:3", "8:0+3:4", "8:999999", "99:4", "8:1+8:3"])
def test_a_floor_that_cannot_be_is_asked_again_and_the_names_stand(floor: str) -> None:
    answer = after(sit_down(play("starry-night"), Setting("en"), 1), "Ann Bob Cho", floor)
    assert answer.faults
    assert answer.desk.said == ("Ann Bob Cho",)


@pytest.mark.parametrize("line", ["start: game=constellation players=Ann", "시작: game=starry-night players=Ann floor=8:4", "trade: 8"])
def test_a_whole_line_that_is_refused_drops_no_answer(line: str) -> None:
    desk = after(sit_down(play("starry-night"), Setting("en"), 1), "Ann Bob Cho").desk
    answer = hear(desk, line)
    assert answer.faults
    assert answer.desk == desk
    assert "< goes back" in answer.texts[0].en


def test_an_answer_that_makes_an_impossible_event_is_asked_again_alone() -> None:
    answer = after(seated("constellation"), "3 7 7", "13")
    assert (answer.desk.said, answer.line) == (("3 7 7",), "")
    assert after(answer.desk, "11").line == "turn: Ann=3 Bob=7 Cho=7 Dan=11"
    assert after(answer.desk, "<", "12 7 7", "11").line == "turn: Ann=12 Bob=7 Cho=7 Dan=11"


@pytest.mark.parametrize(
    ("game", "line", "written"),
    [
        ("astro-race", "ANN: moved=3", "Ann: moved=3"),
        ("astro-race", "섞음:", "shuffle:"),
        ("constellation", "턴: Ann=3 Bob=7 Cho=7 Dan=11", "turn: Ann=3 Bob=7 Cho=7 Dan=11"),
        ("starry-night", "Ann: explore played=8 drawn=3", "Ann: explore played=8 drawn=3"),
    ],
)
def test_events_and_names_begin_a_whole_line(game: str, line: str, written: str) -> None:
    assert hear(seated(game), line).line == written


def test_a_yes_or_no_is_no_number() -> None:
    hint = One(dict.fromkeys(YES, True) | dict.fromkeys(NO, False)).hint()
    assert hint.en.startswith("one of y, ")
    assert not hint.en.endswith(", ")
    assert not any(word in (hint.en + hint.ko) for word in ("False", "True", "number"))
    assert One({"3": 3, "9": 9, "joker": "joker"}).hint().en == "a number 3–9, or one of joker"
    fault = after(sit_down(play("starry-night"), Setting("en"), 1), "Ann Bob Cho", "8 3 11 11", "1").faults[0]
    assert "False" not in fault.say("en")
    assert "yes or no" in fault.say("en")


def test_an_answer_of_the_publisher_is_not_called_a_silence() -> None:
    desk = after(seated("astro-race"), "3 Bob 6", "3 Cho 6").desk
    (_, _), (first, _), (second, silent) = report.news(desk.session)
    assert any(n.en.startswith("AR-4.2") and "publisher" in n.en for n in first)
    assert "the publisher answered, as told before: AR-4.2 (the other way: option: honest-bonus)" in [n.en for n in second]
    assert any("출판사" in n.ko and "honest-bonus" in n.ko for n in second)
    assert "AR-4.2" not in silent


@pytest.mark.parametrize("game", [g for g in GAMES if g != "constellation"])
def test_a_record_of_another_game_is_one_fault_with_the_command_that_opens_it(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = Path(f"{game}-1.txt")
    path.write_text(START["constellation"] + "\n", encoding="utf-8")
    result = CliRunner().invoke(program, ["play", game, "--file", str(path), "--lang", "en"], input="")
    assert result.exit_code == 1
    assert result.output.count("this record is of the game constellation") == 1
    assert f"asrus-pnp play constellation --file {path}" in result.output
    assert "destination" not in result.output
    assert path.read_text(encoding="utf-8") == START["constellation"] + "\n"
    with pytest.raises(InputError):
        record_files.choose(Path(), game, lambda kept: False)


def test_an_edit_tells_the_new_verdict_and_which_later_rulings_it_changed() -> None:
    before = after(seated("constellation"), "3 7 7 11", "12 2 4 5", "10 9 8 6").desk
    edited = hear(before, "edit 1 3 7 1 11")
    changed = [n for n in (2, 3) if edited.desk.session.course[n].ruling.verdict != before.session.course[n].ruling.verdict]
    assert changed
    assert ("event", 1) in edited.shows
    assert f" {', '.join(map(str, changed))} " in edited.texts[1].en
    undone = hear(edited.desk, "undo")
    assert ("event", 1) in undone.shows
    assert undone.texts[1] == edited.texts[1]
    assert hear(undone.desk, "redo").texts[1] == edited.texts[1]


def test_an_edit_that_is_refused_leaves_what_was_being_typed() -> None:
    desk = after(seated("constellation"), "3 7 7 11", "12 2").desk
    answer = hear(desk, "edit 1 13 12 12 12")
    assert answer.faults
    assert answer.desk == desk
    assert hear(answer.desk, "4 5").line == "turn: Ann=12 Bob=2 Cho=4 Dan=5"


def test_a_change_that_changes_no_later_ruling_says_nothing_of_them() -> None:
    desk = after(seated("constellation"), "3 7 7 11", "12 2 4 5").desk
    last = hear(desk, "edit 2 12 2 4 6")
    assert len(last.texts) == 1
    assert ("event", 2) in last.shows
    taken_back = hear(desk, "undo")
    assert len(taken_back.texts) == 1
    assert ("event", 2) not in taken_back.shows


def test_a_score_before_the_end_is_what_it_would_be() -> None:
    desk = after(seated("constellation"), "3 7 7 11", "score").desk
    texts = hear(desk, "score").texts
    assert texts[0].en.startswith("The game is not over. If it ended now, ")
    assert " would " in texts[0].en
    assert "지금 끝난다면" in texts[0].ko
    race = hear(after(seated("astro-race"), "3 -").desk, "score").texts[0]  # AR-7.1: there is no score before the end
    assert "If it ended now, the pieces on the Moon have earned so far: Ann 0, Bob 0, Cho 0 (AR-6.2)" in race.en
    assert "AR-7.1" in race.ko
    stars = hear(seated("starry-night"), "score").texts[0]
    assert "If it ended now, the cards are worth: Ann" in stars.en
    assert "SN-5.2" in stars.ko
    over, record = whole("constellation", 3, 4)
    session, _ = resume(play("constellation"), list(enumerate(record, 1)), len(record) + 1)
    assert over.over
    assert hear(sit_down(play("constellation"), Setting("en"), 9, session), "score").texts == ()


@pytest.mark.parametrize("game", GAMES)
def test_korean_help_shows_korean_words(game: str) -> None:
    forms = " / ".join(form for form, _ in seated(game, "ko").help)
    assert not any(word in forms for word in ("trade", "close", "retrograde", "shuffle", "discard", "mars", "tile", "skip"))
    assert [form for form, _ in seated(game, "en").help] == [form for form, _ in play(game).help]


@pytest.mark.parametrize(
    ("game", "form"),
    [
        ("astro-race", "3 클로즈"),
        ("astro-race", "2 Bob 역행 Bob"),
        ("astro-race", "섞음"),
        ("starry-night", "거래 8 Bob 4 5"),
        ("ganymede", "타일:하양:파랑/빨강"),
    ],
)
def test_what_korean_help_shows_is_understood(game: str, form: str) -> None:
    desk = seated(game, "ko")
    assert form in [shown for shown, _ in desk.help]
    faults = hear(desk, form).faults
    assert not faults or "SN-3.1" in faults[0].say("en")  # nobody holds what a trade needs yet
