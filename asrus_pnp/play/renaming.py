"""Another name for a player: in the record one line, rename: Ann=Anna, that puts the new name into every event. Pure."""

import re

from asrus_pnp.core.errors import InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import same
from asrus_pnp.play.events import RENAME, items
from asrus_pnp.positions.notation import quoted, short, unhidden

TOKEN = re.compile(r'"[^"]*"|[^\s:+=,;@"]+')


def named(typed: str) -> tuple[str, str]:
    """The name now and the new one, as in Ann=Anna; raises InputError."""
    found = items(typed)
    parts = found[0].split("=") if len(found) == 1 else found
    if len(parts) != 2 or not all(parts):
        right = (f"{RENAME} 지금이름=새이름", f"{RENAME} Ann=Anna")
        raise InputError([fault(same(""), f"“{short(typed)}”: 이름 둘이 필요합니다", f"“{short(typed)}”: two names are needed", *right)])
    return unhidden(parts[0]), unhidden(parts[1])


def written(old: str, new: str) -> str:
    """The change as it stands in the record."""
    return f"{RENAME}: {quoted(old)}={quoted(new)}"


def renamed(text: str, old: str, new: str) -> str:
    """The line of an event with the new name wherever the old one stands, in any case: before its colon and among its items."""
    head, colon, rest = text.partition(":")
    head = new if fold(head.strip().strip('"')) == fold(old) else head
    return head + colon + TOKEN.sub(lambda m: quoted(new) if fold(m[0].strip('"')) == fold(old) else m[0], rest)


def holds(text: str, name: str) -> bool:
    """Whether the name, or a word like it, stands in the line."""
    return renamed(text, name, "") != text
