"""How fast a game is kept: `python tests/benchmarks/bench_play.py`. The aims: an answer in 50 ms beyond the start of the program, 1000 events in a second."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from play_tables import GAMES, play, table, whole  # noqa: E402  the checkout must be found first

from asrus_pnp.cli.show.kept_game_text import SHOWS  # noqa: E402
from asrus_pnp.database.database import Database  # noqa: E402
from asrus_pnp.play import record_files  # noqa: E402
from asrus_pnp.play.dialogue import END, Desk, hear, sit_down  # noqa: E402
from asrus_pnp.play.kept_game import Setting  # noqa: E402

ANSWER_MS, TURN_MS, REPLAY_MS, EVENTS = 50.0, 10.0, 1000.0, 1000


def took_ms(run: Callable[[], object]) -> float:
    before = time.perf_counter()
    run()
    return (time.perf_counter() - before) * 1000


def answered(desk: Desk, typed: str, writer: record_files.Writer) -> Desk:
    """One typed line with all that the program does for it but printing: heard, written through to the disk, laid out."""
    answer = hear(desk, typed)
    if answer.line:
        writer.append(answer.line)
    for name, number in answer.shows:
        if name != END:
            SHOWS[name](answer.desk, number, Database(), "en")
    return answer.desk


def answers(game: str) -> dict[str, float]:
    """The longest time that each sort of line takes in a whole game."""
    at, longest = table(game, 4, 3), dict.fromkeys(("start", "turn", "undo", "redo", "edit"), 0.0)
    with tempfile.TemporaryDirectory() as place, record_files.opened(Path(place) / "r.txt", game) as writer:
        desk = sit_down(play(game), Setting("en"), 2)

        def say(sort: str, typed: str) -> None:
            nonlocal desk
            before = time.perf_counter()
            desk = answered(desk, typed, writer)
            longest[sort] = max(longest[sort], (time.perf_counter() - before) * 1000)

        for line in at.setup():
            say("start", line)
        while desk.session and not desk.session.over:
            last = at.next(desk.session)
            say("turn", last)
            if not desk.session.over:
                for command in ("undo", "redo"):
                    say(command, command)
        assert desk.session is not None
        say("edit", f"edit 1 {desk.session.history.events[1][1]}")
    return longest


def in_process(game: str) -> tuple[float, float]:
    """The longest that carrying out one event of a whole game takes, and a thousand such events at their mean."""
    session, _ = whole(game, 4, 3)
    pairs = list(zip(session.course, session.course[1:], strict=False))
    took = [min(took_ms(lambda: session.play.step(before.state, after.line)) for _ in range(3)) for before, after in pairs]  # noqa: B023
    return max(took), EVENTS * sum(took) / len(took)


def program(*args: str) -> Callable[[], object]:
    """A run of the program as players have it: with its modules compiled."""
    env = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return lambda: subprocess.run([sys.executable, "-m", "asrus_pnp", *args], cwd=ROOT, env=env, capture_output=True, check=True, stdin=subprocess.DEVNULL)


def long_record(place: str, game: str) -> str:
    """A record of a thousand events: a race that nobody moves in; or lines of which every second one is taken back and made again."""
    lines = list(whole(game, 3, 3)[1])
    if game == "astro-race":
        lines = [lines[0], *(f"{('Ann', '민지', 'Cho')[n % 3]}: moved=0" for n in range(EVENTS))]
    else:
        lines = [*lines[:-1], *(["undo:", "redo:"] * ((EVENTS - len(lines)) // 2)), lines[-1]]
    path = Path(place) / f"{game}.txt"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return str(path)


def main() -> None:
    for game in GAMES:
        for sort, ms in answers(game).items():
            print(f"{game:14} {sort:16} {ms:6.1f} ms, {ms / ANSWER_MS:4.0%} of {ANSWER_MS:.0f} ms")
    for game in GAMES:
        turn, events = in_process(game)
        print(f"{game:14} a turn in process {turn:5.1f} ms, {turn / TURN_MS:4.0%} of {TURN_MS:.0f} ms; {EVENTS} of them {events:5.0f} ms")
    start = min(took_ms(program("--version")) for _ in range(5))
    print(f"start of the program: {start:.0f} ms")
    with tempfile.TemporaryDirectory() as place:
        for game in GAMES:
            ms = min(took_ms(program("play", game, "--file", str(Path(place) / game))) for _ in range(5)) - start
            print(f"{game:14} a new game         {ms:5.0f} ms beyond the start, {ms / ANSWER_MS:4.0%} of {ANSWER_MS:.0f} ms")
    with tempfile.TemporaryDirectory() as place:
        for game in GAMES:
            ms = min(took_ms(program("replay", long_record(place, game))) for _ in range(3))
            opened = min(took_ms(program("play", game, "--file", long_record(place, game))) for _ in range(3))
            print(f"{game:14} opening that record {opened - start:4.0f} ms beyond the start")
            print(f"{game:14} replay of {EVENTS} lines {ms:6.0f} ms with the start, {ms / REPLAY_MS:4.0%} of {REPLAY_MS:.0f} ms")


if __name__ == "__main__":
    main()
