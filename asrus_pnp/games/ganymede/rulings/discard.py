"""The case discard: own tiles are discarded, and the basic actions wanted for them are done one after the other."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, join
from asrus_pnp.games.ganymede import actions
from asrus_pnp.games.ganymede.action_notation import acts, spoken
from asrus_pnp.games.ganymede.actions import Action, Adapt, Gain, Move, Recruit, Settlement, TakeShip
from asrus_pnp.games.ganymede.places import EARTH, MARS, crowded, docks, settlers, standing, tile_ids
from asrus_pnp.games.ganymede.rulings import reputation
from asrus_pnp.games.ganymede.rulings.boarding import Docks
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.kits.ganymede.pieces import Tile
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import TABLE, Places
from asrus_pnp.positions.value_types import Counts, Many, Number


@dataclass(frozen=True, slots=True)
class Position:
    """The tiles on the player's board and those discarded, the basic actions wanted in order, the settlers, the space of the reputation marker,
    the number of ships in hand, the house rules in use."""

    player: str
    tiles: tuple[Tile, ...]
    discarded: tuple[Tile, ...]
    wanted: tuple[Action, ...]
    settlement: Settlement
    space: int = 0
    hand: int = 0
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """One basic action as it was done, with the place of an adapt that went without saying: the settlers before, the gain of reputation if it was one."""

    action: Action
    before: Settlement
    gain: reputation.Outcome | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """What there is afterwards: the tiles, the settlers, the space of the marker, the ships in hand; the actions as they were done,
    how many are left unused; whether the end of the track was reached."""

    tiles: tuple[Tile, ...]
    settlement: Settlement
    space: int
    hand: int
    done: tuple[Done, ...]
    unused: int
    launch: bool

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        on = self.settlement
        crews = {"earth": on.earth, "mars": on.mars, "upper": on.docks.upper, "lower": on.docks.lower}
        standing = {place: dict(crew) for place, crew in crews.items()}
        ends = {"reputation": self.space, "hand": self.hand, "unused": self.unused, "launch": self.launch}
        return {"tiles": [t.id for t in self.tiles], **standing, **ends}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("discards", tile_ids(tables), Text("버리는 타일 (예 T03+T11)", "the tiles discarded, as in T03+T11"), needed=True),
        Field("actions", Many(acts(tables)), Text("하려는 기본 행동 (예 빨강+파랑>화성)", "the basic actions wanted, as in red+blue>mars"), needed=True),
        Field("supply", Counts(tables.colour, least=0), Text("공급처에 남은 이주민, 아는 색만", "settlers left in the supply, of the colours told")),
    )
    fields = (
        Field("tiles", tile_ids(tables), Text("보드의 타일 (예 T03+T11)", "tiles on the board, as in T03+T11"), needed=True),
        settlers(tables, "earth", Text("지구의 이주민", "settlers on Earth")),
        settlers(tables, "mars", Text("화성의 이주민", "settlers on Mars")),
        settlers(tables, "upper", Text("위쪽 우주선의 이주민", "settlers on the upper dock")),
        settlers(tables, "lower", Text("아래쪽 우주선의 이주민", "settlers on the lower dock")),
        Field("reputation", Number(0, len(tables.deck.track) - 1, clause="GA-6.3"), Text("명성 마커가 있는 칸", "space of the reputation marker")),
        Field("hand", Number(0, tables.numbers.hand_most, clause="GA-4.8"), Text("손에 든 우주선", "ships in hand")),
    )
    return Form(tables.words, (1, 1), fields, table, options=(BY_STEPS,))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position as it was read."""
    table, player = reading.table, reading.players[0] if reading.players else Entry("", 0, {})
    tiles, discarded = (tuple(tables.tiles[t] for t in ids) for ids in (player.get("tiles") or (), table.get("discards") or ()))
    supply: Mapping[str, int] = table.get("supply") or {}
    both = Docks(standing(player, "upper"), standing(player, "lower"), tables.deck.board)
    settlement = Settlement(standing(player, "earth"), standing(player, "mars"), both, supply)
    numbers = player.get("reputation") or 0, player.get("hand") or 0
    return Position(player.name, tiles, discarded, table.get("actions") or (), settlement, *numbers, reading.options)


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """No tile discarded or one that is not there, too many settlers, docks that cannot be; else the first action that a clause forbids."""
    player, on, board = position.player, position.settlement, tables.deck.board
    faults = [] if places.lacks(TABLE, "discards") else _not_there(position, places)
    faults += [*crowded(player, EARTH, on.earth, board.earth, places), *crowded(player, MARS, on.mars, board.mars, places)]
    faults += docks(player, on.docks.upper, on.docks.lower, tables, places)
    whole = not faults and player and not places.unread
    return faults + (_forbidden(position, places, tables) if whole else [])


def _not_there(position: Position, places: Places) -> list[Fault]:
    """GA-4.1: 1 to 3 own tiles."""
    if not position.discarded:
        return [fault(places.of(TABLE), "버리는 타일이 없습니다", "no tile is discarded", "자기 타일 1–3개", "1–3 own tiles", "GA-4.1")]
    if not position.player or places.lacks(position.player, "tiles"):
        return []
    shown_tiles = "+".join(t.id for t in position.tiles) or "none"
    return [
        fault(
            places.of(TABLE),
            f"버리는 {josa(t.id, '이/가')} 보드에 없습니다",
            f"{t.id}, which is discarded, does not lie on the board",
            f"보드의 타일은 {shown_tiles}",
            f"the board holds {shown_tiles}",
            "GA-4.1",
        )
        for t in position.discarded
        if t not in position.tiles
    ]


@dataclass(frozen=True, slots=True)
class _Course:
    """How far the actions have come: what there is now, how many more may be done."""

    settlement: Settlement
    space: int
    hand: int
    left: int
    done: tuple[Done, ...] = ()
    launch: bool = False


def _forbidden(position: Position, places: Places, tables: Tables) -> list[Fault]:
    """GA-4.1 where no action is left, else what another clause says of the action."""
    course, at = _begun(position), places.of(TABLE)
    for action in position.wanted:
        if not course.left:
            word = spoken(action, tables.words)
            found = Text(f"기본 행동이 모자라 {josa(word.ko, '을/를')} 할 수 없습니다", f"no basic action is left for {word.en}")
            return [fault(at, *found, "버린 타일마다 기본 행동 하나", "one basic action for each tile discarded", "GA-4.1")]
        refused = refusal(course.settlement, course.hand, action, at, tables)
        if refused:
            return [refused]
        course = _carried_out(course, action, position.options, tables)
    return []


def refusal(settlement: Settlement, hand: int, action: Action, at: Text, tables: Tables) -> Fault | None:
    """What forbids an action now: GA-4.3 or GA-4.4 an adapt, GA-4.5 or GA-4.6 a move, GA-4.8 a ship."""
    most = tables.numbers.hand_most
    if isinstance(action, Adapt):
        return _not_adapted(settlement, action, at, tables)
    if isinstance(action, Move) and not actions.can_move(settlement, action):
        clause = "GA-4.6" if settlement.at(action.start).get(action.colour) else "GA-4.5"
        return _forbids(at, action, clause, list(actions.moves(settlement)), tables)
    if isinstance(action, TakeShip) and hand >= most:
        return fault(at, f"손에 우주선이 {hand}장 있습니다", f"there are {hand} ships in hand", f"{most}장까지", f"at most {most}", "GA-4.8")
    return None


def _not_adapted(settlement: Settlement, adapt: Adapt, at: Text, tables: Tables) -> Fault | None:
    found, word = _placed(settlement, adapt), spoken(adapt, tables.words)
    if len(found) == 1:
        return None
    if found:
        right = join([spoken(a, tables.words) for a in found], ", ")
        return fault(at, f"{word.ko}: 어디의 이주민인지 없습니다", f"{word.en}: it is not said where", *right, "GA-4.3")
    there = any(settlement.at(p).get(adapt.old) for p in ([adapt.place] if adapt.place else actions.PLACES))
    clause = "GA-4.4" if there and adapt.old != adapt.new else "GA-4.3"
    return _forbids(at, adapt, clause, list(actions.adapts(settlement, tables.colours)), tables)


def _forbids(at: Text, action: Action, clause: str, allowed: Sequence[Action], tables: Tables) -> Fault:
    word, right = spoken(action, tables.words), join([spoken(a, tables.words) for a in allowed], ", ")
    ko, en = f"할 수 있는 것: {right.ko}", f"what can be done: {right.en}"
    if not allowed:
        ko, en = "할 수 있는 것이 없습니다", "nothing of the kind can be done"
    return fault(at, f"{josa(word.ko, '은/는')} 할 수 없습니다", f"{word.en} cannot be done", ko, en, clause)


def _placed(settlement: Settlement, adapt: Adapt) -> list[Adapt]:
    """The adapt at each place that it may mean."""
    some = [adapt] if adapt.place else [replace(adapt, place=p) for p in actions.PLACES]
    return [a for a in some if actions.can_adapt(settlement, a)]


def decide(position: Position, tables: Tables) -> Outcome:
    """GA-4.1: what there is after all actions; a stop on the reputation track may give one more (GA-6.1)."""
    course = _begun(position)
    for action in position.wanted:
        course = _carried_out(course, action, position.options, tables)
    left = list(position.tiles)
    for tile in position.discarded:
        left.remove(tile)
    return Outcome(tuple(left), course.settlement, course.space, course.hand, course.done, course.left, course.launch)


def _begun(position: Position) -> _Course:
    return _Course(position.settlement, position.space, position.hand, len(position.discarded))


def _carried_out(course: _Course, action: Action, options: tuple[str, ...], tables: Tables) -> _Course:
    course = replace(course, left=course.left - 1)
    if isinstance(action, Gain):
        gain = reputation.decide(reputation.Position(course.space, (1,), options), tables)
        done = (*course.done, Done(action, course.settlement, gain))
        return replace(course, space=gain.space, left=course.left + gain.basic_actions, launch=course.launch or gain.launch, done=done)
    if isinstance(action, TakeShip):
        return replace(course, hand=course.hand + 1, done=(*course.done, Done(action, course.settlement)))
    if isinstance(action, Adapt):
        (action,) = _placed(course.settlement, action)
    after = _after(course.settlement, action)
    return replace(course, settlement=after or course.settlement, done=(*course.done, Done(action, course.settlement)))


def _after(settlement: Settlement, action: Recruit | Adapt | Move) -> Settlement | None:
    if isinstance(action, Recruit):
        return actions.recruited(settlement, action.colour)
    return actions.adapted(settlement, action) if isinstance(action, Adapt) else actions.moved(settlement, action)
