"""The options and arguments that several commands share."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import completion
from asrus_pnp.cli.input.click_classes import LANG, lang_of, no_such, option
from asrus_pnp.cli.input.game_names import GameNamed
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database


class Named(click.types.StringParamType):
    """One of a few names, in any case; another one is a wrong use that tells what there is."""

    name = "name"

    def __init__(self, known: Sequence[str], kind: Text) -> None:
        self.known, self.kind = known, kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if fold(str(value)) in self.known:
            return fold(str(value))
        lang = lang_of(ctx) if ctx else "en"
        self.fail(no_such(str(value), self.known, self.kind).say(lang), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        return completion.beginning(self.known, incomplete)


def _language(ctx: click.Context, _: click.Parameter, asked: Lang | None) -> Lang:
    return asked or lang_of(ctx)


def _database(_: click.Context, __: click.Parameter, asked: str | None) -> Database:
    return existing(asked)


def existing(asked: str | None) -> Database:
    """The card database that is asked for, else the one that came with the program; raises InputError where there is no such folder."""
    if asked is None:
        return Database()
    if not Path(asked).is_dir():
        right = ("asrus-pnp data DIR 로 새로 쓸 수 있다", "asrus-pnp data DIR writes a fresh copy")
        raise InputError([fault(same(asked), "그런 폴더가 없다", "there is no such folder", *right)])
    return Database(Path(asked))


GAMES = ", ".join(registry.GAMES)
GAME = GameNamed()
KIT = Named(tuple(registry.KITS), Text("세트", "set"))

language = option("--lang", type=click.Choice(["ko", "en"], case_sensitive=False), callback=_language, say=LANG)
DATA = Text("다른 카드 데이터 폴더.", "Another copy of the card database.")
database = option("--data", "db", metavar="DIR", callback=_database, shell_complete=completion.folders, say=DATA)
as_json = option("--json", "as_json", is_flag=True, say=Text("프로그램이 읽을 JSON으로.", "JSON, for programs."))
file = option("--file", "file", metavar="FILE", shell_complete=completion.files, say=Text("줄들을 이 파일에서 읽는다.", "Read the lines from this file."))
no_deck_check = option("--no-deck-check", is_flag=True, say=Text("카드 장수를 덱과 견주지 않는다.", "Do not count copies against the deck."))
