"""The end of a game of Ganymede as players type it, and all that is impossible in it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import Tiles, columns, tile_count, tile_ids
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables, items
from asrus_pnp.kits.ganymede.pieces import Shuttle
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.value_types import Counts, Many, Number


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has in the end: ships launched, as kinds with what they show and as mere kinds, shuttles by column and the colours at their tops, tiles,
    the points of the track (and the space, where that was given), settlers on the docks, on Mars and on Earth."""

    entry: Entry
    ships: Mapping[str, int]
    kinds: Mapping[str, int]
    shuttles: tuple[Shuttle, ...]
    columns: Mapping[str, int]
    tops: Mapping[str, int]
    tiles: int
    reputation: int
    space: int | None
    docks: tuple[int, ...]
    mars: int
    earth: int

    @property
    def name(self) -> str:
        """The name as it was typed."""
        return self.entry.name


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    options: tuple[str, ...]
    players: tuple[Player, ...]


def form(tables: Tables) -> Form:
    """What may be typed for a score."""
    n, board, track = tables.numbers, tables.deck.board, tables.deck.track
    fields = (
        columns(tables, "columns", Text("열마다 셔틀 몇 장", "shuttles in each column")),
        Field(
            "tops", Counts(tables.colour, least=0), Text("셔틀 위쪽의 이주민 (예 red:3+purple:5)", "settlers at the top of the shuttles, as in red:3+purple:5")
        ),
        Field("tiles", Tiles(tile_count(tables), tile_ids(tables)), Text("보드의 이주민 타일", "settler tiles on the board")),
        Field("reputation", Number(0, len(track) - 1, clause="GA-6.3"), Text("명성 마커가 있는 칸", "space of the reputation marker")),
        Field(
            "reputation-points", Number(0, max(s.points for s in track), clause="GA-6.3"), Text("칸 대신 명성 점수", "reputation points, instead of the space")
        ),
        Field(
            "docks",
            Many(Number(0, max(board.upper, board.lower), clause="GA-1.5")),
            Text("두 우주선에 탄 이주민 (예 2+1)", "settlers on the two docks, as in 2+1"),
        ),
        Field("mars", Number(0, board.mars, clause="GA-1.5"), Text("화성의 이주민", "settlers on Mars")),
        Field("earth", Number(0, board.earth, clause="GA-1.5"), Text("지구의 이주민", "settlers on Earth")),
    )
    cards = Field("cards", items(tables), Text("완성한 우주선과 셔틀 (예 S07 flat E03)", "ships launched and shuttles, as in S07 flat E03"))
    return Form(tables.words, (n.players_least, n.players_most), fields, cards=cards, silent_options=(BY_STEPS,))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position, as far as it could be read."""
    return Position(reading.options, tuple(_player(e, tables) for e in reading.players))


def _player(entry: Entry, tables: Tables) -> Player:
    ships, kinds, shuttles, given = dict[str, int](), dict[str, int](), list[Shuttle](), entry.values.get
    for card, count in given("cards", {}).items():
        ship = tables.ships.get(card)
        if ship is None:
            shuttles.append(tables.shuttles[card])
        else:
            ships[ship.id] = ships.get(ship.id, 0) + count
            kinds[ship.kind] = kinds.get(ship.kind, 0) + count
    tiles, space = given("tiles") or 0, given("reputation")
    return Player(
        entry,
        ships,
        kinds,
        tuple(shuttles),
        columns=given("columns") or _counted(s.symbol for s in shuttles),
        tops=given("tops") or _counted(c for s in shuttles for c in s.requirement if c in tables.colours),
        tiles=tiles if isinstance(tiles, int) else len(tiles),
        reputation=given("reputation-points") or 0 if space is None else tables.deck.track[space].points,
        space=space,
        docks=given("docks") or (),
        mars=given("mars") or 0,
        earth=given("earth") or 0,
    )


def _counted(names: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: shuttles told twice over, reputation told twice over, no two docks, one card at two places."""
    faults = [f for p in position.players for f in (*_shuttles_twice(p), *_reputation(p, tables), *_docks(p))]
    return faults + _one_place(position, tables)


def _shuttles_twice(player: Player) -> list[Fault]:
    given = [k for k in ("columns", "tops") if k in player.entry.values] if player.shuttles else []
    if not given:
        return []
    keys = ", ".join(f"{k}=" for k in given)
    found = Text(f"{player.name}: 셔틀 번호와 {josa(keys, '이/가')} 함께 있다", f"{player.name} has both ids of shuttles and {keys}")
    return [fault(player.entry.at, *found, "셔틀 번호 또는 columns=, tops=", "ids of shuttles, or columns= and tops=")]


def _reputation(player: Player, tables: Tables) -> list[Fault]:
    """GA-6.3: the space or the points, and only points that the track has."""
    values, faults = player.entry.values, list[Fault]()
    if "reputation-points" not in values:
        return faults
    points, known = values["reputation-points"], sorted({s.points for s in tables.deck.track})
    if "reputation" in values:
        found = Text(f"{player.name}: 명성의 칸과 점수가 함께 있다", f"{player.name} has both a space and points of reputation")
        faults.append(fault(player.entry.at, *found, "하나만", "one of them", "GA-6.3"))
    if points is not None and points not in known:
        found, listed = Text(f"{player.name}: 명성 점수 {points}", f"{player.name} has {points} reputation points"), ", ".join(map(str, known))
        faults.append(fault(player.entry.at, *found, f"{listed} 중 하나", f"one of {listed}", "GA-6.3"))
    return faults


def _docks(player: Player) -> list[Fault]:
    """GA-1.5: two docks, two numbers."""
    docks = player.entry.get("docks")
    if docks is None or len(docks) == 2:
        return []
    found = Text(f"{player.name}: docks에 수가 {len(docks)}개다", f"{player.name}: docks= has {len(docks)} number{'s' * (len(docks) != 1)}")
    return [fault(player.entry.at, *found, "수 두 개, 예 docks=2+1", "two, as in docks=2+1", "GA-1.5")]


def _one_place(position: Position, tables: Tables) -> list[Fault]:
    """GA-1.1: a fault for each card and each tile that stands at two places, or was typed several times."""
    places: dict[str, list[Player]] = {}
    for player in position.players:
        tiles = player.entry.values.get("tiles")
        for card, count in player.entry.values.get("cards", {}).items():
            if card in tables.cards:
                places.setdefault(card, []).extend([player] * min(count, 2))
        for tile in tiles if isinstance(tiles, tuple) else ():
            places.setdefault(tile, []).append(player)
    return [_twice(id, players) for id, players in places.items() if len(players) > 1]


def _twice(id: str, players: list[Player]) -> Fault:
    names = ", ".join(dict.fromkeys(p.name for p in players))
    return fault(players[-1].entry.at, f"{id}: 여러 번 나온다 ({names})", f"{id} stands there more than once ({names})", "한 번만", "once", "GA-1.1")
