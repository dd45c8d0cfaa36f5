"""The pictures of the learn-to-play sheet of Counting Stars at Night: the table, the four deeds, and the example as it was ruled on."""

from asrus_pnp.core.text import Lang
from asrus_pnp.database.card_ids import expand
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.starry_night.print.screens import DUSK
from asrus_pnp.games.starry_night.print.stones import draw_stone, glasses
from asrus_pnp.games.starry_night.tables import GAME, Numbers
from asrus_pnp.kits.asrus.cards import Deck, load
from asrus_pnp.kits.asrus.descriptor import KIT
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.marks import BAD, GOOD, arrow, cross, crown, frame, label
from asrus_pnp.products.art.shown import Shelf, shelf
from asrus_pnp.products.learn.cells import disc
from asrus_pnp.products.learn.pictures import Pictures, panel
from asrus_pnp.results.ruling import Ruling

HAND = (2, 4, 7, 8, 9, 13)
FLOOR = (8, 3, 11)
STONE_MM, FAN_DEG = 5.0, 6.0


def pictures(db: Database, faces: str, lang: Lang) -> Pictures:
    """The pictures, drawn with the cards as they are printed in that language; raises DataError."""
    table = Table(load(db), shelf(KIT, db, faces), load_numbers(db, GAME, Numbers))
    return Pictures(
        sky=DUSK[:4],
        setup=table.setup,
        setup_mm=48,
        turn=(table.explore, table.take, table.trade, table.auction),
        turn_mm=27,
        example=table.example,
        example_mm=30,
        more=(None, None),
    )


class Table:
    """The cards and stones of the game as the pictures lay them."""

    def __init__(self, deck: Deck, kit: Shelf, numbers: Numbers) -> None:
        self._ids = {n.number: expand(n.ids) for n in deck.numbers}
        self._kit, self._glasses = kit, glasses(numbers)

    def _card(self, pen: Pen, number: int, x: float, y: float, high: float, turn: float = 0, back: bool = False) -> None:
        self._kit.card(pen, self._ids[number][0], x, y, high, turn, back)

    def _stones(self, pen: Pen, x: float, y: float, count: int, kind: int = 0, each: int = 5) -> None:
        for k in range(count):
            with pen.moved(x + (k % each) * (STONE_MM + 0.6), y + (k // each) * (STONE_MM + 0.6), 0, STONE_MM / 16):
                draw_stone(pen, Box(-8, -8, 16, 16), self._glasses[kind])

    def _stack(self, pen: Pen, number: int, x: float, y: float, high: float, count: int) -> None:
        for k in range(count):
            self._card(pen, number, x + 2.6 * k, y + 2.0 * k, high)

    def setup(self, pen: Pen, box: Box) -> None:
        """The floor and the pile in the middle, a hand and a screen with stones at the lower edge."""
        panel(pen, box)
        y = box.y + 14
        for k, number in enumerate((8, 3, 11, 6)):
            self._card(pen, number, box.cx - 46 + 19 * k, y, 22)
        for k in range(3):
            self._card(pen, 1, box.cx + 40 + 0.7 * k, y - 0.7 * k, 22, back=True)
        with pen.clipped(frame(box)):
            for k, number in enumerate(HAND):
                with pen.moved(box.cx - 20, box.bottom + 36, FAN_DEG * (k - 2.5)):
                    self._card(pen, number, 0, -43, 24)
            self._screen(pen, box.cx + 52, box.bottom - 10)
        for k in range(4):
            self._card(pen, 15, box.x + 14 + 3.4 * k, box.cy - 2, 15, -8 + 5 * k, back=True)
            self._card(pen, 15, box.right - 14 - 3.4 * k, box.cy - 2, 15, 8 - 5 * k, back=True)
        marks = ((1, box.cx - 56, box.y + 4), (2, box.cx + 31, box.y + 4), (3, box.cx - 43, box.bottom - 15), (4, box.cx + 26, box.bottom - 14))
        for number, left, top in (*marks, (5, box.cx - 32.5, box.y + 4)):
            disc(pen, left, top, number)

    def _screen(self, pen: Pen, x: float, y: float) -> None:
        """A screen seen from behind, the stones before it."""
        pen.rect(Box(x - 24, y - 8, 48, 11), fill=DUSK[1][1], radius_mm=1)
        pen.rect(Box(x - 24, y - 8, 48, 3.4), fill=DUSK[3][1], radius_mm=1)
        self._stones(pen, x - 19.6, y + 0.6, 8, 0, 8)
        self._stones(pen, x - 19.6, y + 6.2, 8, 1, 8)

    def explore(self, pen: Pen, box: Box) -> None:
        """A card from the hand onto its number, then one from the pile onto its own."""
        panel(pen, box)
        for number, x in ((8, box.x + 11), (3, box.x + 33)):
            self._card(pen, number, x, box.cy - 3.5, 15)
            self._card(pen, number, x + 2.6, box.cy - 0.5, 15)
            arrow(pen, (x + 2.6, box.bottom - 1.2), (x + 2.6, box.bottom - 6), GOOD)
        self._card(pen, 1, box.x + 45, box.cy + 4, 9, back=True)

    def take(self, pen: Pen, box: Box) -> None:
        """A stack comes to one's own side; not where both cards went onto the same."""
        panel(pen, box)
        self._stack(pen, 3, box.x + 9, box.cy - 3, 15, 2)
        arrow(pen, (box.x + 10.5, box.bottom - 8), (box.x + 10.5, box.bottom - 2), GOOD)
        self._stack(pen, 8, box.x + 30, box.cy - 3.5, 15, 3)
        cross(pen, box.x + 32.6, box.cy - 1.5, 4.5)

    def trade(self, pen: Pen, box: Box) -> None:
        """Two who hold the same number; four stones against three."""
        panel(pen, box)
        for k in range(2):
            self._card(pen, 9, box.x + 8 + 4 * k, box.y + 9.5, 15)
        for k in range(3):
            self._card(pen, 9, box.right - 8 - 4 * k, box.y + 9.5, 15)
        self._stones(pen, box.x + 4.5, box.bottom - 4.5, 4, 0)
        self._stones(pen, box.right - 15.5, box.bottom - 4.5, 3, 1)
        crown(pen, box.x + 24, box.bottom - 9.5, 4)
        arrow(pen, (box.right - 21, box.y + 9), (box.x + 20.5, box.y + 9), GOOD)

    def auction(self, pen: Pen, box: Box) -> None:
        """A stack on the floor, and three bids."""
        panel(pen, box)
        self._stack(pen, 11, box.cx - 2, box.y + 8.5, 14, 3)
        for k, count in enumerate((2, 3, 1)):
            self._stones(pen, box.x + 4.5 + 16.5 * k, box.bottom - 4.5, count, k % 2, 3)
        crown(pen, box.x + 26.5, box.bottom - 8.8, 4)

    def example(self, pen: Pen, box: Box, ruling: Ruling, lang: Lang) -> None:
        """The floor after both cards: what is taken, with how many, and what stays."""
        panel(pen, box)
        taken, step = ruling.facts["taken"], box.w / len(FLOOR)
        for k, number in enumerate(FLOOR):
            count = taken.get(str(number), 0)
            x, y = box.x + step * (k + 0.5), box.y + 12
            self._stack(pen, number, x - 1.3 * max(0, count - 1), y - max(0, count - 1), 18, count or ruling.facts["floor"][str(number)])
            label(pen, x, box.bottom - 3, f"× {count}" if count else "—", GOOD if count else BAD)
            if count:
                arrow(pen, (x + 10, box.y + 20), (x + 10, box.y + 26), GOOD)
