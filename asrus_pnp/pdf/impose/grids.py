"""Which grid holds the most cards of a size on a paper, within what the printer and the layout leave. Pure; mm."""

from dataclasses import dataclass
from itertools import product
from math import inf

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.impose.geometry import Axis, Edges, Grid, Size
from asrus_pnp.pdf.impose.label_sheets import grid_on
from asrus_pnp.pdf.impose.print_settings import BLEED_MM, LEAST_BLEED_MM, MARK_MM, SHORTEST_MARK_MM, STRIP_MM, Layout

HAIR_MM = 1e-6
AS_EVER = Layout()


@dataclass(frozen=True, slots=True)
class Span:
    """What may be printed on in one direction, from `start` to `end`, and where the middle of the cards should lie."""

    start: float
    end: float
    middle: float

    @property
    def length(self) -> float:
        return self.end - self.start

    def first(self, total: float, clear: float) -> float:
        """Where cards of that total length begin: about the middle, but so far from both ends."""
        return max(self.start + clear, min(self.middle - total / 2, self.end - clear - total))


def grid_for(card: Size, paper: Size, layout: Layout = AS_EVER) -> Grid:
    """The grid that holds the most cards, upright paper preferred, then the wider bleed; raises DrawError with the largest card that would fit."""
    if not all(0 < side < inf for side in (card.w, card.h, paper.w, paper.h)):
        raise DrawError([_no_size(card, paper)])
    if layout.sheet:
        return grid_on(card, paper, layout.sheet, layout)
    pages = [paper] if paper.w == paper.h else [paper, paper.turned]
    grids = [g for page, strip in product(pages, ("ends", "sides")) if (g := _grid(card, page, strip, layout))]
    if not grids:
        raise DrawError([_too_large(card, paper, layout)])
    return max(grids, key=lambda g: (g.capacity, g.page == paper, g.across.gap + g.down.gap, g.across.outer + g.down.outer))


def _grid(card: Size, page: Size, strip: str, layout: Layout) -> Grid | None:
    free, fold = layout.free(page), layout.sides == "gutterfold"
    level, upright = _spans(page, strip, free, fold)
    across, down = _axis(card.w, level, layout), _axis(card.h, upright, layout)
    return Grid(page, card, across, down, strip, free, fold) if across.count and down.count else None


def _spans(page: Size, strip: str, free: Edges, fold: bool) -> tuple[Span, Span]:
    """The span across a page and the one down it; that of a page that is folded ends at the fold."""
    beside, above = (STRIP_MM, 0.0) if strip == "sides" else (0.0, STRIP_MM)
    top, foot = free.top + above, page.h / 2 if fold else page.h - free.bottom - above
    return Span(free.left + beside, page.w - free.right - beside, page.w / 2), Span(top, foot, (top + foot) / 2 if fold else page.h / 2)


def _axis(card: float, span: Span, layout: Layout) -> Axis:
    """As many cards as fit one behind another."""
    if layout.bleed_mm is None and layout.gap_mm is None:
        return _as_wide_as_can_be(card, span)
    bleed = layout.bleed_mm or 0.0
    gap = 2 * bleed if layout.gap_mm is None else layout.gap_mm
    clear = SHORTEST_MARK_MM + bleed
    count = max(0, int((span.length - 2 * clear + gap + HAIR_MM) // (card + gap)))
    total = count * card + max(0, count - 1) * gap
    start = span.first(total, clear)
    outer = bleed if layout.bleed_mm is not None else _spare(span, start, total)
    return Axis(count, start, card, gap if count > 1 else 0.0, outer)


def _as_wide_as_can_be(card: float, span: Span) -> Axis:
    """A gap of twice the bleed between the cards where there is room for at least the least bleed."""
    count = int((span.length - 2 * SHORTEST_MARK_MM + HAIR_MM) // card)
    if count < 1:
        return Axis(0, 0, card, 0, 0)
    bleed = min(BLEED_MM, (span.length - count * card - 2 * MARK_MM) / (2 * count))
    bleed = int(bleed * 4) / 4 if bleed >= LEAST_BLEED_MM else 0.0
    gap = 2 * bleed if count > 1 else 0.0
    total = count * card + (count - 1) * gap
    start = span.first(total, MARK_MM + bleed if bleed else SHORTEST_MARK_MM)
    return Axis(count, start, card, gap, bleed or _spare(span, start, total))


def _spare(span: Span, start: float, total: float) -> float:
    """How much bleed the margins leave beside marks of full length."""
    return max(0.0, min(BLEED_MM, start - span.start - MARK_MM, span.end - MARK_MM - start - total))


def _no_size(card: Size, paper: Size) -> Fault:
    found = Text(f"{card} mm 카드와 {paper} mm 종이", f"a card of {card} mm on paper of {paper} mm")
    return Fault(same(""), found, Text("0보다 큰 길이", "lengths above 0"))


def _too_large(card: Size, paper: Size, layout: Layout) -> Fault:
    most = _largest(paper, layout)
    found = Text(f"{card} mm 카드는 {paper} mm 종이에 들어가지 않는다", f"a card of {card} mm does not fit on paper of {paper} mm")
    if min(most.w, most.h) <= 0:
        return Fault(same(""), found, Text("더 큰 종이(--paper)나 더 좁은 여백", "larger paper (--paper), or a printer with narrower margins"))
    return Fault(same(""), found, Text(f"{most} mm까지, 또는 더 큰 종이(--paper)", f"up to {most} mm, or larger paper (--paper)"))


def _largest(paper: Size, layout: Layout) -> Size:
    """The largest card that goes onto the paper: upright, words at its sides or, where it is folded, at its ends."""
    fold = layout.sides == "gutterfold"
    level, upright = _spans(paper, "sides", layout.free(paper), fold)
    edge = 2 * (SHORTEST_MARK_MM + (layout.bleed_mm or 0))
    return Size(round(level.length - edge - 0.005, 2), round(upright.length - edge - 0.005, 2))
