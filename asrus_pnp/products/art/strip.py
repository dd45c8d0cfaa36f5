"""The strip that a buyer reads first: for how many players, how long, from which age; a sign and a few letters each."""

import re
from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import arc, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT
from asrus_pnp.rulebook.about import About

Item = tuple[str, Text]  # the sign, and what it says
GAP = 0.9  # between two items, as a share of the height
NUMBER = re.compile(r"\d+(?:(?: to |–)\d+)?")
SHRUNK = 0.7  # smaller words give way to numbers
LEAST_MM = 3.6  # lower strips have letters under 5 pt
AFTER = {"minutes": "′", "age": "+"}
WORDS = 0.5  # the type's size, as a share of the height


def items_of(about: About) -> list[Item]:
    """What the strip of a game says; what no source has is left out."""
    found = [("players", about.played_by), ("minutes", about.say("minutes")), ("age", about.say("age"))]
    return [(sign, words) for sign, words in found if words]


def draw_strip(pen: Pen, x: float, y: float, high_mm: float, items: Sequence[Item], lang: str, room_mm: float, ink: str = LIGHT, align: str = "left") -> float:
    """The items in a row, their upper edge at y, no wider than the room, and as high as legible letters are at least; says how wide they are."""
    short = [_short(sign, text) for sign, text in items]
    words = short if lang == "both" else [say(text, lang)[0] for _, text in items]
    if _wide(words, max(LEAST_MM, SHRUNK * high_mm)) > room_mm:  # numbers say it too
        words = short
    high = max(LEAST_MM, high_mm * min(1.0, room_mm / _wide(words, high_mm)))
    while len(words) > 1 and _wide(words, high) > room_mm:  # on a very small box what comes last is left out
        words.pop()
    wide = _wide(words, high)
    left = {"left": x, "center": x - wide / 2, "right": x - wide}[align]
    for (sign, _), line in zip(items, words, strict=False):
        with pen.moved(left, y, 0, high / 10):
            SIGNS[sign](pen, ink)
        size = high * WORDS / MM_PER_PT
        pen.text(left + 1.1 * high, y + 0.68 * high, line, "Bold", size, ink)
        left += 1.1 * high + width_mm(line, "Bold", size) + GAP * high
    return wide


def _short(sign: str, text: Text) -> str:
    """The number alone, for a strip that both languages share; the sign says what it counts. Words without a number stay."""
    number = NUMBER.search(text.en)
    return f"{number[0].replace(' to ', '–')}{AFTER.get(sign, '')}" if number else " · ".join(text)


def _wide(words: Sequence[str], high: float) -> float:
    return sum(1.1 * high + width_mm(w, "Bold", high * WORDS / MM_PER_PT) for w in words) + GAP * high * (len(words) - 1)


def _players(pen: Pen, ink: str) -> None:
    """Two figures, 10 high."""
    for x, r in ((3.2, 1.0), (7.0, 0.85)):
        pen.circle(x, 3.0, 1.7 * r, fill=ink)
        pen.path((*arc(x, 8.6, 3.0 * r, -90, 90), ("Z", ())), fill=ink)


def _minutes(pen: Pen, ink: str) -> None:
    """A clock."""
    pen.circle(5, 5.1, 3.7, stroke=ink, width_mm=0.9)
    pen.path(polyline([(5, 2.9), (5, 5.2), (6.7, 6.2)]), stroke=ink, width_mm=0.8)


def _age(pen: Pen, ink: str) -> None:
    """A cake with a candle."""
    pen.path(polyline([(1.6, 8.6), (8.4, 8.6)]), stroke=ink, width_mm=0.9)
    pen.path((("M", (2.2, 8.2)), ("L", (2.2, 5.2)), ("L", (7.8, 5.2)), ("L", (7.8, 8.2)), ("Z", ())), fill=ink)
    pen.path(polyline([(5, 4.6), (5, 3.2)]), stroke=ink, width_mm=0.8)
    pen.circle(5, 1.8, 0.7, fill=ink)


def _deck(pen: Pen, ink: str) -> None:
    """Two cards."""
    for x, y in ((2.0, 1.4), (4.2, 2.8)):
        pen.path((("M", (x, y)), ("L", (x + 4.0, y)), ("L", (x + 4.0, y + 5.8)), ("L", (x, y + 5.8)), ("Z", ())), stroke=ink, width_mm=0.8)


SIGNS = {"players": _players, "minutes": _minutes, "age": _age, "games": _deck}
