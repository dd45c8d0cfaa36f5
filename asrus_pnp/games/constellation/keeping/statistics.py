"""A game of Constellation Expedition at a glance, and what its course shows: collisions, the farthest win, energy over time."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from asrus_pnp.core.text import Text, same
from asrus_pnp.games.constellation.keeping.state import State
from asrus_pnp.games.constellation.rulings.turn_outcome import Outcome
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.play.kept_game import Curve, Happening, Highlight, Statistics, TableView, Tally, Unseen

Course = Sequence[Happening[State]]
Turns = Sequence[tuple[int, Outcome]]


def view(state: State, tables: Tables) -> TableView:
    """Energy, cards and award of each player; the destination and what is buried."""
    heads = (same(""), Text("에너지", "energy"), Text("카드", "cards"), Text("상", "award"))
    rows = tuple((same(n), same(_bar(state.energy[n], tables)), same(_cards(state.taken[n])), same(_award(state, n))) for n in state.seats.players)
    stand_in = Text(" (상 카드의 뒷면)", " (the back of the award card)") if state.stand_in else same("")
    lines = [Text(f"목적지 {state.destination}{stand_in.ko}", f"destination {state.destination}{stand_in.en}")]
    if state.buried:
        cards = " ".join(map(str, state.buried))
        lines.append(Text(f"묻힌 카드 {cards}", f"buried {cards}"))
    if state.award and state.award.holder in state.seats.dummies:
        name, distance = state.award
        lines.append(Text(f"상은 {name}에게 있다, 거리 {distance}", f"{name} holds the award, at {distance}"))
    return TableView(heads, rows, tuple(lines))


def _bar(energy: int, tables: Tables) -> str:
    scale = tables.deck.energy
    return f"{'█' * (energy - scale.lowest)}{'░' * (scale.highest - energy)} {energy}"


def _cards(taken: tuple[int, ...]) -> str:
    return f"{len(taken)}: {' '.join(map(str, taken))}" if taken else "0"


def _award(state: State, name: str) -> str:
    return f"★{state.award.distance}" if state.award and state.award.holder == name else ""


def statistics(course: Course, tables: Tables) -> Statistics:
    """What players enjoy to look at: of all turns in the course."""
    seats, turns = course[0].state.seats.all, list(_turns(course))
    tallies = (
        Tally("wins", Text("이긴 턴", "turns won"), _count(seats, [o.winner for _, o in turns])),
        Tally("collisions", Text("충돌", "collisions"), _count(seats, [name for _, o in turns for name in o.collided])),
        Tally("cards", Text("얻은 카드", "cards taken"), _haul(seats, turns)),
    )
    found = (_farthest(turns), _richest(turns), _in_vain(turns))
    return Statistics(tallies, tuple(h for h in found if h), _energy(course, tables))


def _turns(course: Course) -> Iterator[tuple[int, Outcome]]:
    """What each turn came to, with its number among the events."""
    return ((n, h.state.last) for n, h in enumerate(course) if h.state.last)


def _count(seats: Sequence[str], names: Sequence[str | None]) -> dict[str, int]:
    counts = Counter(names)
    return {n: counts[n] for n in seats}


def _haul(seats: Sequence[str], turns: Turns) -> dict[str, int]:
    return {n: sum(len(o.taken) for _, o in turns if o.winner == n) for n in seats}


def _farthest(turns: Turns) -> Highlight | None:
    """The first of the wins at the greatest distance; a dummy's counts too (CE-9.7)."""
    wins = [(o.distance, -n, o.winner) for n, o in turns if o.winner]
    if not wins:
        return None
    distance, place, who = max(wins)
    text = Text(f"가장 먼 승리: {who}, 거리 {distance} ({-place}번 사건)", f"farthest win: {who} at distance {distance} (event {-place})")
    return Highlight("farthest_win", text, {"player": who, "distance": distance, "event": -place}, distance)


def _richest(turns: Turns) -> Highlight | None:
    """The first of the turns that brought most cards."""
    hauls = [(len(o.taken), -n, o.winner) for n, o in turns if o.winner and o.taken]
    if not hauls:
        return None
    count, place, who = max(hauls)
    text = Text(f"가장 많이 얻은 턴: {who}, 카드 {count}장 ({-place}번 사건)", f"richest turn: {who} with {count} card{'s' * (count != 1)} (event {-place})")
    return Highlight("richest_turn", text, {"player": who, "cards": count, "event": -place}, count)


def _in_vain(turns: Turns) -> Highlight | None:
    """How often nobody won."""
    count = sum(o.winner is None for _, o in turns)
    if not count:
        return None
    return Highlight("nobody_won", Text(f"모두 충돌한 턴: {count}", f"turns in which everyone collided: {count}"), {"turns": count}, count)


def _energy(course: Course, tables: Tables) -> Curve:
    """Energy after the set-up and after each turn; a round that begins shows its first energy too."""
    scale, series = tables.deck.energy, {n: list[int]() for n in course[0].state.seats.players}
    breaks, points = list[int](), 0
    for h in course:
        shown: list[Mapping[str, int]] = [h.state.last.energy] if h.state.last else []
        if not h.state.last or (h.state.turn == 0 and h.state.closed):
            breaks += [points + len(shown)] if points else []
            shown.append(h.state.energy)
        for energy in shown:
            points += 1
            for n, some in series.items():
                some.append(energy[n])
    name = Text("에너지", "energy")
    return Curve("energy", name, scale.lowest, scale.highest, {n: tuple(s) for n, s in series.items()}, tuple(breaks))


def unseen(state: State, tables: Tables) -> tuple[Unseen, ...]:
    """What is still out of each number in this round."""
    seen = Counter(card for card, _ in state.seen)
    return tuple(Unseen(same(str(card)), max(0, copies - seen[card]), copies) for card, copies in sorted(tables.copies.items()))
