"""Shelves made by chance: games of all kinds in records and logs, and what they come to, counted without the program's own totals."""

import json
import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from play_tables import GAMES, whole

from asrus_pnp import registry
from asrus_pnp.database.database import Database
from asrus_pnp.results.score_log import entry

PEOPLE = ("Ann", "민지", "Cho", "Dan", "보라", "Eve")


@dataclass(frozen=True)
class Made:
    """A game as it was put on the shelf: its day, its text, and the players with their points and ranks as the referee of the single game has them."""

    game: str
    when: str
    text: str
    kept: bool
    result: tuple[tuple[str, int, int], ...]


@cache
def referee(game: str):
    return registry.game(game).load(Database()).score


def lines_of(game: str, names: Sequence[str], rng: random.Random) -> list[str]:
    """A position of the game in which nothing is impossible."""
    if game == "constellation":
        cards = rng.sample(range(1, 12), 2 * len(names))
        return [f"{p}: {cards.pop()} {cards.pop()} energy={rng.randint(0, 7)}" for p in names]
    if game == "astro-race":
        moons = [rng.randint(0, 9) for _ in names]
        ends = [f" finished={n}" for n in range(1, len(names))] + [""]
        return [f"{p}: moon={m} lost={10 - m}{end}" if end else f"{p}: moon={m} reserve={10 - m}" for p, m, end in zip(names, moons, ends, strict=True)]
    if game == "starry-night":
        return [f"{p}: {n + 5}x{rng.randint(1, 4)} stones={rng.randint(0, 20)}" for n, p in enumerate(names)]
    return [f"{p}: flat reputation={rng.randint(0, 8)}" for p in names]


def when(rng: random.Random) -> str:
    return f"2026-{rng.randint(1, 12):02}-{rng.randint(1, 28):02} {rng.randint(0, 23):02}:{rng.randint(0, 59):02}"


def scored(rng: random.Random) -> Made:
    game = rng.choice(list(registry.GAMES))
    names, at = rng.sample(PEOPLE, rng.randint(3, 4)), when(rng)
    lines = lines_of(game, names, rng)
    sheet = referee(game).settle(list(enumerate(lines, 1)))
    text = entry(game, lines, ["totals", "who wins"]).splitlines()
    text[1] = f"# {game}, {at}"
    return Made(game, at, "".join(f"{line}\n" for line in text), False, tuple((p.player, p.total, p.rank) for p in sheet.players))


def kept(game: str, seed: int, rng: random.Random) -> Made:
    session, lines = whole(game, 3, seed)
    at, result = when(rng), session.play.score(session.state).as_json("en")
    text = f"# asrus-pnp play {game}, {at}\n" + "".join(f"{line}\n" for line in lines)
    return Made(game, at, text, True, tuple((p["player"], p["total"], p["rank"]) for p in result["players"]))


@cache
def shelf(count: int, records: int, seed: int = 1) -> tuple[Made, ...]:
    """So many games, so many of them kept turn by turn, no two of them alike."""
    rng = random.Random(seed)
    made = [kept(GAMES[n % len(GAMES)], n % 2, rng) for n in range(records)]
    while len({(m.when, m.text) for m in made}) < count:
        made.append(scored(rng))
    return tuple(dict.fromkeys(made))


def files(games: Sequence[Made], rng: random.Random) -> dict[str, str]:
    """The games in files: a record each, and a few logs of each game."""
    found: dict[str, str] = defaultdict(str)
    for n, one in enumerate(games):
        found[f"{rng.randrange(10**9)}-{n}.txt" if one.kept else f"{one.game}-{rng.randrange(3)}.log"] += one.text
    return dict(found)


def counted(games: Sequence[Made]) -> dict[str, dict]:
    """The totals of each game, in the plain data that --json prints, counted one by one."""
    found: dict[str, dict] = {}
    for game in sorted({m.game for m in games}):
        some = sorted((m for m in games if m.game == game), key=lambda m: m.when)
        sizes, duels = Counter(len(m.result) for m in some), defaultdict(Counter)
        for m in some:
            for a, _, rank in m.result:
                for b, _, other in m.result:
                    if a < b:
                        duels[a, b]["first" if rank < other else "second" if other < rank else "level"] += 1
        found[game] = {
            "games": len(some),
            "players": {p: _player(p, some) for p in sorted({p for m in some for p, _, _ in m.result})},
            "sizes": {str(n): {"games": count, "ties": _ties(some, n)} for n, count in sizes.items()},
            "duels": {pair: (c["first"], c["second"], c["level"]) for pair, c in duels.items()},
        }
    return found


def _ties(some: Sequence[Made], size: int) -> int:
    return sum(len(m.result) == size and sum(rank == 1 for _, _, rank in m.result) > 1 for m in some)


def _player(name: str, some: Sequence[Made]) -> dict[str, float]:
    mine = [(total, rank == 1, sum(r == 1 for _, _, r in m.result)) for m in some for p, total, rank in m.result if p == name]
    totals = [t for t, _, _ in mine]
    runs = "".join("w" if won else " " for _, won, _ in mine).split()
    return {
        "games": len(mine),
        "wins": sum(won for _, won, _ in mine),
        "shared_wins": sum(won and share > 1 for _, won, share in mine),
        "longest_streak": max(map(len, runs), default=0),
        "points": sum(totals),
        "best": max(totals),
        "worst": min(totals),
    }


def told(answer: str) -> dict[str, dict]:
    """The same of what the program printed as JSON."""
    found: dict[str, dict] = {}
    for one in json.loads(answer)["totals"]:
        assert all(sum(p["by_clause"].values()) == p["points"] for p in one["players"])
        players = {p["player"]: {k: v for k, v in p.items() if k not in ("player", "average", "by_clause", "wins_by")} for p in one["players"]}
        duels = {tuple(d["players"]): (*d["ahead"], d["level"]) for d in one["head_to_head"]}
        found[one["game"]] = {
            "games": one["games"],
            "players": players,
            "sizes": one["by_number_of_players"],
            "duels": duels,
        }
    return found
