"""The faces of the constellation cards and the spaceships."""

from asrus_pnp.kits.constellation.cards import Colour, Ship, StarCard
from asrus_pnp.kits.constellation.colours import BRIGHT, LANDS, SKIES, STRIPS, draw_land, draw_mark, draw_strips, draw_turned_strip
from asrus_pnp.kits.constellation.ships import TONES, draw_ship
from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky_layout import draw_sky, name_base, name_room, suit_box
from asrus_pnp.pdf.draw.night import big, both_ways, column, ground, names, quiet_place
from asrus_pnp.pdf.draw.paths import arc, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

SPACE: Stops = ((0.0, "#0c0f2c"), (0.5, "#1d2152"), (0.85, "#3a3f7c"), (1.0, "#6a6a94"))


def draw_star_card(pen: Pen, trim: Box, card: StarCard, colour: Colour, figure: Figure, lang: str) -> None:
    """A constellation card: number and colour mark on the strip of its colour, the figure in its sky above the land of that colour."""
    stops, c, place = SKIES[colour.id], column(trim), suit_box(trim)
    ground(pen, trim, stops)
    draw_sky(pen, trim, figure, lang, stops, lambda chart: draw_strips(pen, trim, colour.id, chart))
    draw_land(pen, trim, colour.id)
    draw_turned_strip(pen, trim, colour.id)
    for _ in both_ways(pen, trim):
        for x in (c.cx, trim.w - c.cx):
            big(pen, x, c.number, str(card.number), 9 * c.unit)
        draw_mark(pen, colour.mark, c.cx, place.cy, place.w, BRIGHT[colour.id])
        quiet_place(pen, c.quiet, STRIPS[colour.id])
    names(pen, trim.cx, name_base(trim), name_room(trim), card.name, lang, c.unit, LIGHT, mix(LANDS[colour.id], LIGHT, 0.75))


def draw_ship_card(pen: Pen, trim: Box, ship: Ship, lang: str) -> None:
    """A spaceship: large in the middle, small in two corners."""
    c = column(trim)
    ground(pen, trim, SPACE)
    for k, (x, y) in enumerate(((0.22, 0.5), (0.34, 0.24), (0.72, 0.2), (0.83, 0.37), (0.6, 0.12), (0.2, 0.72), (0.64, 0.72), (0.5, 0.73))):
        pen.path(star(trim.w * x, trim.h * y, (0.5 + 0.2 * (k % 3)) * c.unit, 4, 0.3), fill=mix(SPACE[1][1], LIGHT, 0.5))
    for r in (20, 23.5):
        pen.path(arc(trim.cx, trim.h * 0.46, r * c.unit, -30, 30), stroke=mix(SPACE[1][1], TONES[ship.tone], 0.35), width_mm=0.3 * c.unit)
    draw_ship(pen, ship.id, ship.tone, trim.cx, trim.h * 0.46, min(33 * c.unit, 2 * (trim.cx - c.quiet.right - 0.6)))
    for _ in both_ways(pen, trim):
        draw_ship(pen, ship.id, ship.tone, c.cx, c.number - 4 * c.unit, 9 * c.unit)
        quiet_place(pen, c.quiet, at(SPACE, c.quiet.cy / trim.h))
    names(pen, trim.cx, trim.bottom - 13.6 * c.unit, name_room(trim), ship.name, lang, c.unit, TONES[ship.tone], mix(SPACE[2][1], LIGHT, 0.7))
