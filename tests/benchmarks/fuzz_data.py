"""Single edits of the card database at random: each is a fault that `check` tells, or all that is made of the data works.

    python tests/benchmarks/fuzz_data.py [HOW MANY] [SEED]

It ends with status 1 where an edit brought a traceback, a fault that `check` did not tell, or a run of over ten seconds."""

import random
import sys
import time
import traceback
from collections import Counter
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

from asrus_pnp import registry
from asrus_pnp.core.errors import InputError
from asrus_pnp.database.database import Database, Tables, parsed
from asrus_pnp.database.location import folder
from asrus_pnp.database_check import faults_in_data
from asrus_pnp.products.drawable import undrawable

SLOWEST_S = 10.0
KINDS = ("delete", "negate", "zero", "huge", "text", "swap", "double", "long", "empty", "sign")


def edited(tables: dict[str, Any], rng: random.Random) -> tuple[str, str] | None:
    """Edit one value of the tables; the place and the kind of edit, none where that kind does not suit the value. Sky has thousands of stars: the
    records are drawn first, so that no long list takes all edits."""
    path: tuple[Any, ...] = ()
    holder: Any = tables
    while True:
        keys = list(holder) if isinstance(holder, dict) else list(range(len(holder)))
        if not keys:
            return None
        key = rng.choice(keys)
        path, value = (*path, key), holder[key]
        if not isinstance(value, dict | list) or rng.random() < 0.15:
            break
        holder = value
    kind = rng.choice(KINDS)
    return (".".join(map(str, path)), kind) if change(holder, key, kind, rng) else None


def change(holder: Any, key: Any, kind: str, rng: random.Random) -> bool:
    """Whether the kind of edit suits the value; then it is done."""
    value, number = holder[key], isinstance(holder[key], int | float) and not isinstance(holder[key], bool)
    match kind:
        case "delete":
            del holder[key]
        case "negate" if number or isinstance(value, bool):
            holder[key] = not value if isinstance(value, bool) else -value
        case "zero" if number:
            holder[key] = 0
        case "huge" if number:
            holder[key] = rng.choice((value + 1, value * 2, 99, 1000, 10**9))
        case "text":
            holder[key] = "x"
        case "swap":
            others = [k for k in (holder if isinstance(holder, dict) else range(len(holder))) if k != key]
            if not others:
                return False
            other = rng.choice(others)
            holder[key], holder[other] = holder[other], holder[key]
        case "double" if isinstance(holder, list):
            holder.insert(key, value)
        case "long" if isinstance(value, str):
            holder[key] = value + "가나다" * 40
        case "empty" if isinstance(value, str | list | dict):
            holder[key] = type(value)()
        case "sign" if isinstance(value, str):
            holder[key] = value + "\U0001f9ea"
        case _:
            return False
    return True


class Edited(Database):
    """A card database whose files are given as tables."""

    def __init__(self, given: dict[str, dict[str, Any]]) -> None:
        super().__init__()
        self.given = given

    def _opened(self, name: str) -> Tables:
        self.files[name] = found = Tables(self.given[name])
        return found


def fed(file: str) -> list[str]:
    """The sets that are made of a file."""
    room, name = file.split("/")[0], Path(file).stem
    if room == "asked" or file == "search.toml":
        return []
    games = [g for g in registry.GAMES.values() if name in (g.id, g.kit.id)] if "/" in file else list(registry.GAMES.values())
    kits = [k for k in registry.KITS if k == name] if "/" in file else list(registry.KITS)
    sets = [*kits, *(registry.BOXES[k].name for k in kits)]
    return list(dict.fromkeys([*sets, *(p.name for g in games for p in g.prints), *(s for g in games for s in registry.besides(g))]))


def works(db: Database) -> None:
    """List every card, score and rule every example, search; raises whatever goes wrong."""
    for kit in registry.KITS.values():
        kit.rows(db)
    for game in registry.GAMES.values():
        book = game.load(db)
        for question in (book.score, *book.cases.values()):
            with suppress(InputError):  # an example may not suit another deck; it is refused, and says why
                question.settle(list(enumerate(question.example, 1)))
        if game.keep:
            game.keep(db)


def outcome(base: dict[str, dict[str, Any]], file: str, rng: random.Random) -> tuple[str, str]:
    """One edit and how it ended: told, works, or bad with why."""
    tables = deepcopy(base[file])
    made = edited(tables, rng)
    while made is None:
        made = edited(tables, rng)
    what, began = f"{file}: {made[0]} {made[1]}", time.perf_counter()
    try:
        told = faults_in_data(Edited(base | {file: tables}))
        kind = "told" if told else "works"
        if not told:
            kind = _drawn(Edited(base | {file: tables}), file)
    except Exception:
        return "bad", f"{what}\n{traceback.format_exc(limit=-3)}"
    took = time.perf_counter() - began
    return ("slow", f"{what}: {took:.1f} s") if took > SLOWEST_S else (kind, what)


def _drawn(db: Database, file: str) -> str:
    """What `check` tells only as it measures; else all must work."""
    if any(True for _ in undrawable(db, fed(file))):
        return "told"
    works(db)
    return "works"


def read_base() -> dict[str, dict[str, Any]]:
    """All files of the card database that came with the program."""
    return {p.relative_to(folder()).as_posix(): parsed(p, p.name) for p in sorted(folder().rglob("*.toml"))}


def main(count: int, seed: int) -> int:
    """Run so many edits; the status to end with."""
    base, ends = read_base(), Counter[str]()
    for n in range(count):
        rng = random.Random(f"{seed}-{n}")
        kind, what = outcome(base, rng.choice(list(base)), rng)
        ends[kind] += 1
        if n % 100 == 99:
            print(f"{n + 1}: {dict(ends)}", flush=True)
        if kind in ("bad", "slow"):
            print(f"{n}. {kind}: {what}", flush=True)
    print(f"{count} edits, seed {seed}: {dict(ends)}")
    return 1 if ends["bad"] or ends["slow"] else 0


if __name__ == "__main__":
    sys.exit(main(int((sys.argv[1:] or ["200"])[0]), int((sys.argv[2:] or ["12"])[0])))
