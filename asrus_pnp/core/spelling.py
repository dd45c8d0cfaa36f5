"""Case that does not matter, and what was perhaps meant."""

from collections.abc import Iterable, Mapping
from typing import Any

from asrus_pnp.core.plain_text import plain
from asrus_pnp.core.text import Text


def fold(text: str) -> str:
    """The text as it is looked up: case does not matter, nor which keyboard it was typed on."""
    return plain(text).casefold()


def perhaps(text: str, known: Iterable[Any]) -> Text:
    """ "did you mean …?" with the nearest known spellings, else what would be allowed; empty where nothing is known.

    They are shown as they are given; of a mapping, whose keys are in small letters, as its values have them where only the case is another."""
    from difflib import get_close_matches  # only a mistake needs it, and a score without one should start fast

    shown = {fold(str(k)): _shown(str(k), known[k] if isinstance(known, Mapping) else k) for k in known}
    near = [shown[k] for k in get_close_matches(fold(text)[:40], shown, n=2, cutoff=0.6)] if text else []
    if near:
        return Text(f"{' 또는 '.join(near)} 말인가요?", f"did you mean {' or '.join(near)}?")
    spellings = list(shown.values())
    listed = ", ".join(spellings[:24]) + (" …" if len(spellings) > 24 else "")
    return Text(f"{listed} 중 하나", f"one of {listed}") if listed else Text("", "")


def _shown(spelling: str, meaning: Any) -> str:
    """The spelling as people see it: m29 means the card M29."""
    return meaning if isinstance(meaning, str) and fold(meaning) == fold(spelling) else spelling
