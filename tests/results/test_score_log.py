"""The log that scores are appended to: whole entries or none."""

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from asrus_pnp.core.errors import InputError
from asrus_pnp.positions.notation import split
from asrus_pnp.results import score_log

ENTRY = score_log.entry("constellation", ["Ann: 1", "민지: 2"], ["Ann 1", "민지 wins"])


def test_entries_read_as_positions_again(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    score_log.append(log, "constellation", ENTRY)
    score_log.append(log, "constellation", ENTRY)
    assert [[line for _, line in p] for p in split(log.read_text(encoding="utf-8"))] == [["Ann: 1", "민지: 2"]] * 2


def test_a_last_line_without_an_end_is_not_run_into(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("Bo: 3", encoding="utf-8")
    score_log.append(log, "constellation", ENTRY)
    assert [len(p) for p in split(log.read_text(encoding="utf-8"))] == [1, 2]


def test_a_failed_write_leaves_the_log_as_it_was_and_no_rubbish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log.txt"
    score_log.append(log, "constellation", ENTRY)
    before = log.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(InputError, match="No space left on device"):
        score_log.append(log, "constellation", ENTRY)
    assert log.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["log.txt"]


def test_an_interrupt_in_the_middle_leaves_the_log_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "log.txt"
    score_log.append(log, "constellation", ENTRY)
    before = log.read_bytes()

    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        score_log.append(log, "constellation", ENTRY)
    assert log.read_bytes() == before
    assert [p.name for p in tmp_path.iterdir()] == ["log.txt"]


def test_runs_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda _: score_log.append(log, "constellation", ENTRY), range(40)))
    assert len(split(log.read_text(encoding="utf-8"))) == 40


def test_a_link_stays_a_link_and_rights_stay(tmp_path: Path) -> None:
    log, link = tmp_path / "log.txt", tmp_path / "link.txt"
    score_log.append(log, "constellation", ENTRY)
    log.chmod(0o600)
    link.symlink_to(log)
    score_log.append(link, "constellation", ENTRY)
    assert link.is_symlink()
    assert log.stat().st_mode & 0o777 == 0o600
    assert len(split(log.read_text(encoding="utf-8"))) == 2


@pytest.mark.parametrize("name", ["", "no/such/folder/log.txt", "a\0b", "x" * 300])
def test_what_cannot_be_written_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(InputError, match="cannot be written"):
        score_log.append(tmp_path / name, "constellation", ENTRY)


def test_a_device_is_no_log(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no plain file"):
        score_log.append(Path("/dev/null"), "constellation", ENTRY)


def test_a_log_of_another_game_is_refused_and_both_are_named(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    log.write_text("Bo: 3\n" + ENTRY, encoding="utf-8")
    before = log.read_bytes()
    with pytest.raises(InputError, match="a log of constellation; an entry of ganymede cannot be added"):
        score_log.append(log, "ganymede", score_log.entry("ganymede", ["Ann: flat"], []))
    assert log.read_bytes() == before


def test_a_log_tells_whether_an_entry_was_made_without_counting_copies(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    assert not score_log.unchecked(log)
    score_log.append(log, "constellation", ENTRY)
    assert not score_log.unchecked(log)
    score_log.append(log, "constellation", score_log.entry("constellation", ["Ann: 1x9"], [], deck_check=False))
    assert score_log.unchecked(log)
    log.write_bytes(log.read_bytes().replace(b"\n", b"\r\n"))
    assert score_log.unchecked(log)
    assert not score_log.unchecked(tmp_path)
    assert not score_log.unchecked(Path("a\0b"))
