"""The card database: a folder of TOML files, each read and parsed once at most, and what is made of it made once."""

import unicodedata
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import update_wrapper
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

from asrus_pnp.core.errors import DataError, fault
from asrus_pnp.core.text import same
from asrus_pnp.database.location import folder

T = TypeVar("T")
P = ParamSpec("P")


class Tables(dict[str, Any]):
    """The tables of one file. It keeps the names that it was asked for: another name that stands in the file is known to nobody."""

    def __init__(self, tables: dict[str, Any]) -> None:
        super().__init__(tables)
        self.asked: dict[str, None] = {}

    def get(self, name: str, default: Any = None) -> Any:
        self.asked[name] = None
        return super().get(name, default)

    def whole(self) -> "Tables":
        """All of them, for who makes one record of the file and tells itself which field it does not know."""
        self.asked |= dict.fromkeys(self)
        return self


class Database:
    """The card database of a folder, by default the one that came with the program. Nothing of it is read before it is asked for."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or folder()
        self.files: dict[str, Tables | None] = {}  # what was asked for so far; none where it cannot be read
        self._kept: dict[Hashable, Any] = {}

    def tables(self, name: str) -> Tables:
        """The tables of one file, all text in NFC; raises DataError where it is missing, no UTF-8 or no TOML."""
        return self.once(("tables", name), lambda: self._opened(name))

    def once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What `make` gives, made for the first who asks for the key; the same DataError again where the card database is faulty there."""
        if key not in self._kept:
            try:
                self._kept[key] = make()
            except DataError as error:
                self._kept[key] = error
        found = self._kept[key]
        if isinstance(found, DataError):
            raise DataError(found.faults)
        return cast(T, found)

    def listed(self) -> list[str]:
        """The names of all TOML files in the folder and in the folders that it has."""
        with suppress(OSError):  # what cannot be listed was told by who wanted to read it
            return sorted(p.relative_to(self.root).as_posix() for some in ("*.toml", "*/*.toml") for p in self.root.glob(some))
        return []

    def _opened(self, name: str) -> Tables:
        self.files[name] = None
        self.files[name] = found = Tables(parsed(self.root / name, name))
        return found


def once(read: Callable[Concatenate[Database, P], T]) -> Callable[Concatenate[Database, P], T]:
    """A decorator for what reads the card database: the same things are asked of one database once."""

    def kept(db: Database, /, *args: P.args, **named: P.kwargs) -> T:
        return db.once((read, args, *named.items()), lambda: read(db, *args, **named))

    update_wrapper(kept, read)
    return kept


def parsed(file: Path, name: str) -> dict[str, Any]:
    """The tables of a file, all text in NFC; raises DataError where it is missing, no UTF-8 or no TOML."""
    import tomllib  # what is answered from an index reads no TOML

    try:
        return tomllib.loads(unicodedata.normalize("NFC", file.read_text(encoding="utf-8-sig")))
    except FileNotFoundError:
        problem = ("파일이 없다", "there is no such file", "asrus-pnp data DIR 로 새로 쓸 수 있다", "asrus-pnp data DIR writes a fresh copy")
    except (OSError, UnicodeDecodeError) as error:
        problem = (f"읽을 수 없다 ({error})", f"cannot be read ({error})", "UTF-8 텍스트 파일", "a text file in UTF-8")
    except tomllib.TOMLDecodeError as error:
        problem = (f"TOML이 아니다 ({error})", f"is not TOML ({error})", "그 줄을 고칠 것", "mend that line")
    raise DataError([fault(same(name), *problem)])
