"""The two legend cards: every sign with its term."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.kits.ganymede.art import effects
from asrus_pnp.kits.ganymede.art.grid import BOTH, EITHER, GRID, Icon, row, width
from asrus_pnp.kits.ganymede.art.signs import Signs
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.ganymede.pieces import ANY, Effect
from asrus_pnp.pdf.draw.fitted_text import LEAST_PT, block, fit_pt
from asrus_pnp.pdf.draw.fonts import MM_PER_PT, Weight, width_mm
from asrus_pnp.pdf.draw.night import SAFE_MM, ground, say
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, MIST
from asrus_pnp.pdf.impose.geometry import Box

Entry = tuple[Sequence[Icon], Text]
MOSS: Stops = ((0.0, "#141b1a"), (0.6, "#2a3833"), (1.0, "#46594f"))
EDGE_MM = SAFE_MM + 0.2
FOOT_MM = 6.0  # kept free for the id
GAP_MM, TITLE_MM = 1.1, 2.9
LEADING = 1.06
MOST_PT = (8.0, 6.5)
WEIGHTS: tuple[Weight, Weight] = ("Bold", "Regular")


def draw_things(pen: Pen, trim: Box, deck: Deck, signs: Signs, lang: str) -> None:
    """The first legend card: settlers, tiles and what joins them; symbols."""
    settlers: list[Entry] = [([signs.settler(c.id)], c.name) for c in deck.colours]
    settlers += [([signs.settler(ANY)], Text("아무 색", "any colour")), ([effects.TILE], Text("타일 1개", "one tile")), ([BOTH], Text("모두", "both"))]
    symbols: list[Entry] = [([signs.symbol(s.id)], s.name) for s in deck.symbols]
    _draw(pen, trim, Text("이주민과 문양", "settlers and symbols"), (settlers, [*symbols, ([EITHER], Text("하나만", "either"))]), lang)


def draw_deeds(pen: Pen, trim: Box, deck: Deck, signs: Signs, lang: str) -> None:
    """The second legend card: effects, and what ships are worth."""
    deeds: list[Entry] = [(signs.effect(Effect(a.id)), a.name) for a in deck.actions]
    counted: list[Entry] = []
    shown = {s.kind: s for s in reversed(deck.ships)}
    for kind in (k for k in deck.ship_kinds if k.id in shown):
        if kind.each:
            counted.append((signs.points(kind, shown[kind.id]), kind.name))
        elif kind.fewer or not kind.effects:
            deeds.append((signs.launch(kind) or signs.points(kind, shown[kind.id]), kind.name))
    _draw(pen, trim, Text("효과와 점수", "effects and points"), (deeds, counted), lang)


def _draw(pen: Pen, trim: Box, title: Text, columns: tuple[list[Entry], list[Entry]], lang: str) -> None:
    """The title, then two columns of entries, each spread over the whole height."""
    ground(pen, trim, MOSS)
    lines = say(title, lang)
    _title(pen, Box(EDGE_MM, EDGE_MM, trim.w - 2 * EDGE_MM, TITLE_MM * len(lines)), lines)
    top = EDGE_MM + TITLE_MM * len(lines) + 1.6
    wide = (trim.w - 2 * EDGE_MM - GAP_MM) / 2
    for k, entries in enumerate(columns):
        _column(pen, Box(EDGE_MM + k * (wide + GAP_MM), top, wide, (trim.h - FOOT_MM - top) / max(1, len(entries))), entries, lang)


def _title(pen: Pen, box: Box, lines: Sequence[str]) -> None:
    for k, words in enumerate(lines):
        size = fit_pt(words, WEIGHTS[k], 6.5 if k else 8.5, box.w, pen.subject)
        pen.text(box.cx, box.y + TITLE_MM * (k + 0.85), words, WEIGHTS[k], size, MIST if k else GOLD, "center")


def _column(pen: Pen, first: Box, entries: Sequence[Entry], lang: str) -> None:
    """Entries below each other, each as high as the first box; all terms begin at one edge."""
    sign_high = min(0.8 * first.h, 0.26 * first.w)
    sign = min(max(width(icons) for icons, _ in entries) * sign_high / GRID, 0.41 * first.w)
    for k, (icons, term) in enumerate(entries):
        y = first.y + k * first.h
        row(pen, Box(first.x, y + (first.h - sign_high) / 2, sign, sign_high), icons)
        _term(pen, Box(first.x + sign + GAP_MM, y, first.w - sign - GAP_MM, first.h), say(term, lang))


def _term(pen: Pen, box: Box, words: Sequence[str]) -> None:
    """The words of a term, one language below the other, in the middle of the box's height."""
    set_in = [_set(pen, w, WEIGHTS[k], MOST_PT[k], box, 0.64 if len(words) > 1 else 1.0) for k, w in enumerate(words)]
    y = box.cy - sum(_height(size, lines) for size, lines in set_in) / 2
    for k, (size, lines) in enumerate(set_in):
        for line in lines:
            y += _height(size, [line])
            pen.text(box.x, y - 0.25 * size * MM_PER_PT, line, WEIGHTS[k], size, MIST if k else LIGHT)


def _set(pen: Pen, words: str, weight: Weight, most_pt: float, box: Box, share: float) -> tuple[float, list[str]]:
    """The words on one line where that is legible, else on two."""
    size = min(most_pt, box.h * 0.42 / MM_PER_PT / LEADING)
    fitting = size * min(1.0, 0.999 * box.w / width_mm(words, weight, size, pen.subject))
    return (fitting, [words]) if fitting >= LEAST_PT else block(words, weight, LEAST_PT, box.w, box.h * share, LEADING, pen.subject)


def _height(size_pt: float, lines: Sequence[str]) -> float:
    return len(lines) * size_pt * LEADING * MM_PER_PT
