"""Whatever path of new events, undo, redo and edit a game takes: its state is that of a fresh reading of the record."""

import random
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from play_tables import GAMES, play, table, whole

from asrus_pnp.core.errors import InputError
from asrus_pnp.play.kept_game import Setting
from asrus_pnp.play.session import Session, begin, resume

PLAYERS = {"constellation": (2, 3, 4, 5, 6), "astro-race": (2, 3, 4, 6), "starry-night": (3, 4, 5), "ganymede": (2, 3, 4)}


def fresh(session: Session, lines: list[str]) -> Session:
    again, faults = resume(session.play, list(enumerate(lines, 1)), len(lines) + 1)
    assert not faults
    return again


def change(session: Session, at, rng: random.Random) -> tuple[Session, str]:
    """One thing that players do: mostly they go on, sometimes they take back or change what was entered."""
    deed = rng.choices(("go on", "undo", "redo", "edit", "drop"), (10, 3, 3, 3, 1))[0]
    if deed in ("undo", "redo"):
        return getattr(session, deed)()
    if deed == "go on":
        line = session.ask((at.next(session),))
        if not isinstance(line, str):
            raise IndexError("the cards dealt no longer fit the turns played")
        return session.enter(line)
    number = rng.randrange(1, max(2, len(session.course)))
    if deed == "drop":
        return session.edit(number, "-")
    words = session.history.events[number][1].split()
    place = rng.randrange(1, len(words)) if len(words) > 1 else 0
    changed = words[place].rstrip("0123456789") + str(rng.randint(0, 9))
    return session.edit(number, " ".join([*words[:place], changed, *words[place + 1 :]]))


@settings(max_examples=20)
@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.data())
def test_any_path_gives_the_state_that_a_fresh_replay_of_the_record_gives(game: str, seed: int, data: st.DataObject) -> None:
    rng, at = random.Random(seed), table(game, data.draw(st.sampled_from(PLAYERS[game])), seed, "")
    session, line = begin(play(game), play(game).setup(Setting("en"), at.setup()))
    lines = [line]
    for _ in range(40):
        with suppress(InputError, IndexError):  # a step that cannot be made is no step; a table whose cards are used up has none
            session, line = change(session, at, rng)
            lines.append(line)
    again = fresh(session, lines)
    assert again.course == session.course
    assert again.history == session.history
    assert again.stuck == session.stuck
    assert again.next_line == session.next_line


@pytest.mark.parametrize("game", GAMES)
def test_an_edit_keeps_what_follows_and_says_which_event_has_become_impossible(game: str) -> None:
    session, _ = whole(game, 4, 1)
    first = session.history.events[1][1]
    changed, line = session.edit(1, "-")
    assert line == "edit: 1 -"
    assert [t for _, t in changed.history.events] == [t for n, (_, t) in enumerate(session.history.events) if n != 1]
    back, _ = changed.undo()
    assert (back.course, back.stuck) == (session.course, None)
    assert back.history.events[1][1] == first


def test_an_event_that_has_become_impossible_waits_and_is_named_until_it_is_mended() -> None:
    session, _ = begin(play("constellation"), "start: game=constellation players=A+B+C destination=5")
    session, _ = session.enter("turn: A=6 B=7 C=8")
    session, _ = session.enter("turn: A=12 B=3 C=4")
    stuck, line = session.edit(0, "start: game=constellation players=A+B+D destination=5")
    assert line == "edit: 0 start: game=constellation players=A+B+D destination=5"
    assert stuck.stuck is not None
    assert stuck.stuck.number == 1
    assert "event 1" in stuck.stuck.faults[0].say("en")
    assert len(stuck.history.events) == 3, "nothing is lost"
    with pytest.raises(InputError, match="event 1 comes first"):
        stuck.enter("turn: A=1 B=2 D=3")
    mended, _ = stuck.edit(0, "start: game=constellation players=A+B+C destination=6")
    assert mended.stuck is None
    assert len(mended.course) == 3


def test_an_edit_that_is_itself_impossible_is_refused() -> None:
    session, _ = begin(play("constellation"), "start: game=constellation players=A+B+C destination=5")
    session, _ = session.enter("turn: A=6 B=7 C=8")
    with pytest.raises(InputError, match="“13”"):
        session.edit(1, "turn: A=13 B=7 C=8")
    with pytest.raises(InputError, match="there is no event 4"):
        session.edit(4, "turn: A=1 B=7 C=8")


def test_a_record_whose_first_line_sets_up_no_game_is_refused_with_its_line() -> None:
    with pytest.raises(InputError, match=r"line 3.*destination"):
        resume(play("constellation"), [(3, "start: game=constellation players=A+B+C")], 4)
