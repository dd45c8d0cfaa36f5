"""Signs of what players do and get, on the grid that all icons share: 24 units, strokes of 2, one ink. They stand beside the lines of the aids."""

from collections.abc import Callable
from functools import partial

from asrus_pnp.games.ganymede.print.board_marks import BASIC, LAUNCH, SHUTTLES
from asrus_pnp.kits.asrus.symbols import draw_symbol
from asrus_pnp.kits.ganymede.art import effects
from asrus_pnp.kits.ganymede.art.grid import Icon, known, row
from asrus_pnp.pdf.draw.paths import Path, arc, parse, polygon, polyline, regular, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

GRID, STROKE = 24.0, 2.0
Sign = Callable[[Pen, str], None]  # pen, ink; into a square of 24 units at the origin


def draw_sign(pen: Pen, sign: str, box: Box, ink: str) -> None:
    """A sign as large as the box allows, in its middle; raises DrawError for one that there is not."""
    scale = min(box.w, box.h) / GRID
    with pen.moved(box.cx - GRID * scale / 2, box.cy - GRID * scale / 2, 0, scale):
        known(SIGNS, sign)(pen, ink)


def _lines(pen: Pen, ink: str, *paths: Path) -> None:
    for path in paths:
        pen.path(path, stroke=ink, width_mm=STROKE)


def _fill(pen: Pen, ink: str, d: str) -> None:
    pen.path(parse(d), fill=ink)


def _line(pen: Pen, ink: str, d: str) -> None:
    pen.path(parse(d), stroke=ink, width_mm=STROKE)


def _card(x: float, y: float, w: float = 10, h: float = 14) -> Path:
    return polygon([(x, y), (x + w, y), (x + w, y + h), (x, y + h)])


def _cards(pen: Pen, ink: str) -> None:
    _lines(pen, ink, _card(3, 3), polyline([(16, 7), (20, 7), (20, 21), (10, 21)]))


def _clash(pen: Pen, ink: str) -> None:
    pen.path(star(12, 12, 10.5, 8, 0.52), fill=ink)


def _take(pen: Pen, ink: str) -> None:
    _line(pen, ink, "M12 3 V13 M7.5 9 L12 13.5 L16.5 9 M4 14 V20 H20 V14")


def _next(pen: Pen, ink: str) -> None:
    _lines(pen, ink, _card(13, 5, 8, 14))
    _line(pen, ink, "M2 12 H10 M6.5 8 L10.5 12 L6.5 16")


def _bury(pen: Pen, ink: str) -> None:
    _lines(pen, ink, _card(6, 2.5, 12, 8))
    _line(pen, ink, "M3 14.5 H21 M5.5 18 H18.5 M8 21.5 H16")


def _award(pen: Pen, ink: str) -> None:
    _fill(pen, ink, "M7 3 H17 V9 C17 13 15 15 12 15 C9 15 7 13 7 9 Z M10.8 15 H13.2 V19 H10.8 Z M7.5 19 H16.5 V21.5 H7.5 Z")
    _line(pen, ink, "M7 5 H3.5 C3.5 9 5 10.5 7.5 11 M17 5 H20.5 C20.5 9 19 10.5 16.5 11")


def _home(pen: Pen, ink: str) -> None:
    _line(pen, ink, "M3 12 L12 4 L21 12 M6 10.5 V20 H18 V10.5")
    pen.rect(Box(10.2, 14, 3.6, 6), fill=ink)


def _bang(pen: Pen, ink: str) -> None:
    pen.path(star(12, 12, 11, 10, 0.72), stroke=ink, width_mm=1.6)
    _fill(pen, ink, "M10.7 6.2 H13.3 L12.8 13.6 H11.2 Z")
    pen.circle(12, 16.4, 1.4, fill=ink)


def _mask(pen: Pen, ink: str) -> None:
    _line(
        pen, ink, "M2.5 9 C6 6.5 9 7 12 8.5 C15 7 18 6.5 21.5 9 C21.5 14 18.5 17 15.5 16.5 C13.5 16 13 14 12 14 C11 14 10.5 16 8.5 16.5 C5.5 17 2.5 14 2.5 9 Z"
    )
    for x in (8, 16):
        pen.circle(x, 11.4, 1.5, fill=ink)


def _hush(pen: Pen, ink: str) -> None:
    pen.circle(12, 12, 9.5, stroke=ink, width_mm=STROKE)
    for x in (7.5, 12, 16.5):
        pen.circle(x, 12, 1.5, fill=ink)


def _none(pen: Pen, ink: str) -> None:
    pen.circle(12, 12, 9, stroke=ink, width_mm=STROKE)
    _line(pen, ink, "M5.8 18.2 L18.2 5.8")


def _trade(pen: Pen, ink: str) -> None:
    _line(pen, ink, "M3 8.5 H20 M16 4.5 L20 8.5 L16 12.5 M21 16 H4 M8 12.4 L4 16 L8 20")


def _half(pen: Pen, ink: str) -> None:
    pen.circle(12, 12, 9, stroke=ink, width_mm=STROKE)
    pen.path((*arc(12, 12, 9, 0, 180), ("Z", ())), fill=ink)


def _hammer(pen: Pen, ink: str) -> None:
    with pen.moved(10.5, 9, 45):
        pen.rect(Box(-6.5, -3.2, 13, 6.4), fill=ink, radius_mm=1)
        pen.rect(Box(-1.2, 3.2, 2.4, 11), fill=ink, radius_mm=1)
    _line(pen, ink, "M12.5 21.5 H21.5")


def _full(pen: Pen, ink: str) -> None:
    pen.circle(12, 12, 9.5, stroke=ink, width_mm=STROKE)
    _line(pen, ink, "M7.2 12.4 L10.8 16 L17 8.6")


def _flag(pen: Pen, ink: str) -> None:
    _line(pen, ink, "M5.5 2.5 V21.5")
    _fill(pen, ink, "M6.5 3.5 H20 L16.5 8.2 L20 13 H6.5 Z")


def _planet(pen: Pen, ink: str) -> None:
    pen.circle(12, 12, 5.2, fill=ink)
    with pen.moved(12, 12, -24):
        pen.path(
            parse("M-5.8 -0.6 C-9.5 0.4 -11.4 1.8 -10.8 2.9 C-10 4.4 -4 4.2 1 3 C7 1.6 11.5 -0.8 10.8 -2.5 C10.4 -3.4 8 -3.6 5.4 -3.2"),
            stroke=ink,
            width_mm=1.5,
        )


def _star(pen: Pen, ink: str) -> None:
    pen.path(star(12, 12.6, 10.4, 5, 0.44), fill=ink)


def _stones(pen: Pen, ink: str) -> None:
    pen.path(star(5.5, 6, 4.6, 5, 0.44), fill=ink)
    pen.path(regular(18, 6.6, 5, 3), fill=ink)
    pen.rect(Box(2, 14, 7.4, 7.4), fill=ink)
    pen.circle(18, 17.8, 4, fill=ink)


def _icon(pen: Pen, ink: str, icon: Icon) -> None:
    """A sign of Ganymede's cards and board, in its own colours."""
    row(pen, Box(0, 0, GRID, GRID), [icon])


def _power(pen: Pen, ink: str, id: str) -> None:
    """The picture of a special card, on a piece of its night."""
    pen.rect(Box(0, 0, GRID, GRID), fill="#1b1640", radius_mm=4)
    draw_symbol(pen, id, GRID / 2, GRID / 2, 0.86 * GRID)


SIGNS: dict[str, Sign] = {
    "cards": _cards,
    "clash": _clash,
    "crown": lambda pen, ink: _fill(pen, ink, "M2.5 19.5 L1.5 7 L7.5 12 L12 3.5 L16.5 12 L22.5 7 L21.5 19.5 Z"),
    "take": _take,
    "bolt": lambda pen, ink: _fill(pen, ink, "M14.5 1.5 L5 13.5 H11 L9 22.5 L19 9.5 H13 Z"),
    "next": _next,
    "bury": _bury,
    "award": _award,
    "home": _home,
    "bang": _bang,
    "mask": _mask,
    "hush": _hush,
    "none": _none,
    "trade": _trade,
    "half": _half,
    "hammer": _hammer,
    "full": _full,
    "flag": _flag,
    "planet": _planet,
    "star": _star,
    "symbols": _stones,
    "tile": partial(_icon, icon=effects.TILE),
    "shuttle": partial(_icon, icon=SHUTTLES),
    "basic": partial(_icon, icon=BASIC),
    "launch": partial(_icon, icon=LAUNCH),
    "fame": partial(_icon, icon=effects.FAME),
    **{id: partial(_power, id=id) for id in ("close", "blackhole", "double", "retrograde")},
    "joker": partial(_power, id="joker-comet"),
}
