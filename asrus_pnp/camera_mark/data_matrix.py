"""The smallest Data Matrix, 10 × 10 modules with error correction ECC 200: three bytes of data and five that mend up to two wrong ones.

Written after ISO/IEC 16022. Any phone's scanner reads it; this project needs no other size, so that all places are plain numbers here.
"""

from functools import cache
from itertools import pairwise

SIDE = 10
DATA_WORDS, CHECK_WORDS = 3, 5
INNER = SIDE - 2  # the modules within the frame of finder and clock track
FIELD = 0x12D  # x⁸ + x⁵ + x³ + x² + 1, the polynomial of the standard's field of 256 elements
PAD = 129
# The module of each word's last bit, as (row, column) of the inner field, in the order of the words: the standard's diagonal path.
PLACES = ((4, 0), (2, 2), (0, 4), (1, 7), (3, 5), (5, 3), (7, 1), (6, 6))
# Where the bits of a word lie beside that module, the greatest bit first; what would lie outside comes in again at the other side.
SHAPE = ((-2, -2), (-2, -1), (-1, -2), (-1, -1), (-1, 0), (0, -2), (0, -1), (0, 0))

Rows = tuple[tuple[bool, ...], ...]


def rows(text: str) -> Rows:
    """The symbol of a text, True where a module is dark, the upper row first: up to six digits or three other ASCII characters.

    Raises ValueError for a text that it cannot hold."""
    words = _data_words(text)
    dark = {place for place, bit in _bits((*words, *_check_words(words))) if bit}
    return tuple(tuple(_frame(row, column) or (row - 1, column - 1) in dark for column in range(SIDE)) for row in range(SIDE))


def _data_words(text: str) -> tuple[int, ...]:
    """Two digits make one word, any other character one; the rest is filled up as the standard wants it."""
    if not text or not text.isascii():
        raise ValueError(f"only some ASCII fits into a Data Matrix of {SIDE} × {SIDE}: {text!r}")
    words, left = list[int](), text
    while left:
        pair = left[:2].isdecimal() and len(left) > 1
        words.append(130 + int(left[:2]) if pair else ord(left[0]) + 1)
        left = left[2 if pair else 1 :]
    if len(words) > DATA_WORDS:
        raise ValueError(f"too long for a Data Matrix of {SIDE} × {SIDE}: {text!r}")
    padding = (PAD, *(_scrambled_pad(position) for position in range(len(words) + 2, DATA_WORDS + 1)))
    return (*words, *padding[: DATA_WORDS - len(words)])


def _scrambled_pad(position: int) -> int:
    """Padding after the first word of it differs from place to place, so that it makes no pattern; places count from 1."""
    word = PAD + 149 * position % 253 + 1
    return word if word <= 254 else word - 254


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
