"""The two legend cards: every sign with its term."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.kits.ganymede import effects
from asrus_pnp.kits.ganymede.cards import ANY, Deck, Effect
from asrus_pnp.kits.ganymede.grid import BOTH, EITHER, Icon, row
from asrus_pnp.kits.ganymede.signs import Signs
from asrus_pnp.pdf.fonts import MM_PER_PT, Weight
from asrus_pnp.pdf.geometry import Box
from asrus_pnp.pdf.night import QUIET_MM, SAFE_MM, both_ways, ground, quiet_place, say
from asrus_pnp.pdf.pen import Pen, Stops
from asrus_pnp.pdf.text import block, fit_pt
from asrus_pnp.pdf.theme import GOLD, LIGHT, MIST, at

Entry = tuple[Sequence[Icon], Text]
MOSS: Stops = ((0.0, "#141b1a"), (0.6, "#2a3833"), (1.0, "#46594f"))
EDGE_MM = SAFE_MM + 0.2
ICON_SHARE, GAP_MM, LEADING = 0.45, 1.0, 1.1
BOLD: Weight = "Bold"
REGULAR: Weight = "Regular"


def draw_things(pen: Pen, trim: Box, deck: Deck, signs: Signs, lang: str) -> None:
    """The first legend card: settlers, symbols, tiles, and the signs that join."""
    draw_legend(pen, trim, Text("이주민과 문양", "settlers and symbols"), things(deck, signs), lang)


def draw_deeds(pen: Pen, trim: Box, deck: Deck, signs: Signs, lang: str) -> None:
    """The second legend card: effects, and what ships are worth."""
    draw_legend(pen, trim, Text("효과와 점수", "effects and points"), deeds(deck, signs), lang)


def things(deck: Deck, signs: Signs) -> list[Entry]:
    """Settlers and symbols side by side, then tiles and the signs that join."""
    settlers = [([signs.settler(c.id)], c.name) for c in deck.colours] + [([signs.settler(ANY)], Text("아무 색", "any colour"))]
    symbols = [([signs.symbol(s.id)], s.name) for s in deck.symbols]
    pairs = [entry for pair in zip(settlers, symbols, strict=False) for entry in pair]
    rest = [([effects.TILE], Text("타일 1개", "one tile")), ([EITHER], Text("하나만", "one of them")), ([BOTH], Text("모두", "all of them"))]
    return [*pairs, *rest]


def deeds(deck: Deck, signs: Signs) -> list[Entry]:
    """The five effects, then what ships are worth."""
    acts = [(signs.effect(Effect(a.id)), a.name) for a in deck.actions]
    first = {s.kind: s for s in reversed(deck.ships)}
    ships = [
        (signs.points(k, first[k.id]) if k.each or not signs.launch(k) else signs.launch(k), k.name)
        for k in deck.ship_kinds
        if k.id in first and (k.each or k.fewer or len(k.effects) != 1)
    ]
    return [*acts, *ships]


def draw_legend(pen: Pen, trim: Box, title: Text, entries: Sequence[Entry], lang: str) -> None:
    """A legend card: the title, then the entries in two columns."""
    ground(pen, trim, MOSS)
    quiet = Box(EDGE_MM, EDGE_MM, QUIET_MM, QUIET_MM)
    for _ in both_ways(pen, trim):
        quiet_place(pen, quiet, at(MOSS, 0.5))
    _title(pen, Box(quiet.right + 1.6, quiet.y, trim.w - EDGE_MM - quiet.right - 1.6, QUIET_MM), title, lang)
    body = Box(EDGE_MM, quiet.bottom + 1.2, trim.w - 2 * EDGE_MM, trim.h - 2 * quiet.bottom - 2.4)
    high = body.h / ((len(entries) + 1) // 2)
    for k, entry in enumerate(entries):
        _entry(pen, Box(body.x + (k % 2) * body.w / 2, body.y + k // 2 * high, body.w / 2, high), entry, lang)


def _title(pen: Pen, box: Box, title: Text, lang: str) -> None:
    lines = say(title, lang)
    for k, words in enumerate(lines):
        weight = REGULAR if k else BOLD
        size = fit_pt(words, weight, 6.5 if k else 8.5, box.w, pen.subject)
        pen.text(box.x, box.cy + (1.0 if len(lines) == 1 else -0.2 + 2.9 * k), words, weight, size, MIST if k else GOLD)


def _entry(pen: Pen, box: Box, entry: Entry, lang: str) -> None:
    """A sign, and its term to the right."""
    icons, term = entry
    row(pen, Box(box.x, box.y + 0.09 * box.h, box.w * ICON_SHARE - GAP_MM, 0.82 * box.h), icons)
    _term(pen, Box(box.x + box.w * ICON_SHARE, box.y, box.w * (1 - ICON_SHARE), box.h), say(term, lang))


def _term(pen: Pen, box: Box, words: Sequence[str]) -> None:
    """The words of a term, Korean first and larger; what is too long for a line takes two."""
    small = block(words[1], "Regular", min(6.0, box.h * 0.9), box.w, box.h * 0.67, LEADING, pen.subject) if words[1:] else (0.0, [])
    left = box.h - _height(*small)
    size, lines = block(words[0], "Bold", min(8.0, box.h * 1.05), box.w, left, LEADING, pen.subject)
    y = box.cy - (_height(*small) + _height(size, lines)) / 2
    for pt, weight, colour, group in ((size, BOLD, LIGHT, lines), (small[0], REGULAR, MIST, small[1])):
        for line in group:
            y += pt * LEADING * MM_PER_PT
            pen.text(box.x, y - 0.26 * pt * MM_PER_PT, line, weight, pt, colour)


def _height(size_pt: float, lines: Sequence[str]) -> float:
    return len(lines) * size_pt * LEADING * MM_PER_PT
