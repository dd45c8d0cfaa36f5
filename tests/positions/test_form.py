"""A form reads lines, writes them back, and tells all that is wrong with them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import same
from asrus_pnp.database.words import Word, Words
from asrus_pnp.positions.form import Field, Flag, Form, read, write
from asrus_pnp.positions.notation import split
from asrus_pnp.positions.value_types import Counts, Held, Many, Number, One, Yes

WORDS = Words({"table": Word("테이블"), "option": Word("옵션"), "energy": Word("에너지"), "calls": Word("선언", ("쾅",)), "red": Word("빨강")})
COLOUR = One(WORDS.table(["red", "blue"]))
ASK = same("?")
FORM = Form(
    WORDS,
    (1, 3),
    fields=(Field("energy", Number(0, 7), ASK, needed=True), Field("tops", Counts(COLOUR), ASK), Field("docks", Many(Number(0, 4)), ASK)),
    table=(Field("card", Number(1, 15, none=True), ASK, needed=True), Field("award", Held(Number(5, 11)), ASK), Field("stand-in", Yes(), ASK)),
    flags=(Flag("calls", ASK), Flag("wants", ASK)),
    cards=Field("cards", One({str(n): n for n in range(1, 13)}), ASK),
    options=("honest-bonus", "rounds"),
)


def told(text: str, form: Form = FORM) -> list[str]:
    faults: list[Fault] = []
    for position in split(text) or [[]]:
        read(form, position, faults)
    return [f.say("en") for f in faults]


def reading(text: str, form: Form = FORM):
    faults: list[Fault] = []
    found = read(form, split(text)[0], faults)
    assert not faults, [f.say("en") for f in faults]
    return found


def test_it_reads_keys_words_cards_and_options_in_both_languages() -> None:
    found = reading("테이블: card=8\n옵션: honest-bonus\nAnn: 쾅 1 2x2 2 에너지=4 tops=빨강:2\nBo: ENERGY=7")
    assert found.table.values == {"card": 8}
    assert found.options == ("honest-bonus",)
    assert [p.name for p in found.players] == ["Ann", "Bo"]
    assert found.players[0].values == {"calls": True, "cards": {1: 1, 2: 3}, "energy": 4, "tops": {"red": 2}}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("table: card=1\nAnn: energy=9", ["line 2: “energy=9”: 9 is out of range → a number 0–7"]),
        ("table: card=1\nAnn: 1", ["line 2, Ann: energy= is missing → energy= a number 0–7"]),
        ("Ann: energy=1", ["table: card= is missing → card= a number 1–15, or none"]),
        ("table: card=1\nAnn: energy=1 energy=2", ["line 2: “energy=2”: stands there twice → once"]),
        ("table: card=1\nAnn: energy=1 calls 쾅", ["line 2: “쾅”: stands there twice → once"]),
        ("table: card=1\nAnn: energy=1 enrgy=2", ["line 2: “enrgy=2”: there is no such key → did you mean energy?"]),
        ("table: card=1\nAnn: energy=1 1x0", ["line 2: “1x0”: is no card at all → at least one"]),
        ("table: card=1\nAnn: energy=1 13", ["line 2: “13”: “13” is not understood → did you mean 3 or 1?"]),
        ("table: card=1\nAnn: energy=1\nANN: energy=2", ["line 3: ANN stands there twice → two names"]),
        ("table: card=1\ntable: card=2\nAnn: energy=1", ["line 2: “card=2”: stands there twice → once"]),
        ("table: card=1\noption: honest\nAnn: energy=1", ["line 2: there is no option “honest” → did you mean honest-bonus?"]),
        ("table: card=1", ["there are 0 players → 1–3 lines of players"]),
        ("table: card=1 1\nAnn: energy=1", ["line 1: “1”: has no meaning here → did you mean card= or award=?"]),
    ],
)
def test_it_says_what_is_wrong_where_and_what_would_be_right(text: str, expected: list[str]) -> None:
    said = told(text)
    assert len(said) == len(expected)
    for one, right in zip(said, expected, strict=True):
        assert one.split(" → ")[0] == right.split(" → ")[0]


def test_all_faults_of_a_position_are_told_at_once() -> None:
    assert len(told("table: card=99\nAnn: energy=9 foo=1 bar\nAnn: 77\nno name here")) == 8


def test_a_form_without_a_table_has_no_table_line() -> None:
    assert told("table: card=1\nAnn: 1", Form(WORDS, (1, 2), cards=FORM.cards)) == ["line 1: “card=1”: there is no such key"]
    assert told("table:\nAnn: 1", Form(WORDS, (1, 2), cards=FORM.cards)) == []


def test_a_form_of_nobody_takes_no_players() -> None:
    assert told("table: card=1\nAnn: 1", Form(WORDS, (0, 0), table=FORM.table))[-1] == "there are 1 players → 0 lines of players"


def test_suggestions_stop_where_there_are_very_many_faults() -> None:
    said = told("table: card=1\nAnn: energy=1 " + " ".join(f"foo{n}=1" for n in range(200)))
    assert len(said) == 200
    assert said[-1] == "line 2: “foo199=1”: there is no such key"


ENTRIES = st.fixed_dictionaries(
    {"energy": st.integers(0, 7)},
    optional={
        "tops": st.dictionaries(st.sampled_from(["red", "blue"]), st.integers(1, 99)),
        "docks": st.lists(st.integers(0, 4)).map(tuple),
        "cards": st.dictionaries(st.integers(1, 12), st.integers(1, 50), min_size=1),
        "calls": st.just(True),
        "wants": st.just(True),
    },
)
TABLES = st.fixed_dictionaries(
    {"card": st.none() | st.integers(1, 15)}, optional={"award": st.tuples(st.sampled_from(["Ann", "민지"]), st.integers(5, 11)), "stand-in": st.just(True)}
)


@given(TABLES, st.lists(ENTRIES, min_size=1, max_size=3), st.sets(st.sampled_from(FORM.options)))
def test_what_is_written_reads_back_to_the_same(table: dict, players: list[dict], options: set[str]) -> None:
    def typed(values: dict) -> str:
        items = [k for k in ("calls", "wants") if k in values] + [f"{n}x{c}" for n, c in values.get("cards", {}).items()]
        return " ".join(items + [f"{f.key}={f.kind.show(values[f.key])}" for f in (*FORM.fields, *FORM.table) if f.key in values])

    lines = [f"option: {' '.join(options)}"] * bool(options) + [f"table: {typed(table)}"] + [f"P{n}: {typed(p)}" for n, p in enumerate(players)]
    first = reading("\n".join(lines))
    assert first.table.values == table
    assert [p.values for p in first.players] == players
    again = reading("\n".join(write(FORM, first)))
    assert (again.table.values, set(again.options), [p.values for p in again.players]) == (table, options, players)
    assert write(FORM, again) == write(FORM, first)


@given(st.text() | st.lists(st.from_regex(r"[A-Za-z민:=+@x0-9, -]{0,30}", fullmatch=True)).map("\n".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    for said in told(text):
        assert said
