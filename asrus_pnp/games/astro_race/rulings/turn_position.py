"""A turn before anything moves, how it is typed, and all that is impossible in it, with the clause that forbids it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.games.astro_race.score.position import not_all_pieces, piece_fields
from asrus_pnp.games.astro_race.tables import FACE_DOWN, HONEST_BONUS, POWERS, RETROGRADE, Card, Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
from asrus_pnp.positions.places import TABLE, Places
from asrus_pnp.positions.value_types import Number, Wrong


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card of the kit by any spelling, also one that this game's deck lacks (AR-1.3); only those that it has are offered."""

    known: Mapping[str, int | str]
    offered: tuple[str, ...]

    def read(self, text: str) -> Any:
        card = self.known.get(fold(text))
        if card is None:
            right = self.hint() if text.isdigit() else perhaps(text, self.offered)
            raise Wrong(Text("그런 카드는 없다", "there is no such card"), right)
        return card

    def show(self, value: Any) -> str:
        return str(value)

    def hint(self) -> Text:
        korean = perhaps("", [o for o in self.offered if not (o.isascii() and o.isalpha())])
        return Text(korean.ko, perhaps("", [o for o in self.offered if o.isascii()]).en)


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


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn before anything moves: the card (a number, one of the powers, or FACE_DOWN), the number named, everybody's pieces in the order
    given; then who moved, calls, wants Retrograde, and turned the own card up, by name."""

    card: Card
    moved: int
    pieces: tuple[Pieces, ...]
    movers: tuple[str, ...]
    calls: tuple[str, ...] = ()
    wants: tuple[str, ...] = ()
    reveals: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @property
    def callers(self) -> tuple[str, ...]:
        """Who calls; a mover does not."""
        return tuple(n for n in self.calls if n not in self.movers)


def form(tables: Tables) -> Form:
    """What may be typed for a turn."""
    n = tables.numbers
    card = Field("card", Drawn(tables.cards, _offered(tables)), Text("뽑은 카드 (엎어 둔 채면 ?)", "the card drawn; ? if it stays face down"), needed=True)
    moved = Field("moved", Number(0, n.move_most, clause="AR-2.3"), Text("말한 칸 수", "the number named"), needed=True)
    at = Number(0, tables.moon - 1, none=True, clause="AR-1.1")
    fields = (
        Field("at", at, Text("이동하기 전, 태양에서 몇 칸", "steps from the Sun before the move, or none"), needed=True),
        Field("pieces", Number(1, n.together_most, clause="AR-4.10"), Text("그 칸에 있는 자기 말 (겹쳤으면 2)", "pieces there, 2 when doubled")),
        *piece_fields(tables),
    )
    flags = (
        Flag("mover", Text("움직인 사람", "the one who moved")),
        Flag("calls", Text("쾅을 외친 사람", "calls bang"), _may_call),
        Flag("wants", Text("역행을 원하는 사람", "a caller who wants Retrograde"), _may_want),
        Flag("reveals", Text("자기 카드를 스스로 공개한다", "the mover turns the own card up"), _may_reveal),
    )
    others = tuple(o for o in tables.options if o != HONEST_BONUS)
    return Form(tables.words, (n.players_least, n.players_most), fields, (card, moved), flags, options=(HONEST_BONUS,), silent_options=others)


def _may_call(known: Mapping[str, Any]) -> bool:
    """AR-5.1: the mover does not call."""
    return not known.get("mover")


def _may_want(known: Mapping[str, Any]) -> bool:
    """AR-4.11: only who called chooses, and only of Retrograde."""
    return bool(known.get("calls")) and known.get("card") == RETROGRADE


def _may_reveal(known: Mapping[str, Any]) -> bool:
    """AR-5.1: only the mover's own card, and no number card."""
    return bool(known.get("mover")) and not isinstance(known.get("card"), int)


def _offered(tables: Tables) -> tuple[str, ...]:
    """The cards of the deck as they would be typed, in English and Korean."""
    n = tables.numbers
    numbers = (str(number) for number in range(n.deck_lowest, n.deck_highest + 1))
    return (*numbers, *POWERS, *(tables.words.label(p).ko for p in POWERS), FACE_DOWN)


def parse(reading: Reading) -> Turn:
    """The turn, as far as it could be read."""
    mover, calls, wants, reveals = (tuple(e.name for e in reading.players if e.get(word)) for word in ("mover", "calls", "wants", "reveals"))
    card, moved = reading.table.get("card") or FACE_DOWN, reading.table.get("moved") or 0
    return Turn(card, moved, tuple(_pieces(e) for e in reading.players), mover, calls, wants, reveals, reading.options)


def _pieces(e: Entry) -> Pieces:
    at = 0 if "at" in e.unread else e.get("at")
    pieces = e.get("pieces", 0 if at is None else 1) or 0
    return Pieces(e.name, at, pieces, e.get("reserve") or 0, e.get("lost") or 0, e.get("moon") or 0)


def problems(turn: Turn, places: Places, deck_check: bool, tables: Tables) -> list[Fault]:
    """Every fault: of the card, of who moves, and of each player's words and pieces."""
    faults = [] if places.lacks(TABLE, "card") else _not_in_deck(turn, places, tables) + _face_down(turn, places)
    faults += _movers(turn, places)
    for p in turn.pieces:
        faults += _words(p, turn, places, tables) + _impossible_pieces(p, places, tables)
    return faults


def _not_in_deck(turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    card, n = turn.card, tables.numbers
    fits = n.deck_lowest <= card <= n.deck_highest if isinstance(card, int) else card in (FACE_DOWN, *POWERS)
    if fits:
        return []
    shown, powers = tables.card_name(card), join([tables.card_name(p) for p in POWERS], ", ")
    right = (f"{n.deck_lowest}–{n.deck_highest}, {powers.ko}", f"{n.deck_lowest}–{n.deck_highest}, {powers.en}")
    ko = f"숫자카드 {josa(shown.ko, '은/는')}" if isinstance(card, int) else f"{shown.en} 카드는"
    return [fault(places.of(TABLE), f"{ko} 이 게임의 덱에 없다", f"card {shown.en} is not in the deck of this game", *right, "AR-1.3")]


def _face_down(turn: Turn, places: Places) -> list[Fault]:
    if turn.card != FACE_DOWN:
        return []
    right = ("공개한 카드", "the card that was turned up")
    faults = []
    if turn.callers:
        who = ", ".join(turn.callers)
        found = (f"{who}: 쾅을 외쳤는데 카드가 ?이다", f"the card is ? though {who} called")
        faults.append(fault(places.of(TABLE), *found, *right, "AR-3.3"))
    if any(n in turn.movers for n in turn.reveals):
        faults.append(fault(places.of(TABLE), "스스로 공개했는데 카드가 ?이다", "the card is ? though the mover turned it up", *right, "AR-5.1"))
    return faults


def _movers(turn: Turn, places: Places) -> list[Fault]:
    right = ("mover는 한 사람만", "mover on one line")
    if turn.pieces and not turn.movers:
        return [fault(places.of(*(p.name for p in turn.pieces)), "움직인 사람이 없다", "nobody is the mover", *right, "AR-2.1")]
    return [fault(places.of(n), f"{n}: 움직인 사람이 또 있다", f"{n} is a second mover", *right, "AR-2.1") for n in turn.movers[1:]]


def _words(p: Pieces, turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    name, at = p.name, places.of(p.name)
    mover, calls, wants, reveals = (name in said for said in (turn.movers, turn.calls, turn.wants, turn.reveals))
    faults = []
    if p.at is None and (mover or calls):
        does = Text("움직일", "move") if mover else Text("쾅을 외칠", "call")
        found = (f"{name}: 트랙에 말이 없어 {does.ko} 수 없다", f"{name} has no piece on the track and may not {does.en}")
        faults.append(fault(at, *found, "트랙에 말이 있는 사람", "a player with a piece on the track", "AR-3.2"))
    if mover and calls:
        found = (f"{name}: 움직인 사람은 쾅을 외치지 않는다", f"{name} moves and does not call")
        faults.append(fault(at, *found, "자기 카드를 공개하려면 reveals", "reveals turns the own card up", "AR-5.1"))
    if reveals:
        faults += _reveals(p, turn, places, tables) if mover else [_only(name, at, "reveals", "mover", same("mover reveals"), "AR-5.1")]
    if wants and (mover or not calls):
        right = Text("reveals만으로 원하는 것이다", "reveals alone wants it") if mover else same("calls wants")
        faults.append(_only(name, at, "wants", "calls", right, "AR-4.11"))
    if wants and turn.card not in (FACE_DOWN, RETROGRADE):
        found = (f"{name}: 역행이 아닌데 wants가 있다", f"{name} wants, but the card is not Retrograde")
        faults.append(fault(at, *found, "역행일 때만 고른다", "only Retrograde is a choice", "AR-4.5"))
    return faults


def _only(name: str, at: Text, word: str, other: str, right: Text, clause: str) -> Fault:
    found = (f"{name}: {other} 없이 {josa(word, '은/는')} 뜻이 없다", f"{name}: {word} has no meaning without {other}")
    return fault(at, *found, *right, clause)


def _reveals(mover: Pieces, turn: Turn, places: Places, tables: Tables) -> list[Fault]:
    """AR-5.1, AR-5.3: what keeps a mover from turning the own card up."""
    faults, at = [], places.of(mover.name)
    known = not (places.lacks(mover.name, "at", "reserve") or places.lacks(TABLE, "moved"))
    if isinstance(turn.card, int):
        found = (f"{mover.name}: 숫자카드 {josa(str(turn.card), '은/는')} 스스로 공개할 수 없다", f"{mover.name} may not turn up the number card {turn.card}")
        faults.append(fault(at, *found, "특수카드나 조커만", "a special card or a joker only", "AR-5.1"))
    if turn.callers:
        who = ", ".join(turn.callers)
        found = (f"{mover.name}: {who}의 쾅이 있어 스스로 공개할 수 없다", f"{mover.name} may not turn the card up when {who} called")
        faults.append(fault(at, *found, "아무도 외치지 않았을 때만", "only if nobody calls", "AR-5.1"))
    if known and mover.at is not None and mover.at + turn.moved >= tables.moon and not mover.reserve:
        found = (f"{mover.name}: 달에 도착하면 트랙에 말이 남지 않는다", f"{mover.name} arrives on the Moon and has no piece left on the track")
        faults.append(fault(at, *found, "트랙에 말이 있어야 공개한다", "only with a piece on the track", "AR-5.3"))
    return faults


def _impossible_pieces(p: Pieces, places: Places, tables: Tables) -> list[Fault]:
    name, at, faults = p.name, places.of(p.name), list[Fault]()
    if p.at is None and (p.pieces or places.lacks(name, "pieces")):
        found = (f"{name}: at=none이면 pieces는 뜻이 없다", f"{name}: pieces has no meaning with at=none")
        faults.append(fault(at, *found, "pieces 없이", "no pieces"))
    if p.at is None and p.reserve:
        found = (f"{name}: 예비 말이 {p.reserve}개인데 트랙에 말이 없다", f"{name} has {p.reserve} in reserve but none on the track")
        faults.append(fault(at, *found, "예비에서 하나를 태양에 (at=0)", "one of them starts on the Sun (at=0)", "AR-6.4"))
    counts = {"pieces": 0 if p.at is None else p.pieces, "reserve": p.reserve, "lost": p.lost, "moon": p.moon}
    return faults if places.lacks(name, "at") else faults + not_all_pieces(name, counts, places, tables)
