"""The end of a game of Ganymede as players tell it, and all that is impossible in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import Tiles, columns, tile_count, tile_ids
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables, items
from asrus_pnp.kits.ganymede.pieces import Shuttle
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Counts, Many, Number


@dataclass(frozen=True, slots=True)
class Player:
    """What is told of one player. `ships` launched are named by their ids, or by kind with what they show; the shuttles are told one by one, or else by
    `columns` and `tops`; the tiles by id or by number; the reputation by its space or by its points; the settlers on the docks one number a dock.
    None is what nobody tells."""

    name: str
    ships: Mapping[str, int]
    shuttles: tuple[Shuttle, ...] = ()
    columns: Mapping[str, int] | None = None
    tops: Mapping[str, int] | None = None
    tiles: int | tuple[str, ...] = 0
    space: int | None = None
    reputation_points: int | None = None
    docks: tuple[int, ...] | None = None
    mars: int = 0
    earth: int = 0


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given, and the house rules in use."""

    players: tuple[Player, ...]
    options: tuple[str, ...] = ()


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
    """The position as it was read."""
    return Position(tuple(_player(e, tables) for e in reading.players), reading.options)


def _player(entry: Entry, tables: Tables) -> Player:
    given = entry.values.get
    cards: Mapping[str, int] = given("cards", {})
    return Player(
        entry.name,
        {card: count for card, count in cards.items() if card in tables.ships},
        tuple(tables.shuttles[card] for card, count in cards.items() if card in tables.shuttles for _ in range(min(count, 2))),
        given("columns"),
        given("tops"),
        given("tiles") or 0,
        given("reputation"),
        given("reputation-points"),
        given("docks"),
        given("mars") or 0,
        given("earth") or 0,
    )


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: shuttles told twice over, reputation told twice over, no two docks, one card at two places."""
    faults = [f for p in position.players for f in (*_shuttles_twice(p, places), *_reputation(p, places, tables), *_docks(p, places))]
    return faults + _one_place(position, places, tables)


def _shuttles_twice(player: Player, places: Places) -> list[Fault]:
    told = {"columns": player.columns, "tops": player.tops} if player.shuttles else {}
    given = [k for k, counts in told.items() if counts is not None or places.lacks(player.name, k)]
    if not given:
        return []
    keys = ", ".join(f"{k}=" for k in given)
    found = Text(f"{player.name}: 셔틀 번호와 {josa(keys, '이/가')} 함께 있다", f"{player.name} has both ids of shuttles and {keys}")
    return [fault(places.of(player.name), *found, "셔틀 번호 또는 columns=, tops=", "ids of shuttles, or columns= and tops=")]


def _reputation(player: Player, places: Places, tables: Tables) -> list[Fault]:
    """GA-6.3: the space or the points, and only points that the track has."""
    points, at, faults = player.reputation_points, places.of(player.name), list[Fault]()
    by_space = player.space is not None or places.lacks(player.name, "reputation")
    by_points = points is not None or places.lacks(player.name, "reputation-points")
    if by_space and by_points:
        found = Text(f"{player.name}: 명성의 칸과 점수가 함께 있다", f"{player.name} has both a space and points of reputation")
        faults.append(fault(at, *found, "하나만", "one of them", "GA-6.3"))
    known = sorted({s.points for s in tables.deck.track})
    if points is not None and points not in known:
        found, listed = Text(f"{player.name}: 명성 점수 {points}", f"{player.name} has {points} reputation points"), ", ".join(map(str, known))
        faults.append(fault(at, *found, f"{listed} 중 하나", f"one of {listed}", "GA-6.3"))
    return faults


def _docks(player: Player, places: Places) -> list[Fault]:
    """GA-1.5: two docks, two numbers."""
    docks = player.docks
    if docks is None or len(docks) == 2:
        return []
    found = Text(f"{player.name}: docks에 수가 {len(docks)}개다", f"{player.name}: docks= has {len(docks)} number{'s' * (len(docks) != 1)}")
    return [fault(places.of(player.name), *found, "수 두 개, 예 docks=2+1", "two, as in docks=2+1", "GA-1.5")]


def _one_place(position: Position, places: Places, tables: Tables) -> list[Fault]:
    """GA-1.1: a fault for each card and each tile that stands at two places, or was named several times. Of a card that is told by what it prints
    there may be several."""
    holders: dict[str, list[str]] = {}
    for player in position.players:
        ships = [id for id, count in player.ships.items() for _ in range(min(count, 2))]
        for card in (c for c in (*ships, *(s.id for s in player.shuttles)) if c in tables.cards):
            holders.setdefault(card, []).append(player.name)
        for tile in player.tiles if isinstance(player.tiles, tuple) else ():
            holders.setdefault(tile, []).append(player.name)
    return [_twice(id, names, places) for id, names in holders.items() if len(names) > 1]


def _twice(id: str, names: list[str], places: Places) -> Fault:
    listed = ", ".join(dict.fromkeys(names))
    return fault(places.of(names[-1]), f"{id}: 여러 번 나온다 ({listed})", f"{id} stands there more than once ({listed})", "한 번만", "once", "GA-1.1")
