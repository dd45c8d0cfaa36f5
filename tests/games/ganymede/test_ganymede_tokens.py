"""Settlers and markers of Ganymede: counts of the database, marks that tell them apart without colour, standees alike from both sides."""

import math
from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from strokes import FlatPen, Stroke, drawn, overlap, within

from asrus_pnp.database.database import Database
from asrus_pnp.games.ganymede.print import tokens
from asrus_pnp.games.ganymede.print.settlers import DISC, FLAP_MM, PICTURE_MM, RIM_MM, STANDEE, draw_disc, draw_marker, draw_standee
from asrus_pnp.kits.ganymede import cards
from asrus_pnp.kits.ganymede.art.icons import PAINT
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.products.cutouts import BLEED_MM

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
NAMES = ("ganymede-tokens", "ganymede-standees")
DECK = cards.load(Database())
CUT = Box(0, 0, DISC.w, DISC.h)
INNER_MM = DISC.w / 2 - RIM_MM


def order(paper: Size = PAPERS["a4"], lang: str = "both") -> Order:
    return Order(Database(), lang, paper)


def pages(name: str, paper: Size = PAPERS["a4"], lang: str = "both") -> list[list[Stroke]]:
    found = []
    for leaf in tokens.make(name, order(paper, lang)):
        pen = FlatPen()
        leaf.draw(pen, leaf.body)
        assert all(within(s.extent, leaf.body) for s in pen.strokes)
        found.append(pen.strokes)
    return found


def mark(colour) -> list[Stroke]:
    """The mark on a disc: what is drawn between the body and the rim."""
    strokes = drawn(lambda pen, box: draw_disc(pen, box, colour.id, colour.mark), DISC)
    body = max(k for k, s in enumerate(strokes) if s.kind == "rect" and s.fill == PAINT[colour.id] and s.extent.bottom > 7 + DISC.h / 2 - 1.5)
    return strokes[body + 1 : -1]


@pytest.mark.parametrize("name", NAMES)
def test_there_are_as_many_pieces_as_the_box_has(name: str) -> None:
    *settlers, markers = tokens.pieces(name, order())
    assert [len(g) for g in settlers] == [c.settlers for c in DECK.colours] == [13, 13, 13, 13]
    assert len(markers) == DECK.board.markers == 4
    assert {c.size for g in settlers for c in g} == {STANDEE if name == NAMES[1] else DISC}


def test_another_box_has_other_counts(monkeypatch) -> None:
    fewer = replace(DECK, colours=tuple(replace(c, settlers=5) for c in DECK.colours[:3]), board=replace(DECK.board, markers=6))
    monkeypatch.setattr(cards, "load", lambda _: fewer)
    assert [len(g) for g in tokens.pieces(NAMES[0], order())] == [5, 5, 5, 6]


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_discs_take_one_page_and_each_colour_is_drawn_as_often_as_it_is_there(paper: Size, lang: str) -> None:
    [strokes] = pages("ganymede-tokens", paper, lang)
    rims = Counter(s.fill for s in strokes if s.kind == "circle" and s.extent.w == pytest.approx(DISC.w + 2 * BLEED_MM))
    assert {c.id: rims[PAINT[c.id]] for c in DECK.colours} == {c.id: c.settlers for c in DECK.colours}
    assert rims.total() == sum(c.settlers for c in DECK.colours) + DECK.board.markers == 56


@pytest.mark.parametrize(("paper", "count"), [("a4", 2), ("letter", 2), ("a3", 1)])
@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_standees_of_all_colours_and_the_markers(paper: str, count: int, lang: str) -> None:
    found = pages("ganymede-standees", PAPERS[paper], lang)
    assert len(found) == count
    cuts = [s for page in found for s in page if s.kind == "rect" and s.stroke and (round(s.extent.w, 2), round(s.extent.h, 2)) == (16.15, 53.15)]
    assert len(cuts) == 52
    discs = [s for page in found for s in page if s.kind == "circle" and s.extent.w == pytest.approx(DISC.w + 2 * BLEED_MM)]
    assert len(discs) == DECK.board.markers


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_the_page_says_how_many_settlers_are_in_play_above_all_pieces(name: str, lang: str) -> None:
    for page in pages(name, lang=lang):
        words = [s for s in page if s.words]
        said = " ".join(s.words for s in words)
        assert all(str(s.settlers) in said and str(s.players) in said for s in DECK.supply)
        assert "GA-1.2" in said
        assert min(s.size_pt for s in words) >= 5
        pieces = [s.extent for s in page if not s.words]
        assert max(s.extent.bottom for s in words) < min(p.y for p in pieces)
        assert not any(overlap(a.extent, b.extent) for a, b in combinations(words, 2))


@pytest.mark.parametrize("colour", DECK.colours, ids=lambda c: c.id)
def test_the_whole_mark_is_seen_within_the_rim_and_large(colour) -> None:
    strokes = mark(colour)
    assert strokes
    for s in strokes:
        far = max(math.dist(p, (CUT.cx, CUT.cy)) for p in s.points) + (s.width / 2 if s.stroke else 0)
        assert far <= INNER_MM + 0.1
    xs = [p[0] for s in strokes for p in s.points]
    assert max(xs) - min(xs) > 3


def test_marks_tell_the_colours_apart_without_colour() -> None:
    shapes = [{(s.kind, tuple((round(x, 2), round(y, 2)) for x, y in s.points)) for s in mark(c)} for c in DECK.colours]
    assert all(not a & b for a, b in combinations(shapes, 2))


def test_a_marker_is_no_settler_and_stays_within_its_rim() -> None:
    strokes = drawn(draw_marker, DISC)
    leaves = [s for s in strokes if s.kind == "path"]
    assert leaves
    assert all(math.dist(p, (CUT.cx, CUT.cy)) < INNER_MM for s in leaves for p in s.points)
    assert not any(s.fill in (PAINT[c.id] for c in DECK.colours) for s in strokes)


@pytest.mark.parametrize("colour", DECK.colours, ids=lambda c: c.id)
def test_a_standee_is_the_same_from_both_sides(colour) -> None:
    strokes = [s for s in drawn(lambda pen, box: draw_standee(pen, box, colour.id, colour.mark), STANDEE) if s.kind in ("path", "circle")]
    pictures = [s for s in strokes if s.width != 0.2]
    front, back = pictures[: len(pictures) // 2], pictures[len(pictures) // 2 :]
    assert len(front) == len(back) > 4
    for one, other in zip(front, back, strict=True):
        assert (one.kind, one.fill, one.stroke) == (other.kind, other.fill, other.stroke)
        for (x, y), turned in zip(one.points, other.points, strict=True):
            assert (STANDEE.w - x, STANDEE.h - y) == pytest.approx(turned, abs=1e-6)
    assert all(within(s.extent, Box(0, STANDEE.h / 2, STANDEE.w, PICTURE_MM)) for s in front)


def test_a_standee_folds_in_the_middle_and_above_both_flaps() -> None:
    strokes = drawn(lambda pen, box: draw_standee(pen, box, "blue", "megaphone"), STANDEE)
    dashes = Counter(round(s.extent.cy, 3) for s in strokes if s.kind == "path" and s.width == 0.2)
    assert sorted(dashes) == [FLAP_MM, FLAP_MM + PICTURE_MM, FLAP_MM + 2 * PICTURE_MM]
    assert STANDEE.h == 2 * (FLAP_MM + PICTURE_MM)
    assert max(2 * FLAP_MM, STANDEE.w) <= DISC.w  # so that it stands in a place of the board


def test_titles_tell_the_two_sets_apart() -> None:
    titles = [tokens.title(n, order()) for n in NAMES]
    assert all(DECK.kit.name.ko in t.ko and DECK.kit.name.en in t.en for t in titles)
    assert titles[0].ko != titles[1].ko
    assert titles[0].en != titles[1].en
