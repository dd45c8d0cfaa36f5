"""What art is drawn with: a pen that thinks in mm, origin top left, y down. Only this module converts to PostScript points."""

import math
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, Literal, Protocol

from reportlab.pdfbase.pdfdoc import PDFResourceDictionary
from reportlab.pdfgen.canvas import Canvas

from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, able, width_mm
from asrus_pnp.pdf.draw.inks import SCREEN, Inks, number
from asrus_pnp.pdf.draw.paths import Path, circle, rounded
from asrus_pnp.pdf.impose.geometry import Box, Size

Align = Literal["left", "center", "right"]
Stops = tuple[tuple[float, str], ...]
OPERATORS = {"M": "m", "L": "l", "C": "c", "Z": "h"}
ROUND_ENDS = "1 J 1 j"
UNSAFE = re.compile(r"[^!-~]|[()<>\[\]{}/%#=]")  # what the names of PDF cannot hold plainly, and the sign that stands around its number
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
    """The pen that writes PDF. The page's (or form's) axes are set to mm and y down once, so that every stroke is written as it is told.
    It writes the operators itself: ReportLab formats each number anew, which took half the time of a build."""

    def __init__(self, canvas: Canvas, inks: Inks = SCREEN) -> None:
        self._canvas = canvas
        self._inks = inks
        self._shadings: dict[tuple[object, ...], str] = {}
        self.subject = ""

    @property
    def mark(self) -> str:
        """The colour of marks for a camera: on a press black alone, for four inks never meet to the hair."""
        return self._inks.mark

    def start_page(self, size: Size) -> None:
        """Begin a page of that size."""
        self._canvas.setPageSize((size.w / MM_PER_PT, size.h / MM_PER_PT))
        self._canvas.transform(1 / MM_PER_PT, 0, 0, -1 / MM_PER_PT, 0, size.h / MM_PER_PT)
        self._write(ROUND_ENDS)

    def cut_at(self, page: Size, trim: Box) -> None:
        """Say where this page and those that follow are cut: their trim box; their bleed box is the whole page."""
        self._canvas.setBleedBox((0, 0, page.w / MM_PER_PT, page.h / MM_PER_PT))
        self._canvas.setTrimBox(tuple(n / MM_PER_PT for n in (trim.x, page.h - trim.bottom, trim.right, page.h - trim.y)))

    def form(self, key: str, trim: Size, draw: Callable[[], None]) -> None:
        """Keep what draw strokes into a trim box at the origin as a reusable form; a key that is known already is not drawn again."""
        canvas, name = self._canvas, form_name(key)
        if canvas.hasForm(name):
            return
        edge, before = FORM_BLEED_MM, self.subject
        self.subject = key
        canvas.beginForm(name, -edge, -edge, trim.w + edge, trim.h + edge)
        self._write(ROUND_ENDS)
        draw()
        resources = PDFResourceDictionary()
        resources.basicFonts()
        resources.allProcs()
        resources.setShading(canvas._shadingUsed)
        canvas.endForm(Resources=resources)
        self.subject = before

    def use(self, key: str) -> None:
        """Draw a form at the origin."""
        self._canvas.doForm(form_name(key))

    def rect(self, box: Box, fill: str = "", stroke: str = "", width_mm: float = 0, radius_mm: float = 0) -> None:
        shape = operators(rounded(box.x, box.y, box.w, box.h, radius_mm)) if radius_mm else _rect(box)
        self._paint(shape, fill, stroke, width_mm)

    def circle(self, x: float, y: float, r: float, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._paint(operators(circle(x, y, r)), fill, stroke, width_mm)

    def path(self, path: Path, fill: str = "", stroke: str = "", width_mm: float = 0) -> None:
        self._paint(operators(path), fill, stroke, width_mm)

    def shade(self, box: Box, stops: Stops) -> None:
        with self._state():
            self._write(f"{_rect(box)} W n")
            self._gradient(("line", box.y, box.bottom, stops))

    def glow(self, x: float, y: float, r: float, stops: Stops) -> None:
        self._gradient(("disc", x, y, r, stops))

    def text(self, x: float, y: float, text: str, weight: Weight, size_pt: float, fill: str, align: Align = "left", squeeze: float = 1) -> None:
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
        start = x - share * squeeze * width_mm(text, weight, size_pt, self.subject)
        self._write(self._inks.text(fill))
        line = self._canvas.beginText()
        line.setTextTransform(squeeze, 0, 0, -1, start, y)
        line.setFont(able(text, weight, self.subject), size_pt * MM_PER_PT)
        line.textOut(text)
        self._canvas.drawText(line)

    @contextmanager
    def moved(self, x: float, y: float, angle_deg: float = 0, scale: float = 1) -> Iterator[None]:
        a = math.radians(angle_deg)
        c, s = scale * math.cos(a), scale * math.sin(a)
        with self._state():
            self._write(" ".join([*(number(n, 7) for n in (c, s, -s, c)), number(x), number(y), "cm"]))
            yield

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        with self._state():
            self._write(f"{operators(path)} W n")
            yield

    @contextmanager
    def _state(self) -> Iterator[None]:
        self._canvas.saveState()
        yield
        self._canvas.restoreState()

    def _paint(self, shape: str, fill: str, stroke: str, width_mm: float) -> None:
        if fill:
            self._write(self._inks.fill(fill))
        if stroke:
            self._write(f"{self._inks.stroke(stroke)} {number(width_mm)} w")
        self._write(f"{shape} {'B*' if fill and stroke else 'f*' if fill else 'S' if stroke else 'n'}")

    def _gradient(self, what: tuple[Any, ...]) -> None:
        """Fill the clipped part; a gradient that the file has already is used again."""
        canvas, known = self._canvas, self._shadings.get(what)
        if known:
            canvas._shadingUsed[known] = known
            self._write(f"/{known} sh")
            return
        *place, stops = what[1:]
        colours, shares = [self._inks.stop(c) for _, c in stops], [share for share, _ in stops]
        if what[0] == "line":
            canvas.linearGradient(0, place[0], 0, place[1], colours, shares, extend=True)
        else:
            canvas.radialGradient(*place, colours, shares, extend=False)
        self._shadings[what] = list(canvas._shadingUsed)[-1]

    def _write(self, operators: str) -> None:
        self._canvas.addLiteral(operators)


def form_name(key: str) -> str:
    """The key as PDF can name it: what is not plain is written as its number; two keys never get one name."""
    return UNSAFE.sub(lambda found: f"={ord(found[0]):x}=", key)


@cache
def operators(path: Path) -> str:
    """A path in the operators of PDF."""
    return " ".join(f"{' '.join(map(number, numbers))} {OPERATORS[op]}" for op, numbers in path)


def _rect(box: Box) -> str:
    return f"{number(box.x)} {number(box.y)} {number(box.w)} {number(box.h)} re"
