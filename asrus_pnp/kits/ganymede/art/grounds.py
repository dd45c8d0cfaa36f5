"""The skies behind each kind of card: over Earth in blue-green, over Mars in rust, over Ganymede in violet; tiles in quiet slate."""

from dataclasses import dataclass

from asrus_pnp.kits.ganymede.layout import limb_top
from asrus_pnp.pdf.draw.night import ground
from asrus_pnp.pdf.draw.pen import FORM_BLEED_MM, Pen, Stops
from asrus_pnp.pdf.draw.theme import at, mix
from asrus_pnp.pdf.impose.geometry import Box


@dataclass(frozen=True, slots=True)
class World:
    """A world seen from low above it: the sky (even from 0.52 of the height on), then the colours of its air and, from the limb inward, its ground."""

    sky: Stops
    air: str
    limb: str
    near: str
    ground: str
    foot: str
    air_mm: float


def _sky(top: str, middle: str, low: str) -> Stops:
    return ((0.0, top), (0.34, middle), (0.52, low), (1.0, low))


EARTH = World(_sky("#041a2e", "#093a50", "#0d4a5c"), "#9fe3df", "#4fb3bd", "#22809a", "#13597a", "#0c3f60", 2.6)
MARS = World(_sky("#220b12", "#471a1c", "#582221"), "#f3c39a", "#d9814f", "#b4573a", "#87392a", "#642a24", 1.2)
GANYMEDE = World(_sky("#0e0828", "#241358", "#311d6b"), "#cfc6ee", "#a197cf", "#7467ad", "#53468d", "#3f3374", 0.5)
SLATE: Stops = ((0.0, "#1d2536"), (0.6, "#2f3b54"), (1.0, "#485673"))


def world_ground(pen: Pen, trim: Box, world: World) -> None:
    """The sky over a world, whose limb runs across the lower part."""
    ground(pen, trim, world.sky)
    top, r = limb_top(trim), 1.45 * max(trim.w, trim.h * 0.65)
    x, y, whole, sky = trim.cx, top + r, r + world.air_mm, world.sky[-1][1]
    pen.glow(x, y, whole, ((r / whole, mix(sky, world.air, 0.5)), (1.0, sky)))
    depth = (trim.bottom + FORM_BLEED_MM - top) / r
    stops = ((0.0, world.foot), (1 - depth, world.foot), (1 - 0.45 * depth, world.ground), (1 - 0.12 * depth, world.near), (1.0, world.limb))
    pen.glow(x, y, r, stops)
    pen.circle(x, y, r, stroke=world.air, width_mm=0.3)


def shuttle_sky(pen: Pen, trim: Box, world: World) -> None:
    """The sky of a shuttle: a dark band at the top, behind what is needed, then lighter down to the horizon."""
    ground(pen, trim, _stops(world))


def shuttle_at(world: World, share: float) -> str:
    """The colour of that sky at a share of the height."""
    return at(_stops(world), share)


def _stops(world: World) -> Stops:
    (_, dark), (_, middle), (_, low), *_ = world.sky
    return (
        (0.0, dark),
        (0.2, mix(dark, middle, 0.35)),
        (0.24, middle),
        (0.62, mix(low, world.limb, 0.35)),
        (0.8, mix(low, world.air, 0.5)),
        (1.0, world.ground),
    )


def tile_ground(pen: Pen, trim: Box) -> None:
    """The quiet ground of tiles."""
    ground(pen, trim, SLATE)
