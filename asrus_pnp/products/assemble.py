"""From the names of sets and the settings to the jobs that documents are drawn from."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Lot, Order, Page, plan
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import CardSheet, Layout, Sides
from asrus_pnp.pdf.write.document import Job, draw_all, told
from asrus_pnp.pdf.write.look import AS_EVER, Look
from asrus_pnp.products.cover.cover import cover
from asrus_pnp.products.selection import chosen

COVER_LEAST_MM = 180.0  # narrower paper, such as photo paper, has no room for the words of a cover
Parts = tuple[Lot | Leaf, ...]


def assemble_all(names: Sequence[str], game: str | None, order: Order, layout: Layout, only: str | None = None, look: Look = AS_EVER) -> dict[str, Job]:
    """The job of each file, by the file's name without its ending: the named sets, or just what one game needs, or everything; of those the chosen ids.
    Raises DrawError with all that the paper cannot take, InputError for ids that there are not."""
    asked = _asked(names, game, order)
    if only is not None:
        asked = _narrowed(asked, order, only)
    jobs, faults = dict[str, Job](), list[Fault]()
    for file, (name, ids) in asked.items():
        try:
            jobs |= _files(file, assemble(name, replace(order, only=ids), layout, look))
        except DrawError as error:
            faults += told(file, error) if len(asked) > 1 else error.faults
    if faults:
        raise DrawError([*faults, *_also(jobs)])
    return jobs


def _asked(names: Sequence[str], game: str | None, order: Order) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The set and the ids (none for all) that each file holds."""
    if not game:
        return {name: (name, order.only) for name in dict.fromkeys(names or registry.sets())}
    played = registry.game(game)
    kit, ids = played.kit.id, played.needs(order.db)
    return {f"{game}-cards" if ids else kit: (kit, ids)} | {name: (name, ()) for name in registry.besides(played)}


def _narrowed(asked: Mapping[str, tuple[str, tuple[str, ...]]], order: Order, only: str) -> dict[str, tuple[str, tuple[str, ...]]]:
    """The files that hold any of the chosen ids, with those."""
    held = {file: ids or _ids(name, order) for file, (name, ids) in asked.items()}
    return {file: (asked[file][0], ids) for file, ids in chosen(only, held).items()}


def _ids(name: str, order: Order) -> tuple[str, ...]:
    """The ids of the cards of a set; none where it has no cards, or none that can be drawn as asked."""
    try:
        return tuple(p.name for part in _parts(name, order) if isinstance(part, Lot) for p in part.pieces)
    except DrawError:
        return ()


def _also(jobs: Mapping[str, Job]) -> Sequence[Fault]:
    """What is wrong with the other files, for some of it shows only when they are drawn."""
    try:
        draw_all(jobs)
    except DrawError as error:
        return error.faults
    return ()


def _files(file: str, job: Job) -> dict[str, Job]:
    """One file, or two where fronts and backs are printed apart."""
    if job.sides != "split":
        return {file: job}
    return {f"{file}-{side}": replace(job, pages=job.pages[first::2]) for first, side in enumerate(("fronts", "backs"))}


def assemble(name: str, order: Order, layout: Layout, look: Look = AS_EVER) -> Job:
    """The job of a set: a kit behind its cover, or one of the other sets. Raises DataError, and DrawError for what the paper cannot take."""
    around = layout.profile.around(order.paper)
    room = Size(order.paper.w - around.left - around.right, order.paper.h - around.top - around.bottom)
    parts = _copied(_only(_parts(name, replace(order, paper=room)), order.only), order.copies)
    if name not in registry.KITS:
        return _job(registry.printed(name).title(order), parts, order, layout, look)
    deck = registry.kit(name).load(order.db)
    lots = [part for part in parts if isinstance(part, Lot)]
    told_first = order.cover and room.w >= COVER_LEAST_MM and not layout.sheet
    front = [cover(registry.played(name), lots, order, layout, room)] if told_first else []
    return _job(deck.kit.name, (*front, *parts), order, layout, look)


def _parts(name: str, order: Order) -> Parts:
    if name in registry.KITS:
        return registry.kit(name).lots(order.db, order.lang, order.card)
    return registry.printed(name).make(order)


def _only(parts: Parts, ids: Sequence[str]) -> Parts:
    """The pieces of those ids, in the order of the lots; all, and the leaves too, where no ids are given."""
    if not ids:
        return parts
    lots = [Lot(part.size, tuple(p for p in part.pieces if p.name in ids)) for part in parts if isinstance(part, Lot)]
    return tuple(lot for lot in lots if lot.pieces)


def _copied(parts: Parts, copies: int) -> Parts:
    """Every piece and every leaf so many times, the copies of one piece side by side."""
    if copies == 1:
        return parts
    return tuple(
        copy
        for part in parts
        for copy in ([Lot(part.size, tuple(p for p in part.pieces for _ in range(copies)))] if isinstance(part, Lot) else [part] * copies)
    )


def _job(title: Text, parts: Parts, order: Order, layout: Layout, look: Look) -> Job:
    """The pages of all parts, numbered through; each lot begins a sheet of its own, and leaves alone are printed on one side."""
    pages: list[Page | Leaf] = []
    has_cards = any(isinstance(p, Lot) for p in parts)
    if layout.sheet and not has_cards:
        raise DrawError([_no_pieces(title, layout.sheet)])
    sides = layout.sides if has_cards or any(isinstance(p, Leaf) and p.behind for p in parts) else "fronts"
    for part in parts:
        if isinstance(part, Leaf):
            pages += _sides_of(part, sides, layout)
        else:
            pages += plan(part.pieces, grid_for(part.size, order.paper, layout), sides, layout.flip, first=len(pages) + 1)
    return Job(title, "en" if order.lang == "en" else "ko", tuple(pages), sides, layout.flip, look, layout.profile)


def _sides_of(leaf: Leaf, sides: Sides, layout: Layout) -> list[Leaf]:
    """A leaf and its back; on sheets that are printed on one side only a back of its own is a page more."""
    both = [leaf, *([leaf.behind] if leaf.behind else [])]
    pages = [replace(one, around=layout.profile.around(one.size), behind=None) for one in both]
    return pages if len(pages) > 1 or sides in ("fronts", "gutterfold") else [*pages, replace(pages[0], draw=_nothing)]


def _no_pieces(title: Text, sheet: CardSheet) -> Fault:
    found = Text(f"{title.ko}: {sheet.id}에 놓을 카드가 없다", f"{title.en}: there are no cards to lay on {sheet.id}")
    return Fault(same(""), found, Text("카드 세트, 또는 --sheet 없이", "a set of cards, or no --sheet"))


def _nothing(*_: object) -> None:
    """The empty back of a leaf that stands before cards: fronts and backs must keep to their sheets."""
