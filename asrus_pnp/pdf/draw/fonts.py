"""The three weights of Noto Sans KR and the narrow numerals of Noto Sans, and which characters each can draw."""

import unicodedata
from functools import cache
from pathlib import Path
from typing import Literal

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from asrus_pnp.core.errors import DrawError, Fault
from asrus_pnp.core.text import Text, same

Weight = Literal["Regular", "Bold", "Black", "Numerals"]
FOLDER = Path(__file__).parents[2] / "fonts"
FAMILIES: dict[Weight, str] = {"Regular": "NotoSansKR", "Bold": "NotoSansKR", "Black": "NotoSansKR", "Numerals": "NotoSans"}
FALL_BACK: dict[Weight, tuple[Weight, ...]] = {
    "Regular": ("Regular",),
    "Bold": ("Bold", "Regular"),
    "Black": ("Black", "Bold", "Regular"),
    "Numerals": ("Numerals", "Black", "Bold", "Regular"),
}
MM_PER_PT = 25.4 / 72
DIGIT_HEIGHT = 0.733  # of the em, in all weights


@cache
def name(weight: Weight) -> str:
    """The name under which ReportLab knows the weight; registered on first use, once a process."""
    file = f"{FAMILIES[weight]}-{weight}"
    pdfmetrics.registerFont(TTFont(f"Asrus{file}", str(FOLDER / f"{file}.ttf")))
    return f"Asrus{file}"


def missing(text: str, weight: Weight = "Regular") -> str:
    """The characters of the text that the weight has no glyph for, each once."""
    glyphs = pdfmetrics.getFont(name(weight)).face.charToGlyph
    return "".join(dict.fromkeys(c for c in text if ord(c) not in glyphs and c != "\n"))


STAND_IN = "□"  # U+25A1, which all weights have


def printable(text: str) -> str:
    """The text with a stand-in sign for each letter that no font here has; what only joins or marks letters (as in emoji) falls away with them."""
    lacking = missing(text)
    if not lacking:
        return text
    return "".join(c if c not in lacking else "" if unicodedata.category(c) in ("Cf", "Mn", "Me", "Sk") else STAND_IN for c in text)


@cache
def able(text: str, weight: Weight, subject: str) -> str:
    """The registered name of the weight, or of the next lighter one that can draw the whole text; raises DrawError naming the characters."""
    for candidate in FALL_BACK[weight]:
        if not missing(text, candidate):
            return name(candidate)
    lacking = " ".join(f"“{c}” (U+{ord(c):04X})" for c in missing(text, "Regular"))
    found = Text(f"글꼴에 없는 글자: {lacking}", f"no font here has {lacking}")
    raise DrawError([Fault(same(subject), found, Text("다른 글자로 바꿀 것", "use other characters"))], text)


def width_mm(text: str, weight: Weight, size_pt: float, subject: str = "") -> float:
    """The width of one line of text in mm."""
    return _width(text, able(text, weight, subject)) * size_pt


@cache
def _width(text: str, registered: str) -> float:
    """The width in mm of a line of 1 pt: text is fitted by trying many sizes, and a width grows as the size does."""
    return float(pdfmetrics.stringWidth(text, registered, 1)) * MM_PER_PT
