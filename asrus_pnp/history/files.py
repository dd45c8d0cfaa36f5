"""Finding records and logs among any files, by their first bytes, and reading a file that somebody may be writing to."""

import os
import stat
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.play.record import BOM
from asrus_pnp.play.record_files import HEADING
from asrus_pnp.results.score_log import HEAD

PEEK, TRIES = 2048, 3
NAMES = "players.toml"
RECORD, LOG = "record", "log"


@dataclass(frozen=True, slots=True)
class Found:
    """The files that hold games, each with its kind, in the order of their names; the files of players' names; and what cannot be read."""

    files: tuple[tuple[Path, str], ...]
    names: tuple[Path, ...]
    faults: tuple[Fault, ...]


def find(paths: Sequence[Path], starts: Collection[str]) -> Found:
    """What lies at the paths and in the folders below them; `starts` are the words, folded, that a record begins with.
    Other files are passed over in silence, unless they were named themselves."""
    faults, seen, names = list[Fault](), dict[str, tuple[Path, str]](), set[Path]()
    for path in paths:
        named = not path.is_dir()
        names |= {path.parent / NAMES} if named else set()
        for file in [path] if named else _below(path, faults):
            if file.name == NAMES:
                names.add(file)
                continue
            try:
                kind = _kind(_head(file), starts)
            except (OSError, ValueError) as error:  # ValueError: a NUL in the name
                faults.append(_unread(file, getattr(error, "strerror", None) or str(error)))
                continue
            if kind:
                seen.setdefault(os.path.realpath(file), (file, kind))
            elif named:
                faults.append(_unknown(file))
    return Found(tuple(sorted(seen.values())), tuple(sorted(n for n in names if n.is_file())), tuple(faults))


def _below(top: Path, faults: list[Fault]) -> Iterator[Path]:
    """The plain files in a folder and in those below it; links to folders are not followed, so that there is an end."""
    for folder, inside, files in os.walk(top, onerror=lambda e: faults.append(_unread(Path(e.filename), e.strerror or str(e)))):
        inside.sort()
        for name in sorted(files):
            path = Path(folder, name)
            if _plain(path):
                yield path


def _plain(path: Path) -> bool:
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except OSError:  # a link to nowhere
        return False


def _head(path: Path) -> bytes:
    if not stat.S_ISREG(os.stat(path).st_mode):
        raise OSError(0, "no plain file")
    with path.open("rb", buffering=0) as file:
        return file.read(PEEK)


def _kind(head: bytes, starts: Collection[str]) -> str:
    """What the first bytes of a file begin: a record, a log, or nothing that is known here."""
    if b"\0" in head or b":" not in head:
        return ""
    text = head.removeprefix(BOM).decode("utf-8", "replace")
    if head.removeprefix(BOM).startswith(HEADING):
        return RECORD
    if HEAD.search(text):
        return LOG
    first = next((line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")), "")
    return RECORD if fold(first.replace("：", ":").partition(":")[0].strip()) in starts and "=" in first else ""


def read(path: Path) -> bytes:
    """All bytes of a file as they stood at one moment; raises InputError where it cannot be read, and where it changes at every try."""
    try:
        for _ in range(TRIES):
            before = _state(path)
            content = path.read_bytes()
            if before == _state(path) and len(content) == before[0]:
                return content
    except OSError as error:
        raise InputError([_unread(path, error.strerror or str(error))]) from None
    right = ("잠시 뒤에 다시", "try again when nobody writes to it")
    raise InputError([fault(same(str(path)), "읽는 동안 자꾸 바뀝니다", "changes while it is read", *right)])


def _state(path: Path) -> tuple[int, int, int]:
    found = os.stat(path)
    return found.st_size, found.st_mtime_ns, found.st_ino


def _unread(path: Path, reason: str) -> Fault:
    return fault(same(str(path)), f"읽을 수 없습니다 ({reason})", f"cannot be read ({reason})", "읽을 수 있는 파일", "a file that can be read")


def _unknown(path: Path) -> Fault:
    right = ("play가 남긴 기록이나 score --save의 기록", "a record of play, or a log of score --save")
    return fault(same(str(path)), "게임이 적힌 파일이 아닙니다", "holds no games", *right)
