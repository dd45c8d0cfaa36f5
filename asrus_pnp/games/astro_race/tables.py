"""All that the referee of Astro Race looks up: the cards, the numbers, the words, the clauses."""

from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.limits import Range
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.kits.asrus.cards import Deck, PowerCard, load
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

GAME = "astro-race"
HONEST_BONUS = "honest-bonus"
Card = int | str  # a number, or the name of a power
FACE_DOWN = "?"
CLOSE = "close"
BLACKHOLE = "blackhole"
RETROGRADE = "retrograde"
JOKER = "joker"
POWERS = (CLOSE, BLACKHOLE, "double", RETROGRADE, JOKER)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the game, by the ids of games/astro-race.toml."""

    players_least: Annotated[int, Range(1, 6)]
    players_most: Annotated[int, Range(1, 6)]
    track_first: Annotated[int, Range(1, 15)]
    track_last: Annotated[int, Range(1, 15)]
    pieces: Annotated[int, Range(1, 20)]
    deck_lowest: Annotated[int, Range(1, 15)]
    deck_highest: Annotated[int, Range(1, 15)]
    move_less_than_dots: Annotated[int, Range(1, 8)]
    move_most: Annotated[int, Range(1, 15)]
    together_most: Annotated[int, Range(1, 6)]
    points_moon: Annotated[int, Range(0, 20)]
    reserve_for_a_point: Annotated[int, Range(1, 9)]


@dataclass(frozen=True, slots=True)
class Tables:
    """The card database as this game needs it: `cards` has every spelling of a card, `moon` is the steps from Sun to Moon."""

    numbers: Numbers
    words: Words
    clauses: Clauses
    cards: dict[str, Card]
    dots: dict[int, int]
    moon: int

    @property
    def options(self) -> tuple[str, ...]:
        """The house rules of the game, as its clauses name them."""
        return tuple(c.option for c in self.clauses.all if c.option)

    def card_name(self, card: Card) -> Text:
        """What a card is called: its number, or the name of its power."""
        return same(str(card)) if isinstance(card, int) else self.words.label(card)

    def power_name(self, card: Card, article: str) -> Text:
        """What a card with a power is called in a sentence: a joker is a common noun in English and takes the article."""
        name = self.card_name(card)
        return Text(name.ko, f"{article} {name.en.lower()}") if card == JOKER else name


@once
def load_tables(db: Database) -> Tables:
    """The tables; raises DataError."""
    deck, words, numbers = load(db), load_words(db, GAME), load_numbers(db, GAME, Numbers)
    dots = {n.number: n.dots for n in deck.numbers}
    return Tables(numbers, words, load_clauses(db, GAME), _cards(deck, words), dots, numbers.track_last - numbers.track_first)


def _cards(deck: Deck, words: Words) -> dict[str, Card]:
    """What every spelling of a card means: a number, a power (any joker is the one power), or a card that stays face down."""
    found: dict[str, Card] = {}
    for meaning in POWERS:
        found |= dict.fromkeys(words.spellings(meaning), meaning)
    for card in deck.specials:
        found |= dict.fromkeys(_spellings(card, words), card.id)
    for card in deck.jokers:
        found |= dict.fromkeys(_spellings(card, words), JOKER)
    return found | deck.number_of() | dict.fromkeys((FACE_DOWN, "？"), FACE_DOWN)


def _spellings(card: PowerCard, words: Words) -> tuple[str, ...]:
    return (*words.spellings(card.id), *(fold(i) for i in expand(card.ids)), fold(card.name.ko), fold(card.name.en))
