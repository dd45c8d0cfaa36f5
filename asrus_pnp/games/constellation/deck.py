"""What a position may say of the deck: how a card is typed, and how many of them there can be."""

from collections.abc import Mapping, Sequence

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import One, added

Cards = Mapping[int, int]


def card(tables: Tables) -> One:
    """A constellation card by its number, its id or its name, read as the number."""
    return One(tables.deck.number_of())


def too_many_copies(held: Sequence[tuple[str, Cards]], places: Places, tables: Tables) -> list[Fault]:
    """CE-1.1: a fault for each number of which there are more cards, by whose they are, than the deck holds; none while that is a stand-in."""
    if not tables.copies_known:
        return []
    named = added([cards for _, cards in held])
    return [
        fault(
            places.of(*(name for name, cards in held if number in cards)),
            f"숫자 {number} 카드가 {count}장이다",
            f"there are {count} cards of number {number}",
            f"덱에는 {tables.copies[number]}장 (다른 덱이면 --no-deck-check)",
            f"the deck holds {tables.copies[number]} (another deck: --no-deck-check)",
            "CE-1.1",
        )
        for number, count in sorted(named.items())
        if count > tables.copies[number]
    ]


def more_than_stand_in(held: Sequence[Cards], tables: Tables) -> list[Text]:
    """CE-1.1: a note with the numbers of which there are more cards than the deck of this project holds, while that is a stand-in."""
    named = sorted((n, count) for n, count in added(held).items() if count > tables.copies[n])
    if tables.copies_known or not named:
        return []
    ko = ", ".join(f"{n} {count}장 (임시 덱에는 {tables.copies[n]}장)" for n, count in named)
    en = ", ".join(f"{count} of number {n} (it has {tables.copies[n]})" for n, count in named)
    return [Text(f"이 프로그램의 임시 덱보다 많은 카드가 있습니다: {ko} (CE-1.1)", f"more cards than this project's stand-in deck has: {en} (CE-1.1)")]


def too_many_cards(held: Sequence[tuple[str, int]], places: Places, tables: Tables) -> list[Fault]:
    """CE-1.1: a fault where there are more cards in all, by whose they are, than the deck has."""
    named, most = sum(count for _, count in held), sum(tables.copies.values())
    if named <= most:
        return []
    right = (f"덱은 {most}장 (다른 덱이면 --no-deck-check)", f"the deck has {most} (another deck: --no-deck-check)")
    return [fault(places.of(*(name for name, count in held if count)), f"카드가 모두 {named}장이다", f"there are {named} cards in all", *right, "CE-1.1")]
