"""All that the referee of Constellation Expedition looks up: the deck, the numbers, the words, the clauses."""

from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import where
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.kits.constellation.cards import FILE, Deck, load
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "constellation"
FACTS = ("copies", "colours", "award-stars")


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/constellation.toml."""

    players_least: Annotated[int, Range(2, 2)]
    players_least_alone: Annotated[int, Range(3, 3)]
    players_most: Annotated[int, Range(6, 6)]
    stand_in_players: Annotated[int, Range(2, 6)]
    dummies: Annotated[int, Range(1, 4)]
    deal_2: Annotated[int, Range(1, 20)]
    deal_3: Annotated[int, Range(1, 20)]
    deal_4: Annotated[int, Range(1, 20)]
    deal_5: Annotated[int, Range(1, 20)]
    deal_6: Annotated[int, Range(1, 20)]
    energy_won: Annotated[int, Range(0, 9)]
    energy_collided: Annotated[int, Range(0, 9)]
    award_distance: Annotated[int, Range(1, 11)]
    points_card: Annotated[int, Range(0, 20)]
    points_set: Annotated[int, Range(0, 20)]
    points_energy: Annotated[int, Range(0, 20)]
    points_energy_tied: Annotated[int, Range(0, 20)]
    rounds: Annotated[int, Range(1, 9)]


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
    def copies_known(self) -> bool:
        """Whether the publisher's word says how often each number comes; a stand-in refuses no card."""
        return self.deck.fact("copies").standing != "unconfirmed"

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
