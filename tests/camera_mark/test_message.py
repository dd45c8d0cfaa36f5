"""What a mark says, in both directions."""

import pytest

from asrus_pnp import registry
from asrus_pnp.camera_mark.message import id_of, mark_of
from asrus_pnp.database.database import Database


def every_id() -> list[str]:
    return [row["id"] for kit in registry.KITS.values() for row in kit.rows(Database())]


def test_every_card_has_a_mark_of_its_own_that_says_its_id() -> None:
    ids = every_id()
    marks = [mark_of(id) for id in ids]
    assert [id_of(mark or "") for mark in marks] == ids
    assert len(set(marks)) == len(ids) == 252
    assert all(mark and len(mark) == 6 and mark.isdecimal() for mark in marks)


def test_what_is_printed_stays_readable() -> None:
    """The check digits by hand: 3 + 9 + 3 = 15, 3 + 27 + 5 + 15 = 50, 3 + 14 + 3 = 20."""
    assert (mark_of("A01"), mark_of("C55"), mark_of("T30")) == ("101015", "103550", "120300")


@pytest.mark.parametrize("id", ["AL1", "CL2", "GL1", "", "A1", "A001", "a01", "A0١", "가01"])
def test_aids_and_legends_carry_no_mark(id: str) -> None:
    assert mark_of(id) is None


def test_one_wrong_digit_is_noticed() -> None:
    for id in ("A01", "C55", "M30"):
        mark = mark_of(id) or ""
        others = [mark[:k] + str(d) + mark[k + 1 :] for k in range(6) for d in range(10) if str(d) != mark[k]]
        assert [id_of(other) for other in others] == [None] * 54


@pytest.mark.parametrize("content", ["", "A01", "10101", "1010155", "201015", "100017", "127011", "１01015", "101015 ", "hello!"])
def test_other_content_is_no_card(content: str) -> None:
    assert id_of(content) is None
