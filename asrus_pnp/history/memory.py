"""What kept games came to, remembered between two runs: to carry a record out again takes as long as thousands of lines of a log.

All of it is forgotten when a file of the program or of the card database is another one than before."""

import json
import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

from asrus_pnp.core.cache_folder import cache_folder
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.history.played import Played
from asrus_pnp.history.reading import Content
from asrus_pnp.play.kept_game import Highlight, Tally

FILE, MOST = "history.json", 20_000
PACKAGE = Path(__file__).parents[1]


class Memory:
    """The games of earlier runs by what their records hold, and those of this run; `keep` writes them for the next one."""

    def __init__(self, db: Database) -> None:
        self._db, self._path, self._new = db, cache_folder() / FILE, dict[str, Any]()
        self._old: dict[str, Any] | None = None

    def game(self, what: Content, file: str, make: Callable[[], Played]) -> Played:
        """The game of the record, remembered or made; raises what `make` raises."""
        if self._old is None:
            self._made_from = _fingerprint(self._db)
            self._old = _read(self._path, self._made_from)
        with suppress(KeyError, TypeError, ValueError, AttributeError):  # not there, or not as it was written
            return replace(_played(self._old[what.id]), file=file)
        made = make()
        self._new[what.id] = _plain(made)
        return made

    def keep(self) -> None:
        """Write all that is known, whole or not at all; where that cannot be done the next run makes it anew."""
        if not self._new:
            return
        games = {**(self._old or {}), **self._new}
        body = json.dumps({"made_from": self._made_from, "games": games if len(games) <= MOST else self._new}, ensure_ascii=False, separators=(",", ":"))
        beside = self._path.with_name(f"{FILE}.{os.getpid()}")
        with suppress(OSError, UnicodeEncodeError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(body, encoding="utf-8")
            os.replace(beside, self._path)


def _fingerprint(db: Database) -> str:
    """A hash of which files the program and the card database are made of, with their sizes and times."""
    files = [*sorted(PACKAGE.rglob("*.py")), *(db.root / name for name in db.listed())]
    states = ((str(f), s.st_size, s.st_mtime_ns) for f in files for s in (f.stat(),))
    return sha256(repr(list(states)).encode("utf-8", "surrogateescape")).hexdigest()


def _read(path: Path, made_from: str) -> dict[str, Any]:
    with suppress(OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):  # none there, or none of ours
        found = json.loads(path.read_bytes())
        if found["made_from"] == made_from:
            return dict(found["games"])
    return {}


def _plain(game: Played) -> dict[str, Any]:
    told = [[h.key, h.text, h.facts, h.size] for h in game.highlights]
    tallies = [[t.key, t.name, t.counts] for t in game.tallies]
    head = {"id": game.id, "game": game.game, "when": game.when, "players": game.players, "points": game.points, "ranks": game.ranks}
    return {**head, "stand_ins": game.stand_ins, "tallies": tallies, "highlights": told}


def _played(found: dict[str, Any]) -> Played:
    tallies = tuple(Tally(k, Text(*name), counts) for k, name, counts in found["tallies"])
    highlights = tuple(Highlight(k, Text(*said), facts, size) for k, said, facts, size in found["highlights"])
    more = {"players": tuple(found["players"]), "tallies": tallies, "highlights": highlights}
    return Played(**{**found, **more, "file": ""})
