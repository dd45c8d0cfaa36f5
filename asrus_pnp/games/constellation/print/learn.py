"""The pictures of the learn-to-play sheet of Constellation Expedition: the table for four, a turn, and the example as it was ruled on."""

from asrus_pnp.core.text import Lang
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.kits.constellation.cards import Deck, load
from asrus_pnp.kits.constellation.descriptor import KIT
from asrus_pnp.kits.constellation.kit import PLUM
from asrus_pnp.pdf.draw.paths import arc, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.marks import BAD, GOOD, arrow, cross, crown, frame, gain, label, ring
from asrus_pnp.products.art.shown import Shelf, shelf
from asrus_pnp.products.learn.cells import INK, disc
from asrus_pnp.products.learn.pictures import Pictures, panel
from asrus_pnp.results.ruling import Ruling

DESTINATION, HAND, FAN_DEG = 7, (2, 5, 8, 9, 11), 7.0
TURN = (4, 10, 7, 12)  # what the four play in the pictures of a turn


def pictures(db: Database, faces: str, lang: Lang) -> Pictures:
    """The pictures, drawn with the cards as they are printed in that language; raises DataError."""
    deck, kit = load(db), shelf(KIT, db, faces)
    table = Table(deck, kit)
    return Pictures(
        sky=PLUM,
        setup=table.setup,
        setup_mm=50,
        turn=(table.choose, table.distance, table.collide, table.win),
        turn_mm=27,
        example=table.example,
        example_mm=32,
        more=(table.buried, table.four),
        more_mm=15,
        more_beside_mm=26,
    )


class Table:
    """The cards of the game as the pictures lay them."""

    def __init__(self, deck: Deck, kit: Shelf) -> None:
        self._ids = {c.number: expand(c.ids)[0] for c in deck.cards}
        self._ships = [expand(s.ids)[0] for s in deck.ships]
        self._energy, self._award, self._kit = expand(deck.energy.ids)[0], deck.award.ids, kit
        self._levels, self._start = deck.energy.highest + 1, 7

    def _card(self, pen: Pen, number: int, x: float, y: float, high: float, turn: float = 0, back: bool = False) -> None:
        self._kit.card(pen, self._ids[number], x, y, high, turn, back)

    def _gauge(self, pen: Pen, ship: int, x: float, y: float, high: float, turn: float = 0) -> None:
        """The energy card, the ship over it with its upper edge on the line below the start."""
        with pen.moved(x, y, turn):
            self._kit.card(pen, self._energy, 0, -0.18 * high, high)
            self._kit.card(pen, self._ships[ship], 0, 0.72 * high, high)

    def _fan(self, pen: Pen, x: float, y: float, high: float, numbers: tuple[int, ...], back: bool = False, turn: float = 0) -> None:
        with pen.moved(x, y, turn):
            for k, number in enumerate(numbers):
                with pen.moved(0, 0, FAN_DEG * (k - (len(numbers) - 1) / 2)):
                    self._card(pen, number, 0, -1.6 * high, high, back=back)

    def setup(self, pen: Pen, box: Box) -> None:
        """The middle of the table, one's own place at the lower edge, the three others around it."""
        panel(pen, box)
        x, y = box.cx, box.y + 17
        with pen.clipped(frame(box)):
            for side in (-1, 1):
                self._fan(pen, box.cx + side * 121, box.cy, 17, HAND, True, side * -90)
                self._gauge(pen, 3 + side, box.cx + side * 72, box.cy, 17, side * -90)
            self._fan(pen, x - 44, box.y - 19, 17, HAND, True, 180)
            self._gauge(pen, 3, x - 24, box.y + 8, 15, 180)
            self._fan(pen, x - 26, box.bottom + 34, 27, HAND)
            self._gauge(pen, 0, x + 45, box.bottom - 12, 24)
        self._card(pen, 3, x - 1.5, y + 1, 25, back=True)
        self._card(pen, DESTINATION, x, y, 25)
        self._kit.card(pen, self._award, x + 30, y - 2.5, 22)
        for number, left, top in ((1, x - 10, y - 11), (2, x - 49, box.bottom - 14), (3, x + 35, box.bottom - 20), (4, x + 21, y - 11.5)):
            disc(pen, left, top, number)

    def choose(self, pen: Pen, box: Box) -> None:
        """A card from the fan, face down; and turned."""
        panel(pen, box)
        with pen.clipped(frame(box)):
            self._fan(pen, box.x + 14, box.bottom + 19, 16, (2, 5, 9))
            self._card(pen, 4, box.x + 15.5, box.y + 9.5, 15, back=True)
            arrow(pen, (box.x + 23, box.cy - 1), (box.x + 29, box.cy - 1))
            self._card(pen, 4, box.x + 37.5, box.cy, 20)

    def distance(self, pen: Pen, box: Box) -> None:
        """The numbers in a row, the destination ringed, a distance to either side."""
        panel(pen, box)
        step, y = (box.w - 6) / 11, box.y + 15.5
        for n in range(1, 12):
            x = box.x + 3 + step * (n - 0.5)
            pen.text(x, y + 1.4, str(n), "Black", 9 if n in (4, DESTINATION, 10) else 6.5, INK, "center")
        at = {n: box.x + 3 + step * (n - 0.5) for n in range(1, 12)}
        ring(pen, at[DESTINATION], y + 0.1, 2.6, GOOD)
        for n in (4, 10):
            pen.path(arc((at[n] + at[DESTINATION]) / 2, y - 2, 1.5 * step, -90, 90), stroke=BAD, width_mm=0.5)
            label(pen, (at[n] + at[DESTINATION]) / 2, y - 4.6, "3", BAD)

    def collide(self, pen: Pen, box: Box) -> None:
        """Two at distance 3, and one on the destination: all three are out."""
        panel(pen, box)
        for k, n in enumerate((4, 10, 7)):
            x = box.x + box.w * (k + 0.5) / 3
            self._card(pen, n, x, box.cy - 0.5, 18)
            cross(pen, x, box.cy - 0.5, 4)
        pen.path(polyline([(box.x + box.w / 6, box.y + 3), (box.x + box.w / 2, box.y + 3)]), stroke=BAD, width_mm=0.5)
        label(pen, box.x + box.w / 3, box.y + 3, "3 = 3", BAD)
        label(pen, box.x + box.w * 5 / 6, box.y + 3, "0", BAD)

    def win(self, pen: Pen, box: Box) -> None:
        """The winner takes the destination and the collided cards."""
        panel(pen, box)
        for k, n in enumerate((7, 10, 4, 7)):
            self._card(pen, n, box.x + 30 + 3.4 * k, box.cy + 1.5, 15)
        arrow(pen, (box.x + 24, box.cy + 1.5), (box.x + 18.5, box.cy + 1.5), GOOD)
        self._card(pen, 12, box.x + 10, box.cy + 1.5, 18)
        crown(pen, box.x + 10, box.y + 3, 5)
        gain(pen, box.x + 20.5, box.y + 5, "+1", GOOD)

    def buried(self, pen: Pen, box: Box) -> None:
        """Cards face down under the destination."""
        for k, n in enumerate((2, 3, 5)):
            self._card(pen, n, box.x + 8 + 2.2 * k, box.cy + 1.2, 12, back=True)
        self._card(pen, DESTINATION, box.x + 18, box.cy - 0.8, 13)

    def four(self, pen: Pen, box: Box) -> None:
        """A set of the four colours."""
        for k, n in enumerate((1, 2, 3, 4)):
            self._card(pen, n, box.x + 4 + 5.6 * k, box.cy, 12)

    def example(self, pen: Pen, box: Box, ruling: Ruling, lang: Lang) -> None:
        """The destination, then each card with its player, its distance, and whether it collided or won."""
        panel(pen, box)
        facts = ruling.facts
        played = dict(zip(facts["distances"], TURN, strict=True))
        step, y = (box.w - 26) / len(played), box.y + 15
        self._card(pen, DESTINATION, box.x + 12, y, 22)
        for k, (name, number) in enumerate(played.items()):
            x = box.x + 26 + step * (k + 0.5)
            self._card(pen, number, x, y, 22)
            if name in facts["collided"]:
                cross(pen, x, y, 4.5)
            if name == facts["winner"]:
                crown(pen, x, box.y + 2.6, 5)
            pen.text(x, box.bottom - 3.2, name, "Bold", 6.5, INK, "center")
            label(pen, x, box.bottom - 1.0, f"{facts['distances'][name]}", GOOD if name == facts["winner"] else BAD, small=True)
