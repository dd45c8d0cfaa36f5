"""Asking for a position in a terminal: one value after the other, each checked at once, with a way back."""

from collections.abc import Mapping, Sequence
from typing import Any

import click

from asrus_pnp.cli.show.faults import tell_all
from asrus_pnp.cli.show.terminal import definitions
from asrus_pnp.core.errors import InputError
from asrus_pnp.core.spelling import meant, perhaps
from asrus_pnp.core.text import Lang, Text
from asrus_pnp.positions.notation import Lines
from asrus_pnp.positions.prompts import BACK, NOTHING, Answers, Prompt, about, check, lines, next_prompt
from asrus_pnp.positions.typed_ahead import taken
from asrus_pnp.results.referee import Question

INTRO = Text(
    "하나씩 답합니다. 빈칸은 건너뛰기, ? 는 이 질문의 도움말, < 는 앞 질문으로, - 는 앞서 적은 답 지우기, Ctrl-C 는 그만두기입니다.",
    "Answer one by one. Empty leaves a value out, ? explains a question, < goes back, - clears an earlier answer, Ctrl-C stops.",
)
WHOSE = Text(
    "이름이 아니라 카드입니다. 먼저 누구의 카드인지 적어 주세요. 카드는 다음 질문에 남겨 둡니다.",
    "These are cards: first say whose. They are kept for the next question.",
)
HELP = "?"
MADE = Text("답으로 만든 줄들 (그대로 다시 쓸 수 있다):", "The lines made of your answers (they can be given again as they are):")
AGAIN = Text("마지막 질문부터 다시 묻는다. < 로 더 앞으로 갈 수 있다.", "The last question comes again; < goes further back.")


def choice(title: Text, known: Mapping[str, str], lang: Lang, spellings: Mapping[str, Sequence[str]] | None = None) -> str:
    """One of the names: typed, by what it is called in the list or any beginning that no other has, or by its number there;
    click.Abort where the player stops."""
    spelled = spellings or {name: (name, said) for name, said in known.items()}
    names = list(known)
    listed = definitions([(f"{n}. {name}", known[name]) for n, name in enumerate(names, 1)])
    click.echo("\n".join([title.say(lang), *listed]), err=True)
    while True:
        text = click.prompt(title.say(lang), default="", show_default=False, err=True).strip()
        if text.isdecimal() and 1 <= int(text[:9]) <= len(names):
            return names[int(text[:9]) - 1]
        found = meant(text, spelled)
        if len(found) == 1:
            return found[0]
        click.echo(perhaps("" if found else text, found or names).say(lang), err=True)


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
    if text == HELP:
        return click.echo("\n".join(f"  {t.say(lang)}" for t in about(question.form, prompt, question.example)), err=True)
    text = "" if text == NOTHING else text
    ahead = taken(question.form, answers, prompt, text) if text else None
    if ahead:
        before.update(ahead)
        return answers.update(ahead) if prompt in ahead else click.echo(WHOSE.say(lang), err=True)
    faults = check(question.form, answers, prompt, text)
    if faults:
        return tell_all(faults, lang)
    answers[prompt] = before[prompt] = text


def _words(prompt: Prompt, answers: Answers, lang: Lang) -> str:
    names = [a for p, a in answers.items() if p.sort == "name" and p.line == prompt.line]
    return f"{names[0]}: {prompt.words.say(lang)}" if names else prompt.words.say(lang)
