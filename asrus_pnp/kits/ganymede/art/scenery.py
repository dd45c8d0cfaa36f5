"""What the skies and grounds hold: worlds far away, and marks on the ground below."""

from asrus_pnp.kits.ganymede.layout import CARD_MM, column, limb_top
from asrus_pnp.pdf.draw.paths import Path, arc, parse
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import mix
from asrus_pnp.pdf.impose.geometry import Box

DISC: Path = (*arc(0, 0, 1, 0, 360), ("Z", ()))
JUPITER, SPOT = "#ecd7b5", "#a9502f"
BELTS = ((-0.62, -0.42, "#c98f63"), (-0.3, -0.08, "#b8764f"), (0.14, 0.36, "#c08058"), (0.56, 0.72, "#cf9d74"))
GREAT_RED_SPOT = "M0.14 0.4 C0.14 0.28 0.24 0.24 0.4 0.24 C0.56 0.24 0.66 0.28 0.66 0.4 C0.66 0.52 0.56 0.56 0.4 0.56 C0.24 0.56 0.14 0.52 0.14 0.4 Z"
DARK_LAND = "M-1 0.1 C-0.5 -0.2 0.2 0.3 1 -0.1 V0.4 C0.4 0.6 -0.4 0.3 -1 0.5 Z"
CAPS = "M-1 -1.1 H1 V-0.78 H-1 Z M-1 0.84 H1 V1.1 H-1 Z"
JUPITER_TILT_DEG, MARS_TILT_DEG = 3.1, 25.2

# Volcanoes of Mars as they lie: longitude west, latitude, diameter in degrees of the globe.
THARSIS = ((133.8, 18.7, 10.1), (104.1, 11.9, 8.1), (112.9, 1.5, 6.3), (120.1, -8.4, 8.0))


def draw_jupiter(pen: Pen, x: float, y: float, r: float, night: str, strength: float = 1.0) -> None:
    """Jupiter with its belts and the Great Red Spot, sunk into the night as far as the strength is below 1."""
    with pen.moved(x, y, JUPITER_TILT_DEG, r):
        pen.path(DISC, fill=mix(night, JUPITER, strength))
        with pen.clipped(DISC):
            for top, low, colour in BELTS:
                pen.rect(Box(-1, top, 2, low - top), fill=mix(night, colour, strength))
            pen.path(parse(GREAT_RED_SPOT), fill=mix(night, SPOT, strength))


def draw_mars(pen: Pen, x: float, y: float, r: float) -> None:
    """Mars with dark land and polar caps."""
    with pen.moved(x, y, MARS_TILT_DEG, r):
        pen.path(DISC, fill="#d06a45")
        with pen.clipped(DISC):
            pen.path(parse(DARK_LAND), fill="#a84a30")
            pen.path(parse(CAPS), fill="#f6e9dd")


def draw_volcanoes(pen: Pen, trim: Box, tone: str, rim: str) -> None:
    """Olympus Mons and the three of Tharsis, at the left of the foot."""
    c = column(trim, CARD_MM)
    scale = 0.2 * c.unit
    x, y = c.symbol.cx + 121.5 * scale, limb_top(trim) + 11.2 * c.unit
    for west, north, wide in THARSIS:
        at = (x - west * scale, y - north * scale)
        pen.circle(*at, wide / 2 * scale, fill=tone, stroke=rim, width_mm=0.2 * c.unit)
