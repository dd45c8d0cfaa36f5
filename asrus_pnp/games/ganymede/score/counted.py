"""What a player is told to have, counted for the score: ships by what they show and by kind, shuttles by column, settlers at their tops."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from asrus_pnp.games.ganymede.score.position import Player
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import Shuttle
from asrus_pnp.positions.value_types import added


@dataclass(frozen=True, slots=True)
class Counted:
    """One player's end: ships launched, as kinds with what they show and as mere kinds (`by_id` where one was named by its id); the shuttles, if they
    were told one by one, and anyway by column and by the colours at their tops; tiles; the points of the track, and the space if that was told;
    settlers on the docks, on Mars and on Earth."""

    name: str
    ships: Mapping[str, int]
    kinds: Mapping[str, int]
    by_id: bool
    shuttles: tuple[Shuttle, ...]
    columns: Mapping[str, int]
    tops: Mapping[str, int]
    tiles: int
    reputation: int
    space: int | None
    docks: tuple[int, ...]
    mars: int
    earth: int


def counted(player: Player, tables: Tables) -> Counted:
    """The player's end, counted."""
    ships = [(tables.ships[id], count) for id, count in player.ships.items()]
    return Counted(
        player.name,
        added({s.id: n} for s, n in ships),
        added({s.kind: n} for s, n in ships),
        any(id in tables.cards for id in player.ships),
        player.shuttles,
        player.columns or _counted(s.symbol for s in player.shuttles),
        player.tops or _counted(c for s in player.shuttles for c in s.requirement if c in tables.colours),
        player.tiles if isinstance(player.tiles, int) else len(player.tiles),
        player.reputation_points or 0 if player.space is None else tables.deck.track[player.space].points,
        player.space,
        player.docks or (),
        player.mars,
        player.earth,
    )


def _counted(names: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return counts
