"""Whether a place that could not be decoded looks like a mark at all, and its modules as if seen from straight above.

Readers also try windows, letters and the meridians of a globe, and of a blurred mark they tell the corners only roughly. Of every mark the frame
is known: the white around it, two solid edges, two of every second module. The corners are moved until the frame fits best."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import mul
from statistics import median

from PIL import Image

from asrus_pnp.camera_mark.data_matrix import SIDE, rows
from asrus_pnp.photo.marks import Corners, Mark

WIDE = SIDE + 2  # with the white around it
SAMPLES = 3  # looked at for each module and direction
BLUR = 0.15  # how much of its light a module lends to each of its neighbours in a photo that is hard to read
ROUGHLY = 0.5  # the least fit of the frame before corners are moved; measured on 80 of our marks: 0.77
EDGED = 0.65  # the least fit of the dark edges alone; measured: ours 0.73, lines of the drawings 0.71
CONTRAST = 0.28  # how much darker than its white the black of a mark is at least, also under a lamp; measured: ours 0.31, lines of the drawings mostly 0.2
STEPS = (0.7, 0.35, 0.35, 0.17, 0.17)  # modules by which corners are moved in turn
INNER = tuple(y * WIDE + x for y in range(2, SIDE) for x in range(2, SIDE))
FRAME = tuple(sorted(set(range(WIDE * WIDE)) - set(INNER)))
WHITE = tuple(n for n in FRAME if n // WIDE in (0, WIDE - 1) or n % WIDE in (0, WIDE - 1))
EDGES = tuple(sorted(set(FRAME) - set(WHITE)))
SOLID = tuple(n for n in EDGES if n % WIDE == 1 or n // WIDE == SIDE)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a picture: its corners, the lightness of its modules and of the white around by rows, how well its frame is that of a mark (at most 1)."""

    corners: Corners
    tones: bytes
    fit: float

    @property
    def inner(self) -> list[int]:
        """The lightness of the modules within the frame."""
        return [self.tones[n] for n in INNER]

    @property
    def is_mark(self) -> bool:
        """Whether its edges are those of a mark, and much darker than the white around."""
        light, dark = (median(self.tones[n] for n in some) for some in (WHITE, SOLID))
        return light - dark >= CONTRAST * light and alike(even([self.tones[n] for n in EDGES]), EDGES_FIT) >= EDGED


def place(picture: Image.Image, mark: Mark) -> Place | None:
    """The place of what was not decoded, its corners moved to where the frame fits best; None where there is no frame of a mark."""
    turned = (mark.corners[k:] + mark.corners[:k] for k in range(4))
    best = max((_at(picture, corners) for corners in turned), key=lambda p: p.fit)  # type: ignore[arg-type]
    if best.fit < ROUGHLY:
        return None
    for step in STEPS:
        for moved in _moves(best.corners, step * mark.side / SIDE):
            best = max(best, _at(picture, moved), key=lambda p: p.fit)
    return best if best.is_mark else None


def even(values: Sequence[float]) -> tuple[float, ...]:
    """The values with a mean of 0 and a length of 1, so that the product of two such is how alike they are; all 0 where they do not differ."""
    mean = sum(values) / len(values)
    apart = [v - mean for v in values]
    length = math.hypot(*apart)
    return tuple(v / length for v in apart) if length else tuple(apart)


def alike(one: Sequence[float], other: Sequence[float]) -> float:
    """How alike two such lists are: 1 where they are the same, about 0 by chance."""
    return float(sum(map(mul, one, other)))


def seen(content: str) -> list[float]:
    """The lightness (0 to 1) of all modules of a mark and of the white around it in a photo that is hard to read: each lends some to its neighbours."""
    return _softened(_sharp(content))


def _sharp(content: str) -> list[list[float]]:
    white = [1.0] * WIDE
    return [white, *([1.0, *(float(not dark) for dark in row), 1.0] for row in rows(content)), white]


def _softened(modules: Sequence[Sequence[float]]) -> list[float]:
    columns = zip(*map(_blurred, modules), strict=True)
    return [tone for row in zip(*map(_blurred, columns), strict=True) for tone in row]


def _blurred(line: Sequence[float]) -> list[float]:
    before, behind = [line[0], *line[:-1]], [*line[1:], line[-1]]
    return [(a + (b + c) * BLUR) / (1 + 2 * BLUR) for a, b, c in zip(line, before, behind, strict=True)]


def _at(picture: Image.Image, corners: Corners) -> Place:
    side = WIDE * SAMPLES
    flat = picture.transform((side, side), Image.Transform.QUAD, _around(corners), Image.Resampling.BILINEAR).reduce(SAMPLES).tobytes()
    return Place(corners, flat, alike(even([flat[n] for n in FRAME]), FRAME_FIT))


def _around(corners: Corners) -> tuple[float, ...]:
    """The corners of the white around: upper left, lower left, lower right, upper right, as Pillow wants them."""
    upper_left, upper_right, lower_right, lower_left = corners
    near, far = -1 / SIDE, 1 + 1 / SIDE

    def at(u: float, v: float) -> Iterator[float]:
        for a, b, c, d in zip(upper_left, upper_right, lower_right, lower_left, strict=True):
            yield (1 - v) * ((1 - u) * a + u * b) + v * ((1 - u) * d + u * c)

    return (*at(near, near), *at(near, far), *at(far, far), *at(far, near))


def _moves(corners: Corners, step: float) -> Iterator[Corners]:
    """The corners moved all together, drawn apart, and each alone."""
    ways = ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step))
    x, y = sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4
    wide = 1 + 2 * step / math.dist(corners[0], corners[2])
    for dx, dy in ways:
        yield tuple((a + dx, b + dy) for a, b in corners)  # type: ignore[misc]
    for scale in (wide, 1 / wide):
        yield tuple((x + (a - x) * scale, y + (b - y) * scale) for a, b in corners)  # type: ignore[misc]
    for k in range(4):
        for dx, dy in ways:
            yield tuple((a + dx, b + dy) if n == k else (a, b) for n, (a, b) in enumerate(corners))  # type: ignore[misc]


def _common() -> list[float]:
    """The lightness of what all marks have in common; within it is as much light as dark."""
    modules = _sharp("000000")
    for n in INNER:
        modules[n // WIDE][n % WIDE] = 0.5
    return _softened(modules)


FRAME_FIT, EDGES_FIT = (even([tones[n] for n in some]) for tones in (_common(),) for some in (FRAME, EDGES))
