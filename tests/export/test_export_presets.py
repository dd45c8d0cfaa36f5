"""The figures of printing houses, presses and machines, held against a table of their own, and against what our cards need."""

import shutil
from pathlib import Path

import pytest
from exported import DATA, IDS, ORDER, PRESETS, PRODUCTS, inside, lots

from asrus_pnp import registry
from asrus_pnp.core.errors import DataError, DrawError
from asrus_pnp.database.database import Database
from asrus_pnp.database_check import inspect
from asrus_pnp.export import presets
from asrus_pnp.export.presets import Product
from asrus_pnp.export.runs import runs_of
from asrus_pnp.pdf.draw.night import SAFE_MM
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot

INCH = 25.4
# trim in inches (mm for the two that are given so), pixels at 300 dpi, as the houses' public templates have them
TABLE = {
    "mpc-poker": (2.5, 3.5, 822, 1122), "mpc-bridge": (2.25, 3.5, 747, 1122), "mpc-mini": (1.75, 2.5, 597, 822), "mpc-tarot": (2.75, 4.75, 897, 1497),
    "mpc-business": (2, 3.5, 672, 1122), "mpc-domino": (1.75, 3.5, 597, 1122), "mpc-micro": (1.25, 1.75, 447, 597),
    "mpc-standard": (63 / INCH, 88 / INCH, 816, 1110),
    "tgc-poker": (2.5, 3.5, 825, 1125), "tgc-bridge": (2.25, 3.5, 750, 1125), "tgc-tarot": (2.75, 4.75, 900, 1500),
    "tgc-euro-poker": (63 / INCH, 88 / INCH, 825, 1125),
    "tgc-mini": (1.75, 2.5, 600, 825), "tgc-micro": (1.25, 1.75, 450, 600), "tgc-us-game": (2.2, 3.43, 750, 1125), "tgc-jumbo": (3.5, 5.5, 1125, 1725),
    "tgc-domino": (1.75, 3.5, 600, 1125), "tgc-business": (2, 3.5, 675, 1125),
}  # fmt: skip
every_product = pytest.mark.parametrize(("house", "product"), PRODUCTS, ids=IDS)


def test_the_presets_are_those_of_the_table() -> None:
    found = {name: (p.trim.w / INCH, p.trim.h / INCH, *p.size_px) for name, (_, p) in zip(IDS, PRODUCTS, strict=True)}
    assert found.keys() == TABLE.keys()
    for name, figures in TABLE.items():
        assert found[name] == pytest.approx(figures, abs=1e-9), name


@every_product
def test_the_bleed_of_a_house_is_an_eighth_of_an_inch_or_a_little_more(house: str, product: Product) -> None:
    for whole, cut in ((product.page.w, product.trim.w), (product.page.h, product.trim.h)):
        assert 2.9 < (whole - cut) / 2 < 4.1


@every_product
def test_words_on_our_cards_stay_in_the_safe_area_of_a_house(house: str, product: Product) -> None:
    kept = [Size(63, 88)] if 0 <= product.trim.w - 63 <= 1 and 0 <= product.trim.h - 88 <= 1 else [product.trim]
    for drawn in kept:
        words = Box(-drawn.w / 2, -drawn.h / 2, drawn.w, drawn.h).grown(-SAFE_MM)
        assert inside(words, Box(-product.trim.w / 2, -product.trim.h / 2, product.trim.w, product.trim.h).grown(-product.safe_mm))


@pytest.mark.parametrize(
    ("kit", "house", "size"),
    [("asrus", "mpc", (822, 1122)), ("constellation", "tgc", (825, 1125)), ("ganymede", "mpc", (597, 822)), ("ganymede", "tgc", (600, 825))],
)
def test_each_kit_goes_onto_the_card_that_people_order(kit: str, house: str, size: tuple[int, int]) -> None:
    service = PRESETS.service(house)
    assert service
    [run, *more], _ = runs_of([kit], ORDER, service.cards)
    assert not more
    assert run.product.size_px == size


def test_cards_that_nearly_fit_are_not_scaled_and_others_are_drawn_anew_for_the_size() -> None:
    service = PRESETS.service("mpc")
    assert service
    runs, left = runs_of(["asrus", "ganymede"], ORDER, service.cards)
    assert [run.lot.size for run in runs] == [Size(63, 88), Size(44.45, 63.5)]
    assert [p.name for p in runs[0].lot.pieces] == [p.name for p in lots("asrus")[0].pieces]
    assert [(out.set, out.lot.size, len(out.lot.pieces)) for out in left] == [("ganymede", Size(44, 44), 30)]
    for run in runs:
        assert max(run.product.page.w - run.lot.size.w, run.product.page.h - run.lot.size.h) / 2 <= FORM_BLEED_MM


def test_a_card_that_is_asked_for_by_name_is_taken_whatever_it_is() -> None:
    service = PRESETS.service("mpc-tarot")
    assert service
    runs, left = runs_of(["ganymede"], ORDER, service.cards)
    assert [run.lot.size for run in runs] == [Size(69.85, 120.65)]
    assert len(left) == 1


def test_every_set_of_cards_is_named_where_one_without_is_refused() -> None:
    with_cards = [*registry.KITS, *(n for n in registry.PRINTS if any(isinstance(p, Lot) for p in registry.printed(n).make(ORDER)))]
    with pytest.raises(DrawError) as refused:
        runs_of(["constellation-sheets"], ORDER, PRESETS.services[0].cards)
    [fault] = refused.value.faults
    assert fault.right.en.removeprefix("one of ").split(", ") == with_cards


@pytest.fixture
def data(tmp_path: Path) -> Path:
    shutil.copytree(DATA.root, tmp_path / "data")
    return tmp_path / "data"


def test_a_picture_smaller_than_its_card_is_a_fault_of_the_data(data: Path) -> None:
    file = data / "print.toml"
    file.write_text(file.read_text(encoding="utf-8").replace("size_px = [822, 1122]", "size_px = [700, 1122]"), encoding="utf-8")
    with pytest.raises(DataError, match="service mpc”, field poker, field size_px"):
        presets.load(Database(data))
    assert len(inspect(Database(data))) == 1


def test_the_marks_for_cutting_machines_have_the_figures_of_the_maker() -> None:
    [first, *_] = PRESETS.registrations
    assert (first.id, first.inset_mm, first.thickness_mm, first.square_mm) == ("silhouette-1", 10, 1, 5)
    assert first.arm_mm >= 5
