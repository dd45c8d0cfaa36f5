"""Where things lie on Ganymede's player board: tiles along the top, docks at the right, planets between, the track and the columns below. Pure; mm.

Tiles and docked ships lie wholly on the board. Shuttles are laid below its lower edge, each lower than the one before, so that a column has no end."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from asrus_pnp.kits.ganymede.cards import Deck
from asrus_pnp.kits.ganymede.pieces import Space
from asrus_pnp.pdf.draw.paths import Point, polar
from asrus_pnp.pdf.impose.geometry import Box, Size

LEAST = Size(265.0, 190.0)  # a page of A4 or of Letter, each on its side, takes this much
EDGE_MM = 6.0
GAP_MM = 2.5
AROUND_MM = 1.5  # the room around a card or tile in its place
PLACE_MM = 16.6  # a place for a disc of 16
CREW_MM = 18.0
MENU_MM = 30.5  # at least
DEEDS_MM = 18.0
TRACK_MM = 19.4
BAY_MM = 15.8
SPARE_MM = 3.5  # at least, between two columns of shuttles
SEAL_MM = 15.5  # at the end of the columns, for what a set of them brings
LABEL_MM = 15.5
HEAD_MM = 8.0  # of a zone of the track, for its points
BETWEEN_MM = 1.2
RIM_MM = 1.0  # between the crew's places and the edge of their dock
SKY_MM = 74.0


@dataclass(frozen=True, slots=True)
class Globe:
    """A planet: its middle, its radius, and the middles of the places on it."""

    x: float
    y: float
    r: float
    places: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Dock:
    """A dock: the whole of it, the ship card on it, and the middles of the places of the crew."""

    frame: Box
    ship: Box
    crew: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """Spaces of the track in a row that score alike: the whole zone, and the middles of its spaces."""

    box: Box
    spaces: tuple[tuple[Space, Point], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The board, each part as it lies on it."""

    size: Size
    tiles: tuple[Box, ...]
    menu: Box
    earth: Globe
    mars: Globe
    deeds: Box
    docks: tuple[Dock, Dock]
    label: Box
    zones: tuple[Zone, ...]
    bays: tuple[Box, ...]
    seal: Box


def lay_out(deck: Deck, card: Size, tile: Size) -> Layout:
    """The board for cards and tiles of that size, no smaller than a page has room for, and larger where they are."""
    board, frame = deck.board, Size(tile.w + 2 * AROUND_MM, tile.h + 2 * AROUND_MM)
    left = board.tiles * (frame.w + GAP_MM) + MENU_MM
    dock = Size(card.w + 2 * AROUND_MM, max(card.h + 2 * AROUND_MM, max(board.upper + 1, board.lower) * (PLACE_MM + 0.5) + 2 * RIM_MM))
    wide = max(LEAST.w, 2 * EDGE_MM + left + GAP_MM + dock.w + GAP_MM + CREW_MM, _track_length(deck), _bays_length(deck, card))
    earth, mars = _radius(board.earth, 6.2), _radius(board.mars, 3.0)
    sky = max(SKY_MM, 2 * earth + 6, 2 * mars + 6)
    foot = max(LEAST.h - BAY_MM - 1.8 - TRACK_MM - GAP_MM, EDGE_MM + max(2 * dock.h + GAP_MM, frame.h + sky + DEEDS_MM + 2 * GAP_MM))
    quay = wide - EDGE_MM - CREW_MM - GAP_MM - dock.w
    middle = (EDGE_MM + frame.h + foot - DEEDS_MM) / 2
    track = Box(EDGE_MM, foot + GAP_MM, wide - 2 * EDGE_MM, TRACK_MM)
    bays = Box(EDGE_MM, track.bottom + 1.8, wide - 2 * EDGE_MM - SEAL_MM, BAY_MM)
    return Layout(
        Size(wide, bays.bottom),
        tuple(Box(EDGE_MM + k * (frame.w + GAP_MM) + AROUND_MM, EDGE_MM + AROUND_MM, tile.w, tile.h) for k in range(board.tiles)),
        _menu(EDGE_MM + board.tiles * (frame.w + GAP_MM), quay - GAP_MM, frame.h),
        _globe(EDGE_MM + 2 + earth, middle, earth, board.earth),
        _globe((EDGE_MM + 2 + 2 * earth + quay - 3) / 2, middle, mars, board.mars),
        Box(EDGE_MM, foot - DEEDS_MM, quay - 2 * GAP_MM - EDGE_MM, DEEDS_MM),
        _docks(Box(quay, EDGE_MM, dock.w, foot - EDGE_MM), card, (board.upper, board.lower)),
        Box(track.x, track.y, LABEL_MM, track.h),
        _zones(Box(track.x + LABEL_MM, track.y, track.w - LABEL_MM, track.h), deck.track),
        _bays(bays, len(deck.symbols), card.w),
        Box(bays.right, bays.y, SEAL_MM, bays.h),
    )


def _menu(x: float, right: float, high: float) -> Box:
    return Box(x, EDGE_MM, right - x, high)


def zones_of(track: Sequence[Space]) -> list[list[Space]]:
    """The spaces in runs that score alike."""
    return [list(run) for _, run in groupby(track, key=lambda s: s.points)]


def _track_length(deck: Deck) -> float:
    zones = len(zones_of(deck.track))
    return 2 * EDGE_MM + LABEL_MM + zones * (HEAD_MM + BETWEEN_MM) + len(deck.track) * (PLACE_MM + 0.2)


def _bays_length(deck: Deck, card: Size) -> float:
    return 2 * EDGE_MM + len(deck.symbols) * (card.w + SPARE_MM) + SEAL_MM


def _ring(count: int) -> float:
    """The radius at which so many places stand in a ring without touching."""
    return (PLACE_MM + 1.2) / 2 / math.sin(math.pi / count) if count > 1 else 0.0


def _radius(count: int, rim: float) -> float:
    return _ring(count) + PLACE_MM / 2 + rim


def _globe(x: float, y: float, r: float, count: int) -> Globe:
    turn = 180 / count if count % 2 == 0 else 0.0
    return Globe(x, y, r, tuple(polar(x, y, _ring(count), turn + 360 * k / count) for k in range(count)))


def _docks(quay: Box, card: Size, crews: tuple[int, int]) -> tuple[Dock, Dock]:
    """The two docks one above the other, the places of the crew right of the ship; free room is left above the crew of the upper one."""
    high = (quay.h - GAP_MM) / 2
    pitch = (high - 2 * RIM_MM) / max(crews[0] + 1, crews[1])
    docks = []
    for k, crew in enumerate(crews):
        frame = Box(quay.x, quay.y + k * (high + GAP_MM), quay.w + GAP_MM + CREW_MM, high)
        ship = Box(quay.x + AROUND_MM, frame.cy - card.h / 2, card.w, card.h)
        x = frame.right - RIM_MM - 0.3 - PLACE_MM / 2
        docks.append(Dock(frame, ship, tuple((x, frame.bottom - RIM_MM - (crew - n - 0.5) * pitch) for n in range(crew))))
    return docks[0], docks[1]


def _zones(box: Box, track: Sequence[Space]) -> tuple[Zone, ...]:
    """The zones side by side; each has its points at the left and then its spaces."""
    runs = zones_of(track)
    pitch = (box.w - len(runs) * HEAD_MM - (len(runs) - 1) * BETWEEN_MM) / len(track)
    found, x = [], box.x
    for run in runs:
        zone = Box(x, box.y, HEAD_MM + len(run) * pitch, box.h)
        found.append(Zone(zone, tuple((s, (x + HEAD_MM + (k + 0.5) * pitch - 0.4, box.cy)) for k, s in enumerate(run))))
        x = zone.right + BETWEEN_MM
    return tuple(found)


def _bays(box: Box, count: int, card: float) -> tuple[Box, ...]:
    """The columns of shuttles, as wide as a card, evenly spread."""
    pitch = box.w / count
    return tuple(Box(box.x + (k + 0.5) * pitch - card / 2, box.y, card, box.h) for k in range(count))
