"""The die-line of a tuck box: panels as polygons on a flat sheet; what is folded and what is cut follows from which edges two panels share. Pure; mm."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.pdf.draw.paths import Point, polar
from asrus_pnp.pdf.impose.geometry import Box, Size

CLEARANCE_MM = 1.0  # air about the cards in each direction; the folds of the board take some of it
TUCK_MM = 12.0
TAB_MM = 12.0
DUST_LEAST_MM = 10.0
NOTCH_MM = 9.0
EASE_MM = 0.8  # by how much flaps that slide past others grow narrower
ARC_STEPS = 24

Line = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Inner:
    """What a box has room for: width and height of the cards, depth of their stack, each with its clearance."""

    w: float
    h: float
    d: float


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the box between folds and cuts: its outline, clockwise; `glued` parts are hidden under others and stay unprinted."""

    name: str
    outline: tuple[Point, ...]
    glued: bool = False

    @property
    def box(self) -> Box:
        """The upright rectangle around it."""
        return _around(self.outline)

    @property
    def edges(self) -> list[Line]:
        """Its edges in order."""
        return list(zip(self.outline, (*self.outline[1:], self.outline[0]), strict=True))


@dataclass(frozen=True, slots=True)
class DieLine:
    """The whole box on the sheet, from the origin on: the glue tab, the back, a side, the front, a side; above the lid, below the bottom."""

    inner: Inner
    panels: tuple[Panel, ...]

    @property
    def size(self) -> Size:
        """The size of the sheet that it takes."""
        box = _around([p for panel in self.panels for p in panel.outline])
        return Size(box.w, box.h)

    @property
    def folds(self) -> list[Line]:
        """The edges that two panels share, each once."""
        edges = [edge for panel in self.panels for edge in panel.edges]
        used = Counter(map(_key, edges))
        return list({_key(edge): edge for edge in edges if used[_key(edge)] > 1}.values())

    @property
    def cuts(self) -> list[list[Point]]:
        """All other edges, joined to lines as long as they run on."""
        shared = {_key(edge) for edge in self.folds}
        return [line for panel in self.panels for line in _runs([e for e in panel.edges if _key(e) not in shared])]

    def panel(self, name: str) -> Panel:
        """The panel of that name."""
        return next(p for p in self.panels if p.name == name)


def inner(card: Size, count: int, thickness_mm: float) -> Inner:
    """The room that so many cards need."""
    return Inner(card.w + CLEARANCE_MM, card.h + CLEARANCE_MM, count * thickness_mm + CLEARANCE_MM)


def die_line(room: Inner) -> DieLine:
    """The box for that room."""
    w, h, d = room.w, room.h, room.d
    tab, tuck, dust = min(TAB_MM, 0.8 * d), min(TUCK_MM, h / 3), min(w / 2 - EASE_MM, max(0.8 * d, DUST_LEAST_MM))
    top = max(d + tuck, dust)
    foot = top + h
    back, near, front, far = tab, tab + w, tab + w + d, tab + 2 * w + d
    return DieLine(
        room,
        (
            Panel("tab", ((back, top), (back, foot), (0, foot - tab / 3), (0, top + tab / 3)), glued=True),
            _rect("back", back, top, w, h),
            _rect("near", near, top, d, h),
            _front(front, top, w, h),
            _rect("far", far, top, d, h),
            _rect("lid", back, top - d, w, d),
            _tuck(back, top - d, w, tuck),
            _flap("dust near", near, top, d, -dust),
            _flap("dust far", far, top, d, -dust),
            _rect("bottom", back, foot, w, d),
            _flap("bottom near", near, foot, d, dust, glued=True),
            _flap("bottom inside", front, foot, w, d, glued=True),
            _flap("bottom far", far, foot, d, dust, glued=True),
        ),
    )


def _rect(name: str, x: float, y: float, w: float, h: float) -> Panel:
    return Panel(name, ((x, y), (x + w, y), (x + w, y + h), (x, y + h)))


def _front(x: float, y: float, w: float, h: float) -> Panel:
    """The front, with the notch for a thumb in its upper edge."""
    r, middle = min(NOTCH_MM, 0.16 * w), x + w / 2
    notch = [polar(middle, y, r, 270 - 180 * k / ARC_STEPS) for k in range(ARC_STEPS + 1)]
    return Panel("front", ((x, y), *notch, (x + w, y), (x + w, y + h), (x, y + h)))


def _tuck(x: float, y: float, w: float, high: float) -> Panel:
    """The tongue of the lid, its corners round so that it finds its way in."""
    r, ease, steps = 0.8 * high, EASE_MM / 2, ARC_STEPS // 2
    left = [polar(x + ease + r, y - high + r, r, 270 + 90 * k / steps) for k in range(steps + 1)]
    right = [polar(x + w - ease - r, y - high + r, r, 90 * k / steps) for k in range(steps + 1)]
    return Panel("tuck", (*left, *right, (x + w, y), (x, y)))


def _flap(name: str, x: float, y: float, w: float, long: float, glued: bool = False) -> Panel:
    """A flap on the fold at y that reaches so far down (up where negative), a little narrower at its end."""
    ease, end = min(EASE_MM, w / 6), y + long
    outline = ((x, y), (x + w, y), (x + w - ease, end), (x + ease, end))
    return Panel(name, outline if long > 0 else outline[::-1], glued)


def _key(edge: Line) -> frozenset[Point]:
    """The same for an edge and its reverse, whatever the last digits of its points."""
    return frozenset((round(x, 6), round(y, 6)) for x, y in edge)


def _runs(edges: list[Line]) -> list[list[Point]]:
    """Edges in order around a panel as lines that run on, also over the first point."""
    runs: list[list[Point]] = []
    for a, b in edges:
        if runs and runs[-1][-1] == a:
            runs[-1].append(b)
        else:
            runs.append([a, b])
    if len(runs) > 1 and runs[-1][-1] == runs[0][0]:
        runs[0] = runs.pop()[:-1] + runs[0]
    return runs


def _around(points: Sequence[Point]) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
