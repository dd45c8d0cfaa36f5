"""The marks for a camera, read back from what the exports draw, at 200 dpi as a poor scanner sees it, on a sample of every kit."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path

import pypdfium2
import pytest
from exported import ORDER, PRESETS, TITLE, lots
from PIL import Image

from asrus_pnp.camera_mark.message import id_of
from asrus_pnp.export import press as module
from asrus_pnp.export.card_images import write_pictures
from asrus_pnp.export.pages import Sketch, draw_cell, draw_pages
from asrus_pnp.export.presets import PressCard
from asrus_pnp.export.raster import page_of, pictures
from asrus_pnp.export.runs import C, Run, runs_of
from asrus_pnp.export.tabletop import DOT_DPI, DOT_MM, USUAL_PX, cell_of
from asrus_pnp.pdf.impose.geometry import Box
from asrus_pnp.pdf.impose.imposition import Lot
from asrus_pnp.pdf.write.look import Look

DPI = 200
SAMPLE = {"asrus": "A01 A33 A75", "constellation": "C01 C30 C55", "ganymede": "E01 M11 S01 S30 T03 T30"}
KITS = list(SAMPLE)
zxingcpp = pytest.importorskip("zxingcpp")


def sample(lot: Lot, kit: str) -> Lot:
    """Those of the sample that are of this lot, of every kind of face."""
    return Lot(lot.size, tuple(p for p in lot.pieces if p.name in SAMPLE[kit].split()))


def runs(kit: str, products: Sequence[C]) -> list[Run[C]]:
    made, _ = runs_of([kit], ORDER, products)
    return [Run(run.set, run.title, run.product, sample(run.lot, kit)) for run in made]


def seen(images: Iterable[Image.Image]) -> list[list[str | None]]:
    """What is read in each picture, as it is."""
    return [[id_of(found.text) for found in zxingcpp.read_barcodes(image.convert("L"), formats=zxingcpp.BarcodeFormat.DataMatrix)] for image in images]


def smaller(path: Path) -> Image.Image:
    """A picture of 300 dpi at 200 dpi."""
    with Image.open(path) as image:
        return image.resize((round(image.width * DPI / 300), round(image.height * DPI / 300)), Image.Resampling.BOX)


def twice(lots: Iterable[Lot]) -> list[list[str]]:
    return [[p.name, p.name] for lot in lots for p in lot.pieces]


@pytest.mark.parametrize("kit", KITS)
def test_the_sample_has_cards_of_every_size(kit: str) -> None:
    some = [sample(lot, kit) for lot in lots(kit)]
    assert all(lot.pieces for lot in some)
    assert sorted(p.name for lot in some for p in lot.pieces) == sorted(SAMPLE[kit].split())


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("name", ["mpc", "tgc"])
def test_pictures_for_printing_houses_read_back(tmp_path: Path, kit: str, name: str) -> None:
    service = PRESETS.service(name)
    assert service
    chosen = runs(kit, service.cards)
    made = write_pictures(service, chosen, "both", 300, tmp_path)
    for run, one in zip(chosen, made, strict=True):
        files = {p.name: next(f for f in one.folder.rglob(f"*-{p.name}*.png") if "back" not in f.name) for p in run.lot.pieces}
        assert seen(smaller(f) for f in files.values()) == twice([run.lot])


def pages(content: bytes) -> Iterator[Image.Image]:
    document = pypdfium2.PdfDocument(content)
    for number in range(0, len(document), 2):  # fronts and backs in turn
        yield document[number].render(scale=DPI / 72, grayscale=True).to_pil()
    document.close()


@pytest.mark.parametrize("kit", KITS)
@pytest.mark.parametrize("name", ["press", "dtc", "mbprint"])
def test_files_for_a_press_read_back(kit: str, name: str) -> None:
    press = PRESETS.press(name)
    assert press
    own = [Run(kit, TITLE, PressCard(press.id, lot.size), sample(lot, kit)) for lot in lots(kit)]
    for run in runs(kit, press.sizes) if press.sizes else own:
        assert seen(pages(module._file(press, run, "both", b"").content)) == twice([run.lot])


@pytest.mark.parametrize("kit", KITS)
def test_faces_of_tabletop_sheets_read_back_at_their_usual_size(kit: str) -> None:
    for lot in (sample(lot, kit) for lot in lots(kit)):
        px = cell_of(lot.size, USUAL_PX)
        box = Box(0, 0, px[0] * DOT_MM, px[1] * DOT_MM)
        sheets = [Sketch(page_of(px, DOT_DPI), partial(draw_cell, cell=box, size=lot.size, piece=p, face=p.front)) for p in lot.pieces]
        assert seen(pictures(draw_pages(TITLE, "both", sheets), DOT_DPI)) == twice([lot])


def test_without_marks_nothing_is_read() -> None:
    press = PRESETS.press("press")
    assert press
    lot = sample(lots("asrus")[0], "asrus")
    content = module._file(press, Run("asrus", TITLE, PressCard("press", lot.size), lot), "both", b"", Look(marks=False)).content
    assert Counter(id for found in seen(pages(content)) for id in found) == {}
