"""The card database as if the publisher had said how often each number of Constellation Expedition comes."""

from copy import deepcopy

from asrus_pnp.database.database import Database


def known_deck() -> Database:
    """A database in which that is no stand-in."""
    db = Database()
    tables = db.tables("kits/constellation.toml")
    facts = deepcopy(tables["fact"])
    next(f for f in facts if f["id"] == "copies")["standing"] = "confirmed"
    tables["fact"] = facts
    return db
