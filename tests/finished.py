"""Reading finished PDFs back for the tests: what is placed where on each page, in mm from the upper left corner, y down."""

import math
from dataclasses import dataclass
from pathlib import Path

import pikepdf

from asrus_pnp.pdf.impose.geometry import Box, Size

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]


@dataclass(frozen=True, slots=True)
class Use:
    """One use of a form on a page: its name, where its trim falls, the way its head points (0, -1 where it stands upright), and how large it is
    beside its own size: what is smaller is only shown, as on a cover."""

    form: str
    trim: Box
    head: tuple[int, int]
    scale: float = 1.0


def page_size(page: pikepdf.Page) -> Size:
    """The size of a page in mm."""
    left, foot, right, top = (float(n) for n in page.mediabox)
    return Size((right - left) * MM, (top - foot) * MM)


def uses(page: pikepdf.Page, bleed_mm: float) -> list[Use]:
    """Every form that the content of the page draws; bleed_mm is how far each goes beyond its trim."""
    found: list[Use] = []
    stack: list[Matrix] = []
    at: Matrix = (1, 0, 0, 1, 0, 0)
    for operands, operator in pikepdf.parse_content_stream(page):
        match str(operator):
            case "q":
                stack.append(at)
            case "Q":
                at = stack.pop()
            case "cm":
                at = _times(at, tuple(float(n) for n in operands))  # type: ignore[arg-type]
            case "Do":
                form = page.Resources.XObject[str(operands[0])]
                found.append(_use(str(operands[0]), form, at, bleed_mm, page_size(page)))
    assert not stack
    return found


def _use(name: str, form: pikepdf.Object, at: Matrix, bleed_mm: float, page: Size) -> Use:
    x1, y1, x2, y2 = (float(n) for n in form.BBox)
    corners = [_at(at, (x1 + bleed_mm, y1 + bleed_mm)), _at(at, (x2 - bleed_mm, y2 - bleed_mm))]
    xs = sorted(x * MM for x, _ in corners)
    ys = sorted(page.h - y * MM for _, y in corners)
    head = math.atan2(-at[3], at[2])  # the way in which y of the form falls, upward on the page
    upward = (round(-math.cos(head)), round(-math.sin(head))) if abs(at[2]) > abs(at[3]) else (0, -1 if at[3] < 0 else 1)
    return Use(name, Box(xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0]), upward, round(math.hypot(at[2], at[3]) * MM, 3))


def _times(m: Matrix, n: Matrix) -> Matrix:
    """The matrix that does n first and then m, as PDF's cm does."""
    a, b, c, d, e, f = n
    return (
        m[0] * a + m[2] * b, m[1] * a + m[3] * b, m[0] * c + m[2] * d, m[1] * c + m[3] * d,
        m[0] * e + m[2] * f + m[4], m[1] * e + m[3] * f + m[5],
    )  # fmt: skip


def _at(m: Matrix, p: tuple[float, float]) -> tuple[float, float]:
    return m[0] * p[0] + m[2] * p[1] + m[4], m[1] * p[0] + m[3] * p[1] + m[5]


def fonts(file: Path) -> dict[str, bool]:
    """Every font of the file by name, and whether its outlines are embedded."""
    with pikepdf.open(file) as pdf:
        found = {}
        for thing in pdf.objects:
            if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font":
                descriptor = thing.get("/FontDescriptor")
                found[str(thing.get("/BaseFont"))] = descriptor is not None and "/FontFile2" in descriptor
        return found
