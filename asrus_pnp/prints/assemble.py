"""From the name of a set and the settings to the job that a document is drawn from."""

from collections.abc import Sequence
from dataclasses import replace

from asrus_pnp import catalogue
from asrus_pnp.core.text import Text
from asrus_pnp.pdf.document import Job
from asrus_pnp.pdf.leaves import Leaf
from asrus_pnp.pdf.sheets import Flip, Lot, Order, Page, Sides, grid_for, plan
from asrus_pnp.prints.cover import cover

COVER_LEAST_MM = 180.0  # narrower paper, such as photo paper, has no room for the words of a cover


def assemble_all(names: Sequence[str], game: str | None, order: Order, sides: Sides, flip: Flip) -> dict[str, Job]:
    """The job of each file, by the file's name without its ending: the named sets, or just what one game needs, or everything."""
    if not game:
        return {name: assemble(name, order, sides, flip) for name in dict.fromkeys(names or catalogue.sets())}
    needed = catalogue.needs(game).needs(order.data)
    cards = {f"{game}-cards" if ids else kit: assemble(kit, replace(order, only=ids), sides, flip) for kit, ids in needed.items()}
    return cards | {name: assemble(name, order, sides, flip) for name in catalogue.sets(game)}


def assemble(name: str, order: Order, sides: Sides, flip: Flip) -> Job:
    """The job of a set: a kit behind its cover, or one of the other sets. Raises DataError, and DrawError for what the paper cannot take."""
    if name in catalogue.KITS:
        deck = catalogue.cards(name).load(order.data)
        lots = _only(catalogue.kit(name).lots(order.data, order.lang, order.card), order.only)
        front = [cover(deck.kit.name, lots, deck.facts, order, sides, flip)] if order.paper.w >= COVER_LEAST_MM else []
        return _job(deck.kit.name, [*front, *lots], order, sides, flip)
    made = catalogue.printed(name)
    return _job(made.title(name, order), made.make(name, order), order, sides, flip)


def _only(lots: Sequence[Lot], ids: Sequence[str]) -> list[Lot]:
    """The pieces of those ids, in the order of the lots; all where no ids are given."""
    chosen = [Lot(lot.size, tuple(p for p in lot.pieces if not ids or p.name in ids)) for lot in lots]
    return [lot for lot in chosen if lot.pieces]


def _job(title: Text, parts: Sequence[Lot | Leaf], order: Order, sides: Sides, flip: Flip) -> Job:
    """The pages of all parts, numbered through; each lot begins a sheet of its own, and leaves alone are printed on one side."""
    pages: list[Page | Leaf] = []
    sides = sides if any(isinstance(p, Lot) for p in parts) else "fronts"
    for part in parts:
        if isinstance(part, Leaf):
            pages += [part] if sides == "fronts" else [part, Leaf(part.size, part.name, _nothing)]
        else:
            pages += plan(part.pieces, grid_for(part.size, order.paper), sides, flip, first=len(pages) + 1)
    return Job(title, "en" if order.lang == "en" else "ko", tuple(pages), sides, flip)


def _nothing(*_: object) -> None:
    """The empty back of a leaf that stands before cards: fronts and backs must keep to their sheets."""
