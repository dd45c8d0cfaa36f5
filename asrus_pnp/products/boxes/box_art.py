"""What is printed on a tuck box: the sky of the kit all around, three of its faces on the front, its back on the back, its name."""

from dataclasses import dataclass
from math import cos, radians, sin

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import Path, arc, polyline, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face
from asrus_pnp.products.boxes.die_line import DieLine

INK = "#33373f"
BLEED_MM = 1.0
CUT_MM, HALO_MM, FOLD_MM = 0.15, 0.4, 0.2
DASH_MM, PAUSE_MM = 2.0, 1.6
CORNER_MM = 3.0
RIM_MM = 4.0
FAN_DEG, FAN_REACH = 10.0, 1.7  # the reach as a share of a card's height
SPINE_LEAST_MM = 6.0
TITLE_PT, SPINE_PT, SMALL_PT = 17.0, 15.0, 6.5


@dataclass(frozen=True, slots=True)
class TuckBox:
    """One box: its die-line, the name of the kit, what lies in it, and what is shown: faces of a card's size, a back, the kit's sky."""

    die: DieLine
    name: Text
    holds: Text
    card: Size
    faces: tuple[Face, ...]
    back: Face
    sky: Stops
    lang: str


def draw_art(pen: Pen, box: TuckBox) -> None:
    """All that is printed on the panels, the die-line with its upper left corner at the origin."""
    _ground(pen, box)
    _stars(pen, box)
    _front(pen, box)
    _back(pen, box)
    for side in ("near", "far"):
        _spine(pen, box.die.panel(side).box, box)
    _lid(pen, box)
    _bottom(pen, box)


def draw_lines(pen: Pen, die: DieLine) -> None:
    """Cuts: dark on a pale line, so that they show on dark ground and on paper. Folds: pale dashes."""
    for colour, width in ((LIGHT, HALO_MM), (INK, CUT_MM)):
        for line in die.cuts:
            pen.path(polyline(line), stroke=colour, width_mm=width)
    for (x1, y1), (x2, y2) in die.folds:
        long = abs(x2 - x1) + abs(y2 - y1)
        for k in range(round(long / (DASH_MM + PAUSE_MM))):
            step = long / round(long / (DASH_MM + PAUSE_MM))
            a, b = (k * step + PAUSE_MM / 2) / long, ((k + 1) * step - PAUSE_MM / 2) / long
            ends = [(x1 + (x2 - x1) * t, y1 + (y2 - y1) * t) for t in (a, b)]
            pen.path(polyline(ends), stroke=LIGHT, width_mm=FOLD_MM)


def _ground(pen: Pen, box: TuckBox) -> None:
    """The sky over back, sides and front alike; lid and bottom in the colours in which it ends."""
    body = _body(box.die)
    for panel in box.die.panels:
        if not panel.glued:
            pen.rect(panel.box.grown(BLEED_MM), fill=box.sky[0 if panel.box.cy < body.y else -1][1])
    high = body.h + 2 * BLEED_MM
    inner = tuple(((BLEED_MM + p * body.h) / high, c) for p, c in box.sky)
    pen.shade(body.grown(BLEED_MM), ((0.0, box.sky[0][1]), *inner, (1.0, box.sky[-1][1])))


def _body(die: DieLine) -> Box:
    """The four walls side by side."""
    back, far = die.panel("back").box, die.panel("far").box
    return Box(back.x, back.y, far.right - back.x, back.h)


def _stars(pen: Pen, box: TuckBox) -> None:
    """A few stars along the upper edge of sides and front, where nothing else stands."""
    for name, count in (("near", 5), ("front", 12), ("far", 5)):
        panel, notch = box.die.panel(name).box, _notch(box.die)
        for k in range(count):
            x, y = panel.x + 2 + (panel.w - 4) * (k * 0.618034 % 1), panel.y + 2 + notch * (k * 0.754878 % 1)
            if name != "front" or abs(x - panel.cx) > notch + 2:
                pen.path(star(x, y, 0.35 + 0.25 * (k % 3), 4, 0.3), fill=mix(at(box.sky, 0.1), LIGHT, 0.5))


def _notch(die: DieLine) -> float:
    """How deep the notch for the thumb is."""
    front = die.panel("front")
    return max(y for x, y in front.outline if front.box.x < x < front.box.right) - front.box.y


def _front(pen: Pen, box: TuckBox) -> None:
    """The name below the notch, and below it three faces like a fanned hand."""
    front = box.die.panel("front").box
    y = _title(pen, front, front.y + _notch(box.die) + 2.5, box)
    room = Box(front.x + 3, y + 3, front.w - 6, front.bottom - 3 - y - 3)
    _fan(pen, room, box)


def _title(pen: Pen, front: Box, top: float, box: TuckBox) -> float:
    """The name in one or both languages, centred below that height; says where it ends."""
    room, y = front.w - 10, top
    for k, words in enumerate(say(box.name, box.lang)):
        wanted = TITLE_PT * min(1.0, front.h / 80) * (0.5 if k else 1.0)
        size = fit_pt(words, "Regular" if k else "Black", max(5.0, wanted), room, pen.subject)
        y += size * MM_PER_PT * (1.25 if k else 0.95)
        pen.text(front.cx, y, words, "Regular" if k else "Black", size, mix(box.sky[0][1], LIGHT, 0.8) if k else LIGHT, "center")
    return y


def _fan(pen: Pen, room: Box, box: TuckBox) -> None:
    """The faces turned about a point below them, as large as the room allows."""
    card = box.card
    reach = FAN_REACH * card.h  # from the upper edge of the middle card down to where all turn
    turns = [FAN_DEG * (k - (len(box.faces) - 1) / 2) for k in range(len(box.faces))]
    with_turns = [_corners(card, reach, t) for t in turns]
    xs, ys = [p[0] for c in with_turns for p in c], [p[1] for c in with_turns for p in c]
    scale = min(room.w / (max(xs) - min(xs)), room.h / (max(ys) - min(ys)))
    x, y = room.cx - scale * (max(xs) + min(xs)) / 2, room.cy - scale * (max(ys) + min(ys)) / 2
    for face, turn in zip(box.faces, turns, strict=True):
        with pen.moved(x, y, turn, scale), pen.moved(-card.w / 2, -reach):
            _show(pen, face, card, mix(at(box.sky, 0.5), LIGHT, 0.4), 0.25 / scale)


def _corners(card: Size, reach: float, turn_deg: float) -> list[tuple[float, float]]:
    """The corners of a card that is turned about a point so far below its upper edge."""
    c, s = cos(radians(turn_deg)), sin(radians(turn_deg))
    flat = [(sx * card.w / 2, -reach + sy * card.h) for sx in (-1, 1) for sy in (0, 1)]
    return [(x * c - y * s, x * s + y * c) for x, y in flat]


def _show(pen: Pen, face: Face, card: Size, rim: str, width_mm: float) -> None:
    """A face with round corners and a thin rim, at the origin."""
    with pen.clipped(rounded(Box(0, 0, card.w, card.h), CORNER_MM)):
        face.draw(pen, Box(0, 0, card.w, card.h))
    pen.rect(Box(0, 0, card.w, card.h), stroke=rim, width_mm=width_mm, radius_mm=CORNER_MM)


def _back(pen: Pen, box: TuckBox) -> None:
    """The back of the cards, a rim of sky around it."""
    back, card = box.die.panel("back").box, box.card
    scale = min((back.w - 2 * RIM_MM) / card.w, (back.h - 2 * RIM_MM) / card.h)
    with pen.moved(back.cx - scale * card.w / 2, back.cy - scale * card.h / 2, 0, scale):
        _show(pen, box.back, card, mix(at(box.sky, 0.5), LIGHT, 0.5), 0.25 / scale)


def _spine(pen: Pen, side: Box, box: TuckBox) -> None:
    """The name along a side, read with the head to the left; nothing where the box is too thin."""
    if side.w < SPINE_LEAST_MM:
        return
    words, room = say(box.name, box.lang), side.h - 2 * (_notch(box.die) + 3)
    wanted = max(6.0, min(SPINE_PT, side.w * 0.5 / MM_PER_PT))
    with pen.moved(side.cx, side.cy, -90):
        size = fit_pt(words[0], "Bold", wanted, room, pen.subject)
        step = 0.75 * size * MM_PER_PT
        pen.text(0, step * 0.5 - (step * 0.55 if words[1:] else 0), words[0], "Bold", size, LIGHT, "center")
        for small in words[1:]:
            pt = fit_pt(small, "Regular", max(5.0, size * 0.5), room, pen.subject)
            pen.text(0, step * 0.5 + pt * MM_PER_PT * 0.95, small, "Regular", pt, mix(at(box.sky, 0.5), LIGHT, 0.8), "center")


def _lid(pen: Pen, box: TuckBox) -> None:
    """The name on the lid, read from the front of the standing box: on its head on the sheet."""
    lid = box.die.panel("lid").box
    line = " · ".join(say(box.name, box.lang))
    if lid.h < SPINE_LEAST_MM:
        return
    with pen.moved(lid.cx, lid.cy, 180):
        size = fit_pt(line, "Bold", 9, lid.w - 8, pen.subject)
        pen.text(0, 0.36 * size * MM_PER_PT, line, "Bold", size, LIGHT, "center")


def _bottom(pen: Pen, box: TuckBox) -> None:
    """What lies in the box, small on the bottom."""
    bottom = box.die.panel("bottom").box
    lines = say(box.holds, box.lang)
    if bottom.h < SPINE_LEAST_MM:
        return
    for k, line in enumerate(lines):
        size = fit_pt(line, "Regular", SMALL_PT, bottom.w - 6, pen.subject)
        pen.text(bottom.cx, bottom.cy + 0.8 + 3.2 * (k - (len(lines) - 1) / 2), line, "Regular", size, LIGHT, "center")


def rounded(box: Box, r: float) -> Path:
    """A rectangle with round corners as a path."""
    centres = ((box.x + r, box.y + r), (box.right - r, box.y + r), (box.right - r, box.bottom - r), (box.x + r, box.bottom - r))
    corners = [arc(x, y, r, 270 + 90 * k, 360 + 90 * k) for k, (x, y) in enumerate(centres)]
    joined = [segment if n or not k else ("L", segment[1]) for k, corner in enumerate(corners) for n, segment in enumerate(corner)]
    return (*joined, ("Z", ()))
