"""The score of Counting Stars at Night: one function for each clause."""

from collections.abc import Sequence

from asrus_pnp.core.rulings import PlayerScore, ScoreLine, Scoresheet, competition_ranks
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.notes import notes
from asrus_pnp.games.starry_night.position import Player, Position
from asrus_pnp.games.starry_night.tables import GAME, Tables

TIED = "SN-5.5"


def score(position: Position, tables: Tables) -> Scoresheet:
    """The scoresheet; SN-5.6 and, where the win is shared, SN-5.7 decide."""
    lines = [_lines(p, position.players, tables) for p in position.players]
    ranks = competition_ranks(sum(s.points for s in some) for some in lines)
    players = tuple(PlayerScore(p.name, r, s) for p, r, s in zip(position.players, ranks, lines, strict=True))
    clauses = deciding(ranks)
    return Scoresheet(GAME, position.options, players, clauses, notes(position, clauses, tables))


def deciding(ranks: Sequence[int]) -> tuple[str, ...]:
    """SN-5.6, and SN-5.7 where several tie for most."""
    return ("SN-5.6", "SN-5.7") if ranks.count(1) > 1 else ("SN-5.6",)


def _lines(player: Player, all_players: Sequence[Player], tables: Tables) -> tuple[ScoreLine, ...]:
    return (
        cards(player, tables),
        most_stones(player, all_players, tables),
        most_kinds(player, all_players, tables),
        most_cards(player, all_players, tables),
    )


def cards(player: Player, tables: Tables) -> ScoreLine:
    """SN-5.1: points for each card collected."""
    return ScoreLine(player.count * tables.numbers.points_card, "SN-5.1", _cards(player.count))


def most_stones(player: Player, all_players: Sequence[Player], tables: Tables) -> ScoreLine:
    """SN-5.2: points for the most stones left."""
    points, why = _bonus(player.stones, [p.stones for p in all_players], tables.numbers.points_stones, _stones(player.stones))
    return ScoreLine(points, "SN-5.2", why)


def most_kinds(player: Player, all_players: Sequence[Player], tables: Tables) -> ScoreLine:
    """SN-5.3: points for the most different numbers collected."""
    points, why = _bonus(len(player.cards), [len(p.cards) for p in all_players], tables.numbers.points_kinds, _kinds(len(player.cards)))
    return ScoreLine(points, "SN-5.3", why)


def most_cards(player: Player, all_players: Sequence[Player], tables: Tables) -> ScoreLine:
    """SN-5.4: points for the most cards collected."""
    points, why = _bonus(player.count, [p.count for p in all_players], tables.numbers.points_cards, _cards(player.count))
    return ScoreLine(points, "SN-5.4", why)


def _bonus(own: int, counts: Sequence[int], points: int, shown: Text) -> tuple[int, Text]:
    """SN-5.5: who ties for the most gets all the points too."""
    most = max(counts)
    if own < most:
        return 0, Text(f"{shown.ko} (최다 {most})", f"{shown.en}; the most is {most}")
    if counts.count(most) > 1:
        return points, Text(f"{shown.ko}, 동점 최다 ({TIED})", f"{shown.en}, tied for most ({TIED})")
    return points, Text(f"{shown.ko}, 가장 많다", f"{shown.en}, the most")


def _cards(count: int) -> Text:
    return Text(f"카드 {count}장", f"{count} card{'s' * (count != 1)}")


def _stones(count: int) -> Text:
    return Text(f"스톤 {count}개", f"{count} stone{'s' * (count != 1)}")


def _kinds(count: int) -> Text:
    return Text(f"{count}종류", f"{count} kind{'s' * (count != 1)}")
