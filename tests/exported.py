"""What the tests of exports share: an order, the presets, and a few cards of each kit."""

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from asrus_pnp import registry
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database
from asrus_pnp.export import presets
from asrus_pnp.pdf.impose.geometry import Box, Size
from asrus_pnp.pdf.impose.imposition import Face, Lot, Order, Piece

ROOT = Path(__file__).parents[1]
A4, LETTER = Size(210, 297), Size(215.9, 279.4)
DATA = Database()
ORDER = Order(DATA, "both", A4)
PRESETS = presets.load(DATA)
TITLE = Text("이름", "name")
PRODUCTS = [(service.id, product) for service in PRESETS.services for product in service.cards]
IDS = [f"{service}-{product.id}" for service, product in PRODUCTS]


@cache
def lots(kit: str) -> tuple[Lot, ...]:
    return registry.kit(kit).lots(DATA, "both", None)


def few(kit: str, count: int) -> Lot:
    """The first cards of a kit."""
    [lot, *_] = lots(kit)
    return Lot(lot.size, lot.pieces[:count])


def plain(colour: str) -> Face:
    """A face of one colour, out to the end of its bleed."""
    return Face(f"plain-{colour[1:]}", lambda pen, trim: pen.rect(trim.grown(4), fill=colour))


def spotted(name: str, colour: str = "#336699", back: str = "#993366") -> Piece:
    return Piece(name, plain(colour), plain(back) if back else None, same("group"))


def program(*words: str, cwd: Path, **env: str) -> "subprocess.CompletedProcess[str]":
    """The program in a process of its own."""
    known = os.environ | {"PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"} | env
    return subprocess.run([sys.executable, "-m", "asrus_pnp", *words], cwd=cwd, env=known, capture_output=True, text=True, check=False)


def edges(width: int, height: int) -> Iterator[tuple[int, int]]:
    """The pixels along all edges of a picture."""
    for x in range(width):
        yield from ((x, 0), (x, height - 1))
    for y in range(height):
        yield from ((0, y), (width - 1, y))


def inside(inner: Box, outer: Box) -> bool:
    return outer.x <= inner.x and outer.y <= inner.y and inner.right <= outer.right and inner.bottom <= outer.bottom
