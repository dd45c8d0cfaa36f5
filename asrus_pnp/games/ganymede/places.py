"""Tiles and settlers on a player's board as they are typed, and what cannot stand there."""

from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.particles import josa
from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.positions.form import Entry, Field
from asrus_pnp.positions.places import Places
from asrus_pnp.positions.value_types import DIGITS, Counts, Many, Number, Wrong

Settlers = Mapping[str, int]

EARTH, MARS = Text("지구", "Earth"), Text("화성", "Mars")
UPPER, LOWER = Text("위쪽 우주선", "the upper dock"), Text("아래쪽 우주선", "the lower dock")


@dataclass(frozen=True, slots=True)
class TileIds:
    """The tiles on a board by their ids, joined by +; a tuple."""

    ids: Many
    most: int

    def read(self, text: str) -> tuple[str, ...]:
        """The ids; raises Wrong where one is unknown or twice, or where they are more than the board has places (GA-1.5)."""
        found = self.ids.read(text)
        if len(found) > self.most:
            raise Wrong(Text(f"타일이 {len(found)}개다", f"these are {len(found)} tiles"), Text(f"{self.most}개까지", f"at most {self.most}"), "GA-1.5")
        return found

    def show(self, value: tuple[str, ...]) -> str:
        """The ids as they would be typed."""
        return self.ids.show(value)

    def hint(self) -> Text:
        """What may be typed."""
        return Text("T03처럼, 여럿은 +로 잇고 없으면 없음", "such as T03, several joined by +, or none")


@dataclass(frozen=True, slots=True)
class Tiles:
    """How many tiles lie on a board, or which; a number or a tuple."""

    number: Number
    ids: TileIds

    def read(self, text: str) -> int | tuple[str, ...] | None:
        """The number or the ids; raises Wrong."""
        return self.number.read(text) if DIGITS.fullmatch(text) else self.ids.read(text)

    def show(self, value: int | tuple[str, ...]) -> str:
        """The number or the ids as they would be typed."""
        return self.number.show(value) if isinstance(value, int) else self.ids.show(value)

    def hint(self) -> Text:
        """What may be typed."""
        number, ids = self.number.hint(), self.ids.hint()
        return Text(f"{number.ko}, 또는 {ids.ko}", f"{number.en}, or ids {ids.en}")


def tile_ids(tables: Tables) -> TileIds:
    """The kind of value that lists own tiles."""
    return TileIds(Many(tables.tile, once=True), tables.deck.board.tiles)


def tile_count(tables: Tables) -> Number:
    """The kind of value that counts own tiles (GA-1.5)."""
    return Number(0, tables.deck.board.tiles, clause="GA-1.5")


def settlers(tables: Tables, key: str, ask: Text) -> Field:
    """A key that gives settlers by colour."""
    return Field(key, Counts(tables.colour, least=0), Text(f"{ask.ko} (예 red:2+blue:1)", f"{ask.en}, as in red:2+blue:1"))


def columns(tables: Tables, key: str, ask: Text) -> Field:
    """A key that gives shuttles by symbol."""
    return Field(key, Counts(tables.symbol, least=0), Text(f"{ask.ko} (예 white:1+blue:3)", f"{ask.en}, as in white:1+blue:3"))


def standing(entry: Entry, key: str) -> dict[str, int]:
    """The settlers or shuttles of that key, without those of which there are none."""
    return {name: count for name, count in (entry.get(key) or {}).items() if count}


def crowded(player: str, place: Text, there: Settlers, room: int, places: Places) -> list[Fault]:
    """GA-1.5: a fault where more settlers stand on Earth or Mars than it has places."""
    count = sum(there.values())
    if count <= room:
        return []
    return [fault(places.of(player), f"{place.ko}에 {count}명이 있다", f"{count} settlers stand on {place.en}", f"{room}명까지", f"at most {room}", "GA-1.5")]


def docks(player: str, upper: Settlers, lower: Settlers, tables: Tables, places: Places) -> list[Fault]:
    """GA-3.8: a fault for each dock that cannot be so."""
    board, at, faults = tables.deck.board, places.of(player), list[Fault]()
    if len(upper) > 1 or sum(upper.values()) > board.upper:
        right = Text(f"한 색으로 {board.upper}명까지", f"one colour, at most {board.upper}")
        faults.append(_dock(at, UPPER, upper, right, tables))
    if max(lower.values(), default=0) > 1 or sum(lower.values()) > board.lower:
        right = Text(f"서로 다른 색으로 {board.lower}명까지", f"each of another colour, at most {board.lower}")
        faults.append(_dock(at, LOWER, lower, right, tables))
    return faults


def _dock(at: Text, place: Text, found: Settlers, right: Text, tables: Tables) -> Fault:
    shown = tables.counted(found)
    return Fault(at, Text(f"{place.ko}에 {josa(shown.ko, '이/가')} 있다", f"{place.en} holds {shown.en}"), right, "GA-3.8")
