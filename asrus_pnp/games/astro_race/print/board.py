"""The board of Astro Race: a ring of places from Sun to Moon, and the two as pieces that Retrograde exchanges."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.astro_race.print.medallions import BAND, draw_place, parts, upper_words
from asrus_pnp.games.astro_race.print.track import BOARD, PLACE_MM, gap, places
from asrus_pnp.games.astro_race.tables import GAME, Numbers
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus import cards
from asrus_pnp.kits.asrus.cards import NumberCard
from asrus_pnp.kits.sky import Sky
from asrus_pnp.pdf.draw.night import big
from asrus_pnp.pdf.draw.paths import polyline, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, INDIGO, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, tiled
from asrus_pnp.products.captions import caption
from asrus_pnp.products.cutouts import Cutout, disc, leaves

NUMBER_MM = 8.0
MIDDLE = Size(186.0, 102.0)  # what the numbers leave free
BETWEEN_MM = 15.0
CORNER_STARS = ((0.03, 0.07, 0.9), (0.08, 0.17, 0.5), (0.13, 0.05, 0.6), (0.05, 0.28, 0.4), (0.2, 0.09, 0.4), (0.245, 0.04, 0.7))
START, GOAL = Text("출발", "start"), Text("도착", "finish")
NAME = Text("아스트로 레이스", "Astro Race")
ENDS = Text("태양과 달", "Sun and Moon")
PILES = (Text("덱", "deck"), Text("쓴 카드", "played cards"))


def title(name: str, order: Order) -> Text:
    """What the set is called."""
    return Text(f"{NAME.ko} 판", f"{NAME.en} board")


def make(name: str, order: Order) -> tuple[Leaf, ...]:
    """The board, tiled where it needs more than a page, and a page with Sun and Moon; raises DataError and DrawError."""
    deck, sky, numbers = cards.load(order.db), skies.load(order.db), load_numbers(order.db, GAME, Numbers)
    track = [n for n in deck.numbers if numbers.track_first <= n.number <= numbers.track_last]
    card = order.card or Size(*deck.kit.size_mm)
    board = partial(draw_board, track=track, sky=sky, card=card, lang=order.lang)
    ends = [_end(card, word, sky, order.lang) for card, word in ((track[0], START), (track[-1], GOAL))]
    how = Text(
        f"태양은 {track[0].number}에, 달은 {track[-1].number}에 놓는다. 역행이면 둘을 서로 바꾼다(AR-4.11).",
        f"Lay the Sun on {track[0].number} and the Moon on {track[-1].number}. Retrograde exchanges them (AR-4.11).",
    )
    return (*tiled(title(name, order), BOARD, board, order.paper), *leaves(ENDS, how, [ends], order.paper, order.lang))


def _end(card: NumberCard, word: Text, sky: Sky, lang: str) -> Cutout:
    return Cutout(Size(PLACE_MM, PLACE_MM), partial(draw_end, card=card, word=word, sky=sky, lang=lang))


def draw_end(pen: Pen, box: Box, card: NumberCard, word: Text, sky: Sky, lang: str) -> None:
    """Sun or Moon as a piece that covers a place: the race runs from one to the other, whichever way they lie."""
    r = disc(pen, box, BAND, MIST)
    draw_place(pen, box.cx, box.cy, r, card, sky, lang)
    upper_words(pen, box.cx, box.cy, 0.85 * r, parts(word, lang))


def draw_board(pen: Pen, box: Box, track: list[NumberCard], sky: Sky, card: Size, lang: str) -> None:
    """The ring with the name of the game in its gap; in its middle the places of the deck and of the cards played."""
    pen.subject = "astro-race-board"
    pen.shade(box, INDIGO)
    _stars(pen, box)
    pen.path(polyline([(s.x, s.y) for s in places(len(track))]), stroke=mix(INDIGO[1][1], GOLD, 0.6), width_mm=0.5)
    for one, spot in zip(track, places(len(track)), strict=True):
        draw_place(pen, spot.x, spot.y, PLACE_MM / 2, one, sky, lang)
        x, y = spot.inward(PLACE_MM / 2 + 0.85 * NUMBER_MM)
        big(pen, x, y + NUMBER_MM / 2, str(one.number), NUMBER_MM)
    free = gap(len(track))
    caption(pen, free.x, free.y, PLACE_MM, NAME, lang, 15)
    for place, words in zip(piles(box, card), PILES, strict=True):
        _pile(pen, place, words, lang)


def _stars(pen: Pen, box: Box) -> None:
    """A few stars in each corner."""
    for x, y, size in CORNER_STARS:
        for across, down in ((x, y), (1 - x, y), (x, 1 - y), (1 - x, 1 - y)):
            colour = mix(at(INDIGO, down), LIGHT, 0.55)
            pen.path(star(box.x + across * box.w, box.y + down * box.h, 1.6 * size, 4, 0.3), fill=colour)


def piles(box: Box, card: Size) -> list[Box]:
    """The places of the two piles, side by side; smaller than the cards where these are larger than the middle of the ring."""
    share = min(1.0, (MIDDLE.w - BETWEEN_MM) / 2 / card.w, MIDDLE.h / card.h)
    wide, high = card.w * share, card.h * share
    return [Box(box.cx + side * (wide + BETWEEN_MM) / 2 - wide / 2, box.cy - high / 2, wide, high) for side in (-1, 1)]


def _pile(pen: Pen, place: Box, name: Text, lang: str) -> None:
    around = at(INDIGO, 0.5)
    pen.rect(place.grown(1.5), fill=mix(around, BAND, 0.45), stroke=mix(around, GOLD, 0.6), width_mm=0.3, radius_mm=4.5)
    caption(pen, place.cx, place.cy, place.w - 4, name, lang, 12)
