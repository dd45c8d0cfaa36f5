"""The pictures of the learn-to-play sheet of Astro Race: the ring of the track, a turn, the powers, and the example as it was ruled on."""

from bisect import bisect_left
from functools import partial
from itertools import accumulate, pairwise
from math import dist

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.games.astro_race.print.comets import KINDS, draw_single
from asrus_pnp.kits.asrus.cards import Deck, load
from asrus_pnp.kits.asrus.descriptor import KIT
from asrus_pnp.pdf.draw.paths import Path as Curve
from asrus_pnp.pdf.draw.paths import Point, arc, polar, polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import DEEP_INDIGO
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.marks import BAD, GOOD, PAPER, arrow, cross, label
from asrus_pnp.products.art.shown import Shelf, shelf
from asrus_pnp.products.learn.cells import INK, Draw, disc
from asrus_pnp.products.learn.pictures import Pictures, panel
from asrus_pnp.results.ruling import Ruling

TRACK = range(1, 16)
POWERS = ("close", "blackhole", "double", "retrograde", "joker-comet")
COMET_MM = 6.4
BANG = Text("쾅!", "Bang!")


def pictures(db: Database, faces: str, lang: Lang) -> Pictures:
    """The pictures, drawn with the cards as they are printed in that language; raises DataError."""
    table = Table(load(db), shelf(KIT, db, faces), BANG.say(lang))
    powers: tuple[Draw, ...] = tuple(partial(table.power, id=p) for p in POWERS)
    return Pictures(
        sky=DEEP_INDIGO[:3],
        setup=table.setup,
        setup_mm=47,
        turn=(table.draw, table.move, table.bang, table.turn_up),
        turn_mm=25,
        example=table.example,
        example_mm=31,
        more=powers,
        more_mm=17,
        pages=(("setup", "turn", "more", "example", "asked"),),
    )


class Table:
    """The cards of the game as the pictures lay them."""

    def __init__(self, deck: Deck, kit: Shelf, bang: str) -> None:
        self._numbers = {n.number: expand(n.ids)[0] for n in deck.numbers}
        self._powers: dict[str, str] = {c.id: expand(c.ids)[0] for c in (*deck.specials, *deck.jokers)}
        self._kit, self._bang = kit, bang

    def _card(self, pen: Pen, number: int, x: float, y: float, high: float, turn: float = 0, back: bool = False) -> None:
        self._kit.card(pen, self._numbers[number], x, y, high, turn, back)

    def power(self, pen: Pen, box: Box, id: str) -> None:
        """One special card."""
        self._kit.card(pen, self._powers[id], box.cx, box.cy, box.h - 1)

    def setup(self, pen: Pen, box: Box) -> None:
        """The ring of the track with a gap below, the deck in its middle, comets on the Sun, a reserve on either side."""
        panel(pen, box)
        wide, high = 68.0, box.h / 2 - 8.5
        for n in TRACK:
            x, y = _on_ring(box, n, wide, high)
            self._card(pen, n, x, y, 14)
        self._card(pen, 8, box.cx - 9, box.cy, 17, back=True)
        self._kit.card(pen, self._powers["close"], box.cx + 9, box.cy, 17, 4)
        x, y = _on_ring(box, 1, wide, high)
        for k in range(3):
            comet(pen, x - 4 + 4.2 * k, y + 2.6 * (k % 2) - 1, k)
        for side, kind in ((-1, 0), (1, 1)):
            for k in range(9):
                comet(pen, box.cx + side * (84 + 5.6 * (k % 3)), box.cy - 5.6 + 5.6 * (k // 3), kind)
        for number, left, top in ((1, box.cx - 58, box.y + 5), (2, box.cx - 16, box.cy - 7), (3, box.cx - 97, box.cy - 11)):
            disc(pen, left, top, number)

    def draw(self, pen: Pen, box: Box) -> None:
        """A card looked at behind one's hand: its dots less three."""
        panel(pen, box)
        self._card(pen, 8, box.x + 9, box.cy, 17, back=True)
        arrow(pen, (box.x + 16, box.cy), (box.x + 20.5, box.cy))
        self._card(pen, 5, box.x + 26.5, box.cy, 20)
        label(pen, box.right - 6.2, box.y + 3, "5−3=2", GOOD)

    def move(self, pen: Pen, box: Box) -> None:
        """A number said aloud, and so many steps."""
        panel(pen, box)
        for k in range(4):
            self._card(pen, 4 + k, box.x + 6.5 + 11 * k, box.bottom - 8, 13)
        comet(pen, box.x + 6.5, box.bottom - 8, 0)
        for k in range(3):
            pen.path(arc(box.x + 12 + 11 * k, box.bottom - 14.5, 4.6, -80, 80), stroke=GOOD, width_mm=0.6)
        _says(pen, box.x + 12, box.y + 4.5, "3!", INK)

    def bang(self, pen: Pen, box: Box) -> None:
        """A card face down, and two who call."""
        panel(pen, box)
        self._card(pen, 8, box.cx, box.cy, 20, back=True)
        for side, kind in ((-1, 1), (1, 2)):
            comet(pen, box.cx + side * 16, box.cy + 4, kind)
            _says(pen, box.cx + side * 16, box.cy - 5, self._bang, BAD)

    def turn_up(self, pen: Pen, box: Box) -> None:
        """Honest: the callers are out. A lie: the mover is, and the callers go on."""
        panel(pen, box)
        self._card(pen, 6, box.x + 7, box.cy, 15)
        comet(pen, box.x + 17, box.cy, 1)
        cross(pen, box.x + 17, box.cy, 3)
        label(pen, box.x + 12, box.y + 2.8, "O", GOOD)
        self._card(pen, 4, box.x + 29, box.cy, 15)
        comet(pen, box.x + 38.5, box.cy - 4.5, 0)
        cross(pen, box.x + 38.5, box.cy - 4.5, 2.8)
        comet(pen, box.x + 38.5, box.cy + 4.5, 1)
        arrow(pen, (box.x + 38, box.cy + 9), (box.x + 43, box.cy + 9), GOOD)
        label(pen, box.x + 34, box.y + 2.8, "X", BAD)

    def example(self, pen: Pen, box: Box, ruling: Ruling, lang: Lang) -> None:
        """The track before and after: where each piece stood, and where the ruling has put it."""
        panel(pen, box)
        cards = range(1, 13)
        step = (box.w - 22) / len(cards)
        at = {n: box.x + 4 + step * (n - 0.5) for n in cards}
        y = box.cy + 1
        for n in cards:
            self._card(pen, n, at[n], y, 10)
        self._card(pen, 4, box.right - 9, y - 1, 20)
        before, players = BEFORE, ruling.facts["players"]
        for k, (name, facts) in enumerate(players.items()):
            was, now = before[k] + 1, facts["at"] + 1
            comet(pen, at[was], y, k)
            pen.text(at[was], y + 10, name, "Bold", 6.5, INK, "center")
            if facts["lost"]:
                gone = was + MOVED
                self._leap(pen, at[was], at[gone], y, 5.0, f"“{MOVED}”", BAD)
                cross(pen, at[gone], y, 2.8)
                comet(pen, at[now], y, k)
            elif now != was:
                self._leap(pen, at[was], at[now], y, 8.5, f"+{now - was}", GOOD)
                comet(pen, at[now], y, k)

    def _leap(self, pen: Pen, start: float, end: float, y: float, high: float, words: str, colour: str) -> None:
        """A bow from one card of the track to another, with how far it is."""
        pen.path(_bow(start, end, y - 5, high), stroke=colour, width_mm=0.5)
        label(pen, (start + end) / 2, y - 5 - 0.75 * high, words, colour, small=True)


BEFORE, MOVED = (2, 5, 7), 4  # where the three of the example stand, in steps from the Sun, and what the mover says


def comet(pen: Pen, x: float, y: float, kind: int) -> None:
    """A player's piece about a point."""
    with pen.moved(x, y, 0, COMET_MM / 16):
        draw_single(pen, Box(-8, -8, 16, 16), KINDS[kind])


def _on_ring(box: Box, number: int, wide: float, high: float) -> Point:
    """Where a card of the track lies: evenly along an ellipse, clockwise, the gap in the middle of the lower side."""
    turns = [polar(0, 0, 1, 180 + k) for k in range(361)]
    points = [(box.cx + wide * x, box.cy + high * y) for x, y in turns]
    lengths = [0.0, *accumulate(dist(a, b) for a, b in pairwise(points))]
    return points[bisect_left(lengths, lengths[-1] * number / (len(TRACK) + 1))]


def _bow(x1: float, x2: float, y: float, high: float) -> Curve:
    """A bow over the track."""
    return (("M", (x1, y)), ("C", (x1 + 2, y - high, x2 - 2, y - high, x2, y)))


def _says(pen: Pen, x: float, y: float, words: str, colour: str) -> None:
    """Words in a bubble."""
    pen.path(polygon([(x - 1.4, y + 2), (x + 1.4, y + 2), (x, y + 5)]), fill=PAPER, stroke=colour, width_mm=0.3)
    pen.rect(Box(x - 5, y - 3, 10, 5.6), fill=PAPER, stroke=colour, width_mm=0.3, radius_mm=2)
    pen.text(x, y + 1.2, words, "Black", 9, colour, "center")
