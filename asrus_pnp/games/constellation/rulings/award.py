"""The Great Explorer award in a turn of Constellation Expedition: who holds it after a win, and by which clauses."""

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.constellation.rulings.outcome import Outcome, at_distance
from asrus_pnp.games.constellation.rulings.turn import Play
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.results.ruling import Step


def award_steps(outcome: Outcome, winner: Play, tables: Tables) -> list[Step]:
    """What the win does to the award; over a stand-in the award card also leaves its place (CE-10.2)."""
    held = outcome.turn.award
    if held is None:
        return [_free(outcome, winner, tables)]
    return [_raised(outcome, winner, held[1])] if held[0] == winner.name else [_taken(outcome, winner, held)]


def _far(winner: Play, distance: int) -> Text:
    return Text(f"{josa(winner.name, '은/는')} {at_distance(distance)} 이겨", f"{winner.name} won at distance {distance}")


def _free(outcome: Outcome, winner: Play, tables: Tables) -> Step:
    """CE-6.1: nobody holds the award; a dummy can get it as well (CE-9.7)."""
    least, stand_in, far = tables.numbers.award_distance, outcome.turn.stand_in, _far(winner, outcome.distance)
    over = ("CE-10.2",) if stand_in else ()
    if outcome.distance >= least:
        text = Text(f"{far.ko} 위대한 탐험가 상을 받고 그 거리에 표시한다", f"{far.en} and takes the Great Explorer award, marked there")
        return Step(("CE-6.1", *over, *_as_dummy(winner)), text)
    back = Text(". 상 카드는 다시 테이블 한쪽에 둔다", "; the award card goes back to the side of the table") if stand_in else Text("", "")
    ko = f"{josa(winner.name, '은/는')} {at_distance(outcome.distance)} 이겼으므로, 거리 {least}부터 받는 위대한 탐험가 상은 받지 못한다{back.ko}"
    return Step(("CE-6.1", *over), Text(ko, f"{far.en}, too near for the Great Explorer award (from {least} on){back.en}"))


def _taken(outcome: Outcome, winner: Play, held: tuple[str, int]) -> Step:
    """CE-6.2: another player takes it only from farther away, from a dummy too (CE-9.8)."""
    far, (holder, mark) = _far(winner, outcome.distance), held
    from_dummy = ("CE-9.8",) if any(p.dummy for p in outcome.turn.plays if p.name == holder) else ()
    if outcome.distance > mark:
        text = Text(f"{far.ko} 표시된 {mark}보다 멀므로 {holder}의 상을 빼앗는다", f"{far.en}, farther than the mark {mark}, and takes the award from {holder}")
        return Step(("CE-6.2", *from_dummy, *_as_dummy(winner)), text)
    text = Text(
        f"{far.ko} 표시된 {mark}보다 멀지 않으므로 상은 {holder}에게 남는다", f"{far.en}, not farther than the mark {mark}: the award stays with {holder}"
    )
    return Step(("CE-6.2", *from_dummy), text)


def _raised(outcome: Outcome, winner: Play, mark: int) -> Step:
    """CE-6.3: the holder moves the mark up, and never down; the same for a dummy (CE-9.7)."""
    far = _far(winner, outcome.distance)
    if outcome.distance > mark:
        text = Text(f"{far.ko} 갖고 있던 상의 표시를 {mark}에서 그 거리까지 올린다", f"{far.en} and moves the mark of the award up from {mark}")
        return Step(("CE-6.3", *_as_dummy(winner)), text)
    text = Text(f"{far.ko} 표시보다 멀지 않으므로 갖고 있던 상의 표시는 {mark} 그대로다", f"{far.en}, and the mark of the award stays at {mark}")
    return Step(("CE-6.3",), text)


def _as_dummy(winner: Play) -> tuple[str, ...]:
    return ("CE-9.7",) if winner.dummy else ()
