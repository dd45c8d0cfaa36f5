"""Files that people give as photos: what is read, upright and whole, and what is refused in words."""

import io
import sys
import zlib
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from asrus_pnp.core.errors import InputError
from asrus_pnp.photo.files import load
from asrus_pnp.photo.read import marks

ORIENTATION = 0x0112


def picture(size: tuple[int, int] = (60, 40)) -> Image.Image:
    """White with a dark upper left quarter."""
    image = Image.new("RGB", size, "white")
    ImageDraw.Draw(image).rectangle((0, 0, size[0] // 2, size[1] // 2), fill="black")
    return image


def saved(path: Path, image: Image.Image, format: str, **more: object) -> Path:
    image.save(path, format, **more)  # type: ignore[arg-type]
    return path


def dark_corner(image: Image.Image) -> tuple[bool, ...]:
    """Which corners are dark: upper left, upper right, lower left, lower right."""
    w, h = image.size
    return tuple(image.convert("L").getpixel(p) < 100 for p in ((2, 2), (w - 3, 2), (2, h - 3), (w - 3, h - 3)))  # type: ignore[operator]


def refusal(path: Path) -> str:
    with pytest.raises(InputError) as error:
        load(path, "L")
    (fault,) = error.value.faults
    assert fault.where == (str(path), str(path))
    assert all(fault.right)
    return fault.found.en


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_photos_open_whatever_their_name_says(tmp_path: Path, format: str, mode: str) -> None:
    image = load(saved(tmp_path / "photo.dat", picture(), format), mode)  # type: ignore[arg-type]
    assert (image.mode, image.size, dark_corner(image)) == (mode, (60, 40), (True, False, False, False))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA", "I;16", "CMYK"])
def test_every_kind_of_pixel_comes_out_grey(tmp_path: Path, mode: str) -> None:
    grey = picture().convert("L")
    image = grey.convert("I").point(lambda v: v * 257).convert("I;16") if mode == "I;16" else picture().convert(mode)
    path = saved(tmp_path / "p", image, "JPEG" if mode == "CMYK" else "PNG")
    assert dark_corner(load(path, "L")) == (True, False, False, False)


@pytest.mark.parametrize(("turn", "size", "dark"), [(3, (60, 40), 3), (6, (40, 60), 1), (8, (40, 60), 2)])
@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_exif_turns_the_picture_upright(tmp_path: Path, format: str, turn: int, size: tuple[int, int], dark: int) -> None:
    exif = Image.Exif()
    exif[ORIENTATION] = turn
    image = load(saved(tmp_path / "p", picture(), format, exif=exif), "L")
    assert (image.size, dark_corner(image).index(True), sum(dark_corner(image))) == (size, dark, 1)


def test_a_broken_exif_keeps_nothing_from_being_read(tmp_path: Path) -> None:
    assert dark_corner(load(saved(tmp_path / "p", picture(), "JPEG", exif=b"Exif\0\0II*\0\xff\xff\xff\xff" + b"\xff" * 40), "L"))[0]


@pytest.mark.parametrize("format", ["WEBP", "PNG", "MPO"])
def test_of_several_pictures_the_first_is_read(tmp_path: Path, format: str) -> None:
    others = [Image.new("RGB", (60, 40), "black")] * 2
    path = saved(tmp_path / "p", picture(), format, save_all=True, append_images=others)
    assert dark_corner(load(path, "L")) == (True, False, False, False)


def test_what_is_no_photo_is_refused(tmp_path: Path) -> None:
    empty, text, gif = tmp_path / "empty.jpg", tmp_path / "text.jpg", saved(tmp_path / "a.jpg", picture(), "GIF")
    empty.touch()
    text.write_text("Ann: 1 2x2 energy=4\n")
    assert refusal(empty) == "is empty"
    assert refusal(text) == refusal(gif) == "is no photo"
    assert refusal(tmp_path / "none.jpg").startswith("cannot be read")
    assert refusal(tmp_path).startswith("cannot be read")


def test_iphone_pictures_are_refused_with_the_way_to_read_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pillow_heif", None)
    (tmp_path / "a.heic").write_bytes(b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + b"\0" * 90)
    with pytest.raises(InputError, match="pip install pillow-heif"):
        load(tmp_path / "a.heic", "L")


@pytest.mark.parametrize("format", ["JPEG", "PNG", "WEBP"])
def test_a_file_that_was_cut_short_is_refused(tmp_path: Path, format: str) -> None:
    whole = saved(tmp_path / "whole", picture((600, 400)), format, quality=95).read_bytes()
    for share in (0.2, 0.6, 0.9):
        (tmp_path / "part").write_bytes(whole[: int(len(whole) * share)])
        assert refusal(tmp_path / "part").startswith(("is damaged or cut short", "is no photo"))


def png(width: int, height: int) -> bytes:
    """The head of a PNG that claims to be so large, and hardly any data."""
    head = b"IHDR" + width.to_bytes(4, "big") + height.to_bytes(4, "big") + bytes((8, 2, 0, 0, 0))
    data = b"IDAT" + zlib.compress(b"\0" * 1000)
    chunks = b"".join((len(c) - 4).to_bytes(4, "big") + c + zlib.crc32(c).to_bytes(4, "big") for c in (head, data, b"IEND"))
    return b"\x89PNG\r\n\x1a\n" + chunks


@pytest.mark.parametrize("size", [(7000, 6000), (15000, 15000), (2**31 - 1, 2**31 - 1)])
def test_a_picture_that_claims_to_be_huge_is_not_unpacked(tmp_path: Path, size: tuple[int, int]) -> None:
    (tmp_path / "bomb.png").write_bytes(png(*size))
    assert refusal(tmp_path / "bomb.png").startswith("is too large")


def test_a_jpeg_that_asks_for_endless_layers_is_not_unpacked(tmp_path: Path) -> None:
    file = io.BytesIO()
    Image.new("RGB", (3000, 2000), "gray").save(file, "JPEG", progressive=True)
    whole = file.getvalue()
    last = whole[whole.rindex(b"\xff\xda") : -2]
    few, many = tmp_path / "few.jpg", tmp_path / "many.jpg"
    few.write_bytes(whole[:-2] + last * 5 + whole[-2:])
    many.write_bytes(whole[:-2] + last * 1000 + whole[-2:])
    assert load(few, "L").size == (3000, 2000)
    assert refusal(many).startswith("is too large")


def test_a_larger_jpeg_than_is_looked_at_comes_out_smaller_in_grey_and_in_colour_alike(tmp_path: Path) -> None:
    path = saved(tmp_path / "large.jpg", Image.new("L", (9000, 6000), 90), "JPEG")
    assert load(path, "L").size == load(path, "RGB").size == (4500, 3000)


@pytest.mark.parametrize("size", [(65536, 2), (2, 65536), (200000, 10)])
def test_a_longer_side_than_the_reader_takes_is_refused(tmp_path: Path, size: tuple[int, int]) -> None:
    assert refusal(saved(tmp_path / "long.png", Image.new("L", size, 128), "PNG")) == f"is too large {size[0]} × {size[1]}"


def test_other_formats_come_out_smaller_too(tmp_path: Path) -> None:
    path = saved(tmp_path / "large.png", Image.new("L", (7000, 5000), 90), "PNG")
    assert load(path, "L").size == load(path, "RGB").size == (3500, 2500)


@pytest.mark.parametrize("size", [(1, 1), (1, 9000), (9000, 2), (11, 11), (33000, 100), (65535, 10)])
def test_odd_pictures_hold_no_marks(size: tuple[int, int]) -> None:
    assert marks(Image.new("L", size, 128)) == []
