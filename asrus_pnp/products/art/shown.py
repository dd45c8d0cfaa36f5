"""Faces of cards shown on other pages: on covers, boxes and learn sheets; each is drawn once a file, however often it is shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from asrus_pnp.database.database import Database
from asrus_pnp.descriptors import Kit
from asrus_pnp.pdf.draw.paths import rounded, star
from asrus_pnp.pdf.draw.pen import CanvasPen, Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Piece

CORNER_MM = 3.0
SHADOW = "#c3c9d6"
GROUNDS = {"asrus": "#172763", "constellation": "#3a1f63", "ganymede": "#2b1a5e"}


def show(pen: Pen, face: Face, size: Size) -> None:
    """A face with round corners at the origin, in its own size. In a file that shows it as a card too, both are one form;
    pens that change colours draw it anew."""
    with pen.clipped(rounded(0, 0, size.w, size.h, CORNER_MM)):
        if isinstance(pen, CanvasPen):
            pen.form(face.key, size, lambda: face.draw(pen, Box(0, 0, size.w, size.h)))
            pen.use(face.key)
        else:
            face.draw(pen, Box(0, 0, size.w, size.h))


@dataclass(frozen=True, slots=True)
class Shelf:
    """The pieces of a kit by id, each with its size; and the colour of their backs."""

    pieces: dict[str, tuple[Size, Piece]]
    ground: str

    def card(self, pen: Pen, id: str, x: float, y: float, high_mm: float, turn_deg: float = 0, back: bool = False) -> None:
        """A card about a point, so high, with the shadow that it throws on a table."""
        size, piece = self.pieces[id]
        with self.laid(pen, id, x, y, high_mm, turn_deg):
            pen.rect(Box(1.1, 1.4, size.w, size.h), fill=SHADOW, radius_mm=CORNER_MM)
            if back:
                _draw_back(pen, size, self.ground)
            else:
                show(pen, piece.front, size)

    @contextmanager
    def laid(self, pen: Pen, id: str, x: float, y: float, high_mm: float, turn_deg: float = 0) -> Iterator[Size]:
        """A context in which a card of that height about the point has its upper left corner at the origin, in its own size; gives that size."""
        size = self.pieces[id][0]
        with pen.moved(x, y, turn_deg, high_mm / size.h), pen.moved(-size.w / 2, -size.h / 2):
            yield size

    def wide(self, id: str, high_mm: float) -> float:
        """How wide a card of that height is."""
        size = self.pieces[id][0]
        return high_mm * size.w / size.h


def _draw_back(pen: Pen, size: Size, ground: str) -> None:
    """A card face down, as one sees it from afar: a ring and a star on the ground of its kit."""
    x, y, r = size.w / 2, size.h / 2, 0.4 * size.w
    pen.rect(Box(0, 0, size.w, size.h), fill=ground, stroke=LIGHT, width_mm=0.4, radius_mm=CORNER_MM)
    for share in (1.0, 0.86, 0.42):
        pen.circle(x, y, share * r, stroke=GOLD, width_mm=0.5)
    pen.path(star(x, y, 0.36 * r, 8, 0.5), fill=GOLD)


def shelf(kit: Kit, db: Database, lang: str) -> Shelf:
    """All pieces of a kit in its own sizes; raises DataError."""
    lots = kit.lots(db, lang, None)
    return Shelf({p.name: (lot.size, p) for lot in lots for p in lot.pieces}, GROUNDS.get(kit.id, NIGHT))
