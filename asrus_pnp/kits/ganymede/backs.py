"""The backs: one for each kind of card, its colour and emblem among the orbits of Jupiter's large moons; one half is drawn, and once more turned."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.kits.ganymede.art.craft import draw_craft
from asrus_pnp.kits.ganymede.art.grid import known
from asrus_pnp.kits.ganymede.art.icons import bust
from asrus_pnp.kits.ganymede.art.ships import LINER
from asrus_pnp.kits.sky_backs import EMBLEMS as SHARED
from asrus_pnp.pdf.draw.night import SAFE_MM, both_ways
from asrus_pnp.pdf.draw.paths import arc, parse, polar, polyline
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box


@dataclass(frozen=True, slots=True)
class Moon:
    """A moon of Jupiter: the radius of its orbit and its own in thousands of km, and where it stands on the back."""

    orbit: float
    radius: float
    at_deg: float


MOONS = (Moon(421.8, 1.822, 0), Moon(671.1, 1.561, 62), Moon(1070.4, 2.634, 34), Moon(1882.7, 2.410, 12))
GANYMEDE = MOONS[2]
GANYMEDE_MM = 17.2
SUIT, AIR = "#7f93b8", "#bfe9ec"
EARTH_TILT_DEG, MARS_TILT_DEG, GLOBE = 23.4, 25.2, 0.74
CAP = "M-0.52 -0.854 C-0.3 -0.97 0.3 -0.97 0.52 -0.854 C0.3 -0.72 -0.3 -0.72 -0.52 -0.854 Z"
DARK_LAND = "M0 0 C-0.3 -0.34 -0.66 -0.3 -0.985 -0.17 L-1 0 Z"
COLOURS = {
    "earth": ("#06283b", "#1f8a9c"),
    "mars": ("#2b0d12", "#b9573c"),
    "ship": ("#140b35", "#6a4bb5"),
    "tile": ("#1b2436", "#64799f"),
    "legend": ("#1b2220", "#66806f"),
}


def draw_back(pen: Pen, trim: Box, kind: str) -> None:
    """The back of that kind of card: earth, mars, ship, tile or legend."""
    deep, bright = known(COLOURS, kind)
    u = min(trim.w / 44, trim.h / 44)
    pen.rect(trim.grown(FORM_BLEED_MM), fill=deep)
    far = math.hypot(trim.w, trim.h) / 2 + FORM_BLEED_MM
    pen.glow(trim.cx, trim.cy, far, ((0.0, mix(deep, bright, 0.75)), (0.35, mix(deep, bright, 0.5)), (1.0, deep)))
    ink = mix(bright, LIGHT, 0.45)
    for _ in both_ways(pen, trim):
        for moon in MOONS[1:]:
            _orbit(pen, trim, moon, u, ink)
    r = GANYMEDE_MM * u * MOONS[0].orbit / GANYMEDE.orbit
    pen.circle(trim.cx, trim.cy, r, fill=mix(deep, bright, 0.25), stroke=GOLD, width_mm=0.35 * u)
    for _ in both_ways(pen, trim):
        EMBLEMS[kind](pen, trim, r)


def _orbit(pen: Pen, trim: Box, moon: Moon, u: float, ink: str) -> None:
    """Half an orbit as far as it lies on the card, with its moon."""
    r = GANYMEDE_MM * u * moon.orbit / GANYMEDE.orbit
    wide, high = trim.w / 2 - SAFE_MM - 0.4, trim.h / 2 - SAFE_MM - 0.4
    if r > max(wide, high):
        return
    half = 90.0 if r <= wide else math.degrees(math.asin(wide / r))
    own = moon is GANYMEDE
    pen.path(arc(trim.cx, trim.cy, r, -half, half), stroke=GOLD if own else ink, width_mm=(0.35 if own else 0.25) * u)
    size = moon.radius / GANYMEDE.radius * 1.25 * u
    pen.circle(*polar(trim.cx, trim.cy, r, moon.at_deg), size, fill=GOLD if own else ink)


def _earth(pen: Pen, trim: Box, r: float) -> None:
    """A globe on its tilted axis: parallels and meridians of one half."""
    with pen.moved(trim.cx, trim.cy, EARTH_TILT_DEG, GLOBE * r):
        pen.circle(0, 0, 1, stroke=AIR, width_mm=0.06)
        for degrees in (0, 30, 60):
            near, far = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            pen.path(polyline([(-near, -far), (near, -far)]), stroke=AIR, width_mm=0.05)
            pen.path(polyline([(far * math.cos(math.radians(a)), -math.sin(math.radians(a))) for a in range(-90, 91, 10)]), stroke=AIR, width_mm=0.05)
        pen.path(polyline([(0, -1), (0, -1.22)]), stroke=AIR, width_mm=0.06)


def _mars(pen: Pen, trim: Box, r: float) -> None:
    """A disc with a polar cap and dark land, one half of it."""
    with pen.moved(trim.cx, trim.cy, MARS_TILT_DEG, GLOBE * r):
        pen.path((*arc(0, 0, 1, -90, 90), ("Z", ())), fill="#e08a5e", stroke="#e08a5e", width_mm=0.02)
        pen.path(parse(CAP), fill="#f8ece0")
        pen.path(parse(DARK_LAND), fill="#a9492f")


def _ship(pen: Pen, trim: Box, r: float) -> None:
    """A ship that flies up, beside the other half's that flies down."""
    draw_craft(pen, trim.cx - 0.34 * r, trim.cy - 0.06 * r, 1.24 * r, LINER)


def _tile(pen: Pen, trim: Box, r: float) -> None:
    """A settler, beside the other half's who stands on the head."""
    scale = 0.9 * r / 24
    with pen.moved(trim.cx - 18.5 * scale, trim.cy - 12.5 * scale, scale=scale):
        bust(pen, SUIT)


def _legend(pen: Pen, trim: Box, r: float) -> None:
    """The lines of a page, as on the other kits' legend cards."""
    SHARED["aid"](pen, trim, r / 9)


EMBLEMS: dict[str, Callable[[Pen, Box, float], None]] = {"earth": _earth, "mars": _mars, "ship": _ship, "tile": _tile, "legend": _legend}
