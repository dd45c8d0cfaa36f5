"""Whole games through a real terminal in both languages, and a program that is killed again and again."""

import os
import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple

import pexpect
import pytest
from play_tables import GAMES, play, table

from asrus_pnp.play.dialogue import Desk, hear, recall, sit_down
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.record import parse
from asrus_pnp.play.session import resume

ROOT = Path(__file__).parents[2]
SAID = {
    "constellation": {"en": ("wins at distance", "farthest win"), "ko": ("로 이겨", "가장 먼 승리")},
    "astro-race": {"en": ("The move was a lie", "boldest lie caught"), "ko": ("거짓이다", "가장 대담한 들킨 거짓")},
    "starry-night": {"en": ("cards are taken", "greatest haul"), "ko": ("장을 가져간다", "가장 큰 탐사")},
    "ganymede": {"en": ("may be used", "longest effect"), "ko": ("쓸 수 있", "가장 긴 효과")},
}


@contextmanager
def terminal(folder: Path, *args: str) -> "Iterator[pexpect.spawn[str]]":
    env = os.environ | {"LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT), "TERM": "dumb"}
    child = pexpect.spawn(sys.executable, ["-m", "asrus_pnp", *args], cwd=str(folder), env=env, encoding="utf-8", timeout=20, dimensions=(60, 250))
    child.delaybeforesend = None
    child.ptyproc.delayafterclose = child.ptyproc.delayafterterminate = 0.01
    try:
        yield child
    finally:
        child.close(force=True)


class Watched:
    """A terminal beside a desk in this process that hears the same: each prompt must be the desk's."""

    def __init__(self, child: "pexpect.spawn[str]", desk: Desk) -> None:
        self.child, self.desk, self.seen = child, desk, ""

    def await_prompt(self) -> None:
        self.child.expect_exact(f"{self.desk.prompt.say(self.desk.setting.lang)}: ")
        self.seen += self.child.before

    def type(self, line: str) -> None:
        self.await_prompt()
        self.child.sendline(line)
        self.desk = hear(self.desk, line).desk


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["ko", "en"])
def test_a_whole_game_is_played_mended_and_scored(tmp_path: Path, game: str, lang: str) -> None:
    at = table(game, 2 if game == "ganymede" else 3, 4)
    with terminal(tmp_path, "play", game, "--lang", lang, "--pdf", "end.pdf") as child:
        watched = Watched(child, sit_down(play(game), Setting(lang), 2))
        for answer in ["?", "show", *at.setup(), "nonsense", "왜" if lang == "ko" else "why"]:
            watched.type(answer)
        while not watched.desk.session.over:
            watched.type(at.next(watched.desk.session))
            if len(watched.desk.session.course) % 10 == 5:
                for command in ("취소", "다시") if lang == "ko" else ("undo", "redo"):
                    watched.type(command)
        for answer in ("why", "log", "1 2 3", "undo", "redo", "그만"):
            watched.type(answer)
        child.expect_exact(f"{game}-1.txt")
        child.expect(pexpect.EOF)
    assert child.exitstatus == 0
    assert "Traceback" not in watched.seen
    assert all(words in watched.seen for words in SAID[game][lang])
    record = parse((tmp_path / f"{game}-1.txt").read_bytes())
    again, faults = resume(play(game), record.lines, record.next_line)
    assert (again.course, faults) == (watched.desk.session.course, [])
    assert (tmp_path / "end.pdf").read_bytes().startswith(b"%PDF")


def test_control_c_drops_what_is_being_typed_and_then_leaves(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "constellation", "--lang", "en") as child:
        for prompt, answer in (("Players", "A B C"), ("House rules", ""), ("First destination", "5"), ("Turn 1", "3 7")):
            child.expect(f"{prompt}.*: ")
            child.sendline(answer)
        child.expect_exact("C: ")
        child.sendcontrol("c")
        child.expect_exact("Turn 1/12, destination 5. A B C: ")
        child.sendcontrol("c")
        child.expect_exact("The record is constellation-1.txt")
        child.expect(pexpect.EOF)
    assert child.exitstatus == 0
    assert len(parse((tmp_path / "constellation-1.txt").read_bytes()).lines) == 1


class Kept(NamedTuple):
    """The events in the record, and what has been typed of the next one."""

    events: list[str]
    said: tuple[str, ...]


def next_typed(at, desk: Desk, card_by_card: bool) -> str:
    if desk.session is None:
        return at.setup()[len(desk.said)]
    if not at.queue:
        turn = at.next(desk.session)
        at.queue = turn.split() if card_by_card else [turn]
    return at.queue.pop(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lives", "least"), [("astro-race", 9, 15), ("constellation", 6, 6), ("starry-night", 4, 6), ("ganymede", 8, 4)])
def test_killed_at_any_moment_nothing_that_was_acknowledged_is_lost(tmp_path: Path, game: str, lives: int, least: int) -> None:
    rng = random.Random(7)
    at, path = table(game, 3, 8), tmp_path / f"{game}-1.txt"
    at.queue = []  # the rest of a turn that is typed card by card
    before = at
    acknowledged, sent = Kept([], ()), Kept([], ())
    desk = sit_down(play(game), Setting("en"), 2)
    for life in range(lives):
        with terminal(tmp_path, "play", game, "--lang", "en") as child:
            watched = Watched(child, desk)
            for _ in range(rng.randint(2, 6)):
                watched.await_prompt()
                acknowledged, before = sent, deepcopy(at)
                typed = next_typed(at, watched.desk, rng.random() < 0.4 and game == "constellation")
                child.sendline(typed)
                answer = hear(watched.desk, typed)
                watched.desk, sent = answer.desk, Kept([*sent.events, *([answer.line] if answer.line else [])], answer.desk.said)
            time.sleep(rng.choice((0, 0.0005, 0.001, 0.002, 0.004)))
            os.kill(child.pid, signal.SIGKILL)
        content = path.read_bytes() if path.exists() else b""
        if rng.random() < 0.5 and content and content.endswith(b"\n"):
            path.write_bytes(content + rng.choice((b"Ann: mov", b"B", "민지: moved=1 calls=보".encode()[:-1])))  # as if the power had failed
        record = parse(content)
        session = resume(play(game), record.lines, record.next_line)[0] if record.lines else None
        desk = recall(sit_down(play(game), Setting("en"), record.next_line, session), record.drafts)
        kept = Kept([text for _, text in record.lines], desk.said)
        assert kept in (acknowledged, sent), f"life {life}"
        if kept == acknowledged and kept != sent:
            at = before  # what was not kept is played once more
        sent = kept
        if session and session.over:
            break
    assert len(sent.events) > least


def test_two_programs_do_not_keep_one_record(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "constellation", "--file", "r.txt", "--lang", "en") as first:
        first.expect("Players")
        with terminal(tmp_path, "play", "constellation", "--file", "r.txt", "--lang", "en") as second:
            second.expect("another asrus-pnp keeps this record")
            second.expect(pexpect.EOF)
        assert second.exitstatus == 1
