"""Colours of the house: deep graded skies, warm light, and tones that stay apart in grey."""

from itertools import pairwise

LIGHT = "#f7f1e1"
CHALK = "#f8f2e2"  # paint on something dark, not light in the sky: it stays white where ink is dear
GOLD = "#f3ca74"
MIST = "#aebbd6"
NIGHT = "#0d1233"

INDIGO = ((0.0, "#0d1238"), (0.42, "#172763"), (0.76, "#2c4a85"), (0.92, "#6a6795"), (1.0, "#b0848f"))
DEEP_INDIGO = ((0.0, "#12102f"), (0.45, "#2a1d5c"), (0.8, "#4a2f6b"), (0.94, "#6d4a70"), (1.0, "#8a6a6c"))


def mix(a: str, b: str, share: float) -> str:
    """The colour that lies that share of the way from a to b; both #rrggbb."""
    parts = (round(int(a[k : k + 2], 16) * (1 - share) + int(b[k : k + 2], 16) * share) for k in (1, 3, 5))
    return "#" + "".join(f"{p:02x}" for p in parts)


def at(stops: tuple[tuple[float, str], ...], share: float) -> str:
    """The colour of a gradient at a share of its length."""
    for (p, a), (q, b) in pairwise(stops):
        if share <= q and p < q:
            return mix(a, b, max(0.0, (share - p) / (q - p)))
    return stops[-1][1]
