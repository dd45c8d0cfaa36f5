"""The pen that writes PDF and the pen that writes strokes down take the same calls; what is drawn lands where it was told to, in mm."""

import inspect
import io

import pypdfium2
import pytest
from reportlab.pdfgen.canvas import Canvas
from strokes import FlatPen

from asrus_pnp.core.errors import DrawError
from asrus_pnp.pdf.draw import fonts
from asrus_pnp.pdf.draw.paths import parse, polygon
from asrus_pnp.pdf.draw.pen import CanvasPen, Pen
from asrus_pnp.pdf.draw.recording_pen import RecordingPen
from asrus_pnp.pdf.impose.geometry import Box, Size

STROKES = [name for name, member in vars(Pen).items() if callable(member) and not name.startswith("_")]
PAGE = Size(60, 40)
DOTS_PER_MM = 10


def all_strokes(pen: Pen) -> None:
    """Every stroke, with and without each of its options."""
    pen.subject = "A01"
    stops = ((0.0, "#000000"), (0.5, "#808080"), (1.0, "#ffffff"))
    pen.shade(Box(0, 0, 60, 40), stops)
    pen.glow(10, 10, 3, stops)
    pen.rect(Box(1, 2, 3, 4), fill="#ff0000")
    pen.rect(Box(1, 2, 3, 4), fill="#ff0000", stroke="#00ff00", width_mm=0.2, radius_mm=1)
    pen.circle(5, 5, 1, fill="#ff0000")
    pen.circle(5, 5, 1, stroke="#ff0000", width_mm=0.1)
    pen.path(parse("M 0 0 L 1 1 C 1 2 3 4 5 6 Z"), fill="#0000ff", stroke="#ffffff", width_mm=0.3)
    pen.text(3, 4, "별 star", "Regular", 6.5, "#123456")
    for align in ("left", "center", "right"):
        pen.text(3, 4, "12", "Black", 20, "#123456", align, 0.8)  # type: ignore[arg-type]
    with pen.moved(1, 1), pen.moved(2, 2, 90), pen.moved(3, 3, -45, 0.5), pen.clipped(polygon([(0, 0), (1, 0), (1, 1)])):
        pen.circle(0, 0, 1, fill="#ff0000")


def page(draw: object, size: Size = PAGE) -> bytes:
    buffer = io.BytesIO()
    canvas = Canvas(buffer, invariant=1, initialFontName=fonts.name("Regular"))
    pen = CanvasPen(canvas)
    pen.start_page(size)
    draw(pen)  # type: ignore[operator]
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def dark(content: bytes) -> Box:
    """Where anything darker than the paper stands on the page, in mm from its upper left corner."""
    picture = pypdfium2.PdfDocument(content)[0].render(scale=DOTS_PER_MM * 25.4 / 72).to_pil().convert("L").point(lambda v: 255 if v < 128 else 0)
    left, top, right, bottom = (n / DOTS_PER_MM for n in picture.getbbox() or (0, 0, 0, 0))
    return Box(left, top, right - left, bottom - top)


@pytest.mark.parametrize("pen", [CanvasPen, RecordingPen, FlatPen])
@pytest.mark.parametrize("stroke", STROKES)
def test_each_pen_has_each_stroke_with_the_same_arguments(pen: type, stroke: str) -> None:
    wanted, offered = (inspect.signature(getattr(cls, stroke)).parameters for cls in (Pen, pen))
    assert [(p.name, p.default) for p in offered.values()] == [(p.name, p.default) for p in wanted.values()]


def test_the_same_drawing_goes_through_both_pens() -> None:
    recording = RecordingPen()
    all_strokes(recording)
    assert len(recording.lines) == 16
    assert page(all_strokes).startswith(b"%PDF-1.")


def test_strokes_are_written_down_in_millimetres_one_line_each() -> None:
    pen = RecordingPen()
    all_strokes(pen)
    assert pen.lines[0] == "shade 0 0 60 40 0 #000000 0.5 #808080 1 #ffffff"
    assert pen.lines[3] == "rect 1 2 3 4 radius 1 fill #ff0000 stroke #00ff00 0.2"
    assert pen.lines[6] == "path M 0 0 L 1 1 C 1 2 3 4 5 6 Z fill #0000ff stroke #ffffff 0.3"
    assert pen.lines[7] == "text 3 4 “별 star” Regular 6.50 pt left fill #123456"
    assert pen.lines[8] == "text 3 4 “12” Black 20.00 pt left squeeze 0.80 fill #123456"
    assert pen.lines[-4:] == [
        "  moved 2 2 turned 90",
        "    moved 3 3 turned -45 scaled 0.5000",
        "      clipped M 0 0 L 1 0 L 1 1 Z",
        "        circle 0 0 1 fill #ff0000",
    ]


def test_nothing_is_written_as_minus_nothing() -> None:
    pen = RecordingPen()
    pen.circle(-0.001, -1e-9, 0.5, fill="#000000")
    assert pen.lines == ["circle 0 0 0.5 fill #000000"]


@pytest.mark.parametrize("pen", [RecordingPen, FlatPen])
def test_the_pens_of_the_tests_refuse_what_the_real_one_refuses(pen: type) -> None:
    tested = pen()
    tested.subject = "C55"
    with pytest.raises(DrawError, match=r"C55.*U\+2082"):
        tested.text(0, 0, "CO₂", "Regular", 6, "#000000")
    with pytest.raises(DrawError, match=r"U\+2082"):
        page(lambda p: p.text(0, 0, "CO₂", "Regular", 6, "#000000"))


def near(found: Box, x: float, y: float, right: float, bottom: float, by: float = 0.15) -> bool:
    return max(abs(found.x - x), abs(found.y - y), abs(found.right - right), abs(found.bottom - bottom)) <= by


def test_a_rectangle_lies_where_it_was_told_from_the_upper_left_corner_down() -> None:
    assert near(dark(page(lambda pen: pen.rect(Box(10, 5, 20, 12), fill="#000000"))), 10, 5, 30, 17)


def test_a_stroke_without_ink_leaves_none() -> None:
    def draw(pen: Pen) -> None:
        pen.circle(5, 5, 1, stroke="#000000", width_mm=2)
        pen.rect(Box(20, 10, 10, 10))
        pen.path(parse("M 40 20 L 50 30"), width_mm=3)

    assert near(dark(page(draw)), 3, 3, 7, 7)


def test_a_gradient_that_is_used_again_is_in_the_file_once_and_drawn_each_time() -> None:
    stops = ((0.0, "#000000"), (1.0, "#202020"))

    def draw(pen: CanvasPen) -> None:
        for key, x in (("one", 0), ("two", 30)):
            pen.form(key, Size(20, 10), lambda: pen.shade(Box(0, 0, 20, 10), stops))
            with pen.moved(x, 10):
                pen.use(key)
        with pen.moved(0, 25):
            pen.shade(Box(0, 0, 20, 10), stops)

    content = page(draw)
    assert near(dark(content), 0, 10, 50, 35)
    assert content.count(b"/ShadingType") == 1


def test_moving_turns_clockwise_about_the_place_and_then_scales() -> None:
    def draw(pen: Pen) -> None:
        with pen.moved(30, 10, 90, 2):
            pen.rect(Box(1, 2, 6, 3), fill="#000000")  # right becomes down, down becomes left

    assert near(dark(page(draw)), 20, 12, 26, 24)


def test_nothing_is_drawn_outside_a_clip_and_the_clip_ends_with_its_context() -> None:
    def draw(pen: Pen) -> None:
        with pen.clipped(polygon([(10, 10), (20, 10), (20, 20), (10, 20)])):
            pen.rect(Box(0, 0, 60, 40), fill="#000000")
        pen.rect(Box(30, 10, 1, 1), fill="#000000")

    assert near(dark(page(draw)), 10, 10, 31, 20)


@pytest.mark.parametrize("align", ["left", "center", "right"])
def test_text_stands_on_its_base_line_beside_about_or_before_its_place(align: str) -> None:
    found = dark(page(lambda pen: pen.text(30, 20, "HEH", "Black", 40, "#000000", align, 0.5)))
    wide = fonts.width_mm("HEH", "Black", 40) * 0.5
    start = {"left": 30, "center": 30 - wide / 2, "right": 30 - wide}[align]
    assert abs(found.bottom - 20) < 0.15
    assert abs(found.x - start) < 0.8
    assert abs(found.right - start - wide) < 0.8
    assert found.h == pytest.approx(40 * fonts.MM_PER_PT * fonts.DIGIT_HEIGHT, abs=0.2)


def test_a_form_is_drawn_once_however_often_it_is_used_and_names_its_card_in_errors() -> None:
    calls = list[str]()

    def draw(pen: CanvasPen) -> None:
        def face() -> None:
            calls.append(pen.subject)
            pen.rect(Box(0, 0, 5, 5), fill="#000000")

        pen.subject = "page"
        for x in (1, 11, 21):
            pen.form("asrus-1-both", Size(5, 5), face)
            with pen.moved(x, 1):
                pen.use("asrus-1-both")
        calls.append(pen.subject)

    assert near(dark(page(draw)), 1, 1, 26, 6)
    assert calls == ["asrus-1-both", "page"]


def test_the_flat_pen_agrees_with_the_page_about_where_a_turned_stroke_lies() -> None:
    def draw(pen: Pen) -> None:
        with pen.moved(30, 20, 30), pen.moved(2, 1, -10, 1.5):
            pen.rect(Box(-3, -2, 6, 4), fill="#000000")

    flat = FlatPen()
    draw(flat)
    extent = flat.strokes[0].extent
    assert near(dark(page(draw)), extent.x, extent.y, extent.right, extent.bottom)


def test_the_flat_pen_agrees_with_the_page_about_the_ink_of_text() -> None:
    def draw(pen: Pen) -> None:
        with pen.moved(30, 20, 180):
            pen.text(0, 0, "별자리g", "Bold", 24, "#000000", "center")

    flat = FlatPen()
    draw(flat)
    extent = flat.strokes[0].extent
    assert near(dark(page(draw)), extent.x, extent.y, extent.right, extent.bottom, 0.25)
