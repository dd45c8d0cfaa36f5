"""The photo with every card outlined and named, and what was not read, so that people see what was missed."""

import contextlib
import io
import os
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, same
from asrus_pnp.photo.files import load
from asrus_pnp.photo.frame import place
from asrus_pnp.photo.marks import Corners, Mark
from asrus_pnp.photo.outlines import Printed, outline
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


def annotate(shot: Shot, cards: Mapping[str, Printed], file: Path, lang: Lang) -> None:
    """Write the photo with what was found in it; the cards as they are printed, by id. Raises InputError where it cannot be written."""
    picture = load(Path(shot.photo), "RGB")
    draw, marks = ImageDraw.Draw(picture), _exact(picture.convert("L"), shot.marks)
    by_card, others, usual = _by_card(shot, marks), [m for m in marks if m.id not in shot.known], _usual(shot, cards)
    for id, some in by_card.items():
        _line(draw, outline(cards[id], some) if id in cards else _grown(some[0]), READ, some[0].side)
    for mark in others:
        _line(draw, outline(usual, [mark]) if usual and not mark.content else _grown(mark), _colour(mark), mark.side)
    for id, some in by_card.items():
        _tag(draw, some[0], shot.known[id].label.say(lang), READ, picture.size)
    for mark in others:
        _tag(draw, mark, "?", _colour(mark), picture.size)
    _write(picture, file)


def _colour(mark: Mark) -> str:
    return FOREIGN if mark.content else UNREAD


def _exact(picture: Image.Image, marks: Sequence[Mark]) -> list[Mark]:
    """The marks with their corners where they fit best: a card is many times as large, and any error with it."""
    return [Mark(mark.content, found.corners) if (found := place(picture, mark)) else mark for mark in marks]


def _by_card(shot: Shot, marks: Sequence[Mark]) -> dict[str, list[Mark]]:
    found: dict[str, list[Mark]] = {}
    for mark in marks:
        if mark.id in shot.known:
            found.setdefault(str(mark.id), []).append(mark)
    return found


def _usual(shot: Shot, cards: Mapping[str, Printed]) -> Printed | None:
    """As most of the cards that were read are printed: so large something probably is that was not read."""
    return next((one for one, _ in Counter(cards[c.id] for c in shot.cards if c.id in cards).most_common(1)), None)


def _line(draw: ImageDraw.ImageDraw, corners: Corners, colour: str, side: float) -> None:
    """An outline that is as wide as suits marks of that size, dark at both sides."""
    width, around = max(3, round(side / 7)), [*corners, *corners[:2]]
    draw.line(around, fill=INK, width=width + 4, joint="curve")
    draw.line(around, fill=colour, width=width, joint="curve")


def _grown(mark: Mark) -> Corners:
    x, y = mark.middle
    upper_left, upper_right, lower_right, lower_left = ((x + (a - x) * GROWN, y + (b - y) * GROWN) for a, b in mark.corners)
    return upper_left, upper_right, lower_right, lower_left


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
    written, beside = io.BytesIO(), file.with_name(f".{file.name}.new")
    try:
        picture.save(written, FORMATS[file.suffix.lower()], quality=QUALITY)
        beside.write_bytes(written.getvalue())
        os.replace(beside, file)
    except (OSError, ValueError) as error:  # a format may hold no picture so wide, or a name be none
        with contextlib.suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        reason = getattr(error, "strerror", None) or str(error)
        words = (f"쓸 수 없습니다 ({reason})", f"cannot be written ({reason})", "쓸 수 있는 파일", "a file that can be written")
        raise InputError([fault(same(str(file)), *words)]) from None
