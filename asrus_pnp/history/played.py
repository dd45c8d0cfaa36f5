"""One game as it is remembered: who played, the points and where they came from, who won. Pure."""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

from asrus_pnp.database.records import tells_stand_in
from asrus_pnp.play.kept_game import Highlight, Tally
from asrus_pnp.results.score_sheet import Rounds, Scoresheet

Points = dict[str, dict[str, int]]  # by player, by scoring clause


@dataclass(frozen=True, slots=True)
class Played:
    """A game of the shelf. `when` is local time as its file gives it, empty where that gives none; a game without points is not over.
    Tallies and highlights are those of a game that was kept turn by turn."""

    id: str
    game: str
    when: str
    file: str
    players: tuple[str, ...]
    points: Points
    ranks: dict[str, int]
    stand_ins: bool = False
    tallies: tuple[Tally, ...] = ()
    highlights: tuple[Highlight, ...] = ()
    number: int = 0

    @property
    def over(self) -> bool:
        """Whether the game has ended; only then does it count."""
        return bool(self.ranks)

    @property
    def totals(self) -> dict[str, int]:
        """Each player's points, in the order of the players; nothing while the game is not over."""
        return {p: sum(self.points[p].values()) for p in self.players} if self.over else {}

    @property
    def winners(self) -> list[str]:
        """All players of rank 1."""
        return [p for p in self.players if self.ranks.get(p) == 1]


def id_of(parts: Iterable[str]) -> str:
    """A name for the game that holds just this, the same wherever its file lies."""
    return sha256("\n".join(parts).encode()).hexdigest()[:16]


def points_of(result: Scoresheet | Rounds) -> Points:
    """The points of each player by clause, over all rounds where there are several."""
    found: Points = {}
    for sheet in result.rounds if isinstance(result, Rounds) else (result,):
        for p in sheet.players:
            own = found.setdefault(p.player, {})
            for line in p.lines:
                own[line.clause] = own.get(line.clause, 0) + line.points
    return found


def ranks_of(result: Scoresheet | Rounds) -> dict[str, int]:
    """The rank of each player."""
    return dict(result.ranks) if isinstance(result, Rounds) else {p.player: p.rank for p in result.players}


def guessed(result: Scoresheet | Rounds) -> bool:
    """Whether the score rests on a stand-in."""
    return any(tells_stand_in(note) for note in result.notes)
