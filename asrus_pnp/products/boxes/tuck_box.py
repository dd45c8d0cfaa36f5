"""Tuck boxes: one for the cards of each size that a kit has, for their number at a chosen thickness, in sleeves or without."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import inf

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text
from asrus_pnp.descriptors import Played
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose import paper_sizes
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.paper_sizes import Sleeve, load_sleeve
from asrus_pnp.products.art.scenes import scene_of
from asrus_pnp.products.boxes.box_art import TuckBox, draw_art, draw_lines
from asrus_pnp.products.boxes.box_back import Back, Table
from asrus_pnp.products.boxes.die_line import DieLine, Inner, die_line, inner
from asrus_pnp.products.boxes.fold_plan import LARGEST_PT, Setting, draw_numbers, draw_plan, fits, setting
from asrus_pnp.products.learn.learn_sheet import PANEL_MM, pictures_of
from asrus_pnp.rulebook.about import load_about

PLAN = Text("접는 법", "how to fold")
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


def title(of: Played, order: Order) -> Text:
    """What the set is called."""
    name = of.kit.load(order.db).kit.name
    return Text(f"{name.ko} 상자", f"{name.en}: tuck box")


def make(of: Played, order: Order) -> tuple[Leaf, ...]:
    """A page for each box, and one for the fold plan where no page has room for it. Raises DrawError with the greatest box that the paper takes."""
    if not 0 < order.thickness_mm < inf:
        found = Text(f"카드 두께 {order.thickness_mm} mm", f"a card thickness of {order.thickness_mm} mm")
        raise DrawError([Fault(title(of, order), found, Text("0보다 큰 길이, 예 0.32", "a length above 0, such as 0.32"))])
    lots, made = of.kit.lots(order.db, order.lang, order.card), list[Leaf]()
    for lot, kind in zip(lots, of.kit.kinds, strict=True):
        made += _leaves(of, kind, lot, len(lots) > 1, order)
    return tuple(made)


def contents(lot: Lot, order: Order) -> Contents:
    """All pieces of a lot, legend cards included, grown by their sleeves where the order wants them."""
    more = load_sleeve(order.db) if order.sleeved else NO_SLEEVE
    card = Size(lot.size.w + more.width_mm, lot.size.h + more.height_mm)
    return Contents(card, len(lot.pieces), order.thickness_mm + more.thickness_mm)


def _leaves(of: Played, kind: Text, lot: Lot, several: bool, order: Order) -> list[Leaf]:
    name = of.kit.load(order.db).kit.name
    called = Text(f"{name.ko} {kind.ko}", f"{name.en} {kind.en}") if several else name
    holds = contents(lot, order)
    die = die_line(holds.inner)
    lies = setting(die, order.paper, order.lang)
    if lies is None:
        raise DrawError([_too_large(called, holds, order)])
    box = _box(of, called, die, lot, kind, order)
    leaf = Leaf(lies.page, called, partial(_draw, box=box, lies=lies))
    return [leaf] if lies.plan else [leaf, Leaf(order.paper, PLAN, partial(_draw_plan, lang=order.lang))]


def _box(of: Played, called: Text, die: DieLine, lot: Lot, kind: Text, order: Order) -> TuckBox:
    """All that is printed on the box."""
    scene, sky = scene_of(of.kit.id, order.db)
    counts = Counter(p.group for p in lot.pieces)
    listed = Text(" · ".join(f"{g.ko} {n}" for g, n in counts.items()), " · ".join(f"{n} {g.en}" for g, n in counts.items()))
    told = tuple(load_about(order.db, g.id) for g in of.games)
    return TuckBox(die, of.kit.id, called, scene, sky, told, Back(_table(of, order), told, listed, order.lang), _told(kind, lot, order), order.lang)


def _table(of: Played, order: Order) -> Table | None:
    """The end of a turn as the first learn-to-play sheet of the kit's games has it; None where there is none."""
    shown = next((pictures_of(g, order) for g in of.games if g.learn), None)
    return Table(shown.turn[-1], Size(PANEL_MM, shown.turn_mm)) if shown else None


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
