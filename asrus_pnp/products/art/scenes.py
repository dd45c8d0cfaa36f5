"""The large picture of each kit, for its box and its cover: the ring of the zodiac, six ships on their way to one star, a ship over Ganymede."""

from collections.abc import Callable, Sequence
from functools import partial
from math import atan2, degrees

from asrus_pnp.database.database import Database
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.constellation import cards as expedition
from asrus_pnp.kits.constellation.ships import TONES, draw_ship
from asrus_pnp.kits.ganymede.art.craft import draw_craft
from asrus_pnp.kits.ganymede.art.grounds import GANYMEDE
from asrus_pnp.kits.ganymede.art.scenery import draw_jupiter
from asrus_pnp.kits.ganymede.art.ships import CLIPPER, LINER
from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_figures import draw_figure, tone
from asrus_pnp.pdf.draw.paths import polar, polygon, polyline, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.marks import frame

Scene = Callable[[Pen, Box, Box], None]  # pen, all that is painted, and the part of it that the picture is composed for
NIGHT: Stops = ((0.0, "#0a0f33"), (0.55, "#17296a"), (0.85, "#2c4f86"), (1.0, "#8d6f7d"))
VIOLET: Stops = ((0.0, "#1a1043"), (0.42, "#1a1043"), (0.66, "#3a2472"), (0.88, "#6b3f86"), (1.0, "#b06a78"))  # even where the star shines
DEEP: Stops = ((0.0, "#0b0726"), (0.5, "#211256"), (1.0, "#3a2378"))
RACE = ((0.62, 0.9, 1.0), (0.1, 0.62, 0.8), (0.38, 0.66, 0.62), (0.26, 0.95, 0.9), (0.86, 0.72, 0.7), (0.55, 0.42, 0.45))  # x, y, size


def scene_of(kit: str, db: Database) -> tuple[Scene, Stops]:
    """The picture of a kit, and its sky; raises DataError."""
    if kit == "constellation":
        ships = [(s.id, s.tone) for s in expedition.load(db).ships]
        return partial(_race, ships=ships), VIOLET
    if kit == "ganymede":
        return _departure, DEEP
    return partial(_zodiac, sky=skies.load(db)), NIGHT


def _dust(pen: Pen, box: Box, sky: Stops, count: int, clear: float = 1.0) -> None:
    """Faint stars, evenly strewn over the upper part of a box."""
    for k in range(count):
        x, y = k * 0.618034 % 1, k * 0.754878 % 1
        size, colour = 0.16 + 0.12 * (k % 4), mix(at(sky, y * clear), LIGHT, 0.35 + 0.12 * (k % 4))
        if k % 9 == 0:
            pen.path(star(box.x + x * box.w, box.y + y * clear * box.h, 3.4 * size, 4, 0.2), fill=colour)
        else:
            pen.circle(box.x + x * box.w, box.y + y * clear * box.h, size, fill=colour)


def _zodiac(pen: Pen, box: Box, front: Box, sky: Sky) -> None:
    """The twelve figures in their ring, cut off by the lower and the right edge, a rose in its middle."""
    with pen.clipped(frame(box)):
        pen.shade(box, NIGHT)
        _dust(pen, box, NIGHT, 90)
        broad = front == box  # the name stands beside the picture, not above it
        r = 0.92 * front.h if broad else min(0.64 * front.w, 0.95 * front.h)
        x, y = (front.x + 0.84 * front.w, front.y + 0.74 * front.h) if broad else (front.x + 0.68 * front.w, front.y + 0.92 * front.h)
        gold, ink = mix(NIGHT[1][1], GOLD, 0.75), tone(NIGHT[1][1], LIGHT)
        for share, wide in ((1.0, 0.5), (0.97, 0.2), (0.62, 0.3), (0.34, 0.4)):
            pen.circle(x, y, share * r, stroke=gold, width_mm=wide)
        for k in range(72):
            inner = 0.97 if k % 6 else 0.62
            pen.path(polyline([polar(x, y, inner * r, 5 * k), polar(x, y, r, 5 * k)]), stroke=gold, width_mm=0.15)
        for k, figure in enumerate(sky.figures.values()):
            with pen.moved(*polar(x, y, 0.795 * r, 30 * k + 15), 30 * k + 15):
                side = 0.24 * r
                draw_figure(pen, figure, Box(-side / 2, -side / 2, side, side), ink, max(0.4, r / 110))
        for k in range(16):
            long, wide = (0.33, 0.06) if k % 4 == 0 else (0.25, 0.045) if k % 2 == 0 else (0.16, 0.03)
            tip, left, right = polar(x, y, long * r, 22.5 * k), polar(x, y, wide * r, 22.5 * k - 40), polar(x, y, wide * r, 22.5 * k + 40)
            pen.path(polygon([(x, y), left, tip]), fill=GOLD)
            pen.path(polygon([(x, y), right, tip]), fill=mix(GOLD, "#5a4a7a", 0.5))


def _race(pen: Pen, box: Box, front: Box, ships: Sequence[tuple[str, str]]) -> None:
    """Six ships on their way to one star, each with its trail."""
    with pen.clipped(frame(box)):
        pen.shade(box, VIOLET)
        _dust(pen, box, VIOLET, 80)
        broad, around = front == box, at(VIOLET, 0.2)
        unit = 1.2 * front.h if broad else min(front.w, 1.2 * front.h)
        x, y = (front.x + 0.86 * front.w, front.y + 0.26 * front.h) if broad else (front.x + 0.78 * front.w, front.y + 0.16 * front.h)
        r = 0.19 * unit if broad else 0.02 * unit
        pen.glow(x, y, r, ((0.0, mix(around, "#fff1c4", 0.7)), (0.3, mix(around, GOLD, 0.25)), (1.0, around)))
        for rays, size in ((4, 0.2), (8, 0.1)):
            pen.path(star(x, y, size * unit, rays, 0.12, 0 if rays == 4 else 22.5), fill=mix(GOLD, LIGHT, 0.5))
        for (id, paint), (sx, sy, size) in zip(ships, RACE, strict=False):
            at_x, high = front.x + (0.5 + 0.48 * sx if broad else sx) * front.w, (0.27 if broad else 0.34) * size * unit
            at_y = front.y + (0.36 + 0.5 * sy if broad else 0.26 + 0.62 * sy) * front.h
            turn = degrees(atan2(x - at_x, at_y - y))
            with pen.moved(at_x, at_y, turn):
                trail = mix(at(VIOLET, 0.9), TONES[paint], 0.35)
                pen.path(polygon([(-0.16 * high, 0.3 * high), (0.16 * high, 0.3 * high), (0, 1.5 * high)]), fill=trail)
                draw_ship(pen, id, paint, 0, 0, high)


def _departure(pen: Pen, box: Box, front: Box) -> None:
    """The largest ship over the limb of Ganymede, Jupiter behind it, another far away."""
    with pen.clipped(frame(box)):
        pen.shade(box, DEEP)
        _dust(pen, box, DEEP, 80, 0.75)
        broad, unit = front == box, min(front.w, 1.1 * front.h)
        draw_jupiter(pen, front.x + (0.6 if broad else 0.27) * front.w, front.y + (0.62 if broad else 0.46) * front.h, 0.3 * unit, at(DEEP, 0.5), 0.7)
        r = 1.3 * max(box.w, box.h)
        x, y = front.x + 0.62 * front.w, front.bottom - 0.22 * front.h + r
        depth = (box.bottom - (y - r)) / r
        pen.glow(x, y, 1.012 * r, ((1 / 1.012, mix(at(DEEP, 0.8), GANYMEDE.air, 0.6)), (1.0, at(DEEP, 0.8))))
        stops = ((0.0, GANYMEDE.foot), (1 - depth, GANYMEDE.foot), (1 - 0.5 * depth, GANYMEDE.ground), (1 - 0.12 * depth, GANYMEDE.near), (1.0, GANYMEDE.limb))
        pen.glow(x, y, r, stops)
        draw_craft(
            pen, front.x + (0.84 if broad else 0.72) * front.w, front.y + (0.47 if broad else 0.44) * front.h, (0.78 if broad else 0.9) * unit, LINER, 18
        )
        draw_craft(pen, front.x + (0.7 if broad else 0.36) * front.w, front.y + (0.8 if broad else 0.66) * front.h, 0.15 * unit, CLIPPER, 30)
