"""`asrus-pnp check`: all that is wrong in the card database."""

from pathlib import Path

import click

from asrus_pnp import catalogue
from asrus_pnp.cli import options, show, spoken
from asrus_pnp.core.clauses import load_clauses
from asrus_pnp.core.errors import Fault
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.inspection import inspect

WORDS = Text(
    "카드 데이터를 읽어 잘못을 모두 말한다: 파일, 항목, 필드, 거기 적힌 것, 옳은 것. --data로 고친 사본을 검사한다.",
    "Reads the whole card database and says all that is wrong: file, record, field, what stands there, what would be right. "
    "With --data it checks a changed copy.",
)
FINE = Text(
    "세트 {kits}개, 카드 {cards}장, 게임 {games}가지, 조항 {clauses}개: 잘못이 없다.",
    "{kits} sets, {cards} cards, {games} games, {clauses} clauses: all is well.",
)
WRONG = Text("잘못된 곳: {}", "faults: {}")


@spoken.command("check", WORDS, "asrus-pnp check")
@options.as_json
@options.language
@options.database
@click.pass_context
def command(ctx: click.Context, as_json: bool, lang: Lang, data: Path) -> None:
    faults = inspect(data)
    if as_json:
        click.echo(show.to_json([_plain(f, lang) for f in faults]))
    elif faults:
        click.echo("\n".join(f"{n}. {f.say(lang)}" for n, f in enumerate(faults, 1)), err=True)
        click.echo(WRONG.say(lang).format(len(faults)), err=True)
    else:
        click.echo(_fine(data, lang))
    ctx.exit(1 if faults else 0)


def _plain(fault: Fault, lang: Lang) -> dict[str, str]:
    return {"where": fault.where.say(lang), "found": fault.found.say(lang), "right": fault.right.say(lang)}


def _fine(data: Path, lang: Lang) -> str:
    cards = sum(catalogue.cards(kit).load(data).kit.count for kit in catalogue.KITS)
    clauses = sum(len(load_clauses(data, game).all) for game in catalogue.GAMES)
    return FINE.say(lang).format(kits=len(catalogue.KITS), cards=cards, games=len(catalogue.GAMES), clauses=clauses)
