"""Which cards `--only` means: ids, ranges, in any case, in the order of the set; and what it means nothing by."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import InputError
from asrus_pnp.products.selection import chosen

SETS = {"a": [f"A{n:02}" for n in range(1, 16)] + ["AL1", "AL2"], "b": ["B1", "B2", "B10", "X-A1", "X-A2"]}


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("A03", {"a": ("A03",)}),
        ("a3", {"a": ("A03",)}),
        ("A02-A04", {"a": ("A02", "A03", "A04")}),
        ("A2-4", {"a": ("A02", "A03", "A04")}),
        ("A05,A01", {"a": ("A01", "A05")}),
        ("A01,A01-A02, b2", {"a": ("A01", "A02"), "b": ("B2",)}),
        ("AL1-AL2", {"a": ("AL1", "AL2")}),
        ("B2-B10", {"b": ("B2", "B10")}),
        ("x-a2", {"b": ("X-A2",)}),
        ("A07-A07,", {"a": ("A07",)}),
    ],
)
def test_words_mean_cards(words: str, found: dict[str, tuple[str, ...]]) -> None:
    assert chosen(words, SETS) == found


@pytest.mark.parametrize(("words", "wrong"), [("A99", 1), ("A14-A16", 1), ("A04-A02", 1), ("A01-B2", 1), ("C1,A01,D1", 2), ("", 1), (",,", 1), ("A0-A3", 1),
                                              ("-", 1), ("A01-", 1), ("A1-A99999999999999999999", 1), ("A" + "9" * 5000, 1), ("별", 1)])  # fmt: skip
def test_words_that_mean_nothing_are_told_with_what_there_is(words: str, wrong: int) -> None:
    with pytest.raises(InputError) as caught:
        chosen(words, SETS)
    assert len(caught.value.faults) == wrong
    assert all("A01-A15, AL1-AL2, B1-B10, X-A1…X-A2" in f.right.en for f in caught.value.faults)


@given(st.sets(st.sampled_from([id for ids in SETS.values() for id in ids]), min_size=1))
def test_naming_ids_one_by_one_finds_just_those_in_their_order(ids: set[str]) -> None:
    found = chosen(",".join(ids), SETS)
    assert {id for some in found.values() for id in some} == ids
    assert all(list(some) == [id for id in SETS[name] if id in ids] for name, some in found.items())


@given(st.integers(1, 15), st.integers(1, 15))
def test_a_range_holds_both_its_ends_and_all_between(a: int, b: int) -> None:
    first, last = sorted((a, b))
    assert chosen(f"A{first:02}-A{last:02}", SETS) == {"a": tuple(f"A{n:02}" for n in range(first, last + 1))}


@given(st.text(max_size=30))
def test_no_words_break_it(words: str) -> None:
    with suppress(InputError):
        assert chosen(words, SETS)
