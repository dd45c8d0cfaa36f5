"""The end of a game of Counting Stars at Night as players type it, and all that is impossible in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.checks import Lot, stones_field, too_many
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import Places


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has in the end: the cards by number, and the stones."""

    name: str
    cards: Mapping[int, int]
    stones: int

    @property
    def count(self) -> int:
        """How many cards these are."""
        return sum(self.cards.values())


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    players: tuple[Player, ...]


def form(tables: Tables) -> Form:
    """What may be typed for a score."""
    n = tables.numbers
    cards = Field("cards", tables.card, Text("모은 카드 (예 8x4 3x2)", "cards collected, as in 8x4 3x2"))
    return Form(tables.words, (n.players_least, n.players_most), (stones_field(),), cards=cards)


def parse(reading: Reading) -> Position:
    """The position as it was read."""
    return Position(tuple(_player(e) for e in reading.players))


def _player(entry: Entry) -> Player:
    return Player(entry.name, entry.get("cards", {}), entry.get("stones") or 0)


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: more copies of a number than the deck holds, more stones than were dealt out."""
    lots = [Lot(same(p.name), p.cards) for p in position.players]
    return (too_many(places.of(), lots, tables) if deck_check else []) + _too_many_stones(position, places, tables)


def _too_many_stones(position: Position, places: Places, tables: Tables) -> list[Fault]:
    """SN-1.1: no stones come into the game beyond those that each player starts with."""
    stones, players, each = sum(p.stones for p in position.players), len(position.players), tables.numbers.stones
    if stones <= players * each:
        return []
    right = Text(f"{players}명 × {each}개 = {players * each}개까지", f"at most {players} players × {each} = {players * each}")
    return [Fault(places.of(), Text(f"스톤이 모두 {stones}개다", f"there are {stones} stones in all"), right, "SN-1.1")]
