"""The mark that a camera reads, where a card has its quiet place: a white tablet with a Data Matrix in its middle."""

from functools import cache

from asrus_pnp.camera_mark.data_matrix import SIDE, Rows, rows
from asrus_pnp.camera_mark.message import mark_of
from asrus_pnp.pdf.draw.paths import Path, polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

MODULE_MM = 0.6
EDGE_MM = 0.15  # how far the tablet goes beyond the quiet place, over the line of the ornament that lies below it
RADIUS_MM = 0.9  # more would cut into the white that readers want around the outer modules
BLACK, WHITE = "#000000", "#ffffff"


def draw_both(pen: Pen, trim: Box, place: Box, id: str) -> None:
    """Draw the mark of a card twice: in its quiet place, and in the same place when the card is turned half round; nothing for aids."""
    mark = mark_of(id)
    if mark:
        symbol = _symbol(mark)
        draw(pen, place, symbol)
        with pen.moved(trim.right, trim.bottom, 180):
            draw(pen, place, symbol)


def draw(pen: Pen, place: Box, rows: Rows) -> None:
    """Draw a symbol into a quiet place of 7.2 × 7.2 mm: modules of 0.6 mm, and white around them as wide as a module."""
    pen.rect(place.grown(EDGE_MM), fill=WHITE, radius_mm=RADIUS_MM)
    half = SIDE * MODULE_MM / 2
    with pen.moved(place.cx - half, place.cy - half):
        pen.path(_modules(rows), fill=BLACK)


@cache
def _symbol(mark: str) -> Rows:
    return rows(mark)


@cache
def _modules(rows: Rows) -> Path:
    """All dark modules as one path, so that no renderer leaves hairlines between two that touch."""
    path: Path = ()
    for n, row in enumerate(rows):
        top, foot = n * MODULE_MM, (n + 1) * MODULE_MM
        for first, behind in _runs(row):
            left, right = first * MODULE_MM, behind * MODULE_MM
            path += polygon([(left, top), (right, top), (right, foot), (left, foot)])
    return path


def _runs(row: tuple[bool, ...]) -> list[tuple[int, int]]:
    """The stretches of dark modules in a row: the first of each and the one behind it."""
    edges = [k for k in range(SIDE + 1) if (k > 0 and row[k - 1]) != (k < SIDE and row[k])]
    return list(zip(edges[::2], edges[1::2], strict=True))
