"""A mat for the middle of the table of Constellation Expedition, and markers for those who play without the ship cards."""

from collections.abc import Callable
from functools import partial

from asrus_pnp.core.text import Text, same
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.constellation.print.explorer_markers import MarkerRow, marker_row, markers
from asrus_pnp.games.constellation.tables import GAME, Numbers
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.constellation import cards
from asrus_pnp.kits.constellation.cards import Deck
from asrus_pnp.kits.constellation.colours import BRIGHT, draw_mark
from asrus_pnp.kits.constellation.faces import SPACE
from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_figures import draw_figure, tone
from asrus_pnp.pdf.draw.night import big, say
from asrus_pnp.pdf.draw.paths import polyline, rounded
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, best_page, body, tiled
from asrus_pnp.products.captions import caption

EDGE_MM = 7.0
BETWEEN_MM = 15.0
SHOWS_MM = 15.0  # how far the buried cards look out below the destination
SCALE_MM = 25.0
ROUND_MM = 4.5
MARK_MM = 2.8  # a cut mark and the air before it
CUT_INK = "#33373f"
AROUND_MM = 1.5  # the room around a card in its place
NAME = Text("별자리탐험 매트", "Constellation Expedition mat")
LEFT_OVER = Text("남은 카드", "left over")
DESTINATION, BURIED, DISCARDS = Text("목적지", "destination"), Text("묻힌 카드", "buried cards"), Text("버린 카드", "discards")


def title(name: str, order: Order) -> Text:
    """What the set is called."""
    return NAME


def make(name: str, order: Order) -> tuple[Leaf, ...]:
    """The mat, tiled where the cards are too large for a page, and the explorer markers, below the mat where it leaves room; raises DataError and
    DrawError."""
    deck, sky, numbers = cards.load(order.db), skies.load(order.db), load_numbers(order.db, GAME, Numbers)
    card = order.card or Size(*deck.kit.size_mm)
    size, draw = mat_size(card), partial(draw_mat, deck=deck, sky=sky, card=card, from_distance=numbers.award_distance, lang=order.lang)
    page = best_page(size, order.paper)
    row = marker_row(deck.ships, card, order.lang)
    room = body(page)
    if size.w <= room.w and size.h + 2 * MARK_MM + row.h <= room.h and row.w <= room.w:
        return (Leaf(page, NAME, partial(_draw_both, size=size, draw=draw, row=row)),)
    if size.w + 2 * MARK_MM <= room.w and size.h + 2 * MARK_MM <= room.h:
        return (Leaf(page, NAME, partial(_draw_alone, size=size, draw=draw)), *markers(deck.ships, card, order))
    return (*tiled(NAME, size, draw, order.paper), *markers(deck.ships, card, order))


def _draw_alone(pen: Pen, room: Box, size: Size, draw: Callable[[Pen, Box], None]) -> None:
    """The mat in the middle of a page, with its cut marks."""
    _cut_out(pen, room.cx - size.w / 2, room.cy - size.h / 2, size, draw)


def _draw_both(pen: Pen, room: Box, size: Size, draw: Callable[[Pen, Box], None], row: MarkerRow) -> None:
    """The mat with its cut marks, the markers below it."""
    spare = room.h - size.h - row.h - MARK_MM
    _cut_out(pen, room.cx - size.w / 2, room.y + max(0.0, min(MARK_MM, spare)), size, draw)
    row.draw(pen, Box(room.x, room.bottom - row.h, room.w, row.h))


def _cut_out(pen: Pen, x: float, y: float, size: Size, draw: Callable[[Pen, Box], None]) -> None:
    with pen.clipped(rounded(x, y, size.w, size.h, 0.01)), pen.moved(x, y):
        draw(pen, Box(0, 0, size.w, size.h))
    for left, away in ((x, -1), (x + size.w, 1)):
        for top, up in ((y, -1), (y + size.h, 1)):
            for dx, dy in ((away, 0), (0, up)):
                start, end = 0.8, MARK_MM - 0.4
                pen.path(polyline([(left + dx * start, top + dy * start), (left + dx * end, top + dy * end)]), stroke=CUT_INK, width_mm=0.15)


def mat_size(card: Size) -> Size:
    """Three cards side by side, the scale above them, the buried cards below."""
    return Size(3 * card.w + 2 * BETWEEN_MM + 2 * EDGE_MM, EDGE_MM + SCALE_MM + card.h + SHOWS_MM + EDGE_MM)


def places(mat: Box, card: Size) -> dict[str, Box]:
    """Where each kind of card lies; the buried cards lie partly under the destination, those left over partly under the award."""
    left, top = mat.x + EDGE_MM, mat.y + EDGE_MM + SCALE_MM
    step = card.w + BETWEEN_MM
    return {
        "left over": Box(left, top + SHOWS_MM, card.w, card.h),
        "award": Box(left, top, card.w, card.h),
        "buried": Box(left + step, top + SHOWS_MM, card.w, card.h),
        "destination": Box(left + step, top, card.w, card.h),
        "discards": Box(left + 2 * step, top + SHOWS_MM / 2, card.w, card.h),
    }


def draw_mat(pen: Pen, box: Box, deck: Deck, sky: Sky, card: Size, from_distance: int, lang: str) -> None:
    """The numbers in a row, to count distances along; below it the places of the cards."""
    pen.subject = "constellation-mat"
    pen.shade(box, SPACE)
    _scale(pen, Box(box.x + EDGE_MM, box.y + EDGE_MM - 2, box.w - 2 * EDGE_MM, SCALE_MM - 4), deck, sky)
    lies = places(box, card)
    for name in lies:
        _place(pen, box, lies[name], GOLD if name in ("destination", "award") else MIST)
    win = Text(f"거리 {from_distance} 이상으로 이기면", f"win at distance {from_distance} or more")
    caption(pen, lies["destination"].cx, lies["destination"].cy, card.w - 4, DESTINATION, lang, 13)
    caption(pen, lies["discards"].cx, lies["discards"].cy, card.w - 4, DISCARDS, lang, 11)
    caption(pen, lies["award"].cx, lies["award"].cy - 6, card.w - 4, deck.award.name, lang, 11)
    caption(pen, lies["award"].cx, lies["award"].cy + 8, card.w - 4, win, lang, 8)
    for name, words in (("buried", BURIED), ("left over", LEFT_OVER)):
        one_line = same(" · ".join(say(words, lang)))
        caption(pen, lies[name].cx, lies["destination"].bottom + SHOWS_MM / 2 + 2, card.w - 4, one_line, "ko", 9)


def _scale(pen: Pen, box: Box, deck: Deck, sky: Sky) -> None:
    """Each number with its figure and the mark of its colour."""
    marks: dict[str, str] = {c.id: c.mark for c in deck.colours}
    step = box.w / len(deck.cards)
    side = min(step - 3, box.h - 8.5)
    for k, card in enumerate(deck.cards):
        x = box.x + (k + 0.5) * step
        ink = tone(at(SPACE, 0.1), LIGHT)
        draw_figure(pen, sky.figures[card.figure], Box(x - side / 2, box.y + (box.h - 8.5 - side) / 2, side, side), ink, 0.5)
        big(pen, x - 2.4, box.bottom, str(card.number), 4.6)
        draw_mark(pen, marks[card.colour], x + 3.0, box.bottom - 2.3, 4.0, BRIGHT[card.colour])


def _place(pen: Pen, mat: Box, card: Box, colour: str) -> None:
    around = at(SPACE, (card.cy - mat.y) / mat.h)
    pen.rect(card.grown(AROUND_MM), fill=mix(around, "#0a0d28", 0.4), stroke=mix(around, colour, 0.65), width_mm=0.3, radius_mm=ROUND_MM)
