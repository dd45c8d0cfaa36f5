"""The faces of Ganymede: every one draws at every size within its safe area, leaves its quiet places free, and is told apart by its key."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise

import pytest
from strokes import FlatPen, Stroke, drawn, overlap, touches, within

from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.kits.ganymede import kit, layout
from asrus_pnp.kits.ganymede.art.grid import Icon
from asrus_pnp.kits.ganymede.art.grounds import EARTH, MARS
from asrus_pnp.kits.ganymede.art.icons import PAINT, settler
from asrus_pnp.kits.ganymede.art.scenes import shuttle_scene
from asrus_pnp.kits.ganymede.art.stones import OUTLINES, stone
from asrus_pnp.kits.ganymede.layout import CARD_MM, TILE_MM, column, horizon, shuttle_column
from asrus_pnp.kits.ganymede.shuttles import SHUTTLES
from asrus_pnp.kits.ganymede.views import VIEWS, Land
from asrus_pnp.pdf.draw.id_stamp import FOOT_MM
from asrus_pnp.pdf.draw.night import QUIET_MM
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Piece
from asrus_pnp.pdf.impose.paper_sizes import load as load_stocks

SIZES = {s.id: Size(*s.size_mm) for s in load_stocks(Database()).cards}
LANGS = ("ko", "en", "both")
KINDS = ("earth", "mars", "ship", "tile", "legend")
MARKS = {"blue": "megaphone", "red": "clipboard", "yellow": "wrench", "purple": "heart", "any": "any"}
SAFE_MM, STAMP_MM = 3.0, (12.0, 3.0)


@cache
def lots(lang: str, size: str) -> tuple[Lot, ...]:
    return kit.lots(Database(), lang, SIZES[size])


def fronts(lang: str, size: str) -> Iterator[tuple[Piece, Size]]:
    """One piece for each distinct front; in one language alone only what has words."""
    for lot in lots(lang, size):
        distinct = {p.front.key: p for p in lot.pieces if lang == "both" or p.name.startswith("GL")}
        yield from ((p, lot.size) for p in distinct.values())


def on_top(strokes: list[Stroke], size: Size) -> list[Stroke]:
    """The strokes without the ground, which is what runs right across the card and out to the bleed, and without the land of shuttles."""
    return [s for s in strokes if (s.extent.x > 0.01 - FORM_BLEED_MM or s.extent.right < size.w + FORM_BLEED_MM - 0.01) and s.points not in land(size)]


@cache
def land(size: Size) -> frozenset[tuple[tuple[float, float], ...]]:
    """All that lies on the ground and in the sky of shuttles, which goes out over the edge of a card; not the craft."""
    unit = min(size.w / CARD_MM[0], size.h / CARD_MM[1])
    found: list[Stroke] = []
    for view in VIEWS.values():
        for world in (EARTH, MARS):
            for deed in (True, False):
                found += drawn(lambda pen, trim, v=view, w=world, d=deed: v(pen, Land(trim, horizon(trim, d), unit, w, w is EARTH)), size)  # type: ignore[misc]
    return frozenset(s.points for s in found)


def both(box: Box, size: Size) -> tuple[Box, Box]:
    """A box, and where it lies after half a turn."""
    return box, Box(size.w - box.right, size.h - box.bottom, box.w, box.h)


def quiet_places(piece: Piece, size: Size) -> tuple[Box, ...]:
    return both(piece.front.quiet(Box(0, 0, size.w, size.h)), size) if piece.front.quiet else ()


def look(strokes: list[Stroke], turned_on: Size | None = None) -> list[tuple[object, ...]]:
    """What strokes show, perhaps after half a turn: where they fall to a micrometre, and their ink."""
    return [(s.kind, _where(s, turned_on), s.fill, s.stroke, round(s.width, 3), s.words, s.stops) for s in strokes]


def _where(stroke: Stroke, turned_on: Size | None) -> tuple[tuple[float, float], ...]:
    points = [(round(x, 3), round(y, 3)) for x, y in stroke.points]
    if turned_on:
        points = [(round(turned_on.w - x, 3) + 0.0, round(turned_on.h - y, 3) + 0.0) for x, y in points]
    if stroke.kind == "path":
        return tuple(points)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return (min(xs), min(ys)), (max(xs), max(ys))


def test_there_are_as_many_pieces_as_in_the_box() -> None:
    cards, tiles = kit.lots(Database(), "both", None)
    assert Counter(p.name[0] for p in cards.pieces) == {"E": 30, "M": 30, "S": 30, "G": 2}
    assert (cards.pieces[0].name, cards.pieces[-2].name, cards.pieces[-1].name) == ("E01", "GL1", "GL2")
    assert [p.name for p in tiles.pieces] == [f"T{n:02}" for n in range(1, 31)]
    assert (cards.size, tiles.size) == (Size(44, 68), Size(44, 44))


def test_tiles_of_another_size_are_square_and_as_wide_as_the_cards() -> None:
    assert [lot.size for lot in lots("both", "euro")] == [Size(59, 92), Size(59, 59)]


def test_the_bookmarks_name_each_kind() -> None:
    groups = [p.group.en for lot in lots("both", "mini-euro") for p in lot.pieces]
    assert list(dict.fromkeys(groups)) == ["Earth shuttle", "Mars shuttle", "settlers ship", "legend cards", "settler tile"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES)
def test_every_front_stays_within_its_safe_area_and_off_its_quiet_places_and_id(size: str, lang: str) -> None:
    for piece, card in fronts(lang, size):
        safe = Box(0, 0, card.w, card.h).grown(-SAFE_MM)
        stamp = Box(card.w / 2 - STAMP_MM[0] / 2, card.h - FOOT_MM - STAMP_MM[1] + 0.6, *STAMP_MM)
        places = quiet_places(piece, card)
        strokes = on_top(drawn(piece.front.draw, card, piece.name), card)
        own: list[Stroke] = []
        for stroke in strokes:
            extent = stroke.extent
            assert within(extent, safe), f"{piece.name} at {size}: {stroke}"
            assert not stroke.words or stroke.size_pt >= 5, f"{piece.name} at {size}: {stroke}"
            near = [p for p in (*places, stamp) if overlap(extent, p)]
            if near and any(within(extent, p, 0.01) for p in places):
                own.append(stroke)
            else:
                assert not any(touches(stroke, p) for p in near), f"{piece.name} at {size}, in a quiet place or under its id: {stroke}"
        assert_roses(own, card, piece)


def assert_roses(own: list[Stroke], card: Size, piece: Piece) -> None:
    """There are two quiet places where cards have them, which turn into each other, and nothing in them but a rose; aids have none."""
    assert len(own) == (8 if piece.front.quiet else 0), piece.name
    rings = [s for s in own if s.kind == "circle" and s.extent.w > 0.8 * QUIET_MM]
    assert len(rings) == (2 if piece.front.quiet else 0)
    if rings:
        assert _where(rings[0], card) == _where(rings[1], None), piece.name


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("stack", ["earth", "mars"])
@pytest.mark.parametrize("outline", VIEWS)
@pytest.mark.parametrize("deed", [True, False])
def test_the_craft_of_a_shuttle_is_large_and_keeps_off_symbols_needs_and_marks(size: str, stack: str, outline: str, deed: bool) -> None:
    card = SIZES[size]
    trim, c = Box(0, 0, card.w, card.h), shuttle_column(Box(0, 0, card.w, card.h))
    scene = drawn(lambda pen, box: shuttle_scene(pen, box, stack, outline, deed), card)  # type: ignore[arg-type]
    craft = [s for s in scene if s.points not in land(card) and s.kind == "path" and s.fill and s.stroke]
    assert craft
    places = [*both(c.symbol, card), *both(c.quiet, card), *both(layout.needs_box(trim), card)[:1], *([layout.effect_box(trim, 9)] if deed else ())]
    assert not any(touches(s, p) for s in craft for p in places)
    high = max(s.extent.bottom for s in craft) - min(s.extent.y for s in craft)
    if size == "mini-euro":
        assert high >= (24 if deed else 31)


def test_each_symbol_has_a_craft_and_a_view_of_its_own_on_each_planet() -> None:
    assert set(VIEWS) == set(OUTLINES) == set(SHUTTLES["earth"]) == set(SHUTTLES["mars"])
    assert len({layers for craft in SHUTTLES.values() for layers in craft.values()}) == 10
    assert len(set(VIEWS.values())) == 5


@pytest.mark.parametrize("size", SIZES)
def test_a_single_requirement_and_effect_stand_in_the_middle_of_the_card(size: str) -> None:
    trim = Box(0, 0, SIZES[size].w, SIZES[size].h)
    assert layout.needs_box(trim, 8).cx == pytest.approx(trim.cx)
    assert layout.effect_box(trim, 8).cx == pytest.approx(trim.cx)


@pytest.mark.parametrize("size", SIZES)
def test_nothing_has_its_place_where_something_else_has(size: str) -> None:
    card, tile = SIZES[size], Size(SIZES[size].w, SIZES[size].w)
    trim, square = Box(0, 0, card.w, card.h), Box(0, 0, tile.w, tile.h)
    quiet = both(column(trim, CARD_MM).quiet, card)
    of = shuttle_column(trim)
    shuttle = [*both(of.quiet, card), *both(of.symbol, card), layout.needs_box(trim, 99), layout.effect_box(trim, 99).grown(layout.PLATE_MM)]
    ship = [*quiet, column(trim, CARD_MM).symbol, layout.ship_box(trim), layout.points_box(trim, True), layout.launch_box(trim)]
    on_tile = [*both(column(square, TILE_MM).symbol, tile), *both(column(square, TILE_MM).quiet, tile), layout.badge_box(square)]
    for boxes in (shuttle, ship, on_tile, layout.effect_places(square, 2)):
        assert [(a, b) for a, b in combinations(boxes, 2) if overlap(a, b)] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_back_turns_half_round_into_itself(kind: str, size: str) -> None:
    card = SIZES[size]
    strokes = drawn(kit.back(kind).draw, card)
    assert Counter(look(strokes)) == Counter(look(strokes, card))
    assert all(within(s.extent, Box(0, 0, card.w, card.h).grown(-SAFE_MM)) for s in on_top(strokes, card))


def test_each_kind_of_card_has_a_back_of_its_own() -> None:
    pieces = [p for lot in lots("both", "mini-euro") for p in lot.pieces]
    assert len({(p.group, p.back and p.back.key) for p in pieces}) == len({p.back and p.back.key for p in pieces}) == 5
    assert len({tuple(look(drawn(kit.back(k).draw, Size(44, 68)))) for k in KINDS}) == 5


def test_faces_share_a_key_when_they_look_alike_and_only_then() -> None:
    pieces = [(p, lot.size) for lot in lots("both", "mini-euro") for p in lot.pieces]
    pieces += [(p, Size(44, 68)) for lang in ("ko", "en") for p in lots(lang, "mini-euro")[0].pieces if p.name.startswith("GL")]
    looks: dict[str, set[tuple[object, ...]]] = {}
    for piece, size in pieces:
        looks.setdefault(piece.front.key, set()).add(tuple(look(drawn(piece.front.draw, size))))
    assert [key for key, found in looks.items() if len(found) > 1] == []
    assert len(set.union(*looks.values())) == len(looks)
    assert all(key.startswith("ganymede-") for key in looks)


def test_what_has_no_words_has_one_face_for_all_languages() -> None:
    keys = [{p.front.key for lot in lots(lang, "mini-euro") for p in lot.pieces if not p.name.startswith("GL")} for lang in LANGS]
    assert keys[0] == keys[1] == keys[2]


def test_copies_of_a_ship_share_their_face() -> None:
    keys = {p.name: p.front.key for p in lots("both", "mini-euro")[0].pieces}
    assert keys["S01"] == keys["S03"] != keys["S04"] == keys["S05"]


def test_settlers_and_symbols_differ_without_colour() -> None:
    assert len({_shape(settler(c, m)) for c, m in MARKS.items()}) == 5
    assert len({_shape(stone("red", outline)) for outline in OUTLINES}) == 5


def _shape(icon: Icon) -> tuple[object, ...]:
    pen = FlatPen()
    icon.draw(pen)
    return tuple((s.kind, s.points) for s in pen.strokes)


def test_the_colours_of_settlers_stay_apart_in_grey() -> None:
    greys = sorted(sum(w * int(PAINT[c][k : k + 2], 16) for w, k in ((0.299, 1), (0.587, 3), (0.114, 5))) for c in MARKS)
    assert all(b - a >= 12 for a, b in pairwise(greys)), greys


def test_a_mark_that_nobody_can_draw_is_an_error_that_says_which_can() -> None:
    with pytest.raises(DrawError, match=r"“anchor” cannot be drawn → one of megaphone, clipboard"):
        settler("blue", "anchor")
