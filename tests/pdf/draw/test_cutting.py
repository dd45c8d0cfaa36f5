"""Lines cut off at boxes: what is left lies inside, and outside of what is kept free."""

import pytest

from asrus_pnp.pdf.draw.cutting import WHOLE, cut, left
from asrus_pnp.pdf.impose.geometry import Box

CARD, HOLE = Box(0, 0, 60, 90), Box(20, 30, 10, 10)


@pytest.mark.parametrize(
    ("points", "said"),
    [
        ([(5, 5), (55, 5)], "M 5 5 L 55 5"),
        ([(5, 35), (55, 35)], "M 5 35 L 20 35 M 30 35 L 55 35"),
        ([(-10, 5), (10, 5)], "M 0 5 L 10 5"),
        ([(-10, 5), (-1, 50)], ""),
        ([(22, 32), (28, 38)], ""),
        ([(25, 35), (25, 60), (40, 60)], "M 25 40 L 25 60 L 40 60"),
        ([(10, 35), (40, 35), (40, 95)], "M 10 35 L 20 35 M 30 35 L 40 35 L 40 90"),
    ],
)
def test_what_is_left_of_a_line(points: list[tuple[float, float]], said: str) -> None:
    path = cut(points, CARD, [HOLE])
    assert " ".join(f"{op} {x:g} {y:g}" for op, (x, y) in path) == said


def test_a_line_that_meets_nothing_is_left_whole() -> None:
    assert left((5, 5), (50, 80), CARD, [Box(50, 5, 5, 5)]) == [WHOLE]
    first, last = left((0, 0), (60, 90), CARD, [HOLE, Box(0, 0, 6, 9)])
    assert first == pytest.approx((0.1, 1 / 3))
    assert last == pytest.approx((4 / 9, 1))
