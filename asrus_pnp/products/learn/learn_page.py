"""A page of a learn-to-play sheet: a head with the drawn title, and below it blocks, spread evenly over what is left."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.pdf.draw.fitted_text import block as wrapped
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight
from asrus_pnp.pdf.draw.paths import rounded, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.strip import draw_strip, items_of
from asrus_pnp.products.art.titles import draw_title
from asrus_pnp.products.learn.cells import ACCENT, CITED_PT, INK, LEADING, step
from asrus_pnp.products.sheets.player_aid_face import cited
from asrus_pnp.rulebook.about import About

HEAD_MM, LATER_HEAD_MM, AFTER_HEAD_MM = 25.0, 14.0, 2.0
GOAL_PT, STORY_PT, HEADING_PT = 14.0, 7.5, 10.5
LEAST_GAP_MM, MOST_GAP_MM = 1.2, 5.0
STARS = ((0.02, 0.2), (0.05, 0.75), (0.09, 0.35), (0.14, 0.85), (0.24, 0.12), (0.33, 0.86), (0.38, 0.2), (0.41, 0.6), (0.985, 0.2), (0.98, 0.8))


@dataclass(frozen=True, slots=True)
class Block:
    """A part of a page: how high it is at a width, and what draws it into a box of that size; a heading keeps to what follows it."""

    height: Callable[[float], float]
    draw: Callable[[Pen, Box], None]
    leads: bool = False


@dataclass(frozen=True, slots=True)
class Head:
    """What the head of a page says: the game, its small print, its sky, the language, and which page this is, from 0 on, of how many."""

    name: Text
    about: About
    sky: Stops
    lang: Lang
    page: int
    count: int


def heading(words: str) -> Block:
    """The heading of a part."""

    def draw(pen: Pen, box: Box) -> None:
        pen.rect(Box(box.x, box.y + 0.6, 1.4, 4.2), fill=GOLD, radius_mm=0.5)
        pen.text(box.x + 3, box.y + 4.2, words, "Bold", HEADING_PT, ACCENT)

    return Block(lambda wide: 6.0, draw, leads=True)


def goal(words: str) -> Block:
    """The goal of the game, in large type."""

    def lines(wide: float) -> list[str]:
        return wrapped(words, "Bold", GOAL_PT, wide, 9999, 1.2)[1]

    def draw(pen: Pen, box: Box) -> None:
        for k, line in enumerate(lines(box.w)):
            pen.text(box.x, box.y + (k + 0.8) * GOAL_PT * 1.2 * MM_PER_PT, line, "Bold", GOAL_PT, INK)

    return Block(lambda wide: len(lines(wide)) * GOAL_PT * 1.2 * MM_PER_PT, draw)


def picture(draw: Callable[[Pen, Box], None], high_mm: float) -> Block:
    """A picture as wide as its place."""
    return Block(lambda wide: high_mm, draw)


def spaced(words: str, size: float, clauses: Sequence[str] = (), weight: Weight = "Regular") -> Block:
    """Running text, the clauses behind it small in its last line, or below where that has no room."""
    ids = cited(clauses)

    def lines(wide: float) -> list[str]:
        return wrapped(words, weight, size, wide, 9999, LEADING)[1]

    def draw(pen: Pen, box: Box) -> None:
        y = box.y
        for line in lines(box.w):
            pen.text(box.x, y + 0.78 * step(size), line, weight, size, INK)
            y += step(size)
        if ids:
            pen.text(box.x, y + 0.8 * step(CITED_PT), ids, "Regular", fit_pt(ids, "Regular", CITED_PT, box.w, pen.subject), ACCENT)

    return Block(lambda wide: len(lines(wide)) * step(size) + (step(CITED_PT) if ids else 0) + 0.8, draw)


def pair(left: Sequence[Block], right: Sequence[Block], share: float, gap_mm: float) -> Block:
    """Two columns of blocks; the right one has that share of the width."""
    sides = (left, right)

    def widths(wide: float) -> tuple[float, float]:
        room = wide - gap_mm
        return room * (1 - share), room * share

    def draw(pen: Pen, box: Box) -> None:
        x = box.x
        for blocks, wide in zip(sides, widths(box.w), strict=True):
            y = box.y
            for block in blocks:
                high = block.height(wide)
                block.draw(pen, Box(x, y, wide, high))
                y += high + 0.8
            x += wide + gap_mm

    return Block(lambda wide: max(sum(b.height(w) + 0.8 for b in blocks) for blocks, w in zip(sides, widths(wide), strict=True)), draw)


def _room(body: Box, number: int) -> float:
    return body.h - (LATER_HEAD_MM if number else HEAD_MM) - AFTER_HEAD_MM


def fits(blocks: Sequence[Block], body: Box, number: int) -> bool:
    """Whether the blocks have room below the head of a page."""
    return _needed(blocks, body.w) <= _room(body, number)


def _gaps(blocks: Sequence[Block]) -> int:
    return sum(not b.leads for b in blocks[:-1])


def _needed(blocks: Sequence[Block], wide: float) -> float:
    return sum(b.height(wide) for b in blocks) + LEAST_GAP_MM * _gaps(blocks)


def draw_page(pen: Pen, body: Box, blocks: Sequence[Block], head: Head) -> None:
    """The head, then the blocks with equal gaps between them."""
    pen.subject = f"learn {head.name.en}"
    high = LATER_HEAD_MM if head.page else HEAD_MM
    _head(pen, Box(body.x, body.y, body.w, high), head)
    spare = _room(body, head.page) - sum(b.height(body.w) for b in blocks)
    gap = min(MOST_GAP_MM, spare / max(1, _gaps(blocks)))
    y = body.y + high + AFTER_HEAD_MM
    for block in blocks:
        block.draw(pen, Box(body.x, y, body.w, block.height(body.w)))
        y += block.height(body.w) + (0 if block.leads else gap)


def _head(pen: Pen, box: Box, head: Head) -> None:
    """A band of the game's sky with the title, and on the first page the small print."""
    name, room = head.name.say(head.lang), 0.42 * box.w
    with pen.clipped(rounded(box.x, box.y, box.w, box.h, 2.5)):
        pen.shade(box, head.sky)
        for k, (x, y) in enumerate(STARS):
            pen.path(star(box.x + x * box.w, box.y + y * box.h, 0.5 + 0.3 * (k % 3), 4, 0.3), fill=mix(at(head.sky, y), LIGHT, 0.5))
    size = fit_pt(name, "Black", 15 if head.page else 26, room - 14, pen.subject)
    draw_title(pen, head.about.game, box.x + room / 2 + 2, box.y + box.h * 0.66, name, size, ground=at(head.sky, 0.5))
    if head.page:
        pen.text(box.right - 5, box.cy + 1.2, f"{head.page + 1}/{head.count}", "Bold", 9, MIST, "right")
    else:
        _small_print(pen, Box(box.x + room + 6, box.y, box.w - room - 11, box.h), head)


def _small_print(pen: Pen, box: Box, head: Head) -> None:
    """For whom the game is, its story, and who made it."""
    draw_strip(pen, box.x, box.y + 2.2, 6.5, items_of(head.about), head.lang, box.w, GOLD)
    story = head.about.say("story")
    if story:
        size, lines = wrapped(story.say(head.lang), "Regular", STORY_PT, box.w, 8.5, 1.3, pen.subject)
        for k, line in enumerate(lines):
            pen.text(box.x, box.y + 12.6 + k * size * 1.3 * MM_PER_PT, line, "Regular", size, LIGHT)
    credits = " · ".join(t.say(head.lang) for t in head.about.credits)
    if credits:
        pen.text(box.x, box.bottom - 2.0, credits, "Regular", fit_pt(credits, "Regular", 6, box.w, pen.subject), MIST)
