"""`asrus-pnp cards`: the card database, one row a physical card."""

from typing import Any

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, options
from asrus_pnp.cli.show import answers
from asrus_pnp.cli.show.terminal import table
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import Labels, load_labels

KITS = ", ".join(registry.KITS)
WORDS = Text(
    f"카드를 한 장에 한 줄씩 보여 준다: 번호, 종류, 이름, 내용, 얼마나 확실한가. 세트: {KITS}.",
    f"Shows every physical card in a row of its own: id, kind, name, what it has, how sure that is. Sets: {KITS}.",
)
HEADS = Text("번호,종류,이름,내용,확실성", "id,kind,name,what it has,standing")
LABELLED = ("number", "dots", "colour", "letter", "lowest", "highest", "symbol", "requirement", "stars")
SAID = ("power", "text")
LOOSE = "unconfirmed"
Row = dict[str, Any]


@click_classes.command("cards", WORDS, "asrus-pnp cards constellation")
@click.argument("set_", metavar="[SET]", type=options.KIT, required=False)
@options.as_json
@options.language
@options.database
def command(set_: str | None, as_json: bool, lang: Lang, db: Database) -> None:
    kits = [registry.kit(set_)] if set_ else registry.KITS.values()
    rows = [row for kit in kits for row in kit.rows(db)]
    if as_json:
        click.echo(answers.to_json(rows))
    else:
        labels = load_labels(db)
        answers.say(table([HEADS.say(lang).split(","), *(_cells(row, labels, lang) for row in rows)], left=5))


def _cells(row: Row, labels: Labels, lang: Lang) -> list[str]:
    facts = [f"{labels.card[key].say(lang)} {_value(row[key], labels, lang)}" for key in LABELLED if row.get(key) not in (None, [], "")]
    facts += ["" if "text" in row else _effects(row, labels, lang), *(row[key][lang] for key in SAID if key in row)]
    kind = labels.kind.get(row["kind"], same(row["kind"]))
    return [row["id"], kind.say(lang), row["name"][lang], "; ".join(f for f in facts if f), _standing(row, labels, lang)]


def _standing(row: Row, labels: Labels, lang: Lang) -> str:
    """How sure the card is; with what is less sure than the rest of it."""
    loose = [labels.card.get(key.removesuffix("_standing"), same("")).say(lang) for key, value in row.items() if key.endswith("_standing") and value == LOOSE]
    whole = labels.standing[row["standing"]].say(lang)
    named = [name for name in loose if name]
    return whole if row["standing"] == LOOSE or not named else f"{whole} ({', '.join(named)}: {labels.standing[LOOSE].say(lang)})"


def _effects(row: Row, labels: Labels, lang: Lang) -> str:
    effects = [*row.get("effects", []), *([row["effect"]] if row.get("effect") else [])]
    shown = [" ".join([labels.card[e["kind"]].say(lang), *(labels.name(c).say(lang) for c in e["colours"])]) for e in effects]
    return f"{labels.card['effect'].say(lang)} {(' / ' if row.get('either') else ' + ').join(shown)}" if shown else ""


def _value(value: Any, labels: Labels, lang: Lang) -> str:
    """A fact of a card in words."""
    if isinstance(value, list):
        return " + ".join(_value(v, labels, lang) for v in value)
    if isinstance(value, dict):
        return ", ".join(f"{k}: {v}" for k, v in value.items())
    return labels.value(value, lang)
