"""How a game begins: what is laid out, dealt, laid aside and started with, for a number of players and the house rules chosen."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Lang, Text, same
from asrus_pnp.results.ruling import Step
from asrus_pnp.rulebook.clauses import Clauses


@dataclass(frozen=True, slots=True)
class Layout:
    """The steps that set one table up, each with its clauses, and what its players should know."""

    game: str
    players: int
    options: tuple[str, ...]
    steps: tuple[Step, ...]
    notes: tuple[Text, ...]

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The steps as the command line prints them."""
        return {
            "game": self.game,
            "players": self.players,
            "options": list(self.options),
            "steps": [{"clauses": list(s.clauses), "text": s.text.say(lang)} for s in self.steps],
            "notes": [n.say(lang) for n in self.notes],
        }


@dataclass(frozen=True, slots=True)
class SettingUp:
    """What a game gives for it: how many may play, by which clause, and the steps for so many players."""

    clauses: Clauses
    least: int
    most: int
    clause: str
    steps: Callable[[int], tuple[Step, ...]]

    @property
    def options(self) -> tuple[str, ...]:
        """The house rules of the game, as its clauses name them."""
        return tuple(c.option for c in self.clauses.all if c.option)

    def of(self, players: int, options: Sequence[str] = ()) -> Layout:
        """The steps, at their end the house rules in their own clauses' words; raises InputError where so many may not play."""
        if not self.least <= players <= self.most:
            found = (f"{players}명은 이 게임을 할 수 없습니다", f"{players} cannot play this game")
            raise InputError([fault(same(""), *found, f"{self.least}–{self.most}명", f"{self.least}–{self.most} players", self.clause)])
        chosen = [c for c in self.clauses.all if c.option and c.option in options]
        steps = (*self.steps(players), *(Step((c.id,), Text(f"하우스 룰: {c.ko}", f"House rule: {c.en}")) for c in chosen))
        used = tuple(dict.fromkeys(id for s in steps for id in s.clauses))
        return Layout(self.clauses.game, players, tuple(c.option for c in chosen), steps, tuple(self.clauses.silences(used)))
