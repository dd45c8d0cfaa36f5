"""The comets of Astro Race: how many, of which shapes, on every paper in every language."""

import dataclasses
from collections import Counter
from itertools import combinations

import pytest
from strokes import FlatPen, flattened, overlap, within

from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.words import load_words
from asrus_pnp.games.astro_race.print import pieces
from asrus_pnp.games.astro_race.print.comets import KINDS, PAINTS, draw_double, draw_single
from asrus_pnp.games.astro_race.tables import GAME, Numbers
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
NUMBERS = load_numbers(Database(), GAME, Numbers)
WORDS = load_words(Database())


@pytest.mark.parametrize("kind", KINDS, ids=lambda k: k.shape.en)
def test_each_player_has_the_pieces_of_the_database_and_a_marker_for_each_pair(kind) -> None:
    counts = Counter(c.size for c in pieces.group(kind, NUMBERS, WORDS, "both"))
    assert counts[pieces.SINGLE] == NUMBERS.pieces == 10
    assert counts[pieces.DOUBLE] * NUMBERS.together_most == NUMBERS.pieces


def test_there_is_a_kind_for_each_player_with_a_colour_that_has_a_word() -> None:
    assert len(KINDS) == NUMBERS.players_most
    assert len({k.colour for k in KINDS}) == len(KINDS)
    assert all(k.colour in PAINTS and WORDS.label(k.colour).ko != k.colour for k in KINDS)


def test_more_players_than_shapes_are_refused(monkeypatch) -> None:
    more = dataclasses.replace(NUMBERS, players_most=7)
    monkeypatch.setattr(pieces, "load_numbers", lambda *_: more)
    with pytest.raises(DrawError, match="up to 6"):
        pieces.make("astro-race-pieces", Order(Database(), "ko", PAPERS["a4"]))


def _covers(kind, x: float, y: float) -> bool:
    """Whether a point lies in the head, even-odd over all parts of its outline."""
    hits = 0
    for part in flattened(kind.head()):
        for (x1, y1), (x2, y2) in zip(part, (*part[1:], part[0]), strict=True):
            hits += (y1 > y) != (y2 > y) and x < x1 + (y - y1) * (x2 - x1) / (y2 - y1)
    return hits % 2 == 1


@pytest.mark.parametrize(("a", "b"), list(combinations(KINDS, 2)), ids=lambda k: k.shape.en)
def test_no_two_heads_look_alike_without_colour(a, b) -> None:
    spots = [(-1.2 + 0.1 * i, -1.2 + 0.1 * j) for i in range(25) for j in range(25)]
    first, second = ({s for s in spots if _covers(k, *s)} for k in (a, b))
    assert len(first & second) / len(first | second) < 0.8


@pytest.mark.parametrize("kind", KINDS, ids=lambda k: k.shape.en)
def test_a_comet_stays_within_the_rim_of_its_piece(kind) -> None:
    for draw, box in ((draw_single, Box(0, 0, 16, 16)), (draw_double, Box(0, 0, 27, 16))):
        pen = FlatPen()
        draw(pen, box, kind)
        heads = [s for s in pen.strokes if s.kind == "path"]
        assert heads
        assert all(within(s.extent, box) for s in heads)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
def test_one_page_takes_all_of_it_inside_the_printable_part(paper: Size, lang: str) -> None:
    [leaf] = pieces.make("astro-race-pieces", Order(Database(), lang, paper))
    pen = FlatPen()
    leaf.draw(pen, leaf.body)
    assert all(within(s.extent, leaf.body) for s in pen.strokes)
    words = [s for s in pen.strokes if s.words]
    assert min(s.size_pt for s in words) >= 5
    assert not any(overlap(a.extent, b.extent) for k, a in enumerate(words) for b in words[:k])
    colours = {WORDS.label(k.colour).en if lang == "en" else WORDS.label(k.colour).ko for k in KINDS}
    assert all(any(c in w.words for w in words) for c in colours)
