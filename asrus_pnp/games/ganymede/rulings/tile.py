"""The case tile: one is taken; which lie on the board then, and how many times the new one's effect may be used."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import EARTH, Settlers, crowded, settlers, standing, tile_ids
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.kits.ganymede.pieces import Tile
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import TABLE, Places


@dataclass(frozen=True, slots=True)
class Position:
    """The player's tiles and settlers on Earth before, the tile taken, the one that it replaces if any, the house rules in use."""

    player: str
    tiles: tuple[Tile, ...]
    earth: Settlers
    tile: Tile
    replaces: Tile | None = None
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How many times the effect may be used, the tiles on the board with the new one, the free places on Earth before the effect."""

    times: int
    tiles: tuple[Tile, ...]
    room: int

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"times": self.times, "tiles": [t.id for t in self.tiles], "room": self.room, "basic_action": False}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("tile", tables.tile, Text("가져오는 타일 (예 T07)", "the tile taken, as in T07"), needed=True),
        Field("replaces", tables.tile, Text("자리가 없으면 밀려나는 타일", "the tile that it replaces, if there is no room")),
    )
    fields = (
        Field("tiles", tile_ids(tables), Text("보드의 타일 (예 T03+T11)", "tiles on the board, as in T03+T11"), needed=True),
        settlers(tables, "earth", Text("지구의 이주민", "settlers on Earth")),
    )
    return Form(tables.words, (1, 1), fields, table, silent_options=(BY_STEPS,))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position as it was read."""
    table, some = reading.table, tables.deck.tiles[0]
    player = reading.players[0] if reading.players else Entry("", 0, {})
    tile, old = tables.tiles.get(table.get("tile") or "", some), tables.tiles.get(table.get("replaces") or "")
    own = tuple(tables.tiles[t] for t in player.get("tiles") or ())
    return Position(player.name, own, standing(player, "earth"), tile, old, reading.options)


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """A tile that lies there already, a fourth tile without a place, a tile replaced that may not be, too many settlers on Earth."""
    faults = [] if places.lacks(TABLE, "tile") else _lies_there(position, places, tables)
    if position.player and not places.lacks(position.player, "tiles"):
        full = len(position.tiles) >= tables.deck.board.tiles
        faults += [*_no_place(position, places, full), *_place_free(position, places, full, tables), *_not_there(position, places)]
    return faults + crowded(position.player, EARTH, position.earth, tables.deck.board.earth, places)


def _lies_there(position: Position, places: Places, tables: Tables) -> list[Fault]:
    """GA-2.2: a tile is taken from the open ones. Of tiles that the card database does not know there may be several alike."""
    tile = position.tile.id
    if tile not in [t.id for t in position.tiles] or tile not in tables.tiles:
        return []
    found = Text(f"{josa(tile, '은/는')} 이미 보드에 있다", f"{tile} lies on the board already")
    return [fault(places.of(TABLE), *found, "보드에 없는 타일", "a tile that does not lie there", "GA-2.2")]


def _no_place(position: Position, places: Places, full: bool) -> list[Fault]:
    """GA-2.2: with all places taken the new tile replaces one."""
    if not full or position.replaces or places.lacks(TABLE, "replaces"):
        return []
    shown = _listed(position.tiles)
    found = Text(f"타일 자리가 없는데({shown}) replaces= 가 없다", f"no tile place is free ({shown}), and replaces= is missing")
    return [fault(places.of(TABLE), *found, f"replaces= {shown} 중 하나", f"replaces= one of {shown}", "GA-2.2")]


def _place_free(position: Position, places: Places, full: bool, tables: Tables) -> list[Fault]:
    """GA-2.10: while a place is free no tile is replaced."""
    if full or position.replaces is None:
        return []
    old, free = position.replaces.id, tables.deck.board.tiles - len(position.tiles)
    found = Text(f"타일 자리가 {free}개 비어 있는데 {josa(old, '을/를')} 교체한다", f"{old} is replaced, though tile places are free: {free}")
    return [fault(places.of(TABLE), *found, "replaces= 없이", "no replaces=", "GA-2.10")]


def _not_there(position: Position, places: Places) -> list[Fault]:
    """GA-2.2: one of the tiles on the board is replaced."""
    if position.replaces is None or position.replaces in position.tiles:
        return []
    old, shown = position.replaces.id, _listed(position.tiles) or "none"
    found = Text(f"교체할 {josa(old, '이/가')} 보드에 없다", f"{old}, which is replaced, does not lie on the board")
    return [fault(places.of(TABLE), *found, f"보드의 타일은 {shown}", f"the board holds {shown}", "GA-2.2")]


def _listed(tiles: Sequence[Tile]) -> str:
    return "+".join(t.id for t in tiles)


def decide(position: Position, tables: Tables) -> Outcome:
    """GA-2.2, GA-2.4, GA-2.7: what lies on the board, how many times the effect may be used, and the room on Earth."""
    after = list(position.tiles)
    if position.replaces:
        after[after.index(position.replaces)] = position.tile
    else:
        after.append(position.tile)
    times = sum(t.symbol == position.tile.symbol for t in after)
    return Outcome(times, tuple(after), tables.deck.board.earth - sum(position.earth.values()))
