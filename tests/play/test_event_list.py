"""Undo, redo and edit as lines of a record, against a list of versions that is kept whole."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.play.event_list import fold_lines

HEADS = {"undo": "undo", "취소": "undo", "redo": "redo", "edit": "edit", "고치기": "edit"}
steps = st.lists(
    st.one_of(
        st.tuples(st.just("put"), st.integers(0, 9)),
        st.sampled_from([("undo",), ("redo",)]),
        st.tuples(st.just("edit"), st.integers(0, 6), st.integers(0, 9)),
        st.tuples(st.just("drop"), st.integers(0, 6)),
    ),
    max_size=40,
)


def line(step: tuple) -> str:
    match step:
        case ("put", n):
            return f"turn: {n}"
        case ("edit", at, n):
            return f"edit: {at} turn: {n}"
        case ("drop", at):
            return f"고치기: {at} -"
        case _:
            return f"{step[0]}:"


def versions(steps: list[tuple]) -> list[str]:
    """The events by another way: every version of the list is kept, and undo and redo move among them."""
    kept, at = [["start:"]], 0
    for step in steps:
        now = list(kept[at])
        match step:
            case ("put", n):
                now.append(f"turn: {n}")
            case ("edit", k, n) if k < len(now):
                now[k] = f"turn: {n}"
            case ("drop", k) if 0 < k < len(now):
                del now[k]
            case ("undo",):
                at = max(0, at - 1)
                continue
            case ("redo",):
                at = min(len(kept) - 1, at + 1)
                continue
            case _:
                continue
        kept = [*kept[: at + 1], now]
        at += 1
    return kept[at]


@given(steps)
def test_the_lines_of_a_record_give_what_moving_among_versions_gives(steps: list[tuple]) -> None:
    history, _ = fold_lines(enumerate(["start:", *map(line, steps)], 1), HEADS)
    assert [text for _, text in history.events] == versions(steps)


@given(steps)
def test_undoing_everything_leaves_the_set_up_and_redoing_it_brings_all_back(steps: list[tuple]) -> None:
    history, _ = fold_lines(enumerate(["start:", *map(line, steps)], 1), HEADS)
    back = history
    while back.done:
        back = back.undo()
    assert [text for _, text in back.events] == ["start:"]
    for _ in history.done:
        back = back.redo()
    assert back == history


@pytest.mark.parametrize("text", ["undo: 3", "edit: x turn: 1", "edit: 1", "edit:", "edit: 1 ", "edit: 9 turn: 1", "edit: 0 -", "redo:"])
def test_a_change_that_cannot_be_made_changes_nothing_and_is_told_with_its_line(text: str) -> None:
    before, none = fold_lines([(1, "start:"), (2, "turn: 1")], HEADS)
    history, faults = fold_lines([(1, "start:"), (2, "turn: 1"), (7, text)], HEADS)
    assert not none
    assert history == before
    assert [f.where.en for f in faults] == ["line 7"]


def test_there_is_nothing_to_undo_before_the_first_event() -> None:
    history, _ = fold_lines([(1, "start:")], HEADS)
    with pytest.raises(InputError, match="nothing to undo"):
        history.undo()
