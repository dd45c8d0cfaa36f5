"""The file: cut off after any byte it is read up to its last whole line, and what is written next stands behind that."""

import os
from pathlib import Path

import pytest
from play_tables import GAMES, play, whole

from asrus_pnp.core.errors import InputError
from asrus_pnp.play import record_files
from asrus_pnp.play.record import parse
from asrus_pnp.play.session import resume
from asrus_pnp.play.session import whole as whole_record

HEAD = "# asrus-pnp play a game, 2025-01-01 20:15\n"


def content(game: str) -> bytes:
    return (HEAD + "".join(f"{line}\n" for line in whole(game, 3, 1)[1])).encode()


@pytest.mark.parametrize("game", GAMES)
def test_cut_after_a_byte_it_is_read_up_to_its_last_whole_line(game: str) -> None:
    full = content(game)
    lines = full.decode().splitlines()
    ends = {n for n, byte in enumerate(full) if byte == 10}
    for cut in sorted({k + d for k in ends for d in (-1, 0, 1, 2)} | {*range(0, len(full) + 1, 13), *range(len(full) - 60, len(full) + 1)}):
        record, count = parse(full[:cut]), full[:cut].count(b"\n")
        assert [text for _, text in record.lines] == lines[1:count]
        assert [number for number, _ in record.lines] == list(range(2, count + 1))
        assert full[:cut] == full[: record.size] + record.torn


@pytest.mark.parametrize("game", GAMES)
def test_cut_after_any_byte_the_game_goes_on_from_its_last_whole_event(game: str) -> None:
    full, events = content(game), whole(game, 3, 1)[0].course
    for cut in range(len(HEAD), len(full) + 1, 331):
        record = parse(full[:cut])
        if record.lines:
            session, faults = resume(play(game), record.lines, record.next_line)
            assert not faults
            assert session.course == events[: len(record.lines)]


@pytest.mark.parametrize("cut", [*range(1, 90), 120])
def test_what_is_written_after_a_cut_stands_behind_the_last_whole_line(tmp_path: Path, cut: int) -> None:
    full, path = (HEAD + "start: game=x players=민지+보라\nturn: 민지=3 보라=12\n").encode(), tmp_path / "r.txt"
    path.write_bytes(full[:-cut])
    with record_files.opened(path, "x") as writer:
        before = [text for _, text in writer.record.lines]
        number = writer.next_line
        writer.append("turn: 민지=4")
        writer.append("undo:")
    after = parse(path.read_bytes())
    assert after.torn == b""
    assert [text for _, text in after.lines] == [*before, "turn: 민지=4", "undo:"]
    assert [n for n, _ in after.lines][-2:] == [number, number + 1]


def test_a_torn_line_stays_as_a_comment(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    path.write_bytes(b"start: game=x\nturn: A=1 B=1\xec\xa7\x00")
    with record_files.opened(path, "x") as writer:
        writer.append("turn: A=1")
    assert path.read_text(encoding="utf-8").splitlines() == ["start: game=x", "# … turn: A=1 B=1��", "turn: A=1"]


def test_nothing_is_left_of_a_game_that_was_never_set_up(tmp_path: Path) -> None:
    with record_files.opened(tmp_path / "r.txt", "x"):
        pass
    assert not (tmp_path / "r.txt").exists()


@pytest.mark.parametrize("text", ["a note without a line end", "\x00\x01"])
def test_a_file_that_is_no_record_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "note.txt"
    path.write_text(text)
    with pytest.raises(InputError, match="no record of a game"), record_files.opened(path, "x"):
        pass
    assert path.read_text() == text


def test_a_record_is_kept_by_one_program_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        with pytest.raises(InputError, match="another asrus-pnp keeps this record"), record_files.opened(path, "x"):
            pass
    with record_files.opened(path, "x") as writer:
        assert len(writer.record.lines) == 1


@pytest.mark.parametrize("meddle", ["append", "replace", "cut"])
def test_a_record_that_another_program_changed_is_not_written_to(tmp_path: Path, meddle: str) -> None:
    path = tmp_path / "r.txt"
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        if meddle == "append":
            path.write_bytes(path.read_bytes() + b"turn: B=1\n")
        elif meddle == "replace":
            (tmp_path / "n").write_bytes(path.read_bytes())
            os.replace(tmp_path / "n", path)
        else:
            os.truncate(path, 5)
        before = path.read_bytes()
        with pytest.raises(InputError, match="another program changed the record"):
            writer.append("turn: A=1")
        assert path.read_bytes() == before


def test_a_record_deleted_while_it_is_open_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "r.txt"
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        before = path.read_bytes()
        path.unlink()
        writer.append("turn: A=1")
        assert writer.restored
        assert path.read_bytes() == before + b"turn: A=1\n"
        writer.append("turn: A=2")
        with pytest.raises(InputError, match="another asrus-pnp keeps this record"), record_files.opened(path, "x"):
            pass
    assert path.read_bytes() == before + b"turn: A=1\nturn: A=2\n"


def test_a_record_whose_folder_is_gone_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "evening" / "r.txt"
    path.parent.mkdir()
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        before = path.read_bytes()
        path.unlink()
        path.parent.rmdir()
        with pytest.raises(InputError, match="cannot be read or written"):
            writer.append("turn: A=1")
        path.parent.mkdir()
        writer.append("turn: A=1")
    assert path.read_bytes() == before + b"turn: A=1\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_last_line_without_an_end_is_read_where_it_is_a_whole_event(game: str) -> None:
    full, kept = content(game), play(game)
    for count in range(1, min(8, full.count(b"\n"))):
        lines = full.splitlines(keepends=True)
        torn = parse(b"".join(lines[: count + 1]).rstrip(b"\n"))
        longer = whole_record(kept, torn)
        assert [text for _, text in longer.lines] == [line.decode().strip() for line in lines[1 : count + 1]]
        assert longer.torn == b""


@pytest.mark.parametrize("end", [b"Ann: mov", b"turn: Ann=3", b"#tart: game=x", b"turn: A=6 B=7 C=99", "민지".encode()[:-1], b"edit: 9 -"])
def test_a_last_line_that_is_no_whole_event_is_left_as_it_is(end: bytes) -> None:
    kept = parse(b"start: game=constellation players=A+B+C destination=5\n" + end)
    assert whole_record(play("constellation"), kept) is kept


def test_a_line_of_the_program_that_was_cut_off_never_looks_like_an_event(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, seen, real = tmp_path / "r.txt", list[bytes](), os.write
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        before = path.read_bytes()

        def byte_by_byte(handle: int, content: bytes) -> int:
            done = real(handle, content[:1])
            seen.append(path.read_bytes())
            return done

        monkeypatch.setattr(os, "write", byte_by_byte)
        writer.append("민지: moved=1")
    assert all(parse(text).lines == parse(before).lines for text in seen[:-1])
    assert all(text.startswith(before + b"#") for text in seen[:-1])
    assert parse(seen[-1]).lines[-1][1] == "민지: moved=1"


def test_drafts_are_comments_and_only_those_behind_the_last_event_are_read() -> None:
    text = "# asrus-pnp play x\n#> Ann Bob\n#>\nstart: game=x\n#> 3 # all\n#> <\n"
    record = parse(text.encode())
    assert [line for _, line in record.lines] == ["start: game=x"]
    assert record.drafts == ("3 # all", "<")
    assert parse(text.split("start")[0].encode()).drafts == ("Ann Bob", "")


def test_a_full_disk_leaves_the_record_as_it_was_and_the_next_line_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, real = tmp_path / "r.txt", os.write
    with record_files.opened(path, "x") as writer:
        writer.append("start: game=x")
        before = path.read_bytes()

        def full(handle: int, content: bytes) -> int:
            if len(content) > 4:
                return real(handle, content[:4])
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "write", full)
        with pytest.raises(InputError, match="No space left"):
            writer.append("turn: A=1 B=2")
        assert path.read_bytes() == before
        monkeypatch.undo()
        writer.append("turn: A=1 B=2")
    assert path.read_bytes() == before + b"turn: A=1 B=2\n"


def test_each_line_is_through_to_the_disk_before_append_returns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []
    path = tmp_path / "r.txt"
    monkeypatch.setattr(os, "fsync", lambda handle: synced.append(path.read_bytes()))
    with record_files.opened(path, "x") as writer:
        for line in ("start: game=x", "turn: A=1"):
            writer.append(line)
            assert synced[-1].endswith(f"{line}\n".encode())


def test_the_newest_record_goes_on_until_its_game_is_over(tmp_path: Path) -> None:
    (tmp_path / "x-2.txt").write_text("start: game=x\n")
    (tmp_path / "x-10.txt").write_text("start: game=x\nend:\n")
    (tmp_path / "x-old.txt").write_text("")
    assert record_files.choose(tmp_path, "x", lambda record: False).name == "x-10.txt"
    assert record_files.choose(tmp_path, "x", lambda record: len(record.lines) == 2).name == "x-11.txt"
    assert record_files.choose(tmp_path, "x", lambda record: False, new=True).name == "x-11.txt"
    assert record_files.choose(tmp_path, "y", lambda record: False).name == "y-1.txt"


@pytest.mark.parametrize("text", [b"start: game=x\n\xff\xfe\n", b"start: game=x\n---\nstart: game=x\n"])
def test_a_whole_line_that_cannot_be_is_told_with_its_number(text: bytes) -> None:
    with pytest.raises(InputError, match="line 2"):
        parse(text)


def test_an_editor_of_another_system_may_have_written_it() -> None:
    text = "\ufeffstart: game=constellation players=A+B+C destination=5\r\n\r\n턴： A＝6 B=7，C=8  # as revealed\r\n"
    record = parse(text.encode())
    session, faults = resume(play("constellation"), record.lines, record.next_line)
    assert (len(session.course), session.stuck, faults) == (2, None, [])
    assert session.course[1].line == "turn: A=6 B=7 C=8"
