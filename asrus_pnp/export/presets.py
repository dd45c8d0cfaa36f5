"""What printing houses, presses and cutting machines want, by name, from the card database."""

from dataclasses import dataclass, replace
from typing import Annotated, Literal

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.limits import Range
from asrus_pnp.database.records import Standing, read_all, where
from asrus_pnp.pdf.impose.geometry import Size

FILE = "print.toml"
BASE_DPI = 300  # at which the pixels of all houses are given
MM_PER_INCH = 25.4
Trim = Annotated[float, Range(30, 150)]  # a side of a card in mm
Pixels = Annotated[int, Range(300, 3000)]


@dataclass(frozen=True, slots=True)
class Product:
    """A card that a house prints: the size that is cut, the pixels of its picture at 300 dpi with bleed, how far from the cut words must stay."""

    id: str
    trim_mm: tuple[Trim, Trim]
    size_px: tuple[Pixels, Pixels]
    safe_px: Annotated[float, Range(0, 150)]
    standing: Standing

    @property
    def trim(self) -> Size:
        """The size that is cut, in mm."""
        return Size(*self.trim_mm)

    @property
    def page(self) -> Size:
        """The size of the whole picture in mm."""
        return Size(*(px / BASE_DPI * MM_PER_INCH for px in self.size_px))

    @property
    def safe_mm(self) -> float:
        """How far inside the cut words must stay, in mm."""
        return self.safe_px / BASE_DPI * MM_PER_INCH


@dataclass(frozen=True, slots=True)
class Service:
    """A house that takes pictures, the cards that it prints, and how it wants the files named."""

    id: str
    name: str
    order: Literal["pairs", "decks"]
    source: str
    cards: tuple[Product, ...]


@dataclass(frozen=True, slots=True)
class Press:
    """What a press wants of a PDF: the bleed, the registered printing condition, and the size that is cut if there is only one."""

    id: str
    name: str
    bleed_mm: Annotated[float, Range(0, 10)]
    condition: str
    standing: Standing
    source: str
    trim_mm: tuple[Trim, Trim] | None = None

    @property
    def sizes(self) -> "tuple[PressCard, ...]":
        """The one size that is cut; none where cards keep their own."""
        return (PressCard(self.id, Size(*self.trim_mm)),) if self.trim_mm else ()


@dataclass(frozen=True, slots=True)
class PressCard:
    """A size that a press cuts, in mm."""

    id: str
    trim: Size


@dataclass(frozen=True, slots=True)
class Registration:
    """The marks by which a cutting machine finds a sheet, in mm: how far from the paper's edges, how thick, how long the arms of the angles,
    how large the square, and how much white they need around them."""

    id: str
    inset_mm: Annotated[float, Range(5, 30)]
    thickness_mm: Annotated[float, Range(0.1, 3)]
    arm_mm: Annotated[float, Range(2, 30)]
    square_mm: Annotated[float, Range(2, 15)]
    clear_mm: Annotated[float, Range(0, 5)]
    standing: Standing
    source: str


@dataclass(frozen=True, slots=True)
class Presets:
    """All of them."""

    services: tuple[Service, ...]
    presses: tuple[Press, ...]
    registrations: tuple[Registration, ...]

    @property
    def names(self) -> list[str]:
        """The names of all presses and houses."""
        return [*(p.id for p in self.presses), *(s.id for s in self.services)]

    def press(self, name: str) -> Press | None:
        """The press of that name."""
        return next((p for p in self.presses if p.id == name), None)

    def service(self, name: str) -> Service | None:
        """The house of that name; of mpc-tarot the house mpc with that card alone."""
        for service in self.services:
            cards = tuple(c for c in service.cards if name in (service.id, f"{service.id}-{c.id}"))
            if cards:
                return replace(service, cards=cards)
        return None


@once
def load(db: Database) -> Presets:
    """The presets; raises DataError with all faults."""
    tables, faults = db.tables(FILE), list[Fault]()
    services = read_all(Service, tables.get("service"), FILE, "service", faults)
    presses = read_all(Press, tables.get("press"), FILE, "press", faults)
    marks = read_all(Registration, tables.get("registration"), FILE, "registration", faults)
    faults += [_small(s, p) for s in services for p in s.cards if p.page.w <= p.trim.w or p.page.h <= p.trim.h]
    if faults:
        raise DataError(faults)
    return Presets(services, presses, marks)


def _small(service: Service, product: Product) -> Fault:
    right = f"{product.trim} mm, {BASE_DPI} dpi"
    return fault(
        where(FILE, f"service {service.id}", product.id, "size_px"), f"{product.size_px}", f"{product.size_px}", f"{right}보다 큰 그림", f"more than {right}"
    )
