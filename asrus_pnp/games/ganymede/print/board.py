"""Ganymede's player boards, one for each player: tiled where the cards are too large for one page."""

from collections.abc import Callable
from functools import partial

from asrus_pnp.core.text import Text
from asrus_pnp.games.ganymede.print.board_layout import AROUND_MM, PLACE_MM, Dock, Layout, lay_out
from asrus_pnp.games.ganymede.print.board_marks import draw_alike
from asrus_pnp.games.ganymede.print.board_panels import draw_bays, draw_deeds, draw_menu, draw_track, middle, panel
from asrus_pnp.games.ganymede.print.board_scene import draw_place, draw_scene
from asrus_pnp.kits.ganymede import cards
from asrus_pnp.kits.ganymede.art.grid import known
from asrus_pnp.kits.ganymede.art.icons import MARKS, PAINT
from asrus_pnp.kits.ganymede.art.signs import signs_of
from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky import load as load_sky
from asrus_pnp.pdf.draw.pen import Pen
from asrus_pnp.pdf.draw.theme import GOLD, LIGHT, NIGHT, mix
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Order
from asrus_pnp.pdf.impose.leaves import Leaf, best_page, body, tiled

QUAY = "#1d1547"
APART_MM = 6.0  # between two boards on a page
AQUARIUS = "aquarius"  # the constellation of Ganymede, the cupbearer
EARTH, MARS, GANYMEDE = Text("지구", "Earth"), Text("화성", "Mars"), Text("가니메데", "Ganymede")


def title(name: str, order: Order) -> Text:
    """What the set is called; raises DataError."""
    game = cards.load(order.db).kit.name
    return Text(f"{game.ko} 개인 보드", f"{game.en} player boards")


def make(name: str, order: Order) -> tuple[Leaf, ...]:
    """The boards, all alike: several on a page that takes them, else one after the other. Raises DataError and DrawError."""
    deck = cards.load(order.db)
    lies = layout(deck, order.card)
    draw = partial(draw_board, lies=lies, deck=deck, sky=load_sky(order.db).figures[AQUARIUS], lang=order.lang)
    page, count = best_page(lies.size, order.paper), deck.board.count
    each = int((body(page).h + APART_MM) // (lies.size.h + APART_MM))
    if each < 2 or lies.size.w > body(page).w:
        return tiled(title(name, order), lies.size, draw, order.paper) * count
    rows = [min(each, count - k) for k in range(0, count, each)]
    return tuple(Leaf(page, title(name, order), partial(_draw_several, size=lies.size, count=n, draw=draw)) for n in rows)


def _draw_several(pen: Pen, room: Box, size: Size, count: int, draw: Callable[[Pen, Box], None]) -> None:
    """Boards one below the other in the middle of a page."""
    top = room.cy - (count * (size.h + APART_MM) - APART_MM) / 2
    for k in range(count):
        with pen.moved(room.cx - size.w / 2, top + k * (size.h + APART_MM)):
            draw(pen, Box(0, 0, size.w, size.h))


def layout(deck: Deck, card: Size | None) -> Layout:
    """The board for the cards asked for, or else for the kit's own; tiles are as wide as such cards, as the kit prints them."""
    if card:
        return lay_out(deck, card, Size(card.w, card.w))
    return lay_out(deck, Size(*deck.kit.size_mm), Size(*deck.kit.tile_size_mm))


def draw_board(pen: Pen, box: Box, lies: Layout, deck: Deck, sky: Figure, lang: str) -> None:
    """A board into a box of its size at the origin."""
    pen.subject, signs = "ganymede-board", signs_of(deck)
    draw_scene(pen, lies, sky)
    middle(pen, lies.earth.x, lies.earth.y, PLACE_MM, EARTH, lang, 11)
    middle(pen, lies.mars.x, lies.mars.y, PLACE_MM - 3, MARS, lang, 11)
    for tile in lies.tiles:
        _card_place(pen, tile)
        middle(pen, tile.cx, tile.cy, tile.w - 4, deck.stack("tile").name, lang, 9)
    draw_menu(pen, lies.menu, deck, lang)
    draw_deeds(pen, lies.deeds, deck, signs, lang)
    _docks(pen, lies, deck, lang)
    draw_track(pen, lies, signs, next(a.name for a in deck.actions if a.id == "reputation"), lang)
    draw_bays(pen, lies, deck.symbols, signs, lang)


def _card_place(pen: Pen, card: Box) -> None:
    panel(pen, card.grown(AROUND_MM), mix(NIGHT, LIGHT, 0.5), mix(NIGHT, "#2f3b54", 0.55), 3 + AROUND_MM)


def _docks(pen: Pen, lies: Layout, deck: Deck, lang: str) -> None:
    upper, lower = lies.docks
    _dock(pen, upper, Text(f"같은 색 {deck.board.upper}명", f"{deck.board.upper} of one colour"), lang)
    _crew(pen, upper, deck, True)
    top = upper.crew[0][1] - PLACE_MM / 2
    middle(pen, upper.crew[0][0], (upper.frame.y + top) / 2, PLACE_MM, GANYMEDE, lang, 8.5, colour=GOLD)
    _dock(pen, lower, Text(f"서로 다른 색 {deck.board.lower}명", f"{deck.board.lower} different colours"), lang)
    _crew(pen, lower, deck, False)


def _dock(pen: Pen, dock: Dock, crew: Text, lang: str) -> None:
    panel(pen, dock.frame, mix(QUAY, LIGHT, 0.35), QUAY, 3 + AROUND_MM)
    pen.rect(dock.ship, fill=mix(QUAY, NIGHT, 0.5), stroke=mix(QUAY, LIGHT, 0.5), width_mm=0.25, radius_mm=3)
    middle(pen, dock.ship.cx, dock.ship.cy, dock.ship.w - 5, crew, lang, 9)


def _crew(pen: Pen, dock: Dock, deck: Deck, alike: bool) -> None:
    """The places of a crew; where each has another colour and there are as many, each place shows the mark of one."""
    marked = not alike and len(dock.crew) == len(deck.colours)
    for k, at in enumerate(dock.crew):
        colour = deck.colours[k] if marked else None
        ink = mix(known(PAINT, colour.id), LIGHT, 0.22) if colour else mix(QUAY, LIGHT, 0.6)
        draw_place(pen, at, mix(QUAY, NIGHT, 0.5), ink)
        if colour:
            with pen.moved(*at):
                known(MARKS, colour.mark)(pen, ink, QUAY)
    for (x, y), (_, below) in zip(dock.crew, dock.crew[1:], strict=False):
        draw_alike(pen, x - 0.43 * PLACE_MM, (y + below) / 2, alike, QUAY)
