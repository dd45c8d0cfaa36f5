"""How the faces of both sky decks lie on cards of all sizes: edges, quiet places, words, and backs that look the same from both ends."""

import io
import re
from collections.abc import Iterator
from functools import cache, partial
from itertools import pairwise

import pypdfium2
import pytest
from PIL import ImageChops
from reportlab.pdfgen.canvas import Canvas
from strokes import Stroke, drawn, overlap, touches, within

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus.faces import BEHIND_EARTH
from asrus_pnp.kits.asrus.nights import JOKER, SPECIAL, draw_hills, night_of
from asrus_pnp.kits.chart import Chart
from asrus_pnp.kits.constellation.colours import SKIES, draw_land, draw_strips, draw_turned_strip
from asrus_pnp.kits.sky_layout import draw_field, draw_sky, fitted, free_boxes
from asrus_pnp.pdf.draw import fonts
from asrus_pnp.pdf.draw.id_stamp import stamp_id
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, CanvasPen, Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face
from asrus_pnp.pdf.impose.paper_sizes import load

DATA = Database()
STOCKS, SKY = load(DATA), skies.load(DATA)
KITS = ("asrus", "constellation")
SAMPLE = [("standard", "both"), ("bridge", "en"), ("tarot", "ko"), ("square", "both"), ("mini-euro", "both"), ("mini-us", "en")]
EDGE_MM = 3.0
DOTS_PER_MM = 12
TELLING = 20  # of 255, on a spot of a millimetre: less is how a renderer rounds
ENOUGH_PT = 4.999
Ground = frozenset[tuple[object, ...]]


@cache
def faces(kit: str, size: str, lang: str) -> dict[str, tuple[Face, str, bool]]:
    """Each distinct face with the id of a card that shows it; backs with none; and whether all of the face is art of a back."""
    [lot] = registry.kit(kit).lots(DATA, lang, STOCKS.card(size))
    found: dict[str, tuple[Face, str, bool]] = {}
    for piece in lot.pieces:
        found.setdefault(piece.front.key, (piece.front, piece.name, False))
        if piece.back:
            found.setdefault(piece.back.key, (piece.back, "", True))
    return found


def told(strokes: list[Stroke]) -> Ground:
    return frozenset((s.kind, s.points) for s in strokes)


@cache
def ground(size: Size) -> Ground:
    """The strokes of skies, land and strips, which go out over the edge of a card."""
    hills = [partial(draw_hills, night=night_of(n), place=n - 1) for n in range(1, 16)]
    hills += [partial(draw_hills, night=night, place=0.35) for night in (SPECIAL, JOKER)]
    lands = [partial(draw_land, colour=c) for c in SKIES] + [partial(draw_turned_strip, colour=c) for c in SKIES]
    lands += [partial(_strips, colour=c) for c in SKIES]
    return frozenset().union(*(told(drawn(one, size)) for one in (*hills, *lands)))


def _strips(pen: Pen, trim: Box, colour: str) -> None:
    figure = SKY.figures["aries"]
    draw_strips(pen, trim, colour, Chart(figure, fitted(figure, trim), trim, free_boxes(trim), 1.0))


@cache
def sky(size: Size, lang: str) -> Ground:
    """The lines and stars of all plates, which run off the card as well."""
    charts = [s for f in SKY.figures.values() for s in drawn(partial(draw_sky, figure=f, lang=lang, sky=SKIES["red"]), size) if s.kind != "text"]
    return told([*charts, *drawn(partial(draw_field, figure=SKY.figures[BEHIND_EARTH], sky=SKIES["red"]), size)])


@cache
def drawing(kit: str, size: str, lang: str, key: str) -> tuple[Stroke, ...]:
    """All strokes of a face and its id but the ground; the sky is among them."""
    face, name, _ = faces(kit, size, lang)[key]
    trim = STOCKS.card(size)
    strokes = drawn(face.draw, trim, key) + (drawn(lambda pen, box: stamp_id(pen, box, name), trim) if name else [])
    return tuple(s for s in strokes if s.kind != "shade" and (s.kind, s.points) not in ground(trim))


def cases() -> Iterator[object]:
    for size, lang in SAMPLE:
        for kit in KITS:
            yield pytest.param(kit, size, lang, id=f"{kit}-{size}-{lang}")


def whole(size: str) -> Box:
    card = STOCKS.card(size)
    return Box(0, 0, card.w, card.h)


every_size = pytest.mark.parametrize(("kit", "size", "lang"), list(cases()))


@every_size
def test_nothing_but_ground_and_sky_comes_within_3_mm_of_the_trim(kit: str, size: str, lang: str) -> None:
    safe, runs_off = whole(size).grown(-EDGE_MM), sky(STOCKS.card(size), lang)
    found = [(key, s) for key in faces(kit, size, lang) for s in drawing(kit, size, lang, key) if (s.kind, s.points) not in runs_off and not is_trail(s)]
    assert [(key, s.kind, s.words, s.extent) for key, s in found if not within(s.extent, safe)] == []


def is_trail(stroke: Stroke) -> bool:
    """Whether it is one of the tracks of stars on special cards: a thin line of many points."""
    return stroke.kind == "path" and not stroke.fill and not stroke.closed and stroke.width < 0.3


@every_size
def test_no_line_of_the_sky_runs_into_index_name_or_id(kit: str, size: str, lang: str) -> None:
    card, runs_off = STOCKS.card(size), sky(STOCKS.card(size), lang)
    found = []
    for key in (k for k, (face, *_) in faces(kit, size, lang).items() if face.quiet and re.match(r"asrus|constellation-\d", k)):
        ones = [s for s in drawing(kit, size, lang, key) if (s.kind, s.points) in runs_off or (kit == "asrus" and is_trail(s))]
        found += [(key, s.kind, box) for s in ones for box in free_boxes(Box(0, 0, card.w, card.h)) if s.kind == "path" and touches(s, box.grown(-0.4))]
    assert found == []


@pytest.mark.parametrize("figure", skies.load(DATA).figures.values(), ids=lambda f: f.id)
@pytest.mark.parametrize("size", [s for s, _ in SAMPLE])
def test_every_star_and_line_of_a_figure_is_on_the_card_and_its_brightest_star_is_named(figure: skies.Figure, size: str) -> None:
    trim = whole(size)
    lies = fitted(figure, trim)
    spots = [lies.at(s) for s in figure.stars]
    assert all(EDGE_MM < x < trim.w - EDGE_MM and EDGE_MM < y < trim.h for x, y in spots)
    assert not any(b.x < x < b.right and b.y < y < b.bottom for b in free_boxes(trim) for x, y in spots)
    if size == "standard":
        for lang, word in (("both", figure.brightest.ko), ("both", figure.brightest.en), ("en", figure.brightest.en)):
            words = {s.words for s in drawn(partial(draw_sky, figure=figure, lang=lang, sky=SKIES["blue"]), STOCKS.card(size)) if s.kind == "text"}
            assert word in words, (lang, figure.id)


@every_size
def test_the_quiet_places_hold_nothing_else(kit: str, size: str, lang: str) -> None:
    card, found = whole(size), []
    for key, (face, _, _) in faces(kit, size, lang).items():
        if face.quiet:
            place = face.quiet(card)
            assert (place.w, place.h) == (5.5, 5.5)
            for quiet in (place, Box(card.w - place.right, card.h - place.bottom, place.w, place.h)):
                own = quiet.grown(0.01)
                found += [(key, s.kind, s.words) for s in drawing(kit, size, lang, key) if not within(s.extent, own) and touches(s, quiet.grown(-0.01))]
    assert found == []


@every_size
def test_no_words_lie_over_other_words_and_all_are_large_enough(kit: str, size: str, lang: str) -> None:
    found = []
    for key in faces(kit, size, lang):
        words = [s for s in drawing(kit, size, lang, key) if s.kind == "text"]
        places = [s.extent for s in words]
        found += [(key, words[n].words, words[k].words) for n in range(len(words)) for k in range(n) if overlap(places[n], places[k])]
        found += [(key, s.words, f"{s.size_pt:.2f} pt") for s in words if s.size_pt < ENOUGH_PT]
    assert found == []


@every_size
def test_no_line_runs_through_words(kit: str, size: str, lang: str) -> None:
    found = []
    for key in faces(kit, size, lang):
        strokes = drawing(kit, size, lang, key)
        lines = [s for s in strokes if s.kind == "path" and s.stroke and not s.fill]
        found += [(key, text.words) for text in strokes if text.kind == "text" for line in lines if touches(line, text.extent.grown(-0.2))]
    assert found == []


@pytest.mark.parametrize(
    ("kit", "size"),
    [("asrus", "square"), ("constellation", "standard"), ("constellation", "bridge"), ("asrus", "standard"),
     ("asrus", "bridge"), ("constellation", "mini-us")],
)  # fmt: skip
def test_numbers_in_a_row_of_a_legend_stand_apart(kit: str, size: str) -> None:
    key = f"{kit}-copies-both"
    digits = sorted((s.extent for s in drawing(kit, size, "both", key) if s.kind == "text" and s.words.isdigit()), key=lambda box: box.x)
    assert len(digits) == {"asrus": 15, "constellation": 12}[kit]
    assert min(b.x - a.right for a, b in pairwise(digits)) > digits[0].h / 4


def half_turn(stroke: Stroke, size: Size) -> tuple[object, ...]:
    """What the stroke is when the card lies the other way round, told in a way that does not depend on where its outline begins."""
    return _told(stroke, [(size.w - x, size.h - y) for x, y in stroke.points], tuple((1 - p, c) for p, c in reversed(stroke.stops)))


def _told(stroke: Stroke, points: list[tuple[float, float]], stops: tuple[tuple[float, str], ...]) -> tuple[object, ...]:
    corners = tuple(sorted({(round(x, 6) + 0.0, round(y, 6) + 0.0) for x, y in points}))
    return stroke.kind, corners, stroke.fill, stroke.stroke, round(stroke.width, 4), tuple((round(p, 6), c) for p, c in stops)


def shared_backs() -> Iterator[object]:
    for size in ("standard", "mini-us"):
        for kit in KITS:
            for key, (face, _, back) in faces(kit, size, "both").items():
                if back and "award" not in key:
                    yield pytest.param(face, STOCKS.card(size), id=f"{key}-{size}")


@pytest.mark.parametrize(("face", "size"), list(shared_backs()))
def test_a_back_is_made_of_the_same_strokes_when_the_card_is_turned_round(face: Face, size: Size) -> None:
    strokes = drawn(face.draw, size)
    assert len(strokes) > 100
    assert {half_turn(s, size) for s in strokes} == {_told(s, list(s.points), s.stops) for s in strokes}


@pytest.mark.parametrize(("face", "size"), [p for p in shared_backs() if p.id.endswith("standard")])  # type: ignore[attr-defined]
def test_a_back_looks_the_same_when_the_card_is_turned_round(face: Face, size: Size) -> None:
    buffer = io.BytesIO()
    canvas = Canvas(buffer, initialFontName=fonts.name("Regular"))
    pen = CanvasPen(canvas)
    pen.start_page(size)
    face.draw(pen, Box(0, 0, size.w, size.h))
    canvas.showPage()
    canvas.save()
    drawn_at = pypdfium2.PdfDocument(buffer.getvalue())[0].render(scale=DOTS_PER_MM * 25.4 / 72).to_pil()
    picture = drawn_at.convert("L").crop((0, 0, round(size.w * DOTS_PER_MM), round(size.h * DOTS_PER_MM))).reduce(DOTS_PER_MM)
    difference = ImageChops.difference(picture, picture.rotate(180))
    assert difference.getextrema()[1] < TELLING


@pytest.mark.parametrize("kit", KITS)
def test_the_ground_of_every_face_covers_all_of_the_bleed(kit: str) -> None:
    card = Size(63, 88)
    for key, (face, _, _) in faces(kit, "standard", "both").items():
        first = drawn(face.draw, card, key)[0]
        assert first.kind == "shade"
        assert within(Box(0, 0, card.w, card.h).grown(FORM_BLEED_MM), first.extent)


@pytest.mark.parametrize("trim", [Box(63, 88, 63, 88), Box(0, 0, 12, 10)], ids=["not at the origin", "far too small"])
def test_a_figure_that_finds_no_place_is_told_and_not_sought_for_ever(trim: Box) -> None:
    with pytest.raises(DrawError, match="finds no place on the card"):
        fitted(SKY.figures["leo"], trim)
