"""Whether a place that could not be read looks like a mark at all: readers also try windows, letters and the meridians of a globe."""

from PIL import Image

from asrus_pnp.camera_mark.data_matrix import SIDE
from asrus_pnp.photo.marks import Mark

WIDE = SIDE + 2  # with the white around it
SAMPLES = 3  # looked at for each module and direction
CONTRAST = 0.28  # how much darker than its white the black of a mark is at least, also under a lamp; measured on photos of our cards: 0.37
DARK_AT_MOST = 0.9  # of the inner modules
STRAY = 4  # modules of white or of the solid edge that dirt or glare may hide


def looks_like_mark(picture: Image.Image, mark: Mark) -> bool:
    """Whether white lies around the place, its left and lower edges are dark, and dark and light mix within."""
    tones = _modules(picture, mark)
    edge = range(1, SIDE + 1)
    white = sorted(tones[x, y] for x, y in tones if x in (0, WIDE - 1) or y in (0, WIDE - 1))
    black = sorted(tones[x, y] for x, y in tones if (x == 1 and y in edge) or (y == SIDE and x in edge))
    light, dark = white[len(white) // 2], black[len(black) // 2]
    inner = [tones[x, y] < (light + dark) / 2 for x, y in tones if 1 < x < SIDE and 1 < y < SIDE]
    return light - dark >= CONTRAST * light and white[STRAY] > black[-STRAY] and sum(inner) <= DARK_AT_MOST * len(inner)


def _modules(picture: Image.Image, mark: Mark) -> dict[tuple[int, int], int]:
    """The lightness of each module and of the white around, by column and row, as if the place were seen from straight above."""
    x, y = mark.middle
    upper_left, upper_right, lower_right, lower_left = ((x + (a - x) * WIDE / SIDE, y + (b - y) * WIDE / SIDE) for a, b in mark.corners)
    corners = (*upper_left, *lower_left, *lower_right, *upper_right)
    side = WIDE * SAMPLES
    flat = picture.transform((side, side), Image.Transform.QUAD, corners, Image.Resampling.BILINEAR).reduce(SAMPLES)
    pixels = flat.tobytes()
    return {(n % WIDE, n // WIDE): tone for n, tone in enumerate(pixels)}
