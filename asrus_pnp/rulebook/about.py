"""The small print of a game: how old its players are, how long it takes, who made it, and what its story is."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Text, same
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import file_of, load_values
from asrus_pnp.database.records import Fact, read_all, where
from asrus_pnp.rulebook.player_aids import NUMBER

CREDITS = ("design", "illustration", "edition")
STORY, ROLE = "story", "role-"
ASKED = {"age": ("age",), "playing-time": ("minutes", "advice"), "makers": (*CREDITS, STORY)}  # by the idea of the lexicon that asks for it


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a game as a whole, by the id of each fact."""

    facts: Mapping[str, Fact]

    def some(self, ids: Collection[str]) -> list[Fact]:
        """Those of the facts that some source has."""
        return [self.facts[id] for id in ids if id in self.facts]

    @property
    def in_short(self) -> list[Fact]:
        """All but the story and what its figures do."""
        return [fact for id, fact in self.facts.items() if id != STORY and not id.startswith(ROLE)]

    def answers(self, features: Collection[str]) -> list[Fact]:
        """What a question with these features (Lexicon.features) asks of the game as a whole."""
        return self.some([id for idea, ids in ASKED.items() if f"idea {idea}" in features for id in ids])


@once
def load_about(db: Database, game: str) -> About:
    """The small print of a game, its numbers put in; raises DataError with every fault."""
    file, faults = file_of(game), list[Fault]()
    tables = db.tables(file).get("about")
    facts = () if tables is None else read_all(Fact, tables, file, "about", faults)
    numbers = {v.id: v.value for v in load_values(db, game)}
    said = {f.id: replace(f, text=_filled(f.text, numbers, where(file, f"about {f.id}"), faults)) for f in facts}
    if faults:
        raise DataError(faults)
    return About(said)


def _filled(text: Text, numbers: Mapping[str, int], place: Text, faults: list[Fault]) -> Text:
    """The text with the numbers of the game in the place of their ids; unknown ones become faults."""
    asked = dict.fromkeys(n for words in text for n in NUMBER.findall(words))
    faults += [Fault(place, same(f"{{{n}}}"), perhaps(n, numbers)) for n in asked if n not in numbers]
    return Text(*(NUMBER.sub(lambda m: str(numbers.get(m[1], m[0])), words) for words in text))
