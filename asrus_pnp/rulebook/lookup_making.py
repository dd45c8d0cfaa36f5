"""Making what answers questions about one game out of its clauses, its example questions and the lexicon."""

from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.rulebook.clauses import Clauses, load_clauses
from asrus_pnp.rulebook.example_questions import Asked, load_asked
from asrus_pnp.rulebook.ideas import load_lexicon
from asrus_pnp.rulebook.lexicon import EMPTY, Lexicon
from asrus_pnp.rulebook.search import NOWHERE, Lookup, Search, make_index
from asrus_pnp.rulebook.slips import spelling


def make_lookup(db: Database, game: str) -> Lookup:
    """What answers questions about the game; raises DataError with every fault of the first file that has any."""
    clauses = load_clauses(db, game)
    search = make_search(clauses, load_asked(db, game), load_lexicon(db))
    return Lookup({c.id: c for c in clauses.all}, {s.id: s.title for s in clauses.sources}, load_labels(db).status, search)


def make_search(clauses: Clauses, asked: Asked, lexicon: Lexicon) -> Search:
    """The search over the clauses of a game."""
    said = {c.id: [c.ko, c.en, *(c.why or ()), *asked.asked.get(c.id, ())] for c in clauses.all}
    said[NOWHERE] = [*lexicon.beyond, *asked.beyond.questions]
    known = spelling([*EMPTY, *lexicon.spelled, *(text for texts in said.values() for text in texts)])
    return Search(lexicon, known, make_index({page: [lexicon.features(text) for text in texts] for page, texts in said.items()}))
