"""Reading cards from made photos: the promises of the command line on a few fixed scenes; test_photo_limits.py has one of full size, and
tests/benchmarks/bench_photo.py has many."""

import sys
from dataclasses import replace

import photo_scenes as scenes
import pytest
import zxingcpp
from PIL import Image, ImageDraw

from asrus_pnp.camera_mark.data_matrix import rows
from asrus_pnp.core.errors import InputError
from asrus_pnp.photo.marks import Mark
from asrus_pnp.photo.read import marks

PARTS = [  # pale ink is not among them: of marks in navy on cream too little is left; tests/benchmarks/bench_photo.py tells the shares of all kinds
    ("ordinary 20", 6, 3, (1670, 1512), 1.0),
    ("fanned 40", 10, 5, (1670, 1900), 0.98),
    ("poor 15", 6, 3, (2230, 2014), 0.9),
    ("Ganymede 40", 8, 4, (1650, 1210), 0.98),
    ("Ganymede fan", 10, 5, (1190, 1154), 0.98),
    ("leaning", 6, 3, (2230, 1660), 0.6),
    ("dim", 2, 2, (1715, 1050), 0.9),
    ("3 megapixels", 8, 4, (2150, 1010), 0.8),
    ("shaken", 6, 3, (1400, 1200), 0.8),
]


def read(some: list[Mark]) -> set[str]:
    return {mark.id for mark in some if mark.id}


@pytest.mark.parametrize(("kind", "count", "columns", "frame", "share"), PARTS, ids=[part[0] for part in PARTS])
def test_the_cards_on_the_table_are_read_and_no_others(kind: str, count: int, columns: int, frame: tuple[int, int], share: float) -> None:
    """Each is a part of a scene of twelve megapixels: fewer cards in a smaller frame, each as many pixels wide as there."""
    part = replace((scenes.KINDS | scenes.HARD)[kind], count=count, columns=columns)
    ids = scenes.some(part, 3)
    found = read(marks(scenes.scene(part, ids, 3, frame), scenes.contents()))
    assert found <= set(ids)
    assert len(found) >= share * count


def test_a_clear_photo_is_looked_at_twice_and_a_hard_one_in_all_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """What costs most is not done where a look at a softer picture still shows everything."""
    sizes: list[tuple[int, int]] = []
    reader = zxingcpp.read_barcodes
    monkeypatch.setattr(zxingcpp, "read_barcodes", lambda look, **how: sizes.append(look.size) or reader(look, **how))
    for kind, frame in (("ordinary 20", (2230, 2014)), ("poor 40", (1000, 750))):
        part = replace((scenes.KINDS | scenes.HARD)[kind], count=6, columns=3)
        marks(scenes.scene(part, scenes.some(part, 3), 3, frame), scenes.contents())
    assert sizes[:2] == [(2230, 2014)] * 2
    assert sizes[2] == (1000, 750)
    assert max(sizes[2:]) == (2000, 1500)


def test_scenes_of_ganymede_have_tiles_shuttles_and_ships() -> None:
    for kind in (kind for name, kind in scenes.KINDS.items() if name.startswith("Ganymede")):
        assert {id[0] for id in scenes.some(kind, 3)} == set("TEMS")
    sizes = {id: face.size for id, face in scenes.fronts(["T01", "E01", "S01"]).items()}
    assert sizes["T01"] == pytest.approx((44 * 300 / 25.4,) * 2, abs=1)
    assert sizes["E01"] == sizes["S01"] == pytest.approx((44 * 300 / 25.4, 68 * 300 / 25.4), abs=1)


def test_the_outline_lies_on_the_mark() -> None:
    picture = Image.new("L", (400, 300), 90)
    picture.paste(255, (140, 80, 260, 200))
    symbol = Image.new("L", (10, 10))
    symbol.putdata([0 if dark else 255 for row in rows("101015") for dark in row])
    picture.paste(symbol.resize((100, 100), Image.Resampling.NEAREST), (150, 90))
    (mark,) = marks(picture)
    assert mark.id == "A01"
    for corner, right in zip(mark.corners, ((150, 90), (250, 90), (250, 190), (150, 190)), strict=True):
        assert corner == pytest.approx(right, abs=4)


def test_marks_that_a_hand_half_covers_are_told_as_unread_or_not_at_all() -> None:
    lying = scenes.rows(["C05", "C06", "C07", "C08"], 2, scenes.GOOD, 1)
    whole = scenes.photo(scenes.fronts(card.id for card in lying), lying, scenes.GOOD, 1, frame=(1000, 1200))
    seen = [m for m in marks(whole) if m.id]
    spoiled = whole.copy()
    draw = ImageDraw.Draw(spoiled)
    for mark in seen:
        (x, y), side = mark.middle, mark.side / 2
        for k in (-0.5, -0.15, 0.2):
            draw.rectangle((x + k * side, y - side * 0.6, x + (k + 0.17) * side, y + side * 0.6), fill=130)
    after = marks(spoiled)
    assert read(seen) == {"C05", "C06", "C07", "C08"}
    assert read(after) < read(seen)
    assert 0 < sum(not m.content for m in after) <= len(seen)


def test_cards_without_marks_show_nothing() -> None:
    lying = scenes.rows(["A01", "A33", "A65", "C05", "T01", "S01"], 3, scenes.ORDINARY, 2)
    assert marks(scenes.photo(scenes.fronts((card.id for card in lying), marks=False), lying, scenes.ORDINARY, 2, frame=(1000, 750))) == []


def test_codes_of_others_are_seen_and_are_no_cards() -> None:
    picture = Image.new("L", (300, 150), 255)
    for n, content in enumerate(("987654", "123456")):
        symbol = Image.new("L", (10, 10))
        symbol.putdata([0 if dark else 255 for row in rows(content) for dark in row])
        picture.paste(symbol.resize((80, 80), Image.Resampling.NEAREST), (30 + 150 * n, 30))
    assert sorted((m.content, m.id) for m in marks(picture)) == [("123456", None), ("987654", None)]


def test_without_its_reader_the_way_to_install_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zxingcpp", None)
    with pytest.raises(InputError, match="-m pip install zxing-cpp"):
        marks(Image.new("L", (50, 50)))
