"""Tuck boxes: one for the cards of each size that a kit has, for their number at a chosen thickness, in sleeves or without."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

<<<<<<< ours
from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Kit
from asrus_pnp.pdf.draw.pen import Pen, Stops
=======
from asrus_pnp import catalogue
from asrus_pnp.core.about import load_about
from asrus_pnp.core.errors import DataError, DrawError, Fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.location import open_toml
from asrus_pnp.database.records import Standing, read
from asrus_pnp.pdf.draw.pen import Pen
>>>>>>> theirs
from asrus_pnp.pdf.impose import paper_sizes
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf
<<<<<<< ours
from asrus_pnp.pdf.impose.paper_sizes import Sleeve, load_sleeve
=======
from asrus_pnp.prints.box_back import Back
from asrus_pnp.prints.learn_sheet import PANEL_MM, pictures_of
from asrus_pnp.prints.scenes import games_of, scene_of
>>>>>>> theirs
from asrus_pnp.products.boxes.box_art import TuckBox, draw_art, draw_lines
from asrus_pnp.products.boxes.die_line import DieLine, Inner, die_line, inner
from asrus_pnp.products.boxes.fold_plan import LARGEST_PT, Setting, draw_numbers, draw_plan, fits, setting

PLAN = Text("접는 법", "how to fold")
<<<<<<< ours
=======
KINDS: dict[str, tuple[Text, ...]] = {"ganymede": (Text("카드", "cards"), Text("타일", "tiles"))}  # what each size of a kit is called, where it has several
CARDS = Text("카드", "cards")


@dataclass(frozen=True, slots=True)
class Sleeve:
    """What a sleeve adds to a card, in mm, and how sure that is."""

    width_mm: float
    height_mm: float
    thickness_mm: float
    standing: Standing
    source: str


>>>>>>> theirs
NO_SLEEVE = Sleeve(0, 0, 0, "confirmed", "")


@dataclass(frozen=True, slots=True)
class Contents:
    """What a box is for: the size of a card as it goes in, how many there are, how thick each is."""

    card: Size
    count: int
    thickness_mm: float

    @property
    def inner(self) -> Inner:
        """The room that they need."""
        return inner(self.card, self.count, self.thickness_mm)


def title(kit: Kit, order: Order) -> Text:
    """What the set is called."""
    name = kit.load(order.db).kit.name
    return Text(f"{name.ko} 상자", f"{name.en}: tuck box")


def make(kit: Kit, order: Order) -> tuple[Leaf, ...]:
    """A page for each box, and one for the fold plan where no page has room for it. Raises DrawError with the greatest box that the paper takes."""
    if not 0 < order.thickness_mm < inf:
        found = Text(f"카드 두께 {order.thickness_mm} mm", f"a card thickness of {order.thickness_mm} mm")
<<<<<<< ours
        raise DrawError([Fault(title(kit, order), found, Text("0보다 큰 길이, 예 0.32", "a length above 0, such as 0.32"))])
    lots = kit.lots(order.db, order.lang, order.card)
    name, made = kit.load(order.db).kit.name, list[Leaf]()
    for lot, (kind, sky) in zip(lots, kit.boxes(), strict=True):
        called = name if len(lots) == 1 else Text(f"{name.ko} {kind.ko}", f"{name.en} {kind.en}")
        made += _leaves(called, kind, lot, sky, order)
=======
        raise DrawError([Fault(title(name, order), found, Text("0보다 큰 길이, 예 0.32", "a length above 0, such as 0.32"))])
    kit = name.removesuffix("-box")
    lots, made = catalogue.kit(kit).lots(order.data, order.lang, order.card), list[Leaf]()
    for lot, kind in zip(lots, KINDS.get(kit, (CARDS,)), strict=True):
        made += _leaves(kit, kind, lot, len(lots) > 1, order)
>>>>>>> theirs
    return tuple(made)


def contents(lot: Lot, order: Order) -> Contents:
    """All pieces of a lot, legend cards included, grown by their sleeves where the order wants them."""
    more = load_sleeve(order.db) if order.sleeved else NO_SLEEVE
    card = Size(lot.size.w + more.width_mm, lot.size.h + more.height_mm)
    return Contents(card, len(lot.pieces), order.thickness_mm + more.thickness_mm)


def _leaves(kit: str, kind: Text, lot: Lot, several: bool, order: Order) -> list[Leaf]:
    name = _kit_name(kit, order.data)
    called = Text(f"{name.ko} {kind.ko}", f"{name.en} {kind.en}") if several else name
    holds = contents(lot, order)
    die = die_line(holds.inner)
    lies = setting(die, order.paper, order.lang)
    if lies is None:
        raise DrawError([_too_large(called, holds, order)])
    box = _box(kit, called, die, lot, kind, order)
    leaf = Leaf(lies.page, called, partial(_draw, box=box, lies=lies))
    return [leaf] if lies.plan else [leaf, Leaf(order.paper, PLAN, partial(_draw_plan, lang=order.lang))]


<<<<<<< ours
def _shown(lot: Lot) -> list[Piece]:
    """A few pieces that differ, evenly spread over those that are no legend cards."""
    last = lot.pieces[-1].group
    several = any(p.group != last for p in lot.pieces)
    listed = list({p.front.key: p for p in lot.pieces if not several or p.group != last}.values())
    return [listed[len(listed) * (2 * k + 1) // (2 * SHOWN)] for k in range(SHOWN)]
=======
def _box(kit: str, called: Text, die: DieLine, lot: Lot, kind: Text, order: Order) -> TuckBox:
    """All that is printed on the box."""
    scene, sky = scene_of(kit, order.data)
    games = games_of(kit, order.data)
    shown = pictures_of(games[0], order)
    counts = Counter(p.group for p in lot.pieces)
    listed = Text(" · ".join(f"{g.ko} {n}" for g, n in counts.items()), " · ".join(f"{n} {g.en}" for g, n in counts.items()))
    told = tuple(load_about(order.data, g) for g in games)
    back = Back(shown.turn[-1], Size(PANEL_MM, shown.turn_mm), told, listed, order.lang)
    return TuckBox(die, kit, called, scene, sky, told, back, _told(kind, lot, order), order.lang)


def _kit_name(name: str, data: Path) -> Text:
    found: Text = catalogue.cards(name.removesuffix("-box")).load(data).kit.name
    return found
>>>>>>> theirs


def _told(kind: Text, lot: Lot, order: Order) -> Text:
    """What the hidden flap says: how many cards of what size and thickness, in sleeves or not."""
    ko, en = (", 슬리브", ", sleeved") if order.sleeved else ("", "")
    size = f"{lot.size} mm × {order.thickness_mm:g} mm"
    return Text(f"{kind.ko} {len(lot.pieces)}장 · {size}{ko}", f"{len(lot.pieces)} {kind.en} · {size}{en}")


def _draw(pen: Pen, room: Box, box: TuckBox, lies: Setting) -> None:
    pen.subject = f"box {box.name.en}"
    with pen.moved(lies.x, lies.y):
        draw_art(pen, box)
        draw_lines(pen, box.die, Box(room.x - lies.x, room.y - lies.y, room.w, room.h))
        draw_numbers(pen, box.die)
    if lies.plan:
        draw_plan(pen, lies.plan, lies.size_pt, box.lang)


def _draw_plan(pen: Pen, room: Box, lang: str) -> None:
    draw_plan(pen, room, LARGEST_PT, lang)


def _too_large(called: Text, holds: Contents, order: Order) -> Fault:
    """That the box does not fit, and what would: so many cards, or a paper that has a name."""
    size = die_line(holds.inner).size
    found = Text(
        f"카드 {holds.count}장({holds.thickness_mm:g} mm씩)의 전개도 {size.w:.0f}×{size.h:.0f} mm가 {order.paper} mm 종이에 들어가지 않는다",
        f"the die-line for {holds.count} cards of {holds.thickness_mm:g} mm is {size.w:.0f}×{size.h:.0f} mm, which {order.paper} mm paper does not take",
    )
    most = next((n for n in range(holds.count - 1, 0, -1) if _takes(order.paper, Contents(holds.card, n, holds.thickness_mm))), 0)
    papers = ", ".join(p.id for p in paper_sizes.load(order.db).papers if _takes(Size(*p.size_mm), holds))
    ways = [Text(f"한 상자에 {most}장까지", f"up to {most} cards in a box")] if most else []
    ways += [Text(f"더 큰 종이({papers})", f"larger paper ({papers})")] if papers else []
    return Fault(called, found, _either(ways) if ways else Text("더 큰 종이나 더 작은 카드", "larger paper, or smaller cards"))


def _takes(paper: Size, holds: Contents) -> bool:
    size = die_line(holds.inner).size
    return fits(size, paper) or fits(size, paper.turned)


def _either(ways: Sequence[Text]) -> Text:
    return Text(" 또는 ".join(w.ko for w in ways), ", or ".join(w.en for w in ways))
