"""Tables and lines of words on the sheets about games that were played: whatever the names are, they fit."""

from asrus_pnp.pdf.draw.fonts import Weight, printable, width_mm
from asrus_pnp.pdf.draw.paths import Point, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

INK, SOFT, ACCENT, SHADE = "#1d2340", "#5a6078", "#27567b", "#eef1f6"
ROW_MM, LABEL_MM = 5.6, 30.0
SMALL_PT = 6.0
Table = list[list[str]]


def one_line(pen: Pen, at: Point, words: str, weight: Weight, size_pt: float, room_mm: float, colour: str, right: bool = False) -> None:
    """One line that is made smaller and at last narrower where it is too long: a player may have any name, in any script."""
    words = printable(words)
    natural = width_mm(words, weight, size_pt, pen.subject) or 1.0
    size = max(min(size_pt, size_pt * room_mm / natural), SMALL_PT)
    squeeze = min(1.0, room_mm / (natural * size / size_pt))
    pen.text(*at, words, weight, size, colour, "right" if right else "left", squeeze)


def draw_table(pen: Pen, box: Box, table: Table) -> float:
    """The rows, the first of them shaded; says where they end."""
    pen.rect(Box(box.x, box.y, box.w, ROW_MM), fill=SHADE)
    step = (box.w - LABEL_MM) / (len(table[0]) - 1)
    for k, row in enumerate(table):
        base = box.y + (k + 0.7) * ROW_MM
        for n, cell in enumerate(row):
            room, x = (LABEL_MM, box.x + 1) if n == 0 else (step, box.x + LABEL_MM + n * step - 1)
            one_line(pen, (x, base), cell, "Regular" if k and n else "Bold", 9, room - 2, INK, right=n > 0)
        pen.path(polyline([(box.x, box.y + (k + 1) * ROW_MM), (box.right, box.y + (k + 1) * ROW_MM)]), stroke=SOFT, width_mm=0.1)
    return box.y + len(table) * ROW_MM
