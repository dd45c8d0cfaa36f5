"""What a turn of Astro Race comes to, stage by stage: the move, what the calling brings, the power of the card, who arrives. One function a clause."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum, auto
from typing import Any

from asrus_pnp.games.astro_race.rulings.turn_position import Pieces, Turn
from asrus_pnp.games.astro_race.tables import HONEST_BONUS, POWERS, Card, Tables


@dataclass(frozen=True, slots=True)
class Race:
    """What was drawn and named, who moved and from where (`stood`), who calls, wants Retrograde or turned the card up; then the pieces and the Sun by now,
    and whether the power of the card changed nothing (`idle`)."""

    card: Card
    moved: int
    mover: str
    stood: int
    callers: tuple[str, ...]
    wanting: tuple[str, ...]
    revealed: bool
    pieces: Mapping[str, Pieces]
    sun_moved: bool = False
    idle: bool = False

    @property
    def users(self) -> tuple[str, ...]:
        """Who uses the power of the card: the callers, or the mover who turned it up."""
        return self.callers or (self.mover,)

    def put(self, *changed: Pieces) -> "Race":
        """The race with the pieces of some players changed."""
        return replace(self, pieces={**self.pieces, **{p.name: p for p in changed}})


class Stage(Enum):
    """What can happen in a turn; some stages only say something and move no piece."""

    MOVE = auto()
    NOBODY_CALLS = auto()
    TURNED_UP = auto()
    MOVE_FIRST = auto()
    JUDGE_NUMBER = auto()
    CALLERS_LOSE = auto()
    STAYS = auto()
    BONUS = auto()
    MOVER_ARRIVES = auto()
    LIAR_LOSES = auto()
    CALLERS_ADVANCE = auto()
    JUDGE_POWER = auto()
    POWER = auto()
    FINISH = auto()


@dataclass(frozen=True, slots=True)
class Outcome:
    """A settled turn: whether the move was honest (None where nobody called), the stages in order, and the race before the first and after each of them."""

    honest: bool | None
    stages: tuple[Stage, ...]
    races: tuple[Race, ...]

    @property
    def start(self) -> Race:
        """The race as it was before anything moved."""
        return self.races[0]

    @property
    def end(self) -> Race:
        """The race as it is after the turn."""
        return self.races[-1]

    @property
    def finished(self) -> tuple[str, ...]:
        """AR-6.5: who has finished by now."""
        return tuple(name for name, p in self.end.pieces.items() if p.finished)

    def as_json(self) -> dict[str, Any]:
        """The facts as the command line gives them to programs."""
        pieces = {name: asdict(p) for name, p in self.end.pieces.items()}
        return {
            "honest": self.honest,
            "called": bool(self.start.callers),
            "players": {name: {key: n for key, n in p.items() if key != "name"} for name, p in pieces.items()},
            "sun_moved": self.end.sun_moved,
            "finished": list(self.finished),
        }


def decide(turn: Turn, tables: Tables) -> Outcome:
    """What happens in a turn in which nothing is impossible."""
    race = _before(turn)
    honest = _honest(race, tables)
    stages, races = _stages(race, honest, HONEST_BONUS in turn.options), [race]
    for stage in stages:
        if stage in EFFECTS:
            race = EFFECTS[stage](race, tables)
        races.append(race)
    return Outcome(honest, stages, tuple(races))


def _before(turn: Turn) -> Race:
    pieces, mover = {p.name: p for p in turn.pieces}, turn.movers[0]
    return Race(turn.card, turn.moved, mover, pieces[mover].at or 0, turn.callers, (*turn.wants, *turn.reveals), bool(turn.reveals), pieces)


def _honest(race: Race, tables: Tables) -> bool | None:
    """AR-2.2, AR-2.5: whether the number named fits the card; None where nobody called."""
    if not race.callers:
        return None
    return isinstance(race.card, int) and race.moved == honest_move(race.card, tables)


def honest_move(card: int, tables: Tables) -> int:
    """AR-2.2: the steps that a number card allows."""
    return tables.dots[card] - tables.numbers.move_less_than_dots


def _stages(race: Race, honest: bool | None, with_bonus: bool) -> tuple[Stage, ...]:
    """What happens, in order; AR-4.6 puts the power before the liar's loss, AR-5.3 the move before the power."""
    if race.revealed:
        return Stage.MOVE, Stage.TURNED_UP, Stage.MOVE_FIRST, Stage.POWER, Stage.FINISH
    if honest is None:
        return Stage.MOVE, Stage.NOBODY_CALLS, Stage.MOVER_ARRIVES, Stage.FINISH
    if honest:
        more = Stage.BONUS if with_bonus else Stage.STAYS
        return Stage.MOVE, Stage.JUDGE_NUMBER, Stage.CALLERS_LOSE, more, Stage.MOVER_ARRIVES, Stage.FINISH
    if isinstance(race.card, int):
        return Stage.MOVE, Stage.JUDGE_NUMBER, Stage.LIAR_LOSES, Stage.CALLERS_ADVANCE, Stage.FINISH
    return Stage.MOVE, Stage.JUDGE_POWER, Stage.POWER, Stage.LIAR_LOSES, Stage.FINISH


def advanced(p: Pieces, steps: int, tables: Tables) -> Pieces:
    """AR-6.1: the piece moves toward the Moon and stops there at the latest."""
    return replace(p, at=min((p.at or 0) + steps, tables.moon))


def _lost(p: Pieces) -> Pieces:
    """The piece on the track leaves the game for good, a doubled one whole (AR-4.15), and a new one from reserve starts on the Sun."""
    return _start_anew(replace(p, lost=p.lost + p.pieces))


def _arrived(p: Pieces) -> Pieces:
    """AR-6.2, AR-6.4: the piece on the Moon is safe, and a new one from reserve starts on the Sun."""
    return _start_anew(replace(p, moon=p.moon + p.pieces))


def _start_anew(p: Pieces) -> Pieces:
    return replace(p, at=0, pieces=1, reserve=p.reserve - 1) if p.reserve else replace(p, at=None, pieces=0)


def _move(race: Race, tables: Tables) -> Race:
    """AR-2.1: the mover's piece goes as many steps as were named."""
    return race.put(advanced(race.pieces[race.mover], race.moved, tables))


def _mover_arrives(race: Race, tables: Tables) -> Race:
    """AR-5.3, AR-6.3: with the calling settled, or before a power of the mover's own card, the mover's piece on the Moon has arrived."""
    p = race.pieces[race.mover]
    return race.put(_arrived(p)) if p.at == tables.moon else race


def _callers_lose(race: Race, tables: Tables) -> Race:
    """AR-4.1: after an honest move every caller loses the piece."""
    return race.put(*(_lost(race.pieces[c]) for c in race.callers))


def _bonus(race: Race, tables: Tables) -> Race:
    """AR-4.3: the mover advances by the card's dots, unless the move itself has reached the Moon."""
    p = race.pieces[race.mover]
    return race if p.at == tables.moon else race.put(advanced(p, tables.dots[int(race.card)], tables))


def _liar_loses(race: Race, tables: Tables) -> Race:
    """AR-4.4, AR-4.5: the mover's piece leaves the game, from the Moon too (AR-6.3); under BlackHole once (AR-4.13)."""
    return race.put(_lost(race.pieces[race.mover]))


def _callers_advance(race: Race, tables: Tables) -> Race:
    """AR-4.4: every caller advances by the card's dots; who reaches the Moon arrives (AR-6.2)."""
    moved = [advanced(race.pieces[c], tables.dots[int(race.card)], tables) for c in race.callers]
    return race.put(*(_arrived(p) if p.at == tables.moon else p for p in moved))


def _power(race: Race, tables: Tables) -> Race:
    """AR-4.5: what the card does for those who use it."""
    after = BY_CARD[str(race.card)](race, tables)
    return replace(after, idle=(after.pieces, after.sun_moved) == (race.pieces, race.sun_moved))


def lead_of(race: Race) -> int:
    """How far the leading piece is."""
    return max(p.at for p in race.pieces.values() if p.at is not None)


def _close(race: Race, tables: Tables) -> Race:
    """AR-4.7: to the space behind the leading piece, or before the Moon for the leading piece itself (AR-4.8: also where the lead is shared)."""
    lead = lead_of(race)
    return race.put(*(replace(p, at=tables.moon - 1 if p.at == lead else lead - 1) for p in (race.pieces[u] for u in race.users)))


def swallowed(race: Race) -> list[Pieces]:
    """AR-4.9: the pieces on the track of all who did not call; a mover who was called loses the piece afterwards, once (AR-4.13)."""
    return [p for n, p in race.pieces.items() if n not in (*race.users, race.mover) and p.at is not None]


def _black_hole(race: Race, tables: Tables) -> Race:
    """AR-4.9: all who did not call lose the piece on the track."""
    return race.put(*(_lost(p) for p in swallowed(race)))


def _double(race: Race, tables: Tables) -> Race:
    """AR-4.10: a second piece from reserve on the same space; AR-4.14: nothing where there is none or two stand there already."""
    users = [race.pieces[u] for u in race.users]
    able = [p for p in users if p.pieces < tables.numbers.together_most and p.reserve]
    return race.put(*(replace(p, pieces=p.pieces + 1, reserve=p.reserve - 1) for p in able))


def turned(race: Race, tables: Tables) -> list[Pieces]:
    """AR-4.11: the pieces that count from the new Sun when it changes places with the Moon: all that are between the two."""
    return [replace(p, at=tables.moon - p.at) for p in race.pieces.values() if p.at and p.at < tables.moon]


def _retrograde(race: Race, tables: Tables) -> Race:
    """AR-4.11: where one user wants it Sun and Moon change places, and all who are not on the Sun run the other way; AR-4.16: a single one may decline."""
    return replace(race.put(*turned(race, tables)), sun_moved=True) if race.wanting else race


def _joker(race: Race, tables: Tables) -> Race:
    """AR-4.12: one lost piece back into reserve; AR-4.14: nothing where none is lost."""
    users = [race.pieces[u] for u in race.users]
    return race.put(*(replace(p, lost=p.lost - 1, reserve=p.reserve + 1) for p in users if p.lost))


Effect = Callable[[Race, Tables], Race]
BY_CARD: Mapping[str, Effect] = dict(zip(POWERS, (_close, _black_hole, _double, _retrograde, _joker), strict=True))
EFFECTS: Mapping[Stage, Effect] = {
    Stage.MOVE: _move,
    Stage.MOVE_FIRST: _mover_arrives,
    Stage.CALLERS_LOSE: _callers_lose,
    Stage.BONUS: _bonus,
    Stage.MOVER_ARRIVES: _mover_arrives,
    Stage.LIAR_LOSES: _liar_loses,
    Stage.CALLERS_ADVANCE: _callers_advance,
    Stage.POWER: _power,
}
