"""All that the referee of Counting Stars at Night looks up: the number cards, the numbers of the game, the words, the clauses."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.limits import Range
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.kits.asrus.cards import load
from asrus_pnp.positions.value_types import Either, Number, One
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "starry-night"


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/starry-night.toml."""

    players_least: Annotated[int, Range(2, 10)]
    players_most: Annotated[int, Range(2, 10)]
    stones: Annotated[int, Range(1, 60)]
    points_card: Annotated[int, Range(0, 20)]
    points_stones: Annotated[int, Range(0, 20)]
    points_kinds: Annotated[int, Range(0, 20)]
    points_cards: Annotated[int, Range(0, 20)]


@dataclass(frozen=True, slots=True)
class Tables:
    """The card database as this game needs it; `copies` by number, the lowest first, of which those in
    `copies_known` are no stand-ins; `card` and `card_or_none` read a number card by any of its spellings."""

    copies: Mapping[int, int]
    copies_known: frozenset[int]
    card: One
    card_or_none: Either
    numbers: Numbers
    words: Words
    clauses: Clauses


@once
def load_tables(db: Database) -> Tables:
    """The tables; raises DataError."""
    deck = load(db)
    card = One(deck.number_of())
    card_or_none = Either((card, Number(min(deck.copies), max(deck.copies), none=True)))
    known = frozenset(n.number for n in deck.numbers if n.standing != "unconfirmed")
    return Tables(dict(sorted(deck.copies.items())), known, card, card_or_none, load_numbers(db, GAME, Numbers), load_words(db, GAME), load_clauses(db, GAME))
