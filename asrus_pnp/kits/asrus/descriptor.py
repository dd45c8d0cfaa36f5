"""The ASRUS base deck as the program knows it."""

from typing import TYPE_CHECKING

from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Drawing, Kit, Records

if TYPE_CHECKING:
    from asrus_pnp.pdf.draw.pen import Stops


def _records() -> Records:
    from asrus_pnp.kits.asrus import cards

    return cards


def _drawing() -> Drawing:
    from asrus_pnp.kits.asrus import kit

    return kit


def _boxes() -> "tuple[tuple[Text, Stops], ...]":
    from asrus_pnp.pdf.draw.theme import INDIGO

    return ((Text("카드", "cards"), INDIGO[:4]),)


KIT = Kit("asrus", _records, _drawing, _boxes)
