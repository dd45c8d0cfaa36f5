"""A finished PDF read back: its pages with their boxes, what they paint and what they say of themselves; its fonts and its wishes for printing."""

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import same
from asrus_pnp.export.content import MM, Painted, painted
from asrus_pnp.export.needed import PIKEPDF, package
from asrus_pnp.export.raster import pictures
from asrus_pnp.pdf.geometry import Box, Size
from asrus_pnp.pdf.pagenotes import OWNER
from asrus_pnp.pdf.sheets import Flip

LOOK_DPI = 100
PALE = 250  # of 255: lighter than this is paper
ROOM = ("left", "top", "right", "bottom")
BOXES = ("/MediaBox", "/CropBox", "/BleedBox", "/TrimBox", "/ArtBox")


@dataclass(frozen=True, slots=True)
class Note:
    """What a page of ours says of itself: its side, the edge about which its sheet turns, and the trim of each card by its id, in mm."""

    back: bool
    flip: Flip | None
    trims: tuple[tuple[str, Box], ...]


@dataclass(frozen=True, slots=True)
class FinishedPage:
    """A page: its number from 1, its size in mm, its boxes in mm from the upper left of the media box, whether it is turned or scaled by the file,
    what it paints, how far the ink stays from each edge of the paper in mm (none on an empty page), and what it says of itself."""

    number: int
    size: Size
    boxes: dict[str, Box]
    turned_deg: int
    unit: float
    painted: tuple[Painted, ...]
    free_mm: tuple[float, float, float, float] | None
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
        raise InputError([fault(same(str(path)), f"읽을 수 없다 ({error.strerror})", f"cannot be read ({error.strerror})", *right)]) from None
    except (package(PIKEPDF).PdfError, KeyError, ValueError, TypeError, AttributeError) as error:
        raise InputError([fault(same(str(path)), f"PDF가 아니거나 깨졌다 ({error})", f"is no PDF, or damaged ({error})", *right)]) from None


def read_bytes(content: bytes) -> Finished:
    """The same of a file in memory; raises whatever the reader raises for what is no PDF."""
    with package(PIKEPDF).open(io.BytesIO(content)) as pdf:
        free = [_free(image, 25.4 / LOOK_DPI) for image in pictures(content, LOOK_DPI)]
        pages = tuple(_page(page, n, room) for n, (page, room) in enumerate(zip(pdf.pages, free, strict=True), 1))
        scaling = str(pdf.Root.get("/ViewerPreferences", {}).get("/PrintScaling", "")).removeprefix("/")
        return Finished(pages, dict(_fonts(pdf)), scaling)


def _page(page: Any, number: int, free: tuple[float, float, float, float] | None) -> FinishedPage:
    left, foot, right, top = (float(n) for n in page.mediabox)
    boxes = {name[1:-3].lower(): _box(page.obj[name], left, top) for name in BOXES if name in page.obj}
    size = Size((right - left) * MM, (top - foot) * MM)
    turned, unit = int(page.obj.get("/Rotate", 0)), float(page.obj.get("/UserUnit", 1))
    return FinishedPage(number, size, boxes, turned, unit, tuple(painted(page)), free, _note(page))


def _box(numbers: Any, left: float, top: float) -> Box:
    x1, y1, x2, y2 = (float(n) for n in numbers)
    return Box((x1 - left) * MM, (top - y2) * MM, (x2 - x1) * MM, (y2 - y1) * MM)


def _note(page: Any) -> Note | None:
    private = page.obj.get("/PieceInfo", {}).get(f"/{OWNER}", {}).get("/Private")
    if private is None:
        return None
    trims = zip(private.Names, private.Trims, strict=True)
    flip = str(private.get("/Flip", "")).removeprefix("/")
    named = tuple((str(name), Box(*(float(n) for n in trim))) for name, trim in trims)
    return Note(private.Side == "/Back", "long" if flip == "long" else "short" if flip else None, named)


def _free(image: Any, pixel_mm: float) -> tuple[float, float, float, float] | None:
    """How far the ink stays from the left, upper, right and lower edge; a pixel that is only touched counts for the paper."""
    ink = image.convert("L").point([255] * PALE + [0] * (256 - PALE)).getbbox()
    if ink is None:
        return None
    return tuple((n + 1) * pixel_mm for n in (ink[0], ink[1], image.width - ink[2], image.height - ink[3]))  # type: ignore[return-value]


def _fonts(pdf: Any) -> Iterator[tuple[str, bool]]:
    """Every font that the file has, and whether its outlines are in it."""
    for thing in pdf.objects:
        if isinstance(thing, package(PIKEPDF).Dictionary) and thing.get("/Type") == "/Font" and thing.get("/Subtype") not in ("/Type0", "/Type3"):
            descriptor = thing.get("/FontDescriptor", {})
            yield str(thing.get("/BaseFont", "?")).removeprefix("/"), any(f"/FontFile{n}" in descriptor for n in ("", "2", "3"))
