"""The smallest Data Matrix, 10 × 10 modules with error correction ECC 200: three bytes of data and five that mend up to two wrong ones.

Written after ISO/IEC 16022. Any phone's scanner reads it; this project needs no other size and nothing but digits, so that all places are plain numbers here.
"""

from functools import cache
from itertools import pairwise

SIDE = 10
DIGITS, CHECK_WORDS = 6, 5
INNER = SIDE - 2  # the modules within the frame of finder and clock track
FIELD = 0x12D  # x⁸ + x⁵ + x³ + x² + 1, the polynomial of the standard's field of 256 elements
# The module of each word's last bit, as (row, column) of the inner field, in the order of the words: the standard's diagonal path.
PLACES = ((4, 0), (2, 2), (0, 4), (1, 7), (3, 5), (5, 3), (7, 1), (6, 6))
# Where the bits of a word lie beside that module, the greatest bit first; what would lie outside comes in again at the other side.
SHAPE = ((-2, -2), (-2, -1), (-1, -2), (-1, -1), (-1, 0), (0, -2), (0, -1), (0, 0))

Rows = tuple[tuple[bool, ...], ...]


def rows(text: str) -> Rows:
    """The symbol of six digits, True where a module is dark, the upper row first. Raises ValueError for any other text."""
    if len(text) != DIGITS or not (text.isascii() and text.isdecimal()):
        raise ValueError(f"a Data Matrix of {SIDE} × {SIDE} holds {DIGITS} digits: {text!r}")
    words = tuple(130 + int(text[k : k + 2]) for k in range(0, DIGITS, 2))  # two digits are one word
    dark = {place for place, bit in _bits((*words, *_check_words(words))) if bit}
    return tuple(tuple(_frame(row, column) or (row - 1, column - 1) in dark for column in range(SIDE)) for row in range(SIDE))


def _check_words(data: tuple[int, ...]) -> tuple[int, ...]:
    """The remainder of the data, as a polynomial, by the generator: the Reed-Solomon code of the standard."""
    generator = _generator()
    rest = [*data, *[0] * CHECK_WORDS]
    for k in range(len(data)):
        factor = rest[k]
        for offset, coefficient in enumerate(generator):
            rest[k + offset] ^= _times(factor, coefficient)
    return tuple(rest[len(data) :])


@cache
def _generator() -> tuple[int, ...]:
    """The product of (x + 2ⁿ) for n = 1 to 5, the greatest power first."""
    product: tuple[int, ...] = (1,)
    root = 1
    for _ in range(CHECK_WORDS):
        root = _times(root, 2)
        product = tuple(a ^ _times(b, root) for b, a in pairwise((0, *product, 0)))
    return product


def _times(a: int, b: int) -> int:
    """The product of two elements of the field."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a = a << 1 ^ (FIELD if a & 0x80 else 0)
        b >>= 1
    return product


def _bits(words: tuple[int, ...]) -> list[tuple[tuple[int, int], bool]]:
    """Every module of the inner field and whether it is dark."""
    return [
        (((row + down) % INNER, (column + across) % INNER), bool(word >> (7 - bit) & 1))
        for (row, column), word in zip(PLACES, words, strict=True)
        for bit, (down, across) in enumerate(SHAPE)
    ]


def _frame(row: int, column: int) -> bool:
    """The dark modules of the frame: a solid edge at the left and the foot, every second module at the top and the right."""
    last = SIDE - 1
    return column == 0 or row == last or (row == 0 and column % 2 == 0) or (column == last and row % 2 == 1)
