"""The photo with every mark outlined and every card named, so that people see what was missed."""

import io
import os
from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, same
from asrus_pnp.photo.files import load
from asrus_pnp.photo.marks import Mark, Point
from asrus_pnp.photo.scan import Shot

FONT = Path(__file__).parents[1] / "fonts" / "NotoSansKR-Bold.ttf"
FORMATS = {".jpg": "JPEG", ".jpeg": "JPEG", ".png": "PNG", ".webp": "WEBP"}
READ, UNREAD, FOREIGN, INK = "#37d67a", "#ff7a2f", "#c3c8d4", "#10131f"
GROWN = 1.35  # the outline beside the mark: the mark itself stays to be seen
SMALLEST_PX, QUALITY = 14, 88


def names(photos: Sequence[str], file: Path) -> list[Path]:
    """The file to write for each photo: the one named, or with a number in it where there are several photos.
    Raises InputError where its ending is unknown, or it is one of the photos."""
    if file.suffix.lower() not in FORMATS:
        endings = ", ".join(FORMATS)
        raise InputError([fault(same(str(file)), "사진 형식을 알 수 없다", "is no picture format known here", f"{endings} 중 하나", f"one of {endings}")])
    several = [file.with_stem(f"{file.stem}-{n}") for n in range(1, len(photos) + 1)]
    files = several if len(photos) > 1 else [file]
    own = {Path(p).resolve() for p in photos}
    if over := [f for f in files if f.resolve() in own]:
        raise InputError([fault(same(str(f)), "찍은 사진을 덮어쓰게 된다", "would overwrite the photo", "다른 이름", "another name") for f in over])
    return files


def annotate(shot: Shot, file: Path, lang: Lang) -> None:
    """Write the photo with what was found in it; raises InputError where it cannot be written."""
    picture = load(Path(shot.photo), "RGB")
    draw = ImageDraw.Draw(picture)
    for mark in shot.marks:
        card = shot.known.get(mark.id or "")
        colour = READ if card else FOREIGN if mark.content else UNREAD
        outline = _grown(mark)
        width = max(3, round(mark.side / 7))
        draw.line([*outline, *outline[:2]], fill=INK, width=width + 4, joint="curve")
        draw.line([*outline, *outline[:2]], fill=colour, width=width, joint="curve")
        _tag(draw, mark, card.label.say(lang) if card else "?", colour, picture.size)
    _write(picture, file)


def _grown(mark: Mark) -> list[Point]:
    x, y = mark.middle
    return [(x + (a - x) * GROWN, y + (b - y) * GROWN) for a, b in mark.corners]


def _tag(draw: ImageDraw.ImageDraw, mark: Mark, words: str, colour: str, size: tuple[int, int]) -> None:
    """The words on a plate above the mark, or wherever the picture has room beside it."""
    font = ImageFont.truetype(str(FONT), max(SMALLEST_PX, round(mark.side * 0.42)))
    left, top, right, foot = font.getbbox(words)
    pad = (foot - top) * 0.3
    wide, high = right - left + 2 * pad, foot - top + 2 * pad
    x = min(max(0.0, mark.middle[0] - wide / 2), max(0.0, size[0] - wide))
    above = min(y for _, y in _grown(mark)) - high - pad
    y = above if above >= 0 else max(y for _, y in _grown(mark)) + pad
    draw.rounded_rectangle((x, y, x + wide, y + high), radius=pad, fill=INK)
    draw.text((x + pad - left, y + pad - top), words, font=font, fill=colour)


def _write(picture: Image.Image, file: Path) -> None:
    """Write the picture beside its place and rename it, so that nothing is left half written."""
    written = io.BytesIO()
    picture.save(written, FORMATS[file.suffix.lower()], quality=QUALITY)
    beside = file.with_name(f".{file.name}.new")
    try:
        beside.write_bytes(written.getvalue())
        os.replace(beside, file)
    except OSError as error:
        reason = error.strerror or str(error)
        words = (f"쓸 수 없다 ({reason})", f"cannot be written ({reason})", "쓸 수 있는 파일", "a file that can be written")
        raise InputError([fault(same(str(file)), *words)]) from None
    finally:
        beside.unlink(missing_ok=True)
