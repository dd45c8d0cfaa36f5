"""The case explore: a card is played, one is turned up; what is taken, and what stays on the floor."""

from dataclasses import dataclass, replace

from asrus_pnp.core.errors import Fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.starry_night.checks import Lot, too_many
from asrus_pnp.games.starry_night.tables import GAME, Tables
from asrus_pnp.positions.form import Field, Form, Reading
from asrus_pnp.positions.value_types import Counts
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Position:
    """The floor before the turn, the card played (0 where it could not be read), the card turned up (None when the pile is empty)."""

    options: tuple[str, ...]
    at: Text
    floor: dict[int, int]
    played: int
    drawn: int | None

    @property
    def stuck(self) -> bool:
        """SN-2.3: both cards went onto one stack that was there before."""
        return self.drawn == self.played and self.played in self.floor

    @property
    def paired(self) -> bool:
        """SN-2.4: the card turned up went onto the played one, which had matched nothing."""
        return self.drawn == self.played and self.played not in self.floor


def form(tables: Tables) -> Form:
    """What may be typed for this case."""
    table = (
        Field("floor", Counts(tables.card), Text("바닥패 (예 8:1+3:2)", "the floor, as in 8:1+3:2"), needed=True),
        Field("played", tables.card, Text("손에서 낸 카드", "the card played"), needed=True),
        Field("drawn", tables.card_or_none, Text("뗄 패에서 펼친 카드", "the card turned up"), needed=True),
    )
    return Form(tables.words, (0, 0), table=table)


def parse(reading: Reading) -> Position:
    """The position, as far as it could be read."""
    table = reading.table
    return Position(reading.options, table.at, table.get("floor") or {}, table.get("played") or 0, table.get("drawn"))


def problems(position: Position, deck_check: bool, tables: Tables) -> list[Fault]:
    """More copies of a number than the deck holds."""
    drawn = {} if position.drawn is None else {position.drawn: 1}
    lots = [
        Lot(Text("바닥", "floor"), position.floor),
        Lot(Text("낸 카드", "played"), {position.played: 1}),
        Lot(Text("뽑은 카드", "drawn"), drawn),
    ]
    return too_many(position.at, lots, tables) if deck_check else []


def decide(position: Position, tables: Tables) -> Ruling:
    """What the player takes and what lies on the floor afterwards."""
    laid, taken = _laid(position), _taken(position)
    facts = {
        "taken": {str(n): laid[n] for n in taken},
        "floor": {str(n): count for n, count in laid.items() if n not in taken},
    }
    steps = (_play(position), _turn_up(position), _take(position), *_whole_stacks(position, taken))
    ruling = Ruling(GAME, "explore", position.options, _verdict(position, laid, taken), facts, steps)
    return replace(ruling, notes=tuple(tables.clauses.silences(ruling.clauses)))


def _laid(position: Position) -> dict[int, int]:
    """SN-2.1: the floor with both cards on it, before anything is taken."""
    laid = dict(position.floor)
    for card in (position.played, position.drawn):
        if card is not None:
            laid[card] = laid.get(card, 0) + 1
    return laid


def _taken(position: Position) -> list[int]:
    """SN-2.2 to SN-2.4: the numbers whose stacks are taken, in the order in which they were stacked."""
    if position.paired:
        return [position.played]
    if position.stuck:
        return []
    return [card for card in (position.played, position.drawn) if card in position.floor and card is not None]


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


def _take(position: Position) -> Step:
    card, taken = position.played, _taken(position)
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


def _whole_stacks(position: Position, taken: list[int]) -> list[Step]:
    """SN-2.6: it matters only where more than one card lay there before."""
    stacks = [(n, position.floor[n]) for n in taken if position.floor.get(n, 0) > 1]
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


def _verdict(position: Position, laid: dict[int, int], taken: list[int]) -> Text:
    if position.stuck:
        card = position.played
        return Text(f"가져가는 카드가 없다: {josa(str(card), '이/가')} 바닥에 남는다.", f"Nothing is taken: the {card}s stay on the floor.")
    if not taken:
        return Text("가져가는 카드가 없다.", "Nothing is taken.")
    listed, count = ", ".join(f"{n} ×{laid[n]}" for n in taken), sum(laid[n] for n in taken)
    return Text(f"카드 {count}장을 가져간다: {listed}.", f"{count} cards are taken: {listed}.")
