"""Papers and card sizes by name."""

from pathlib import Path

import pytest

from asrus_pnp.core.errors import DataError, InputError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.paper_sizes import load

STOCKS = load(Database())


@pytest.mark.parametrize(
    ("name", "size"),
    [("a4", (210, 297)), ("letter", (215.9, 279.4)), ("a3", (297, 420)), ("legal", (215.9, 355.6)), ("tabloid", (279.4, 431.8)), ("photo", (102, 152)),
     (" A4 ", (210, 297))],
)  # fmt: skip
def test_papers_have_their_exact_sizes_upright(name: str, size: tuple[float, float]) -> None:
    assert STOCKS.paper(name) == Size(*size)


@pytest.mark.parametrize(
    ("name", "size"),
    [("standard", (63, 88)), ("TCG", (63, 88)), ("poker", (63.5, 88.9)), ("bridge", (57.15, 88.9)), ("euro", (59, 92)), ("japanese", (59, 86)),
     ("mini-euro", (44, 68)), ("mini-us", (44.45, 63.5)), ("tarot", (70, 120)), ("Square", (70, 70)),
     ("63x88", (63, 88)), ("63×88", (63, 88)), ("63*88", (63, 88)), (" 57.15x88.9 ", (57.15, 88.9)),
     ("63x88mm", (63, 88)), ("63 x 88", (63, 88)), ("63 mm × 88 mm", (63, 88)), ("63X88 MM", (63, 88)), ("40x40", (40, 40))],
)  # fmt: skip
def test_card_sizes_go_by_name_or_measure(name: str, size: tuple[float, float]) -> None:
    assert STOCKS.card(name) == Size(*size)


@pytest.mark.parametrize("typed", ["0x88", "63x0", "39.99x88", "1x1", "0x0"])
def test_a_size_too_small_for_a_face_is_refused_with_the_least(typed: str) -> None:
    with pytest.raises(InputError, match="at least 40 mm"):
        STOCKS.card(typed)


@pytest.mark.parametrize("typed", ["", "63", "63x", "x88", "-63x88", "63 x 88 x 3", "1e9x88", "9999x88", "nanx88", "stndard", "카드"])
def test_what_is_no_size_is_refused_with_the_names_there_are(typed: str) -> None:
    with pytest.raises(InputError) as caught:
        STOCKS.card(typed)
    [fault] = caught.value.faults
    assert "standard" in fault.right.en
    assert "standard" in fault.right.ko


def test_a_mistyped_paper_is_guessed() -> None:
    with pytest.raises(InputError, match=r"did you mean letter\?"):
        STOCKS.paper("leter")


def test_faults_of_the_file_are_told_together(tmp_path: Path) -> None:
    text = (folder() / "print.toml").read_text(encoding="utf-8")
    text = text.replace("[210, 297]", '["wide", 297]').replace("[70, 70]", "[70]").replace('id = "tarot"', 'id = "square"').replace('id = "a3"', "di = 3")
    (tmp_path / "print.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load(Database(tmp_path))
    assert len(caught.value.faults) >= 4
