"""Writing a copy of the card database to edit."""

import os
import shutil
from pathlib import Path

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import same


def copy_database(data: Path, folder: Path) -> list[str]:
    """Copy all files of the card database into a folder that is new or empty; their names. Raises InputError, with nothing left
    behind, where something lies there already or it cannot be written."""
    beside = folder.parent / f".{folder.name}.new"
    try:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            right = ("새 폴더나 빈 폴더. 덮어쓰지 않는다", "a new or empty folder; nothing is overwritten")
            raise InputError([fault(same(str(folder)), "이미 무엇이 있다", "something is there already", *right)])
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(beside, ignore_errors=True)
        shutil.copytree(data, beside, copy_function=shutil.copyfile)  # without the rights: a copy of read-only data is there to be edited
        if folder.exists():
            folder.rmdir()
        os.replace(beside, folder)
    except (OSError, shutil.Error, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InputError(
            [fault(same(str(folder)), f"쓸 수 없다 ({reason})", f"cannot be written ({reason})", "쓸 수 있는 폴더", "a folder that can be written")]
        ) from None
    finally:
        shutil.rmtree(beside, ignore_errors=True)
    return sorted(p.relative_to(folder).as_posix() for p in folder.rglob("*.toml"))
