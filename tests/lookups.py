"""What the search looks up, made once for all tests."""

from functools import cache

from asrus_pnp.core.data import folder
from asrus_pnp.core.lookup import Lookup
from asrus_pnp.core.lookup_making import make_lookup


@cache
def made(game: str) -> Lookup:
    return make_lookup(folder(), game)
