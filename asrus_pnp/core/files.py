"""Files on the disk: put in their places whole or not at all, and the words for what the system refuses."""

import os
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from asrus_pnp.core.errors import Fault, FileError
from asrus_pnp.core.text import Text, same

NEW = ".asrus-pnp-new"  # how names end of files that wait for their places; before it stands the number of the process
LONGEST = 40  # of a name, in the name of the file that waits for its place: systems take 255 bytes, and a syllable has three
WRITABLE = Text("쓸 수 있는 폴더(--out)", "a folder that can be written to (--out)")  # what nearly all commands write, they write there


def unreadable(path: Path | str, error: Exception, right: Text) -> FileError:
    """That the file cannot be read, why, and what would be right."""
    return _refused(path, Text("읽을 수 없다", "cannot be read"), error, right)


def unwritable(path: Path | str, error: Exception, right: Text = WRITABLE) -> FileError:
    """That the file cannot be written, why, and what would be right."""
    return _refused(path, Text("쓸 수 없다", "cannot be written"), error, right)


def _refused(path: Path | str, found: Text, error: Exception, right: Text) -> FileError:
    why = getattr(error, "strerror", None) or str(error)
    return FileError([Fault(same(str(path)), Text(f"{found.ko} ({why})", f"{found.en} ({why})"), right)])


def write(contents: Mapping[Path, bytes], right: Text = WRITABLE, synced: bool = False) -> None:
    """Put the files in place, all or none, folders and all: each is written beside its place, and only then are all renamed. What is a link
    stays one, what was there keeps its rights. With `synced` they are on the disk before they take their places.
    Raises FileError where that fails; nothing is left then of what was made for it."""
    write_each(contents.items(), right, synced)


def write_each(files: Iterable[tuple[Path, bytes]], right: Text = WRITABLE, synced: bool = False) -> None:
    """As write, but each content is asked for only when its turn has come: not all of them need to be in memory."""
    waiting, made = dict[Path, Path](), list[Path]()
    try:
        for path, content in files:
            with _telling(path, right):
                target = _plain(path)
                _make(target.parent, made)
                if not any(t.parent == target.parent for t in waiting):
                    _sweep(target.parent)
                beside = waiting.setdefault(target, target.with_name(f".{target.name[:LONGEST]}.{len(waiting)}.{os.getpid()}{NEW}"))
                _write_beside(beside, target, content, synced)
        for target, beside in list(waiting.items()):
            with _telling(target, right):
                os.replace(beside, target)
                del waiting[target]
        made.clear()
    finally:
        for beside in waiting.values():
            with suppress(OSError, ValueError):
                beside.unlink()
        for folder in reversed(made):
            with suppress(OSError):
                folder.rmdir()


@contextmanager
def _telling(path: Path, right: Text) -> Iterator[None]:
    """A context in which what the system refuses becomes a FileError that names the file."""
    try:
        yield
    except (OSError, ValueError, RuntimeError) as error:  # ValueError: a NUL in the name; RuntimeError: a loop of links
        raise unwritable(path, error, right) from error


def _plain(path: Path) -> Path:
    """The file itself, where the path is a link; raises OSError for a folder or a device."""
    target = path.resolve() if path.is_symlink() else path
    if target.exists() and not target.is_file():
        raise OSError(0, "no plain file")
    return target


def _make(folder: Path, made: list[Path]) -> None:
    """Make the folder and those above it, each told in `made`."""
    for one in reversed([f for f in (folder, *folder.parents) if not f.exists()]):
        made.append(one)
        one.mkdir(exist_ok=True)


def _sweep(folder: Path) -> None:
    """Take away what runs have left behind that were killed before they could do so."""
    if os.name != "posix":  # nowhere else can a process be asked for without harm to it
        return
    for left in folder.glob(f".*{NEW}"):
        number = left.name.removesuffix(NEW).rpartition(".")[2]
        with suppress(OSError):
            try:
                os.kill(int(number) if number.isdecimal() else 0, 0)
            except ProcessLookupError:
                left.unlink()


def _write_beside(beside: Path, target: Path, content: bytes, synced: bool) -> None:
    beside.unlink(missing_ok=True)
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)  # less what the user's umask takes
    try:
        write_all(handle, content)
        if synced:
            os.fsync(handle)
    finally:
        os.close(handle)
    if target.exists():
        beside.chmod(stat.S_IMODE(target.stat().st_mode))


def read_all(handle: int) -> bytes:
    """All that an open file holds."""
    os.lseek(handle, 0, os.SEEK_SET)
    parts = []
    while part := os.read(handle, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def write_all(handle: int, content: bytes) -> None:
    """Write the content into an open file, in as many steps as the system takes; raises OSError."""
    while content:
        content = content[os.write(handle, content) :]


def write_through(handle: int, at: int, content: bytes) -> None:
    """Put the content at that place of an open file, as its end and on the disk. Raises OSError, with nothing behind that place where the system lets us."""
    try:
        os.lseek(handle, at, os.SEEK_SET)
        write_all(handle, content)
        os.ftruncate(handle, at + len(content))
        os.fsync(handle)
    except OSError:
        with suppress(OSError):
            os.ftruncate(handle, at)
        raise


def write_over(handle: int, at: int, content: bytes) -> None:
    """Put the content over what stands at that place of an open file, on the disk, and leave what is behind it; raises OSError."""
    os.lseek(handle, at, os.SEEK_SET)
    write_all(handle, content)
    os.fsync(handle)


def sync_folder(folder: Path) -> None:
    """The name of a new file is on the disk too; some systems cannot open a folder, and keep names without that."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


@contextmanager
def alone(path: Path, wait: bool = True) -> Iterator[bool]:
    """A context in which no other run of this user has the same file; whether that is so, which it is always after waiting."""
    from filelock import FileLock, Timeout  # takes longer to import than a score takes

    lock = FileLock(_lock_file(path), poll_interval=0.01)
    try:
        lock.acquire(timeout=-1 if wait else 0)
    except Timeout:
        yield False
        return
    try:
        yield True
    finally:
        lock.release()


def _lock_file(path: Path) -> Path:
    """A file to lock in place of another, out of people's sight; locks of one file meet whatever it is called by."""
    import tempfile
    from hashlib import sha256

    folder = Path(tempfile.gettempdir()) / f"asrus-pnp-{os.getuid() if hasattr(os, 'getuid') else os.environ.get('USERNAME', '')}"
    folder.mkdir(mode=0o700, exist_ok=True)
    return folder / f"{sha256(os.fsencode(path.resolve())).hexdigest()[:32]}.lock"
