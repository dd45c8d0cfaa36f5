"""What players should hear of a game beside its rulings: which rulings a change has changed, and who would win if it ended now. Pure."""

from typing import Any

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, listed
from asrus_pnp.play.event_list import Change
from asrus_pnp.play.session import Session

LISTED_EVENTS = 12


def changed(before: Session[Any], after: Session[Any], change: Change) -> tuple[Text, ...]:
    """Which event is what now, and which later ones have another verdict by it."""
    new, old = (some[0][1] if some else "" for some in (change.new, change.old))
    at = change.at
    told = Text(f"{at}번: {new}", f"event {at}: {new}") if new else Text(f"{at}번 없앰: {old}", f"event {at} taken back: {old}")
    return (told, *_ruled_otherwise(before, after, change))


def _ruled_otherwise(before: Session[Any], after: Session[Any], change: Change) -> tuple[Text, ...]:
    moved = len(change.new) - len(change.old)
    first = change.at + len(change.new)
    pairs = [(n, n - moved) for n in range(first, len(after.course)) if n - moved < len(before.course)]
    found = [n for n, old in pairs if _verdict(after, n) != _verdict(before, old)]
    if not found:
        return ()
    listed = ", ".join(map(str, found[:LISTED_EVENTS])) + (" …" if len(found) > LISTED_EVENTS else "")
    en = f"the ruling of event {listed} changed too" if len(found) == 1 else f"the rulings of events {listed} changed too"
    return (Text(f"뒤의 판정도 바뀌었다: {listed}번 (왜 {found[0]})", f"{en} (why {found[0]} tells)"),)


def _verdict(session: Session[Any], number: int) -> Text | None:
    ruling = session.course[number].ruling
    return ruling.verdict if ruling else None


def if_it_ended_now(session: Session[Any]) -> tuple[Text, ...]:
    """Who would win or, where that cannot be told yet, what is known of the score; nothing where the game is over."""
    if session.over:
        return ()
    result = session.play.score(session.state)
    if result is None:
        return tuple(Text(f"게임은 끝나지 않았습니다. {t.ko}", f"The game is not over. If it ended now, {t.en}.") for t in session.play.known(session.state))
    names, points = result.winners, result.totals[result.winners[0]]
    many = len(names) > 1
    ko = f"{josa(', '.join(names), '이/가')} {points}점으로 {'함께 ' * many}이길 것이다"
    en = f"{listed(names).en} would {'share the win' if many else 'win'} with {points} point{'s' * (points != 1)}"
    return (Text(f"게임은 끝나지 않았다. 지금 끝난다면 {ko}.", f"The game is not over. If it ended now, {en}."),)
