"""Markers of the six explorers, for tables without the ship cards: laid on the energy card in their stead."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.kits.constellation.cards import Ship
from asrus_pnp.kits.constellation.faces import SPACE
from asrus_pnp.kits.constellation.ships import TONES, draw_ship
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import names, say, unit
from asrus_pnp.pdf.draw.paths import polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import MIST, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.cutouts import BLEED_MM, CUT_MM, GAP_MM, INK, SOFT, Cutout, leaves

MARKER = Size(30.0, 34.0)  # beside a card of 63 × 88: as wide as a row of the energy card
WORDS_PT = 7.0
NAME = Text("탐험가 마커", "explorer markers")
HOW = Text(
    "우주선 카드가 없을 때: 에너지 카드에서 자기 에너지 아래의 선에 마커의 윗변을 맞춘다(CE-1.2).",
    "Without the ship cards: lay a marker's upper edge on the line below your energy on the energy card (CE-1.2).",
)


def markers(ships: Sequence[Ship], card: Size, order: Order) -> tuple[Leaf, ...]:
    """The page of the markers, one for each ship; they grow and shrink with the cards. Raises DrawError."""
    return leaves(NAME, HOW, [_cutouts(ships, card, order.lang)], order.paper, order.lang)


@dataclass(frozen=True, slots=True)
class MarkerRow:
    """All markers side by side below their words: how wide and how high they are together, and each with its size."""

    w: float
    h: float
    words: list[str]
    cutouts: list[Cutout]

    def draw(self, pen: Pen, box: Box) -> None:
        """The words, and the row below them in the middle of the box."""
        pen.subject = NAME.en
        for k, line in enumerate(self.words):
            size = fit_pt(line, "Regular", WORDS_PT, box.w, pen.subject)
            pen.text(box.cx, box.y + 2.6 + 2.9 * k, line, "Regular", size, SOFT if k else INK, "center")
        x = box.cx - self.w / 2 + BLEED_MM
        for one in self.cutouts:
            one.draw(pen, Box(x, box.bottom - BLEED_MM - one.size.h, one.size.w, one.size.h))
            x += one.size.w + GAP_MM


def marker_row(ships: Sequence[Ship], card: Size, lang: str) -> MarkerRow:
    """The markers as one row, to stand on a page with something else."""
    cutouts, words = _cutouts(ships, card, lang), say(HOW, lang)
    wide = sum(c.size.w for c in cutouts) + GAP_MM * (len(cutouts) - 1) + 2 * BLEED_MM
    return MarkerRow(wide, max(c.size.h for c in cutouts) + 2 * BLEED_MM + 3.0 * len(words) + 0.4, words, cutouts)


def _cutouts(ships: Sequence[Ship], card: Size, lang: str) -> list[Cutout]:
    u = unit(Box(0, 0, card.w, card.h))
    size = Size(MARKER.w * u, MARKER.h * u)
    return [Cutout(size, partial(draw_marker, ship=s, lang=lang)) for s in ships]


def draw_marker(pen: Pen, box: Box, ship: Ship, lang: str) -> None:
    """A ship with its name; the two points at the upper edge are those of the energy card's lines."""
    u, tone = box.w / MARKER.w, TONES[ship.tone]
    pen.rect(box.grown(BLEED_MM), fill=SPACE[1][1])
    pen.rect(box, stroke=mix(SPACE[1][1], tone, 0.8), width_mm=CUT_MM)
    pen.rect(Box(box.x, box.y - BLEED_MM, box.w, 1.1 * u + BLEED_MM), fill=tone)
    for side in (-1, 1):
        x = box.cx + side * box.w / 2
        pen.path(polygon([(x, box.y), (x - side * 3.2 * u, box.y), (x, box.y + 3.2 * u)]), fill=tone)
    draw_ship(pen, ship.id, ship.tone, box.cx, box.y + 13.6 * u, 18 * u)
    names(pen, box.cx, box.y + 27.6 * u, box.w - 3, ship.name, lang, 0.8 * u, tone, MIST)
