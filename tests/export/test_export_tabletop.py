"""Decks for Tabletop Simulator: the sheets to the pixel, the hidden face, and that the saved object counts what there is."""

import json
from collections import Counter
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest
from exported import ORDER, lots, spotted
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageChops, ImageStat

from asrus_pnp import registry
from asrus_pnp.core.errors import DrawError, InputError
from asrus_pnp.export import tabletop
from asrus_pnp.export.saved_object import Card, DeckData, saved_object
from asrus_pnp.export.tabletop import cell_of, decks_of, write_table
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Lot

SIDE = 1000
lengths = st.floats(40, 200)


@given(lengths, lengths, st.integers(700, 8192))
def test_no_sheet_is_larger_than_asked_for_and_cards_keep_their_shape(w: float, h: float, side: int) -> None:
    wide, high = cell_of(Size(w, h), side)
    assert 10 * wide <= side
    assert 7 * high <= side
    assert abs(high - wide * h / w) <= 1.001
    assert max(10 * (wide + 1), 7 * (high + 1 + h / w)) > side  # a pixel more would not fit


def test_cards_of_63_by_88_have_409_by_571_pixels_in_4096() -> None:
    assert cell_of(Size(63, 88), 4096) == (409, 571)


@pytest.mark.parametrize("side", [0, 699, 8193, -4096])
def test_a_side_that_the_program_does_not_take_is_refused(side: int) -> None:
    with pytest.raises(InputError, match="700 to 8192"):
        cell_of(Size(63, 88), side)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> tabletop.Table:
    return write_table("asrus", ORDER, SIDE, tmp_path_factory.mktemp("tts"))


def saved(table: tabletop.Table) -> dict:  # type: ignore[type-arg]
    return json.loads(table.file.read_text(encoding="utf-8"))


def local(url: str) -> Path:
    return Path(unquote(urlparse(url).path))


def test_every_card_is_in_a_deck_once_with_its_name_and_its_id(table: tabletop.Table) -> None:
    cards = [card for deck in saved(table)["ObjectStates"] for card in deck["ContainedObjects"]]
    assert Counter(c["Description"] for c in cards) == Counter(p.name for lot in lots("asrus") for p in lot.pieces)
    rows = {r["id"]: r["name"] for r in registry.kit("asrus").rows(ORDER.db) if "name" in r}
    for card in cards:
        if card["Description"] in rows:
            name = rows[card["Description"]]
            assert card["Nickname"] == f"{name['ko']} · {name['en']}"


def test_each_deck_has_one_back_and_says_how_many_cards_it_holds(table: tabletop.Table) -> None:
    decks = saved(table)["ObjectStates"]
    backs = Counter(p.back.key for p in lots("asrus")[0].pieces if p.back)
    assert sorted(len(d["DeckIDs"]) for d in decks) == sorted(backs.values())
    for deck in decks:
        assert deck["Name"] == "DeckCustom"
        assert deck["DeckIDs"] == [c["CardID"] for c in deck["ContainedObjects"]]
        assert deck["Description"] == str(len(deck["DeckIDs"]))
        assert len({sheet["BackURL"] for sheet in deck["CustomDeck"].values()}) == 1


def test_every_card_lies_on_a_sheet_that_is_there_and_not_in_the_last_place(table: tabletop.Table) -> None:
    seen = set()
    for deck in saved(table)["ObjectStates"]:
        for card in deck["ContainedObjects"]:
            sheet, place = divmod(card["CardID"], 100)
            assert 0 <= place < 69
            [(key, described)] = card["CustomDeck"].items()
            assert int(key) == sheet
            assert described == deck["CustomDeck"][key]
            assert (described["NumWidth"], described["NumHeight"], described["UniqueBack"], described["BackIsHidden"]) == (10, 7, False, False)
            assert local(described["FaceURL"]).exists()
            assert local(described["BackURL"]).exists()
            seen.add(card["CardID"])
    assert len(seen) == 79


def test_names_of_objects_are_all_different(table: tabletop.Table) -> None:
    objects = [o for deck in saved(table)["ObjectStates"] for o in (deck, *deck["ContainedObjects"])]
    assert len({o["GUID"] for o in objects}) == len(objects)
    assert all(len(o["GUID"]) == 6 for o in objects)


def cell(image: Image.Image, place: int, px: tuple[int, int]) -> Image.Image:
    row, column = divmod(place, 10)
    return image.crop((column * px[0], row * px[1], (column + 1) * px[0], (row + 1) * px[1]))


def test_sheets_have_exact_pixels_and_the_back_as_hidden_face_last(table: tabletop.Table) -> None:
    px = cell_of(Size(63, 88), SIDE)
    for deck in table.decks:
        back = Image.open(table.file.parent / f"{deck.name}-back.png").convert("RGB")
        assert back.size == px
        for number in deck.sheets:
            sheet = Image.open(table.file.parent / f"{deck.name}-sheet-{number}.png").convert("RGB")
            assert sheet.size == (10 * px[0], 7 * px[1])
            apart = ImageChops.difference(cell(sheet, 69, px), back).convert("L")
            assert ImageStat.Stat(apart).mean[0] < 1.5  # drawn elsewhere, lines fall a little differently on the pixels
            assert ImageChops.difference(cell(sheet, 0, px), back).getbbox()


def test_the_70th_card_begins_a_second_sheet(table: tabletop.Table) -> None:
    [first, second] = table.decks
    assert [len(first.on(n)) for n in first.sheets] == [69, 8]
    assert first.sheets + second.sheets == (1, 2, 3)
    px = cell_of(Size(63, 88), SIDE)
    image = Image.open(table.file.parent / "asrus-1-sheet-2.png").convert("RGB")
    assert cell(image, 7, px).getcolors(4096) is None or len(cell(image, 7, px).getcolors(4096) or ()) > 50
    assert cell(image, 8, px).getcolors() == [(px[0] * px[1], (255, 255, 255))]


def test_cards_of_two_sizes_never_share_a_deck() -> None:
    decks = decks_of("ganymede", ORDER)
    assert [(d.size, len(d.pieces)) for d in decks] == [(Size(44, 68), 30), (Size(44, 68), 30), (Size(44, 68), 30), (Size(44, 68), 2), (Size(44, 44), 30)]
    assert [n for d in decks for n in d.sheets] == [1, 2, 3, 4, 5]


def test_with_an_address_pictures_are_looked_for_there_and_the_file_is_the_same_everywhere(tmp_path: Path) -> None:
    one, two = (write_table("ganymede-aid", ORDER, 700, tmp_path / n, "https://example.org/cards/") for n in "ab")
    urls = [s["FaceURL"] for d in saved(one)["ObjectStates"] for s in d["CustomDeck"].values()]
    assert urls
    assert all(url.startswith("https://example.org/cards/ganymede-aid-") for url in urls)
    assert [f.read_bytes() for f in sorted(one.file.parent.iterdir())] == [f.read_bytes() for f in sorted(two.file.parent.iterdir())]


def test_a_single_card_is_no_deck_and_cards_without_a_back_show_their_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tabletop, "lots_of", lambda *_: [Lot(Size(63, 88), (spotted("A1", "#ff0000", back=""), spotted("A2", back="#00ff00")))])
    made = write_table("asrus", ORDER, 700, tmp_path)
    cards = saved(made)["ObjectStates"]
    assert [(c["Name"], c["CardID"]) for c in cards] == [("CardCustom", 100), ("CardCustom", 200)]
    assert Image.open(made.file.parent / "asrus-1-back.png").getpixel((5, 5)) == (255, 0, 0)
    assert Image.open(made.file.parent / "asrus-2-back.png").getpixel((5, 5)) == (0, 255, 0)


def test_cards_lie_face_down_in_a_row_and_are_as_large_as_they_are() -> None:
    deck = DeckData("d", 68.0, (Card("a", "1", 1, 0), Card("b", "2", 1, 1)), {1: "u"}, "v")
    first, second = saved_object("t", [deck, deck], (10, 7))["ObjectStates"]
    assert first["Transform"]["rotZ"] == 180
    assert (first["Transform"]["posX"], second["Transform"]["posX"]) == (0, 3)
    assert first["Transform"]["scaleX"] == pytest.approx(68 / 88, abs=1e-4)


def test_a_set_without_cards_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    with pytest.raises(DrawError, match="has no cards"):
        write_table("ganymede-sheets", ORDER, 700, tmp_path)
    assert list(tmp_path.iterdir()) == []
