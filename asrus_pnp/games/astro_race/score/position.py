"""The end of a game of Astro Race as players type it, and all that is impossible in it."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.notation import at_lines
from asrus_pnp.positions.value_types import Number

NOTHING = "none"


@dataclass(frozen=True, slots=True)
class OrNothing:
    """A number or the word none. None is read as NOTHING, so that it differs from a value that could not be read."""

    number: Number

    def read(self, text: str) -> Any:
        value = self.number.read(text)
        return NOTHING if value is None else value

    def show(self, value: Any) -> str:
        return self.number.show(None if value == NOTHING else value)

    def hint(self) -> Text:
        return self.number.hint()


@dataclass(frozen=True, slots=True)
class Player:
    """Where one player's pieces are in the end, and the place in finishing; None is what could not be read, no place is NOTHING."""

    entry: Entry
    moon: int | None
    lost: int | None
    reserve: int | None
    track: int | None
    finished: Any

    @property
    def name(self) -> str:
        return self.entry.name

    @property
    def last(self) -> bool:
        """Whether this player has not finished (AR-7.1)."""
        return bool(self.finished == NOTHING)


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    options: tuple[str, ...]
    players: tuple[Player, ...]


def piece_fields(tables: Tables) -> tuple[Field, ...]:
    """Where pieces can be that are not on the track."""
    some = Number(0, tables.numbers.pieces, clause="AR-1.2")
    return (
        Field("moon", some, Text("달에 도착한 말", "pieces on the Moon")),
        Field("lost", some, Text("잃은 말", "pieces lost")),
        Field("reserve", some, Text("예비 말", "pieces in reserve")),
    )


def form(tables: Tables) -> Form:
    """What may be typed for a score."""
    n = tables.numbers
    track = Field("track", Number(0, n.together_most, clause="AR-4.10"), Text("트랙에 있는 말", "pieces on the track"))
    place = OrNothing(Number(1, n.players_most, none=True, clause="AR-7.5"))
    finished = Field("finished", place, Text("몇 번째로 끝났나 (마지막까지 남은 사람은 없음)", "place in finishing; none for the last player"))
    return Form(tables.words, (n.players_least, n.players_most), (*piece_fields(tables), track, finished), silent_options=tables.options)


def parse(reading: Reading, tables: Tables) -> Position:
    """The position, as far as it could be read."""
    return Position(reading.options, tuple(_player(e) for e in reading.players))


def _player(e: Entry) -> Player:
    return Player(e, e.get("moon", 0), e.get("lost", 0), e.get("reserve", 0), e.get("track", 0), e.get("finished", NOTHING))


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: pieces that do not make ten, a finished player with pieces left, two last players, places that skip wrongly."""
    faults: list[Fault] = []
    for p in position.players:
        faults += not_all_pieces(p.entry, {"moon": p.moon, "lost": p.lost, "reserve": p.reserve, "track": p.track}, tables) + _not_finished(p)
    return faults + _second_last(position) + _no_ranking(position)


def not_all_pieces(entry: Entry, places: dict[str, int | None], tables: Tables) -> list[Fault]:
    """A fault where a player's pieces, by where they are, do not make ten (AR-1.2); none where a count could not be read."""
    read = {k: n for k, n in places.items() if n is not None}
    total, pieces = sum(read.values()), tables.numbers.pieces
    if len(read) < len(places) or total == pieces:
        return []
    labels = ", ".join(f"{tables.words.label(k).ko} {n}" for k, n in read.items())
    found = (f"{entry.name}: 말이 모두 {total}개다 ({labels})", f"{entry.name} has {total} pieces ({', '.join(f'{k} {n}' for k, n in read.items())})")
    return [fault(entry.at, *found, f"모두 {pieces}개", f"{pieces} in all", "AR-1.2")]


def _not_finished(player: Player) -> list[Fault]:
    left = (player.track or 0) + (player.reserve or 0)
    if player.last or not left:
        return []
    found = (f"{player.name}: 끝났다는데 말이 {left}개 남았다", f"{player.name} has finished with {left} still on the track or in reserve")
    return [fault(player.entry.at, *found, "트랙 0, 예비 0", "track 0 and reserve 0", "AR-6.5")]


def _second_last(position: Position) -> list[Fault]:
    last = [p for p in position.players if p.last]
    if len(last) < 2:
        return []
    shown = ", ".join(p.name for p in last)
    found = (f"{shown}: 끝난 순서가 없다", f"{shown} have no place in finishing")
    return [fault(at_lines([p.entry.line for p in last]), *found, "한 명만 빼고 모두 finished=", "finished= for all but one", "AR-7.1")]


def _no_ranking(position: Position) -> list[Fault]:
    done = [p for p in position.players if not p.last]
    places = [p.finished for p in done]
    if None in places:
        return []
    right = [1 + sum(other < place for other in places) for place in places]
    if places == right:
        return []
    shown, better = (", ".join(str(n) for n in sorted(some)) for some in (places, right))
    words = (
        f"끝난 순서가 {josa(shown, '이다/다')}",
        f"the places in finishing are {shown}",
        f"{better} (순위가 같으면 다음 순위는 건너뛴다. 예 1, 1, 3)",
        f"{better}; shared places skip (1, 1, 3)",
    )
    return [fault(at_lines([p.entry.line for p in done]), *words, "AR-7.5")]
