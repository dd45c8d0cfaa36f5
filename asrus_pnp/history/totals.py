"""What many games tell: wins and streaks, points and where they came from, who beats whom, records. Only games that are over count. Pure."""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.history.played import Played
from asrus_pnp.play.kept_game import Highlight


@dataclass(frozen=True, slots=True)
class Standing:
    """A player over several games: how many, how many won, how many of these shared, and the most in a row, of the games that the player was in."""

    player: str
    played: int
    won: int
    shared: int
    streak: int


@dataclass(frozen=True, slots=True)
class Scores:
    """A player's points a game: their sum over the games, the best and the worst."""

    total: int
    best: int
    worst: int


@dataclass(frozen=True, slots=True)
class Duel:
    """Two players who met: in how many games each of them ranked before the other, and in how many neither."""

    players: tuple[str, str]
    ahead: tuple[int, int]
    level: int

    @property
    def met(self) -> int:
        """How many games both were in."""
        return sum(self.ahead) + self.level


@dataclass(frozen=True, slots=True)
class Best:
    """The greatest of its sort so far, and the number of its game; of several alike the first."""

    number: int
    highlight: Highlight


@dataclass(frozen=True, slots=True)
class Counted:
    """Something that `play` counts, added up over the games that were kept turn by turn."""

    key: str
    name: Text
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class GameTotals:
    """All there is to tell of one of the games. `tables` has for each number of players how many games, and how many of them had several winners;
    `clauses` each player's points by scoring clause; `wins_by` the clause by which the player's lead in won games is greatest on average."""

    game: str
    count: int
    kept: int
    standings: tuple[Standing, ...]
    scores: dict[str, Scores]
    tables: dict[int, tuple[int, int]]
    clauses: dict[str, dict[str, int]]
    wins_by: dict[str, str]
    duels: tuple[Duel, ...]
    counted: tuple[Counted, ...]
    records: tuple[Best, ...]

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The totals as the command line prints them."""
        return {
            "game": self.game,
            "games": self.count,
            "kept": self.kept,
            "players": [_player_json(self, s) for s in self.standings],
            "by_number_of_players": {str(n): {"games": games, "ties": ties} for n, (games, ties) in self.tables.items()},
            "head_to_head": [duel_json(d) for d in self.duels],
            "tallies": {c.key: c.counts for c in self.counted},
            "records": {b.highlight.key: {**b.highlight.facts, "game_number": b.number, "text": b.highlight.text.say(lang)} for b in self.records},
        }


def _player_json(totals: GameTotals, one: Standing) -> dict[str, Any]:
    scores = totals.scores[one.player]
    points = {"points": scores.total, "average": round(scores.total / one.played, 2), "best": scores.best, "worst": scores.worst}
    return {**standing_json(one), **points, "by_clause": totals.clauses[one.player], "wins_by": totals.wins_by.get(one.player)}


def standing_json(one: Standing) -> dict[str, Any]:
    """A standing as plain data."""
    return {"player": one.player, "games": one.played, "wins": one.won, "shared_wins": one.shared, "longest_streak": one.streak}


def duel_json(duel: Duel) -> dict[str, Any]:
    """A duel as plain data."""
    return {"players": list(duel.players), "ahead": list(duel.ahead), "level": duel.level}


def standings(games: Sequence[Played]) -> tuple[Standing, ...]:
    """Everybody who plays in them, who won most first; the games are in the order of their dates."""
    won: dict[str, list[int]] = defaultdict(list)  # for each game of the player how many share the win, 0 where it is another's
    for game in games:
        for player in game.players:
            won[player].append(len(game.winners) if player in game.winners else 0)
    made = (Standing(p, len(some), sum(map(bool, some)), sum(n > 1 for n in some), _streak(some)) for p, some in won.items())
    return tuple(sorted(made, key=lambda s: (-s.won, s.played, s.player)))


def _streak(won: Iterable[int]) -> int:
    longest = running = 0
    for some in won:
        running = running + 1 if some else 0
        longest = max(longest, running)
    return longest


def duels(games: Sequence[Played]) -> tuple[Duel, ...]:
    """Every two players who met, those who met most often first."""
    found: dict[tuple[str, str], Counter[int]] = defaultdict(Counter)
    for game in games:
        for a, b in combinations(sorted(game.players), 2):
            found[a, b][(game.ranks[a] > game.ranks[b]) - (game.ranks[a] < game.ranks[b])] += 1
    made = (Duel(pair, (c[-1], c[1]), c[0]) for pair, c in found.items())
    return tuple(sorted(made, key=lambda d: (-d.met, d.players)))


def of_game(game: str, games: Sequence[Played]) -> GameTotals:
    """The totals of the games, all of that one game and over, in the order of their dates."""
    ranked, clauses = standings(games), _by_clause(games)
    scores = {s.player: _scores([g.totals[s.player] for g in games if s.player in g.players]) for s in ranked}
    wins_by = {s.player: found for s in ranked if (found := _wins_by(s.player, games))}
    kept = sum(bool(g.tallies) for g in games)
    return GameTotals(game, len(games), kept, ranked, scores, _tables(games), clauses, wins_by, duels(games), _counted(games), _records(games))


def _scores(totals: Sequence[int]) -> Scores:
    return Scores(sum(totals), max(totals), min(totals))


def _tables(games: Sequence[Played]) -> dict[int, tuple[int, int]]:
    sizes = sorted({len(g.players) for g in games})
    return {n: (len(some := [g for g in games if len(g.players) == n]), sum(len(g.winners) > 1 for g in some)) for n in sizes}


def _by_clause(games: Sequence[Played]) -> dict[str, dict[str, int]]:
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for player, points in game.points.items():
            for clause, n in points.items():
                found[player][clause] += n
    return {p: dict(c) for p, c in found.items()}


def _wins_by(player: str, games: Sequence[Played]) -> str:
    """The clause in which the player, in the games won, is farthest before the average of the others; nothing where there is no such lead."""
    leads: dict[str, float] = defaultdict(float)
    for game in (g for g in games if player in g.winners):
        others = [game.points[p] for p in game.players if p != player]
        for clause, n in game.points[player].items():
            leads[clause] += n - sum(o.get(clause, 0) for o in others) / max(1, len(others))
    best = min(leads, key=lambda c: (-round(leads[c], 6), c), default="")
    return best if best and leads[best] > 0 else ""


def _counted(games: Sequence[Played]) -> tuple[Counted, ...]:
    names: dict[str, Text] = {}
    sums: dict[str, Counter[str]] = defaultdict(Counter)
    for game in games:
        for tally in game.tallies:
            names.setdefault(tally.key, tally.name)
            for player, n in tally.counts.items():
                sums[tally.key][player] += n
    return tuple(Counted(k, name, dict(sums[k])) for k, name in names.items())


def _records(games: Sequence[Played]) -> tuple[Best, ...]:
    best: dict[str, Best] = {}
    for game in games:
        for highlight in game.highlights:
            before = best.get(highlight.key)
            if before is None or highlight.size > before.highlight.size:
                best[highlight.key] = Best(game.number, highlight)
    return tuple(best[k] for k in sorted(best))


def curve(games: Sequence[Played], players: Sequence[str], of: Callable[[Played, str], int]) -> dict[str, tuple[int, ...]]:
    """For each of the players what `of` counts, added up after each game, from 0 before the first."""
    series = {p: [0] for p in players}
    for game in games:
        for p, so_far in series.items():
            so_far.append(so_far[-1] + (of(game, p) if p in game.players else 0))
    return {p: tuple(points) for p, points in series.items()}


def won(game: Played, player: str) -> int:
    """1 for who has won the game, alone or with others."""
    return int(player in game.winners)
