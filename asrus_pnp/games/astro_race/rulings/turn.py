"""A turn in dispute as players type it: the card and the number named, who moved, who calls, where everybody's pieces are."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text
from asrus_pnp.games.astro_race.score.position import NOTHING, OrNothing, piece_fields
from asrus_pnp.games.astro_race.tables import FACE_DOWN, HONEST_BONUS, POWERS, RETROGRADE, Tables
from asrus_pnp.positions.form import Entry, Field, Flag, Form, Reading
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
class Player:
    """One line: `at` is NOTHING with no piece on the track; None is what could not be read."""

    entry: Entry
    at: Any
    pieces: int | None
    reserve: int | None
    lost: int | None
    moon: int | None

    @property
    def name(self) -> str:
        return self.entry.name

    @property
    def off_track(self) -> bool:
        return bool(self.at == NOTHING)

    def says(self, word: str) -> bool:
        """Whether a word such as `calls` stands on the line."""
        return bool(self.entry.get(word))


@dataclass(frozen=True, slots=True)
class Turn:
    """The turn before anything moves, players in the order given; None is what could not be read."""

    options: tuple[str, ...]
    table: Entry
    players: tuple[Player, ...]

    @property
    def card(self) -> int | str | None:
        """A number, one of the powers, or FACE_DOWN."""
        card: int | str | None = self.table.get("card")
        return card

    @property
    def moved(self) -> int | None:
        """The number that the mover named."""
        moved: int | None = self.table.get("moved")
        return moved

    def who(self, word: str) -> tuple[Player, ...]:
        """The players on whose lines the word stands."""
        return tuple(p for p in self.players if p.says(word))

    @property
    def callers(self) -> tuple[Player, ...]:
        """Who calls; a mover does not."""
        return tuple(p for p in self.who("calls") if not p.says("mover"))


def form(tables: Tables) -> Form:
    """What may be typed for a turn."""
    n = tables.numbers
    card = Field("card", Drawn(tables.cards, _offered(tables)), Text("뽑은 카드 (엎어 둔 채면 ?)", "the card drawn; ? if it stays face down"), needed=True)
    moved = Field("moved", Number(0, n.move_most, clause="AR-2.3"), Text("말한 칸 수", "the number named"), needed=True)
    at = OrNothing(Number(0, tables.moon - 1, none=True, clause="AR-1.1"))
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


def parse(reading: Reading, tables: Tables) -> Turn:
    """The turn, as far as it could be read."""
    return Turn(reading.options, reading.table, tuple(_player(e) for e in reading.players))


def _player(e: Entry) -> Player:
    at = e.get("at")
    return Player(e, at, 0 if at == NOTHING else e.get("pieces", 1), e.get("reserve", 0), e.get("lost", 0), e.get("moon", 0))
