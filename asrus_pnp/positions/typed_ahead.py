"""An answer that holds more than was asked for: a whole line where a name was asked for, cards one question early, a value with its key."""

from collections.abc import Sequence
from dataclasses import dataclass

from asrus_pnp.core.spelling import fold
from asrus_pnp.positions.form import Form
from asrus_pnp.positions.notation import quoted, read_line, split
from asrus_pnp.positions.prompts import Answers, Prompt, check, prompts


@dataclass(frozen=True, slots=True)
class Typed:
    """What items there are: words that may be a name, bare cards, values by their key, words that are switches."""

    names: tuple[str, ...]
    cards: tuple[str, ...]
    values: dict[str, str]
    flags: frozenset[str]


def taken(form: Form, answers: Answers, prompt: Prompt, text: str) -> Answers | None:
    """The answers that the text gives to this question and to later ones of its line; None where it is an answer like any other.
    Cards without a name are an answer to the question for the cards alone: whose they are has still to be asked."""
    if prompt.sort == "field":
        return _keyed(form, prompt, text)
    if prompt.sort not in ("name", "cards"):
        return None
    name, typed = _parted(form, prompt, text)
    if not (typed.cards or typed.values or typed.flags) or (prompt.sort == "cards" and not (typed.values or typed.flags)):
        return None
    given = Answers()
    if prompt.sort == "name":
        if not name and typed.cards and not typed.values and form.cards:
            return {Prompt(form.cards.ask, "cards", prompt.line, needed=form.cards.needed): " ".join(typed.cards)}
        if not name or check(form, answers, prompt, name):
            return None
        given[prompt] = name
    return _spread(form, answers, prompt.line, typed, given)


def _keyed(form: Form, prompt: Prompt, text: str) -> Answers | None:
    """A value that was typed with its key, as in energy=4."""
    key, equals, value = text.partition("=")
    return {prompt: value.strip()} if equals and fold(key.strip()) in form.words.spellings(prompt.key) and not check(form, {}, prompt, value.strip()) else None


def _parted(form: Form, prompt: Prompt, text: str) -> tuple[str, Typed]:
    """The name in the text, as it would be typed, and what stands behind it."""
    lines = [line for position in split(text) for _, line in position]
    whole = prompt.sort == "name" and len(lines) == 1 and ":" in lines[0] and "=" not in lines[0].split(":")[0]
    line = read_line(1, lines[0] if whole else f"-: {' '.join(lines)}", [])
    typed = _sorted(form, prompt, line.items if line else ())
    if whole and line:
        return ("", Typed((), (), {}, frozenset())) if typed.names else (quoted(line.name), typed)
    return " ".join(typed.names), typed


def _sorted(form: Form, prompt: Prompt, items: Sequence[str]) -> Typed:
    keys, flags = form.words.table(f.key for f in form.fields), form.words.table(f.word for f in form.flags)
    cards = Prompt(form.cards.ask, "cards", prompt.line) if form.cards else None
    names, bare, values, switched = list[str](), list[str](), dict[str, str](), set[str]()
    for item in items:
        key, equals, value = item.partition("=")
        if equals and fold(key) in keys:
            values[keys[fold(key)]] = value
        elif fold(item) in flags and (names or prompt.sort == "cards"):
            switched.add(flags[fold(item)])
        elif cards and not equals and not check(form, {}, cards, item):
            bare.append(item)
        else:
            names.append(item)
    return Typed(tuple(names), tuple(bare), values, frozenset(switched))


def _spread(form: Form, answers: Answers, line: int, typed: Typed, given: Answers) -> Answers:
    """The given answers, and what was typed as the answer to each question of the line that it fits."""
    for p in prompts(form, known := {**answers, **given}):
        if p.line != line or p in known:
            continue
        text = {"cards": " ".join(typed.cards), "field": typed.values.get(p.key, ""), "flag": "y" * (p.key in typed.flags)}.get(p.sort, "")
        if text and not check(form, known, p, text):
            known[p] = given[p] = text
    return given
