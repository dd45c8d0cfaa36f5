"""The craft: two shuttles and a settlers ship for each kind, drawn as one half, which is mirrored and lit from the left."""

from functools import cache

from asrus_pnp.pdf.draw.paths import Path, parse
from asrus_pnp.pdf.draw.pen import Pen

TONES = {
    "hull": ("#f1ece0", "#c9c8cf"),
    "mid": ("#b9bfd0", "#8e96ad"),
    "dark": ("#4d5675", "#3a4160"),
    "glass": ("#17234a", "#0d1233"),
    "gold": ("#f3ca74", "#d9a44e"),
    "flame": ("#f9dc8b", "#ee9f4f"),
}

Layers = tuple[tuple[str, str], ...]  # nose up about the origin, 40 units wide and 60 high: the tone and the right half


def port(y: float, r: float, x: float = 0.0) -> str:
    """A round window: the right half of a disc on the middle line, or a whole one beside it."""
    k = 0.5523 * r
    right = f"M{x} {y - r} C{x + k} {y - r} {x + r} {y - k} {x + r} {y} C{x + r} {y + k} {x + k} {y + r} {x} {y + r}"
    left = f" C{x - k} {y + r} {x - r} {y + k} {x - r} {y} C{x - r} {y - k} {x - k} {y - r} {x} {y - r}" if x else ""
    return f"{right}{left} Z"


EARTH_SHUTTLE: Layers = (
    ("flame", "M0 18.6 H4 C4 25.6 2 30.4 0 35 Z"),
    ("mid", "M4 -6 L6.4 -1 L19.5 15.5 V19.5 L4 17 Z"),
    ("dark", "M13.4 13 L19.5 15.5 V19.5 L13.4 18.5 Z"),
    ("hull", "M0 -28 C4.6 -23 6.2 -14 6.2 -4 V19 H0 Z"),
    ("glass", "M0 -19.5 C2 -19.5 3.4 -18.4 4 -16.6 L3.6 -13.4 H0 Z"),
    ("gold", "M0 1 H6.2 V4 H0 Z"),
    ("dark", "M0 4.5 C1.4 9 1.6 14 1.6 20.5 H0 Z"),
)
MARS_SHUTTLE: Layers = (
    ("flame", "M0 17.8 H4.4 C4.4 24 2 29 0 33 Z"),
    ("mid", "M6 1.6 H9 V3.6 H6 Z"),
    ("dark", "M9 -5.4 H20 V10.6 H9 Z"),
    ("mid", "M14 -5.4 H15 V10.6 H14 Z M9 2 H20 V3.2 H9 Z"),
    ("hull", "M0 -21 C2.8 -21 4.4 -19.6 5.2 -16.6 L9 -4.6 H0 Z"),
    ("gold", "M0 -4.6 H9 V-1.8 H0 Z"),
    ("hull", "M0 -1.8 H7 V13 L4.6 18.4 H0 Z"),
    ("glass", "M0 -15 C1.8 -15 2.9 -13.8 2.9 -12 C2.9 -10.2 1.8 -9 0 -9 Z"),
    ("mid", "M0 5 H7 V6.6 H0 Z M0 10 H7 V11.6 H0 Z"),
)


@cache
def _mirrored(d: str) -> Path:
    return tuple((op, tuple(-n if k % 2 == 0 else n for k, n in enumerate(numbers))) for op, numbers in parse(d))


def draw_craft(pen: Pen, x: float, y: float, high_mm: float, layers: Layers, turn_deg: float = 0.0) -> None:
    """A craft about its middle, so high from nose to flame (60 units)."""
    with pen.moved(x, y, turn_deg, high_mm / 60):
        for tone, half in layers:
            lit, shaded = TONES[tone]
            pen.path(_mirrored(half), fill=lit, stroke=lit, width_mm=0.25)
            pen.path(parse(half), fill=shaded, stroke=shaded, width_mm=0.25)
