"""The sheet by which a printer is measured: held against the light it shows how far its backs miss their fronts, and what margins it leaves empty."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.pdf.impose.print_settings import Flip, Profile, Shift, back_axis
from asrus_pnp.pdf.write.document import Job
from asrus_pnp.pdf.write.margins import INK, turn_words
from asrus_pnp.products.calibration_steps import draw_steps

TITLE = Text("프린터 재기", "Measuring a printer")
SIDES = (Text("앞면", "front"), Text("뒷면", "back"))
LEAST = Size(200, 270)  # what the scales take
STEPS = range(-8, 9)
COARSE_MM, FINE_MM, TURN_DEG = 0.5, 0.1, 0.1
TURNS = range(-5, 6)
LINE_MM, FAINT, EDGE_MOST_MM = 0.12, "#b9bec8", 15


@dataclass(frozen=True, slots=True)
class Scale:
    """Trial offsets in one direction: how far the next trial is from the one before, where in each the line lies (in mm from the centre of the page),
    and whether the lines are level; a trial's line is half on the front and half on the back."""

    step_mm: float
    at: float
    start: float
    pitch: float
    level: bool

    def ends(self, k: int) -> tuple[tuple[float, float], tuple[float, float], tuple[float, float]]:
        """The outer end, the middle and the inner end of a trial's line."""
        along = self.start + self.pitch * k
        points = ((self.at, along), (self.at + 6, along), (self.at + 12, along))
        if self.level:
            return points
        (a, b), (c, d), (e, f) = points
        return (b, a), (d, c), (f, e)


ROWS = (Scale(COARSE_MM, -15, 24, 8.2, False), Scale(FINE_MM, 6, 24, 8.2, False))
COLUMNS = (Scale(COARSE_MM, -88, 0, 10.4, True), Scale(FINE_MM, -70, 0, 10.4, True))


def calibration(paper: Size, flip: Flip, lang: str, profile: Profile) -> Job:
    """The sheet, its back shifted as the profile says already: what is read then takes the place of what the profile has. Raises DrawError for small paper."""
    if paper.w < LEAST.w or paper.h < LEAST.h:
        found = Text(f"{paper} mm 종이에는 눈금이 들어가지 않는다", f"the scales do not fit on paper of {paper} mm")
        raise DrawError([Fault(same(""), found, Text(f"{LEAST} mm 이상의 종이(--paper)", f"paper of {LEAST} mm or more (--paper)"))])
    front = Leaf(paper, SIDES[0], partial(_draw_front, page=paper, lang=lang, flip=flip, shift=profile.shift))
    back = Leaf(paper, SIDES[1], partial(_draw_back, page=paper, flip=flip, shift=profile.shift))
    return Job(TITLE, "en" if lang == "en" else "ko", (front, back), "duplex", flip)


def behind(x: float, y: float, page: Size, flip: Flip) -> tuple[float, float]:
    """Where a point, from the centre of the front, lies on the back, from its centre."""
    return (-x, y) if back_axis(page, flip) == "x" else (x, -y)


def _draw_front(pen: Pen, body: Box, page: Size, lang: str, flip: Flip, shift: Shift) -> None:
    _say_how(pen, body, page, lang, flip)
    with pen.moved(page.w / 2, page.h / 2):
        for scale in (*ROWS, *COLUMNS):
            known = shift.y_mm if scale.level else shift.x_mm
            for k in STEPS:
                outer, middle, _ = scale.ends(k)
                _line(pen, outer, middle)
                _number(pen, scale, outer, f"{known + scale.step_mm * k:+.1f}")
        for k in TURNS:
            _line(pen, *_long(k))
        _grid(pen)
        _rulers(pen)
    _margins(pen, page)


def _number(pen: Pen, scale: Scale, outer: tuple[float, float], words: str) -> None:
    """The offset of a trial, at the outer end of its line."""
    if scale.level:
        pen.text(outer[0] - 0.7, outer[1] + 0.7, words, "Regular", 5, INK, "right")
    else:
        pen.text(outer[0], outer[1] - 0.8, words, "Regular", 5, INK, "center")


def _draw_back(pen: Pen, _: Box, page: Size, flip: Flip, shift: Shift) -> None:
    turn: Callable[[float, float], tuple[float, float]] = partial(behind, page=page, flip=flip)
    with pen.moved(page.w / 2 + shift.x_mm, page.h / 2 + shift.y_mm, shift.angle_deg):
        for name, known, scales in (("dx", shift.x_mm, ROWS), ("dy", shift.y_mm, COLUMNS)):
            for scale in scales:
                _trials(pen, scale, name, known, turn)
        for k in TURNS:
            (x1, y1), (x2, y2) = (turn(*p) for p in _long(k))
            with pen.moved((x1 + x2) / 2, (y1 + y2) / 2, TURN_DEG * k):
                _line(pen, ((x1 - x2) / 2, 0), ((x2 - x1) / 2, 0))
            far = turn(84, 0)[0]  # the end that the columns do not stand beside
            pen.text(far + (1.5 if far > 0 else -1.5), y1 + 0.8, f"{shift.angle_deg + TURN_DEG * k:+.1f}", "Regular", 5, INK, "left" if far > 0 else "right")
        pen.text((x1 + x2) / 2, min(turn(0, -92)[1], turn(0, -30)[1]) - 3, "angle", "Bold", 7, INK, "center")
    _margins(pen, page)


def _trials(pen: Pen, scale: Scale, name: str, known: float, turn: Callable[[float, float], tuple[float, float]]) -> None:
    """The halves of the lines on the back, each a step further along than the one before, with the shift that it would mean."""
    for k in STEPS:
        _, middle, inner = (turn(*p) for p in scale.ends(k))
        x, y = (0.0, scale.step_mm * k) if scale.level else (scale.step_mm * k, 0.0)
        ends = (middle[0] + x, middle[1] + y), (inner[0] + x, inner[1] + y)
        _line(pen, *ends)
        words = f"{known + scale.step_mm * k:+.1f}"
        far = 1 if (inner[1] > middle[1] or inner[0] > middle[0]) else -1
        if scale.level:
            pen.text(ends[1][0] + far, ends[1][1] + 0.8, words, "Regular", 5, INK, "left" if far > 0 else "right")
        else:
            pen.text(ends[1][0], ends[1][1] + (2.4 if far > 0 else -1), words, "Regular", 5, INK, "center")
    outer, _, _ = (turn(*p) for p in scale.ends(min(STEPS) if scale.level else max(STEPS)))
    pen.text(outer[0], outer[1] - (6 if scale.level else 4), name, "Bold", 7, INK, "center")


def _long(k: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """The line of a trial angle, from the centre of the front."""
    y = -62 + 5.4 * k
    return (-46, y), (84, y)


def _grid(pen: Pen) -> None:
    """Millimetres, with every tenth line darker."""
    x, y, w, h = -46, 46, 80, 40
    for every, colour in ((1, FAINT), (10, INK)):
        lines = tuple(s for n in range(0, w + 1, every) for s in polyline([(x + n, y), (x + n, y + h)]))
        lines += tuple(s for n in range(0, h + 1, every) for s in polyline([(x, y + n), (x + w, y + n)]))
        pen.path(lines, stroke=colour, width_mm=0.09)


def _rulers(pen: Pen) -> None:
    """100 mm in each direction, to hold against a real ruler."""
    for x, y, angle in ((-46, 96, 0), (78, 22, 90)):
        with pen.moved(x, y, angle):
            lines = polyline([(0, 0), (100, 0)])
            for mm in range(101):
                lines += polyline([(mm, 0), (mm, 3 if mm % 10 == 0 else 2 if mm % 5 == 0 else 1.2)])
            pen.path(lines, stroke=INK, width_mm=LINE_MM)
            for mm in (0, 50, 100):
                pen.text(mm, 5.6, f"{mm}" if mm < 100 else "100 mm", "Regular", 5.5, INK, "center")


def _margins(pen: Pen, page: Size) -> None:
    """At each edge short lines along it, numbered by how many mm they are away from it: those that are missing were not printed."""
    for x, y, angle in ((0, page.h - 9, -90), (page.w * 0.2, 0, 0), (page.w, page.h * 0.22, 90), (page.w - 14, page.h, 180)):
        with pen.moved(x, y, angle):
            for mm in range(EDGE_MOST_MM + 1):
                _line(pen, (mm * 3.1, mm), (mm * 3.1 + 2.5, mm))
                pen.text(mm * 3.1 + 1.25, mm + 2.4, str(mm), "Regular", 5, INK, "center")


def _say_how(pen: Pen, body: Box, page: Size, lang: str, flip: Flip) -> None:
    """The title, and the steps below one another, each with its number and a small picture."""
    left, wide, y = body.x + 14, body.w - 28, body.y + 20
    head = " · ".join([*say(TITLE, lang), *say(turn_words(flip), lang)])
    pen.text(left, y, head, "Bold", fit_pt(head, "Bold", 11, wide), INK)
    high = page.h / 2 + _long(min(TURNS))[0][1] - 3 - y - 2  # down to the first of the long lines
    draw_steps(pen, Box(left, y + 2, wide, high), lang)


def _line(pen: Pen, a: tuple[float, float], b: tuple[float, float]) -> None:
    pen.path(polyline([a, b]), stroke=INK, width_mm=LINE_MM)
