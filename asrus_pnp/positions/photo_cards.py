"""Cards that photos show become items of the players' lines, beside what was typed for them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from asrus_pnp.camera_mark.message import ID
from asrus_pnp.core.errors import Fault, InputError, fault
from asrus_pnp.core.spelling import fold
from asrus_pnp.core.text import Text
from asrus_pnp.positions.form import Form, read
from asrus_pnp.positions.notation import Line, read_line
from asrus_pnp.positions.prompts import Answers, Prompt, prompts
from asrus_pnp.positions.value_types import Kind, Wrong

Numbered = list[tuple[int, str]]
BARE = ""  # the key of what stands on a line without one


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one player, by id."""

    player: str
    ids: tuple[str, ...]


def key_of(form: Form, id: str) -> str | None:
    """Where a card of that id stands on a player's line: bare, or under a key that takes ids; None where the game does not score it."""
    if form.cards and _reads(form.cards.kind, id):
        return BARE
    return next((f.key for f in form.fields if _reads(f.kind, id)), None)


def _reads(kind: Kind, text: str) -> bool:
    try:
        kind.read(text)
    except Wrong:
        return False
    return True


def in_two_hands(hands: Sequence[Hand], labels: Mapping[str, Text]) -> list[Fault]:
    """A fault for each card that several players seem to hold."""
    holders: dict[str, list[str]] = {}
    for hand in hands:
        for id in hand.ids:
            holders.setdefault(id, []).append(hand.player)
    right = ("한 사람의 사진에만 나오게 찍은 사진", "photos that show it with one of them alone")
    return [
        fault(labels[id], f"{', '.join(names)}의 사진에 함께 나온다", f"lies in the photos of {' and '.join(names)}", *right)
        for id, names in holders.items()
        if len(names) > 1
    ]


def lines(form: Form, hands: Sequence[Hand], typed: Numbered) -> Numbered:
    """A line for each hand with what was typed for that player, then the lines of the others as they were typed; lines of the table come first.
    Raises InputError where a typed line has no name."""
    faults: list[Fault] = []
    read_ones = [(text, read_line(number, text, faults)) for number, text in typed]
    if faults:
        raise InputError(faults)
    beside: dict[str, Line] = {}
    first, rest = list[str](), list[str]()
    names = {fold(h.player) for h in hands}
    for text, line in read_ones:
        assert line  # else there were faults
        if fold(line.name) in form.spellings["lines"]:
            first.append(text)
        elif fold(line.name) in names and fold(line.name) not in beside:
            beside[fold(line.name)] = line
        else:
            rest.append(text)
    merged = [_line(form, hand, beside.get(fold(hand.player))) for hand in hands]
    return list(enumerate([*first, *merged, *rest], 1))


def _line(form: Form, hand: Hand, typed: Line | None) -> str:
    """The line of one player: the cards seen, then what was typed and was not seen."""
    seen = {fold(id) for id in hand.ids}
    items = [i for i in typed.items if fold(i) not in seen] if typed else []
    keyed: dict[str, list[str]] = {}
    for id in hand.ids:
        key = key_of(form, id)
        if key is not None:
            keyed.setdefault(key, []).append(id)
    bare = keyed.pop(BARE, [])
    for key, ids in keyed.items():
        items = _joined(form, items, key, ids)
    return f"{hand.player}: {' '.join([*bare, *items])}".rstrip()


def _joined(form: Form, items: list[str], key: str, ids: list[str]) -> list[str]:
    """The items with those ids under the key; what was typed under it stays beside them, or alone where the two cannot stand together."""
    kind = next(f.kind for f in form.fields if f.key == key)
    for n, item in enumerate(items):
        name, equals, value = item.partition("=")
        if equals and form.spellings["fields"].get(fold(name)) == key:
            both = "+".join([*ids, *(v for v in value.split("+") if v.upper() not in ids)])
            return [*items[:n], f"{key}={both if _reads(kind, both) else value}", *items[n + 1 :]]
    return [*items, f"{key}={'+'.join(ids)}"]


def counted(form: Form, position: Numbered, player: str) -> int:
    """How many cards stand on the player's line: bare, or by id under a key."""
    own = [(n, text) for n, text in position if (line := read_line(n, text, [])) and fold(line.name) == fold(player)]
    entries = read(_undemanding(form), own, []).players
    keyed = [part for _, text in own for item in text.split() if "=" in item for part in item.partition("=")[2].split("+")]
    return sum(sum(e.get("cards", {}).values()) for e in entries) + sum(bool(ID.fullmatch(part.upper())) for part in keyed)


def more(position: Numbered, player: str, items: str) -> Numbered:
    """The typed lines with items added to the player's own; with a line of its own where there was none."""
    for at, (number, text) in enumerate(position):
        line = read_line(number, text, [])
        if line and fold(line.name) == fold(player):
            return [*position[:at], (number, f"{text} {items}"), *position[at + 1 :]]
    return [*position, (len(position) + 1, f"{player}: {items}")]


def known(form: Form, position: Numbered, asked: Collection[str]) -> Answers:
    """The answers that the lines of a position give beforehand. Players named in `asked` (folded) are asked for all that their lines leave open,
    the others only for what is needed. Raises InputError where a line holds something that cannot be read."""
    faults: list[Fault] = []
    read(_undemanding(form), position, faults)
    if faults:
        raise InputError(faults)
    found = [line for number, text in position if (line := read_line(number, text, faults))]
    players = [line for line in found if fold(line.name) not in form.spellings["lines"]]
    options = [i for line in found if form.spellings["lines"].get(fold(line.name)) == "option" for i in line.items]
    answers: Answers = {}
    for prompt in prompts(form, answers):
        told = _of_player(form, prompt, players, asked) if prompt.line else " ".join(options) if prompt.sort == "options" else None
        if told is not None:
            answers[prompt] = told
    return answers


def _undemanding(form: Form) -> Form:
    """The form with nothing needed, and any number of players up to its own."""
    fields, table = (tuple(replace(f, needed=False) for f in some) for some in (form.fields, form.table))
    return replace(form, players=(0, form.players[1]), fields=fields, table=table)


def _of_player(form: Form, prompt: Prompt, players: Sequence[Line], asked: Collection[str]) -> str | None:
    """What the player's line answers; empty for what need not be asked, None for what is open."""
    if prompt.line > len(players):
        return "" if prompt.sort == "name" and len(players) >= form.players[0] else None
    line = players[prompt.line - 1]
    if prompt.sort == "name":
        return line.name
    keys, flags = form.spellings["fields"], form.spellings["flags"]
    given = {keys[fold(k)]: v for k, equals, v in (i.partition("=") for i in line.items) if equals}
    bare = [i for i in line.items if "=" not in i]
    if prompt.sort == "flag":
        return "yes" if prompt.key in (flags.get(fold(i)) for i in bare) else ""
    told = " ".join(i for i in bare if fold(i) not in flags) if prompt.sort == "cards" else given.get(prompt.key, "")
    return told or (None if prompt.needed or fold(line.name) in asked else "")
