"""What a position may say of the deck: how a card is typed, and how many of them there can be."""

from collections.abc import Mapping

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.positions.notation import at_lines
from asrus_pnp.positions.value_types import One, added

Cards = Mapping[int, int]


def card(tables: Tables) -> One:
    """A constellation card by its number, its id or its name, read as the number."""
    return One(tables.deck.number_of())


def too_many_copies(lines: list[tuple[int, Cards]], tables: Tables) -> list[Fault]:
    """CE-1.1: a fault for each number of which the lines name more cards than the deck holds."""
    named = added([cards for _, cards in lines])
    return [
        fault(
            at_lines([line for line, cards in lines if number in cards]),
            f"숫자 {number} 카드가 {count}장이다",
            f"there are {count} cards of number {number}",
            f"덱에는 {tables.copies[number]}장 (다른 덱이면 --no-deck-check)",
            f"the deck holds {tables.copies[number]} (another deck: --no-deck-check)",
            "CE-1.1",
        )
        for number, count in sorted(named.items())
        if count > tables.copies[number]
    ]


def too_many_cards(lines: list[tuple[int, int]], tables: Tables) -> list[Fault]:
    """CE-1.1: a fault where the lines name more cards in all than the deck has."""
    named, most = sum(count for _, count in lines), sum(tables.copies.values())
    if named <= most:
        return []
    right = (f"덱은 {most}장 (다른 덱이면 --no-deck-check)", f"the deck has {most} (another deck: --no-deck-check)")
    return [fault(at_lines([line for line, count in lines if count]), f"카드가 모두 {named}장이다", f"there are {named} cards in all", *right, "CE-1.1")]
