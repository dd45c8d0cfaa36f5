"""`asrus-pnp replay`: the course, the result, and what is wrong with a record; for people, for programs, as a page."""

import csv
import io
import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result
from play_tables import GAMES, NAMES, played, whole

from asrus_pnp import registry
from asrus_pnp.cli.main import program
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.write import document
from asrus_pnp.play import report, terminal_curve
from asrus_pnp.play.kept_game import Curve
from asrus_pnp.play.renaming import renamed
from asrus_pnp.products.sheets.curve_plot import ticks
from asrus_pnp.products.sheets.game_record import job

A4 = Size(210, 297)


def record(tmp_path: Path, lines: tuple[str, ...]) -> str:
    path = tmp_path / "r.txt"
    path.write_text("# kept by hand\n" + "".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def run(*args: str) -> Result:
    return CliRunner().invoke(program, list(args))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_course_and_the_result_are_told(tmp_path: Path, game: str, lang: str) -> None:
    session, lines = whole(game, 4, 6)
    done = run("replay", record(tmp_path, lines), "--lang", lang)
    assert done.exit_code == 0
    for number, h in enumerate(session.course):
        assert f"{number}. {h.line}\n" in done.stdout
    result = session.play.score(session.state)
    assert f"{', '.join(result.winners)}" in done.stdout
    assert session.play.statistics(session.course).highlights[0].text.say(lang) in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_json_holds_every_event_with_its_ruling_and_the_score(tmp_path: Path, game: str) -> None:
    session, lines = whole(game, 3, 6)
    told = json.loads(run("replay", record(tmp_path, lines), "--json", "--lang", "en").stdout)
    assert [e["line"] for e in told["events"]] == list(lines)
    assert [e["event"] for e in told["events"]] == list(range(len(lines)))
    assert told["score"]["winners"] == session.play.score(session.state).winners
    assert (told["game"], told["over"], told["players"]) == (game, True, list(NAMES[:3]))
    verdicts = [e["ruling"]["verdict"] for e in told["events"] if e["ruling"]]
    assert verdicts == [h.ruling.verdict.en for h in session.course if h.ruling]


def test_csv_has_the_scores_of_each_round_and_their_sum(tmp_path: Path) -> None:
    session, lines = whole("constellation", 3, 6, "rounds")
    rows = list(csv.DictReader(io.StringIO(run("replay", record(tmp_path, lines), "--csv", "--lang", "en").stdout)))
    result = session.play.score(session.state)
    assert {r["player"]: int(r["total"]) for r in rows if r["position"] == "sum"} == result.totals
    assert [r["position"] for r in rows if r["position"] != "note"] == [*"111222333", "sum", "sum", "sum"]


def test_an_impossible_event_is_named_with_its_line_and_clause_after_the_course_before_it(tmp_path: Path) -> None:
    _, lines = whole("constellation", 4, 6)
    broken = (*lines[:3], "turn: Ann=13 민지=12 Cho=3 Dan=4", *lines[4:])
    done = run("replay", record(tmp_path, broken), "--lang", "en")
    assert done.exit_code == 1
    assert "line 5, event 3" in done.stderr
    assert "13" in done.stderr
    assert f"2. {lines[2]}" in done.stdout
    for form in ("--json", "--csv"):
        refused = run("replay", record(tmp_path, broken), form, "--lang", "en")
        assert (refused.exit_code, refused.stdout) == (1, "")


def test_a_game_that_goes_on_is_told_as_it_stands_and_has_no_scores_in_a_spreadsheet(tmp_path: Path) -> None:
    _, lines = whole("astro-race", 3, 6)
    path = record(tmp_path, lines[:9])
    done = run("replay", path, "--lang", "en")
    assert done.exit_code == 0
    assert "The game is not over." in done.stdout
    assert run("replay", path, "--csv").exit_code == 1


def test_a_change_that_could_not_be_made_is_a_fault_of_the_record(tmp_path: Path) -> None:
    done = run("replay", record(tmp_path, (*whole("constellation", 4, 6)[1][:1], "redo:")), "--lang", "en")
    assert done.exit_code == 1
    assert "line 3: there is nothing to redo" in done.stderr


@pytest.mark.parametrize("text", ["", "# nothing\n", "Ann: 1 2\n", "start: players=A+B\n"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "r.txt").write_text(text)
    done = run("replay", str(tmp_path / "r.txt"), "--lang", "en")
    assert done.exit_code == 1
    assert "is no record of a game" in done.stderr


def test_a_game_without_turns_to_keep_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.GAMES, "ganymede", replace(registry.game("ganymede"), keep=None))
    done = run("play", "ganymede", "--lang", "en")
    assert done.exit_code == 1
    assert "Ganymede cannot be kept turn by turn → constellation, astro-race, starry-night" in done.stderr


@pytest.mark.parametrize(("game", "players"), [("constellation", 2), ("constellation", 6), ("astro-race", 4), ("starry-night", 5), ("ganymede", 2)])
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_page_is_one_and_says_who_won_and_what_happened(tmp_path: Path, game: str, players: int, lang: str) -> None:
    session, lines = whole(game, players, 6, "rounds" if players == 6 else "")
    out = tmp_path / "game.pdf"
    assert run("replay", record(tmp_path, lines), "--pdf", str(out), "--lang", lang).exit_code == 0
    pdf = pypdfium2.PdfDocument(out)
    assert len(pdf) == 1
    text = " ".join(pdf[0].get_textpage().get_text_range().split())
    result = session.play.score(session.state)
    totals = result.totals
    assert f"{totals[result.winners[0]]}{'점으로' if lang == 'ko' else ' point'}" in text
    assert session.play.statistics(session.course).highlights[0].text.say(lang) in text
    last = lines[-1].split()[-1]
    assert last in text, "the last event is on the page"


def test_the_page_of_a_long_game_with_long_names_is_still_one() -> None:
    *_, (session, _) = played("constellation", 6, 1, "rounds", events=3)
    session, _ = session.edit(0, "start: game=constellation option=rounds players=" + "+".join(f"{n}{'의아주긴이름' * 6}" for n in NAMES))
    assert session.stuck
    again = report.of(session)
    assert len(pypdfium2.PdfDocument(document.draw(job(again, load_labels(Database()), A4, "en")))) == 1


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize(
    ("names", "printed"),
    [
        (("Łukasz", "李明", "さくら"), ("□ukasz", "□□", "□□□")),
        (("Иван", "👩‍🚀", "❤️Ann"), ("□□□□", "□", "Ann")),
        (("한글", "Zoë", "أحمد"), ("한글", "Zoë", "□□□□")),
    ],
)
def test_a_name_in_another_script_is_printed_with_stand_ins(tmp_path: Path, names: tuple[str, ...], printed: tuple[str, ...], lang: str) -> None:
    lines = whole("astro-race", 3, 6)[1]
    old = dict(zip(NAMES, names, strict=False))
    path = record(tmp_path, tuple(renamed_all(line, old) for line in lines))
    done = run("replay", path, "--pdf", str(tmp_path / "game.pdf"), "--lang", lang)
    assert done.exit_code == 0, done.output
    pdf = pypdfium2.PdfDocument(tmp_path / "game.pdf")
    text = " ".join(pdf[0].get_textpage().get_text_range().split())
    assert all(name in text for name in printed)


def renamed_all(line: str, names: dict[str, str]) -> str:
    for old, new in names.items():
        line = renamed(line, old, new)
    return line


def test_a_page_that_has_no_room_for_all_events_says_how_many_are_left_out() -> None:
    *_, (session, _) = played("astro-race", 2, 1, events=1, deck_check=False)
    for n in range(400):
        session, _ = session.enter(f"{NAMES[(n + 1) % 2]}: moved=0")
    text = pypdfium2.PdfDocument(document.draw(job(report.of(session), load_labels(Database()), A4, "en")))[0].get_textpage().get_text_range()
    left_out = int(text.split("…")[1].split()[0])
    shown = [int(line) for line in text.split() if line.isdecimal()]
    assert 200 < left_out < 402
    assert 402 - left_out - 1 in shown
    assert 402 - left_out not in shown


def test_the_page_is_the_same_bytes_twice() -> None:
    session, _ = whole("constellation", 3, 6)
    one, two = (document.draw(job(report.of(session), load_labels(Database()), A4, "ko")) for _ in range(2))
    assert one == two


def test_a_note_is_told_in_full_once_and_then_by_its_clause() -> None:
    session, _ = whole("starry-night", 3, 2)
    news = report.news(session)
    notes = [n for fresh, _ in news for n in fresh]
    assert len(notes) == len(set(notes))
    trades = [k for k, h in enumerate(session.course) if " trade " in h.line]
    assert any("SN-3.6" in n.en for n in news[trades[0]][0])
    assert all("SN-3.6" in news[k][1] for k in trades[1:])


def test_the_picture_has_a_block_for_each_event_lowest_for_the_lowest() -> None:
    curve = Curve("energy", same("energy"), 0, 7, {"A": tuple(range(8)), "B": (7, 7, 0, 0, 3, 3, 7, 7)}, breaks=(4,))
    assert terminal_curve.rows(curve, 60) == [("A", "▁▂▃▄ ▅▆▇█", "0 → 7"), ("B", "██▁▁ ▄▄██", "7 → 7")]


@pytest.mark.parametrize("columns", [1, 5, 20, 79])
def test_a_long_picture_fits_and_ends_with_the_last_event(columns: int) -> None:
    curve = Curve("moon", same("moon"), 0, 1, {"A": (*([0] * 200), 1)})
    ((_, blocks, _),) = terminal_curve.rows(curve, columns)
    assert len(blocks) <= columns
    assert blocks[-1] == "█"


@pytest.mark.parametrize(("low", "high", "most"), [(0, 7, 8), (0, 64, 8), (0, 1, 12), (0, 1000, 12)])
def test_ticks_are_few_and_whole(low: int, high: int, most: int) -> None:
    found = ticks(low, high, most)
    assert found[0] == low
    assert 2 <= len(found) <= most
    assert len({b - a for a, b in pairwise(found)}) == 1
