"""What a game gives so that it can be kept turn by turn: set-up, what is asked next, what an event brings, the view of the table, statistics."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.positions.prompts import Prompt
from asrus_pnp.results.referee import Book
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.results.score_sheet import Rounds, Scoresheet
from asrus_pnp.results.setting_up import SettingUp

State = TypeVar("State")
Numbered = tuple[int, str]  # an event as it stands in the record: its line there (0: only typed) and its text
Help = tuple[tuple[str, Text], ...]  # what may be typed, and what that means
Said = Sequence[str]  # what a player has answered so far for one event


@dataclass(frozen=True, slots=True)
class Seating:
    """Who plays, in order, and by which house rules."""

    players: tuple[str, ...]
    options: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Setting:
    """What the command line decides of a new game: the language, and whether copies are counted against the deck."""

    lang: Lang
    deck_check: bool = True


@dataclass(frozen=True, slots=True)
class Happening(Generic[State]):
    """An event carried out: its line in one spelling, the state after it, the ruling that it rests on, and what else the players should hear."""

    line: str
    state: State
    ruling: Ruling | None = None
    told: tuple[Text, ...] = ()


@dataclass(frozen=True, slots=True)
class TableView:
    """The table at a glance: a row a player under heads, and lines below."""

    heads: tuple[Text, ...]
    rows: tuple[tuple[Text, ...], ...]
    lines: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Unseen:
    """How many copies of a card have not lain open yet, of how many."""

    name: Text
    left: int
    copies: int


@dataclass(frozen=True, slots=True)
class Tally:
    """Something counted for each player."""

    key: str
    name: Text
    counts: dict[str, int]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Something worth telling: in words, and as facts for programs; `size` is what it is measured by, so that of several games the greatest is known."""

    key: str
    text: Text
    facts: dict[str, Any]
    size: int = 0


@dataclass(frozen=True, slots=True)
class Curve:
    """A number of each player over the events, within bounds; `breaks` are the places where a new round begins."""

    key: str
    name: Text
    low: int
    high: int
    series: dict[str, tuple[int, ...]]
    breaks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Statistics:
    """What players enjoy to look at when the game is over."""

    tallies: tuple[Tally, ...]
    highlights: tuple[Highlight, ...]
    curve: Curve

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The statistics as the command line prints them."""
        return {
            "tallies": {t.key: t.counts for t in self.tallies},
            "highlights": {h.key: {**h.facts, "text": h.text.say(lang)} for h in self.highlights},
            self.curve.key: {p: list(points) for p, points in self.curve.series.items()},
        }


class KeptGame(Protocol[State]):
    """One game as it is kept turn by turn; all of it pure. `start` and `step` carry a line of the record out. They, `setup`, `seats` and `ask`
    raise InputError, whose faults need no place: the caller knows it."""

    @property
    def book(self) -> Book:
        """The referee of the game."""

    @property
    def heads(self) -> tuple[str, ...]:
        """The words that its events begin with, beside those of all games."""

    @property
    def help(self) -> Help:
        """What may be typed, in the words of the database, and what that means."""

    @property
    def setting_up(self) -> SettingUp:
        """What is laid out before the first turn."""

    def seats(self, said: Said) -> Seating | None:
        """Who plays and by which house rules, once the answers of the set-up so far tell both."""

    def setup(self, setting: Setting, said: Said) -> Prompt | str:
        """The next question after the answers so far or, when all is known, the line that starts the record."""

    def start(self, text: str) -> Happening[State]:
        """The table as the first line of the record sets it up."""

    def ask(self, state: State, said: Said) -> Prompt | str:
        """The next question for an event or, when all is known, its line."""

    def step(self, state: State, text: str) -> Happening[State]:
        """What an event brings."""

    def seating(self, state: State) -> Seating:
        """Who plays, in order, and by which house rules."""

    def over(self, state: State) -> bool:
        """Whether the game has ended."""

    def view(self, state: State) -> TableView:
        """The table at a glance."""

    def unseen(self, state: State) -> tuple[Unseen, ...]:
        """What is still out by the record alone, a row a card; nothing where the copies are not counted."""

    def score(self, state: State) -> Scoresheet | Rounds | None:
        """The score as if the game ended now; None where there is none before its end."""

    def known(self, state: State) -> tuple[Text, ...]:
        """What is known of the score where there is none yet, with the clauses; nothing where there is one."""

    def statistics(self, course: Sequence[Happening[State]]) -> Statistics:
        """What players enjoy to look at when the game is over."""
