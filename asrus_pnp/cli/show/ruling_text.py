"""A ruling for people: the verdict, what happened step by step, the facts, the clauses, what the players should know."""

from collections.abc import Mapping
from typing import Any

from asrus_pnp.cli.show.answers import bold, notes
from asrus_pnp.cli.show.terminal import definitions, paragraph
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.database.labels import Labels
from asrus_pnp.results.referee import Book, Case
from asrus_pnp.results.ruling import Ruling
from asrus_pnp.rulebook.clauses import Clause

FACTS, CLAUSES = Text("결과", "Facts"), Text("조항", "Clauses")
HOUSE_RULES = Text("하우스 룰", "house rules")
CASES = Text("다룰 수 있는 경우", "Cases")


def ruling(book: Book, labels: Labels, one: Ruling, lang: Lang) -> list[str]:
    """One ruling in lines."""
    used = [book.clauses.find(c) for c in one.clauses]
    widest = max((len(c.id) for c in used), default=0)
    facts = [(labels.name(key).say(lang), labels.value(value, lang)) for key, value in one.facts.items()]
    steps = [line for n, s in enumerate(one.steps, 1) for line in paragraph(f"{s.text.say(lang)} [{', '.join(s.clauses)}]", f"{n:>3}. ")]
    return [
        *(bold(line) for line in paragraph(one.verdict.say(lang))),
        *_house_rules(book, one, lang),
        "",
        *steps,
        "",
        FACTS.say(lang),
        *definitions(facts),
        "",
        CLAUSES.say(lang),
        *(line for c in used for line in _clause(c, widest, labels, lang)),
        *notes([*one.notes, *book.clauses.otherwise(one.options)], lang),
    ]


def _house_rules(book: Book, one: Ruling, lang: Lang) -> list[str]:
    """Which are switched on, also where they change nothing."""
    words = book.cases[one.case].form.words
    return [f"{HOUSE_RULES.say(lang)}: {', '.join(words.label(o).say(lang) for o in one.options)}"] if one.options else []


def _clause(one: Clause, widest: int, labels: Labels, lang: Lang) -> list[str]:
    return paragraph(f"({labels.status[one.status].say(lang)}) {one.text.say(lang)}", f"  {one.id:<{widest}}  ")


def cases(book: Book, lang: Lang) -> list[str]:
    """The cases that the referee can settle, each with lines that can be typed."""
    shown = [line for name, question in book.cases.items() for line in _case(book.id, name, question, lang)]
    return [bold(f"{book.name.say(lang)}: {CASES.say(lang)}"), *shown]


def _case(game: str, name: str, question: Case, lang: Lang) -> list[str]:
    lines = " ".join(f'"{line}"' for line in question.example)
    return ["", *paragraph(question.title.say(lang), f"{name}  "), f"  asrus-pnp ruling {game} {name} {lines}"]


def cases_as_data(cases: Mapping[str, Case], lang: Lang) -> list[dict[str, Any]]:
    """The cases for programs."""
    return [{"case": name, "title": q.title.say(lang), "example": list(q.example)} for name, q in cases.items()]
