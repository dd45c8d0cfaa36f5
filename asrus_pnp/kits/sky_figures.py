"""Figures of the sky, the Sun and the Moon, drawn from facts: stars by magnitude, lines thin, real neighbours faint behind."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.kits.sky import MOON_RADIUS_KM, Figure, Sky, Spot
from asrus_pnp.pdf.draw.fonts import width_mm
from asrus_pnp.pdf.draw.paths import Path, Point, Segment, polygon, polyline, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import mix
from asrus_pnp.pdf.impose.geometry import Box

SPARKLE_FROM_MAGNITUDE = 2.6
DOT_MM = 0.01  # a dot is a line so short that its round ends make it
LEAST_ROOM, CLEAR_MM = 0.0, 1.2
ALONG = ((2.2, 0.0), (0.0, 0.5), (-2.2, 1.0), (0.0, 0.25), (0.0, 0.75))  # mm from the star, and the share of the word left of that
DOWN = (0.65, 3.4, -2.2, 4.6, 5.8, -3.4, -4.6)
BESIDE = [(dx, dy, share) for dx, share in ALONG for dy in DOWN if dx or dy != DOWN[0]]


@dataclass(frozen=True, slots=True)
class Tone:
    """The colours of a sky: of stars, of lines, of faint stars, of small words."""

    star: str
    line: str
    faint: str
    word: str


@dataclass(frozen=True, slots=True)
class Placement:
    """How a figure lies in its box: mm a degree, and where its middle falls."""

    scale: float
    x: float
    y: float

    def at(self, spot: Spot) -> Point:
        """Where a star falls, in mm."""
        return self.x + spot[0] * self.scale, self.y + spot[1] * self.scale


def place(figure: Figure, box: Box) -> Placement:
    """The figure as large as the box allows, in its middle."""
    xs, ys = [s[0] for s in figure.stars], [s[1] for s in figure.stars]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    scale = min(box.w / wide, box.h / high)
    return Placement(scale, box.cx - (max(xs) + min(xs)) / 2 * scale, box.cy - (max(ys) + min(ys)) / 2 * scale)


def draw_figure(pen: Pen, figure: Figure, box: Box, tone: Tone, unit: float = 1.0) -> Placement:
    """The figure without its neighbours, the larger the star the brighter, the brightest with four rays; says how it lies.
    Lines are one path, and dots of one size another: backs show every figure twice."""
    lies = place(figure, box)
    lines = [polyline([lies.at(figure.stars[a]), lies.at(figure.stars[b])]) for a, b in figure.lines]
    pen.path(tuple(segment for line in lines for segment in line), stroke=tone.line, width_mm=0.25 * unit)
    dots: dict[float, list[Segment]] = {}
    for spot in figure.stars:
        (x, y), r = lies.at(spot), unit * max(0.28, 1.15 - 0.17 * spot[2])
        if spot[2] <= SPARKLE_FROM_MAGNITUDE:
            pen.path(star(x, y, r * 2.3, 4, 0.16), fill=tone.star)
        dots.setdefault(round(2 * r, 2), []).extend([("M", (x, y)), ("L", (x + DOT_MM * unit, y))])
    for wide, path in sorted(dots.items()):
        pen.path(tuple(path), stroke=tone.star, width_mm=wide)
    return lies


def draw_neighbours(pen: Pen, figure: Figure, lies: Placement, inside: Box, avoid: Sequence[Box], colour: str) -> None:
    """The real stars around the figure, as far as they fall inside, and not into the places to avoid; those of one size are one path of dots."""
    dots: dict[float, list[Segment]] = {}
    free = [b.grown(0.8) for b in avoid]
    for spot in figure.neighbours:
        x, y = lies.at(spot)
        if _within(inside, x, y) and not any(_within(b, x, y) for b in free):
            dots.setdefault(round(max(0.26, 1.0 - 0.124 * spot[2]), 1), []).extend([("M", (x, y)), ("L", (x + DOT_MM, y))])
    for wide, path in dots.items():
        pen.path(tuple(path), stroke=colour, width_mm=wide)


def name_brightest(pen: Pen, figure: Figure, lies: Placement, lang: str, box: Box, taken: Sequence[Box], tone: Tone, unit: float) -> list[Box]:
    """The proper name of the brightest star beside it, off the lines and all that is taken, within the box; says where it stands.
    On small cards there may be no free place: then it is left out."""
    brightest = min(figure.stars, key=lambda s: s[2])
    x, y = lies.at(brightest)
    word = figure.brightest.en if lang == "en" else figure.brightest.ko
    wide = width_mm(word, "Regular", 5)
    busy = [lies.at(s) for s in figure.stars if s is not brightest] + _along_lines(figure, lies)
    away = max(1.0, unit)
    spots = [(x + dx * away - wide * share, y + dy * away) for dx, dy, share in BESIDE]
    free, best = max((_room(p, wide, busy, box, y) - 20 * _overlap(p, wide, taken), p) for p in spots)
    if free < LEAST_ROOM:
        return []
    pen.text(*best, word, "Regular", 5, tone.word)
    return [Box(best[0], best[1] - 1.7, wide, 2.2)]


def _along_lines(figure: Figure, lies: Placement) -> list[Point]:
    """Points all along the lines of a figure."""
    ends = [(*lies.at(figure.stars[a]), *lies.at(figure.stars[b])) for a, b in figure.lines]
    return [(x1 + (x2 - x1) * k / 12, y1 + (y2 - y1) * k / 12) for x1, y1, x2, y2 in ends for k in range(13)]


def _room(p: Point, wide: float, busy: Sequence[Point], box: Box, at_y: float) -> float:
    """How free a place for a word is: inside the box, clear of stars and lines, on the height of its star."""
    x, y, half = p[0] + wide / 2, p[1] - 0.65, wide / 2
    outside = max(0.0, box.x - p[0], p[0] + wide - box.right, box.y - p[1] + 1.5, p[1] - box.bottom)
    near = math.sqrt(min(max(0.0, abs(bx - x) - half) ** 2 + (by - y) ** 2 for bx, by in busy))
    return 4 * min(near, 2.2) - 0.5 * abs(p[1] - at_y) - 20 * outside - (20 if near < CLEAR_MM else 0)


def _overlap(p: Point, wide: float, taken: Sequence[Box]) -> float:
    """How many taken boxes the word would touch."""
    return sum(b.x < p[0] + wide and p[0] < b.right and b.y < p[1] + 0.6 and p[1] - 1.8 < b.bottom for b in taken)


def _within(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom


def draw_sun(pen: Pen, x: float, y: float, r: float) -> None:
    """The Sun: a graded disc within two rings of rays, long and short in turn."""
    for k in range(24):
        a, long = 2 * math.pi * k / 24, k % 2 == 0
        inner, outer = 1.22 * r, (1.72 if long else 1.46) * r
        ray = polyline([(x + inner * math.sin(a), y - inner * math.cos(a)), (x + outer * math.sin(a), y - outer * math.cos(a))])
        pen.path(ray, stroke="#f3ca74" if long else "#e59a5c", width_mm=0.055 * r if long else 0.035 * r)
    pen.circle(x, y, 1.1 * r, stroke="#f0b765", width_mm=0.02 * r)
    pen.glow(x, y, r, ((0.0, "#fff6d6"), (0.62, "#fbdb86"), (1.0, "#ee9f4f")))


def _on_globe(lat_deg: float, lon_deg: float, r: float) -> Point:
    lat, lon = math.radians(lat_deg), math.radians(lon_deg)
    return r * math.cos(lat) * math.sin(lon), -r * math.sin(lat)


def draw_moon(pen: Pen, x: float, y: float, r: float, sky: Sky) -> None:
    """The Moon's near side: its plains and bright craters at their true places and sizes."""
    pen.circle(x, y, 1.09 * r, stroke="#8d98b5", width_mm=0.02 * r)
    pen.glow(x, y, r, ((0.0, "#f6f1e2"), (0.8, "#e6dfcc"), (1.0, "#cfc8ba")))
    for mare in sky.maria:
        pen.path(_on_moon(mare.at_deg, mare.diameter_km, x, y, r), fill="#b3aea6")
    for crater in sky.craters:
        cx, cy = _on_globe(*crater.at_deg, r)
        size = crater.diameter_km / (2 * MOON_RADIUS_KM) * r
        for k in range(9):
            a = 2 * math.pi * k / 9 + 0.3
            pen.path(polyline([(x + cx, y + cy), (x + cx + 4 * size * math.sin(a), y + cy - 4 * size * math.cos(a))]), stroke="#f6f1e2", width_mm=0.014 * r)
        pen.circle(x + cx, y + cy, 1.3 * size, fill="#fbf7ea")


def _on_moon(at_deg: tuple[float, float], diameter_km: float, x: float, y: float, r: float) -> Path:
    """A round plain as it is seen from the Earth: foreshortened toward the limb."""
    lat, lon = (math.radians(d) for d in at_deg)
    half = diameter_km / 2 / MOON_RADIUS_KM
    points = []
    for k in range(36):
        a = 2 * math.pi * k / 36
        p_lat = math.asin(math.sin(lat) * math.cos(half) + math.cos(lat) * math.sin(half) * math.cos(a))
        p_lon = lon + math.atan2(math.sin(a) * math.sin(half) * math.cos(lat), math.cos(half) - math.sin(lat) * math.sin(p_lat))
        p = _on_globe(math.degrees(p_lat), math.degrees(p_lon), r)
        points.append((x + p[0], y + p[1]))
    return polygon(points)


def tone(ground: str, light: str) -> Tone:
    """The colours of a sky on that ground."""
    return Tone(light, mix(ground, light, 0.5), mix(ground, light, 0.42), mix(ground, light, 0.8))
