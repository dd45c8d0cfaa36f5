"""A game as it is told afterwards: its course, its result, its statistics; for people, for programs, and for a printed page. Pure."""

from dataclasses import dataclass
from typing import Any

from asrus_pnp.core.text import Lang, Text
from asrus_pnp.play.kept_game import Happening, Statistics
from asrus_pnp.play.session import Session
from asrus_pnp.results.score_sheet import Rounds, Scoresheet
from asrus_pnp.rulebook.clauses import Clause

News = tuple[list[Text], list[str]]


@dataclass(frozen=True, slots=True)
class Report:
    """What there is to tell of a game: the happenings by their numbers, whether it is over, the result if it can be told, the statistics."""

    game: str
    name: Text
    options: tuple[str, ...]
    option_names: tuple[Text, ...]
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
    named = tuple(play.book.score.form.words.label(o) for o in seating.options)
    statistics = play.statistics(session.course)
    return Report(play.book.id, play.book.name, seating.options, named, seating.players, session.over, session.course, result, statistics)


def news(session: Session[Any]) -> list[News]:
    """For each event what its ruling says that no ruling before it has said in this game, and the silent clauses of which that was said before:
    a table need not read the same reasons in every turn. An answer of the publisher that comes again is told in short, with what plays it otherwise."""
    clauses, told, known = session.play.book.clauses, set[Text](), set[str]()
    found: list[News] = []
    for ruling in (h.ruling for h in session.course):
        notes, cited = (ruling.notes, ruling.clauses) if ruling else ((), ())
        again = [clauses.find(c) for c in cited if c in known]
        answered = [_answered(c) for c in again if c.status == "official"]
        found.append(([*(n for n in notes if n not in told), *answered], [c.id for c in again if c.status == "ruling"]))
        told.update(notes)
        known.update(cited)
    return found


def _answered(clause: Clause) -> Text:
    """That the publisher's answer holds here too, and the option that plays it the other way."""
    way = clause.other_way
    ko, en = (f" (다르게 하려면: option: {way})", f" (the other way: option: {way})") if way else ("", "")
    return Text(f"앞에서 말한 출판사의 답변: {clause.id}{ko}", f"the publisher answered, as told before: {clause.id}{en}")
