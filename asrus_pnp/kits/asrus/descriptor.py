"""The ASRUS base deck as the program knows it."""

from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Drawing, Kit, Records


def _records() -> Records:
    from asrus_pnp.kits.asrus import cards

    return cards


def _drawing() -> Drawing:
    from asrus_pnp.kits.asrus import kit

    return kit


KIT = Kit("asrus", _records, _drawing, (Text("카드", "cards"),))
