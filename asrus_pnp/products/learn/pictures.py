"""What a game gives to its learn-to-play sheet besides words: its pictures, and what goes on which page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from asrus_pnp.core.text import Lang
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.products.learn.cells import Draw
from asrus_pnp.results.ruling import Ruling

Part = Literal["setup", "turn", "more", "example", "example and more", "asked"]
ONE_PAGE: tuple[tuple[Part, ...], ...] = (("setup", "turn", "example and more", "asked"),)
PANEL = "#e6ebf3"


@dataclass(frozen=True, slots=True)
class Pictures:
    """The pictures of a game, each with its height in mm: the table as it is set up, the steps of a turn, what else there is (none where only words
    say it), and the example, drawn from what the referee ruled. `more_beside_mm`: how wide pictures stand beside their words, if they do."""

    sky: Stops
    setup: Draw
    setup_mm: float
    turn: tuple[Draw, ...]
    turn_mm: float
    example: Callable[[Pen, Box, Ruling, Lang], None]
    example_mm: float
    more: tuple[Draw | None, ...] = ()
    more_mm: float = 0.0
    more_beside_mm: float = 0.0
    more_each: int = 0  # cells in a row; else all, or one beside the example
    pages: tuple[tuple[Part, ...], ...] = ONE_PAGE


def panel(pen: Pen, box: Box) -> None:
    """The ground of a picture: a pale table."""
    pen.rect(box, fill=PANEL, radius_mm=2.0)


def scaled(draw: Draw, share: float) -> Draw:
    """The picture drawn smaller by that share into the same box: it has more room then."""

    def smaller(pen: Pen, box: Box) -> None:
        with pen.moved(box.x, box.y, 0, share):
            draw(pen, Box(0, 0, box.w / share, box.h / share))

    return smaller if share != 1 else draw
