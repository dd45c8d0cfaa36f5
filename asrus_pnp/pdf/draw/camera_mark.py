"""The mark that a camera reads, where a card has its quiet place: a cream tablet with a Data Matrix in navy in its middle."""

from functools import cache

from asrus_pnp.camera_mark.data_matrix import SIDE, Rows, rows
from asrus_pnp.camera_mark.message import mark_of
from asrus_pnp.pdf.draw.inks import SCREEN
from asrus_pnp.pdf.draw.night import QUIET_MM
from asrus_pnp.pdf.draw.paths import Path, polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

MODULE_MM = QUIET_MM / (SIDE + 2)  # with clear cream around them as wide as a module: half of that reads one card in five less
RADIUS_MM = 0.45  # more would cut into the cream that readers want around the outer modules
NAVY, CREAM, WHITE = SCREEN.mark, "#f3ead2", "#ffffff"  # to a camera in grey 27 on 233


def draw_both(pen: Pen, trim: Box, place: Box, id: str, paper: str = CREAM, ink: str = NAVY) -> None:
    """Draw the mark of a card twice: in its quiet place, and in the same place when the card is turned half round; nothing for aids."""
    mark = mark_of(id)
    if mark:
        symbol = _symbol(mark)
        draw(pen, place, symbol, paper, ink)
        with pen.moved(trim.right, trim.bottom, 180):
            draw(pen, place, symbol, paper, ink)


def draw(pen: Pen, place: Box, rows: Rows, paper: str = CREAM, ink: str = NAVY) -> None:
    """Draw a symbol into a quiet place of 5.5 × 5.5 mm: modules of 0.458 mm, and paper around them as wide as a module."""
    pen.rect(place, fill=paper, radius_mm=RADIUS_MM)
    half = SIDE * MODULE_MM / 2
    with pen.moved(place.cx - half, place.cy - half):
        pen.path(_modules(rows), fill=ink)


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
