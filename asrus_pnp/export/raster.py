"""Pages of a PDF to pictures of just so many pixels, and pictures to PNG files."""

import struct
import zlib
from collections.abc import Iterator
from itertools import chain
from typing import Any

from PIL import Image, ImageChops

from asrus_pnp.core.packages import PDFIUM, package
from asrus_pnp.pdf.impose.geometry import Size

MM_PER_INCH = 25.4
TRIFLE_MM = 0.0035  # by which a page is less than its pixels: the renderer rounds up, and would add a pixel for the last binary digit
UP = b"\2"  # PNG's name for rows that are told by their difference from the row above: graded skies then become long runs of one number
BAND = 128  # rows that are packed at a time
SIGNATURE = b"\x89PNG\r\n\x1a\n"
END = 12  # bytes of the last chunk

Pixels = tuple[int, int]


def page_of(pixels: Pixels, dpi: float) -> Size:
    """The size in mm of a page that is rendered to so many pixels."""
    return Size(*(px / dpi * MM_PER_INCH - TRIFLE_MM for px in pixels))


def pictures(pdf: bytes, dpi: float) -> Iterator[Image.Image]:
    """Each page in colour. Raises DrawError where the renderer is not installed."""
    document = package(PDFIUM).PdfDocument(pdf)
    try:
        for number in range(len(document)):
            yield picture(document[number], dpi)
    finally:
        document.close()


def picture(page: Any, dpi: float, grey: bool = False) -> Image.Image:
    """A page of an open document in colour, or in grey; the page is closed."""
    image: Image.Image = page.render(scale=dpi / 72, rev_byteorder=not grey, grayscale=grey).to_pil()
    page.close()
    mode = "L" if grey else "RGB"
    return image if image.mode == mode else image.convert(mode)


def png(image: Image.Image, dpi: float, title: str = "") -> bytes:
    """The picture as a PNG file that says how large it is printed. Every row is told by its difference from the one above: half the time that
    trying all ways takes, and no larger for drawings such as ours."""
    a_metre = round(dpi / MM_PER_INCH * 1000)
    head = _chunk(b"IHDR", struct.pack(">IIBBBBB", *image.size, 8, 2, 0, 0, 0)) + _chunk(b"pHYs", struct.pack(">IIB", a_metre, a_metre, 1))
    return titled(SIGNATURE + head + _chunk(b"IDAT", _rows(image)) + _chunk(b"IEND", b""), title)


def _rows(image: Image.Image) -> bytes:
    """The packed rows, some at a time: a sheet of 4096 × 4096 need not be in memory four times over."""
    packer, packed, row = zlib.compressobj(1), list[bytes](), image.width * 3
    for top in range(0, image.height, BAND):
        foot = min(top + BAND, image.height)
        here, above = image.crop((0, top, image.width, foot)), image.crop((0, top - 1, image.width, foot - 1))  # above the first row all is 0
        raw = ImageChops.subtract_modulo(here, above).tobytes()
        packed.append(packer.compress(b"".join(chain.from_iterable((UP, raw[k : k + row]) for k in range(0, len(raw), row)))))
    return b"".join([*packed, packer.flush()])


def titled(content: bytes, title: str) -> bytes:
    """A PNG file with a title, which makes files of the same picture differ: some houses take two that are alike for one."""
    return content[:-END] + _chunk(b"tEXt", b"Title\0" + title.encode("latin-1", "replace")) + content[-END:] if title else content


def _chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
