"""The outlines of whole cards, from their marks."""

from pathlib import Path

import photo_scenes as scenes
import pytest
from PIL import Image, ImageDraw

from asrus_pnp.database.database import Database
from asrus_pnp.photo.annotate import READ, UNREAD, annotate
from asrus_pnp.photo.cards import physical
from asrus_pnp.photo.marks import Mark
from asrus_pnp.photo.outlines import Printed, outline, printed
from asrus_pnp.photo.read import marks
from asrus_pnp.photo.scan import Shot

AT, PX_PER_MM = (150, 120), scenes.DPI / scenes.MM_PER_INCH
Corner = tuple[float, float]


@pytest.fixture(scope="module")
def cards() -> dict[str, Printed]:
    return printed(Database())


def lying(id: str, turn: int) -> Image.Image:
    """A card on a grey table, upright or turned by quarters."""
    face = scenes.fronts([id])[id].rotate(90 * turn, expand=True)
    table = Image.new("L", (face.width + 2 * AT[0], face.height + 2 * AT[1]), 110)
    table.paste(face, AT)
    return table


def corners(id: str, turn: int) -> list[Corner]:
    """Where its corners lie: those that are upper left, upper right, lower right and lower left in the picture."""
    face = scenes.fronts([id])[id].rotate(90 * turn, expand=True)
    (x, y), w, h = AT, face.width, face.height
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def off_mm(found: Mark | tuple[Corner, ...], right: list[Corner]) -> float:
    """How far the worst corner lies off, whichever comes first."""
    ways = [[abs(complex(*a) - complex(*b)) for a, b in zip(found[k:] + found[:k], right, strict=True)] for k in range(4)]  # type: ignore[operator,index]
    return min(map(max, ways)) / PX_PER_MM


@pytest.mark.parametrize(("id", "turn"), [("A33", 0), ("C05", 1), ("T01", 2), ("S01", 3)])
def test_two_marks_tell_where_the_whole_card_lies(cards: dict[str, Printed], id: str, turn: int) -> None:
    found = [m for m in marks(lying(id, turn)) if m.id == id]
    assert len(found) == 2
    assert off_mm(outline(cards[id], found), corners(id, turn)) < 2


@pytest.mark.parametrize("turn", [0, 3])
def test_one_mark_tells_it_too(cards: dict[str, Printed], turn: int) -> None:
    for mark in marks(lying("C05", turn)):
        assert off_mm(outline(cards["C05"], [mark]), corners("C05", turn)) < 5


def test_a_mark_that_lies_elsewhere_is_no_second_mark_of_the_card(cards: dict[str, Printed]) -> None:
    first = marks(lying("C05", 0))[0]
    far = Mark(first.content, tuple((x + 2000, y) for x, y in first.corners))  # type: ignore[arg-type]
    assert outline(cards["C05"], [first, far]) == outline(cards["C05"], [first])


def test_every_card_is_printed_with_a_mark_somewhere(cards: dict[str, Printed]) -> None:
    assert set(cards) >= set(physical(Database()))
    assert all(0 < c.mark.real < c.wide and 0 < c.mark.imag < c.high for c in cards.values())


def test_what_was_not_read_is_outlined_as_a_card_with_a_question_mark(cards: dict[str, Printed], tmp_path: Path) -> None:
    two = Image.new("L", (950, 650), 110)
    for n, id in enumerate(("C05", "C06")):
        two.paste(scenes.fronts([id])[id].reduce(2), (40 + 450 * n, 60))
    read = [m for m in marks(two) if m.id]
    spoiled, unread = ImageDraw.Draw(two), [m for m in read if m.id == "C06"]
    for mark in unread:
        (x, y), side = mark.middle, mark.side
        spoiled.rectangle((x - side * 0.35, y - side * 0.1, x + side * 0.3, y + side * 0.3), fill=20)
    two.save(tmp_path / "two.png")
    found = tuple(marks(two))
    assert [m.id for m in found if m.id] == ["C05", "C05"]
    assert [m.content for m in found if not m.id] in (["", ""], [""])
    annotate(Shot(str(tmp_path / "two.png"), found, physical(Database())), cards, tmp_path / "seen.png", "en")
    seen = Image.open(tmp_path / "seen.png")
    for colour, left in ((READ, 40), (UNREAD, 490)):
        beside = [seen.getpixel((left + dx, 300)) for dx in range(-13, 14)]
        assert tuple(bytes.fromhex(colour[1:])) in beside
