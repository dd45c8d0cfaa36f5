"""Records on the disk: which file a game is kept in, reading it, and writing a line through to the disk before anybody hears of it."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from asrus_pnp.core import files
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.play.record import Record, as_comment, check_game, parse

HEADING, COMMENT = b"# asrus-pnp play ", b"#"


class Writer:
    """An open record. What `append` was given is on the disk when it returns; what was cut off before lies there as a comment.
    The first sign of a line is written last, a # in its stead before: a line of this program that was cut off never looks like a whole event."""

    def __init__(self, path: Path, handle: int, heading: str) -> None:
        self._path, self.handle, self.restored = path, handle, False
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
        """Put the line at the end; raises InputError, with the record as it was, where that cannot be done.
        A record that was deleted meanwhile is written again as it was, and `restored` says so."""
        written = (line if line[:1].isascii() else f" {line}").encode() + b"\n"  # half a letter would spoil the file
        try:
            self._still_ours()
            files.write_through(self.handle, self._end, self._before + COMMENT + written[1:])
            files.write_over(self.handle, self._end + len(self._before), written[:1])
        except OSError as error:
            with suppress(OSError):
                os.ftruncate(self.handle, self._end)
            self._size = os.fstat(self.handle).st_size
            raise _refused(self._path, error.strerror or str(error)) from None
        self._end += len(self._before) + len(written)
        self._before, self._size = b"", self._end

    def take_last(self, record: Record) -> None:
        """Give the last line the end that it lacks: it is a whole event. Raises InputError where that cannot be done."""
        self._before, self._end, self.record = b"", record.size, record
        try:
            files.write_through(self.handle, self._end, b"\n")
        except OSError as error:
            raise _refused(self._path, error.strerror or str(error)) from None
        self._end = self._size = self._end + 1

    def _still_ours(self) -> None:
        """Raises InputError where another program wrote to the file or put another in its place; one that is gone is written again."""
        try:
            found = os.stat(self._path)
        except FileNotFoundError:
            return self._write_again()
        if found.st_size == self._size and os.path.samestat(found, os.fstat(self.handle)):
            return None
        right = ("여기서 나가 다시 여십시오", "quit, and open it again")
        raise InputError([fault(same(str(self._path)), "다른 프로그램이 기록을 바꾸었습니다", "another program changed the record", *right)])

    def _write_again(self) -> None:
        """The deleted file lives on as long as it is open: what it held goes into a new one of its name."""
        content = files.read_all(self.handle)[: self._size]
        handle = _open(self._path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
        try:
            files.write_through(handle, 0, content)
        except OSError:
            os.close(handle)
            self._path.unlink(missing_ok=True)
            raise
        files.sync_folder(self._path.parent)
        os.close(self.handle)
        self.handle, self.restored = handle, True

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
    with ExitStack() as at_end:
        writer: Writer | None = None
        at_end.callback(lambda: os.close(writer.handle if writer else handle))
        if not at_end.enter_context(files.alone(path, wait=False)):
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
