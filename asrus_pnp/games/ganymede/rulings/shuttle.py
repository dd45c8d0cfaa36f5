"""The case shuttle: whether the card may be used, what is missing, where each settler may go, how often the effect may be used."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import EARTH, MARS, Settlers, columns, crowded, docks, settlers, standing, tile_count
from asrus_pnp.games.ganymede.rulings.boarding import Boarding, Docks, boardings, crews, how_many_lost, landings
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.kits.ganymede.pieces import ANY, TILE, Shuttle
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import Places


@dataclass(frozen=True, slots=True)
class Position:
    """The shuttle and whether it leaves from Earth; the player's board before it is used, `tiles` by number; the house rules in use."""

    player: str
    shuttle: Shuttle
    from_earth: bool
    earth: Settlers
    mars: Settlers
    docks: Docks
    tiles: int
    columns: Settlers
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Requirement:
    """What a shuttle asks for: settlers by colour, `wild` more of any colour, tiles; and who stands at its start."""

    fixed: Counter[str]
    wild: int
    tiles: int
    there: Counter[str]

    @property
    def spare(self) -> Counter[str]:
        """Those at the start beyond the fixed requirement, among whom the player chooses the wild ones."""
        return self.there - self.fixed


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is asked and what is missing of it, by colour, `any` and `tile`; where each settler of the card may go before anything moves;
    for each crew that may go all that may come of it; how many times the effect may be used."""

    needs: Requirement
    missing: Mapping[str, int]
    moves: tuple[tuple[str, tuple[str, ...]], ...]
    outcomes: tuple[frozenset[Boarding], ...]
    times: int

    @property
    def allowed(self) -> bool:
        """Whether the shuttle may be used."""
        return not self.missing

    @property
    def lost(self) -> int:
        """GA-3.6: the least number of settlers that must be lost."""
        return min(self.losses, default=0)

    @property
    def certain(self) -> bool:
        """Whether as many are lost whatever the player chooses."""
        return len(self.losses) < 2

    @property
    def losses(self) -> set[int]:
        """How many settlers may be lost, by the choices of the player."""
        return {how_many_lost(o) for some in self.outcomes for o in some}

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        moves = [{"settler": settler, "to": list(to)} for settler, to in self.moves]
        return {"allowed": self.allowed, "missing": dict(self.missing), "moves": moves, "lost": self.lost, "times": self.times}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (Field("shuttle", tables.shuttle, Text("쓰는 셔틀 (예 M12)", "the shuttle used, as in M12"), needed=True),)
    fields = (
        settlers(tables, "earth", Text("지구의 이주민", "settlers on Earth")),
        settlers(tables, "mars", Text("화성의 이주민", "settlers on Mars")),
        settlers(tables, "upper", Text("위쪽 우주선의 이주민", "settlers on the upper dock")),
        settlers(tables, "lower", Text("아래쪽 우주선의 이주민", "settlers on the lower dock")),
        Field("tiles", tile_count(tables), Text("보드의 타일 수", "how many tiles lie on the board"), needed=True),
        columns(tables, "columns", Text("이미 쓴 셔틀", "shuttles used before")),
    )
    return Form(tables.words, (1, 1), fields, table, silent_options=(BY_STEPS,))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position as it was read."""
    player = reading.players[0] if reading.players else Entry("", 0, {})
    shuttle = tables.shuttles.get(reading.table.get("shuttle") or "", tables.deck.earth[0])
    return Position(
        player.name,
        shuttle,
        from_earth=shuttle in tables.deck.earth,
        earth=standing(player, "earth"),
        mars=standing(player, "mars"),
        docks=Docks(standing(player, "upper"), standing(player, "lower"), tables.deck.board),
        tiles=player.get("tiles") or 0,
        columns=standing(player, "columns"),
        options=reading.options,
    )


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """More settlers than places, and docks that cannot be."""
    board, player, on = tables.deck.board, position.player, position.docks
    faults = [*crowded(player, EARTH, position.earth, board.earth, places), *crowded(player, MARS, position.mars, board.mars, places)]
    return faults + docks(player, on.upper, on.lower, tables, places)


def requirement(shuttle: Shuttle, position: Position, tables: Tables) -> Requirement:
    """The requirement at the top of a shuttle (GA-3.1, GA-3.2)."""
    shown = Counter(shuttle.requirement)
    fixed = Counter({c: n for c, n in shown.items() if c in tables.colours})
    return Requirement(fixed, shown[ANY], shown[TILE], Counter(position.earth if position.from_earth else position.mars))


def missing(needs: Requirement, tiles: int) -> dict[str, int]:
    """GA-3.1, GA-3.2: what the player lacks, by colour, `any` and `tile`; empty when the shuttle may be used."""
    lacking = {**(needs.fixed - needs.there), ANY: needs.wild - needs.spare.total(), TILE: needs.tiles - tiles}
    return {what: count for what, count in lacking.items() if count > 0}


def places_for(settler: str, needs: Requirement, position: Position) -> list[str]:
    """GA-3.6, GA-3.8: where a settler of the requirement may go before anything moves; a wild one wherever one of the spare may."""
    if position.from_earth:
        return ["mars"] if mars_room(position) > 0 else []
    colours = list(needs.spare) if settler == ANY else [settler]
    return [dock for dock in ("upper", "lower") if any(dock in position.docks.may_take(c) for c in colours)]


def mars_room(position: Position) -> int:
    """GA-1.5: the free places on Mars."""
    return position.docks.board.mars - sum(position.mars.values())


def outcomes(needs: Requirement, position: Position) -> list[set[Boarding]]:
    """GA-3.6: for each crew that meets the requirement all that may come of it."""
    some = crews(tuple(needs.fixed.elements()), needs.wild, tuple(needs.spare.elements()))
    if position.from_earth:
        return [landings(crew, mars_room(position)) for crew in some]
    return [boardings(crew, position.docks) for crew in some]


def times(shuttle: Shuttle, position: Position) -> int:
    """GA-3.4: how many times the effect may be used; 0 for a card without one."""
    return position.columns.get(shuttle.symbol, 0) + 1 if shuttle.effect else 0


def decide(position: Position, tables: Tables) -> Outcome:
    """What comes of the shuttle in this position; where it may not be used nothing moves."""
    needs = requirement(position.shuttle, position, tables)
    lacking = missing(needs, position.tiles)
    if lacking:
        return Outcome(needs, lacking, (), (), 0)
    moves = tuple((s, tuple(places_for(s, needs, position))) for s in position.shuttle.settlers)
    return Outcome(needs, lacking, moves, tuple(map(frozenset, outcomes(needs, position))), times(position.shuttle, position))
