"""What the legend cards of all kits share: ground, heading, rows of a picture and its words."""

from collections.abc import Callable, Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt, too_long
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, width_mm
from asrus_pnp.pdf.draw.night import SAFE_MM, ground, say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST
from asrus_pnp.pdf.impose.geometry import Box

Picture = Callable[[Pen, float, float, float], None]  # pen, x, y of the middle, size in mm
Row = tuple[Picture, Text]
EDGE_MM = SAFE_MM + 1.0
LEADING = 1.2
LARGEST_PT, SMALLER_PT = 7.5, 1.5


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


def _words(pen: Pen, box: Box, texts: Sequence[str]) -> None:
    """The words in each language, the first larger, wrapped where they must be, together centred on the row."""
    blocks = _fitting(pen, box, texts)
    y = box.cy - sum(size * LEADING * MM_PER_PT * len(lines) for size, lines in blocks) / 2
    for k, (size, lines) in enumerate(blocks):
        step = size * LEADING * MM_PER_PT
        for line in lines:
            pen.text(box.x, y + 0.8 * step, line, "Regular" if k else "Bold", size, MIST if k else LIGHT)
            y += step


def _fitting(pen: Pen, box: Box, texts: Sequence[str]) -> list[tuple[float, list[str]]]:
    """Type size and lines of each text, in the largest type at which all of them fit the row; raises DrawError where the least does not."""
    largest = LARGEST_PT
    while True:
        sizes = [max(LEAST_PT, largest - SMALLER_PT * bool(k)) for k in range(len(texts))]
        blocks = [block(w, "Regular" if k else "Bold", sizes[k], box.w, box.h, LEADING, pen.subject) for k, w in enumerate(texts)]
        if sum(size * LEADING * MM_PER_PT * len(lines) for size, lines in blocks) <= box.h:
            return blocks
        if largest <= LEAST_PT:
            raise too_long(" ".join(texts), box.w, pen.subject)
        largest -= 0.25


def row_of_numbers(pen: Pen, box: Box, numbers: Sequence[int], base: float) -> float:
    """Numbers under their columns, all of one size; every other one lower where they would run together. Says where the lower ones stand."""
    step = box.w / len(numbers)
    size = min(8.0, step * 0.72 / (width_mm(str(max(numbers)), "Numerals", 10) / 10))
    low = 0.0 if size >= LEAST_PT else 2.6
    for k, number in enumerate(numbers):
        weight: Weight = "Numerals" if number > 9 else "Black"
        pen.text(box.x + step * (k + 0.5), base + (k % 2) * low, str(number), weight, max(LEAST_PT, size), LIGHT, "center")
    return base + low
