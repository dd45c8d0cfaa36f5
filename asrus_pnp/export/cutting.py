"""Files for a cutting machine: the sheets to print, with the marks that it looks for and the places given up for them, and the outlines
that it follows, as SVG and as DXF, in true size, to the thousandth of a mm."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import pi, tan
from pathlib import Path
from xml.sax.saxutils import escape

from asrus_pnp.core.errors import DrawError, Fault, OptionError
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.pages import Sketch, draw_pages
from asrus_pnp.export.presets import Presets, Registration
from asrus_pnp.export.runs import lots_of, title_of
from asrus_pnp.pdf.draw.inks import number
from asrus_pnp.pdf.draw.pen import CanvasPen
from asrus_pnp.pdf.impose.geometry import Axis, Bleed, Box, Grid, Size
from asrus_pnp.pdf.impose.imposition import Lot, Order, Piece, Placed
from asrus_pnp.pdf.impose.print_settings import Flip, back_axis
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.pdf.write.margins import INK, turn_words
from asrus_pnp.pdf.write.placing import draw_placed

BLEED_MM = 1.0  # machines miss by half of it; cards lie twice as far apart, so that none bleeds into its neighbour
CORNER_MM = 3.0
BLACK = "#000000"
FOOT_MM = 6.0  # from the lower edge of the paper: the words stand below the marks, in the middle
SIZE_PT = 6.5

LAYER = "CUT"
QUARTER = tan(pi / 8)  # DXF's measure of an arc of a quarter circle
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class CutSheet:
    """The places of a sheet, as numbers into its grid from 0: those that hold cards, and those given up for the marks."""

    grid: Grid
    marks: Registration
    kept: tuple[int, ...]
    given_up: tuple[int, ...]

    @property
    def cuts(self) -> list[Box]:
        """What is cut, in mm from the upper left: the trims of all places that hold cards, also when the last sheet is not full."""
        return [self.grid.trim(slot) for slot in self.kept]


def sheet_for(card: Size, paper: Size, marks: Registration) -> CutSheet:
    """The sheet that holds the most cards between the marks, upright paper preferred. Raises DrawError where not even one fits."""
    found = [_kept(grid, marks) for page in dict.fromkeys((paper, paper.turned)) if (grid := _grid(card, page, marks))]
    if not any(sheet.kept for sheet in found):
        room = Size(*(round(side - 2 * (marks.inset_mm + BLEED_MM), 2) for side in (paper.w, paper.h)))
        right = Text(f"{room} mm까지, 또는 더 큰 종이(--paper)", f"up to {room} mm, or larger paper (--paper)")
        words = Text(f"{card} mm 카드는 {paper} mm 종이의 표시 사이에 들어가지 않는다", f"cards of {card} mm do not fit between the marks on {paper} mm")
        raise DrawError([Fault(same(""), words, right)])
    return max(found, key=lambda sheet: (len(sheet.kept), sheet.grid.page == paper))


def mark_boxes(page: Size, marks: Registration) -> list[Box]:
    """The filled rectangles that the marks are made of: the square, and two arms in each of two corners."""
    inset, thick, arm = marks.inset_mm, marks.thickness_mm, marks.arm_mm
    right, foot = page.w - inset, page.h - inset
    return [
        Box(inset, inset, marks.square_mm, marks.square_mm),
        Box(right - arm, inset, arm, thick),
        Box(right - thick, inset, thick, arm),
        Box(inset, foot - thick, arm, thick),
        Box(inset, foot - arm, thick, arm),
    ]


def fronts(sheet: CutSheet, pieces: Sequence[Piece]) -> list[list[Placed]]:
    """The cards of each sheet in the places that are kept."""
    many, bleed = len(sheet.kept), Bleed(BLEED_MM, BLEED_MM, BLEED_MM, BLEED_MM)
    packs = [pieces[k : k + many] for k in range(0, len(pieces), many)]
    return [[Placed(p, p.front, sheet.grid.trim(slot), bleed, False) for slot, p in zip(sheet.kept, pack, strict=False)] for pack in packs]


def backs(placed: Sequence[Placed], page: Size, flip: Flip) -> list[Placed]:
    """The backs of those cards on the other side of the sheet."""
    axis = back_axis(page, flip)
    return [Placed(p.piece, p.piece.back, p.trim.mirrored(page, axis), p.bleed.mirrored(axis), axis == "y") for p in placed if p.piece.back]


def _grid(card: Size, page: Size, marks: Registration) -> Grid | None:
    across, down = _axis(card.w, page.w, marks), _axis(card.h, page.h, marks)
    return Grid(page, card, across, down, "ends") if across.count and down.count else None


def _axis(card: float, length: float, marks: Registration) -> Axis:
    """As many cards as can be cut between the marks, in the middle of the page."""
    gap = 2 * BLEED_MM
    count = int((length - 2 * marks.inset_mm + gap + 1e-6) // (card + gap))
    return Axis(count, (length - count * card - (count - 1) * gap) / 2, card, gap, BLEED_MM)


def _kept(grid: Grid, marks: Registration) -> CutSheet:
    taken = [box.grown(marks.clear_mm) for box in mark_boxes(grid.page, marks)]
    up = tuple(slot for slot in range(grid.capacity) if any(_meet(grid.trim(slot).grown(BLEED_MM), box) for box in taken))
    return CutSheet(grid, marks, tuple(slot for slot in range(grid.capacity) if slot not in up), up)


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def svg(sheet: CutSheet, title: str) -> bytes:
    """The outlines as SVG whose units are mm from the upper left of the page."""
    w, h = number(sheet.grid.page.w), number(sheet.grid.page.h)
    paths = [f'  <path id="place-{slot + 1}" d="{_outline(box)}"/>' for slot, box in zip(sheet.kept, sheet.cuts, strict=True)]
    given = ", ".join(str(slot + 1) for slot in sheet.given_up) or "none"
    return "\n".join([
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}">',
        f" <title>{escape(title)}</title>",
        f" <desc>registration {sheet.marks.id}; places given up: {given}</desc>",
        ' <g id="cut" fill="none" stroke="#ff0000" stroke-width="0.1">',
        *paths, " </g>", "</svg>", "",
    ]).encode()  # fmt: skip


def dxf(sheet: CutSheet) -> bytes:
    """The outlines as DXF of release 12, which every program reads: mm from the lower left of the page, one closed line a place."""
    w, h = sheet.grid.page.w, sheet.grid.page.h
    limits = [(9, "$LIMMIN"), (10, "0"), (20, "0"), (9, "$LIMMAX"), (10, number(w)), (20, number(h))]
    units = [(9, "$INSUNITS"), (70, "4"), (9, "$MEASUREMENT"), (70, "1")]
    head = [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), *units, *limits, (0, "ENDSEC")]
    lines = [pair for box in sheet.cuts for pair in _polyline(box, h)]
    every = [(999, f"registration {sheet.marks.id}"), *head, (0, "SECTION"), (2, "ENTITIES"), *lines, (0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in every).encode()


def _corners(box: Box) -> list[tuple[Point, Point]]:
    """Where each rounded corner begins and ends, clockwise from the upper left."""
    r, x, y, right, foot = CORNER_MM, box.x, box.y, box.right, box.bottom
    return [
        ((x, y + r), (x + r, y)),
        ((right - r, y), (right, y + r)),
        ((right, foot - r), (right - r, foot)),
        ((x + r, foot), (x, foot - r)),
    ]


def _outline(box: Box) -> str:
    r = number(CORNER_MM)
    steps = [f"L {number(a)} {number(b)} A {r} {r} 0 0 1 {number(c)} {number(d)}" for (a, b), (c, d) in _corners(box)]
    return f"M{steps[0][1:]} {' '.join(steps[1:])} Z"


def _polyline(box: Box, height: float) -> list[tuple[int, str]]:
    """A closed line of four straight edges and four arcs; y up. Clockwise arcs have a negative bulge."""
    found: list[tuple[int, str]] = [(0, "POLYLINE"), (8, LAYER), (66, "1"), (70, "1")]
    for begin, end in _corners(box):
        for (x, y), bulge in ((begin, -QUARTER), (end, 0.0)):
            found += [(0, "VERTEX"), (8, LAYER), (10, number(x)), (20, number(height - y)), (42, number(bulge, 8))]
    return [*found, (0, "SEQEND"), (8, LAYER)]


@dataclass(frozen=True, slots=True)
class CutJob:
    """The files of the cards of one size: their name without its ending, what each ending holds, the sheet, and how many there are."""

    name: str
    files: dict[str, bytes]
    sheet: CutSheet
    cards: int
    sheets: int

    def at(self, out: Path) -> dict[Path, bytes]:
        """The files by their places."""
        return {out / f"{self.name}.{ending}": content for ending, content in self.files.items()}


def registration(presets: Presets, name: str | None) -> Registration:
    """The marks of that name, or the newest; raises OptionError with the names that there are."""
    known = {r.id: r for r in presets.registrations}
    if name and name not in known:
        found = Text(f"“{name}”이라는 표시는 없다", f"there are no marks “{name}”")
        raise OptionError([Fault(same("--registration"), found, perhaps(name, known))])
    return known[name] if name else presets.registrations[-1]


def cut_jobs(names: Sequence[str], order: Order, marks: Registration, flip: Flip, look: Look = AS_EVER) -> list[CutJob]:
    """What is printed and cut of the sets. Raises DrawError for a set without cards, and for cards that are too large for the paper."""
    return [_job(name, title_of(name, order), lot, order, marks, flip, look) for name in names for lot in lots_of(name, order)]


def _job(name: str, title: Text, lot: Lot, order: Order, marks: Registration, flip: Flip, look: Look = AS_EVER) -> CutJob:
    sheet = sheet_for(lot.size, order.paper, marks)
    size = str(lot.size).replace("×", "x")
    packs = fronts(sheet, lot.pieces)
    pages = [page for n, placed in enumerate(packs, 1) for page in _sheet(sheet, title, placed, f"{n} / {len(packs)}", flip, look)]
    files = {"pdf": draw_pages(title, order.lang, pages), "svg": svg(sheet, f"{title.en} {size}"), "dxf": dxf(sheet)}
    return CutJob(f"{name}-{size}-cut", files, sheet, len(lot.pieces), len(packs))


def _sheet(sheet: CutSheet, title: Text, placed: Sequence[Placed], count: str, flip: Flip, look: Look) -> list[Sketch]:
    """A sheet's front with the marks, and its back without."""
    turn = turn_words(flip)
    words = f"{title.ko} · {title.en}   {count}   {sheet.marks.id}   {turn.ko} · {turn.en}   100 %"
    page = sheet.grid.page
    behind = tuple(backs(placed, page, flip))
    return [
        Sketch(page, partial(_front, sheet=sheet, placed=placed, words=words, look=look), placed=tuple(placed), flip=flip),
        Sketch(page, partial(_cards, placed=behind, look=look), placed=behind, flip=flip),
    ]


def _front(pen: CanvasPen, sheet: CutSheet, placed: Sequence[Placed], words: str, look: Look) -> None:
    page = sheet.grid.page
    _cards(pen, placed, look)
    for box in mark_boxes(page, sheet.marks):
        pen.rect(box, fill=BLACK)
    pen.text(page.w / 2, page.h - FOOT_MM, words, "Regular", SIZE_PT, INK, "center")


def _cards(pen: CanvasPen, placed: Sequence[Placed], look: Look) -> None:
    for one in placed:
        draw_placed(pen, one, look)
