"""Settlers and reputation markers of Ganymede to cut out: the settlers as discs, or as standees to fold. The name of the set says which."""

from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.print.settlers import DISC, STANDEE, draw_disc, draw_marker, draw_standee
from asrus_pnp.kits.ganymede import cards
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.cutouts import Cutout, leaves

STANDEES = "ganymede-standees"
NAMES = {"ganymede-tokens": Text("토큰", "tokens"), STANDEES: Text("세움 말", "standees")}
FOLD = Text("가운데를 접어 맞붙이고 날개를 밖으로 접는다.", "Fold in the middle, glue, and fold the flaps outward.")


def title(name: str, order: Order) -> Text:
    """What the set is called; raises DataError."""
    game = cards.load(order.db).kit.name
    return Text(f"{game.ko} {NAMES[name].ko}", f"{game.en} {NAMES[name].en}")


def make(name: str, order: Order) -> tuple[Leaf, ...]:
    """A group of settlers for each colour, then the markers; raises DataError and DrawError."""
    deck, groups = cards.load(order.db), pieces(name, order)
    words = how(deck)
    if name == STANDEES:
        words = Text(f"{FOLD.ko} {words.ko}", f"{FOLD.en} {words.en}")
    return leaves(NAMES[name], words, groups, order.paper, order.lang)


def pieces(name: str, order: Order) -> list[list[Cutout]]:
    """The settlers of each colour, as many as the box has, and the markers; raises DataError."""
    deck = cards.load(order.db)
    size, draw = (STANDEE, draw_standee) if name == STANDEES else (DISC, draw_disc)
    settlers = [[Cutout(size, partial(draw, colour=c.id, mark=c.mark))] * c.settlers for c in deck.colours]
    return [*settlers, [Cutout(DISC, draw_marker)] * deck.board.markers]


def how(deck: Deck) -> Text:
    """How many settlers of each colour are in play."""
    ko = ", ".join(f"{s.players}명이면 {s.settlers}개" for s in deck.supply)
    en = ", ".join(f"{s.settlers} with {s.players}" for s in deck.supply)
    return Text(f"색마다 쓰는 이주민: {ko}(GA-1.2).", f"Settlers of each colour in play: {en} players (GA-1.2).")
