"""The score of Ganymede: one function for each clause."""

from collections.abc import Callable, Sequence

from asrus_pnp.core.rulings import PlayerScore, ScoreLine, Scoresheet, competition_ranks
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.notes import of_score
from asrus_pnp.games.ganymede.position import Player, Position
from asrus_pnp.games.ganymede.tables import GAME, Tables

NO_SHIP = Text("이런 우주선 없음", "no such ship")


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; GA-7.12 and, where several have most points, GA-7.4 decide."""
    lines = [_lines(p, tables) for p in position.players]
    totals = [sum(s.points for s in some) for some in lines]
    ranks = competition_ranks((t, p.mars, p.earth) for t, p in zip(totals, position.players, strict=True))
    players = tuple(PlayerScore(p.name, r, tuple(s)) for p, r, s in zip(position.players, ranks, lines, strict=True))
    clauses = deciding(totals)
    return Scoresheet(GAME, position.options, players, clauses, tuple(of_score(position, clauses, tables)))


def deciding(totals: Sequence[int]) -> tuple[str, ...]:
    """GA-7.12: most points win; GA-7.4 where several have as many."""
    return ("GA-7.12", "GA-7.4") if totals.count(max(totals)) > 1 else ("GA-7.12",)


def _lines(player: Player, tables: Tables) -> list[ScoreLine]:
    clauses = (track, docked, per_colour, per_symbol, symbol_set, reputation_match, per_tile, printed)
    return [clause(player, tables) for clause in clauses]


def track(player: Player, tables: Tables) -> ScoreLine:
    """GA-6.3: the points of the zone that the reputation marker stands in."""
    at = player.reputation if player.space is None else player.space
    why = Text(f"명성 {at}점 구간", f"the zone of {at}") if player.space is None else Text(f"명성 트랙 {at}칸", f"space {at} of the track")
    return ScoreLine(player.reputation, "GA-6.3", why)


def docked(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.2: a point for each settler on a docked ship."""
    count = sum(player.docks)
    return ScoreLine(
        count * tables.numbers.points_settler, "GA-7.2", Text(f"우주선에 탄 이주민 {count}명", f"{count} settler{'s' * (count != 1)} on the docks")
    )


def per_colour(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.5: points for each settler of the shown colour at the top of own shuttles (which count, GA-7.6)."""
    return _shown(player, tables, "per-colour", "GA-7.5", player.tops.__getitem__)


def per_symbol(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.7: points for each shuttle in the column of the shown symbol."""
    return _shown(player, tables, "per-symbol", "GA-7.7", player.columns.__getitem__)


def _shown(player: Player, tables: Tables, kind: str, clause: str, count: Callable[[str], int]) -> ScoreLine:
    ships = {s.shows: n for s, n in player.ships.items() if s.kind == kind}
    each = tables.deck.kind(kind).points
    parts = [(tables.names[shown], f"{count(shown)} × {each}{_again(n)}") for shown, n in ships.items()]
    why = Text(", ".join(f"{n.ko} {p}" for n, p in parts), ", ".join(f"{n.en} {p}" for n, p in parts)) if parts else NO_SHIP
    return ScoreLine(sum(count(shown) * each * n for shown, n in ships.items()), clause, why)


def _again(ships: int) -> str:
    return f" × {ships}" if ships > 1 else ""


def symbol_set(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.8: points for each set of five symbols, as many as the smallest column."""
    ships, each = player.kinds["symbol-set"], tables.deck.kind("symbol-set").points
    sets = min(player.columns[s] for s in tables.symbols)
    why = Text(f"다섯 문양 {sets}세트 × {each}{_again(ships)}", f"{sets} set{'s' * (sets != 1)} of five × {each}{_again(ships)}")
    return ScoreLine(sets * each * ships, "GA-7.8", why if ships else NO_SHIP)


def reputation_match(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.9: the points of the track once more, for each such ship."""
    ships, each = player.kinds["reputation-match"], player.reputation
    why = Text(f"명성 점수 {each}{_again(ships)}", f"reputation points {each}{_again(ships)}")
    return ScoreLine(each * ships, "GA-7.9", why if ships else NO_SHIP)


def per_tile(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.10: points for each settler tile on the board."""
    ships, each = player.kinds["per-tile"], tables.deck.kind("per-tile").points
    why = Text(f"타일 {player.tiles}개 × {each}{_again(ships)}", f"{player.tiles} tile{'s' * (player.tiles != 1)} × {each}{_again(ships)}")
    return ScoreLine(player.tiles * each * ships, "GA-7.10", why if ships else NO_SHIP)


def printed(player: Player, tables: Tables) -> ScoreLine:
    """GA-7.11: the number that a ship prints."""
    kinds = [k for k in tables.deck.ship_kinds if not k.each and player.kinds[k.id]]
    parts = [(k.name, f"{k.points}{_again(player.kinds[k.id])}") for k in kinds]
    why = Text(", ".join(f"{n.ko} {p}" for n, p in parts), ", ".join(f"{n.en} {p}" for n, p in parts)) if parts else NO_SHIP
    return ScoreLine(sum(k.points * player.kinds[k.id] for k in kinds), "GA-7.11", why)
