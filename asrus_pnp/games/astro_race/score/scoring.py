"""The score of Astro Race: one function for each clause."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.score import notes
from asrus_pnp.games.astro_race.score.position import Player, Position, form, parse, problems
from asrus_pnp.games.astro_race.tables import GAME, Tables
from asrus_pnp.games.astro_race.wording import finish
from asrus_pnp.results.referee import Question, as_decided
from asrus_pnp.results.score_sheet import PlayerScore, ScoreLine, Scoresheet, competition_ranks


def question(tables: Tables) -> Question[Position, Scoresheet, Scoresheet]:
    """The score: its form, its checks, its scoresheet."""
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        form(tables),
        parse,
        partial(problems, tables=tables),
        partial(score, tables=tables),
        as_decided,
        ("Ann: moon=6 lost=4 finished=1", "민지: 달=3 잃음=1 예비=5 트랙=1"),
    )


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; AR-7.4 and, where the win is shared, AR-7.5 decide."""
    places = [p.finished for p in position.players]
    lines = [(moon(p, tables), reserve(p, places.count(p.finished) > 1, tables)) for p in position.players]
    ranks = competition_ranks(_key(p, some, tables) for p, some in zip(position.players, lines, strict=True))
    players = tuple(PlayerScore(p.name, r, some) for p, r, some in zip(position.players, ranks, lines, strict=True))
    clauses = ("AR-7.4", "AR-7.5") if ranks.count(1) > 1 else ("AR-7.4",)
    return Scoresheet(GAME, position.options, players, clauses, tuple(notes.of_score(position, ranks, tables)), _tie_break(players))


def _key(player: Player, lines: tuple[ScoreLine, ...], tables: Tables) -> tuple[int, int]:
    """AR-7.4: most points, at a tie whoever finished first; the last player comes after all who finished."""
    place = tables.numbers.players_most + 1 if player.finished is None else player.finished
    return sum(s.points for s in lines), -place


def _tie_break(players: tuple[PlayerScore, ...]) -> Text | None:
    """AR-7.4: that the finishing decided, where somebody of another rank has as many points as the winner."""
    most = max(p.total for p in players)
    return Text("먼저 끝났다", "finished first") if any(p.rank > 1 and p.total == most for p in players) else None


def moon(player: Player, tables: Tables) -> ScoreLine:
    """AR-6.2: points for each piece on the Moon."""
    count = player.moon
    return ScoreLine(count * tables.numbers.points_moon, "AR-6.2", Text(f"달에 말 {count}개", f"{count} piece{'s' * (count != 1)} on the Moon"))


def reserve(player: Player, shared: bool, tables: Tables) -> ScoreLine:
    """AR-7.2: the last player's reserve, a point for every two, rounded down (AR-7.3)."""
    if player.finished is not None:
        ko, en = finish(player.finished, shared)
        return ScoreLine(0, "AR-7.2", Text(f"{ko} 끝났다", f"finished {en}"))
    count, each = player.reserve, tables.numbers.reserve_for_a_point
    why = Text(f"마지막까지 남아 예비 {count}개, {each}개마다 1점", f"last player, {count} in reserve, 1 for every {each}")
    return ScoreLine(count // each, "AR-7.2", why)
