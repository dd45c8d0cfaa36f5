"""The case launch: which docks are filled at the end of a turn, and how many launches without condition the turn has earned."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import Settlers, columns, docks, settlers, standing
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.positions.form import Entry, Flag, Form, Reading
from asrus_pnp.positions.places import Places

LIGHT = "light-crew"


@dataclass(frozen=True, slots=True)
class Position:
    """The settlers on the docks, which of the two ships need fewer (GA-5.3), the shuttles before the turn and after it,
    whether the reputation marker reached the end in it, the house rules in use."""

    player: str
    upper: Settlers
    lower: Settlers
    upper_light: bool
    lower_light: bool
    before: Settlers
    after: Settlers
    reached_end: bool
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dock:
    """One dock: its settlers, its places, how many fill it, whether its ship needs fewer than others (GA-5.3)."""

    id: str
    settlers: int
    places: int
    need: int
    light: bool

    @property
    def filled(self) -> bool:
        """Whether its ship launches (GA-5.1)."""
        return self.settlers >= self.need


@dataclass(frozen=True, slots=True)
class Outcome:
    """Both docks, the complete sets of shuttles before the turn and after it, and the launches without condition that it has earned."""

    docks: tuple[Dock, Dock]
    sets_before: int
    sets_after: int
    free_launches: int

    @property
    def filled(self) -> list[str]:
        """The docks whose ships launch."""
        return [d.id for d in self.docks if d.filled]

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"filled": self.filled, "free_launches": self.free_launches}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    fields = (
        settlers(tables, "upper", Text("위쪽 우주선의 이주민", "settlers on the upper dock")),
        settlers(tables, "lower", Text("아래쪽 우주선의 이주민", "settlers on the lower dock")),
        columns(tables, "columns-before", Text("차례 전의 셔틀", "shuttles before the turn")),
        columns(tables, "columns-after", Text("차례 뒤의 셔틀", "shuttles after the turn")),
    )
    flags = (
        Flag("upper-light", Text("위쪽이 이주민 1명 감소 우주선이면", "the ship on the upper dock needs one settler fewer")),
        Flag("lower-light", Text("아래쪽이 이주민 1명 감소 우주선이면", "the ship on the lower dock needs one settler fewer")),
        Flag("reached-end", Text("이번 차례에 명성 트랙 끝에 닿았으면", "the reputation marker reached the end in this turn")),
    )
    return Form(tables.words, (1, 1), fields, flags=flags, silent_options=(BY_STEPS,))


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    player = reading.players[0] if reading.players else Entry("", 0, {})
    upper, lower, before, after = (standing(player, key) for key in ("upper", "lower", "columns-before", "columns-after"))
    light, reached = ("upper-light" in player.values, "lower-light" in player.values), "reached-end" in player.values
    return Position(player.name, upper, lower, *light, before, after, reached, reading.options)


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Docks that cannot be, and columns that shrink."""
    return [*docks(position.player, position.upper, position.lower, tables, places), *_shrunk(position, places, tables)]


def _shrunk(position: Position, places: Places, tables: Tables) -> list[Fault]:
    before, after = position.before, position.after
    if places.lacks(position.player, "columns-before", "columns-after"):
        return []
    faults = []
    for symbol in (s for s in tables.symbols if after.get(s, 0) < before.get(s, 0)):
        name, was, now = tables.names[symbol], before.get(symbol, 0), after.get(symbol, 0)
        found = Text(f"{name.ko} 열이 {was}장에서 {now}장으로 줄었다", f"the {name.en} column shrinks from {was} to {now}")
        faults.append(fault(places.of(position.player), *found, f"{was}장 이상", f"at least {was}"))
    return faults


def decide(position: Position, tables: Tables) -> Outcome:
    """GA-5.1, GA-5.3 to GA-5.6: the docks that are filled, and the number of launches without condition."""
    board = tables.deck.board
    both = (
        _dock("upper", position.upper, board.upper, position.upper_light, tables),
        _dock("lower", position.lower, board.lower, position.lower_light, tables),
    )
    before, after = _sets(position.before, tables), _sets(position.after, tables)
    return Outcome(both, before, after, after - before + position.reached_end)


def _dock(id: str, crew: Settlers, places: int, light: bool, tables: Tables) -> Dock:
    need = places - tables.deck.kind(LIGHT).fewer if light else places
    return Dock(id, sum(crew.values()), places, need, light)


def _sets(columns: Settlers, tables: Tables) -> int:
    """How many complete sets of the five symbols the columns hold."""
    return min(columns.get(s, 0) for s in tables.symbols)
