"""The settlers ships, a shape for each kind, and where their hulls show what they count."""

from asrus_pnp.kits.ganymede.art.craft import Layers, port
from asrus_pnp.pdf.draw.paths import polar

LINER: Layers = (
    ("flame", "M0 24 H4 C4 30 2 34 0 37 Z"),
    ("mid", "M8 3 L16 17 V26 L6.6 21 Z"),
    ("dark", "M0 21 H5 L4 25.6 H0 Z"),
    ("hull", "M0 -30 C6.5 -22 9 -12 9 0 C9 9 7.6 16 5.6 22.4 H0 Z"),
    ("gold", "M0 -30 C3.2 -26 5.4 -22 6.8 -17.4 H0 Z"),
    ("glass", port(-9, 3.6)),
    ("glass", port(0.4, 2.7)),
    ("glass", port(8.2, 2.7)),
)
EXPLORER: Layers = (
    ("flame", "M10.4 19 H14.6 C14.6 24 13.4 27 12.5 30 C11.6 27 10.4 24 10.4 19 Z"),
    ("flame", "M0 25 H3.6 C3.6 30 1.8 33 0 36 Z"),
    ("mid", "M10 -2 H15 V17 L14 20 H11 L10 17 Z"),
    ("dark", "M0 14 H4.4 L5 25.6 H0 Z"),
    ("hull", "M0 -30 C3.8 -25 5.4 -18 6 -8 H0 Z"),
    ("glass", port(-19, 2)),
    ("hull", port(3, 14)),
    ("gold", port(3, 12.2)),
    ("glass", port(3, 11)),
)
BUS: Layers = (
    ("flame", "M5 22 H10.4 C10.4 27 8.8 30 7.7 33 C6.6 30 5 27 5 22 Z"),
    ("dark", "M4 17 H11.4 L12.2 22.6 H3.2 Z"),
    ("mid", "M0 -29 H0.7 V-22 H0 Z M14 -6 H16.4 V10 H14 Z"),
    ("hull", "M0 -24 C8 -24 15 -18 15 -9 V11 C15 16 12.6 19 8 19 H0 Z"),
    ("gold", "M0 13.4 H14.8 C14.5 14.8 14 16 13.2 16.8 H0 Z"),
    ("glass", port(-4, 11.6)),
)
FERRY: Layers = (
    ("dark", "M11 12 L18 25 H20 V27 H14.6 L8.4 15 Z"),
    ("mid", "M0 6 H15.6 L12 15 H0 Z"),
    ("hull", "M0 -25 C9 -25 15.6 -14 15.6 0 V6.6 H0 Z"),
    ("gold", "M0 -25 C3.6 -25 6.8 -23.2 9.4 -20 H0 Z"),
    ("glass", port(-11.6, 2.6)),
    ("glass", port(-7, 2.1, 8.4)),
    ("dark", "M0 -3 C4.6 -3 7 0 7 4 V15 H0 Z"),
    ("flame", "M0 0.4 C2.6 0.4 4.4 2.4 4.4 5 V15 H0 Z"),
    ("gold", "M0 15 H5.4 L9 27 H0 Z"),
)
YACHT: Layers = (
    ("flame", "M0 22 H3 C3 28 1.6 32 0 36 Z"),
    ("mid", "M3.6 -7 C12 -5 18.4 4 20 20 C14 13.6 9 11 3.6 11.6 Z"),
    ("gold", "M3.6 -7 C12 -5 18.4 4 20 20 C16.6 6 11 -1.8 3.6 -3.8 Z"),
    ("hull", "M0 -30 C4 -20 5.4 -6 4.4 23 H0 Z"),
    ("glass", "M0 -19 C1.6 -18 2.8 -14 3 -9.6 H0 Z"),
    ("gold", "M0 2 H5 V4.4 H0 Z M0 6.4 H5 V8.8 H0 Z"),
)
TWIN: Layers = (
    ("flame", "M7.8 20 H14.2 C14.2 27 12.4 31 11 35 C9.6 31 7.8 27 7.8 20 Z"),
    ("dark", "M7 17 H15 L14.2 21 H7.8 Z"),
    ("mid", "M0 -4 H7 V11 H0 Z"),
    ("gold", "M0 -0.6 H7 V1.4 H0 Z M0 5.6 H7 V7.6 H0 Z"),
    ("hull", "M11 -28 C15.4 -21 16.6 -12 16.6 -2 C16.6 6 16 12 15 17.8 H7 C6 12 5.4 6 5.4 -2 C5.4 -12 6.6 -21 11 -28 Z"),
    ("gold", "M11 -28 C13.2 -24.6 14.7 -20.8 15.6 -16.6 H6.4 C7.3 -20.8 8.8 -24.6 11 -28 Z"),
    ("glass", port(-8.6, 3, 11)),
    ("glass", port(1, 2.2, 11)),
)
SKIFF: Layers = (
    ("flame", "M0 16 H2.8 C2.8 22 1.4 26 0 30 Z"),
    ("mid", "M4 1 L14.4 8 V10.4 L4 7 Z"),
    ("gold", "M13.6 0 L15.4 -4 L17.2 0 V14 L15.4 17 L13.6 14 Z"),
    ("hull", "M0 -26 C4.6 -19 6.2 -9 6 0 L3.8 16.6 H0 Z"),
    ("glass", "M0 -15 C2.6 -14 3.8 -10 3.8 -6 C3.8 -2.6 2.4 -1 0 -1 Z"),
    ("gold", "M0 6 H5.2 L4.9 8.4 H0 Z"),
)
WHEEL: Layers = (
    ("flame", "M0 25 H2.6 C2.6 29 1.4 32 0 35 Z"),
    ("mid", port(3, 17) + " " + port(3, 13.4)),
    ("hull", "M0 -29 C2.6 -25 3.4 -20 3.4 -12 H0 Z"),
    ("hull", "M0 18 H3 L2.6 25.4 H0 Z"),
    ("mid", "M0 1.9 H14 V4.1 H0 Z M0 -12 H1.1 V19 H0 Z"),
    ("hull", port(3, 6.4)),
    ("glass", port(3, 3.4)),
)
CLIPPER: Layers = (
    ("flame", "M0 25 H2.4 C2.4 29 1.2 31.6 0 34 Z"),
    ("dark", "M0 -30 L19 -8 L0 12 Z"),
    ("gold", "M0 -30 L19 -8 L0 12 V10.4 L17 -8 L0 -28 Z"),
    ("mid", "M0 11 H0.7 V17 H0 Z M19 -8 L4 19.6 L3.4 18.6 L17.6 -7 Z"),
    ("hull", "M0 14 C3.4 15.6 5 18.4 5 21 L3 26 H0 Z"),
    ("glass", port(19.6, 1.7)),
)
FREIGHTER: Layers = (
    ("flame", "M0 25 H4 C4 30 2 33 0 36 Z"),
    ("dark", "M0 20 H5 L4.4 26 H0 Z"),
    ("mid", "M0 -18 H3.2 V21 H0 Z"),
    ("hull", "M0 -30 C5 -27 8 -23 8.4 -17 H0 Z"),
    ("glass", "M0 -26 C2.4 -25 4 -23.4 4.6 -21.4 H0 Z"),
    ("hull", "M4.2 -14.4 H15 V-3.6 H4.2 Z M4.2 -2.4 H15 V8.4 H4.2 Z M4.2 9.6 H15 V20.4 H4.2 Z"),
    ("dark", "M6.2 -12.4 H13 V-5.6 H6.2 Z M6.2 -0.4 H13 V6.4 H6.2 Z M6.2 11.6 H13 V18.4 H6.2 Z"),
    ("gold", port(-9, 1.5, 9.6) + " " + port(3, 1.5, 9.6) + " " + port(15, 1.5, 9.6)),
)

SHIPS: dict[str, Layers] = {
    "flat": LINER,
    "per-symbol": EXPLORER,
    "per-colour": BUS,
    "recruit": FERRY,
    "reputation-step": YACHT,
    "double-move": TWIN,
    "light-crew": SKIFF,
    "symbol-set": WHEEL,
    "reputation-match": CLIPPER,
    "per-tile": FREIGHTER,
}

# Where a hull shows what the ship counts: x, y of the middle and size, in units.
Slots = tuple[tuple[float, float, float], ...]
SLOTS: dict[str, Slots] = {
    "per-symbol": ((0, 3, 15),),
    "per-colour": ((0, -4, 15.6),),
    "reputation-match": ((0, -9, 15),),
    "symbol-set": tuple((*polar(0, 3, 15.2, 36 + 72 * k), 9.6) for k in range(5)),
}
