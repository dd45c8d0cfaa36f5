"""How a basic action is typed: red is a recruit, red>mars a move, red>blue an adapt (mars:red>blue where red stands at several places),
reputation and ship the other two."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join
from asrus_pnp.database.words import Words
from asrus_pnp.games.ganymede.actions import LOWER, MARS, PLACES, UPPER, Action, Adapt, Gain, Move, Recruit, TakeShip
from asrus_pnp.games.ganymede.tables import Tables
from asrus_pnp.positions.value_types import not_understood

ARROW = ">"
PARTS = re.compile(r"[^:>]+|[:>]")


@dataclass(frozen=True, slots=True)
class Acts:
    """A basic action, read from the words of either language."""

    words: Mapping[str, str]
    colours: tuple[str, ...]

    def read(self, text: str) -> Action:
        """The action; raises Wrong where it is none."""
        before, colon, rest = text.rpartition(":")
        place = self._word(before) if colon else ""
        first, arrow, to = rest.partition(ARROW)
        old, new = self._word(first), self._word(to)
        if old in self.colours and new in self.colours and place in ("", *PLACES):
            return Adapt(place, old, new)
        if old in self.colours and new in (MARS, UPPER, LOWER) and not colon:
            return Move(old, new)
        if not arrow and (not colon or place == "recruit") and old in self.colours:
            return Recruit(old)
        if text and not arrow and not colon and old in ("reputation", "ship"):
            return Gain() if old == "reputation" else TakeShip()
        raise not_understood(text, self.hint())

    def _word(self, typed: str) -> str:
        return self.words.get(fold(typed), "")

    def show(self, value: Action) -> str:
        """The action as it would be typed."""
        return shown(value)

    def hint(self) -> Text:
        """What may be typed."""
        ko = "빨강(모집), 빨강>화성(이동), 빨강>파랑(재훈련), 명성, 우주선"
        return Text(ko, "red (recruit), red>mars (move), red>blue (adapt), reputation, ship")


def shown(action: Action) -> str:
    """The action in one spelling."""
    match action:
        case Recruit(colour):
            return colour
        case Adapt(place, old, new):
            return f"{place}{':' * bool(place)}{old}{ARROW}{new}"
        case Move(colour, to):
            return f"{colour}{ARROW}{to}"
        case Gain():
            return "reputation"
    return action.id or "ship"


def spoken(action: Action, words: Words) -> Text:
    """The action as it would be typed in either language."""
    return join([words.label(part) for part in PARTS.findall(shown(action))], "")


def acts(tables: Tables) -> Acts:
    """The kind of value that is a basic action."""
    return Acts(tables.words.table((*tables.colours, *PLACES, "recruit", "reputation", "ship")), tables.colours)
