"""The sky behind a figure as a plate of a star atlas: the Milky Way, grid and great circles, neighbours, stars by magnitude and colour."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from asrus_pnp.kits.atlas import Ring, Star
from asrus_pnp.kits.sky import Figure, project
from asrus_pnp.kits.sky_figures import DOT_MM, Placement
from asrus_pnp.pdf.draw.cutting import cut
from asrus_pnp.pdf.draw.night import ground_stops
from asrus_pnp.pdf.draw.paths import Path, Point, Segment
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

SIZES = ((1.55, 2.2), (2.55, 1.6), (3.55, 1.12), (4.55, 0.72), (5.35, 0.46), (9.0, 0.27))  # the faintest of a size, and its width in mm
STRENGTHS = (1.0, 1.0, 0.94, 0.8, 0.6, 0.48)  # of the light of stars of each size
TINTED_FROM, HALO_FROM, HALO_MM = 3.6, 1.55, 4.0
TINTS = ((-0.02, "#c4dbff"), (0.28, "#e4eeff"), (0.6, "#fdf8ec"), (0.95, "#fff0c9"), (1.35, "#ffd79a"), (9.0, "#ffb06c"))  # by B−V
MILK = "#dfe6ff"
BAND, HAIR_MM, LINE_MM, FIGURE_MM = 0.05, 0.1, 0.13, 0.25  # how much lighter each level of the Milky Way is
OBLIQUITY_DEG = 23.4393
FINE = 2  # digits of a mm in which plates are drawn: a printer's dot is larger
HOUR_DEG, PARALLELS_DEG = 15, ((30.0, 10), (999.0, 20))
GLOW_FROM, FAINT_FROM = 0.7, 4.55  # of the height of the card; the magnitude of what its glow hides


@dataclass(frozen=True, eq=False)
class Chart:
    """A plate as it lies on a card: the figure and its place, the card with its bleed, what is kept free, the unit of the card, and
    where words stand, through which no line runs. What is worked out of it is kept, for both decks show the same plates."""

    figure: Figure
    lies: Placement
    whole: Box
    free: tuple[Box, ...]
    unit: float
    words: tuple[Box, ...] = ()

    @property
    def trim(self) -> Box:
        """The card."""
        return self.whole.grown(-FORM_BLEED_MM)

    @property
    def dark(self) -> Box:
        """The sky above the glow at its foot, in which faint things are lost."""
        return Box(self.whole.x, self.whole.y, self.whole.w, self.trim.h * GLOW_FROM + FORM_BLEED_MM)

    @cached_property
    def stars(self) -> list[tuple[Star, Point, float]]:
        """The stars that fall on the card outside of what is kept free, where, and how wide they are."""
        return list(_shown(self))

    @cached_property
    def lines(self) -> dict[str, Path]:
        """The lines of the plate by what they are, cut off where they must be."""
        at = self.lies.at
        return {
            "grid": self._cut(_grid(self)),
            "equator": self._cut([_circle(self, 0.0)]),
            "ecliptic": self._cut(_dashes(_circle(self, OBLIQUITY_DEG))),
            "neighbours": self._cut([at((x, y, 0)) for x, y in line] for line in self.figure.plate.lines),
            "figure": self._cut(([at(self.figure.stars[k]) for k in line] for line in self.figure.lines), self.whole),
        }

    @cached_property
    def bands(self) -> dict[int, Path]:
        """The outlines of the Milky Way by their level."""
        levels: dict[int, Path] = {}
        for level, rings in self.figure.plate.bands:
            levels[level] = sum((_soft([self.lies.at((x, y, 0)) for x, y in ring]) for ring in rings), levels.get(level, ()))
        return levels

    def _cut(self, lines: Iterable[Sequence[Point]], inside: Box | None = None) -> Path:
        left = (segment for line in lines for segment in cut(line, inside or self.dark, (*self.free, *self.words)))
        return tuple((op, tuple(round(n, FINE) for n in numbers)) for op, numbers in left)


LINES = (  # what is drawn how strongly, in what light, and how wide in mm, the faintest first
    ("grid", 0.2, LIGHT, HAIR_MM), ("equator", 0.34, LIGHT, LINE_MM), ("ecliptic", 0.5, GOLD, LINE_MM), ("neighbours", 0.18, LIGHT, LINE_MM),
    ("figure", 0.62, LIGHT, FIGURE_MM),
)  # fmt: skip


def tone(sky: Stops, share: float, colour: str = LIGHT) -> str:
    """A colour that stands out of the middle of a sky by that share."""
    return mix(at(sky, 0.42), colour, share)


def draw_chart(pen: Pen, chart: Chart, sky: Stops) -> None:
    """All that lies behind the figure but the Milky Way, the faintest first, then the stars, its own among them."""
    for kind, share, light, wide in LINES:
        if chart.lines[kind]:
            pen.path(chart.lines[kind], stroke=tone(sky, share, light), width_mm=wide * (chart.unit if kind == "figure" else 1))
    for star in chart.figure.plate.stars:
        if star.magnitude <= HALO_FROM:
            _halo(pen, chart, star, sky)
    draw_stars(pen, chart, sky)


def _shown(chart: Chart) -> Iterator[tuple[Star, Point, float]]:
    whole, dark = chart.whole, chart.dark
    for star in chart.figure.plate.stars:
        x, y = chart.lies.at((star.x, star.y, star.magnitude))
        if not _holds(whole, x, y):
            continue
        wide, faint = size(star.magnitude)[1] * chart.unit, star.magnitude > FAINT_FROM
        hidden = any(_holds(box, x, y, wide / 2 + 0.3) for box in chart.free) or (faint and any(_holds(box, x, y, wide / 2) for box in chart.words))
        if not hidden and (not faint or star.letter or _holds(dark, x, y)):
            yield star, (round(x, FINE), round(y, FINE)), wide


def size(magnitude: float) -> tuple[int, float]:
    """Which of the sizes a star of that magnitude has, and how wide it is in mm."""
    return next((k, wide) for k, (faintest, wide) in enumerate(SIZES) if magnitude <= faintest)


def tint(bv: float) -> str:
    """The colour of a star of that colour index."""
    return next(colour for most, colour in TINTS if bv <= most)


def draw_stars(pen: Pen, chart: Chart, sky: Stops) -> None:
    """Stars of one size and colour are one path of dots."""
    dots: dict[tuple[float, str], list[Segment]] = {}
    for star, (x, y), wide in chart.stars:
        light = tint(star.bv) if star.magnitude <= TINTED_FROM else LIGHT
        colour = tone(sky, STRENGTHS[size(star.magnitude)[0]], light)
        dots.setdefault((wide, colour), []).extend([("M", (x, y)), ("L", (x + DOT_MM, y))])
    for (wide, colour), path in sorted(dots.items()):
        pen.path(tuple(path), stroke=colour, width_mm=wide)


def _halo(pen: Pen, chart: Chart, star: Star, sky: Stops) -> None:
    """The light around a star of the first magnitude, in its colour."""
    x, y = chart.lies.at((star.x, star.y, 0))
    r = HALO_MM / 2 * chart.unit
    if _holds(chart.trim, x, y, -3 - r) and not any(_holds(box, x, y, r) for box in chart.free):
        ground = at(sky, y / chart.trim.h)
        pen.glow(x, y, r, ((0.0, mix(ground, tint(star.bv), 0.62)), (0.45, mix(ground, tint(star.bv), 0.24)), (1.0, ground)))


def draw_milky_way(pen: Pen, chart: Chart, sky: Stops) -> None:
    """Each level lightens the sky within its outline."""
    for level, path in sorted(chart.bands.items()):
        with pen.clipped(path):
            pen.shade(chart.whole, tuple((p, mix(c, MILK, BAND * (level + 1))) for p, c in ground_stops(chart.trim, sky)))


def glow_at(chart: Chart, x: float, y: float) -> float:
    """How much lighter the Milky Way makes the sky at a place on the card, as a share of its light."""
    at_x, at_y = (x - chart.lies.x) / chart.lies.scale, (y - chart.lies.y) / chart.lies.scale
    return max((BAND * (level + 1) for level, rings in chart.figure.plate.bands if sum(_around(ring, at_x, at_y) for ring in rings) % 2), default=0.0)


def _around(ring: Ring, x: float, y: float) -> bool:
    """Whether a ring goes around a point: a level line from it meets the ring an odd number of times."""
    meets = False
    for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1):
            meets = not meets
    return meets


def _soft(corners: Sequence[Point]) -> Path:
    """A closed curve from middle to middle of the sides of a polygon, drawn toward its corners."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(corners, (*corners[1:], corners[0]), strict=True)]
    path: list[Segment] = [("M", middles[-1])]
    for before, corner, after in zip((middles[-1], *middles), corners, middles, strict=False):
        handles = [(m[k] + 2 * corner[k]) / 3 for m in (before, after) for k in (0, 1)]
        path.append(("C", (*handles, *after)))
    return (*((op, tuple(round(n, FINE) for n in numbers)) for op, numbers in path), ("Z", ()))


def _grid(chart: Chart) -> Iterator[list[Point]]:
    """Circles of right ascension by the hour, and of declination."""
    ra0, dec0 = chart.figure.plate.centre
    for hour in _near(ra0, HOUR_DEG, 60 / max(0.3, math.cos(math.radians(dec0)))):
        yield [p for d in range(-60, 61, 6) if (p := spot(chart, hour, dec0 + d))]
    for dec in _near(dec0, parallels(chart), 50):
        yield [p for d in range(-72, 73, 6) if (p := spot(chart, ra0 + d, dec))]


def parallels(chart: Chart) -> int:
    """How many degrees lie between two circles of declination."""
    return next(step for widest, step in PARALLELS_DEG if chart.whole.h / chart.lies.scale <= widest)


def _near(middle: float, step: int, reach: float) -> range:
    return range(math.ceil((middle - reach) / step) * step, math.floor((middle + reach) / step) * step + 1, step)


def _circle(chart: Chart, tilt_deg: float) -> list[Point]:
    """The celestial equator, or with the tilt of the Earth's axis the ecliptic."""
    tilt, points = math.radians(tilt_deg), []
    for k in range(0, 360, 3):
        a = math.radians(k) + math.radians(chart.figure.plate.centre[0] - 180)
        x, y, z = math.cos(a), math.sin(a) * math.cos(tilt), math.sin(a) * math.sin(tilt)
        at_spot = spot(chart, math.degrees(math.atan2(y, x)), math.degrees(math.asin(z)))
        points += [at_spot] if at_spot else []
    return points


def spot(chart: Chart, ra_deg: float, dec_deg: float) -> Point | None:
    """Where a place of the sky falls in mm; nothing for what is too far from the middle to be on the card."""
    ra0, dec0, ra, dec = (math.radians(a) for a in (*chart.figure.plate.centre, ra_deg, dec_deg))
    if math.sin(dec0) * math.sin(dec) + math.cos(dec0) * math.cos(dec) * math.cos(ra - ra0) < 0.3:
        return None
    return chart.lies.at((*project(ra_deg, dec_deg, *chart.figure.plate.centre), 0))


def _dashes(points: Sequence[Point], on_mm: float = 1.1, off_mm: float = 0.9) -> list[list[Point]]:
    """A line as dashes."""
    dashes, gone = list[list[Point]](), 0.0
    for (x1, y1), (x2, y2) in pairwise(points):
        long = math.hypot(x2 - x1, y2 - y1)
        while gone < long:
            a, b = gone / long, min(1.0, (gone + on_mm) / long)
            dashes.append([(x1 + (x2 - x1) * a, y1 + (y2 - y1) * a), (x1 + (x2 - x1) * b, y1 + (y2 - y1) * b)])
            gone += on_mm + off_mm
        gone -= long
    return dashes


def _holds(box: Box, x: float, y: float, grown: float = 0.0) -> bool:
    return box.x - grown <= x <= box.x + box.w + grown and box.y - grown <= y <= box.y + box.h + grown
