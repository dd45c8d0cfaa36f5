"""Screens to fold that hide a player's stones: outside a night sky, inside what the end scores. Both wings fold back."""

import math
from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.games.starry_night.tables import Numbers
from asrus_pnp.kits.sky import Figure, Sky
from asrus_pnp.kits.sky_figures import draw_figure, draw_neighbours, name_brightest, tone
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, width_mm
from asrus_pnp.pdf.draw.night import ground, say
from asrus_pnp.pdf.draw.paths import polygon, polyline
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST, at, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Piece
from asrus_pnp.products.captions import caption
from asrus_pnp.rulebook.player_aids import Aid, AidLine

SCREEN = Size(190.0, 80.0)
WING_MM = 46.0
TICK_MM, NAME_AWAY = 1.4, 1.9  # names stand farther from their stars than on cards: these are larger
TOLD_PT = 8.0
FIRST, TRADE, SECOND = (0, 1, 2), (3, 4), (6, 7, 8)  # the lines of the player aid that belong to either half, and to both
SKY = 0.74  # share of the height, from the top, that is clear of the hills
DUSK: Stops = ((0.0, "#0d1238"), (0.36, "#172763"), (0.58, "#26567b"), (0.69, "#44788a"), (0.78, "#a08c7a"), (1.0, "#a08c7a"))
INSIDE: Stops = ((0.0, "#141c4a"), (1.0, "#23366b"))
NAME = Text("가리개", "screens")
GAME_NAME = Text("별 헤는 밤", "Counting Stars at Night")
END = Text("끝나면", "at the end")
HALVES = (
    (Text("전반전", "first half"), Text("탐사 또는 거래", "explore or trade")),
    (Text("후반전", "second half"), Text("공매 또는 거래", "auction or trade")),
)

Row = tuple[str, Text, int]  # clause, what counts, points


def screens(sky: Sky, numbers: Numbers, labels: Labels, aid: Aid, lang: str) -> Lot:
    """One screen for each player, each under another constellation."""
    figures, count = list(sky.figures.values()), numbers.players_most
    inside = Face(f"starry-night-inside-{lang}", partial(draw_inside, rows=scoring(numbers, labels), aid=aid, lang=lang))
    chosen = [k * len(figures) // count for k in range(count)]
    threes = [(figures[k - 1], figures[k], figures[(k + 1) % len(figures)]) for k in chosen]
    outsides = [Face(f"starry-night-{t[1].id}-{lang}", partial(draw_outside, figures=t, lang=lang)) for t in threes]
    return Lot(SCREEN, tuple(Piece(f"SN{k}", outside, inside, NAME) for k, outside in enumerate(outsides, 1)))


def scoring(numbers: Numbers, labels: Labels) -> list[Row]:
    """What scores at the end, as `score` calls it."""
    points = {"SN-5.1": numbers.points_card, "SN-5.2": numbers.points_stones, "SN-5.3": numbers.points_kinds, "SN-5.4": numbers.points_cards}
    return [(clause, labels.score[clause], worth) for clause, worth in points.items()]


def panels(trim: Box) -> tuple[Box, Box, Box]:
    """Left wing, middle, right wing."""
    return (
        Box(trim.x, trim.y, WING_MM, trim.h),
        Box(trim.x + WING_MM, trim.y, trim.w - 2 * WING_MM, trim.h),
        Box(trim.right - WING_MM, trim.y, WING_MM, trim.h),
    )


def draw_outside(pen: Pen, trim: Box, figures: tuple[Figure, Figure, Figure], lang: str) -> None:
    """A constellation over the hills; on the wings those before and after it, as in the sky: the later one lies to the east, which is left."""
    ground(pen, trim, DUSK)
    left, middle, right = panels(trim)
    ink, faint = tone(at(DUSK, 0.3), LIGHT), tone(at(DUSK, 0.3), mix(at(DUSK, 0.3), LIGHT, 0.62))
    before, figure, after = figures
    for wing, one in ((left, after), (right, before)):
        lies = draw_figure(pen, one, Box(wing.x + 7, trim.y + 14, wing.w - 14, trim.h * 0.4), faint)
        draw_neighbours(pen, one, lies, Box(wing.x, trim.y, wing.w, trim.h * SKY), (), ink.faint)
    box = Box(middle.x + 10, trim.y + 9, middle.w - 20, trim.h * 0.54)
    lies = draw_figure(pen, figure, box, ink, 1.2)
    draw_neighbours(pen, figure, lies, Box(middle.x, trim.y, middle.w, trim.h * SKY), (), ink.faint)
    name_brightest(pen, figure, lies, lang, box.grown(5), (), ink, NAME_AWAY)
    _hills(pen, trim)
    caption(pen, middle.cx, trim.bottom - 11, middle.w - 8, figure.name, lang, 10)
    for wing in (left, right):
        caption(pen, wing.cx, trim.bottom - 8.5, wing.w - 8, GAME_NAME, lang, 8)
    _folds(pen, trim)


def _hills(pen: Pen, trim: Box) -> None:
    """Two hills, the nearer one darker, out to the end of the bleed."""
    left, right, foot = trim.x - FORM_BLEED_MM, trim.right + FORM_BLEED_MM, trim.bottom + FORM_BLEED_MM
    xs = [left + (right - left) * k / 80 for k in range(81)]
    for colour, high, swell, long, phase in (("#28466a", 19.0, 2.6, 74.0, 0.4), ("#132a55", 17.0, 2.0, 118.0, 3.6)):
        line = [(x, trim.bottom - high - swell * math.sin(2 * math.pi * x / long + phase)) for x in xs]
        pen.path(polygon([(left, foot), *line, (right, foot)]), fill=colour)


def draw_inside(pen: Pen, trim: Box, rows: list[Row], aid: Aid, lang: str) -> None:
    """What may be done in either half on the wings, how a trade goes and what scores between them."""
    ground(pen, trim, INSIDE)
    left, middle, right = panels(trim)
    for wing, (half, actions), told in zip((left, right), HALVES, (FIRST, SECOND), strict=True):
        caption(pen, wing.cx, trim.y + 9, wing.w - 8, half, lang, 10, GOLD)
        caption(pen, wing.cx, trim.y + (18.5 if lang == "both" else 15), wing.w - 8, actions, lang, 8)
        top = trim.y + (26 if lang == "both" else 20)
        _told(pen, Box(wing.x + 4, top, wing.w - 8, trim.bottom - 6 - top), [aid.line[k] for k in told], lang)
    _told(pen, Box(middle.x + 6, trim.y + 5, middle.w - 12, 27), [aid.line[k] for k in TRADE], lang)
    pen.text(middle.x + 6, trim.y + 37.5, " · ".join(say(END, lang)), "Bold", 9, GOLD)
    high = (trim.h - 46) / len(rows)
    for k, row in enumerate(rows):
        _row(pen, Box(middle.x + 6, trim.y + 39.5 + k * high, middle.w - 12, high), row, lang)
    _folds(pen, trim)


def _told(pen: Pen, box: Box, lines: Sequence[AidLine], lang: str) -> None:
    """Lines of the player aid, the terms in gold, in the largest type in which all of them fit."""
    said = [(term, words, bool(k)) for line in lines for k, (term, words) in enumerate(zip(say(line.term, lang), say(line.text, lang), strict=True))]
    size = TOLD_PT
    while size > LEAST_PT and sum(_told_height(t, w, size, small, box.w) for t, w, small in said) > box.h:
        size -= 0.25
    gap = max(0.0, min(2.0, (box.h - sum(_told_height(t, w, size, small, box.w) for t, w, small in said)) / max(1, len(said) - 1)))
    y = box.y
    for term, words, small in said:
        pt = _pt(size, small)
        for k, line in enumerate(_told_lines(term, words, pt, box.w)):
            y += pt * 1.25 * MM_PER_PT
            if k == 0:
                pen.text(box.x, y, term, "Bold", pt, GOLD)
                pen.text(box.x + width_mm(f"{term}  ", "Bold", pt), y, line.removeprefix(term).lstrip(), "Regular", pt, MIST if small else LIGHT)
            else:
                pen.text(box.x, y, line, "Regular", pt, MIST if small else LIGHT)
        y += gap


def _pt(size: float, small: bool) -> float:
    return max(LEAST_PT, size - 1) if small else size


def _told_lines(term: str, words: str, pt: float, wide: float) -> list[str]:
    return block(f"{term} {words}", "Bold", pt, wide - 0.6, 9999, 1.25)[1]


def _told_height(term: str, words: str, size: float, small: bool, wide: float) -> float:
    pt = _pt(size, small)
    return len(_told_lines(term, words, pt, wide)) * pt * 1.25 * MM_PER_PT


def _row(pen: Pen, box: Box, row: Row, lang: str) -> None:
    clause, name, points = row
    words = " · ".join(say(name, lang))
    pen.text(box.x, box.cy + 1.2, words, "Bold", fit_pt(words, "Bold", 9, box.w - 34, pen.subject), LIGHT)
    pen.text(box.right - 18, box.cy + 1.2, clause, "Regular", 6.5, MIST, "right")
    pen.text(box.right, box.cy + 1.7, f"{points}", "Black", 13, GOLD, "right")
    pen.path(polyline([(box.x, box.bottom), (box.right, box.bottom)]), stroke=mix(INSIDE[1][1], LIGHT, 0.25), width_mm=0.2)


def _folds(pen: Pen, trim: Box) -> None:
    """Where the wings fold: ticks at both edges, from the bleed to just inside the cut, and none across the art."""
    for x in (trim.x + WING_MM, trim.right - WING_MM):
        for edge, way in ((trim.y, 1), (trim.bottom, -1)):
            pen.path(polyline([(x, edge - 2 * way), (x, edge + TICK_MM * way)]), stroke=LIGHT, width_mm=0.25)
