"""What to ask a player for, one value after the other, and the lines that come of the answers."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal

from asrus_pnp.core.errors import Fault, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text, join, same
from asrus_pnp.positions.form import Form, read
from asrus_pnp.positions.notation import read_line, split
from asrus_pnp.positions.value_types import NO, YES

HINT_AT_MOST = 80  # longer hints list every card that there is
Sort = Literal["options", "table", "name", "cards", "field", "flag", "event"]
BACK, NOTHING = "<", "-"  # what may be typed at any prompt: to go back to the one before it, and to give no answer


@dataclass(frozen=True, slots=True)
class Prompt:
    """One question that is open: in which words, what sort of answer; for a position also of which line (0 the table's, then the players')
    and for which key, and whether it must have an answer."""

    words: Text
    sort: Sort = "event"
    line: int = 0
    key: str = ""
    needed: bool = False


Answers = dict[Prompt, str]


def next_prompt(form: Form, answers: Answers) -> Prompt | None:
    """The first question that has no answer yet; None where all are answered."""
    return next((p for p in prompts(form, answers) if p not in answers), None)


def prompts(form: Form, answers: Mapping[Prompt, str]) -> Iterator[Prompt]:
    """All questions in order, as far as the answers tell which there are: an empty name ends the players."""
    if form.options:
        names = join([form.words.label(o) for o in form.options], ", ")
        yield Prompt(Text(f"켤 옵션이 있으면 적는다 ({names.ko})", f"options to switch on, if any ({names.en})"), "options")
    for f in form.table:
        yield Prompt(_hinted(f.ask, f.kind.hint()), "table", 0, f.key, f.needed)
    low, high = form.players
    for line in range(1, high + 1):
        name = Prompt(Text(f"{line}번째 플레이어의 이름", f"name of player {line}"), "name", line, needed=line <= low)
        yield name
        if not answers.get(name):
            return
        yield from _of_player(form, line, answers)


def _of_player(form: Form, line: int, answers: Mapping[Prompt, str]) -> Iterator[Prompt]:
    skipped: tuple[str, ...] = ()
    if form.cards:
        cards = Prompt(form.cards.ask, "cards", line, needed=form.cards.needed)
        yield cards
        skipped = form.instead if answers.get(cards) else ()
    for f in form.fields:
        if f.key not in skipped:
            yield Prompt(_hinted(f.ask, f.kind.hint()), "field", line, f.key, f.needed)
    for flag in form.flags:
        if flag.when and not flag.when(_known(form, line, answers)):
            continue
        yield Prompt(Text(f"{flag.ask.ko} (예/아니요)", f"{flag.ask.en} (y/n)"), "flag", line, flag.word)


def _known(form: Form, line: int, answers: Mapping[Prompt, str]) -> dict[str, Any]:
    """The values that the table's answers have, and which words are on the line."""
    table = {p.key: _value(form, p, a) for p, a in answers.items() if p.sort == "table" and a}
    return table | {p.key: fold(a) in YES for p, a in answers.items() if p.sort == "flag" and p.line == line}


def _value(form: Form, prompt: Prompt, text: str) -> Any:
    """What an answer means; None where it cannot be read."""
    players = [p for numbered in split(_line("-", [(prompt, text)])) for p in read(_only(form, prompt), numbered, []).players]
    return players[0].get(prompt.key) if players else None


def _hinted(ask: Text, hint: Text) -> Text:
    return Text(f"{ask.ko} ({hint.ko})", f"{ask.en} ({hint.en})") if len(hint.en) <= HINT_AT_MOST else ask


def check(form: Form, answers: Answers, prompt: Prompt, text: str) -> list[Fault]:
    """What is wrong with an answer; nothing where it may stand."""
    if not text:
        needed = fault(same(""), "비워 둘 수 없다", "cannot be left out", prompt.words.ko, prompt.words.en)
        return [needed] if prompt.needed else []
    if prompt.sort == "flag":
        known = fold(text) in (*YES, *NO)
        return [] if known else [fault(same(""), f"“{text}”", f"“{text}” is not understood", "예 또는 아니요", "y or n")]
    if prompt.sort == "name":
        return _check_name(form, answers, prompt, text)
    faults: list[Fault] = []
    for numbered in split(_line("-", [(prompt, text)])) or [[]]:
        read(_only(form, prompt), numbered, faults)
    return [replace(f, where=same("")) for f in faults]


def about(form: Form, prompt: Prompt, example: Sequence[str]) -> list[Text]:
    """What helps with a question: whether it needs an answer, what may be typed, and what stands there in the example."""
    told = [Text("꼭 답해야 합니다", "an answer is needed") if prompt.needed else Text("비워 두면 없는 것으로 봅니다", "may be left empty")]
    fields = {"cards": (form.cards,), "table": form.table, "field": form.fields}.get(prompt.sort, ())
    told += [f.kind.hint() for f in fields if f and (f.key == prompt.key or prompt.sort == "cards")]
    if prompt.sort == "cards":
        told.append(Text("여러 장은 빈칸으로 나누고, 같은 카드는 2x3처럼 적습니다", "several parted by spaces, as in 5 7; 2x3 is three of card 2"))
    if prompt.sort == "name":
        told.append(Text("기호 없는 이름, 수는 이름이 아닙니다", "a name without signs; a number is none"))
    found = _in_example(form, prompt, example)
    return [prompt.words, *told, *([Text(f"예: {found}", f"for example: {found}")] if found else [])]


def _in_example(form: Form, prompt: Prompt, example: Sequence[str]) -> str:
    for numbered in enumerate(example, 1):
        line = read_line(*numbered, [])
        if line is None or (prompt.sort == "table") != (fold(line.name) in form.words.spellings("table")):
            continue
        pairs = [i.partition("=") for i in line.items]
        if prompt.sort == "name":
            return line.name
        found = [value if prompt.key else key for key, equals, value in pairs if bool(equals) == bool(prompt.key) and key in (prompt.key or key)]
        if found:
            return " ".join(found)
    return ""


def _only(form: Form, prompt: Prompt) -> Form:
    """The form with nothing but what this question asks for, so that an answer cannot hold anything else."""
    fields = form.table if prompt.sort == "table" else form.fields
    own = tuple(replace(f, needed=False) for f in fields if f.key == prompt.key)
    if prompt.sort == "options":
        return Form(form.words, (0, 0), options=form.options, silent_options=form.silent_options)
    return Form(form.words, (0, 1), own, cards=form.cards if prompt.sort == "cards" else None)


def _check_name(form: Form, answers: Answers, prompt: Prompt, text: str) -> list[Fault]:
    faults: list[Fault] = []
    if all(word.isdecimal() for word in text.replace(",", " ").split()):
        return [fault(same(""), f"“{text}”: 수는 이름이 될 수 없습니다", f"“{text}”: a number is no name", "플레이어의 이름", "the name of a player")]
    found = [read(Form(form.words, (0, 1)), numbered, faults).players for numbered in split(f"{text}:")] if "=" not in text else []
    if not faults and [len(players) for players in found] != [1]:
        faults.append(fault(same(""), f"“{text}”은(는) 이름이 될 수 없다", f"“{text}” cannot be a name", "다른 이름", "another name"))
    before = [fold(a) for p, a in answers.items() if p.sort == "name" and p != prompt]
    if not faults and fold(text) in before:
        faults.append(fault(same(""), f"{text}: 같은 이름이 이미 있다", f"{text} plays already", "서로 다른 이름", "another name"))
    return [replace(f, where=same("")) for f in faults]


def lines(answers: Answers) -> list[str]:
    """The position that the answers make, as it would be typed."""
    given = {line: [(p, a) for p, a in answers.items() if p.line == line and a] for line in {p.line: 0 for p in answers}}
    options = [(p, a) for p, a in given.get(0, []) if p.sort == "options"]
    table = [(p, a) for p, a in given.get(0, []) if p.sort == "table"]
    heads = [_line("", options)] if options else []
    heads += [_line("table", table)] if table else []
    return heads + [_line(a, some[1:]) for line, some in sorted(given.items()) if line for p, a in some[:1]]


def _line(name: str, answers: list[tuple[Prompt, str]]) -> str:
    """A line of these answers; options have a line of their own, whatever the name."""
    items = [i for i in (_item(p, a) for p, a in answers) if i]
    head = "option" if answers and answers[0][0].sort == "options" else name
    return f"{head}: {' '.join(items)}".rstrip()


def _item(prompt: Prompt, text: str) -> str:
    if prompt.sort == "flag":
        return prompt.key if fold(text) in YES else ""
    return f"{prompt.key}={''.join(text.split())}" if prompt.key else text
