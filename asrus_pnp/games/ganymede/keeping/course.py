"""A turn from the words that were typed for it: which action, then its decisions, the launches, and the next player's turn."""

from collections.abc import Sequence

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.ganymede.keeping.cards import DISCARD, piece
from asrus_pnp.games.ganymede.keeping.decisions import Course, Decision, Followed, follow
from asrus_pnp.games.ganymede.keeping.launches import finish, launches
from asrus_pnp.games.ganymede.keeping.playing import Played, take, throw, use
from asrus_pnp.games.ganymede.keeping.state import Board, Rules, State
from asrus_pnp.games.ganymede.keeping.turn import Turn
from asrus_pnp.kits.ganymede.pieces import TILE, Tile
from asrus_pnp.positions.notation import short


def played(state: State, said: Sequence[str], rules: Rules) -> Followed[tuple[Turn, Played]] | Decision:
    """The turn that the plain words make, with all that was said for it in one spelling; or the first decision that they leave open.
    Raises InputError where something cannot be."""
    board = state.boards[state.active]
    given = _given(said[1:], board) if said[0] == DISCARD else []
    if said[0] == DISCARD and not given:
        return _which_tiles(said[1:], board)

    found = follow(lambda: _course(Turn(state, rules), said[0], tuple(given)), said[1 + len(given) :], rules.spelling.spell)
    return Followed(found.value, (said[0], *(t.id for t in given), *found.said)) if isinstance(found, Followed) else found


def _given(said: Sequence[str], board: Board) -> list[Tile]:
    """The own tiles that are named first, each once; one that is told by what it prints may be named by its beginning."""
    own, found = list(board.tiles), list[Tile]()
    for token in said:
        named = [t for t in own if t.id == token or (token.startswith(f"{TILE}:") and t.id.startswith(token))]
        if not named:
            break
        own.remove(named[0])
        found.append(named[0])
    return found


def _which_tiles(said: Sequence[str], board: Board) -> Decision:
    """The question which tiles are discarded; raises InputError where there are none, or something else is named (GA-4.1)."""
    ways = tuple(t.id for t in board.tiles)
    shown = ", ".join(ways)
    if said:
        token = short(said[0])
        raise InputError(
            [fault(same(""), f"“{token}”: 자기 타일이 아닙니다", f"“{token}” is no own tile", shown or "없음", shown or "there is none", "GA-4.1")]
        )
    if not ways:
        raise InputError([fault(same(""), "버릴 타일이 없습니다", "there is no tile to discard", "타일이나 셔틀", "a tile or a shuttle", "GA-4.1")])
    return Decision(Text("버리는 타일, 1–3개", "the tiles discarded, 1–3"), "GA-4.1", ways, len(ways))


def _course(turn: Turn, first: str, given: tuple[Tile, ...]) -> Course[tuple[Turn, Played]]:
    """GA-2.1: one of the three actions, then the launches, then the next player's turn."""
    before, stack = turn.board.columns, ""
    if given:
        done = yield from throw(turn, given)
    else:
        found = piece(first, turn.rules.tables)
        if found is None:
            right = ("타일 T07, 셔틀 E12 M03, 버림 T03", "a tile T07, a shuttle E12 or M03, discard T03")
            raise InputError([fault(same(""), f"“{short(first)}”: 그런 행동은 없습니다", f"“{short(first)}” is no action", *right, "GA-2.1")])
        card, from_earth = found
        stack = TILE if isinstance(card, Tile) else "earth" if from_earth else "mars"
        done = (yield from take(turn, card)) if isinstance(card, Tile) else (yield from use(turn, card, from_earth))
    yield from launches(turn, before)
    finish(turn, stack)
    return turn, done
