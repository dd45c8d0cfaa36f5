"""All games in some files and folders: each once, numbered by date, with what could not be read named and passed over."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from pathlib import Path

from asrus_pnp.core.errors import Fault, InputError
from asrus_pnp.database.database import Database
from asrus_pnp.database.words import load_words
from asrus_pnp.history import files
from asrus_pnp.history.memory import Memory
from asrus_pnp.history.people import People, aliases_in, key, known_by_one_name
from asrus_pnp.history.played import Played
from asrus_pnp.history.reading import Content, Logged, Referees, content_of_record, kept_game, logged, placed
from asrus_pnp.play.events import START
from asrus_pnp.play.record import Record

Held = tuple[str, Record | Logged]  # the file that a game stands in, and what is there


@dataclass(frozen=True, slots=True)
class Shelf:
    """The games by date, those that are not over among them; who plays; how many games were found a second time; what was passed over."""

    games: tuple[Played, ...]
    people: People
    repeated: int
    faults: tuple[Fault, ...]

    @property
    def over(self) -> tuple[Played, ...]:
        """The games that count."""
        return tuple(g for g in self.games if g.over)

    def only(self, game: str = "", player: str = "", since: str = "") -> "Shelf":
        """The games of that game, with that player, from that day on (as 2026-11-30); they keep their numbers. One without a date is of no day."""
        chosen = (g for g in self.games if game in ("", g.game) and since <= g.when[:10])
        name = key(self.people.name(player))
        return replace(self, games=tuple(g for g in chosen if not player or name in map(key, g.players)))


def read_shelf(paths: Sequence[Path], aliases: Mapping[str, str], db: Database) -> Shelf:
    """The shelf of the files and folders, whatever their order; raises InputError only where the names go in a circle."""
    found = files.find(paths, load_words(db).table((START,)))
    faults, held, repeated = list(found.faults), dict[Content, Held](), 0
    for path, kind in found.files:
        repeated += _take(path, kind, held, faults, db)
    whole = _whole(held)
    games, named = _carried_out(whole, faults, db), dict[str, str]()
    for file in found.names:
        more, wrong = aliases_in(file)
        named, faults = named | more, [*faults, *wrong]
    people = People((p for g in games for p in g.players), named | dict(aliases))
    games, twice = known_by_one_name(games, people)
    games.sort(key=lambda g: (g.when, g.game, g.players, g.id))
    numbered = tuple(replace(g, number=n) for n, g in enumerate(games, 1))
    return Shelf(numbered, people, repeated + len(held) - len(whole), (*faults, *twice))


def _take(path: Path, kind: str, held: dict[Content, Held], faults: list[Fault], db: Database) -> int:
    """Put what a file holds to the rest; says how many of its games are held already."""
    file, again = str(path), 0
    try:
        content = files.read(path)
        if kind == files.RECORD:
            what, kept = content_of_record(content, db)
            again += what in held
            held.setdefault(what, (file, kept))
            return again
        for one in logged(content):
            if isinstance(one, Fault):
                faults += placed([one], file)
                continue
            again += one.content in held
            held.setdefault(one.content, (file, one))
    except InputError as error:
        faults += [f if f.where.en == file else placed([f], file)[0] for f in error.faults[:1]]
    return again


def _whole(held: Mapping[Content, Held]) -> dict[Content, Held]:
    """Without the records that are the beginning of another one: copies made while the game went on."""
    order = sorted(held, key=lambda c: (c.kept, c.game, c.when, c.lines))
    begun = {a for a, b in pairwise(order) if a.kept and (a.kept, a.game, a.when) == (b.kept, b.game, b.when) and b.lines[: len(a.lines)] == a.lines}
    return {what: where for what, where in held.items() if what not in begun}


def _carried_out(held: Mapping[Content, Held], faults: list[Fault], db: Database) -> list[Played]:
    """The games as they were played; what is wrong with one is added to the faults."""
    games, referees, known = list[Played](), Referees(db), Memory(db)
    for what, (file, found) in held.items():
        line = found.entries[0].line if isinstance(found, Logged) else 0
        try:
            if isinstance(found, Logged):
                games.append(referees.scored(found, file))
            else:
                games.append(known.game(what, file, partial(kept_game, what, found, file, db)))
        except InputError as error:
            faults += placed(error.faults, file, line)
    known.keep()
    return games
