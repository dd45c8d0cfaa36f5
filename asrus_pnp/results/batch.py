"""Several positions in one go: all their answers, or all that is wrong with any of them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.positions.form import read
from asrus_pnp.results.referee import Book, Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

Answer = TypeVar("Answer", bound=Scoresheet | Ruling)


def settle_all(question: Question[Any, Any, Answer], positions: Sequence[list[tuple[int, str]]], deck_check: bool = True) -> list[Answer]:
    """The answers in order; raises InputError with the faults of all positions, each told from the others where there are several."""
    answers: list[Answer] = []
    faults: list[Fault] = []
    known: dict[tuple[str, ...], Answer] = {}
    for number, lines in enumerate(positions, 1):
        typed = tuple(text for _, text in lines)
        try:
            if typed not in known:  # the same position again has the same answer
                known[typed] = question.settle(lines, deck_check)
            answers.append(known[typed])
        except InputError as error:
            faults += [_numbered(f, number) for f in error.faults] if len(positions) > 1 else error.faults
    if faults:
        raise InputError(faults)
    return answers


def _numbered(fault: Fault, number: int) -> Fault:
    place = Text(f"{number}번째 판", f"position {number}")
    return replace(fault, where=join([place, fault.where], ", ") if fault.where.en else place)


def settle_rounds(book: Book, positions: Sequence[list[tuple[int, str]]], deck_check: bool = True) -> Rounds:
    """The positions as rounds of one game, for a game that has them; raises InputError with the faults of all positions, and where somebody
    else plays in one of them."""
    if book.rounds is None:
        raise InputError([fault(same(book.id), "이 게임은 라운드를 더하지 않는다", "has no rounds", "", "")])
    faults, sheets = _other_players(book, positions), list[Scoresheet]()
    try:
        sheets = settle_all(book.score, positions, deck_check)
    except InputError as error:
        faults = [*error.faults, *faults]
    if faults:
        raise InputError(faults)
    first = {fold(p.player): p.player for p in sheets[0].players}
    return book.rounds([replace(s, players=tuple(replace(p, player=first[fold(p.player)]) for p in s.players)) for s in sheets])


def _other_players(book: Book, positions: Sequence[list[tuple[int, str]]]) -> list[Fault]:
    """A fault for each position whose players are not those of the first."""
    named = [[e.name for e in read(book.score.form, lines, []).players] for lines in positions]
    return [
        fault(
            Text(f"{n}번째 판", f"position {n}"),
            *_listed("여기서는", "here play", names),
            *_listed("1번째 판에서는", "in position 1 play", named[0]),
            book.rounds_clause,
        )
        for n, names in enumerate(named, 1)
        if {fold(name) for name in names} != {fold(name) for name in named[0]}
    ]


def _listed(ko: str, en: str, names: Sequence[str]) -> tuple[str, str]:
    return f"{ko} {', '.join(names)}", f"{en} {', '.join(names)}"
