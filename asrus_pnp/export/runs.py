"""Which cards of a set go onto which card of a house: what it cuts may be a little larger than ours, or the faces are drawn anew for its size."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, Protocol, TypeVar

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Lot, Order

ALIKE_MM = 1.0  # a card cut larger by so much shows a little of our bleed, which nobody sees
NEAR_MM = 6.0  # cards that differ by more are not taken for one another unless asked for


class Cut(Protocol):
    """What a house cuts: a name and a size in mm."""

    @property
    def id(self) -> str: ...

    @property
    def trim(self) -> Size: ...


C = TypeVar("C", bound=Cut)


@dataclass(frozen=True, slots=True)
class Run(Generic[C]):
    """Cards of one size of a set, and what they are cut to; the lot says at which size they are drawn."""

    set: str
    title: Text
    product: C
    lot: Lot


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Cards of a set that no card of the house is near to."""

    set: str
    lot: Lot

    @property
    def words(self) -> Text:
        """That they were left out, in a sentence."""
        n, size = len(self.lot.pieces), self.lot.size
        return Text(f"{self.set}: {size} mm {n}장은 맞는 카드가 없어 뺐다.", f"{self.set}: {n} of {size} mm left out, no card there is near to them.")


def title_of(name: str, order: Order) -> Text:
    """What the set is called."""
    if name in registry.KITS:
        return registry.kit(name).load(order.db).kit.name
    return registry.printed(name).title(order)


def lots_of(name: str, order: Order) -> list[Lot]:
    """The cards of a set, by size; raises DrawError for a set of boards or sheets, which has none."""
    lots = find_lots(name, order)
    if not lots:
        cards = ", ".join([*registry.KITS, *(other for other in registry.PRINTS if find_lots(other, order))])
        raise DrawError([Fault(same(name), Text("이 세트에는 카드가 없다", "this set has no cards"), Text(f"{cards} 중 하나", f"one of {cards}"))])
    return lots


def find_lots(name: str, order: Order) -> list[Lot]:
    """The cards of a set, by size; none of a set of boards or sheets."""
    parts = registry.kit(name).lots(order.db, order.lang, order.card) if name in registry.KITS else registry.printed(name).make(order)
    return [part for part in parts if isinstance(part, Lot)]


def runs_of(names: Sequence[str], order: Order, products: Sequence[C]) -> tuple[list[Run[C]], list[LeftOut]]:
    """What is printed of the sets, and what is not; the first product that a size fits is taken, else the nearest. Raises DrawError where nothing is left."""
    runs, left = list[Run[C]](), list[LeftOut]()
    for name in names:
        title = title_of(name, order)
        for index, lot in enumerate(lots_of(name, order)):
            product, drawn = _drawn(name, order, index, lot, products)
            if product and drawn:
                runs.append(Run(name, title, product, drawn))
            else:
                left.append(LeftOut(name, lot))
    if not runs:
        raise DrawError([Fault(same(out.set), out.words, _known(products)) for out in left])
    return runs, left


def _drawn(name: str, order: Order, index: int, lot: Lot, products: Sequence[C]) -> tuple[C | None, Lot | None]:
    """The product for a lot, and the lot as it is drawn for it."""
    product = min(products, key=lambda p: max(ALIKE_MM, _apart(lot.size, p.trim)))
    if _holds(product.trim, lot.size):
        return product, lot
    if len(products) > 1 and _apart(lot.size, product.trim) > NEAR_MM:
        return None, None
    again = lots_of(name, replace(order, card=product.trim))[index : index + 1]
    return (product, again[0]) if again and again[0].size == product.trim else (None, None)


def _apart(a: Size, b: Size) -> float:
    return max(abs(a.w - b.w), abs(a.h - b.h))


def _holds(cut: Size, own: Size) -> bool:
    """Whether cards of their own size can stay as they are when they are cut at that one."""
    return 0 <= cut.w - own.w <= ALIKE_MM and 0 <= cut.h - own.h <= ALIKE_MM


def _known(products: Sequence[Cut]) -> Text:
    listed = ", ".join(f"{p.id} {p.trim}" for p in products)
    return Text(f"{listed} mm에 가까운 카드", f"cards near to {listed} mm")
