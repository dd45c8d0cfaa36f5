"""Ganymede as the card database has it: tiles, shuttles, ships, the reputation track, and what else lies in the box."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, get_args

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import check_spans, expand
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.kit_info import physical
from asrus_pnp.database.records import Fact, read, read_all, where
from asrus_pnp.database.spellings import shared
from asrus_pnp.kits.ganymede.pieces import (
    ANY,
    TILE,
    Action,
    Board,
    Colour,
    GanymedeKit,
    Ship,
    ShipKind,
    ShipKindId,
    Shuttle,
    Space,
    Stack,
    StackKind,
    Supply,
    Symbol,
    Tile,
)

FILE = "kits/ganymede.toml"


@dataclass(frozen=True, slots=True)
class Deck:
    """The whole box, with what is known of it."""

    kit: GanymedeKit
    facts: tuple[Fact, ...]
    stacks: tuple[Stack, ...]
    colours: tuple[Colour, ...]
    symbols: tuple[Symbol, ...]
    actions: tuple[Action, ...]
    tiles: tuple[Tile, ...]
    earth: tuple[Shuttle, ...]
    mars: tuple[Shuttle, ...]
    ship_kinds: tuple[ShipKind, ...]
    ships: tuple[Ship, ...]
    track: tuple[Space, ...]
    board: Board
    supply: tuple[Supply, ...]

    @property
    def shuttles(self) -> tuple[Shuttle, ...]:
        """All shuttles, Earth before Mars."""
        return self.earth + self.mars

    def fact(self, id: str) -> Fact:
        """The fact of that id."""
        return next(f for f in self.facts if f.id == id)

    def stack(self, id: StackKind) -> Stack:
        """The stack of that id."""
        return next(s for s in self.stacks if s.id == id)

    def kind(self, id: str) -> ShipKind:
        """The ship kind of that id."""
        return next(k for k in self.ship_kinds if k.id == id)

    def name_of(self, piece: Tile | Shuttle | Ship) -> Text:
        """What a card or tile is called: the symbol and the stack, or the kind of ship and what it shows."""
        named = {c.id: c.name for c in self.colours} | {s.id: s.name for s in self.symbols}
        if isinstance(piece, Ship):
            name, shown = self.kind(piece.kind).name, named.get(piece.shows)
            return Text(f"{name.ko}: {shown.ko}", f"{name.en}: {shown.en}") if shown else name
        of, symbol = next(s for s in self.stacks if s.prefix == piece.id[0]).name, named[piece.symbol]
        return Text(f"{symbol.ko} {of.ko}", f"{symbol.en} {of.en}")


@once
def load(db: Database) -> Deck:
    """The box; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    kit = read(GanymedeKit, tables.get("kit"), FILE, "kit", faults)
    board = read(Board, tables.get("board"), FILE, "board", faults)
    deck = dict[str, Any](
        facts=read_all(Fact, tables.get("fact"), FILE, "fact", faults),
        stacks=read_all(Stack, tables.get("stack"), FILE, "stack", faults),
        colours=read_all(Colour, tables.get("colour"), FILE, "colour", faults),
        symbols=read_all(Symbol, tables.get("symbol"), FILE, "symbol", faults),
        actions=read_all(Action, tables.get("action"), FILE, "action", faults),
        tiles=read_all(Tile, tables.get("tile"), FILE, "tile", faults),
        earth=read_all(Shuttle, tables.get("earth"), FILE, "earth", faults),
        mars=read_all(Shuttle, tables.get("mars"), FILE, "mars", faults),
        ship_kinds=read_all(ShipKind, tables.get("ship_kind"), FILE, "ship_kind", faults),
        ships=read_all(Ship, tables.get("ship"), FILE, "ship", faults),
        track=read_all(Space, tables.get("space"), FILE, "space", faults, key="number"),
        supply=read_all(Supply, tables.get("supply"), FILE, "supply", faults, key="players"),
    )
    if kit is None or board is None:
        raise DataError(faults)
    whole = Deck(kit=kit, board=board, **deck)
    faults += _problems(whole, complete=not faults)
    if faults:
        raise DataError(faults)
    return whole


def _problems(deck: Deck, complete: bool) -> list[Fault]:
    """What only shows when the records are seen together: ids, names of colours, symbols and kinds, the order of the track.
    Where some record could not be read, nothing is said of what would then be missing for that reason alone."""
    faults: list[Fault] = []
    if complete:
        _check_ids(deck, faults)
        _check_whole(get_args(StackKind), [s.id for s in deck.stacks], "stack", faults)
        _check_whole(get_args(ShipKindId), [k.id for k in deck.ship_kinds], "ship_kind", faults)
        _check_track(deck, faults)
        named: dict[str, Sequence[Colour | Symbol | ShipKind | Stack | Action]] = {
            "colour": deck.colours, "symbol": deck.symbols, "ship_kind": deck.ship_kinds, "stack": deck.stacks, "action": deck.actions,
        }  # fmt: skip
        for kind, records in named.items():
            faults += shared([(f"{kind} {r.id}", (r.id, r.name.ko, r.name.en)) for r in records], FILE)
    colours, symbols = [c.id for c in deck.colours], [s.id for s in deck.symbols]
    for id, symbol in [(t.id, t.symbol) for t in deck.tiles] + [(s.id, s.symbol) for s in deck.shuttles]:
        _check_known([symbol], symbols, id, "symbol", faults)
    for shuttle in deck.shuttles:
        _check_known(shuttle.requirement, [*colours, ANY, TILE], shuttle.id, "requirement", faults)
        _check_known(shuttle.effect.colours if shuttle.effect else (), colours, shuttle.id, "effect", faults)
    for tile in deck.tiles:
        if not tile.effects:
            faults.append(fault(where(FILE, tile.id, "effects"), "비어 있다", "is empty", "효과 하나 이상", "at least one effect"))
    for id, effects in [(t.id, t.effects) for t in deck.tiles] + [(k.id, k.effects) for k in deck.ship_kinds]:
        _check_known([c for e in effects for c in e.colours], colours, id, "effects", faults)
    for ship in deck.ships:
        _check_known([ship.kind], [k.id for k in deck.ship_kinds], ship.id, "kind", faults)
        _check_known([ship.shows] if ship.shows else [], [*symbols, *colours], ship.id, "shows", faults)
    return faults


def _check_track(deck: Deck, faults: list[Fault]) -> None:
    if [s.number for s in deck.track] != list(range(len(deck.track))):
        faults.append(fault(where(FILE, "space", "number"), "트랙이 이어지지 않는다", "the track has gaps", "0부터 차례로", "0, 1, 2 … in order"))
    if [s.launch for s in deck.track] != [False] * (len(deck.track) - 1) + [True]:
        faults.append(fault(where(FILE, "space", "launch"), "끝 칸의 것이 아니다", "is not that of the last space", "끝 칸에만", "only at the last space"))


def _check_ids(deck: Deck, faults: list[Fault]) -> None:
    known: dict[str, Sequence[Any]] = {"tile": deck.tiles, "earth": deck.earth, "mars": deck.mars, "ship": deck.ships}
    for stack in deck.stacks:
        spans = {f"{stack.id} {p.id}": (p.ids, p.copies) if isinstance(p, Ship) else (p.id, 1) for p in known[stack.id]}
        check_spans(spans, stack.prefix, stack.count, FILE, faults)
    total = sum(stack.count for stack in deck.stacks)
    if deck.kit.count != total:
        faults.append(fault(where(FILE, "kit", "count"), f"{deck.kit.count}", f"{deck.kit.count}", f"{total}", f"{total}, as the stacks have"))


def _check_known(found: Iterable[str], known: Sequence[str], record: str, field: str, faults: list[Fault]) -> None:
    listed = ", ".join(known)
    for word in found:
        if word not in known:
            faults.append(fault(where(FILE, record, field), f"“{word}”", f"there is no “{word}”", f"{listed} 중 하나", f"one of {listed}"))


def _check_whole(wanted: Sequence[str], found: Sequence[str], section: str, faults: list[Fault]) -> None:
    for missing in (w for w in wanted if w not in found):
        faults.append(fault(where(FILE, f"{section} {missing}"), "빠져 있다", "is missing", f"[[{section}]] 하나", f"one [[{section}]]"))


def rows(deck: Deck) -> list[dict[str, Any]]:
    """One row for each physical card and tile."""
    kinds = (("tile", deck.tiles), ("earth-shuttle", deck.earth), ("mars-shuttle", deck.mars))
    found = [_row(deck, kind, piece) for kind, pieces in kinds for piece in pieces]
    for ship in deck.ships:
        kind = deck.kind(ship.kind)
        printed = {"ship": ship.kind, "shows": ship.shows, "name": deck.name_of(ship), "standing": ship.standing, "source": ship.source}
        about = {"text": kind.text, "points": kind.points, "each": kind.each, "effects": asdict(kind)["effects"], "fewer": kind.fewer}
        found += physical("ganymede", "ship", ship.ids, {"id": ship.id} | printed | about)
    return found


def _row(deck: Deck, kind: str, piece: Tile | Shuttle) -> dict[str, Any]:
    record = asdict(piece)
    (row,) = physical("ganymede", kind, record.pop("id"), {"name": deck.name_of(piece)} | record)
    return row


def ship_ids(deck: Deck) -> dict[str, Ship]:
    """The ship for each id S01 and on."""
    return {i: s for s in deck.ships for i in expand(s.ids)}
