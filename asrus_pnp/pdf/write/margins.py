"""What stands in the margin of a page, outside the cards: the set's name, the page, how to turn the sheet, a ruler, crop marks."""

from contextlib import suppress

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.styles import Style, plain, styled
from asrus_pnp.pdf.impose.crop_marks import HALO_MM, MARGIN, ON_THE_CUT, crop_marks, room, strips
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.pdf.impose.imposition import Page
from asrus_pnp.pdf.impose.leaves import EDGE_MM, Leaf
from asrus_pnp.pdf.impose.print_settings import CUT_MM, STRIP_MM, Flip, MarkStyle, back_axis

INK = "#33373f"
PAPER = "#ffffff"
MIDDLE = "#868d99"
SIZE_PT = 6.5
PLAN_MM, SMALL_PLAN_MM = 22.0, 6.0  # what the plan of a tiled board takes of a foot, on narrow paper with its short rows
NARROW_MM = 150.0  # narrower feet have a short ruler, and words in several lines
TIGHT = 1.18
GAP = "   "  # between the parts of what a margin says
ONE_LINE_MM = 60.0  # narrower strips, those of photo paper, have the words for turning in two lines


def draw_marks(pen: Pen, page: Page, style: MarkStyle = MARGIN) -> None:
    """Cut marks: thin and dark, on a pale line that shows them on dark art too; those on the cuts themselves without it, in a tone that shows on both."""
    marks = tuple(segment for x1, y1, x2, y2 in crop_marks(page, style) for segment in polyline([(x1, y1), (x2, y2)]))
    wide = style.width_mm
    inks = ((MIDDLE, wide),) if style.kind in ON_THE_CUT else ((PAPER, wide + HALO_MM), (INK, wide))
    for colour, width in inks if marks else ():
        pen.path(marks, stroke=colour, width_mm=width)


def draw_strips(pen: Pen, page: Page, words: str, flip: Flip | None, lang: str = "both") -> None:
    """The words of the page in one strip; on fronts the ruler in the other, with the arrow that says how to turn the sheet."""
    first, second = strips(page.grid)
    for strip, draw in ((first, _words(pen, words)), (second, _foot(pen, page, flip, lang))):
        along = max(strip.w, strip.h)
        if page.grid.strip == "ends":
            with pen.moved(strip.x, strip.y):
                draw(along, min(strip.w, strip.h))
        else:
            with pen.moved(strip.x, strip.bottom, -90):
                draw(along, min(strip.w, strip.h))


def draw_leaf(pen: Pen, leaf: Leaf, words: str, style: Style = "night") -> None:
    """A leaf: its drawing, and at its foot a short ruler and the words, in several lines where the paper is narrow."""
    leaf.draw(styled(pen, style), leaf.body)
    pen = plain(pen, style)
    pen.subject = ""
    foot = Box(leaf.body.x, leaf.body.bottom + EDGE_MM, leaf.body.w, STRIP_MM)
    length = 50 if foot.w >= NARROW_MM else 20
    draw_ruler(pen, foot.x, foot.y + 0.4, length)
    x, wide = foot.x + length + 12, foot.w - length - 12 - (PLAN_MM if foot.w >= NARROW_MM else SMALL_PLAN_MM)
    if foot.w >= NARROW_MM and width_mm(words, "Regular", LEAST_PT) <= wide:
        pen.text(x, foot.y + 3.1, words, "Regular", fit_pt(words, "Regular", SIZE_PT, wide), INK)
        return
    high = STRIP_MM + EDGE_MM * 0.65
    size, lines = _in_lines(words.split(GAP), wide, high)
    for k, line in enumerate(lines):
        pen.text(x, foot.bottom - high + (k + 0.85) * size * TIGHT * MM_PER_PT, line, "Regular", size, INK)


def _in_lines(parts: list[str], wide: float, high: float) -> tuple[float, list[str]]:
    """The parts in lines that fit, without the first ones where not all of them do: the last says at which size to print."""
    for first in range(len(parts)):
        with suppress(DrawError):
            return block(GAP.join(parts[first:]), "Regular", SIZE_PT, wide, high, TIGHT)
    found = Text("쪽 아래의 글이 들어갈 자리가 없다", "the words at the foot of a page have no room")
    raise DrawError([Fault(same(""), found, Text("더 큰 종이(--paper)", "larger paper (--paper)"))])


def draw_fold(pen: Pen, page: Page) -> None:
    """The line about which a sheet is folded: dashed, between the words in the margins."""
    box = room(page.grid)
    line = tuple(s for k in range(int(box.w // 4)) for s in polyline([(box.x + 4 * k + 1, box.bottom), (box.x + 4 * k + 3, box.bottom)]))
    pen.path(line, stroke=INK, width_mm=CUT_MM)


def _words(pen: Pen, words: str):  # type: ignore[no-untyped-def]
    def draw(along: float, high: float) -> None:
        size = fit_pt(words, "Regular", SIZE_PT, along)
        pen.text(along / 2, high * 0.62, words, "Regular", size, INK, "center")

    return draw


def _foot(pen: Pen, page: Page, flip: Flip | None, lang: str):  # type: ignore[no-untyped-def]
    def draw(along: float, high: float) -> None:
        length = 100 if along >= 150 else 50 if along >= 90 else 20
        if page.back:
            return
        draw_ruler(pen, 0.5, high * 0.2, length)
        if flip:
            _turn(pen, Box(length + 12, 0, along - length - 12, high), page, flip, lang)

    return draw


def draw_ruler(pen: Pen, x: float, y: float, length: int) -> None:
    """A ruler of whole millimetres, to hold against a real one."""
    lines = polyline([(x, y), (x + length, y)])
    for mm in range(length + 1):
        tall = 2.0 if mm % 10 == 0 else 1.4 if mm % 5 == 0 else 0.8
        lines += polyline([(x + mm, y), (x + mm, y + tall)])
    pen.path(lines, stroke=INK, width_mm=CUT_MM)
    for mm in sorted({*range(0, length, 50), length}):
        label = f"{mm} mm" if mm == length else str(mm)
        pen.text(x + mm, y + 4, label, "Regular", 5, INK, "left" if mm == 0 else "center")


def _turn(pen: Pen, box: Box, page: Page, flip: Flip, lang: str) -> None:
    """An arrow over the edge about which the sheet turns, and the words for it."""
    words = turn_words(flip)
    said = [words.en] if lang == "en" else [words.ko, words.en]
    lines = [" · ".join(said)] if box.w >= ONE_LINE_MM else said
    for k, line in enumerate(lines):
        size = fit_pt(line, "Bold", SIZE_PT if len(lines) == 1 else LEAST_PT, box.w - 8)
        pen.text(box.right - 7.5, box.y + box.h * 0.62 + 2.2 * k - 1.1 * (len(lines) - 1), line, "Bold", size, INK, "right")
    x, y = box.right - 3.2, box.cy
    level = (back_axis(page.grid.page, flip) == "x") == (page.grid.strip == "ends")
    with pen.moved(x, y, 0 if level else 90):
        pen.path(polyline([(-2.2, 0), (2.2, 0)]), stroke=INK, width_mm=0.35)
        for side in (-1, 1):
            pen.path(polyline([(side * 1.2, -1), (side * 2.2, 0), (side * 1.2, 1)]), stroke=INK, width_mm=0.35)
        pen.path(polyline([(0, -2), (0, 2)]), stroke=INK, width_mm=0.2)


def turn_words(flip: Flip) -> Text:
    """How to set the printer for backs that land behind their fronts."""
    return Text("긴 쪽으로 넘기기", "flip on the long edge") if flip == "long" else Text("짧은 쪽으로 넘기기", "flip on the short edge")
