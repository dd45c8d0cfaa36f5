"""The end of a game of Constellation Expedition as players type it, and all that is impossible in it."""

from collections import Counter
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.forms import Entry, Field, Form, Reading
from asrus_pnp.core.kinds import Number, One
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.constellation.tables import Tables


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has in the end: the cards by number or only their colours, the energy, the distance of the award if held."""

    entry: Entry
    cards: dict[int, int]
    colours: dict[str, int]
    energy: int
    award: int | None

    @property
    def name(self) -> str:
        return self.entry.name


@dataclass(frozen=True, slots=True)
class Position:
    """All players in the order given."""

    options: tuple[str, ...]
    players: tuple[Player, ...]


def form(tables: Tables) -> Form:
    """What may be typed for a score."""
    n = tables.numbers
    card = One(tables.deck.number_of())
    cards = Field("cards", card, Text("모은 카드 (예 1 2x2 5)", "cards taken, as in 1 2x2 5"))
    colours = tuple(Field(c.id, Number(), Text(f"{c.name.ko} 카드 장수", f"{c.name.en} cards")) for c in tables.deck.colours)
    energy = Field("energy", Number(0, n.energy_most), Text("남은 에너지", "energy left"), needed=True)
    award = Field("award", Number(n.award_distance, n.award_farthest), Text("상을 가졌다면 표시된 거리", "distance of the award, if held"))
    return Form(tables.words, (n.players_least, n.players_most), (*colours, energy, award), cards=cards)


def parse(reading: Reading, tables: Tables) -> Position:
    """The position, as far as it could be read."""
    return Position(reading.options, tuple(_player(e, tables) for e in reading.players))


def _player(entry: Entry, tables: Tables) -> Player:
    colours = {c.id: entry.get(c.id) or 0 for c in tables.deck.colours if c.id in entry.values}
    return Player(entry, entry.get("cards", {}), colours, entry.get("energy") or 0, entry.get("award"))


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """Everything that cannot be: cards beside colours, two holders of the award, more cards than the deck holds."""
    faults = [_both(p) for p in position.players if p.cards and p.colours]
    holders = [p for p in position.players if p.award is not None]
    faults += [_second_holder(p, holders[0]) for p in holders[1:]]
    return faults + (deck_faults(_all_cards(position), sum(sum(p.colours.values()) for p in position.players), tables) if deck_check else [])


def _both(player: Player) -> Fault:
    return fault(
        player.entry.at, f"{player.name}: 카드와 색이 함께 있다", f"{player.name} has both cards and colours", "카드 또는 색 하나만", "cards or colours"
    )


def _second_holder(player: Player, first: Player) -> Fault:
    return fault(
        player.entry.at,
        f"{player.name}: 상은 이미 {first.name}에게 있다",
        f"{player.name} holds the award, and so does {first.name}",
        "상은 한 사람만",
        "one holder",
        "CE-6.2",
    )


def _all_cards(position: Position) -> Counter[int]:
    return sum((Counter(p.cards) for p in position.players), Counter())


def deck_faults(cards: Counter[int], uncounted: int, tables: Tables) -> list[Fault]:
    """A fault for each number of which more cards are named than the deck holds, and for more cards in all (CE-1.1)."""
    copies = tables.deck.copies
    faults = [
        fault(same(""), f"숫자 {n} 카드가 {c}장이다", f"there are {c} cards of number {n}", f"덱에는 {copies[n]}장", f"the deck holds {copies[n]}", "CE-1.1")
        for n, c in sorted(cards.items())
        if c > copies[n]
    ]
    everything, most = sum(cards.values()) + uncounted, sum(copies.values())
    if everything > most:
        faults.append(
            fault(same(""), f"카드가 모두 {everything}장이다", f"there are {everything} cards in all", f"덱은 {most}장", f"the deck has {most}", "CE-1.1")
        )
    return faults
