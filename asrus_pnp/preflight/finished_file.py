"""A finished PDF read back: its pages with their boxes, what they paint and what they say of themselves; its fonts and its wishes for printing."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path
from typing import Any

from PIL.Image import Image

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.packages import PDFIUM, PIKEPDF, package
from asrus_pnp.core.text import Text, same
from asrus_pnp.export.raster import picture
from asrus_pnp.pdf.impose.geometry import Box, Edges, Size
from asrus_pnp.pdf.impose.print_settings import EVERYWHERE, Flip, Shift
from asrus_pnp.pdf.write.page_notes import OWNER
from asrus_pnp.preflight.matrices import PLAIN, Matrix, times
from asrus_pnp.preflight.page_content import MM, Painted, painted

LOOK_DPI, MOST_PX = 100, 4000
PALE = 250  # of 255: lighter than this is paper
ROOM = ("left", "top", "right", "bottom")
Room = tuple[float, float, float, float]
BOXES = ("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox")


Card = tuple[str, Box]


@dataclass(frozen=True, slots=True)
class Note:
    """What a page of ours says of itself: the id and the trim in mm of each front and each back, the edge about which its sheet turns, by how much all
    of it is shifted for the printer, and the margins that the printer leaves empty."""

    fronts: tuple[Card, ...]
    backs: tuple[Card, ...]
    flip: Flip | None
    shift: Shift
    margins: Edges

    @property
    def cards(self) -> tuple[Card, ...]:
        """All that lies on the page."""
        return self.fronts + self.backs


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A page: its number from 1, its size in mm, its boxes in mm from the upper left of the media box, whether the file turns or scales it, what it
    paints (brought back where all of it is shifted), how far the ink stays from each edge of the paper in mm (none on an empty page), and its note."""

    number: int
    size: Size
    boxes: dict[str, Box]
    turned_deg: int
    unit: float
    painted: tuple[Painted, ...]
    free_mm: Room | None
    note: Note | None

    @property
    def is_cut(self) -> bool:
        """Whether the page is cut to a trim smaller than itself, as presses do."""
        trim = self.boxes.get("trim")
        return trim is not None and (trim.w < self.size.w or trim.h < self.size.h)


@dataclass(frozen=True, slots=True)
class Finished:
    """The whole file: its pages, each font with whether it is embedded, and whether viewers are asked not to scale it."""

    pages: tuple[FinishedPage, ...]
    fonts: dict[str, bool]
    scaling: str


def read(path: Path) -> Finished:
    """The file as it is. Raises InputError for what is no PDF, DrawError where a package for reading is missing."""
    right = ("PDF 파일", "a PDF file")
    try:
        return read_bytes(path.read_bytes())
    except OSError as error:
        raise files.unreadable(path, error, Text(*right)) from None
    except package(PIKEPDF).PasswordError:
        found = ("암호로 잠겨 있습니다", "is locked with a password")
        raise InputError([fault(same(str(path)), *found, "암호 없는 PDF 파일", "a PDF file without a password")]) from None
    except (package(PIKEPDF).PdfError, RuntimeError, LookupError, ValueError, TypeError, AttributeError) as error:  # damage makes readers raise nearly anything
        kind = type(error).__name__
        raise InputError([fault(same(str(path)), f"PDF가 아니거나 깨졌다 ({kind})", f"is no PDF, or damaged ({kind})", *right)]) from None


def read_bytes(content: bytes) -> Finished:
    """The same of a file in memory; raises whatever the reader raises for what is no PDF."""
    with package(PIKEPDF).open(io.BytesIO(content)) as pdf:
        pages = tuple(_page(page, n, room) for n, (page, room) in enumerate(zip(pdf.pages, _all_free(content), strict=True), 1))
        scaling = str(pdf.Root.get("/ViewerPreferences", {}).get("/PrintScaling", "")).removeprefix("/")
        return Finished(pages, dict(_fonts(pdf)), scaling)


def _page(page: Any, number: int, free: Room | None) -> FinishedPage:
    left, foot, right, top = (float(n) for n in page.mediabox)
    boxes = {name[1:-3].lower(): _box(page.obj[name], left, top) for name in BOXES if name in page.obj}
    size = Size((right - left) * MM, (top - foot) * MM)
    turned, unit, said = int(page.obj.get("/Rotate", 0)), float(page.obj.get("/UserUnit", 1)), _note(page)
    back = undone(said.shift, size) if said else PLAIN
    return FinishedPage(number, size, boxes, turned, unit, tuple(painted(page, back)), free, said)


def undone(shift: Shift, page: Size) -> Matrix:
    """What takes a page back to where it would be without the shift."""
    x, y, a = page.w / 2, page.h / 2, radians(-shift.angle_deg)
    turn = (cos(a), sin(a), -sin(a), cos(a), x, y)
    return times(turn, (1, 0, 0, 1, -x - shift.x_mm, -y - shift.y_mm))


def _box(numbers: Any, left: float, top: float) -> Box:
    x1, y1, x2, y2 = (float(n) for n in numbers)
    return Box((x1 - left) * MM, (top - y2) * MM, (x2 - x1) * MM, (y2 - y1) * MM)


def _note(page: Any) -> Note | None:
    private = page.obj.get("/PieceInfo", {}).get(f"/{OWNER}", {}).get("/Private", {})
    if not {"/Fronts", "/Backs"} <= set(private.keys()):
        return None
    fronts, backs = (tuple((str(c[0]), Box(*map(float, list(c)[1:]))) for c in private[side]) for side in ("/Fronts", "/Backs"))
    flip = str(private.get("/Flip", "")).removeprefix("/")
    shift, margins = (tuple(map(float, private[key])) if key in private else () for key in ("/Shift", "/Margins"))
    return Note(fronts, backs, "long" if flip == "long" else "short" if flip else None, Shift(*shift), Edges(*margins) if margins else EVERYWHERE)


def _all_free(content: bytes) -> Iterator[Room | None]:
    """The room that each page leaves free; very large pages are looked at more coarsely."""
    document = package(PDFIUM).PdfDocument(content)
    try:
        for number in range(len(document)):
            page = document[number]
            dpi = min(LOOK_DPI, MOST_PX / max(page.get_size()) * 72)
            yield _free(picture(page, dpi, grey=True), 25.4 / dpi)
    finally:
        document.close()


def _free(image: Image, pixel_mm: float) -> Room | None:
    """How far the ink stays from each edge; a pixel that is only touched counts for the paper."""
    ink = image.point([255] * PALE + [0] * (256 - PALE)).getbbox()
    if ink is None:
        return None
    return (ink[0] + 1) * pixel_mm, (ink[1] + 1) * pixel_mm, (image.width - ink[2] + 1) * pixel_mm, (image.height - ink[3] + 1) * pixel_mm


def _fonts(pdf: Any) -> Iterator[tuple[str, bool]]:
    """Every font that the file has, and whether its outlines are in it."""
    for thing in pdf.objects:
        if isinstance(thing, package(PIKEPDF).Dictionary) and thing.get("/Type") == "/Font" and thing.get("/Subtype") not in ("/Type0", "/Type3"):
            descriptor = thing.get("/FontDescriptor", {})
            yield str(thing.get("/BaseFont", "?")).removeprefix("/"), any(f"/FontFile{n}" in descriptor for n in ("", "2", "3"))
