"""The case shuttle in words: what is asked and there, where it is laid, who goes where, its effect."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede.places import EARTH, MARS
from asrus_pnp.games.ganymede.rulings.shuttle import Outcome, Position
from asrus_pnp.games.ganymede.rulings.wording.loading import moved
from asrus_pnp.games.ganymede.score.notes import stand_ins
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.kits.ganymede.pieces import ANY, TILE
from asrus_pnp.results.ruling import Ruling, Step

NOBODY = Text("아무도 없음", "nobody")


def tell(position: Position, found: Outcome, tables: Tables) -> Ruling:
    """Whether the shuttle may be used, who goes where, how many are lost, how many times the effect may be used."""
    goes = (_laid(position, tables), *moved(position, found, tables), *_effect(position, found)) if found.allowed else ()
    verdict = _verdict(position.shuttle.id, found, tables)
    ruling = Ruling(GAME, "shuttle", position.options, verdict, found.as_json(), (*_asked(position, found, tables), *goes))
    return replace(ruling, notes=(*stand_ins(position.shuttle), *tables.clauses.silences(ruling.clauses)))


def _asked(position: Position, found: Outcome, tables: Tables) -> list[Step]:
    """GA-3.1, and GA-3.2 where the card shows a tile."""
    place, needs = EARTH if position.from_earth else MARS, found.needs
    asked, there = tables.counted({**needs.fixed, ANY: needs.wild}), tables.counted(needs.there) if needs.there else NOBODY
    ko = f"{josa(position.shuttle.id, '은/는')} {place.ko}에 {josa(asked.ko, '이/가')} 있어야 한다; 있는 것: {there.ko}"
    steps = [Step(("GA-3.1",), Text(ko, f"{position.shuttle.id} needs {asked.en} on {place.en}; there: {there.en}"))]
    return steps + (_tile(position, found) if needs.tiles else [])


def _tile(position: Position, found: Outcome) -> list[Step]:
    """GA-3.2, and GA-3.3 where the tile is there to be discarded."""
    many, there = found.needs.tiles, position.tiles
    asked = Text(f"타일 {many}개도 버려야 한다; 보드의 타일: {there}개", f"it asks that {many} own tile is discarded too; tiles on the board: {there}")
    given = Text("그렇게 버린 타일은 기본 행동을 주지 않는다", "the tile so discarded gives no basic action")
    return [Step(("GA-3.2",), asked)] + ([] if found.missing else [Step(("GA-3.3",), given)])


def _laid(position: Position, tables: Tables) -> Step:
    symbol, count = tables.names[position.shuttle.symbol], position.columns.get(position.shuttle.symbol, 0) + 1
    ko = f"{josa(position.shuttle.id, '을/를')} {symbol.ko} 열에 놓는다: 그 열에 {count}장"
    return Step(("GA-3.4",), Text(ko, f"{position.shuttle.id} goes to the {symbol.en} column, which then holds {count}"))


def _effect(position: Position, found: Outcome) -> list[Step]:
    """GA-3.4, and GA-3.5 where the column is longer than tiles could ever be."""
    card, count = position.shuttle.id, found.times
    if not count:
        return [Step(("GA-3.4",), Text(f"{card}에는 효과가 없다", f"{card} has no effect"))]
    step = Step(("GA-3.4",), Text(f"그다음 {card}의 효과를 {count}번까지 쓸 수 있다", f"then the effect of {card} may be used {_times(count)}"))
    if count <= position.docks.board.tiles:
        return [step]
    return [Step(("GA-3.5",), Text("한 열의 셔틀 수에는 제한이 없다", "there is no limit to the shuttles in a column")), step]


def _times(count: int) -> str:
    return "once" if count == 1 else f"up to {count} times"


def _verdict(card: str, found: Outcome, tables: Tables) -> Text:
    if found.missing:
        settlers = {what: count for what, count in found.missing.items() if what != TILE}
        tiles = found.missing.get(TILE, 0)
        parts = ([tables.counted(settlers)] if settlers else []) + ([Text(f"타일 {tiles}개", f"{tiles} tile")] if tiles else [])
        listed = join(parts, ", ")
        return Text(f"{josa(card, '을/를')} 쓸 수 없다: {josa(listed.ko, '이/가')} 모자란다.", f"{card} cannot be used: {listed.en} missing.")
    effect = Text("효과는 없다", "it has no effect")
    if found.times:
        effect = Text(f"효과는 {found.times}번까지 쓸 수 있다", f"its effect may be used {_times(found.times)}")
    gone = _gone_in_all(found)
    return Text(f"{josa(card, '을/를')} 쓸 수 있다. {gone.ko}. {effect.ko}.", f"{card} may be used: {gone.en}; {effect.en}.")


def _gone_in_all(found: Outcome) -> Text:
    """How many are lost, and whether they must be."""
    lose = found.lost
    if found.certain:
        return Text(f"{lose}명을 잃는다", f"{lose} {'are' if lose > 1 else 'is'} lost") if lose else Text("잃는 이주민은 없다", "nobody is lost")
    if not lose:
        return Text("꼭 잃는 이주민은 없다", "nobody need be lost")
    return Text(f"적어도 {lose}명을 잃는다", f"at least {lose} {'are' if lose > 1 else 'is'} lost")
