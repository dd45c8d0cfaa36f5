"""The faces of the constellation cards and the spaceships."""

from asrus_pnp.kits.constellation.cards import Colour, Ship, StarCard
from asrus_pnp.kits.constellation.colours import BRIGHT, SKIES, draw_land, draw_mark
from asrus_pnp.kits.constellation.ships import TONES, draw_ship
from asrus_pnp.kits.sky import Figure
from asrus_pnp.kits.sky_figures import tone
from asrus_pnp.kits.sky_layout import draw_sky, name_place
from asrus_pnp.pdf.draw.night import big, both_ways, column, ground, names, quiet_place
from asrus_pnp.pdf.draw.paths import arc, star
from asrus_pnp.pdf.draw.pen import Pen, Stops
from asrus_pnp.pdf.draw.theme import LIGHT, at, mix
from asrus_pnp.pdf.impose.geometry import Box

SPACE: Stops = ((0.0, "#0c0f2c"), (0.5, "#1d2152"), (0.85, "#3a3f7c"), (1.0, "#6a6a94"))


def draw_star_card(pen: Pen, trim: Box, card: StarCard, colour: Colour, figure: Figure, lang: str) -> None:
    """A constellation card: number and colour mark, the figure in a sky of its colour, above a horizon of its colour."""
    stops, c = SKIES[colour.id], column(trim)
    draw_land(pen, trim, colour.id)
    draw_sky(pen, trim, figure, lang, tone(at(stops, 0.45), LIGHT))
    for _ in both_ways(pen, trim):
        for x in (c.cx, trim.w - c.cx):
            big(pen, x, c.number, str(card.number), 9 * c.unit)
        draw_mark(pen, colour.mark, c.cx, c.dots.cy - 0.3 * c.unit, 6.8 * c.unit, BRIGHT[colour.id])
        quiet_place(pen, c.quiet, at(stops, c.quiet.cy / trim.h))
    place = name_place(trim)
    faint = mix(at(stops, 0.85), LIGHT, 0.75)
    names(pen, trim.cx, place.y + 5.4 * c.unit, place.w, card.name, lang, c.unit, LIGHT, faint)


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
    place = name_place(trim)
    names(pen, trim.cx, place.y + 5.4 * c.unit, place.w, ship.name, lang, c.unit, TONES[ship.tone], mix(SPACE[2][1], LIGHT, 0.7))
