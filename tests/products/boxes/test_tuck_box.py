"""Tuck boxes of all kits: for how many cards they are, what they refuse, and that nothing printed leaves its place."""

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path as FilePath

import pytest
from strokes import FlatPen, Stroke, flattened, overlap, touches, within

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.pdf.draw.paths import Path
from asrus_pnp.pdf.draw.theme import LIGHT
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf, body
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks
from asrus_pnp.pdf.impose.paper_sizes import load_sleeve
from asrus_pnp.products.boxes.box_art import BLEED_MM, INK
from asrus_pnp.products.boxes.die_line import CLEARANCE_MM, die_line
from asrus_pnp.products.boxes.fold_plan import STEPS, fits
from asrus_pnp.products.boxes.tuck_box import contents, make, title

A4, LETTER, A3, PHOTO = (load_stocks(Database()).paper(n) for n in ("a4", "letter", "a3", "photo"))
KIT_OF = {box.name: registry.KITS[id] for id, box in registry.BOXES.items()}
PLAYED = {box.name: registry.played(id) for id, box in registry.BOXES.items()}
BOXES = list(KIT_OF)
HANGUL = re.compile("[가-힣]")


class WindowPen(FlatPen):
    """Faces of cards are seen through a window: of what is drawn in one only the window counts."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = 0

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self._keep("window", flattened(path)[0], True)
        self._depth += 1
        yield
        self._depth -= 1

    def _keep(self, *args: object, **more: object) -> None:
        if not self._depth:
            super()._keep(*args, **more)  # type: ignore[arg-type]


def ordered(lang: str = "both", paper: Size = A4, **more: object) -> Order:
    return Order(Database(), lang, paper, **more)  # type: ignore[arg-type]


def lots(name: str, order: Order) -> tuple[Lot, ...]:
    return KIT_OF[name].lots(order.db, order.lang, order.card)


@cache
def drawn(name: str, lang: str, paper: Size, sleeved: bool) -> list[tuple[Leaf, list[Stroke]]]:
    found = []
    for leaf in make(PLAYED[name], ordered(lang, paper, sleeved=sleeved)):
        pen = WindowPen()
        leaf.draw(pen, leaf.body)
        found.append((leaf, pen.strokes))
    return found


WAYS = [("ko", False), ("en", False), ("both", False), ("both", True)]
EVERY = [(n, lang, p, s) for n in BOXES for lang, s in WAYS for p in (A4, LETTER)]


@pytest.mark.parametrize(("name", "lang", "paper", "sleeved"), EVERY)
def test_nothing_is_drawn_outside_the_body(name: str, lang: str, paper: Size, sleeved: bool) -> None:
    for leaf, strokes in drawn(name, lang, paper, sleeved):
        assert leaf.size in (paper, paper.turned)
        assert all(within(s.extent, body(leaf.size)) for s in strokes)


@pytest.mark.parametrize(("name", "lang", "paper", "sleeved"), EVERY)
def test_words_touch_neither_each_other_nor_a_cut(name: str, lang: str, paper: Size, sleeved: bool) -> None:
    for _, strokes in drawn(name, lang, paper, sleeved):
        words = [s for s in strokes if s.kind == "text"]
        lines = [s for s in strokes if s.kind in ("path", "window") and not s.fill and s.stroke in ("", INK, LIGHT)]  # an orbit runs around its title
        assert min(w.size_pt for w in words) >= 5 - 1e-6
        for k, w in enumerate(words):
            assert not any(overlap(w.extent, other.extent, 0.05) for other in words[k + 1 :] if other.words != w.words), w.words  # a title has a shadow
            assert not any(touches(line, w.extent) for line in lines), w.words


@pytest.mark.parametrize("name", BOXES)
def test_a_box_holds_every_card_of_its_kit_and_the_legends(name: str) -> None:
    order = ordered()
    ids = {row["id"] for row in KIT_OF[name].rows(order.db)}
    assert sum(contents(lot, order).count for lot in lots(name, order)) >= len(ids)
    for lot in lots(name, order):
        assert contents(lot, order).inner.d == pytest.approx(len(lot.pieces) * order.thickness_mm + CLEARANCE_MM)


def test_cards_and_tiles_of_ganymede_have_a_box_each() -> None:
    leaves = make(PLAYED["ganymede-box"], ordered())
    assert [leaf.name.ko for leaf in leaves] == ["가니메데 카드", "가니메데 타일"]
    assert [contents(lot, ordered()).card for lot in lots("ganymede-box", ordered())] == [Size(44, 68), Size(44, 44)]


def test_a_sleeve_adds_what_the_database_says() -> None:
    found = tomllib.loads((folder() / "print.toml").read_text(encoding="utf-8"))["sleeve"]
    (lot,) = lots("asrus-box", ordered())
    bare, sleeved = (contents(lot, ordered(sleeved=s)).inner for s in (False, True))
    assert sleeved.w - bare.w == pytest.approx(found["width_mm"])
    assert sleeved.h - bare.h == pytest.approx(found["height_mm"])
    assert sleeved.d - bare.d == pytest.approx(found["thickness_mm"] * len(lot.pieces))
    assert min(found[side] for side in ("width_mm", "height_mm", "thickness_mm")) > 0


def test_the_card_size_of_the_order_is_that_of_the_box() -> None:
    order = ordered(card=Size(70, 120), paper=A3)
    assert [(c.w, c.h) for c in (contents(lot, order).card for lot in lots("ganymede-box", order))] == [(70, 120), (70, 70)]
    assert len(make(PLAYED["ganymede-box"], order)) == 2


@pytest.mark.parametrize(("paper", "thickness"), [(A4, 0.5), (LETTER, 0.6), (A3, 1.2)])
def test_a_box_too_large_is_refused_with_the_most_cards_that_fit(paper: Size, thickness: float) -> None:
    with pytest.raises(DrawError) as error:
        make(PLAYED["asrus-box"], ordered(paper=paper, thickness_mm=thickness, sleeved=True))
    said = error.value.faults[0].right
    most = int(re.search(r"up to (\d+) cards", said.en)[1])  # type: ignore[index]
    assert f"{most}장까지" in said.ko
    (lot,) = lots("asrus-box", ordered())
    for count, right in ((most, True), (most + 1, False)):
        fewer = Lot(lot.size, (lot.pieces * 2)[:count])
        size = die_line(contents(fewer, ordered(thickness_mm=thickness, sleeved=True)).inner).size
        assert any(size.w + 2 <= body(p).w and size.h + 2 <= body(p).h for p in (paper, paper.turned)) is right


def test_a_box_needs_room_for_what_is_printed_beyond_its_edges() -> None:
    room = body(A4)
    assert fits(Size(room.w - 2 * BLEED_MM, room.h - 2 * BLEED_MM), A4)
    assert not fits(Size(room.w - 2 * BLEED_MM + 0.01, 50), A4)
    assert not fits(Size(50, room.h - 2 * BLEED_MM + 0.01), A4)


def test_a_refusal_names_the_papers_that_would_do() -> None:
    with pytest.raises(DrawError) as error:
        make(PLAYED["constellation-box"], ordered(paper=PHOTO))
    named = re.search(r"larger paper \((.*)\)", error.value.faults[0].right.en)[1].split(", ")  # type: ignore[index]
    stocks = load_stocks(Database())
    for name in (p.id for p in stocks.papers):
        if name in named:
            assert make(PLAYED["constellation-box"], ordered(paper=stocks.paper(name)))
        else:
            with pytest.raises(DrawError):
                make(PLAYED["constellation-box"], ordered(paper=stocks.paper(name)))


@pytest.mark.parametrize("thickness", [0.0, -0.3, float("inf"), float("nan")])
def test_a_thickness_that_cannot_be_is_refused(thickness: float) -> None:
    with pytest.raises(DrawError, match="thickness"):
        make(PLAYED["asrus-box"], ordered(thickness_mm=thickness))


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_the_words_are_in_the_language_asked_for(lang: str) -> None:
    name, order = "constellation-box", ordered(lang)
    words = " ".join(s.words for _, strokes in drawn(name, lang, A4, False) for s in strokes if s.kind == "text")
    kit = title(PLAYED[name], order)
    assert (kit.ko.removesuffix(" 상자") in words) is (lang != "en")
    assert (kit.en.partition(":")[0] in words) is (lang != "ko")
    assert bool(HANGUL.search(words)) is (lang != "en")


@pytest.mark.parametrize("name", BOXES)
def test_the_plan_stands_beside_every_box(name: str) -> None:
    for _, strokes in drawn(name, "both", A4, True):
        words = " ".join(s.words for s in strokes if s.kind == "text")
        assert all(step.ko in words and step.en in words for step in STEPS)


def test_where_no_place_takes_the_plan_it_has_a_page_of_its_own() -> None:
    leaves = make(PLAYED["constellation-box"], ordered(paper=Size(162, 196)))
    assert [leaf.name.en for leaf in leaves] == ["Constellation Expedition", "how to fold"]
    pen = FlatPen()
    leaves[-1].draw(pen, leaves[-1].body)
    assert all(within(s.extent, leaves[-1].body) for s in pen.strokes)
    assert STEPS[0].ko in " ".join(s.words for s in pen.strokes)


def test_a_sleeve_without_figures_is_a_fault_of_its_file(tmp_path: FilePath) -> None:
    text = (folder() / "print.toml").read_text(encoding="utf-8")
    (tmp_path / "print.toml").write_text(text.replace("thickness_mm = 0.2", 'thickness_mm = "thin"'), encoding="utf-8")
    with pytest.raises(Exception, match="thickness_mm"):
        load_sleeve(Database(tmp_path))
