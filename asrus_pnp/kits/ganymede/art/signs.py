"""From records to signs: what a card needs, does and counts, as the icons that show it."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.kits.ganymede.art import effects
from asrus_pnp.kits.ganymede.art.grid import EITHER, TIMES, TIMES_LIGHT, Icon, joined, known, number
from asrus_pnp.kits.ganymede.art.icons import settler
from asrus_pnp.kits.ganymede.art.stones import stone
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.ganymede.pieces import ANY, TILE, Effect, Ship, ShipKind
from asrus_pnp.pdf.draw.theme import LIGHT


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs of a deck: the mark of each colour and the outline of each symbol."""

    marks: dict[str, str]
    outlines: dict[str, str]

    def settler(self, colour: str) -> Icon:
        """A settler of that colour, or of any."""
        return settler(colour, known(self.marks, colour))

    def symbol(self, id: str) -> Icon:
        """A symbol of tiles and shuttles."""
        return stone(id, known(self.outlines, id))

    def need(self, id: str) -> Icon:
        """One thing that a shuttle requires: a settler, or a tile."""
        return effects.TILE if id == TILE else self.settler(id)

    def effect(self, effect: Effect) -> list[Icon]:
        """One effect."""
        settlers = [self.settler(c) for c in effect.colours or (ANY,)]
        if effect.kind == "recruit":
            return [effects.recruit(settlers)]
        if effect.kind == "adapt":
            return joined([effects.adapt(s) for s in settlers], EITHER)
        return [{"move": effects.move(settlers[0]), "reputation": effects.REPUTATION, "ship": effects.SHIP}[effect.kind]]

    def counted(self, ship: Ship) -> Icon | None:
        """What a ship counts its points for, where it shows something."""
        if ship.shows:
            return self.settler(ship.shows) if ship.kind == "per-colour" or ship.shows not in self.outlines else self.symbol(ship.shows)
        fixed = {"reputation-match": effects.FAME, "per-tile": effects.TILE, "symbol-set": effects.set_of([self.symbol(s) for s in self.outlines])}
        return fixed.get(ship.kind)

    def points(self, kind: ShipKind, ship: Ship) -> list[Icon]:
        """The points of a ship, with what they are multiplied by."""
        counted = self.counted(ship) if kind.each else None
        return [number(kind.points), *([TIMES, counted] if counted else [])]

    def on_hull(self, ship: Ship) -> list[Icon]:
        """What the hull of a ship shows: what it counts, one by one."""
        if ship.kind == "symbol-set":
            return [self.symbol(s) for s in self.outlines]
        counted = self.counted(ship)
        return [counted] if counted else []

    def launch(self, kind: ShipKind) -> list[Icon]:
        """What happens on launch, or how many settlers fewer are needed."""
        found = [icon for times, effect in _grouped(kind.effects) for icon in self._times(times, effect)]
        return [effects.fewer(self.settler(ANY), kind.fewer), *found] if kind.fewer else found

    def _times(self, times: int, effect: Effect) -> list[Icon]:
        return [number(times, LIGHT, 17), TIMES_LIGHT, *self.effect(effect)] if times > 1 else self.effect(effect)


def _grouped(found: Sequence[Effect]) -> list[tuple[int, Effect]]:
    """Each effect once, with how many times it is given."""
    return [(found.count(e), e) for e in dict.fromkeys(found)]


def signs_of(deck: Deck) -> Signs:
    """The signs of that deck."""
    return Signs({c.id: c.mark for c in deck.colours} | {ANY: ANY}, {s.id: s.outline for s in deck.symbols})
