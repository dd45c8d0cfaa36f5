"""Opening pictures that people took: in the formats that phones write, turned upright, within limits of time and memory."""

import io
import re
import warnings
from pathlib import Path
from typing import Literal

from PIL import Image, ImageOps, UnidentifiedImageError

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.files import unreadable
from asrus_pnp.core.packages import installing
from asrus_pnp.core.text import Text, same

Mode = Literal["L", "RGB"]
FORMATS = ("JPEG", "PNG", "WEBP")
LOOK_AT_MOST = 30_000_000  # pixels of what is looked at; larger JPEGs are made smaller while they are unpacked, others after that
LONGEST = 65_535  # pixels of a side: the reader takes no more
OPEN_AT_MOST = {"JPEG": 120_000_000, "MPO": 120_000_000, "WEBP": 30_000_000}  # pixels that a file may have, as its format unpacks in more or less memory
OPEN_OTHERS_AT_MOST = 40_000_000
LAYERED_AT_MOST = 120_000_000  # pixels of a JPEG in layers, which is kept whole while it is unpacked
LAYERS_AT_MOST = 1_200_000_000  # pixels times layers: a JPEG in layers does all its work for each of them
BYTES_AT_MOST = 100_000_000
MARKER = re.compile(rb"\xff([\x02-\xcf\xd8-\xfe])")
SOI, SOS, EOI = b"\xd8", b"\xda", b"\xd9"
HEIC = re.compile(rb"....ftyp(?:hei|hev|mif1|msf1)", re.DOTALL)
PHOTO = Text("JPEG, PNG, WebP 사진", "a photo as JPEG, PNG or WebP")


def load(path: Path, mode: Mode) -> Image.Image:
    """The picture in grey (L) or in colour, turned upright as its EXIF says; of a file that holds several the first. Its size is the same in both modes.
    Raises InputError where there is none, or where it would take too long or too much memory."""
    content = _content(path)
    try:
        return _picture(path, content, mode)
    except UnidentifiedImageError:
        raise InputError([_no_picture(path, content)]) from None
    except (Image.DecompressionBombError, MemoryError):
        raise InputError([_too_large(path, "")]) from None
    except (InputError, KeyboardInterrupt):
        raise
    except Exception as error:  # what is damaged makes decoders raise nearly anything
        words = ("사진이 깨졌거나 잘렸다", f"is damaged or cut short ({type(error).__name__})", "다시 보내거나 찍은 사진", "the photo sent or taken again")
        raise InputError([fault(same(str(path)), *words)]) from None


def _content(path: Path) -> bytes:
    """The bytes of the file."""
    try:
        if path.exists() and not path.is_file():
            raise OSError(0, "no plain file")
        if path.stat().st_size > BYTES_AT_MOST:
            raise InputError([_too_large(path, f"{path.stat().st_size // 1_000_000} MB")])
        return path.read_bytes()
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise unreadable(path, error, PHOTO) from None


def _picture(path: Path, content: bytes, mode: Mode) -> Image.Image:
    """The picture; raises whatever its decoder raises."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Pillow warns of large pictures and odd EXIF; what is refused is decided here
        image = Image.open(io.BytesIO(content), formats=(*FORMATS, *_heif()))
        if _takes_too_much(image, content):
            raise InputError([_too_large(path, f"{image.width} × {image.height}")])
        large = image.width * image.height > LOOK_AT_MOST
        image.draft(mode, (image.width // 2, image.height // 2) if large else None)
        return _upright(_small_enough(image.convert(mode)))


def _small_enough(picture: Image.Image) -> Image.Image:
    return picture.reduce(2) if picture.width * picture.height > LOOK_AT_MOST else picture


def _upright(picture: Image.Image) -> Image.Image:
    """The picture turned as its EXIF says; as it is where that cannot be understood."""
    try:
        return ImageOps.exif_transpose(picture)
    except Exception:  # the pixels are good, whatever stands beside them
        return picture


def _takes_too_much(image: Image.Image, content: bytes) -> bool:
    """Whether unpacking would take too long or too much memory."""
    if max(image.size) > LONGEST:
        return True
    pixels, layers = image.width * image.height, _layers(content, image.format)
    if layers > 1:  # such a JPEG is kept whole until its last layer is there
        return pixels > LAYERED_AT_MOST or pixels * layers > LAYERS_AT_MOST
    return pixels > OPEN_AT_MOST.get(image.format or "", OPEN_OTHERS_AT_MOST)


def _heif() -> tuple[str, ...]:
    """The format of iPhones, where the package that teaches it to Pillow is installed."""
    try:
        import pillow_heif  # type: ignore[import-not-found,unused-ignore]
    except ImportError:
        return ()
    pillow_heif.register_heif_opener()
    return ("HEIF",)


def _layers(content: bytes, format: str | None) -> int:
    """How often a JPEG goes over all its pixels: a small file can ask for it thousands of times. 1 for other formats."""
    if format not in ("JPEG", "MPO"):
        return 1
    at = count = 0
    while (marker := MARKER.search(content, at)) and marker[1] != EOI:
        at = marker.end()
        if marker[1] != SOI:
            count += marker[1] == SOS
            at += int.from_bytes(content[at : at + 2], "big")
    return count


def _too_large(path: Path, size: str) -> Fault:
    found = Text(f"사진이 너무 크다 {size}".rstrip(), f"is too large {size}".rstrip())
    most = min(OPEN_AT_MOST.values()) // 1_000_000
    return Fault(same(str(path)), found, Text(f"{most}메가픽셀까지의 보통 사진", f"an ordinary photo of at most {most} megapixels"))


def _no_picture(path: Path, content: bytes) -> Fault:
    if not content:
        return fault(same(str(path)), "빈 파일이다", "is empty", PHOTO.ko, PHOTO.en)
    if HEIC.match(content):
        command = installing("pillow-heif")
        right = (f"JPEG로 저장한 사진, 또는 {command}", f"the photo saved as JPEG, or {command}")
        return fault(same(str(path)), "HEIC는 아직 읽을 수 없다", "is HEIC, which cannot be read yet", *right)
    return fault(same(str(path)), "사진이 아니다", "is no photo", PHOTO.ko, PHOTO.en)
