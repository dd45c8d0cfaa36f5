"""The cards of the ASRUS deck that Astro Race is played with: its track and its deck."""

from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.limits import Range
from asrus_pnp.games.astro_race.tables import GAME, POWERS
from asrus_pnp.kits.asrus.cards import Deck, load


@dataclass(frozen=True, slots=True)
class DeckNumbers:
    """What AR-1.1 and AR-1.3 say of the cards, by the ids of games/astro-race.toml."""

    track_first: Annotated[int, Range(1, 15)]
    track_last: Annotated[int, Range(1, 15)]
    deck_lowest: Annotated[int, Range(1, 15)]
    deck_highest: Annotated[int, Range(1, 15)]
    deck_copies: Annotated[int, Range(1, 7)]
    deck_middle: Annotated[int, Range(1, 15)]
    deck_middle_copies: Annotated[int, Range(1, 7)]
    deck_jokers: Annotated[int, Range(0, 9)]


def needs(db: Database) -> tuple[str, ...]:
    """The ids of the 15 cards of the track and the 34 of the deck (AR-1.1, AR-1.3); raises DataError."""
    deck, n = load(db), load_numbers(db, GAME, DeckNumbers)
    return (*_numbers(deck, n), *_powers(deck, n))


def _numbers(deck: Deck, n: DeckNumbers) -> list[str]:
    """Of each number one copy for the track, and behind it the copies of the deck."""
    found: list[str] = []
    for card in deck.numbers:
        track = n.track_first <= card.number <= n.track_last
        copies = n.deck_middle_copies if card.number == n.deck_middle else n.deck_copies
        drawn = copies if n.deck_lowest <= card.number <= n.deck_highest else 0
        found += expand(card.ids)[: track + drawn]
    return found


def _powers(deck: Deck, n: DeckNumbers) -> list[str]:
    """All special cards that have a power here, and as many jokers as the deck takes."""
    specials = [id for card in deck.specials if card.id in POWERS for id in expand(card.ids)]
    jokers = [id for card in deck.jokers for id in expand(card.ids)]
    return specials + jokers[: n.deck_jokers]
