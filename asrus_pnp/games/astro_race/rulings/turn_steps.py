"""How a turn of Astro Race is told step by step: one function for each stage and each power, from the race before it to the race after it."""

from collections.abc import Callable, Mapping
from itertools import pairwise

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.astro_race.rulings.turn_outcome import Outcome, Race, Stage, advanced, honest_move, lead_of, swallowed, turned
from asrus_pnp.games.astro_race.rulings.turn_position import Pieces
from asrus_pnp.games.astro_race.tables import BLACKHOLE, CLOSE, POWERS, Tables
from asrus_pnp.games.astro_race.wording import agree, place, there, toward
from asrus_pnp.results.ruling import Step

Words = Callable[[Race, Race, Tables], list[Step]]


def steps_of(outcome: Outcome, tables: Tables) -> tuple[Step, ...]:
    """All that happened, in order."""
    passages = zip(outcome.stages, pairwise(outcome.races), strict=True)
    return tuple(step for stage, (before, after) in passages for step in WORDS[stage](before, after, tables))


def _together(p: Pieces) -> tuple[str, ...]:
    """AR-4.10, where the player's piece is doubled: the two move together and are lost together."""
    return ("AR-4.10",) if p.pieces > 1 else ()


def _advance(p: Pieces, steps: int, clauses: tuple[str, ...], tables: Tables) -> Step:
    """AR-6.1: the piece moves toward the Moon and stops there at the latest."""
    start, end = p.at or 0, advanced(p, steps, tables).at or 0
    cut = ("AR-6.1",) if start + steps > tables.moon else ()
    a, b = place(start, tables.moon), place(end, tables.moon)
    ko = f"{josa(p.name, '은/는')} {steps}칸 전진해 {a.ko}에서 {b.ko}까지 간다" + ("(달을 지나치지 않는다)" if cut else "")
    en = f"{p.name} moves {steps} from {a.en} to {b.en}" + (" and no further" if cut else "")
    if not steps:
        ko, en = f"{josa(p.name, '은/는')} 0칸 움직여 {there(start, tables.moon).ko} 그대로 있다", f"{p.name} moves 0 and stays {there(start, tables.moon).en}"
    return Step(clauses + cut + (_together(p) if steps else ()), Text(ko, en))


def _loss(p: Pieces, after: Pieces, clauses: tuple[str, ...]) -> Step:
    gone = Text(f"{p.name}의 말 {p.pieces}개가 게임에서 빠지고", f"{p.name} loses {p.pieces} piece{'s' * (p.pieces > 1)} for good")
    return Step(clauses, Text(f"{gone.ko} {_anew(after).ko}", f"{gone.en}; {_anew(after).en}"))


def _arrival(p: Pieces, after: Pieces, clauses: tuple[str, ...]) -> Step:
    """AR-6.2, and AR-6.4 where a new piece starts."""
    anew = ("AR-6.4",) if p.reserve else ()
    safe = Text(f"{p.name}의 말 {p.pieces}개가 달에 도착하고", f"{p.name} has {p.pieces} more piece{'s' * (p.pieces > 1)} safe on the Moon")
    return Step((*clauses, "AR-6.2", *anew), Text(f"{safe.ko} {_anew(after).ko}", f"{safe.en}; {_anew(after).en}"))


def _anew(after: Pieces) -> Text:
    if after.at is None:
        return Text("예비가 없어 트랙에 말이 없다", "none is in reserve, so none is on the track")
    return Text(f"새 말이 태양에서 시작한다(예비 {after.reserve}개)", f"a new one starts on the Sun ({after.reserve} left in reserve)")


def _move(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-2.1: the mover's piece goes as many steps as were named."""
    return [_advance(race.pieces[race.mover], race.moved, ("AR-2.1",), tables)]


def _nobody_calls(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-3.3: the card stays face down and the move stands."""
    return [Step(("AR-3.3",), Text("아무도 쾅을 외치지 않아 카드는 엎은 채 더미로 간다", "nobody calls; the card goes face down to the pile"))]


def _turned_up(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-5.1, AR-5.2: the mover uses the power as if a caller, and keeps piece and move."""
    card, who = tables.power_name(race.card, "a"), race.mover
    ko = f"아무도 쾅을 외치지 않아 {josa(who, '이/가')} 능력을 쓰려고 {josa(card.ko, '을/를')} 스스로 공개한다. 말과 이동은 그대로 둔다"
    en = f"nobody calls; {who} turns up {card.en} to use its power, and keeps the piece and the move"
    return [Step(("AR-5.1", "AR-5.2"), Text(ko, en))]


def _move_first(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-5.3: the move is settled before the power is used."""
    p = race.pieces[race.mover]
    if p.at != tables.moon:
        spot = there(p.at or 0, tables.moon)
        told = (
            f"이동이 먼저다: {p.name}의 말은 {spot.ko} 있고, 그다음 능력을 쓴다",
            f"the move is settled first: {p.name} is {spot.en}; then comes the power",
        )
        return [Step(("AR-5.3",), Text(*told))]
    return [_arrival(p, after.pieces[p.name], ("AR-5.3",))]


def _judge_number(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-2.2: honest is the card's dots less three; AR-2.4: less is a lie too; AR-2.6: the number named counts, not the steps made."""
    dots, card, moved = tables.dots[int(race.card)], str(race.card), race.moved
    right = honest_move(int(race.card), tables)
    less = ("AR-2.4",) if moved < right else ()
    cut = ("AR-2.6",) if _cut_short(race, tables) else ()
    ko = f"{josa(card, '은/는')} 점이 {dots}개라 정직한 이동은 {right}칸이고 {josa(race.mover, '은/는')} {josa(str(moved), '을/를')} 말했다"
    en = f"card {card} has {dots} dots, so {right} is honest, and {race.mover} named {moved}"
    verdict = Text("정직하다", "honest") if moved == right else Text("거짓이다", "a lie")
    return [Step(("AR-2.2", *less, *cut), Text(f"{ko}: {verdict.ko}", f"{en}: {verdict.en}"))]


def _cut_short(race: Race, tables: Tables) -> bool:
    """Whether the Moon kept the mover from going as far as was named."""
    return race.stood + race.moved > tables.moon


def _callers_lose(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.1: after an honest move every caller loses the piece."""
    return [_loss(p, after.pieces[p.name], ("AR-4.1", *_together(p))) for p in (race.pieces[c] for c in race.callers)]


def _stays(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.2: the mover does not advance any further."""
    told = (f"{josa(race.mover, '은/는')} 더 전진하지 않는다", f"{race.mover} does not advance any further")
    return [Step(("AR-4.2",), Text(*told))]


def _bonus(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.3: the mover advances by the card's dots, unless the move itself has reached the Moon."""
    p = race.pieces[race.mover]
    if p.at == tables.moon:
        told = (f"{p.name}의 말은 이미 달에 있어 더 전진하지 않는다", f"{p.name} is on the Moon already and gains nothing")
        return [Step(("AR-4.3",), Text(*told))]
    return [_advance(p, tables.dots[int(race.card)], ("AR-4.3",), tables)]


def _mover_arrives(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-6.3: with the calling settled the mover's piece on the Moon has arrived."""
    p = race.pieces[race.mover]
    if p.at != tables.moon:
        return []
    return [_arrival(p, after.pieces[p.name], ("AR-6.3",) if race.stood + race.moved >= tables.moon else ())]


def _liar_loses(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.4, AR-4.5: the mover's piece leaves the game, from the Moon too (AR-6.3); AR-4.13, AR-4.15: under BlackHole once, and whole."""
    p = race.pieces[race.mover]
    off = ("AR-6.3",) if p.at == tables.moon else ()
    if race.card == BLACKHOLE:
        why = ("AR-4.9", "AR-4.13", *(("AR-4.15",) if p.pieces > 1 else ()))
    else:
        why = ("AR-4.4" if isinstance(race.card, int) else "AR-4.5", *_together(p))
    return [_loss(p, after.pieces[p.name], (*why, *off))]


def _callers_advance(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.4: every caller advances by the card's dots; who reaches the Moon arrives (AR-6.2)."""
    steps = []
    for p in (race.pieces[c] for c in race.callers):
        dots = tables.dots[int(race.card)]
        steps.append(_advance(p, dots, ("AR-4.4",), tables))
        if advanced(p, dots, tables).at == tables.moon:
            steps.append(_arrival(p, after.pieces[p.name], ()))
    return steps


def _judge_power(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-2.5: no move is honest; AR-4.5: the callers get the power."""
    (ko, a_card), the_card, who = tables.power_name(race.card, "a"), tables.power_name(race.card, "the").en, listed(race.callers)
    lie = (
        f"{ko}에는 정직한 이동이 없어 {race.mover}의 {race.moved}칸은 거짓이다",
        f"{a_card} allows no honest move: {race.mover}'s {race.moved} is a lie",
    )
    gets = (f"{josa(who.ko, '이/가')} {ko}의 능력을 쓴다", f"{who.en} {agree(race.callers, 'get')} the power of {the_card}")
    return [Step(("AR-2.5",), Text(*lie)), Step(("AR-4.5",), Text(*gets)), *_places_now(race, tables)]


def _places_now(race: Race, tables: Tables) -> list[Step]:
    """AR-4.6, where it matters: under Close with several callers, or with a lead that is the mover's alone or shared with callers only.
    The other powers come out alike whether the mover's piece is removed before them or after (under BlackHole by AR-4.13)."""
    mover, alike = race.pieces[race.mover], len(race.callers) > 1
    places = {n: p.at for n, p in race.pieces.items() if p.at is not None}
    lead = lead_of(race)
    leads = mover.at == lead and lead not in [at for n, at in places.items() if n not in (race.mover, *race.callers)]
    if race.card != CLOSE or not (alike or leads):
        return []
    spot = there(lead, tables.moon)
    ko = "쾅을 외친 사람은 모두 지금의 같은 위치를 기준으로 능력을 쓴다" if alike else "능력은 지금 위치로 따진다"
    en = "the power works on the places as they are now" + (", the same for all callers" if alike else "")
    if leads:
        ko, en = f"{ko}. {mover.name}의 말은 {spot.ko} 있는 것으로 보고, 그 뒤에 치운다", f"{en}, with {mover.name} {spot.en}; then that piece is removed"
    return [Step(("AR-4.6",), Text(ko, en))]


def _finish(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-6.5: who has nothing on the track and nothing in reserve has finished."""
    done = [p.name for p in race.pieces.values() if p.finished]
    if not done:
        return []
    who = listed(done)
    have = "have" if len(done) > 1 else "has"
    told = (f"{josa(who.ko, '은/는')} 트랙에도 예비에도 말이 없어 끝났다", f"{who.en} {have} none on the track and none in reserve: finished")
    return [Step(("AR-6.5",), Text(*told))]


def _power(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.5: what the card does for those who use it."""
    return BY_CARD[str(race.card)](race, after, tables)


def _close(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.7: to the space behind the leading piece, or before the Moon for the leading piece itself (AR-4.8: also where the lead is shared)."""
    places = [p.at for p in race.pieces.values() if p.at is not None]
    lead = lead_of(race)
    arrived = any(p.moon for p in race.pieces.values())
    steps = [_lead(lead, ("AR-4.7", "AR-4.8") if arrived or lead == tables.moon else ("AR-4.7",), tables)]
    for p in (race.pieces[u] for u in race.users):
        leads, end = p.at == lead, after.pieces[p.name].at or 0
        shared = ("AR-4.8",) if leads and places.count(lead) > 1 else ()
        steps.append(_closed(p, leads, end, ("AR-4.7", *shared, *(_together(p) if end != p.at else ())), tables))
    return steps


def _lead(lead: int, clauses: tuple[str, ...], tables: Tables) -> Step:
    spot = there(lead, tables.moon)
    return Step(clauses, Text(f"선두 말은 {spot.ko} 있다", f"the leading piece is {spot.en}"))


def _closed(p: Pieces, leads: bool, end: int, clauses: tuple[str, ...], tables: Tables) -> Step:
    name, spot = p.name, place(end, tables.moon)
    if end == p.at:
        ko, en = ("선두라 달 바로 앞", "leads and is just before the Moon") if leads else ("선두 바로 뒤", "is just behind the lead")
        here = there(end, tables.moon).en
        return Step(
            clauses, Text(f"{name}의 말은 {ko} {toward(end, tables.moon).ko} 가는데, 이미 그 칸이라 그대로 있다", f"{name} {en} already, {here}, and stays")
        )
    if leads:
        return Step(clauses, Text(f"{name}의 말이 선두라 달 바로 앞 {spot.ko}에 선다", f"{name} leads and goes to {spot.en}, just before the Moon"))
    return Step(clauses, Text(f"{name}의 말은 선두 바로 뒤 {spot.ko}에 선다", f"{name} goes to {spot.en}, just behind the lead"))


def _black_hole(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.9: all who did not call lose the piece on the track (AR-4.15: a doubled one whole); a mover who was called loses it afterwards, once (AR-4.13)."""
    gone = [_loss(p, after.pieces[p.name], ("AR-4.9", "AR-4.15") if p.pieces > 1 else ("AR-4.9",)) for p in swallowed(race)]
    if not gone:
        return [Step(("AR-4.9",), Text("말을 잃을 다른 사람이 없다", "nobody else has a piece to lose"))]
    return gone


def _double(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.10: a second piece from reserve on the same space; AR-4.14: nothing where there is none or two stand there already."""
    steps = []
    for p in (race.pieces[u] for u in race.users):
        if p.pieces >= tables.numbers.together_most:
            steps.append(_useless(p.name, "AR-4.10", Text("말이 이미 두 개라", "has two pieces there already")))
        elif not p.reserve:
            steps.append(_useless(p.name, "AR-4.10", Text("예비 말이 없어", "has no piece in reserve")))
        else:
            spot = there(p.at or 0, tables.moon)
            told = (f"{josa(p.name, '은/는')} 예비 말 하나를 {spot.ko} 더 올린다", f"{p.name} adds a second piece from reserve {spot.en}")
            steps.append(Step(("AR-4.10",), Text(*told)))
    return steps


def _retrograde(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.11: where one user wants it Sun and Moon change places, and all who are not on the Sun run the other way; AR-4.16: a single one may decline."""
    if not race.wanting:
        clause = "AR-4.11" if len(race.users) > 1 else "AR-4.16"
        who = listed(race.users)
        told = (f"{josa(who.ko, '은/는')} 역행을 원하지 않아 태양과 달은 그대로다", f"{who.en} {agree(race.users, 'decline')} it: Sun and Moon stay")
        return [Step((clause,), Text(*told))]
    now = [(p.name, place(p.at or 0, tables.moon)) for p in turned(race, tables)]
    ko, en = ", ".join(f"{n} {t.ko}" for n, t in now), ", ".join(f"{n} at {t.en}" for n, t in now)
    others = Text(f"나머지 말은 새 태양에서 세어: {ko}", f"from the new Sun the others are: {en}") if now else _no_others(race, tables)
    who = listed(race.wanting)
    swapped = Text(f"{josa(who.ko, '이/가')} 원해 태양과 달이 자리를 바꾼다", f"{who.en} {agree(race.wanting, 'want')} it: Sun and Moon change places")
    told = (
        f"{swapped.ko}. 태양 위의 말은 함께 가고, {others.ko}",
        f"{swapped.en}. Pieces on the Sun go with it; {others.en}",
    )
    return [Step(("AR-4.11",), Text(*told))]


def _no_others(race: Race, tables: Tables) -> Text:
    """A piece that was moved onto the Moon lies on the track still, until it is taken off."""
    if any(p.at == tables.moon for p in race.pieces.values()):
        return Text("트랙의 다른 말은 달 위의 말뿐이다", "no other piece is on the track but the one on the Moon")
    return Text("트랙에 다른 말은 없다", "no other piece is on the track")


def _joker(race: Race, after: Race, tables: Tables) -> list[Step]:
    """AR-4.12: one lost piece back into reserve; AR-4.14: nothing where none is lost."""
    steps = []
    for p in (race.pieces[u] for u in race.users):
        if not p.lost:
            steps.append(_useless(p.name, "AR-4.12", Text("잃은 말이 없어", "has lost no piece")))
        else:
            told = (f"{josa(p.name, '은/는')} 잃은 말 하나를 예비로 되찾는다", f"{p.name} takes a lost piece back into reserve")
            steps.append(Step(("AR-4.12",), Text(*told)))
    return steps


def _useless(name: str, clause: str, why: Text) -> Step:
    return Step((clause, "AR-4.14"), Text(f"{josa(name, '은/는')} {why.ko} 아무 효과가 없다", f"{name} {why.en}: no effect"))


BY_CARD: Mapping[str, Words] = dict(zip(POWERS, (_close, _black_hole, _double, _retrograde, _joker), strict=True))
WORDS: Mapping[Stage, Words] = {
    Stage.MOVE: _move,
    Stage.NOBODY_CALLS: _nobody_calls,
    Stage.TURNED_UP: _turned_up,
    Stage.MOVE_FIRST: _move_first,
    Stage.JUDGE_NUMBER: _judge_number,
    Stage.CALLERS_LOSE: _callers_lose,
    Stage.STAYS: _stays,
    Stage.BONUS: _bonus,
    Stage.MOVER_ARRIVES: _mover_arrives,
    Stage.LIAR_LOSES: _liar_loses,
    Stage.CALLERS_ADVANCE: _callers_advance,
    Stage.JUDGE_POWER: _judge_power,
    Stage.POWER: _power,
    Stage.FINISH: _finish,
}
