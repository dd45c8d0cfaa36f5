"""Ways of printing the same art: as it is, in grey, or with little ink. A style is a pen that changes what it is told and passes it on."""

import colorsys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Literal

from asrus_pnp.pdf.draw.fonts import Weight
from asrus_pnp.pdf.draw.paths import Path, circle, rounded
from asrus_pnp.pdf.draw.pen import Align, Pen, Stops
from asrus_pnp.pdf.draw.theme import CHALK, LIGHT, MIST, mix
from asrus_pnp.pdf.impose.geometry import Box

Style = Literal["night", "low-ink", "grey"]
STYLES: tuple[Style, ...] = ("night", "low-ink", "grey")
WHITE = "#ffffff"
SOLID_MM2 = 30.0  # larger areas become outlines where ink is dear
VIVID_MM2 = 60.0  # but pure colours mean something, and may be larger
SHADOW_MM2 = 9.0  # so do smaller ones of dark tones, which are scenery
PAINT_MM2 = 0.5  # and those that are painted white stay white; what is smaller is a star, or a sign
OUTLINE_MM, EDGE_MM = 0.22, 0.32  # of large areas; the most for an edge that is drawn around something
DARK, PALE, VIVID = 0.32, 0.84, 0.3  # the lightness of dark tones and of white paint, and how far the parts of a pure colour lie apart
INKY = 0.2  # the lightness of lines that are ink on any ground, such as the sign on a bright chest
SIGNS = (LIGHT, MIST)  # what is drawn in the light of signs becomes ink; other pale tones are paint
DARK_ENOUGH, LINE_DARK_ENOUGH, OUTLINE_DARK_ENOUGH, VIVID_DARK_ENOUGH = 0.34, 0.5, 0.72, 0.42  # the most lightness of words, lines, edges, pure colours
HAIR_MM, HAIR_DARK_ENOUGH = 0.16, 0.74  # lines so thin are scenery
TINT, TINT_MM2 = 0.16, 520.0  # of a pure colour in its large areas; larger ones are ground
HINT = 0.14  # from this on the parts of a colour lie so far apart that its hue is seen
DYING = 0.64  # a glow whose rim is darker than so much of its middle is light that dies away into the sky


def styled(pen: Pen, style: Style) -> Pen:
    """A pen that draws in that style with the given one."""
    return pen if style == "night" else GreyPen(pen) if style == "grey" else LowInkPen(pen)


def plain(pen: Pen, style: Style) -> Pen:
    """A pen for what is dark on white already, such as the words in a margin."""
    return GreyPen(pen) if style == "grey" else pen


@cache
def grey(colour: str) -> str:
    """The grey that is as light as the colour to the eye; nothing stays nothing."""
    if not colour:
        return ""
    r, g, b = _parts(colour)
    return _hexes(*(0.2126 * r + 0.7152 * g + 0.0722 * b,) * 3)


@cache
def ink(colour: str, most: float) -> str:
    """The colour turned from light on dark to dark on light: its hue stays, its lightness is turned over, and is at most so much."""
    if not colour:
        return ""
    hue, light, full = colorsys.rgb_to_hls(*_parts(colour))
    return _hexes(*colorsys.hls_to_rgb(hue, min(1 - light, most), full * 0.85))


class GreyPen:
    """Every colour as its grey."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen

    @property
    def subject(self) -> str:
        """The card that is being drawn; the pen below tells it in errors."""
        return self._pen.subject

    @subject.setter
    def subject(self, name: str) -> None:
        self._pen.subject = name

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        self._pen.rect(box, grey(fill), grey(stroke), width_mm, radius_mm)

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._pen.circle(x, y, r, grey(fill), grey(stroke), width_mm)

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._pen.path(path, grey(fill), grey(stroke), width_mm)

    def shade(self, box: Box, stops: Stops) -> None:
        self._pen.shade(box, tuple((share, grey(c)) for share, c in stops))

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        self._pen.glow(x, y, r, tuple((share, grey(c)) for share, c in stops))

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        self._pen.text(x, y, text, weight, size_pt, grey(fill), align, squeeze)

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        with self._pen.moved(x, y, angle_deg, scale):
            yield

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        with self._pen.clipped(path):
            yield


class LowInkPen:
    """White ground and line art: skies and light that dies away into them are left out, large areas become outlines, what is drawn in the light
    of signs turns dark; pure colours keep their hue, dark tones and paint stay what they are."""

    def __init__(self, pen: Pen) -> None:
        self._pen = pen
        self._scale = 1.0

    @property
    def subject(self) -> str:
        """The card that is being drawn; the pen below tells it in errors."""
        return self._pen.subject

    @subject.setter
    def subject(self, name: str) -> None:
        self._pen.subject = name

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        shape = rounded(box.x, box.y, box.w, box.h, radius_mm)
        self._area(shape, box.w * box.h, fill, stroke, width_mm)

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._area(circle(x, y, r), 3.14 * r * r, fill, stroke, width_mm)

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._area(path, _extent(path) if fill else 0, fill, stroke, width_mm)

    def shade(self, box: Box, stops: Stops) -> None:
        """Nothing: the ground is the paper."""

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        if _lightness(stops[-1][1]) >= DYING * _lightness(stops[0][1]):
            self._area(circle(x, y, r), 3.14 * r * r, stops[0][1], "", 0)

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        self._pen.text(x, y, text, weight, size_pt, ink(fill, DARK_ENOUGH), align, squeeze)

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        before = self._scale
        self._scale *= scale
        with self._pen.moved(x, y, angle_deg, scale):
            yield
        self._scale = before

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        with self._pen.clipped(path):
            yield

    def _area(self, path: Path, extent: float, fill: str, stroke: str, width_mm: float) -> None:
        """A shape: solid where it is small, else white with an outline, so that what lies behind it stays hidden."""
        line = _line(stroke, width_mm * self._scale)
        if fill:
            width_mm = min(width_mm, EDGE_MM / self._scale)
        if not fill or extent * self._scale**2 <= _solid_most(fill):
            self._pen.path(path, solid(fill), line, width_mm)
            return
        outline = OUTLINE_MM / self._scale
        tinted = _vivid(fill) and extent * self._scale**2 <= TINT_MM2
        edge, inside = (solid(fill), mix(WHITE, solid(fill), TINT)) if tinted else (ink(fill, OUTLINE_DARK_ENOUGH), WHITE)
        self._pen.path(path, inside, line or edge, max(width_mm, outline) if stroke else outline)


@cache
def solid(fill: str) -> str:
    """What a small area of that colour is printed in: signs as ink, pure colours dark enough to be seen on white, all else as it is."""
    if not fill:
        return ""
    hue, light, full = colorsys.rgb_to_hls(*_parts(fill))
    if fill in SIGNS or (light > PALE and not _vivid(fill)):
        return ink(fill, 1.0)
    return _hexes(*colorsys.hls_to_rgb(hue, min(light, VIVID_DARK_ENOUGH), full * 0.85)) if _apart(fill) > HINT else fill


@cache
def _line(stroke: str, width_mm: float) -> str:
    """What a line of that colour is printed in: ink stays ink and white paint white, all else is turned over."""
    if not stroke:
        return ""
    light = _lightness(stroke)
    if light < INKY:
        return stroke
    return WHITE if stroke == CHALK else ink(stroke, HAIR_DARK_ENOUGH if width_mm < HAIR_MM else LINE_DARK_ENOUGH)


@cache
def _solid_most(fill: str) -> float:
    """How large an area of that colour may be and still be filled, in square mm; pale tones that are no signs are paint on paper."""
    light = _lightness(fill)
    if _vivid(fill):
        return VIVID_MM2
    return SHADOW_MM2 if light < DARK else PAINT_MM2 if light > PALE and fill != LIGHT else SOLID_MM2


def _lightness(colour: str) -> float:
    return colorsys.rgb_to_hls(*_parts(colour))[1]


def _vivid(colour: str) -> bool:
    """Whether it is a pure colour: one that means something."""
    return _apart(colour) > VIVID and _lightness(colour) >= DARK


def _apart(colour: str) -> float:
    """How far the parts of a colour lie apart: none in grey."""
    return max(_parts(colour)) - min(_parts(colour))


def _extent(path: Path) -> float:
    """About the area within a path, in square mm: that of the polygons through its points and handles."""
    rings: list[list[tuple[float, float]]] = []
    for op, numbers in path:
        if op == "M":
            rings.append([])
        rings[-1] += zip(numbers[::2], numbers[1::2], strict=True)
    return sum(abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True))) / 2 for ring in rings)


def _parts(colour: str) -> tuple[float, float, float]:
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def _hexes(r: float, g: float, b: float) -> str:
    return f"#{round(r * 255):02x}{round(g * 255):02x}{round(b * 255):02x}"
