"""One turn while it is carried out: what the active player has by now, the steps with their clauses, what is still to come of it."""

from collections.abc import Callable
from dataclasses import replace

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.ganymede import actions
from asrus_pnp.games.ganymede.action_notation import acts, shown
from asrus_pnp.games.ganymede.actions import Action, Adapt, Gain, Move, Recruit, Settlement, TakeShip
from asrus_pnp.games.ganymede.keeping.cards import REPUTATION, SHIP, SKIP
from asrus_pnp.games.ganymede.keeping.decisions import Course, choose
from asrus_pnp.games.ganymede.keeping.state import Board, Rules, State, whereabouts
from asrus_pnp.games.ganymede.rulings import discard, reputation
from asrus_pnp.games.ganymede.rulings.wording import actions as actions_told
from asrus_pnp.games.ganymede.rulings.wording import reputation as reputation_told
from asrus_pnp.kits.ganymede.pieces import Effect
from asrus_pnp.positions.value_types import Wrong
from asrus_pnp.results.ruling import Step

Ways = dict[str, Action | None]


class Turn:
    """The state as it changes, the steps made, the launches without condition that are earned, settlers lost and ships launched; `closed` is the dock
    whose ship is launching (GA-5.13)."""

    def __init__(self, state: State, rules: Rules) -> None:
        self.state, self.rules, self.who = state, rules, state.active
        self.steps: list[Step] = []
        self.free = self.lost = self.launched = 0
        self.closed = frozenset[str]()

    @property
    def board(self) -> Board:
        """The active player's board."""
        return self.state.boards[self.who]

    @property
    def settlement(self) -> Settlement:
        """The active player's settlers, and the supply."""
        return self.state.settlement(self.who)

    def has(self, board: Board) -> None:
        """The board is this one now."""
        self.state = self.state.having(self.who, board)

    def settle(self, settlement: Settlement) -> None:
        """The settlers are these now."""
        self.state = self.state.settled(self.who, settlement)

    def tell(self, clauses: tuple[str, ...], ko: str, en: str) -> None:
        """One more step."""
        self.steps.append(Step(clauses, Text(ko, en)))

    @property
    def can_take_ship(self) -> bool:
        """GA-4.8, GA-5.10: whether there is a ship, and room for it in hand."""
        return self.board.hand < self.rules.tables.numbers.hand_most and self.state.stacks.ships > 0

    def take_ship(self, id: str) -> None:
        """A ship comes into hand."""
        board, left = self.board, self.state.stacks
        self.has(replace(board, hand=board.hand + 1, known=(*board.known, id) if id else board.known))
        open_ships = tuple(s for s in self.state.open["ship"] if s != id) if id else ()  # nobody knows which of them is gone
        self.state = replace(self.state, stacks=replace(left, ships=left.ships - 1), open={**self.state.open, "ship": open_ships})

    def act(self, action: Recruit | Adapt | Move | TakeShip) -> None:
        """An action that can be done, or a recruit that brings nobody."""
        self.steps.append(actions_told.step(action, self.settlement, self.rules.tables))
        if isinstance(action, TakeShip):
            self.take_ship(action.id)
            return
        before = self.settlement
        if isinstance(action, Recruit):
            after = actions.recruited(before, action.colour)
        else:
            after = actions.adapted(before, action) if isinstance(action, Adapt) else actions.moved(before, action)
        self.settle(after or before)

    def refused(self, token: str) -> Fault | None:
        """By which clause an action cannot be done, and what could be."""
        try:
            action = acts(self.rules.tables).read(token)
        except Wrong:
            return None
        return discard.refusal(self.settlement, self.board.hand, action, same(""), self.rules.tables)


def gain(turn: Turn, steps: int, done: list[Action] | None = None) -> Course[None]:
    """GA-4.7, GA-6.1 to GA-6.4: the marker goes on; stops give basic actions, which are added to those done, the end a launch without condition."""
    options, tables = turn.state.seats.options, turn.rules.tables
    outcome = reputation.decide(reputation.Position(turn.board.space, (steps,), options), tables)
    turn.has(replace(turn.board, space=outcome.space))
    turn.steps += reputation_told.gained(outcome, options, tables)
    turn.free += outcome.launch
    for _ in range(outcome.basic_actions):
        yield from basic(turn, Text("명성 칸의 기본 행동", "basic action of the reputation track"), "GA-6.1", [] if done is None else done)


def basic(turn: Turn, words: Text, clause: str, done: list[Action]) -> Course[None]:
    """GA-4.1 to GA-4.8: one basic action; it and those that it brings are added to those done, none where it is declined (GA-3.12)."""
    tables = turn.rules.tables
    ways: Ways = {c: Recruit(c) for c in tables.colours}
    ways |= {REPUTATION: Gain()} if turn.board.space < len(tables.deck.track) - 1 else {}
    ways |= {SHIP: TakeShip()} if turn.can_take_ship else {}
    ways |= _moves(turn) | _adapts(turn, ()) | {SKIP: None}
    action = yield from choose(words, clause, ways, None, _hidden(turn, ways), turn.refused)
    if action is None:
        turn.tell(("GA-3.12",), "기본 행동을 하지 않습니다", "the basic action is not used")
        return
    done.append(action)
    if isinstance(action, Gain):
        yield from gain(turn, 1, done)
    else:
        turn.act(action)


def _moves(turn: Turn) -> Ways:
    closed = turn.closed | turn.board.without_ship
    return {shown(m): m for m in actions.moves(turn.settlement, closed)}


def _adapts(turn: Turn, of: tuple[str, ...]) -> Ways:
    """Each exchange, without its place where it can be made at one place only."""
    some = list(actions.adapts(turn.settlement, turn.rules.tables.colours, of))
    pairs = [(a.old, a.new) for a in some]
    return {shown(replace(a, place="")) if pairs.count((a.old, a.new)) == 1 else shown(a): a for a in some}


def _hidden(turn: Turn, ways: Ways) -> Ways:
    """What may be said too: the place of an exchange that goes without saying, the id of a ship that is taken."""
    found: Ways = {shown(a): a for a in ways.values() if isinstance(a, Adapt)}
    if any(isinstance(a, TakeShip) for a in ways.values()):
        elsewhere = whereabouts(turn.state, turn.rules.tables)
        found |= {id: TakeShip(id) for id in turn.rules.tables.ships if id in turn.rules.tables.cards and id not in elsewhere}
    return {token: action for token, action in found.items() if token not in ways}


def resolve(turn: Turn, effects: tuple[Effect, ...], either: bool, times: int, card: str, clause: str) -> Course[None]:
    """GA-2.4, GA-2.6, GA-3.4: the effects so many times, each as far as it can be used; gains of reputation are one move of their sum (GA-6.2)."""
    gains = 0
    for n in range(times):
        used = False
        for options in [effects] if either else [(e,) for e in effects]:
            count = f" {n + 1}/{times}" if times > 1 else ""
            action = yield from _one(turn, options, gains, Text(f"{card}의 효과{count}", f"effect of {card}{count}"), clause)
            used = used or action is not None
            if isinstance(action, Gain):
                gains += 1
            elif action is not None:
                turn.act(action)
        if not used:
            break  # nothing has changed, so nothing else would come of it
    if gains:
        yield from gain(turn, gains)


def _one(turn: Turn, options: tuple[Effect, ...], gains: int, words: Text, clause: str) -> Course[Action | None]:
    """One use of one of the effects. A gain that has one way goes without saying; exchanges and moves do not, since they may be unwelcome."""
    ways: Ways = {}
    for effect in options:
        ways |= _ways(turn, effect, gains)
    barred: Ways = {c: Recruit(c) for e in options if e.kind == "recruit" for c in e.colours or turn.rules.tables.colours if c not in ways}
    if not ways:
        _nothing(turn, options)
        return (yield from choose(words, clause, {SKIP: None}, SKIP, dict.fromkeys(barred)))
    sure = len(ways) == 1 and isinstance(next(iter(ways.values())), Recruit | Gain | TakeShip)
    unsaid = next(iter(ways)) if sure else None
    found = yield from choose(words, clause, {**ways, SKIP: None}, unsaid, {**_hidden(turn, ways), **barred}, _refusing(turn, options))
    if found is None:
        turn.tell(("GA-3.11",), f"{words.ko}: 쓰지 않습니다", f"{words.en}: not used")
    return found


def _refusing(turn: Turn, options: tuple[Effect, ...]) -> Callable[[str], Fault | None]:
    """Only what the effect is for is refused by a clause; anything else is simply no way."""
    kinds = {"adapt": Adapt, "move": Move, "ship": TakeShip, "recruit": Recruit, "reputation": Gain}
    wanted = tuple(kinds[e.kind] for e in options)

    def refused(token: str) -> Fault | None:
        try:
            action = acts(turn.rules.tables).read(token)
        except Wrong:
            return None
        return turn.refused(token) if isinstance(action, wanted) else None

    return refused


def _ways(turn: Turn, effect: Effect, gains: int) -> Ways:
    """What an effect can do now."""
    tables = turn.rules.tables
    if effect.kind == "recruit":
        return {c: Recruit(c) for c in effect.colours or tables.colours if actions.can_recruit(turn.settlement, c)}
    if effect.kind == "adapt":
        return _adapts(turn, effect.colours)
    if effect.kind == "move":
        return _moves(turn)
    if effect.kind == "reputation":
        return {REPUTATION: Gain()} if turn.board.space + gains < len(tables.deck.track) - 1 else {}
    return {SHIP: TakeShip()} if turn.can_take_ship else {}


def _nothing(turn: Turn, options: tuple[Effect, ...]) -> None:
    """Why an effect can do nothing."""
    kinds = {e.kind for e in options}
    if "recruit" in kinds and turn.settlement.room(actions.EARTH) <= 0:
        turn.tell(("GA-2.7",), "지구에 자리가 없어 아무도 모집하지 않습니다", "Earth is full: nobody is recruited")
    elif "recruit" in kinds:
        turn.tell(("GA-2.8",), "공급처에 그 이주민이 없어 아무도 모집하지 않습니다", "the supply is out of these settlers: nobody is recruited")
    elif "ship" in kinds:
        turn.tell(("GA-4.8", "GA-5.10"), "손이 찼거나 남은 우주선이 없어 가져오지 않습니다", "the hand is full or no ship is left: none is taken")
    elif "reputation" in kinds:
        turn.tell(("GA-5.6",), "트랙 끝이라 명성을 더 얻지 않습니다", "the marker is at the end: no reputation is gained")
    else:
        turn.tell(("GA-3.11",), "할 수 있는 것이 없어 효과를 쓰지 않습니다", "nothing can be done: the effect is not used")
