"""The Earth as it is seen from afar: Asia and the Indian Ocean in daylight, the night coming from the east. Coasts in whole degrees, from general knowledge."""

import math
from functools import cache

from asrus_pnp.pdf.draw.paths import Path, Point, polygon
from asrus_pnp.pdf.draw.pen import Pen

SEEN_FROM = (18.0, 96.0)  # latitude and longitude under the eye, degrees
TILT_DEG, NIGHT_BITE = 12.0, 0.66
SEA, LAND, AIR, NIGHT, DARK = ((0.0, "#7cc4de"), (0.7, "#3b8fc0"), (1.0, "#2a70a8")), "#cbbf86", "#9fd2ee", "#0c2250", "#0a1138"
COASTS = (
    "-9 38 -9 43 -2 44 -4 48 2 51 8 54 8 57 11 56 12 54 20 55 24 59 30 60 22 60 21 63 25 65 22 66 17 61 16 57 11 59 5 60 12 66 20 70 28 71 40 67 "
    "44 66 44 68 60 69 68 68 73 72 80 73 100 77 113 74 130 71 140 73 160 70 180 69 179 63 163 60 163 56 157 51 155 58 150 59 142 59 135 55 141 53 "
    "140 48 132 43 128 40 129 36 126 34 126 38 121 39 118 39 122 37 119 35 122 31 121 28 117 23 110 21 106 20 109 13 105 9 101 13 100 8 104 1 101 3 "
    "98 9 98 15 94 16 92 22 87 21 80 15 80 10 77 8 73 16 72 21 67 25 61 25 56 27 51 28 48 30 50 26 52 24 56 26 59 22 55 17 45 13 43 13 39 21 35 28 "
    "34 31 36 36 30 36 27 37 26 40 30 41 36 41 41 42 38 44 39 47 34 46 30 46 28 43 28 41 24 41 23 37 20 40 19 42 13 45 18 40 16 38 12 42 9 44 3 43 "
    "0 40 -2 37 -6 36",
    "-6 35 10 37 11 33 20 31 30 31 34 30 33 28 37 21 39 16 43 11 51 12 47 4 40 -3 40 -11 35 -20 35 -24 32 -28 27 -34 18 -34 12 -17 13 -8 9 -1 9 4 "
    "4 6 -8 4 -13 9 -17 14 -16 21 -10 29",
    "114 -22 122 -18 129 -15 136 -12 140 -17 142 -11 146 -19 153 -26 150 -37 144 -38 138 -35 131 -32 124 -33 115 -34",
    "109 1 117 7 119 4 116 -3 110 -2",
    "95 5 104 -2 106 -6 100 -1",
    "105 -6 114 -7 114 -8 106 -7",
    "130 32 136 34 140 35 141 41 139 38 133 35",
    "140 42 144 44 141 45",
    "131 -1 141 -3 150 -10 141 -9 134 -4",
    "120 16 122 18 124 12 126 7 122 8",
    "80 9 82 7 80 6",
    "44 -16 50 -15 47 -25 44 -24",
    "119 1 125 1 121 -1 122 -5 120 -5",
)


def draw_earth(pen: Pen, x: float, y: float, r: float) -> None:
    """The Earth about a point."""
    pen.circle(x, y, 1.07 * r, fill=DARK, stroke=AIR, width_mm=0.03 * r)
    pen.glow(x, y, r, SEA)
    with pen.moved(x, y, TILT_DEG, r):
        pen.path(_land(), fill=LAND)
        pen.path(_night_side(), fill=NIGHT)


@cache
def _land() -> Path:
    """All coasts on the disc of radius 1; what lies beyond its rim is drawn to the rim."""
    path: Path = ()
    for coast in COASTS:
        numbers = [int(n) for n in coast.split()]
        places = [_on_disc(lat, lon) for lon, lat in zip(numbers[::2], numbers[1::2], strict=True)]
        if any(seen for _, seen in places):
            path += polygon([p for p, _ in places])
    return path


def _on_disc(lat_deg: float, lon_deg: float) -> tuple[Point, bool]:
    """Where a place is seen, and whether it is on the near side."""
    lat, lat0, away = math.radians(lat_deg), math.radians(SEEN_FROM[0]), math.radians(lon_deg - SEEN_FROM[1])
    x, y = math.cos(lat) * math.sin(away), math.cos(lat0) * math.sin(lat) - math.sin(lat0) * math.cos(lat) * math.cos(away)
    if math.sin(lat0) * math.sin(lat) + math.cos(lat0) * math.cos(lat) * math.cos(away) > 0:
        return (x * 0.995, -y * 0.995), True
    far = math.hypot(x, y) or 1.0
    return (x / far * 0.995, -y / far * 0.995), False


@cache
def _night_side() -> Path:
    """From the right limb to the shadow line."""
    angles = [math.pi * k / 24 for k in range(25)]
    limb = [(math.sin(a), -math.cos(a)) for a in angles]
    return polygon(limb + [(NIGHT_BITE * math.sin(a), -math.cos(a)) for a in reversed(angles)])
