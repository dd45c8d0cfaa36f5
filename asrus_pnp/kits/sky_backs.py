"""The backs of the two decks that show the sky: the twelve figures over half a turn, and once more over the other half."""

from asrus_pnp.kits.sky import Sky
from asrus_pnp.kits.sky_figures import Tone, draw_figure, tone
from asrus_pnp.pdf.draw.night import SAFE_MM, both_ways
from asrus_pnp.pdf.draw.paths import polar, polygon, star
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

EMBLEM = 1.42  # how much larger the emblem is than it is drawn below


def draw_back(pen: Pen, trim: Box, sky: Sky, stops: Stops, emblem: str) -> None:
    """A back in those colours, graded from the middle outward to both ends alike; the emblem is "rose", "ship", "energy" or "aid"."""
    end = stops[-1][0]
    both_ends = tuple((p / end / 2, c) for p, c in stops) + tuple((1 - p / end / 2, c) for p, c in reversed(stops[:-1]))
    pen.shade(trim.grown(FORM_BLEED_MM), both_ends)
    u = min(trim.w / 63, trim.h / 88, (trim.w / 2 - SAFE_MM) / 28.2)
    ink = tone(stops[-1][1], LIGHT)
    for _ in both_ways(pen, trim):
        _half_ring(pen, trim, sky, u, ink)
    gold = mix(stops[-1][1], GOLD, 0.6)
    for r, width in ((28.0, 0.25), (20.0, 0.25), (14.6, 0.4)):
        pen.circle(trim.cx, trim.cy, r * u, stroke=gold, width_mm=width * u)
    for _ in both_ways(pen, trim):
        EMBLEMS[emblem](pen, trim, EMBLEM * u)


def _half_ring(pen: Pen, trim: Box, sky: Sky, u: float, ink: Tone) -> None:
    """The twelve figures side by side over half a turn, heads outward; beyond them a few single stars."""
    for k, figure in enumerate(sky.figures.values()):
        angle = -82.5 + 15 * k
        with pen.moved(*polar(trim.cx, trim.cy, 24.0 * u, angle), angle):
            draw_figure(pen, figure, Box(-2.75 * u, -3.0 * u, 5.5 * u, 6.0 * u), ink, 0.44 * u)
    for angle, r, size in ((-33, 34.5, 0.8), (-20, 38.5, 1.4), (0, 33.5, 0.9), (20, 38.5, 1.4), (33, 34.5, 0.8)):
        pen.path(star(*polar(trim.cx, trim.cy, r * u, angle), size * u, 4, 0.3), fill=ink.line)


def _rose(pen: Pen, trim: Box, u: float) -> None:
    """A rose of eight rays, one half of it."""
    x, y = trim.cx, trim.cy
    for k in range(4):
        angle = -90 + 45 * k
        long = 8.6 * u if k % 2 == 0 else 5.6 * u
        tip, left, right = polar(x, y, long, angle), polar(x, y, 1.9 * u, angle - 22.5), polar(x, y, 1.9 * u, angle + 22.5)
        pen.path(polygon([(x, y), left, tip]), fill=GOLD)
        pen.path(polygon([(x, y), right, tip]), fill=mix(GOLD, "#5a4a7a", 0.55))


def _ship(pen: Pen, trim: Box, u: float) -> None:
    """A ship's hull flying outward."""
    x, y = trim.cx, trim.cy
    pen.path(polygon([(x, y - 8.4 * u), (x + 3.2 * u, y - 1.2 * u), (x, y - 2.6 * u), (x - 3.2 * u, y - 1.2 * u)]), fill=GOLD)


def _energy(pen: Pen, trim: Box, u: float) -> None:
    """Four steps that rise to the right."""
    for k in range(4):
        high = (1.2 + 1.5 * k) * u
        pen.rect(Box(trim.cx + (-5.8 + 3 * k) * u, trim.cy - 0.7 * u - high, 2.2 * u, high), fill=GOLD)


def _aid(pen: Pen, trim: Box, u: float) -> None:
    """Three lines of a page."""
    for k in range(3):
        half = (5.4 - 0.9 * k) * u
        pen.rect(Box(trim.cx - half, trim.cy - (1.9 + 2.3 * k) * u, 2 * half, 0.8 * u), fill=GOLD, radius_mm=0.4 * u)


EMBLEMS = {"rose": _rose, "ship": _ship, "energy": _energy, "aid": _aid}
