"""The score of Counting Stars at Night: one function for each clause."""

from collections.abc import Callable, Sequence
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.score.notes import notes
from asrus_pnp.games.starry_night.score.position import Player, Position, form, parse, problems
from asrus_pnp.games.starry_night.tables import GAME, Numbers, Tables
from asrus_pnp.results.referee import Question, as_decided
from asrus_pnp.results.score_sheet import PlayerScore, ScoreLine, Scoresheet, competition_ranks

TIED = "SN-5.5"


def question(tables: Tables) -> Question[Position, Scoresheet, Scoresheet]:
    """The score of a finished game."""
    title = Text("끝난 게임의 점수", "the score of a finished game")
    example = ("Ann: 8x8 3x3 stones=6", "Bo: 7x7 2x2 stones=9", "Cho: 9x7 stones=4")
    return Question(title, form(tables), parse, partial(problems, tables=tables), partial(score, tables=tables), as_decided, example)


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; SN-5.6 and, where the win is shared, SN-5.7 decide."""
    by_clause = [clause(position.players, tables.numbers) for clause in (cards, most_stones, most_kinds, most_cards)]
    lines = list(zip(*by_clause, strict=True))
    ranks = competition_ranks(sum([s.points for s in some]) for some in lines)
    players = tuple(PlayerScore(p.name, r, s) for p, r, s in zip(position.players, ranks, lines, strict=True))
    clauses = deciding(ranks)
    return Scoresheet(GAME, (), players, clauses, notes(position, clauses, tables))


def deciding(ranks: Sequence[int]) -> tuple[str, ...]:
    """SN-5.6, and SN-5.7 where several tie for most."""
    return ("SN-5.6", "SN-5.7") if ranks.count(1) > 1 else ("SN-5.6",)


def cards(players: Sequence[Player], numbers: Numbers) -> list[ScoreLine]:
    """SN-5.1: points for each card collected."""
    return [ScoreLine(p.count * numbers.points_card, "SN-5.1", Text(*_cards(p.count))) for p in players]


def most_stones(players: Sequence[Player], numbers: Numbers) -> list[ScoreLine]:
    """SN-5.2: points for the most stones left."""
    return _bonus([p.stones for p in players], numbers.points_stones, "SN-5.2", _stones)


def most_kinds(players: Sequence[Player], numbers: Numbers) -> list[ScoreLine]:
    """SN-5.3: points for the most different numbers collected."""
    return _bonus([len(p.cards) for p in players], numbers.points_kinds, "SN-5.3", _kinds)


def most_cards(players: Sequence[Player], numbers: Numbers) -> list[ScoreLine]:
    """SN-5.4: points for the most cards collected."""
    return _bonus([p.count for p in players], numbers.points_cards, "SN-5.4", _cards)


def _bonus(counts: list[int], points: int, clause: str, say: Callable[[int], tuple[str, str]]) -> list[ScoreLine]:
    """SN-5.5: who ties for the most gets all the points too."""
    most = max(counts)
    best = Text(f", 동점 최다 ({TIED})", f", tied for most ({TIED})") if counts.count(most) > 1 else Text(", 가장 많다", ", the most")
    less = Text(f" (최다 {most})", f"; the most is {most}")
    lines = []
    for count in counts:
        ko, en = say(count)
        gained, (tail_ko, tail_en) = (points, best) if count == most else (0, less)
        lines.append(ScoreLine(gained, clause, Text(ko + tail_ko, en + tail_en)))
    return lines


def _cards(count: int) -> tuple[str, str]:
    return f"카드 {count}장", f"{count} card{'s' * (count != 1)}"


def _stones(count: int) -> tuple[str, str]:
    return f"스톤 {count}개", f"{count} stone{'s' * (count != 1)}"


def _kinds(count: int) -> tuple[str, str]:
    return f"{count}종류", f"{count} kind{'s' * (count != 1)}"
