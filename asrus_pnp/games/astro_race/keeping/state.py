"""A game of Astro Race while it is played: where all pieces are, whose turn it is, and what a turn makes of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.astro_race.rulings.race import Pieces
from asrus_pnp.games.astro_race.tables import FACE_DOWN, Tables
from asrus_pnp.games.astro_race.wording import finish
from asrus_pnp.play.events import settled
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.referee import Book

CASE = "turn"


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by; `copies` says how many of each card the deck holds (AR-1.3)."""

    book: Book
    tables: Tables
    copies: Mapping[int | str, int]

    @property
    def deck(self) -> int:
        """How many cards the deck has."""
        return sum(self.copies.values())


@dataclass(frozen=True, slots=True)
class Seats:
    """Who plays, in the order of turns, and how: the same from the first line of the record to the last."""

    players: tuple[str, ...]
    options: tuple[str, ...]
    deck_check: bool


@dataclass(frozen=True, slots=True)
class State:
    """The race between two turns; `active` is whose turn comes, `turned` whether the Sun lies where the Moon lay first,
    `drawn` how many cards of the deck are gone, `open` those of them that were turned up, with the turn in which that was, `last` the turn before."""

    seats: Seats
    pieces: Mapping[str, Pieces]
    active: str
    turn: int = 0
    turned: bool = False
    places: tuple[tuple[str, int], ...] = ()
    drawn: int = 0
    open: tuple[tuple[int | str, int], ...] = ()
    last: "tuple[str, Move] | None" = None

    @property
    def over(self) -> bool:
        """AR-7.1: all but one have finished."""
        return len(self.places) >= len(self.seats.players) - 1


@dataclass(frozen=True, slots=True)
class Move:
    """What was said and seen in a turn: the number named, who calls, the card if it was turned up, who wants Retrograde, whether the mover reveals."""

    moved: int
    callers: tuple[str, ...]
    card: int | str
    wanting: tuple[str, ...]
    reveals: bool


def at_the_sun(seats: Seats, rules: Rules) -> State:
    """AR-1.2: one piece of each player on the Sun, the others in reserve."""
    reserve = rules.tables.numbers.pieces - 1
    return State(seats, {n: Pieces(n, 0, 1, reserve, 0, 0) for n in seats.players}, seats.players[0])


def play_turn(state: State, move: Move, line: str, rules: Rules) -> Happening[State]:
    """What the turn brings by the referee's own ruling; raises InputError for what the rules forbid and for a card that there cannot be."""
    ruling = settled(rules.book.cases[CASE], position(state, move), state.seats.deck_check)
    _check_card(state, move, rules)
    ruling = replace(ruling, options=state.seats.options)
    after, told = _after(state, move, ruling.facts, rules)
    return Happening(line, after, ruling, tuple(told))


def position(state: State, move: Move) -> list[str]:
    """The turn as it would be typed for a ruling."""
    options = [f"option: {' '.join(state.seats.options)}"] if state.seats.options else []
    return [*options, f"table: card={move.card} moved={move.moved}", *(_player(p, state, move) for p in state.pieces.values())]


def _player(p: Pieces, state: State, move: Move) -> str:
    words = ["mover"] if p.name == state.active else []
    words += ["reveals"] if p.name == state.active and move.reveals else []
    words += ["calls"] if p.name in move.callers else []
    words += ["wants"] if p.name in move.wanting else []
    place = ["at=none"] if p.at is None else [f"at={p.at}", f"pieces={p.pieces}"]
    return f"{p.name}: {' '.join([*words, *place, f'reserve={p.reserve}', f'lost={p.lost}', f'moon={p.moon}'])}"


def _check_card(state: State, move: Move, rules: Rules) -> None:
    """AR-3.3: a card that nobody turned up is not told. AR-1.3: one that was does not come again before the deck is shuffled (AR-1.4)."""
    card = move.card
    if card != FACE_DOWN and not move.callers and not move.reveals:
        found = (f"아무도 외치지 않았는데 카드가 {card}이다", f"nobody calls, and the card is {card}")
        raise InputError([fault(same(""), *found, "카드는 엎어 둔다, 또는 reveals", "it stays face down; or reveals", "AR-3.3")])
    before = [t for c, t in state.open if c == card]
    if card == FACE_DOWN or not state.seats.deck_check or len(before) < rules.copies.get(card, 0):
        return
    name, turns = rules.tables.card_name(card), ", ".join(map(str, before))
    count, left = len(before) + 1, rules.deck - state.drawn
    found = Text(
        f"{name.ko}: 섞은 뒤로 {count}번째다 (이미 나옴: {turns}턴)", f"{name.en} would be number {count} since the shuffle (it came before: turn {turns})"
    )
    right = Text(
        f"덱에는 {count - 1}장, 섞기까지 {left}장 남았다. 먼저 섞었으면 섞음",
        f"the deck holds {count - 1}, and has {left} cards before it is shuffled; if you have shuffled already: shuffle",
    )
    raise InputError([fault(same(""), *found, *right, "AR-1.3")])


def _after(state: State, move: Move, facts: Mapping[str, Any], rules: Rules) -> tuple[State, list[Text]]:
    """The race after a turn, by the facts of its ruling, and what there is to tell of it."""
    pieces = {n: Pieces(n, p["at"], p["pieces"], p["reserve"], p["lost"], p["moon"]) for n, p in facts["players"].items()}
    turn, known = state.turn + 1, dict(state.places)
    new = [n for n in facts["finished"] if n not in known]
    places = (*state.places, *((n, len(known) + 1) for n in new))
    opened = state.open if move.card == FACE_DOWN else (*state.open, (move.card, turn))
    after = replace(state, pieces=pieces, turn=turn, places=places, drawn=state.drawn + 1, open=opened, last=(state.active, move))
    after = replace(after, turned=state.turned != facts["sun_moved"])
    how = finish(len(known) + 1, len(new) > 1)
    told = [Text(f"{josa(n, '은/는')} {how.ko} 끝났다 (AR-6.5)", f"{n} has finished {how.en} (AR-6.5)") for n in new]
    if after.over:
        return after, [*told, Text("게임이 끝났다 (AR-7.1)", "the game is over (AR-7.1)")]
    after = replace(after, active=_next(after))
    if after.drawn < rules.deck or not state.seats.deck_check:
        return after, told
    used_up = Text("덱이 떨어졌다: 쓴 카드를 섞어 새 덱을 만든다 (AR-1.4)", "the deck is used up: shuffle the played cards into a new one (AR-1.4)")
    return shuffled(after), [*told, used_up]


def _next(state: State) -> str:
    """AR-1.4: the next player clockwise; who has finished has no turn any more (AR-6.5)."""
    names = state.seats.players
    start = names.index(state.active)
    return next(n for n in (*names[start + 1 :], *names[: start + 1]) if not state.pieces[n].finished)


def shuffled(state: State) -> State:
    """AR-1.4: a new deck, of which nothing has been seen."""
    return replace(state, drawn=0, open=())


def score_lines(state: State) -> list[str]:
    """The race as it would be typed for a score."""
    places = dict(state.places)
    return [_scored(p, places.get(p.name)) for p in state.pieces.values()]


def _scored(p: Pieces, place: int | None) -> str:
    """The pieces of one player; who has not finished may still have some on the track."""
    finished = f" finished={place}" if place else f" reserve={p.reserve} track={p.pieces}"
    return f"{p.name}: moon={p.moon} lost={p.lost}{finished}"
