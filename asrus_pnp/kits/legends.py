"""What the legend cards of all kits share: ground, heading, rows of a picture and its words."""

from collections.abc import Callable, Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.geometry import Box
from asrus_pnp.pdf.night import SAFE_MM, ground, say
from asrus_pnp.pdf.paths import polyline
from asrus_pnp.pdf.pen import Pen, Stops
from asrus_pnp.pdf.text import fit_pt
from asrus_pnp.pdf.theme import GOLD, LIGHT, MIST

Picture = Callable[[Pen, float, float, float], None]  # pen, x, y of the middle, size in mm
Row = tuple[Picture, Text]
EDGE_MM = SAFE_MM + 1.0


def draw_legend(pen: Pen, trim: Box, title: Text, rows: Sequence[Row], lang: str, stops: Stops) -> None:
    """A legend: the title, then a row for each picture with its words, evenly spread down to the foot."""
    body = head(pen, trim, title, lang, stops)
    high = body.h / len(rows)
    for k, (picture, words) in enumerate(rows):
        row = Box(body.x, body.y + k * high, body.w, high)
        side = min(9.0 * trim.w / 63, high * 0.86)
        picture(pen, row.x + side / 2, row.cy, side)
        _words(pen, Box(row.x + side + 2, row.y, row.w - side - 2, high), say(words, lang))


def head(pen: Pen, trim: Box, title: Text, lang: str, stops: Stops) -> Box:
    """The ground and the title; what is left for the rest of the card, its foot free for the id."""
    ground(pen, trim, stops)
    u, body = trim.w / 63, room(trim)
    line = " · ".join(say(title, lang))
    size = fit_pt(line, "Bold", max(5.5, 9 * u), trim.w - 2 * EDGE_MM, pen.subject)
    top = body.y - 3
    pen.text(trim.cx, top, line, "Bold", size, GOLD, "center")
    pen.path(polyline([(EDGE_MM, top + 1.8), (trim.w - EDGE_MM, top + 1.8)]), stroke=GOLD, width_mm=0.2)
    return body


def room(trim: Box) -> Box:
    """What the head leaves for the rest of the card."""
    top = EDGE_MM + 4 * trim.w / 63 + 3
    return Box(EDGE_MM, top, trim.w - 2 * EDGE_MM, trim.h - top - 6.2)


def _words(pen: Pen, box: Box, lines: Sequence[str]) -> None:
    """One line in each language, the first one larger, centred on the row."""
    sizes = [fit_pt(w, "Bold" if not k else "Regular", 7.5 if not k else 6.0, box.w, pen.subject) for k, w in enumerate(lines)]
    leading = min(3.0, box.h / (len(lines) + 0.3))
    y = box.cy + 0.9 - leading * (len(lines) - 1) / 2
    for k, (words, size) in enumerate(zip(lines, sizes, strict=True)):
        pen.text(box.x, y + k * leading, words, "Regular" if k else "Bold", size, MIST if k else LIGHT)
