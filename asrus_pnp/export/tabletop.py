"""Decks for Tabletop Simulator: sheets of 10 × 7 faces of which the last is the hidden one, a picture of each back, and the saved object that joins them."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from asrus_pnp import registry
from asrus_pnp.core import files as disk
from asrus_pnp.core.errors import OptionError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.pages import Sketch, draw_cell, draw_pages
from asrus_pnp.export.raster import MM_PER_INCH, Pixels, page_of, pictures, png
from asrus_pnp.export.runs import lots_of, title_of
from asrus_pnp.export.saved_object import Card, DeckData, saved_object
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.pen import CanvasPen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Order, Piece
from asrus_pnp.pdf.write.look import AS_EVER, Look

COLUMNS, ROWS = 10, 7
PLACES = COLUMNS * ROWS - 1  # the last place is what others see of a card in somebody's hand
LEAST_PX, USUAL_PX, MOST_PX = 700, 4096, 8192
DOT_DPI = 72.0
DOT_MM = MM_PER_INCH / DOT_DPI  # a pixel on a page that is rendered at so many dpi
HAIR_MM = 0.005  # by which cells keep off their pixels' edges: a clip that reaches a thousandth of a pixel further shows a whole pixel more


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards with the same back, of one size; the numbers of its sheets count through all decks of the set."""

    name: str
    size: Size
    back: Face | None
    pieces: tuple[Piece, ...]
    sheets: tuple[int, ...]

    def on(self, sheet: int) -> tuple[Piece, ...]:
        """The cards of that sheet."""
        first = self.sheets.index(sheet) * PLACES
        return self.pieces[first : first + PLACES]

    @property
    def holds(self) -> list[Text]:
        """The groups of its cards."""
        return list(dict.fromkeys(p.group for p in self.pieces))


@dataclass(frozen=True, slots=True)
class Table:
    """What was written for a set: the saved object, its decks, and the pixels of their sheets."""

    file: Path
    decks: tuple[Deck, ...]
    sheets: tuple[Pixels, ...]


def cell_of(size: Size, side_px: int) -> Pixels:
    """How many pixels a card has, so that a sheet is at most side_px wide and high. Raises OptionError for a side that the program does not take."""
    if not LEAST_PX <= side_px <= MOST_PX:
        raise OptionError([fault(same("--side"), f"{side_px}", f"{side_px}", f"{LEAST_PX}부터 {MOST_PX}까지", f"{LEAST_PX} to {MOST_PX}")])
    wide = int(min(side_px / COLUMNS, side_px / ROWS * size.w / size.h))
    return wide, min(side_px // ROWS, round(wide * size.h / size.w))


def decks_of(name: str, order: Order) -> list[Deck]:
    """The decks of a set: cards of one size and one back together. Raises DrawError for a set without cards."""
    found: dict[tuple[Size, str], list[Piece]] = {}
    for lot in lots_of(name, order):
        for piece in lot.pieces:
            found.setdefault((lot.size, piece.back.key if piece.back else ""), []).append(piece)
    numbers = count(1)
    return [
        Deck(f"{name}-{n}", size, pieces[0].back, tuple(pieces), tuple(next(numbers) for _ in range(0, len(pieces), PLACES)))
        for n, ((size, _), pieces) in enumerate(found.items(), 1)
    ]


def write_table(name: str, order: Order, side_px: int, out: Path, url: str = "", look: Look = AS_EVER) -> Table:
    """Write the sheets, the backs and the saved object of a set into a folder of its own. With a url they are looked for below it, else where they lie."""
    decks, folder = decks_of(name, order), out / f"{name}-tts"
    cells = [cell_of(deck.size, side_px) for deck in decks]
    base = url.rstrip("/") if url else folder.resolve().as_uri()
    title = title_of(name, order)
    data = [_data(deck, base, _names(name, order), order.lang) for deck in decks]
    file = folder / f"{name}.json"

    def files() -> Iterator[tuple[Path, bytes]]:
        for deck, cell in zip(decks, cells, strict=True):
            yield from ((folder / one, content) for one, content in _pictures(deck, cell, title, order.lang, look))
        yield file, json.dumps(saved_object(" ".join(say(title, order.lang)), data, (COLUMNS, ROWS)), ensure_ascii=False, indent=1).encode()

    disk.write_each(files())
    return Table(file, tuple(decks), tuple((w * COLUMNS, h * ROWS) for w, h in cells))


def _data(deck: Deck, base: str, names: Mapping[str, str], lang: str) -> DeckData:
    """What the saved object says of a deck."""
    cards = tuple(Card(names.get(p.name, p.name), p.name, sheet, place) for sheet in deck.sheets for place, p in enumerate(deck.on(sheet)))
    sheets = {n: f"{base}/{deck.name}-sheet-{n}.png" for n in deck.sheets}
    called = ", ".join(" · ".join(say(group, lang)) for group in deck.holds)
    return DeckData(called, deck.size.h, cards, sheets, f"{base}/{deck.name}-back.png")


def _names(name: str, order: Order) -> dict[str, str]:
    """What each card of a kit is called, by its id; the cards of other sets have no names."""
    if name not in registry.KITS:
        return {}
    named = {row["id"]: row.get("name") for row in registry.kit(name).rows(order.db)}
    return {id: " · ".join(say(Text(**words), order.lang)) for id, words in named.items() if words}


def _pictures(deck: Deck, cell: Pixels, title: Text, lang: str, look: Look) -> Iterator[tuple[str, bytes]]:
    """The back, or for cards without one the first face, and the sheets."""
    hidden = (deck.pieces[0], deck.back or deck.pieces[0].front)
    back = Sketch(page_of(cell, DOT_DPI), partial(_draw, deck=deck, cell=cell, look=look, faces=[(0, *hidden)]))
    whole = page_of((cell[0] * COLUMNS, cell[1] * ROWS), DOT_DPI)
    sheets = [
        Sketch(whole, partial(_draw, deck=deck, cell=cell, look=look, faces=[*((k, p, p.front) for k, p in enumerate(deck.on(n))), (PLACES, *hidden)]))
        for n in deck.sheets
    ]
    names = [f"{deck.name}-back.png", *(f"{deck.name}-sheet-{n}.png" for n in deck.sheets)]
    for name, image in zip(names, pictures(draw_pages(title, lang, [back, *sheets]), DOT_DPI), strict=True):
        yield name, png(image, DOT_DPI)


def _draw(pen: CanvasPen, deck: Deck, cell: Pixels, look: Look, faces: list[tuple[int, Piece, Face]]) -> None:
    w, h = (n * DOT_MM for n in cell)
    for place, piece, face in faces:
        row, column = divmod(place, COLUMNS)
        draw_cell(pen, Box(column * w, row * h, w, h).grown(-HAIR_MM), deck.size, piece, face, look)
