"""What a cutting machine follows: the rounded outline of every place of a sheet, as SVG and as DXF, in true size, to the thousandth of a mm."""

from math import pi, tan
from xml.sax.saxutils import escape

from asrus_pnp.export.cutting_sheets import CORNER_MM, CutSheet
from asrus_pnp.pdf.draw.inks import number
from asrus_pnp.pdf.impose.geometry import Box

LAYER = "CUT"
QUARTER = tan(pi / 8)  # DXF's measure of an arc of a quarter circle
Point = tuple[float, float]


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
