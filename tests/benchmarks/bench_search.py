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
from asrus_pnp.rulebook.lookup_making import make_lookup  # noqa: E402
from asrus_pnp.rulebook.search import Found  # noqa: E402

QUESTIONS = ROOT / "tests" / "cases" / "questions.toml"


def rows() -> list[dict[str, Any]]:
    """The questions that were kept apart from what the search is built on: game, ask, and the clauses that settle it, none where it is not covered."""
    questions: list[dict[str, Any]] = tomllib.loads(QUESTIONS.read_text(encoding="utf-8"))["question"]
    return questions


def main(show: bool) -> None:
    before = time.perf_counter()
    searches = {game: make_lookup(Database(), game).search for game in registry.GAMES}
    print(f"what is looked up takes {(time.perf_counter() - before) / len(searches):.2f} s a game to make")
    asked, before = rows(), time.perf_counter()
    found = [(r, searches[r["game"]].find(r["ask"])) for r in asked]
    print(f"a question takes {(time.perf_counter() - before) * 1000 / len(asked):.1f} ms")
    for name in dict.fromkeys(r.get("set", "") for r in asked):
        tell(name or "held out", [(r, f) for r, f in found if r.get("set", "") == name])
    if show:
        for r, f in found:
            if not {*f.ids[:1]} & {*r["clause"]} and (f.ids or r["clause"]):
                print(f"{r['game']}: {r['ask']} -> {f.ids[:1]}, should be {r['clause']}")


def tell(name: str, found: list[tuple[dict[str, Any], Found]]) -> None:
    """Print how one set of questions was answered."""
    covered, beyond = [(r, f) for r, f in found if r["clause"]], [f for r, f in found if not r["clause"]]
    among = [sum(bool({*f.ids[:n]} & {*r["clause"]}) for r, f in covered) for n in (1, 2, 3)]
    shares = ", ".join(f"{a} ({a / len(covered):.0%})" for a in among)
    print(f"{name}: of {len(covered)} the right clause first, among the first two, three: {shares}")
    print(f"  refused {sum(not f.ids for _, f in covered)} of them, unsure of {sum(bool(f.ids) and not f.sure for _, f in covered)}")
    print(f"  opposite first: {sum(bool({*f.ids[:1]} & {*r.get('not_first', ())}) for r, f in covered)}")
    print(f"  not covered: said so of {sum(not f.ids for f in beyond)} of {len(beyond)}, unsure of {sum(bool(f.ids) and not f.sure for f in beyond)}")


if __name__ == "__main__":
    main("--show" in sys.argv)
