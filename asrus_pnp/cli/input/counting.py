"""Whether photos showed all cards of a player: their number is held against the one expected, or asked for; a photo of nothing names no winner."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

import click

from asrus_pnp.cli.input import typed_lines
from asrus_pnp.cli.input.click_classes import lang_of
from asrus_pnp.cli.show.faults import tell_all
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.positions import photo_cards
from asrus_pnp.positions.form import Form
from asrus_pnp.positions.notation import Lines

if TYPE_CHECKING:  # Pillow is imported only where there are photos
    from asrus_pnp.photo.seen import Seen

NO_CARDS = "-"
HOW = Text("--expect 이름=장수, 이름은 --photo의 이름", "--expect NAME=N, the name as with --photo")
ASK = Text("빈칸은 그것이 전부, 아니면 빠진 카드를 적어 주세요", "empty if those are all, else type the cards that are missing")
ASK_NONE = Text("카드를 적어 주세요. 정말 없으면 -", "type the cards, or - where there are none")


def expected(ctx: click.Context, said: Sequence[str], players: Collection[str]) -> dict[str, int]:
    """How many cards each player must have, by folded name; raises UsageError for what is no such number, or of somebody without photos."""
    numbers: dict[str, int] = {}
    for one in said:
        name, _, number = one.rpartition("=")
        if fold(name.strip()) not in map(fold, players) or not number.strip().isdecimal() or len(number) > 4:
            raise click.UsageError(f"“{one}”: {HOW.say(lang_of(ctx))}", ctx)
        numbers[fold(name.strip())] = int(number)
    return numbers


def settled(form: Form, found: "Seen", typed: Lines, numbers: Mapping[str, int], lang: Lang) -> Lines:
    """The lines of the cards in the photos and of what was typed, with what a person at the terminal adds.
    Raises InputError where a card lies with two players, or nobody can be asked about a number that cannot be right."""
    if twice := photo_cards.in_two_hands(found.hands, {id: card.label for id, card in found.known.items()}):
        raise InputError(twice)
    if not typed_lines.nobody_there():
        for player in found.scans:
            typed = _asked(form, found, typed, player, numbers.get(fold(player)), lang)
        return photo_cards.lines(form, found.hands, typed)
    merged = photo_cards.lines(form, found.hands, typed)
    faults = [f for player in found.scans if (f := _fault(player, _count(form, found, merged, player), numbers.get(fold(player))))]
    if faults:
        raise InputError(faults)
    return merged


def _count(form: Form, found: "Seen", merged: Lines, player: str) -> int:
    return photo_cards.counted(form, merged, player) + found.unscored(player)


def _fault(player: str, count: int, number: int | None) -> Fault | None:
    """What is wrong with that many cards, if anything: none at all, where nobody said so, or another number than was expected."""
    if count == number or (number is None and count):
        return None
    found = Text(f"이 게임의 카드가 {count}장", f"{count} {'card' if count == 1 else 'cards'} of this game")
    if number is not None:
        found = Text(f"{found.ko}입니다. {number}장이어야 합니다", f"{found.en}, not the {number} expected")
    right = (
        f"카드가 다 보이는 사진, 빠진 카드를 적은 줄, 또는 --expect {player}={count}",
        f"photos of all cards, a line with those missing, or --expect {player}={count}",
    )
    return fault(same(player), found.ko, found.en, *right)


def _asked(form: Form, found: "Seen", typed: Lines, player: str, number: int | None, lang: Lang) -> Lines:
    """The typed lines with those cards of the player that no photo showed, until the person says that these are all."""
    while True:
        count = _count(form, found, photo_cards.lines(form, found.hands, typed), player)
        if count == number:
            return typed
        cards = Text(f"{player}: 카드 {count}장", f"{player}: {count} {'card' if count == 1 else 'cards'}")
        if number is not None:
            cards = Text(f"{cards.ko}, {number}장이어야 합니다", f"{cards.en}, {number} expected")
        answer = click.prompt(f"{cards.say(lang)}. {(ASK if count else ASK_NONE).say(lang)}", default="", show_default=False, err=True).strip()
        if (not answer and count) or (answer == NO_CARDS and not count):
            return typed
        if answer and answer != NO_CARDS:
            typed = _with(form, found, typed, player, answer, lang)


def _with(form: Form, found: "Seen", typed: Lines, player: str, items: str, lang: Lang) -> Lines:
    """The typed lines with those items too; as they were where that cannot be read, which is told."""
    added = photo_cards.more(typed, player, items)
    try:
        photo_cards.known(form, photo_cards.lines(form, found.hands, added), ())
    except InputError as error:
        tell_all(error.faults, lang)
        return typed
    return added
