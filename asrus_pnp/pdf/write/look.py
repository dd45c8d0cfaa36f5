"""What a file looks like that is printed from faces: how much ink there is, marks for a camera, cut marks."""

from dataclasses import dataclass

from asrus_pnp.pdf.draw.styles import Style
from asrus_pnp.pdf.impose.crop_marks import MARGIN
from asrus_pnp.pdf.impose.print_settings import MarkStyle


@dataclass(frozen=True, slots=True)
class Look:
    """How much ink there is, whether cards carry marks for a camera, and what cut marks look like where there are any."""

    style: Style = "night"
    marks: bool = True
    cuts: MarkStyle = MARGIN


AS_EVER = Look()
