"""Every row of tests/cases: the lines that a table would type, and what must come of them."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from asrus_pnp import catalogue
from asrus_pnp.core import notation
from asrus_pnp.core.book import Book
from asrus_pnp.core.data import folder
from asrus_pnp.core.errors import InputError

CASES = Path(__file__).parents[1] / "cases"


@cache
def book(game: str) -> Book:
    return catalogue.game(game).load(folder())


def rows():
    for file in sorted(CASES.glob("*.toml")):
        game = next((g for g in catalogue.GAMES if file.stem.startswith(g + "-")), None)
        if game is None:
            continue
        for n, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["case"]):
            yield pytest.param(game, file.stem[len(game) + 1 :], row, id=f"{file.stem}-{n}-{row['says'][:60]}")


def settle(game: str, case: str, row: dict):
    question = book(game).score if case == "score" else book(game).cases[case]
    positions = notation.split("\n".join(row["lines"])) or [[]]
    assert len(positions) == 1, "a row is one position"
    return question.settle(positions[0], row.get("deck_check", True))


@pytest.mark.parametrize(("game", "case", "row"), list(rows()))
def test_case(game: str, case: str, row: dict) -> None:
    if "faults" in row:
        with pytest.raises(InputError) as caught:
            settle(game, case, row)
        said = [f.say("en") for f in caught.value.faults]
        assert len(said) == len(row["faults"]), said
        for fragment, line in zip(row["faults"], said, strict=True):
            assert fragment in line
        return
    answer = settle(game, case, row).as_json("en")
    if case == "score":
        lines = {p["player"]: [f"{s['points']} {s['clause']}" for s in p["lines"]] for p in answer["players"]}
        assert lines == row["expect"]
        assert answer["winners"] == row["winners"]
    else:
        assert answer["facts"] == _json_keys(row["facts"])
    if "clauses" in row:
        assert answer["clauses"] == row["clauses"]
    for fragment in row.get("notes", []):
        assert any(fragment in n for n in answer["notes"]), answer["notes"]


def _json_keys(facts):
    """TOML has no null: "null" stands for it."""
    if isinstance(facts, dict):
        return {k: _json_keys(v) for k, v in facts.items()}
    if isinstance(facts, list):
        return [_json_keys(v) for v in facts]
    return None if facts == "null" else facts
