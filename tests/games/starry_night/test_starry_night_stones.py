"""Stones and screens of Counting Stars at Night: counts and worth from the database, screens that say what `score` says."""

import pytest
from strokes import FlatPen, drawn, overlap, within

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.labels import load_labels
from asrus_pnp.games.starry_night.print import stones
from asrus_pnp.games.starry_night.print.screens import SCREEN, WING_MM, panels, scoring
from asrus_pnp.games.starry_night.print.stones import FIVE, FIVE_MM, ONE_MM, draw_stone, glasses
from asrus_pnp.games.starry_night.tables import GAME, Numbers
from asrus_pnp.pdf.draw.id_stamp import stamp_id
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.positions import notation

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
NUMBERS = load_numbers(Database(), GAME, Numbers)
WHOLE = Box(0, 0, SCREEN.w, SCREEN.h)


def made(paper: Size = PAPERS["a4"], lang: str = "both") -> tuple[list[Leaf], Lot]:
    *pages, screens = stones.make("starry-night-stones", Order(Database(), lang, paper))
    return pages, screens


def test_a_token_for_each_stone_of_the_fullest_table_in_three_colours() -> None:
    kinds = glasses(NUMBERS)
    assert sum(g.count for g in kinds) == NUMBERS.players_most * NUMBERS.stones == 100
    assert len({g.tone for g in kinds}) == 3
    assert {g.worth: sum(k.count for k in kinds if k.worth == g.worth) for g in kinds} == {1: 80, 5: 20}


def test_fives_could_hold_all_stones_and_ones_never_run_out() -> None:
    count = {worth: sum(g.count for g in glasses(NUMBERS) if g.worth == worth) for worth in (1, FIVE)}
    assert count[FIVE] * FIVE == NUMBERS.players_most * NUMBERS.stones
    # whatever the hands, with as many fives as leave everybody four ones to pay any bid exactly
    assert (FIVE - 1 + FIVE - 1) * NUMBERS.players_most <= count[1]


def test_the_deal_that_the_page_tells_is_there_for_everybody() -> None:
    [leaf], _ = made(lang="en")
    pen = FlatPen()
    leaf.draw(pen, leaf.body)
    said = " ".join(s.words for s in pen.strokes if s.words)
    assert "Deal 10 ones and 2 fives each (20 stones, SN-1.1)" in said
    assert NUMBERS.stones == 10 + 2 * FIVE


@pytest.mark.parametrize("glass", glasses(NUMBERS), ids=lambda g: g.tone)
def test_a_stone_shows_as_many_stars_as_it_is_worth_inside_its_cut(glass) -> None:
    side = ONE_MM if glass.worth == 1 else FIVE_MM
    strokes = drawn(lambda pen, box: draw_stone(pen, box, glass), Size(side, side))
    stars = [s for s in strokes if s.kind == "path" and s.fill]
    assert len(stars) == glass.worth
    assert all(within(s.extent, Box(0, 0, side, side).grown(-side * 0.1)) for s in stars)
    assert not any(overlap(a.extent, b.extent) for k, a in enumerate(stars) for b in stars[:k])


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_all_stones_lie_on_one_page_inside_the_printable_part(paper: Size, lang: str) -> None:
    pages, _ = made(paper, lang)
    assert len(pages) == 1
    pen = FlatPen()
    pages[0].draw(pen, pages[0].body)
    assert all(within(s.extent, pages[0].body) for s in pen.strokes)
    assert len([s for s in pen.strokes if s.kind == "path" and s.fill]) == 80 + 20 * FIVE


@pytest.mark.parametrize(("paper", "pages"), [("a4", 2), ("letter", 2), ("a3", 1)])
def test_a_screen_for_each_player_under_a_constellation_of_its_own(paper: str, pages: int) -> None:
    _, screens = made(PAPERS[paper])
    assert len(screens.pieces) == NUMBERS.players_most
    assert len({p.front.key for p in screens.pieces}) == NUMBERS.players_most
    assert -(-len(screens.pieces) // grid_for(screens.size, PAPERS[paper]).capacity) == pages


def test_the_inside_has_the_rows_and_points_of_score() -> None:
    book = registry.game(GAME).load(Database())
    lines = notation.split("\n".join(book.score.example))[0]
    clauses = [line.clause for line in book.score.settle(lines).players[0].lines]
    rows = scoring(NUMBERS, load_labels(Database()))
    assert [clause for clause, _, _ in rows] == clauses
    said = [s.words for s in drawn(made(lang="en")[1].pieces[0].back.draw, SCREEN) if s.words]
    assert [int(w) for w in said if w.isdigit()] == [NUMBERS.points_card, NUMBERS.points_stones, NUMBERS.points_kinds, NUMBERS.points_cards]
    assert all(label.en in said for _, label, _ in rows)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_words_of_a_screen_keep_off_folds_edges_each_other_and_the_id(lang: str) -> None:
    _, screens = made(lang=lang)
    [id] = drawn(lambda pen, box: stamp_id(pen, box, "SN1"), SCREEN)
    for piece in screens.pieces:
        for face in (piece.front, piece.back):
            words = [s for s in drawn(face.draw, SCREEN) if s.words]
            assert min(s.size_pt for s in words) >= 5
            assert all(any(within(s.extent, panel.grown(-3)) for panel in panels(WHOLE)) for s in words)
            assert not any(overlap(a.extent, b.extent) for k, a in enumerate([id, *words]) for b in [id, *words][:k])


def test_a_screen_is_drawn_out_to_the_bleed_and_folds_at_its_wings() -> None:
    _, screens = made()
    strokes = drawn(screens.pieces[0].front.draw, SCREEN)
    assert within(WHOLE.grown(FORM_BLEED_MM), strokes[0].extent)
    assert all(within(s.extent, WHOLE.grown(FORM_BLEED_MM)) for s in strokes)
    dashes = [s.extent.cx for s in strokes if s.kind == "path" and s.extent.w < 0.3 and s.extent.h > 1 and not s.fill]
    assert {round(x, 6) for x in dashes} == {WING_MM, SCREEN.w - WING_MM}
    left, middle, right = panels(WHOLE)
    assert left.w + right.w < middle.w  # both wings also fold flat
