"""Printer profiles: what `calibrate` measured, kept as TOML in the user's configuration folder."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from asrus_pnp.core.errors import DataError, Fault, InputError, OptionError, fault
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import parsed
from asrus_pnp.database.records import read_all
from asrus_pnp.pdf.impose.geometry import Edges, Size
from asrus_pnp.pdf.impose.print_settings import PRINTER_MARGIN_MM, Flip, Profile, Shift

FILE = "printers.toml"
SHIFT_MOST_MM, ANGLE_MOST_DEG, MARGIN_MOST_MM = 10.0, 3.0, 40.0
ROOM_LEAST_MM = 50.0  # a page with less between its margins is a mistake
HEAD = "# Printers, as asrus-pnp calibrate measured them: mm, degrees; margins are left, top, right, bottom.\n"
MARGINS = (PRINTER_MARGIN_MM, PRINTER_MARGIN_MM, PRINTER_MARGIN_MM, PRINTER_MARGIN_MM)


@dataclass(frozen=True, slots=True)
class Stored:
    """A profile as the file has it."""

    id: str
    dx_mm: float = 0
    dy_mm: float = 0
    angle_deg: float = 0
    flip: Literal["long", "short"] = "long"
    margins_mm: tuple[float, float, float, float] = MARGINS
    paper: str = ""

    @property
    def profile(self) -> Profile:
        """What layouts know of the printer."""
        return Profile(self.id, Shift(self.dx_mm, self.dy_mm, self.angle_deg), self.flip, Edges(*self.margins_mm), self.paper)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read off a sheet, or is known of a printer; None for what stays as it was."""

    dx_mm: float | None = None
    dy_mm: float | None = None
    angle_deg: float | None = None
    flip: Flip | None = None
    margins_mm: tuple[float, float, float, float] | None = None
    paper: str | None = None


def load(folder: Path) -> tuple[Stored, ...]:
    """The profiles of the folder, none where it has none; raises DataError for a file that cannot be read."""
    if not (folder / FILE).exists():
        return ()
    faults = list[Fault]()
    stored = read_all(Stored, parsed(folder / FILE, FILE).get("printer"), FILE, "printer", faults)
    faults += [f for one in stored for f in _unlikely(one)]
    if faults:
        raise DataError(faults)
    return stored


def find(folder: Path, name: str) -> Profile:
    """The profile of that name; raises OptionError with those that there are."""
    known = load(folder)
    for one in known:
        if one.id == fold(name.strip()):
            return one.profile
    found = Text(f"“{name}”이라는 프린터는 없다", f"there is no printer “{name}”")
    how = Text(f"asrus-pnp calibrate --name {name} 으로 새로", f"asrus-pnp calibrate --name {name} makes one")
    raise OptionError([Fault(same(""), found, perhaps(name, [p.id for p in known]) if known else how)])


def with_reading(known: tuple[Stored, ...], name: str, reading: Reading) -> tuple[Stored, ...]:
    """The profiles with that one changed, or added; raises InputError for a name or a reading that cannot be."""
    id = fold(name.strip())
    before = next((p for p in known if p.id == id), Stored(id))
    given = {k: v for k in Reading.__slots__ if (v := getattr(reading, k)) is not None}
    after = replace(before, **given)
    faults = [*_unnamed(id, name), *_unlikely(after)]
    if faults:
        raise InputError(faults)
    return (*(p for p in known if p.id != id), after)


def written(printers: tuple[Stored, ...]) -> str:
    """The file that holds the profiles, by name."""
    return HEAD + "".join(_table(p) for p in sorted(printers, key=lambda p: p.id))


def _table(p: Stored) -> str:
    margins = ", ".join(f"{m:g}" for m in p.margins_mm)
    lines = [f'id = "{p.id}"', f"dx_mm = {p.dx_mm:g}", f"dy_mm = {p.dy_mm:g}", f"angle_deg = {p.angle_deg:g}"]
    lines += [f'flip = "{p.flip}"', f"margins_mm = [{margins}]"]
    return "\n".join(["", "[[printer]]", *lines, *([f'paper = "{p.paper}"'] if p.paper else []), ""])


def flip_for(profile: Profile, asked: Flip | None) -> Flip:
    """The edge about which sheets are turned: that of the printer; raises InputError where another one is asked for."""
    if asked and profile.flip and asked != profile.flip:
        found = Text(f"프린터 “{profile.name}”의 값은 --flip {profile.flip}에서 잰 것이다", f"printer “{profile.name}” was measured with --flip {profile.flip}")
        right = f"--flip {profile.flip}"
        new = f"asrus-pnp calibrate --name {profile.name}-{asked} --flip {asked}"
        raise InputError([Fault(same(f"--flip {asked}"), found, Text(f"{right}, 또는 {new}", f"{right}, or {new}"))])
    return asked or profile.flip or "long"


def suits(profile: Profile, paper: str, size: Size) -> None:
    """Raises InputError where the profile was measured on another paper, or its margins leave nothing of this one."""
    m, name = profile.margins, profile.name
    if profile.paper and profile.paper != fold(paper.strip()):
        found = Text(f"프린터 “{name}”의 값은 {profile.paper} 종이에서 잰 것이다", f"printer “{name}” was measured on {profile.paper}")
        new = f"asrus-pnp calibrate --name {name}-{paper} --paper {paper}"
        raise InputError([Fault(same(f"--paper {paper}"), found, Text(f"--paper {profile.paper}, 또는 {new}", f"--paper {profile.paper}, or {new}"))])
    if min(size.w - m.left - m.right, size.h - m.top - m.bottom) < ROOM_LEAST_MM:
        found = Text(f"프린터 “{name}”의 여백이 {size} mm 종이를 거의 다 차지한다", f"the margins of printer “{name}” leave nothing of paper of {size} mm")
        raise InputError([Fault(same(f"--paper {paper}"), found, Text("더 큰 종이(--paper)", "larger paper (--paper)"))])


def _unnamed(id: str, name: str) -> list[Fault]:
    sound = 0 < len(id) <= 40 and all(c.isalnum() or c in "-_." for c in id)
    right = ("글자, 숫자, -, _ 로 된 이름", "a name of letters, digits, - and _")
    return [] if sound else [fault(same("--name"), f"“{name[:60]}”", f"“{name[:60]}”", *right)]


def _unlikely(p: Stored) -> list[Fault]:
    """Values that no printer has, and that would drive cards off the page."""
    limits = [("dx_mm", p.dx_mm, -SHIFT_MOST_MM, SHIFT_MOST_MM), ("dy_mm", p.dy_mm, -SHIFT_MOST_MM, SHIFT_MOST_MM)]
    limits += [("angle_deg", p.angle_deg, -ANGLE_MOST_DEG, ANGLE_MOST_DEG), *(("margins_mm", m, 0.0, MARGIN_MOST_MM) for m in p.margins_mm)]
    return [
        fault(same(f"{p.id}, {field}"), f"{value:g}", f"{value:g}", f"{least:g}–{most:g}", f"{least:g} to {most:g}")
        for field, value, least, most in limits
        if not least <= value <= most
    ]
