"""The fold plan of a tuck box: a few steps in words, their numbers on the flaps, and the place beside the die-line where they are read best."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import block
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import body
from asrus_pnp.products.boxes.box_art import BLEED_MM, INK
from asrus_pnp.products.boxes.die_line import DieLine

LARGEST_PT, LEAST_PT, STEP_PT = 8.5, 5.0, 0.25
LEADING = 1.3
AIR_MM = 5.0
INDENT_MM = 6.0
DISC_MM = 1.8
COMFORTABLE_MM, WIDEST_MM = 50.0, 120.0  # shorter and longer lines are hard to read
SOFT = "#5a6078"
NUMBERED = {"tab": 1, "bottom near": 2, "bottom far": 2, "bottom inside": 3, "dust near": 4, "dust far": 4, "tuck": 5}
STEPS = (
    Text(
        "실선과 엄지 홈을 자르고, 그림 밖의 짧은 눈금 둘을 자로 이어 칼등으로 금을 낸 뒤, 그림이 밖으로 오게 접는다.",
        "Cut along the lines and the notch; lay a ruler from tick to tick beyond the art, score, and fold, the printed side out.",
    ),
    Text("1에 풀을 발라 반대쪽 끝 옆면의 안쪽에 붙인다.", "Glue 1 to the inside of the side at the other end."),
    Text("바닥의 2를 둘 다 접어 넣는다.", "At the bottom fold in both flaps 2."),
    Text("3을 접고 바깥쪽에 풀을 발라, 뒷면 아래의 바닥을 덮어 붙인다.", "Fold 3, put glue on its outside, and close the bottom of the back over it."),
    Text("카드를 넣고, 4를 둘 다 접고, 뚜껑의 5를 앞면 안쪽에 끼운다.", "Put in the cards, fold both flaps 4, and tuck 5 of the lid in behind the front."),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """How a box lies on its page: the page, where the die-line begins, and where the plan stands, with its type size; none where no place takes it."""

    page: Size
    x: float
    y: float
    plan: Box | None
    size_pt: float

    @property
    def reads(self) -> float:
        """How well the plan is read: its type size, less where its lines are short."""
        return self.size_pt * min(1.0, self.plan.w / COMFORTABLE_MM) if self.plan else 0.0


def setting(die: DieLine, paper: Size, lang: str) -> Setting | None:
    """The best of all ways to lay the box on the paper, upright or turned: the one whose plan is read best; None where the box does not fit."""
    ways = [way for page in dict.fromkeys((paper, paper.turned)) if fits(die.size, page) for way in _ways(die, page, lang)]
    return max(ways, key=lambda way: (way.reads, way.page == paper), default=None)


def fits(size: Size, page: Size) -> bool:
    """Whether a die-line of that size, with what is printed beyond its edges, fits the page as it lies."""
    room = body(page)
    return size.w + 2 * BLEED_MM <= room.w and size.h + 2 * BLEED_MM <= room.h


def _ways(die: DieLine, page: Size, lang: str) -> Iterator[Setting]:
    """The plan below the die-line, to the right of it, and in the empty corner above the front."""
    room, w, h = body(page), die.size.w + 2 * BLEED_MM, die.size.h + 2 * BLEED_MM
    left, top = room.x + BLEED_MM, room.y + BLEED_MM
    middle, centre = room.x + (room.w - w) / 2 + BLEED_MM, room.y + (room.h - h) / 2 + BLEED_MM
    wide = min(room.w, WIDEST_MM)
    below = Box(room.cx - wide / 2, room.y + h + AIR_MM, wide, room.h - h - AIR_MM)
    right = Box(room.x + w + AIR_MM, top, min(room.w - w - AIR_MM, WIDEST_MM), room.h - 2 * BLEED_MM)
    front = die.panel("front").box
    above = Box(middle + front.x + BLEED_MM + 2, centre - BLEED_MM, front.w - 2 * BLEED_MM - 4, front.y - AIR_MM + BLEED_MM)
    for x, y, box in ((middle, top, below), (left, centre, right), (middle, centre, above)):
        size = plan_pt(box, lang)
        yield Setting(page, x, y, box if size else None, size)


def plan_pt(box: Box, lang: str) -> float:
    """The largest type in which the plan fits the box; 0 where it does not."""
    size = LARGEST_PT
    while size >= LEAST_PT:
        if box.w > INDENT_MM + 20 and _height(box.w, lang, size) <= box.h:
            return size
        size -= STEP_PT
    return 0.0


def draw_plan(pen: Pen, box: Box, size_pt: float, lang: str) -> None:
    """The key of the lines, and the steps below one another."""
    step, y = size_pt * LEADING * MM_PER_PT, box.y
    for k, words in enumerate(STEPS):
        if k:
            _number(pen, box.x + 1.9, y + 0.55 * step, k, INK, "#ffffff")
        else:
            x = box.x + 0.2
            pen.path(polyline([(x, y + 0.3 * step), (x + 3.6, y + 0.3 * step)]), stroke=INK, width_mm=0.25)
            for start in (x, x + 2.6):
                pen.path(polyline([(start, y + 0.8 * step), (start + 1.0, y + 0.8 * step)]), stroke=INK, width_mm=0.25)
        for n, lines in enumerate(_wrapped(box.w, words, lang, size_pt)):
            for line in lines:
                pen.text(box.x + INDENT_MM, y + 0.78 * step, line, "Regular", size_pt, SOFT if n else INK)
                y += step
        y += 0.35 * step


def draw_numbers(pen: Pen, die: DieLine) -> None:
    """The number of its step on each flap; all of them lie inside the closed box."""
    for name, number in NUMBERED.items():
        panel = die.panel(name)
        ink, ground = (INK, "#ffffff") if panel.glued else (LIGHT, "")
        if min(panel.box.w, panel.box.h) > 2 * DISC_MM + 0.5:  # a box for very few cards has flaps too thin for a number
            _number(pen, panel.box.cx, panel.box.cy, number, ink, ground)


def _number(pen: Pen, x: float, y: float, number: int, ink: str, ground: str) -> None:
    pen.circle(x, y, DISC_MM, fill=ground, stroke=ink, width_mm=0.2)
    pen.text(x, y + 0.95, str(number), "Bold", 7, ink, "center")


def _wrapped(wide: float, words: Text, lang: str, size_pt: float) -> Sequence[list[str]]:
    return [block(w, "Regular", size_pt, wide - INDENT_MM, 9999, LEADING)[1] for w in say(words, lang)]


def _height(wide: float, lang: str, size_pt: float) -> float:
    lines = sum(len(lines) for words in STEPS for lines in _wrapped(wide, words, lang, size_pt))
    return (lines + 0.35 * (len(STEPS) - 1)) * size_pt * LEADING * MM_PER_PT
