"""The words of a plate: names of bright stars, Greek letters, hours and degrees at the edge; each where it touches no star, no line and no other word."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from asrus_pnp.kits.chart import HAIR_MM, HOUR_DEG, Chart, parallels, spot, tone
from asrus_pnp.pdf.draw.fonts import width_mm
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import Point, polyline
from asrus_pnp.pdf.draw.pen import Align, Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

WORD_PT, RISE_MM, DROP_MM, STEP_MM = 5.0, 1.4, 0.4, 2.05  # small words: how high they stand above their base line and hang below it, from one line to the next
GAP_MM, NEAR_MM, BRIGHT = 0.5, 16.0, 0.0
LEADER_MM, LEAD_GAP_MM = 2.8, 1.4
NAME, LETTER, EDGE = 0.86, 0.66, 0.5  # of the light: names, Greek letters, hours and degrees
LETTERED_TO, MINDED_TO, URGENT_TO = 4.6, 5.3, 4.55  # the faintest stars that get a letter, that words keep off, that names do not hide
HEADS: tuple[tuple[float, float, float], ...] = (  # where words stand beside a star: the way to go, and the share of their width that lies left of it
    (1, 0, 0.0), (-1, 0, 1.0), (0.8, -0.8, 0.0), (0.8, 0.8, 0.0), (-0.8, -0.8, 1.0), (-0.8, 0.8, 1.0), (0, -1, 0.5), (0, 1, 0.5),
    (1, -0.4, 0.0), (1, 0.4, 0.0), (-1, -0.4, 1.0), (-1, 0.4, 1.0), (0, 1, 0.1), (0, 1, 0.9), (0, -1, 0.1), (0, -1, 0.9),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Word:
    """Words that have found their place: the box that they fill, and on which side of it they are set."""

    words: str
    box: Box
    align: Align
    share: float


@dataclass(slots=True)
class Words:
    """What a word must keep off: stars and lines as points with the room that they need, and boxes that are taken; and what was placed."""

    chart: Chart
    inside: Box
    points: list[tuple[float, float, float, float]]
    taken: list[Box]
    found: list[Word] = field(default_factory=list)
    leaders: list[tuple[float, float, float, float]] = field(default_factory=list)

    def place(self, x: float, y: float, r: float, wide: float, high: float, urgent: bool = False) -> Box | None:
        """Where words of that size stand beside a spot with that radius; nothing where no place is free. What is urgent hides faint stars if it must."""
        for away, faintest in [(r + GAP_MM + more, MINDED_TO) for more in (0.0, 0.8, 1.6)] + [
            (r + GAP_MM + more / 2, URGENT_TO) for more in range(20 * urgent)
        ]:
            near = [(px, py, pr) for px, py, pr, mag in self.points if mag <= faintest and abs(px - x) < NEAR_MM + wide and math.hypot(px - x, py - y) > 0.05]
            for dx, dy, share in HEADS:
                drop = (dy - 1) / 2 if not dx else 0.3 * dy - 0.5
                box = Box(x + dx * away - share * wide, y + dy * away + drop * high, wide, high)
                if self.is_free(box, near):
                    self.taken.append(box)
                    return box
        return None

    def lead(self, star: Point, box: Box) -> None:
        """A hair line from a star to its name, where that stands far off."""
        end = (min(max(star[0], box.x - 0.4), box.right + 0.4), min(max(star[1], box.y - 0.2), box.bottom + 0.2))
        long = math.dist(star, end)
        if long >= LEADER_MM:
            start = tuple(a + (b - a) * LEAD_GAP_MM / long for a, b in zip(star, end, strict=True))
            self.leaders.append((start[0], start[1], *end))
            steps = round(long / 0.5)
            self.points += [(star[0] + (end[0] - star[0]) * k / steps, star[1] + (end[1] - star[1]) * k / steps, 0.4, BRIGHT) for k in range(2, steps)]

    def is_free(self, box: Box, near: Sequence[tuple[float, float, float]]) -> bool:
        """Whether a word may fill a box: within the card, off other words, off stars and lines."""
        if not _lies_in(box, self.inside.grown(0.01)) or any(_meet(box.grown(0.3), t) for t in self.taken):
            return False
        return not any(box.x - r < px < box.right + r and box.y - r < py < box.bottom + r for px, py, r in near)


def words_of(chart: Chart, inside: Box, lang: str) -> Words:
    """The names first, then the letters of stars that have none, then hours and degrees at the edge."""
    words = Words(chart, inside, list(_obstacles(chart)), list(chart.free))
    brightest = min(chart.figure.stars, key=lambda s: s[2])
    named = [(brightest[0], brightest[1], chart.figure.brightest), *chart.figure.plate.names]
    for x, y, name in named:
        _name(words, (x, y), say(name, lang))
    for star, (x, y), wide in chart.stars:
        if star.letter and star.magnitude <= LETTERED_TO and not any(math.hypot(star.x - n[0], star.y - n[1]) < 0.2 for n in named):
            box = words.place(x, y, wide / 2, width_mm(star.letter, "Regular", WORD_PT), RISE_MM + DROP_MM)
            words.found += [Word(star.letter, box, "center", LETTER)] if box else []
    _edge(words)
    return words


def draw_words(pen: Pen, words: Words, sky: Stops) -> None:
    """Each word in light that stands out of the sky behind it."""
    for x1, y1, x2, y2 in words.leaders:
        pen.path(polyline([(x1, y1), (x2, y2)]), stroke=tone(sky, EDGE), width_mm=HAIR_MM)
    for word in words.found:
        box = word.box
        x = {"left": box.x, "center": box.cx, "right": box.right}[word.align]
        ground = at(sky, box.cy / words.chart.trim.h)
        pen.text(x, box.bottom - DROP_MM, word.words, "Regular", WORD_PT, mix(ground, LIGHT, word.share), word.align)


def _name(words: Words, place: Point, lines: Sequence[str]) -> None:
    """A name beside its star, one language below the other."""
    x, y = words.chart.lies.at((*place, 0))
    wide = max(width_mm(line, "Regular", WORD_PT) for line in lines)
    near = min((math.hypot(p[0] - x, p[1] - y), w) for _, p, w in words.chart.stars)
    box = words.place(x, y, near[1] / 2 if near[0] < 0.3 else 1.2, wide, RISE_MM + DROP_MM + STEP_MM * (len(lines) - 1), urgent=True)
    if box:
        align: Align = "right" if box.cx < x - 0.3 * wide else "left"
        words.lead((x, y), box)
        words.found += [Word(line, Box(box.x, box.y + k * STEP_MM, wide, RISE_MM + DROP_MM), align, NAME - 0.16 * k) for k, line in enumerate(lines)]


def _edge(words: Words) -> None:
    """Where circles of the grid leave the card: hours at the upper edge, degrees at the right one."""
    chart, inside, (ra0, dec0) = words.chart, words.inside, words.chart.figure.plate.centre
    for hour in range(24):
        x = _crossing([spot(chart, hour * HOUR_DEG, dec0 + d) for d in range(-60, 61, 3)], 1, inside.y)
        if x is not None:
            _mark(words, x + 0.5, inside.y + 0.2, f"{hour}h")
    for dec in range(-80, 81, parallels(chart)):
        y = _crossing([spot(chart, ra0 + d, dec) for d in range(-69, 70, 3)], 0, inside.right)
        if y is not None:
            written = f"{'−' if dec < 0 else '+' if dec else ''}{abs(dec)}°"
            _mark(words, inside.right - width_mm(written, "Regular", WORD_PT), y - RISE_MM - DROP_MM - 0.3, written)


def _mark(words: Words, x: float, y: float, written: str) -> None:
    """A word that has one place only, if nothing stands there."""
    box = Box(x, y, width_mm(written, "Regular", WORD_PT), RISE_MM + DROP_MM)
    if words.is_free(box, [p[:3] for p in words.points if p[3] <= URGENT_TO]):
        words.taken.append(box)
        words.found.append(Word(written, box, "left", EDGE))


def _lies_in(box: Box, around: Box) -> bool:
    return around.x <= box.x and box.right <= around.right and around.y <= box.y and box.bottom <= around.bottom


def _meet(a: Box, b: Box) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


def _crossing(points: Sequence[Point | None], axis: int, value: float) -> float | None:
    """Where a line crosses an upright (axis 0) or level (axis 1) line: the other coordinate."""
    for a, b in pairwise(points):
        if a and b and (a[axis] - value) * (b[axis] - value) <= 0 and a[axis] != b[axis]:
            share = (value - a[axis]) / (b[axis] - a[axis])
            return a[1 - axis] + (b[1 - axis] - a[1 - axis]) * share
    return None


def _obstacles(chart: Chart) -> Iterator[tuple[float, float, float, float]]:
    """Stars, and points all along the lines of the figure: where they are, the room that they need, their magnitude."""
    for star, (x, y), wide in chart.stars:
        yield x, y, wide / 2 + 0.25, star.magnitude
    for a, b in chart.figure.lines:
        (x1, y1), (x2, y2) = chart.lies.at(chart.figure.stars[a]), chart.lies.at(chart.figure.stars[b])
        steps = max(2, round(math.hypot(x2 - x1, y2 - y1) / 0.6))
        for k in range(1, steps):
            yield x1 + (x2 - x1) * k / steps, y1 + (y2 - y1) * k / steps, 0.5, BRIGHT
