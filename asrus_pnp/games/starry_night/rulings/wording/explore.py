"""The case explore in words: each card as it is laid, then what is taken and why."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.rulings.explore import Outcome, Position
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.results.ruling import Ruling, Step


def tell(position: Position, outcome: Outcome, tables: Tables) -> Ruling:
    """The ruling, step by step."""
    steps = (_play(position), _turn_up(position), _take(position, outcome), *_whole_stacks(position, outcome))
    ruling = Ruling(GAME, "explore", (), _verdict(position, outcome), outcome.as_json(), steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _play(position: Position) -> Step:
    card = position.played
    if card in position.floor:
        return Step(("SN-2.1",), Text(f"낸 {josa(str(card), '을/를')} 바닥의 {card} 위에 겹친다", f"the played {card} goes onto the {card} on the floor"))
    alone = Text(f"바닥에 {josa(str(card), '이/가')} 없어 낸 카드만으로 한 더미가 된다", f"no {card} lies on the floor: the played card is a stack of its own")
    return Step(("SN-2.1",), alone)


def _turn_up(position: Position) -> Step:
    card = position.drawn
    if card is None:
        return Step(("SN-2.5",), Text("뗄 패가 없어 펼치지 않는다", "the draw pile is empty: no card is turned up"))
    onto = Text(f"펼친 {josa(str(card), '을/를')} 바닥의 {card} 위에 겹친다", f"the turned-up {card} goes onto the {card} on the floor")
    alone = Text(f"펼친 {josa(str(card), '은/는')} 짝이 없어 바닥에 놓인다", f"the turned-up {card} matches nothing and lies on the floor")
    return Step(("SN-2.1",), onto if card in position.floor or position.paired else alone)


def _take(position: Position, outcome: Outcome) -> Step:
    card, taken = position.played, outcome.taken
    if position.stuck:
        why = Text(
            f"낸 카드와 펼친 카드가 같은 {card} 더미에 겹쳐 아무것도 가져가지 못한다", f"both cards went onto the same stack of {card}: nothing is taken"
        )
        return Step(("SN-2.3",), why)
    if position.paired:
        return Step(
            ("SN-2.2", "SN-2.4"), Text(f"방금 낸 {card}에 펼친 카드가 겹쳐 둘 다 가져간다", f"the turned-up card met the {card} just played: both are taken")
        )
    if not taken:
        return Step(("SN-2.2",), Text("새로 겹쳐진 카드가 없어 가져가는 카드가 없다", "nothing was stacked, so nothing is taken"))
    ko, en = ", ".join(map(str, taken)), " and of ".join(map(str, taken))
    stacks = f"the stack{'s' * (len(taken) > 1)} of {en} {'are' if len(taken) > 1 else 'is'} taken"
    return Step(("SN-2.2",), Text(f"새로 겹쳐진 {ko} 더미를 가져간다", stacks))


def _whole_stacks(position: Position, outcome: Outcome) -> list[Step]:
    """SN-2.6: it matters only where more than one card lay there before."""
    stacks = [(n, position.floor[n]) for n in outcome.taken if position.floor.get(n, 0) > 1]
    return [
        Step(
            ("SN-2.6",),
            Text(
                f"바닥에 {josa(str(n), '이/가')} {count}장 있었다: 더미 {count + 1}장을 통째로 가져간다",
                f"{n} ×{count} lay there: the whole stack, {n} ×{count + 1}, is taken",
            ),
        )
        for n, count in stacks
    ]


def _verdict(position: Position, outcome: Outcome) -> Text:
    if position.stuck:
        card = position.played
        return Text(f"가져가는 카드가 없다: {josa(str(card), '이/가')} 바닥에 남는다.", f"Nothing is taken: the {card}s stay on the floor.")
    if not outcome.taken:
        return Text("가져가는 카드가 없다.", "Nothing is taken.")
    listed, count = ", ".join(f"{n} ×{stacked}" for n, stacked in outcome.taken.items()), sum(outcome.taken.values())
    return Text(f"카드 {count}장을 가져간다: {listed}.", f"{count} cards are taken: {listed}.")
