"""The back of a tuck box: a table of the game, what it is about in each language, what lies in the box, and who made it."""

from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline, rounded
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.rulebook.about import About

EDGE_MM = 3.5
STORY_PT, SMALL_PT = 9.0, 6.5
TABLE_SHARE = 0.34  # of the back's height


@dataclass(frozen=True, slots=True)
class Table:
    """A picture of a table, and the size that it is made for."""

    draw: Callable[[Pen, Box], None]
    size: Size


@dataclass(frozen=True, slots=True)
class Back:
    """What the back tells: a picture of a table if there is one, the games, what lies in the box."""

    table: Table | None
    games: tuple[About, ...]
    contents: Text
    lang: str


def draw_back(pen: Pen, panel: Box, back: Back) -> None:
    """A table of the game, what it is about in each language, and what lies in the box."""
    room = panel.grown(-EDGE_MM)
    top = _table(pen, room, back.table) if back.table else room.y
    foot = _contents(pen, room, back)
    _stories(pen, Box(room.x, top + 2, room.w, foot - top - 3.5), back)


def _table(pen: Pen, room: Box, table: Table) -> float:
    """The table at the head; says where it ends."""
    size = table.size
    scale = min(room.w / size.w, TABLE_SHARE * room.h / size.h)
    box = Box(room.cx - scale * size.w / 2, room.y, scale * size.w, scale * size.h)
    with pen.clipped(rounded(box.x, box.y, box.w, box.h, 1.5)), pen.moved(box.x, box.y, 0, scale):
        table.draw(pen, Box(0, 0, size.w, size.h))
    return box.bottom


def _contents(pen: Pen, room: Box, back: Back) -> float:
    """What lies in the box and who made the games, at the foot; says where it begins."""
    lines = say(back.contents, back.lang)
    lines += list(dict.fromkeys(c for game in back.games for credit in game.credits[:1] for c in say(credit, back.lang)[:1])) if room.h > 60 else []
    made = [block(w, "Regular", max(LEAST_PT, SMALL_PT * min(1.0, room.h / 70)), room.w, 12, 1.25, pen.subject) for w in lines]
    y = room.bottom - sum(size * 1.25 * MM_PER_PT * len(found) for size, found in made)
    top = y
    pen.path(polyline([(room.x, top - 1.2), (room.right, top - 1.2)]), stroke=GOLD, width_mm=0.2)
    for size, found in made:
        for line in found:
            y += size * 1.25 * MM_PER_PT
            pen.text(room.x, y - 0.4, line, "Regular", size, LIGHT)
    return top - 1.2


def _stories(pen: Pen, room: Box, back: Back) -> None:
    """The story of each game in each language, in the largest type in which all of them fit."""
    told = [(words, not k) for game in back.games if (story := game.say("story")) for k, words in enumerate(say(story, back.lang))]
    size = STORY_PT
    while size > LEAST_PT and sum(_height(words, size, room.w) for words, _ in told) > room.h:
        size -= 0.25
    gap, y = (room.h - sum(_height(words, size, room.w) for words, _ in told)) / max(1, len(told)), room.y
    for words, first in told if gap >= -0.3 else told[:1]:
        for line in _lines(words, size, room.w):
            y += size * 1.3 * MM_PER_PT
            pen.text(room.x, y, line, "Bold" if first else "Regular", size, LIGHT)
        y += min(gap, 3.0)


def _lines(words: str, size: float, wide: float) -> list[str]:
    return block(words, "Bold", size, wide, 9999, 1.3)[1]


def _height(words: str, size: float, wide: float) -> float:
    return len(_lines(words, size, wide)) * size * 1.3 * MM_PER_PT + 0.8
