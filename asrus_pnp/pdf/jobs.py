"""From the lots of a set to the job that a document is drawn from."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.pdf.document import Job
from asrus_pnp.pdf.geometry import Size
from asrus_pnp.pdf.sheets import Flip, Lot, Page, Sides, grid_for, plan


def job(title: Text, lots: Sequence[Lot], paper: Size, lang: str, sides: Sides, flip: Flip) -> Job:
    """The pages of all lots, numbered through; each lot begins a sheet of its own. Raises DrawError for cards that the paper cannot take."""
    pages: list[Page] = []
    for lot in lots:
        pages += plan(lot.pieces, grid_for(lot.size, paper), sides, flip, first=len(pages) + 1)
    return Job(title, "en" if lang == "en" else "ko", tuple(pages), sides, flip)
