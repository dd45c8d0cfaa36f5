"""The plates behind the figures: that they agree with the figures and with the sky, and what is told of a file that does not."""

import shutil
from pathlib import Path

import pytest

from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.kits import atlas
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.chart import SIZES, Chart, glow_at, size, tint
from asrus_pnp.kits.sky import Figure, project
from asrus_pnp.kits.sky_figures import Placement
from asrus_pnp.pdf.impose.geometry import Box

SKY = skies.load(Database())
FIGURES = list(SKY.figures.values())


def chart(figure: Figure) -> Chart:
    """A chart on which a degree is a millimetre and the middle of the plane the origin."""
    return Chart(figure, Placement(1.0, 0.0, 0.0), Box(-60, -60, 120, 120), (), 1.0)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda f: f.id)
def test_every_star_of_a_figure_is_on_its_plate_with_its_magnitude(figure: Figure) -> None:
    for x, y, magnitude in figure.stars:
        near = [s for s in figure.plate.stars if abs(s.x - x) < 0.03 and abs(s.y - y) < 0.03]
        assert any(abs(s.magnitude - magnitude) < 0.05 for s in near), (figure.id, x, y)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda f: f.id)
def test_a_plate_holds_the_naked_eye_stars_around_its_figure_and_nothing_fainter(figure: Figure) -> None:
    assert 90 < len(figure.plate.stars) < 800
    assert max(s.magnitude for s in figure.plate.stars) <= 6.0
    assert figure.plate.lines
    assert {s.letter for s in figure.plate.stars} - {""}
    assert len(figure.plate.stars) - len(figure.neighbours) - len(figure.stars) in (0, 1)  # one of them is a pair too close to tell apart


@pytest.mark.parametrize(
    ("figure", "ra", "dec", "level"),  # Baade's window, a rift beside it, Orion's foot, places far from the galactic plane
    [("sagittarius", 270.9, -30.0, 3), ("sagittarius", 300.0, -38.0, 0), ("gemini", 95.0, 18.0, 1), ("leo", 165.0, 15.0, 0), ("virgo", 200.0, 0.0, 0)],
)
def test_the_milky_way_runs_where_it_does(figure: str, ra: float, dec: float, level: int) -> None:
    one = SKY.figures[figure]
    glow = glow_at(chart(one), *project(ra, dec, *one.plate.centre))
    assert (glow > 0.14) if level >= 3 else (glow > 0) if level else (glow == 0)


@pytest.mark.parametrize(("figure", "ra", "dec", "warm"), [("taurus", 68.98, 16.51, True), ("scorpius", 247.35, -26.43, True), ("virgo", 201.3, -11.16, False)])
def test_the_brightest_have_their_colour(figure: str, ra: float, dec: float, warm: bool) -> None:
    one = SKY.figures[figure]
    x, y = project(ra, dec, *one.plate.centre)
    star = min(one.plate.stars, key=lambda s: (s.x - x) ** 2 + (s.y - y) ** 2)
    colour = tint(star.bv)
    assert (int(colour[1:3], 16) > int(colour[5:7], 16)) == warm


def test_brighter_stars_are_larger() -> None:
    widths = [size(m / 10)[1] for m in range(-15, 61)]
    assert widths == sorted(widths, reverse=True)
    assert len(set(widths)) == len(SIZES)


def changed(tmp_path: Path, change: str, by: str) -> DataError:
    data = tmp_path / "card_data"
    shutil.copytree(folder(), data)
    text = (data / atlas.FILE).read_text(encoding="utf-8")
    (data / atlas.FILE).write_text(text.replace(change, by, 1), encoding="utf-8")
    with pytest.raises(DataError) as caught:
        skies.load(Database(data))
    return caught.value


@pytest.mark.parametrize(("change", "by"), [("\ns ", "\nt "), ("\nm 0 ", "\nm 0 7 "), ("\nl ", "\nl x "), ("plate aries", "plate aries 1")])
def test_a_line_that_cannot_be_read_is_told_with_its_number(tmp_path: Path, change: str, by: str) -> None:
    [found] = changed(tmp_path, change, by).faults
    assert "line " in found.where.en
    assert atlas.FILE in found.where.ko


def test_a_figure_without_a_plate_is_told(tmp_path: Path) -> None:
    said = [f.say("en") for f in changed(tmp_path, "plate aries", "plate ram").faults]
    assert any("aries" in s and "missing" in s for s in said), said


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    data = tmp_path / "card_data"
    shutil.copytree(folder(), data)
    (data / atlas.FILE).unlink()
    with pytest.raises(DataError, match=r"atlas\.txt"):
        skies.load(Database(data))
