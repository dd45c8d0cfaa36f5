"""What can be printed of Constellation Expedition."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.constellation import cards, faces, legend, scales
from asrus_pnp.kits.constellation.cards import Colour, Deck
from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_backs import draw_back
from asrus_pnp.pdf.draw.night import quiet
from asrus_pnp.pdf.draw.pen import Stops
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Piece

STARS = Text("별자리 카드", "constellation cards")
SHIPS = Text("우주선", "spaceships")
SCALES = Text("에너지와 상", "energy and award")
LEGEND = Text("설명 카드", "legend cards")
PLUM: Stops = ((0.0, "#160f36"), (0.55, "#3a1f63"), (1.0, "#70437f"))


BACKS: dict[str, Stops] = {  # each kind of card has a colour of its own
    "rose": PLUM,
    "ship": ((0.0, "#08122f"), (0.55, "#12386f"), (1.0, "#2f7cb0")),
    "energy": ((0.0, "#07231f"), (0.55, "#0f5346"), (1.0, "#3d987c")),
    "aid": ((0.0, "#14172a"), (0.55, "#333b5c"), (1.0, "#6a759c")),
}


def lots(db: Database, lang: str, card: Size | None) -> tuple[Lot, ...]:
    """All pieces, by size; raises DataError."""
    deck, sky = cards.load(db), skies.load(db)
    pieces = (*_stars(deck, sky, lang), *_ships(deck, sky, lang), *_scales(deck, sky, lang), *_legends(deck, sky, lang))
    return (Lot(card or Size(*deck.kit.size_mm), pieces),)


def _back(sky: Sky, emblem: str) -> Face:
    return Face(f"constellation-back-{emblem}", partial(draw_back, sky=sky, stops=BACKS[emblem], emblem=emblem))


def _stars(deck: Deck, sky: Sky, lang: str) -> list[Piece]:
    colours: dict[str, Colour] = {c.id: c for c in deck.colours}
    back = _back(sky, "rose")
    return [
        Piece(
            id,
            Face(
                f"constellation-{c.number}-{lang}",
                partial(faces.draw_star_card, card=c, colour=colours[c.colour], figure=sky.figures[c.figure], lang=lang),
                quiet,
            ),
            back,
            STARS,
        )
        for c in deck.cards
        for id in expand(c.ids)
    ]


def _ships(deck: Deck, sky: Sky, lang: str) -> list[Piece]:
    back = _back(sky, "ship")
    return [
        Piece(id, Face(f"constellation-{s.id}-{lang}", partial(faces.draw_ship_card, ship=s, lang=lang), quiet), back, SHIPS)
        for s in deck.ships
        for id in expand(s.ids)
    ]


def _scales(deck: Deck, sky: Sky, lang: str) -> list[Piece]:
    energy = Face("constellation-energy", partial(scales.draw_energy, energy=deck.energy), quiet)
    award = Face(f"constellation-award-{lang}", partial(scales.draw_award, award=deck.award, stars=deck.stars, lang=lang), quiet)
    six = Face(f"constellation-award-back-{lang}", partial(scales.draw_award_back, award=deck.award, lang=lang))
    back = _back(sky, "energy")
    return [*(Piece(id, energy, back, SCALES) for id in expand(deck.energy.ids)), Piece(deck.award.ids, award, six, SCALES)]


def _legends(deck: Deck, sky: Sky, lang: str) -> list[Piece]:
    copies = Face(f"constellation-copies-{lang}", partial(legend.draw_copies, deck=deck, lang=lang))
    reading = Face(f"constellation-reading-{lang}", partial(legend.draw_scales, deck=deck, lang=lang))
    return [Piece("CL1", copies, _back(sky, "aid"), LEGEND), Piece("CL2", reading, _back(sky, "aid"), LEGEND)]
