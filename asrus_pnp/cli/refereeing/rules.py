"""`asrus-pnp rules`: the clauses of a game, or those that answer a question."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import click

from asrus_pnp.cli.input import click_classes, completion, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.show import answers
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.errors import AsrusError, Fault, InputError
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.rulebook.clauses import Clause
from asrus_pnp.rulebook.lookup import load_lookup

if TYPE_CHECKING:  # a question is answered without reading the rules themselves
    from asrus_pnp.database.records import Fact
    from asrus_pnp.rulebook.clauses import Clauses

WORDS = Text(
    "게임의 조항을 모두, 또는 이름을 댄 것만 보여 줍니다. --find는 한국어나 영어로 물으면 답이 되는 조항을 찾고, "
    f"확실하지 않으면 가까운 것을, 규칙에 없으면 없다고 알려 줍니다. "
    f"게임: {options.GAMES}.",
    "Shows all clauses of a game, or the named ones. --find takes a question in Korean or English and finds the clause that answers it, "
    f"or says that none fits surely and which are nearest, or that the rules do not cover it. Games: {options.GAMES}.",
)
FIND = Text("이 말로 물었을 때 답이 되는 조항.", "The clauses that answer this question, best first.")
SILENT = Text("규칙은 이 물음을 다루지 않습니다.", "The rules do not cover this question.")
UNSURE = Text("꼭 맞는 조항은 없습니다. 가장 가까운 것:", "Nothing fits surely; the nearest:")
ABOUT = Text("규칙이 아니라 게임 소개에 있습니다:", "Not in the rules, but said of the game:")
SOURCE, WHY = Text("출처", "source"), Text("까닭", "why")
OPTION, OTHERWISE = Text("옵션 이름", "name of the option"), Text("다르게 하려면", "the other way")


@click_classes.command("rules", WORDS, 'asrus-pnp rules constellation --find "both of us are two away"')
@click.argument("game", type=options.GAME)
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...", shell_complete=completion.clauses)
@option("--find", "question", metavar="WORDS", say=FIND)
@options.as_json
@options.language
@options.database
def command(game: str, clauses: tuple[str, ...], question: str | None, as_json: bool, lang: Lang, db: Database) -> None:
    if question is None:
        _show(db, game, clauses, as_json, lang)
    else:  # a question that was not put in quotes goes on in the arguments
        _answer(db, game, " ".join([question, *clauses]), as_json, lang)


def _answer(db: Database, game: str, question: str, as_json: bool, lang: Lang) -> None:
    lookup = load_lookup(db, game)
    found = lookup.search.find(question)
    clauses = [lookup.clauses[id] for id in found.ids]
    about = [] if clauses and found.sure else _about(db, game, lookup.search.lexicon.features(question))
    if as_json:
        click.echo(answers.to_json([*map(_said, about), *map(_plain, clauses)]))
        return
    lines = [line for c in clauses for line in _lines(c, lookup.statuses, lookup.sources, lang)]
    unsure = [] if found.sure else [UNSURE.say(lang), ""]
    said = [
        line for f in about for line in paragraph(f"{f.text.say(lang)} ({SOURCE.say(lang)}: {lookup.sources.get(f.source, same(f.source)).say(lang)})", "  ")
    ]
    head = [ABOUT.say(lang), *said, *([""] if clauses else [])] if about else []
    answers.say([*head, *unsure, *lines[:-1]] or [SILENT.say(lang)])


def _about(db: Database, game: str, features: Collection[str]) -> "list[Fact]":
    """What the question asks of the game as a whole."""
    from asrus_pnp.rulebook.about import load_about  # most questions have a clause

    return load_about(db, game).answers(features)


def _show(db: Database, game: str, ids: Sequence[str], as_json: bool, lang: Lang) -> None:
    from asrus_pnp.database.labels import load_labels
    from asrus_pnp.rulebook.clauses import load_clauses

    book = load_clauses(db, game)
    found = _named(book, ids) if ids else list(book.all)
    if as_json:
        click.echo(answers.to_json([_plain(c) for c in found]))
        return
    heads, statuses, sources = {} if ids else _heads(book, lang), load_labels(db).status, {s.id: s.title for s in book.sources}
    answers.say([line for c in found for line in [*heads.get(c.id, []), *_lines(c, statuses, sources, lang)]][:-1])


def _heads(book: "Clauses", lang: Lang) -> dict[str, list[str]]:
    """The name of each section, by the first clause in it."""
    firsts = {s.id: next((c.id for c in book.all if c.id.startswith(f"{s.id}.")), "") for s in book.sections}
    return {firsts[s.id]: [f"== {s.name.say(lang)} ==", ""] for s in book.sections}


def _named(book: "Clauses", ids: Sequence[str]) -> list[Clause]:
    """The clauses of those ids; raises InputError for all that there are none of."""
    found: list[Clause] = []
    faults: list[Fault] = []
    for id in ids:
        try:
            found.append(book.find(id))
        except AsrusError as error:
            faults += error.faults
    if faults:
        raise InputError(faults)
    return found


def _said(one: "Fact") -> dict[str, object]:
    return {"id": one.id, "status": "about", "text": one.text._asdict(), "source": one.source}


def _plain(one: Clause) -> dict[str, object]:
    return {"id": one.id, "status": one.status, "text": {"ko": one.ko, "en": one.en}, "source": one.source}


def _lines(one: Clause, statuses: Mapping[str, Text], sources: Mapping[str, Text], lang: Lang) -> list[str]:
    lines = [answers.bold(f"{one.id}  {statuses[one.status].say(lang)}"), *paragraph(one.text.say(lang), "  ")]
    if one.why:
        lines += paragraph(one.why.say(lang), f"  {WHY.say(lang)}: ")
    if one.option:
        lines += paragraph(one.option, f"  {OPTION.say(lang)}: ")
    if one.other_way:
        lines += paragraph(f"option: {one.other_way}", f"  {OTHERWISE.say(lang)}: ")
    return [*lines, *paragraph(sources[one.source].say(lang), f"  {SOURCE.say(lang)}: "), ""]
