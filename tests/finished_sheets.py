"""Where cards lie on the pages of a finished file, as another program reads them."""

import math

import pikepdf

from asrus_pnp.core.text import same
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Piece
from asrus_pnp.pdf.impose.print_settings import Shift

A4, LETTER, STANDARD = Size(210, 297), Size(215.9, 279.4), Size(63, 88)


MM = 25.4 / 72


Point = tuple[float, float]


Matrix = tuple[float, float, float, float, float, float]


def corners(box: Box) -> list[Point]:
    return [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]


def shifted(p: Point, page: Size, shift: Shift) -> Point:
    """Where a point of a back is printed: turned clockwise about the centre of the page, then moved."""
    a, x, y = math.radians(shift.angle_deg), p[0] - page.w / 2, p[1] - page.h / 2
    return (
        page.w / 2 + shift.x_mm + x * math.cos(a) - y * math.sin(a),
        page.h / 2 + shift.y_mm + x * math.sin(a) + y * math.cos(a),
    )


def spot(pen: object, trim: Box) -> None:
    pen.rect(Box(trim.x + 1, trim.y + 1, 2, 2), fill="#000000")  # type: ignore[attr-defined]


def pieces(count: int) -> list[Piece]:
    return [Piece(f"P{n}", Face(f"front-{n}", spot), Face(f"back-{n}", spot), same("g")) for n in range(count)]


def times(m: Matrix, n: Matrix) -> Matrix:
    a, b, c, d, e, f = n
    return (m[0] * a + m[2] * b, m[1] * a + m[3] * b, m[0] * c + m[2] * d, m[1] * c + m[3] * d, m[0] * e + m[2] * f + m[4], m[1] * e + m[3] * f + m[5])


def placed(page: pikepdf.Page) -> dict[str, list[Point]]:
    """The corners of the trim of each face on a page as it is drawn, from its head clockwise, in mm from the upper left corner of the page."""
    high, found, stack, at = float(page.mediabox[3]) * MM, dict[str, list[Point]](), list[Matrix](), (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for operands, operator in pikepdf.parse_content_stream(page):
        if str(operator) == "q":
            stack.append(at)
        elif str(operator) == "Q":
            at = stack.pop()
        elif str(operator) == "cm":
            at = times(at, tuple(map(float, operands)))  # type: ignore[arg-type]
        elif str(operator) == "Do":
            name = str(operands[0])
            x1, y1, x2, y2 = (float(n) for n in page.Resources.XObject[name].BBox)
            trim = Box(x1 + FORM_BLEED_MM, y1 + FORM_BLEED_MM, x2 - x1 - 2 * FORM_BLEED_MM, y2 - y1 - 2 * FORM_BLEED_MM)
            found[name.removeprefix("/FormXob.")] = [
                ((at[0] * x + at[2] * y + at[4]) * MM, high - (at[1] * x + at[3] * y + at[5]) * MM) for x, y in corners(trim)
            ]
    return found
