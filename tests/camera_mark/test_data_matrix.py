"""The Data Matrix encoder against zxing-cpp: its writer draws the same modules, its reader reads them back."""

import random

import pytest
import zxingcpp
from PIL import Image

from asrus_pnp import registry
from asrus_pnp.camera_mark.data_matrix import INNER, PLACES, SHAPE, SIDE, Rows, rows
from asrus_pnp.camera_mark.message import id_of, mark_of
from asrus_pnp.database.database import Database

FORMAT = zxingcpp.BarcodeFormat.DataMatrix
TEXTS = ("000000", "101015", "123456", "908172", "999999")


def picture(symbol: Rows, module_px: int = 4) -> Image.Image:
    small = Image.new("L", (SIDE + 2, SIDE + 2), 255)
    for y, row in enumerate(symbol):
        for x, dark in enumerate(row):
            small.putpixel((x + 1, y + 1), 0 if dark else 255)
    side = (SIDE + 2) * module_px
    return small.resize((side, side), Image.Resampling.NEAREST)


def said(image: Image.Image) -> list[str]:
    return [found.text for found in zxingcpp.read_barcodes(image, formats=FORMAT)]


@pytest.mark.parametrize("text", TEXTS)
def test_another_encoder_draws_the_same_modules(text: str) -> None:
    drawn = memoryview(zxingcpp.create_barcode(text, FORMAT).to_image()).tolist()
    assert [[value == 0 for value in row[1:-1]] for row in drawn[1:-1]] == [list(row) for row in rows(text)]


@pytest.mark.parametrize("kit", registry.KITS)
def test_every_card_reads_back(kit: str) -> None:
    cards = registry.kit(kit)
    for row in cards.rows(Database()):
        assert [id_of(text) for text in said(picture(rows(mark_of(row["id"]) or "")))] == [row["id"]]


@pytest.mark.parametrize("text", ["", "12345", "1234567", "A01", "12345a", "12345²", "１２３４５６"])
def test_what_does_not_fit_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Data Matrix of 10 × 10"):
        rows(text)


@pytest.mark.parametrize("pair", [(0, 1), (2, 7), (3, 4), (5, 6)])
def test_two_words_may_be_wrong_in_every_bit(pair: tuple[int, int]) -> None:
    symbol = [list(row) for row in rows("101015")]
    for word in pair:
        for down, across in SHAPE:
            y, x = 1 + (PLACES[word][0] + down) % INNER, 1 + (PLACES[word][1] + across) % INNER
            symbol[y][x] = not symbol[y][x]
    assert said(picture(tuple(map(tuple, symbol)))) == ["101015"]


def test_a_damaged_mark_never_says_another_card() -> None:
    rng, read = random.Random(4), 0
    whole = rows(mark_of("C17") or "")
    for _ in range(1500):
        symbol = [list(row) for row in whole]
        for _ in range(rng.randint(1, 20)):
            y, x = rng.randrange(1, SIDE - 1), rng.randrange(1, SIDE - 1)
            symbol[y][x] = not symbol[y][x]
        ids = {id_of(text) for text in said(picture(tuple(map(tuple, symbol))))} - {None}
        assert ids <= {"C17"}
        read += bool(ids)
    assert 50 < read < 1400  # some damage is mended, some is not: both ways were tried
