"""The small print of a game: how old its players are, how long it takes, who made it, and what its story is."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass

from asrus_pnp.core.errors import DataError, Fault
from asrus_pnp.core.text import Text
from asrus_pnp.database.database import Database, once
from asrus_pnp.database.game_numbers import load_numbers, load_values
from asrus_pnp.database.records import Fact, read_all, where
from asrus_pnp.rulebook.clauses import load_clauses
from asrus_pnp.rulebook.filling import filled

CREDITS = ("design", "illustration", "edition")
ROLE = "role-"


@dataclass(frozen=True, slots=True)
class Players:
    """How many play, by the ids in games/*.toml."""

    players_least: int
    players_most: int


@dataclass(frozen=True, slots=True)
class About:
    """What is known of a game as a whole, by the id of each fact; and how many play it."""

    game: str
    name: Text
    facts: Mapping[str, Fact]
    players: tuple[int, int]

    def say(self, id: str) -> Text | None:
        """What a fact says; None where no source has it."""
        return self.facts[id].text if id in self.facts else None

    @property
    def played_by(self) -> Text:
        """How many play."""
        least, most = self.players
        return Text(f"{least}–{most}명", f"{least}–{most} players")

    @property
    def credits(self) -> list[Text]:
        """Who made it, and which edition of the rules this is."""
        return [self.facts[id].text for id in CREDITS if id in self.facts]

    @property
    def roles(self) -> list[Text]:
        """What each kind of figure does in the story."""
        return [fact.text for id, fact in self.facts.items() if id.startswith(ROLE)]


@once
def load_about(db: Database, game: str) -> About:
    """The small print of a game, its numbers put in; raises DataError with every fault."""
    file, faults = f"games/{game}.toml", list[Fault]()
    tables = db.tables(file).get("about")  # of a game without it only the name and the players are told
    facts = () if tables is None else read_all(Fact, tables, file, "about", faults)
    numbers = {v.id: v.value for v in load_values(db, game)} | asdict(load_numbers(db, game, Players))
    said = {f.id: Fact(f.id, filled(f.text, numbers, where(file, f"about {f.id}"), faults), f.standing, f.source) for f in facts}
    if faults:
        raise DataError(faults)
    return About(game, load_clauses(db, game).name, said, (numbers["players_least"], numbers["players_most"]))
