"""The end of a turn: filled ships launch, and those that were earned without their condition; then all is refilled, and the round goes on or ends."""

from collections.abc import Mapping
from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.keeping.cards import SKIP
from asrus_pnp.games.ganymede.keeping.decisions import Course, choose
from asrus_pnp.games.ganymede.keeping.state import whereabouts
from asrus_pnp.games.ganymede.keeping.turn import Turn, resolve
from asrus_pnp.games.ganymede.places import LOWER, UPPER
from asrus_pnp.games.ganymede.rulings import end, launch
from asrus_pnp.games.ganymede.rulings.wording import end as end_told
from asrus_pnp.games.ganymede.rulings.wording import launch as launch_told
from asrus_pnp.kits.ganymede.pieces import ShipKind

DOCKS = {"upper": UPPER, "lower": LOWER}


def launches(turn: Turn, before: Mapping[str, int]) -> Course[None]:
    """GA-5.1, GA-5.4 to GA-5.9, GA-5.14: all launches of the turn, one finished before the next (GA-5.9);
    `before` are the shuttles by column before the turn."""
    position = _position(turn, before, turn.free > 0)
    outcome = turn.rules.launching.ruled(position)
    turn.free = outcome.free_launches
    if outcome.filled or outcome.free_launches:
        turn.steps += [s for d in outcome.docks if d.filled for s in launch_told.docked(d)]
        turn.steps += launch_told.earned(position, outcome) if outcome.free_launches else []
    while True:
        filled = turn.rules.launching.decide(_position(turn, before, False)).filled
        ways = [d for d in DOCKS if turn.board.ships[d] and (d in filled or turn.free)]
        if not ways:
            return
        declining = {} if filled else {SKIP: ""}
        words = Text("완성할 우주선", "the ship that launches")
        dock = yield from choose(words, "GA-5.9", {d: d for d in ways} | declining)
        if not dock:
            turn.tell(("GA-5.8",), "조건 없는 완성을 하지 않습니다", "the launch without condition is declined")
            return
        turn.free -= dock not in filled
        yield from _launch(turn, dock, dock in filled)


def _position(turn: Turn, before: Mapping[str, int], reached: bool) -> launch.Position:
    board, ships = turn.board, turn.rules.tables.ships
    light = tuple(bool(board.ships[d]) and ships[board.ships[d]].kind == launch.LIGHT for d in DOCKS)
    options = turn.state.seats.options
    return launch.Position(turn.who, board.docks.upper, board.docks.lower, light[0], light[1], before, board.columns, reached, options)


def _kind(turn: Turn, ship: str) -> ShipKind:
    return turn.rules.tables.kinds[turn.rules.tables.ships[ship].kind]


def _launch(turn: Turn, dock: str, filled: bool) -> Course[None]:
    """GA-5.2: the settlers go back, the launch effect may be used, a ship is taken and one from hand put into the dock."""
    board, ship, name = turn.board, turn.board.ships[dock], DOCKS[dock]
    kind = _kind(turn, ship)
    there = turn.settlement
    for colour, count in there.at(dock).items():
        for _ in range(count):
            there = there.take(dock, colour).supplied(colour, 1)
    turn.settle(there)
    board = turn.board
    turn.has(replace(board, ships={**board.ships, dock: ""}, launched=(*board.launched, ship)))
    turn.launched += 1
    clauses = ("GA-5.2",) if filled else ("GA-5.7", "GA-5.2")
    turn.tell(clauses, f"{name.ko}의 {josa(ship, '이/가')} 완성됩니다", f"{ship} on {name.en} launches")
    turn.closed = frozenset((dock,))
    for effect in kind.effects:
        yield from resolve(turn, (effect,), False, 1, ship, "GA-5.2")
    turn.closed = frozenset()
    yield from _docked(turn, dock)


def _docked(turn: Turn, dock: str) -> Course[None]:
    """GA-5.2 (c), GA-5.10: a ship is taken, if there is one and the hand has room; then one from hand goes into the dock."""
    name = DOCKS[dock]
    if turn.can_take_ship:
        turn.take_ship("")
    else:
        turn.tell(("GA-5.10",), "손이 찼거나 남은 우주선이 없어 가져오지 않습니다", "the hand is full or no ship is left: none is taken")
    board, tables = turn.board, turn.rules.tables
    if not board.hand:
        turn.tell(("GA-5.10",), f"{name.ko}에 놓을 우주선이 없습니다", f"there is no ship for {name.en}")
        return
    elsewhere = whereabouts(turn.state, tables)
    free = {id: id for id in tables.ships if id not in elsewhere}
    known = {id: id for id in board.known}
    words = Text(f"{name.ko} 자리에 놓는 우주선 (번호나 종류)", f"the ship put on {name.en} (id or kind)")
    ship = yield from (choose(words, "GA-5.2", known) if len(known) == board.hand else choose(words, "GA-5.2", {**known, **free}))
    left = list(board.known)
    if ship in left:
        left.remove(ship)
    turn.has(replace(board, hand=board.hand - 1, known=tuple(left), ships={**board.ships, dock: ship}))
    turn.tell(("GA-5.2",), f"{name.ko} 자리에 {josa(ship, '을/를')} 놓습니다", f"{ship} is put on {name.en}")


def finish(turn: Turn, stack: str) -> None:
    """GA-5.11, GA-2.9: what was taken from the stack is refilled; GA-7.1: whether the end has come; then it is the next player's turn."""
    _refill(turn, stack)
    state, stacks = turn.state, turn.state.stacks
    names = state.seats.players
    seats = tuple(end.Seat(n, len(state.boards[n].launched), n == turn.who) for n in names)
    position = end.Position(stacks.earth, stacks.mars, seats, state.seats.options)
    outcome = turn.rules.ending.ruled(position)
    last = turn.who == names[-1]
    if outcome.ended and not state.ended:
        turn.steps += end_told.tell(position, outcome, turn.rules.tables).steps
    elif state.ended and last:
        turn.tell(("GA-7.1",), "라운드의 마지막 차례였습니다: 게임이 끝났습니다", "it was the last turn of the round: the game is over")
    following = names[(names.index(turn.who) + 1) % len(names)]
    turn.state = replace(state, active=following, ended=outcome.ended or state.ended, over=last and (outcome.ended or state.ended))


def _refill(turn: Turn, stack: str) -> None:
    stacks = turn.state.stacks
    if stack in ("earth", "mars"):
        left = max(0, (stacks.earth if stack == "earth" else stacks.mars) - 1)
        turn.state = replace(turn.state, stacks=replace(stacks, earth=left) if stack == "earth" else replace(stacks, mars=left))
    if stack != "tile":
        return
    if stacks.tiles == 0 and stacks.discarded:
        turn.tell(("GA-2.9",), f"버린 타일 {stacks.discarded}개를 섞어 쌓습니다", f"the {stacks.discarded} discarded tiles are shuffled and form the stack")
        stacks = replace(stacks, tiles=stacks.discarded, discarded=0)
        turn.state = replace(turn.state, gone=frozenset())
    turn.state = replace(turn.state, stacks=replace(stacks, tiles=max(0, stacks.tiles - 1)))
