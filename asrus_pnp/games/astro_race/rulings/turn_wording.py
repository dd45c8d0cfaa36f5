"""How a turn of Astro Race is told: the verdict in one or two sentences, the steps, and what the players should know after it."""

from collections.abc import Sequence
from functools import partial

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.games.astro_race.rulings import turn_position
from asrus_pnp.games.astro_race.rulings.turn_outcome import Outcome, Race, decide
from asrus_pnp.games.astro_race.rulings.turn_position import Turn
from asrus_pnp.games.astro_race.rulings.turn_steps import steps_of
from asrus_pnp.games.astro_race.tables import BLACKHOLE, CLOSE, GAME, RETROGRADE, Tables
from asrus_pnp.games.astro_race.wording import agree, there, toward
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling


def question(tables: Tables) -> Question[Turn, Outcome, Ruling]:
    """The case: its form, its checks, its outcome, its words."""
    return Question(
        Text("한 차례: 이동, 쾅, 카드 공개", "a turn: the move, who calls bang, the card"),
        turn_position.form(tables),
        turn_position.parse,
        partial(turn_position.problems, tables=tables),
        partial(decide, tables=tables),
        partial(tell, tables=tables),
        ("table: card=10 moved=3", "Ann: mover at=4 reserve=8 moon=1", "민지: 쾅 위치=3 말=2 예비=5 잃음=2 달=1"),
    )


def tell(turn: Turn, outcome: Outcome, tables: Tables) -> Ruling:
    """What happened in the turn, and by which clauses."""
    steps = steps_of(outcome, tables)
    used = tuple(dict.fromkeys(c for s in steps for c in s.clauses))
    noted = notes(outcome.start, outcome.end, used, tables)
    return Ruling(GAME, "turn", turn.options, verdict(outcome, tables), outcome.as_json(), steps, noted)


def verdict(outcome: Outcome, tables: Tables) -> Text:
    """What became of the move, and who has finished with it."""
    start, end, honest = outcome.start, outcome.end, outcome.honest
    if honest is None:
        told = _turned_up(start, end, tables) if end.revealed else _stands(start, end)
    else:
        told = _honest(start, end) if honest else _lie(start, end, tables)
    done = _finishing(start, end)
    if not done:
        return Text(f"{told.ko}.", f"{told.en}.")
    who = listed(done)
    return Text(f"{told.ko}. {josa(who.ko, '은/는')} 끝났다.", f"{told.en}. {who.en} {'have' if len(done) > 1 else 'has'} finished.")


def _finishing(start: Race, end: Race) -> list[str]:
    """AR-6.5: who has finished in this turn."""
    return [n for n, p in end.pieces.items() if p.finished and not start.pieces[n].finished]


def _losing(players: Sequence[str], start: Race) -> Text:
    """Who loses what; the Korean verb is left open for its ending."""
    who = listed(players)
    if len(players) > 1:
        return Text(f"{josa(who.ko, '이/가')} 말을 잃", f"{who.en} lose their pieces")
    both = start.pieces[players[0]].pieces > 1
    return Text(f"{josa(who.ko, '이/가')} {'말 2개를' if both else '말을'} 잃", f"{who.en} loses {'both pieces' if both else 'the piece'}")


def _others(start: Race) -> list[str]:
    """AR-4.9: who has a piece on the track and neither moved nor called."""
    return [n for n, p in start.pieces.items() if p.at is not None and n not in (start.mover, *start.callers)]


def _stands(start: Race, end: Race) -> Text:
    who, moved = end.mover, start.pieces[end.mover]
    if end.pieces[who].moon == moved.moon:
        return Text(f"아무도 쾅을 외치지 않았다: {who}의 이동은 그대로 인정된다", f"Nobody calls: {who}'s move stands")
    both = moved.pieces > 1
    ko = f"아무도 쾅을 외치지 않았다: {who}의 {'말 2개가' if both else '말이'} 달에 도착한다"
    return Text(ko, f"Nobody calls: {who} arrives on the Moon{' with both pieces' if both else ''}")


def _turned_up(start: Race, end: Race, tables: Tables) -> Text:
    who, card = end.mover, tables.power_name(end.card, "a")
    opened = Text(f"{josa(who, '이/가')} {josa(card.ko, '을/를')} 스스로 공개", f"{who} turns up {card.en}")
    if end.idle:
        return Text(f"{opened.ko}하지만 아무 효과가 없고, 이동은 그대로 둔다", f"{opened.en}, which has no effect, and keeps the move")
    if end.card == CLOSE:
        spot = toward(end.pieces[who].at or 0, tables.moon)
        return Text(f"{opened.ko}해 {spot.ko} 간다", f"{opened.en} and goes {spot.en}")
    kept = Text(f"{opened.ko}하고, 이동은 그대로 둔다", f"{opened.en} and keeps the move")
    if end.card == BLACKHOLE:
        lost = _losing(_others(start), start)
        return Text(f"{kept.ko}: {lost.ko}는다", f"{kept.en}: {lost.en}")
    if end.card == RETROGRADE:
        return Text(f"{kept.ko}: 태양과 달이 자리를 바꾼다", f"{kept.en}: Sun and Moon change places")
    return Text(f"{opened.ko}해 능력을 쓰고, 이동은 그대로 둔다", f"{opened.en}, uses its power and keeps the move")


def _honest(start: Race, end: Race) -> Text:
    lost = _losing(end.callers, start)
    return Text(f"정직한 이동이다: {lost.ko}는다", f"The move was honest: {lost.en}")


def _lie(start: Race, end: Race, tables: Tables) -> Text:
    if end.card == BLACKHOLE:
        others = _others(start)
        lost = _losing((end.mover, *others), start)
        ends = Text("는다", "") if others else Text("고, 다른 사람은 잃지 않는다", ", and nobody else does")
    else:
        lost, gains = _losing((end.mover,), start), _closing(start, end, tables) if end.card == CLOSE else [_gain(end, tables)]
        *before, last = [g.en for g in gains]
        ends = Text("고, " + ", ".join(g.ko for g in gains), ", ".join(["", *before, f"and {last}"]))
    return Text(f"거짓이다: {lost.ko}{ends.ko}", f"The move was a lie: {lost.en}{ends.en}")


def _gain(end: Race, tables: Tables) -> Text:
    """What a lie brings those who called."""
    who = listed(end.callers)
    if isinstance(end.card, int):
        dots = tables.dots[end.card]
        return Text(f"{josa(who.ko, '은/는')} {dots}칸 전진한다", f"{who.en} {agree(end.callers, 'advance')} {dots}")
    if end.card == RETROGRADE:
        return Text("태양과 달이 자리를 바꾼다", "Sun and Moon change places") if end.sun_moved else Text("태양과 달은 그대로다", "Sun and Moon stay")
    card = tables.power_name(end.card, "the")
    if end.idle:
        return Text(f"{josa(card.ko, '은/는')} 아무 효과가 없다", f"{card.en} has no effect")
    return Text(f"{josa(who.ko, '은/는')} {card.ko}의 능력을 쓴다", f"{who.en} {agree(end.callers, 'get')} the power of {card.en}")


def _closing(start: Race, end: Race, tables: Tables) -> list[Text]:
    """AR-4.7: where each caller goes; all but the last of the Korean verbs are left open."""
    told = []
    for name in end.callers:
        at, moon, last = end.pieces[name].at or 0, tables.moon, name == end.callers[-1]
        if start.pieces[name].at == at:
            ko, en = f"{there(at, moon).ko} 그대로 {'있다' if last else '있고'}", f"stays {there(at, moon).en}"
        else:
            ko, en = f"{toward(at, moon).ko} {'간다' if last else '가고'}", f"goes {toward(at, moon).en}"
        told.append(Text(f"{josa(name, '은/는')} {ko}", f"{name} {en}"))
    return told


def notes(start: Race, end: Race, used: tuple[str, ...], tables: Tables) -> tuple[Text, ...]:
    """The rules' silences, AR-7.5 where several finish together, and AR-7.1 where the game ends."""
    done, left = _finishing(start, end), [n for n, p in end.pieces.items() if not p.finished]
    together = len(done) > 1
    silences = tables.clauses.silences((*used, "AR-7.5") if together else used)
    who = listed(done) if together else Text("", "")
    shared = Text(f"{josa(who.ko, '이/가')} 같은 턴에 끝나 순위가 같다", f"{who.en} finish in the same turn and share a place")
    if not left:
        nobody = Text("마지막까지 남은 사람이 없다 (AR-7.1, AR-7.5)", "nobody is left as last player (AR-7.1, AR-7.5)")
        ko, en = (f"{shared.ko}. ", f"{shared.en}; ") if together else ("게임이 끝났다. ", "the game is over; ")
        return (*silences, Text(f"{ko}{nobody.ko}", f"{en}{nobody.en}"))
    told = [Text(f"{shared.ko} (AR-7.5)", f"{shared.en} (AR-7.5)")] if together else []
    over = [Text(f"게임이 끝났다. 남은 사람: {left[0]} (AR-7.1)", f"the game is over; still in it: {left[0]} (AR-7.1)")] if len(left) == 1 else []
    return (*silences, *told, *over)
