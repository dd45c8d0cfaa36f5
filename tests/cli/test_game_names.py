"""Games by short names, and commands that are given none: asked for at a terminal, missing elsewhere."""

import pytest
from click.testing import CliRunner, Result

from asrus_pnp import registry
from asrus_pnp.cli.input import ask, game_names, typed_lines
from asrus_pnp.cli.main import program
from asrus_pnp.core.spelling import meant
from asrus_pnp.database.database import Database


def run(*args: str, input: str = "") -> Result:
    return CliRunner().invoke(program, args, input=input)


@pytest.mark.parametrize(
    ("typed", "game"),
    [
        ("ce", "constellation"),
        ("AR", "astro-race"),
        ("sn", "starry-night"),
        ("ga", "ganymede"),
        ("con", "constellation"),
        ("astro", "astro-race"),
        ("astrorace", "astro-race"),
        ("Counting Stars", "starry-night"),
        ("countingstars", "starry-night"),
        ("가니", "ganymede"),
        ("별자리", "constellation"),
    ],
)
@pytest.mark.parametrize("command", ["score", "ruling", "rules"])
def test_a_game_is_found_by_its_letters_and_by_any_beginning(command: str, typed: str, game: str) -> None:
    lines = ("Ann: 1", "Bo: 2") if command == "score" else ()
    short, whole = (run(command, name, *lines, "--lang", "en") for name in (typed, game))
    assert (short.exit_code, short.output) == (whole.exit_code, whole.output)


@pytest.mark.parametrize("lang", ["ko", "en"])
def test_a_beginning_of_several_games_names_them(lang: str) -> None:
    result = run("ruling", "c", "--lang", lang)
    assert result.exit_code == 2
    assert "→ constellation, starry-night" in result.output


@pytest.mark.parametrize("typed", ["nosuch", "", "-", "zz"])
def test_what_is_no_game_says_which_there_are(typed: str) -> None:
    result = run("score", typed, "--lang", "en")
    assert result.exit_code == 2
    assert "there is no game" in result.output
    assert "constellation" in result.output


def test_each_game_is_found_by_the_letters_of_its_clauses() -> None:
    names = game_names.called(Database())
    spellings = {id: (id, game.prefix, *names[id]) for id, game in registry.GAMES.items()}
    assert [meant(game.prefix, spellings) for game in registry.GAMES.values()] == [[id] for id in registry.GAMES]


@pytest.mark.parametrize("command", ["score", "ruling", "play"])
@pytest.mark.parametrize(("lang", "said"), [("en", "GAME is missing: constellation"), ("ko", "GAME이 빠졌습니다: constellation")])
def test_without_a_game_and_a_terminal_it_is_missing(command: str, lang: str, said: str) -> None:
    result = run(command, "--lang", lang)
    assert result.exit_code == 2
    assert said in result.output


def test_a_line_where_the_game_should_stand_is_told_apart() -> None:
    assert "the game comes first" in run("score", "Ann: 1 2 energy=3", "Bo: 4 energy=2", "--lang", "en").output


@pytest.mark.parametrize("command", ["score", "play"])
@pytest.mark.parametrize("typed", ["1", "ce", "con", "별자리"])
def test_at_a_terminal_the_game_is_asked_for(command: str, typed: str, monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(typed_lines, "nobody_there", lambda: False)
    answers = iter(["", "nonsense", typed])
    monkeypatch.setattr(ask.click, "prompt", lambda *args, **rest: next(answers))
    monkeypatch.setattr(typed_lines, "or_asked", lambda ctx, question, *rest: [[(1, "Ann: 1 energy=3"), (2, "Bo: 2 energy=4"), (3, "Cho: 3 energy=1")]])
    result = run(command, "--lang", "en")
    assert result.exit_code == 0, result.output
    assert ("Constellation Expedition" if command == "score" else "constellation-1.txt") in result.output
