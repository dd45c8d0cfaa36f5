"""Files are put in place whole or not at all, and nothing of what was begun stays behind."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from asrus_pnp.core import files
from asrus_pnp.core.errors import FileError

ROOT = Path(__file__).parents[2]
HERE = os.environ | {"PYTHONPATH": str(ROOT)}


def left(folder: Path) -> dict[str, bytes]:
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in folder.rglob("*") if p.is_file()}


@pytest.fixture
def old(tmp_path: Path) -> Path:
    for name in "ab":
        (tmp_path / name).write_bytes(b"old")
    return tmp_path


@pytest.mark.parametrize("step", ["open", "write", "close", "chmod", "fsync"])
@pytest.mark.parametrize("trouble", [KeyboardInterrupt(), OSError(28, "No space left on device"), MemoryError()], ids=lambda t: type(t).__name__)
def test_whatever_goes_wrong_while_files_are_written_none_is_lost(old: Path, monkeypatch: pytest.MonkeyPatch, step: str, trouble: BaseException) -> None:
    real, calls = getattr(os, step), list[object]()

    def failing(*args: object, **more: object) -> object:
        calls.append(args)
        if len(calls) == 2:
            raise trouble
        return real(*args, **more)

    monkeypatch.setattr(os, step, failing)
    with pytest.raises(FileError if isinstance(trouble, OSError) else type(trouble)):
        files.write({old / "a": b"new a", old / "b": b"new b"}, synced=True)
    monkeypatch.undo()
    assert left(old) == {"a": b"old", "b": b"old"}


def test_an_interrupt_between_two_renames_leaves_whole_files_and_no_rubbish(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, calls = os.replace, list[object]()

    def failing(*args: Path) -> None:
        calls.append(args)
        if len(calls) == 2:
            raise KeyboardInterrupt
        real(*args)

    monkeypatch.setattr(os, "replace", failing)
    with pytest.raises(KeyboardInterrupt):
        files.write({old / "a": b"new a", old / "b": b"new b"})
    assert left(old) == {"a": b"new a", "b": b"old"}


def test_folders_that_were_made_for_nothing_are_taken_away(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match=r"file/x: cannot be written \(Not a directory\)"):
        files.write({tmp_path / "new" / "deep" / "a": b"a", tmp_path / "file" / "x": b"x"})
    assert [p.name for p in tmp_path.rglob("*")] == ["file"]


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_new_files_have_the_rights_that_the_user_wants_them_to_have(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        files.write({tmp_path / "a": b"new"})
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == mode


def test_a_link_stays_a_link_and_rights_stay(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    (tmp_path / "kept" / "a").write_bytes(b"old")
    (tmp_path / "kept" / "a").chmod(0o640)
    (tmp_path / "a").symlink_to("kept/a")
    (tmp_path / "dangling").symlink_to("kept/b")
    files.write({tmp_path / "a": b"new", tmp_path / "dangling": b"b"})
    assert (tmp_path / "a").is_symlink()
    assert (tmp_path / "dangling").is_symlink()
    assert (tmp_path / "kept" / "a").stat().st_mode & 0o777 == 0o640
    assert left(tmp_path / "kept") == {"a": b"new", "b": b"b"}


@pytest.mark.parametrize("name", ["", "a\0b", "x" * 300, "loop"])
def test_what_can_be_no_file_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "loop").symlink_to("loop")
    with pytest.raises(FileError, match="cannot be written"):
        files.write({tmp_path / name: b""})


def test_a_device_is_not_replaced() -> None:
    with pytest.raises(FileError, match="no plain file"):
        files.write({Path("/dev/null"): b"x"})
    assert Path("/dev/null").is_char_device()


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    files.write({tmp_path / ("별" * 85): b"x", tmp_path / ("별" * 84): b"y"})
    assert sorted(left(tmp_path).values()) == [b"x", b"y"]


def test_what_a_killed_run_left_is_swept_away_and_what_a_living_one_needs_is_not(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, text=True, check=True)
    ours = f".b.0.{os.getppid()}{files.NEW}"
    for name in (f".a.0.{done.stdout.strip()}{files.NEW}", ours, f".mine{files.NEW}"):
        (tmp_path / name).touch()
    files.write({tmp_path / "a": b"new"})
    assert sorted(left(tmp_path)) == sorted([ours, f".mine{files.NEW}", "a"])


WRITING = """
import os, signal, sys
from pathlib import Path
import click
from asrus_pnp.core import files
from asrus_pnp.cli import main
def contents():
    for n in range(50):
        yield Path("out") / f"{n}.png", b"x" * 1000
        if n == 20:
            os.kill(os.getpid(), getattr(signal, sys.argv[2]))
click.Group.invoke = lambda *_: files.write_each(contents())
main.main()
"""


@pytest.mark.parametrize(("name", "status"), [("SIGINT", 1), ("SIGTERM", 143), ("SIGHUP", 129)])
def test_a_run_that_is_told_to_stop_leaves_nothing(tmp_path: Path, name: str, status: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", WRITING, "list", name], cwd=tmp_path, capture_output=True, text=True, env=os.environ | {"PYTHONPATH": str(ROOT)}
    )
    assert (done.returncode, "Traceback" in done.stderr, list(tmp_path.iterdir())) == (status, False, []), done.stderr


def test_a_run_that_is_killed_is_cleaned_up_after_by_the_next(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", WRITING, "list", "SIGKILL"], cwd=tmp_path, capture_output=True, env=HERE)
    assert len(left(tmp_path / "out")) == 21
    files.write({tmp_path / "out" / "a": b"new"})
    assert left(tmp_path / "out") == {"a": b"new"}


STARTING = """
import os, runpy, signal, sys
class Stop:
    def find_spec(self, name, *_):
        if name == "asrus_pnp.cli.main":
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Stop())
runpy.run_module("asrus_pnp", run_name="__main__")
"""


def test_ctrl_c_while_the_program_still_starts_is_no_traceback() -> None:
    done = subprocess.run([sys.executable, "-c", STARTING], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (-signal.SIGINT, "")


def test_a_full_disk_is_one_line_and_nothing_is_left(tmp_path: Path) -> None:
    def small() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    done = subprocess.run(
        [sys.executable, "-m", "asrus_pnp", "data", str(tmp_path / "deep" / "cards")], cwd=ROOT, capture_output=True, text=True, preexec_fn=small
    )
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "cannot be written (File too large)" in done.stderr
    assert list(tmp_path.iterdir()) == []
