"""Records on the disk: which file a game is kept in, reading it, and writing a line through to the disk before anybody hears of it."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.play.record import Record, as_comment, check_game, parse

HEADING = b"# asrus-pnp play "


class Writer:
    """An open record. What `append` was given is on the disk when it returns; what was cut off before lies there as a comment."""

    def __init__(self, path: Path, handle: int, heading: str) -> None:
        self._path, self._handle = path, handle
        self.record: Record = parse(files.read_all(handle))
        self._end, self._size = self.record.size, self.record.size + len(self.record.torn)
        if self.record.torn and not self._end and not self.record.torn.startswith(HEADING[: len(self.record.torn)]):
            right = ("기록이거나 없는 파일", "a record, or a file that is not there yet")
            raise InputError([fault(same(str(path)), "게임의 기록이 아니다", "is no record of a game", *right)])
        self._before = as_comment(self.record.torn) if self.record.torn else b"" if self._size else HEADING + f"{heading}\n".encode()

    @property
    def next_line(self) -> int:
        """The number of the line in the file that is written next."""
        return self.record.count + 1 + self._before.count(b"\n")

    def append(self, line: str) -> None:
        """Put the line at the end; raises InputError, with the record as it was, where that cannot be done."""
        content = self._before + line.encode() + b"\n"
        try:
            self._still_ours()
            files.write_through(self._handle, self._end, content)
        except OSError as error:
            self._size = os.fstat(self._handle).st_size
            raise _refused(self._path, error.strerror or str(error)) from None
        self._before, self._end, self._size = b"", self._end + len(content), self._end + len(content)

    def _still_ours(self) -> None:
        """Raises InputError where another program wrote to the file or put another in its place."""
        with suppress(FileNotFoundError):
            found = os.stat(self._path)
            if found.st_size == self._size and os.path.samestat(found, os.fstat(self._handle)):
                return
        right = ("여기서 나가 다시 열 것", "quit, and open it again")
        raise InputError([fault(same(str(self._path)), "다른 프로그램이 기록을 바꾸었다", "another program changed the record", *right)])

    @property
    def empty(self) -> bool:
        """Whether nothing stands in the file."""
        return self._size == 0


@contextmanager
def opened(path: Path, game: str) -> Iterator[Writer]:
    """The record of that name, a new one where there is none, for this program alone.
    Raises InputError where it cannot be read or written, or is of another game."""
    new = not path.exists()
    handle = _open(path, os.O_RDWR | os.O_CREAT)
    try:
        with files.alone(path, wait=False) as ours:
            if not ours:
                right = ("다른 --file, 또는 그쪽을 먼저 끝낼 것", "another --file, or end the other one first")
                raise InputError([fault(same(str(path)), "다른 asrus-pnp가 이 기록을 쓰고 있다", "another asrus-pnp keeps this record", *right)])
            if new:
                files.sync_folder(path.parent)
            writer = Writer(path, handle, f"{game}, {time.strftime('%Y-%m-%d %H:%M')}")
            check_game(writer.record, game, str(path))
            try:
                yield writer
            finally:
                if new and writer.empty:
                    path.unlink(missing_ok=True)
    finally:
        os.close(handle)


def read(path: Path) -> Record:
    """The record of that name; raises InputError where it cannot be read."""
    handle = _open(path, os.O_RDONLY)
    try:
        return parse(files.read_all(handle))
    except OSError as error:
        raise _refused(path, error.strerror or str(error)) from None
    finally:
        os.close(handle)


def choose(folder: Path, game: str, over: Callable[[Record], bool], new: bool = False) -> Path:
    """The newest record of the game in the folder if that game is not over, else (or where a new one is asked for) the name of the next:
    game-1.txt, game-2.txt and so on."""
    numbers = [int(n) for n in (p.stem.removeprefix(f"{game}-") for p in folder.glob(f"{game}-*.txt")) if n.isdecimal() and len(n) < 7]
    last = max(numbers, default=0)
    newest = folder / f"{game}-{last}.txt"
    goes_on = last > 0 and not new and not over(_of_game(newest, game))
    return newest if goes_on else folder / f"{game}-{last + 1}.txt"


def _of_game(path: Path, game: str) -> Record:
    record = read(path)
    check_game(record, game, str(path))
    return record


def _open(path: Path, flags: int) -> int:
    try:
        if path.exists() and not path.is_file():
            raise OSError(0, "no plain file")
        return os.open(path, flags | getattr(os, "O_BINARY", 0), 0o666)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise _refused(path, getattr(error, "strerror", None) or str(error)) from None


def _refused(path: Path, reason: str) -> InputError:
    found = Text(f"기록을 읽거나 쓸 수 없다 ({reason})", f"the record cannot be read or written ({reason})")
    return InputError([fault(same(str(path)), *found, "쓸 수 있는 텍스트 파일", "a text file that can be written")])
