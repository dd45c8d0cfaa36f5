"""The comets of Astro Race: each player's have a head of their own shape and colour; alone, or two together."""

from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.kits.asrus.symbols import DEEP, comet
from asrus_pnp.kits.constellation.ships import TONES
from asrus_pnp.pdf.draw.paths import Path, arc, polygon, regular, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.cutouts import BLEED_MM, CUT_MM, disc

FLIES_DEG = -45.0
RIM_MM = 1.3
AHEAD = 0.245  # share of the radius by which a head lies before the middle


@dataclass(frozen=True, slots=True)
class Kind:
    """The comets of one player: the word and the tone of their colour, the name and the outline of their head about the origin, 1 in radius."""

    colour: str
    shape: Text
    head: Callable[[], Path]


def _cross() -> Path:
    a, b = 0.36, 1.0
    return polygon([(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a)])


KINDS = (
    Kind("red", Text("별", "star"), lambda: star(0, 0, 1.16, 5, 0.46)),
    Kind("blue", Text("동그라미", "disc"), lambda: (*arc(0, 0, 0.94, 0, 360), ("Z", ()))),
    Kind("green", Text("세모", "triangle"), lambda: regular(0, 0.16, 1.16, 3)),
    Kind("ochre", Text("네모", "square"), lambda: regular(0, 0, 1.02, 4, 45)),
    Kind("purple", Text("십자", "cross"), _cross),
    Kind("white", Text("고리", "ring"), lambda: (*arc(0, 0, 1, 0, 360), ("Z", ()), *arc(0, 0, 0.5, 0, 360), ("Z", ()))),
)


def draw_single(pen: Pen, box: Box, kind: Kind) -> None:
    """A round piece with one comet."""
    tone = TONES[kind.colour]
    r = disc(pen, box, tone, _line(tone))
    pen.circle(box.cx, box.cy, r - RIM_MM, fill=_ground(tone))
    _comet(pen, box.cx + AHEAD * r, box.cy - AHEAD * r, r, kind, tone)


def draw_double(pen: Pen, box: Box, kind: Kind) -> None:
    """A long piece with two comets: it stands for two pieces that move together."""
    tone, r = TONES[kind.colour], box.h / 2
    pen.rect(box.grown(BLEED_MM), fill=tone, radius_mm=r + BLEED_MM)
    pen.rect(box, stroke=_line(tone), width_mm=CUT_MM, radius_mm=r)
    pen.rect(box.grown(-RIM_MM), fill=_ground(tone), radius_mm=r - RIM_MM)
    for side in (-1, 1):
        _comet(pen, box.cx + side * (box.w / 2 - r) + AHEAD * r, box.cy - AHEAD * r, r, kind, tone)


def _ground(tone: str) -> str:
    return mix(DEEP, tone, 0.18)


def _line(tone: str) -> str:
    return mix(DEEP, tone, 0.6)


def _comet(pen: Pen, x: float, y: float, r: float, kind: Kind, tone: str) -> None:
    """The comet of the special cards, its head hidden behind the player's shape."""
    comet(pen, x, y, FLIES_DEG, 0.0925 * r, tone)
    with pen.moved(x, y, 0, 0.42 * r):
        pen.circle(0, 0, 0.8, fill=_ground(tone))
        pen.path(kind.head(), fill=tone, stroke=_ground(tone), width_mm=0.2)
