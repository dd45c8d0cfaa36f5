"""The box of Ganymede as the program knows it."""

from dataclasses import asdict
from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Drawing, Kit, Records

if TYPE_CHECKING:
    from asrus_pnp.kits.ganymede.cards import Deck
    from asrus_pnp.pdf.draw.pen import Stops


def _records() -> Records:
    from asrus_pnp.kits.ganymede import cards

    return cards


def _drawing() -> Drawing:
    from asrus_pnp.kits.ganymede import kit

    return kit


def _boxes() -> "tuple[tuple[Text, Stops], ...]":
    from asrus_pnp.kits.ganymede.art.grounds import GANYMEDE, SLATE

    return ((Text("카드", "cards"), GANYMEDE.sky), (Text("타일", "tiles"), SLATE))


def _numbers(deck: "Deck") -> dict[str, int]:
    """How many symbols there are, and what the board holds."""
    return {"symbols": len(deck.symbols)} | {k: n for k, n in asdict(deck.board).items() if isinstance(n, int)}


KIT = Kit("ganymede", _records, _drawing, _boxes, _numbers)
