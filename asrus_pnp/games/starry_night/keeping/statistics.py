"""A game of Counting Stars at Night at a glance, and what its course shows: hauls, trades, auctions, cards over time."""

from collections.abc import Iterator, Sequence

from asrus_pnp.core.text import Text, same
from asrus_pnp.games.starry_night.keeping.state import Cards, Deed, State
from asrus_pnp.games.starry_night.tables import Tables
from asrus_pnp.play.kept_game import Curve, Happening, Highlight, Statistics, TableView, Tally, Unseen
from asrus_pnp.positions.value_types import added

Course = Sequence[Happening[State]]


def view(state: State, tables: Tables) -> TableView:
    """Hand, cards laid out and, where they are counted or told, stones of each player; the floor and the pile."""
    heads = [same(""), Text("손패", "hand"), Text("카드", "cards"), Text("앞에 놓은 것", "laid out")]
    heads += [Text("스톤", "stones")] if state.stones else []
    rows = tuple(_row(n, state, tables) for n in state.seats.players)
    lines = [Text(f"바닥 {_floor(state.floor) or '없음'}", f"floor {_floor(state.floor) or 'none'}")]
    if state.first_half and state.seats.deck_check:
        lines.append(Text(f"뗄 패 {state.pile}장", f"draw pile {state.pile}"))
    return TableView(tuple(heads), rows, tuple(lines))


def _row(name: str, state: State, tables: Tables) -> tuple[Text, ...]:
    laid = state.laid[name]
    kinds = "  ".join(f"{n}×{count}/{tables.copies[n]}" for n, count in sorted(laid.items()))
    cells = [name, str(state.hands[name]), str(sum(laid.values())), kinds]
    return tuple(map(same, cells + ([str(state.stones[name])] if state.stones else [])))


def _floor(floor: Cards) -> str:
    return "  ".join(f"{n}×{count}" if count > 1 else str(n) for n, count in sorted(floor.items()))


def statistics(course: Course) -> Statistics:
    """What players enjoy to look at: of all turns in the course."""
    names, deeds, end = course[0].state.seats.players, list(_deeds(course)), course[-1].state
    explored = {n: sum(d.cards for _, d in deeds if d.kind == "explore" and d.who == n) for n in names}
    tallies = [
        Tally("explored", Text("탐사로 얻은 카드", "cards by exploring"), explored),
        Tally("trades", Text("이긴 거래", "trades won"), {n: sum(d.kind == "trade" and d.who == n for _, d in deeds) for n in names}),
        Tally("auctions", Text("이긴 공매", "auctions won"), {n: sum(d.kind == "auction" and d.who == n for _, d in deeds) for n in names}),
    ]
    if end.stones:  # hidden stones stay hidden while the game goes on
        tallies.append(Tally("paid", Text("낸 스톤", "stones paid"), {n: sum(d.paid for _, d in deeds if d.who == n) for n in names}))
    found = (_haul(deeds), _dearest(deeds))
    series = {n: tuple(sum(h.state.laid[n].values()) for h in course) for n in names}
    most = max(max(s) for s in series.values())
    return Statistics(tuple(tallies), tuple(h for h in found if h), Curve("cards", Text("모은 카드", "cards collected"), 0, max(1, most), series))


def _deeds(course: Course) -> Iterator[tuple[int, Deed]]:
    return ((n, h.state.last) for n, h in enumerate(course) if h.ruling and h.state.last)


def _haul(deeds: Sequence[tuple[int, Deed]]) -> Highlight | None:
    """The first of the explorations that brought most cards."""
    hauls = [(d.cards, -n, d.who) for n, d in deeds if d.kind == "explore" and d.cards]
    if not hauls:
        return None
    count, place, who = max(hauls)
    text = Text(f"가장 큰 탐사: {who}, 카드 {count}장 ({-place}번 사건)", f"greatest haul: {who} with {count} cards (event {-place})")
    return Highlight("greatest_haul", text, {"player": who, "cards": count, "event": -place}, count)


def _dearest(deeds: Sequence[tuple[int, Deed]]) -> Highlight | None:
    """The first of the highest payments."""
    paid = [(d.paid, -n, d.who) for n, d in deeds if d.paid]
    if not paid:
        return None
    count, place, who = max(paid)
    text = Text(f"가장 비싼 값: {who}, 스톤 {count}개 ({-place}번 사건)", f"dearest buy: {who} for {count} stone{'s' * (count != 1)} (event {-place})")
    return Highlight("dearest_buy", text, {"player": who, "stones": count, "event": -place}, count)


def unseen(state: State, tables: Tables) -> tuple[Unseen, ...]:
    """What is still out of each number: in the hands and in the draw pile."""
    seen = added([state.floor, *state.laid.values()])
    return tuple(Unseen(same(str(n)), max(0, copies - seen.get(n, 0)), copies) for n, copies in tables.copies.items())
