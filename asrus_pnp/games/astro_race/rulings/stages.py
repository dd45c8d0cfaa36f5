"""The stages of a turn, each from one state of the race to the next: the move, the judgement, what follows from it, arrival, finishing."""

from dataclasses import replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.astro_race.rulings.powers import BY_CARD, Outcome
from asrus_pnp.games.astro_race.rulings.race import Race, advance, arrive, lose, together
from asrus_pnp.games.astro_race.tables import BLACKHOLE, CLOSE, Tables
from asrus_pnp.games.astro_race.wording import agree, there
from asrus_pnp.results.ruling import Step


def move(race: Race, tables: Tables) -> Outcome:
    """AR-2.1: the mover's piece goes as many steps as were named."""
    after, step = advance(race.pieces[race.mover], race.moved, ("AR-2.1",), tables)
    return race.put(after), [step]


def nobody_calls(race: Race, tables: Tables) -> Outcome:
    """AR-3.3: the card stays face down and the move stands."""
    return race, [Step(("AR-3.3",), Text("아무도 쾅을 외치지 않아 카드는 엎은 채 더미로 간다", "nobody calls; the card goes face down to the pile"))]


def turned_up(race: Race, tables: Tables) -> Outcome:
    """AR-5.1, AR-5.2: the mover uses the power as if a caller, and keeps piece and move."""
    card, who = tables.power_name(race.card, "a"), race.mover
    ko = f"아무도 쾅을 외치지 않아 {josa(who, '이/가')} 능력을 쓰려고 {josa(card.ko, '을/를')} 스스로 공개한다. 말과 이동은 그대로 둔다"
    en = f"nobody calls; {who} turns up {card.en} to use its power, and keeps the piece and the move"
    return race, [Step(("AR-5.1", "AR-5.2"), Text(ko, en))]


def move_first(race: Race, tables: Tables) -> Outcome:
    """AR-5.3: the move is settled before the power is used."""
    p = race.pieces[race.mover]
    if p.at != tables.moon:
        spot = there(p.at or 0, tables.moon)
        told = (
            f"이동이 먼저다: {p.name}의 말은 {spot.ko} 있고, 그다음 능력을 쓴다",
            f"the move is settled first: {p.name} is {spot.en}; then comes the power",
        )
        return race, [Step(("AR-5.3",), Text(*told))]
    after, step = arrive(p, ("AR-5.3",))
    return race.put(after), [step]


def judge_number(race: Race, tables: Tables) -> Outcome:
    """AR-2.2: honest is the card's dots less three; AR-2.4: less is a lie too; AR-2.6: the number named counts, not the steps made."""
    dots, card, moved = dots_of(race, tables), str(race.card), race.moved
    right = dots - tables.numbers.move_less_than_dots
    less = ("AR-2.4",) if moved < right else ()
    cut = ("AR-2.6",) if _cut_short(race, tables) else ()
    ko = f"{josa(card, '은/는')} 점이 {dots}개라 정직한 이동은 {right}칸이고 {josa(race.mover, '은/는')} {josa(str(moved), '을/를')} 말했다"
    en = f"card {card} has {dots} dots, so {right} is honest, and {race.mover} named {moved}"
    verdict = Text("정직하다", "honest") if moved == right else Text("거짓이다", "a lie")
    return race, [Step(("AR-2.2", *less, *cut), Text(f"{ko}: {verdict.ko}", f"{en}: {verdict.en}"))]


def dots_of(race: Race, tables: Tables) -> int:
    """The dots of the number card."""
    return tables.dots[int(race.card)]


def _cut_short(race: Race, tables: Tables) -> bool:
    """Whether the Moon kept the mover from going as far as was named."""
    return race.stood + race.moved > tables.moon


def callers_lose(race: Race, tables: Tables) -> Outcome:
    """AR-4.1: after an honest move every caller loses the piece."""
    lost = [lose(p, ("AR-4.1", *together(p))) for p in (race.pieces[c] for c in race.callers)]
    return race.put(*(p for p, _ in lost)), [step for _, step in lost]


def stays(race: Race, tables: Tables) -> Outcome:
    """AR-4.2: the mover does not advance any further."""
    told = (f"{josa(race.mover, '은/는')} 더 전진하지 않는다", f"{race.mover} does not advance any further")
    return race, [Step(("AR-4.2",), Text(*told))]


def bonus(race: Race, tables: Tables) -> Outcome:
    """AR-4.3: the mover advances by the card's dots, unless the move itself has reached the Moon."""
    p = race.pieces[race.mover]
    if p.at == tables.moon:
        told = (f"{p.name}의 말은 이미 달에 있어 더 전진하지 않는다", f"{p.name} is on the Moon already and gains nothing")
        return race, [Step(("AR-4.3",), Text(*told))]
    after, step = advance(p, dots_of(race, tables), ("AR-4.3",), tables)
    return race.put(after), [step]


def mover_arrives(race: Race, tables: Tables) -> Outcome:
    """AR-6.3: with the calling settled the mover's piece on the Moon has arrived."""
    p = race.pieces[race.mover]
    if p.at != tables.moon:
        return race, []
    after, step = arrive(p, ("AR-6.3",) if race.stood + race.moved >= tables.moon else ())
    return race.put(after), [step]


def liar_loses(race: Race, tables: Tables) -> Outcome:
    """AR-4.4, AR-4.5: the mover's piece leaves the game, from the Moon too (AR-6.3); AR-4.13, AR-4.15: under BlackHole once, and whole."""
    p = race.pieces[race.mover]
    off = ("AR-6.3",) if p.at == tables.moon else ()
    if race.card == BLACKHOLE:
        why = ("AR-4.9", "AR-4.13", *(("AR-4.15",) if p.pieces > 1 else ()))
    else:
        why = ("AR-4.4" if isinstance(race.card, int) else "AR-4.5", *together(p))
    after, step = lose(p, (*why, *off))
    return race.put(after), [step]


def callers_advance(race: Race, tables: Tables) -> Outcome:
    """AR-4.4: every caller advances by the card's dots; who reaches the Moon arrives (AR-6.2)."""
    steps = []
    for caller in race.callers:
        after, step = advance(race.pieces[caller], dots_of(race, tables), ("AR-4.4",), tables)
        steps.append(step)
        if after.at == tables.moon:
            after, step = arrive(after, ())
            steps.append(step)
        race = race.put(after)
    return race, steps


def judge_power(race: Race, tables: Tables) -> Outcome:
    """AR-2.5: no move is honest; AR-4.5: the callers get the power."""
    (ko, a_card), the_card, who = tables.power_name(race.card, "a"), tables.power_name(race.card, "the").en, listed(race.callers)
    lie = (
        f"{ko}에는 정직한 이동이 없어 {race.mover}의 {race.moved}칸은 거짓이다",
        f"{a_card} allows no honest move: {race.mover}'s {race.moved} is a lie",
    )
    gets = (f"{josa(who.ko, '이/가')} {ko}의 능력을 쓴다", f"{who.en} {agree(race.callers, 'get')} the power of {the_card}")
    return race, [Step(("AR-2.5",), Text(*lie)), Step(("AR-4.5",), Text(*gets)), *_places_now(race, tables)]


def _places_now(race: Race, tables: Tables) -> list[Step]:
    """AR-4.6, where it matters: under Close with several callers, or with a lead that is the mover's alone or shared with callers only.
    The other powers come out alike whether the mover's piece is removed before them or after (under BlackHole by AR-4.13)."""
    mover, alike = race.pieces[race.mover], len(race.callers) > 1
    places = {n: p.at for n, p in race.pieces.items() if p.at is not None}
    lead = max(places.values())
    leads = mover.at == lead and lead not in [at for n, at in places.items() if n not in (race.mover, *race.callers)]
    if race.card != CLOSE or not (alike or leads):
        return []
    spot = there(lead, tables.moon)
    ko = "쾅을 외친 사람은 모두 지금의 같은 위치를 기준으로 능력을 쓴다" if alike else "능력은 지금 위치로 따진다"
    en = "the power works on the places as they are now" + (", the same for all callers" if alike else "")
    if leads:
        ko, en = f"{ko}. {mover.name}의 말은 {spot.ko} 있는 것으로 보고, 그 뒤에 치운다", f"{en}, with {mover.name} {spot.en}; then that piece is removed"
    return [Step(("AR-4.6",), Text(ko, en))]


def power(race: Race, tables: Tables) -> Outcome:
    """AR-4.5: what the card does for those who use it."""
    after, steps = BY_CARD[str(race.card)](race, tables)
    return replace(after, idle=(after.pieces, after.sun_moved) == (race.pieces, race.sun_moved)), steps


def finish(race: Race, tables: Tables) -> Outcome:
    """AR-6.5: who has nothing on the track and nothing in reserve has finished."""
    done = [p.name for p in race.pieces.values() if p.finished]
    if not done:
        return race, []
    who = listed(done)
    have = "have" if len(done) > 1 else "has"
    told = (f"{josa(who.ko, '은/는')} 트랙에도 예비에도 말이 없어 끝났다", f"{who.en} {have} none on the track and none in reserve: finished")
    return race, [Step(("AR-6.5",), Text(*told))]
