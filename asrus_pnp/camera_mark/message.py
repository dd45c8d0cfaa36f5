"""What the mark on a card says to a camera: the version of this scheme, the card's id, a check digit; six digits, as a Data Matrix holds them.

An id is a letter, which tells the kit, and two digits. Version 1 is: 1, the letter as 01 to 26, the two digits, the check digit. Cards that are
printed stay printed: a kit with other ids takes another version, and what was printed with version 1 must be read for ever."""

import re
from string import ascii_uppercase

VERSION = "1"
ID = re.compile(r"[A-Z][0-9]{2}")
MARK = re.compile(r"(1)([0-9]{2})([0-9]{2})([0-9])")
WEIGHTS = (3, 7, 9, 1, 3)  # coprime to ten, so that no single wrong digit keeps the sum


def mark_of(id: str) -> str | None:
    """The six digits for the id of a physical card, such as A01; None where it is no such id: aids and legends carry no mark."""
    if not ID.fullmatch(id):
        return None
    digits = f"{VERSION}{ascii_uppercase.index(id[0]) + 1:02}{id[1:]}"
    return digits + _check(digits)


def id_of(mark: str) -> str | None:
    """The id that a mark says; None for content of another version, of another maker, or with a wrong digit."""
    found = MARK.fullmatch(mark)
    if not found or _check(mark[:-1]) != found[4] or not 1 <= int(found[2]) <= len(ascii_uppercase):
        return None
    return ascii_uppercase[int(found[2]) - 1] + found[3]


def _check(digits: str) -> str:
    return str(sum(w * int(d) for w, d in zip(WEIGHTS, digits, strict=True)) % 10)
