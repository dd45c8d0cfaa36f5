"""Lengths, boxes, and the grid of a sheet. Pure; all in mm, origin top left, y down."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Size:
    """A width and a height in mm."""

    w: float
    h: float

    @property
    def turned(self) -> "Size":
        """The same size lying on its side."""
        return Size(self.h, self.w)

    def __str__(self) -> str:
        return f"{self.w:g}×{self.h:g}"


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle by its upper left corner and its size, in mm."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def grown(self, by_mm: float) -> "Box":
        """The box with each edge moved outward (inward where negative)."""
        return Box(self.x - by_mm, self.y - by_mm, self.w + 2 * by_mm, self.h + 2 * by_mm)

    def mirrored(self, page: Size, axis: str) -> "Box":
        """Where the box lies when the sheet is turned over its upright centre line ("x") or over the level one ("y")."""
        if axis == "x":
            return Box(page.w - self.right, self.y, self.w, self.h)
        return Box(self.x, page.h - self.bottom, self.w, self.h)


@dataclass(frozen=True, slots=True)
class Bleed:
    """How far the art goes beyond each edge of a trim, in mm."""

    left: float
    top: float
    right: float
    bottom: float

    def mirrored(self, axis: str) -> "Bleed":
        """The bleed as seen from the other side of a sheet turned over that axis."""
        if axis == "x":
            return Bleed(self.right, self.top, self.left, self.bottom)
        return Bleed(self.left, self.bottom, self.right, self.top)


@dataclass(frozen=True, slots=True)
class Edges:
    """A length at each edge of a page, in mm, such as what a printer leaves empty."""

    left: float
    top: float
    right: float
    bottom: float

    def mirrored(self, axis: str) -> "Edges":
        """The least lengths that hold for both sides of a sheet turned over that axis."""
        if axis == "x":
            side = max(self.left, self.right)
            return Edges(side, self.top, side, self.bottom)
        end = max(self.top, self.bottom)
        return Edges(self.left, end, self.right, end)

    def grown(self, x_mm: float, y_mm: float) -> "Edges":
        """Each length longer by so much."""
        return Edges(self.left + x_mm, self.top + y_mm, self.right + x_mm, self.bottom + y_mm)


@dataclass(frozen=True, slots=True)
class Axis:
    """One direction of a grid: how many cards, where the first begins, the gap between two, the bleed at the outer edges; mm."""

    count: int
    start: float
    card: float
    gap: float
    outer: float

    def at(self, index: int) -> float:
        """The near edge of the card of that index."""
        return self.start + index * (self.card + self.gap)

    @property
    def end(self) -> float:
        """The far edge of the last card."""
        return self.at(self.count - 1) + self.card

    def bleeds(self, index: int) -> tuple[float, float]:
        """The bleed before and after the card of that index."""
        inner = min(self.gap / 2, self.outer)
        return (self.outer if index == 0 else inner, self.outer if index == self.count - 1 else inner)


@dataclass(frozen=True, slots=True)
class Grid:
    """The places of one kind of sheet, centred on the page; `strip` says where the words in the margin stand: at the "ends" or the "sides".
    `free` is what stays empty at the edges. A sheet that is to be folded in the middle has its fronts above the `fold`."""

    page: Size
    card: Size
    across: Axis
    down: Axis
    strip: str
    free: Edges = Edges(5, 5, 5, 5)
    fold: bool = False

    @property
    def capacity(self) -> int:
        """How many cards a page takes."""
        return self.across.count * self.down.count

    def trim(self, slot: int) -> Box:
        """The trim of a place, counted row by row from the upper left."""
        row, column = divmod(slot, self.across.count)
        return Box(self.across.at(column), self.down.at(row), self.card.w, self.card.h)

    def bleed(self, slot: int) -> Bleed:
        """The bleed around that place: half the gap inside, what the margin leaves outside."""
        row, column = divmod(slot, self.across.count)
        (left, right), (top, bottom) = self.across.bleeds(column), self.down.bleeds(row)
        return Bleed(left, top, right, bottom)
