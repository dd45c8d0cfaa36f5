"""Whether all that can be printed of a card database can be drawn, without drawing it: every text is measured where it would stand."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.fonts import Weight, able
from asrus_pnp.pdf.draw.paths import Path
from asrus_pnp.pdf.draw.pen import Align, Pen, Stops
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Layout
from asrus_pnp.products.assemble import assemble

A4 = Size(210, 297)


class DryPen:
    """A Pen (see pdf/draw/pen.py) that leaves no strokes; it minds the glyphs only."""

    def __init__(self) -> None:
        self.subject = ""

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        pass

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        pass

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        pass

    def shade(self, box: Box, stops: Stops) -> None:
        pass

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        pass

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        able(text, weight, self.subject)

    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> AbstractContextManager[None]:
        return nullcontext()

    def clipped(self, path: Path) -> AbstractContextManager[None]:
        return nullcontext()


def undrawable(db: Database, names: Sequence[str] | None = None) -> Iterator[DrawError]:
    """What cannot be drawn of the sets, or of any set, in both languages, and of the cards in one, on its own card size and on A4; raises DataError."""
    asked = [*registry.KITS, *registry.PRINTS] if names is None else names
    cards = [name for name in asked if name in registry.KITS]
    pen, seen = DryPen(), set[str]()
    for lang, sets in (("both", asked), ("ko", cards), ("en", cards)):
        for name in sets:
            try:
                faces = list(_faces(name, Order(db, lang, A4), seen))
            except DrawError as error:
                yield error
                continue
            for subject, draw, box in faces:
                pen.subject = subject
                try:
                    draw(pen, box)
                except DrawError as error:
                    yield error


def _faces(name: str, order: Order, seen: set[str]) -> Iterator[tuple[str, Callable[[Pen, Box], None], Box]]:
    """Each leaf of a set, and each face that was not seen before, with the card that is told where it cannot be drawn."""
    for page in assemble(name, order, Layout()).pages:
        if isinstance(page, Leaf):
            yield name, page.draw, page.body
            continue
        for placed in page.placed:
            if placed.face.key not in seen:
                seen.add(placed.face.key)
                yield placed.piece.name, placed.face.draw, Box(0, 0, placed.trim.w, placed.trim.h)
