"""What is checked alike for the score and for the cases: copies against the deck, bids against the stones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.form import Field
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import Number, added


@dataclass(frozen=True, slots=True)
class Lot:
    """Cards that lie together, and what that place is called."""

    label: Text
    cards: Mapping[int, int]


def stones_field() -> Field:
    """The stones that a player has before the bid is paid, or at the end."""
    return Field("stones", Number(), Text("가진 유리스톤", "glass stones"), needed=True)


def bid_field(needed: bool) -> Field:
    """The stones that a player bids."""
    return Field("bid", Number(), Text("입찰한 유리스톤", "glass stones bid"), needed)


def too_many(where: Text, lots: Sequence[Lot], tables: Tables) -> list[Fault]:
    """A fault for each number of which the lots hold more copies than the deck (SN-1.1); a stand-in refuses no card."""
    totals = added([lot.cards for lot in lots])
    return [_too_many(where, n, total, lots, tables.copies[n]) for n, total in sorted(totals.items()) if n in tables.copies_known and total > tables.copies[n]]


def _too_many(where: Text, number: int, total: int, lots: Sequence[Lot], copies: int) -> Fault:
    holders = [(lot.label, lot.cards[number]) for lot in lots if number in lot.cards]
    ko, en = (", ".join(f"{label.say(lang)} {count}" for label, count in holders) for lang in ("ko", "en"))
    return fault(
        where,
        f"숫자 {number} 카드가 모두 {total}장이다 ({ko})",
        f"there are {total} cards of number {number} ({en})",
        f"덱에는 {copies}장",
        f"the deck holds {copies}",
        "SN-1.1",
    )


def overbid(name: str, bid: int, stones: int, places: Places) -> list[Fault]:
    """A fault where the bid is above the bidder's stones (SN-3.3), unless one of the two could not be read."""
    if bid <= stones or places.lacks(name, "bid", "stones"):
        return []
    found = Text(f"{josa(name, '은/는')} 스톤 {stones}개로 {bid}개를 걸었다", f"{name} bids {bid} with {stones} stone{'s' * (stones != 1)}")
    return [fault(places.of(name), *found, f"0–{stones}개", f"0–{stones}", "SN-3.3")]
