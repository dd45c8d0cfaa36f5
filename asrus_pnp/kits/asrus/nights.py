"""One night through the deck: the sky of each number from sunset (1) by deepest night (8) to the moonlit morning (15), over one line of hills."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from asrus_pnp.kits.sky_layout import free_boxes, land_mm
from asrus_pnp.pdf.draw.cutting import cut
from asrus_pnp.pdf.draw.night import unit
from asrus_pnp.pdf.draw.paths import Path, polar, polygon
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

TRAILS = 22
SHARES = (0.0, 0.36, 0.66, 0.84, 1.0)


@dataclass(frozen=True, slots=True)
class Night:
    """A sky and the land under it."""

    sky: Stops
    land: str


HOURS: dict[int, tuple[tuple[str, ...], str]] = {  # the sky at SHARES of the height, and the land
    1: (("#6d3058", "#b5525f", "#ec9260", "#fbc883", "#fbc883"), "#43203c"),
    4: (("#2f1a66", "#523090", "#96519c", "#d97f96", "#e9a295"), "#24124a"),
    8: (("#05081f", "#0b1138", "#171f5c", "#2f3a80", "#5a5a98"), "#05081f"),
    12: (("#06323c", "#0e5760", "#3b8c8d", "#a4bcae", "#d8c6b4"), "#072a34"),
    15: (("#43688c", "#6f93b0", "#adc2cd", "#e6ddd6", "#f4e0cf"), "#26455f"),
}


@cache
def night_of(number: int) -> Night:
    """The hour of a number: what lies between two hours is mixed of them."""
    for a, b in pairwise(HOURS):
        if a <= number <= b:
            share = (number - a) / (b - a)
            (sky_a, land_a), (sky_b, land_b) = HOURS[a], HOURS[b]
            sky = tuple((p, mix(c, d, share)) for p, c, d in zip(SHARES, sky_a, sky_b, strict=True))
            return Night(sky, mix(land_a, land_b, share))
    raise KeyError(number)


SPECIAL = Night(tuple(zip(SHARES, ("#170b33", "#2c1450", "#522063", "#8a3c6c", "#c06c70"), strict=True)), "#1b0a33")
JOKER = Night(tuple(zip(SHARES, ("#2c0a22", "#541230", "#8f2a38", "#cf6a42", "#f0a95c"), strict=True)), "#2e0b20")


def draw_trails(pen: Pen, trim: Box, night: Night, pole_y: float, words: Box) -> None:
    """The tracks that stars leave about the pole while a shutter is open, in the middle of the card; clear of its corners and its words."""
    u = unit(trim)
    path: Path = ()
    free = (*free_boxes(trim), words)
    for k in range(TRAILS):
        r, start, long = (20.5 + 1.75 * k) * u, 137.5 * k % 360, 24 + 31 * k % 44
        track = [polar(trim.cx, pole_y, r, start + a) for a in range(0, long + 1, 4)]
        path += cut(track, trim.grown(FORM_BLEED_MM), free)
    pen.path(path, stroke=mix(night.sky[1][1], LIGHT, 0.3), width_mm=0.18 * u)


def draw_hills(pen: Pen, trim: Box, night: Night, place: float) -> None:
    """Two lines of hills that go on from card to card; the place is how many cards lie to the left."""
    u = unit(trim)
    least, start = land_mm(trim) / u, place * trim.w / u
    far = mix(night.land, night.sky[3][1], 0.3)
    pen.path(_skyline(trim, u, lambda x: least + 3.1 + 1.9 * _swell(start + x, 71, 0.6) + 0.7 * _swell(start + x, 23, 2.0)), fill=far)
    pen.path(_skyline(trim, u, lambda x: least + 1.0 + 0.9 * _swell(start + x, 113, 3.9) + 0.3 * _swell(start + x, 31, 1.0)), fill=night.land)


def _skyline(trim: Box, unit: float, height: Callable[[float], float], step_mm: float = 1.2) -> Path:
    """The land below a skyline, out to the end of the bleed. The height is asked for at each x from the left trim edge, both in mm of a card of 63 mm."""
    left, right, foot = trim.x - FORM_BLEED_MM, trim.right + FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM
    steps = round((right - left) / unit / step_mm)
    xs = [left + (right - left) * k / steps for k in range(steps + 1)]
    return polygon([(left, foot), *((x, trim.bottom - unit * height((x - trim.x) / unit)) for x in xs), (right, foot)])


def _swell(x: float, long_mm: float, phase: float) -> float:
    return math.sin(2 * math.pi * x / long_mm + phase)
