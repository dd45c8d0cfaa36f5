"""What `check` must not let pass: each would make a command break, or a score take one card for another."""

import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from asrus_pnp.database_check import inspect

sys.path.append(str(Path(__file__).parents[1] / "benchmarks"))
from fuzz_data import Edited, outcome, read_base

BASE = read_base()
ASRUS, STARS, BOX, PRINT = "kits/asrus.toml", "kits/constellation.toml", "kits/ganymede.toml", "print.toml"


def said(file: str, *way: Any) -> list[str]:
    """What is said where the value at the end of the way takes the place of what stands there."""
    tables = deepcopy(BASE[file])
    holder: Any = tables
    for key in way[:-2]:
        holder = holder[key]
    holder[way[-2]] = way[-1]
    return [f.say("en") for f in inspect(Edited(BASE | {file: tables}))]


@pytest.mark.parametrize(
    ("file", "way", "told"),
    [
        (STARS, ("energy", "highest", 0), "record “energy”, field highest: 0 → a whole number, 1–9"),
        (STARS, ("energy", "highest", -7), "record “energy”, field highest: -7 → a whole number, 1–9"),
        (STARS, ("energy", "lowest", 8), "record “energy”, field lowest: 8 → a whole number, 0–0"),
        (BOX, ("board", "tiles", 0), "field tiles: 0 → a whole number, 1–6"),
        (STARS, ("card", 0, "copies", 0), "record “card 1”, field copies: 0 → a whole number, 1–20"),
        (STARS, ("card", 0, "number", 13), "field number: 13 → a whole number, 1–12"),
        (STARS, ("stars", 0, "points", 10**9), "field points: 1000000000 → a whole number, 0–20"),
        (ASRUS, ("kit", "size_mm", 0, 1.0), "field size_mm: 1.0 → a number, 30–150"),
        ("games/constellation.toml", ("value", 5, "value", 900), "field value: 900 → a whole number, 1–20"),
    ],
)
def test_a_value_out_of_its_range_is_one_fault_that_names_field_and_range(file: str, way: tuple[Any, ...], told: str) -> None:
    [fault] = said(file, *way)
    assert fault.startswith(file)
    assert fault.endswith(told)


@pytest.mark.parametrize("settlers", [0, -3])
def test_settlers_that_cannot_be_counted_are_told(settlers: int) -> None:
    assert any(f"field settlers: {settlers} → a whole number, 1–40" in f for f in said(BOX, "colour", 0, "settlers", settlers))


@pytest.mark.parametrize(
    ("file", "way", "owners"),
    [
        (STARS, ("card", 0, "name", "en", "12"), ("card 1", "card 12")),
        (ASRUS, ("number", 2, "name", "ko", "태양"), ("number 3", "number 1")),
        (STARS, ("colour", 0, "name", "en", "Blue"), ("colour red", "colour blue")),
        (BOX, ("colour", 0, "name", "ko", "빨강"), ("colour blue", "colour red")),
        ("words.toml", ("words", "energy", "also", ["상"]), ("energy", "award")),
        (STARS, ("card", 4, "name", "en", "energy"), ("energy", "5")),
    ],
)
def test_a_word_that_means_two_things_is_told_with_both(file: str, way: tuple[Any, ...], owners: tuple[str, str]) -> None:
    faults = said(file, *way)
    assert any("as well" in f and all(f"“{o}”" in f for o in owners) for f in faults), faults


def test_a_name_that_does_not_fit_is_a_fault_of_its_record() -> None:
    faults = said(STARS, "ship", 0, "name", "en", "x" * 100)
    assert faults
    assert all(f.startswith(f"{STARS}, record “ship {BASE[STARS]['ship'][0]['id']}”, field name, field en: ") for f in faults), faults


@pytest.mark.parametrize(
    ("way", "told"),
    [
        (("pitch_mm", [50, 88]), "field pitch_mm: 50: the places overlap → at least 63, as size_mm says"),
        (("count", [9, 3]), "field first_mm: the places reach to 577.5 mm → within the paper of 210×297 mm"),
        (("first_mm", [-30, 16.5]), "field first_mm: -30 → a number, 0–500"),
        (("paper", "b4"), "field paper: there is no paper “b4” → one of a4, letter, a3, legal, tabloid, photo"),
    ],
)
def test_a_sheet_whose_places_overlap_or_leave_the_paper_is_refused(way: tuple[Any, ...], told: str) -> None:
    assert [f.partition("”, ")[2] for f in said(PRINT, "sheet", 0, *way)] == [told]


@pytest.mark.parametrize("number", range(8))
def test_a_random_edit_is_told_or_works(number: int) -> None:
    """A small sample of tests/benchmarks/fuzz_data.py: of files whose sets are drawn fast."""
    rng = Random(f"12-{number}")
    kind, what = outcome(BASE, rng.choice(["words.toml", PRINT, "games/ganymede.toml", "asked/ganymede.toml", "search.toml"]), rng)
    assert kind in ("told", "works"), what
