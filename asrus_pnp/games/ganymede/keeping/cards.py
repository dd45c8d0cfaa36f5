"""Tiles, shuttles and ships as they are named in a turn: by the id printed on them or, where a table's own copies print something else, by what they print.

tile:white:blue/red is a tile of the white symbol with one of two recruits, tile:blue:blue+ship one with both effects; mars:red:red+any:adapt-blue a Mars
shuttle of the red symbol that needs a red settler and one of any colour, with an adapt of blue; without a last part it has no effect."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.games.ganymede.action_notation import ARROW
from asrus_pnp.games.ganymede.actions import PLACES
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.kits.ganymede.pieces import ANY, TILE, Effect, EffectKind, Shuttle, Tile
from asrus_pnp.positions.notation import short

SKIP, DISCARD, LOST, SHIP, REPUTATION = "skip", "discard", "lost", "ship", "reputation"
KINDS: Mapping[str, EffectKind] = {"recruit": "recruit", "adapt": "adapt", "move": "move", "reputation": "reputation", "ship": "ship"}
ID = re.compile(r"[TEMS][0-9]+", re.IGNORECASE)
PARTS = re.compile(r"([^:>+/-]+|[:>+/-])")


@dataclass(frozen=True)
class Spelling:
    """How the words of a turn are spelled: each in the English that the record keeps."""

    tables: Tables

    @cached_property
    def words(self) -> dict[str, str]:
        """Every spelling of each word."""
        kinds = tuple(k.id for k in self.tables.deck.ship_kinds)
        known = (*self.tables.colours, *self.tables.symbols, ANY, TILE, *PLACES, *KINDS, SKIP, DISCARD, LOST)
        return self.tables.words.table((*known, *(k for k in kinds if k not in KINDS)))

    def plain(self, token: str) -> str:
        """The token in one spelling: ids in capitals, words in English, whatever the case."""
        if ID.fullmatch(token):
            return token.upper()
        whole = self.words.get(fold(token))
        if whole:
            return whole
        kind, colon, shown = token.partition(":")
        if colon and fold(kind) in self.words and ARROW not in token and "+" not in token and "/" not in token and ":" not in shown:
            return f"{self.words[fold(kind)]}:{self.words.get(fold(shown), fold(shown))}"
        return "".join(self.words.get(fold(part), fold(part)) for part in PARTS.findall(token))

    def spell(self, token: str) -> Text:
        """A plain token as it is shown in both languages."""
        if ID.fullmatch(token.split("+")[0]):
            return same(token)
        kind, colon, shown = token.partition(":")
        parts = [token] if token in self.words else [kind, colon, shown] if "-" in kind else PARTS.findall(token)
        return join([self.tables.words.label(part) for part in parts], "")


def piece(token: str, tables: Tables) -> tuple[Tile | Shuttle, bool] | None:
    """The tile or shuttle that a plain token names, and whether it is a shuttle that leaves from Earth; None where it names none.
    Raises InputError where it is unknown, or describes what cannot be."""
    if token in tables.tiles:
        return tables.tiles[token], False
    if token in tables.shuttles:
        return tables.shuttles[token], tables.shuttles[token] in tables.deck.earth
    stack, *parts = token.split(":")
    if stack == TILE and len(parts) == 2:
        return _tile(token, parts[0], parts[1], tables), False
    if stack in ("earth", "mars") and len(parts) in (2, 3):
        return _shuttle(token, *parts, tables=tables), stack == "earth"
    if stack in (TILE, "earth", "mars") or ID.fullmatch(token):
        raise _unknown(token)
    return None


def _tile(token: str, symbol: str, effects: str, tables: Tables) -> Tile:
    either = "/" in effects
    found = tuple(_effect(token, e, tables) for e in effects.split("/" if either else "+"))
    if symbol not in tables.symbols:
        raise _unknown(token)
    return Tile(token, symbol, found, either, "confirmed", "table", symbol_standing="confirmed", symbol_source="table")


def _shuttle(token: str, symbol: str, needs: str, effect: str = "", *, tables: Tables) -> Shuttle:
    requirement = tuple(needs.split("+"))
    if symbol not in tables.symbols or not set(requirement) <= {*tables.colours, ANY, TILE} or requirement.count(TILE) > 1:
        raise _unknown(token)
    does = _effect(token, effect, tables) if effect else None
    known = {"effect_standing": "confirmed", "effect_source": "table", "symbol_standing": "confirmed", "symbol_source": "table"}
    return Shuttle(token, symbol, requirement, "confirmed", "table", does, **known)  # type: ignore[arg-type]


def _effect(token: str, text: str, tables: Tables) -> Effect:
    """recruit-blue-red, adapt-blue, move, reputation, ship; a colour alone is a recruit."""
    kind, *colours = text.split("-")
    if kind in tables.colours and not colours:
        return Effect("recruit", (kind,))
    if kind not in KINDS or not set(colours) <= set(tables.colours) or (colours and kind not in ("recruit", "adapt")):
        raise _unknown(token)
    return Effect(KINDS[kind], tuple(colours))


def _unknown(token: str) -> InputError:
    right = "T07, E12, M03, tile:white:blue/red, earth:red:red+any:adapt-blue"
    return InputError([fault(same(""), f"“{short(token)}”은(는) 알 수 없습니다", f"“{short(token)}” is not understood", right, right)])
