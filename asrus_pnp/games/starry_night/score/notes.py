"""What the players should know about a score of Counting Stars at Night."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.score.position import Player, Position
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.positions.value_types import added


def notes(position: Position, clauses: tuple[str, ...], tables: Tables) -> tuple[Text, ...]:
    """Kinds split between players, a game that looks unfinished, cards that nobody has, and the rulings that the score rests on."""
    lost = _missing(position, tables)
    used = ("SN-4.6", *clauses) if lost else clauses
    found = [split(position), unfinished(position, tables), not_accounted_for(lost)]
    return (*(n for n in found if n), *tables.clauses.silences(used))


def split(position: Position) -> Text | None:
    """The kinds that several players hold, with how many copies each has."""
    held = sorted([n for p in position.players for n in p.cards])
    numbers = dict.fromkeys(n for n, after in pairwise(held) if n == after)
    listed = ", ".join(f"{n} ({_shares(n, position.players)})" for n in numbers)
    return Text(f"나뉘어 있는 종류: {listed}", f"kinds split between players: {listed}") if listed else None


def _shares(number: int, players: Sequence[Player]) -> str:
    return ", ".join(f"{p.name} {p.cards[number]}" for p in players if number in p.cards)


def unfinished(position: Position, tables: Tables) -> Text | None:
    """SN-4.5: the game goes on while somebody has a kind that is not complete (SN-1.3)."""
    open_ = [(p.name, sorted([(n, c) for n, c in p.cards.items() if c < tables.copies[n]])) for p in position.players]
    parts = [f"{name} {n} ({c}/{tables.copies[n]})" for name, some in open_ for n, c in some]
    if not parts:
        return None
    listed, clauses = ", ".join(parts), ", ".join(("SN-4.5", "SN-1.3"))
    return Text(
        f"끝나지 않은 게임 같다: 다 모으지 못한 종류가 있다 ({clauses}): {listed}", f"the game looks unfinished: kinds not complete ({clauses}): {listed}"
    )


def _missing(position: Position, tables: Tables) -> dict[int, int]:
    named = added(p.cards for p in position.players)
    return {n: copies - named.get(n, 0) for n, copies in tables.copies.items() if copies > named.get(n, 0)}


def not_accounted_for(missing: Mapping[int, int]) -> Text | None:
    """The cards of the deck that no player has: left on the floor (SN-4.6), or forgotten."""
    listed = ", ".join(f"{n} ×{count}" for n, count in missing.items())
    return Text(f"아무에게도 없는 카드: {listed}", f"not accounted for: {listed}") if listed else None
