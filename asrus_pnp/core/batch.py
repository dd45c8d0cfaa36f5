"""Several positions in one go: all their answers, or all that is wrong with any of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from asrus_pnp.core.book import Book, Question
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.names import fold
from asrus_pnp.core.rulings import Rounds, Ruling, Scoresheet
from asrus_pnp.core.text import Text, join, same

Answer = TypeVar("Answer", bound=Scoresheet | Ruling)


def settle_all(question: Question[Answer], positions: Sequence[list[tuple[int, str]]], deck_check: bool = True) -> list[Answer]:
    """The answers in order; raises InputError with the faults of all positions, each told from the others where there are several."""
    answers: list[Answer] = []
    faults: list[Fault] = []
    for number, lines in enumerate(positions, 1):
        try:
            answers.append(question.settle(lines, deck_check))
        except InputError as error:
            faults += [_numbered(f, number) for f in error.faults] if len(positions) > 1 else error.faults
    if faults:
        raise InputError(faults)
    return answers


def _numbered(fault: Fault, number: int) -> Fault:
    place = Text(f"{number}번째 판", f"position {number}")
    return replace(fault, where=join([place, fault.where], ", ") if fault.where.en else place)


def add_up(book: Book, sheets: Sequence[Scoresheet]) -> Rounds:
    """The sheets as rounds of one game, for a game that has them; raises InputError where somebody else plays in one of them."""
    if book.rounds is None:
        raise InputError([fault(same(book.id), "이 게임은 라운드를 더하지 않는다", "has no rounds", "", "")])
    return book.rounds(_same_players(sheets, book.clauses.of_option("rounds").id))


def _same_players(sheets: Sequence[Scoresheet], clause: str) -> list[Scoresheet]:
    """The rounds with each player spelt as in the first."""
    first = {fold(p.player): p.player for p in sheets[0].players}
    faults = [
        fault(
            Text(f"{n}번째 판", f"position {n}"), *_listed("여기서는", "here play", sheet), *_listed("1번째 판에서는", "in position 1 play", sheets[0]), clause
        )
        for n, sheet in enumerate(sheets, 1)
        if {fold(p.player) for p in sheet.players} != first.keys()
    ]
    if faults:
        raise InputError(faults)
    return [replace(s, players=tuple(replace(p, player=first[fold(p.player)]) for p in s.players)) for s in sheets]


def _listed(ko: str, en: str, sheet: Scoresheet) -> tuple[str, str]:
    names = ", ".join(p.player for p in sheet.players)
    return f"{ko} {names}", f"{en} {names}"
