"""A copy of the card database to edit."""

from pathlib import Path

import pytest

from asrus_pnp.core.errors import InputError
from asrus_pnp.database.copying import copy_database
from asrus_pnp.database.location import folder


def test_the_copy_holds_every_file_byte_for_byte(tmp_path: Path) -> None:
    files = copy_database(folder(), tmp_path / "new" / "cards")
    assert files == sorted(p.relative_to(folder()).as_posix() for p in folder().rglob("*") if p.is_file())
    for file in files:
        assert (tmp_path / "new" / "cards" / file).read_bytes() == (folder() / file).read_bytes()
    assert [p.name for p in (tmp_path / "new").iterdir()] == ["cards"]


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    assert copy_database(folder(), tmp_path / "cards")


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    for there in (tmp_path, tmp_path / "mine.txt"):
        with pytest.raises(InputError, match="something is there already"):
            copy_database(folder(), there)
    assert [p.name for p in tmp_path.iterdir()] == ["mine.txt"]


def test_the_copy_of_read_only_data_can_be_edited(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "a.toml").write_text("x = 1")
    (source / "a.toml").chmod(0o444)
    copy_database(source, tmp_path / "copy")
    assert (tmp_path / "copy" / "a.toml").stat().st_mode & 0o200


def test_a_failed_copy_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="cannot be written"):
        copy_database(folder(), tmp_path / "file" / "cards")
    with pytest.raises(InputError, match="cannot be read"):
        copy_database(tmp_path / "no such folder", tmp_path / "cards")
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
