"""What stands in the skies: where the shuttles are bound for, and Jupiter over the ships."""

from asrus_pnp.pdf.geometry import Box
from asrus_pnp.pdf.paths import arc, moved, parse
from asrus_pnp.pdf.pen import Pen
from asrus_pnp.pdf.theme import mix

BELTS = ((-0.62, -0.42, "#c98f63"), (-0.3, -0.08, "#b8764f"), (0.14, 0.36, "#c08058"), (0.56, 0.72, "#cf9d74"))
JUPITER = "#ecd7b5"
AXIAL_TILT_DEG = 3.1


def draw_jupiter(pen: Pen, x: float, y: float, r: float, night: str, strength: float = 1.0) -> None:
    """Jupiter with its belts and the Great Red Spot, sunk into the night as far as the strength is below 1."""
    disc = (*arc(0, 0, 1, 0, 360), ("Z", ()))
    with pen.moved(x, y, AXIAL_TILT_DEG, r):
        pen.path(disc, fill=mix(night, JUPITER, strength))
        with pen.clipped(disc):
            for top, low, colour in BELTS:
                pen.rect(Box(-1.1, top, 2.2, low - top), fill=mix(night, colour, strength))
            pen.path(parse("M0.14 0.4 C0.14 0.28 0.24 0.24 0.4 0.24 C0.56 0.24 0.66 0.28 0.66 0.4 C0.66 0.52 0.56 0.56 0.4 0.56 C0.24 0.56 0.14 0.52 0.14 0.4 Z"), fill=mix(night, "#a9502f", strength))


def draw_mars(pen: Pen, x: float, y: float, r: float) -> None:
    """Mars with its polar caps."""
    disc = (*arc(0, 0, 1, 0, 360), ("Z", ()))
    with pen.moved(x, y, 25.2, r):
        pen.path(disc, fill="#d06a45")
        with pen.clipped(disc):
            pen.path(parse("M-1 0.1 C-0.5 -0.2 0.2 0.3 1 -0.1 V0.4 C0.4 0.6 -0.4 0.3 -1 0.5 Z"), fill="#a84a30")
            pen.rect(Box(-1, -1.1, 2, 0.32), fill="#f6e9dd")
            pen.rect(Box(-1, 0.84, 2, 0.3), fill="#f6e9dd")


def draw_course(pen: Pen, box: Box, colour: str) -> None:
    """The course of a shuttle, from the lower left of the box to its upper right."""
    course = parse("M4.8 27.4 C9.6 19 15.6 8.2 24.6 4.6")
    pen.path(moved(course, box.x, box.y, 1), stroke=colour, width_mm=0.25)
