"""Where a whole card lies in a photo, from where its marks lie: the card's size and the place of the mark on it are those that are printed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from asrus_pnp import registry
from asrus_pnp.camera_mark.data_matrix import SIDE
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw.camera_mark import MODULE_MM
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.photo.marks import Corners, Mark

FARTHEST = 1.4  # how many times as far apart as expected two marks of one card may seem to lie, in a photo taken aslant


@dataclass(frozen=True, slots=True)
class Printed:
    """A card as it is printed, in mm: its width and height, and the middle of its upper left mark; the other one is the half turn of it."""

    wide: float
    high: float
    mark: complex

    @property
    def middle(self) -> complex:
        """The middle of the card."""
        return complex(self.wide, self.high) / 2


def printed(db: Database) -> dict[str, Printed]:
    """Every card that carries marks, by its id; raises DataError."""
    found: dict[str, Printed] = {}
    for kit in registry.KITS:
        for lot in registry.kit(kit).lots(db, "both", None):
            for piece in lot.pieces:
                if piece.front.quiet:
                    place = piece.front.quiet(Box(0, 0, lot.size.w, lot.size.h))
                    found[piece.name] = Printed(lot.size.w, lot.size.h, complex(place.cx, place.cy))
    return found


def outline(card: Printed, marks: Sequence[Mark]) -> Corners:
    """The corners of the card whose marks those are, one or more, in px. Two that lie as far apart as the marks of one card tell most."""
    first, off = marks[0], card.mark - card.middle
    view = _view([first])
    middle = _point(first.middle) - view(off)
    other = next((m for m in marks[1:] if _are_a_pair(view(2 * off), first, m)), None)
    if other:
        both = _view([first, _half_turned(other)])
        right = (_point(first.middle) - _point(other.middle)) / both(2 * off)  # turns and stretches what the small marks tell only roughly
        view, middle = (lambda p: right * both(p)), (_point(first.middle) + _point(other.middle)) / 2
    x, y = card.middle.real, card.middle.imag
    upper_left, upper_right, lower_right, lower_left = (middle + view(p) for p in (complex(-x, -y), complex(x, -y), complex(x, y), complex(-x, y)))
    return _pair(upper_left), _pair(upper_right), _pair(lower_right), _pair(lower_left)


def _are_a_pair(expected: complex, one: Mark, other: Mark) -> bool:
    return abs(expected) / FARTHEST <= abs(_point(one.middle) - _point(other.middle)) <= abs(expected) * FARTHEST


def _half_turned(mark: Mark) -> Mark:
    return Mark(mark.content, mark.corners[2:] + mark.corners[:2])


def _view(marks: Sequence[Mark]) -> Callable[[complex], complex]:
    """From mm on the card to px in the photo, without the place: as the edges of the marks lie."""
    across = down = 0j
    for mark in marks:
        upper_left, upper_right, lower_right, lower_left = map(_point, mark.corners)
        across += (upper_right - upper_left + lower_right - lower_left) / (2 * len(marks) * SIDE * MODULE_MM)
        down += (lower_left - upper_left + lower_right - upper_right) / (2 * len(marks) * SIDE * MODULE_MM)
    return lambda p: across * p.real + down * p.imag


def _point(p: tuple[float, float]) -> complex:
    return complex(*p)


def _pair(p: complex) -> tuple[float, float]:
    return p.real, p.imag
