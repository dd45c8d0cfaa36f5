"""The set-up of every game for every number of players, against tables made by hand from the clauses."""

import json
import re
from collections.abc import Mapping

import pytest
from click.testing import CliRunner

from asrus_pnp import registry
from asrus_pnp.cli.main import program
from asrus_pnp.core.errors import InputError
from asrus_pnp.core.text import Lang
from asrus_pnp.database.database import Database

Amounts = Mapping[str, tuple[int, ...]]
SHARED: dict[str, Amounts] = {
    "astro-race": {"ring of 1 to 15": (1, 1, 15, 15, 15, 1, 14), "34 of 77 cards": (2, 3, 7, 9, 13, 4, 8, 8, 2, 34, 28), "first": ()},
    "starry-night": {"64 of 77 cards": (64, 13), "first": ()},
    "ganymede": {"tiles": (4, 26), "shuttles": (4, 26, 26), "ships": (30, 3), "first": ()},
}
# For each number of players what every step that depends on it has of pieces and cards.
TABLE: dict[str, dict[int, Amounts]] = {
    "constellation": {
        2: {"dummies": (2, 1, 2), "ships": (1, 1, 2, 2, 7, 2, 4), "deal": (42, 10, 4, 40, 2), "top": (1,), "award": (), "nobody": (1, 10)},
        3: {"ships": (1, 1, 3, 3, 7, 3, 3), "deal": (42, 12, 3, 36, 6), "top": (5,), "award": (), "nobody": (1, 12)},
        4: {"ships": (1, 1, 4, 4, 7, 2, 2), "deal": (42, 10, 4, 40, 2), "top": (1,), "award": (), "nobody": (1, 10)},
        5: {"ships": (1, 1, 5, 5, 5, 1, 1), "deal": (42, 8, 5, 40, 2), "top": (1,), "award": (), "nobody": (1, 8)},
        6: {"ships": (1, 1, 6, 6, 5), "deal": (42, 7, 6, 42), "stand-in": (6,), "nobody": (1, 7)},
    },
    "astro-race": {n: {"pieces": (10, 10 * n, 1, n, 9)} for n in range(2, 7)},
    "starry-night": {
        3: {"stones": (20, 60), "hands": (10, 30, 34), "floor": (4, 30)},
        4: {"stones": (20, 80), "hands": (10, 40, 24), "floor": (4, 20)},
        5: {"stones": (20, 100), "hands": (10, 50, 14), "floor": (4, 10)},
    },
    "ganymede": {
        2: {"boards": (1, 1, 2), "settlers": (7, 4, 28, 6), "docks": (4, 2, 2, 23)},
        3: {"boards": (1, 1, 3), "settlers": (10, 4, 40, 3), "docks": (4, 2, 2, 21)},
        4: {"boards": (1, 1, 4), "settlers": (13, 4, 52), "docks": (4, 2, 2, 19)},
    },
}
CLAUSES = {
    "constellation": {
        2: "CE-9.1 CE-1.1 CE-1.2 CE-9.1 CE-1.4 CE-6.1 CE-2.1 CE-7.1",
        **dict.fromkeys((3, 4, 5), "CE-1.1 CE-1.2 CE-1.3 CE-1.4 CE-6.1 CE-2.1 CE-7.1"),
        6: "CE-1.1 CE-1.2 CE-1.3 CE-1.4 CE-2.1 CE-7.1",
    },
    "astro-race": dict.fromkeys(range(2, 7), "AR-1.1 AR-1.2 AR-1.3 AR-1.4"),
    "starry-night": dict.fromkeys((3, 4, 5), "SN-1.1 SN-1.1 SN-1.2 SN-1.2 SN-1.1"),
    "ganymede": dict.fromkeys((2, 3, 4), "GA-1.5 GA-1.1 GA-1.2 GA-1.3 GA-1.3 GA-1.1 GA-1.3 GA-1.4 GA-1.6"),
}
EVERY = [(game, players) for game, table in TABLE.items() for players in table]


def setting_up(game: str):
    make = registry.game(game).setting_up
    assert make
    return make(Database())


def amounts(words: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, re.findall(r"\d+", words))))


def test_every_game_and_every_number_of_players_has_its_row() -> None:
    found = [(game, n) for game in registry.GAMES for n in range(setting_up(game).least, setting_up(game).most + 1)]
    assert sorted(found) == sorted(EVERY)
    assert len(EVERY) == 5 + 5 + 3 + 3


@pytest.mark.parametrize("lang", ["ko", "en"])
@pytest.mark.parametrize(("game", "players"), EVERY)
def test_pieces_and_cards_are_told_by_number(game: str, players: int, lang: Lang) -> None:
    steps = setting_up(game).of(players).steps
    wanted = [*TABLE[game][players].values(), *SHARED.get(game, {}).values()]
    assert sorted(amounts(s.text.say(lang)) for s in steps) == sorted(tuple(sorted(w)) for w in wanted)


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_each_step_has_its_clauses_in_the_order_of_the_table(game: str, players: int) -> None:
    steps = setting_up(game).of(players).steps
    assert " ".join(c for s in steps for c in s.clauses) == CLAUSES[game][players]
    assert all(s.text.ko.endswith(".") and s.text.en.endswith(".") for s in steps)


@pytest.mark.parametrize("game", TABLE)
def test_another_number_of_players_is_refused_with_what_is_allowed_and_the_clause(game: str) -> None:
    low, high = min(TABLE[game]), max(TABLE[game])
    for players in (-1, 0, low - 1, high + 1, 10**9):
        with pytest.raises(InputError) as refused:
            setting_up(game).of(players)
        (fault,) = refused.value.faults
        assert (fault.right.ko, fault.right.en) == (f"{low}–{high}명", f"{low}–{high} players")
        assert fault.clause == {"constellation": "CE-1.3", "astro-race": "AR-1.1", "starry-night": "SN-1.1", "ganymede": "GA-1.2"}[game]


def run(*words: str, status: int = 0) -> str:
    result = CliRunner().invoke(program, ["setup", *words], env={"LANG": "C.UTF-8"})
    assert result.exit_code == status, result.output
    return result.output


@pytest.mark.parametrize(("game", "players"), EVERY)
def test_the_command_tells_people_and_programs_the_same(game: str, players: int) -> None:
    for lang in ("ko", "en"):
        told = json.loads(run(game, "--players", str(players), "--json", "--lang", lang))
        assert told == setting_up(game).of(players).as_json(lang)
        shown = " ".join(run(game, "--players", str(players), "--lang", lang).split())
        assert [n for n, s in enumerate(told["steps"], 1) if f"{n}. {s['text']} [{', '.join(s['clauses'])}]" not in shown] == []


def test_a_house_rule_is_told_by_its_clause() -> None:
    for typed in ("rounds", "라운드", "ROUNDS"):
        told = json.loads(run("constellation", "--players", "4", "--option", typed, "--option", typed, "--json", "--lang", "en"))
        assert told["options"] == ["rounds"]
        assert told["steps"][-1]["clauses"] == ["CE-8.8"]
        assert told["steps"][-1]["text"].startswith("House rule: ")


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("ganymede", "--players", "5"), 1, "5 cannot play this game → 2–4 players [GA-1.2]"),
        (("starry-night", "--players", "3", "--option", "rounds"), 1, "Counting Stars at Night has no house rules"),
        (("astro-race", "--players", "3", "--option", "rounds"), 1, "--option: “rounds”"),
        (("astro-race",), 2, "--players"),
        (("astro-race", "--players", "two"), 2, "--players"),
    ],
)
def test_what_is_wrong_is_said(words: tuple[str, ...], status: int, said: str) -> None:
    assert said in run(*words, "--lang", "en", status=status)


def test_the_numbers_are_those_of_the_card_database(tmp_path) -> None:
    assert CliRunner().invoke(program, ["data", str(tmp_path / "own")]).exit_code == 0
    file = tmp_path / "own" / "games" / "starry-night.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace('id = "hand"\nvalue = 10', 'id = "hand"\nvalue = 9'), encoding="utf-8")
    said = " ".join(run("starry-night", "--players", "4", "--lang", "en", "--data", str(tmp_path / "own")).split())
    assert "Deal 9 to each (36 in all), and pile up the other 28 face down." in said
    assert "24 are left as the draw pile." in said
