"""The mark on the cards: its measures, where it stands, and that it reads back from the rendered page."""

from collections import Counter
from dataclasses import astuple

import photo_scenes as scenes
import pytest
import zxingcpp
from strokes import FlatPen, Stroke, within

from asrus_pnp import registry
from asrus_pnp.camera_mark.data_matrix import rows
from asrus_pnp.camera_mark.message import id_of, mark_of
from asrus_pnp.database.database import Database
from asrus_pnp.pdf.draw import camera_mark
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Piece

CARD, PLACE = Box(0, 0, 63, 88), Box(10, 20, 5.5, 5.5)
MODULE = 5.5 / 12


def pieces(kit: str) -> list[Piece]:
    return [piece for lot in registry.kit(kit).lots(Database(), "both", None) for piece in lot.pieces]


def seen(content: bytes, dpi: int) -> Counter[str | None]:
    formats = zxingcpp.BarcodeFormat.DataMatrix
    return Counter(id_of(found.text) for page in scenes.pages(content, dpi) for found in zxingcpp.read_barcodes(page, formats=formats))


def strokes(id: str) -> tuple[list[Stroke], list[Stroke]]:
    """What is drawn for a card: the tablets and the modules."""
    pen = FlatPen()
    camera_mark.draw_both(pen, CARD, PLACE, id)
    return [s for s in pen.strokes if s.fill == camera_mark.CREAM], [s for s in pen.strokes if s.fill == camera_mark.NAVY]


def around(some: list[Stroke]) -> Box:
    left, top = min(s.extent.x for s in some), min(s.extent.y for s in some)
    return Box(left, top, max(s.extent.right for s in some) - left, max(s.extent.bottom for s in some) - top)


def test_cream_lies_a_module_wide_around_navy_modules_and_all_of_it_is_5_5_mm() -> None:
    tablets, modules = strokes("A01")
    first = [m for m in modules if within(m.extent, PLACE)]
    assert astuple(tablets[0].extent) == pytest.approx(astuple(PLACE))
    assert astuple(around(first)) == pytest.approx((10 + MODULE, 20 + MODULE, 10 * MODULE, 10 * MODULE))
    assert {round((x - 10) / MODULE, 4) % 1 for m in first for x, _ in m.points} == {0}
    assert sum(m.extent.w * m.extent.h for m in first) == pytest.approx(MODULE**2 * sum(map(sum, rows("101015"))))


@pytest.mark.parametrize("kit", registry.KITS)
@pytest.mark.parametrize("card", [None, Size(44, 68), Size(70, 120)], ids=str)
def test_a_fan_of_14_mm_and_a_column_of_26_mm_both_show_a_mark_of_every_card(kit: str, card: Size | None) -> None:
    for lot in registry.kit(kit).lots(Database(), "both", card):
        for piece in lot.pieces:
            if piece.front.quiet:
                place = piece.front.quiet(Box(0, 0, lot.size.w, lot.size.h))
                assert (place.w, place.h) == (5.5, 5.5)
                assert place.right <= 14, piece.name
                assert place.bottom <= 26, piece.name


def test_it_stands_in_the_quiet_place_and_once_more_upside_down() -> None:
    tablets, modules = strokes("A01")
    first, second = (m for m in modules if within(m.extent, PLACE)), [m for m in modules if not within(m.extent, PLACE)]
    assert [t.angle_deg for t in tablets] == [0, 180]
    assert {m.angle_deg for m in second} == {180}
    turned = [Box(63 - m.extent.right, 88 - m.extent.bottom, m.extent.w, m.extent.h) for m in second]
    assert [astuple(box) for box in turned] == [pytest.approx(astuple(m.extent)) for m in first]


def test_aids_carry_none() -> None:
    assert strokes("AL1") == ([], [])


@pytest.mark.parametrize("kit", ["asrus", "constellation"])
def test_the_fronts_of_all_cards_have_a_quiet_place_and_nothing_else_has(kit: str) -> None:
    for piece in pieces(kit):
        assert (piece.front.quiet is not None) == (mark_of(piece.name) is not None), piece.name
        assert piece.back is None or piece.back.quiet is None


@pytest.mark.slow
@pytest.mark.parametrize(("kit", "card"), [("asrus", ""), ("constellation", ""), ("constellation", "44x68"), ("ganymede", "")])
def test_both_marks_of_every_card_read_back_at_200_dpi(kit: str, card: str) -> None:
    if not any(piece.front.quiet for piece in pieces(kit)):
        pytest.skip(f"the faces of {kit} do not say yet where their quiet places are")
    assert seen(scenes.pdf(kit, card), 200) == dict.fromkeys(scenes.ids(kit), 2)


def test_without_marks_the_cards_have_none() -> None:
    assert seen(scenes.pdf("constellation", marks=False), 200) == {}
