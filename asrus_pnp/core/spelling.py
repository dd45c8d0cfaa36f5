"""Case that does not matter, and what was perhaps meant."""

from collections.abc import Iterable, Mapping, Sequence
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

    shown = {str(k).casefold(): _shown(str(k), known[k] if isinstance(known, Mapping) else k) for k in known}
    near = [shown[k] for k in get_close_matches(fold(text)[:40], shown, n=2, cutoff=0.6)] if text else []
    if near:
        return Text(f"{' 또는 '.join(near)} 말인가요?", f"did you mean {' or '.join(near)}?")
    spellings = list(shown.values())
    listed = ", ".join(spellings[:24]) + (" …" if len(spellings) > 24 else "")
    return Text(f"{listed} 중 하나", f"one of {listed}") if listed else Text("", "")


def _shown(spelling: str, meaning: Any) -> str:
    """The spelling as people see it: m29 means the card M29."""
    return meaning if isinstance(meaning, str) and meaning.casefold() == spelling.casefold() else spelling


def meant(typed: str, spellings: Mapping[str, Sequence[str]]) -> list[str]:
    """The names that are spelled so, in any case and without spaces and hyphens; where none is, those of which a spelling begins so."""
    runs, asked = {name: [_run(s) for s in some] for name, some in spellings.items()}, _run(typed)
    exact = [name for name, some in runs.items() if asked in some]
    return exact or [name for name, some in runs.items() if asked and any(s.startswith(asked) for s in some)]


def _run(name: str) -> str:
    return "".join(fold(name).replace("-", " ").split())
