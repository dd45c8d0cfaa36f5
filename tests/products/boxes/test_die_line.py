"""The die-line of tuck boxes, folded up in space: an oracle that knows nothing of how it was laid out."""

import math
from collections.abc import Callable
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.products.boxes.die_line import CLEARANCE_MM, DieLine, Inner, Panel, die_line, inner

Spot = tuple[float, float, float]
Turn = Callable[[Spot], Spot]

SIZES = st.builds(Inner, st.floats(40, 90), st.floats(40, 130), st.floats(2, 70))
ASRUS = die_line(inner(Size(63, 88), 79, 0.32))


def folded(die: DieLine) -> dict[str, Turn]:
    """Where each panel lies when every fold is bent by a right angle, seen from the back, which stays where it is."""
    turns: dict[str, Turn] = {"back": lambda p: p}
    for _ in die.panels:  # each round reaches one fold further
        for a in (p for p in die.panels if p.name in turns):
            for b in (p for p in die.panels if p.name not in turns):
                shared = _shared(a, b)
                if shared:
                    turns[b.name] = _bent(turns[a.name], *shared)
    return turns


def _shared(a: Panel, b: Panel) -> tuple[Spot, Spot] | None:
    for p, q in a.edges:
        if any(_near(p, s) and _near(q, r) for r, s in b.edges):
            return (*p, 0.0), (*q, 0.0)
    return None


def _near(p: tuple[float, ...], q: tuple[float, ...]) -> bool:
    return math.dist(p, q) < 1e-6


def _bent(before: Turn, a: Spot, b: Spot) -> Turn:
    """First bent by 90 degrees about the edge from a to b, to the side away from the print, then as the panel before."""
    axis = tuple((q - p) / math.dist(a, b) for p, q in zip(a, b, strict=True))

    def turn(p: Spot) -> Spot:
        v = tuple(x - y for x, y in zip(p, a, strict=True))
        cross = (axis[1] * v[2] - axis[2] * v[1], axis[2] * v[0] - axis[0] * v[2], axis[0] * v[1] - axis[1] * v[0])
        along = sum(x * y for x, y in zip(axis, v, strict=True))
        return before(tuple(o + along * k + c for o, k, c in zip(a, axis, cross, strict=True)))  # type: ignore[arg-type]

    return turn


def corners(die: DieLine, name: str, at: tuple[str, ...]) -> list[Spot]:
    """Corners of a panel's rectangle in space."""
    box, turn = die.panel(name).box, folded(die)[name]
    places = {"ul": (box.x, box.y), "ur": (box.right, box.y), "ll": (box.x, box.bottom), "lr": (box.right, box.bottom)}
    return [turn((*places[a], 0.0)) for a in at]


@given(SIZES)
def test_the_walls_close_to_a_ring(room: Inner) -> None:
    die = die_line(room)
    for a, b in zip(corners(die, "far", ("ur", "lr")), corners(die, "back", ("ul", "ll")), strict=True):
        assert math.dist(a, b) < 1e-6


@given(SIZES)
def test_lid_and_bottom_meet_the_front(room: Inner) -> None:
    die = die_line(room)
    for a, b in zip(corners(die, "lid", ("ul", "ur")), corners(die, "front", ("ur", "ul")), strict=True):
        assert math.dist(a, b) < 1e-6
    for a, b in zip(corners(die, "bottom", ("ll", "lr")), corners(die, "front", ("lr", "ll")), strict=True):
        assert math.dist(a, b) < 1e-6


@given(SIZES)
def test_the_folded_box_is_as_large_inside_as_was_asked(room: Inner) -> None:
    die = die_line(room)
    ul, ur, ll = corners(die, "back", ("ul", "ur", "ll"))
    (front,) = corners(die, "front", ("ur",))
    assert (math.dist(ul, ur), math.dist(ul, ll), math.dist(ul, front)) == pytest.approx((room.w, room.h, room.d))


@given(SIZES)
def test_flaps_lie_inside_the_walls(room: Inner) -> None:
    die = die_line(room)
    turns = folded(die)
    walls = [turns[n]((x, y, 0.0)) for n in ("back", "front") for x, y in die.panel(n).outline]
    low, high = ([f(w[k] for w in walls) - s for k in range(3)] for f, s in ((min, 1e-6), (max, -1e-6)))
    for panel in die.panels:
        for x, y in panel.outline:
            assert all(a <= c <= b for a, c, b in zip(low, turns[panel.name]((x, y, 0.0)), high, strict=True)), panel.name


@given(SIZES)
def test_panels_do_not_overlap_on_the_sheet(room: Inner) -> None:
    for a, b in combinations(die_line(room).panels, 2):
        p, q = a.box, b.box
        assert min(p.right, q.right) - max(p.x, q.x) < 1e-6 or min(p.bottom, q.bottom) - max(p.y, q.y) < 1e-6, (a.name, b.name)


@given(SIZES)
def test_both_dust_flaps_have_room_beside_each_other(room: Inner) -> None:
    die = die_line(room)
    assert die.panel("dust near").box.h + die.panel("dust far").box.h < room.w


def test_each_edge_is_either_cut_or_folded() -> None:
    cut = sum(math.dist(a, b) for line in ASRUS.cuts for a, b in pairwise(line))
    fold = sum(math.dist(a, b) for a, b in ASRUS.folds)
    assert cut + 2 * fold == pytest.approx(sum(math.dist(a, b) for p in ASRUS.panels for a, b in p.edges))


def test_every_panel_hangs_on_a_fold_and_the_box_has_no_others() -> None:
    assert len(ASRUS.folds) == len(ASRUS.panels) - 1


def test_the_cuts_go_once_around_the_box() -> None:
    ends = [p for line in ASRUS.cuts for p in (line[0], line[-1])]
    assert all(sum(_near(p, q) for q in ends) % 2 == 0 for p in ends)


def test_the_room_is_that_of_the_cards_and_the_clearance() -> None:
    found = inner(Size(63, 88), 79, 0.32)
    assert (found.w - CLEARANCE_MM, found.h - CLEARANCE_MM, found.d - CLEARANCE_MM) == pytest.approx((63, 88, 79 * 0.32))


def test_more_cards_never_take_a_smaller_sheet() -> None:
    sizes = [die_line(inner(Size(44, 68), n, 0.32)).size for n in range(1, 160)]
    assert all(a.w <= b.w and a.h <= b.h for a, b in pairwise(sizes))


def test_the_notch_is_open_at_the_top_of_the_front_and_leaves_its_corners() -> None:
    front = ASRUS.panel("front")
    line = next(c for c in ASRUS.cuts if _near(c[0], front.outline[0]) or _near(c[-1], front.outline[0]))
    deepest = max(y for _, y in line) - front.box.y
    assert deepest > 5
    assert {round(y, 6) for x, y in line if x < front.box.x + 15 or x > front.box.right - 15} == {round(front.box.y, 6)}
