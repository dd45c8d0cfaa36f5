"""The twelve figures of the zodiac as they stand in the sky, and the face of the Moon; projected, ready to be drawn. Pure."""

import math
from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import Standing, read_all, where

FILE = "sky.toml"
MOON_RADIUS_KM = 1737.4

Spot = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Source:
    """A catalogue that positions are taken from."""

    id: str
    title: Text


@dataclass(frozen=True, slots=True)
class Constellation:
    """One figure as the database has it: stars as (HIP number, right ascension, declination, magnitude), degrees, J2000."""

    id: str
    name: Text
    symbol_name: Text
    standing: Standing
    source: str
    brightest: Text
    stars: tuple[tuple[float, ...], ...]
    lines: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class MoonPlace:
    """A plain or a crater: latitude north and longitude east in degrees, diameter in km."""

    id: str
    at_deg: tuple[Annotated[float, Range(-90, 90)], Annotated[float, Range(-90, 90)]]
    diameter_km: Annotated[float, Range(1, 3000)]
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure on the plane: (x, y, magnitude) with north up and east left, y down, in degrees about its middle."""

    id: str
    name: Text
    brightest: Text
    stars: tuple[Spot, ...]
    lines: tuple[tuple[int, int], ...]
    neighbours: tuple[Spot, ...]


@dataclass(frozen=True, slots=True)
class Sky:
    """All figures by id, the Moon's plains and craters."""

    figures: dict[str, Figure]
    maria: tuple[MoonPlace, ...]
    craters: tuple[MoonPlace, ...]


@once
def load(db: Database) -> Sky:
    """The sky; raises DataError with every fault of its file."""
    tables, faults = db.tables(FILE), list[Fault]()
    read_all(Source, tables.get("source"), FILE, "source", faults)
    found = read_all(Constellation, tables.get("figure"), FILE, "figure", faults)
    maria = read_all(MoonPlace, tables.get("mare"), FILE, "mare", faults)
    craters = read_all(MoonPlace, tables.get("crater"), FILE, "crater", faults)
    for figure in found:
        _check(figure, faults)
    if faults:
        raise DataError(faults)
    return Sky({f.id: _flat(f) for f in found}, maria, craters)


def _check(figure: Constellation, faults: list[Fault]) -> None:
    shapes = ((figure.stars, 4, "stars", "[HIP, RA, Dec, mag]"), (figure.neighbours, 3, "neighbours", "[RA, Dec, mag]"))
    for spots, length, field, right in shapes:
        for spot in spots:
            if len(spot) != length:
                faults.append(fault(where(FILE, f"figure {figure.id}", field), f"{list(spot)}", f"{list(spot)}", right, right))
    known = {int(s[0]) for s in figure.stars}
    for line in figure.lines:
        for end in set(line) - known:
            place = where(FILE, f"figure {figure.id}", "lines")
            faults.append(fault(place, f"별 {end}이 stars에 없다", f"star {end} is not among the stars", "stars에 있는 번호", "a number that stars has"))


def _flat(figure: Constellation) -> Figure:
    """The gnomonic projection about the middle of the figure, as it is seen from the Earth."""
    vectors = [_vector(ra, dec) for _, ra, dec, _ in figure.stars]
    ra0, dec0 = _middle(vectors)
    stars = tuple((*_project(ra, dec, ra0, dec0), mag) for _, ra, dec, mag in figure.stars)
    around = tuple((*_project(ra, dec, ra0, dec0), mag) for ra, dec, mag in figure.neighbours)
    order = {int(s[0]): k for k, s in enumerate(figure.stars)}
    lines = tuple((order[a], order[b]) for a, b in figure.lines)
    return Figure(figure.id, figure.name, figure.brightest, stars, lines, around)


def _vector(ra_deg: float, dec_deg: float) -> tuple[float, float, float]:
    ra, dec = math.radians(ra_deg), math.radians(dec_deg)
    return math.cos(dec) * math.cos(ra), math.cos(dec) * math.sin(ra), math.sin(dec)


def _middle(vectors: list[tuple[float, float, float]]) -> tuple[float, float]:
    x, y, z = (sum(v[k] for v in vectors) for k in range(3))
    return math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y)))


def _project(ra_deg: float, dec_deg: float, ra0_deg: float, dec0_deg: float) -> tuple[float, float]:
    da, dec, dec0 = math.radians(ra_deg - ra0_deg), math.radians(dec_deg), math.radians(dec0_deg)
    depth = math.sin(dec0) * math.sin(dec) + math.cos(dec0) * math.cos(dec) * math.cos(da)
    east = math.cos(dec) * math.sin(da) / depth
    north = (math.cos(dec0) * math.sin(dec) - math.sin(dec0) * math.cos(dec) * math.cos(da)) / depth
    return -math.degrees(east), -math.degrees(north)
