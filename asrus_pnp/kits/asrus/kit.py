"""What can be printed of the ASRUS base deck."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus import cards, faces, legend
from asrus_pnp.kits.sky_backs import draw_back
from asrus_pnp.pdf.draw.night import quiet
from asrus_pnp.pdf.draw.pen import Stops
from asrus_pnp.pdf.draw.theme import INDIGO
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Piece

NUMBERS = Text("숫자 카드", "number cards")
POWERS = Text("특수 카드와 조커", "special cards and jokers")
LEGEND = Text("설명 카드", "legend cards")
SLATE: Stops = ((0.0, "#14172a"), (0.55, "#333b5c"), (1.0, "#6a759c"))


def lots(db: Database, lang: str, card: Size | None) -> tuple[Lot, ...]:
    """All pieces, by size; raises DataError."""
    deck, sky = cards.load(db), skies.load(db)
    back = Face("asrus-back", partial(draw_back, sky=sky, stops=INDIGO[:3], emblem="rose"))
    aid = Face("asrus-back-aid", partial(draw_back, sky=sky, stops=SLATE, emblem="aid"))
    numbers = [
        Piece(id, Face(f"asrus-{n.number}-{lang}", partial(faces.draw_number, card=n, sky=sky, lang=lang), quiet), back, NUMBERS)
        for n in deck.numbers
        for id in expand(n.ids)
    ]
    powers = [
        Piece(id, Face(f"asrus-{c.id}-{lang}", partial(faces.draw_power, card=c, lang=lang), quiet), back, POWERS)
        for c in deck.specials + deck.jokers
        for id in expand(c.ids)
    ]
    legends = [
        Piece("AL1", Face(f"asrus-copies-{lang}", partial(legend.draw_copies, deck=deck, lang=lang)), aid, LEGEND),
        Piece("AL2", Face(f"asrus-letters-{lang}", partial(legend.draw_letters, deck=deck, lang=lang)), aid, LEGEND),
    ]
    return (Lot(card or Size(*deck.kit.size_mm), (*numbers, *powers, *legends)),)
