"""Settlers with the marks on their chests, told apart by mark and in grey, never by colour alone."""

from collections.abc import Callable
from functools import partial

from asrus_pnp.kits.ganymede.art.grid import Icon, known
from asrus_pnp.pdf.draw.paths import parse, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import CHALK, LIGHT, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

PAINT = {"any": "#f4efe2", "white": "#f4efe2", "yellow": "#f2b530", "blue": "#3f93e3", "red": "#d63f30", "purple": "#7a3db4"}
BRIGHT = ("white", "yellow", "any")  # these take a dark mark
EDGE = 1.3
WIDTH = 18.0
BODY = "M0.8 23 V18.6 C0.8 13.6 3.6 11.2 9 11.2 C14.4 11.2 17.2 13.6 17.2 18.6 V23 Z"
VISOR = "M5.2 6.1 C5.2 4 6.9 3.3 9 3.3 C11.1 3.3 12.8 4 12.8 6.1 C12.8 8.3 11.1 9 9 9 C6.9 9 5.2 8.3 5.2 6.1 Z"
HEART = "M0 4.6 C-6 0.6 -5 -4 -2.3 -4 C-1 -4 -0.3 -3.1 0 -2.2 C0.3 -3.1 1 -4 2.3 -4 C5 -4 6 0.6 0 4.6 Z"
HORN = "M-5 -1.5 H-2 L3.2 -4.4 V3.6 L-2 1.7 H-5 Z"
HANDLE = "M-4 4.2 L0.6 -0.4"
COLLAR = "M4.6 11 C7 12.8 11 12.8 13.4 11"
JAW = "M4.3 -1.6 C3.5 0.5 0.7 0.8 -0.4 -0.9 C-1.4 -2.6 -0.2 -4.6 1.7 -4.5"


Mark = Callable[[Pen, str, str], None]  # pen, the colour of the mark, the colour that it stands on


def settler(colour: str, mark: str) -> Icon:
    """A settler in a space suit, with the mark on the chest."""
    return Icon(WIDTH, partial(_settler, colour=colour, paint=known(PAINT, colour), mark=known(MARKS, mark)))


def _settler(pen: Pen, colour: str, paint: str, mark: Mark) -> None:
    bust(pen, paint)
    with pen.moved(9, 17.2):
        mark(pen, NIGHT if colour in BRIGHT else CHALK, paint)


def bust(pen: Pen, paint: str) -> None:
    """The settler without a mark."""
    pen.path(parse(BODY), fill=paint, stroke=LIGHT, width_mm=EDGE)
    pen.circle(9, 6.1, 5.4, fill=paint, stroke=LIGHT, width_mm=EDGE)
    if paint == PAINT["any"]:
        pen.path(parse(COLLAR), stroke=mix(paint, NIGHT, 0.45), width_mm=0.8)
    pen.path(parse(VISOR), fill=NIGHT)
    pen.path(polyline([(6.9, 5.5), (8.2, 4.7)]), stroke=CHALK, width_mm=0.8)


def _megaphone(pen: Pen, ink: str, ground: str) -> None:
    pen.path(parse(HORN), fill=ink)
    pen.path(polyline([(-3.4, 1.8), (-2.6, 4.4)]), stroke=ink, width_mm=1.5)
    pen.path(polyline([(4.9, -1.8), (4.9, 1)]), stroke=ink, width_mm=1)


def _clipboard(pen: Pen, ink: str, ground: str) -> None:
    pen.rect(Box(-3.3, -3.9, 6.6, 8.4), fill=ink, radius_mm=0.8)
    pen.rect(Box(-1.7, -4.9, 3.4, 2.2), fill=ink, stroke=ground, width_mm=0.6, radius_mm=0.7)
    for y in (-0.9, 0.9, 2.7):
        pen.path(polyline([(-1.7, y), (1.7, y)]), stroke=ground, width_mm=0.8)


def _wrench(pen: Pen, ink: str, ground: str) -> None:
    pen.path(parse(HANDLE), stroke=ink, width_mm=2.4)
    pen.path(parse(JAW), stroke=ink, width_mm=1.9)


def _heart(pen: Pen, ink: str, ground: str) -> None:
    pen.path(parse(HEART), fill=ink)


def _four(pen: Pen, ink: str, ground: str) -> None:
    for k, colour in enumerate(("blue", "red", "yellow", "purple")):
        pen.circle(-2.1 + 4.2 * (k % 2), -1.6 + 4.2 * (k // 2), 1.8, fill=PAINT[colour], stroke=ink, width_mm=0.4)


MARKS: dict[str, Mark] = {"megaphone": _megaphone, "clipboard": _clipboard, "wrench": _wrench, "heart": _heart, "any": _four}
