"""The case launch: which docks are filled at the end of a turn, and how many launches without condition the turn has earned."""

from dataclasses import dataclass, replace

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.places import LOWER, UPPER, Settlers, columns, docks, settlers, standing
from asrus_pnp.games.ganymede.tables import BY_STEPS, GAME, Tables
from asrus_pnp.positions.form import Entry, Flag, Form, Reading
from asrus_pnp.results.ruling import Ruling, Step

LIGHT = "light-crew"


@dataclass(frozen=True, slots=True)
class Dock:
    """One dock: what it is called, the settlers on it, its places, how many fill it, whether its ship needs fewer than others (GA-5.3)."""

    id: str
    name: Text
    settlers: int
    places: int
    need: int
    light: bool

    @property
    def filled(self) -> bool:
        """Whether its ship launches (GA-5.1)."""
        return self.settlers >= self.need


@dataclass(frozen=True, slots=True)
class Position:
    """The docks, the complete sets of shuttles before the turn and after it, whether the reputation marker reached the end in it."""

    options: tuple[str, ...]
    player: Entry
    docks: tuple[Dock, Dock]
    before: dict[str, int]
    after: dict[str, int]
    sets_before: int
    sets_after: int
    reached_end: bool


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    fields = (
        settlers(tables, "upper", Text("위쪽 우주선의 이주민", "settlers on the upper dock")),
        settlers(tables, "lower", Text("아래쪽 우주선의 이주민", "settlers on the lower dock")),
        columns(tables, "columns-before", Text("차례 전의 셔틀", "shuttles before the turn")),
        columns(tables, "columns-after", Text("차례 뒤의 셔틀", "shuttles after the turn")),
    )
    flags = (
        Flag("upper-light", Text("위쪽이 이주민 1명 감소 우주선이면", "the ship on the upper dock needs one settler fewer")),
        Flag("lower-light", Text("아래쪽이 이주민 1명 감소 우주선이면", "the ship on the lower dock needs one settler fewer")),
        Flag("reached-end", Text("이번 차례에 명성 트랙 끝에 닿았으면", "the reputation marker reached the end in this turn")),
    )
    return Form(tables.words, (1, 1), fields, flags=flags, silent_options=(BY_STEPS,))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position, as far as it could be read."""
    player = reading.players[0] if reading.players else Entry("", 0, {})
    board = tables.deck.board
    both = (_dock(player, "upper", UPPER, board.upper, tables), _dock(player, "lower", LOWER, board.lower, tables))
    before, after = standing(player, "columns-before"), standing(player, "columns-after")
    return Position(reading.options, player, both, before, after, _sets(before, tables), _sets(after, tables), "reached-end" in player.values)


def _dock(player: Entry, id: str, name: Text, places: int, tables: Tables) -> Dock:
    light = f"{id}-light" in player.values
    need = places - tables.deck.kind(LIGHT).fewer if light else places
    return Dock(id, name, sum(standing(player, id).values()), places, need, light)


def _sets(columns: Settlers, tables: Tables) -> int:
    """How many complete sets of the five symbols the columns hold."""
    return min(columns.get(s, 0) for s in tables.symbols)


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """Docks that cannot be, and columns that shrink."""
    return [*docks(position.player, tables), *_shrunk(position, tables)]


def _shrunk(position: Position, tables: Tables) -> list[Fault]:
    before, after = position.before, position.after
    if None in (position.player.get("columns-before", 0), position.player.get("columns-after", 0)):
        return []
    faults = []
    for symbol in (s for s in tables.symbols if after.get(s, 0) < before.get(s, 0)):
        name, was, now = tables.names[symbol], before.get(symbol, 0), after.get(symbol, 0)
        found = Text(f"{name.ko} 열이 {was}장에서 {now}장으로 줄었다", f"the {name.en} column shrinks from {was} to {now}")
        faults.append(fault(position.player.at, *found, f"{was}장 이상", f"at least {was}"))
    return faults


def decide(position: Position, tables: Tables) -> Ruling:
    """The docks that are filled, and the number of launches without condition."""
    filled = [d for d in position.docks if d.filled]
    free = position.sets_after - position.sets_before + position.reached_end
    facts = {"filled": [d.id for d in filled], "free_launches": free}
    steps = [s for d in position.docks for s in _filled(d)] + _free(position, free)
    ruling = Ruling(GAME, "launch", position.options, _verdict(filled, free), facts, tuple(steps))
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _filled(dock: Dock) -> list[Step]:
    """GA-5.1 with the need of the dock (GA-1.5) or of a light ship (GA-5.3); GA-5.12 where more stand there than are needed."""
    name, rule = dock.name, "GA-5.3" if dock.light else "GA-1.5"
    does = Text("완성된다", "launches") if dock.filled else Text("완성되지 않는다", "does not launch")
    ko = f"{name.ko}: {dock.need}명이 필요하고 {dock.settlers}명이 탔다: {does.ko}"
    steps = [Step((rule, "GA-5.1"), Text(ko, f"{name.en} needs {dock.need} and holds {dock.settlers}: its ship {does.en}"))]
    if dock.settlers > dock.need:
        words = Text(
            f"필요한 수만 {dock.need}명으로 줄고 {dock.places}명까지 탈 수 있다", f"only the need falls, to {dock.need}; the dock still takes {dock.places}"
        )
        steps.append(Step(("GA-5.12",), words))
    return steps


def _free(position: Position, free: int) -> list[Step]:
    """GA-5.4 for the first set of five, GA-5.5 for further ones, GA-5.6 for the end of the track, GA-5.7 for what they may take."""
    before, after = position.sets_before, position.sets_after
    further = ("GA-5.5",) if after > before and after > 1 else ()
    ko = f"다섯 문양 세트: 차례 전 {before}, 차례 뒤 {after}: 조건 없는 완성 {after - before}번"
    steps = [Step(("GA-5.4", *further), Text(ko, f"sets of five symbols: {before} before, {after} after: launches without condition: {after - before}"))]
    if position.reached_end:
        steps.append(
            Step(("GA-5.6",), Text("명성 트랙 끝에 닿아 조건 없는 완성 한 번", "the end of the reputation track was reached: one launch without condition"))
        )
    if free:
        words = Text("조건 없는 완성은 빈 우주선에도 쓸 수 있다", "a launch without condition may take any own docked ship, also an empty one")
        steps.append(Step(("GA-5.7",), words))
    return steps


def _verdict(filled: list[Dock], free: int) -> Text:
    ko, en = ", ".join(d.name.ko for d in filled) or "없음", ", ".join(d.name.en for d in filled) or "none"
    return Text(f"찬 우주선: {ko}; 조건 없는 완성: {free}번.", f"Filled: {en}; launches without condition: {free}.")
