"""The shuttles: one craft for each outline of a symbol and each planet, drawn as the ships are (see craft.py); every flame begins at its nozzle."""

from asrus_pnp.kits.ganymede.art.craft import Layers, port

LANDER: Layers = (
    ("flame", "M0 17 H4 C4 22.5 1.9 27.5 0 31.5 Z"),
    ("dark", "M5 9 L14 23.4 H17 V26 H10.4 L3.6 14 Z"),
    ("hull", "M0 -28 C5.4 -22 9 -13 9 -2 C9 7 7.8 12 6 17.4 H0 Z"),
    ("gold", "M0 -28 C2.9 -25 5.1 -21.6 6.6 -17.4 H0 Z"),
    ("glass", port(-8.4, 4.2)),
    ("mid", "M0 1.6 H9 V4.2 H0 Z"),
    ("glass", port(9.4, 2.3)),
)
POLAR_HOPPER: Layers = (
    ("flame", "M0 15 H5 C5 21 2.4 26 0 30 Z"),
    ("dark", "M8 6 L18 20.6 H20 V23 H13.6 L6 12.4 Z"),
    ("mid", "M9 -9 C13.6 -9 15.4 -6 15.4 -1 C15.4 4 13.6 7 9 7 Z"),
    ("hull", "M0 -25 C6 -24 10.4 -18 10.4 -9 V8 L7 15.6 H0 Z"),
    ("gold", "M0 -25 C4.2 -24.3 7.6 -21.4 9.2 -17 H0 Z"),
    ("glass", "M0 -13.4 C4 -13.4 7 -11.4 7 -7.4 C7 -4.4 4 -2.8 0 -2.8 Z"),
    ("mid", "M0 3.4 H10.4 V6 H0 Z"),
)
DELTA_WING: Layers = (
    ("flame", "M2 18.6 H5.6 C5.6 24 4.7 28 3.8 31 C2.9 28 2 24 2 18.6 Z"),
    ("mid", "M3 -8 L20 16.4 V20.6 L0 17.6 Z"),
    ("dark", "M9 17.1 L20 18.6 V20.6 L9 19.2 Z"),
    ("hull", "M0 -29 C3.2 -22 4.9 -12 5.6 0 L6.6 19 H0 Z"),
    ("glass", "M0 -20 C1.9 -19.4 3 -17 3.5 -13.4 H0 Z"),
    ("gold", "M0 5 H5.9 L6.1 8 H0 Z"),
    ("dark", "M0 9 C1.2 12 1.6 16 1.6 21 H0 Z"),
)
ARROW_WING: Layers = (
    ("flame", "M0 17.4 H3.4 C3.4 23 1.7 28 0 32 Z"),
    ("gold", "M4.4 -15.4 L11.4 -9.6 V-7.4 L4.8 -10 Z"),
    ("mid", "M4.6 -3 L19.4 10 V22.4 L13 16.6 L4.6 17.4 Z"),
    ("dark", "M15.4 12.4 L19.4 15 V22.4 L15.4 18.8 Z"),
    ("hull", "M0 -29 L4 -20 C5.4 -12 6 -4 6 6 L4.4 18 H0 Z"),
    ("glass", "M0 -18 L2.6 -15 L2.9 -8.6 H0 Z"),
    ("dark", "M0 3 H5.9 V5.6 H0 Z M0 8 H5.6 V10.6 H0 Z"),
)
CONTAINER: Layers = (
    ("flame", "M3 19.4 H9 C9 25 7.4 29 6 32 C4.6 29 3 25 3 19.4 Z"),
    ("mid", "M0 -20 H2 V20 H0 Z"),
    ("dark", "M2 13.6 H10 L11 19.6 H1.4 Z"),
    ("hull", "M0 -29 H4 C7.4 -27.4 9 -24 9 -18.6 H0 Z"),
    ("glass", "M0 -25.4 H3.6 C5.2 -24.8 6.2 -23.4 6.6 -21.4 H0 Z"),
    ("gold", "M1.4 -16.6 H14 V-3.6 H1.4 Z"),
    ("hull", "M1.4 -1.6 H14 V11.6 H1.4 Z"),
    ("dark", "M4.4 -16.6 H5.6 V-3.6 H4.4 Z M9.8 -16.6 H11 V-3.6 H9.8 Z M4.4 -1.6 H5.6 V11.6 H4.4 Z M9.8 -1.6 H11 V11.6 H9.8 Z"),
)
TANKER: Layers = (
    ("flame", "M0 19 H4.6 C4.6 25 2.2 29 0 32.4 Z"),
    ("dark", "M0 12 H6 L7.4 19.4 H0 Z"),
    ("mid", port(-7.4, 6.2, 11.6) + " " + port(6.4, 6.2, 11.6)),
    ("hull", port(-7.4, 4.6, 11.6) + " " + port(6.4, 4.6, 11.6)),
    ("gold", "M0 -16.4 H5.2 V13 H0 Z"),
    ("hull", "M0 -29 H6.4 L9.6 -24 V-17 H0 Z"),
    ("glass", "M0 -26 H5 L6.8 -23 V-20.6 H0 Z"),
    ("dark", "M0 -9.6 H5.2 V-7.4 H0 Z M0 -2 H5.2 V0.2 H0 Z M0 5.4 H5.2 V7.6 H0 Z"),
)
BATHYSPHERE: Layers = (
    ("flame", "M4.4 13.6 H8.8 C8.8 19 7.6 23 6.6 26 C5.6 23 4.4 19 4.4 13.6 Z"),
    ("dark", "M2.6 9.4 H10.6 L9.8 14.4 H3.6 Z"),
    ("mid", "M12 -10 H18.4 L20 -7.4 V0.6 L18.4 3.2 H12 Z"),
    ("hull", port(-3.6, 16)),
    ("gold", "M0 -28 H1 V-19 H0 Z M0 -5.6 H15.9 C16.1 -4.2 16.1 -3 15.9 -1.6 H0 Z"),
    ("mid", port(-3.6, 9.4)),
    ("glass", port(-3.6, 7.8)),
)
AEROSHELL: Layers = (
    ("flame", "M6 14.6 H10.4 C10.4 19 9.2 22.4 8.2 25 C7.2 22.4 6 19 6 14.6 Z"),
    ("dark", "M0 9.4 C9 9.4 17 8 19.4 4.6 C20 11 11 16.4 0 16.4 Z"),
    ("hull", "M0 -22 C5.4 -22 8.4 -19.4 9.4 -14.6 L19 4 C16 7.6 9 9.4 0 9.4 Z"),
    ("gold", "M0 -22 C5.4 -22 8.4 -19.4 9.4 -14.6 H0 Z"),
    ("mid", "M0 -29 H0.8 V-22 H0 Z M0 3 H18.4 L19 4.2 C18 5 17 5.6 15.6 6.2 H0 Z"),
    ("glass", port(-5.8, 4.6)),
    ("glass", port(-3.4, 2.3, 9)),
)
CUT_GEM: Layers = (
    ("flame", "M0 18 H3.6 C3.6 23.6 1.8 28 0 31.6 Z"),
    ("dark", "M11 -9 L20 -14 V9 L11 4 Z"),
    ("mid", "M12.4 -3.4 H20 V-1.8 H12.4 Z"),
    ("hull", "M0 -28 L9.4 -17 L12.4 1 L6 18 H0 Z"),
    ("gold", "M0 -28 L9.4 -17 L0 -11.4 Z"),
    ("mid", "M9.4 -17 L12.4 1 L5 -2 L0 -11.4 Z M12.4 1 L6 18 L5 -2 Z"),
    ("glass", "M0 -7.6 L3 -2.4 L0 7.4 Z"),
)
HEXAGON_PROBE: Layers = (
    ("flame", "M0 15 H4.4 C4.4 21 2.1 26 0 30 Z"),
    ("dark", "M0 9 H5.4 L6.6 15.4 H0 Z"),
    ("mid", "M14.6 -6.6 H20 V1 H14.6 Z"),
    ("hull", "M0 -21.6 L16 -12.4 V6 L0 15.2 V-21.6 Z"),
    ("mid", "M0 -21.6 L16 -12.4 L8 -7.8 L0 -12.6 Z M16 -12.4 V6 L8 1.4 V-7.8 Z"),
    ("gold", "M0 -12.6 L8 -7.8 V1.4 L0 6.2 Z"),
    ("glass", port(-3.2, 4.8)),
    ("gold", "M0 -29 H0.9 V-21 H0 Z"),
)

SHUTTLES: dict[str, dict[str, Layers]] = {  # by planet, then by the outline of the symbol
    "earth": {"star": LANDER, "triangle": DELTA_WING, "square": CONTAINER, "circle": BATHYSPHERE, "hexagon": CUT_GEM},
    "mars": {"star": POLAR_HOPPER, "triangle": ARROW_WING, "square": TANKER, "circle": AEROSHELL, "hexagon": HEXAGON_PROBE},
}
