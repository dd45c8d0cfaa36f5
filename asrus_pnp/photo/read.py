"""From a picture to the marks in it, with zxing-cpp."""

from collections.abc import Iterator, Sequence
from typing import Any

from PIL import Image, ImageFilter

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.packages import installing
from asrus_pnp.core.text import same
from asrus_pnp.photo.frame import place
from asrus_pnp.photo.marks import Mark, merge
from asrus_pnp.photo.nearest import nearest

ENLARGED = 27_000_000  # pixels of the last looks; a photo of twelve megapixels is enlarged by half
LARGEST_STEP = 2.0
LONGEST = 65_535  # pixels of a side: more the reader does not take
SOFTER = ImageFilter.BoxBlur(1)  # takes away the grain of a photo in little light
SHARPER = ImageFilter.UnsharpMask(1.5, 250, 0)  # gives back what lens and hand took away
GRAINLESS, MUCH_SHARPER = ImageFilter.BoxBlur(0.5), ImageFilter.UnsharpMask(3, 300, 0)  # the same of a noisy photo that was enlarged
SHARPEST = ImageFilter.UnsharpMask(1, 400, 0)  # the same of a small photo, whose modules are of two or three pixels
STEADY = (0.9, 0.7)  # the share of the marks that the second look must show again, or else it and the third: then there is more in the photo than needed

Look = tuple[Image.Image, float, str]  # a picture, how much larger it is than the photo, the way to tell dark from light


def marks(picture: Image.Image, contents: Sequence[str] = ()) -> list[Mark]:
    """Every mark of an upright grey picture once, and the places that look like marks but could not be read. What cannot be decoded is compared with
    the contents that marks may have. Raises InputError where zxing-cpp is missing."""
    reader, looks = _reader(), list[list[Mark]]()
    for look, step, way in _looks(picture):
        before = merge(looks)
        found = _read(reader, look, step, way)
        looks.append(_told(picture, found, before, contents))
        if len(looks) in (2, 3) and _settled(before, looks[1:]):
            break
    return merge(looks)


def _settled(before: Sequence[Mark], again: Sequence[Sequence[Mark]]) -> bool:
    """Whether more looks would find no more: the last one found nothing that those before had not, and neither softened nor sharpened was much lost."""
    least = STEADY[len(again) - 1] * len(before)
    steady = bool(before) and all(sum(bool(m.content) for m in look) >= least for look in again)
    known = {m.content for m in before}
    return steady and "" not in known and all(m.content in known for m in again[-1])


def _told(picture: Image.Image, found: Sequence[Mark], before: Sequence[Mark], contents: Sequence[str]) -> list[Mark]:
    """What a look found; what it could not decode is what it is most like, or unread, or left out where it is no mark at all."""
    read = [m for m in found if m.content]
    doubtful = (m for m in found if not m.content and not any(m.touches(other) for other in (*read, *(b for b in before if b.content))))
    places = (p for m in doubtful if (p := place(picture, m)))
    return [*read, *(Mark(nearest(p, contents), p.corners) for p in places)]


def _looks(picture: Image.Image) -> Iterator[Look]:
    """The picture as it is, softer, sharper, and sharper and enlarged: what costs most comes last."""
    yield picture, 1.0, "LocalAverage"
    yield picture.filter(SOFTER), 1.0, "LocalAverage"
    sharp = picture.filter(SHARPER)
    yield sharp, 1.0, "LocalAverage"
    yield sharp, 1.0, "GlobalHistogram"
    step = min(LARGEST_STEP, (ENLARGED / (picture.width * picture.height)) ** 0.5, LONGEST / max(picture.size))
    if step > 1.2:
        sharp = _larger(sharp, step)
        yield sharp, step, "LocalAverage"
        yield sharp, step, "GlobalHistogram"
        del sharp
        sharp = _larger(picture.filter(GRAINLESS), step).filter(MUCH_SHARPER)
        yield sharp, step, "LocalAverage"
        yield sharp, step, "GlobalHistogram"
        del sharp
    if step == LARGEST_STEP:
        yield _larger(picture.filter(SHARPEST), step), step, "LocalAverage"


def _larger(picture: Image.Image, step: float) -> Image.Image:
    return picture.resize((round(picture.width * step), round(picture.height * step)), Image.Resampling.BICUBIC)


def _reader() -> Any:
    try:
        import zxingcpp
    except ImportError:
        command = installing("zxing-cpp")
        words = ("사진을 읽으려면 zxing-cpp가 필요하다", "reading photos needs zxing-cpp")
        raise InputError([fault(same(""), *words, command, command)]) from None
    return zxingcpp


def _read(reader: Any, look: Image.Image, step: float, way: str) -> list[Mark]:
    """The symbols that one look shows; the corners are those of the picture itself."""
    dark = getattr(reader.Binarizer, way)
    found = reader.read_barcodes(look, formats=reader.BarcodeFormat.DataMatrix, binarizer=dark, try_invert=False, return_errors=True)
    return [_mark(one, step) for one in found if not one.error or one.error.type == reader.ErrorType.Checksum]


def _mark(found: Any, step: float) -> Mark:
    p = found.position
    upper_left, upper_right, lower_right, lower_left = ((c.x / step, c.y / step) for c in (p.top_left, p.top_right, p.bottom_right, p.bottom_left))
    return Mark("" if found.error else found.text, (upper_left, upper_right, lower_right, lower_left))
