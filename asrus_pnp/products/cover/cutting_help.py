"""How to print and cut the sheets, in four small pictures."""

from collections.abc import Callable, Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.marks import BAD, arrow, label
from asrus_pnp.products.learn.cells import ACCENT, INK, PALE, SOFT, disc

HELP_MM, PICTURE_MM, GUTTER_MM = 42.0, 22.0, 4.0
WORDS_PT, SMALL_PT, LEADING = 7.0, 6.0, 1.25
SHEET, CARDS = "#ffffff", "#9fb2cc"


def draw_help(pen: Pen, box: Box, printing: Sequence[Text], sizes: str, lang: str) -> float:
    """Four steps side by side: print, cut along, cut across, round; says where they end."""
    steps = [
        (Text("100 % 크기로 인쇄합니다. " + printing[0].ko, "Print at 100 %; " + printing[0].en), _printer),
        (printing[1], _turned),
        (
            Text(
                f"긴 선부터, 카드 밖의 재단선을 따라 자릅니다. 재단 크기 {sizes} mm",
                f"cut the long lines first, along the marks outside the cards; trim size {sizes} mm",
            ),
            _long,
        ),
        (
            Text("짧은 선을 자르고, 원하면 모서리를 반지름 3 mm로 둥글립니다.", "then the short lines; round the corners to a radius of 3 mm if you like"),
            _round,
        ),
    ]
    wide = (box.w - GUTTER_MM * (len(steps) - 1)) / len(steps)
    for k, (words, picture) in enumerate(steps):
        x = box.x + k * (wide + GUTTER_MM)
        _step(pen, Box(x, box.y, wide, HELP_MM), k + 1, words, picture, lang)
    return box.y + HELP_MM


def _step(pen: Pen, box: Box, number: int, words: Text, picture: Callable[[Pen, Box], None], lang: str) -> None:
    place = Box(box.x, box.y, box.w, PICTURE_MM)
    pen.rect(place, fill=PALE, radius_mm=2)
    picture(pen, place)
    disc(pen, box.x + 3.6, box.y + 3.6, number)
    said, y = say(words, lang), place.bottom + 1
    share = (box.bottom - y) / len(said)
    for k, one in enumerate(said):
        size, lines = block(one, "Regular" if k else "Bold", SMALL_PT if k else WORDS_PT, box.w, share, LEADING, pen.subject)
        for line in lines:
            y += size * LEADING * MM_PER_PT
            pen.text(box.x, y, line, "Regular" if k else "Bold", size, SOFT if k else INK)


def _sheet(pen: Pen, box: Box, high: float = 17.0) -> Box:
    """A sheet with nine cards, in the middle of a picture."""
    sheet = Box(box.cx - high * 0.354, box.cy - high / 2, high * 0.707, high)
    pen.rect(sheet, fill=SHEET, stroke=SOFT, width_mm=0.2)
    for k in range(9):
        pen.rect(_card(sheet, k), fill=CARDS, stroke=SHEET, width_mm=0.15)
    return sheet


def _card(sheet: Box, k: int) -> Box:
    wide, high = sheet.w * 0.28, sheet.h * 0.28
    return Box(sheet.x + 0.08 * sheet.w + (k % 3) * wide, sheet.y + 0.08 * sheet.h + (k // 3) * high, wide, high)


def _printer(pen: Pen, box: Box) -> None:
    sheet = _sheet(pen, box)
    label(pen, sheet.right + 8, box.cy, "100 %", ACCENT)


def _turned(pen: Pen, box: Box) -> None:
    sheet = _sheet(pen, box)
    arrow(pen, (sheet.right + 3, box.cy + 3), (sheet.right + 9, box.cy + 3))
    arrow(pen, (sheet.right + 9, box.cy - 3), (sheet.right + 3, box.cy - 3))


def _long(pen: Pen, box: Box) -> None:
    sheet = _sheet(pen, box)
    for k in range(4):
        x = sheet.x + sheet.w * (0.08 + 0.28 * k)
        pen.path(polyline([(x, sheet.y - 1.6), (x, sheet.bottom + 1.6)]), stroke=BAD, width_mm=0.35)


def _round(pen: Pen, box: Box) -> None:
    sheet = _sheet(pen, Box(box.x, box.y, box.w * 0.62, box.h))
    for k in range(4):
        y = sheet.y + sheet.h * (0.08 + 0.28 * k)
        pen.path(polyline([(sheet.x - 1.4, y), (sheet.right + 1.4, y)]), stroke=BAD, width_mm=0.35)
    pen.rect(Box(sheet.right + 7, box.cy - 7, 10, 14), fill=CARDS, radius_mm=2.2)
