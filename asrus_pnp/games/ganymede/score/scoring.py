"""The score of Ganymede: one function for each clause."""

from collections.abc import Mapping, Sequence
from functools import partial

from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede.score.counted import Counted, counted
from asrus_pnp.games.ganymede.score.notes import of_score
from asrus_pnp.games.ganymede.score.position import Position, form, parse, problems
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.referee import Question, as_decided
from asrus_pnp.results.score_sheet import PlayerScore, ScoreLine, Scoresheet, competition_ranks

NO_SHIP = Text("이런 우주선 없음", "no such ship")
NONE = {id: ScoreLine(0, id, NO_SHIP) for id in ("GA-7.5", "GA-7.7", "GA-7.8", "GA-7.9", "GA-7.10", "GA-7.11")}


def question(tables: Tables) -> Question[Position, Scoresheet, Scoresheet]:
    """The score of a finished game."""
    title = Text("끝난 게임의 점수", "the score of a finished game")
    example = (
        "Ann: flat per-symbol:purple symbol-set columns=blue:3+red:1+yellow:2+purple:4+white:1 tops=red:3 tiles=2 reputation=8 docks=2+1",
        "Bo: S14 S18 S30 E03 M11 tiles=T03+T11 reputation-points=1 docks=3+0 mars=2",
    )
    tied = partial(parse, tables=tables), partial(problems, tables=tables), partial(score, tables=tables)
    return Question(title, form(tables), *tied, as_decided, example)


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; GA-7.12 and, where several have most points, GA-7.4 decide."""
    given = [counted(p, tables) for p in position.players]
    lines = [_lines(p, tables) for p in given]
    totals = [sum([s.points for s in some]) for some in lines]
    ranks = competition_ranks((t, p.mars, p.earth) for t, p in zip(totals, given, strict=True))
    players = tuple(PlayerScore(p.name, r, tuple(s)) for p, r, s in zip(given, ranks, lines, strict=True))
    clauses = deciding(totals)
    return Scoresheet(GAME, position.options, players, clauses, tuple(of_score(given, clauses, tables)), _tie_break(given, players))


def totals(position: Position, tables: Tables) -> dict[str, int]:
    """Each player's points alone, without what they are for."""
    return {p.name: sum(s.points for s in _lines(counted(p, tables), tables)) for p in position.players}


def _tie_break(given: Sequence[Counted], players: Sequence[PlayerScore]) -> Text | None:
    """GA-7.4: by the settlers of which planet the win is told from those who have as many points."""
    most = max(p.total for p in players)
    tied = [(one, p.rank) for one, p in zip(given, players, strict=True) if p.total == most]
    first, others = next(one for one, rank in tied if rank == 1), [one for one, rank in tied if rank > 1]
    if not others:
        return None
    by_mars = [first.mars > one.mars for one in others]
    planets = join([*([Text("화성", "Mars")] if any(by_mars) else []), *([] if all(by_mars) else [Text("지구", "Earth")])], "|")
    return Text(f"{planets.ko.replace('|', ' 또는 ')}의 이주민이 더 많다", f"more settlers on {planets.en.replace('|', ' or ')}")


def deciding(totals: Sequence[int]) -> tuple[str, ...]:
    """GA-7.12: most points win; GA-7.4 where several have as many."""
    return ("GA-7.12", "GA-7.4") if totals.count(max(totals)) > 1 else ("GA-7.12",)


def _lines(player: Counted, tables: Tables) -> list[ScoreLine]:
    return [clause(player, tables) for clause in (track, docked, per_colour, per_symbol, symbol_set, reputation_match, per_tile, printed)]


def track(player: Counted, tables: Tables) -> ScoreLine:
    """GA-6.3: the points of the zone that the reputation marker stands in."""
    at = player.reputation if player.space is None else player.space
    why = Text(f"명성 {at}점 구간", f"the zone of {at}") if player.space is None else Text(f"명성 트랙 {at}칸", f"space {at} of the track")
    return ScoreLine(player.reputation, "GA-6.3", why)


def docked(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.2: a point for each settler on a docked ship."""
    count = sum(player.docks)
    why = Text(f"우주선에 탄 이주민 {count}명", f"{count} settler{'s' * (count != 1)} on the docks")
    return ScoreLine(count * tables.numbers.points_settler, "GA-7.2", why)


def per_colour(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.5: points for each settler of the shown colour at the top of own shuttles (which count, GA-7.6)."""
    return _shown(player, tables, "per-colour", "GA-7.5", player.tops)


def per_symbol(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.7: points for each shuttle in the column of the shown symbol."""
    return _shown(player, tables, "per-symbol", "GA-7.7", player.columns)


def _shown(player: Counted, tables: Tables, kind: str, clause: str, counts: Mapping[str, int]) -> ScoreLine:
    if kind not in player.kinds:
        return NONE[clause]
    each, points, ko, en = tables.kinds[kind].points, 0, list[str](), list[str]()
    for ship, n in ((tables.ships[id], n) for id, n in player.ships.items()):
        if ship.kind == kind:
            name, count = tables.names[ship.shows], counts.get(ship.shows, 0)
            points += count * each * n
            ko.append(f"{name.ko} {count} × {each}{_again(n)}")
            en.append(f"{name.en} {count} × {each}{_again(n)}")
    return ScoreLine(points, clause, Text(", ".join(ko), ", ".join(en)))


def _again(ships: int) -> str:
    return f" × {ships}" if ships > 1 else ""


def symbol_set(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.8: points for each set of five symbols, as many as the smallest column."""
    ships = player.kinds.get("symbol-set", 0)
    if not ships:
        return NONE["GA-7.8"]
    each, sets = tables.kinds["symbol-set"].points, min([player.columns.get(s, 0) for s in tables.symbols])
    why = Text(f"다섯 문양 {sets}세트 × {each}{_again(ships)}", f"{sets} set{'s' * (sets != 1)} of five × {each}{_again(ships)}")
    return ScoreLine(sets * each * ships, "GA-7.8", why)


def reputation_match(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.9: the points of the track once more, for each such ship."""
    ships, each = player.kinds.get("reputation-match", 0), player.reputation
    if not ships:
        return NONE["GA-7.9"]
    return ScoreLine(each * ships, "GA-7.9", Text(f"명성 점수 {each}{_again(ships)}", f"reputation points {each}{_again(ships)}"))


def per_tile(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.10: points for each settler tile on the board."""
    ships, tiles = player.kinds.get("per-tile", 0), player.tiles
    if not ships:
        return NONE["GA-7.10"]
    each = tables.kinds["per-tile"].points
    why = Text(f"타일 {tiles}개 × {each}{_again(ships)}", f"{tiles} tile{'s' * (tiles != 1)} × {each}{_again(ships)}")
    return ScoreLine(tiles * each * ships, "GA-7.10", why)


def printed(player: Counted, tables: Tables) -> ScoreLine:
    """GA-7.11: the number that a ship prints."""
    kinds = [(k, player.kinds[k.id]) for k in tables.deck.ship_kinds if not k.each and k.id in player.kinds]
    if not kinds:
        return NONE["GA-7.11"]
    ko, en = [f"{k.name.ko} {k.points}{_again(n)}" for k, n in kinds], [f"{k.name.en} {k.points}{_again(n)}" for k, n in kinds]
    return ScoreLine(sum([k.points * n for k, n in kinds]), "GA-7.11", Text(", ".join(ko), ", ".join(en)))
