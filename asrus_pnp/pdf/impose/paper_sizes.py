"""Papers and card sizes by name, from the card database."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

from asrus_pnp.core.errors import DataError, Fault, OptionError, fault
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.database import spellings
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.limits import Range, Side
from asrus_pnp.database.records import Standing, read, read_all, where
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.print_settings import CardSheet

FILE = "print.toml"
HAIR_MM = 0.01
LEAST_CARD_MM = 40.0  # smaller cards have no room for corner numbers, the places for a mark, and words of 5 pt
MEASURES = re.compile(r"(\d{1,3}(?:\.\d{1,3})?)(?:mm)?[x×*](\d{1,3}(?:\.\d{1,3})?)(?:mm)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Stock:
    """A named size in mm."""

    id: str
    size_mm: tuple[Side, Side]
    also: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Stocks:
    """The papers and the card sizes that have a name."""

    papers: tuple[Stock, ...]
    cards: tuple[Stock, ...]
    sheets: tuple[CardSheet, ...] = ()

    @property
    def named_papers(self) -> dict[str, Size]:
        """The papers by name, upright."""
        return {stock.id: Size(*stock.size_mm) for stock in self.papers}

    def paper(self, name: str) -> Size:
        """The paper of that name, upright; raises OptionError with the names that exist."""
        return _find(name, self.papers, Text("종이", "paper"))

    def sheet(self, name: str) -> CardSheet:
        """The sheet of that name; raises OptionError with the names that exist."""
        for sheet in self.sheets:
            if fold(name.strip()) == sheet.id:
                return sheet
        found = Text(f"“{name}”이라는 용지는 없다", f"there is no sheet “{name}”")
        raise OptionError([Fault(same(""), found, perhaps(name, [s.id for s in self.sheets]))])

    def card(self, name: str) -> Size:
        """The card size of that name, or given as 63x88, 63 x 88 or 63x88mm; raises OptionError with what would be right."""
        measures = MEASURES.fullmatch("".join(name.split()))
        if not measures:
            return _find(name, self.cards, Text("카드 크기", "card size"))
        size = Size(float(measures[1]), float(measures[2]))
        if min(size.w, size.h) < LEAST_CARD_MM:
            found = Text(f"카드 크기 {size}", f"a card size of {size}")
            right = Text(f"두 변 모두 {LEAST_CARD_MM:g} mm 이상, 예 63x88", f"both at least {LEAST_CARD_MM:g} mm, as in 63x88")
            raise OptionError([Fault(same(""), found, right)])
        return size


@dataclass(frozen=True, slots=True)
class Sleeve:
    """What a sleeve adds to a card, in mm, and how sure that is."""

    width_mm: Annotated[float, Range(0, 20)]
    height_mm: Annotated[float, Range(0, 20)]
    thickness_mm: Annotated[float, Range(0, 2)]
    standing: Standing
    source: str


@once
def load_sleeve(db: Database) -> Sleeve:
    """The sleeve of the card database; raises DataError."""
    faults: list[Fault] = []
    found = read(Sleeve, db.tables(FILE).get("sleeve"), FILE, "sleeve", faults)
    if found is None:
        raise DataError(faults)
    return found


@once
def load(db: Database) -> Stocks:
    """The named sizes; raises DataError."""
    tables, faults = db.tables(FILE), list[Fault]()
    papers, cards = (read_all(Stock, tables.get(kind), FILE, kind, faults) for kind in ("paper", "card"))
    stocks = Stocks(papers, cards, read_all(CardSheet, tables.get("sheet"), FILE, "sheet", faults))
    faults += [f for sheet in stocks.sheets for f in _off(sheet, stocks.named_papers)]
    for kind, some in (("paper", papers), ("card", cards)):
        faults += spellings.shared([(f"{kind} {s.id}", (s.id, *s.also)) for s in some], FILE)
    if faults:
        raise DataError(faults)
    return stocks


def _off(sheet: CardSheet, papers: dict[str, Size]) -> Iterator[Fault]:
    """What keeps a sheet from being printed on: its paper is not known, its places overlap, or one of them leaves the paper."""
    place = f"sheet {sheet.id}"
    paper = papers.get(sheet.paper)
    if paper is None:
        yield fault(where(FILE, place, "paper"), f"“{sheet.paper}”", f"there is no paper “{sheet.paper}”", *perhaps(sheet.paper, papers))
        return
    for axis, side in enumerate((paper.w, paper.h)):
        first, pitch, size, count = sheet.first_mm[axis], sheet.pitch_mm[axis], sheet.size_mm[axis], sheet.count[axis]
        if count > 1 and pitch < size - HAIR_MM:
            right = (f"{size:g} 이상 (size_mm)", f"at least {size:g}, as size_mm says")
            yield fault(where(FILE, place, "pitch_mm"), f"{pitch:g}: 자리가 겹친다", f"{pitch:g}: the places overlap", *right)
        if (end := first + (count - 1) * pitch + size) > side + HAIR_MM:
            found = (f"자리가 {end:g} mm까지 간다", f"the places reach to {end:g} mm")
            yield fault(where(FILE, place, "first_mm"), *found, f"{paper} mm 종이 안", f"within the paper of {paper} mm")


def _find(name: str, stocks: tuple[Stock, ...], kind: Text) -> Size:
    for stock in stocks:
        if fold(name.strip()) in (stock.id, *stock.also):
            return Size(*stock.size_mm)
    found = Text(f"“{name}”이라는 {kind.ko}은(는) 없다", f"there is no {kind.en} “{name}”")
    raise OptionError([Fault(same(""), found, perhaps(name, [s.id for s in stocks]))])
