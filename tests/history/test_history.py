"""`asrus-pnp history`: totals against an independent count, each game once, names, what is passed over, and what other play logs get."""

import csv
import io
import json
import os
import random
import sys
import time
from itertools import pairwise
from pathlib import Path
from urllib.parse import unquote

import pexpect
import pypdfium2
import pytest
import zxingcpp
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image
from play_tables import GAMES, whole
from shelves import counted, files, scored, shelf, told

from asrus_pnp.core.errors import InputError
from asrus_pnp.core.terminal_width import width
from asrus_pnp.database.database import Database
from asrus_pnp.history import files as finding
from asrus_pnp.history import play_logs, totals
from asrus_pnp.history import shelf as shelf_module
from asrus_pnp.history.people import People
from asrus_pnp.history.played import Played
from asrus_pnp.history.shelf import Shelf, read_shelf
from asrus_pnp.play.kept_game import Highlight, Tally
from asrus_pnp.results.score_log import entries

CE = "---\n# constellation, 2026-03-0{} 20:00\n{}: 1 2 energy=4\n{}: 4 7 energy=7\n# result\n"
RECORD = "# asrus-pnp play constellation, 2026-03-05 20:00\n"


def run(*args: object) -> Result:
    return CliRunner().invoke(program(), ["history", *map(str, args)], env={"LANG": "C.UTF-8", "COLUMNS": "80"})


def program():
    from asrus_pnp.cli.main import program

    return program


def put(folder: Path, texts: dict[str, str]) -> None:
    for name, text in texts.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def log(day: int, a: str = "Ann", b: str = "민지") -> str:
    return CE.format(day, a, b)


def record(events: int = 99) -> str:
    return RECORD + "".join(f"{line}\n" for line in whole("constellation", 3, 1)[1][:events])


def read(*paths: Path) -> Shelf:
    return read_shelf(paths, {}, Database())


def test_five_hundred_games_come_to_what_an_independent_count_gives(tmp_path: Path) -> None:
    games = shelf(500, 6)
    put(tmp_path, files(games, random.Random(2)))
    done = run(tmp_path, "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["passed_over"] == []
    assert told(done.stdout) == counted(games)


def outcome(found: Shelf) -> tuple[object, ...]:
    games = [(g.number, g.id, g.when, g.players, g.points) for g in found.games]
    return games, [totals.of_game(id, [g for g in found.over if g.game == id]) for id in sorted({g.game for g in found.over})]


@settings(max_examples=5)
@given(st.randoms(use_true_random=False))
def test_any_order_of_files_gives_the_same(tmp_path_factory: pytest.TempPathFactory, rng: random.Random) -> None:
    games = list(shelf(40, 1))
    first, second = tmp_path_factory.mktemp("a"), tmp_path_factory.mktemp("b")
    put(first, files(games, random.Random(1)))
    rng.shuffle(games)
    put(second, files(games, rng))
    paths = sorted(second.iterdir())
    rng.shuffle(paths)
    assert outcome(read(*paths)) == outcome(read(first))


def test_each_game_counts_once(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1) + log(1) + log(2), "copy/a.log": log(2), "r.txt": record(), "copy/r.txt": record(), "early/r.txt": record(4)})
    found = read(tmp_path, tmp_path / "a.log")
    assert [g.when[:10] for g in found.games] == ["2026-03-01", "2026-03-02", "2026-03-05"]
    assert found.games[-1].over
    assert found.repeated == 4
    assert "4 found again" in run(tmp_path).stdout


def test_names_that_differ_in_case_spaces_or_unicode_form_are_one_player(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1) + log(2, "ANN", "민지") + log(3, "Ann", '"민 지"') + log(4)})
    assert {p for g in read(tmp_path).games for p in g.players} == {"Ann", "민지"}


def test_an_alias_and_players_toml_join_names(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1) + log(2, "Ann", "Min-ji") + log(3, "Annie")})
    names = {p["player"] for p in json.loads(run(tmp_path, "--json", "--alias", "Min-ji=민지").stdout)["players"]}
    assert names == {"Ann", "Annie", "민지"}
    put(tmp_path, {"players.toml": '[alias]\n"min-JI" = "민지"\nAnnie = "Ann"\n'})
    assert [p["player"] for p in json.loads(run(tmp_path, "--json").stdout)["players"]] == ["민지", "Ann"]
    only = json.loads(run(tmp_path / "a.log", "--json", "--player", "annie").stdout)["games"]
    assert [g["number"] for g in only] == [1, 2, 3]


def test_names_cannot_go_in_a_circle_and_two_players_of_a_game_stay_two(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1)})
    assert run(tmp_path, "--alias", "Ann=Bo", "--alias", "Bo=Ann").exit_code == 1
    done = run(tmp_path, "--alias", "Ann=민지")
    assert "two of the names are one player" in done.stderr
    assert run(tmp_path, "--alias", "Ann").exit_code == 1


def test_who_is_named_by_no_alias_is_called_by_the_spelling_used_most() -> None:
    assert People(["ann", "Ann", "Ann", "ANN"], {}).name("aNN") == "Ann"
    assert People(["b", "B"], {}).name("b") == "B"


@pytest.mark.parametrize("text", ["[alias", 'alias = "x"', "[alias]\nAnn = 3"])
def test_a_wrong_file_of_names_is_named_and_passed_over(tmp_path: Path, text: str) -> None:
    put(tmp_path, {"a.log": log(1), "players.toml": text})
    done = run(tmp_path)
    assert done.exit_code == 0
    assert "players.toml" in done.stderr


def test_the_first_damaged_line_is_named_and_the_rest_read(tmp_path: Path) -> None:
    bad = log(2).replace("1 2 energy=4", "1 99 energy=44")
    put(tmp_path, {"a.log": log(1) + bad + log(3), "r.txt": RECORD + "start: game=constellation players=Ann+Bo+Cho destination=5\nturn: Ann=77\nturn: x\n"})
    done = run(tmp_path)
    assert done.exit_code == 0
    lines = done.stderr.splitlines()
    assert len(lines) == 2
    assert f"{tmp_path / 'a.log'}, line 8" in lines[0]
    assert f"{tmp_path / 'r.txt'}, line 3" in lines[1]
    assert [g.when[:10] for g in read(tmp_path).games] == ["2026-03-01", "2026-03-03"]


def test_bytes_that_are_no_text_and_a_game_that_nobody_knows_are_named(tmp_path: Path) -> None:
    (tmp_path / "a.log").write_bytes(log(1).encode() + b"\xff\n")
    put(tmp_path, {"b.log": log(1).replace("constellation", "chess"), "c.log": log(2)})
    found = read(tmp_path)
    assert len(found.games) == 1
    assert [str(tmp_path / n) in f.where.en for n, f in zip(("a.log", "b.log"), found.faults, strict=True)] == [True, True]


def test_other_files_do_no_harm_and_one_that_was_named_is_told(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1), "notes.txt": "Ann: 1 2\n", "b.bin": "\0\0", "empty": "", "x.md": "# constellation: a game\n", "c.toml": "a = 1\n"})
    put(tmp_path, {f"many/{n}": f"{n}: {n}\n" for n in range(300)})
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path)
    found = read(tmp_path)
    assert (len(found.games), found.faults) == (1, ())
    assert [f.where.en for f in read(tmp_path, tmp_path / "x.md", tmp_path / "none").faults] == [str(tmp_path / "x.md"), str(tmp_path / "none")]


def test_of_a_file_that_is_no_game_only_the_first_bytes_are_read(tmp_path: Path) -> None:
    put(tmp_path, {"big.txt": "a: b\n" * finding.PEEK + log(1)})
    assert read(tmp_path).games == ()


def test_a_file_that_changes_while_it_is_read_is_read_again_or_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, whole_read = tmp_path / "a.log", Path.read_bytes
    changes = [log(1), log(2)]

    def changed(self: Path) -> bytes:
        content = whole_read(self)
        if changes:
            self.write_text(log(1) + changes.pop() * len(changes), encoding="utf-8")
        return content

    put(tmp_path, {"a.log": ""})
    monkeypatch.setattr(Path, "read_bytes", changed)
    assert finding.read(path) == log(1).encode() * 1
    changes += [log(n) for n in range(1, 9)]
    with pytest.raises(InputError, match="changes while it is read"):
        finding.read(path)


def test_an_unfinished_game_counts_in_nothing_but_its_own_line(tmp_path: Path) -> None:
    put(tmp_path, {"r.txt": record(5), "a.log": log(1)})
    done = run(tmp_path)
    assert "Ann, 민지, Cho (not over)" in done.stdout
    answer = json.loads(run(tmp_path, "--json").stdout)
    assert [g["over"] for g in answer["games"]] == [True, False]
    assert {p["player"]: p["games"] for p in answer["players"]} == {"Ann": 1, "민지": 1}


def test_a_score_that_rests_on_a_stand_in_is_marked(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1), "b.log": "---\n# astro-race, 2026-03-02 20:00\nAnn: moon=6 lost=4 finished=1\nBo: moon=3 reserve=7\n"})
    assert [g.stand_ins for g in read(tmp_path).games] == [True, False]
    shown = run(tmp_path).stdout.splitlines()
    assert [line.endswith("°") for line in shown[1:3]] == [True, False]


def rounds_of(game_entries: list[str], sums: str) -> str:
    return "".join(game_entries) + f"---\n# constellation, 2026-03-01 20:00\n# {sums}\n# who wins\n"


def test_the_sum_of_a_log_is_told_from_its_positions() -> None:
    found = list(entries(log(1) + "---\n# constellation, 2026-03-01 20:00, --no-deck-check\n# Ann 3, Bo 4\n# Bo wins\n"))
    assert [(e.line, len(e.lines), e.deck_check, e.result[0]) for e in found] == [(2, 2, True, "result"), (7, 0, False, "Ann 3, Bo 4")]
    assert found[0].lines[0][0] == 3


def test_a_sum_without_its_rounds_is_named(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": rounds_of([log(1)], "Ann 3, 민지 4")})
    found = read(tmp_path)
    assert len(found.games) == 1
    assert "line 7" in found.faults[0].where.en


def test_only_some_games_are_told_and_they_keep_their_numbers(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1) + log(2, "Bo") + log(3)})
    numbers = [g["number"] for g in json.loads(run(tmp_path, "--json", "--since", "2026-03-02").stdout)["games"]]
    assert numbers == [2, 3]
    assert [g["number"] for g in json.loads(run(tmp_path, "--json", "--player", "bo").stdout)["games"]] == [2]
    for wrong in (("--player", "Nobody"), ("--game", "ganymede")):
        assert run(tmp_path, *wrong).exit_code == 1
    assert run(tmp_path, "--since", "May").exit_code == 2
    assert run(tmp_path, "--json", "--csv").exit_code == 2


def game(number: int, who: str, size: int, won: int = 0, kept: bool = True) -> Played:
    points = {"Ann": {"X-1.1": 4, "X-1.2": 1}, "Bo": {"X-1.1": 2, "X-1.2": 3 + won}}
    ranks = {"Ann": 1 + bool(won), "Bo": 2 - bool(won)}
    told_of = (Tally("cards", play_logs.WON, {"Ann": number, "Bo": 1}),) if kept else ()
    best = (Highlight("far", play_logs.WON, {"player": who}, size),) if kept else ()
    return Played(str(number), "x", "2026", "f", ("Ann", "Bo"), points, ranks, tallies=told_of, highlights=best, number=number)


def test_records_tallies_and_what_one_wins_by() -> None:
    found = totals.of_game("x", [game(1, "Ann", 3), game(2, "Bo", 5, won=4), game(3, "Ann", 5), game(4, "Bo", 0, kept=False)])
    assert [(b.number, b.highlight.facts["player"]) for b in found.records] == [(2, "Bo")]
    assert (found.kept, found.counted[0].counts) == (3, {"Ann": 6, "Bo": 3})
    assert found.wins_by == {"Ann": "X-1.1", "Bo": "X-1.2"}
    assert {s.player: s.streak for s in found.standings} == {"Ann": 2, "Bo": 1}


@pytest.mark.parametrize("kind", GAMES)
def test_the_statistics_of_a_kept_game_are_those_of_play(tmp_path: Path, kind: str) -> None:
    session, lines = whole(kind, 3, 1)
    put(tmp_path, {"r.txt": "".join(f"{line}\n" for line in lines)})
    answer = json.loads(run(tmp_path, "--json", "--lang", "en").stdout)["totals"][0]
    stats = session.play.statistics(session.course)
    seats = session.play.seating(session.state).players
    assert answer["tallies"] == {t.key: {p: t.counts[p] for p in seats} for t in stats.tallies}
    assert {k: r["text"] for k, r in answer["records"].items()} == {h.key: h.text.en for h in stats.highlights}
    assert all(h.size in h.facts.values() for h in stats.highlights)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_all_fits_into_eighty_columns(tmp_path: Path, lang: str) -> None:
    games = shelf(60, 6)
    put(tmp_path, files(games, random.Random(2)))
    put(tmp_path, {"long.log": log(1, "Bartholomew-the-Magnificent-of-Somewhere", "아주아주아주아주아주아주긴이름을가진사람")})
    done = run(tmp_path, "--lang", lang)
    assert done.exit_code == 0, done.output
    assert [line for line in done.stdout.splitlines() if width(line) > 80] == []
    assert "█" in done.stdout


def test_csv_has_a_row_for_each_player_of_each_game(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1), "r.txt": record(3)})
    rows = list(csv.DictReader(io.StringIO(run(tmp_path, "--csv", "--lang", "en").stdout)))
    assert [(r["number"], r["player"], r["won"]) for r in rows] == [
        ("1", "Ann", "0"),
        ("1", "민지", "1"),
        ("2", "Ann", ""),
        ("2", "민지", ""),
        ("2", "Cho", ""),
    ]
    assert sum(int(p.split("=")[1]) for p in rows[0]["points"].split()) == int(rows[0]["total"])


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_the_pages_hold_a_game_each(tmp_path: Path, lang: str) -> None:
    put(tmp_path, files(shelf(60, 6), random.Random(2)))
    done = run(tmp_path, "--pdf", tmp_path / "h.pdf", "--lang", lang)
    assert done.exit_code == 0, done.output
    pages = pypdfium2.PdfDocument(tmp_path / "h.pdf")
    answer = json.loads(run(tmp_path, "--json", "--lang", lang).stdout)
    assert len(pages) == len(answer["totals"]) == 4
    for page, one in zip(pages, answer["totals"], strict=True):
        text = page.get_textpage().get_text_range()
        best = one["players"][0]
        assert f"{best['points'] / best['games']:.1f}" in text.replace("\r\n", " ")
        assert all(p["player"] in text for p in one["players"])


def scanned(rows: list[str]) -> str:
    """What a phone reads from the lines: each letter is one module wide and two high, and what is not drawn is dark."""
    light = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
    bits = [[light[c][half] for c in row] for row in rows for half in (0, 1)]
    image = Image.new("L", (len(bits[0]), len(bits)))
    image.putdata([255 * b for row in bits for b in row])
    return zxingcpp.read_barcodes(image.resize((image.width * 4, image.height * 4), Image.Resampling.NEAREST))[0].text


def test_the_qr_code_reads_back_as_the_link_with_the_fields_of_bg_stats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", "Asia/Seoul")
    time.tzset()
    put(tmp_path, {"a.log": log(1)})
    link, _, *rows = run(tmp_path, "--bgstats", "1", "--lang", "ko").stdout.splitlines()
    monkeypatch.undo()
    time.tzset()
    assert scanned(rows) == link
    assert link.startswith("https://app.bgstatsapp.com/createPlay.html?data=%7B")
    found = read(tmp_path).games[0]
    play = json.loads(unquote(link.partition("?data=")[2]))
    assert play == {
        "sourceName": "asrus-pnp",
        "sourcePlayId": found.id,
        "playDate": "2026-03-01 11:00:00",
        "game": {"name": "별자리탐험", "sourceGameId": "constellation", "highestWins": True, "noPoints": False},
        "players": [{"name": p, "sourcePlayerId": p.casefold(), "score": found.totals[p], "winner": p == "민지"} for p in ("Ann", "민지")],
    }


def test_what_cannot_be_handed_on_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, {"r.txt": record(3), "u.txt": record().removeprefix(RECORD), "a.log": log(1)})
    assert [g.when[:10] for g in read(tmp_path).games] == ["", "2026-03-01", "2026-03-05"]
    for number, why in (("1", "does not say when"), ("3", "not over"), ("4", "there is no game 4")):
        done = run(tmp_path, "--bgstats", number, "--lang", "en")
        assert (done.exit_code, why in done.stderr) == (1, True), done.output
    monkeypatch.setitem(sys.modules, "segno", None)
    assert "asrus-pnp[qr]" in run(tmp_path, "--bgstats", "2").stderr
    assert run(tmp_path, "--bgg", "2", "--lang", "en").stdout == "2026-03-01 | Constellation Expedition | 2 players | Ann 2 and 민지 4 (won)\n"


def test_a_code_that_the_terminal_has_no_room_for_is_not_shown_torn(tmp_path: Path) -> None:
    put(tmp_path, {"a.log": log(1)})
    env = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(__file__).parents[2]), "TERM": "xterm", "NO_COLOR": ""}
    env.pop("COLUMNS", None)
    for wide, shown in ((40, False), (120, True)):
        words = ["-m", "asrus_pnp", "history", str(tmp_path), "--bgstats", "1"]
        child = pexpect.spawn(sys.executable, words, env=env, encoding="utf-8", timeout=30, dimensions=(50, wide))
        said = child.read()
        assert ("columns" in said, "█" in said) == (not shown, shown)


def test_an_empty_folder_has_no_games(tmp_path: Path) -> None:
    done = run(tmp_path)
    assert (done.exit_code, "there are no games" in done.stderr) == (1, True)


def test_scored_games_are_as_varied_as_the_registry() -> None:
    rng = random.Random(3)
    assert len({scored(rng).game for _ in range(60)}) == 4


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_rounds_that_score_has_saved_are_one_game(tmp_path: Path, lang: str) -> None:
    put(tmp_path, {"a.log": log(1)})
    positions = ["Ann: 1 2 energy=4", "Bo: 4 7 energy=7", "---", "Bo: 9 energy=7", "ann: 3 energy=4"]
    for more in (["--rounds"], []):
        done = CliRunner().invoke(program(), ["score", "constellation", *more, "--save", str(tmp_path / "a.log"), "--lang", lang, *positions])
        assert done.exit_code == 0, done.output
    found = read(tmp_path)
    assert found.faults == ()
    assert [g.totals for g in found.games[1:]].count({"Ann": 3, "Bo": 7}) == 1
    assert sorted(sum(g.totals.values()) for g in found.games[1:]) == [4, 6, 10]


def test_what_is_remembered_is_what_would_be_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    put(tmp_path / "games", {f"{kind}.txt": "".join(f"{line}\n" for line in whole(kind, 3, 1)[1]) for kind in GAMES})
    first = read(tmp_path / "games")
    with monkeypatch.context() as patch:
        patch.setattr(shelf_module, "kept_game", dict)  # which makes no game
        assert read(tmp_path / "games").games == first.games
    cache = tmp_path / "cache" / "asrus-pnp" / "history.json"
    content = cache.read_text(encoding="utf-8")
    for damaged in ("", "[]", content.replace('"tallies"', '"x"'), content[:-9], content.replace('"made_from":"', '"made_from":"0')):
        cache.write_text(damaged, encoding="utf-8")
        assert read(tmp_path / "games").games == first.games


def test_without_a_place_to_remember_all_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path, {"r.txt": record(), "file": ""})
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert read(tmp_path).games == read(tmp_path).games
    assert (tmp_path / "file").read_bytes() == b""


def test_a_page_holds_what_it_can_of_many_players(tmp_path: Path) -> None:
    names = [f"Player {n}" for n in range(14)]
    text = "".join(log(1 + n % 9, f'"{a}"', f'"{b}"') for n, (a, b) in enumerate(pairwise([*names, *names[::2]])))
    put(tmp_path, {"a.log": text, "r.txt": record()})
    assert run(tmp_path, "--pdf", tmp_path / "h.pdf").exit_code == 0
    page = pypdfium2.PdfDocument(tmp_path / "h.pdf")[0]
    objects = [o.get_bounds() for o in page.get_objects()]
    lowest = sorted(bottom for _, bottom, _, _ in objects)
    assert lowest[0] > 0
    text = page.get_textpage().get_text_range()
    assert ("Player 0" in text, text.count("farthest win")) == (True, 1)
