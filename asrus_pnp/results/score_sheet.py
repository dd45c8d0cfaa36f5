"""What a score is: lines with their points and reasons, the totals of the players, and several rounds of one game."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.text import Lang, Text


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Victory points that one clause gives, and why."""

    points: int
    clause: str
    why: Text


@dataclass(frozen=True, slots=True)
class PlayerScore:
    """A player's lines; the total is their sum; the rank is the competition rank (1, 1, 3) after tie-breaks."""

    player: str
    rank: int
    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        """The sum of the lines, in victory points."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """The end of one game: players in the order given, who wins, by which clauses, and what the players should know;
    and where others have as many points, what the winners have more of, as it follows "and" in a sentence."""

    game: str
    options: tuple[str, ...]
    players: tuple[PlayerScore, ...]
    clauses: tuple[str, ...]
    notes: tuple[Text, ...]
    tie_break: Text | None = None

    @property
    def winners(self) -> list[str]:
        """All players of rank 1."""
        return [p.player for p in self.players if p.rank == 1]

    @property
    def totals(self) -> dict[str, int]:
        """Each player's total, in the order given."""
        return {p.player: p.total for p in self.players}

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The sheet as the command line prints it."""
        return {
            "game": self.game,
            "options": list(self.options),
            "players": [
                {
                    "player": p.player,
                    "total": p.total,
                    "rank": p.rank,
                    "lines": [{"points": s.points, "clause": s.clause, "why": s.why.say(lang)} for s in p.lines],
                }
                for p in self.players
            ],
            "winners": self.winners,
            "clauses": list(self.clauses),
            "notes": [n.say(lang) for n in self.notes],
            "tie_break": self.tie_break.say(lang) if self.tie_break else None,
        }


@dataclass(frozen=True, slots=True)
class Rounds:
    """Several rounds of one game, the totals of each player added up."""

    game: str
    options: tuple[str, ...]
    rounds: tuple[Scoresheet, ...]
    totals: dict[str, int]
    ranks: dict[str, int]
    clauses: tuple[str, ...]
    notes: tuple[Text, ...]

    @property
    def winners(self) -> list[str]:
        """All players of rank 1."""
        return [player for player, rank in self.ranks.items() if rank == 1]

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The rounds as the command line prints them."""
        return {
            "game": self.game,
            "options": list(self.options),
            "rounds": [r.as_json(lang) for r in self.rounds],
            "players": [{"player": p, "total": t, "rank": self.ranks[p]} for p, t in self.totals.items()],
            "winners": self.winners,
            "clauses": list(self.clauses),
            "notes": [n.say(lang) for n in self.notes],
        }


def competition_ranks(keys: Iterable[Any]) -> list[int]:
    """The rank of each key, the greatest first; equal keys share a rank and the next one skips (1, 1, 3)."""
    listed = list(keys)
    order = sorted(listed, reverse=True)
    return [order.index(k) + 1 for k in listed]
