"""Stones of glass for Counting Stars at Night, and the screens that hide them.

The game uses 100 stones: 20 for each of five players. 100 tokens are printed, every fifth of them worth five: 80 ones and 20 fives.
With 20 fives all stones in play can be held in fives, however they wander from player to player; with 80 ones everybody can be dealt
ten ones and two fives, and 30 ones stay in the box to change fives, so that no bid fails for want of small stones."""

from dataclasses import dataclass
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.labels import load_labels
from asrus_pnp.games.starry_night.print.screens import screens
from asrus_pnp.games.starry_night.tables import GAME, Numbers
from asrus_pnp.kits import sky as skies
from asrus_pnp.kits.asrus.descriptor import KIT
from asrus_pnp.pdf.draw.night import dots
from asrus_pnp.pdf.draw.paths import arc, star
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import LIGHT, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Lot, Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.cutouts import Cutout, disc, leaves
from asrus_pnp.rulebook.player_aids import load_aid

FIVE = 5
ONE_MM, FIVE_MM = 16.0, 20.0


@dataclass(frozen=True, slots=True)
class Glass:
    """A kind of stone: its colour, what it is worth, how many there are."""

    tone: str
    worth: int
    count: int


def title(name: str, order: Order) -> Text:
    """What the set is called."""
    return Text("별 헤는 밤 스톤과 가리개", "Counting Stars at Night: stones and screens")


def make(name: str, order: Order) -> tuple[Lot | Leaf, ...]:
    """The stones to cut out, then a screen for each player; raises DataError and DrawError."""
    numbers = load_numbers(order.db, GAME, Numbers)
    groups = [[Cutout(_size(g), partial(draw_stone, glass=g))] * g.count for g in glasses(numbers)]
    stones = leaves(Text("스톤", "stones"), _how(numbers), groups, order.paper, order.lang)
    aid = load_aid(order.db, GAME, KIT.numbers(KIT.load(order.db)))
    return (*stones, screens(skies.load(order.db), numbers, load_labels(order.db, GAME), aid, order.lang))


def glasses(numbers: Numbers) -> list[Glass]:
    """The stones: as many tokens as the fullest table has stones, a fifth of them fives; the ones in two colours, the fives in a third."""
    tokens = numbers.players_most * numbers.stones
    fives = tokens // FIVE
    green = (tokens - fives) // 2
    return [Glass("#4aa3d8", 1, tokens - fives - green), Glass("#58b98a", 1, green), Glass("#e3a13f", FIVE, fives)]


def _size(glass: Glass) -> Size:
    side = ONE_MM if glass.worth == 1 else FIVE_MM
    return Size(side, side)


def _how(numbers: Numbers) -> Text:
    fives = numbers.stones // (2 * FIVE)
    ones = numbers.stones - FIVE * fives
    return Text(
        f"별 하나는 스톤 1개, 별 다섯은 5개다. 1짜리 {ones}개와 5짜리 {fives}개씩({numbers.stones}개, SN-1.1) 나누고, 나머지는 바꿀 때 쓴다.",
        f"One star is 1 stone, five stars are 5. Deal {ones} ones and {fives} fives each ({numbers.stones} stones, SN-1.1); the rest is change.",
    )


def draw_stone(pen: Pen, box: Box, glass: Glass) -> None:
    """A flat bead of glass, lit from the upper left, with as many stars as it is worth."""
    r = disc(pen, box, mix(glass.tone, NIGHT, 0.55), mix(glass.tone, LIGHT, 0.4))
    x, y = box.cx, box.cy
    for share, shift, night in ((0.9, 0.0, 0.38), (0.8, 0.06, 0.22), (0.66, 0.12, 0.08)):
        pen.circle(x + shift * r, y + shift * r, share * r, fill=mix(glass.tone, NIGHT, night))
    pen.path(arc(x, y, (0.81 if glass.worth == 1 else 0.9) * r, -66, -26), stroke=mix(glass.tone, LIGHT, 0.7), width_mm=0.085 * r)
    if glass.worth == 1:
        pen.path(star(x, y, 0.46 * r, 4, 0.36), fill=LIGHT)
    else:
        dots(pen, Box(x - 0.48 * r, y - 0.48 * r, 0.96 * r, 0.96 * r), glass.worth, LIGHT)
