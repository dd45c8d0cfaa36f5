"""The three actions of a turn, each settled by the referee's own case: a tile is taken, a shuttle used, tiles are discarded."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.ganymede.actions import Action
from asrus_pnp.games.ganymede.keeping.cards import LOST
from asrus_pnp.games.ganymede.keeping.decisions import Course, choose
from asrus_pnp.games.ganymede.keeping.state import whereabouts
from asrus_pnp.games.ganymede.keeping.turn import Turn, basic, resolve
from asrus_pnp.games.ganymede.rulings import discard, shuttle, tile
from asrus_pnp.games.ganymede.rulings.boarding import Boarding, Docks, boardings, landings
from asrus_pnp.kits.ganymede.pieces import Shuttle, StackKind, Tile
from asrus_pnp.results.ruling import Ruling


@dataclass(frozen=True, slots=True)
class Played:
    """What a turn's action was: the ruling on it, its kind, the card, how often its effect could be used."""

    ruling: Ruling
    kind: str
    card: str
    times: int


def take(turn: Turn, new: Tile) -> Course[Played]:
    """GA-2.2 to GA-2.6: the tile goes to the board, where a fourth replaces one, and its effect is resolved."""
    _from_open(turn, new.id, "tile")
    board, state = turn.board, turn.state
    old = None
    if len(board.tiles) >= turn.rules.tables.deck.board.tiles:
        old = yield from choose(Text("밀려나는 타일", "the tile that it replaces"), "GA-2.2", {t.id: t for t in board.tiles})
    position = tile.Position(turn.who, board.tiles, board.earth, new, old, state.seats.options)
    outcome = turn.rules.taking.ruled(position)
    turn.has(replace(board, tiles=outcome.tiles))
    _discarded(turn, [old] if old else [])
    yield from resolve(turn, new.effects, new.either, outcome.times, new.id, "GA-2.6" if new.either else "GA-2.4")
    return Played(turn.rules.taking.tell(position, outcome), "tile", new.id, outcome.times)


def _from_open(turn: Turn, id: str, stack: StackKind) -> None:
    """GA-1.1, GA-2.2, GA-3.1: raises InputError where the card lies elsewhere, or all of the open ones are known and it is none of them.
    A card told by what it prints may be any of those."""
    lying, tables = turn.state.open[stack], turn.rules.tables
    described = ":" in id
    elsewhere = whereabouts(turn.state, tables).get(id)
    if elsewhere:
        found = Text(f"{id}: {elsewhere.ko}에 있습니다", f"{id} lies among {elsewhere.en}" if id in turn.state.gone else f"{id} lies on {elsewhere.en}")
        raise InputError([fault(same(""), *found, "펼쳐진 카드", "one of the open ones", "GA-1.1")])
    if not described and len(lying) == turn.rules.shown(stack) and id not in lying:
        listed = ", ".join(lying)
        raise InputError([fault(same(""), f"{id}: 펼쳐져 있지 않다", f"{id} does not lie open", listed, listed, "GA-2.2" if stack == "tile" else "GA-3.1")])
    left = () if described else tuple(i for i in lying if i != id)
    turn.state = replace(turn.state, open={**turn.state.open, stack: left})


def _discarded(turn: Turn, tiles: Sequence[Tile]) -> None:
    stacks, known = turn.state.stacks, turn.rules.tables.tiles
    stacks = replace(stacks, discarded=stacks.discarded + len(tiles))
    turn.state = replace(turn.state, stacks=stacks, gone=turn.state.gone | {t.id for t in tiles if t.id in known})


def use(turn: Turn, card: Shuttle, from_earth: bool) -> Course[Played]:
    """GA-3.1 to GA-3.9: the card is laid, a tile discarded where it asks for one, the settlers go, then its effect is resolved."""
    _from_open(turn, card.id, "earth" if from_earth else "mars")
    board, limits = turn.board, turn.rules.tables.deck.board
    upper, lower = (0 if dock in board.without_ship else places for dock, places in (("upper", limits.upper), ("lower", limits.lower)))
    docks = Docks(board.docks.upper, board.docks.lower, replace(limits, upper=upper, lower=lower))
    position = shuttle.Position(turn.who, card, from_earth, board.earth, board.mars, docks, len(board.tiles), board.columns, turn.state.seats.options)
    outcome = turn.rules.using.ruled(position)
    ruling = turn.rules.using.tell(position, outcome)
    if not outcome.allowed:
        raise _not_allowed(turn, ruling, outcome, from_earth)
    if outcome.needs.tiles:
        yield from _tile_given(turn)
    crew = yield from _crew(outcome.needs)
    boarding = yield from _boarded(turn, crew, landings(crew, shuttle.mars_room(position)) if from_earth else boardings(crew, docks))
    turn.has(replace(turn.board, shuttles=(*board.shuttles, card)))
    _go(turn, boarding, "earth" if from_earth else "mars")
    if card.effect:
        yield from resolve(turn, (card.effect,), False, outcome.times, card.id, "GA-3.4")
    return Played(ruling, "shuttle", card.id, outcome.times)


def _not_allowed(turn: Turn, ruling: Ruling, outcome: shuttle.Outcome, from_earth: bool) -> InputError:
    """GA-3.1, GA-3.2: what is missing, and which of the open shuttles may be used."""
    stacks: tuple[StackKind, ...] = ("earth", "mars")
    tables, board = turn.rules.tables, turn.board
    usable = []
    for stack in stacks:
        for id in turn.state.open[stack]:
            one = shuttle.Position("", tables.shuttles[id], stack == "earth", board.earth, board.mars, board.docks, len(board.tiles), {})
            usable += [id] if turn.rules.using.decide(one).allowed else []
    needs = tables.counted({**outcome.needs.fixed, "any": outcome.needs.wild})
    right = Text(f"{needs.ko} 필요", f"{needs.en} needed")
    if usable:
        right = Text(f"{right.ko}; 쓸 수 있는 것: {', '.join(usable)}", f"{right.en}; those that may be used: {', '.join(usable)}")
    clause = "GA-3.2" if set(outcome.missing) == {"tile"} else "GA-3.1"
    return InputError([fault(same(""), ruling.verdict.ko.rstrip("."), ruling.verdict.en.rstrip("."), *right, clause)])


def _tile_given(turn: Turn) -> Course[None]:
    """GA-3.2, GA-3.3: one own tile is discarded too."""
    given = yield from choose(Text("버리는 타일", "the tile discarded"), "GA-3.2", {t.id: t for t in turn.board.tiles})
    left = list(turn.board.tiles)
    left.remove(given)
    turn.has(replace(turn.board, tiles=tuple(left)))
    _discarded(turn, [given])
    turn.tell(("GA-3.2", "GA-3.3"), f"타일 {given.id}: 버립니다. 기본 행동은 없습니다", f"tile {given.id} is discarded, without a basic action")


def _crew(needs: shuttle.Requirement) -> Course[tuple[str, ...]]:
    """GA-3.1: who goes; each white settler is one of those who stand there beyond the others."""
    crew, spare = list(needs.fixed.elements()), Counter(needs.spare)
    for _ in range(needs.wild):
        chosen = yield from choose(Text("하양 이주민", "the white settler"), "GA-3.1", {c: c for c in spare if spare[c]})
        spare[chosen] -= 1
        crew.append(chosen)
    return tuple(sorted(crew))


def _boarded(turn: Turn, crew: tuple[str, ...], found: set[Boarding]) -> Course[Boarding]:
    """GA-3.6, GA-3.9: where each settler goes, as far as that may be chosen."""
    left, placed = {tuple(sorted(b)) for b in found}, list[tuple[str, str]]()
    for colour in crew:
        name = turn.rules.tables.names[colour]
        ways = {tuple(place for c, place in b if c == colour) for b in left}
        places = sorted({place for way in ways for place in way}, key=("mars", "upper", "lower", LOST).index)
        exact = {f"{colour}>{place}": place for place in places}
        words = Text(f"{name.ko} 이주민이 가는 곳", f"where the {name.en} settler goes")
        place = places[0] if len(ways) == 1 else (yield from choose(words, "GA-3.9", {p: p for p in places}, None, exact))
        placed.append((colour, place))
        left = {_without(b, (colour, place)) for b in left if (colour, place) in b}
    return tuple(placed)


def _without(boarding: Boarding, one: tuple[str, str]) -> Boarding:
    rest = list(boarding)
    rest.remove(one)
    return tuple(rest)


def _go(turn: Turn, boarding: Boarding, start: str) -> None:
    """The settlers leave, and stand where they go; the lost are in the supply again (GA-3.6)."""
    there = turn.settlement
    for colour, _ in boarding:
        there = there.take(start, colour)
    for colour, place in boarding:
        there = there.supplied(colour, 1) if place == LOST else there.put(place, colour)
    turn.settle(there)
    lost = Counter(colour for colour, place in boarding if place == LOST)
    turn.lost += lost.total()
    if lost:
        gone = turn.rules.tables.counted(lost)
        turn.tell(("GA-3.6",), f"공급처로 잃습니다: {gone.ko}", f"lost to the supply: {gone.en}")


def throw(turn: Turn, tiles: tuple[Tile, ...]) -> Course[Played]:
    """GA-4.1: own tiles are discarded, and a basic action is done for each."""
    before, own = turn.board, list(turn.board.tiles)
    for given in tiles:
        own.remove(given)
    turn.has(replace(before, tiles=tuple(own)))
    _discarded(turn, tiles)
    settlement, done, told = turn.settlement, list[Action](), list(turn.steps)
    for n in range(len(tiles)):
        yield from basic(turn, Text(f"기본 행동 {n + 1}/{len(tiles)}", f"basic action {n + 1}/{len(tiles)}"), "GA-4.1", done)
    position = discard.Position(turn.who, before.tiles, tiles, tuple(done), settlement, before.space, before.hand, turn.state.seats.options)
    outcome = turn.rules.discarding.ruled(position)
    turn.steps = told  # the ruling tells each action itself
    return Played(turn.rules.discarding.tell(position, outcome), "discard", "+".join(t.id for t in tiles), len(done))
