"""Marks as a reader finds them in a picture, and what is left when several looks at the same picture are laid over each other. Pure."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from asrus_pnp.camera_mark.message import id_of

Point = tuple[float, float]
Corners = tuple[Point, Point, Point, Point]  # upper left, upper right, lower right, lower left of the symbol, in px
LEAST_SIDE_PX = 10.0  # a module of one pixel: smaller ones cannot be told from grain
ODDEST = 2.0  # how much longer one edge of a mark may look than another
UNLIKE = 2.5  # how much larger or smaller than the marks that were read an unread one may look


@dataclass(frozen=True, slots=True)
class Mark:
    """One symbol in a picture: what it says (nothing where it could not be read), and its corners in px, in turn."""

    content: str
    corners: Corners

    @property
    def id(self) -> str | None:
        """The id of the card; None where it could not be read, or is no mark of ours."""
        return id_of(self.content) if self.content else None

    @property
    def middle(self) -> Point:
        """The mean of the corners."""
        return sum(x for x, _ in self.corners) / 4, sum(y for _, y in self.corners) / 4

    @property
    def edges(self) -> list[float]:
        """The lengths of the four edges, in px."""
        return [math.dist(self.corners[k], self.corners[(k + 1) % 4]) for k in range(4)]

    @property
    def side(self) -> float:
        """The mean length of an edge, in px."""
        return sum(self.edges) / 4

    def touches(self, other: "Mark") -> bool:
        """Whether both are one symbol: their middles lie closer than either is wide."""
        return math.dist(self.middle, other.middle) < max(self.side, other.side) * 0.7


def merge(looks: Iterable[Sequence[Mark]]) -> list[Mark]:
    """Each symbol once. What one look read and another could not is read; where two looks read different things, neither is believed."""
    found = [m for look in looks for m in look]
    read: list[Mark] = []
    for mark in (m for m in found if m.content):
        same = next((k for k, other in enumerate(read) if mark.touches(other)), None)
        if same is None:
            read.append(mark)
        elif read[same].content != mark.content:
            read[same] = Mark("", mark.corners)
    unread = list[Mark]()
    for mark in (m for m in found if not m.content and _likely(m, [r.side for r in read])):
        if not any(mark.touches(other) for other in read + unread):
            unread.append(mark)
    return read + unread


def _likely(mark: Mark, sides: list[float]) -> bool:
    """Whether what could not be read looks like one of our marks at all: about square, and about as large as those that were read."""
    usual = median(sides) if sides else mark.side
    even = max(mark.edges) <= ODDEST * min(mark.edges) and min(mark.edges) >= LEAST_SIDE_PX
    return even and usual / UNLIKE <= mark.side <= usual * UNLIKE
