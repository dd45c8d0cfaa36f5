"""The id of a physical card, small at its foot: copies of one face differ by it."""

from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box

FOOT_MM = 3.4
SIZE_PT = 5.0
COLOUR = "#f7f1e1"


def stamp_id(pen: Pen, trim: Box, id: str) -> None:
    """Draw the id in the middle of the foot; faces leave that place free."""
    pen.text(trim.cx, trim.bottom - FOOT_MM, id, "Regular", SIZE_PT, COLOUR, "center")
