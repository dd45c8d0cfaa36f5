"""Marks that are found but not decoded: those of our cards are told from each other, and nothing else is taken for one."""

import random

import photo_scenes as scenes
import pytest
from PIL import Image, ImageFilter

from asrus_pnp.camera_mark.data_matrix import rows
from asrus_pnp.photo.frame import place
from asrus_pnp.photo.marks import Corners, Mark
from asrus_pnp.photo.nearest import nearest

PX = 4  # of a module
AT: Corners = ((82, 77), (121, 81), (117, 123), (78, 117))  # the corners as a reader tells them: some px off
OURS = scenes.contents()


def blurred(content: str, noise: float = 12, seed: int = 1) -> Image.Image:
    """A mark of 40 px in a photo out of focus, its middle at (100, 100)."""
    symbol = Image.new("L", (10, 10))
    symbol.putdata([30 if dark else 230 for row in rows(content) for dark in row])
    picture = Image.new("L", (200, 200), 90)
    picture.paste(230, (74, 74, 126, 126))
    picture.paste(symbol.resize((10 * PX, 10 * PX), Image.Resampling.NEAREST), (80, 80))
    grain = Image.frombytes("L", picture.size, random.Random(seed).randbytes(200 * 200))
    return Image.blend(picture.filter(ImageFilter.GaussianBlur(0.45 * PX)), grain, noise / 255)


@pytest.mark.parametrize("content", OURS[::12])
def test_a_blurred_mark_is_the_one_that_it_shows(content: str) -> None:
    found = place(blurred(content), Mark("", AT))
    assert found
    assert nearest(found, OURS) == content
    assert nearest(found, [c for c in OURS if c != content]) == ""


def test_its_corners_are_found_however_it_is_turned() -> None:
    for turn in range(4):
        found = place(blurred(OURS[7]), Mark("", AT[turn:] + AT[:turn]))
        assert found
        for corner, right in zip(found.corners, ((80, 80), (120, 80), (120, 120), (80, 120)), strict=True):
            assert corner == pytest.approx(right, abs=0.75 * PX)


def test_blurred_codes_of_others_are_none_of_ours() -> None:
    rng = random.Random(1)
    places = [place(blurred(f"{rng.randrange(200_000, 1_000_000)}", seed=n), Mark("", AT)) for n in range(30)]
    found = [p for p in places if p]
    assert len(found) > 25
    assert [nearest(p, OURS) for p in found] == [""] * len(found)


def test_what_is_half_hidden_is_not_guessed_at() -> None:
    picture = blurred(OURS[3])
    picture.paste(90, (74, 74, 126, 100))
    found = place(picture, Mark("", AT))
    assert not (found and nearest(found, OURS))


@pytest.mark.parametrize("seed", range(20))
def test_grain_and_lines_are_no_marks(seed: int) -> None:
    rng = random.Random(seed)
    picture = Image.frombytes("L", (200, 200), rng.randbytes(200 * 200)).filter(ImageFilter.GaussianBlur(rng.choice([1, 3, 6])))
    assert place(picture, Mark("", AT)) is None


def test_an_empty_place_is_no_mark() -> None:
    assert place(Image.new("L", (200, 200), 128), Mark("", AT)) is None


def test_without_other_marks_to_compare_with_nothing_is_guessed() -> None:
    found = place(blurred(OURS[0]), Mark("", AT))
    assert found
    assert [nearest(found, some) for some in ([], [OURS[0]])] == ["", ""]
