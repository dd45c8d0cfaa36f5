"""How sheets are printed: on which sides, with how much bleed and room, on which printer; and what cut marks look like. Pure; mm."""

from dataclasses import dataclass
from math import radians, sin
from typing import Annotated, Literal

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import Standing
from asrus_pnp.pdf.impose.geometry import Edges, Size

PRINTER_MARGIN_MM = 5.0
SHORTEST_MARK_MM = 1.0
MARK_MM = 2.5
STRIP_MM = 5.0
BLEED_MM = 2.0
LEAST_BLEED_MM = 0.5
CUT_MM = 0.15
BLEED_MOST_MM = 5.0

Place = Annotated[float, Range(5, 500)]  # a side of a place on a sheet that is cut already, and from one to the next, in mm
Inside = Annotated[float, Range(0, 500)]  # from an edge of the paper

Flip = Literal["long", "short"]
Sides = Literal["duplex", "fronts", "split", "gutterfold"]
Marks = Literal["none", "margin", "corner", "cross", "lines"]
EVERYWHERE = Edges(PRINTER_MARGIN_MM, PRINTER_MARGIN_MM, PRINTER_MARGIN_MM, PRINTER_MARGIN_MM)


@dataclass(frozen=True, slots=True)
class Shift:
    """How a back is moved (right and down, as it is read) and then turned (clockwise, about the centre of the page)."""

    x_mm: float = 0
    y_mm: float = 0
    angle_deg: float = 0

    def reach(self, page: Size) -> tuple[float, float]:
        """How far across and down any point of the page may come from its place, in mm."""
        turn = abs(sin(radians(self.angle_deg)))
        return abs(self.x_mm) + turn * page.h / 2, abs(self.y_mm) + turn * page.w / 2


STRAIGHT = Shift()


@dataclass(frozen=True, slots=True)
class Profile:
    """What is known of a printer: the shift that brings its backs behind their fronts, the edge about which it turns a sheet,
    the margins that it leaves empty, and the paper that it was measured with, if that matters. All as upright paper is read."""

    name: str = ""
    shift: Shift = STRAIGHT
    flip: Flip | None = None
    margins: Edges = EVERYWHERE
    paper: str = ""

    def shift_on(self, page: Size) -> Shift:
        """The shift for a page; one that lies on its side is printed with its head to the left of the paper."""
        s = self.shift
        return s if page.h >= page.w else Shift(-s.y_mm, s.x_mm, s.angle_deg)

    def around(self, page: Size) -> Edges:
        """How much wider the margins of a page are than those that every printer is thought to have."""
        m = self.margins_on(page)
        return Edges(*(max(0.0, one - PRINTER_MARGIN_MM) for one in (m.left, m.top, m.right, m.bottom)))

    def margins_on(self, page: Size) -> Edges:
        """The margins of a page; see shift_on."""
        m = self.margins
        return m if page.h >= page.w else Edges(m.bottom, m.left, m.top, m.right)


UNKNOWN = Profile()


@dataclass(frozen=True, slots=True)
class CardSheet:
    """Paper that is cut already, or labels: how many across and down, how large each is, where the first begins from the left and from the top,
    and from one to the next; mm, on upright paper."""

    id: str
    name: str
    paper: str
    count: tuple[Annotated[int, Range(1, 20)], Annotated[int, Range(1, 20)]]
    size_mm: tuple[Place, Place]
    first_mm: tuple[Inside, Inside]
    pitch_mm: tuple[Place, Place]
    standing: Standing
    source: str

    @property
    def size(self) -> Size:
        """The size of one place."""
        return Size(*self.size_mm)


@dataclass(frozen=True, slots=True)
class Layout:
    """How cards are laid on sheets. Without a bleed or a gap in mm, both are as wide as the most cards allow. A sheet that is cut already
    has its own places; `others` are the sheets that could be used in its place."""

    sides: Sides = "duplex"
    flip: Flip = "long"
    bleed_mm: float | None = None
    gap_mm: float | None = None
    profile: Profile = UNKNOWN
    sheet: CardSheet | None = None
    others: tuple[CardSheet, ...] = ()

    @property
    def turns(self) -> bool:
        """Whether the sheet goes through the printer a second time or is turned in it."""
        return self.sides in ("duplex", "split")

    def free(self, page: Size) -> Edges:
        """What must stay free at the edges of a page, so that neither side comes into the printer's margins, even when backs are shifted."""
        edges = self.profile.margins_on(page)
        if self.sides == "gutterfold":
            return edges.mirrored("y")
        if not self.turns:
            return edges
        x, y = self.profile.shift_on(page).reach(page)
        return edges.mirrored(back_axis(page, self.flip)).grown(x, y)


def checked(layout: Layout, paper: str) -> Layout:
    """The layout, if its parts go together; raises InputError with each that does not."""
    sheet, faults = layout.sheet, list[Fault]()
    if sheet and fold(paper.strip()) != sheet.paper:
        right = f"--paper {sheet.paper}"
        faults.append(fault(same(f"--paper {paper}"), f"{sheet.id}의 종이는 {sheet.paper}", f"{sheet.id} is {sheet.paper}", right, right))
    if sheet and layout.sides == "gutterfold":
        right = "--sides duplex, fronts, split"
        faults.append(fault(same("--sides gutterfold"), f"{josa(sheet.id, '은/는')} 접지 못한다", f"{sheet.id} is not to be folded", right, right))
    for option, length in (("--bleed", layout.bleed_mm), ("--gap", layout.gap_mm)):
        if sheet and length is not None:
            ko, en = f"{sheet.id}의 자리는 정해져 있다", f"the places of {sheet.id} are fixed"
            faults.append(fault(same(option), ko, en, f"{option} 없이", f"no {option}"))
    if faults:
        raise InputError(faults)
    return layout


@dataclass(frozen=True, slots=True)
class MarkStyle:
    """What cut marks look like: their kind, how long each is, how far from its card it begins (None: where the bleed ends), how wide its line is; mm."""

    kind: Marks = "margin"
    length_mm: float = MARK_MM
    gap_mm: float | None = None
    width_mm: float = CUT_MM


def back_axis(page: Size, flip: Flip) -> str:
    """The axis over which the sheet turns: "x" over an upright edge, "y" over a level one (backs then stand on their heads)."""
    return "x" if (flip == "long") == (page.h >= page.w) else "y"
