"""The end of a game of Constellation Expedition as players type it, and all that is impossible in it."""

from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.positions.form import Entry, Field, Form, Reading
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Number


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has in the end: the cards by number or only their colours, the energy, the distance of the award if held."""

    name: str
    cards: deck.Cards
    colours: Mapping[str, int]
    energy: int
    award: int | None = None

    @property
    def count(self) -> int:
        """How many cards the player took, whichever way they were told."""
        return sum(self.cards.values()) + sum(self.colours.values())


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    players: tuple[Player, ...]
    options: tuple[str, ...] = ()


def form(tables: Tables) -> Form:
    """What may be typed for a score."""
    n, scale = tables.numbers, tables.deck.energy
    cards = Field("cards", deck.card(tables), Text("모은 카드 (예 1 2x2 5)", "cards taken, as in 1 2x2 5"))
    colours = tuple(Field(c.id, Number(), Text(f"{c.name.ko} 카드 장수", f"{c.name.en} cards")) for c in tables.deck.colours)
    energy = Field("energy", Number(scale.lowest, scale.highest, clause="CE-1.1"), Text("남은 에너지", "energy left"), needed=True)
    award = Field(
        "award", Number(n.award_distance, tables.award_farthest, clause="CE-6.1"), Text("상을 가졌다면 표시된 거리", "distance of the award, if held")
    )
    players = n.players_least, n.players_most
    return Form(tables.words, players, (*colours, energy, award), cards=cards, instead=tuple(f.key for f in colours))


def parse(reading: Reading, tables: Tables) -> Position:
    """The position, as far as it could be read."""
    return Position(tuple(_player(e, tables) for e in reading.players), reading.options)


def _player(entry: Entry, tables: Tables) -> Player:
    colours: dict[str, int] = {c.id: entry.get(c.id) or 0 for c in tables.deck.colours if c.id in entry.values}
    return Player(entry.name, entry.get("cards", {}), colours, entry.get("energy") or 0, entry.get("award"))


def problems(position: Position, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: cards beside colours, two holders of the award, more cards than the deck holds."""
    faults = [_both(p, places) for p in position.players if (p.cards or places.lacks(p.name, "cards")) and p.colours]
    holders = [p for p in position.players if p.award is not None or places.lacks(p.name, "award")]
    faults += [_second_holder(p, holders[0], places) for p in holders[1:]]
    if deck_check:
        faults += deck.too_many_copies([(p.name, p.cards) for p in position.players], places, tables)
        faults += deck.too_many_cards([(p.name, p.count) for p in position.players], places, tables)
    return faults


def _both(player: Player, places: Places) -> Fault:
    right = ("카드와 색 가운데 하나만", "either the cards or the colours")
    return fault(places.of(player.name), f"{player.name}: 카드와 색이 함께 있다", f"{player.name} has both cards and colours", *right)


def _second_holder(player: Player, first: Player, places: Places) -> Fault:
    found = Text(f"{player.name}: 상은 이미 {first.name}에게 있다", f"{player.name} holds the award, and so does {first.name}")
    return fault(places.of(player.name), *found, "상은 한 사람만", "one holder", "CE-6.2")
