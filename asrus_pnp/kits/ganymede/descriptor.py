"""The box of Ganymede as the program knows it."""

from dataclasses import asdict
from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Drawing, Kit, Records

if TYPE_CHECKING:
    from asrus_pnp.kits.ganymede.cards import Deck


def _records() -> Records:
    from asrus_pnp.kits.ganymede import cards

    return cards


def _drawing() -> Drawing:
    from asrus_pnp.kits.ganymede import kit

    return kit


def _numbers(deck: "Deck") -> dict[str, int]:
    """How many symbols there are, and what the board holds."""
    return {"symbols": len(deck.symbols)} | {k: n for k, n in asdict(deck.board).items() if isinstance(n, int)}


KIT = Kit("ganymede", _records, _drawing, (Text("카드", "cards"), Text("타일", "tiles")), _numbers)
