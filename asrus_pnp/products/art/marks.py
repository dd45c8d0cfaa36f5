"""Small marks over pictures: arrows, crosses, crowns, labels. They tell what happens without words."""

from math import atan2, degrees

from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.paths import Path, Point, moved, parse, polygon, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD
from asrus_pnp.pdf.impose.geometry import Box

GOOD, BAD, DARK, PAPER = "#1d6b57", "#b3392c", "#1d2340", "#ffffff"
CROWN = parse("M-5 3.4 L-5.6 -3 L-2.4 0 L0 -4.4 L2.4 0 L5.6 -3 L5 3.4 Z")


def frame(box: Box) -> Path:
    """The edge of a box, to clip with."""
    return polygon([(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)])


def arrow(pen: Pen, start: Point, tip: Point, colour: str = DARK, width_mm: float = 0.8) -> None:
    """A straight arrow, on a pale edge that shows it on cards too."""
    turn = degrees(atan2(tip[0] - start[0], start[1] - tip[1]))
    head = 2.6 * width_mm
    with pen.moved(*tip, turn):
        long = ((tip[0] - start[0]) ** 2 + (tip[1] - start[1]) ** 2) ** 0.5
        for ink, wide in ((PAPER, width_mm + 0.6), (colour, width_mm)):
            pen.path(polyline([(0, long), (0, 0.8 * head)]), stroke=ink, width_mm=wide)
            pen.path(polygon([(0, 0), (0.75 * head, 1.2 * head), (-0.75 * head, 1.2 * head)]), fill=ink, stroke=ink, width_mm=wide - width_mm + 0.05)


def cross(pen: Pen, x: float, y: float, half: float) -> None:
    """Out: a cross over a card."""
    lines = (*polyline([(x - half, y - half), (x + half, y + half)]), *polyline([(x - half, y + half), (x + half, y - half)]))
    for ink, wide in ((PAPER, 0.5 * half), (BAD, 0.28 * half)):
        pen.path(lines, stroke=ink, width_mm=wide)


def crown(pen: Pen, x: float, y: float, wide_mm: float) -> None:
    """The winner's crown."""
    pen.path(moved(CROWN, x, y, wide_mm / 11), fill=GOLD, stroke=DARK, width_mm=0.25)


def ring(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """A ring around what is meant."""
    pen.circle(x, y, r, stroke=colour, width_mm=0.5)


def label(pen: Pen, x: float, y: float, words: str, colour: str, small: bool = False) -> None:
    """A few letters on a tablet, its middle at y."""
    size = 6.5 if small else 8.0
    half = width_mm(words, "Bold", size, pen.subject) / 2 + 1.1
    high = size * MM_PER_PT * 1.2
    pen.rect(Box(x - half, y - high / 2, 2 * half, high), fill=colour, stroke=PAPER, width_mm=0.25, radius_mm=high / 2)
    pen.text(x, y + 0.36 * size * MM_PER_PT, words, "Bold", size, PAPER, "center")


def gain(pen: Pen, x: float, y: float, words: str, colour: str) -> None:
    """A bolt of energy with what is gained or lost."""
    pen.path(moved(parse("M1.2 -3 L-1.8 0.6 L0 0.6 L-1 3.2 L2 -0.7 L0.2 -0.7 Z"), x - 3.2, y), fill=GOLD, stroke=DARK, width_mm=0.2)
    label(pen, x + 1.6, y, words, colour)
