"""The comets of Astro Race: each player's have a head of their own shape and colour; alone, or two together."""

from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.kits.asrus.symbols import DEEP
from asrus_pnp.pdf.draw.paths import Path, arc, moved, parse, polygon, regular, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.cutouts import BLEED_MM, CUT_MM, disc

FLIES_DEG = -45.0
RIM_MM = 1.3
TAIL = parse("M 0.2 -0.5 C -0.2 -0.5 -0.5 -0.32 -0.8 -0.08 L -0.8 0.08 C -0.5 0.32 -0.2 0.5 0.2 0.5 Z")
HEAD = 0.56  # the radius of a head beside that of its piece
PAINTS = {  # as far apart in lightness as six tones on a dark ground can be, for those who do not see their hues
    "white": "#f7f4ec",
    "ochre": "#ffd45e",
    "green": "#6cc56f",
    "blue": "#3f97e8",
    "red": "#dd4a35",
    "purple": "#8a4fd0",
}


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
    tone = PAINTS[kind.colour]
    r = disc(pen, box, tone, _line(tone))
    pen.circle(box.cx, box.cy, r - RIM_MM, fill=_ground(tone))
    _comet(pen, box.cx, box.cy, r, kind, tone)


def draw_double(pen: Pen, box: Box, kind: Kind) -> None:
    """A long piece with two comets: it stands for two pieces that move together."""
    tone, r = PAINTS[kind.colour], box.h / 2
    pen.rect(box.grown(BLEED_MM), fill=tone, radius_mm=r + BLEED_MM)
    pen.rect(box, stroke=_line(tone), width_mm=CUT_MM, radius_mm=r)
    pen.rect(box.grown(-RIM_MM), fill=_ground(tone), radius_mm=r - RIM_MM)
    for side in (-1, 1):
        _comet(pen, box.cx + side * (box.w / 2 - r), box.cy, r, kind, tone)


def _ground(tone: str) -> str:
    return mix(DEEP, tone, 0.18)


def _line(tone: str) -> str:
    return mix(DEEP, tone, 0.6)


def _comet(pen: Pen, x: float, y: float, r: float, kind: Kind, tone: str) -> None:
    """The player's shape in the middle, light at its edge, and the tail that it draws behind it out to the rim."""
    with pen.moved(x, y, FLIES_DEG, r):
        pen.path(TAIL, fill=mix(_ground(tone), tone, 0.45))
        pen.path(moved(TAIL, 0, 0, 0.72), fill=mix(_ground(tone), tone, 0.7))
    with pen.moved(x + 0.06 * r, y - 0.06 * r, 0, HEAD * r):
        pen.path(kind.head(), fill=tone, stroke=_ground(tone), width_mm=0.34)
        pen.path(kind.head(), fill=tone, stroke=mix(tone, LIGHT, 0.75), width_mm=0.1)
