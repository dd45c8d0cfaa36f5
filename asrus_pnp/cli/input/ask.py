"""Asking for a position in a terminal: one value after the other, each checked at once, with a way back."""

from collections.abc import Mapping
from typing import Any

import click

from asrus_pnp.cli.show.faults import tell_all
from asrus_pnp.cli.show.terminal import definitions
from asrus_pnp.core.errors import InputError
from asrus_pnp.core.spelling import perhaps
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.positions.notation import Lines
from asrus_pnp.positions.prompts import BACK, NOTHING, Answers, Prompt, check, lines, next_prompt
from asrus_pnp.results.referee import Question

INTRO = Text(
    "하나씩 답한다. 빈칸은 건너뛰기, < 는 앞 질문으로, - 는 앞서 적은 답 지우기, Ctrl-C 는 그만두기.",
    "Answer one by one. Empty leaves a value out, < goes back, - clears an earlier answer, Ctrl-C stops.",
)
MADE = Text("답으로 만든 줄들 (그대로 다시 쓸 수 있다):", "The lines made of your answers (they can be given again as they are):")
AGAIN = Text("마지막 질문부터 다시 묻는다. < 로 더 앞으로 갈 수 있다.", "The last question comes again; < goes further back.")


def choice(title: Text, known: Mapping[str, str], lang: Lang) -> str:
    """One of the names, typed, by what it is called in the list, or by its number there; click.Abort where the player stops."""
    names = list(known)
    listed = definitions([(f"{n}. {name}", known[name]) for n, name in enumerate(names, 1)])
    click.echo("\n".join([title.say(lang), *listed]), err=True)
    while True:
        text = click.prompt(title.say(lang), err=True).strip().casefold()
        if text in known:
            return str(text)
        if text.isdecimal() and 1 <= int(text[:9]) <= len(names):
            return names[int(text[:9]) - 1]
        called = [n for n in names if "".join(known[n].casefold().split()) == "".join(text.split())]
        if called:
            return called[0]
        click.echo(perhaps(text, names).say(lang), err=True)


def position(question: Question[Any, Any, Any], deck_check: bool, lang: Lang, known: Answers | None = None) -> Lines:
    """The lines of a position that the question accepts, asked for except for what is known; click.Abort where the player stops."""
    answers: Answers = dict(known or {})
    before: Answers = dict(answers)
    click.echo(f"{question.title.say(lang)}\n{INTRO.say(lang)}", err=True)
    while True:
        while prompt := next_prompt(question.form, answers):
            _one(question, prompt, answers, before, lang)
        numbered = list(enumerate(lines(answers), 1))
        try:
            question.settle(numbered, deck_check)
        except InputError as error:
            tell_all(error.faults, lang)
            click.echo(AGAIN.say(lang), err=True)
            answers.popitem()
            continue
        click.echo("\n".join(["", MADE.say(lang), *(line for _, line in numbered), ""]), err=True)
        return numbered


def _one(question: Question[Any, Any, Any], prompt: Prompt, answers: Answers, before: Answers, lang: Lang) -> None:
    """Ask one question until its answer may stand, or the player goes back."""
    known = before.get(prompt, "")
    text = click.prompt(_words(prompt, answers, lang), default=known, show_default=bool(known), err=True).strip()
    if text == BACK:
        if answers:
            answers.popitem()
        return
    text = "" if text == NOTHING else text
    faults = check(question.form, answers, prompt, text)
    if faults:
        return tell_all(faults, lang)
    answers[prompt] = before[prompt] = text


def _words(prompt: Prompt, answers: Answers, lang: Lang) -> str:
    names = [a for p, a in answers.items() if p.sort == "name" and p.line == prompt.line]
    return f"{names[0]}: {prompt.words.say(lang)}" if names else prompt.words.say(lang)
