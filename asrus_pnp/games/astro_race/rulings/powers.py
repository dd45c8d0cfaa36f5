"""What the special cards and the joker do for those who use their power: one function a card."""

from collections.abc import Callable
from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.astro_race.rulings.race import Pieces, Race, lose, together
from asrus_pnp.games.astro_race.tables import POWERS, Tables
from asrus_pnp.games.astro_race.wording import agree, place, there, toward
from asrus_pnp.results.ruling import Step

Outcome = tuple[Race, list[Step]]


def close(race: Race, tables: Tables) -> Outcome:
    """AR-4.7: to the space behind the leading piece, or before the Moon for the leading piece itself (AR-4.8: also where the lead is shared)."""
    places = [p.at for p in race.pieces.values() if p.at is not None]
    lead = max(places)
    arrived = any(p.moon for p in race.pieces.values())
    steps = [_lead(lead, ("AR-4.7", "AR-4.8") if arrived or lead == tables.moon else ("AR-4.7",), tables)]
    changed = []
    for p in (race.pieces[u] for u in race.users):
        leads = p.at == lead
        after = replace(p, at=tables.moon - 1 if leads else lead - 1)
        shared = ("AR-4.8",) if leads and places.count(lead) > 1 else ()
        steps.append(_closed(p, leads, after.at or 0, ("AR-4.7", *shared, *(together(p) if after.at != p.at else ())), tables))
        changed.append(after)
    return race.put(*changed), steps


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


def black_hole(race: Race, tables: Tables) -> Outcome:
    """AR-4.9: all who did not call lose the piece on the track (AR-4.15: a doubled one whole); a mover who was called loses it afterwards, once (AR-4.13)."""
    spared = {*race.users, race.mover}
    gone = [lose(p, ("AR-4.9", "AR-4.15") if p.pieces > 1 else ("AR-4.9",)) for n, p in race.pieces.items() if n not in spared and p.at is not None]
    if not gone:
        return race, [Step(("AR-4.9",), Text("말을 잃을 다른 사람이 없다", "nobody else has a piece to lose"))]
    return race.put(*(p for p, _ in gone)), [step for _, step in gone]


def double(race: Race, tables: Tables) -> Outcome:
    """AR-4.10: a second piece from reserve on the same space; AR-4.14: nothing where there is none or two stand there already."""
    steps, changed = [], []
    for p in (race.pieces[u] for u in race.users):
        if p.pieces >= tables.numbers.together_most:
            steps.append(_useless(p.name, "AR-4.10", Text("말이 이미 두 개라", "has two pieces there already")))
        elif not p.reserve:
            steps.append(_useless(p.name, "AR-4.10", Text("예비 말이 없어", "has no piece in reserve")))
        else:
            changed.append(replace(p, pieces=p.pieces + 1, reserve=p.reserve - 1))
            spot = there(p.at or 0, tables.moon)
            told = (f"{josa(p.name, '은/는')} 예비 말 하나를 {spot.ko} 더 올린다", f"{p.name} adds a second piece from reserve {spot.en}")
            steps.append(Step(("AR-4.10",), Text(*told)))
    return race.put(*changed), steps


def retrograde(race: Race, tables: Tables) -> Outcome:
    """AR-4.11: where one user wants it Sun and Moon change places, and all who are not on the Sun run the other way; AR-4.16: a single one may decline."""
    if not race.wanting:
        clause = "AR-4.11" if len(race.users) > 1 else "AR-4.16"
        who = listed(race.users)
        told = (f"{josa(who.ko, '은/는')} 역행을 원하지 않아 태양과 달은 그대로다", f"{who.en} {agree(race.users, 'decline')} it: Sun and Moon stay")
        return race, [Step((clause,), Text(*told))]
    turned = [replace(p, at=tables.moon - p.at) for p in race.pieces.values() if p.at and p.at < tables.moon]
    now = [(p.name, place(p.at or 0, tables.moon)) for p in turned]
    ko, en = ", ".join(f"{n} {t.ko}" for n, t in now), ", ".join(f"{n} at {t.en}" for n, t in now)
    others = Text(f"나머지 말은 새 태양에서 세어: {ko}", f"from the new Sun the others are: {en}") if now else _no_others(race, tables)
    who = listed(race.wanting)
    swapped = Text(f"{josa(who.ko, '이/가')} 원해 태양과 달이 자리를 바꾼다", f"{who.en} {agree(race.wanting, 'want')} it: Sun and Moon change places")
    told = (
        f"{swapped.ko}. 태양 위의 말은 함께 가고, {others.ko}",
        f"{swapped.en}. Pieces on the Sun go with it; {others.en}",
    )
    return replace(race.put(*turned), sun_moved=True), [Step(("AR-4.11",), Text(*told))]


def _no_others(race: Race, tables: Tables) -> Text:
    """A piece that was moved onto the Moon lies on the track still, until it is taken off."""
    if any(p.at == tables.moon for p in race.pieces.values()):
        return Text("트랙의 다른 말은 달 위의 말뿐이다", "no other piece is on the track but the one on the Moon")
    return Text("트랙에 다른 말은 없다", "no other piece is on the track")


def joker(race: Race, tables: Tables) -> Outcome:
    """AR-4.12: one lost piece back into reserve; AR-4.14: nothing where none is lost."""
    steps, changed = [], []
    for p in (race.pieces[u] for u in race.users):
        if not p.lost:
            steps.append(_useless(p.name, "AR-4.12", Text("잃은 말이 없어", "has lost no piece")))
        else:
            changed.append(replace(p, lost=p.lost - 1, reserve=p.reserve + 1))
            told = (f"{josa(p.name, '은/는')} 잃은 말 하나를 예비로 되찾는다", f"{p.name} takes a lost piece back into reserve")
            steps.append(Step(("AR-4.12",), Text(*told)))
    return race.put(*changed), steps


def _useless(name: str, clause: str, why: Text) -> Step:
    return Step((clause, "AR-4.14"), Text(f"{josa(name, '은/는')} {why.ko} 아무 효과가 없다", f"{name} {why.en}: no effect"))


BY_CARD: dict[str, Callable[[Race, Tables], Outcome]] = dict(zip(POWERS, (close, black_hole, double, retrograde, joker), strict=True))
