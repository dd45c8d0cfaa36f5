"""A game of Constellation Expedition while it is played: what lies on the table, and what an event makes of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.limits import Range
from asrus_pnp.games.constellation import deck
from asrus_pnp.games.constellation.rulings.turn_outcome import Outcome
from asrus_pnp.games.constellation.rulings.turn_position import Award, Play, Turn
from asrus_pnp.games.constellation.score.position import Player, Position
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet

ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class SetUp:
    """The numbers of the set-up, by the ids of games/constellation.toml."""

    energy_start: Annotated[int, Range(1, 9)]
    energy_start_many: Annotated[int, Range(1, 9)]
    many_players: Annotated[int, Range(2, 7)]


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by."""

    tables: Tables
    setup: SetUp
    turn: Question[Turn, Outcome, Ruling]
    score: Question[Position, Scoresheet, Scoresheet]


@dataclass(frozen=True, slots=True)
class Seats:
    """Who plays, and how: the same from the first line of the record to the last."""

    players: tuple[str, ...]
    dummies: tuple[str, ...]
    options: tuple[str, ...]
    deck_check: bool

    @property
    def all(self) -> tuple[str, ...]:
        """Everyone who plays a card, dummies last."""
        return self.players + self.dummies


@dataclass(frozen=True, slots=True)
class State:
    """The table between two turns. `seen` has each card that lay open in this round, with the turn in which it came (0: the first destination);
    `last` is what the turn came to that led here, if one did, `closed` how each finished round is scored."""

    seats: Seats
    turns: int
    rounds: int
    energy: Mapping[str, int]
    destination: int
    stand_in: bool
    taken: Mapping[str, tuple[int, ...]]
    buried: tuple[int, ...] = ()
    award: Award | None = None
    turn: int = 0
    seen: tuple[tuple[int, int], ...] = ()
    closed: tuple[Position, ...] = ()
    last: Outcome | None = None

    @property
    def over(self) -> bool:
        """CE-7.1, and CE-8.8 where rounds are played."""
        return len(self.closed) == self.rounds

    @property
    def between(self) -> bool:
        """Whether a round has ended and the next one waits for its first destination."""
        return self.turn == self.turns and not self.over


def first_round(seats: Seats, destination: int, rules: Rules) -> State:
    """CE-1.2 to CE-1.4: the table before the first turn; the destination is 0 where the award card stands in."""
    n, tables = rules.setup, rules.tables
    rounds = tables.numbers.rounds if ROUNDS in seats.options else 1
    many = len(seats.players) >= n.many_players
    energy = dict.fromkeys(seats.players, n.energy_start_many if many else n.energy_start)
    stand_in = not destination
    seen = () if stand_in else ((destination, 0),)
    taken: dict[str, tuple[int, ...]] = dict.fromkeys(seats.players, ())
    return State(seats, tables.turns[len(seats.players)], rounds, energy, destination or tables.deck.award.back, stand_in, taken, seen=seen)


def next_round(state: State, destination: int, rules: Rules) -> State:
    """CE-8.8: energy, award and deck begin anew; the finished rounds are kept."""
    return replace(first_round(state.seats, destination, rules), closed=state.closed)


def play_turn(state: State, cards: Mapping[str, int], line: str, rules: Rules) -> Happening[State]:
    """What the turn brings by the referee's own ruling; raises InputError for a card that there cannot be."""
    _check_deck(state, cards, rules.tables)
    turn = turn_of(state, cards)
    outcome = rules.turn.ruled(turn, state.seats.deck_check)
    ruling, seen = rules.turn.tell(turn, outcome), Counter([*(card for card, _ in state.seen), *cards.values()])
    more = [n for n in deck.more_than_stand_in([{c: n for c, n in seen.items() if c in cards.values()}], rules.tables) if n not in ruling.notes]
    return _closed(Happening(line, _after(state, cards, outcome), replace(ruling, notes=(*more, *ruling.notes))), rules)


def turn_of(state: State, cards: Mapping[str, int]) -> Turn:
    """What lies on the table when everyone has played a card."""
    players = (Play(n, {cards[n]: 1}, state.energy[n]) for n in state.seats.players)
    dummies = (Play(n, {cards[n]: 1}, None, dummy=True) for n in state.seats.dummies)
    return Turn(state.destination, (*players, *dummies), state.stand_in, state.buried, state.award, state.seats.options)


def _check_deck(state: State, cards: Mapping[str, int], tables: Tables) -> None:
    """CE-1.1: of each number there are only so many, and those that lay open in this round do not come again."""
    if not state.seats.deck_check or not tables.copies_known:
        return
    faults = []
    before = Counter(card for card, _ in state.seen)
    for card, now in sorted(Counter(cards.values()).items()):
        copies, seen = tables.copies[card], before[card]
        if seen + now > copies:
            who = ", ".join(n for n, c in cards.items() if c == card)
            turns = [t for c, t in state.seen if c == card]
            ko, en = _when(turns)
            found = Text(f"{who}의 {card}: {seen + now}번째 {card}이다{ko}", f"{who}'s {card} would be number {seen + now} of the {card}s{en}")
            right = (f"덱에는 {copies}장 (다른 덱이면 --no-deck-check)", f"the deck holds {copies} (another deck: --no-deck-check)")
            faults.append(fault(same(""), *found, *right, "CE-1.1"))
    if faults:
        raise InputError(faults)


def _when(turns: list[int]) -> tuple[str, str]:
    """The turns in which a card came before."""
    if not turns:
        return "", ""
    ko = ", ".join(f"{t}턴" if t else "첫 목적지" for t in turns)
    en = ", ".join(f"turn {t}" if t else "the first destination" for t in turns)
    return f" (이미 나옴: {ko})", f" (it came before: {en})"


def _after(state: State, cards: Mapping[str, int], outcome: Outcome) -> State:
    """The table after a turn, by what it came to."""
    turn, taken = state.turn + 1, dict(state.taken)
    if outcome.winner and outcome.taken:
        taken[outcome.winner] = tuple(sorted((*taken[outcome.winner], *outcome.taken)))
    return replace(
        state,
        turn=turn,
        energy=outcome.energy,
        destination=outcome.destination,
        stand_in=outcome.stand_in,
        buried=outcome.buried,
        award=outcome.award,
        taken=taken,
        seen=(*state.seen, *((c, turn) for c in cards.values())),
        last=outcome,
    )


def _closed(happening: Happening[State], rules: Rules) -> Happening[State]:
    """CE-7.1: the end of the round after the last turn; six players go on at once, since the award card stands in again (CE-1.4)."""
    ended = happening.state
    if ended.turn < ended.turns:
        return happening
    state = replace(ended, closed=(*ended.closed, score_of(ended)))
    number = len(state.closed)
    told = Text("손패가 떨어져 게임이 끝났다 (CE-7.1)", "all hands are empty: the game is over (CE-7.1)")
    if not state.over:
        told = Text(f"{number}라운드가 끝났다 (CE-7.1, CE-8.8)", f"round {number} is over (CE-7.1, CE-8.8)")
        state = replace(next_round(state, 0, rules), last=state.last) if len(state.seats.players) == rules.tables.numbers.stand_in_players else state
    return replace(happening, state=state, told=(told, *_left_over(ended)))


def _left_over(ended: State) -> list[Text]:
    """CE-7.2: what goes to nobody; a stand-in destination is no card (CE-10.1)."""
    parts = [] if ended.stand_in else [Text(f"마지막 목적지 {ended.destination}", f"the last destination {ended.destination}")]
    buried = ", ".join(map(str, ended.buried))
    parts += [Text(f"묻힌 {buried}", f"the buried {buried}")] if buried else []
    both = Text(", ".join(p.ko for p in parts), " and ".join(p.en for p in parts))
    return [Text(f"아무도 얻지 않는 카드: {both.ko} (CE-7.2)", f"to nobody: {both.en} (CE-7.2)")] if parts else []


def score_of(state: State) -> Position:
    """The round as it is scored; an award that a dummy holds is nobody's (CE-9.8)."""
    held = state.award
    distances = {n: held.distance if held and held.holder == n else None for n in state.seats.players}
    return Position(tuple(Player(n, Counter(state.taken[n]), {}, state.energy[n], distances[n]) for n in state.seats.players))
