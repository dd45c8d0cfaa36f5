"""What is printed on a tuck box: one picture over front and sides, the drawn title, for whom the game is; on the back what it is about."""

from collections.abc import Callable
from dataclasses import dataclass

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import polyline
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.art.scenes import Scene
from asrus_pnp.products.art.strip import Item, draw_strip, items_of
from asrus_pnp.products.art.titles import draw_title
from asrus_pnp.products.boxes.box_back import Back, draw_back
from asrus_pnp.products.boxes.die_line import DieLine
from asrus_pnp.rulebook.about import About

INK = "#33373f"
BLEED_MM = 1.0
CUT_MM, HALO_MM, FOLD_MM = 0.15, 0.4, 0.2
TICK_MM, AWAY_MM, MARCH_MM = 3.0, 1.2, 0.5
SPINE_LEAST_MM, NOTE_LEAST_MM = 6.0, 16.0
TITLE_PT, SPINE_PT = 40.0, 15.0
STRIP_MM = 9.0

Draw = Callable[[Pen, Box], None]


@dataclass(frozen=True, slots=True)
class TuckBox:
    """One box: its die-line, the kit, its name, its picture and the colours of its sky, its games, what its back tells, and what is noted where the
    glue hides it."""

    die: DieLine
    kit: str
    name: Text
    scene: Scene
    sky: Stops
    games: tuple[About, ...]
    back: Back
    note: Text
    lang: str


def draw_art(pen: Pen, box: TuckBox) -> None:
    """All that is printed on the panels, the die-line with its upper left corner at the origin."""
    _ground(pen, box)
    _front(pen, box)
    draw_back(pen, box.die.panel("back").box, box.back)
    for side in ("near", "far"):
        _spine(pen, box.die.panel(side).box, box)
    _lid(pen, box)
    _bottom(pen, box)


def draw_lines(pen: Pen, die: DieLine, room: Box) -> None:
    """Cuts: dark on a pale line, so that they show on dark ground and on paper. Folds: ticks beyond the art, as far as the room goes."""
    for colour, width in ((LIGHT, HALO_MM), (INK, CUT_MM)):
        for line in die.cuts:
            pen.path(polyline(line), stroke=colour, width_mm=width)
    for tick in fold_ticks(die, room):
        pen.path(polyline(tick), stroke=INK, width_mm=FOLD_MM)


def fold_ticks(die: DieLine, room: Box) -> list[list[tuple[float, float]]]:
    """For each fold the short lines that lie on it beyond the art, at either end where there is paper."""
    found, printed = {}, [p.box.grown(BLEED_MM) for p in die.panels]
    clear = [box.grown(AWAY_MM - 0.01) for box in printed]
    for a, b in die.folds:
        for (x, y), (x0, y0) in ((a, b), (b, a)):
            dx, dy = ((x > x0) - (x < x0), 0) if abs(x - x0) > abs(y - y0) else (0, (y > y0) - (y < y0))
            while any(_holds(box, x, y) for box in clear):
                x, y = x + MARCH_MM * dx, y + MARCH_MM * dy
            end = (x + TICK_MM * dx, y + TICK_MM * dy)
            if _holds(room, *end) and not any(_holds(box, *end) for box in printed):
                found[round(x, 1), round(y, 1)] = [(x, y), end]
    return list(found.values())


def _holds(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom


def _ground(pen: Pen, box: TuckBox) -> None:
    """The picture over sides and front; back, lid and bottom in the colours of its sky."""
    body = _body(box.die)
    for panel in box.die.panels:
        if not panel.glued:
            pen.rect(panel.box.grown(BLEED_MM), fill=box.sky[0 if panel.box.cy < body.y else -1][1])
    back = box.die.panel("back").box
    pen.shade(Box(body.x - BLEED_MM, body.y - BLEED_MM, back.w + 2 * BLEED_MM, body.h + 2 * BLEED_MM), box.sky)
    near = box.die.panel("near").box
    wide = Box(near.x, body.y - BLEED_MM, body.right + BLEED_MM - near.x, body.h + 2 * BLEED_MM)
    front, top = box.die.panel("front").box, _title(pen, box)[2]
    box.scene(pen, wide, Box(front.x, top, front.w, front.bottom - _strip_mm(front) - top))


def _body(die: DieLine) -> Box:
    """The four walls side by side."""
    back, far = die.panel("back").box, die.panel("far").box
    return Box(back.x, back.y, far.right - back.x, back.h)


def _notch(die: DieLine) -> float:
    """How deep the notch for the thumb is."""
    front = die.panel("front")
    return max(y for x, y in front.outline if front.box.x < x < front.box.right) - front.box.y


def strip_items(games: tuple[About, ...]) -> list[Item]:
    """What the strip of a box says: that of its game, or how many games it has and for how many players they are."""
    if len(games) == 1:
        return items_of(games[0])
    least, most = min(g.players[0] for g in games), max(g.players[1] for g in games)
    count = Text(f"게임 {len(games)}가지", f"{len(games)} games")
    return [("games", count), ("players", Text(f"{least}–{most}명", f"{least}–{most} players"))]


def _strip_mm(front: Box) -> float:
    """How high the strip is: less on small boxes."""
    return STRIP_MM * min(1.0, front.h / 80)


def _title(pen: Pen, box: TuckBox) -> tuple[float, float, float]:
    """The type size of the title, its base line, and where it ends with what stands below it."""
    front, words = box.die.panel("front").box, say(box.name, box.lang)
    size = fit_pt(words[0], "Black", TITLE_PT * min(1.0, front.h / 80), 0.78 * front.w, pen.subject)
    base = front.y + _notch(box.die) + 1.5 + 1.62 * size * MM_PER_PT
    return size, base, base + (1.2 if words[1:] else 0.5) * size * MM_PER_PT


def _front(pen: Pen, box: TuckBox) -> None:
    """The title below the notch; at the foot the strip, over the folds too."""
    front, near, far = (box.die.panel(n).box for n in ("front", "near", "far"))
    high = _strip_mm(front)
    bar = Box(near.x, front.bottom - high, far.right - near.x + BLEED_MM, high + BLEED_MM)
    pen.rect(bar, fill=mix(box.sky[0][1], NIGHT, 0.5))
    pen.path(polyline([(bar.x, bar.y), (bar.right, bar.y)]), stroke=GOLD, width_mm=0.25)
    draw_strip(pen, front.cx, bar.y + 0.2 * high, 0.6 * high, strip_items(box.games), box.lang, front.w - 6, LIGHT, "center")
    words, (size, y, _) = say(box.name, box.lang), _title(pen, box)
    draw_title(pen, box.kit, front.cx, y, words[0], size, ground=at(box.sky, 0.25))
    for small in words[1:]:
        pt = fit_pt(small, "Bold", max(LEAST_PT, 0.42 * size), front.w - 8, pen.subject)
        pen.text(front.cx, y + 0.62 * size * MM_PER_PT + 0.5 * pt * MM_PER_PT, small, "Bold", pt, GOLD, "center")


def _spine(pen: Pen, side: Box, box: TuckBox) -> None:
    """The name along a side, read with the head to the left; nothing where the box is too thin."""
    if side.w < SPINE_LEAST_MM:
        return
    words, room = say(box.name, box.lang), 0.62 * side.h
    wanted = max(6.0, min(SPINE_PT, side.w * 0.5 / MM_PER_PT))
    with pen.moved(side.cx, side.cy - 0.06 * side.h, -90):
        size = fit_pt(words[0], "Black", wanted, room, pen.subject)
        step = 0.75 * size * MM_PER_PT
        pen.text(0, step * 0.5 - (step * 0.55 if words[1:] else 0), words[0], "Black", size, LIGHT, "center")
        for small in words[1:]:
            pt = fit_pt(small, "Regular", max(LEAST_PT, size * 0.5), room, pen.subject)
            pen.text(0, step * 0.5 + pt * MM_PER_PT * 0.95, small, "Regular", pt, LIGHT, "center")


def _lid(pen: Pen, box: TuckBox) -> None:
    """The name on the lid, read from the front of the standing box: on its head on the sheet."""
    lid = box.die.panel("lid").box
    line = " · ".join(say(box.name, box.lang))
    if lid.h < SPINE_LEAST_MM:
        return
    with pen.moved(lid.cx, lid.cy, 180):
        size = fit_pt(line, "Black", 11, lid.w - 8, pen.subject)
        pen.text(0, 0.36 * size * MM_PER_PT, line, "Black", size, LIGHT, "center")


def _bottom(pen: Pen, box: TuckBox) -> None:
    """The strip once more on the bottom; on the flap that the glue hides for how thick a stack the box is."""
    bottom, inside = box.die.panel("bottom").box, box.die.panel("bottom inside").box
    if bottom.h < SPINE_LEAST_MM:
        return
    high = min(6.0, 0.5 * bottom.h)
    draw_strip(pen, bottom.cx, bottom.cy - high / 2, high, strip_items(box.games), box.lang, bottom.w - 8, LIGHT, "center")
    for k, line in enumerate(say(box.note, box.lang) if inside.h >= NOTE_LEAST_MM else ()):
        size = fit_pt(line, "Regular", 5.5, inside.w - 8, pen.subject)
        pen.text(inside.cx, inside.cy + 4.4 + 2.4 * k, line, "Regular", size, INK, "center")
