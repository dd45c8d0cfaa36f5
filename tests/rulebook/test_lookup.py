"""The ready-made lookup: kept, read back, and made anew whatever is wrong with it."""

import json
import shutil
from hashlib import sha256
from pathlib import Path

import pytest
from lookups import made

from asrus_pnp import registry
from asrus_pnp.core.errors import DataError
from asrus_pnp.database.database import Database
from asrus_pnp.database.location import folder
from asrus_pnp.rulebook import lookup, lookup_making
from asrus_pnp.rulebook.lookup import Lookup, fingerprint, keep, load_lookup

GAME = "starry-night"
QUESTION = "whom does the winner of the auction pay?"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "asrus-pnp"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder(), tmp_path / "data"))


@pytest.fixture
def makings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Each game whose lookup is made, as it is made; a second time it is made at once, since nothing that counts has changed."""
    games: list[str] = []

    def make(_: Path, game: str) -> Lookup:
        games.append(game)
        return made(game)

    monkeypatch.setattr(lookup_making, "make_lookup", make)
    return games


def the_file(kept: Path) -> Path:
    (file,) = kept.iterdir()
    return file


@pytest.mark.parametrize("game", registry.GAMES)
def test_what_is_read_back_is_what_was_made(game: str, kept: Path, makings: list[str]) -> None:
    made, again = load_lookup(Database(), game), load_lookup(Database(), game)
    assert makings == [game]
    assert (again.clauses, again.sources, again.statuses) == (made.clauses, made.sources, made.statuses)
    assert again.search.spelling == made.search.spelling
    for question in (QUESTION, "두 사람의 거리가 같아요", "tunr", ""):
        assert again.search.scores(question) == made.search.scores(question)


def test_it_is_kept_as_lines_of_plain_json(kept: Path, makings: list[str]) -> None:
    load_lookup(Database(), GAME)
    head, body = the_file(kept).read_text(encoding="utf-8").splitlines()
    assert json.loads(head)["made_from"] == fingerprint(folder(), GAME)
    assert json.loads(body).keys() == {"clauses", "sources", "statuses", "lexicon", "spelling", "index"}


@pytest.mark.parametrize("name", [name.format(GAME) for name in lookup.MADE_FROM])
def test_a_change_in_a_file_that_it_is_made_from_makes_it_anew(name: str, copy: Path, kept: Path, makings: list[str]) -> None:
    load_lookup(Database(copy), GAME)
    (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    load_lookup(Database(copy), GAME)
    load_lookup(Database(copy), GAME)
    assert makings == [GAME, GAME]
    assert the_file(kept).exists()


@pytest.mark.parametrize("damage", [b"", b"\n", b"{}\n{}\n", b"null\nnull\n", b"\xff\x00", b"[[[\n"])
def test_a_damaged_file_is_made_anew(damage: bytes, kept: Path, makings: list[str]) -> None:
    load_lookup(Database(), GAME)
    the_file(kept).write_bytes(damage)
    assert load_lookup(Database(), GAME).search.find(QUESTION).ids[0] == "SN-4.1"
    assert load_lookup(Database(), GAME).search.find(QUESTION).ids[0] == "SN-4.1"
    assert makings == [GAME, GAME]


def test_a_file_that_was_cut_or_changed_in_one_letter_is_made_anew(kept: Path, makings: list[str]) -> None:
    load_lookup(Database(), GAME)
    whole = the_file(kept).read_bytes()
    for damaged in (whole[:-100], whole.replace(b"SN-4.1", b"SN-4.2", 1)):
        the_file(kept).write_bytes(damaged)
        assert load_lookup(Database(), GAME).search.find(QUESTION).ids[0] == "SN-4.1"
    assert makings == [GAME, GAME, GAME]


def test_a_whole_file_that_holds_something_else_is_made_anew(kept: Path, makings: list[str]) -> None:
    load_lookup(Database(), GAME)
    for body in (b"[]", b"[" * 100_000):
        head = json.dumps({"made_from": fingerprint(folder(), GAME), "holds": sha256(body).hexdigest()})
        the_file(kept).write_bytes(head.encode() + b"\n" + body + b"\n")
        assert load_lookup(Database(), GAME).search.find(QUESTION).ids[0] == "SN-4.1"
    assert makings == [GAME] * 3


def test_a_cache_that_cannot_be_written_changes_nothing(kept: Path, makings: list[str]) -> None:
    kept.parent.write_text("a file where the folder should be", encoding="utf-8")
    assert load_lookup(Database(), GAME).search.find(QUESTION).ids[0] == "SN-4.1"
    assert not keep(made(GAME), "hash", kept / "x.jsonl")


def test_two_copies_of_the_data_do_not_push_each_other_out(copy: Path, kept: Path, makings: list[str]) -> None:
    for data in (copy, folder(), copy, folder()):
        load_lookup(Database(data), GAME)
    assert makings == [GAME, GAME]


def test_what_came_with_the_program_is_read_first(tmp_path: Path, kept: Path, makings: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookup, "SHIPPED", tmp_path / "shipped")
    assert keep(made(GAME), fingerprint(folder(), GAME), tmp_path / "shipped" / f"{GAME}.jsonl")
    load_lookup(Database(), GAME)
    assert makings == []
    assert not kept.exists()


def test_what_is_wrong_with_the_data_is_told_in_spite_of_an_older_lookup(copy: Path, kept: Path) -> None:
    keep(made(GAME), fingerprint(copy, GAME), kept / f"{GAME}.jsonl")
    (copy / "search.toml").write_text("[", encoding="utf-8")
    with pytest.raises(DataError):
        load_lookup(Database(copy), GAME)
    (copy / "search.toml").unlink()
    with pytest.raises(DataError):
        load_lookup(Database(copy), GAME)
