"""The answer to the case shuttle, step by step."""

from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.rulings import Ruling, Step
from asrus_pnp.core.text import Text, join, josa
from asrus_pnp.games.ganymede.places import EARTH, LOWER, MARS, UPPER
from asrus_pnp.games.ganymede.shuttle import Position, Requirement, lost, mars_room, missing, places, requirement, times
from asrus_pnp.games.ganymede.tables import GAME, Tables
from asrus_pnp.kits.ganymede.pieces import ANY, TILE, Shuttle

PLACES = {"mars": MARS, "upper": UPPER, "lower": LOWER}
NOBODY, NOWHERE = Text("아무도 없음", "nobody"), Text("갈 곳 없음", "nowhere")


@dataclass(frozen=True, slots=True)
class Answer:
    """What is found out about one shuttle, with the position behind it."""

    shuttle: Shuttle
    position: Position
    needs: Requirement
    missing: dict[str, int]
    moves: list[tuple[str, list[str]]]
    lost: int
    times: int

    @property
    def facts(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        moves = [{"settler": settler, "to": to} for settler, to in self.moves]
        return {"allowed": not self.missing, "missing": self.missing, "moves": moves, "lost": self.lost, "times": self.times}


def decide(position: Position, tables: Tables) -> Ruling:
    """Whether the shuttle may be used, who goes where, how many are lost, how many times the effect may be used."""
    assert position.shuttle is not None
    found = _find_out(position.shuttle, position, tables)
    steps = (*_asked(found, tables), *(() if found.missing else (_laid(found, tables), *_moved(found, tables), *_effect(found))))
    ruling = Ruling(GAME, "shuttle", position.options, _verdict(found, tables), found.facts, steps)
    shuttle = found.shuttle
    guessed = "unconfirmed" in (shuttle.standing, shuttle.symbol_standing, shuttle.effect_standing)
    return replace(ruling, notes=(*tables.stand_in("shuttles", guessed), *tables.clauses.silences(ruling.clauses)))


def _find_out(shuttle: Shuttle, position: Position, tables: Tables) -> Answer:
    needs = requirement(shuttle, position, tables)
    lacking = missing(needs, position.tiles)
    if lacking:
        return Answer(shuttle, position, needs, lacking, [], 0, 0)
    moves = [(s, places(s, needs, position)) for s in shuttle.settlers]
    return Answer(shuttle, position, needs, lacking, moves, lost(needs, position), times(shuttle, position))


def _asked(found: Answer, tables: Tables) -> list[Step]:
    """GA-3.1, and GA-3.2 where the card shows a tile."""
    place, needs = EARTH if found.position.from_earth else MARS, found.needs
    asked, there = tables.counted({**needs.fixed, ANY: needs.wild}), tables.counted(needs.there) if needs.there else NOBODY
    ko = f"{josa(found.shuttle.id, '은/는')} {place.ko}에 {josa(asked.ko, '이/가')} 있어야 한다; 있는 것: {there.ko}"
    steps = [Step(("GA-3.1",), Text(ko, f"{found.shuttle.id} needs {asked.en} on {place.en}; there: {there.en}"))]
    if needs.tiles:
        tiles = found.position.tiles
        words = Text(f"타일 {needs.tiles}개도 버려야 한다; 보드의 타일: {tiles}개", f"it needs {needs.tiles} own tile too; tiles on the board: {tiles}")
        steps.append(Step(("GA-3.2",), words))
    return steps


def _laid(found: Answer, tables: Tables) -> Step:
    symbol, count = tables.names[found.shuttle.symbol], found.position.columns.get(found.shuttle.symbol, 0) + 1
    ko = f"{josa(found.shuttle.id, '을/를')} {symbol.ko} 열에 놓는다: 그 열에 {count}장"
    return Step(("GA-3.4",), Text(ko, f"{found.shuttle.id} goes to the {symbol.en} column, which then holds {count}"))


def _moved(found: Answer, tables: Tables) -> list[Step]:
    """GA-3.6 with the limits of the place, GA-3.9 where the player has a choice, GA-3.7 where an adapt comes too late for the lost."""
    many, lose = len(found.moves), found.lost
    tail = Text(f"잃는 이주민: 적어도 {lose}명", f"lost: at least {lose}") if lose else Text("모두 갈 곳이 있다", "all find a place")
    steps = [Step(("GA-1.5", "GA-3.6"), join([_room(found), tail], "; "))]
    if not found.position.from_earth:
        steps = [Step(("GA-3.8", "GA-3.6"), join([_boarding(found, tables), tail], "; "))]
    if 0 < lose < many:
        words = Text("누가 남고 누구를 잃을지, 어떤 순서로 옮길지 플레이어가 정한다", "the player chooses the order, and who finds the place")
        steps.append(Step(("GA-3.9",), words))
    elif any(len(to) > 1 for _, to in found.moves):
        steps.append(Step(("GA-3.9",), Text("어느 우주선에 태울지 플레이어가 정한다", "the player chooses between the docks")))
    if lose and found.shuttle.effect and found.shuttle.effect.kind == "adapt" and not found.position.from_earth:
        words = Text("재훈련은 태운 다음에 하므로 잃는 이주민을 구하지 못한다", "the adapt comes after the loading and saves nobody")
        steps.append(Step(("GA-3.7",), words))
    return steps


def _room(found: Answer) -> Text:
    room, many = mars_room(found.position), len(found.moves)
    return Text(f"화성에 {room}자리가 비어 있고 {many}명이 옮겨 간다", f"free places on Mars: {room}; settlers who move: {many}")


def _boarding(found: Answer, tables: Tables) -> Text:
    parts = []
    for settler, to in found.moves:
        name, places = tables.names[settler], join([PLACES[p] for p in to], ", ") if to else NOWHERE
        parts.append(Text(f"{name.ko} → {places.ko}", f"{name.en} → {places.en}"))
    return join(parts, ", ")


def _effect(found: Answer) -> list[Step]:
    """GA-3.4, and GA-3.5 where the column is longer than tiles could ever be."""
    card, count = found.shuttle.id, found.times
    if not count:
        return [Step(("GA-3.4",), Text(f"{card}에는 효과가 없다", f"{card} has no effect"))]
    step = Step(("GA-3.4",), Text(f"그다음 {card}의 효과를 {count}번까지 쓴다", f"then the effect of {card} may be used {_times(count)}"))
    if count <= found.position.docks.board.tiles:
        return [step]
    return [Step(("GA-3.5",), Text("한 열의 셔틀 수에는 제한이 없다", "there is no limit to the shuttles in a column")), step]


def _times(count: int) -> str:
    return "once" if count == 1 else f"up to {count} times"


def _verdict(found: Answer, tables: Tables) -> Text:
    card = found.shuttle.id
    if found.missing:
        settlers = {what: count for what, count in found.missing.items() if what != TILE}
        tiles = found.missing.get(TILE, 0)
        parts = ([tables.counted(settlers)] if settlers else []) + ([Text(f"타일 {tiles}개", f"{tiles} tile")] if tiles else [])
        listed = join(parts, ", ")
        return Text(f"{josa(card, '을/를')} 쓸 수 없다: {josa(listed.ko, '이/가')} 모자란다", f"{card} cannot be used: {listed.en} missing")
    effect = Text(f"효과는 {found.times}번까지", f"its effect {_times(found.times)}") if found.times else Text("효과 없음", "no effect")
    gone = Text(f"{found.lost}명을 잃는다", f"{found.lost} lost") if found.lost else Text("잃는 이주민 없음", "nobody lost")
    head = Text(f"{josa(card, '을/를')} 쓸 수 있다", f"{card} may be used")
    return join([head, join([gone, effect], ", ")], ": ")
