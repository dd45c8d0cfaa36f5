"""The board of Astro Race: the ring and its gap, the tiles, the pieces that Retrograde exchanges."""

import math
import re
from itertools import pairwise

import pytest
from strokes import FlatPen, drawn, overlap, within

from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.games.astro_race.print import board as board_module
from asrus_pnp.games.astro_race.print.pieces import SINGLE
from asrus_pnp.games.astro_race.print.track import BOARD, PLACE_MM, gap, places
from asrus_pnp.games.astro_race.tables import GAME, Numbers
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus import cards
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import OVERLAP_MM, best_page, tiles
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks
from asrus_pnp.products.cutouts import CUT_MM

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
CARDS = [Size(*c.size_mm) for c in load_stocks(Database()).cards]
NUMBERS = load_numbers(Database(), GAME, Numbers)
DECK, SKY = cards.load(Database()), skies.load(Database())
TRACK = [n for n in DECK.numbers if NUMBERS.track_first <= n.number <= NUMBERS.track_last]
LIES = places(len(TRACK))
WHOLE = Box(0, 0, BOARD.w, BOARD.h)
STANDARD = Size(*DECK.kit.size_mm)


def board(lang: str = "both", card: Size = STANDARD):
    return drawn(lambda pen, box: board_module.draw_board(pen, box, TRACK, SKY, card, lang), BOARD)


def centre(stroke) -> tuple[float, float]:
    return stroke.extent.cx, stroke.extent.cy


def test_the_track_has_the_places_of_the_database() -> None:
    assert len(LIES) == NUMBERS.track_last - NUMBERS.track_first + 1 == 15
    rims = [s for s in board() if s.kind == "circle" and s.fill and s.extent.w == pytest.approx(PLACE_MM, abs=0.1)]
    assert [centre(s) for s in rims] == [pytest.approx((p.x, p.y), abs=0.05) for p in LIES]


def test_places_are_evenly_apart_and_the_gap_is_wider() -> None:
    steps = [math.dist((a.x, a.y), (b.x, b.y)) for a, b in pairwise(LIES)]
    assert min(steps) > PLACE_MM + 2
    assert max(steps) - min(steps) < 1.5
    ends = math.dist((LIES[0].x, LIES[0].y), (LIES[-1].x, LIES[-1].y))
    assert ends > 1.8 * max(steps)
    middle = gap(len(TRACK))
    assert math.dist((middle.x, middle.y), (LIES[0].x, LIES[0].y)) == pytest.approx(math.dist((middle.x, middle.y), (LIES[-1].x, LIES[-1].y)), abs=1.5)


def test_the_line_of_the_track_runs_straight_from_place_to_place_but_not_over_the_gap() -> None:
    [line] = [s for s in board() if s.kind == "path" and len(s.points) == len(LIES) and not s.closed and not s.fill]
    assert list(line.points) == [pytest.approx((p.x, p.y), abs=0.01) for p in LIES]


def test_all_players_pieces_stand_side_by_side_in_a_place() -> None:
    around = SINGLE.w / 2 / math.sin(math.pi / NUMBERS.players_most)
    assert 2 * around + SINGLE.w <= PLACE_MM + 1e-9


def test_each_place_has_its_number_beside_it_inside_the_ring() -> None:
    said = {s.words: s.extent for s in board() if s.words.isdigit()}
    assert [int(w) for w in said] == [n.number for n in TRACK]
    for spot, extent in zip(LIES, said.values(), strict=True):
        assert math.dist((spot.x, spot.y), (extent.cx, extent.cy)) < PLACE_MM / 2 + 9
        assert all(_apart(extent, p.x, p.y) > PLACE_MM / 2 for p in LIES)
        assert math.dist((extent.cx, extent.cy), (WHOLE.cx, WHOLE.cy)) < math.dist((spot.x, spot.y), (WHOLE.cx, WHOLE.cy))


def _apart(box: Box, x: float, y: float) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box.x - x, 0, x - box.right), max(box.y - y, 0, y - box.bottom))


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_each_place_has_its_name_along_its_rim(lang: str) -> None:
    letters = [s for s in board(lang) if len(s.words) == 1 and not s.words.isdigit()]
    for card, spot in zip(TRACK, LIES, strict=True):
        near = [s for s in letters if PLACE_MM * 0.4 < math.dist(centre(s), (spot.x, spot.y)) < PLACE_MM / 2]
        word = "".join(s.words for s in near).replace(" ", "")
        wanted = {"ko": card.name.ko, "en": card.name.en, "both": card.name.ko + card.name.en}[lang]
        assert wanted.replace(" ", "") == word


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_nothing_leaves_the_board_and_no_words_meet(lang: str) -> None:
    strokes = board(lang)
    assert all(within(s.extent, WHOLE) for s in strokes)
    words = [s for s in strokes if len(s.words) > 1 or s.words.isdigit()]
    assert min(s.size_pt for s in strokes if s.words) >= 5
    assert not any(overlap(a.extent, b.extent) for k, a in enumerate(words) for b in words[:k])


@pytest.mark.parametrize("card", [*CARDS, Size(100, 150)], ids=str)
def test_the_piles_lie_clear_of_track_and_numbers_whatever_the_cards(card: Size) -> None:
    lies = board_module.piles(WHOLE, card)
    numbers = [s.extent for s in board(card=card) if s.words.isdigit()]
    assert not overlap(*lies)
    for pile in lies:
        assert pile.w / pile.h == pytest.approx(card.w / card.h)
        assert not any(overlap(pile.grown(1.5), n) for n in numbers)
        assert all(_apart(pile.grown(1.5), p.x, p.y) > PLACE_MM / 2 for p in LIES)


def test_the_piles_are_as_large_as_the_decks_cards() -> None:
    assert all((p.w, p.h) == pytest.approx(DECK.kit.size_mm) for p in board_module.piles(WHOLE, STANDARD))


@pytest.mark.parametrize(("paper", "count"), [("a4", 2), ("letter", 2), ("a3", 1)])
def test_tiles_cover_the_board_with_equal_overlaps(paper: str, count: int) -> None:
    parts = tiles(BOARD, best_page(BOARD, PAPERS[paper]))
    assert len(parts) == count
    assert min(t.part.x for t in parts) == 0
    assert max(t.part.right for t in parts) == pytest.approx(BOARD.w)
    assert all((t.part.y, t.part.h) == (0, BOARD.h) for t in parts)
    laps = [a.part.right - b.part.x for a, b in pairwise(parts)]
    assert all(lap >= OVERLAP_MM and lap == pytest.approx(laps[0]) for lap in laps)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_where_pages_meet_no_place_no_pile_and_no_word_is_cut(paper: str) -> None:
    first, second = tiles(BOARD, best_page(BOARD, PAPERS[paper]))
    seam = (first.part.right + second.part.x) / 2
    assert all(abs(p.x - seam) > PLACE_MM / 2 for p in LIES)
    assert all(not pile.x < seam < pile.right for pile in board_module.piles(WHOLE, STANDARD))
    assert all(not s.extent.x < seam < s.extent.right for s in board() if s.words)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_every_page_draws_inside_what_the_printer_reaches(paper: Size, lang: str) -> None:
    *pages, ends = board_module.make("astro-race-board", Order(Database(), lang, paper))
    for leaf in pages:
        pen = RecordingPen()
        leaf.draw(pen, leaf.body)
        clip = [float(n) for n in re.findall(r"-?[\d.]+", pen.lines[0])]
        assert pen.lines[0].startswith("clipped ")
        assert within(Box(clip[0], clip[1], clip[4] - clip[0], clip[5] - clip[1]), leaf.body, 0.01)
    pen = FlatPen()
    ends.draw(pen, ends.body)
    assert all(within(s.extent, ends.body) for s in pen.strokes)


def test_sun_and_moon_as_pieces_cover_a_place_exactly() -> None:
    *_, leaf = board_module.make("astro-race-board", Order(Database(), "both", PAPERS["a4"]))
    pen = FlatPen()
    leaf.draw(pen, leaf.body)
    cuts = [s for s in pen.strokes if s.kind == "circle" and s.stroke and not s.fill and s.extent.w == pytest.approx(PLACE_MM + 2 * CUT_MM, abs=0.2)]
    assert len({(round(s.extent.cx, 3), round(s.extent.cy, 3)) for s in cuts}) == 2
    said = "".join(s.words for s in pen.strokes if len(s.words) == 1).replace(" ", "")
    assert all(part in said for part in ("태양Sun", "달Moon", "출발start", "도착finish"))
