"""Pictures for printing houses: pixels, names, colours, bleed, and that a damaged file is noticed."""

import io
import subprocess
import sys
from itertools import product as pairs
from pathlib import Path

import pytest
from exported import IDS, ORDER, PRESETS, PRODUCTS, ROOT, TITLE, edges, few, lots, plain, spotted
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from asrus_pnp.core.errors import DrawError, InputError
from asrus_pnp.core.text import same
from asrus_pnp.export import card_images
from asrus_pnp.export.card_images import Written, pixels_of, write_pictures, wrong
from asrus_pnp.export.pages import Sketch, draw_pages, one_side
from asrus_pnp.export.presets import Product, Service
from asrus_pnp.export.raster import page_of, pictures, png, titled
from asrus_pnp.export.runs import Run, runs_of
from asrus_pnp.kits.asrus.nights import night_of
from asrus_pnp.pdf.draw.camera_mark import CREAM, NAVY
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Piece
from asrus_pnp.pdf.write.look import Look

MM = 25.4


def house(name: str) -> Service:
    service = PRESETS.service(name)
    assert service
    return service


def written(name: str, lot: Lot, out: Path, dpi: int = 300) -> Written:
    [one] = write_pictures(house(name), [Run("set", TITLE, house(name).cards[0], lot)], "both", dpi, out)
    return one


@pytest.mark.parametrize(("dpi", "size"), [*((300, p) for _, p in PRODUCTS), (600, PRODUCTS[0][1]), (900, PRODUCTS[8][1])], ids=[*IDS, "600-mpc", "900-tgc"])
def test_every_preset_gives_its_size_to_the_pixel(dpi: int, size: Product) -> None:
    pixels = pixels_of(size, dpi)
    assert pixels == (size.size_px[0] * dpi // 300, size.size_px[1] * dpi // 300)
    [image] = pictures(draw_pages(TITLE, "ko", [Sketch(page_of(pixels, dpi), lambda _: None)]), dpi)
    assert image.size == pixels


@settings(max_examples=30)
@given(st.integers(300, 1300), st.integers(300, 1800))
def test_a_page_of_any_pixels_is_rendered_to_just_these(w: int, h: int) -> None:
    [image] = pictures(draw_pages(TITLE, "ko", [Sketch(page_of((w, h), 300), lambda _: None)]), 300)
    assert image.size == (w, h)


@pytest.mark.parametrize("dpi", [0, -300, 299, 301, 450, 1500])
def test_other_than_multiples_of_300_dpi_are_refused(dpi: int) -> None:
    with pytest.raises(InputError, match="one of 300, 600, 900, 1200"):
        pixels_of(PRODUCTS[0][1], dpi)


@pytest.mark.parametrize(("name", "dpi"), [("mpc", 300), ("tgc", 600)])
def test_the_files_are_png_in_rgb_of_those_pixels_and_say_their_resolution(tmp_path: Path, name: str, dpi: int) -> None:
    made = written(name, few("asrus", 2), tmp_path, dpi)
    files = sorted(made.folder.rglob("*.png"))
    assert len(files) == made.files == (4 if name == "mpc" else 3)
    assert made.size_bytes == sum(f.stat().st_size for f in files)
    for file in files:
        with Image.open(file) as image:
            assert (image.format, image.mode, image.size) == ("PNG", "RGB", tuple(n * dpi // 300 for n in house(name).cards[0].size_px))
            assert image.info["dpi"] == pytest.approx((dpi, dpi), abs=0.01)


@pytest.mark.parametrize("kit", ["asrus", "constellation", "ganymede"])
@pytest.mark.parametrize("name", ["mpc", "tgc"])
def test_the_art_goes_out_to_every_edge(kit: str, name: str) -> None:
    [run, *_], _ = runs_of([kit], ORDER, house(name).cards)
    size = run.product.size_px
    chosen = [run.lot.pieces[0], run.lot.pieces[-1]]
    sides = [one_side(page_of(size, 300), run.lot.size, p, face) for p in chosen for face in (p.front, p.back)]
    for image in pictures(draw_pages(TITLE, "both", sides), 300):
        pixels = image.load()
        assert pixels is not None
        assert max(min(pixels[at]) for at in edges(*size)) < 235  # type: ignore[type-var]  # no white shows


def test_trim_size_used_as_canvas_for_print_services(tmp_path: Path) -> None:
    """A trouble of other tools: the picture is larger than the card by the bleed, and the face lies in its middle at its own size."""
    frame = Piece("F", plain("#ffffff"), None, same("g"))
    lot = Lot(Size(63, 88), (frame,))
    made = written("mpc", lot, tmp_path)
    [run] = [made.run]
    marked = one_side(page_of(made.pixels, 300), lot.size, frame, plain("#ff0000"))
    trim = marked.placed[0].trim

    def corners(pen: object) -> None:
        pen.rect(trim, fill="#0000ff")  # type: ignore[attr-defined]

    [image] = pictures(draw_pages(TITLE, "ko", [Sketch(marked.size, corners)]), 300)
    left, top, right, foot = ImageChops.invert(image.convert("L")).point([0] * 100 + [255] * 156).getbbox() or (0, 0, 0, 0)
    assert (right - left) / 300 * MM == pytest.approx(63, abs=0.1)
    assert (foot - top) / 300 * MM == pytest.approx(88, abs=0.1)
    assert abs(left - (822 - right)) <= 1
    assert abs(top - (1122 - foot)) <= 1
    assert run.product.size_px == (822, 1122)
    assert run.product.trim == Size(63.5, 88.9)


def test_colours_are_those_of_the_screen_and_not_ink_turned_into_light(tmp_path: Path) -> None:
    made = written("mpc", few("asrus", 1), tmp_path)
    with Image.open(made.folder / "001-A01-front.png") as image:
        seen = {colour for _, colour in image.getcolors(1 << 20) or ()}
        assert image.getpixel((0, 0)) == parts(night_of(1).sky[0][1])
    assert {parts(NAVY), parts(CREAM)} <= seen  # the mark for a camera, in the colours of the screen


def parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[k : k + 2], 16) for k in (1, 3, 5))


def test_houses_that_sort_by_name_get_pairs_whose_duplicates_are_numbered(tmp_path: Path) -> None:
    lot = Lot(Size(63, 88), (spotted("B02"), spotted("B01"), spotted("B03", back="")))
    made = written("mpc", lot, tmp_path)
    names = sorted(f.name for f in made.folder.iterdir())
    assert names == ["001-B02-back.png", "001-B02-front.png", "002-B01-back.png", "002-B01-front.png", "003-B03-front.png"]
    contents = [(made.folder / n).read_bytes() for n in names]
    assert len(set(contents)) == len(contents)  # MakePlayingCards drops files that are alike, and one back serves many cards
    backs = [Image.open(io.BytesIO(contents[k])).tobytes() for k in (0, 2)]
    assert backs[0] == backs[1]


def test_houses_whose_decks_have_one_back_get_a_folder_for_each_back(tmp_path: Path) -> None:
    lot = Lot(Size(63, 88), (spotted("A1"), spotted("A2", back="#00ff00"), spotted("A 3/2"), spotted("A4", back="")))
    made = written("tgc", lot, tmp_path)
    found = {f.relative_to(made.folder).as_posix() for f in made.folder.rglob("*.png")}
    assert found == {"deck-1/001-A1.png", "deck-1/003-A-3-2.png", "deck-1/back.png", "deck-2/002-A2.png", "deck-2/back.png", "deck-0/004-A4.png"}
    with Image.open(made.folder / "deck-2" / "back.png") as image:
        assert image.getpixel((400, 400)) == (0, 255, 0)


def test_copies_differ_only_by_their_id_and_their_marks() -> None:
    twins = [p for p in lots("asrus")[0].pieces if p.front.key == "asrus-8-both"][:2]
    size = (822, 1122)
    first, second = pictures(draw_pages(TITLE, "both", [one_side(page_of(size, 300), Size(63, 88), p, p.front) for p in twins]), 300)
    assert first.tobytes() != second.tobytes()
    quiet = twins[0].front.quiet
    assert quiet
    place = quiet(Box(0, 0, 63, 88))
    mm = 300 / MM
    ox, oy = (822 - 63 * mm) / 2, (1122 - 88 * mm) / 2
    mirrored = Box(63 - place.right, 88 - place.bottom, place.w, place.h)
    for box in (place, mirrored, Box(63 / 2 - 4, 88 - 7, 8, 5)):
        blank = Image.new("RGB", (round(box.w * mm) + 4, round(box.h * mm) + 4))
        for image in (first, second):
            image.paste(blank, (round(ox + box.x * mm) - 2, round(oy + box.y * mm) - 2))
    assert ImageChops.difference(first, second).getbbox() is None


def test_without_marks_for_a_camera_only_their_places_change_and_with_little_ink_the_ground_is_white() -> None:
    [card] = few("asrus", 1).pieces
    size, trim, mm = (822, 1122), Size(63, 88), 300 / MM
    looks = (Look(), Look(marks=False), Look("low-ink"))
    drawn = [draw_pages(TITLE, "both", [one_side(page_of(size, 300), trim, card, card.front, look=look)]) for look in looks]
    usual, unmarked, light = (next(pictures(pdf, 300)) for pdf in drawn)
    assert card.front.quiet
    place = card.front.quiet(Box(0, 0, 63, 88)).grown(0.5)
    apart = ImageChops.difference(usual, unmarked)
    for box in (place, Box(63 - place.right, 88 - place.bottom, place.w, place.h)):
        left, top = (822 - 63 * mm) / 2 + box.x * mm, (1122 - 88 * mm) / 2 + box.y * mm
        assert apart.crop((round(left), round(top), round(left + box.w * mm), round(top + box.h * mm))).getbbox()
        apart.paste((0, 0, 0), (round(left), round(top), round(left + box.w * mm), round(top + box.h * mm)))
    assert apart.getbbox() is None
    assert ImageStat.Stat(light.convert("L")).mean[0] > 200 > ImageStat.Stat(usual.convert("L")).mean[0]


def test_a_picture_that_is_not_as_it_should_be_is_noticed(tmp_path: Path) -> None:
    def told(image: Image.Image, **more: object) -> str:
        image.save(tmp_path / "a.png", **more)  # type: ignore[arg-type]
        return " ".join(f.say("en") for f in wrong(tmp_path / "a.png", (30, 40), 300))

    right = Image.new("RGB", (30, 40))
    assert told(right, dpi=(300, 300)) == ""
    assert "(31, 40)" in told(Image.new("RGB", (31, 40)), dpi=(300, 300))
    assert "RGBA" in told(Image.new("RGBA", (30, 40)), dpi=(300, 300))
    assert "72" in told(right, dpi=(72, 72))
    assert "JPEG" in told(right, format="JPEG", dpi=(300, 300))
    content = png(Image.frombytes("RGB", (30, 40), bytes(range(200)) * 18), 300)
    for broken in (content[:80] + bytes([content[80] ^ 1]) + content[81:], content[: len(content) // 2], b""):
        (tmp_path / "a.png").write_bytes(broken)
        assert "is damaged" in wrong(tmp_path / "a.png", (30, 40), 300)[0].say("en")


def test_a_wrong_picture_is_an_error_of_the_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_images, "page_of", lambda px, dpi: page_of((px[0] + 1, px[1]), dpi))
    with pytest.raises(DrawError, match=r"\(823, 1122\)"):
        written("mpc", Lot(Size(63, 88), (spotted("A1"),)), tmp_path)


@settings(max_examples=40)
@given(st.binary(min_size=1, max_size=60), st.integers(1, 7), st.sampled_from([1, 2, 127, 128, 129, 300]), st.text(max_size=20))
def test_what_is_packed_comes_out_again(seed: bytes, w: int, h: int, title: str) -> None:
    raw = (seed * (w * h * 3 // len(seed) + 1))[: w * h * 3]
    content = png(Image.frombytes("RGB", (w, h), raw), 300, title)
    with Image.open(io.BytesIO(content)) as image:
        image.load()
        assert image.tobytes() == raw
        assert image.info.get("Title", "") == title.encode("latin-1", "replace").decode("latin-1")


def test_a_title_changes_the_file_and_not_the_picture() -> None:
    content = png(Image.new("RGB", (9, 9), "#123456"), 300)
    for one, other in pairs(("", "a", "b"), repeat=2):
        assert (titled(content, one) == titled(content, other)) == (one == other)
    assert Image.open(io.BytesIO(titled(content, "a"))).tobytes() == Image.open(io.BytesIO(content)).tobytes()


def test_the_same_pictures_every_time(tmp_path: Path) -> None:
    one, two = (written("mpc", few("ganymede", 2), tmp_path / n) for n in "ab")
    for file in sorted(one.folder.iterdir()):
        assert file.read_bytes() == (two.folder / file.name).read_bytes()


def test_an_interrupted_run_leaves_the_old_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lot = Lot(Size(63, 88), (spotted("A1"), spotted("A2", "#ff0000")))
    made = written("mpc", lot, tmp_path)
    before = {f: f.read_bytes() for f in made.folder.iterdir()}

    def failing(image: Image.Image, dpi: float, title: str = "") -> bytes:
        if "A2" in title:
            raise KeyboardInterrupt
        return png(image, dpi, f"other {title}")

    monkeypatch.setattr(card_images, "png", failing)
    with pytest.raises(KeyboardInterrupt):
        written("mpc", lot, tmp_path)
    assert {f: f.read_bytes() for f in made.folder.iterdir()} == before


@pytest.mark.slow
def test_54_full_bleed_cards_at_300_dpi_stay_below_250_megabytes(tmp_path: Path) -> None:
    code = f"""
import sys
sys.path[:0] = [{str(ROOT)!r}, {str(ROOT / "tests")!r}]
from pathlib import Path
from exported import PRESETS, TITLE, few
from asrus_pnp.export.card_images import write_pictures
from asrus_pnp.export.runs import Run
service = PRESETS.service("mpc")
[made] = write_pictures(service, [Run("asrus", TITLE, service.cards[0], few("asrus", 54))], "both", 300, Path({str(tmp_path)!r}))
peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))  # the system's own figure starts at the parent's
print(made.files, peak.split()[1])
"""
    if not Path("/proc/self/status").exists():
        pytest.skip("this system does not say how much memory a process took")
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    files, most_kb = map(int, done.stdout.split())
    assert files == 108
    assert most_kb / 1024 < 250
