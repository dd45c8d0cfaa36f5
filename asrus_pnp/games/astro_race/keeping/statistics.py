"""A race at a glance, and what its course shows: who called rightly, the boldest lie that was caught, pieces on the Moon over time."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from asrus_pnp.core.text import Text, same
from asrus_pnp.games.astro_race.keeping.state import Rules, State
from asrus_pnp.games.astro_race.rulings.turn_outcome import Outcome, honest_move
from asrus_pnp.games.astro_race.rulings.turn_position import Pieces
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.games.astro_race.wording import finish
from asrus_pnp.play.kept_game import Curve, Happening, Highlight, Statistics, TableView, Tally, Unseen

Course = Sequence[Happening[State]]
Turns = Sequence[tuple[int, Outcome]]


def view(state: State, tables: Tables) -> TableView:
    """Each player's way from the Sun to the Moon, the card of the track, and where the other pieces are."""
    heads = (
        same(""),
        Text("태양 → 달", "Sun → Moon"),
        Text("칸", "step"),
        Text("트랙 카드", "track card"),
        Text("예비", "reserve"),
        Text("잃음", "lost"),
        Text("달", "Moon"),
    )
    places = dict(state.places)
    rows = tuple(_row(p, state, places.get(p.name), tables) for p in state.pieces.values())
    sun, moon = (tables.numbers.track_last, tables.numbers.track_first) if state.turned else (tables.numbers.track_first, tables.numbers.track_last)
    lines = [Text(f"태양은 {sun}, 달은 {moon}", f"the Sun is {sun}, the Moon {moon}")] if state.turned else []
    return TableView(heads, rows, tuple(lines))


def _row(p: Pieces, state: State, place: int | None, tables: Tables) -> tuple[Text, ...]:
    counts = (same(str(p.reserve)), same(str(p.lost)), same(str(p.moon)))
    if p.at is None:
        how = finish(place, list(dict(state.places).values()).count(place) > 1) if place else same("")
        way = Text(f"{how.ko} 끝남", f"finished {how.en}") if place else same("")
        return (same(p.name), way, same(""), same(""), *counts)
    way = same("." * p.at + ("8" if p.pieces > 1 else "o") + "." * (tables.moon - 1 - p.at))
    card = tables.numbers.track_last - p.at if state.turned else tables.numbers.track_first + p.at
    return same(p.name), way, same(str(p.at)), same(str(card)), *counts


def statistics(course: Course, tables: Tables) -> Statistics:
    """What players enjoy to look at: of all turns in the course."""
    names, turns = course[0].state.seats.players, list(_turns(course))
    tallies = (
        Tally("right_calls", Text("맞은 쾅", "right calls"), _count(names, turns, lambda n, o: n in o.start.callers and o.honest is False)),
        Tally("wrong_calls", Text("틀린 쾅", "wrong calls"), _count(names, turns, lambda n, o: n in o.start.callers and o.honest is True)),
        Tally("lies_caught", Text("들킨 거짓", "lies caught"), _count(names, turns, lambda n, o: n == o.start.mover and o.honest is False)),
        Tally("lost", Text("잃은 말", "pieces lost"), {n: course[-1].state.pieces[n].lost for n in names}),
    )
    found = (_boldest(turns, tables), _loudest(turns))
    series = {n: tuple(h.state.pieces[n].moon for h in course) for n in names}
    most = max(max(s) for s in series.values())
    curve = Curve("moon", Text("달에 도착한 말", "pieces on the Moon"), 0, max(1, most), series)
    return Statistics(tallies, tuple(h for h in found if h), curve)


def _turns(course: Course) -> Iterator[tuple[int, Outcome]]:
    """What each turn came to, with its number among the events."""
    return ((n, h.state.last) for n, h in enumerate(course) if h.state.last)


def _count(names: Sequence[str], turns: Turns, counts: Callable[[str, Outcome], bool]) -> dict[str, int]:
    return {n: sum(counts(n, o) for _, o in turns) for n in names}


def _boldest(turns: Turns, tables: Tables) -> Highlight | None:
    """The first of the caught lies with a number card that were farthest from the honest number."""
    caught = [(n, o.start, honest_move(o.start.card, tables)) for n, o in turns if o.honest is False and isinstance(o.start.card, int)]
    if not caught:
        return None
    off, place, who, moved, honest = max((abs(lie.moved - right), -n, lie.mover, lie.moved, right) for n, lie, right in caught)
    text = Text(
        f"가장 대담한 들킨 거짓: {who}, {honest}칸 카드로 {moved}칸 ({-place}번 사건)",
        f"boldest lie caught: {who} named {moved} with a card of {honest} (event {-place})",
    )
    return Highlight("boldest_lie", text, {"player": who, "named": moved, "honest": honest, "off": off, "event": -place}, off)


def _loudest(turns: Turns) -> Highlight | None:
    """The first of the turns in which most players called."""
    calls = [(len(o.start.callers), -n) for n, o in turns if o.start.callers]
    if not calls:
        return None
    count, place = max(calls)
    text = Text(f"가장 큰 쾅: {count}명 ({-place}번 사건)", f"loudest bang: {count} caller{'s' * (count != 1)} (event {-place})")
    return Highlight("loudest_bang", text, {"callers": count, "event": -place}, count)


def unseen(state: State, rules: Rules) -> tuple[Unseen, ...]:
    """What is still out of each card: in the deck, and among those that were played face down and never turned up."""
    seen = Counter(card for card, _ in state.open)
    return tuple(Unseen(rules.tables.card_name(card), max(0, copies - seen[card]), copies) for card, copies in rules.copies.items())


def earned(state: State, tables: Tables) -> Text:
    """AR-6.2: the points earned so far, most first, and what is still open."""
    each, pieces = tables.numbers.points_moon, sorted(state.pieces.values(), key=lambda p: -p.moon)
    ko, en = (", ".join(f"{p.name} {p.moon * each}{unit}" for p in pieces) for unit in ("점", ""))
    return Text(
        f"달에 도착한 말의 점수는 지금 {ko}입니다 (AR-6.2). 예비의 점수는 마지막 한 사람이 정해져야 알 수 있습니다 (AR-7.1, AR-7.2).",
        f"the pieces on the Moon have earned so far: {en} (AR-6.2). What the reserve is worth is known when one player is left (AR-7.1, AR-7.2)",
    )
