"""Which game is meant: by its id, its names, the letters of its clauses, or any beginning that no other game has; asked for where none is typed."""

from collections.abc import Mapping
from typing import Any

import click
from click.shell_completion import CompletionItem

from asrus_pnp import registry
from asrus_pnp.cli.input import completion, typed_lines
from asrus_pnp.cli.input.click_classes import lang_of, no_such
from asrus_pnp.core.spelling import fold, meant
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database

KIND = Text("게임", "game")


class GameNamed(click.types.StringParamType):
    """A game as it is typed; one that is none, or could be several, is a wrong use that tells which there are."""

    name = "name"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        typed = str(value)
        if fold(typed) in registry.GAMES:
            return fold(typed)
        found = meant(typed, _spellings(called((ctx.params.get("db") if ctx else None) or Database())))
        if len(found) == 1:
            return found[0]
        lang = lang_of(ctx) if ctx else "en"
        self.fail(_wrong(typed, found).say(lang), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return completion.beginning(registry.GAMES, incomplete)


def called(db: Database) -> dict[str, Text]:
    """What each game is called; raises DataError."""
    from asrus_pnp.rulebook.clauses import load_clauses  # who types an id waits for no names

    return {id: load_clauses(db, id).name for id in registry.GAMES}


def _spellings(names: Mapping[str, Text]) -> dict[str, tuple[str, ...]]:
    """All that a game may be typed as: its id, the letters of its clauses, its names."""
    return {id: (id, game.prefix, *names[id]) for id, game in registry.GAMES.items()}


def _wrong(typed: str, found: list[str]) -> Text:
    """That it is no game, or which games it could be; a line where a game should stand is told apart."""
    if found:
        listed = ", ".join(found)
        return Text(f"“{typed}”: 그렇게 시작하는 게임이 여럿입니다 → {listed}", f"“{typed}” begins several games → {listed}")
    if ":" in typed:
        known = ", ".join(registry.GAMES)
        return Text(f"게임을 먼저, 줄은 그 뒤에 적습니다 → {known}", f"the game comes first, then the lines → {known}")
    return no_such(typed, list(registry.GAMES), KIND)


def given_or_asked(ctx: click.Context, game: str | None, db: Database, lang: Lang) -> str:
    """The game that was given or, at a terminal, the one that is chosen; raises UsageError where nobody can be asked."""
    if game is not None:
        return game
    known = ", ".join(registry.GAMES)
    if typed_lines.nobody_there():
        raise click.UsageError(Text(f"GAME이 빠졌습니다: {known}", f"GAME is missing: {known}").say(lang), ctx)
    from asrus_pnp.cli.input import ask  # only then are questions asked

    names = called(db)
    return ask.choice(KIND, {id: name.say(lang) for id, name in names.items()}, lang, _spellings(names))
