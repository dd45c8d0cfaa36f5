"""What a position of one game may hold, declared once: it reads the lines, writes them back, and tells what to ask for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from asrus_pnp.core.errors import DataError, Fault, fault
from asrus_pnp.core.spelling import fold, perhaps
from asrus_pnp.core.text import Text
from asrus_pnp.database.spellings import shared
from asrus_pnp.database.words import FILE, Words
from asrus_pnp.positions.notation import Line, at_line, quoted, read_line, short, unhidden
from asrus_pnp.positions.value_types import TIMES, Kind, One, Wrong

SUGGEST_FOR_AT_MOST = 20
REMEMBERED = 5000
Item = tuple[str, Any, int]  # the key, the value, and of a card how many


@dataclass(frozen=True, slots=True)
class Entry:
    """What one line gave: the values by key; flags are True; the bare cards are a dict of counts under `cards`.
    `unread` has the keys whose value was given and could not be read (among the values it is None; of cards there are those that could),
    and those that are missing though needed."""

    name: str
    line: int
    values: dict[str, Any]
    unread: set[str] = field(default_factory=set)

    def get(self, key: str, default: Any = None) -> Any:
        """The value of a key, or the default where it was not given or could not be read."""
        return self.values.get(key, default)

    @property
    def at(self) -> Text:
        """The place of this line, for a fault."""
        return at_line(self.line)


@dataclass(frozen=True, slots=True)
class Reading:
    """A position as it was typed: what belongs to nobody, the options switched on, the players in order."""

    table: Entry
    options: tuple[str, ...]
    players: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """One `key=value`, with the kind of its value and what it says to a player who is asked for it."""

    key: str
    kind: Kind
    ask: Text
    needed: bool = False


@dataclass(frozen=True, slots=True)
class Flag:
    """One bare word on a player's line, such as `calls`. It is asked for only `when` what is known so far, the table's values and the
    words on the line, gives it a meaning."""

    word: str
    ask: Text
    when: Callable[[Mapping[str, Any]], bool] | None = None


@dataclass(frozen=True, slots=True)
class Form:
    """What may stand on the table's line and on each player's; `cards` reads the bare items, counted.
    The keys in `instead` are another way to say what the cards say: who gave cards is not asked for them.
    Of the options, `silent_options` change nothing here: they are accepted too, but not asked for."""

    words: Words
    players: tuple[int, int]
    fields: tuple[Field, ...] = ()
    table: tuple[Field, ...] = ()
    flags: tuple[Flag, ...] = ()
    cards: Field | None = None
    options: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    silent_options: tuple[str, ...] = ()
    spellings: Mapping[str, dict[str, str]] = field(init=False)
    kinds: Mapping[str, dict[str, Kind]] = field(init=False)
    memory: Mapping[str, dict[str, Item]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        names = {
            "fields": [f.key for f in self.fields],
            "table": [f.key for f in self.table],
            "flags": [f.word for f in self.flags],
            "options": (*self.options, *self.silent_options),
            "lines": ["table", "option"],
        }
        object.__setattr__(self, "spellings", {k: self.words.table(v) for k, v in names.items()})
        self.words.table([*names["fields"], *names["flags"]])
        if faults := self._cards_called_as_keys():
            raise DataError(faults)
        object.__setattr__(self, "memory", {"fields": {}, "table": {}})
        object.__setattr__(self, "kinds", {k: {f.key: f.kind for f in v} for k, v in (("fields", self.fields), ("table", self.table))})

    def _cards_called_as_keys(self) -> list[Fault]:
        """A fault for each spelling of a bare card that is a key or a flag as well."""
        known = self.cards.kind.known if self.cards and isinstance(self.cards.kind, One) else {}
        keys = [*(f.key for f in self.fields), *(f.word for f in self.flags)]
        return shared([*((key, self.words.spellings(key)) for key in keys), *((str(card), [word]) for word, card in known.items())], FILE)


def read(form: Form, lines: list[tuple[int, str]], faults: list[Fault]) -> Reading:
    """The position that the lines give, with all that is wrong in them added to faults; what is wrong is left out."""
    table, players, options, unread = Entry("table", 0, {}), list[Entry](), list[str](), 0
    for number, text in lines:
        line = read_line(number, text, faults)
        if line is None:
            unread += 1
            continue
        special = form.spellings["lines"].get(fold(line.name))
        if special == "table":
            table = _table(form, line, table, faults)
        elif special == "option":
            options += _options(form, line, faults)
        else:
            players.append(_player(form, line, faults))
    _check_names(form, players, unread, faults)
    _check_needed(form.words, form.table, table, faults)
    return Reading(table, tuple(dict.fromkeys(options)), tuple(players))


def _table(form: Form, line: Line, before: Entry, faults: list[Fault]) -> Entry:
    """What the table's lines give, this one and those before it."""
    _entry(Entry(line.name, line.number, before.values, before.unread), line, form, "table", faults)
    return Entry(before.name, before.line or line.number, before.values, before.unread)


def _player(form: Form, line: Line, faults: list[Fault]) -> Entry:
    entry = _entry(Entry(line.name, line.number, {}), line, form, "fields", faults)
    _check_needed(form.words, form.fields, entry, faults)
    return entry


def _options(form: Form, line: Line, faults: list[Fault]) -> list[str]:
    known = form.spellings["options"]
    for item in line.items:
        if fold(item) not in known:
            found = f"“{short(item)}”"
            right = perhaps(item, known) if known else Text("옵션이 없다", "there is none here")
            faults.append(fault(at_line(line.number), f"옵션 {found}은(는) 없다", f"there is no option {found}", *right))
    return [known[fold(i)] for i in line.items if fold(i) in known]


def _entry(entry: Entry, line: Line, form: Form, section: str, faults: list[Fault]) -> Entry:
    """The entry with what the line gives. An item that was read before is not read again: the positions of a log are made of the same few items."""
    memory = form.memory[section]
    for item in line.items:
        known = memory.get(item)
        if known and _put(entry, *known):
            continue
        try:
            read_one = _read_field(entry, item, form, section) if "=" in item else _read_bare(entry, item, form, section)
            if len(memory) < REMEMBERED:
                memory[item] = read_one
        except Wrong as wrong:
            faults += [_fault(entry, item, one, len(faults) < SUGGEST_FOR_AT_MOST) for one in (wrong, *wrong.also)]
    return entry


def _fault(entry: Entry, item: str, wrong: Wrong, suggest: bool) -> Fault:
    found = Text(f"“{short(unhidden(item))}”: {wrong.found.ko}", f"“{short(unhidden(item))}”: {wrong.found.en}")
    return Fault(entry.at, found, wrong.right if suggest else Text("", ""), wrong.clause)


def _put(entry: Entry, key: str, value: Any, count: int) -> bool:
    """Whether the item could be put into the entry: of cards there may be more, any other key stands there once."""
    if count:
        cards = entry.values.setdefault("cards", {})
        cards[value] = cards.get(value, 0) + count
    elif key in entry.values:
        return False
    else:
        entry.values[key] = dict(value) if isinstance(value, dict) else value  # so that nobody changes what is remembered
    return True


def _read_field(entry: Entry, item: str, form: Form, section: str) -> Item:
    typed, _, text = item.partition("=")
    typed = unhidden(typed)
    keys = form.spellings[section]
    key = keys.get(fold(typed))
    if key is None:
        raise Wrong(Text("그런 항목은 없다", "there is no such key"), partial(perhaps, typed, keys))
    if key in entry.values:
        raise Wrong(Text("두 번 나온다", "stands there twice"), Text("한 번만", "once"))
    entry.values[key] = None
    entry.unread.add(key)
    value = form.kinds[section][key].read(text)
    entry.unread.remove(key)
    del entry.values[key]
    _put(entry, key, value, 0)
    return key, value, 0


def _read_bare(entry: Entry, item: str, form: Form, section: str) -> Item:
    flags = form.spellings["flags"] if section == "fields" else {}
    flag = flags.get(fold(item))
    if flag:
        if flag in entry.values:
            raise Wrong(Text("두 번 나온다", "stands there twice"), Text("한 번만", "once"))
        entry.values[flag] = True
        return flag, True, 0
    if form.cards is None or section == "table":
        known = [*flags, *(f"{k}=" for k in form.spellings[section])]
        raise Wrong(Text("여기서는 뜻이 없다", "has no meaning here"), partial(perhaps, item, known))
    entry.values.setdefault("cards", {})
    try:
        card, count = _read_cards(form.cards.kind, item)
    except Wrong:
        entry.unread.add("cards")
        raise
    _put(entry, "cards", card, count)
    return "cards", card, count


def _read_cards(kind: Kind, item: str) -> tuple[Any, int]:
    """A card and how many of it, as in 2x3."""
    times = TIMES.fullmatch(item)
    card, count = kind.read(times[1] if times else item), int(times[2]) if times else 1
    if not count:
        raise Wrong(Text("0장이다", "is no card at all"), Text("1장 이상", "at least one"))
    return card, count


def _check_needed(words: Words, fields: tuple[Field, ...], entry: Entry, faults: list[Fault]) -> None:
    for f in fields:
        if f.needed and f.key not in entry.values:
            place = Text(f"{entry.at.ko}, {entry.name}", f"{entry.at.en}, {entry.name}") if entry.line else Text("테이블 줄", "table")
            hint, ko = f.kind.hint(), words.label(f.key).ko
            faults.append(fault(place, f"{ko}= 이(가) 없다", f"{f.key}= is missing", f"{ko}= {hint.ko}", f"{f.key}= {hint.en}"))
            entry.unread.add(f.key)


def _check_names(form: Form, players: list[Entry], unread: int, faults: list[Fault]) -> None:
    """A fault for too few or too many players (a line whose name could not be read is taken for one), and for each name that comes twice."""
    (low, high), count = form.players, len(players) + unread
    if not low <= count <= high:
        span = str(low) if low == high else f"{low}–{high}"
        faults.append(fault(Text("", ""), f"플레이어가 {count}명이다", f"there are {count} players", f"{span}명", f"{span} lines of players"))
    seen: set[str] = set()
    for entry in players:
        if fold(entry.name) in seen:
            faults.append(fault(entry.at, f"{entry.name}: 같은 이름이 두 번 나온다", f"{entry.name} stands there twice", "서로 다른 이름", "two names"))
        seen.add(fold(entry.name))


def write(form: Form, reading: Reading) -> list[str]:
    """The position as lines that read back to the same position."""
    lines = [f"option: {' '.join(reading.options)}"] if reading.options else []
    if reading.table.values:
        lines.append(_written(form, reading.table, form.table))
    return lines + [_written(form, entry, form.fields) for entry in reading.players]


def _written(form: Form, entry: Entry, fields: tuple[Field, ...]) -> str:
    flags = [f.word for f in form.flags if entry.get(f.word)]
    cards = [f"{form.cards.kind.show(c)}{f'x{n}' if n > 1 else ''}" for c, n in entry.get("cards", {}).items()] if form.cards else []
    values = [f"{quoted(f.key)}={f.kind.show(entry.values[f.key])}" for f in fields if f.key in entry.values]
    return f"{entry.name}: {' '.join(flags + cards + values)}".rstrip()
