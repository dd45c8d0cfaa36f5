"""`asrus-pnp list`: the sets, the games, and which facts are stand-ins."""

from collections.abc import Sequence
from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, options
from asrus_pnp.cli.show import answers
from asrus_pnp.cli.show.terminal import definitions, paragraph, table
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.game_numbers import load_values
from asrus_pnp.descriptors import Game
from asrus_pnp.rulebook.about import load_about
from asrus_pnp.rulebook.clauses import load_clauses

WORDS = Text(
    "세트와 그 카드, 게임과 그것에 드는 세트, 확인되지 않은 임시 값을 보여 준다.",
    "Shows the sets and their cards, the games and what prints them, and which facts are stand-ins.",
)
SETS, OTHERS, GAMES = Text("세트", "Sets"), Text("카드 밖의 세트", "Sets besides the cards"), Text("게임", "Games")
STAND_INS = Text("확인되지 않은 임시 값", "Stand-ins, not confirmed by any source")
SET_HEADS = Text("세트,이름,번호,장수", "set,name,ids,cards")
GAME_HEADS = Text("게임,이름,인원,판정하는 경우,인쇄하는 세트", "game,name,players,cases of ruling,sets that print it")
Json = dict[str, Any]


@click_classes.command("list", WORDS, "asrus-pnp list")
@options.as_json
@options.language
@options.database
def command(as_json: bool, lang: Lang, db: Database) -> None:
    found: Json = {"sets": _sets(db), "games": _games(db), "stand_ins": _stand_ins(db)}
    if as_json:
        click.echo(answers.to_json(found))
    else:
        answers.say(_for_people(found, lang))


def _sets(db: Database) -> list[Json]:
    kits = [(kit, kit.load(db).kit) for kit in registry.KITS.values()]
    return [{"set": kit.id, "name": about.name._asdict(), "cards": about.count, "ids": _spans([r["id"] for r in kit.rows(db)])} for kit, about in kits]


def _spans(ids: Sequence[str]) -> list[str]:
    """The first and the last id of each letter."""
    letters = {i[0]: [j for j in ids if j[0] == i[0]] for i in ids}
    return [f"{min(some)}–{max(some)}" for some in letters.values()]


def _games(db: Database) -> list[Json]:
    return [_game(db, game) for game in registry.GAMES.values()]


def _game(db: Database, game: Game) -> Json:
    book, prints = game.load(db), [game.kit.id, *registry.besides(game)]
    found = {"game": game.id, "name": book.name._asdict(), "players": list(book.score.form.players), "cases": list(book.cases), "sets": prints}
    return found | {"about": [{"id": f.id, "text": f.text._asdict(), "source": f.source} for f in load_about(db, game.id).in_short]}


def _stand_ins(db: Database) -> list[Json]:
    """Facts of the kits, then numbers of the games with the text of their clause."""
    found = [
        {"of": kit.id, "id": fact.id, "text": fact.text._asdict()}
        for kit in registry.KITS.values()
        for fact in kit.load(db).facts
        if fact.standing == "unconfirmed"
    ]
    for game in registry.GAMES:
        clauses = load_clauses(db, game)
        loose = [v for v in load_values(db, game) if v.standing == "unconfirmed"]
        found += [{"of": game, "id": v.id, "text": Text(*(f"{v.value}: {t}" for t in clauses.find(v.clause).text))._asdict()} for v in loose]
    return found


def _for_people(found: Json, lang: Lang) -> list[str]:
    sets = [[s["set"], s["name"][lang], ", ".join(s["ids"]), str(s["cards"])] for s in found["sets"]]
    games = [[g["game"], g["name"][lang], "{}–{}".format(*g["players"]), ", ".join(g["cases"]), ", ".join(g["sets"])] for g in found["games"]]
    return [
        *(answers.bold(SETS.say(lang)), *table([SET_HEADS.say(lang).split(","), *sets], left=3), ""),
        *(answers.bold(OTHERS.say(lang)), *paragraph(", ".join(registry.PRINTS)), ""),
        *(answers.bold(GAMES.say(lang)), *table([GAME_HEADS.say(lang).split(","), *games], left=5, cut=True), ""),
        *definitions([(g["game"], "; ".join(f["text"][lang] for f in g["about"])) for g in found["games"] if g["about"]]),
        "",
        *(answers.bold(STAND_INS.say(lang)), *(line for s in found["stand_ins"] for line in paragraph(s["text"][lang], f"  {s['of']}  "))),
    ]
