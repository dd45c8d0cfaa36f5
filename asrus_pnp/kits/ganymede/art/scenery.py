"""What the skies and grounds hold: worlds far away, and marks on the ground below."""

from asrus_pnp.pdf.draw.paths import Path, arc, parse
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import mix
from asrus_pnp.pdf.impose.geometry import Box

DISC: Path = (*arc(0, 0, 1, 0, 360), ("Z", ()))
JUPITER, SPOT = "#ecd7b5", "#a9502f"
BELTS = ((-0.62, -0.42, "#c98f63"), (-0.3, -0.08, "#b8764f"), (0.14, 0.36, "#c08058"), (0.56, 0.72, "#cf9d74"))
GREAT_RED_SPOT = "M0.14 0.4 C0.14 0.28 0.24 0.24 0.4 0.24 C0.56 0.24 0.66 0.28 0.66 0.4 C0.66 0.52 0.56 0.56 0.4 0.56 C0.24 0.56 0.14 0.52 0.14 0.4 Z"
DARK_LAND = (
    "M-0.5 0.1 C-0.2 -0.4 0.1 -0.1 0.3 -0.3 C0.7 -0.5 0.9 -0.1 0.7 0.2 C0.5 0.5 0.3 0.2 0.1 0.5 C-0.1 0.8 -0.3 0.7 -0.2 0.4 C-0.2 0.2 -0.6 0.4 -0.5 0.1 Z"
)
CAPS = "M-0.5 -1.1 H0.5 V-0.8 C0.2 -0.68 -0.2 -0.68 -0.5 -0.8 Z"
JUPITER_TILT_DEG, MARS_TILT_DEG = 3.1, 25.2


def draw_jupiter(pen: Pen, x: float, y: float, r: float, night: str, strength: float = 1.0) -> None:
    """Jupiter with its belts and the Great Red Spot, sunk into the night as far as the strength is below 1."""
    with pen.moved(x, y, JUPITER_TILT_DEG, r):
        pen.path(DISC, fill=mix(night, JUPITER, strength))
        with pen.clipped(DISC):
            for top, low, colour in BELTS:
                pen.rect(Box(-1, top, 2, low - top), fill=mix(night, colour, strength))
            pen.path(parse(GREAT_RED_SPOT), fill=mix(night, SPOT, strength))


def draw_mars(pen: Pen, x: float, y: float, r: float) -> None:
    """Mars with one dark land, not belts as Jupiter has, and a polar cap."""
    with pen.moved(x, y, MARS_TILT_DEG, r):
        pen.path(DISC, fill="#d06a45")
        with pen.clipped(DISC):
            pen.path(parse(DARK_LAND), fill="#a84a30")
            pen.path(parse(CAPS), fill="#f6e9dd")
