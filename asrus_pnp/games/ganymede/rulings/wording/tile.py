"""The case tile in words: where the tile is laid, what has left before the count, how often its effect may be used."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.rulings.tile import Outcome, Position
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    tile, times = position.tile.id, outcome.times
    verdict = Text(f"{tile}의 효과를 {times}번까지 쓸 수 있다.", f"The effect of {tile} may be used {_times(times)}.")
    steps = (*_laid(position), _counted(position, outcome, tables), _room(position, outcome.room))
    ruling = Ruling(GAME, "tile", position.options, verdict, outcome.as_json(), steps)
    guessed = any(t.symbol_standing == "unconfirmed" for t in outcome.tiles)
    return replace(ruling, notes=(*tables.stand_in("tiles", guessed), *tables.clauses.silences(ruling.clauses)))


def _times(count: int) -> str:
    return "once" if count == 1 else f"up to {count} times"


def _laid(position: Position) -> list[Step]:
    """GA-2.2, and where a tile is replaced GA-2.3 and GA-2.5: it has gone before anything is counted."""
    tile, old = position.tile.id, position.replaces.id if position.replaces else ""
    if not old:
        return [Step(("GA-2.2",), Text(f"{josa(tile, '을/를')} 빈자리에 놓는다", f"{tile} goes to a free place"))]
    return [
        Step(
            ("GA-2.2",),
            Text(f"{josa(tile, '이/가')} {josa(old, '을/를')} 대신하고 {josa(old, '은/는')} 버려진다", f"{tile} replaces {old}, which is discarded"),
        ),
        Step(("GA-2.3",), Text(f"버려진 {josa(old, '은/는')} 기본 행동을 주지 않는다", f"{old} gives no basic action")),
        Step(("GA-2.5",), Text(f"{josa(old, '은/는')} 세기 전에 이미 보드를 떠났다", f"{old} has left before the count")),
    ]


def _counted(position: Position, outcome: Outcome, tables: Tables) -> Step:
    tile, times, name = position.tile.id, outcome.times, tables.names[position.tile.symbol]
    ids = ", ".join(t.id for t in outcome.tiles if t.symbol == position.tile.symbol)
    ko = f"{name.ko} 문양 타일이 {times}개({ids})라서 {tile}의 효과를 {times}번까지 쓸 수 있다"
    en = f"tiles of the {name.en} symbol: {times} ({ids}), so the effect of {tile} may be used {_times(times)}"
    return Step(("GA-2.4",), Text(ko, en))


def _room(position: Position, room: int) -> Step:
    count = sum(position.earth.values())
    there = f"이주민 {count}명이 있어" if count else "이주민이 없어"
    ko = f"지구에 {there} {f'{room}자리가 비어 있다' if room else '빈자리가 없다'}"
    en = f"settlers on Earth: {count}; places free: {room}"
    return Step(("GA-2.7",), Text(ko, en))
