"""All that is wrong in the card database: what its readers say, and what none of them has asked for."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.records import where

NO_FILE = Text("프로그램이 모르는 파일이다", "is no file that the program knows")
NO_TABLE = Text("프로그램이 모르는 표다", "is no table that the program knows")


def faults_of(db: Database, readers: Iterable[Callable[[Database], Any]]) -> list[Fault]:
    """Every fault once. The readers are all that there are for this card database: a file or a table that none of them asks for is a fault."""
    found: list[Fault] = []
    for read in readers:
        try:
            read(db)
        except DataError as error:
            found += error.faults
    return list(dict.fromkeys([*found, *_strange_files(db), *_strange_tables(db)]))


def _strange_files(db: Database) -> Iterator[Fault]:
    """A fault for each TOML file of the folder, or of a folder in it, that nothing reads, with the file that was perhaps meant."""
    missing = [name for name in db.files if not (db.root / name).exists()]
    for name in db.listed():
        if name not in db.files:
            yield Fault(where(name), NO_FILE, perhaps(fold(name), missing or db.files))


def _strange_tables(db: Database) -> Iterator[Fault]:
    """A fault for each table of a file that nothing reads, with the table that was perhaps meant."""
    for file, tables in db.files.items():
        for name in tables or ():
            if tables and name not in tables.asked:
                yield Fault(where(file, name), NO_TABLE, perhaps(fold(name), tables.asked))
