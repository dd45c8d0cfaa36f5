"""`asrus-pnp setup`: what to lay out, deal, lay aside and start with, and by which clauses."""

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.show import answers, setup_text
from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.words import load_words
from asrus_pnp.results.setting_up import SettingUp

LED = ", ".join(id for id, game in registry.GAMES.items() if game.setting_up)
WORDS = Text(
    f"인원수와 하우스 룰에 맞게 무엇을 놓고, 나누고, 치우고, 누가 먼저 하는지 조항과 함께 차례로 보여 줍니다. 게임: {LED}.",
    f"Says step by step what to lay out, deal and lay aside for so many players and the house rules chosen, who begins, and by which clauses. Games: {LED}.",
)
PLAYERS = Text("몇 명이 하는지. 팀은 한 명으로 셉니다.", "How many play; a team counts as one.")
OPTION = Text("켤 하우스 룰. 여럿이면 여러 번 적습니다.", "A house rule to switch on; once for each.")


@click_classes.command("setup", WORDS, "asrus-pnp setup constellation --players 5")
@click.argument("game", type=options.GAME)
@option("--players", type=int, required=True, metavar="N", say=PLAYERS)
@option("--option", "house_rules", multiple=True, metavar="RULE", say=OPTION)
@options.as_json
@options.language
@options.database
def command(game: str, players: int, house_rules: tuple[str, ...], as_json: bool, lang: Lang, db: Database) -> None:
    setting_up = _known(game, db)
    layout = setting_up.of(players, [_rule(typed, setting_up, db) for typed in house_rules])
    if as_json:
        return answers.json_lines([layout], lang)
    answers.say(setup_text.layout(layout, setting_up.clauses.name, lang))


def _known(game: str, db: Database) -> SettingUp:
    """How that game begins; raises InputError where it does not say."""
    make = registry.game(game).setting_up
    if make is None:
        raise InputError([fault(same(game), "게임 준비를 알 수 없습니다", "how it begins is not known", LED, LED)])
    return make(db)


def _rule(typed: str, setting_up: SettingUp, db: Database) -> str:
    """The house rule of that spelling; raises InputError with those that the game has."""
    from asrus_pnp.play.events import read_item
    from asrus_pnp.positions.value_types import One

    words, game = load_words(db, setting_up.clauses.game), setting_up.clauses.name
    if not setting_up.options:
        right = ("--option 없이", "no --option")
        raise InputError([fault(same("--option"), f"{game.ko}에는 하우스 룰이 없습니다", f"{game.en} has no house rules", *right)])
    found: str = read_item(One(words.table(setting_up.options)), typed, "--option")
    return found
