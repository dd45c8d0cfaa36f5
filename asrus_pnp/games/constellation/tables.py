"""All that the referee of Constellation Expedition looks up: the deck, the numbers, the words, the clauses."""

from dataclasses import dataclass
from pathlib import Path

from asrus_pnp.core.clauses import Clauses, load_clauses
from asrus_pnp.core.names import Words, load_words
from asrus_pnp.core.numbers import load_numbers
from asrus_pnp.kits.constellation.cards import Deck, load

GAME = "constellation"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/constellation.toml."""

    players_least: int
    players_most: int
    energy_start: int
    energy_start_many: int
    many_players: int
    energy_most: int
    deal_3: int
    deal_4: int
    deal_5: int
    deal_6: int
    dummies: int
    award_distance: int
    award_farthest: int
    points_card: int
    points_set: int
    points_energy: int
    points_energy_tied: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The card database as this game needs it."""

    deck: Deck
    numbers: Numbers
    words: Words
    clauses: Clauses


def load_tables(data: Path) -> Tables:
    """The tables; raises DataError."""
    return Tables(load(data), load_numbers(data, GAME, Numbers), load_words(data), load_clauses(data, GAME))
