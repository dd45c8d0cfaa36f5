"""Text that fits its box: shrunk to a least size, wrapped at spaces, or an error that names the card."""

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, width_mm

LEAST_PT = 5.0
STEP_PT = 0.25


def fit_pt(text: str, weight: Weight, size_pt: float, room_mm: float, subject: str = "") -> float:
    """The type size, at most size_pt, at which one line of text is no wider than the room; raises DrawError below the least size."""
    natural = width_mm(text, weight, size_pt, subject)
    fitting = size_pt if natural <= room_mm else size_pt * room_mm / natural * 0.999
    if fitting < LEAST_PT:
        raise too_long(text, room_mm, subject)
    return fitting


def block(text: str, weight: Weight, size_pt: float, room_mm: float, height_mm: float, leading: float, subject: str = "") -> tuple[float, list[str]]:
    """The largest size, at most size_pt, at which the wrapped text fits width and height, with its lines; leading is a share of the size."""
    size = size_pt
    while size >= LEAST_PT:
        lines = _wrap(text, weight, size, room_mm, subject)
        if lines and len(lines) * size * leading * MM_PER_PT <= height_mm:
            return size, lines
        size = max(size - STEP_PT, LEAST_PT) if size > LEAST_PT else 0.0
    raise too_long(text, room_mm, subject)


def _wrap(text: str, weight: Weight, size_pt: float, room_mm: float, subject: str) -> list[str]:
    """The lines, broken at spaces; none where one word is wider than the room. Letters do not move together, so that words add up."""
    lines: list[str] = []
    space, used = width_mm(" ", weight, size_pt, subject), 0.0
    for word in text.split():
        wide = width_mm(word, weight, size_pt, subject)
        if wide > room_mm:
            return []
        if lines and used + space + wide <= room_mm:
            lines[-1] = f"{lines[-1]} {word}"
            used += space + wide
        else:
            lines.append(word)
            used = wide
    return lines


def too_long(text: str, room_mm: float, subject: str) -> DrawError:
    """The error that a text does not fit even in the least type."""
    found = Text(f"“{text}”은(는) {room_mm:.1f} mm 안에 {LEAST_PT:g} pt로도 들어가지 않는다", f"“{text}” does not fit {room_mm:.1f} mm even at {LEAST_PT:g} pt")
    return DrawError([Fault(same(subject), found, Text("더 짧은 말이나 더 큰 카드", "shorter words, or a larger card"))], text)
