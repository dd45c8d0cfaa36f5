"""A link as a QR code in the terminal, for a phone to read."""

from collections.abc import Sequence

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.text import same

BORDER = 2  # modules; the norm asks for 4, readers need fewer on a terminal's own margin
HALVES = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}  # what is light is drawn: terminals are dark


def rows(link: str) -> list[str]:
    """The code, two of its rows in one of the terminal; raises InputError where the library is missing."""
    try:
        import segno
    except ImportError:
        right = ("pip install 'asrus-pnp[qr]'", "pip install 'asrus-pnp[qr]'")
        raise InputError([fault(same(""), "QR 코드에는 segno가 있어야 합니다", "a QR code needs segno", *right)]) from None
    modules = [[bool(m) for m in row] for row in segno.make_qr(link, error="l").matrix_iter(border=BORDER)]
    return drawn(modules)


def drawn(modules: Sequence[Sequence[bool]]) -> list[str]:
    """Two rows of dark modules in each line, the last one filled up with light ones."""
    even = [*modules, [False] * len(modules[0])] if len(modules) % 2 else modules
    return ["".join(HALVES[a, b] for a, b in zip(*pair, strict=True)) for pair in zip(even[::2], even[1::2], strict=True)]
