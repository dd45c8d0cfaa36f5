"""The kit of Constellation Expedition as the program knows it."""

from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Drawing, Kit, Records

if TYPE_CHECKING:
    from asrus_pnp.kits.constellation.cards import Deck


def _records() -> Records:
    from asrus_pnp.kits.constellation import cards

    return cards


def _drawing() -> Drawing:
    from asrus_pnp.kits.constellation import kit

    return kit


def _numbers(deck: "Deck") -> dict[str, int]:
    return {"energy_highest": deck.energy.highest}


KIT = Kit("constellation", _records, _drawing, (Text("카드", "cards"),), _numbers)
