"""How a turn of Constellation Expedition is told: step by step in the order of the rules, each with the clauses behind it."""

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.constellation.rulings import outcome as facts
from asrus_pnp.games.constellation.rulings.award import award_steps
from asrus_pnp.games.constellation.rulings.outcome import Outcome
from asrus_pnp.games.constellation.rulings.turn import Play
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.results.ruling import Step


def of_turn(outcome: Outcome, tables: Tables) -> tuple[Step, ...]:
    """All that happened, in order."""
    winner, energy = outcome.winner, _energy(outcome, tables)
    start = [*_distances(outcome), *_collisions(outcome)]
    if winner is None:
        return (*start, *_nobody(), *energy, *_burial(outcome))
    if winner.dummy:
        rest = [*_dummy_won(outcome, winner), *energy]
    else:
        rest = [*_taking(outcome, winner), *_gain(outcome, winner, tables), *energy, *_next(outcome, winner)]
    return (*start, _win(outcome, winner), *rest, *award_steps(outcome, winner, tables))


def cited(first: str, *others: tuple[bool, str]) -> tuple[str, ...]:
    """The first clause, and those of the others that apply."""
    return (first, *(clause for applies, clause in others if applies))


def _distances(outcome: Outcome) -> list[Step]:
    """CE-2.2, from the number that stands in where one does (CE-1.4)."""
    to = outcome.turn.destination
    far = ", ".join(f"{p.name} |{p.card} − {to}| = {outcome.distances[p.name]}" for p in outcome.turn.plays)
    measured = Step(("CE-2.2",), Text(f"목적지 {to}까지의 거리: {far}", f"distances from the destination {to}: {far}"))
    stand_in = Text(f"상 카드의 뒷면 {josa(str(to), '이/가')} 목적지를 대신한다", f"the back of the award card, {to}, stands in for the destination")
    return [Step(("CE-1.4",), stand_in), measured] if outcome.turn.stand_in else [measured]


def _collisions(outcome: Outcome) -> list[Step]:
    far = outcome.distances
    groups = [(d, [p for p in outcome.collided if far[p.name] == d]) for d in sorted({far[p.name] for p in outcome.collided})]
    return [_apart(plays, d) if d else _arrived(plays, outcome.turn.stand_in) for d, plays in groups]


def _apart(plays: list[Play], distance: int) -> Step:
    """CE-3.1: several at one distance; dummies as well (CE-9.2)."""
    names, both = listed([p.name for p in plays]), "both" if len(plays) == 2 else "all"
    ko = f"{josa(names.ko, '은/는')} 거리가 똑같이 {josa(str(distance), '이라/라')} 충돌한다"
    return Step(cited("CE-3.1", (any(p.dummy for p in plays), "CE-9.2")), Text(ko, f"{names.en} are {both} {distance} away and collide"))


def _arrived(plays: list[Play], stand_in: bool) -> Step:
    """CE-3.2: at distance 0 even one collides; several also with each other (CE-3.1); the stand-in is no exception (CE-10.1)."""
    names, several = listed([p.name for p in plays]), len(plays) > 1
    clauses = cited("CE-3.2", (several, "CE-3.1"), (stand_in, "CE-10.1"), (any(p.dummy for p in plays), "CE-9.2"))
    if several:
        en = f"{names.en} are 0 away and collide with the destination and with each other"
        return Step(clauses, Text(f"{josa(names.ko, '은/는')} 거리가 0이라 목적지와, 또 서로 충돌한다", en))
    return Step(clauses, Text(f"{josa(names.ko, '은/는')} 거리가 0이라 목적지와 충돌한다", f"{names.en} is 0 away and collides with the destination"))


def _win(outcome: Outcome, winner: Play) -> Step:
    """CE-3.3: the nearest of the rest, who may be a dummy (CE-9.2)."""
    far = outcome.distance
    ko = f"충돌하지 않은 카드 가운데 거리 {josa(str(far), '이/가')} 가장 가까워 {josa(winner.name, '이/가')} 이긴다"
    return Step(cited("CE-3.3", (winner.dummy, "CE-9.2")), Text(ko, f"of those who did not collide {winner.name} is nearest, {far} away, and wins"))


def _taking(outcome: Outcome, winner: Play) -> list[Step]:
    """CE-4.1, CE-5.2: what the winner takes; CE-5.3 where the buried cards come from several turns."""
    turn, steps = outcome.turn, [_cards(outcome, winner)]
    if turn.stand_in:
        no_card = Text("목적지를 대신한 상 카드는 별자리카드가 아니라서 얻지 않는다", "the stand-in destination is no constellation card and is not taken")
        steps.append(Step(("CE-10.1",), no_card))
    if turn.buried:
        cards = listed(sorted(turn.buried))
        text = Text(f"{josa(winner.name, '은/는')} 묻힌 카드 {cards.ko}도 얻는다", f"{winner.name} also takes the buried {cards.en}")
        steps.append(Step(cited("CE-5.2", (len(turn.buried) > len(turn.plays), "CE-5.3")), text))
    return steps


def _cards(outcome: Outcome, winner: Play) -> Step:
    """CE-4.1: the destination card and the collided ones, those of dummies too (CE-9.3)."""
    crashed = listed(facts.crashed(outcome))
    parts = [Text(f"목적지 카드 {n}", f"the destination card {n}") for n in facts.old_destination(outcome)]
    parts += [Text(f"충돌한 카드 {crashed.ko}", f"the collided {crashed.en}")] if crashed.ko else []
    *before, last = parts or [Text("", "")]
    what = Text("".join(f"{josa(p.ko, '과/와')} " for p in before) + last.ko, " and ".join(p.en for p in parts))
    text = Text(f"{josa(winner.name, '은/는')} {josa(what.ko, '을/를')} 얻는다", f"{winner.name} takes {what.en}")
    none = Text("충돌한 카드가 없다", "no card collided")
    return Step(cited("CE-4.1", (any(p.dummy for p in outcome.collided), "CE-9.3")), text if parts else none)


def _gain(outcome: Outcome, winner: Play, tables: Tables) -> list[Step]:
    after = facts.energy(outcome, tables)[winner.name]
    gain = Text(f"이긴 {winner.name}의 에너지가 오른다: {winner.energy} → {after}", f"{winner.name} gains energy for the win: {winner.energy} → {after}")
    full = Text(f"{winner.name}의 에너지는 이미 최대인 {after}이다", f"{winner.name} is already at {after}, the highest")
    return [Step(("CE-4.2",), gain if after > winner.energy else full)]


def _energy(outcome: Outcome, tables: Tables) -> list[Step]:
    """CE-4.3: those who collided lose energy, also when a dummy wins (CE-9.6) or nobody does (CE-5.1); dummies have none (CE-9.1)."""
    after, winner = facts.energy(outcome, tables), outcome.winner
    own = [p for p in outcome.collided if not p.dummy]
    lost = ", ".join(f"{p.name} {p.energy} → {after[p.name]}" for p in own if after[p.name] < p.energy)
    spared = [p.name for p in own if after[p.name] == p.energy]
    dummies = ", ".join(p.name for p in outcome.turn.plays if p.dummy and (p is winner or p in outcome.collided))
    clauses = cited("CE-4.3", (winner is None, "CE-5.1"), (winner is not None and winner.dummy, "CE-9.6"))
    steps = [Step(clauses, _fall(lost, spared, tables))] if own else []
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


def _next(outcome: Outcome, winner: Play) -> list[Step]:
    """CE-4.4: the winner's card lies there next; who only lost is discarded."""
    steps = [_lies_there(winner, "CE-4.4")]
    cards = listed(facts.discarded(outcome))
    if cards.ko:
        text = Text(f"충돌하지 않고 진 카드는 버린다: {cards.ko}", f"those that lost without a collision are discarded: {cards.en}")
        steps.append(Step(("CE-4.4",), text))
    return steps


def _lies_there(winner: Play, clause: str) -> Step:
    ko = f"{josa(winner.name, '이/가')} 낸 {josa(str(winner.card), '이/가')} 다음 목적지가 된다"
    return Step((clause,), Text(ko, f"{winner.name}'s {winner.card} becomes the next destination"))


def _dummy_won(outcome: Outcome, winner: Play) -> list[Step]:
    """CE-9.4, CE-9.5: nobody takes a card, and all but the dummy's go away."""
    cards, crashed, buried = listed(facts.discarded(outcome)), outcome.collided, outcome.turn.buried
    nobody = Text("더미가 이겼으므로 아무도 카드를 얻지 못한다", "a dummy won, so nobody takes a card")
    also = ["충돌한 카드"] * bool(crashed) + ["묻힌 카드"] * bool(buried), ["the collided cards"] * bool(crashed) + ["the buried ones"] * bool(buried)
    ko = f"다른 카드는 {', '.join(['이전 목적지', *also[0]])}까지 모두 버린다: {cards.ko}"
    en = f"all other cards are discarded, {listed(['the old destination', *also[1]]).en} too: {cards.en}"
    return [Step(("CE-9.4",), nobody), _lies_there(winner, "CE-9.4"), Step(("CE-9.4", "CE-9.5"), Text(ko, en))]


def _nobody() -> list[Step]:
    return [Step(("CE-5.1",), Text("카드가 모두 충돌해 아무도 이기지 못한다", "every card collided, so nobody wins"))]


def _burial(outcome: Outcome) -> list[Step]:
    """CE-5.1, CE-5.3: the played cards are buried with those buried before; CE-10.3: a stand-in stays as well."""
    turn, cards = outcome.turn, listed(facts.buried(outcome))
    again = bool(turn.buried)
    ko = f"낸 카드를 목적지 밑에 묻는다. 묻힌 카드: {cards.ko}" + (" (먼저 묻힌 것도 남는다)" if again else "")
    en = f"the played cards are buried under the destination, where {cards.en} now lie" + (" with those buried before" if again else "")
    stays = Text(f"목적지 {josa(str(turn.destination), '은/는')} 그대로다", f"the destination {turn.destination} stays")
    return [Step(cited("CE-5.1", (again, "CE-5.3")), Text(ko, en)), Step(cited("CE-5.1", (turn.stand_in, "CE-10.3")), stays)]
