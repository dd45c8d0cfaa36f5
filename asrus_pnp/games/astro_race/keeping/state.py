"""A game of Astro Race while it is played: where all pieces are, whose turn it is, and what a turn makes of it."""

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text, same
from asrus_pnp.games.astro_race.rulings.turn_outcome import Outcome
from asrus_pnp.games.astro_race.rulings.turn_position import Pieces, Turn
from asrus_pnp.games.astro_race.score.position import Player, Position
from asrus_pnp.games.astro_race.tables import FACE_DOWN, Card, Tables
from asrus_pnp.games.astro_race.wording import finish
from asrus_pnp.play.kept_game import Happening
from asrus_pnp.results.referee import Question
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Scoresheet


@dataclass(frozen=True, slots=True)
class Rules:
    """All that an event is judged by; `copies` says how many of each card the deck holds (AR-1.3)."""

    tables: Tables
    copies: Mapping[Card, int]
    turn: Question[Turn, Outcome, Ruling]
    score: Question[Position, Scoresheet, Scoresheet]

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
    `drawn` how many cards of the deck are gone, `open` those of them that were turned up, with the turn in which that was,
    `last` what the turn came to that led here, if one did."""

    seats: Seats
    pieces: Mapping[str, Pieces]
    active: str
    turn: int = 0
    turned: bool = False
    places: tuple[tuple[str, int], ...] = ()
    drawn: int = 0
    open: tuple[tuple[Card, int], ...] = ()
    last: Outcome | None = None

    @property
    def over(self) -> bool:
        """AR-7.1: all but one have finished."""
        return len(self.places) >= len(self.seats.players) - 1


def at_the_sun(seats: Seats, rules: Rules) -> State:
    """AR-1.2: one piece of each player on the Sun, the others in reserve."""
    reserve = rules.tables.numbers.pieces - 1
    return State(seats, {n: Pieces(n, 0, 1, reserve, 0, 0) for n in seats.players}, seats.players[0])


def play_turn(state: State, turn: Turn, line: str, rules: Rules) -> Happening[State]:
    """What the turn brings by the referee's own ruling; raises InputError for what the rules forbid and for a card that there cannot be."""
    outcome = rules.turn.ruled(turn, state.seats.deck_check)
    _check_card(state, turn, rules)
    after, told = _after(state, outcome, rules)
    return Happening(line, after, rules.turn.tell(turn, outcome), tuple(told))


def turn_of(state: State, moved: int, card: Card, calls: Container[str], wants: Container[str], reveals: bool) -> Turn:
    """The turn of the player whose it is, by what was said and seen in it."""
    calling, wanting = (tuple(n for n in state.pieces if n in some) for some in (calls, wants))
    mover = (state.active,)
    return Turn(card, moved, tuple(state.pieces.values()), mover, calling, wanting, mover if reveals else (), state.seats.options)


def _check_card(state: State, turn: Turn, rules: Rules) -> None:
    """AR-3.3: a card that nobody turned up is not told. AR-1.3: one that was does not come again before the deck is shuffled (AR-1.4)."""
    card = turn.card
    if card != FACE_DOWN and not turn.callers and not turn.reveals:
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


def _after(state: State, outcome: Outcome, rules: Rules) -> tuple[State, list[Text]]:
    """The race after a turn, by what it came to, and what there is to tell of it."""
    turn, known, race = state.turn + 1, dict(state.places), outcome.end
    new = [n for n in outcome.finished if n not in known]
    places = (*state.places, *((n, len(known) + 1) for n in new))
    opened = state.open if race.card == FACE_DOWN else (*state.open, (race.card, turn))
    after = replace(state, pieces=race.pieces, turn=turn, places=places, drawn=state.drawn + 1, open=opened, last=outcome)
    after = replace(after, turned=state.turned != race.sun_moved)
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


def score_of(state: State) -> Position:
    """The race as it is scored."""
    places = dict(state.places)
    return Position(tuple(Player(n, p.moon, p.lost, p.reserve, p.pieces, places.get(n)) for n, p in state.pieces.items()))
