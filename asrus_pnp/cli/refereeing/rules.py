"""`asrus-pnp rules`: the clauses of a game, or those that answer a question."""

from collections.abc import Sequence
from pathlib import Path

import click

from asrus_pnp.cli.input import click_classes, completion, options
from asrus_pnp.cli.input.click_classes import option
from asrus_pnp.cli.show import answers
from asrus_pnp.cli.show.terminal import paragraph
from asrus_pnp.core.errors import AsrusError, Fault, InputError
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels, load_labels
from asrus_pnp.rulebook.clauses import Clause, Clauses, load_clauses
from asrus_pnp.rulebook.example_questions import load_asked
from asrus_pnp.rulebook.lexicon import load_lexicon
from asrus_pnp.rulebook.search import Search

WORDS = Text(
    "게임의 조항을 모두, 또는 이름을 댄 것만 보여 준다. --find는 한국어나 영어로 물으면 답이 되는 조항을 찾고, 규칙에 없으면 없다고 한다. "
    f"게임: {options.GAMES}.",
    "Shows all clauses of a game, or the named ones. --find takes a question in Korean or English and finds the clause that answers it, "
    f"or says that the rules do not cover it. Games: {options.GAMES}.",
)
FIND = Text("이 말로 물었을 때 답이 되는 조항.", "The clauses that answer this question, best first.")
SILENT = Text("규칙은 이 물음을 다루지 않는다.", "The rules do not cover this question.")
SOURCE, WHY = Text("출처", "source"), Text("까닭", "why")
OPTION, OTHERWISE = Text("옵션 이름", "name of the option"), Text("다르게 하려면", "the other way")


@click_classes.command("rules", WORDS, 'asrus-pnp rules constellation --find "both of us are two away"')
@click.argument("game", type=options.GAME)
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...", shell_complete=completion.clauses)
@option("--find", "question", metavar="WORDS", say=FIND)
@options.as_json
@options.language
@options.database
def command(game: str, clauses: tuple[str, ...], question: str | None, as_json: bool, lang: Lang, data: Path) -> None:
    book = load_clauses(data, game)
    if question is None:
        found = _named(book, clauses) if clauses else list(book.all)
    else:  # a question that was not put in quotes goes on in the arguments
        found = Search(book, load_asked(data, book), load_lexicon(data)).find(" ".join([question, *clauses]))
    if as_json:
        click.echo(answers.to_json([_plain(c) for c in found]))
    else:
        heads = {} if clauses or question is not None else _heads(book, lang)
        labels = load_labels(data)
        lines = [line for c in found for line in [*heads.get(c.id, []), *_lines(book, c, labels, lang)]]
        answers.say(lines[:-1] or [SILENT.say(lang)])


def _heads(book: Clauses, lang: Lang) -> dict[str, list[str]]:
    """The name of each section, by the first clause in it."""
    firsts = {s.id: next((c.id for c in book.all if c.id.startswith(f"{s.id}.")), "") for s in book.sections}
    return {firsts[s.id]: [f"== {s.name.say(lang)} ==", ""] for s in book.sections}


def _named(book: Clauses, ids: Sequence[str]) -> list[Clause]:
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


def _plain(one: Clause) -> dict[str, object]:
    return {"id": one.id, "status": one.status, "text": {"ko": one.ko, "en": one.en}, "source": one.source}


def _lines(book: Clauses, one: Clause, labels: Labels, lang: Lang) -> list[str]:
    titles = {s.id: s.title.say(lang) for s in book.sources}
    lines = [answers.bold(f"{one.id}  {labels.status[one.status].say(lang)}"), *paragraph(one.text.say(lang), "  ")]
    if one.why:
        lines += paragraph(one.why.say(lang), f"  {WHY.say(lang)}: ")
    if one.option:
        lines += paragraph(one.option, f"  {OPTION.say(lang)}: ")
    if one.other_way:
        lines += paragraph(f"option: {one.other_way}", f"  {OTHERWISE.say(lang)}: ")
    return [*lines, *paragraph(titles[one.source], f"  {SOURCE.say(lang)}: "), ""]
