"""Signs that mean the same as they are typed on different keyboards, or put there by editors: one spelling of each."""

import unicodedata

DASHES = "‐‑‒–—―−⁃﹘﹣－"
DOUBLE, SINGLE = "“”„‟«»〝〞〟「」『』＂", "‘’‚‛‹›＇"
FULL_WIDTH = {chr(c + 0xFEE0): chr(c) for c in range(0x21, 0x7F)}
COMMAS = "、，﹐"
TABLE = str.maketrans(FULL_WIDTH | dict.fromkeys(DASHES, "-") | dict.fromkeys(DOUBLE, '"') | dict.fromkeys(SINGLE, "'") | dict.fromkeys(COMMAS, ","))


def plain(text: str) -> str:
    """The text in NFC, each dash as -, each quote as a straight one, full-width signs, letters and digits as plain ones, each space as one of the
    keyboard's; what nobody sees (zero-width signs, marks of direction, a byte order mark) is gone."""
    return visible(text).translate(TABLE) if not text.isascii() else text


def visible(text: str) -> str:
    """The text in NFC with plain spaces and without what nobody sees; letters, dashes and quotes stay as they are, as in a name."""
    if text.isascii():
        return text
    return "".join(c if (kind := unicodedata.category(c)) not in ("Zs", "Cf") else " " * (kind == "Zs") for c in unicodedata.normalize("NFC", text))
