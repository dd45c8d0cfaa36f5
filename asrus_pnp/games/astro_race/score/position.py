"""The end of a game of Astro Race as players type it, and all that is impossible in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Number


@dataclass(frozen=True, slots=True)
class Player:
    """Where one player's pieces are in the end, and the place in finishing, None for the last player."""

    name: str
    moon: int
    lost: int
    reserve: int
    track: int
    finished: int | None

    @property
    def last(self) -> bool:
        """Whether this player has not finished (AR-7.1)."""
        return self.finished is None


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    players: tuple[Player, ...]
    options: tuple[str, ...] = ()


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
    place = Number(1, n.players_most, none=True, clause="AR-7.5")
    finished = Field("finished", place, Text("몇 번째로 끝났나 (마지막까지 남은 사람은 없음)", "place in finishing; none for the last player"))
    return Form(tables.words, (n.players_least, n.players_most), (*piece_fields(tables), track, finished), silent_options=tables.options)


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    return Position(tuple(_player(e) for e in reading.players), reading.options)


def _player(e: Entry) -> Player:
    finished = 0 if "finished" in e.unread else e.get("finished")
    moon, lost, reserve, track = (e.get(place) or 0 for place in ("moon", "lost", "reserve", "track"))
    return Player(e.name, moon, lost, reserve, track, finished)


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: pieces that do not make ten, a finished player with pieces left, two last players, places that skip wrongly."""
    faults: list[Fault] = []
    for p in position.players:
        faults += not_all_pieces(p.name, {"moon": p.moon, "lost": p.lost, "reserve": p.reserve, "track": p.track}, places, tables)
        faults += _not_finished(p, places)
    return faults + _second_last(position, places) + _no_ranking(position, places)


def not_all_pieces(name: str, counts: Mapping[str, int], places: Places, tables: Tables) -> list[Fault]:
    """A fault where a player's pieces, by where they are, do not make ten (AR-1.2); none where a count could not be read."""
    total, pieces = sum(counts.values()), tables.numbers.pieces
    if places.lacks(name, *counts) or total == pieces:
        return []
    labels = ", ".join(f"{tables.words.label(k).ko} {n}" for k, n in counts.items())
    found = (f"{name}: 말이 모두 {total}개다 ({labels})", f"{name} has {total} pieces ({', '.join(f'{k} {n}' for k, n in counts.items())})")
    return [fault(places.of(name), *found, f"모두 {pieces}개", f"{pieces} in all", "AR-1.2")]


def _not_finished(player: Player, places: Places) -> list[Fault]:
    left = player.track + player.reserve
    if player.last or not left:
        return []
    found = (f"{player.name}: 끝났다는데 말이 {left}개 남았다", f"{player.name} has finished with {left} still on the track or in reserve")
    return [fault(places.of(player.name), *found, "트랙 0, 예비 0", "track 0 and reserve 0", "AR-6.5")]


def _second_last(position: Position, places: Places) -> list[Fault]:
    last = [p for p in position.players if p.last]
    if len(last) < 2:
        return []
    shown = ", ".join(p.name for p in last)
    found = (f"{shown}: 끝난 순서가 없다", f"{shown} have no place in finishing")
    return [fault(places.of(*(p.name for p in last)), *found, "한 명만 빼고 모두 finished=", "finished= for all but one", "AR-7.1")]


def _no_ranking(position: Position, places: Places) -> list[Fault]:
    done = {p.name: p.finished for p in position.players if p.finished is not None}
    if any(places.lacks(name, "finished") for name in done):
        return []
    given = list(done.values())
    right = [1 + sum(other < place for other in given) for place in given]
    if given == right:
        return []
    shown, better = (", ".join(str(n) for n in sorted(some)) for some in (given, right))
    words = (
        f"끝난 순서가 {josa(shown, '이다/다')}",
        f"the places in finishing are {shown}",
        f"{better} (순위가 같으면 다음 순위는 건너뛴다. 예 1, 1, 3)",
        f"{better}; shared places skip (1, 1, 3)",
    )
    return [fault(places.of(*done), *words, "AR-7.5")]
