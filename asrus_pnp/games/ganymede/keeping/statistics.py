"""What the course of a game of Ganymede shows: tiles, shuttles, launches, settlers lost, the longest effect, points over time."""

from collections.abc import Iterator, Sequence

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.keeping.state import Deed, Rules, State, score_position
from asrus_pnp.games.ganymede.score import scoring
from asrus_pnp.play.kept_game import Curve, Happening, Highlight, Statistics, Tally

Course = Sequence[Happening[State]]


def statistics(course: Course, rules: Rules) -> Statistics:
    """What players enjoy to look at: of all turns in the course."""
    names, deeds = course[0].state.seats.players, list(_deeds(course))
    tallies = (
        Tally("tiles", Text("가져온 타일", "tiles taken"), {n: sum(d.kind == "tile" and d.who == n for _, d in deeds) for n in names}),
        Tally("shuttles", Text("쓴 셔틀", "shuttles used"), {n: sum(d.kind == "shuttle" and d.who == n for _, d in deeds) for n in names}),
        Tally("launches", Text("완성한 우주선", "ships launched"), {n: sum(d.launched for _, d in deeds if d.who == n) for n in names}),
        Tally("lost", Text("잃은 이주민", "settlers lost"), {n: sum(d.lost for _, d in deeds if d.who == n) for n in names}),
    )
    found = (_longest(deeds), _launches(deeds))
    totals = [scoring.totals(score_position(h.state), rules.tables) for h in course]
    series = {n: tuple(t[n] for t in totals) for n in names}
    most = max(max(s) for s in series.values())
    return Statistics(tallies, tuple(h for h in found if h), Curve("points", Text("지금까지의 점수", "points so far"), 0, max(1, most), series))


def _deeds(course: Course) -> Iterator[tuple[int, Deed]]:
    return ((n, h.state.last) for n, h in enumerate(course) if h.ruling and h.state.last)


def _longest(deeds: Sequence[tuple[int, Deed]]) -> Highlight | None:
    """The first of the effects that could be used most often."""
    some = [(d.times, -n, d.who, d.card) for n, d in deeds if d.kind != "discard" and d.times]
    if not some:
        return None
    times, place, who, card = max(some)
    ko, en = f"가장 긴 효과: {who}, {card} {times}번 ({-place}번 사건)", f"longest effect: {who} with {card}, ×{times} (event {-place})"
    return Highlight("longest_effect", Text(ko, en), {"player": who, "card": card, "times": times, "event": -place}, times)


def _launches(deeds: Sequence[tuple[int, Deed]]) -> Highlight | None:
    """The first of the turns in which most ships were launched, where these were several."""
    some = [(d.launched, -n, d.who) for n, d in deeds if d.launched > 1]
    if not some:
        return None
    count, place, who = max(some)
    ko, en = f"한 차례에 완성한 우주선: {who}, {count}장 ({-place}번 사건)", f"most launches in a turn: {who}, {count} (event {-place})"
    return Highlight("most_launches", Text(ko, en), {"player": who, "ships": count, "event": -place}, count)
