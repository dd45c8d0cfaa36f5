"""Cards, papers and ways to turn a sheet by chance: what the tests of imposition and of finished files plan their sheets with."""

from collections.abc import Sequence

from hypothesis import assume
from hypothesis import strategies as st

from asrus_pnp.core.errors import DrawError
from asrus_pnp.core.text import same
from asrus_pnp.pdf.impose.geometry import Box, Grid, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Face, Page, Piece, Placed

PAPERS = [Size(210, 297), Size(215.9, 279.4), Size(297, 420), Size(215.9, 355.6), Size(279.4, 431.8), Size(102, 152)]


CARDS = [Size(*s) for s in ((63, 88), (63.5, 88.9), (57.15, 88.9), (59, 92), (59, 86), (44, 68), (44.45, 63.5), (70, 120), (70, 70), (44, 44))]


TENTH_OF_A_HUNDREDTH = 0.001


FRONT, BACK = Face("front", lambda pen, box: None), Face("back", lambda pen, box: None)


papers = st.sampled_from(PAPERS)


lengths = st.integers(1500, 21000).map(lambda hundredths: hundredths / 100)


cards = st.one_of(st.sampled_from(CARDS), st.builds(Size, lengths, lengths))


flips = st.sampled_from(["long", "short"])


def fitting(card: Size, paper: Size) -> Grid:
    try:
        return grid_for(card, paper)
    except DrawError:
        assume(False)
        raise


def some(count: int, backless: Sequence[int] = ()) -> list[Piece]:
    return [Piece(f"P{k}", FRONT, None if k in backless else BACK, same("group")) for k in range(count)]


def art(placed: Placed) -> Box:
    t, b = placed.trim, placed.bleed
    return Box(t.x - b.left, t.y - b.top, t.w + b.left + b.right, t.h + b.top + b.bottom)


def folded(box: Box, page: Page, flip: str) -> Box:
    """Where a box of a back lies on the front when the sheet is held up to the light: the hinge is the longer edge, or the shorter one."""
    w, h = page.grid.page.w, page.grid.page.h
    hinge_upright = (h >= w) if flip == "long" else (h < w)
    return Box(w - box.x - box.w, box.y, box.w, box.h) if hinge_upright else Box(box.x, h - box.y - box.h, box.w, box.h)


def near(a: Box, b: Box) -> bool:
    return all(abs(p - q) < TENTH_OF_A_HUNDREDTH for p, q in ((a.x, b.x), (a.y, b.y), (a.w, b.w), (a.h, b.h)))
