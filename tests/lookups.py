"""What the search looks up, made once for all tests."""

from functools import cache

from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.lookup import Lookup
from asrus_pnp.rulebook.lookup_making import make_lookup


@cache
def made(game: str) -> Lookup:
    return make_lookup(Database(), game)
