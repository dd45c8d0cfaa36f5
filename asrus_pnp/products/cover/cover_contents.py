"""What is in a kit, in small pictures: a row for each group of pieces, every face that differs with how many there are of it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot
from asrus_pnp.products.art.shown import show
from asrus_pnp.products.learn.cells import ACCENT, INK, SOFT

THUMB_MM, COUNT_MM, ROW_GAP_MM, HEAD_MM = 18.0, 3.6, 1.6, 34.0
MOST = 16  # faces in a row


@dataclass(frozen=True, slots=True)
class Group:
    """The pieces that are listed together: their size, how many they are, each face once with how often it is there."""

    name: Text
    size: Size
    count: int
    faces: tuple[tuple[Face, int], ...]


def groups_of(lots: Sequence[Lot]) -> list[Group]:
    """The groups of all lots, in their order."""
    found = []
    for lot in lots:
        for name in dict.fromkeys(p.group for p in lot.pieces):
            pieces = [p for p in lot.pieces if p.group == name]
            faces, counts = {p.front.key: p.front for p in pieces}, Counter(p.front.key for p in pieces)
            found.append(Group(name, lot.size, len(pieces), tuple((face, counts[key]) for key, face in faces.items())))
    return found


def contents_height(groups: Sequence[Group]) -> float:
    """How high the rows are together."""
    return sum(_thumb(g).h + COUNT_MM + ROW_GAP_MM for g in groups)


def _thumb(group: Group) -> Size:
    """The size of a small picture: as high as all others, square ones a little less."""
    high = THUMB_MM if group.size.w < 0.9 * group.size.h else THUMB_MM * 0.72
    return Size(high * group.size.w / group.size.h, high)


def draw_contents(pen: Pen, box: Box, groups: Sequence[Group], lang: str, share: float) -> float:
    """The rows below one another, smaller by that share; says where they end."""
    with pen.moved(box.x, box.y, 0, share):
        y = 0.0
        for group in groups:
            thumb = _thumb(group)
            _head(pen, Box(0, y, HEAD_MM, thumb.h), group, lang)
            _faces(pen, Box(HEAD_MM, y, box.w / share - HEAD_MM, thumb.h), group, thumb)
            y += thumb.h + COUNT_MM + ROW_GAP_MM
    return box.y + y * share


def _head(pen: Pen, box: Box, group: Group, lang: str) -> None:
    """How many, and of what."""
    pen.text(box.x, box.cy - 0.2, str(group.count), "Black", 17, ACCENT)
    for k, words in enumerate(say(group.name, lang)):
        size = fit_pt(words, "Regular" if k else "Bold", 6.5 if k else 8.5, box.w - 3, pen.subject)
        pen.text(box.x, box.cy + 3.6 + 3.0 * k, words, "Regular" if k else "Bold", size, SOFT if k else INK)


def _faces(pen: Pen, box: Box, group: Group, thumb: Size) -> None:
    """The faces side by side, lying over one another where there are many, each with its count unless it is there once."""
    every, most = group.faces, min(MOST, len(group.faces))
    shown = [every[k * (len(every) - 1) // max(1, most - 1)] for k in range(most)]
    step = min(thumb.w + 1.4, (box.w - thumb.w) / max(1, most - 1))
    for k, (face, count) in enumerate(shown):
        x = box.x + k * step
        with pen.moved(x, box.y, 0, thumb.h / group.size.h):
            show(pen, face, group.size)
        if len(shown) == len(every) and any(n > 1 for _, n in every):
            size = 6.5
            pen.text(x + min(step, thumb.w) / 2, box.bottom + size * MM_PER_PT + 0.5, f"×{count}", "Bold", size, SOFT, "center")
