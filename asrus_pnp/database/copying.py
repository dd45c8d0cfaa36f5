"""Writing a copy of the card database to edit."""

from pathlib import Path

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same

RIGHT = Text("쓸 수 있는 폴더", "a folder that can be written")


def copy_database(data: Path, folder: Path) -> list[str]:
    """Copy all files of the card database into a folder that is new or empty; their names. Raises InputError, with nothing left
    behind, where something lies there already or it cannot be written."""
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            right = ("새 폴더나 빈 폴더. 덮어쓰지 않는다", "a new or empty folder; nothing is overwritten")
            raise InputError([fault(same(str(folder)), "이미 무엇이 있다", "something is there already", *right)])
        names = [p.relative_to(data) for p in sorted([*data.rglob("*.toml"), *data.rglob("*.txt")])]
        if not names:
            raise files.unreadable(data, FileNotFoundError(2, "no card database"), RIGHT)
        copies = {folder / name: (data / name).read_bytes() for name in names}  # without the rights: a copy of read-only data is there to be edited
    except (OSError, ValueError) as error:
        raise files.unwritable(folder, error, RIGHT) from None
    files.write(copies, RIGHT)
    return sorted(name.as_posix() for name in names)
