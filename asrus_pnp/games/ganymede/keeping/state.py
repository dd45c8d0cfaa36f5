"""A game of Ganymede while it is played: the boards, the supply, the stacks, what lies open, whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.actions import Settlement
from asrus_pnp.games.ganymede.keeping.cards import Spelling
from asrus_pnp.games.ganymede.places import Settlers
from asrus_pnp.games.ganymede.rulings import discard, end, launch, shuttle, tile
from asrus_pnp.games.ganymede.rulings.boarding import Docks
from asrus_pnp.games.ganymede.score import position as scores
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import Shuttle, StackKind, Tile
from asrus_pnp.positions.value_types import added
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

OPEN: tuple[StackKind, ...] = ("tile", "earth", "mars", "ship")


@dataclass(frozen=True, slots=True)
class SetUp:
    """The numbers of the set-up, by the ids of games/ganymede.toml."""

    open_tiles: int
    open_shuttles: int
    open_ships: int


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by."""

    tables: Tables
    spelling: Spelling
    setup: SetUp
    taking: Question[tile.Position, tile.Outcome, Ruling]
    using: Question[shuttle.Position, shuttle.Outcome, Ruling]
    discarding: Question[discard.Position, discard.Outcome, Ruling]
    launching: Question[launch.Position, launch.Outcome, Ruling]
    ending: Question[end.Position, end.Outcome, Ruling]
    score: Question[scores.Position, Scoresheet, Scoresheet]

    def shown(self, stack: StackKind) -> int:
        """GA-1.3: how many lie open of a stack."""
        return {"tile": self.setup.open_tiles, "ship": self.setup.open_ships}.get(stack, self.setup.open_shuttles)


@dataclass(frozen=True, slots=True)
class Seats:
    """Who plays, the starting player first, and by which house rules."""

    players: tuple[str, ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """What one player has: tiles, settlers, the ships on the docks (upper, lower; empty where none lies), shuttles in the order of use, ships in hand and
    those of them that were named, ships launched, the space of the reputation marker."""

    tiles: tuple[Tile, ...]
    earth: Settlers
    mars: Settlers
    docks: Docks
    ships: Mapping[str, str]
    shuttles: tuple[Shuttle, ...] = ()
    hand: int = 0
    known: tuple[str, ...] = ()
    launched: tuple[str, ...] = ()
    space: int = 0

    @property
    def columns(self) -> dict[str, int]:
        """How many shuttles lie in each column."""
        return added({s.symbol: 1} for s in self.shuttles)

    @property
    def without_ship(self) -> frozenset[str]:
        """The docks on which no ship lies: nobody boards there."""
        return frozenset(dock for dock, ship in self.ships.items() if not ship)


@dataclass(frozen=True, slots=True)
class Stacks:
    """How many are left: tiles face down and tiles discarded, Earth and Mars shuttles face down, ships face down and open together."""

    tiles: int
    discarded: int
    earth: int
    mars: int
    ships: int


@dataclass(frozen=True, slots=True)
class Deed:
    """What happened in a turn, for the statistics: who did what, how often its effect could be used, settlers lost, ships launched."""

    kind: str
    who: str
    card: str
    times: int
    lost: int
    launched: int


@dataclass(frozen=True, slots=True)
class State:
    """The table between two turns. `open` has the ids of what is known to lie open; `gone` the ids of discarded tiles."""

    seats: Seats
    boards: Mapping[str, Board]
    supply: Settlers
    stacks: Stacks
    open: Mapping[StackKind, tuple[str, ...]]
    active: str
    gone: frozenset[str] = frozenset()
    ended: bool = False
    over: bool = False
    last: Deed | None = None

    def settlement(self, name: str) -> Settlement:
        """The settlers of a player, and the supply."""
        board = self.boards[name]
        return Settlement(board.earth, board.mars, board.docks, self.supply)

    def settled(self, name: str, settlement: Settlement) -> "State":
        """With a player's settlers and the supply as they are now."""
        board = replace(self.boards[name], earth=settlement.earth, mars=settlement.mars, docks=settlement.docks)
        return replace(self.having(name, board), supply=settlement.supply)

    def having(self, name: str, board: Board) -> "State":
        """With another board of a player."""
        return replace(self, boards={**self.boards, name: board})


def dealt(seats: Seats, docked: Mapping[str, tuple[str, str]], rules: Rules) -> State:
    """GA-1.2 to GA-1.4: the table before the first turn, with the ships that each player has docked."""
    deck, setup, count = rules.tables.deck, rules.setup, len(seats.players)
    settlers = next(s.settlers for s in deck.supply if s.players == count)
    empty = Docks({}, {}, deck.board)
    boards = {n: Board((), {}, {}, empty, dict(zip(("upper", "lower"), docked[n], strict=True))) for n in seats.players}
    left = {s.id: s.count for s in deck.stacks}
    shuttles = (left["earth"] - setup.open_shuttles, left["mars"] - setup.open_shuttles)
    stacks = Stacks(left["tile"] - setup.open_tiles, 0, *shuttles, left["ship"] - 2 * count)
    starters = tuple(t.id for t in deck.tiles if t.starter)
    return State(seats, boards, dict.fromkeys(rules.tables.colours, settlers), stacks, {**dict.fromkeys(OPEN, ()), "tile": starters}, seats.players[0])


def whereabouts(state: State, tables: Tables) -> dict[str, Text]:
    """GA-1.1: where each card lies that is named by its id and cannot lie elsewhere."""
    places: dict[str, Text] = {}
    for name, board in state.boards.items():
        own = Text(f"{name}의 보드", f"{name}'s board")
        for id in (*(t.id for t in board.tiles), *(s.id for s in board.shuttles), *board.ships.values(), *board.launched, *board.known):
            if id in tables.cards or id in tables.tiles:
                places[id] = own
    return places | dict.fromkeys(state.gone, Text("버린 타일", "the discarded tiles"))


def score_position(state: State) -> scores.Position:
    """The table as it is scored."""
    return scores.Position(tuple(_scored(n, b) for n, b in state.boards.items()), state.seats.options)


def _scored(name: str, board: Board) -> scores.Player:
    ships = added({s: 1} for s in board.launched)
    docks = (sum(board.docks.upper.values()), sum(board.docks.lower.values()))
    mars, earth = sum(board.mars.values()), sum(board.earth.values())
    return scores.Player(name, ships, board.shuttles, tiles=len(board.tiles), space=board.space, docks=docks, mars=mars, earth=earth)
