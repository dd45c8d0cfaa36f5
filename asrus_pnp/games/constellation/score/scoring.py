"""The score of Constellation Expedition: one function for each clause."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation.score import notes
from asrus_pnp.games.constellation.score.position import Player, Position, form, parse, problems
from asrus_pnp.games.constellation.tables import GAME, Tables
from asrus_pnp.results.referee import Question, as_decided
from asrus_pnp.results.score_sheet import PlayerScore, Rounds, ScoreLine, Scoresheet, competition_ranks


def question(tables: Tables) -> Question[Position, Scoresheet, Scoresheet]:
    """The score: its form, its checks, its scoresheet."""
    return Question(
        Text("끝난 게임의 점수", "the score of a finished game"),
        form(tables),
        partial(parse, tables=tables),
        partial(problems, tables=tables),
        partial(score, tables=tables),
        as_decided,
        ("Ann: 1 2x2 3 5 energy=4 award=6", "Bo: 4x2 7 9 energy=7"),
    )


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; CE-8.6 and, where the win is shared, CE-8.7 decide."""
    lines = [_lines(p, position, tables) for p in position.players]
    ranks = competition_ranks(sum(s.points for s in some) for some in lines)
    players = tuple(PlayerScore(p.name, r, tuple(s)) for p, r, s in zip(position.players, ranks, lines, strict=True))
    clauses, totals = deciding(ranks), [p.total for p in players]
    return Scoresheet(GAME, position.options, players, clauses, tuple(notes.of_score(position, totals, clauses, tables)))


def deciding(ranks: Sequence[int]) -> tuple[str, ...]:
    """CE-8.6, and CE-8.7 where several tie for most."""
    return ("CE-8.6", "CE-8.7") if ranks.count(1) > 1 else ("CE-8.6",)


def _lines(player: Player, position: Position, tables: Tables) -> list[ScoreLine]:
    lines = [cards(player, tables), sets(player, tables), energy(player, position, tables), award(player, tables)]
    return [*lines, stranded(player, sum(s.points for s in lines))]


def cards(player: Player, tables: Tables) -> ScoreLine:
    """CE-8.1: points for each card taken."""
    count = player.count
    return ScoreLine(count * tables.numbers.points_card, "CE-8.1", Text(f"카드 {count}장", f"{count} card{'s' * (count != 1)}"))


def sets(player: Player, tables: Tables) -> ScoreLine:
    """CE-8.2: points for each complete set of the four colours."""
    taken = _taken(player, tables)
    count = min(taken.values())
    ko = ", ".join([f"{c.name.ko} {taken[c.id]}" for c in tables.deck.colours])
    en = ", ".join([f"{c.name.en} {taken[c.id]}" for c in tables.deck.colours])
    why = Text(f"네 색 세트 {count}개 ({ko})", f"{count} set{'s' * (count != 1)} of four colours ({en})")
    return ScoreLine(count * tables.numbers.points_set, "CE-8.2", why)


def _taken(player: Player, tables: Tables) -> dict[str, int]:
    """How many cards of each colour the player took; by the colours given, else by those of the numbers."""
    taken = dict.fromkeys((c.id for c in tables.deck.colours), 0) | dict(player.colours)
    for number, count in player.cards.items():
        taken[tables.colour_of[number]] += count
    return taken


def energy(player: Player, position: Position, tables: Tables) -> ScoreLine:
    """CE-8.3: points for the most energy, fewer each where several tie for it."""
    most = max(p.energy for p in position.players)
    if player.energy < most:
        return ScoreLine(0, "CE-8.3", Text(f"에너지 {player.energy} (최다 {most})", f"energy {player.energy}; the most is {most}"))
    if sum(p.energy == most for p in position.players) > 1:
        return ScoreLine(tables.numbers.points_energy_tied, "CE-8.3", Text(f"에너지 {most}, 공동 최다", f"energy {most}, tied for the most"))
    return ScoreLine(tables.numbers.points_energy, "CE-8.3", Text(f"에너지 {most}, 가장 많다", f"energy {most}, the most"))


def award(player: Player, tables: Tables) -> ScoreLine:
    """CE-8.4: the bonus of the award at the distance that it marks (CE-6.4)."""
    if player.award is None:
        return ScoreLine(0, "CE-8.4", Text("상이 없다", "no award"))
    why = Text(f"거리 {player.award}의 상 (CE-6.4)", f"the award at distance {player.award} (CE-6.4)")
    return ScoreLine(tables.bonus[player.award], "CE-8.4", why)


def stranded(player: Player, points: int) -> ScoreLine:
    """CE-8.5: at energy 0 the player scores nothing in all."""
    if player.energy:
        return ScoreLine(0, "CE-8.5", Text(f"에너지 {player.energy}: 무사히 돌아왔다", f"came home with energy {player.energy}"))
    return ScoreLine(-points, "CE-8.5", Text("에너지 0: 돌아오지 못해 모두 0점", "energy 0: did not come home, scores nothing"))


def add_rounds(sheets: Sequence[Scoresheet], tables: Tables) -> Rounds:
    """CE-8.8: the rounds of one game, their totals added; the same players in each."""
    totals = {name: sum(s.totals[name] for s in sheets) for name in sheets[0].totals}
    ranks = dict(zip(totals, competition_ranks(totals.values()), strict=True))
    clauses = ("CE-8.8", *deciding(list(ranks.values())))
    return Rounds(GAME, (*sheets[0].options, "rounds"), tuple(sheets), totals, ranks, clauses, tuple(notes.of_rounds(sheets, clauses, tables)))
