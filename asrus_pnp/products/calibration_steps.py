"""What to do with the calibration sheet, in six numbered steps, each with a small picture."""

from collections.abc import Callable, Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.pdf.write.margins import INK

HOW = (
    Text("100 % 크기로 양면 인쇄하고 자를 확인합니다.", "Print on both sides at 100 % and check the rulers."),
    Text("뒷면을 보며 빛에 비춥니다.", "Look at the back, held against the light."),
    Text(
        "앞면 선이 뒷면 선으로 이어지는 번호를 읽습니다: 가로 dx, 세로 dy, 나란한 긴 선 angle.",
        "Read the number at which the front's line runs on in the back's: dx in the rows, dy in the columns, angle at the long lines.",
    ),
    Text(
        "네 가장자리에서 찍힌 가장 작은 번호를 읽습니다: 왼쪽, 위, 오른쪽, 아래.",
        "At each edge read the least number that is printed: left, top, right, bottom.",
    ),
    Text(
        "asrus-pnp calibrate --name home --dx … --dy … --angle … --margins …,…,…,…", "asrus-pnp calibrate --name home --dx … --dy … --angle … --margins …,…,…,…"
    ),
    Text(
        "asrus-pnp calibrate --printer home 으로 다시 찍어 고운 눈금을 읽습니다.",
        "Print again with asrus-pnp calibrate --printer home, and read the fine scales.",
    ),
)
COLUMNS, BEFORE_MM, LEADING = 2, 14.5, 1.22


def draw_steps(pen: Pen, box: Box, lang: str) -> None:
    """The steps in two columns."""
    down = -(-len(HOW) // COLUMNS)
    wide, high = box.w / COLUMNS, box.h / down
    for k, (words, picture) in enumerate(zip(HOW, PICTURES, strict=True)):
        column, row = divmod(k, down)
        _step(pen, Box(box.x + column * wide, box.y + row * high, wide - 3, high), k + 1, words, picture, lang)


def _step(pen: Pen, box: Box, number: int, words: Text, picture: Callable[[Pen], None], lang: str) -> None:
    """A numbered step with its picture."""
    pen.circle(box.x + 1.7, box.cy, 1.7, fill=INK)
    pen.text(box.x + 1.7, box.cy + 0.9, str(number), "Bold", 7, "#ffffff", "center")
    with pen.moved(box.x + 8.4, box.cy, 0, min(1.1, box.h / 5.2)):
        picture(pen)
    said = list(dict.fromkeys(say(words, lang)))
    size = next((s / 4 for s in range(28, 20, -1) if _high(said, box.w, s / 4) <= box.h), LEAST_PT)
    y = box.cy - _high(said, box.w, size) / 2
    for line in _wrapped(said, box.w, size):
        y += size * LEADING * MM_PER_PT
        pen.text(box.x + BEFORE_MM, y - 0.25 * size * MM_PER_PT, line, "Regular", size, INK)


def _wrapped(said: Sequence[str], wide: float, size: float) -> list[str]:
    return [line for text in said for line in block(text, "Regular", size, wide - BEFORE_MM, 9999, LEADING)[1]]


def _high(said: Sequence[str], wide: float, size: float) -> float:
    return len(_wrapped(said, wide, size)) * size * LEADING * MM_PER_PT


def _both_sides(pen: Pen) -> None:
    _page_sign(pen, -2)
    pen.path((*polyline([(1, -1), (4, -1), (3.2, -1.7)]), *polyline([(4, 1), (1, 1), (1.8, 1.7)])), stroke=INK, width_mm=0.25)


def _light(pen: Pen) -> None:
    _page_sign(pen, -2)
    pen.circle(2.6, 0, 1.1, stroke=INK, width_mm=0.25)
    for k in range(8):
        with pen.moved(2.6, 0, 45 * k):
            pen.path(polyline([(0, -1.5), (0, -2.2)]), stroke=INK, width_mm=0.25)


def _runs_on(pen: Pen) -> None:
    for k, off in enumerate((-0.5, 0.0, 0.5)):
        x = -3.2 + 3.2 * k
        pen.path((*polyline([(x, -2.2), (x, 0)]), *polyline([(x + off, 0), (x + off, 2.2)])), stroke=INK, width_mm=0.5 if not off else 0.25)


def _edge(pen: Pen) -> None:
    pen.path(polyline([(-4, 2.2), (4, 2.2)]), stroke=INK, width_mm=0.25)
    for k in range(4):
        pen.path(polyline([(-3.6 + 1.9 * k, 1.6 - 0.9 * k), (-2.2 + 1.9 * k, 1.6 - 0.9 * k)]), stroke=INK, width_mm=0.3)


def _typed(pen: Pen) -> None:
    pen.rect(Box(-4, -2.2, 8, 4.4), stroke=INK, width_mm=0.25, radius_mm=0.6)
    pen.path((*polyline([(-3, -0.9), (-2, 0), (-3, 0.9)]), *polyline([(-1.2, 0.9), (1, 0.9)])), stroke=INK, width_mm=0.3)


def _again(pen: Pen) -> None:
    _page_sign(pen, 0)
    pen.path(polyline([(-0.9, 0), (-0.2, 0.8), (1, -0.9)]), stroke=INK, width_mm=0.35)


def _page_sign(pen: Pen, x: float) -> None:
    """A sheet of paper."""
    pen.rect(Box(x - 1.6, -2.3, 3.2, 4.6), stroke=INK, width_mm=0.25)


PICTURES: tuple[Callable[[Pen], None], ...] = (_both_sides, _light, _runs_on, _edge, _typed, _again)
