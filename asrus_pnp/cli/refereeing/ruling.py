"""`asrus-pnp ruling`: what happens in a disputed situation, and by which clauses."""

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import ask, click_classes, completion, game_names, options, typed_lines
from asrus_pnp.cli.show import answers, ruling_text
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.database.labels import load_labels
from asrus_pnp.results.batch import settle_all
from asrus_pnp.results.referee import Book

WORDS = Text(
    "분쟁을 판정한다: 무엇이 어느 조항에 따라 일어나는지 차례로 말한다. "
    f"게임: {options.GAMES}. GAME만 주면 다룰 수 있는 경우들을 보여 주고, 터미널에서 아무것도 주지 않으면 하나씩 묻는다.",
    "Settles a dispute: says step by step what happens and by which clauses. "
    f"Games: {options.GAMES}. GAME alone lists its cases; in a terminal, with nothing given, it asks for everything.",
)
CASE = Text("경우", "case")
NEEDS_CASE = Text("CASE가 빠졌다", "CASE is missing")


@click_classes.command("ruling", WORDS, 'asrus-pnp ruling constellation turn "table: destination=5" "Ann: 3 energy=7" "Bo: 7 energy=5" "Cho: 11 energy=6"')
@click.argument("game", type=options.GAME, required=False)
@click.argument("case", required=False, shell_complete=completion.cases)
@click.argument("lines", nargs=-1, metavar="[LINE]...")
@options.file
@options.no_deck_check
@options.as_json
@options.language
@options.database
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    case: str | None,
    lines: tuple[str, ...],
    file: str | None,
    no_deck_check: bool,
    as_json: bool,
    lang: Lang,
    db: Database,
) -> None:
    asked = game is None
    book = registry.game(game_names.given_or_asked(ctx, game, db, lang)).load(db)
    if asked:
        case = ask.choice(CASE, {name: q.title.say(lang) for name, q in book.cases.items()}, lang)
    elif case is None:
        return _list(ctx, book, file, as_json, lang)
    question = book.cases[_known(ctx, book, str(case), lang)]
    positions = typed_lines.or_asked(ctx, question, lines, file, not no_deck_check)
    rulings = settle_all(question, positions, not no_deck_check)
    if as_json:
        return answers.json_lines(rulings, lang)
    labels = load_labels(db, book.id)
    answers.say(answers.numbered([ruling_text.ruling(book, labels, r, lang) for r in rulings], lang))


def _known(ctx: click.Context, book: Book, case: str, lang: Lang) -> str:
    if case.casefold() not in book.cases:
        raise click.UsageError(click_classes.no_such(case, list(book.cases), CASE).say(lang), ctx)
    return case.casefold()


def _list(ctx: click.Context, book: Book, file: str | None, as_json: bool, lang: Lang) -> None:
    if file:
        raise click.UsageError(NEEDS_CASE.say(lang), ctx)
    if as_json:
        click.echo(answers.to_json(ruling_text.cases_as_data(book.cases, lang)))
    else:
        answers.say(ruling_text.cases(book, lang))
