"""Remake card_data/atlas.txt, the plates behind the twelve figures, from the npm package d3-celestial.

A maintainer's script: it needs shapely and the unpacked package, and nothing in the project imports it.

    npm pack d3-celestial@0.7.35 && tar xzf d3-celestial-0.7.35.tgz
    python asrus_pnp/kits/remake_atlas.py package
"""

import hashlib
import json
import math
import sys
from pathlib import Path
from typing import Any

from shapely import MultiPolygon, Polygon, box, make_valid, symmetric_difference
from shapely.geometry.base import BaseGeometry

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.kits.atlas import FILE, HEAD
from asrus_pnp.kits.sky import FILE as SKY
from asrus_pnp.kits.sky import middle, project, vector

SOURCES = {
    "stars.6.json": "0297b8fa3adfbce1dc26566f61c4abcc1df4f29c6a28729ca06b56d1c6d25602",
    "starnames.json": "044a73db97f45c51e194db64e2555dc295be57897bf9da90bc3781dcd17ba216",
    "mw.json": "aee221a7a0e879418e685de00c3e68fbdfac5667c0a8aab74929ef9cf4aab4fb",
    "constellations.lines.json": "294f66bef5d5cf50b1e17f16d2efa1d97a15131612c68dd935adef6e7373e13c",
}
FAINTEST = 6.0
WIDE, HIGH = 1.0, 1.25  # of the plate, half of it, as shares of the larger side of the figure
LEAST_DEG = 11.0  # half a plate is at least so wide: small figures are drawn large, but show some sky
SECOND = {36850: Text("카스토르", "Castor"), 57632: Text("데네볼라", "Denebola"), 85927: Text("샤울라", "Shaula"), 92855: Text("눈키", "Nunki")}  # by HIP
COARSE_DEG, SPECK_DEG2 = 0.25, 0.8  # of the Milky Way: how far its outline may be off, and what is left out
GALACTIC_POLE = (192.86, 27.13)  # surely outside the Milky Way
CLUSTERS = (
    ("taurus", 56.75, 24.12, "플레이아데스", "Pleiades"),
    ("cancer", 130.1, 19.67, "벌집성단", "Beehive"),
)


def checked(package: Path, name: str) -> Any:
    """The content of a file of the package; raises SystemExit where it is not the one that the plates were made from."""
    content = (package / "data" / name).read_bytes()
    if hashlib.sha256(content).hexdigest() != SOURCES[name]:
        raise SystemExit(f"{name} is not the file that this script knows: version 0.7.35 of the package is needed")
    return json.loads(content)


class Plate:
    """The sky about the middle of one figure, on its plane, within a rectangle; all lines of the file that it becomes."""

    def __init__(self, figure: dict[str, Any]) -> None:
        self.id, self.own = figure["id"], {int(s[0]) for s in figure["stars"]}
        self.centre = middle([vector(s[1], s[2]) for s in figure["stars"]])
        spots = [project(s[1], s[2], *self.centre) for s in figure["stars"]]
        size = max(max(v) - min(v) for v in zip(*spots, strict=True))
        x0, y0 = ((max(v) + min(v)) / 2 for v in zip(*spots, strict=True))
        wide, high = max(LEAST_DEG, size * WIDE), max(LEAST_DEG * HIGH / WIDE, size * HIGH)
        self.field = box(x0 - wide, y0 - high, x0 + wide, y0 + high)
        self.lines = [f"plate {self.id} {self.centre[0]:.3f} {self.centre[1]:.3f}"]

    def spot(self, ra: float, dec: float) -> tuple[float, float] | None:
        """Where a place of the sky falls, if it does so within the plate."""
        if sum(a * b for a, b in zip(vector(ra, dec), vector(*self.centre), strict=True)) < 0.2:
            return None
        x, y = project(ra, dec, *self.centre)
        left, top, right, foot = self.field.bounds
        return (x, y) if left <= x <= right and top <= y <= foot else None


def stars(plate: Plate, found: list[dict[str, Any]], names: dict[str, Any]) -> None:
    """The stars, the faintest last, with their Greek letters if they belong to the figure; names of a second one."""
    for star in sorted(found, key=lambda s: (s["properties"]["mag"], s["id"])):
        ra, dec = star["geometry"]["coordinates"]
        at, mag = plate.spot(ra, dec), float(star["properties"]["mag"])
        if at is None or mag > FAINTEST:
            continue
        named = names.get(str(star["id"]), {})
        letter = named.get("bayer", "")[:1] if star["id"] in plate.own else ""
        plate.lines.append(f"s {written(at)} {round(100 * mag)} {round(100 * float(star['properties']['bv'] or 0.6))} {letter}".rstrip())
        if star["id"] in plate.own and (second := SECOND.get(star["id"])):
            plate.lines.append(f"n {written(at)} {second.ko}|{second.en}")
    for id, ra, dec, ko, en in CLUSTERS:
        if id == plate.id and (at := plate.spot(ra, dec)):
            plate.lines.append(f"n {written(at)} {ko}|{en}")


def neighbours(plate: Plate, figures: list[dict[str, Any]], own: str) -> None:
    """The lines of the other figures, as far as both ends lie within the plate."""
    for figure in (f for f in figures if f["id"] != own):
        for line in figure["geometry"]["coordinates"]:
            run: list[str] = []
            for ra, dec in line:
                at = plate.spot(ra, dec)
                if at:
                    run.append(written(at))
                if len(run) > 1 and (not at or (ra, dec) == tuple(line[-1])):
                    plate.lines.append("l " + " ".join(run))
                if not at:
                    run = []


def milky_way(plate: Plate, levels: list[dict[str, Any]]) -> None:
    """The bands of the Milky Way, the palest and widest first. Told on a map on which all of the sky lies, then brought to the plane of the plate."""
    far = box(-75, -75, 75, 75)
    for level, band in enumerate(levels[:4]):
        shape: BaseGeometry = Polygon()
        for ring in (r for p in band["geometry"]["coordinates"] for r in p):
            shape = symmetric_difference(shape, make_valid(Polygon([flat(ra, dec, plate.centre) for ra, dec in ring])))
        if shape.contains(Polygon([(x + dx, y + dy) for x, y in [flat(*GALACTIC_POLE, plate.centre)] for dx, dy in ((0, 0), (0.1, 0), (0, 0.1))])):
            shape = far.difference(shape)
        for part in parts(shape.intersection(far)):
            plane = make_valid(Polygon([gnomonic(*p) for p in part.exterior.coords], [[gnomonic(*p) for p in r.coords] for r in part.interiors]))
            for piece in parts(plane.intersection(plate.field).simplify(COARSE_DEG)):
                if piece.area > SPECK_DEG2:
                    plate.lines.append(
                        f"m {level} " + " / ".join(outline(ring) for ring in (piece.exterior, *piece.interiors) if Polygon(ring).area > SPECK_DEG2)
                    )


def parts(shape: BaseGeometry) -> list[Polygon]:
    """The polygons that a shape consists of."""
    return (
        [shape]
        if isinstance(shape, Polygon)
        else [p for one in getattr(shape, "geoms", ()) for p in parts(one)]
        if not isinstance(shape, MultiPolygon)
        else list(shape.geoms)
    )


def flat(ra: float, dec: float, centre: tuple[float, float]) -> tuple[float, float]:
    """The place on a map that keeps distances from the centre, in degrees; only the point opposite to it has no place."""
    ra0, dec0 = (math.radians(a) for a in centre)
    da, d = math.radians(ra) - ra0, math.radians(dec)
    east, north = math.cos(d) * math.sin(da), math.cos(dec0) * math.sin(d) - math.sin(dec0) * math.cos(d) * math.cos(da)
    away = math.degrees(math.atan2(math.hypot(east, north), math.sin(dec0) * math.sin(d) + math.cos(dec0) * math.cos(d) * math.cos(da)))
    r = math.hypot(east, north) or 1.0
    return -away * east / r, -away * north / r


def gnomonic(x: float, y: float) -> tuple[float, float]:
    """From that map to the plane of the plate."""
    away = math.hypot(x, y)
    share = math.degrees(math.tan(math.radians(min(away, 76.0)))) / away if away else 1.0
    return x * share, y * share


def written(at: tuple[float, float]) -> str:
    """Hundredths of a degree."""
    return f"{round(100 * at[0])} {round(100 * at[1])}"


def outline(ring: Any) -> str:
    """The corners of a ring."""
    return " ".join(written(p) for p in list(ring.coords)[:-1])


def main(package: Path) -> None:
    """Write the file anew."""
    found, names, bands, lines = (checked(package, name) for name in SOURCES)
    short = {"scorpius": "Sco", "sagittarius": "Sgr", "capricornus": "Cap", "aquarius": "Aqr", "pisces": "Psc", "aries": "Ari", "taurus": "Tau",
             "gemini": "Gem", "cancer": "Cnc", "leo": "Leo", "virgo": "Vir", "libra": "Lib"}  # fmt: skip
    text = [HEAD]
    for figure in Database().tables(SKY)["figure"]:
        plate = Plate(figure)
        milky_way(plate, bands["features"])
        neighbours(plate, lines["features"], short[figure["id"]])
        stars(plate, found["features"], names)
        text += plate.lines
    (folder() / FILE).write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
