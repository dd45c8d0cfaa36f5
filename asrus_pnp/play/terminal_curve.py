"""A curve as a small picture in a terminal: one row a player, one block an event. Pure."""

from asrus_pnp.play.kept_game import Curve

BLOCKS = "▁▂▃▄▅▆▇█"


def rows(curve: Curve, columns: int) -> list[tuple[str, str, str]]:
    """For each player the name, the picture in at most so many columns, and the first and last number; a new round stands apart."""
    points = max(len(s) for s in curve.series.values())
    step = -(-(points + len(curve.breaks)) // max(columns, 1))
    return [(name, _picture(curve, series, step), f"{series[0]} → {series[-1]}") for name, series in curve.series.items()]


def _picture(curve: Curve, series: tuple[int, ...], step: int) -> str:
    """Every step-th point, the last one always among them."""
    shown = ""
    for n, value in enumerate(series):
        if n in curve.breaks:
            shown += " "
        if (len(series) - 1 - n) % step == 0:
            shown += _block(value, curve)
    return shown


def _block(value: int, curve: Curve) -> str:
    """The lowest block for the lowest value, the highest for the highest."""
    share = (value - curve.low) / max(1, curve.high - curve.low)
    return BLOCKS[round(share * (len(BLOCKS) - 1))]
