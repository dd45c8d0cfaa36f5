"""All that the referee of Constellation Expedition looks up: the deck, the numbers, the words, the clauses."""

from dataclasses import dataclass

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.records import where
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.kits.constellation.cards import FILE, Deck, load
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "constellation"
FACTS = ("colours", "award-stars")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/constellation.toml."""

    players_least: int
    players_least_alone: int
    players_most: int
    stand_in_players: int
    dummies: int
    deal_2: int
    deal_3: int
    deal_4: int
    deal_5: int
    deal_6: int
    energy_won: int
    energy_collided: int
    award_distance: int
    points_card: int
    points_set: int
    points_energy: int
    points_energy_tied: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Tables:
    """The card database as this game needs it; what is looked up by number is laid out once."""

    deck: Deck
    numbers: Numbers
    words: Words
    clauses: Clauses
    copies: dict[int, int]
    colour_of: dict[int, str]
    bonus: dict[int, int]
    turns: dict[int, int]

    @property
    def award_farthest(self) -> int:
        """The greatest distance that the award shows."""
        return max(self.bonus)


@once
def load_tables(db: Database) -> Tables:
    """The tables; raises DataError."""
    deck, n = load(db), load_numbers(db, GAME, Numbers)
    bonus = {s.distance: s.points for s in deck.stars}
    faults = _missing_facts(deck) + _missing_bonus(bonus, n.award_distance)
    if faults:
        raise DataError(faults)
    turns = {2: n.deal_2, 3: n.deal_3, 4: n.deal_4, 5: n.deal_5, 6: n.deal_6}
    return Tables(deck, n, load_words(db, GAME), load_clauses(db, GAME), deck.copies, deck.colour_of, bonus, turns)


def _missing_facts(deck: Deck) -> list[Fault]:
    known = [f.id for f in deck.facts]
    return [fault(where(FILE, f"fact {id}"), "빠져 있다", "is missing", "[[fact]] 하나", "one [[fact]]") for id in FACTS if id not in known]


def _missing_bonus(bonus: dict[int, int], least: int) -> list[Fault]:
    gaps = [d for d in range(least, max([least, *bonus]) + 1) if d not in bonus]
    return [fault(where(FILE, f"stars {d}"), "빠져 있다", "is missing", "[[stars]] 하나", "one [[stars]]", "CE-6.4") for d in gaps]
