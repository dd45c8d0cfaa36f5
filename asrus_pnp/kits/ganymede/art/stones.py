"""The five symbols of tiles and shuttles: cut stones, each with its own outline."""

import math
from functools import cache, partial

from asrus_pnp.kits.ganymede.art.grid import GRID, Icon, known
from asrus_pnp.kits.ganymede.art.icons import EDGE, PAINT
from asrus_pnp.pdf.draw.paths import Path, Point, arc, polar, polygon
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, NIGHT, mix

TABLE = 0.5
SUN_DEG = -35.0


@cache
def outline(name: str, share: float = 1.0) -> tuple[Point, ...]:
    """The corners of an outline about the middle of the grid, shrunk to that share."""
    ring = known(OUTLINES, name)
    x, y = ring[0]
    return tuple(polar(x, y, r * share, angle) for r, angle in ring[1])


def _even(r: float, corners: int, turn_deg: float = 0) -> tuple[tuple[float, float], ...]:
    return tuple((r, turn_deg + 360 * k / corners) for k in range(corners))


OUTLINES = {
    "star": ((12.0, 13.0), tuple((12.0 if k % 2 == 0 else 5.8, 36.0 * k) for k in range(10))),
    "triangle": ((12.0, 15.2), _even(13.2, 3)),
    "square": ((12.0, 12.0), _even(13.6, 4, 45)),
    "circle": ((12.0, 12.0), _even(10.6, 36)),
    "hexagon": ((12.0, 12.0), _even(11.6, 6)),
}


def stone(colour: str, name: str) -> Icon:
    """A symbol as a sign."""
    return Icon(GRID, partial(_stone, paint=known(PAINT, colour), name=name))


def _stone(pen: Pen, paint: str, name: str) -> None:
    if name == "circle":
        return _round_stone(pen, paint)
    for facets, shine in _facets(name):
        tone = mix(paint, LIGHT, 0.38 * shine) if shine > 0 else mix(paint, NIGHT, -0.30 * shine)
        pen.path(facets, fill=tone, stroke=tone, width_mm=0.12)
    pen.path(polygon(list(outline(name, TABLE))), fill=mix(paint, LIGHT, 0.14))
    pen.path(polygon(list(outline(name))), stroke=LIGHT, width_mm=EDGE)


def _round_stone(pen: Pen, paint: str) -> None:
    pen.circle(12, 12, 10.6, fill=mix(paint, NIGHT, 0.24))
    pen.circle(11.3, 11.3, 9.4, fill=paint)
    pen.circle(9.8, 9.8, 6, fill=mix(paint, LIGHT, 0.2))
    pen.path(arc(12, 12, 7.6, -75, -15), stroke=mix(paint, LIGHT, 0.7), width_mm=1.3)
    pen.circle(12, 12, 10.6, stroke=LIGHT, width_mm=EDGE)


@cache
def _facets(name: str) -> tuple[tuple[Path, float], ...]:
    """The slopes from the edge to the table, by how much they are turned to the light: 1 is fully, −1 is away."""
    outer, inner = outline(name), outline(name, TABLE)
    found: dict[float, Path] = {}
    for k, a in enumerate(outer):
        n = (k + 1) % len(outer)
        b = outer[n]
        slope = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        shine = round(3 * math.cos(math.radians(slope - SUN_DEG))) / 3
        found[shine] = found.get(shine, ()) + polygon([a, b, inner[n], inner[k]])
    return tuple((facets, shine) for shine, facets in found.items())
