"""The player aids as they stand in the card database: short lines, each with the clauses that it rests on."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.game_numbers import load_values
from asrus_pnp.database.location import open_toml
from asrus_pnp.database.records import read_all, where
from asrus_pnp.rulebook.clauses import Clauses, load_clauses

FILE = "aids.toml"
NUMBER = re.compile(r"\{([^{}]*)\}")


@dataclass(frozen=True, slots=True)
class AidLine:
    """One line: what it is about, what it says, and the clauses behind it."""

    term: Text
    text: Text
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Aid:
    """The aid of a game, and the kit whose back its card has."""

    game: str
    kit: str
    line: tuple[AidLine, ...]


def load_aid(data: Path, game: str, more: Callable[[str], Mapping[str, int]]) -> Aid:
    """The aid of a game, its numbers put in: those of the game, and what `more` has for its kit. Raises DataError with every fault of the file."""
    faults: list[Fault] = []
    aids = read_all(Aid, open_toml(data, FILE).get("aid"), FILE, "aid", faults, key="game")
    found = next((a for a in aids if a.game == game), None)
    if found is None or faults:
        raise DataError(faults or [Fault(where(FILE), same(game), perhaps(game, [a.game for a in aids]))])
    numbers = {v.id: v.value for v in load_values(data, game)} | dict(more(found.kit))
    clauses = load_clauses(data, game)
    if not found.line:
        faults.append(fault(where(FILE, f"aid {game}", "line"), "줄이 없다", "there is no line", "[[aid.line]] 하나 이상", "at least one [[aid.line]]"))
    lines = tuple(_filled(line, numbers, clauses, where(FILE, f"aid {game}, {line.term.en}"), faults) for line in found.line)
    if faults:
        raise DataError(faults)
    return replace(found, line=lines)


def _filled(line: AidLine, numbers: Mapping[str, int], clauses: Clauses, place: Text, faults: list[Fault]) -> AidLine:
    """The line with its numbers; unknown numbers and clauses become faults."""
    known = [c.id for c in clauses.all]
    if not line.clauses:
        faults.append(fault(place, "조항이 없다", "rests on no clause", "조항 번호 하나 이상", "at least one id of a clause"))
    faults += [Fault(place, same(c), perhaps(c, known)) for c in line.clauses if c not in known]
    asked = dict.fromkeys(n for words in line.text for n in NUMBER.findall(words))
    faults += [Fault(place, same(f"{{{n}}}"), perhaps(n, numbers)) for n in asked if n not in numbers]
    put = {n: str(numbers[n]) for n in asked if n in numbers}
    return replace(line, text=Text(*(NUMBER.sub(lambda m: put.get(m[1], m[0]), words) for words in line.text)))
