"""`asrus-pnp score`: the end-of-game score, with every point explained."""

from collections.abc import Sequence
from pathlib import Path

import click

from asrus_pnp import registry
from asrus_pnp.cli.input import click_classes, completion, game_names, options, typed_lines
from asrus_pnp.cli.input.click_classes import lang_of, option
from asrus_pnp.cli.show import answers
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.database import Database
from asrus_pnp.positions.notation import Lines
from asrus_pnp.results.batch import settle_all, settle_rounds
from asrus_pnp.results.referee import Book
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

WORDS = Text(
    "끝난 게임의 점수를 셈하고 점수마다 까닭을 밝힌다. "
    f"게임: {options.GAMES}. "
    "한 사람에 한 줄씩 인자나 --file, 표준 입력(-)으로 준다. "
    "여러 판은 --- 줄로 나눈다. 터미널에서 줄 없이 부르면 하나씩 묻는다.",
    "Scores a finished game and explains every point. "
    f"Games: {options.GAMES}. "
    "Lines, one a player, come as arguments, from --file, or from standard input (-); "
    "a line --- parts several games. In a terminal, without lines, it asks for one value after the other.",
)
ROUNDS = Text("주어진 판들은 한 게임의 라운드다: 점수를 더한다.", "The positions are rounds of one game: add them up.")
CSV = Text("표 계산 프로그램이 읽을 CSV로.", "CSV, for a spreadsheet.")
PHOTO = Text("이 사람의 카드를 찍은 사진(들): 카드에서 줄을 만든다.", "Photos of this player's cards: the line is made of them.")
EXPECT = Text(
    "사진에서 이 사람의 카드가 몇 장 나와야 하는지: 다르면 셈하지 않습니다. 카드가 없으면 0이라고 적어야 합니다. 적지 않으면 터미널에서 묻습니다.",
    "How many cards of this player there must be: with another number nothing is scored, and no cards at all must be said, as NAME=0. "
    "In a terminal it is asked for where it is not typed_lines.",
)
SAVE = Text("판과 결과를 이 파일 끝에 적어 둔다.", "Append position and result to this file.")
NO_ROUNDS = Text("이 게임은 라운드를 더하지 않는다", "this game has no rounds to add up")
NO_PHOTO = Text("--expect는 --photo와 함께 씁니다", "--expect goes with --photo")
NOT_BOTH = Text("--json과 --csv는 함께 쓸 수 없다", "--json and --csv exclude each other")


Result = list[Scoresheet] | Rounds


@click_classes.command("score", WORDS, 'asrus-pnp score constellation "Ann: 1 2x2 3 5 energy=4 award=6" "Bo: 4x2 7 9 energy=7"')
@click.argument("game", type=options.GAME, required=False)
@click.argument("lines", nargs=-1, metavar="[LINE]...")
@options.file
@option("--rounds", "add", is_flag=True, say=ROUNDS)
@option("--photo", multiple=True, metavar="NAME=PHOTO,...", say=PHOTO)
@option("--expect", multiple=True, metavar="NAME=N", say=EXPECT)
@options.no_deck_check
@option("--save", metavar="FILE", shell_complete=completion.files, say=SAVE)
@options.as_json
@option("--csv", "as_csv", is_flag=True, say=CSV)
@options.language
@options.database
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    lines: tuple[str, ...],
    file: str | None,
    add: bool,
    photo: tuple[str, ...],
    expect: tuple[str, ...],
    no_deck_check: bool,
    save: str | None,
    as_json: bool,
    as_csv: bool,
    lang: Lang,
    db: Database,
) -> None:
    book = registry.game(game_names.given_or_asked(ctx, game, db, lang)).load(db)
    _check_use(ctx, book, add, as_json and as_csv, lang)
    deck_check = not (no_deck_check or (file and _unchecked(file)))
    positions = _positions(ctx, book, photo, expect, lines, file, deck_check, db)
    result = settle_rounds(book, positions, deck_check) if add else settle_all(book.score, positions, deck_check)
    if as_json:
        answers.json_lines([result] if isinstance(result, Rounds) else result, lang)
    elif as_csv:
        click.echo("\n".join(_for_spreadsheets(book, result, db, lang)))
    else:
        answers.say(_for_people(book, result, db, lang))
    if save:
        _save(Path(save), book, positions, result, deck_check, lang)


def _positions(
    ctx: click.Context, book: Book, photo: Sequence[str], expect: Sequence[str], lines: Sequence[str], file: str | None, deck_check: bool, db: Database
) -> list[Lines]:
    if not photo:
        if expect:
            raise click.UsageError(NO_PHOTO.say(lang_of(ctx)), ctx)
        return typed_lines.or_asked(ctx, book.score, lines, file, deck_check)
    from asrus_pnp.cli.input import photos

    return [photos.position(ctx, book.score, photo, expect, lines, file, deck_check, db)]


def _check_use(ctx: click.Context, book: Book, add: bool, both: bool, lang: Lang) -> None:
    if both:
        raise click.UsageError(NOT_BOTH.say(lang), ctx)
    if add and not book.rounds:
        raise click.UsageError(NO_ROUNDS.say(lang), ctx)


def _unchecked(file: str) -> bool:
    from asrus_pnp.results import score_log

    return score_log.unchecked(Path(file))


def _for_spreadsheets(book: Book, result: Result, db: Database, lang: Lang) -> list[str]:
    from asrus_pnp.cli.show import score_csv  # what a plain score does not need is not loaded: it takes as long as the score itself
    from asrus_pnp.database.labels import load_labels

    return score_csv.rows(load_labels(db, book.id), result, lang)


def _for_people(book: Book, result: Result, db: Database, lang: Lang) -> list[str]:
    from asrus_pnp.cli.show import score_text
    from asrus_pnp.database.labels import load_labels

    labels = load_labels(db, book.id)
    if isinstance(result, Rounds):
        return score_text.rounds(book, labels, result, lang)
    return answers.numbered([score_text.sheet(book, labels, one, lang) for one in result], lang)


def _save(file: Path, book: Book, positions: Sequence[Lines], result: Result, deck_check: bool, lang: Lang) -> None:
    """Append each position in one spelling, its result behind it as comments, the sum of the rounds last."""
    from asrus_pnp.cli.show.score_text import in_short
    from asrus_pnp.results import score_log

    sheets = result.rounds if isinstance(result, Rounds) else result
    entries = [
        score_log.entry(book.id, book.score.canonical(lines), in_short(one.totals, one.winners, lang, one.tie_break), deck_check)
        for lines, one in zip(positions, sheets, strict=True)
    ]
    if isinstance(result, Rounds):
        entries.append(score_log.entry(book.id, [], in_short(result.totals, result.winners, lang)))
    score_log.append(file, book.id, "".join(entries))
