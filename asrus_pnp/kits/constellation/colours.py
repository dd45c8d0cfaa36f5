"""The four colours: sky, horizon and mark of each. The horizon differs in shape, so that no colour is told by colour alone."""

import math
from collections.abc import Callable

from asrus_pnp.pdf.draw.night import ground, unit
from asrus_pnp.pdf.draw.paths import Path, Point, moved, parse, polygon, polyline
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import mix
from asrus_pnp.pdf.impose.geometry import Box

SKIES: dict[str, Stops] = {
    "red": ((0.0, "#1a0f33"), (0.45, "#451848"), (0.8, "#8a2f4c"), (1.0, "#b8503f")),
    "blue": ((0.0, "#0b1440"), (0.45, "#143680"), (0.8, "#1f66ad"), (1.0, "#3d93c4")),
    "green": ((0.0, "#0a1f33"), (0.45, "#0f4048"), (0.8, "#1d6e57"), (1.0, "#4f9a62")),
    "ochre": ((0.0, "#1f1836"), (0.45, "#4c3440"), (0.8, "#93663a"), (1.0, "#c9974a")),
}
BRIGHT = {"red": "#ff8d6e", "blue": "#7fd0ff", "green": "#9be08a", "ochre": "#ffcf70"}
MARKS: dict[str, Path] = {  # on a grid of 24 units
    "flame": parse(
        "M 12 1.5 C 14.5 6 19.5 9 19.5 15 C 19.5 19.5 16 22.5 12 22.5 C 8 22.5 4.5 19.5 4.5 15 C 4.5 11.5 6.5 9.5 8 7 C 8.6 9 9.4 "
        "10 10.6 10.6 C 10.2 7.4 10.6 4.2 12 1.5 Z"
    ),
    "wave": parse(
        "M 1.5 9 C 4.5 4 8 4 12 8 C 15.5 11.5 19 11.5 22.5 7.5 L 22.5 11.5 C 19 15.5 15.5 15.5 12 12 C 8 8 4.5 8 1.5 13 Z M 1.5 "
        "16 C 4.5 11 8 11 12 15 C 15.5 18.5 19 18.5 22.5 14.5 L 22.5 18.5 C 19 22.5 15.5 22.5 12 19 C 8 15 4.5 15 1.5 20 Z"
    ),
    "leaf": parse(
        "M 21.5 2.5 C 22 13 17.5 20 10.5 20 C 8.6 20 7.2 19.4 6 18.4 L 3.6 21.6 L 2.2 20.4 L 4.8 17.2 C 2.6 11 7.5 3.6 21.5 2.5 Z "
        "M 17 7 C 12 9.5 9 12.5 6.6 16.6 L 7.6 17.4 C 10 13.5 13 10.5 17 7 Z"
    ),
    "hill": parse("M 0.8 20.5 L 8.4 6.5 L 12.2 13.2 L 15 9 L 23.2 20.5 Z"),
}


def draw_mark(pen: Pen, mark: str, x: float, y: float, size_mm: float, colour: str) -> None:
    """The mark of a colour in a square of that size about a point."""
    pen.path(moved(MARKS[mark], x - size_mm / 2, y - size_mm / 2, size_mm / 24), fill=colour)


def draw_land(pen: Pen, trim: Box, colour: str) -> None:
    """The sky of a colour, and its horizon at the foot: flames, waves, leaves or hills."""
    stops = SKIES[colour]
    ground(pen, trim, stops)
    HORIZONS[colour](pen, trim, unit(trim), (mix(stops[2][1], stops[1][1], 0.55), mix(stops[2][1], stops[1][1], 0.85)))


def _skyline(trim: Box, height: Callable[[float], float], u: float, steps: int = 64) -> Path:
    """The land below a skyline; the height above the lower trim edge is asked for at each x, both in mm of a card of 63 mm."""
    left, right, foot = trim.x - FORM_BLEED_MM, trim.right + FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM
    xs = [left + (right - left) * k / steps for k in range(steps + 1)]
    return polygon([(left, foot), *((x, trim.bottom - u * height((x - trim.x) / u)) for x in xs), (right, foot)])


def _flames(pen: Pen, trim: Box, u: float, tones: tuple[str, str]) -> None:
    for tone, high, phase in zip(tones, (22.0, 15.0), (0.0, 4.1), strict=True):
        tongues: list[Point] = [(trim.x - FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM)]
        step, x, k = 8.2 * u, trim.x - FORM_BLEED_MM - phase * u, 0
        while x < trim.right + FORM_BLEED_MM:
            top = high * (0.72 + 0.28 * math.cos(2.1 * k + phase))
            for share, rise in ((0.0, 0.34), (0.3, 0.52), (0.5, 0.72), (0.62, 1.0), (0.72, 0.62), (0.88, 0.42)):
                tongues.append((x + step * share, trim.bottom - u * top * rise))
            x, k = x + step, k + 1
        pen.path(polygon([*tongues, (trim.right + FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM)]), fill=tone)


def _waves(pen: Pen, trim: Box, u: float, tones: tuple[str, str]) -> None:
    for tone, high, phase in zip(tones, (19.0, 13.0), (0.0, 2.2), strict=True):
        pen.path(_skyline(trim, lambda x, h=high, p=phase: h + 1.5 * math.sin(x / 4.4 + p), u), fill=tone)  # type: ignore[misc]
    for row in range(3):
        y = 8.5 - 3.2 * row
        xs = [trim.x - FORM_BLEED_MM + (trim.w + 2 * FORM_BLEED_MM) * k / 60 for k in range(61)]
        crest = [(x, trim.bottom - u * (y + 0.8 * math.sin((x - trim.x) / u / 3.4 + row))) for x in xs]
        pen.path(polyline(crest), stroke=mix(tones[1], tones[0], 0.8), width_mm=0.3 * u)


def _leaves(pen: Pen, trim: Box, u: float, tones: tuple[str, str]) -> None:
    for tone, high, shift in zip(tones, (20.0, 13.5), (0.0, 3.4), strict=True):
        x, k = trim.x - FORM_BLEED_MM - shift * u, 0
        while x < trim.right + FORM_BLEED_MM + 4 * u:
            top = high * (0.75 + 0.25 * math.sin(2.6 * k + shift))
            pen.path(_blade(x, trim.bottom, top * u, 3.6 * u), fill=tone)
            x, k = x + 5.6 * u, k + 1
        pen.path(_skyline(trim, lambda x, h=high: h * 0.42, u, 2), fill=tone)  # type: ignore[misc]


def _blade(x: float, foot: float, high: float, half: float) -> Path:
    """A leaf that stands on its stem."""
    return (
        ("M", (x, foot - high)),
        ("C", (x + half * 1.3, foot - high * 0.75, x + half * 1.1, foot - high * 0.35, x, foot)),
        ("C", (x - half * 1.1, foot - high * 0.35, x - half * 1.3, foot - high * 0.75, x, foot - high)),
        ("Z", ()),
    )


def _hills(pen: Pen, trim: Box, u: float, tones: tuple[str, str]) -> None:
    for tone, high, phase in zip(tones, (19.0, 11.0), (0.4, 3.0), strict=True):
        pen.path(_skyline(trim, lambda x, h=high, p=phase: h + 5 * _peak(x / 23 + p) + 2 * _peak(x / 9 + 2 * p), u, 142), fill=tone)  # type: ignore[misc]


def _peak(x: float) -> float:
    """Peaks and valleys with straight slopes, from −1 to 1."""
    return 4 * abs(x % 1 - 0.5) - 1


HORIZONS: dict[str, Callable[[Pen, Box, float, tuple[str, str]], None]] = {
    "red": _flames,
    "blue": _waves,
    "green": _leaves,
    "ochre": _hills,
}
