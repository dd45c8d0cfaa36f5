"""Rows of signs: each sign is 24 units high, on the grid that all icons share, and a row of them is fitted into a box."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from asrus_pnp.core.errors import DrawError, fault
from asrus_pnp.core.text import same
from asrus_pnp.pdf.draw.fonts import DIGIT_HEIGHT, MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Align, Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT
from asrus_pnp.pdf.impose.geometry import Box

GRID = 24.0
GAP = 2.0
T = TypeVar("T")
SHARES: dict[Align, float] = {"left": 0.0, "center": 0.5, "right": 1.0}


def known(table: Mapping[str, T], key: str) -> T:
    """What the table holds for the key; raises DrawError with the keys that it has."""
    if key not in table:
        listed = ", ".join(table)
        raise DrawError([fault(same("ganymede"), f"“{key}”은(는) 그릴 수 없다", f"“{key}” cannot be drawn", f"{listed} 중 하나", f"one of {listed}")])
    return table[key]


@dataclass(frozen=True, slots=True)
class Icon:
    """A sign of the given width, 24 units high, and what draws it with its upper left corner at the origin."""

    width: float
    draw: Callable[[Pen], None]


def row(pen: Pen, box: Box, icons: Sequence[Icon], align: Align = "center") -> None:
    """The signs side by side, as large as the box allows, in the middle of its height."""
    wide = width(icons)
    scale = min(box.h / GRID, box.w / wide)
    x = box.x + (box.w - wide * scale) * SHARES[align]
    for icon in icons:
        with pen.moved(x, box.cy - GRID * scale / 2, scale=scale):
            icon.draw(pen)
        x += (icon.width + GAP) * scale


def width(icons: Sequence[Icon]) -> float:
    """How wide a row of the signs is, in units."""
    return sum(i.width for i in icons) + GAP * (len(icons) - 1)


def joined(icons: Sequence[Icon], sign: Icon) -> list[Icon]:
    """The signs with another one between each two."""
    return [part for k, icon in enumerate(icons) for part in ((sign, icon) if k else (icon,))]


def number(count: int, colour: str = GOLD, height: float = GRID) -> Icon:
    """A number as a sign."""
    size = height / DIGIT_HEIGHT / MM_PER_PT
    return Icon(width_mm(str(count), "Black", size) * 0.96, partial(_number, count=count, size=size, height=height, colour=colour))


def _number(pen: Pen, count: int, size: float, height: float, colour: str) -> None:
    pen.text(0, (GRID + height) / 2, str(count), "Black", size, colour)


def _plus(pen: Pen, arm: float, width: float) -> None:
    pen.path(polyline([(arm, GRID / 2 - arm), (arm, GRID / 2 + arm)]), stroke=LIGHT, width_mm=width)
    pen.path(polyline([(0, GRID / 2), (2 * arm, GRID / 2)]), stroke=LIGHT, width_mm=width)


def _slash(pen: Pen) -> None:
    pen.path(polyline([(0, 21), (6, 3)]), stroke=LIGHT, width_mm=1.7)


def _times(pen: Pen, colour: str) -> None:
    for side in (-1, 1):
        pen.path(polyline([(0, 12 - 2.6 * side), (5.2, 12 + 2.6 * side)]), stroke=colour, width_mm=1.7)


BOTH = Icon(7, partial(_plus, arm=3.5, width=1.7))
EITHER = Icon(6, _slash)
TIMES = Icon(5.2, partial(_times, colour=GOLD))
TIMES_LIGHT = Icon(5.2, partial(_times, colour=LIGHT))
