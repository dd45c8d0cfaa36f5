"""Every row of tests/cases: the lines that a table would type, and what must come of them."""

import ast
import inspect
import re
import sys
import tomllib
from functools import cache, partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from known_deck import known_deck

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database
from asrus_pnp.positions import notation
from asrus_pnp.results.referee import Book

CASES = Path(__file__).parents[1] / "cases"
CLAUSE = re.compile(rf"\b(?:{'|'.join(game.prefix for game in registry.GAMES.values())})-\d+\.\d+\b")
# What these modules hold for another case, for the card database, for several rounds, or only in the words of a score line.
ELSEWHERE: dict[tuple[str, str], tuple[str, ...]] = {
    ("constellation", "score"): ("CE-6.4", "CE-8.8"),
    ("constellation", "turn"): ("CE-6.4",),
    ("starry-night", "score"): ("SN-3.3", "SN-5.5"),
    ("starry-night", "explore"): ("SN-3.3",),
    ("ganymede", "tile"): ("GA-3.8",),
    ("ganymede", "discard"): ("GA-6.2", "GA-6.4"),  # basic actions are moves of one step each
    ("ganymede", "shuttle"): ("GA-1.1", "GA-6.3", "GA-7.3", "GA-7.6"),
}


@cache
def book(game: str, known: bool = False) -> Book:
    """The book of a game; `known` where the copies of its cards are no stand-ins."""
    return registry.game(game).load(known_deck() if known else Database())


def rows():
    for file in sorted(CASES.glob("*.toml")):
        game = next((g for g in registry.GAMES if file.stem.startswith(g + "-")), None)
        if game is None:
            continue
        for n, row in enumerate(tomllib.loads(file.read_text(encoding="utf-8"))["case"]):
            yield pytest.param(game, file.stem[len(game) + 1 :], row, id=f"{file.stem}-{n}-{row['says'][:60]}")


def settle(game: str, case: str, row: dict):
    of = book(game, row.get("known_deck", False))
    question = of.score if case == "score" else of.cases[case]
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


def module_of(function: Any) -> ModuleType:
    while isinstance(function, partial):  # what is tied to a function by position is a function behind it
        function = next((f for f in function.args if callable(f)), function.func)
    return sys.modules[function.__module__]


def behind(modules: list[ModuleType]) -> set[str]:
    """The names of these modules and of all of the same game from which they take functions."""
    found, left = set[str](), modules
    while left:
        module = left.pop()
        if module.__name__ in found:
            continue
        found.add(module.__name__)
        room = module.__name__.rpartition(".")[0]
        used = [v if isinstance(v, ModuleType) else sys.modules.get(getattr(v, "__module__", None) or "") for v in vars(module).values()]
        left += [m for m in used if m and m.__name__.startswith(room)]
    return found


def cited(name: str) -> set[str]:
    """The clauses that a module names in its code: strings that are nothing but the id of a clause."""
    tree = ast.parse(inspect.getsource(sys.modules[name]))
    return {n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and CLAUSE.fullmatch(n.value)}


@pytest.mark.parametrize(("game", "case"), [(game, case) for game in registry.GAMES for case in ("score", *book(game).cases)])
def test_every_clause_that_a_case_can_cite_is_expected_by_a_row_of_it(game: str, case: str) -> None:
    question = book(game).score if case == "score" else book(game).cases[case]
    names = behind([module_of(f) for f in (question.problems, question.decide, question.tell)])
    computed = {c.id for c in book(game).clauses.all if c.computed}
    its_rows = [row for g, c, row in (p.values for p in rows()) if (g, c) == (game, case)]
    expected = set(CLAUSE.findall(str([row.get(key) for row in its_rows for key in ("clauses", "faults", "notes", "expect")])))
    assert sorted(set().union(*map(cited, names)) & computed - expected - set(ELSEWHERE.get((game, case), ()))) == []
