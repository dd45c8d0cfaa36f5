"""The plates behind the figures: field stars, the Milky Way, the neighbours' lines, Greek letters and names, as card_data/atlas.txt has them. Pure."""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field

from asrus_pnp.core.errors import DataError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database, once

FILE = "atlas.txt"
HEAD = """# The sky behind the twelve figures of the zodiac (J2000), each on its own plane; asrus_pnp/kits/remake_atlas.py writes this file.
# Source: d3-celestial 0.7.35 by Olaf Frohn (BSD 3-Clause): stars of magnitude 6.0 and brighter after XHIP, constellation lines, the Milky Way.
# plate ID RA DEC   the figure, and the middle of its plane in degrees; what follows lies on that plane in hundredths of a degree, x to the west, y down
# m LEVEL X Y ...   an outline of the Milky Way, the brighter the higher the level; a slash begins a hole
# l X Y ...         a line of another figure
# s X Y MAG BV *    a star: hundredths of magnitude and of colour index, and its Greek letter where it belongs to the figure
# n X Y KO|EN       the name of a star or cluster"""

Point = tuple[float, float]
Ring = tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Star:
    """A star of a plate: where it lies in degrees, its magnitude and its colour index B−V, its Greek letter where it belongs to the figure."""

    x: float
    y: float
    magnitude: float
    bv: float
    letter: str


@dataclass(frozen=True, slots=True, eq=False)
class Plate:
    """The sky about one figure; `centre` is right ascension and declination in degrees, all else lies on the plane, in degrees, x to the west and y down."""

    centre: Point
    bands: list[tuple[int, tuple[Ring, ...]]] = field(default_factory=list)
    lines: list[Ring] = field(default_factory=list)
    stars: list[Star] = field(default_factory=list)
    names: list[tuple[float, float, Text]] = field(default_factory=list)


@once
def load(db: Database) -> dict[str, Plate]:
    """The plates by figure; raises DataError where the file is missing or a line cannot be read."""
    try:
        text = unicodedata.normalize("NFC", (db.root / FILE).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise DataError([fault(same(FILE), f"읽을 수 없다 ({error})", f"cannot be read ({error})", "UTF-8 텍스트 파일", "a text file in UTF-8")]) from None
    plates: dict[str, Plate] = {}
    plate = Plate((0, 0))
    for number, line in enumerate(text.splitlines(), 1):
        kind, _, rest = line.partition(" ")
        try:
            if kind == "plate":
                id, ra, dec = rest.split()
                plates[id] = plate = Plate((float(ra), float(dec)))
            elif kind in KINDS:
                KINDS[kind](plate, rest)
            elif line and not line.startswith("#"):
                raise ValueError
        except ValueError:
            place = Text(f"{FILE} {number}번째 줄", f"{FILE}, line {number}")
            raise DataError([fault(place, f"“{line[:40]}”", f"“{line[:40]}”", "머리말이 말하는 줄", "a line as the head of the file tells it")]) from None
    return plates


def _star(plate: Plate, rest: str) -> None:
    x, y, magnitude, bv, *letter = rest.split()
    plate.stars.append(Star(int(x) / 100, int(y) / 100, int(magnitude) / 100, int(bv) / 100, "".join(letter)))


def _line(plate: Plate, rest: str) -> None:
    plate.lines.append(_ring(rest))


def _band(plate: Plate, rest: str) -> None:
    level, _, rings = rest.partition(" ")
    plate.bands.append((int(level), tuple(_ring(r) for r in rings.split("/"))))


def _name(plate: Plate, rest: str) -> None:
    x, y, words = rest.split(" ", 2)
    ko, en = words.split("|")
    plate.names.append((int(x) / 100, int(y) / 100, Text(ko, en)))


def _ring(words: str) -> Ring:
    numbers = [int(n) / 100 for n in words.split()]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


KINDS: dict[str, Callable[[Plate, str], None]] = {"s": _star, "l": _line, "m": _band, "n": _name}
