"""The pieces of Astro Race: comets to cut out, ten for each player, and markers for two that move together."""

from functools import partial

from asrus_pnp.core.errors import DrawError, fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.game_numbers import load_numbers
from asrus_pnp.database.words import Words, load_words
from asrus_pnp.games.astro_race.print.comets import KINDS, Kind, draw_double, draw_single
from asrus_pnp.games.astro_race.tables import GAME, Numbers
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf
from asrus_pnp.products.captions import caption
from asrus_pnp.products.cutouts import INK, SOFT, Cutout, leaves

SINGLE = Size(16.0, 16.0)
DOUBLE = Size(27.0, 16.0)
LABEL = Size(32.0, 16.0)


def title(name: str, order: Order) -> Text:
    """What the set is called."""
    return Text("아스트로 레이스 말", "Astro Race pieces")


def make(name: str, order: Order) -> tuple[Leaf, ...]:
    """A group for each player. As many doubled markers as the pieces make pairs, so that pairs may also stay together on the Moon.
    Raises DataError, and DrawError where the database has more players than there are shapes."""
    numbers, words = load_numbers(order.db, GAME, Numbers), load_words(order.db, GAME)
    if numbers.players_most > len(KINDS):
        where, found = Text("아스트로 레이스 말", "Astro Race pieces"), f"players_most = {numbers.players_most}"
        raise DrawError([fault(where, found, found, f"{len(KINDS)}까지", f"up to {len(KINDS)}")])
    groups = [group(kind, numbers, words, order.lang) for kind in KINDS[: numbers.players_most]]
    return leaves(title(name, order), _how(numbers), groups, order.paper, order.lang)


def group(kind: Kind, numbers: Numbers, words: Words, lang: str) -> list[Cutout]:
    """What one player gets: the single pieces, then the name of the kind and the doubled markers."""
    colour = words.label(kind.colour)
    named = Text(f"{colour.ko} {kind.shape.ko}", f"{colour.en} {kind.shape.en}")
    singles = [Cutout(SINGLE, partial(draw_single, kind=kind))] * numbers.pieces
    doubles = [Cutout(DOUBLE, partial(draw_double, kind=kind))] * (numbers.pieces // numbers.together_most)
    return [*singles, Cutout(LABEL, partial(_label, text=named, lang=lang)), *doubles]


def _how(numbers: Numbers) -> Text:
    return Text(
        f"한 사람이 한 가지 말을 {numbers.pieces}개 갖는다. 긴 말 하나는 더블로 겹쳐 함께 움직이는 말 {numbers.together_most}개다(AR-4.10).",
        f"Each player has {numbers.pieces} pieces of one kind. A long piece stands for {numbers.together_most} that move together after Double (AR-4.10).",
    )


def _label(pen: Pen, box: Box, text: Text, lang: str) -> None:
    caption(pen, box.x, box.cy + 1, box.w, text, lang, 9, INK, SOFT, "left")
