"""The two legend cards of the ASRUS deck: how many of each number, and what the letters mean."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.kits.asrus.cards import Deck
from asrus_pnp.kits.asrus.symbols import draw_symbol
from asrus_pnp.kits.legend_cards import Row, draw_legend, head, row_of_numbers
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.paths import star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import DEEP_INDIGO, GOLD, INDIGO, LIGHT, MIST
from asrus_pnp.pdf.impose.geometry import Box


def draw_copies(pen: Pen, trim: Box, deck: Deck, lang: str) -> None:
    """A column of stars for each number: its dots, which are also its copies."""
    body = head(pen, trim, Text("숫자와 점", "numbers and dots"), lang, INDIGO)
    most = max(n.dots for n in deck.numbers)
    step, foot = body.w / len(deck.numbers), body.y + body.h * 0.62
    rise = (foot - body.y - 2) / most
    for k, card in enumerate(deck.numbers):
        x = body.x + step * (k + 0.5)
        for dot in range(card.dots):
            pen.path(star(x, foot - rise * (dot + 0.5), min(step, rise) * 0.44, 4, 0.42), fill=GOLD)
    base = row_of_numbers(pen, body, [n.number for n in deck.numbers], foot + 4)
    total = sum(n.copies for n in deck.numbers)
    words = Text(f"점의 수가 곧 장수, 모두 {total}장", f"as many cards as dots: {total} in all")
    for k, line in enumerate(say(words, lang)):
        size = fit_pt(line, "Regular" if k else "Bold", 6 if k else 7.5, body.w, pen.subject)
        pen.text(trim.cx, base + 5.5 + 3.4 * k, line, "Regular" if k else "Bold", size, MIST if k else LIGHT, "center")


def draw_letters(pen: Pen, trim: Box, deck: Deck, lang: str) -> None:
    """The special cards and the jokers: letter, picture, power."""
    rows = [_row(c.id, c.letter, c.name, c.power) for c in deck.specials]
    joker = deck.jokers[0]
    rows.append(_row(joker.id, joker.letter, Text("조커", "Joker"), joker.power))
    draw_legend(pen, trim, Text("특수 카드", "special cards"), rows, lang, DEEP_INDIGO)


def _row(id: str, letter: str, name: Text, power: Text) -> Row:
    words = Text(f"{letter} {name.ko}: {power.ko}", f"{name.en}: {power.en}") if power.ko else Text(f"{letter} {name.ko}", name.en)
    return partial(_picture, id), words


def _picture(id: str, pen: Pen, x: float, y: float, size_mm: float) -> None:
    draw_symbol(pen, id, x, y, size_mm)
