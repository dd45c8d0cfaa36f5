"""A game of Constellation Expedition while it is played: what lies on the table, and what an event makes of it."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.constellation.rulings.referee import CASE
from asrus_pnp.games.constellation.tables import Tables
from asrus_pnp.play.events import settled
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.referee import Book

ROUNDS = "rounds"


@dataclass(frozen=True, slots=True)
class SetUp:
    """The numbers of the set-up, by the ids of games/constellation.toml."""

    energy_start: int
    energy_start_many: int
    many_players: int


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by."""

    book: Book
    tables: Tables
    setup: SetUp


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
    `closed` has the lines that score each finished round."""

    seats: Seats
    turns: int
    rounds: int
    energy: Mapping[str, int]
    destination: int
    stand_in: bool
    taken: Mapping[str, tuple[int, ...]]
    buried: tuple[int, ...] = ()
    award: tuple[str, int] | None = None
    turn: int = 0
    seen: tuple[tuple[int, int], ...] = ()
    closed: tuple[tuple[str, ...], ...] = ()

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
    question = rules.book.cases[CASE]
    ruling = settled(question, position(state, cards), state.seats.deck_check)
    ruling = replace(ruling, options=state.seats.options)
    return _closed(Happening(line, _after(state, cards, ruling.facts), ruling), rules)


def position(state: State, cards: Mapping[str, int]) -> list[str]:
    """The turn as it would be typed for a ruling."""
    table = [f"destination={state.destination}"]
    table += ["stand-in=yes"] if state.stand_in else []
    table += [f"buried={'+'.join(map(str, state.buried))}"] if state.buried else []
    table += [f"award={state.award[0]}@{state.award[1]}"] if state.award else []
    players = [f"{n}: {cards[n]} energy={state.energy[n]}" for n in state.seats.players]
    return [f"table: {' '.join(table)}", *players, *(f"{n}: {cards[n]} dummy" for n in state.seats.dummies)]


def _check_deck(state: State, cards: Mapping[str, int], tables: Tables) -> None:
    """CE-1.1: of each number there are only so many, and those that lay open in this round do not come again."""
    if not state.seats.deck_check:
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


def _after(state: State, cards: Mapping[str, int], facts: Mapping[str, Any]) -> State:
    """The table after a turn, by the facts of its ruling."""
    turn, winner, award = state.turn + 1, facts["winner"], facts["award"]
    taken = state.taken if not facts["taken"] else {**state.taken, winner: tuple(sorted((*state.taken[winner], *facts["taken"])))}
    return replace(
        state,
        turn=turn,
        energy=facts["energy"],
        destination=facts["destination"],
        stand_in=facts["stand_in"],
        buried=tuple(facts["buried"]),
        award=(award["holder"], award["distance"]) if award else None,
        taken=taken,
        seen=(*state.seen, *((c, turn) for c in cards.values())),
    )


def _closed(happening: Happening[State], rules: Rules) -> Happening[State]:
    """CE-7.1: the end of the round after the last turn; six players go on at once, since the award card stands in again (CE-1.4)."""
    ended = happening.state
    if ended.turn < ended.turns:
        return happening
    state = replace(ended, closed=(*ended.closed, tuple(score_lines(ended))))
    number = len(state.closed)
    told = Text("손패가 떨어져 게임이 끝났다 (CE-7.1)", "all hands are empty: the game is over (CE-7.1)")
    if not state.over:
        told = Text(f"{number}라운드가 끝났다 (CE-7.1, CE-8.8)", f"round {number} is over (CE-7.1, CE-8.8)")
        state = next_round(state, 0, rules) if len(state.seats.players) == rules.tables.numbers.stand_in_players else state
    return replace(happening, state=state, told=(told, *_left_over(ended)))


def _left_over(ended: State) -> list[Text]:
    """CE-7.2: what goes to nobody; a stand-in destination is no card (CE-10.1)."""
    parts = [] if ended.stand_in else [Text(f"마지막 목적지 {ended.destination}", f"the last destination {ended.destination}")]
    buried = ", ".join(map(str, ended.buried))
    parts += [Text(f"묻힌 {buried}", f"the buried {buried}")] if buried else []
    both = Text(", ".join(p.ko for p in parts), " and ".join(p.en for p in parts))
    return [Text(f"아무도 얻지 않는 카드: {both.ko} (CE-7.2)", f"to nobody: {both.en} (CE-7.2)")] if parts else []


def score_lines(state: State) -> list[str]:
    """The round as it would be typed for a score; an award that a dummy holds is nobody's (CE-9.8)."""
    lines = []
    for name in state.seats.players:
        held = [f"award={state.award[1]}"] if state.award and state.award[0] == name else []
        lines.append(" ".join([f"{name}:", *map(str, state.taken[name]), f"energy={state.energy[name]}", *held]))
    return lines
