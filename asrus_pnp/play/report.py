"""A game as it is told afterwards: its course, its result, its statistics; for people, for programs, and for a printed page. Pure."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.playing import Happening, Statistics
from asrus_pnp.core.rulings import Rounds, Scoresheet
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.play.session import Session


@dataclass(frozen=True, slots=True)
class Report:
    """What there is to tell of a game: the happenings by their numbers, whether it is over, the result if it can be told, the statistics."""

    game: str
    name: Text
    options: tuple[str, ...]
    players: tuple[str, ...]
    over: bool
    course: tuple[Happening[Any], ...]
    result: Scoresheet | Rounds | None
    statistics: Statistics

    def as_json(self, lang: Lang) -> dict[str, Any]:
        """The game as the command line prints it."""
        return {
            "game": self.game,
            "options": list(self.options),
            "players": list(self.players),
            "over": self.over,
            "events": [_event(n, h, lang) for n, h in enumerate(self.course)],
            "score": self.result.as_json(lang) if self.result else None,
            "statistics": self.statistics.as_json(lang),
        }


def _event(number: int, happening: Happening[Any], lang: Lang) -> dict[str, Any]:
    ruling = happening.ruling.as_json(lang) if happening.ruling else None
    return {"event": number, "line": happening.line, "ruling": ruling, "told": [t.say(lang) for t in happening.told]}


def of(session: Session[Any]) -> Report:
    """The report of a game as it stands."""
    play, state = session.play, session.state
    seating, result = play.seating(state), play.score(state)
    return Report(play.book.id, play.book.name, seating.options, seating.players, session.over, session.course, result, play.statistics(session.course))


def fresh_notes(session: Session[Any], number: int) -> tuple[list[Text], list[str]]:
    """What the ruling of an event says that no ruling before it has said in this game; and the clauses of which that was said before."""
    ruling = session.course[number].ruling
    if ruling is None:
        return [], []
    before = [h.ruling for h in session.course[:number] if h.ruling]
    told = {note for r in before for note in r.notes}
    known = {clause for r in before for clause in r.clauses}
    clauses = session.play.book.clauses
    again = [c for c in ruling.clauses if c in known and clauses.find(c).status in ("ruling", "official")]
    return [n for n in ruling.notes if n not in told], again
