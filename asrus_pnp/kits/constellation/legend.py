"""The two legend cards of Constellation Expedition: how many of each number, and how the scales are used."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.kits.constellation.cards import Deck
from asrus_pnp.kits.constellation.colours import BRIGHT, draw_mark
from asrus_pnp.kits.constellation.faces import SPACE
from asrus_pnp.kits.constellation.ships import draw_ship
from asrus_pnp.kits.legend_cards import Row, draw_legend, head, row_of_numbers
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import big, say
from asrus_pnp.pdf.draw.paths import polyline, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST
from asrus_pnp.pdf.impose.geometry import Box


def draw_copies(pen: Pen, trim: Box, deck: Deck, lang: str) -> None:
    """A column of colour marks for each number, as many as copies; below, the four colours by name."""
    body = head(pen, trim, Text("별자리 카드", "constellation cards"), lang, SPACE)
    marks: dict[str, str] = {c.id: c.mark for c in deck.colours}
    step, foot = body.w / len(deck.cards), body.y + body.h * 0.48
    rise = (foot - body.y - 2) / max(c.copies for c in deck.cards)
    for k, card in enumerate(deck.cards):
        x = body.x + step * (k + 0.5)
        for copy in range(card.copies):
            draw_mark(pen, marks[card.colour], x, foot - rise * (copy + 0.5), min(step, rise) * 0.86, BRIGHT[card.colour])
    base = row_of_numbers(pen, body, [c.number for c in deck.cards], foot + 3.6)
    _colours(pen, Box(body.x, base + 3.4, body.w, body.bottom - base - 3.4), deck, lang)


def _colours(pen: Pen, box: Box, deck: Deck, lang: str) -> None:
    wide, high = box.w / 2, box.h / 2
    for k, colour in enumerate(deck.colours):
        x, y = box.x + (k % 2) * wide, box.y + (k // 2) * high + high / 2
        draw_mark(pen, colour.mark, x + 3.2, y, min(6.0, high * 0.8), BRIGHT[colour.id])
        line = " ".join(say(colour.name, lang))
        pen.text(x + 7.2, y + 0.9, line, "Bold", fit_pt(line, "Bold", 7.5, wide - 7.4, pen.subject), LIGHT)


def draw_scales(pen: Pen, trim: Box, deck: Deck, lang: str) -> None:
    """How distances, energy and award are read."""
    rows: list[Row] = [
        (_distance, Text("목적지와의 차이가 거리", "distance: how far from the destination")),
        (_collision, Text("같은 거리, 거리 0은 충돌", "equal distances, and 0, collide")),
        (partial(_ship_on_scale, deck), Text("배의 윗변을 에너지 아래 선에", "ship's upper edge below your energy")),
        (_award, Text("상은 에너지 카드 밑에 밀어 넣는다", "tuck the award under the energy card")),
        (_stars, Text("별 하나가 보너스 1점", "each star is 1 bonus point")),
    ]
    draw_legend(pen, trim, Text("읽는 법", "how to read"), rows, lang, SPACE)


def _distance(pen: Pen, x: float, y: float, size: float) -> None:
    pen.circle(x - size * 0.34, y, size * 0.1, fill=GOLD)
    pen.circle(x + size * 0.34, y, size * 0.1, fill=LIGHT)
    pen.path(polyline([(x - size * 0.16, y), (x + size * 0.16, y)]), stroke=MIST, width_mm=size * 0.06)


def _collision(pen: Pen, x: float, y: float, size: float) -> None:
    pen.path(star(x, y, size * 0.46, 8, 0.5), fill="#ff8d6e")
    big(pen, x, y + size * 0.14, "0", size * 0.3, "#141838")


def _ship_on_scale(deck: Deck, pen: Pen, x: float, y: float, size: float) -> None:
    for k in range(2):
        pen.path(polyline([(x - size * 0.3, y - size * (0.42 - 0.13 * k)), (x + size * 0.3, y - size * (0.42 - 0.13 * k))]), stroke=MIST, width_mm=0.3)
    pen.rect(Box(x - size * 0.3, y - size * 0.18, size * 0.6, size * 0.62), stroke=LIGHT, width_mm=0.3, radius_mm=size * 0.06)
    draw_ship(pen, deck.ships[0].id, deck.ships[0].tone, x, y + size * 0.13, size * 0.48)


def _award(pen: Pen, x: float, y: float, size: float) -> None:
    pen.rect(Box(x - size * 0.3, y - size * 0.44, size * 0.6, size * 0.5), stroke=GOLD, width_mm=0.3, radius_mm=size * 0.06)
    pen.rect(Box(x - size * 0.3, y - size * 0.12, size * 0.6, size * 0.56), fill=SPACE[1][1], stroke=LIGHT, width_mm=0.3, radius_mm=size * 0.06)


def _stars(pen: Pen, x: float, y: float, size: float) -> None:
    pen.path(star(x, y, size * 0.42, 5, 0.42), fill=GOLD)
