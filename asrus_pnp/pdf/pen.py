"""What art is drawn with: a pen that thinks in mm, origin top left, y down. Only this module converts to PostScript points."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Literal, Protocol

from reportlab.lib.colors import Color
from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.pdf.fonts import MM_PER_PT, Weight, able, width_mm
from asrus_pnp.pdf.geometry import Box, Size
from asrus_pnp.pdf.paths import Path

Align = Literal["left", "center", "right"]
Stops = tuple[tuple[float, str], ...]
FORM_BLEED_MM = 4.0  # drawn around every face; each use of it cuts off what its place has no room for


class Pen(Protocol):
    """Strokes, all in mm; colours are #rrggbb and "" is none. `subject` names the card that is being drawn, for errors."""

    subject: str

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        """A rectangle, perhaps with round corners."""

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        """A circle about its centre."""

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        """A path; lines have round ends and corners, fills are even-odd."""

    def shade(self, box: Box, stops: Stops) -> None:
        """A rectangle that changes colour from top to bottom; stops are shares of the height, 0 to 1."""

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        """A disc that changes colour from its centre outward."""

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        """One line of text on its base line; squeeze is its width as a share of the natural one."""

    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Any:
        """A context in which the origin lies there, turned clockwise and scaled."""

    def clipped(self, path: Path) -> Any:
        """A context in which nothing is drawn outside the path."""


class CanvasPen:
    """The pen that writes PDF. The page's (or form's) axes are set to mm and y down once, so that every stroke is written as it is told."""

    def __init__(self, canvas: Canvas) -> None:
        self._canvas = canvas
        self.subject = ""

    def start_page(self, size: Size) -> None:
        """Begin a page of that size."""
        self._canvas.setPageSize((size.w / MM_PER_PT, size.h / MM_PER_PT))
        self._canvas.transform(1 / MM_PER_PT, 0, 0, -1 / MM_PER_PT, 0, size.h / MM_PER_PT)
        self._round_ends()

    def form(self, key: str, trim: Size, draw: Callable[[], None]) -> None:
        """Keep what draw strokes into a trim box at the origin as a reusable form; a key that is known already is not drawn again."""
        canvas = self._canvas
        if canvas.hasForm(key):
            return
        edge, before = FORM_BLEED_MM, self.subject
        self.subject = key
        canvas.beginForm(key, -edge, -edge, trim.w + edge, trim.h + edge)
        self._round_ends()
        draw()
        resources = PDFResourceDictionary()
        resources.basicFonts()
        resources.allProcs()
        resources.setShading(canvas._shadingUsed)
        canvas.endForm(Resources=resources)
        self.subject = before

    def use(self, key: str) -> None:
        """Draw a form at the origin."""
        self._canvas.doForm(key)

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        self._ink(fill, stroke, width_mm)
        if radius_mm:
            self._canvas.roundRect(box.x, box.y, box.w, box.h, radius_mm, stroke=bool(stroke), fill=bool(fill))
        else:
            self._canvas.rect(box.x, box.y, box.w, box.h, stroke=bool(stroke), fill=bool(fill))

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._ink(fill, stroke, width_mm)
        self._canvas.circle(x, y, r, stroke=bool(stroke), fill=bool(fill))

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._ink(fill, stroke, width_mm)
        self._canvas.drawPath(self._path(path), stroke=bool(stroke), fill=bool(fill), fillMode=0)

    def shade(self, box: Box, stops: Stops) -> None:
        with self._state():
            self._canvas.clipPath(self._box_path(box), stroke=0, fill=0)
            self._canvas.linearGradient(box.x, box.y, box.x, box.bottom, [_colour(c) for _, c in stops], [p for p, _ in stops], extend=True)

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        self._canvas.radialGradient(x, y, r, [_colour(c) for _, c in stops], [p for p, _ in stops], extend=False)

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        start = x - share * squeeze * width_mm(text, weight, size_pt, self.subject)
        line = self._canvas.beginText()
        line.setTextTransform(squeeze, 0, 0, -1, start, y)
        line.setFont(able(text, weight, self.subject), size_pt * MM_PER_PT)
        line.setFillColor(_colour(fill))
        line.textOut(text)
        self._canvas.drawText(line)

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        with self._state():
            self._canvas.translate(x, y)
            if angle_deg:
                self._canvas.rotate(angle_deg)
            if scale != 1:
                self._canvas.scale(scale, scale)
            yield

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        with self._state():
            self._canvas.clipPath(self._path(path), stroke=0, fill=0)
            yield

    @contextmanager
    def _state(self) -> Iterator[None]:
        self._canvas.saveState()
        yield
        self._canvas.restoreState()

    def _round_ends(self) -> None:
        self._canvas.setLineCap(1)
        self._canvas.setLineJoin(1)

    def _ink(self, fill: str, stroke: str, width_mm: float) -> None:
        if fill:
            self._canvas.setFillColor(_colour(fill))
        if stroke:
            self._canvas.setStrokeColor(_colour(stroke))
            self._canvas.setLineWidth(width_mm)

    def _path(self, path: Path) -> Any:
        drawn = self._canvas.beginPath()
        draw = {"M": drawn.moveTo, "L": drawn.lineTo, "C": drawn.curveTo, "Z": drawn.close}
        for op, numbers in path:
            draw[op](*numbers)
        return drawn

    def _box_path(self, box: Box) -> Any:
        drawn = self._canvas.beginPath()
        drawn.rect(box.x, box.y, box.w, box.h)
        return drawn


@cache
def _colour(hexes: str) -> Color:
    return Color(*(int(hexes[k : k + 2], 16) / 255 for k in (1, 3, 5)))
