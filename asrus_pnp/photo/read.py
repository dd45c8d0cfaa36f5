"""From a picture to the marks in it, with zxing-cpp."""

from collections.abc import Iterator
from typing import Any

from PIL import Image, ImageFilter

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.packages import installing
from asrus_pnp.core.text import same
from asrus_pnp.photo.frame import looks_like_mark
from asrus_pnp.photo.marks import Mark, merge

ENLARGED = 27_000_000  # pixels of the last look; a photo of twelve megapixels is enlarged by half
LARGEST_STEP = 2.0
SHARPER = ImageFilter.UnsharpMask(1.5, 250, 0)  # gives back what lens and hand took away


def marks(picture: Image.Image) -> list[Mark]:
    """Every mark of an upright grey picture once, and the places that look like marks but could not be read. Raises InputError where zxing-cpp is missing."""
    reader = _reader()
    found = merge(_read(reader, look, step) for look, step in _looks(picture))
    return [m for m in found if m.content or looks_like_mark(picture, m)]


def _looks(picture: Image.Image) -> Iterator[tuple[Image.Image, float]]:
    """The picture as it is, sharpened, and sharpened and enlarged; each with how much larger it is."""
    yield picture, 1.0
    sharp = picture.filter(SHARPER)
    yield sharp, 1.0
    step = min(LARGEST_STEP, (ENLARGED / (picture.width * picture.height)) ** 0.5)
    if step > 1.2:
        yield sharp.resize((round(picture.width * step), round(picture.height * step)), Image.Resampling.BILINEAR), step


def _reader() -> Any:
    try:
        import zxingcpp
    except ImportError:
        command = installing("zxing-cpp")
        words = ("사진을 읽으려면 zxing-cpp가 필요하다", "reading photos needs zxing-cpp")
        raise InputError([fault(same(""), *words, command, command)]) from None
    return zxingcpp


def _read(reader: Any, look: Image.Image, step: float) -> list[Mark]:
    """The symbols that one look shows; the corners are those of the picture itself."""
    found = reader.read_barcodes(look, formats=reader.BarcodeFormat.DataMatrix, try_invert=False, return_errors=True)
    return [_mark(one, step) for one in found if not one.error or one.error.type == reader.ErrorType.Checksum]


def _mark(found: Any, step: float) -> Mark:
    p = found.position
    upper_left, upper_right, lower_right, lower_left = ((c.x / step, c.y / step) for c in (p.top_left, p.top_right, p.bottom_right, p.bottom_left))
    return Mark("" if found.error else found.text, (upper_left, upper_right, lower_right, lower_left))
