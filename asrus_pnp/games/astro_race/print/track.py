"""Where the places of Astro Race's board lie: evenly along an ellipse, with a gap between the last and the first. Pure; mm."""

import math
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.pdf.draw.paths import Point, polar
from asrus_pnp.pdf.impose.geometry import Size

BOARD = Size(380.0, 258.0)  # one page of A3, two of A4 or Letter, which meet between two places
PLACE_MM = 48.0  # six pieces of 16 mm stand in it side by side
EDGE_MM = 6.0
GAP_PLACES = 1  # the gap is as long as if one place were left out
STEPS = 720


@dataclass(frozen=True, slots=True)
class Spot:
    """A point of the track in mm, and the way outward there; 0 is up, clockwise."""

    x: float
    y: float
    outward_deg: float

    def inward(self, by_mm: float) -> Point:
        """The point so far toward the inside of the ring."""
        return polar(self.x, self.y, by_mm, self.outward_deg + 180)


def places(count: int) -> list[Spot]:
    """The middles of the places, clockwise; the gap lies left of the middle of the lower side."""
    return _at([_share(k, count) for k in range(count)])


def gap(count: int) -> Spot:
    """The middle of the gap."""
    return _at([_share(-(GAP_PLACES + 1) / 2, count)])[0]


def _share(place: float, count: int) -> float:
    """The share of the whole way round at which a place lies, from the middle of the lower side clockwise."""
    return (GAP_PLACES + place + 0.5) / (count + GAP_PLACES)


def _at(shares: Sequence[float]) -> list[Spot]:
    a, b = (BOARD.w - PLACE_MM) / 2 - EDGE_MM, (BOARD.h - PLACE_MM) / 2 - EDGE_MM
    points = [(a * x, b * y) for x, y in (polar(0, 0, 1, 180 + 360 * k / STEPS) for k in range(STEPS + 1))]
    lengths = [0.0]
    for k in range(STEPS):
        lengths.append(lengths[-1] + math.dist(points[k], points[k + 1]))
    found = []
    for share in shares:
        length = share * lengths[-1]
        k = max(1, bisect_left(lengths, length))
        part = (length - lengths[k - 1]) / (lengths[k] - lengths[k - 1])
        x, y = (p + (q - p) * part for p, q in zip(points[k - 1], points[k], strict=True))
        found.append(Spot(BOARD.w / 2 + x, BOARD.h / 2 + y, math.degrees(math.atan2(x / a**2, -y / b**2))))
    return found
