"""The games that a record or a log holds, read by what reads them elsewhere too: the session of a kept game, the referee of a score."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from asrus_pnp import registry
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.words import load_words
from asrus_pnp.history.played import Played, guessed, id_of, points_of, ranks_of
from asrus_pnp.play import record
from asrus_pnp.play.kept_game import Tally
from asrus_pnp.play.record import BOM
from asrus_pnp.play.session import resume
from asrus_pnp.positions.notation import at_line
from asrus_pnp.results.batch import settle_rounds
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_log import Entry, entries
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

BEGUN = re.compile(rb"(?:\xef\xbb\xbf)?# asrus-pnp play [a-z-]+, ([0-9-]{10} [0-9:]{5})\r?\n")


@dataclass(frozen=True, slots=True)
class Content:
    """What tells one game from another, whatever file it stands in: the game, its time, and its lines. Of two records the one that begins
    with all of the other is the same game, further on."""

    kept: bool
    game: str
    when: str
    lines: tuple[str, ...]

    @property
    def id(self) -> str:
        """A name for the game, the same wherever its file lies."""
        return id_of([self.game, self.when, *self.lines])


def content_of_record(content: bytes, db: Database) -> tuple[Content, record.Record]:
    """What a record holds, not yet carried out; raises InputError where it is none."""
    kept, begun = record.parse(content), BEGUN.match(content)
    game = registry.game(record.game_of(kept, load_words(db))).id
    return Content(True, game, begun[1].decode() if begun else "", tuple(text for _, text in kept.lines)), kept


def kept_game(content: Content, kept: record.Record, file: str, db: Database) -> Played:
    """The game that a record holds; raises InputError with its first damaged line."""
    keep = registry.game(content.game).keep
    if keep is None:
        found = ("턴마다 적는 게임이 아닙니다", "is no game that is kept turn by turn")
        raise InputError([fault(same(content.game), *found, "", "")])
    session, faults = resume(keep(db), kept.lines, kept.next_line)
    faults += session.stuck.faults if session.stuck else ()
    if faults:
        raise InputError(faults[:1])
    players, result = session.play.seating(session.state).players, session.play.score(session.state) if session.over else None
    name = content.id
    if result is None:
        return Played(name, content.game, content.when, file, players, {}, {})
    told = session.play.statistics(session.course)
    tallies = tuple(Tally(t.key, t.name, {p: t.counts[p] for p in players if p in t.counts}) for t in told.tallies)
    points, ranks = points_of(result), ranks_of(result)
    return Played(name, content.game, content.when, file, players, points, ranks, guessed(result), tallies, told.highlights)


@dataclass(frozen=True, slots=True)
class Logged:
    """A game of a log, not yet scored; several entries where they are rounds of it."""

    content: Content
    entries: tuple[Entry, ...]


def logged(content: bytes) -> Iterator[Logged | Fault]:
    """The games of a log in their order, or what is wrong in place of one; raises InputError where the log is no text."""
    try:
        text = content.removeprefix(BOM).decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise InputError([fault(at_line(line), "UTF-8이 아닙니다", "is not UTF-8", "UTF-8로 저장한 글", "text saved as UTF-8")]) from None
    waiting: list[Entry] = []
    for entry in entries(text):
        if entry.lines:
            waiting.append(entry)
            continue
        rounds = _rounds(waiting, entry)
        yield from (_one((e,)) for e in waiting[: len(waiting) - len(rounds)])
        yield _one(rounds) if rounds else _no_rounds(entry)
        waiting = []
    yield from (_one((e,)) for e in waiting)


def _one(some: Sequence[Entry]) -> Logged:
    lines = tuple(text for e in some for _, text in (*e.lines, (0, "---")))
    return Logged(Content(False, some[0].game, some[0].when, lines), tuple(some))


def _names(entry: Entry) -> tuple[str, ...]:
    """The names that the lines of a position begin with, those of players and of the table."""
    return tuple(fold(text.partition(":")[0]) for _, text in entry.lines)


def _rounds(before: Sequence[Entry], total: Entry) -> tuple[Entry, ...]:
    """The entries that a sum is of: as many before it as have its totals. Their own totals stand in the log, as it was when they were saved."""
    wanted, sums = _totals(total), dict[str, int]()
    for count, entry in enumerate(reversed(before), 1):
        own = _totals(entry)
        sums = {name: sums.get(name, 0) + own.get(name, 0) for name in own}
        if sums.keys() != wanted.keys() or entry.game != total.game:
            return ()
        if sums == wanted:
            return tuple(before[len(before) - count :])
    return ()


def _totals(entry: Entry) -> dict[str, int]:
    """Each player's points as the first line of an entry's result gives them."""
    pairs = (item.rpartition(" ") for item in (entry.result or ("",))[0].split(", "))
    return {fold(name): int(points) for name, _, points in pairs if points.lstrip("-").isdecimal()}


def _no_rounds(entry: Entry) -> Fault:
    found = ("라운드의 합인데 그 라운드가 앞에 없습니다", "is the sum of rounds that do not stand before it")
    return fault(at_line(entry.line), *found, "라운드 바로 뒤의 합", "a sum directly behind its rounds")


class Referees:
    """The referee of each game, and what was settled before: a log often has the same position again."""

    def __init__(self, db: Database) -> None:
        self._db, self._books, self._settled = db, dict[str, Book](), dict[object, Scoresheet | Rounds]()

    def scored(self, found: Logged, file: str) -> Played:
        """The game with its score; raises InputError with its first damaged line."""
        first = found.entries[0]
        result = self._result(found, first)
        ranks = ranks_of(result)
        return Played(found.content.id, first.game, first.when, file, tuple(ranks), points_of(result), ranks, guessed(result))

    def _result(self, found: Logged, first: Entry) -> Scoresheet | Rounds:
        known = (first.game, found.content.lines, all(e.deck_check for e in found.entries))
        if known not in self._settled:
            try:
                self._settled[known] = self._settle(found, first)
            except InputError as error:
                raise InputError(error.faults[:1]) from None
        return self._settled[known]

    def _settle(self, found: Logged, first: Entry) -> Scoresheet | Rounds:
        if first.game not in self._books:
            self._books[first.game] = registry.game(first.game).load(self._db)
        book, deck_check = self._books[first.game], all(e.deck_check for e in found.entries)
        if len(found.entries) == 1:
            return book.score.settle(first.lines, deck_check)
        return settle_rounds(book, [e.lines for e in found.entries], deck_check)


def placed(faults: Sequence[Fault], file: str, line: int = 0) -> list[Fault]:
    """The faults with the file that they are in, and the line where they do not say it."""
    at = [f.where if f.where.en else at_line(line) if line else Text("", "") for f in faults]
    return [replace(f, where=join([same(file), a], ", ") if a.en else same(file)) for f, a in zip(faults, at, strict=True)]
