"""What the player board says in signs and short words: the turn options, the basic actions, the reputation track, the columns."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.print.board_layout import PLACE_MM, Layout, Zone
from asrus_pnp.games.ganymede.print.board_marks import ARROW, BASIC, LAUNCH, SHUTTLES, VIOLET
from asrus_pnp.games.ganymede.print.board_scene import DEEP, draw_place
from asrus_pnp.kits.ganymede.art import effects
from asrus_pnp.kits.ganymede.art.grid import row
from asrus_pnp.kits.ganymede.art.signs import Signs
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.ganymede.pieces import Effect, Space, Symbol
from asrus_pnp.pdf.draw.fonts import DIGIT_HEIGHT, MM_PER_PT
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import Path, Point, arc, polyline
from asrus_pnp.pdf.draw.pen import Align, Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.captions import caption

BAY_ROUND_MM, LINE_MM = 2.5, 0.2
PANEL = mix(DEEP, NIGHT, 0.35)
LINE = mix(DEEP, LIGHT, 0.28)
TURN = Text("차례마다 하나", "one each turn")
BASICS, LAUNCHES = Text("기본 행동", "basic action"), Text("완성", "launch")
TAKE, USE = Text("타일 가져오기", "take a tile"), Text("셔틀 쓰기", "use a shuttle")


def panel(pen: Pen, box: Box, line: str = LINE, fill: str = PANEL, radius_mm: float = 2.5) -> None:
    """A calm ground for signs and words."""
    pen.rect(box, fill=fill, stroke=line, width_mm=LINE_MM, radius_mm=radius_mm)


def middle(pen: Pen, x: float, y: float, room: float, text: Text, lang: str, size_pt: float, align: Align = "center", colour: str = LIGHT) -> None:
    """Words about the middle of their height."""
    lines = len(say(text, lang))
    base = y + 0.36 * size_pt * MM_PER_PT - (0.2 * size_pt if lines > 1 else 0)
    caption(pen, x, base, room, text, lang, size_pt, colour, MIST, align)


def draw_menu(pen: Pen, box: Box, deck: Deck, lang: str) -> None:
    """The three things that a turn may be: take a tile, use a shuttle, discard tiles for basic actions."""
    panel(pen, box)
    head, high = 8.6, (box.h - 8.6) / 7
    middle(pen, box.cx, box.y + head / 2, box.w - 4, TURN, lang, 8, colour=GOLD)
    for k, (icon, words) in enumerate(((effects.TILE, TAKE), (SHUTTLES, USE))):
        y = _ruled(pen, box, head + 2 * k * high)
        row(pen, Box(box.x + 2, y + 1.3, 9.4, 2 * high - 2.6), [icon])
        middle(pen, box.x + 13, y + high, box.w - 14.5, words, lang, 7.5, "left")
    most, y = deck.board.tiles, _ruled(pen, box, head + 4 * high)
    row(pen, Box(box.x, y + 1.5, box.w, 1.42 * high), [effects.TILE, ARROW, BASIC])
    middle(pen, box.cx, y + 2.32 * high, box.w - 3, Text(f"타일 1–{most}개 버리기", f"discard 1–{most} tiles"), lang, 7.5)


def _ruled(pen: Pen, box: Box, down: float) -> float:
    """A line across a panel, so far below its upper edge; says where."""
    y = box.y + down
    pen.path(polyline([(box.x + 2, y), (box.right - 2, y)]), stroke=LINE, width_mm=LINE_MM)
    return y


def draw_deeds(pen: Pen, box: Box, deck: Deck, signs: Signs, lang: str) -> None:
    """The basic actions behind the sign that grants one."""
    panel(pen, box)
    head = 0.17 * box.w
    row(pen, Box(box.x, box.y + 1.5, head, 9), [BASIC])
    middle(pen, box.x + head / 2, box.y + 13.9, head - 3, BASICS, lang, 8, colour=GOLD)
    pen.path(polyline([(box.x + head, box.y + 2), (box.x + head, box.bottom - 2)]), stroke=LINE, width_mm=LINE_MM)
    wide = (box.w - head) / len(deck.actions)
    for k, action in enumerate(deck.actions):
        x = box.x + head + k * wide
        row(pen, Box(x, box.y + 1.5, wide, 9), signs.effect(Effect(action.id)))
        middle(pen, x + wide / 2, box.y + 13.9, wide - 2, action.name, lang, 8)


def draw_track(pen: Pen, lies: Layout, signs: Signs, name: Text, lang: str) -> None:
    """The reputation track: each zone with its points, then its spaces; what stopping on a space gives."""
    box = lies.label
    row(pen, Box(box.x, box.y + 1.5, box.w - 2, 9), [effects.FAME])
    middle(pen, box.x + (box.w - 2) / 2, box.y + 14.6, box.w - 2, name, lang, 7.5)
    most = max(1, *(zone.spaces[0][0].points for zone in lies.zones))
    for zone in lies.zones:
        _zone(pen, zone, zone.spaces[0][0].points / most)


def _zone(pen: Pen, zone: Zone, strength: float) -> None:
    """The higher its points, the brighter a zone."""
    ground = mix(PANEL, VIOLET, 0.1 + 0.8 * strength)
    panel(pen, zone.box, mix(LINE, GOLD, strength), ground)
    points = str(zone.spaces[0][0].points)
    pen.text(zone.box.x + 4.2, zone.box.cy + 3.2, points, "Black", 6.4 / DIGIT_HEIGHT / MM_PER_PT, GOLD, "center")
    for space, at in zone.spaces:
        _space(pen, space, at, ground)


def _space(pen: Pen, space: Space, at: Point, ground: str) -> None:
    """The number of a space in the corner beside it, and in it what stopping there gives."""
    faint = mix(ground, LIGHT, 0.5)
    draw_place(pen, at, mix(ground, NIGHT, 0.45), faint)
    pen.text(at[0] - 0.48 * PLACE_MM, at[1] - 0.37 * PLACE_MM, str(space.number), "Regular", 5.5, faint, "center")
    sign = LAUNCH if space.launch else BASIC if space.basic_action else None
    if sign:
        row(pen, Box(at[0] - 5.2, at[1] - 5.2, 10.4, 10.4), [sign])


def draw_bays(pen: Pen, lies: Layout, symbols: Sequence[Symbol], signs: Signs, lang: str) -> None:
    """The heads of the columns, open below, and the launch that one shuttle of each brings."""
    y = lies.bays[0].y + 5.9
    pen.path(polyline([(lies.bays[0].cx, y), (lies.seal.cx, y)]), stroke=GOLD, width_mm=0.35)
    for box, symbol in zip(lies.bays, symbols, strict=True):
        _bay(pen, box)
        row(pen, Box(box.x, y - 4.9, box.w, 9.8), [signs.symbol(symbol.id)])
    row(pen, Box(lies.seal.x + 1, y - 5.0, lies.seal.w - 1, 7.8), [LAUNCH])
    middle(pen, lies.seal.cx + 0.5, y + 6.4, lies.seal.w - 1, LAUNCHES, lang, 6.5)


def _bay(pen: Pen, box: Box) -> None:
    """A place for a column, without an end, and the way in which it grows."""
    r, right, foot = BAY_ROUND_MM, box.right, box.bottom - LINE_MM / 2
    left_arc, right_arc = arc(box.x + r, box.y + r, r, -90, 0), arc(right - r, box.y + r, r, 0, 90)
    top: Path = (("L", left_arc[0][1]), *left_arc[1:], ("L", right_arc[0][1]), *right_arc[1:])
    sides: Path = (("M", (box.x, foot)), *top, ("L", (right, foot)))
    pen.path(sides, fill=PANEL, stroke=LINE, width_mm=LINE_MM)
    tip = box.bottom - 1.3
    pen.path(polyline([(box.cx - 2.4, tip - 1.4), (box.cx, tip), (box.cx + 2.4, tip - 1.4)]), stroke=mix(PANEL, LIGHT, 0.6), width_mm=0.35)
