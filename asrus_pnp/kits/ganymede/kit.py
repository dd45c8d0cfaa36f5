"""What can be printed of Ganymede: shuttles, ships and legend cards of one size, tiles of another."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database
from asrus_pnp.kits.ganymede import cards, faces, legend
from asrus_pnp.kits.ganymede.art.signs import Signs, signs_of
from asrus_pnp.kits.ganymede.backs import draw_back
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.ganymede.layout import CARD_MM, LARGE_MM, TILE_MM, quiet
from asrus_pnp.kits.ganymede.pieces import Effect, Ship, Shuttle, StackKind, Tile
from asrus_pnp.pdf.impose.geometry import Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Piece

LEGEND = Text("설명 카드", "legend cards")
on_card, on_tile = partial(quiet, designed=CARD_MM), partial(quiet, designed=TILE_MM)
on_shuttle = partial(quiet, designed=CARD_MM, symbol_mm=LARGE_MM)


def lots(db: Database, lang: str, card: Size | None) -> tuple[Lot, ...]:
    """All pieces, by size: cards, then tiles, which are square and as wide as the cards; raises DataError."""
    deck = cards.load(db)
    signs = signs_of(deck)
    size, tile = (card, Size(card.w, card.w)) if card else (Size(*deck.kit.size_mm), Size(*deck.kit.tile_size_mm))
    shuttles = [*_shuttles(deck, "earth", signs), *_shuttles(deck, "mars", signs)]
    return (
        Lot(size, (*shuttles, *_ships(deck, signs), *_legends(deck, signs, lang))),
        Lot(tile, tuple(_tiles(deck, signs))),
    )


def back(kind: str) -> Face:
    """The back of that kind of card."""
    return Face(f"ganymede-back-{kind}", partial(draw_back, kind=kind))


def _tiles(deck: Deck, signs: Signs) -> list[Piece]:
    group, reverse = deck.stack("tile").name, back("tile")
    return [Piece(t.id, Face(_tile_key(t), partial(faces.draw_tile, tile=t, signs=signs), on_tile), reverse, group) for t in deck.tiles]


def _shuttles(deck: Deck, stack: StackKind, signs: Signs) -> list[Piece]:
    group, reverse = deck.stack(stack).name, back(stack)
    shuttles = deck.earth if stack == "earth" else deck.mars
    return [
        Piece(s.id, Face(_shuttle_key(s, stack), partial(faces.draw_shuttle, shuttle=s, stack=stack, signs=signs), on_shuttle), reverse, group)
        for s in shuttles
    ]


def _ships(deck: Deck, signs: Signs) -> list[Piece]:
    group, reverse = deck.stack("ship").name, back("ship")
    drawn = {s.id: Face(_ship_key(s), partial(faces.draw_ship, ship=s, kind=deck.kind(s.kind), signs=signs), on_card) for s in deck.ships}
    return [Piece(id, drawn[ship.id], reverse, group) for id, ship in sorted(cards.ship_ids(deck).items())]


def _legends(deck: Deck, signs: Signs, lang: str) -> list[Piece]:
    reverse = back("legend")
    things = partial(legend.draw_things, deck=deck, signs=signs, lang=lang)
    deeds = partial(legend.draw_deeds, deck=deck, signs=signs, lang=lang)
    return [
        Piece("GL1", Face(f"ganymede-things-{lang}", things), reverse, LEGEND),
        Piece("GL2", Face(f"ganymede-deeds-{lang}", deeds), reverse, LEGEND),
    ]


def _tile_key(tile: Tile) -> str:
    joined = ("-or-" if tile.either else "-and-").join(_effect_key(e) for e in tile.effects)
    return f"ganymede-tile-{tile.symbol}-{joined}"


def _shuttle_key(shuttle: Shuttle, stack: StackKind) -> str:
    done = _effect_key(shuttle.effect) if shuttle.effect else "none"
    return f"ganymede-{stack}-{shuttle.symbol}-{'+'.join(shuttle.requirement)}-{done}"


def _ship_key(ship: Ship) -> str:
    return f"ganymede-ship-{ship.kind}-{ship.shows or 'plain'}"


def _effect_key(effect: Effect) -> str:
    return "+".join((effect.kind, *effect.colours))
