"""What the project says of itself is so: README, licence, version, and the command that CI runs."""

import importlib.metadata
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from asrus_pnp import registry
from asrus_pnp.cli.main import COMMANDS, VERSION, program

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = [line.strip().split("  ")[0] for line in README.splitlines() if line.startswith("    asrus-pnp ")]
QUIET = ("score", "ruling", "rules")  # what writes no file and needs none


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_stands_in_the_readme(name: str) -> None:
    assert re.search(rf"asrus-pnp {name}\b|`{name}\b", README), name


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_stands_in_the_readme_with_a_line_that_scores(game: str) -> None:
    row = next(line for line in README.splitlines() if line.startswith(f"| `{game}` |") and line.count("`") > 4)
    example = row.rstrip("| ").split("`")[-2]
    others = {"astro-race": ["Bo: moon=3 reserve=7"], "starry-night": ["Bo: 7x7 stones=9", "Cho: 9x7 stones=4"]}
    rest = others.get(game, ["Zed: flat"] if game == "ganymede" else ["Zed: 1 energy=4"])
    result = CliRunner().invoke(program, ["score", game, example, *rest], env={"LANG": "C.UTF-8"})
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize("line", [line for line in LINES if line.split()[1] in QUIET and "--photo" not in line])
def test_what_the_readme_shows_runs(line: str) -> None:
    result = CliRunner().invoke(program, shlex.split(line)[1:], env={"LANG": "C.UTF-8"})
    assert result.exit_code == 0, result.output


def test_ci_runs_the_readmes_own_test_command() -> None:
    pattern = re.search(r"sed -n '(.*)' README.md", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert pattern
    found = subprocess.run(["sed", "-n", pattern[1], "README.md"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert len(found) == 1
    assert found[0].endswith("-m pytest")


def test_the_version_is_one() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION
    assert f"## {VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_source_archive_holds_what_its_tests_read() -> None:
    included = PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]
    for name in ("asrus_pnp", "card_data", "tests", ".ci", ".readme", "output/README.md", "README.md", "CHANGELOG.md", "LICENSE"):
        assert f"/{name}" in included
        assert (ROOT / name).exists(), name


def test_what_is_installed_with_the_program_has_a_newest_version_that_was_tried() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    for line in [*PROJECT["project"]["dependencies"], *(line for extra in ("photo", "images", "press") for line in extras[extra])]:
        name, least, most = re.fullmatch(r"([a-z0-9-]+)>=(\d+)[.0-9]*,<(\d+)", line).groups()  # type: ignore[union-attr]
        assert int(least) <= int(importlib.metadata.version(name).split(".")[0]) < int(most), name


def test_the_authors_are_those_of_the_licence_and_types_are_told_of() -> None:
    assert f"Copyright (c) 2026 {PROJECT['project']['authors'][0]['name']}" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert (ROOT / "asrus_pnp" / "py.typed").exists()


def test_the_licences_of_fonts_and_stars_are_kept() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Olaf Frohn" in licence
    assert "SIL Open" in licence
    assert (ROOT / "asrus_pnp" / "fonts" / "NotoSansKR-OFL.txt").is_file()
