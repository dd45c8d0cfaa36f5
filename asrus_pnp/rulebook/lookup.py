"""What answers questions about one game, ready made: read from where it was kept if it was made from the same files, else made anew.

An index takes longer to make than to read: every question and clause is taken apart for it. It is kept as two lines of JSON, the first with
the hash of what it was made from and that of the second. Whatever is wrong with it, and wherever it cannot be kept, nothing changes but time.
"""

import json
import os
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

from asrus_pnp.core.cache_folder import cache_folder
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.clauses import Clause
from asrus_pnp.rulebook.lexicon import Lexicon
from asrus_pnp.rulebook.search import Index, Lookup, Search
from asrus_pnp.rulebook.slips import Spelling

MADE_FROM = ("clauses/{}.toml", "asked/{}.toml", "search.toml", "labels.toml")
MADE_BY = ("ideas.py", "lexicon.py", "slips.py", "search.py", "lookup.py", "lookup_making.py")
SHIPPED = Path(__file__).parents[1] / "_data" / "lookup"


def load_lookup(db: Database, game: str) -> Lookup:
    """What answers questions about the game; raises DataError where the files that it must be made from are wrong."""
    made_from = fingerprint(db.root, game)
    cached = cache_folder() / f"{game}-{_hash(str(db.root.resolve()).encode())[:8]}.jsonl"
    for path in (SHIPPED / f"{game}.jsonl", cached):
        kept = _read(path, made_from)
        if kept:
            return kept
    from asrus_pnp.rulebook.lookup_making import make_lookup  # reading TOML and taking questions apart is what the file saves

    made = make_lookup(db, game)
    keep(made, made_from, cached)
    return made


def fingerprint(data: Path, game: str) -> str:
    """A hash of the files of data that a lookup is made from, and of the modules that make it; none where one cannot be read."""
    files = [data / name.format(game) for name in MADE_FROM] + [Path(__file__).with_name(name) for name in MADE_BY]
    try:
        return _hash(b"".join(_hash(file.read_bytes()).encode() for file in files))
    except OSError:
        return ""


def keep(made: Lookup, made_from: str, path: Path) -> bool:
    """Write the lookup to that file, whole or not at all, and say whether that was done."""
    body = json.dumps(_plain(made), ensure_ascii=False, separators=(",", ":"))
    head = json.dumps({"made_from": made_from, "holds": _hash(body.encode())})
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_text(f"{head}\n{body}\n", encoding="utf-8")
        os.replace(beside, path)
    except (OSError, UnicodeEncodeError):
        return False
    return bool(made_from)


def _read(path: Path, made_from: str) -> Lookup | None:
    try:
        head, body = path.read_bytes().split(b"\n", 1)
        if made_from and json.loads(head) == {"made_from": made_from, "holds": _hash(body.rstrip(b"\n"))}:
            return _from_plain(json.loads(body))
    except (OSError, ValueError, TypeError, KeyError, RecursionError):  # none there, or none of ours
        pass
    return None


def _plain(made: Lookup) -> dict[str, Any]:
    search = made.search
    return {
        "clauses": [asdict(c) for c in made.clauses.values()],
        "sources": made.sources,
        "statuses": made.statuses,
        "lexicon": {"english": search.lexicon.english, "korean": search.lexicon.korean},
        "spelling": {"words": sorted(search.spelling.words), "pairs": sorted(search.spelling.pairs)},
        "index": asdict(search.index),
    }


def _from_plain(found: dict[str, Any]) -> Lookup:
    clauses = [Clause(**c | {"why": c["why"] and Text(*c["why"])}) for c in found["clauses"]]
    sources, statuses = ({name: Text(*said) for name, said in found[part].items()} for part in ("sources", "statuses"))
    spelling = Spelling(frozenset(found["spelling"]["words"]), frozenset(found["spelling"]["pairs"]))
    search = Search(Lexicon(**found["lexicon"]), spelling, Index(**found["index"]))
    return Lookup({c.id: c for c in clauses}, sources, statuses, search)


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()
