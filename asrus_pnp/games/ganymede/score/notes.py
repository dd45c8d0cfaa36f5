"""What players should know beside a score: a game that looks unfinished, stand-in facts, clauses that this project decided."""

from collections.abc import Sequence

from asrus_pnp.core.text import Text, join, listed
from asrus_pnp.database.records import rests_on
from asrus_pnp.games.ganymede.score.counted import Counted
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import Shuttle
from asrus_pnp.positions.value_types import added

COUNT_SHUTTLES = {"per-symbol", "per-colour", "symbol-set"}


def of_score(players: Sequence[Counted], deciding: tuple[str, ...], tables: Tables) -> list[Text]:
    """The notes to one score."""
    too_many = copies(players, tables)
    notes = unfinished(players, tables) + too_many + [n for p in players for n in full_docks(p, tables)]
    notes += tables.stand_in("track", any(p.space is not None for p in players))
    notes += tables.stand_in("ship-copies", bool(too_many) or any(p.by_id for p in players))
    notes += tables.stand_in("shuttles", any(p.shuttles and p.kinds.keys() & COUNT_SHUTTLES for p in players))
    rulings = (["GA-7.3"] if any(sum(p.docks) for p in players) else []) + (["GA-7.6"] if any(_uncoloured(p) for p in players) else [])
    return notes + tables.clauses.silences((*rulings, *deciding))


def _uncoloured(player: Counted) -> bool:
    """GA-7.6: whether it made a difference to the player's count of colours."""
    return "per-colour" in player.kinds and any(_needs_ruling(s) for s in player.shuttles)


def _needs_ruling(shuttle: Shuttle) -> bool:
    return len(set(shuttle.settlers)) < len(shuttle.requirement) or "any" in shuttle.requirement


def unfinished(players: Sequence[Counted], tables: Tables) -> list[Text]:
    """GA-7.1: a note where nobody has launched enough ships to end the game."""
    most, wanted = max(sum(p.kinds.values()) for p in players), tables.numbers.launches_to_end
    if most >= wanted:
        return []
    ko = f"우주선을 {wanted}장 완성한 사람이 없다. 셔틀 덱이 떨어져서 끝난 것이 아니라면 게임이 아직 끝나지 않았다. (GA-7.1)"
    en = f"nobody has launched {wanted} ships: unless a shuttle deck ran out, the game is not over. (GA-7.1)"
    return [Text(ko, en)]


def full_docks(player: Counted, tables: Tables) -> list[Text]:
    """GA-1.5, GA-3.8, GA-5.1: a note on docks that can hardly be so, in whichever order they were typed; light ships launch even earlier."""
    board = tables.deck.board
    if max(player.docks, default=0) < min(board.upper, board.lower):
        return []
    shown, (fewer, more) = "+".join(map(str, player.docks)), sorted(player.docks)
    told = []
    if fewer > board.upper:
        told.append(Text(f"위쪽 우주선에는 {board.upper}명까지 탄다 (GA-1.5, GA-3.8)", f"the upper dock holds {board.upper} (GA-1.5, GA-3.8)"))
    if more >= board.lower or fewer >= board.upper:
        told.append(Text("다 찬 우주선은 차례 끝에 완성되었어야 한다 (GA-5.1)", "a filled dock would have launched at the end of the turn (GA-5.1)"))
    words = join(told, "; ")
    return [Text(f"{player.name}: docks={shown}: {words.ko}", f"{player.name}: docks={shown}: {words.en}")] if told else []


def copies(players: Sequence[Counted], tables: Tables) -> list[Text]:
    """GA-1.1: a note for each ship that is named more often than the box holds it by the stand-in counts."""
    some = [(tables.ships[id], count) for id, count in added(p.ships for p in players).items()]
    return [
        Text(
            f"{s.id}: {count}장이 나오지만 카드 데이터에는 {s.copies}장뿐이다",
            f"{s.id}: {count} are named, but the card database has {s.copies}",
        )
        for s, count in some
        if count > s.copies
    ]


def stand_ins(shuttle: Shuttle) -> list[Text]:
    """A note that names what is a stand-in about this shuttle: its symbol, its requirement, its effect, or none of them."""
    told = [
        (shuttle.symbol_standing, Text("문양", "symbol")),
        (shuttle.standing, Text("조건", "requirement")),
        (shuttle.effect_standing, Text("효과", "effect")),
    ]
    parts = [what for standing, what in told if standing == "unconfirmed"]
    if not parts:
        return []
    en = listed([p.en for p in parts]).en
    return [rests_on(Text(f"{shuttle.id}의 {', '.join(p.ko for p in parts)}", f"the {en} of {shuttle.id}"))]
