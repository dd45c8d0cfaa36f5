"""The short labels of what the referee shows."""

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels

LABELS = load_labels(Database())


def test_facts_are_said_in_words() -> None:
    for value, ko, en in [
        (True, "예", "yes"),
        (False, "아니요", "no"),
        (None, "없음", "none"),
        ([], "없음", "none"),
        ({}, "없음", "none"),
        (3, "3", "3"),
        ("Ann", "Ann", "Ann"),
        (["red", 2], "빨강, 2", "red, 2"),
        ({"8": 2, "3": 1}, "8×2, 3×1", "8×2, 3×1"),
        ({"Ann": 2, "민지": None}, "Ann 2, 민지 없음", "Ann 2, 민지 none"),
        ({"Ann": {"at": 3, "moon": 0}}, "Ann (위치 3, 달 0)", "Ann (at 3, Moon 0)"),
        (
            [{"settler": "red", "to": ["mars"]}, {"settler": "any", "to": []}],
            "이주민 빨강, 갈 곳 화성; 이주민 아무 색, 갈 곳 없음",
            "settler red, to Mars; settler any colour, to none",
        ),
    ]:
        assert (LABELS.value(value, "ko"), LABELS.value(value, "en")) == (ko, en)


def test_what_has_no_label_is_called_by_its_name() -> None:
    assert LABELS.name("something_new") == Text("something_new", "something_new")
