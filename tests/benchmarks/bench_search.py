"""How well questions in everyday words find the clause that answers them: `python tests/benchmarks/bench_search.py`."""

import sys
import time
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from asrus_pnp import catalogue  # noqa: E402  the checkout must be found first
from asrus_pnp.core.data import folder  # noqa: E402
from asrus_pnp.core.lookup_making import make_lookup  # noqa: E402

QUESTIONS = ROOT / "tests" / "cases" / "questions.toml"


def rows() -> list[dict[str, Any]]:
    """The questions that were kept apart from what the search is built on: game, ask, and the clauses that settle it, none where it is not covered."""
    questions: list[dict[str, Any]] = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]
    return questions


def main(show: bool) -> None:
    searches = {game: make_lookup(folder(), game).search for game in catalogue.GAMES}
    asked, before = rows(), time.perf_counter()
    found = [list(searches[r["game"]].find(r["ask"]).ids) for r in asked]
    each_ms = (time.perf_counter() - before) * 1000 / len(asked)
    covered = [(r, f) for r, f in zip(asked, found, strict=True) if r["clause"]]
    beyond = [f for r, f in zip(asked, found, strict=True) if not r["clause"]]
    first, near = (sum(bool(set(f[:n]) & set(r["clause"])) for r, f in covered) for n in (1, 3))
    print(f"right clause first: {first} of {len(covered)} ({first / len(covered):.0%}); among the first three: {near / len(covered):.0%}")
    right = sum(not f for f in beyond)
    print(f"not covered, and said so: {right} of {len(beyond)} ({right / max(1, len(beyond)):.0%})")
    print(f"a question takes {each_ms:.1f} ms")
    if show:
        for r, f in zip(asked, found, strict=True):
            if not set(f[:1]) & set(r["clause"]) and (f or r["clause"]):
                print(f"{r['game']}: {r['ask']} -> {f[:1]}, should be {r['clause']}")


if __name__ == "__main__":
    main("--show" in sys.argv)
