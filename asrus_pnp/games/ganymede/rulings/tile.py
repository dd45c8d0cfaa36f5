"""The case tile: one is taken; which lie on the board then, and how many times the new one's effect may be used."""

from dataclasses import dataclass, replace

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import EARTH, crowded, settlers, standing, tile_ids
from asrus_pnp.games.ganymede.tables import BY_STEPS, GAME, Tables
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Position:
    """The tile taken and the one it replaces (None where none, or where it could not be read), the tiles on the board before, the player's line."""

    options: tuple[str, ...]
    table: Entry
    player: Entry
    tile: str | None
    replaces: str | None
    tiles: tuple[str, ...] | None

    @property
    def after(self) -> list[str]:
        """GA-2.2: the tiles on the board once the new one lies there."""
        before, new = list(self.tiles or ()), [self.tile or ""]
        return [t if t != self.replaces else new[0] for t in before] if self.replaces else before + new

    @property
    def settlers(self) -> int:
        """How many stand on Earth."""
        return sum(standing(self.player, "earth").values())


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


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    table = reading.table
    player = reading.players[0] if reading.players else Entry("", 0, {})
    return Position(reading.options, table, player, table.get("tile"), table.get("replaces"), player.get("tiles"))


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """A tile that lies there already, a fourth tile without a place, a tile replaced that may not be, too many settlers on Earth."""
    faults = _lies_there(position)
    if position.tiles is not None:
        full = len(position.tiles) >= tables.deck.board.tiles
        faults += [*_no_place(position, full), *_place_free(position, full, tables), *_not_there(position)]
    return faults + crowded(position.player, "earth", EARTH, tables.deck.board.earth)


def _lies_there(position: Position) -> list[Fault]:
    """GA-2.2: a tile is taken from the open ones."""
    if position.tile not in (position.tiles or ()):
        return []
    tile = str(position.tile)
    found = Text(f"{josa(tile, '은/는')} 이미 보드에 있다", f"{tile} lies on the board already")
    return [fault(position.table.at, *found, "보드에 없는 타일", "a tile that does not lie there", "GA-2.2")]


def _no_place(position: Position, full: bool) -> list[Fault]:
    """GA-2.2: with all places taken the new tile replaces one."""
    if not full or "replaces" in position.table.values:
        return []
    shown = "+".join(position.tiles or ())
    found = Text(f"타일 자리가 없는데({shown}) replaces= 가 없다", f"no tile place is free ({shown}), and replaces= is missing")
    return [fault(position.table.at, *found, f"replaces= {shown} 중 하나", f"replaces= one of {shown}", "GA-2.2")]


def _place_free(position: Position, full: bool, tables: Tables) -> list[Fault]:
    """GA-2.10: while a place is free no tile is replaced."""
    if full or position.replaces is None:
        return []
    free = tables.deck.board.tiles - len(position.tiles or ())
    found = Text(
        f"타일 자리가 {free}개 비어 있는데 {josa(position.replaces, '을/를')} 교체한다", f"{position.replaces} is replaced, though tile places are free: {free}"
    )
    return [fault(position.table.at, *found, "replaces= 없이", "no replaces=", "GA-2.10")]


def _not_there(position: Position) -> list[Fault]:
    """GA-2.2: one of the tiles on the board is replaced."""
    if position.replaces is None or position.replaces in (position.tiles or ()):
        return []
    shown = "+".join(position.tiles or ()) or "none"
    found = Text(f"교체할 {josa(position.replaces, '이/가')} 보드에 없다", f"{position.replaces}, which is replaced, does not lie on the board")
    return [fault(position.table.at, *found, f"보드의 타일은 {shown}", f"the board holds {shown}", "GA-2.2")]


def decide(position: Position, tables: Tables) -> Ruling:
    """What lies on the board, how many times the effect may be used, and the room on Earth."""
    symbol = tables.tiles[position.tile or ""].symbol
    same = [t for t in position.after if tables.tiles[t].symbol == symbol]
    room = tables.deck.board.earth - position.settlers
    facts = {"times": len(same), "tiles": position.after, "room": room, "basic_action": False}
    verdict = Text(f"{position.tile}의 효과를 {len(same)}번까지 쓸 수 있다.", f"The effect of {position.tile} may be used {_times(len(same))}.")
    steps = (*_laid(position), _counted(position, symbol, same, tables), _room(position, room))
    ruling = Ruling(GAME, "tile", position.options, verdict, facts, steps)
    guessed = any(tables.tiles[t].symbol_standing == "unconfirmed" for t in position.after)
    return replace(ruling, notes=(*tables.stand_in("tiles", guessed), *tables.clauses.silences(ruling.clauses)))


def _times(count: int) -> str:
    return "once" if count == 1 else f"up to {count} times"


def _laid(position: Position) -> list[Step]:
    """GA-2.2, and where a tile is replaced GA-2.3 and GA-2.5: it has gone before anything is counted."""
    tile, old = str(position.tile), position.replaces
    if old is None:
        return [Step(("GA-2.2",), Text(f"{josa(tile, '을/를')} 빈자리에 놓는다", f"{tile} goes to a free place"))]
    return [
        Step(
            ("GA-2.2",),
            Text(f"{josa(tile, '이/가')} {josa(old, '을/를')} 대신하고 {josa(old, '은/는')} 버려진다", f"{tile} replaces {old}, which is discarded"),
        ),
        Step(("GA-2.3",), Text(f"버려진 {josa(old, '은/는')} 기본 행동을 주지 않는다", f"{old} gives no basic action")),
        Step(("GA-2.5",), Text(f"{josa(old, '은/는')} 세기 전에 이미 보드를 떠났다", f"{old} has left before the count")),
    ]


def _counted(position: Position, symbol: str, same: list[str], tables: Tables) -> Step:
    name, ids = tables.names[symbol], ", ".join(same)
    ko = f"{name.ko} 문양 타일이 {len(same)}개({ids})라서 {position.tile}의 효과를 {len(same)}번까지 쓸 수 있다"
    en = f"tiles of the {name.en} symbol: {len(same)} ({ids}), so the effect of {position.tile} may be used {_times(len(same))}"
    return Step(("GA-2.4",), Text(ko, en))


def _room(position: Position, room: int) -> Step:
    count = position.settlers
    there = f"이주민 {count}명이 있어" if count else "이주민이 없어"
    ko = f"지구에 {there} {f'{room}자리가 비어 있다' if room else '빈자리가 없다'}"
    en = f"settlers on Earth: {count}; places free: {room}"
    return Step(("GA-2.7",), Text(ko, en))
