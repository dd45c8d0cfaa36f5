"""Colours as PDF writes them: as light on a screen (RGB), or as ink on a press (CMYK). Art says #rrggbb and knows of neither."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from reportlab.lib.colors import CMYKColor, Color

INK_AT_MOST = 2.4  # of all four inks together, as a share of one: what the strictest printing house takes
DARK = 0.24  # text of a luma below this is printed with black alone, for four inks never meet to the hair

Parts = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Inks:
    """What writes a colour: the operators for what is filled, stroked, and written as text, and the colour of a gradient's stop;
    and the colour of marks for a camera."""

    fill: Callable[[str], str]
    stroke: Callable[[str], str]
    text: Callable[[str], str]
    stop: Callable[[str], Color]
    mark: str


def number(value: float, digits: int = 3) -> str:
    """A number to so many digits (lengths to a thousandth), as short as it can be written; PDF knows no exponents."""
    written = f"{value:.{digits}f}".rstrip("0").rstrip(".")
    return "0" if written == "-0" else written


def rgb(hexes: str) -> Parts:
    """Red, green and blue, each 0 to 1."""
    return tuple(int(hexes[k : k + 2], 16) / 255 for k in (1, 3, 5))


def cmyk(hexes: str) -> Parts:
    """Cyan, magenta, yellow and black, each 0 to 1, together at most INK_AT_MOST. All grey goes into the black: neutral tones need one ink only."""
    light = rgb(hexes)
    white = max(light)
    if not white:
        return (0.0, 0.0, 0.0, 1.0)
    colours = [(white - part) / white for part in light]
    share = min(1.0, (INK_AT_MOST - (1 - white)) / (sum(colours) or 1))
    return (*(part * share for part in colours), 1 - white)


def text_cmyk(hexes: str) -> Parts:
    """As cmyk, but dark text takes pure black."""
    luma = sum(share * part for share, part in zip((0.299, 0.587, 0.114), rgb(hexes), strict=True))
    return (0.0, 0.0, 0.0, 1.0) if luma < DARK else cmyk(hexes)


def _operator(parts: Callable[[str], Parts], name: str) -> Callable[[str], str]:
    @cache
    def write(hexes: str) -> str:
        return " ".join([*map(number, parts(hexes)), name])

    return write


SCREEN = Inks(_operator(rgb, "rg"), _operator(rgb, "RG"), _operator(rgb, "rg"), cache(lambda hexes: Color(*rgb(hexes))), "#131a40")
PRESS = Inks(_operator(cmyk, "k"), _operator(cmyk, "K"), _operator(text_cmyk, "k"), cache(lambda hexes: CMYKColor(*cmyk(hexes))), "#000000")
