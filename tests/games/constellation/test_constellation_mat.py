"""The mat of Constellation Expedition and its explorer markers: sizes of the cards, counts of the database."""

import re
from itertools import pairwise

import pytest
from strokes import FlatPen, drawn, overlap, within

from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.constellation.print import mat as mat_module
from asrus_pnp.games.constellation.print.explorer_markers import MARKER, NAME, draw_marker
from asrus_pnp.games.constellation.print.mat import AROUND_MM, mat_size, places
from asrus_pnp.games.constellation.tables import GAME, Numbers
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.constellation import cards
from asrus_pnp.kits.constellation.ships import TONES
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import best_page, tiles
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
CARDS = [Size(*c.size_mm) for c in load_stocks(Database()).cards]
DECK, SKY = cards.load(Database()), skies.load(Database())
STANDARD = Size(*DECK.kit.size_mm)
FROM = load_numbers(Database(), GAME, Numbers).award_distance


def whole(card: Size) -> Box:
    size = mat_size(card)
    return Box(0, 0, size.w, size.h)


def mat(card: Size, lang: str):
    return drawn(lambda pen, box: mat_module.draw_mat(pen, box, DECK, SKY, card, FROM, lang), mat_size(card))


def made(paper: Size, lang: str = "both", card: Size | None = None):
    leaves = mat_module.make("constellation-mat", Order(Database(), lang, paper, card))
    return [leaf for leaf in leaves if leaf.name != NAME], [leaf for leaf in leaves if leaf.name == NAME]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_each_place_is_as_large_as_a_card_and_apart_but_for_the_buried_ones(card: Size) -> None:
    lies = places(whole(card), card)
    assert list(lies) == ["left over", "award", "buried", "destination", "discards"]
    assert all((p.w, p.h) == (card.w, card.h) and within(p.grown(AROUND_MM), whole(card)) for p in lies.values())
    touching = {(a, b) for a in lies for b in lies if a < b and overlap(lies[a].grown(AROUND_MM), lies[b].grown(AROUND_MM))}
    assert touching == {("buried", "destination"), ("award", "left over")}
    assert lies["buried"].x == lies["destination"].x
    assert lies["buried"].bottom - lies["destination"].bottom > 12


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("card", [*CARDS, Size(40, 40)], ids=str)
def test_nothing_leaves_the_mat_and_no_words_meet(card: Size, lang: str) -> None:
    strokes = mat(card, lang)
    assert all(within(s.extent, whole(card)) for s in strokes)
    words = [s for s in strokes if s.words]
    assert min(s.size_pt for s in words) >= 5
    assert not any(overlap(a.extent, b.extent) for k, a in enumerate(words) for b in words[:k])


def test_the_scale_has_each_number_once_with_the_mark_of_its_colour_beside_it() -> None:
    strokes = mat(STANDARD, "en")
    numbers = [s for s in strokes if s.words.isdigit()]
    assert [int(s.words) for s in numbers] == [c.number for c in DECK.cards]
    top = places(whole(STANDARD), STANDARD)["destination"].y - AROUND_MM
    assert all(s.extent.bottom < top for s in numbers)
    steps = [b.extent.cx - a.extent.cx for a, b in pairwise(numbers)]
    assert max(steps) - min(steps) < 0.2 * max(steps)


def test_the_award_says_from_which_distance_it_is_won() -> None:
    said = [s.words for s in mat(STANDARD, "both") if s.words]
    assert f"win at distance {FROM} or more" in said
    assert DECK.award.name.ko in said
    assert "묻힌 카드 · buried cards" in said


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_the_mat_takes_one_page_and_larger_cards_are_tiled_over_all_of_it(paper: Size) -> None:
    assert len(made(paper)[0]) == 1
    assert made(paper)[1] == []  # the markers stand below the mat
    size = mat_size(Size(100, 150))
    parts = tiles(size, best_page(size, paper))
    pages, _ = made(paper, card=Size(100, 150))
    assert len(pages) == len(parts)
    assert max(t.part.right for t in parts) == pytest.approx(size.w)
    assert max(t.part.bottom for t in parts) == pytest.approx(size.h)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_every_page_draws_inside_what_the_printer_reaches(paper: Size, lang: str) -> None:
    pages, markers = made(paper, lang)
    for leaf in pages:
        pen = RecordingPen()
        leaf.draw(pen, leaf.body)
        clip = [float(n) for n in re.findall(r"-?[\d.]+", pen.lines[0])]
        assert within(Box(clip[0], clip[1], clip[4] - clip[0], clip[5] - clip[1]), leaf.body, 0.01)
    for leaf in markers:
        flat = FlatPen()
        leaf.draw(flat, leaf.body)
        assert all(within(s.extent, leaf.body) for s in flat.strokes)


@pytest.mark.parametrize("card", [None, *CARDS, Size(40, 40)], ids=str)
def test_each_explorer_has_a_marker_with_the_name_and_tone_of_the_ship(card: Size | None) -> None:
    pages, markers = made(PAPERS["a4"], "both", card)
    pen = FlatPen()
    for leaf in (*pages, *markers):
        leaf.draw(pen, leaf.body)
    said = [s.words for s in pen.strokes]
    assert all(said.count(s.name.ko) == 1 and said.count(s.name.en) == 1 for s in DECK.ships)
    assert len({s.tone for s in DECK.ships}) == len(DECK.ships) == 6
    assert all(any(TONES[s.tone] == stroke.fill for stroke in pen.strokes) for s in DECK.ships)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("ship", DECK.ships, ids=lambda s: s.id)
def test_a_markers_picture_and_words_stay_apart_inside_its_cut(ship, lang: str) -> None:
    strokes = drawn(lambda pen, box: draw_marker(pen, box, ship, lang), MARKER)
    words = [s for s in strokes if s.words]
    picture = strokes[strokes.index(words[0]) - 3 : strokes.index(words[0])]
    assert all(within(w.extent, Box(0, 0, MARKER.w, MARKER.h).grown(-1)) for w in words)
    assert not any(overlap(w.extent, p.extent) for w in words for p in picture)
    assert not any(overlap(a.extent, b.extent) for k, a in enumerate(words) for b in words[:k])
