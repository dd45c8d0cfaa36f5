"""Grey and little ink: how much ink there is, that what means something stays apart for every eye, and that faces know nothing of it."""

import colorsys
import io
import re
from collections.abc import Callable, Sequence
from functools import cache, partial
from itertools import combinations

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageStat
from sights import SIGHTS, contrast, lab, linear

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError
from asrus_pnp.core.text import same
from asrus_pnp.database.database import Database
from asrus_pnp.games.astro_race.print.comets import KINDS, draw_single
from asrus_pnp.kits.constellation import cards as constellation_cards
from asrus_pnp.kits.constellation.colours import BRIGHT, draw_mark
from asrus_pnp.kits.constellation.ships import draw_ship
from asrus_pnp.kits.ganymede import cards as ganymede_cards
from asrus_pnp.kits.ganymede.art.grid import Icon
from asrus_pnp.kits.ganymede.art.icons import PAINT, settler
from asrus_pnp.kits.ganymede.art.stones import stone
from asrus_pnp.pdf.draw import styles
from asrus_pnp.pdf.draw.paths import polygon
from asrus_pnp.pdf.draw.pen import CanvasPen, Pen
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.draw.styles import STYLES, GreyPen, LowInkPen, Style, grey, ink, styled
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.grids import grid_for
from asrus_pnp.pdf.impose.imposition import Face, Lot, Order, Piece, plan
from asrus_pnp.pdf.impose.print_settings import MarkStyle
from asrus_pnp.pdf.write.document import Job, draw, open_canvas
from asrus_pnp.pdf.write.look import Look

DATA, A4 = Database(), Size(210, 297)
WITH_NIGHT = (*registry.KITS, *(aid.name for aid in registry.AIDS.values()), "starry-night-stones")
FIFTH = 0.2


@cache
def lots(name: str, card: Size | None = None) -> tuple[Lot, ...]:
    order = Order(DATA, "both" if card is None else "en", A4, card)
    parts = registry.kit(name).lots(DATA, order.lang, card) if name in registry.KITS else registry.printed(name).make(order)
    return tuple(part for part in parts if isinstance(part, Lot))


def distinct(lot: Lot, back: bool) -> list[Piece]:
    """Every different front of a lot once, or every back, as a piece of its own."""
    faces = {f.key: f for p in lot.pieces if (f := p.back if back else p.front)}
    return [Piece(f"P{n}", Face(f.key, f.draw), None, same("g")) for n, f in enumerate(faces.values())]


def pictures(lot: Lot, back: bool, style: Style, dpi: int = 60) -> list[object]:
    """The pages of all different faces, without cut marks."""
    pieces = distinct(lot, back)
    pages = tuple(plan(pieces, grid_for(lot.size, A4), "fronts", "long"))
    content = draw(Job(same("t"), "ko", pages, "fronts", "long", Look(style, cuts=MarkStyle("none"))))
    return [page.render(scale=dpi / 72).to_pil().convert("RGB") for page in pypdfium2.PdfDocument(content)]


def coverage(images: Sequence[object]) -> float:
    """The mean of what is missing from white, over all pixels and the three colours, as a share of black."""
    return sum(1 - sum(ImageStat.Stat(i).mean) / 765 for i in images) / len(images)  # type: ignore[arg-type]


@pytest.mark.parametrize("card", [None, Size(44, 68)], ids=["own", "small"])
@pytest.mark.parametrize("name", WITH_NIGHT)
def test_little_ink_is_less_than_a_fifth_of_the_ink_of_night_on_fronts_and_on_backs(name: str, card: Size | None) -> None:
    for lot in lots(name, card):
        for back in (False, True):
            if distinct(lot, back):
                assert 0 < coverage(pictures(lot, back, "low-ink")) < FIFTH * coverage(pictures(lot, back, "night"))


@pytest.mark.parametrize("name", ["asrus", "ganymede"])
def test_grey_has_no_colour_in_it_and_as_much_light_as_night(name: str) -> None:
    for lot in lots(name):
        [first, *_] = pictures(lot, False, "grey")
        red, green, blue = first.split()  # type: ignore[attr-defined]
        assert red.tobytes() == green.tobytes() == blue.tobytes()
        assert coverage(pictures(lot, False, "grey")) == pytest.approx(coverage(pictures(lot, False, "night")), abs=0.12)


@pytest.mark.parametrize("name", registry.KITS)
def test_words_and_numbers_are_as_easy_to_read_with_little_ink(name: str) -> None:
    for lot in lots(name):
        whole = Box(0, 0, lot.size.w, lot.size.h)
        for piece in (*distinct(lot, False), *distinct(lot, True)):
            lines = [line.split() for line in strokes(LowInkPen, lambda pen, face=piece.front, box=whole: face.draw(pen, box))]
            assert not [line for line in lines if line[0] in ("shade", "glow")]
            for words in (line for line in lines if line[0] == "text"):
                assert contrast(words[-1], "#ffffff") >= 4.5, (piece.front.key, words)


def test_the_id_and_the_marks_for_a_camera_are_dark_on_white_with_little_ink() -> None:
    piece = lots("asrus")[0].pieces[0]
    [page] = plan([piece], grid_for(Size(63, 88), A4), "fronts", "long")
    picture = pypdfium2.PdfDocument(draw(Job(same("t"), "ko", (page,), "fronts", "long", Look("low-ink"))))[0].render(scale=300 / 72).to_pil().convert("L")
    trim, px = page.placed[0].trim, 300 / 25.4
    foot = picture.crop(tuple(round(n * px) for n in (trim.cx - 3, trim.bottom - 5.2, trim.cx + 3, trim.bottom - 3)))  # type: ignore[arg-type]
    assert foot.getextrema()[0] < 110
    own = piece.front.quiet(Box(0, 0, trim.w, trim.h))  # type: ignore[misc]
    quiet = Box(trim.x + own.x, trim.y + own.y, own.w, own.h)
    mark = picture.crop(tuple(round(n * px) for n in (quiet.x, quiet.y, quiet.right, quiet.bottom)))  # type: ignore[arg-type]
    assert mark.getextrema()[0] < 40
    assert mark.getextrema()[1] == 255


@pytest.mark.parametrize("style", STYLES)
def test_marks_for_a_camera_are_read_in_every_style(style: Style) -> None:
    zxingcpp = pytest.importorskip("zxingcpp")
    from asrus_pnp.camera_mark.message import mark_of

    for name in ("asrus", "constellation"):
        pieces = lots(name)[0].pieces[:6]
        [page] = plan(pieces, grid_for(Size(63, 88), A4), "fronts", "long")
        picture = pypdfium2.PdfDocument(draw(Job(same("t"), "ko", (page,), "fronts", "long", Look(style))))[0].render(scale=300 / 72).to_pil().convert("L")
        found = {read.text for read in zxingcpp.read_barcodes(picture)}
        assert len([p for p in pieces if mark_of(p.name)]) == 6
        assert len(found) == 6


def test_a_style_is_a_pen_and_passes_everything_on() -> None:
    for style in STYLES:
        below = RecordingPen()
        pen = styled(below, style)
        pen.subject = "C55"
        assert below.subject == "C55"
        with pytest.raises(DrawError, match="C55"):
            pen.text(0, 0, "😀", "Regular", 6, "#000000")
        with pen.moved(1, 2, 90, 0.5), pen.clipped(polygon([(0, 0), (1, 0), (1, 1)])):
            pen.circle(0, 0, 1, fill="#ff0000")
        assert below.lines[-3].startswith("moved 1 2 turned 90 scaled 0.5")
        assert below.lines[-2].startswith("  clipped M 0 0")
    assert styled(below, "night") is below


def strokes(pen_of: type, draw_it: object) -> list[str]:
    below = RecordingPen()
    draw_it(pen_of(below))  # type: ignore[operator]
    return below.lines


def test_grey_is_as_light_as_the_colour_and_nothing_stays_nothing() -> None:
    assert grey("#ffffff") == "#ffffff"
    assert grey("#000000") == "#000000"
    assert grey("") == ""
    assert grey("#00ff00") > grey("#ff0000") > grey("#0000ff")
    assert strokes(GreyPen, lambda p: p.shade(Box(0, 0, 1, 1), ((0.0, "#ff0000"), (1.0, "#0000ff")))) == ["shade 0 0 1 1 0 #363636 1 #121212"]


def test_light_becomes_dark_and_keeps_its_hue() -> None:
    assert ink("", 1.0) == ""
    assert lab(ink("#f7f1e1", 0.34))[0] < 25
    assert ink("#ffffff", 1.0) == "#000000"
    for colour in ("#d63f30", "#3f93e3", "#f2b530"):
        r, g, b = (int(ink(colour, 0.5)[k : k + 2], 16) for k in (1, 3, 5))
        assert max((r, "r"), (g, "g"), (b, "b"))[1] == max((int(colour[k : k + 2], 16), n) for k, n in ((1, "r"), (3, "g"), (5, "b")))[1]


def test_large_areas_are_outlined_small_ones_filled_and_scale_counts() -> None:
    assert "fill #ffffff" in strokes(LowInkPen, lambda p: p.rect(Box(0, 0, 30, 30), fill="#808890"))[0]
    assert "fill #ffffff" not in strokes(LowInkPen, lambda p: p.rect(Box(0, 0, 3, 3), fill="#808890"))[0]

    def scaled(pen: LowInkPen) -> None:
        with pen.moved(0, 0, 0, 0.1):
            pen.rect(Box(0, 0, 30, 30), fill="#808890")
        pen.rect(Box(0, 0, 30, 30), fill="#808890")

    _, small, large = strokes(LowInkPen, scaled)
    assert "fill #ffffff" not in small
    assert "fill #ffffff" in large
    assert strokes(LowInkPen, lambda p: p.shade(Box(0, 0, 60, 90), ((0.0, "#000000"), (1.0, "#111111")))) == []


def test_pure_colours_stay_solid_to_a_larger_size_than_tones_and_dark_ones_to_a_smaller_one() -> None:
    def solid(colour: str, side: float) -> bool:
        return "fill #ffffff" not in strokes(LowInkPen, lambda p: p.rect(Box(0, 0, side, side), fill=colour))[0]

    assert [solid("#808890", side) for side in (2, 5, 7)] == [True, True, False]
    assert [solid("#101838", side) for side in (2, 5)] == [True, False]


def fill_of(draw: Callable[[Pen], None]) -> str:
    found = re.search(r"fill (#\w+)", strokes(LowInkPen, draw)[0])
    assert found
    return found[1]


def hue(colour: str) -> float:
    return colorsys.rgb_to_hls(*(int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)))[0]


@pytest.mark.parametrize("colour", [*(PAINT[c] for c in ("red", "yellow", "blue", "purple")), *BRIGHT.values()])
@pytest.mark.parametrize("side", [2, 7, 15])
def test_pure_colours_keep_their_hue_whatever_their_size_and_are_a_tint_where_they_are_large(colour: str, side: float) -> None:
    printed = fill_of(lambda p: p.rect(Box(0, 0, side, side), fill=colour))
    assert hue(printed) == pytest.approx(hue(colour), abs=0.03)
    light = colorsys.rgb_to_hls(*(int(printed[k : k + 2], 16) / 255 for k in (1, 3, 5)))[1]
    assert light > 0.7 if side == 15 else light < 0.6


def test_a_sign_on_a_chest_keeps_its_colour_with_little_ink() -> None:
    for mark, colour, ink_of in (
        ("wrench", "yellow", "#0d1233"),
        ("heart", "purple", "#ffffff"),
        ("clipboard", "red", "#ffffff"),
        ("megaphone", "blue", "#ffffff"),
    ):
        told = "\n".join(strokes(LowInkPen, lambda p, c=colour, m=mark: _at_size(p, settler(c, m))))  # type: ignore[misc]
        assert ink_of in told, mark


def _at_size(pen: Pen, icon: Icon) -> None:
    with pen.moved(0, 0, 0, 11 / 24):
        icon.draw(pen)


def test_light_that_dies_away_into_the_sky_is_left_out_and_a_body_is_not() -> None:
    assert strokes(LowInkPen, lambda p: p.glow(0, 0, 2, ((0.0, "#aab4c8"), (1.0, "#172763")))) == []
    assert len(strokes(LowInkPen, lambda p: p.glow(0, 0, 9, ((0.0, "#fff6d6"), (1.0, "#ee9f4f"))))) == 1


def test_white_paint_stays_white_and_the_light_of_signs_becomes_ink() -> None:
    paint, sign = (strokes(LowInkPen, lambda p, c=c: p.circle(0, 0, 1.5, fill=c))[0] for c in (PAINT["white"], "#f7f1e1"))
    assert "fill #ffffff stroke" in paint
    assert "fill #ffffff" not in sign


def test_the_extent_of_a_shape_with_holes_and_curves_is_about_its_area() -> None:
    from asrus_pnp.pdf.draw.paths import circle

    square = polygon([(0, 0), (10, 0), (10, 10), (0, 10)])
    assert styles._extent(square) == 100
    assert styles._extent((*square, *polygon([(20, 0), (22, 0), (22, 2), (20, 2)]))) == 104
    assert 3.1 <= styles._extent(circle(0, 0, 1)) <= 4


def test_one_file_holds_one_style_and_each_face_once() -> None:
    pieces = lots("asrus")[0].pieces[:12]
    pages = tuple(plan(pieces, grid_for(Size(63, 88), A4), "duplex", "long"))
    files = [draw(Job(same("t"), "ko", pages, "duplex", "long", Look(style))) for style in STYLES]
    assert len(set(files)) == 3
    for content in files:
        with pikepdf.open(io.BytesIO(content)) as pdf:
            forms = [o for o in pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
        assert len(forms) == len({p.front.key for p in pieces} | {p.back.key for p in pieces if p.back})


# ---- things that are told by their colour, to eyes that see fewer of them

THING, PIXELS = 8.0, 48  # mm on paper, and pixels a side, which is about what an eye resolves at arm's length
STEP, SHARE = 40, 0.03  # two pictures are apart where so many of their pixels differ by so many of 255 steps
Drawing = Callable[[Pen], None]


def _on_ground(draw_it: Drawing) -> Drawing:
    def both(pen: Pen) -> None:
        pen.shade(Box(0, 0, THING, THING), ((0.0, "#13205a"), (1.0, "#13205a")))
        draw_it(pen)

    return both


def _icon(icon: Icon) -> Drawing:
    def one(pen: Pen) -> None:
        with pen.moved(THING / 12, THING / 12, 0, THING / 28.8):
            icon.draw(pen)

    return _on_ground(one)


def meanings() -> dict[str, dict[str, Drawing]]:
    """What is told by colour, by group: how each thing of it is drawn into a square of 8 mm."""
    stars, ganymede, half = constellation_cards.load(DATA), ganymede_cards.load(DATA), THING / 2
    players = {s.id: partial(draw_ship, id=s.id, tone=s.tone, x=half, y=half, size_mm=THING) for s in stars.ships}
    return {
        "colours of constellation cards": {
            c.id: _on_ground(partial(draw_mark, mark=c.mark, x=half, y=half, size_mm=THING * 0.8, colour=BRIGHT[c.id])) for c in stars.colours
        },
        "settlers of Ganymede": {c.id: _icon(settler(c.id, c.mark)) for c in ganymede.colours},
        "symbols of Ganymede": {s.id: _icon(stone(s.id, s.outline)) for s in ganymede.symbols},
        "pieces of Astro Race": {k.colour: partial(draw_single, box=Box(0, 0, THING, THING), kind=k) for k in KINDS},
        "ships of constellation": {name: _on_ground(d) for name, d in players.items()},
    }


@cache
def seen(group: str, style: Style) -> dict[str, Image.Image]:
    """A picture of each thing of a group."""
    buffer = io.BytesIO()
    canvas = open_canvas(buffer, same("t"), "ko")
    pen, things = CanvasPen(canvas), meanings()[group]
    for draw_it in things.values():
        pen.start_page(Size(THING, THING))
        draw_it(styled(pen, style))
        canvas.showPage()
    canvas.save()
    pages = pypdfium2.PdfDocument(buffer.getvalue())
    scale = PIXELS / (THING * 72 / 25.4)
    return {name: page.render(scale=scale).to_pil().convert("RGB") for name, page in zip(things, pages, strict=True)}


def coded(value: float) -> int:
    v = min(1.0, max(0.0, value))
    return round(255 * (v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055))


def through(picture: Image.Image, sight: str) -> list[tuple[int, ...]]:
    """The pixels as an eye of that kind sees them."""

    @cache
    def as_seen(pixel: tuple[int, ...]) -> tuple[int, ...]:
        light = [linear(c / 255) for c in pixel]
        return tuple(coded(sum(m * v for m, v in zip(row, light, strict=True))) for row in SIGHTS[sight])

    raw = picture.tobytes()
    return [as_seen(tuple(raw[k : k + 3])) for k in range(0, len(raw), 3)]


def differing(a: list[tuple[int, ...]], b: list[tuple[int, ...]]) -> float:
    """The share of pixels that are clearly not alike."""
    return sum(max(abs(p - q) for p, q in zip(one, other, strict=True)) >= STEP for one, other in zip(a, b, strict=True)) / len(a)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("group", meanings())
def test_all_that_is_told_by_colour_stays_apart_for_every_eye_and_in_grey(group: str, style: Style) -> None:
    pictures = seen(group, style)
    assert len(pictures) >= 4
    for sight in SIGHTS:
        views = {name: through(picture, sight) for name, picture in pictures.items()}
        for (one, a), (other, b) in combinations(views.items(), 2):
            assert differing(a, b) >= SHARE, (sight, one, other)


def test_the_measure_calls_alike_what_is_alike_and_what_only_hue_tells_apart() -> None:
    red, green = (Image.new("RGB", (9, 9), colour) for colour in ("#c85050", "#7a8a3c"))
    assert differing(through(red, "greyscale"), through(red, "greyscale")) == 0
    assert differing(through(red, "greyscale"), through(green, "greyscale")) < SHARE
    assert differing(through(red, "tritanopia"), through(green, "tritanopia")) == 1


@pytest.mark.parametrize("group", meanings())
def test_no_two_things_of_a_group_have_the_same_outline(group: str) -> None:
    pens = {name: RecordingPen() for name in meanings()[group]}
    for name, draw_it in meanings()[group].items():
        draw_it(pens[name])
    shapes = {name: "\n".join(re.sub(r"(fill|stroke) #\w+", "", line) for line in pen.lines) for name, pen in pens.items()}
    assert len(set(shapes.values())) == len(shapes)
