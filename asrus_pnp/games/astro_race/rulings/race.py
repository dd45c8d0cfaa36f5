"""A turn in its course: who moved, who calls, where everybody's pieces are by now, and what can happen to a player's pieces."""

from dataclasses import dataclass, replace

from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.rulings.turn import Player, Turn
from asrus_pnp.games.astro_race.tables import Tables
from asrus_pnp.games.astro_race.wording import place, there
from asrus_pnp.results.ruling import Step


@dataclass(frozen=True, slots=True)
class Pieces:
    """One player's pieces: steps from the Sun (None with none on the track), how many stand there, and where the others are."""

    name: str
    at: int | None
    pieces: int
    reserve: int
    lost: int
    moon: int

    @property
    def finished(self) -> bool:
        """AR-6.5: nothing on the track and nothing in reserve."""
        return self.at is None and not self.reserve

    def facts(self) -> dict[str, int | None]:
        """What a program is told of them."""
        return {"at": self.at, "pieces": self.pieces, "reserve": self.reserve, "lost": self.lost, "moon": self.moon}


@dataclass(frozen=True, slots=True)
class Race:
    """What was drawn and named, who moved and from where (`stood`), who calls, wants Retrograde or turned the card up; then the pieces and the Sun by now,
    and whether the power of the card changed nothing (`idle`)."""

    card: int | str
    moved: int
    mover: str
    stood: int
    callers: tuple[str, ...]
    wanting: tuple[str, ...]
    revealed: bool
    pieces: dict[str, Pieces]
    sun_moved: bool = False
    idle: bool = False

    @property
    def users(self) -> tuple[str, ...]:
        """Who uses the power of the card: the callers, or the mover who turned it up."""
        return self.callers or (self.mover,)

    def put(self, *changed: Pieces) -> "Race":
        """The race with the pieces of some players changed."""
        return replace(self, pieces=self.pieces | {p.name: p for p in changed})


def before(turn: Turn) -> Race:
    """The race as it was before anything moved."""
    mover, revealed = turn.who("mover")[0], turn.who("reveals")
    callers, wanting = (tuple(p.name for p in some) for some in (turn.callers, (*turn.who("wants"), *revealed)))
    pieces = {p.name: _of(p) for p in turn.players}
    return Race(turn.card or "", turn.moved or 0, mover.name, mover.at, callers, wanting, bool(revealed), pieces)


def _of(p: Player) -> Pieces:
    return Pieces(p.name, None if p.off_track else p.at, p.pieces or 0, p.reserve or 0, p.lost or 0, p.moon or 0)


def together(p: Pieces) -> tuple[str, ...]:
    """AR-4.10, where the player's piece is doubled: the two move together and are lost together."""
    return ("AR-4.10",) if p.pieces > 1 else ()


def advance(p: Pieces, steps: int, clauses: tuple[str, ...], tables: Tables) -> tuple[Pieces, Step]:
    """AR-6.1: the piece moves toward the Moon and stops there at the latest."""
    start = p.at or 0
    end = min(start + steps, tables.moon)
    cut = ("AR-6.1",) if start + steps > tables.moon else ()
    a, b = place(start, tables.moon), place(end, tables.moon)
    ko = f"{josa(p.name, '은/는')} {steps}칸 전진해 {a.ko}에서 {b.ko}까지 간다" + ("(달을 지나치지 않는다)" if cut else "")
    en = f"{p.name} moves {steps} from {a.en} to {b.en}" + (" and no further" if cut else "")
    if not steps:
        ko, en = f"{josa(p.name, '은/는')} 0칸 움직여 {there(start, tables.moon).ko} 그대로 있다", f"{p.name} moves 0 and stays {there(start, tables.moon).en}"
    return replace(p, at=end), Step(clauses + cut + (together(p) if steps else ()), Text(ko, en))


def lose(p: Pieces, clauses: tuple[str, ...]) -> tuple[Pieces, Step]:
    """The piece on the track leaves the game for good, a doubled one whole, and a new one from reserve starts on the Sun."""
    after = _start_anew(replace(p, lost=p.lost + p.pieces))
    gone = Text(f"{p.name}의 말 {p.pieces}개가 게임에서 빠지고", f"{p.name} loses {p.pieces} piece{'s' * (p.pieces > 1)} for good")
    return after, Step(clauses, Text(f"{gone.ko} {_anew(after).ko}", f"{gone.en}; {_anew(after).en}"))


def arrive(p: Pieces, clauses: tuple[str, ...]) -> tuple[Pieces, Step]:
    """AR-6.2, AR-6.4: the piece on the Moon is safe, and a new one from reserve starts on the Sun."""
    after = _start_anew(replace(p, moon=p.moon + p.pieces))
    anew = ("AR-6.4",) if p.reserve else ()
    safe = Text(f"{p.name}의 말 {p.pieces}개가 달에 도착하고", f"{p.name} has {p.pieces} more piece{'s' * (p.pieces > 1)} safe on the Moon")
    return after, Step((*clauses, "AR-6.2", *anew), Text(f"{safe.ko} {_anew(after).ko}", f"{safe.en}; {_anew(after).en}"))


def _start_anew(p: Pieces) -> Pieces:
    if not p.reserve:
        return replace(p, at=None, pieces=0)
    return replace(p, at=0, pieces=1, reserve=p.reserve - 1)


def _anew(after: Pieces) -> Text:
    if after.at is None:
        return Text("예비가 없어 트랙에 말이 없다", "none is in reserve, so none is on the track")
    return Text(f"새 말이 태양에서 시작한다(예비 {after.reserve}개)", f"a new one starts on the Sun ({after.reserve} left in reserve)")
