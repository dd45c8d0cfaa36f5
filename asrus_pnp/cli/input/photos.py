"""Photos of the players' cards as part of a position: `--photo Ann=ann.jpg --photo Bob=b1.jpg,b2.jpg`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from asrus_pnp.cli.input import counting, typed_lines
from asrus_pnp.cli.input.click_classes import lang_of
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.positions import photo_cards
from asrus_pnp.positions.notation import Lines
from asrus_pnp.positions.prompts import next_prompt
from asrus_pnp.results.referee import Question

HOW = Text("--photo 이름=사진 또는 이름=사진,사진", "--photo NAME=PHOTO, or NAME=PHOTO,PHOTO")
ONE = Text("사진과 함께는 판 하나만 줄 수 있다", "only one position can be given with photos")
MADE = Text(
    "사진과 적은 것으로 만든 줄들 (그대로 다시 쓸 수 있다):", "The lines made of the photos and of what was given (they can be given again as they are):"
)


def position(
    ctx: click.Context,
    question: Question[Any, Any, Any],
    photos: Sequence[str],
    expect: Sequence[str],
    lines: Sequence[str],
    file: str | None,
    deck_check: bool,
    db: Database,
) -> Lines:
    """The lines of the cards in the photos and of what was given beside them; in a terminal, it is asked whether those are all cards, and what no card
    shows. Raises InputError where the photos cannot be read, show a card with two players, or show other numbers of cards than expected."""
    from asrus_pnp.photo.seen import seen

    lang, by_player = lang_of(ctx), _by_player(ctx, photos)
    expected = counting.expected(ctx, expect, by_player)
    typed = typed_lines.positions(ctx, lines, file) if lines or file else [[]]
    if len(typed) > 1:
        raise click.UsageError(ONE.say(lang), ctx)
    found = seen(by_player, db, question.form)
    click.echo("\n".join(told.say(lang) for told in found.told()), err=True)
    merged = counting.settled(question.form, found, typed[0], expected, lang)
    if not typed_lines.nobody_there():
        beside = {fold(text.partition(":")[0].strip()) for _, text in typed[0]}
        answers = photo_cards.known(question.form, merged, {fold(h.player) for h in found.hands} - beside)
        if next_prompt(question.form, answers):
            from asrus_pnp.cli.input import ask

            return ask.position(question, deck_check, lang, answers)
    click.echo("\n".join(["", MADE.say(lang), *question.canonical(merged), ""]), err=True)
    return merged


def _by_player(ctx: click.Context, photos: Sequence[str]) -> dict[str, list[str]]:
    """The photos of each player, in the order of the players; raises UsageError for what is no name with photos."""
    names, found = dict[str, str](), dict[str, list[str]]()
    for photo in photos:
        name, equals, files = photo.partition("=")
        named = [files] if Path(files).is_file() else files.split(",")
        if not equals or not name.strip() or not all(named):
            raise click.UsageError(f"“{photo}”: {HOW.say(lang_of(ctx))}", ctx)
        found.setdefault(names.setdefault(fold(name.strip()), name.strip()), []).extend(named)
    return found
