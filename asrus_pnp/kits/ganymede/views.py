"""What shuttles fly over, one view for each outline of a symbol: ice under an aurora, mountains, a city at night, sea or craters, a canyon of crystals."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from asrus_pnp.kits.ganymede.art.grounds import World, shuttle_at
from asrus_pnp.kits.ganymede.layout import STAMP_MM
from asrus_pnp.pdf.draw.paths import Path, Point, polygon
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

AURORA = ("#6df0bd", "#7fe7a0", "#5fc6e8", "#a58cf0")


@dataclass(frozen=True, slots=True)
class Land:
    """Where a view lies: the card, the horizon, the unit, and the world with its colours; x is told as on a card of 44 mm, heights above the horizon."""

    trim: Box
    horizon: float
    unit: float
    world: World
    sea: bool

    def at(self, x: float, high: float) -> Point:
        """A point so far to the right, and so high above the horizon, in mm."""
        edge = FORM_BLEED_MM if x > 44 else -FORM_BLEED_MM if x < 0 else 0.0
        return min(max(x, 0.0), 44.0) * self.trim.w / 44 + edge, self.horizon - high * self.unit

    def below(self, tops: Sequence[Point]) -> Path:
        """The land below a line of tops, down to the end of the bleed."""
        foot = self.trim.bottom + FORM_BLEED_MM
        line = [self.at(*p) for p in tops]
        return polygon([(line[0][0], foot), *line, (line[-1][0], foot)])


def _ground(pen: Pen, land: Land, tone: str) -> None:
    pen.path(land.below([(-1, 0), (45, 0)]), fill=tone)


def draw_ice(pen: Pen, land: Land) -> None:
    """A landing pad on polar ice under the curtains of an aurora."""
    world = land.world
    for k, (x, wide, low, high) in enumerate(((-1, 14, 7, 25), (11, 10, 10, 29), (22, 13, 8, 28), (36, 9, 11, 24))):
        hem = [(x + wide * n / 8, low + 1.5 * math.sin(n * 0.9 + 1.7 * k)) for n in range(9)]
        _curtain(pen, land, [*hem, *((px + 1.4, high + 0.8 * math.sin(px)) for px, _ in reversed(hem))], AURORA[k])
    ice = mix(world.limb, "#f4fbff", 0.72)
    pen.path(land.below([(-1, 3.4), (4, 5.6), (9, 4.2), (13, 4.6), (16, 2.6), (30, 2.2), (34, 4.4), (39, 3.8), (45, 6.2)]), fill=mix(ice, world.near, 0.5))
    pen.path(land.below([(-1, 0.6), (8, 1.4), (20, 0.2), (31, 1.0), (45, 0.2)]), fill=mix(ice, world.ground, 0.74))
    for r, tone in ((8.4, mix(world.ground, "#000000", 0.25)), (7.2, mix(ice, world.near, 0.35)), (4.4, world.ground)):
        pen.path(polygon([_oval(land, 23.5, -3.2, r, a) for a in range(0, 360, 15)]), fill=tone)


def _curtain(pen: Pen, land: Land, corners: Sequence[Point], light: str) -> None:
    """A curtain of light, brightest at its hem, that dies away upward."""
    outline = [land.at(*p) for p in corners]
    top, hem = min(y for _, y in outline), max(y for _, y in outline)
    above, below = shuttle_at(land.world, top / land.trim.h), shuttle_at(land.world, hem / land.trim.h)
    with pen.clipped(polygon(outline)):
        pen.shade(Box(0, top, land.trim.w, hem - top), ((0.0, above), (0.8, mix(below, light, 0.42 if land.sea else 0.3)), (1.0, mix(below, light, 0.12))))


def _oval(land: Land, x: float, high: float, r: float, angle_deg: float) -> Point:
    a = math.radians(angle_deg)
    return land.at(x + r * math.cos(a), high + 0.24 * r * math.sin(a))


def draw_mountains(pen: Pen, land: Land) -> None:
    """Two ranges, the far one under snow; on Mars a shield volcano and mesas."""
    world = land.world
    far, near = mix(world.sky[2][1], world.limb, 0.4 if land.sea else 0.62), mix(world.ground, world.near, 0.45)
    if land.sea:
        pen.path(land.below([(-1, 6), (5, 12), (9, 8.4), (15, 17), (21, 9), (27, 14), (32, 9.4), (39, 15.4), (45, 8)]), fill=far)
        for x, high, wide in ((5, 12, 2.0), (15, 17, 2.9), (27, 14, 2.4), (39, 15.4, 2.6)):
            snow = ((x, high), (x + wide, high - 4.2), (x + 0.4 * wide, high - 3.2), (x, high - 4.8), (x - 0.5 * wide, high - 3), (x - wide, high - 3.8))
            pen.path(polygon([land.at(*p) for p in snow]), fill=mix(far, LIGHT, 0.75))
        pen.path(land.below([(-1, 3), (7, 6.6), (13, 2.6), (20, 6), (28, 1.8), (36, 5.6), (45, 2.4)]), fill=near)
    else:
        pen.path(land.below([(-1, 5), (6, 8.4), (16, 14.4), (18, 14), (24, 14), (26, 14.4), (36, 8.8), (45, 5.4)]), fill=far)
        pen.path(land.below([(-1, 5), (5, 5), (7, 0.8), (12, 0.8), (14, 4), (20, 4), (22, 0.4), (31, 0.4), (33, 6), (41, 6), (43, 2), (45, 2)]), fill=near)
    _ground(pen, land, mix(world.ground, world.foot, 0.5))


def draw_city(pen: Pen, land: Land) -> None:
    """Lights of a city in a grid that runs to the horizon, under towers or domes."""
    world = land.world
    night = mix(world.foot, "#05060f", 0.45)
    for k, (x, wide, high) in enumerate(((0, 4, 5), (5, 3, 9), (9, 5, 6.4), (30, 4, 8), (35, 5, 5), (41, 4, 10))):
        tone = mix(world.sky[2][1], world.ground, 0.5 + 0.1 * (k % 2))
        if land.sea:
            pen.path(polygon([land.at(x, 0), land.at(x, high), land.at(x + wide, high), land.at(x + wide, 0)]), fill=tone)
            spots = [(x + 0.8 + dx, 1.2 + 1.6 * n) for n in range(int(high / 1.7)) for dx in (0.0, wide - 1.8) if (n + k + dx) % 3 > 0.6]
        else:
            pen.path(polygon([land.at(x + wide / 2 + wide * 0.72 * math.cos(a * 0.1571), 7 * math.sin(a * 0.1571) * wide / 8) for a in range(21)]), fill=tone)
            spots = [(x + wide / 2 + dx, 0.9) for dx in (-1.6, 0, 1.6)]
        _lights(pen, land, spots, 0.5)
    _ground(pen, land, night)
    rows = [y for y in (-0.9 - 0.62 * n * (n + 1) for n in range(5)) if land.at(0, y)[1] < land.trim.bottom - STAMP_MM - 1]
    _lights(pen, land, [(23.5 + c * (2.6 + 1.5 * n), y) for n, y in enumerate(rows) for c in range(-9, 10) if -1 < 23.5 + c * (2.6 + 1.5 * n) < 45], 0.42)


def _lights(pen: Pen, land: Land, spots: Sequence[Point], wide_mm: float) -> None:
    path: Path = ()
    for x, y in (land.at(*p) for p in spots):
        path += (("M", (x, y)), ("L", (x + 0.01, y)))
    pen.path(path, stroke=mix(land.world.foot, GOLD, 0.8), width_mm=wide_mm * land.unit)


def draw_basin(pen: Pen, land: Land) -> None:
    """The sea with the path of the light on it; on Mars a plain of craters."""
    world = land.world
    if land.sea:
        pen.path(land.below([(-1, 0), (2, 2.4), (6, 3.6), (9, 1.6), (13, 0), (45, 0)]), fill=mix(world.sky[2][1], world.limb, 0.35))
        _ground(pen, land, world.near)
        path: Path = ()
        for n in range(6):
            half = 8.4 - 0.9 * n
            for side in (-1, 1):
                a, b = land.at(26 + side * (0.5 + n % 2), -0.9 - 1.05 * n), land.at(26 + side * half, -0.9 - 1.05 * n)
                path += (("M", a), ("L", b))
        pen.path(path, stroke=mix(world.near, LIGHT, 0.55), width_mm=0.32 * land.unit)
    else:
        pen.path(land.below([(-1, 1.4), (6, 3), (11, 1.6), (30, 1), (38, 2.6), (45, 1.8)]), fill=mix(world.sky[2][1], world.limb, 0.45))
        _ground(pen, land, world.near)
        for x, y, r in ((9, -1.9, 6.2), (33, -1.5, 4.8), (23.5, -3.4, 7.4)):
            pen.path(polygon([_oval(land, x, y, r, a) for a in range(0, 360, 12)]), fill=mix(world.near, world.limb, 0.6))
            pen.path(polygon([_oval(land, x, y - 0.3, r * 0.84, a) for a in range(0, 360, 12)]), fill=world.foot)


def draw_canyon(pen: Pen, land: Land) -> None:
    """Walls at both sides with crystals that stand out of them."""
    world = land.world
    shine = "#c3a4f0"
    for side in (0, 1):

        def place(x: float, y: float, side: int = side) -> Point:
            return land.at(44 - x if side else x, y)

        wall = [(-1, 0), (-1, 22), (3, 20), (4.4, 14), (8, 12.6), (9, 6), (13, 4.6), (14.6, 0)]
        pen.path(polygon([place(*p) for p in wall]), fill=mix(world.sky[2][1], world.limb, 0.45))
        pen.path(polygon([place(*p) for p in [(-1, 0), (-1, 12), (3.4, 10.6), (4.6, 5), (9.4, 3.6), (11, 0)]]), fill=mix(world.near, world.sky[2][1], 0.3))
        for x, lean, high, wide in ((6.4, 1.6, 11, 2.2), (10.6, 3.0, 7.4, 1.8), (3, -0.6, 15, 2.0)):
            tip = (x + lean, high)
            pen.path(
                polygon([place(x - wide / 2, 0), place(x - wide / 2 + lean * 0.7, high - 1.6), place(*tip), place(x + lean * 0.8, 0.2)]),
                fill=mix(shine, LIGHT, 0.35),
            )
            pen.path(
                polygon([place(x + lean * 0.2, 0), place(*tip), place(x + wide / 2 + lean * 0.7, high - 2), place(x + wide / 2, 0)]),
                fill=mix(shine, world.ground, 0.35),
            )
    _ground(pen, land, mix(world.ground, world.foot, 0.4))


VIEWS: dict[str, Callable[[Pen, Land], None]] = {
    "star": draw_ice,
    "triangle": draw_mountains,
    "square": draw_city,
    "circle": draw_basin,
    "hexagon": draw_canyon,
}
