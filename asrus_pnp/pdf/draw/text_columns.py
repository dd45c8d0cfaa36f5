"""Running text in columns: paragraphs with a sign in the margin, in the largest type at which all of them fit."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

LEADING = 1.34
MARGIN_PT_TO_MM = 1.75  # the margin's width for each point of type: room for "GA-5.14" and a sign
STEP_PT = 0.25


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A heading (no sign), or a text with what stands in the margin beside it."""

    sign: str
    text: str
    colour: str
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Flow:
    """Where each paragraph begins: its column, its y in mm from the top, its lines; in one type size."""

    size_pt: float
    placed: tuple[tuple[int, float, Paragraph, tuple[str, ...]], ...]


def flow(paragraphs: Sequence[Paragraph], wide_mm: float, heights_mm: Sequence[float], largest_pt: float, least_pt: float = LEAST_PT) -> Flow | None:
    """The paragraphs in columns of that width and those heights, in the largest type at which they fit; None where they do not."""
    size = largest_pt
    while size >= least_pt:
        found = _fill(paragraphs, wide_mm, heights_mm, size)
        if found:
            return found
        size -= STEP_PT
    return None


def _fill(paragraphs: Sequence[Paragraph], wide: float, heights: Sequence[float], size: float) -> Flow | None:
    step, column, y = size * LEADING * MM_PER_PT, 0, 0.0
    placed: list[tuple[int, float, Paragraph, tuple[str, ...]]] = []
    wrapped = [tuple(_lines(p, wide, size)) for p in paragraphs]
    for k, (p, lines) in enumerate(zip(paragraphs, wrapped, strict=True)):
        high = len(lines) * step
        following = len(wrapped[k + 1]) * step if p.heading and k + 1 < len(wrapped) else 0.0  # no heading alone at a column's foot
        if y + high + _after(p, y, step) + following > heights[column]:
            column, y = column + 1, 0.0
            if column == len(heights):
                return None
            if _alone(paragraphs, k):  # nor the last clause of a part alone at the next one's head: the one before it comes along
                *_, before, told = placed.pop()
                placed.append((column, y, before, told))
                y = len(told) * step + _after(before, y, step)
        placed.append((column, y, p, lines))
        y += high + _after(p, y, step)
    return Flow(size, tuple(placed))


def _after(p: Paragraph, y: float, step: float) -> float:
    """The air that a paragraph takes: a heading has some above it too, but at the head of a column."""
    return 0.35 * step if not p.heading else 0.9 * step if y else 0.4 * step


def _alone(paragraphs: Sequence[Paragraph], k: int) -> bool:
    """Whether a paragraph is the last of its part, and more of that part than the first one stand before it."""
    last = k + 1 == len(paragraphs) or paragraphs[k + 1].heading
    return last and k >= 2 and not any(p.heading for p in paragraphs[k - 2 : k + 1])


def _lines(p: Paragraph, wide: float, size: float) -> list[str]:
    room = wide if p.heading else wide - size * MARGIN_PT_TO_MM
    return block(p.text, "Bold" if p.heading else "Regular", size, room, 9999, LEADING, p.sign)[1]


def draw_flow(pen: Pen, made: Flow, columns: Sequence[Box], first: int, ink: str) -> None:
    """Draw the columns from number `first` on into the boxes."""
    step, margin = made.size_pt * LEADING * MM_PER_PT, made.size_pt * MARGIN_PT_TO_MM
    for column, y, p, lines in made.placed:
        if not first <= column < first + len(columns):
            continue
        box = columns[column - first]
        top = box.y + y + (0.5 * step if p.heading and y else 0)
        if p.heading:
            pen.text(box.x, top + 0.8 * step, lines[0], "Bold", made.size_pt, p.colour)
            pen.path(polyline([(box.x, top + 1.05 * step), (box.right, top + 1.05 * step)]), stroke=p.colour, width_mm=0.18)
            continue
        pen.text(box.x, top + 0.8 * step, p.sign, "Regular", max(LEAST_PT, made.size_pt * 0.8), p.colour)
        for n, line in enumerate(lines):
            pen.text(box.x + margin, top + (n + 0.8) * step, line, "Regular", made.size_pt, ink)


def too_much(what: Text) -> DrawError:
    """The error that the text does not fit even in the least type."""
    found = Text(f"{what.ko}: 이 종이에 다 들어가지 않는다", f"there is no room on this paper for {what.en}")
    return DrawError([Fault(same(""), found, Text("더 큰 종이(--paper)", "larger paper (--paper)"))])
