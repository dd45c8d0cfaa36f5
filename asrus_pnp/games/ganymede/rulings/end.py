"""The case end: whether the end of the game has come, and who still plays in this round."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.tables import BY_STEPS, Tables
from asrus_pnp.positions.form import Field, Flag, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Number

DECKS = {"earth-deck": Text("지구 셔틀 덱", "the Earth shuttle deck"), "mars-deck": Text("화성 셔틀 덱", "the Mars shuttle deck")}


@dataclass(frozen=True, slots=True)
class Seat:
    """One player: the ships launched, and whether it was their turn."""

    name: str
    ships: int
    active: bool = False


@dataclass(frozen=True, slots=True)
class Position:
    """The cards left in both shuttle decks, the players from the starting player on, the house rules in use."""

    earth_deck: int
    mars_deck: int
    players: tuple[Seat, ...]
    options: tuple[str, ...] = ()

    @property
    def later(self) -> tuple[Seat, ...]:
        """Those whose turn comes after the active one's in this round."""
        at = next(n for n, p in enumerate(self.players) if p.active)
        return self.players[at + 1 :]


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has launched enough ships to end the game, which decks are empty, and who still plays in this round where it ends."""

    launched: tuple[Seat, ...]
    empty: tuple[str, ...]
    still_to_play: tuple[str, ...]

    @property
    def ended(self) -> bool:
        """Whether a condition of GA-7.1 is met."""
        return bool(self.launched or self.empty)

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line prints them."""
        return {"ended": self.ended, "still_to_play": list(self.still_to_play)}


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    n = tables.numbers
    table = tuple(Field(key, Number(), Text(f"{name.ko}에 남은 카드", f"cards left in {name.en}"), needed=True) for key, name in DECKS.items())
    ships = Field("ships", Number(), Text("완성한 우주선", "ships launched"), needed=True)
    active = Flag("active", Text("방금 차례였으면", "it was this player's turn"))
    return Form(tables.words, (n.players_least, n.players_most), (ships,), table, (active,), silent_options=(BY_STEPS,))


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    seats = tuple(Seat(p.name, p.get("ships") or 0, bool(p.get("active"))) for p in reading.players)
    return Position(reading.table.get("earth-deck") or 0, reading.table.get("mars-deck") or 0, seats, reading.options)


def problems(position: Position, places: Places, deck_check: bool) -> list[Fault]:
    """Nobody or several marked as active."""
    active = [p.name for p in position.players if p.active]
    if len(active) == 1:
        return []
    if not active:
        return [fault(places.of(), "방금 차례였던 사람이 없다", "nobody is active", "한 사람에게 active", "active for the one whose turn it was")]
    names = ", ".join(active)
    return [fault(places.of(active[1]), f"여러 사람의 차례다: {names}", f"several are active: {names}", "한 사람만", "one player")]


def decide(position: Position, tables: Tables) -> Outcome:
    """GA-7.1: whether a condition is met, and who plays on after the active player."""
    launched = tuple(p for p in position.players if p.ships >= tables.numbers.launches_to_end)
    left = zip(DECKS, (position.earth_deck, position.mars_deck), strict=True)
    empty = tuple(deck for deck, cards in left if cards == 0)
    rest = tuple(p.name for p in position.later) if launched or empty else ()
    return Outcome(launched, empty, rest)
