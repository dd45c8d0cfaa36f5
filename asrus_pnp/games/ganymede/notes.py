"""What players should know beside a score: a game that looks unfinished, stand-in facts, clauses that this project decided."""

from collections import Counter

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.position import Player, Position
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import Shuttle

COUNT_SHUTTLES = {"per-symbol", "per-colour", "symbol-set"}


def of_score(position: Position, deciding: tuple[str, ...], tables: Tables) -> list[Text]:
    """The notes to one score."""
    players = position.players
    too_many = copies(position, tables)
    notes = unfinished(position, tables) + too_many
    notes += tables.stand_in("track", any(p.space is not None for p in players))
    notes += tables.stand_in("ship-copies", bool(too_many) or any(_ships_by_id(p, tables) for p in players))
    notes += tables.stand_in("shuttles", any(p.shuttles and p.kinds.keys() & COUNT_SHUTTLES for p in players))
    rulings = (["GA-7.3"] if any(sum(p.docks) for p in players) else []) + (["GA-7.6"] if any(_uncoloured(p) for p in players) else [])
    return notes + tables.clauses.silences((*rulings, *deciding))


def _ships_by_id(player: Player, tables: Tables) -> bool:
    return any(c in tables.cards and c in tables.ships for c in player.entry.get("cards", {}))


def _uncoloured(player: Player) -> bool:
    """GA-7.6: whether it made a difference to the player's count of colours."""
    return "per-colour" in player.kinds and any(_needs_ruling(s) for s in player.shuttles)


def _needs_ruling(shuttle: Shuttle) -> bool:
    return len(set(shuttle.settlers)) < len(shuttle.requirement) or "any" in shuttle.requirement


def unfinished(position: Position, tables: Tables) -> list[Text]:
    """GA-7.1: a note where nobody has launched enough ships to end the game."""
    most, wanted = max(p.ships.total() for p in position.players), tables.numbers.launches_to_end
    if most >= wanted:
        return []
    ko = f"우주선을 {wanted}장 완성한 사람이 없다. 셔틀 덱이 떨어져서 끝난 것이 아니라면 게임이 아직 끝나지 않았다. (GA-7.1)"
    en = f"nobody has launched {wanted} ships: unless a shuttle deck ran out, the game is not over. (GA-7.1)"
    return [Text(ko, en)]


def copies(position: Position, tables: Tables) -> list[Text]:
    """GA-1.1: a note for each ship that is named more often than the box holds it by the stand-in counts."""
    named = sum((p.ships for p in position.players), Counter())
    return [
        Text(
            f"{s.id}: {count}장이 나오지만 카드 데이터에는 {s.copies}장뿐이다",
            f"{s.id}: {count} are named, but the card database has {s.copies}",
        )
        for s, count in named.items()
        if count > s.copies
    ]
