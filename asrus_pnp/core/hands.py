"""Cards that photos show become the players' lines, beside what was typed for them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from asrus_pnp.core.asking import Answers, Prompt, prompts
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.forms import Form, read
from asrus_pnp.core.kinds import Many, Wrong
from asrus_pnp.core.names import fold
from asrus_pnp.core.notation import Line, read_line
from asrus_pnp.core.text import Text, same

Numbered = list[tuple[int, str]]
BARE = ""  # the key of what stands on a line without one


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one player, by id."""

    player: str
    ids: tuple[str, ...]


def key_of(form: Form, id: str) -> str | None:
    """Where a card of that id stands on a player's line: bare, or under a key that takes ids; None where the game does not score it."""
    if form.cards and _reads(form.cards.kind, id):
        return BARE
    return next((f.key for f in form.fields if _reads(f.kind, id)), None)


def _reads(kind: object, text: str) -> bool:
    try:
        kind.read(text)  # type: ignore[attr-defined]
    except Wrong:
        return False
    return True
