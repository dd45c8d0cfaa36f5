"""Paths as strings and as figures, and colours between colours."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.pdf.draw.paths import Path, arc, moved, parse, polar, polygon, polyline, regular, star
from asrus_pnp.pdf.draw.theme import DEEP_INDIGO, INDIGO, at, mix

numbers = st.integers(-200, 200).map(lambda tenths: tenths / 10)
colours = st.integers(0, 0xFFFFFF).map(lambda n: f"#{n:06x}")


def close(a: Path, b: Path) -> bool:
    same_ops = [op for op, _ in a] == [op for op, _ in b]
    return same_ops and all(abs(p - q) < 1e-9 for (_, m), (_, n) in zip(a, b, strict=True) for p, q in zip(m, n, strict=True))


@pytest.mark.parametrize(
    ("d", "path"),
    [
        ("M 1 2 L 3 4 Z", (("M", (1, 2)), ("L", (3, 4)), ("Z", ()))),
        ("m1,2l2 2z", (("M", (1, 2)), ("L", (3, 4)), ("Z", ()))),
        ("M 1 2 3 4 5 6", (("M", (1, 2)), ("L", (3, 4)), ("L", (5, 6)))),
        ("m 1 2 3 4 5 6", (("M", (1, 2)), ("L", (4, 6)), ("L", (9, 12)))),
        ("M1-2L.5-.5", (("M", (1, -2)), ("L", (0.5, -0.5)))),
        ("M 1 2 H 5 V 7 h 1 v -2", (("M", (1, 2)), ("L", (5, 2)), ("L", (5, 7)), ("L", (6, 7)), ("L", (6, 5)))),
        ("M 1 1 c 1 0 2 1 3 3", (("M", (1, 1)), ("C", (2, 1, 3, 2, 4, 4)))),
        ("M 0 0 L 4 0 z m 1 1 l 1 0", (("M", (0, 0)), ("L", (4, 0)), ("Z", ()), ("M", (1, 1)), ("L", (2, 1)))),
        ("M 0 0 L 1e-1 2", (("M", (0, 0)), ("L", (0.1, 2)))),
        ("", ()),
    ],
)
def test_path_strings_mean_what_svg_says(d: str, path: Path) -> None:
    assert close(parse(d), path)


@given(numbers, numbers, numbers, numbers, numbers, numbers, st.floats(0, 1))
def test_a_quadratic_curve_is_the_same_curve_as_a_cubic(x: float, y: float, cx: float, cy: float, ex: float, ey: float, t: float) -> None:
    (_, start), (op, n) = parse(f"M {x} {y} Q {cx} {cy} {ex} {ey}")
    assert op == "C"
    for axis, (p, c, e) in enumerate(((x, cx, ex), (y, cy, ey))):
        quadratic = (1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * e
        cubic = (1 - t) ** 3 * start[axis] + 3 * t * (1 - t) ** 2 * n[axis] + 3 * t * t * (1 - t) * n[2 + axis] + t**3 * n[4 + axis]
        assert cubic == pytest.approx(quadratic, abs=1e-9)


@pytest.mark.parametrize("d", ["M 0", "5 5", "M 0 0 Z 5 5", "M 0 0 L 1 Z", "M 0 0 A 1 1 0 0 1 2 2", "M 1. 2", "M 0 0 L 1 e+5", "hello", "M 0 0; L 1 1"])
def test_what_is_no_such_path_is_refused_and_not_drawn_wrong(d: str) -> None:
    with pytest.raises(ValueError, match="path"):
        parse(d)


def test_figures_have_their_corners_where_they_should() -> None:
    square = regular(10, 10, 2, 4)
    assert close(square, polygon([(10, 8), (12, 10), (10, 12), (8, 10)]))
    assert close(regular(0, 0, 1, 4, 45), polygon([(math.sqrt(0.5) * x, math.sqrt(0.5) * y) for x, y in ((1, -1), (1, 1), (-1, 1), (-1, -1))]))
    assert close(polyline([(0, 0), (1, 1)]), (("M", (0, 0)), ("L", (1, 1))))
    assert polar(5, 5, 2, 90) == pytest.approx((7, 5))


@given(st.integers(3, 12), st.floats(0.1, 0.9))
def test_a_star_has_its_rays_at_r_and_its_notches_at_their_share(rays: int, inner: float) -> None:
    distances = [math.hypot(*n) for op, n in star(0, 0, 3, rays, inner) if n]
    assert distances[::2] == pytest.approx([3.0] * rays)
    assert distances[1::2] == pytest.approx([3 * inner] * rays)
    assert star(0, 0, 3, rays, inner)[0][1] == pytest.approx((0, -3))


@given(st.integers(-360, 360), st.integers(-360, 360).filter(bool))
def test_an_arc_keeps_to_its_circle_and_its_ends(start: int, sweep: int) -> None:
    path = arc(1, 2, 5, start, start + sweep)
    assert path[0][1] == pytest.approx(polar(1, 2, 5, start))
    assert path[-1][1][-2:] == pytest.approx(polar(1, 2, 5, start + sweep), abs=1e-9)
    x, y = path[0][1]
    for _, n in path[1:]:
        for t in (0.25, 0.5, 0.75):
            u = 1 - t
            px, py = (u**3 * p + 3 * t * u * u * n[k] + 3 * t * t * u * n[k + 2] + t**3 * n[k + 4] for k, p in enumerate((x, y)))
            assert math.hypot(px - 1, py - 2) == pytest.approx(5, rel=1e-4)
        x, y = n[-2:]


def test_a_moved_path_is_scaled_about_its_origin_first() -> None:
    assert moved(parse("M 1 2 L 3 4 Z"), 10, 20, 2) == parse("M 12 24 L 16 28 Z")


@given(colours, colours, st.floats(0, 1))
def test_a_mixed_colour_lies_between_and_at_the_ends_is_one_of_the_two(a: str, b: str, share: float) -> None:
    assert mix(a, b, 0) == a
    assert mix(a, b, 1) == b
    mixed = mix(a, b, share)
    for k in (1, 3, 5):
        low, high = sorted((int(a[k : k + 2], 16), int(b[k : k + 2], 16)))
        assert low <= int(mixed[k : k + 2], 16) <= high


@pytest.mark.parametrize("stops", [INDIGO, DEEP_INDIGO])
def test_a_gradient_has_its_stops_and_nothing_beyond_them(stops: tuple[tuple[float, str], ...]) -> None:
    for share, colour in stops:
        assert at(stops, share) == colour
    assert at(stops, -0.5) == stops[0][1]
    assert at(stops, 1.5) == stops[-1][1]
    assert at(((0.2, "#000000"), (0.2, "#808080"), (0.6, "#ffffff")), 0.1) == "#808080"
    assert at(((0.2, "#000000"), (0.4, "#ffffff")), 0.1) == "#000000"


def test_half_way_between_two_stops_is_half_of_each() -> None:
    assert at(((0.0, "#000000"), (1.0, "#0080ff")), 0.5) == "#004080"
