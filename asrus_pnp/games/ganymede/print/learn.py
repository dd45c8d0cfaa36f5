"""The pictures of the learn-to-play sheet of Ganymede: a board and the open cards, the three deeds, and the example as it was ruled on."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.games.ganymede.print.board import AQUARIUS, draw_board, layout
from asrus_pnp.games.ganymede.print.board_marks import LAUNCH
from asrus_pnp.games.ganymede.print.settlers import draw_disc, draw_marker
from asrus_pnp.kits.ganymede.art import effects
from asrus_pnp.kits.ganymede.art.grid import TIMES_LIGHT, Icon, number, row
from asrus_pnp.kits.ganymede.art.grounds import GANYMEDE
from asrus_pnp.kits.ganymede.art.signs import signs_of
from asrus_pnp.kits.ganymede.cards import Deck, load
from asrus_pnp.kits.ganymede.descriptor import KIT
from asrus_pnp.kits.ganymede.pieces import Effect
from asrus_pnp.kits.sky import load as load_sky
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.pdf.impose.imposition import Face
from asrus_pnp.products.art.marks import GOOD, arrow, label
from asrus_pnp.products.art.shown import Shelf, shelf, show
from asrus_pnp.products.learn.cells import Draw, disc
from asrus_pnp.products.learn.pictures import Pictures, panel
from asrus_pnp.results.ruling import Ruling

BOARD_MM = 112.0  # how wide the board is shown
EARTH, MARS, SHIPS, TILES = ("E01", "E07", "E13", "E19"), ("M01", "M07", "M13", "M19"), ("S03", "S12", "S20"), ("T01", "T02", "T03", "T04")
COLOURS = ("blue", "red", "yellow", "purple")
COLUMN = "E01"  # the shuttle that lies in the column of the example already
USED = "E03"
DARK = "#1b2350"


def pictures(db: Database, faces: str, lang: Lang) -> Pictures:
    """The pictures, drawn with the cards as they are printed in that language; raises DataError."""
    table = Table(load(db), shelf(KIT, db, faces), db, faces)
    return Pictures(
        sky=GANYMEDE.sky[:3],
        setup=table.setup,
        setup_mm=84,
        turn=(table.tile, table.shuttle, table.discard, table.launch),
        turn_mm=36,
        example=table.example,
        example_mm=46,
        more=table.signs_of_more(),
        more_mm=15,
        more_each=5,
        pages=(("setup", "turn"), ("more", "example", "asked")),
    )


class Table:
    """The cards and pieces of the game as the pictures lay them."""

    def __init__(self, deck: Deck, kit: Shelf, db: Database, faces: str) -> None:
        self._kit, self._signs, self._marks = kit, signs_of(deck), {c.id: c.mark for c in deck.colours}
        self._lies = layout(deck, None)
        draw = partial(draw_board, lies=self._lies, deck=deck, sky=load_sky(db).figures[AQUARIUS], lang=faces)
        self._board = Face(f"ganymede-board-{faces}", draw)

    def _settler(self, pen: Pen, colour: str, x: float, y: float, wide: float) -> None:
        with pen.moved(x, y, 0, wide / 16):
            draw_disc(pen, Box(-8, -8, 16, 16), colour, self._marks[colour])

    def setup(self, pen: Pen, box: Box) -> None:
        """A board with its first ships, and beside it all that lies open."""
        panel(pen, box)
        scale, top = BOARD_MM / self._lies.size.w, box.y + 2
        with pen.moved(box.x + 2, top, 0, scale):
            show(pen, self._board, self._lies.size)
            for dock, id in zip(self._lies.docks, SHIPS, strict=False):
                self._kit.card(pen, id, dock.ship.cx, dock.ship.cy, dock.ship.h)
            x, y = self._lies.zones[0].spaces[0][1]
            with pen.moved(x, y):
                draw_marker(pen, Box(-8, -8, 16, 16))
        left = box.x + BOARD_MM + 11
        rows = ((MARS, 20.0), (EARTH, 20.0), (SHIPS, 20.0), (TILES, 13.0))
        y = box.y + 2
        for ids, high in rows:
            self._open(pen, left, y + high / 2, high, ids)
            y += high + 0.9
        for k, colour in enumerate(COLOURS):
            self._settler(pen, colour, box.right - 17.5 + 9.5 * (k % 2), box.y + 49 + 9.5 * (k // 2), 9)
        at = ((1, box.x + 3.5, top + 1.5), (2, left - 7, box.y + 45), (3, left - 7, box.y + 4), (4, left - 6, box.y + 66), (5, box.right - 23.5, box.y + 46))
        for n, x, y in at:
            disc(pen, x, y, n)

    def _open(self, pen: Pen, x: float, y: float, high: float, ids: Sequence[str]) -> None:
        """A pile face down, and cards open beside it."""
        wide = self._kit.wide(ids[0], high)
        self._kit.card(pen, ids[0], x, y, high, back=True)
        for k, id in enumerate(ids, 1):
            self._kit.card(pen, id, x + k * (wide + 1.0), y, high)

    def tile(self, pen: Pen, box: Box) -> None:
        """Two tiles of one symbol: the effect twice."""
        panel(pen, box)
        for k, id in enumerate(TWINS):
            self._kit.card(pen, id, box.x + 12 + 21 * k, box.y + 12, 19)
        self._dark(pen, Box(box.x + 8, box.bottom - 12, box.w - 16, 10.5), [number(2, LIGHT, 17), TIMES_LIGHT, effects.REPUTATION])

    def shuttle(self, pen: Pen, box: Box) -> None:
        """A shuttle, and the settler that it takes on."""
        panel(pen, box)
        self._kit.card(pen, "E07", box.x + 12, box.cy, 30)
        self._settler(pen, "red", box.x + 32, box.bottom - 8, 9)
        arrow(pen, (box.x + 32, box.cy + 4), (box.x + 32, box.y + 13), GOOD)
        self._settler(pen, "red", box.x + 32, box.y + 7, 9)

    def discard(self, pen: Pen, box: Box) -> None:
        """A tile for one basic action."""
        panel(pen, box)
        for k in range(2):
            self._kit.card(pen, TILES[k], box.x + 12 + 3 * k, box.y + 12 + 3 * k, 17, 12 * k - 6)
        arrow(pen, (box.x + 25, box.cy - 2), (box.x + 31, box.cy - 2))
        for k in range(2):
            self._dark(pen, Box(box.x + 32.5, box.y + 5 + 12 * k, 11, 11), [effects.REPUTATION if k else effects.SHIP])

    def launch(self, pen: Pen, box: Box) -> None:
        """A filled ship leaves the dock."""
        panel(pen, box)
        self._kit.card(pen, "S20", box.x + 14, box.cy, 30)
        for k in range(3):
            self._settler(pen, "blue", box.x + 30, box.y + 8 + 9.5 * k, 9)
        arrow(pen, (box.x + 36.5, box.cy + 6), (box.x + 36.5, box.cy - 8), GOOD)

    def signs_of_more(self) -> tuple[Draw, ...]:
        """The basic actions, and what else the second page tells of, each on a dark tablet."""
        signs = self._signs
        basic = [signs.effect(Effect(kind)) for kind in ("recruit", "adapt", "move", "reputation", "ship")]
        crew = [signs.settler(c) for c in ("blue", "blue", "blue")]
        stones = [effects.set_of([signs.symbol(s) for s in signs.outlines]), LAUNCH]
        return tuple(partial(self._dark_cell, icons=icons) for icons in (*basic, crew, stones, [signs.settler(c) for c in COLOURS]))

    def _dark_cell(self, pen: Pen, box: Box, icons: Sequence[Icon]) -> None:
        self._dark(pen, Box(box.x, box.y, min(box.w, 44), box.h), icons)

    def _dark(self, pen: Pen, box: Box, icons: Sequence[Icon]) -> None:
        """Signs as they are on cards, on a piece of night."""
        pen.rect(box, fill=DARK, radius_mm=1.6)
        row(pen, box.grown(-1.4), icons)

    def example(self, pen: Pen, box: Box, ruling: Ruling, lang: Lang) -> None:
        """The column with the new shuttle, who goes to Mars, and how often the effect may be used."""
        panel(pen, box)
        facts = ruling.facts
        self._kit.card(pen, COLUMN, box.x + 20, box.y + 18.5, 32)
        self._kit.card(pen, USED, box.x + 26, box.y + 25.5, 32)
        middle, moves = box.x + 72, [m["to"] for m in facts["moves"]]
        for k, (colour, to) in enumerate(zip(MOVED, moves, strict=True)):
            y = box.y + 11.5 + 11.5 * k
            self._settler(pen, colour, middle - 14, y, 10)
            arrow(pen, (middle - 7, y), (middle + 7, y), GOOD)
            if to:
                self._settler(pen, colour, middle + 14, y, 10)
        for x, words in ((middle - 14, FROM), (middle + 14, TO)):
            label(pen, x, box.y + 3.4, words.say(lang), GOOD)
        self._dark(pen, Box(middle - 15, box.bottom - 14, 30, 12), [number(facts["times"], LIGHT, 17), TIMES_LIGHT, effects.SHIP])


FROM, TO, MOVED = Text("지구", "Earth"), Text("화성", "Mars"), ("yellow", "purple")  # whom the example moves
TWINS = ("T23", "T30")  # two of one symbol; the second is the new one
