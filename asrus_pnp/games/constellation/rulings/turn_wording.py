"""How a turn of Constellation Expedition is told: the verdict, and step by step in the order of the rules what happened and by which clauses."""

from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.constellation.rulings import turn_position
from asrus_pnp.games.constellation.rulings.turn_outcome import Outcome, decide
from asrus_pnp.games.constellation.rulings.turn_position import Award, Play, Turn
from asrus_pnp.games.constellation.tables import GAME, Tables
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling, Step


@dataclass(frozen=True, slots=True)
class Told:
    """What is told: the turn, what it came to, and the tables of the game."""

    turn: Turn
    outcome: Outcome
    tables: Tables

    @property
    def winner(self) -> Play | None:
        """Who won, if anybody did."""
        return next((p for p in self.turn.plays if p.name == self.outcome.winner), None)

    @property
    def collided(self) -> list[Play]:
        """Those who collided."""
        return [p for p in self.turn.plays if p.name in self.outcome.collided]


def question(tables: Tables) -> Question[Turn, Outcome, Ruling]:
    """The case: its form, its checks, its outcome, its words."""
    return Question(
        Text("한 턴의 결과: 충돌, 승자, 카드, 에너지, 상", "what one turn brings: collisions, winner, cards, energy, award"),
        turn_position.form(tables),
        turn_position.parse,
        partial(turn_position.problems, tables=tables),
        partial(decide, tables=tables),
        partial(tell, tables=tables),
        ("table: destination=5 award=Ann@5", "Ann: 3 energy=7", "Bo: 7 energy=4", "Cho: 7 energy=6", "Dan: 11 energy=5"),
    )


def tell(turn: Turn, outcome: Outcome, tables: Tables) -> Ruling:
    """What happened in the turn, and by which clauses."""
    told = Told(turn, outcome, tables)
    steps = steps_of(told)
    used = tuple(dict.fromkeys(c for s in steps for c in s.clauses))
    return Ruling(GAME, "turn", turn.options, verdict(told), outcome.as_json(), steps, (*turn_position.notes(turn, tables), *tables.clauses.silences(used)))


def steps_of(told: Told) -> tuple[Step, ...]:
    """All that happened, in order."""
    winner, energy = told.winner, _energy(told)
    start = [*_distances(told), *_collisions(told)]
    if winner is None:
        return (*start, *_nobody(), *energy, *_burial(told))
    gained = _dummy_won(told, winner) if winner.dummy else [*_taking(told, winner), *_gain(told, winner)]
    after = [] if winner.dummy else _next(told, winner)
    return (*start, _win(told, winner), *gained, *energy, *after, *_award(told, winner))


def _cited(first: str, *others: tuple[bool, str]) -> tuple[str, ...]:
    """The first clause, and those of the others that apply."""
    return (first, *(clause for applies, clause in others if applies))


def _distances(told: Told) -> list[Step]:
    """CE-2.2, from the number that stands in where one does (CE-1.4)."""
    to = told.turn.destination
    far = ", ".join(f"{p.name} |{p.card} − {to}| = {told.outcome.distances[p.name]}" for p in told.turn.plays)
    measured = Step(("CE-2.2",), Text(f"목적지 {to}까지의 거리: {far}", f"distances from the destination {to}: {far}"))
    stand_in = Text(f"상 카드의 뒷면 {josa(str(to), '이/가')} 목적지를 대신한다", f"the back of the award card, {to}, stands in for the destination")
    return [Step(("CE-1.4",), stand_in), measured] if told.turn.stand_in else [measured]


def _collisions(told: Told) -> list[Step]:
    far = told.outcome.distances
    groups = [(d, [p for p in told.collided if far[p.name] == d]) for d in sorted({far[p.name] for p in told.collided})]
    return [_apart(plays, d) if d else _arrived(plays, told.turn.stand_in) for d, plays in groups]


def _apart(plays: list[Play], distance: int) -> Step:
    """CE-3.1: several at one distance; dummies as well (CE-9.2)."""
    names, both = listed([p.name for p in plays]), "both" if len(plays) == 2 else "all"
    ko = f"{josa(names.ko, '은/는')} 거리가 똑같이 {josa(str(distance), '이라/라')} 충돌한다"
    return Step(_cited("CE-3.1", (any(p.dummy for p in plays), "CE-9.2")), Text(ko, f"{names.en} are {both} {distance} away and collide"))


def _arrived(plays: list[Play], stand_in: bool) -> Step:
    """CE-3.2: at distance 0 even one collides; several also with each other (CE-3.1); the stand-in is no exception (CE-10.1)."""
    names, several = listed([p.name for p in plays]), len(plays) > 1
    clauses = _cited("CE-3.2", (several, "CE-3.1"), (stand_in, "CE-10.1"), (any(p.dummy for p in plays), "CE-9.2"))
    if several:
        en = f"{names.en} are 0 away and collide with the destination and with each other"
        return Step(clauses, Text(f"{josa(names.ko, '은/는')} 거리가 0이라 목적지와, 또 서로 충돌한다", en))
    return Step(clauses, Text(f"{josa(names.ko, '은/는')} 거리가 0이라 목적지와 충돌한다", f"{names.en} is 0 away and collides with the destination"))


def _win(told: Told, winner: Play) -> Step:
    """CE-3.3: the nearest of the rest, who may be a dummy (CE-9.2)."""
    far = told.outcome.distance
    ko = f"충돌하지 않은 카드 가운데 거리 {josa(str(far), '이/가')} 가장 가까워 {josa(winner.name, '이/가')} 이긴다"
    return Step(_cited("CE-3.3", (winner.dummy, "CE-9.2")), Text(ko, f"of those who did not collide {winner.name} is nearest, {far} away, and wins"))


def _taking(told: Told, winner: Play) -> list[Step]:
    """CE-4.1, CE-5.2: what the winner takes; CE-5.3 where the buried cards come from several turns."""
    turn, steps = told.turn, [_cards(told, winner)]
    if turn.stand_in:
        no_card = Text("목적지를 대신한 상 카드는 별자리카드가 아니라서 얻지 않는다", "the stand-in destination is no constellation card and is not taken")
        steps.append(Step(("CE-10.1",), no_card))
    if turn.buried:
        cards = listed(sorted(turn.buried))
        text = Text(f"{josa(winner.name, '은/는')} 묻힌 카드 {cards.ko}도 얻는다", f"{winner.name} also takes the buried {cards.en}")
        steps.append(Step(_cited("CE-5.2", (len(turn.buried) > len(turn.plays), "CE-5.3")), text))
    return steps


def _cards(told: Told, winner: Play) -> Step:
    """CE-4.1: the destination card and the collided ones, those of dummies too (CE-9.3)."""
    crashed = listed(sorted(p.card for p in told.collided))
    to = told.turn.destination
    parts = [] if told.turn.stand_in else [Text(f"목적지 카드 {to}", f"the destination card {to}")]
    parts += [Text(f"충돌한 카드 {crashed.ko}", f"the collided {crashed.en}")] if crashed.ko else []
    *before, last = parts or [Text("", "")]
    what = Text("".join(f"{josa(p.ko, '과/와')} " for p in before) + last.ko, " and ".join(p.en for p in parts))
    text = Text(f"{josa(winner.name, '은/는')} {josa(what.ko, '을/를')} 얻는다", f"{winner.name} takes {what.en}")
    none = Text("충돌한 카드가 없다", "no card collided")
    return Step(_cited("CE-4.1", (any(p.dummy for p in told.collided), "CE-9.3")), text if parts else none)


def _gain(told: Told, winner: Play) -> list[Step]:
    before, after = winner.energy or 0, told.outcome.energy[winner.name]
    gain = Text(f"이긴 {winner.name}의 에너지가 오른다: {before} → {after}", f"{winner.name} gains energy for the win: {before} → {after}")
    full = Text(f"{winner.name}의 에너지는 이미 최대인 {after}이다", f"{winner.name} is already at {after}, the highest")
    return [Step(("CE-4.2",), gain if after > before else full)]


def _energy(told: Told) -> list[Step]:
    """CE-4.3: those who collided lose energy, also when a dummy wins (CE-9.6) or nobody does (CE-5.1); dummies have none (CE-9.1)."""
    after, winner = told.outcome.energy, told.winner
    own = [(p.name, p.energy) for p in told.collided if p.energy is not None]
    lost = ", ".join(f"{name} {before} → {after[name]}" for name, before in own if after[name] < before)
    spared = [name for name, before in own if after[name] == before]
    dummies = ", ".join(p.name for p in told.turn.plays if p.dummy and (p is winner or p in told.collided))
    clauses = _cited("CE-4.3", (winner is None, "CE-5.1"), (winner is not None and winner.dummy, "CE-9.6"))
    steps = [Step(clauses, _fall(lost, spared, told.tables))] if own else []
    return steps + ([Step(("CE-9.1",), Text(f"더미는 에너지가 없다: {dummies}", f"dummies have no energy: {dummies}"))] if dummies else [])


def _fall(lost: str, spared: list[str], tables: Tables) -> Text:
    """CE-4.3: who loses energy by colliding, and who has none left to lose."""
    least = tables.deck.energy.lowest
    down = Text(f"충돌한 사람의 에너지가 내려간다: {lost}", f"those who collided lose energy: {lost}")
    if not spared:
        return down
    who, stays = listed(spared), "stay" if spared[1:] else "stays"
    stay = Text(f"{josa(who.ko, '은/는')} 이미 {josa(str(least), '이라/라')} 그대로다", f"{who.en} {stays} at {least}")
    if not lost:
        return Text(f"충돌한 {stay.ko}", f"of those who collided {stay.en}")
    return Text(f"{down.ko}. {stay.ko}", f"{down.en}; {stay.en}")


def _next(told: Told, winner: Play) -> list[Step]:
    """CE-4.4: the winner's card lies there next; who only lost is discarded."""
    steps = [_lies_there(winner, "CE-4.4")]
    cards = listed(told.outcome.discarded)
    if cards.ko:
        text = Text(f"충돌하지 않고 진 카드는 버린다: {cards.ko}", f"those that lost without a collision are discarded: {cards.en}")
        steps.append(Step(("CE-4.4",), text))
    return steps


def _lies_there(winner: Play, clause: str) -> Step:
    ko = f"{josa(winner.name, '이/가')} 낸 {josa(str(winner.card), '이/가')} 다음 목적지가 된다"
    return Step((clause,), Text(ko, f"{winner.name}'s {winner.card} becomes the next destination"))


def _dummy_won(told: Told, winner: Play) -> list[Step]:
    """CE-9.4, CE-9.5: nobody takes a card, and all but the dummy's go away."""
    cards, crashed, buried = listed(told.outcome.discarded), told.collided, told.turn.buried
    nobody = Text("더미가 이겼으므로 아무도 카드를 얻지 못한다", "a dummy won, so nobody takes a card")
    also = ["충돌한 카드"] * bool(crashed) + ["묻힌 카드"] * bool(buried), ["the collided cards"] * bool(crashed) + ["the buried ones"] * bool(buried)
    ko = f"다른 카드는 {', '.join(['이전 목적지', *also[0]])}까지 모두 버린다: {cards.ko}"
    en = f"all other cards are discarded, {listed(['the old destination', *also[1]]).en} too: {cards.en}"
    return [Step(("CE-9.4",), nobody), _lies_there(winner, "CE-9.4"), Step(("CE-9.4", "CE-9.5"), Text(ko, en))]


def _nobody() -> list[Step]:
    return [Step(("CE-5.1",), Text("카드가 모두 충돌해 아무도 이기지 못한다", "every card collided, so nobody wins"))]


def _burial(told: Told) -> list[Step]:
    """CE-5.1, CE-5.3: the played cards are buried with those buried before; CE-10.3: a stand-in stays as well."""
    turn, cards = told.turn, listed(told.outcome.buried)
    again = bool(turn.buried)
    ko = f"낸 카드를 목적지 밑에 묻는다. 묻힌 카드: {cards.ko}" + (" (먼저 묻힌 것도 남는다)" if again else "")
    en = f"the played cards are buried under the destination, where {cards.en} now lie" + (" with those buried before" if again else "")
    stays = Text(f"목적지 {josa(str(turn.destination), '은/는')} 그대로다", f"the destination {turn.destination} stays")
    return [Step(_cited("CE-5.1", (again, "CE-5.3")), Text(ko, en)), Step(_cited("CE-5.1", (turn.stand_in, "CE-10.3")), stays)]


def _award(told: Told, winner: Play) -> list[Step]:
    """What the win does to the award; over a stand-in the award card also leaves its place (CE-10.2)."""
    held = told.turn.award
    if held is None:
        return [_free(told, winner)]
    return [_raised(told, winner, held.distance)] if held.holder == winner.name else [_taken(told, winner, held)]


def at_distance(distance: int) -> str:
    """Korean for a win at that distance, with the particle as the number is read: 1, 7 and 8 end in ㄹ."""
    return f"거리 {distance}{'으로' if distance % 10 in (0, 3, 6) else '로'}"


def _far(winner: Play, distance: int) -> Text:
    return Text(f"{josa(winner.name, '은/는')} {at_distance(distance)} 이겨", f"{winner.name} won at distance {distance}")


def _free(told: Told, winner: Play) -> Step:
    """CE-6.1: nobody holds the award; a dummy can get it as well (CE-9.7)."""
    least, stand_in, far = told.tables.numbers.award_distance, told.turn.stand_in, _far(winner, told.outcome.distance)
    over = ("CE-10.2",) if stand_in else ()
    if told.outcome.distance >= least:
        text = Text(f"{far.ko} 위대한 탐험가 상을 받고 그 거리에 표시한다", f"{far.en} and takes the Great Explorer award, marked there")
        return Step(("CE-6.1", *over, *_as_dummy(winner)), text)
    back = Text(". 상 카드는 다시 테이블 한쪽에 둔다", "; the award card goes back to the side of the table") if stand_in else Text("", "")
    ko = f"{josa(winner.name, '은/는')} {at_distance(told.outcome.distance)} 이겼으므로, 거리 {least}부터 받는 위대한 탐험가 상은 받지 못한다{back.ko}"
    return Step(("CE-6.1", *over), Text(ko, f"{far.en}, too near for the Great Explorer award (from {least} on){back.en}"))


def _taken(told: Told, winner: Play, held: Award) -> Step:
    """CE-6.2: another player takes it only from farther away, from a dummy too (CE-9.8)."""
    far, (holder, mark) = _far(winner, told.outcome.distance), held
    from_dummy = ("CE-9.8",) if any(p.dummy for p in told.turn.plays if p.name == holder) else ()
    if told.outcome.distance > mark:
        text = Text(f"{far.ko} 표시된 {mark}보다 멀므로 {holder}의 상을 빼앗는다", f"{far.en}, farther than the mark {mark}, and takes the award from {holder}")
        return Step(("CE-6.2", *from_dummy, *_as_dummy(winner)), text)
    text = Text(
        f"{far.ko} 표시된 {mark}보다 멀지 않으므로 상은 {holder}에게 남는다", f"{far.en}, not farther than the mark {mark}: the award stays with {holder}"
    )
    return Step(("CE-6.2", *from_dummy), text)


def _raised(told: Told, winner: Play, mark: int) -> Step:
    """CE-6.3: the holder moves the mark up, and never down; the same for a dummy (CE-9.7)."""
    far = _far(winner, told.outcome.distance)
    if told.outcome.distance > mark:
        text = Text(f"{far.ko} 갖고 있던 상의 표시를 {mark}에서 그 거리까지 올린다", f"{far.en} and moves the mark of the award up from {mark}")
        return Step(("CE-6.3", *_as_dummy(winner)), text)
    text = Text(f"{far.ko} 표시보다 멀지 않으므로 갖고 있던 상의 표시는 {mark} 그대로다", f"{far.en}, and the mark of the award stays at {mark}")
    return Step(("CE-6.3",), text)


def _as_dummy(winner: Play) -> tuple[str, ...]:
    return ("CE-9.7",) if winner.dummy else ()


def verdict(told: Told) -> Text:
    """The end of the turn in a sentence."""
    if told.winner is None:
        count, at = len(told.collided), told.turn.destination
        return Text(
            f"모두 충돌해 아무도 이기지 못한다. 카드 {count}장을 묻고 목적지 {josa(str(at), '은/는')} 그대로다.",
            f"Everyone collides and nobody wins: {count} cards are buried, and the destination {at} stays.",
        )
    return _won(told, told.winner)


def _won(told: Told, winner: Play) -> Text:
    """The winner with the cards taken, or the dummy that keeps them from everyone; the award where it changed."""
    cards, far = told.outcome.taken, told.outcome.distance
    shown = ", ".join(map(str, cards))
    said = Text(f"{josa(winner.name, '이/가')} {at_distance(far)} 이기지만 얻는 카드는 없다", f"{winner.name} wins at distance {far} and takes no card")
    if winner.dummy:
        said = Text(
            f"더미가 이겨({winner.name}, 거리 {far}) 아무도 카드를 얻지 못한다", f"A dummy wins ({winner.name}, at distance {far}); nobody takes a card"
        )
    elif cards:
        ko = f"{josa(winner.name, '이/가')} {at_distance(far)} 이겨 카드 {len(cards)}장({shown})을 얻는다"
        said = Text(ko, f"{winner.name} wins at distance {far} and takes {len(cards)} card{'s' * (len(cards) != 1)} ({shown})")
    if told.outcome.award == told.turn.award:
        return Text(f"{said.ko}.", f"{said.en}.")
    ko = f"{said.ko}. 위대한 탐험가 상은 {josa(winner.name, '이/가')} 갖고 거리 {far}에 표시한다."
    return Text(ko, f"{said.en}; the Great Explorer award is now {winner.name}'s, at {far}.")
