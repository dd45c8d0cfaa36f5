"""The twelve figures of the zodiac as they stand in the sky, and the face of the Moon; projected, ready to be drawn. Pure."""

import math
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import Standing, read_all, where
from asrus_pnp.kits import atlas
from asrus_pnp.kits.atlas import Plate

FILE = "sky.toml"
MOON_RADIUS_KM = 1737.4
SAME_DEG = 0.011  # stars of a figure and of its plate that lie no farther apart are one: the plate is told in hundredths

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


@dataclass(frozen=True, slots=True)
class MoonPlace:
    """A plain or a crater: latitude north and longitude east in degrees, diameter in km."""

    id: str
    at_deg: tuple[Annotated[float, Range(-90, 90)], Annotated[float, Range(-90, 90)]]
    diameter_km: Annotated[float, Range(1, 3000)]
    standing: Standing
    source: str


@dataclass(frozen=True, eq=False)
class Figure:
    """A figure on the plane: (x, y, magnitude) with north up and east left, y down, in degrees about its middle."""

    id: str
    name: Text
    brightest: Text
    stars: tuple[Spot, ...]
    lines: tuple[tuple[int, int], ...]
    plate: Plate

    @cached_property
    def neighbours(self) -> tuple[Spot, ...]:
        """The stars around it that are not its own."""
        return tuple(
            (s.x, s.y, s.magnitude) for s in self.plate.stars if not any(abs(s.x - x) < SAME_DEG and abs(s.y - y) < SAME_DEG for x, y, _ in self.stars)
        )


@dataclass(frozen=True, slots=True)
class Sky:
    """All figures by id, the Moon's plains and craters."""

    figures: dict[str, Figure]
    maria: tuple[MoonPlace, ...]
    craters: tuple[MoonPlace, ...]


@once
def load(db: Database) -> Sky:
    """The sky; raises DataError with every fault of its files."""
    tables, faults = db.tables(FILE), list[Fault]()
    read_all(Source, tables.get("source"), FILE, "source", faults)
    found = read_all(Constellation, tables.get("figure"), FILE, "figure", faults)
    maria = read_all(MoonPlace, tables.get("mare"), FILE, "mare", faults)
    craters = read_all(MoonPlace, tables.get("crater"), FILE, "crater", faults)
    plates = atlas.load(db)
    for figure in found:
        _check(figure, faults)
        if figure.id not in plates:
            faults.append(fault(where(atlas.FILE, f"plate {figure.id}"), "빠져 있다", "is missing", "plate 하나", "one plate"))
    if faults:
        raise DataError(faults)
    return Sky({f.id: _flat(f, plates[f.id]) for f in found}, maria, craters)


def _check(figure: Constellation, faults: list[Fault]) -> None:
    for spot in figure.stars:
        if len(spot) != 4:
            right = "[HIP, RA, Dec, mag]"
            faults.append(fault(where(FILE, f"figure {figure.id}", "stars"), f"{list(spot)}", f"{list(spot)}", right, right))
    known = {int(s[0]) for s in figure.stars}
    for line in figure.lines:
        for end in set(line) - known:
            place = where(FILE, f"figure {figure.id}", "lines")
            faults.append(fault(place, f"별 {end}이 stars에 없다", f"star {end} is not among the stars", "stars에 있는 번호", "a number that stars has"))


def _flat(figure: Constellation, plate: Plate) -> Figure:
    """The gnomonic projection about the middle of the figure, as it is seen from the Earth."""
    ra0, dec0 = middle([vector(ra, dec) for _, ra, dec, _ in figure.stars])
    stars = tuple((*project(ra, dec, ra0, dec0), mag) for _, ra, dec, mag in figure.stars)
    order = {int(s[0]): k for k, s in enumerate(figure.stars)}
    lines = tuple((order[a], order[b]) for a, b in figure.lines)
    return Figure(figure.id, figure.name, figure.brightest, stars, lines, plate)


def vector(ra_deg: float, dec_deg: float) -> tuple[float, float, float]:
    """The direction to a place of the sky, of length 1."""
    ra, dec = math.radians(ra_deg), math.radians(dec_deg)
    return math.cos(dec) * math.cos(ra), math.cos(dec) * math.sin(ra), math.sin(dec)


def middle(vectors: list[tuple[float, float, float]]) -> tuple[float, float]:
    """The middle of several directions: right ascension and declination in degrees."""
    x, y, z = (sum(v[k] for v in vectors) for k in range(3))
    return math.degrees(math.atan2(y, x)), math.degrees(math.atan2(z, math.hypot(x, y)))


def project(ra_deg: float, dec_deg: float, ra0_deg: float, dec0_deg: float) -> tuple[float, float]:
    """A place of the sky on the plane that touches it at another: degrees to the west and down. What lies a quarter round away or more has no place on it."""
    da, dec, dec0 = math.radians(ra_deg - ra0_deg), math.radians(dec_deg), math.radians(dec0_deg)
    depth = math.sin(dec0) * math.sin(dec) + math.cos(dec0) * math.cos(dec) * math.cos(da)
    east = math.cos(dec) * math.sin(da) / depth
    north = (math.cos(dec0) * math.sin(dec) - math.sin(dec0) * math.cos(dec) * math.cos(da)) / depth
    return -math.degrees(east), -math.degrees(north)
