"""One family of errors. Each carries faults that say where, what was found, and what would be right."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.particles import with_particles
from asrus_pnp.core.terminal_width import printable
from asrus_pnp.core.text import Lang, Text

LONGEST_WORD = 60  # of what was typed, when it is told what is wrong with it
WHOLE = 1000  # a place, such as the path of a file, is told whole


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong: where it stands, what was found there, what would be right, and the clause behind it if any."""

    where: Text
    found: Text
    right: Text
    clause: str = ""

    def say(self, lang: Lang) -> str:
        """The fault in one line."""
        head = printable(f"{self.where.say(lang)}: ", WHOLE) if self.where.say(lang) else ""
        tail = f" [{self.clause}]" if self.clause else ""
        right = self.right.say(lang)
        told = printable(f"{self.found.say(lang)}{' → ' + right if right else ''}{tail}", LONGEST_WORD)
        return head + (with_particles(told) if lang == "ko" else told)

    def as_json(self, lang: Lang) -> dict[str, str | None]:
        """The fault as plain data: what its line says, in parts."""
        found, right = (with_particles(t.say(lang)) if lang == "ko" else t.say(lang) for t in (self.found, self.right))
        return {"where": self.where.say(lang), "found": found, "right": right, "clause": self.clause or None}


class AsrusError(Exception):
    """What a user can put right; all faults of one input together."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__("\n".join(f.say("en") for f in faults))
        self.faults = tuple(faults)


class DataError(AsrusError):
    """The card database is wrong or cannot be read."""


class InputError(AsrusError):
    """A position, a card, a clause or an option that was typed is wrong."""


class OptionError(InputError):
    """An option was given a value that it cannot have: a wrong use of the command line."""


class FileError(InputError):
    """A file cannot be read or written."""


class DrawError(AsrusError):
    """A page cannot be drawn as asked; `words` are those that do not fit or have no glyph, if it is for them."""

    def __init__(self, faults: Sequence[Fault], words: str = "") -> None:
        super().__init__(faults)
        self.words = words


def fault(where: Text, ko: str, en: str, right_ko: str, right_en: str, clause: str = "") -> Fault:
    """A fault from its words; the first pair says what was found, the second what would be right."""
    return Fault(where, Text(ko, en), Text(right_ko, right_en), clause)
