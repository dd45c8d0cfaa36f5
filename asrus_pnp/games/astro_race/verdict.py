"""A turn in one sentence, and what the players should know after it."""

from asrus_pnp.core.text import Text, josa
from asrus_pnp.games.astro_race.race import Race
from asrus_pnp.games.astro_race.say import agree, names
from asrus_pnp.games.astro_race.tables import RETROGRADE, Tables


def verdict(start: Race, end: Race, honest: bool | None, tables: Tables) -> Text:
    """What became of the move."""
    if honest is None:
        return _turned_up(end, tables) if end.revealed else _stands(start, end)
    return _honest(end) if honest else _lie(end, tables)


def _stands(start: Race, end: Race) -> Text:
    who = end.mover
    landed = end.pieces[who].moon > start.pieces[who].moon
    ko = "말이 달에 도착한다" if landed else "이동이 그대로 선다"
    en = "arrives on the Moon" if landed else "has moved, and that stands"
    return Text(f"아무도 쾅을 외치지 않았다: {who}의 {ko}", f"nobody calls: {who} {en}")


def _turned_up(end: Race, tables: Tables) -> Text:
    card = tables.card_name(end.card)
    return Text(
        f"{josa(end.mover, '이/가')} {josa(card.ko, '을/를')} 스스로 공개해 능력을 쓰고, 이동은 그대로 둔다",
        f"{end.mover} turns up {card.en}, uses its power and keeps the move",
    )


def _honest(end: Race) -> Text:
    who = names(end.callers)
    return Text(f"정직한 이동이다: {josa(who.ko, '이/가')} 말을 잃는다", f"the move was honest: {who.en} {agree(end.callers, 'lose')} the piece on the track")


def _lie(end: Race, tables: Tables) -> Text:
    who, card = names(end.callers), tables.card_name(end.card)
    if isinstance(end.card, int):
        dots = tables.dots[end.card]
        gain = Text(f"{josa(who.ko, '은/는')} {dots}칸 전진한다", f"{who.en} {agree(end.callers, 'advance')} {dots}")
    elif end.card == RETROGRADE:
        gain = Text("태양과 달이 자리를 바꾼다", "Sun and Moon change places") if end.sun_moved else Text("태양과 달은 그대로다", "Sun and Moon stay")
    else:
        gain = Text(f"{josa(who.ko, '은/는')} {card.ko}의 능력을 쓴다", f"{who.en} {agree(end.callers, 'get')} the power of {card.en}")
    return Text(f"거짓이다: {josa(end.mover, '이/가')} 말을 잃고, {gain.ko}", f"the move was a lie: {end.mover} loses the piece, and {gain.en}")


def notes(start: Race, end: Race, used: tuple[str, ...], tables: Tables) -> tuple[Text, ...]:
    """The rules' silences, AR-7.5 where several finish together, and AR-7.1 where the game ends."""
    together = sum(p.finished and not start.pieces[n].finished for n, p in end.pieces.items()) > 1
    silences = tables.clauses.silences((*used, "AR-7.5") if together else used)
    left = [n for n, p in end.pieces.items() if not p.finished]
    if len(left) > 1:
        return tuple(silences)
    over = Text(f"게임이 끝났다. 남은 사람: {left[0] if left else '없음'} (AR-7.1)", f"the game is over; still in it: {left[0] if left else 'nobody'} (AR-7.1)")
    return (*silences, over)
