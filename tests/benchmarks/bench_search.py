"""How well questions in everyday words find the clause that answers them: `python tests/benchmarks/bench_search.py`."""

import sys
import time
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from asrus_pnp import registry  # noqa: E402  the checkout must be found first
from asrus_pnp.database.database import Database  # noqa: E402
from asrus_pnp.rulebook.clauses import load_clauses  # noqa: E402
from asrus_pnp.rulebook.example_questions import load_asked  # noqa: E402
from asrus_pnp.rulebook.lexicon import load_lexicon  # noqa: E402
from asrus_pnp.rulebook.search import Search  # noqa: E402

QUESTIONS = ROOT / "tests" / "cases" / "questions.toml"


def rows() -> list[dict[str, Any]]:
    """The questions that were kept apart from what the search is built on: game, ask, and the clauses that settle it, none where it is not covered."""
    questions: list[dict[str, Any]] = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]
    return questions


def main(show: bool) -> None:
    lexicon = load_lexicon(Database())
    books = {game: load_clauses(Database(), game) for game in registry.GAMES}
    searches = {game: Search(book, load_asked(Database(), game), lexicon) for game, book in books.items()}
    asked, before = rows(), time.perf_counter()
    found = [[c.id for c in searches[r["game"]].find(r["ask"])] for r in asked]
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
