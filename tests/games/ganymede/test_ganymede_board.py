"""Ganymede's player board: its numbers from the card database, its places as large as what lies on them, on every paper in every language."""

import math
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from strokes import FlatPen, Stroke, overlap, within

from asrus_pnp.database.database import Database
from asrus_pnp.games.ganymede.print import board
from asrus_pnp.games.ganymede.print.board_layout import AROUND_MM, PLACE_MM, Layout, zones_of
from asrus_pnp.games.ganymede.print.settlers import DISC
from asrus_pnp.kits.ganymede import cards
from asrus_pnp.kits.ganymede.art.signs import signs_of
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.sky import load as load_sky
from asrus_pnp.pdf.draw.paths import Path
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import OVERLAP_MM, best_page, tiles
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks

PAPERS = {"a4": Size(210, 297), "letter": Size(215.9, 279.4), "a3": Size(297, 420)}
CARDS = [Size(*c.size_mm) for c in load_stocks(Database()).cards]
DECK = cards.load(Database())
AQUARIUS = load_sky(Database()).figures["aquarius"]
OWN = board.layout(DECK, None)
ALL = [None, *CARDS, Size(40, 40)]


class ClippedPen(FlatPen):
    """A FlatPen that cuts strokes off where a clip does, at the upright rectangle around it."""

    def __init__(self) -> None:
        super().__init__()
        self._clips: list[Box] = []

    @contextmanager
    def clipped(self, path: Path) -> Iterator[None]:
        self.path(path, fill="#000000")
        self._clips.append(self.strokes.pop().extent)
        yield
        self._clips.pop()

    def _keep(self, *args: object, **more: object) -> None:
        super()._keep(*args, **more)  # type: ignore[arg-type]
        for clip in self._clips:
            last = self.strokes.pop()
            points = tuple((min(max(x, clip.x), clip.right), min(max(y, clip.y), clip.bottom)) for x, y in last.points)
            self.strokes.append(replace(last, points=points, width=0))


def strokes_of(lies: Layout = OWN, lang: str = "both", deck: Deck = DECK) -> list[Stroke]:
    pen = ClippedPen()
    board.draw_board(pen, Box(0, 0, lies.size.w, lies.size.h), lies, deck, AQUARIUS, lang)
    return pen.strokes


def made(paper: Size, lang: str = "both", card: Size | None = None) -> list[list[Stroke]]:
    found = []
    for leaf in board.make("ganymede-board", Order(Database(), lang, paper, card)):
        pen = ClippedPen()
        leaf.draw(pen, leaf.body)
        assert all(within(s.extent, leaf.body, 0.01) for s in pen.strokes if not _of_the_plan(s, leaf.body))
        found.append(pen.strokes)
    return found


def _of_the_plan(stroke: Stroke, body: Box) -> bool:
    """Whether it belongs to the small drawing of all pages, which stands in the strip at the foot."""
    return stroke.kind == "rect" and stroke.extent.y > body.bottom


def spots(lies: Layout) -> list[tuple[float, float]]:
    """The middles of all places for discs."""
    on_track = [at for zone in lies.zones for _, at in zone.spaces]
    return [*lies.earth.places, *lies.mars.places, *lies.docks[0].crew, *lies.docks[1].crew, *on_track]


def planet(globe) -> Box:
    return Box(globe.x - globe.r, globe.y - globe.r, 2 * globe.r, 2 * globe.r)


def parts(lies: Layout) -> list[Box]:
    """All parts of the board that must keep apart."""
    tiles_ = [t.grown(AROUND_MM) for t in lies.tiles]
    zones = [z.box for z in lies.zones]
    docks = [d.frame for d in lies.docks]
    return [*tiles_, lies.menu, planet(lies.earth), planet(lies.mars), lies.deeds, *docks, lies.label, *zones, *lies.bays, lies.seal]


def test_there_are_as_many_places_as_the_box_has() -> None:
    board = DECK.board
    assert (len(OWN.tiles), len(OWN.earth.places), len(OWN.mars.places)) == (board.tiles, board.earth, board.mars) == (3, 6, 5)
    assert tuple(len(d.crew) for d in OWN.docks) == (board.upper, board.lower) == (3, 4)
    assert len(OWN.bays) == len(DECK.symbols) == 5
    circles = {(round(s.extent.cx, 2), round(s.extent.cy, 2)) for s in strokes_of() if s.kind == "circle" and s.extent.w == pytest.approx(PLACE_MM + 0.3)}
    assert circles == {(round(x, 2), round(y, 2)) for x, y in spots(OWN)}


def test_other_numbers_in_the_database_make_another_board() -> None:
    deck = replace(DECK, board=replace(DECK.board, tiles=4, earth=9, mars=2, upper=2, lower=5), symbols=DECK.symbols[:4], track=DECK.track[4:])
    lies = board.layout(deck, None)
    assert (len(lies.tiles), len(lies.earth.places), len(lies.bays)) == (4, 9, 4)
    assert sum(len(z.spaces) for z in lies.zones) == len(DECK.track) - 4
    assert not any(overlap(a, b) for a, b in combinations(parts(lies), 2))
    assert "타일 1–4개 버리기" in {s.words for s in strokes_of(lies, "ko", deck)}


@pytest.mark.parametrize("card", ALL, ids=str)
def test_places_are_as_large_as_what_lies_on_them(card: Size | None) -> None:
    lies = board.layout(DECK, card)
    size, tile = (card, Size(card.w, card.w)) if card else (Size(*DECK.kit.size_mm), Size(*DECK.kit.tile_size_mm))
    assert all((t.w, t.h) == (tile.w, tile.h) for t in lies.tiles)
    assert all((d.ship.w, d.ship.h) == (size.w, size.h) and within(d.ship, d.frame) for d in lies.docks)
    assert all(b.w == size.w and b.bottom == lies.size.h for b in lies.bays)
    assert all(b.x - a.right >= 3 for a, b in pairwise(lies.bays))


@pytest.mark.parametrize("card", ALL, ids=str)
def test_no_part_of_the_board_touches_another_or_the_edge(card: Size | None) -> None:
    lies = board.layout(DECK, card)
    whole = Box(0, 0, lies.size.w, lies.size.h)
    assert all(within(p, whole) for p in parts(lies))
    assert not any(overlap(a, b) for a, b in combinations(parts(lies), 2))


@pytest.mark.parametrize("card", ALL, ids=str)
def test_discs_stand_in_all_places_at_once(card: Size | None) -> None:
    lies = board.layout(DECK, card)
    assert DISC.w < PLACE_MM
    assert all(math.dist(a, b) > PLACE_MM for a, b in combinations(spots(lies), 2))
    for globe in (lies.earth, lies.mars):
        assert all(math.dist(p, (globe.x, globe.y)) + PLACE_MM / 2 < globe.r for p in globe.places)
    for dock in lies.docks:
        rings = [Box(x - PLACE_MM / 2, y - PLACE_MM / 2, PLACE_MM, PLACE_MM) for x, y in dock.crew]
        assert all(within(r, dock.frame.grown(-0.5)) and not overlap(r, dock.ship) for r in rings)
    for zone in lies.zones:
        assert all(within(Box(x - PLACE_MM / 2, y - PLACE_MM / 2, PLACE_MM, PLACE_MM), zone.box) for _, (x, y) in zone.spaces)


def test_the_track_is_that_of_the_database() -> None:
    spaces = [s for zone in OWN.zones for s, _ in zone.spaces]
    assert spaces == list(DECK.track)
    assert [{s.points for s, _ in z.spaces} for z in OWN.zones] == [{0}, {1}, {2}, {4}, {6}]
    strokes = strokes_of()
    for zone in OWN.zones:
        inside = [s for s in strokes if s.words and within(s.extent, zone.box)]
        numbers = [str(s.number) for s, _ in zone.spaces]
        assert [s.words for s in inside] == [str(zone.spaces[0][0].points), *numbers]
        assert inside[0].size_pt > 3 * inside[1].size_pt


def _discs(at: tuple[float, float], strokes: list[Stroke]) -> int:
    """How many discs of a sign lie about the middle of a place."""
    return sum(s.kind == "circle" and bool(s.fill) and 8 < s.extent.w < 11 and math.dist((s.extent.cx, s.extent.cy), at) < 0.5 for s in strokes)


def test_bonus_spaces_and_the_end_alone_hold_a_sign() -> None:
    strokes = strokes_of()
    for zone in OWN.zones:
        for space, at in zone.spaces:
            assert _discs(at, strokes) == (space.basic_action or space.launch)
    assert sum(s.basic_action for s in DECK.track) == 3


def test_the_conditions_of_the_docks_are_said_and_shown() -> None:
    upper, lower = OWN.docks
    strokes = strokes_of(lang="both")
    said = [s for s in strokes if s.words]
    assert [s.words for s in said if within(s.extent, upper.ship)] == [f"같은 색 {DECK.board.upper}명", f"{DECK.board.upper} of one colour"]
    assert [s.words for s in said if within(s.extent, lower.ship)] == [f"서로 다른 색 {DECK.board.lower}명", f"{DECK.board.lower} different colours"]
    for dock, marks in ((upper, 0), (lower, 4)):
        bars = [s for s in strokes if s.kind == "path" and s.width == 0.4 and within(s.extent, dock.frame) and s.extent.x > dock.ship.right]
        assert len(bars) == (len(dock.crew) - 1) * (2 if dock is upper else 3)
        assert sum(_marked(strokes, at) for at in dock.crew) == marks


def _marked(strokes: list[Stroke], at: tuple[float, float]) -> bool:
    """Whether a place has more in it than itself, such as a colour's mark."""
    inner = Box(at[0] - 6, at[1] - 6, 12, 12)
    return any(within(s.extent, inner) for s in strokes)


def test_arrows_end_at_mars_and_at_both_docks() -> None:
    heads = [s for s in strokes_of() if s.kind == "path" and s.fill and len(s.points) == 4 and s.extent.h == pytest.approx(5.26, abs=0.05)]
    tips = sorted((max(s.points), s) for s in heads)
    assert len(tips) == 3
    assert 0 < OWN.mars.x - OWN.mars.r - tips[0][0][0] < 4
    assert OWN.earth.x + OWN.earth.r < tips[0][1].extent.x
    upper, lower = OWN.docks
    ends = sorted((tip for tip, _ in tips[1:]), key=lambda p: p[1])
    assert all(0 < upper.frame.x - x < 2 for x, _ in ends)
    assert upper.frame.y < ends[0][1] < upper.frame.bottom < lower.frame.y < ends[1][1] < lower.frame.bottom


def test_turn_options_and_basic_actions_are_all_there() -> None:
    said = [s for s in strokes_of(lang="ko") if s.words]
    menu = [s.words for s in said if within(s.extent, OWN.menu)]
    assert menu == ["차례마다 하나", "타일 가져오기", "셔틀 쓰기", f"타일 1–{DECK.board.tiles}개 버리기"]
    names = [s.words for s in said if within(s.extent, OWN.deeds)]
    assert [n for n in names if n != "+1"] == ["기본 행동", *(a.name.ko for a in DECK.actions)]
    assert len(DECK.actions) == 5


def test_each_column_shows_its_symbol_by_outline() -> None:
    strokes = strokes_of()
    for symbol, bay in zip(DECK.symbols, OWN.bays, strict=True):
        pen = FlatPen()
        signs_of(DECK).symbol(symbol.id).draw(pen)
        inside = [s for s in strokes if within(s.extent, bay) and s.stroke == "#f7f1e1"]
        rim = pen.strokes[-1]
        assert any(len(s.points) == len(rim.points) and s.kind == rim.kind for s in inside)


@pytest.mark.parametrize("lang", ["ko", "en", "both"])
@pytest.mark.parametrize("card", ALL, ids=str)
def test_nothing_leaves_the_board_and_no_words_meet_words_or_places(card: Size | None, lang: str) -> None:
    lies = board.layout(DECK, card)
    strokes = strokes_of(lies, lang)
    assert all(within(s.extent, Box(0, 0, lies.size.w, lies.size.h)) for s in strokes)
    words = [s for s in strokes if s.words]
    assert min(s.size_pt for s in words) >= 5
    assert not any(overlap(a.extent, b.extent) for a, b in combinations(words, 2))
    for s in words:
        assert all(_apart(s.extent, at) > PLACE_MM / 2 for at in spots(lies))


def _apart(box: Box, at: tuple[float, float]) -> float:
    """How far a point is from a box."""
    return math.hypot(max(box.x - at[0], 0, at[0] - box.right), max(box.y - at[1], 0, at[1] - box.bottom))


@pytest.mark.parametrize("card", ALL, ids=str)
def test_signs_keep_off_the_words_below_them(card: Size | None) -> None:
    lies = board.layout(DECK, card)
    for box in (lies.menu, lies.deeds, lies.label, lies.seal):
        inside = [s for s in strokes_of(lies) if within(s.extent, box) and s.extent.w < box.w - 5 and not (s.kind == "path" and s.width == 0.2)]
        words = [s for s in inside if s.words and s.words != "+1"]
        signs = [s for s in inside if not s.words]
        assert words
        assert signs
        assert not any(overlap(w.extent, s.extent) for w in words for s in signs)


@pytest.mark.parametrize(("paper", "pages"), [("a4", 4), ("letter", 4), ("a3", 2)])
@pytest.mark.parametrize("lang", ["ko", "en", "both"])
def test_every_player_has_a_board_inside_what_the_printer_reaches(paper: str, pages: int, lang: str) -> None:
    found = made(PAPERS[paper], lang)
    assert len(found) == pages
    earth = "Earth" if lang == "en" else "지구"
    assert sum(s.words == earth for page in found for s in page) == DECK.board.count == 4


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_larger_cards_have_a_board_over_pages_that_cover_it_with_equal_overlaps(paper: str) -> None:
    card = Size(63, 88)
    size = board.layout(DECK, card).size
    cut = tiles(size, best_page(size, PAPERS[paper]))
    assert len(cut) == 2
    assert (cut[0].part.x, cut[1].part.right) == pytest.approx((0, size.w))
    assert cut[0].part.right - cut[1].part.x >= OVERLAP_MM
    assert all((t.part.y, t.part.h) == (0, size.h) for t in cut)
    assert len(made(PAPERS[paper], card=card)) == 2 * DECK.board.count


def test_zones_are_runs_of_equal_points() -> None:
    assert [[s.number for s in run] for run in zones_of(DECK.track)] == [[0, 1, 2], [3, 4], [5, 6], [7, 8, 9], [10]]
