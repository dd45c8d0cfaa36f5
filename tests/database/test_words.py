"""Finding a word by any of its spellings, and what was perhaps meant."""

from pathlib import Path

import pytest

from asrus_pnp.core.errors import DataError
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.words import Word, Words, load_words

WORDS = Words({"energy": Word("에너지", ("연료",)), "blackhole": Word("블랙홀", ("black-hole",), "BlackHole"), "two words": Word("두 말")})


def test_a_word_is_found_by_its_id_its_korean_form_and_its_other_spellings() -> None:
    assert WORDS.table(["energy", "blackhole"]) == {
        "energy": "energy",
        "에너지": "energy",
        "연료": "energy",
        "blackhole": "blackhole",
        "블랙홀": "blackhole",
        "black-hole": "blackhole",
    }


def test_a_spelling_that_two_words_share_is_a_fault_that_names_both() -> None:
    both = Words({"tile": Word("타일"), "tiles": Word("타일")})
    assert both.table(["tiles"])["타일"] == "tiles"
    with pytest.raises(DataError, match="record “tile”: “타일” means record “tiles” as well"):
        both.table(["tiles", "tile"])


def test_a_word_is_shown_by_its_label_and_an_unknown_one_by_itself() -> None:
    assert WORDS.label("blackhole") == Text("블랙홀", "BlackHole")
    assert WORDS.label("energy") == Text("에너지", "energy")
    assert WORDS.label("x") == Text("x", "x")


def test_a_near_miss_is_asked_about_else_all_is_listed() -> None:
    assert perhaps("enrgy", ["energy", "award"]).en == "did you mean energy?"
    assert perhaps("에너자", ["에너지", "상"]).ko == "에너지 말인가요?"
    assert perhaps("zzz", ["energy", "award"]).en == "one of energy, award"
    assert perhaps("zzz", range(100)).en.endswith(" …")
    assert perhaps("zzz", []) == Text("", "")


def test_a_suggestion_is_spelled_as_people_see_it() -> None:
    assert perhaps("m28", ["M29", "S01"]).en == "did you mean M29?"
    assert perhaps("M28", {"m29": "M29", "a": "b"}).en == "did you mean M29?"
    assert perhaps("energi", {"energy": "enr"}).en == "did you mean energy?"
    assert perhaps("zzz", {"m29": "M29", "energy": 4}).en == "one of M29, energy"


@pytest.mark.parametrize("content", ["", "words = 3", "[words]\na = 3", "[words]\na = {en = 'x'}", "[words]\na = {ko = 'x', kr = 'y'}", "x = ["])
def test_a_wrong_file_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "words.toml").write_text(content, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        load_words(Database(tmp_path))
    assert all(f.where.en.startswith("words.toml") for f in caught.value.faults)
