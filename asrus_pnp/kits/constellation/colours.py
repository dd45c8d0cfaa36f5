"""The four colours: sky, land, index strip and mark of each. All shapes differ, and strips in lightness: no colour is told by colour alone."""

from collections.abc import Sequence
from typing import cast

from asrus_pnp.kits.chart import MILK, Chart, glow_at
from asrus_pnp.kits.sky_layout import land_mm, suit_box
from asrus_pnp.pdf.draw.night import both_ways, column, half_turned, unit
from asrus_pnp.pdf.draw.paths import Path, Segment, moved, parse
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

SHARES = (0.0, 0.36, 0.66, 0.84, 1.0)
STRIP_MM, FADE_MM, HEM_MM = 10.6, 15.0, 2.3  # how wide the strip is from the safe edge on, how long it fades, and how wide its pattern is


def _sky(*colours: str) -> Stops:
    return tuple(zip(SHARES, colours, strict=True))


SKIES: dict[str, Stops] = {
    "red": _sky("#2c0d30", "#5c1a45", "#a23a4e", "#df7d5e", "#e79a6c"),
    "blue": _sky("#070d30", "#0d2560", "#1c5298", "#5194c6", "#7fb4d6"),
    "green": _sky("#052a2e", "#0b4c46", "#277c60", "#7fb582", "#a9cf96"),
    "ochre": _sky("#38283a", "#6a4a3a", "#ab7c44", "#e0b66e", "#ecd093"),
}
LANDS = {"red": "#3b1030", "blue": "#0a1a4a", "green": "#06322f", "ochre": "#43302a"}
STRIPS = {"blue": "#102250", "red": "#88203c", "green": "#27744e", "ochre": "#a67d36"}  # the lightness of each is told by tests/kits
BRIGHT = {"red": "#ff9c80", "blue": "#8fd3ff", "green": "#b4ee9c", "ochre": "#ffeaa8"}
MARKS: dict[str, Path] = {  # on a grid of 24 units
    "flame": parse(  # three tongues, with a core that shows the ground
        "M 12 1 C 13.2 5.2 16.4 7.4 16.6 11 C 17.6 10.2 18.2 9 18.2 7.4 C 20.6 10 22 12.8 22 15.6 C 22 20 17.6 23 12 23 "
        "C 6.4 23 2 20 2 15.6 C 2 12.8 3.4 10 5.8 7.4 C 5.8 9 6.4 10.2 7.4 11 C 7.6 7.4 10.8 5.2 12 1 Z "
        "M 12 12.4 C 11.6 14.4 8.6 15.8 8.6 18 C 8.6 19.8 10 20.8 12 20.8 C 14 20.8 15.4 19.8 15.4 18 C 15.4 15.8 12.4 14.4 12 12.4 Z"
    ),
    "wave": parse(
        "M 1 6.4 C 4.4 2 8.4 2 12 5 C 15.6 8 19.6 8 23 3.6 V 7.2 C 19.6 11.6 15.6 11.6 12 8.6 C 8.4 5.6 4.4 5.6 1 10 Z "
        "M 1 13 C 4.4 8.6 8.4 8.6 12 11.6 C 15.6 14.6 19.6 14.6 23 10.2 V 13.8 C 19.6 18.2 15.6 18.2 12 15.2 C 8.4 12.2 4.4 12.2 1 16.6 Z "
        "M 1 19.6 C 4.4 15.2 8.4 15.2 12 18.2 C 15.6 21.2 19.6 21.2 23 16.8 V 20.4 C 19.6 24.8 15.6 24.8 12 21.8 C 8.4 18.8 4.4 18.8 1 23.2 Z"
    ),
    "leaf": parse(  # broad, its midrib and two veins cut out
        "M 22.6 1.4 C 23.6 13.6 18.6 21 10.8 21 C 8.9 21 7.3 20.4 6 19.4 L 3.2 22.8 L 1.2 21.2 L 4.1 17.7 C 0.6 10.6 6.6 1.9 22.6 1.4 Z "
        "M 17.9 5.2 L 12.4 9.5 L 12 6.4 L 10.4 7.2 L 10.8 10.9 L 5.4 16.2 L 7 17.6 L 12.4 12.6 L 16.4 13 L 17 11.4 L 13.9 11.1 L 18.9 6.2 Z"
    ),
    "hill": parse(  # two peaks under snow
        "M 0.6 21.6 L 9 3.6 L 13.8 13.9 L 16.4 9.4 L 23.6 21.6 Z M 9 8.6 L 6.2 14.6 L 8.4 13.4 L 10 15.4 L 11.7 13.9 Z"
    ),
}


def draw_mark(pen: Pen, mark: str, x: float, y: float, size_mm: float, colour: str) -> None:
    """The mark of a colour in a square of that size about a point."""
    pen.path(moved(MARKS[mark], x - size_mm / 2, y - size_mm / 2, size_mm / 24), fill=colour)


def draw_strips(pen: Pen, trim: Box, colour: str, chart: Chart) -> None:
    """The index strips down the left edge and up the right one: even beside number and marks, then they fade into the sky."""
    for turned in both_ways(pen, trim):
        even, fade = _strip(trim)
        x, y = column(trim).cx, even.bottom + fade
        x, y = (trim.w - x, trim.h - y) if turned else (x, y)
        end = mix(at(SKIES[colour], y / trim.h), MILK, glow_at(chart, x, y))
        box = Box(even.x, even.y, even.w, even.h + fade)
        pen.shade(box, ((0.0, STRIPS[colour]), (even.h / box.h, STRIPS[colour]), (1.0, end)))
        _hem(pen, trim, colour)


def draw_turned_strip(pen: Pen, trim: Box, colour: str) -> None:
    """The even part of the right strip once more, over the land that hid it."""
    with half_turned(pen, trim):
        pen.shade(_strip(trim)[0], ((0.0, STRIPS[colour]), (1.0, STRIPS[colour])))
        _hem(pen, trim, colour)


def _strip(trim: Box) -> tuple[Box, float]:
    """The even part of a strip, out to the end of the bleed, and how long it fades below."""
    c, edge = column(trim), FORM_BLEED_MM
    right = c.cx + STRIP_MM / 2 * max(c.unit, 0.62)
    return Box(-edge, -edge, right + edge, suit_box(trim).bottom + 1.5 * c.unit + edge), FADE_MM * c.unit


def _hem(pen: Pen, trim: Box, colour: str) -> None:
    """The pattern of a strip, along the edge of the card."""
    even, u = _strip(trim)[0], column(trim).unit
    pitch, path = HEM_MM * 1.5 * u, cast(Path, ())
    for k in range(round(even.h / pitch)):
        path += moved(HEMS[colour], 0.2, even.y + pitch * k, HEM_MM * u / 10)
    pen.path(path, fill=mix(STRIPS[colour], LIGHT, 0.2))


def draw_land(pen: Pen, trim: Box, colour: str) -> None:
    """The land at the foot: flames, waves, leaves or peaks, a far and a near row. Only their upper edge is drawn: the name stands on even ground."""
    u, sky, near = unit(trim), SKIES[colour], LANDS[colour]
    least = land_mm(trim)
    for lift, size, tone in ((0.9, 1.0, mix(near, sky[2][1], 0.4)), (0.2, 0.72, near)):
        crest, wide, heights = CRESTS[colour]
        pen.path(_row(trim, least + lift * u, crest, wide * size * u, [h * size * u for h in heights]), fill=tone)


Crest = tuple[tuple[float, float], ...]  # control points of cubic curves from one foot to the next, as shares of width and height


def _row(trim: Box, base: float, crest: Crest, wide: float, heights: Sequence[float]) -> Path:
    """Land whose upper edge repeats one crest about so wide, in several heights by turns."""
    left, right, foot = trim.x - FORM_BLEED_MM, trim.right + FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM
    count, y = round((right - left) / wide), trim.bottom - base
    step = (right - left) / count
    path: list[Segment] = [("M", (left, foot)), ("L", (left, y))]
    for k in range(count):
        high = heights[k % len(heights)]
        spots = [(left + (k + px) * step, y - py * high) for px, py in crest]
        path += [("C", (*spots[n], *spots[n + 1], *spots[n + 2])) for n in range(0, len(spots), 3)]
    return (*path, ("L", (right, foot)), ("Z", ()))


FLAME: Crest = ((0.02, 0.45), (0.5, 0.5), (0.58, 1.0), (0.66, 0.55), (0.98, 0.5), (1.0, 0.0))
WAVE: Crest = ((0.4, 0.0), (0.42, 1.0), (0.72, 1.0), (0.9, 1.0), (0.96, 0.62), (0.8, 0.58), (0.84, 0.2), (0.92, 0.0), (1.0, 0.0))
LEAF: Crest = ((0.0, 0.45), (0.3, 0.7), (0.5, 1.0), (0.7, 0.7), (1.0, 0.45), (1.0, 0.0))
PEAK: Crest = ((0.2, 0.4), (0.3, 0.6), (0.46, 1.0), (0.6, 0.72), (0.8, 0.3), (1.0, 0.0))
CRESTS: dict[str, tuple[Crest, float, tuple[float, ...]]] = {
    "red": (FLAME, 7.4, (3.2, 2.2, 3.6, 2.6)),
    "blue": (WAVE, 10.5, (2.8, 2.4)),
    "green": (LEAF, 6.2, (3.2, 2.4, 3.6, 2.9)),
    "ochre": (PEAK, 14.0, (3.6, 2.2, 3.0)),
}
HEMS: dict[str, Path] = {  # the pattern of a strip, 10 units wide and up to 15 high
    "red": parse("M 5 0 C 5.6 3 9 5 9 8.6 C 9 11.4 7.2 13 5 13 C 2.8 13 1 11.4 1 8.6 C 1 5 4.4 3 5 0 Z"),
    "blue": parse("M 0 5 C 2 2 4 2 5 4 C 6 6 8 6 10 3 V 6 C 8 9 6 9 5 7 C 4 5 2 5 0 8 Z"),
    "green": parse("M 9.5 0 C 10 7 7 11 1 12 C 0.6 6 3.6 1 9.5 0 Z M 7.6 2.6 L 3 9.4 L 3.6 9.8 Z"),
    "ochre": parse("M 0 9 L 5 2 L 10 9 L 10 12.4 L 5 5.4 L 0 12.4 Z"),
}
