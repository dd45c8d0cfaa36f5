"""What the referee answers with: clauses, score lines with their reasons, rulings with their steps."""

from dataclasses import dataclass, field
from typing import Any

from asrus_pnp.core.text import Lang, Text


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened, and the clauses that make it happen."""

    clauses: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to one dispute: the verdict, the facts for programs, the steps for people, what they should know."""

    game: str
    case: str
    options: tuple[str, ...]
    verdict: Text
    facts: dict[str, Any]
    steps: tuple[Step, ...]
    notes: tuple[Text, ...] = field(default=())

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that a step rests on, once, in the order of the steps."""
        return tuple(dict.fromkeys(c for s in self.steps for c in s.clauses))

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The ruling as the command line prints it."""
        return {
            "game": self.game,
            "case": self.case,
            "options": list(self.options),
            "verdict": self.verdict.say(lang),
            "facts": self.facts,
            "clauses": list(self.clauses),
            "notes": [n.say(lang) for n in self.notes],
            "steps": [{"clauses": list(s.clauses), "text": s.text.say(lang)} for s in self.steps],
        }
