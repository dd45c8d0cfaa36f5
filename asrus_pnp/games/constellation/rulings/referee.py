"""The referee of one turn of Constellation Expedition: the verdict, the facts, the steps, the notes."""

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation.rulings import steps
from asrus_pnp.games.constellation.rulings.outcome import Outcome, at_distance, award, facts, settle, taken
from asrus_pnp.games.constellation.rulings.turn import Play, Turn
from asrus_pnp.games.constellation.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling

CASE = "turn"


def decide(turn: Turn, tables: Tables) -> Ruling:
    """What happens in the turn, and by which clauses."""
    outcome = settle(turn)
    told = steps.of_turn(outcome, tables)
    used = tuple(dict.fromkeys(c for s in told for c in s.clauses))
    return Ruling(GAME, CASE, turn.options, verdict(outcome, tables), facts(outcome, tables), told, tuple(tables.clauses.silences(used)))


def verdict(outcome: Outcome, tables: Tables) -> Text:
    """The end of the turn in a sentence."""
    if outcome.winner is None:
        count, at = len(outcome.collided), outcome.turn.destination
        return Text(
            f"모두 충돌해 아무도 이기지 못한다. 카드 {count}장을 묻고 목적지 {josa(str(at), '은/는')} 그대로다.",
            f"Everyone collides and nobody wins: {count} cards are buried, and the destination {at} stays.",
        )
    return _won(outcome, outcome.winner, tables)


def _won(outcome: Outcome, winner: Play, tables: Tables) -> Text:
    """The winner with the cards taken, or the dummy that keeps them from everyone; the award where it changed."""
    cards, far = taken(outcome), outcome.distance
    shown = ", ".join(map(str, cards))
    said = Text(f"{josa(winner.name, '이/가')} {at_distance(far)} 이기지만 얻는 카드는 없다", f"{winner.name} wins at distance {far} and takes no card")
    if winner.dummy:
        said = Text(
            f"더미가 이겨({winner.name}, 거리 {far}) 아무도 카드를 얻지 못한다", f"A dummy wins ({winner.name}, at distance {far}); nobody takes a card"
        )
    elif cards:
        ko = f"{josa(winner.name, '이/가')} {at_distance(far)} 이겨 카드 {len(cards)}장({shown})을 얻는다"
        said = Text(ko, f"{winner.name} wins at distance {far} and takes {len(cards)} card{'s' * (len(cards) != 1)} ({shown})")
    if award(outcome, tables) == outcome.turn.award:
        return Text(f"{said.ko}.", f"{said.en}.")
    ko = f"{said.ko}. 위대한 탐험가 상은 {josa(winner.name, '이/가')} 갖고 거리 {far}에 표시한다."
    return Text(ko, f"{said.en}; the Great Explorer award is now {winner.name}'s, at {far}.")
