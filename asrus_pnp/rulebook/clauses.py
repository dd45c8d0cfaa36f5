"""The clauses of one game as they stand in the card database."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from asrus_pnp.core.errors import DataError, Fault, InputError
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.records import read, read_all

Status = Literal["rule", "official", "ruling", "option"]


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause of a game: its standing among the rules, its words, and where it comes from."""

    id: str
    status: Status
    source: str
    computed: bool
    ko: str
    en: str
    why: Text | None = None
    option: str = ""
    other_way: str = ""

    @property
    def text(self) -> Text:
        """The clause in both languages."""
        return Text(self.ko, self.en)


@dataclass(frozen=True, slots=True)
class GameName:
    """What a game is called."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class Source:
    """A document that clauses are taken from."""

    id: str
    title: Text


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules: all clauses whose id begins with its own."""

    id: str
    name: Text


@dataclass(frozen=True, slots=True)
class Clauses:
    """All clauses of a game, in the order of the rules, and the documents behind them."""

    game: str
    name: Text
    sources: tuple[Source, ...]
    sections: tuple[Section, ...]
    all: tuple[Clause, ...]
    _by_id: dict[str, Clause] = field(init=False, repr=False, compare=False)
    _told: dict[tuple[str, ...], list[Text]] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_by_id", {c.id: c for c in self.all})

    def find(self, id: str) -> Clause:
        """The clause of that id, whatever its case; raises InputError with what was perhaps meant."""
        clause = self._by_id.get(id) or self._by_id.get(id.upper())
        if clause:
            return clause
        found = Text(f"{self.name.ko}에 {id} 조항은 없다", f"{self.name.en} has no clause {id}")
        raise InputError([Fault(same(""), found, perhaps(id, [c.id for c in self.all]))])

    def silences(self, used: tuple[str, ...]) -> list[Text]:
        """A note for each used clause that is no plain rule: that the rules are silent or were answered otherwise, and what plays it the other way."""
        if used not in self._told:  # many positions of a log rest on the same few clauses
            self._told[used] = [_silence(c) for c in (self.find(u) for u in used) if c.status in ("ruling", "official")]
        return list(self._told[used])

    def otherwise(self, options: Sequence[str]) -> list[Text]:
        """A note for each option that plays a clause the other way: what the publisher answered, or what this project rules without it."""
        return [_without(c) for o in dict.fromkeys(options) for c in self.all if o and c.other_way == o]


def _silence(clause: Clause) -> Text:
    other = Text(f" (다르게 하려면: option: {clause.other_way})", f" (the other way: option: {clause.other_way})") if clause.other_way else same("")
    if clause.status == "official":
        how = Text("규칙 글과 다르게 답했다", "otherwise than the rules text") if clause.other_way else Text("이렇게 답했다", "")
        en = f"the publisher answered this{f', {how.en}' if how.en else ''}"
        return join([Text(f"{clause.id}: 출판사가 {how.ko}: {clause.ko}", f"{clause.id}: {en}: {clause.en}"), other], "")
    why = clause.why or same("")
    told = Text(
        f"{clause.id}: 규칙에 분명한 말이 없어 이 프로그램이 정했다: {clause.ko} ({why.ko})",
        f"{clause.id}: the rules are silent or unclear here; this project rules: {clause.en} ({why.en})",
    )
    return join([told, other], "")


def _without(clause: Clause) -> Text:
    by = Text("출판사는 다르게 답했다", "the publisher answered otherwise")
    if clause.status != "official":
        by = Text("이 프로그램은 다르게 정했다", "this project rules otherwise")
    return Text(f"{clause.other_way}: {by.ko}. {clause.id}: {clause.ko}", f"{clause.other_way}: {by.en}; {clause.id}: {clause.en}")


@once
def load_clauses(db: Database, game: str) -> Clauses:
    """The clauses of a game; raises DataError with every fault of the file."""
    name, faults = f"clauses/{game}.toml", list[Fault]()
    tables = db.tables(name)
    about = read(GameName, tables.get("game"), name, "game", faults)
    sources = read_all(Source, tables.get("source"), name, "source", faults)
    sections = read_all(Section, tables.get("section"), name, "section", faults)
    clauses = read_all(Clause, tables.get("clause"), name, "clause", faults)
    known = [s.id for s in sources]
    for clause in clauses:
        if clause.source not in known:
            place = Text(f"{name}, “{clause.id}” 항목, 필드 source", f"{name}, record “{clause.id}”, field source")
            faults.append(Fault(place, same(clause.source), perhaps(clause.source, known)))
    if faults or about is None:
        raise DataError(faults)
    return Clauses(game, about.name, sources, sections, clauses)
