"""Words in the language asked for, or in both: Korean first and larger, English below it."""

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.draw.fitted_text import fit_pt
from asrus_pnp.pdf.draw.fonts import Weight
from asrus_pnp.pdf.draw.night import say
from asrus_pnp.pdf.draw.pen import Align, Pen
from asrus_pnp.pdf.draw.theme import LIGHT, MIST

SECOND = 0.72  # how large the second line is beside the first
SECOND_PT = 5.5
LEADING_MM = 0.4  # from line to line, for each point of the first line's size


def caption(
    pen: Pen, x: float, y: float, room: float, text: Text, lang: str, size_pt: float, colour: str = LIGHT, faint: str = MIST, align: Align = "center"
) -> None:
    """The words, the first line's base line at y, each line as large as the room in mm allows. Raises DrawError for words that are too long."""
    styles: tuple[tuple[Weight, float, str], ...] = (("Bold", size_pt, colour), ("Regular", max(SECOND_PT, SECOND * size_pt), faint))
    for k, (words, (weight, size, ink)) in enumerate(zip(say(text, lang), styles, strict=False)):
        pen.text(x, y + LEADING_MM * size_pt * k, words, weight, fit_pt(words, weight, size, room, pen.subject), ink, align)
