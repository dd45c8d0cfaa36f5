"""Settlers as pieces: round, and as standees to fold; and the marker of the reputation track. Told apart by the mark on the chest, in grey too."""

from asrus_pnp.kits.ganymede.art.effects import FAME
from asrus_pnp.kits.ganymede.art.grid import GRID, known
from asrus_pnp.kits.ganymede.art.icons import BRIGHT, MARKS, PAINT, WIDTH, bust, settler
from asrus_pnp.kits.ganymede.art.scenery import DISC as CIRCLE
from asrus_pnp.pdf.draw.paths import moved, polyline
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.products.cutouts import BLEED_MM, CUT_MM, disc

DISC = Size(16.0, 16.0)
RIM_MM = 0.9
DISC_BUST_MM = 13.9  # a settler's height; the rim cuts the shoulders
DISC_TOP_MM = 6.6  # from the middle up to the head
FLAP_MM, PICTURE_MM = 6.0, 20.5
STANDEE = Size(16.0, 2 * (FLAP_MM + PICTURE_MM))
STANDEE_BUST_MM = 17.6
DASHES = 8
DEEP = "#141d44"
FOOT = 22.3  # where the lower edge of a settler's icon begins; on a disc the body goes on behind the rim
CHEST = (9.0, 17.2)


def draw_disc(pen: Pen, box: Box, colour: str, mark: str) -> None:
    """A settler as a round piece: the mark large, the rim in the colour."""
    paint = known(PAINT, colour)
    r = disc(pen, box, paint, mix(paint, NIGHT, 0.5)) - RIM_MM
    pen.circle(box.cx, box.cy, r, fill=_ground(paint))
    scale = DISC_BUST_MM / GRID
    with pen.clipped(moved(CIRCLE, box.cx, box.cy, r)), pen.moved(box.cx - WIDTH / 2 * scale, box.cy - DISC_TOP_MM, scale=scale):
        bust(pen, paint)
        pen.rect(Box(1.5, FOOT, WIDTH - 3, GRID - FOOT + 1), fill=paint)
        with pen.moved(*CHEST):
            known(MARKS, mark)(pen, NIGHT if colour in BRIGHT else LIGHT, paint)
    pen.circle(box.cx, box.cy, r, stroke=paint, width_mm=0.2)


def draw_marker(pen: Pen, box: Box) -> None:
    """The marker of the reputation track: a golden laurel."""
    r = disc(pen, box, GOLD, mix(GOLD, NIGHT, 0.5)) - RIM_MM
    pen.circle(box.cx, box.cy, r, fill=DEEP)
    scale = 1.56 * r / GRID
    with pen.moved(box.cx - GRID / 2 * scale, box.cy - GRID / 2 * scale, scale=scale):
        FAME.draw(pen)


def draw_standee(pen: Pen, box: Box, colour: str, mark: str) -> None:
    """A settler to fold: flap, picture, picture on its head, flap; both sides alike when it stands."""
    paint = known(PAINT, colour)
    pen.rect(box.grown(BLEED_MM), fill=_ground(paint))
    for turn in (0, 180):
        with pen.moved(box.cx, box.cy, turn):
            _side(pen, colour, mark, paint)
    pen.rect(box, stroke=mix(paint, LIGHT, 0.6), width_mm=CUT_MM)
    for y in (-PICTURE_MM, 0.0, PICTURE_MM):
        _fold(pen, box.cx, box.cy + y, mix(_ground(paint), LIGHT, 0.6))


def _side(pen: Pen, colour: str, mark: str, paint: str) -> None:
    """One half of a standee, its head at the origin, its flap below."""
    half, scale = STANDEE.w / 2, STANDEE_BUST_MM / GRID
    pen.rect(Box(-half - BLEED_MM, PICTURE_MM, STANDEE.w + 2 * BLEED_MM, FLAP_MM + BLEED_MM), fill=paint)
    with pen.moved(-WIDTH / 2 * scale, PICTURE_MM - 1.2 - 23 * scale, scale=scale):
        settler(colour, mark).draw(pen)


def _fold(pen: Pen, x: float, y: float, colour: str) -> None:
    """A dashed line across a standee."""
    step = STANDEE.w / DASHES
    for k in range(DASHES):
        left = x - STANDEE.w / 2 + (k + 0.25) * step
        pen.path(polyline([(left, y), (left + 0.5 * step, y)]), stroke=colour, width_mm=0.2)


def _ground(paint: str) -> str:
    return mix(DEEP, paint, 0.1)
