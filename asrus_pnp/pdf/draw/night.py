"""The hand in which all kits are drawn: sky, stars, corner numbers, dots, the quiet place, names."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import block, fit_pt
from asrus_pnp.pdf.draw.fonts import DIGIT_HEIGHT, MM_PER_PT, Weight, width_mm
from asrus_pnp.pdf.draw.paths import polyline, star
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Align, Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box

SAFE_MM = 3.2
QUIET_MM = 5.5
NUMBER_MM = 9.0
COLUMN_MM = 10.0
LEADING = 1.25
DOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    7: ((-1, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (1, 1)),
    8: ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
}


@dataclass(frozen=True, slots=True)
class Column:
    """The index column in the upper left corner: where its number, its quiet place and its dots stand, in mm. The quiet place comes before the dots,
    so that both a fan that shows the left edge and cards laid in a column that show the top edge show it."""

    unit: float
    cx: float
    number: float
    dots: Box
    quiet: Box


def unit(trim: Box) -> float:
    """How large the card is beside the one that the faces are designed for, 63 × 88 mm."""
    return min(trim.w / 63, trim.h / 88)


def column(trim: Box) -> Column:
    """The index column of a card; only the quiet place keeps its size on smaller cards."""
    u = unit(trim)
    cx = SAFE_MM + max(COLUMN_MM * u, QUIET_MM + 0.4) / 2
    number = SAFE_MM + 0.5 * u + NUMBER_MM * u
    quiet = Box(cx - QUIET_MM / 2, number + 2.3 * u, QUIET_MM, QUIET_MM)
    dots = Box(cx - 3.1 * u, quiet.bottom + 1.7 * u, 6.2 * u, 6.2 * u)
    return Column(u, cx, number, dots, quiet)


def quiet(trim: Box) -> Box:
    """The quiet place in the upper left corner of a card."""
    return column(trim).quiet


def ground(pen: Pen, trim: Box, stops: Stops) -> None:
    """The sky, graded from top to foot, out to the end of the bleed."""
    pen.shade(trim.grown(FORM_BLEED_MM), ground_stops(trim, stops))


def ground_stops(trim: Box, stops: Stops) -> Stops:
    """The stops of a card as those of the card with its bleed, which keeps the colours of the edges."""
    high = trim.h + 2 * FORM_BLEED_MM
    inner = tuple(((FORM_BLEED_MM + p * trim.h) / high, c) for p, c in stops)
    return ((0.0, stops[0][1]), *inner, (1.0, stops[-1][1]))


@contextmanager
def half_turned(pen: Pen, trim: Box) -> Iterator[None]:
    """A context in which the card stands on its head."""
    with pen.moved(trim.right, trim.bottom, 180):
        yield


def both_ways(pen: Pen, trim: Box) -> Iterator[bool]:
    """The card as it lies, then on its head, and whether it does: what is drawn each time reads from both sides of the table."""
    yield False
    with half_turned(pen, trim):
        yield True


def big(pen: Pen, cx: float, base: float, sign: str, height_mm: float, colour: str = LIGHT) -> None:
    """A number or letter of that height, centred; two digits are narrow ones, as wide as the column; 6 and 9 are underlined."""
    size = height_mm / DIGIT_HEIGHT / MM_PER_PT
    weight: Weight = "Numerals" if len(sign) > 1 and sign.isdecimal() else "Black"
    room = COLUMN_MM * height_mm / NUMBER_MM
    squeeze = min(1.0, room / width_mm(sign, weight, size, pen.subject))
    pen.text(cx, base, sign, weight, size, colour, "center", squeeze)
    if sign in ("6", "9"):
        half = 0.27 * height_mm
        pen.path(polyline([(cx - half, base + 0.13 * height_mm), (cx + half, base + 0.13 * height_mm)]), stroke=colour, width_mm=0.085 * height_mm)


def dots(pen: Pen, box: Box, count: int, colour: str, round: bool = False) -> None:
    """The count in a fixed pattern, like the pips of a die: as stars, or as discs."""
    step, r = box.w * 0.4, box.w * 0.19
    for dx, dy in DOTS[count]:
        x, y = box.cx + dx * step, box.cy + dy * step
        if round:
            pen.circle(x, y, r * 0.8, fill=colour)
        else:
            pen.path(star(x, y, r, 4, 0.42), fill=colour)


def quiet_place(pen: Pen, box: Box, around: str, light: str = GOLD) -> None:
    """The place kept free for the mark that a camera reads; where none is printed, a fine compass rose stands in it."""
    line, r = mix(around, light, 0.62), box.w / 2
    pen.circle(box.cx, box.cy, r * 0.9, stroke=line, width_mm=0.16)
    pen.circle(box.cx, box.cy, r * 0.5, stroke=mix(around, light, 0.4), width_mm=0.12)
    pen.path(star(box.cx, box.cy, r * 0.52, 4, 0.24, 45), fill=mix(around, light, 0.4))
    pen.path(star(box.cx, box.cy, r * 0.86, 4, 0.2), fill=line)


def names(pen: Pen, cx: float, base: float, room: float, text: Text, lang: str, u: float, colour: str, faint: str) -> None:
    """The name: Korean large and English small below, or the one language alone."""
    first, second = (*say(text, lang), "")[:2]
    size = fit_pt(first, "Bold", max(5.0, 11 * u), room, pen.subject)
    pen.text(cx, base, first, "Bold", size, colour, "center")
    if second:
        small = fit_pt(second, "Regular", max(5.0, 6.5 * u), room, pen.subject)
        pen.text(cx, base + max(small * MM_PER_PT * 1.25, 3.2 * u), second, "Regular", small, faint, "center")


def paragraph(pen: Pen, box: Box, text: str, size_pt: float, colour: str, align: Align = "center") -> float:
    """Wrapped text from the upper edge of the box, shrunk until it fits; says at what y it ends."""
    size, lines = block(text, "Regular", size_pt, box.w, box.h, LEADING, pen.subject)
    x = {"left": box.x, "center": box.cx, "right": box.right}[align]
    step = size * LEADING * MM_PER_PT
    for k, line in enumerate(lines):
        pen.text(x, box.y + step * (k + 0.8), line, "Regular", size, colour, align)
    return box.y + step * len(lines)


def say(text: Text, lang: str) -> list[str]:
    """The words that a card shows: Korean, English, or both, Korean first."""
    return [text.ko, text.en] if lang == "both" else [text.en if lang == "en" else text.ko]
